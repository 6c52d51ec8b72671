"""Made from language/uk/sudoku.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'sudoku-only-digit': lambda then, cell, digit: ('Then ' + f.show(cell) + ' can only be ' + f.show(digit) + '.' if f.show(then) == 'true' else f.show(cell) + ' can only be ' + f.show(digit) + '.'),
    'sudoku-only-cell': lambda then, unit, number, cell, digit: ('Then ' + ('in row ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'in column ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'in box ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.') if f.show(then) == 'true' else ('In row ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'In column ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'In box ' + f.show(number) + ' only ' + f.show(cell) + ' is left for ' + f.show(digit) + '.')),
    'sudoku-no-digit': lambda then, cell: ('Then no digit is left for ' + f.show(cell) + '.' if f.show(then) == 'true' else 'No digit is left for ' + f.show(cell) + '.'),
    'sudoku-no-cell': lambda then, unit, number, digit: ('Then ' + ('in row ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'in column ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'in box ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.') if f.show(then) == 'true' else ('In row ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'row' else 'In column ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.' if f.show(unit) == 'column' else 'In box ' + f.show(number) + ' no cell is left for ' + f.show(digit) + '.')),
    'sudoku-digits': lambda cell, digits: f.show(cell) + ' can only be ' + f.row(digits, 'or', 6) + '.',
    'sudoku-cells': lambda unit, number, digit, cells: ('In row ' + f.show(number) + ' ' + f.show(digit) + ' can only go to ' + f.row(cells, 'or', 6) + '.' if f.show(unit) == 'row' else 'In column ' + f.show(number) + ' ' + f.show(digit) + ' can only go to ' + f.row(cells, 'or', 6) + '.' if f.show(unit) == 'column' else 'In box ' + f.show(number) + ' ' + f.show(digit) + ' can only go to ' + f.row(cells, 'or', 6) + '.'),
    'sudoku-try': lambda digit, cell: 'Try ' + f.show(digit) + ' in ' + f.show(cell) + '.',
    'sudoku-taken': lambda unit, number, digit, cell: ('row ' + f.show(number) + ' has its ' + f.show(digit) + ' in ' + f.show(cell) if f.show(unit) == 'row' else 'column ' + f.show(number) + ' has its ' + f.show(digit) + ' in ' + f.show(cell) if f.show(unit) == 'column' else 'box ' + f.show(number) + ' has its ' + f.show(digit) + ' in ' + f.show(cell)),
}
