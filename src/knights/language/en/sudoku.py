"""Made from language/en/sudoku.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'sudoku-only-digit': lambda then, cell, digit: ('Then ' + f.show(cell) + ' can only be ' + f.show(digit) + '.' if f.show(then) == 'true' else f.show(cell) + ' can only be ' + f.show(digit) + '.'),
    'sudoku-only-cell': lambda then, unit, number, cell, digit: ('Then ' + ('in row ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'in column ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'in box ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.') if f.show(then) == 'true' else ('In row ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'In column ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'In box ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.')),
    'sudoku-no-digit': lambda then, cell: ('Then no digit is left for ' + f.show(cell) + '.' if f.show(then) == 'true' else 'No digit is left for ' + f.show(cell) + '.'),
    'sudoku-no-cell': lambda then, unit, number, digit: ('Then ' + ('in row ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'in column ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'in box ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.') if f.show(then) == 'true' else ('In row ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'In column ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'In box ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.')),
    'sudoku-digits': lambda cell, digits: f.show(cell) + ' can only be ' + f.row(digits, 'or', 6) + '.',
    'sudoku-cells': lambda unit, number, digit, cells: ('In row ' + f.show(number) + ' ' + f.show(digit) + ' can only go to ' + f.row(cells, 'or', 6) + '.' if f.show(unit) == 'row' else 'In column ' + f.show(number) + ' ' + f.show(digit) + ' can only go to ' + f.row(cells, 'or', 6) + '.' if f.show(unit) == 'column' else 'In box ' + f.show(number) + ' ' + f.show(digit) + ' can only go to ' + f.row(cells, 'or', 6) + '.'),
    'sudoku-try': lambda digit, cell: 'Try ' + f.show(digit) + ' in ' + f.show(cell) + '.',
    'sudoku-why-no-cell': lambda cells, digit: (f.row(cells, 'and', 6) + ' already has a ' + f.show(digit) + ' in its row, column or box.' if f.plural(len(cells)) == 'one' else f.row(cells, 'and', 6) + ' already have a ' + f.show(digit) + ' in their row, column or box.'),
    'sudoku-why-held': lambda unit, number, digits: ('Row ' + f.show(number) + ' has ' + f.row(digits, 'and') + '.' if f.show(unit) == 'row' else 'Column ' + f.show(number) + ' has ' + f.row(digits, 'and') + '.' if f.show(unit) == 'column' else 'Box ' + f.show(number) + ' has ' + f.row(digits, 'and') + '.'),
    'sudoku-open': lambda cell, digits: f.show(cell) + ' can still be ' + f.row(digits, 'or') + '.',
    'sudoku-unseen-given': lambda cell, digit: f.show(cell) + ' is ' + f.show(digit) + ': the puzzle gives it.',
    'sudoku-unseen-filled': lambda cell, digit: f.show(cell) + ' is already ' + f.show(digit) + '.',
    'sudoku-unseen-next-cell': lambda cell: 'The next cell is ' + f.show(cell) + '.',
    'sudoku-unseen-next-digit': lambda digit, cells: 'The next digit is ' + f.show(digit) + ', in ' + f.row(cells, 'or') + '.',
    'sudoku-mark-stuck': 'a cell that no digit fits',
    'sudoku-mark-holders': 'a digit in its row, column or box',
    'sudoku-mark-blank': lambda digit: "a blank cell that can't take " + f.show(digit),
    'sudoku-mark-in-the-way': lambda digit: 'a ' + f.show(digit) + ' in its row, column or box',
    'sudoku-error-length': lambda givens, number: 'givens ' + f.show(givens) + ' of ' + (f.number(number) + ' character' if f.plural(number) == 'one' else f.number(number) + ' characters') + ': a sudoku has 81, or 16 for 4 x 4, or 256 for 16 x 16',
    'sudoku-error-sign': lambda sign, cell, most: f.show(sign) + ' in ' + f.show(cell) + ': it must be a digit from 1 to ' + f.show(most) + ', or . for a blank',
    'sudoku-error-twice': lambda unit, number, digit, cells: ('row ' + f.show(number) + ' has ' + f.show(digit) + ' twice, in ' + f.row(cells, 'and') + ': it may have each digit once' if f.show(unit) == 'row' else 'column ' + f.show(number) + ' has ' + f.show(digit) + ' twice, in ' + f.row(cells, 'and') + ': it may have each digit once' if f.show(unit) == 'column' else 'box ' + f.show(number) + ' has ' + f.show(digit) + ' twice, in ' + f.row(cells, 'and') + ': it may have each digit once'),
    'sudoku-taken': lambda unit, number, digit, cell: ('row ' + f.show(number) + ' has its ' + f.show(digit) + ' in ' + f.show(cell) if f.show(unit) == 'row' else 'column ' + f.show(number) + ' has its ' + f.show(digit) + ' in ' + f.show(cell) if f.show(unit) == 'column' else 'box ' + f.show(number) + ' has its ' + f.show(digit) + ' in ' + f.show(cell)),
}
