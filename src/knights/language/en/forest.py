"""Made from language/en/forest.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'forest-held': lambda vertex, neighbour: "You can't leave " + f.show(vertex) + ' yet. Its neighbour ' + f.show(neighbour) + ' is white.',
}
