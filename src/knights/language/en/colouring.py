"""Made from language/en/colouring.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'colouring-only': lambda then, region, colour: ('Then ' + f.show(region) + ' can only be ' + f.show(colour) + '.' if f.show(then) == 'true' else f.show(region) + ' can only be ' + f.show(colour) + '.'),
    'colouring-none': lambda then, region: ('Then no colour is left for ' + f.show(region) + '.' if f.show(then) == 'true' else 'No colour is left for ' + f.show(region) + '.'),
    'colouring-options': lambda region, colours: f.show(region) + ' can only be ' + f.row(colours, 'or', 6) + '.',
    'colouring-try': lambda colour, region: 'Try ' + f.show(colour) + ' for ' + f.show(region) + '.',
    'colouring-touches': lambda region, colour: 'touches ' + f.show(region) + ', already ' + f.show(colour),
    'colouring-as-new': lambda colour, other: f.show(colour) + ' is as new as ' + f.show(other) + ': nothing to gain',
    'colouring-why-no-colour': lambda region, neighbours: 'No colour is left for ' + f.show(region) + ': ' + f.row(neighbours, 'and', 6) + '.',
    'colouring-why-neighbour': lambda region, colour: f.show(region) + ' is ' + f.show(colour),
    'colouring-why-clique': lambda regions: f.row(regions, 'and', 6) + ' all touch one another. They alone need ' + f.number(len(regions)) + ' colours.',
    'colouring-why-ring': lambda regions: f.number(len(regions)) + ' regions form a ring: ' + f.row(regions, 'and', 6) + ". Each of them touches the next. Two colours can't take turns around an odd ring.",
    'colouring-why-wheel': lambda hub, regions: f.show(hub) + ' touches all ' + f.number(len(regions)) + ' regions of a ring: ' + f.row(regions, 'and', 6) + '. Each of them touches the next. ' + f.show(hub) + " takes one colour, so two are left for the ring. Two colours can't take turns around an odd ring.",
    'colouring-open': lambda region, colours: f.show(region) + ' can still be ' + f.row(colours, 'or', 6) + '.',
    'colouring-unseen-coloured': lambda region, colour: f.show(region) + ' is already ' + f.show(colour) + '.',
    'colouring-unseen-next': lambda region: 'The next region is ' + f.show(region) + '.',
    'colouring-mark-stuck': 'a region for which no colour is left',
    'colouring-mark-neighbours': 'neighbours that have the colours',
    'colouring-mark-clique': 'regions that all touch one another',
    'colouring-mark-ring': lambda regions: (f.number(regions) + ' region in a ring, an odd number' if f.plural(regions) == 'one' else f.number(regions) + ' regions in a ring, an odd number'),
    'colouring-mark-hub': 'the region that touches all of the ring',
    'colouring-colour': lambda colour: ('red' if colour == 1 else 'blue' if colour == 2 else 'yellow' if colour == 3 else 'green' if colour == 4 else 'orange' if colour == 5 else 'purple' if colour == 6 else 'brown' if colour == 7 else 'pink' if colour == 8 else 'colour ' + f.number(colour)),
}
