"""Made from language/en/play.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'play-hint-look': lambda places: 'Look at ' + f.row(places, 'and', 6) + '.',
}
