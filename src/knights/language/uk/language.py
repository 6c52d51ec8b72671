"""Made from language/uk/language.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'language-name': 'Українська',
    'language-title': 'Knights: побачте, як думає пошук з поверненням',
    'language-description': 'Подивіться, як справжній пошук з поверненням водить коня по дошці: кожен хід і кожне повернення. Працює в браузері, встановлювати нічого не треба.',
}
