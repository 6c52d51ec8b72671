### The puzzle is played by hand.

## Library

# $places: squares, cells or regions, by their names.
play-hint-look = Look at { AND($places, most: 6) }.
