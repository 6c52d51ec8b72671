"""Made from language/uk/colouring.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'colouring-only': lambda then, region, colour: ('Then ' + f.show(region) + ' can only be ' + f.show(colour) + '.' if f.show(then) == 'true' else f.show(region) + ' can only be ' + f.show(colour) + '.'),
    'colouring-none': lambda then, region: ('Then no colour is left for ' + f.show(region) + '.' if f.show(then) == 'true' else 'No colour is left for ' + f.show(region) + '.'),
    'colouring-options': lambda region, colours: f.show(region) + ' can only be ' + f.row(colours, 'or', 6) + '.',
    'colouring-try': lambda colour, region: 'Try ' + f.show(colour) + ' for ' + f.show(region) + '.',
    'colouring-touches': lambda region, colour: 'touches ' + f.show(region) + ', already ' + f.show(colour),
    'colouring-as-new': lambda colour, other: f.show(colour) + ' is as new as ' + f.show(other) + ': nothing to gain',
}
