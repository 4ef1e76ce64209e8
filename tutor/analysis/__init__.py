"""Looking at whole games: many of them against each other (`tournament`), and the tables and charts made of them."""
