"""Made from language/uk/graph.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'graph-on-path': lambda vertex: f.show(vertex) + ' is gray: it is on the path already',
    'graph-no-path': 'no path goes on from there',
    'graph-no-cycle': 'no cycle goes on from there',
    'graph-colour': lambda colour, vertex: (f.show(vertex) + ' is gray' if f.show(colour) == 'gray' else f.show(vertex) + ' is black'),
    'graph-edge': lambda colour, vertex, edge: (f.show(vertex) + ' is gray: a back edge' if f.show(colour) == 'gray' else f.show(vertex) + ' is black: ' + ('a forward edge' if f.show(edge) == 'forward' else 'a cross edge')),
    'graph-two-vertices': 'a cycle of 2 vertices would go back along the same edge',
    'graph-not-closed': lambda last, first: 'no edge leads from ' + f.show(last) + ' back to ' + f.show(first),
}
