"""What all games share: games, states, decisions, moves, chance, journal, rulebook, words, saves."""
