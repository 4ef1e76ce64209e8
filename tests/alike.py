"""Words that may be the same in two languages without anybody having forgotten to translate them."""

#: Words that are written alike in English and French.
ALIKE = {"Toscana", "champagne", "rosé", "production", "Journal", "Scores", "Total", "Solo", "Tests"}
ALIKE |= {"Grand Cru", "Gamay", "Syrah", "Merlot", "Cabernet Sauvignon", "Pinot Noir", "AOC", "Primeur"}
ALIKE |= {"Viticulture", "Sangiovese", "Malvasia", "Pinot", "Trebbiano", "Sauvignon Blanc", "Chardonnay"}
ALIKE |= {"irrigation", "cottage", "Artisan", "Mentor", "Noble", "mamas", "papas"}
ALIKE |= {"Trás-os-Montes", "Minho", "Douro", "Dão", "Ribatejo", "Lisboa", "Setúbal", "Alentejo", "Algarve"}
ALIKE |= {"Anabela", "Bruno", "Carolina", "Lacerda", "Casa de Fados", "Enoteca", "Export", "Bagos"}
ALIKE |= {"Dom Pierre", "Pinot Meunier", "Reims"}
#: Towns of Dom Pierre that have one name in both languages.
ALIKE |= {"Amsterdam", "Stockholm", "Christiania", "Dublin", "Lille", "Bruges", "Liverpool", "Rotterdam", "Kiev"}
ALIKE |= {"Riga", "Odessa", "Berlin", "Prague", "Pest", "Munich", "Leipzig", "Madrid", "Rome", "Naples", "Turin"}
ALIKE |= {"Florence", "Porto", "Lyon", "Marseille", "New York", "Boston", "Baltimore", "Charleston", "Paris", "Nantes"}
ALIKE |= {"Milan", "Versailles", "Fontainebleau", "Saint-Germain", "Rouen", "Le Havre", "Bordeaux", "Cherbourg"}
#: Units whose words are the same, in one and in many.
ALIKE |= {"cube  cubes", "franc francs", "point points"}
