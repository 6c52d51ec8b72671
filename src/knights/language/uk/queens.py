"""Made from language/uk/queens.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'queens-only': lambda then, line, name, square: ('Тоді ' + ('на горизонталі ' + f.show(name) if f.show(line) == 'row' else 'на вертикалі ' + f.show(name)) if f.show(then) == 'true' else ('На горизонталі ' + f.show(name) if f.show(line) == 'row' else 'На вертикалі ' + f.show(name))) + ' ферзь може стояти лише на ' + f.show(square) + '.',
    'queens-none': lambda then, line, name: ('Тоді ' + ('на горизонталі ' + f.show(name) if f.show(line) == 'row' else 'на вертикалі ' + f.show(name)) if f.show(then) == 'true' else ('На горизонталі ' + f.show(name) if f.show(line) == 'row' else 'На вертикалі ' + f.show(name))) + ' не залишається безпечної клітинки для ферзя.',
    'queens-options': lambda line, name, squares: ('На горизонталі ' + f.show(name) if f.show(line) == 'row' else 'На вертикалі ' + f.show(name)) + ' ферзь може стояти лише на ' + f.row(squares, 'or', 6) + '.',
    'queens-try': lambda square: 'Спробуйте ферзя на ' + f.show(square) + '.',
    'queens-blocked': 'закрита',
    'queens-attacked': lambda square: "її б'є ферзь із " + f.show(square),
    'queens-row-taken': lambda name: 'на горизонталі ' + f.show(name) + ' вже є ферзь',
    'queens-rising-taken': 'на висхідній діагоналі вже є ферзь',
    'queens-falling-taken': 'на спадній діагоналі вже є ферзь',
    'queens-no-square': lambda how, column: ('Усі клітинки вертикалі ' + f.show(column) + ' під боєм.' if f.show(how) == 'attacked' else 'Усі клітинки вертикалі ' + f.show(column) + ' закриті.' if f.show(how) == 'blocked' else 'Усі клітинки вертикалі ' + f.show(column) + ' під боєм або закриті.'),
    'queens-attacks': lambda queen, squares: 'Ферзь із ' + f.show(queen) + " б'є " + f.row(squares, 'and', 6) + '.',
    'queens-squares-blocked': lambda squares: (f.row(squares, 'and') + ' закрита.' if len(squares) == 1 else f.row(squares, 'and', 6) + ' закриті.' if f.plural(len(squares)) == 'one' else f.row(squares, 'and', 6) + ' закриті.' if f.plural(len(squares)) == 'few' else f.row(squares, 'and', 6) + ' закриті.'),
    'queens-mark-column': 'вертикаль без безпечної клітинки',
    'queens-mark-attacker': "ферзь і клітинки, які він б'є",
    'queens-column': lambda column: 'вертикаль ' + f.show(column),
    'queens-safe': lambda squares, column: 'На вертикалі ' + f.show(column) + ' не під боєм: ' + f.row(squares, 'and', 6) + '.',
    'queens-safe-unblocked': lambda squares, column: 'На вертикалі ' + f.show(column) + ' не під боєм і не закрито: ' + f.row(squares, 'and', 6) + '.',
    'queens-unseen-taken': lambda column, square: 'На вертикалі ' + f.show(column) + ' вже є ферзь, на ' + f.show(square) + '.',
    'queens-unseen-next': lambda column: 'Наступний ферзь стане на вертикаль ' + f.show(column) + '.',
}
