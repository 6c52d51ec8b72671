"""Made from language/uk/bridge.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'bridge-error-text': lambda name, value: f.show(name) + ' ' + f.show(value) + ': має бути текст',
    'bridge-error-texts': lambda name, value: f.show(name) + ' ' + f.show(value) + ': має бути список текстів або null',
    'bridge-error-number': lambda name, value, most: f.show(name) + ' ' + f.show(value) + ': має бути ціле число від 0 до ' + f.show(most),
    'bridge-error-path': lambda path: 'шлях ' + f.show(path) + ': має бути список варіантів',
    'bridge-error-events': lambda events: 'кроки ' + f.show(events) + ': має бути список кроків',
    'bridge-error-answer': lambda answer: 'відповідь ' + f.show(answer) + ': має бути число, список варіантів або null',
    'bridge-error-list': lambda names: 'назви ' + f.show(names) + ': має бути список',
    'bridge-error-parameters': lambda names: 'назви ' + f.show(names) + ': мають бути різні параметри',
    'bridge-error-starts': lambda starts, most: 'start: місць у цій головоломці ' + f.number(starts) + '. У таблиці може бути до ' + f.number(most) + '.',
    'bridge-error-day': lambda day: 'день ' + f.show(day) + ': у нього інша головоломка. Відкрийте посилання того дня ще раз.',
    'bridge-error-picture': lambda step, most: 'крок ' + f.number(step) + ': картинку можна зробити до кроку ' + f.number(most),
    'bridge-error-colours': lambda scenario: 'сценарій ' + f.show(scenario) + ': у ньому немає кольорів чи чогось подібного на вибір',
    'bridge-error-strategy': lambda scenario: 'сценарій ' + f.show(scenario) + ': немає іншої стратегії для порівняння',
    'bridge-error-moment': lambda step, path, longest: 'крок ' + f.show(step) + ', шлях ' + f.show(path) + ', найдовший шлях ' + f.show(longest) + ': на цьому кроці пошук не там',
    'bridge-error-line': lambda line, lines: 'рядок ' + f.show(line) + ': пошук виконує лише ці рядки програми: ' + f.show(lines),
}
