"""Made from language/uk/tour.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'tour-off-board': 'off the board',
    'tour-blocked': 'blocked',
    'tour-on-path': 'on the path already',
    'tour-kept': 'kept for the last move',
    'tour-not-closed': lambda start: 'no move leads from there back to ' + f.show(start),
    'tour-dead': 'no tour goes on from there',
    'tour-elsewhere': 'the tour that was put together goes elsewhere',
}
