"""Made from language/en/maps.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'maps-crossing': lambda number, point: 'Line ' + f.show(number) + ' crosses itself at ' + f.show(point) + '. It is cut there, and encloses regions of its own.',
    'maps-free-end': lambda number, point: 'Line ' + f.show(number) + ' ends freely at ' + f.show(point) + '. That end is no border.',
    'maps-one-region': 'The map has only one region. One colour is enough.',
    'maps-loner': lambda region: 'Region ' + f.show(region) + ' borders no other. Any colour is right there.',
    'maps-error-empty': 'the map is empty: give a graph, polylines, GeoJSON or TopoJSON',
    'maps-error-no-region': 'the map is empty: it needs at least one region',
    'maps-error-twice': lambda region: 'region ' + f.show(region) + ' is there twice: names must differ',
    'maps-error-loop': lambda region: 'region ' + f.show(region) + ' borders itself: drop that border',
    'maps-error-border': lambda border, last: 'border ' + f.show(border) + ': it must join two of the regions 0 to ' + f.show(last),
    'maps-error-no-parts': lambda part: 'part ' + f.show(part) + ': this map has no parts',
    'maps-error-part': lambda part, known: 'part ' + f.show(part) + ': this map has ' + f.show(known),
    'maps-error-mixed': lambda region: 'this GeoJSON holds regions (the first is ' + f.show(region) + ') and lines: a map is made of one or the other; leave the others out',
    'maps-error-no-polygon': 'this GeoJSON holds no polygon: a map needs Polygon or MultiPolygon',
}
