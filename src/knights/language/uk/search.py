"""Made from language/uk/search.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'search-solved': 'This is a solution.',
    'search-unsolved': 'This is not a solution.',
    'search-unknown': 'A solution may still be possible. Nothing rules it out yet.',
    'search-no-option': lambda refused: ('No option is left.' if len(refused) == 0 else 'No option is left: ' + f.row(refused, 'and', 6) + '.'),
    'search-refusal': lambda choice, reason: f.show(choice) + ' (' + f.show(reason) + ')',
    'search-searched': lambda steps: ('A second search tried everything from here, in ' + f.number(steps) + ' step. It found no solution.' if f.plural(steps) == 'one' else 'A second search tried everything from here, in ' + f.number(steps) + ' steps. It found no solution.'),
    'search-each-option': 'Each of them leads to a dead end.',
    'search-forced': lambda number: ('So ' + f.number(number) + ' choice follows.' if f.plural(number) == 'one' else 'So ' + f.number(number) + ' choices follow, one after the other.'),
    'search-mark-refused': 'ruled out',
    'search-mark-tried': 'what is tried',
    'search-mark-one-option': 'where one option is left',
    'search-mark-no-option': 'where no option is left',
    'search-mark-each-option': 'where each option leads to a dead end',
    'search-mark-chain': 'where one option is left, one after the other',
    'search-mark-chain-end': 'where no option is left at last',
    'search-error-goal': lambda goal: 'goal ' + f.show(goal) + ': it must be first, all, count or a number of solutions from 1',
    'search-error-limit': lambda limit: 'limit ' + f.show(limit) + ': it must be a number of events from 0',
    'search-error-probes': lambda probes: 'probes ' + f.show(probes) + ': make at least 1',
    'search-error-root': lambda path, root: 'path ' + f.show(path) + ': it must begin with the root ' + f.show(root),
    'search-error-long': lambda path, number, most: 'path ' + f.show(path) + ': ' + f.show(number) + ' choices are too many, it may have ' + f.show(most),
    'search-error-choice': lambda choice, path, choices: 'choice ' + f.show(choice) + ' below path ' + f.show(path) + ': it must be one of ' + f.show(choices),
    'search-error-dead-end': lambda choice, path: 'choice ' + f.show(choice) + ' below path ' + f.show(path) + ': it must be nothing: it is a dead end',
    'search-error-name': lambda name, given, known: f.show(name) + ' ' + f.show(given) + ': it must be ' + f.row(known, 'or'),
    'search-error-never': lambda choice: 'choice ' + f.show(choice) + ' cannot come here: the search never goes there',
    'search-taken': lambda choice: f.show(choice) + ' is chosen there.',
    'search-unseen': lambda choice: "The search doesn't look at " + f.show(choice) + ' here.',
}
