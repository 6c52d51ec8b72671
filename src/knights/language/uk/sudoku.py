"""Made from language/uk/sudoku.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'sudoku-only-digit': lambda then, cell, digit: ('Тоді в ' + f.show(cell) + ' може бути лише ' + f.show(digit) + '.' if f.show(then) == 'true' else 'У ' + f.show(cell) + ' може бути лише ' + f.show(digit) + '.'),
    'sudoku-only-cell': lambda then, unit, number, cell, digit: ('Тоді ' + ('у рядку ' + f.show(number) if f.show(unit) == 'row' else 'у стовпці ' + f.show(number) if f.show(unit) == 'column' else 'у блоці ' + f.show(number)) if f.show(then) == 'true' else ('У рядку ' + f.show(number) if f.show(unit) == 'row' else 'У стовпці ' + f.show(number) if f.show(unit) == 'column' else 'У блоці ' + f.show(number))) + ' для ' + f.show(digit) + ' залишається лише ' + f.show(cell) + '.',
    'sudoku-no-digit': lambda then, cell: ('Тоді для ' + f.show(cell) + ' не залишається жодної цифри.' if f.show(then) == 'true' else 'Для ' + f.show(cell) + ' не залишається жодної цифри.'),
    'sudoku-no-cell': lambda then, unit, number, digit: ('Тоді ' + ('у рядку ' + f.show(number) if f.show(unit) == 'row' else 'у стовпці ' + f.show(number) if f.show(unit) == 'column' else 'у блоці ' + f.show(number)) if f.show(then) == 'true' else ('У рядку ' + f.show(number) if f.show(unit) == 'row' else 'У стовпці ' + f.show(number) if f.show(unit) == 'column' else 'У блоці ' + f.show(number))) + ' не залишається клітинки для ' + f.show(digit) + '.',
    'sudoku-digits': lambda cell, digits: 'У ' + f.show(cell) + ' може бути лише ' + f.row(digits, 'or', 6) + '.',
    'sudoku-cells': lambda unit, number, digit, cells: ('У рядку ' + f.show(number) if f.show(unit) == 'row' else 'У стовпці ' + f.show(number) if f.show(unit) == 'column' else 'У блоці ' + f.show(number)) + ' ' + f.show(digit) + ' може бути лише в ' + f.row(cells, 'or', 6) + '.',
    'sudoku-try': lambda digit, cell: 'Спробуйте ' + f.show(digit) + ' в ' + f.show(cell) + '.',
    'sudoku-why-no-cell': lambda cells, digit: (f.row(cells, 'and', 6) + ' уже має ' + f.show(digit) + ' у своєму рядку, стовпці або блоці.' if len(cells) == 1 else f.row(cells, 'and', 6) + ' уже мають ' + f.show(digit) + ' у своєму рядку, стовпці або блоці.' if f.plural(len(cells)) == 'one' else f.row(cells, 'and', 6) + ' уже мають ' + f.show(digit) + ' у своєму рядку, стовпці або блоці.' if f.plural(len(cells)) == 'few' else f.row(cells, 'and', 6) + ' уже мають ' + f.show(digit) + ' у своєму рядку, стовпці або блоці.'),
    'sudoku-why-held': lambda unit, number, digits: ('У рядку ' + f.show(number) + ' вже є ' + f.row(digits, 'and') + '.' if f.show(unit) == 'row' else 'У стовпці ' + f.show(number) + ' вже є ' + f.row(digits, 'and') + '.' if f.show(unit) == 'column' else 'У блоці ' + f.show(number) + ' вже є ' + f.row(digits, 'and') + '.'),
    'sudoku-open': lambda cell, digits: 'У ' + f.show(cell) + ' ще може бути ' + f.row(digits, 'or') + '.',
    'sudoku-unseen-given': lambda cell, digit: 'У ' + f.show(cell) + ' задано ' + f.show(digit) + '.',
    'sudoku-unseen-filled': lambda cell, digit: 'У ' + f.show(cell) + ' вже стоїть ' + f.show(digit) + '.',
    'sudoku-unseen-next-cell': lambda cell: 'Наступна клітинка — ' + f.show(cell) + '.',
    'sudoku-unseen-next-digit': lambda digit, cells: 'Наступна цифра — ' + f.show(digit) + ', у ' + f.row(cells, 'or') + '.',
    'sudoku-mark-stuck': 'клітинка, до якої не підходить жодна цифра',
    'sudoku-mark-holders': 'цифра в її рядку, стовпці або блоці',
    'sudoku-mark-blank': lambda digit: 'порожня клітинка, у якій не може бути ' + f.show(digit),
    'sudoku-mark-in-the-way': lambda digit: f.show(digit) + ' у її рядку, стовпці або блоці',
    'sudoku-error-length': lambda givens, number: 'givens ' + f.show(givens) + ': знаків ' + f.number(number) + ', а в судоку їх 81, або 16 для 4 x 4, або 256 для 16 x 16',
    'sudoku-error-sign': lambda sign, cell, most: f.show(sign) + ' у ' + f.show(cell) + ': має бути цифра від 1 до ' + f.show(most) + ' або . для порожньої клітинки',
    'sudoku-error-twice': lambda unit, number, digit, cells: ('у рядку ' + f.show(number) if f.show(unit) == 'row' else 'у стовпці ' + f.show(number) if f.show(unit) == 'column' else 'у блоці ' + f.show(number)) + ' цифра ' + f.show(digit) + ' стоїть двічі, у ' + f.row(cells, 'and') + ': кожна цифра може бути там лише раз',
    'sudoku-taken': lambda unit, number, digit, cell: ('у рядку ' + f.show(number) if f.show(unit) == 'row' else 'у стовпці ' + f.show(number) if f.show(unit) == 'column' else 'у блоці ' + f.show(number)) + ' вже є ' + f.show(digit) + ', у ' + f.show(cell),
}
