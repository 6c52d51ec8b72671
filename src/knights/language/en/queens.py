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
}
