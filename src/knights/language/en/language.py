"""Made from language/en/language.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'language-name': 'English',
    'language-title': 'Knights: see backtracking think',
    'language-description': 'Watch a real backtracking search move a knight over the board. See every move, and every move it takes back. It runs in the browser, with nothing to install.',
}
