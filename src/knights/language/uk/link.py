"""Made from language/uk/link.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'link-cut': lambda length, text: (f.show(text) + ' (' + f.number(length) + ' символ)' if f.plural(length) == 'one' else f.show(text) + ' (' + f.number(length) + ' символи)' if f.plural(length) == 'few' else f.show(text) + ' (' + f.number(length) + ' символів)'),
    'link-long': lambda length, most: 'посилання має символів: ' + f.number(length) + '. Дозволено щонайбільше ' + f.number(most),
    'link-escape': lambda link: 'посилання ' + f.show(link) + ': після % мають бути дві шістнадцяткові цифри',
    'link-day': lambda day: 'day ' + f.show(day) + ': це має бути дата, наприклад 2026-11-22',
    'link-position': lambda position: 'позиція ' + f.show(position) + ': це має бути ціле число кроків, наприклад 1200',
    'link-state': lambda state, position: 'стан ' + f.show(state) + ': він не належить до кроку ' + f.number(position) + ' цього пошуку. Скопіюйте ціле посилання ще раз.',
    'link-option-twice': lambda name: 'параметр ' + f.show(name) + ': його подано двічі. Приберіть один.',
    'link-option': lambda name, value: ('v ' + f.show(value) + ': має бути 1, відома тут версія' if f.word(name) == 'v' else 'play ' + f.show(value) + ': має бути yes або те, що зроблено вручну, скопійоване цілим' if f.word(name) == 'play' else 'until ' + f.show(value) + ': має бути крок, наприклад 1300' if f.word(name) == 'until' else 'speed ' + f.show(value) + ': має бути число кроків за секунду, auto або max' if f.word(name) == 'speed' else 'theme ' + f.show(value) + ': має бути light або dark' if f.word(name) == 'theme' else 'panels ' + f.show(value) + ': мають бути назви панелей через кому' if f.word(name) == 'panels' else 'hide ' + f.show(value) + ': має бути щось із code,tree,verdict' if f.word(name) == 'hide' else 'lock ' + f.show(value) + ': має бути steps' if f.word(name) == 'lock' else 'present ' + f.show(value) + ': має бути yes' if f.word(name) == 'present' else 'at ' + f.show(value) + ': мають бути місця вершин графа, по чотири символи' if f.word(name) == 'at' else 'ask ' + f.show(value) + ': має бути щось із next,back,lost,why,line,steps' if f.word(name) == 'ask' else 'to ' + f.show(value) + ': має бути останній крок, на якому запитувати, наприклад 1300' if f.word(name) == 'to' else 'be ' + f.show(value) + ': має бути число кроків до 999 або 12,quiet, щоб відповісти в кінці' if f.word(name) == 'be' else 'day ' + f.show(value) + ': має бути дата, наприклад 2026-11-22' if f.word(name) == 'day' else 'own ' + f.show(value) + ': має бути програма, скопійована цілою' if f.word(name) == 'own' else 'hints ' + f.show(value) + ': має бути число даних підказок, наприклад 2' if f.word(name) == 'hints' else 'lesson ' + f.show(value) + ': має бути урок і його крок, наприклад 3.2, або власний урок, скопійований цілим' if f.word(name) == 'lesson' else 'lang ' + f.show(value) + ': має бути відома тут мова, наприклад uk' if f.word(name) == 'lang' else f.show(name) + ' ' + f.show(value) + ': скопіюйте цілим'),
    'link-long-scenario': lambda length, most: 'сценарій має символів: ' + f.number(length) + '. Дозволено щонайбільше ' + f.number(most),
    'link-character': lambda character: 'символ ' + f.show(character) + ': у сценарії є лише літери, цифри й знаки, як-от , ; : = . -',
    'link-new': lambda scenario: 'сценарій ' + f.show(scenario) + ': має бути new/PUZZLE/SEED, наприклад new/sudoku/4821',
    'link-missing': lambda scenario, missing, pattern, example: 'сценарій ' + f.show(scenario) + ': бракує ' + f.show(missing) + '. Має бути ' + f.show(pattern) + ', наприклад ' + f.show(example),
    'link-hidden': lambda text, character: 'текст ' + f.show(text) + ': він містить ' + f.show(character) + ', а цього ніхто не бачить. Приберіть це.',
    'link-part': lambda part: 'частина ' + f.show(part) + ': має бути name=value, наприклад goal=all',
    'link-part-twice': lambda part, name: 'частина ' + f.show(part) + ': ' + f.show(name) + ' подано двічі. Приберіть одне.',
    'link-no-parameter': lambda name, puzzle, known: 'параметр ' + f.show(name) + ': ' + f.show(puzzle) + ' має ' + f.row(known, 'and'),
    'link-choice': lambda name, value, known: f.show(name) + ' ' + f.show(value) + ': має бути ' + f.row(known, 'or'),
    'link-name-or-text': lambda name, value, known: f.show(name) + ' ' + f.show(value) + ': має бути ' + f.row(known, 'or') + ' або текст, як-от A:B,C;B:C',
    'link-number': lambda name, value, low, high: f.show(name) + ' ' + f.show(value) + ': має бути число від ' + f.show(low) + ' до ' + f.show(high),
    'link-needs': lambda name, value, other, allowed, given: f.show(name) + ' ' + f.show(value) + ': це можливо лише з ' + f.show(other) + '=' + f.row(allowed, 'or') + ', а не з ' + f.show(given),
    'link-too-large': lambda name, value, most, advice: f.show(name) + ' ' + f.show(value) + ': на сторінці можна до ' + f.show(most) + f.show(advice),
    'link-board': lambda board: 'дошка ' + f.show(board) + ': має бути ROWSxCOLUMNS, наприклад 8x8',
    'link-side': lambda side, count, most: ('горизонталей ' + f.show(count) + ': дошка має їх від 1 до ' + f.show(most) if f.word(side) == 'rows' else 'вертикалей ' + f.show(count) + ': дошка має їх від 1 до ' + f.show(most)),
    'link-long-side': lambda board, most: 'дошка ' + f.show(board) + ': сторона може мати щонайбільше ' + f.show(most) + ' клітинок',
    'link-square': lambda square, board, last, columns, rows: 'клітинка ' + f.show(square) + ': клітинки дошки ' + f.show(board) + ' — від a1 до ' + f.show(last) + ', або від 1,1 до ' + f.show(columns) + ',' + f.show(rows),
    'link-hole': lambda square: 'клітинка ' + f.show(square) + ': її закрито. Виберіть іншу клітинку.',
    'link-holes': lambda holes, board: 'закриті клітинки ' + f.show(holes) + ': мають бути клітинки дошки ' + f.show(board),
    'link-no-square': lambda board: 'дошка ' + f.show(board) + ': усі клітинки закрито. Залиште хоч одну.',
    'link-end': lambda end: 'кінець ' + f.show(end) + ': це початок. Маршрут закінчується на іншій клітинці.',
    'link-leaper': lambda leaper, known: 'фігура ' + f.show(leaper) + ': мають бути два числа, наприклад 1,2, або ' + f.row(known, 'or'),
    'link-leap': lambda leaper, longest: 'фігура ' + f.show(leaper) + ': мають бути два числа від 0 до ' + f.show(longest) + ', спершу менше, не обидва 0, наприклад 1,2 для коня',
    'link-order': lambda order, known: 'порядок ' + f.show(order) + ': має бути ' + f.row(known, 'or') + ' або список ходів, як-от 1,2;2,1',
    'link-move': lambda move, longest: 'хід ' + f.show(move) + ': має бути dx,dy з числами до ' + f.show(longest) + ', наприклад 1,2 або -2,1',
    'link-no-move': "хід '0,0': він має вести на іншу клітинку",
    'link-move-twice': lambda move: "хід '" + f.show(move) + "': він є в порядку двічі. Приберіть один.",
    'link-two-leapers': lambda leaper: "фігура '" + f.show(leaper) + "': порядок сам називає свої ходи. Приберіть фігуру.",
    'link-canonical': lambda length, written, most: 'сценарій має символів: ' + f.number(length) + ', а у повному записі ' + f.number(written) + '. Дозволено щонайбільше ' + f.number(most),
    'link-digits': 'з тисяч цифр',
}
