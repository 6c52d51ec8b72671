### The null puzzle: numbers in a line.

## Library

line-used = used already
line-neighbour = next to { $number }
line-entry = Numbers in a line
    .summary = 1 to n in a line, no two neighbours in sequence.
line-parameter-n = Numbers
    .help = How many.
line-preset-line-4 = Four numbers
    .look = Begins with 2.
