"""Made from language/en/queens.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'queens-only': lambda then, line, name, square: ('Then ' + ('row ' + f.show(name) + ' can only have its queen on ' + f.show(square) + '.' if f.show(line) == 'row' else 'column ' + f.show(name) + ' can only have its queen on ' + f.show(square) + '.') if f.show(then) == 'true' else ('Row ' + f.show(name) + ' can only have its queen on ' + f.show(square) + '.' if f.show(line) == 'row' else 'Column ' + f.show(name) + ' can only have its queen on ' + f.show(square) + '.')),
    'queens-none': lambda then, line, name: ('Then ' + ('row ' + f.show(name) + ' has no safe square left for its queen.' if f.show(line) == 'row' else 'column ' + f.show(name) + ' has no safe square left for its queen.') if f.show(then) == 'true' else ('Row ' + f.show(name) + ' has no safe square left for its queen.' if f.show(line) == 'row' else 'Column ' + f.show(name) + ' has no safe square left for its queen.')),
    'queens-options': lambda line, name, squares: ('Row ' + f.show(name) + ' can only have its queen on ' + f.row(squares, 'or', 6) + '.' if f.show(line) == 'row' else 'Column ' + f.show(name) + ' can only have its queen on ' + f.row(squares, 'or', 6) + '.'),
    'queens-try': lambda square: 'Try a queen on ' + f.show(square) + '.',
    'queens-blocked': 'blocked',
    'queens-attacked': lambda square: 'attacked by the queen on ' + f.show(square),
    'queens-row-taken': lambda name: 'row ' + f.show(name) + ' already holds a queen',
    'queens-rising-taken': 'the rising diagonal already holds a queen',
    'queens-falling-taken': 'the falling diagonal already holds a queen',
    'queens-no-square': lambda how, column: ('Every square of column ' + f.show(column) + ' is attacked.' if f.show(how) == 'attacked' else 'Every square of column ' + f.show(column) + ' is blocked.' if f.show(how) == 'blocked' else 'Every square of column ' + f.show(column) + ' is attacked or blocked.'),
    'queens-attacks': lambda queen, squares: f.show(queen) + ' attacks ' + f.row(squares, 'and', 6) + '.',
    'queens-squares-blocked': lambda squares: (f.row(squares, 'and') + ' is blocked.' if f.plural(len(squares)) == 'one' else f.row(squares, 'and', 6) + ' are blocked.'),
    'queens-mark-column': 'a column without a safe square',
    'queens-mark-attacker': 'a queen, and the squares that it attacks',
    'queens-column': lambda column: 'column ' + f.show(column),
    'queens-safe': lambda squares, column: ('In column ' + f.show(column) + ' ' + f.row(squares, 'and') + ' is not attacked.' if f.plural(len(squares)) == 'one' else 'In column ' + f.show(column) + ' ' + f.row(squares, 'and', 6) + ' are not attacked.'),
    'queens-safe-unblocked': lambda squares, column: ('In column ' + f.show(column) + ' ' + f.row(squares, 'and') + ' is neither attacked nor blocked.' if f.plural(len(squares)) == 'one' else 'In column ' + f.show(column) + ' ' + f.row(squares, 'and', 6) + ' are neither attacked nor blocked.'),
    'queens-unseen-taken': lambda column, square: 'Column ' + f.show(column) + ' has its queen, on ' + f.show(square) + '.',
    'queens-unseen-next': lambda column: 'The next queen goes to column ' + f.show(column) + '.',
}
