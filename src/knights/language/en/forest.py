"""Made from language/en/forest.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'forest-held': lambda vertex, neighbour: "You can't leave " + f.show(vertex) + ' yet. Its neighbour ' + f.show(neighbour) + ' is white.',
    'forest-entry.summary': 'The general depth-first search discovers every vertex once, and leaves it black.',
    'forest-entry.command': 'the general depth-first search of a graph',
    'forest-entry': 'Depth-first search',
    'forest-preset-forest-example.look': 'The search discovers and leaves every vertex once. No dead end turns white again.',
    'forest-preset-forest-example.program': 'The small graph A to F',
    'forest-preset-forest-example': 'Each vertex is visited once',
    'forest-program-recursive.does': 'A call discovers one vertex. Before it ends, it discovers every white vertex that can be reached from there.',
    'forest-program-recursive': 'Recursive',
    'forest-error-path': lambda path: 'the search never comes to the path ' + f.show(path),
    'forest-picture': lambda discovered, vertices, finished: 'Depth-first search, ' + f.number(discovered) + ' of ' + (f.number(vertices) + ' vertex' if f.plural(vertices) == 'one' else f.number(vertices) + ' vertices') + ' discovered, ' + f.number(finished) + ' finished',
}
