"""Made from language/en/link.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'link-cut': lambda length, text: (f.show(text) + ' (' + f.number(length) + ' character)' if f.plural(length) == 'one' else f.show(text) + ' (' + f.number(length) + ' characters)'),
    'link-long': lambda length, most: 'link of ' + f.number(length) + ' characters: it may have at most ' + f.number(most),
    'link-escape': lambda link: 'link ' + f.show(link) + ': after a % there must be two hexadecimal digits',
    'link-day': lambda day: 'day ' + f.show(day) + ': it must be a date, for instance 2026-11-22',
    'link-position': lambda position: 'position ' + f.show(position) + ': it must be a whole number of steps, for instance 1200',
    'link-state': lambda state, position: 'state ' + f.show(state) + ': it does not belong to step ' + f.number(position) + ' of this search. Copy the whole link once more.',
    'link-option-twice': lambda name: 'option ' + f.show(name) + ': it is given twice. Leave one out.',
    'link-option': lambda name, value: ('v ' + f.show(value) + ': it must be 1, the version that is known here' if f.word(name) == 'v' else 'play ' + f.show(value) + ': it must be yes, or what was done by hand, copied whole' if f.word(name) == 'play' else 'until ' + f.show(value) + ': it must be a step, for instance 1300' if f.word(name) == 'until' else 'speed ' + f.show(value) + ': it must be a number of steps a second, auto or max' if f.word(name) == 'speed' else 'theme ' + f.show(value) + ': it must be light or dark' if f.word(name) == 'theme' else 'panels ' + f.show(value) + ': it must be names of panels, with commas between them' if f.word(name) == 'panels' else 'hide ' + f.show(value) + ': it must be some of code,tree,verdict' if f.word(name) == 'hide' else 'lock ' + f.show(value) + ': it must be steps' if f.word(name) == 'lock' else 'present ' + f.show(value) + ': it must be yes' if f.word(name) == 'present' else 'at ' + f.show(value) + ": it must be places of a graph's vertices, four characters each" if f.word(name) == 'at' else 'ask ' + f.show(value) + ': it must be some of next,back,lost,why,line,steps' if f.word(name) == 'ask' else 'to ' + f.show(value) + ': it must be the last step at which to ask, for instance 1300' if f.word(name) == 'to' else 'be ' + f.show(value) + ': it must be a number of steps up to 999, or 12,quiet to tell at the end' if f.word(name) == 'be' else 'day ' + f.show(value) + ': it must be a date, for instance 2026-11-22' if f.word(name) == 'day' else 'own ' + f.show(value) + ': it must be a program, copied whole' if f.word(name) == 'own' else 'hints ' + f.show(value) + ': it must be how many hints were given, for instance 2' if f.word(name) == 'hints' else 'lesson ' + f.show(value) + ': it must be a lesson and its step, for instance 3.2, or a lesson of your own, copied whole' if f.word(name) == 'lesson' else 'lang ' + f.show(value) + ': it must be a language that is known here, for instance uk' if f.word(name) == 'lang' else f.show(name) + ' ' + f.show(value) + ': it must be copied whole'),
    'link-long-scenario': lambda length, most: 'scenario of ' + f.number(length) + ' characters: it may have at most ' + f.number(most),
    'link-character': lambda character: 'character ' + f.show(character) + ': a scenario has only letters, digits and marks such as , ; : = . -',
    'link-new': lambda scenario: 'scenario ' + f.show(scenario) + ': it must be new/PUZZLE/SEED, for instance new/sudoku/4821',
    'link-missing': lambda scenario, missing, pattern, example: 'scenario ' + f.show(scenario) + ': ' + f.show(missing) + ' is missing. It must be ' + f.show(pattern) + ', for instance ' + f.show(example),
    'link-hidden': lambda text, character: 'text ' + f.show(text) + ': it holds ' + f.show(character) + ', and nobody sees that. Leave it out.',
    'link-part': lambda part: 'part ' + f.show(part) + ': it must be name=value, for instance goal=all',
    'link-part-twice': lambda part, name: 'part ' + f.show(part) + ': ' + f.show(name) + ' is given twice. Leave one out.',
    'link-no-parameter': lambda name, puzzle, known: 'parameter ' + f.show(name) + ': ' + f.show(puzzle) + ' has ' + f.row(known, 'and'),
    'link-choice': lambda name, value, known: f.show(name) + ' ' + f.show(value) + ': it must be ' + f.row(known, 'or'),
    'link-name-or-text': lambda name, value, known: f.show(name) + ' ' + f.show(value) + ': it must be ' + f.row(known, 'or') + ', or a text such as A:B,C;B:C',
    'link-number': lambda name, value, low, high: f.show(name) + ' ' + f.show(value) + ': it must be a number from ' + f.show(low) + ' to ' + f.show(high),
    'link-needs': lambda name, value, other, allowed, given: f.show(name) + ' ' + f.show(value) + ': it goes only with ' + f.show(other) + '=' + f.row(allowed, 'or') + ', not with ' + f.show(given),
    'link-too-large': lambda name, value, most, advice: f.show(name) + ' ' + f.show(value) + ': in the page it may go up to ' + f.show(most) + f.show(advice),
    'link-board': lambda board: 'board ' + f.show(board) + ': it must be ROWSxCOLUMNS, for instance 8x8',
    'link-side': lambda side, count, most: (f.show(count) + ' rows: a board has from 1 to ' + f.show(most) if f.word(side) == 'rows' else f.show(count) + ' columns: a board has from 1 to ' + f.show(most)),
    'link-long-side': lambda board, most: 'board ' + f.show(board) + ': a side may have at most ' + f.show(most) + ' squares',
    'link-square': lambda square, board, last, columns, rows: 'square ' + f.show(square) + ': the squares of the ' + f.show(board) + ' board are a1 to ' + f.show(last) + ', or 1,1 to ' + f.show(columns) + ',' + f.show(rows),
    'link-hole': lambda square: 'square ' + f.show(square) + ': it is a hole. Choose a square that is not blocked.',
    'link-holes': lambda holes, board: 'holes ' + f.show(holes) + ': they must be squares of the ' + f.show(board) + ' board',
    'link-no-square': lambda board: 'board ' + f.show(board) + ': every square is blocked. Leave at least one free.',
    'link-end': lambda end: 'end ' + f.show(end) + ': it is the start. A tour ends on another square.',
    'link-leaper': lambda leaper, known: 'leaper ' + f.show(leaper) + ': it must be two numbers, for instance 1,2, or one of ' + f.row(known, 'or'),
    'link-leap': lambda leaper, longest: 'leaper ' + f.show(leaper) + ': it must be two numbers from 0 to ' + f.show(longest) + ', the smaller first and not both 0, for instance 1,2 for the knight',
    'link-order': lambda order, known: 'order ' + f.show(order) + ': it must be ' + f.row(known, 'or') + ', or a list of moves such as 1,2;2,1',
    'link-move': lambda move, longest: 'move ' + f.show(move) + ': it must be dx,dy with numbers up to ' + f.show(longest) + ', for instance 1,2 or -2,1',
    'link-no-move': "move '0,0': it must lead to another square",
    'link-move-twice': lambda move: "move '" + f.show(move) + "': it is in the order twice. Leave one out.",
    'link-two-leapers': lambda leaper: "leaper '" + f.show(leaper) + "': the order lists its own moves. Leave the leaper out.",
    'link-canonical': lambda length, written, most: 'scenario of ' + f.number(length) + ' characters, ' + f.number(written) + ' in its canonical form: it may have at most ' + f.number(most),
    'link-digits': 'of thousands of digits',
}
