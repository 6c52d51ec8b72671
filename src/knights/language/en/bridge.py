"""Made from language/en/bridge.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'bridge-error-text': lambda name, value: f.show(name) + ' ' + f.show(value) + ': it must be a text',
    'bridge-error-texts': lambda name, value: f.show(name) + ' ' + f.show(value) + ': it must be a list of texts, or null',
    'bridge-error-number': lambda name, value, most: f.show(name) + ' ' + f.show(value) + ': it must be a whole number from 0 to ' + f.show(most),
    'bridge-error-path': lambda path: 'path ' + f.show(path) + ': it must be a list of choices',
    'bridge-error-events': lambda events: 'events ' + f.show(events) + ': it must be a list of events',
    'bridge-error-answer': lambda answer: 'answer ' + f.show(answer) + ': it must be a number, a list of choices, or null',
    'bridge-error-list': lambda names: 'names ' + f.show(names) + ': it must be a list',
    'bridge-error-parameters': lambda names: 'names ' + f.show(names) + ': it must be different parameters',
    'bridge-error-starts': lambda starts, most: 'start: this puzzle has ' + f.number(starts) + ' places. A table has up to ' + f.number(most) + '.',
    'bridge-error-day': lambda day: 'day ' + f.show(day) + ": it has another puzzle. Open that day's link again.",
    'bridge-error-picture': lambda step, most: 'step ' + f.number(step) + ': a picture is made up to step ' + f.number(most),
    'bridge-error-colours': lambda scenario: 'scenario ' + f.show(scenario) + ': it has no colours, or the like, to try',
    'bridge-error-strategy': lambda scenario: 'scenario ' + f.show(scenario) + ': it has no other strategy to compare with',
    'bridge-error-moment': lambda step, path, longest: 'step ' + f.show(step) + ', path ' + f.show(path) + ', longest path ' + f.show(longest) + ': the search is not there at that step',
    'bridge-error-line': lambda line, lines: 'line ' + f.show(line) + ': the search runs only these lines of the program: ' + f.show(lines),
}
