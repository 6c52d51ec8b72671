"""Made from language/uk/maps.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'maps-crossing': lambda number, point: 'Лінія ' + f.show(number) + ' перетинає себе в ' + f.show(point) + '. Там її розрізано, і вона обмежує власні області.',
    'maps-free-end': lambda number, point: 'Лінія ' + f.show(number) + ' вільно закінчується в ' + f.show(point) + '. Цей кінець не є межею.',
    'maps-one-region': 'На карті лише одна область. Досить одного кольору.',
    'maps-loner': lambda region: 'Область ' + f.show(region) + ' не межує з жодною. Їй підійде будь-який колір.',
    'maps-error-empty': 'карта порожня: задайте граф, ламані, GeoJSON або TopoJSON',
    'maps-error-no-region': 'карта порожня: потрібна принаймні одна область',
    'maps-error-twice': lambda region: 'область ' + f.show(region) + ' трапляється двічі: назви мають відрізнятися',
    'maps-error-loop': lambda region: 'область ' + f.show(region) + ' межує сама з собою: приберіть цю межу',
    'maps-error-border': lambda border, last: 'межа ' + f.show(border) + ': вона має сполучати дві з областей від 0 до ' + f.show(last),
    'maps-error-no-parts': lambda part: 'частина ' + f.show(part) + ': ця карта не має частин',
    'maps-error-part': lambda part, known: 'частина ' + f.show(part) + ': ця карта має ' + f.show(known),
    'maps-error-mixed': lambda region: 'цей GeoJSON містить і області (перша ' + f.show(region) + '), і лінії: карта складається з одного або іншого; решту приберіть',
    'maps-error-no-polygon': 'цей GeoJSON не містить многокутника: карті потрібен Polygon або MultiPolygon',
}
