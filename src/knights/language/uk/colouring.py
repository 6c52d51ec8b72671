"""Made from language/uk/colouring.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'colouring-only': lambda then, region, colour: ('Тоді ' + f.show(region) + ' може мати лише ' + f.show(colour) + '.' if f.show(then) == 'true' else f.show(region) + ' може мати лише ' + f.show(colour) + '.'),
    'colouring-none': lambda then, region: ('Тоді не залишається кольору для: ' + f.show(region) + '.' if f.show(then) == 'true' else 'Не залишається кольору для: ' + f.show(region) + '.'),
    'colouring-options': lambda region, colours: f.show(region) + ' може мати лише ' + f.row(colours, 'or', 6) + '.',
    'colouring-try': lambda colour, region: 'Спробуйте ' + f.show(colour) + ' для: ' + f.show(region) + '.',
    'colouring-touches': lambda region, colour: 'має сусіда ' + f.show(region) + ', там уже ' + f.show(colour),
    'colouring-as-new': lambda colour, other: f.show(colour) + ' такий самий новий, як і ' + f.show(other) + ': нічого не зміниться',
    'colouring-why-no-colour': lambda region, neighbours: 'Не залишається кольору для: ' + f.show(region) + '. Сусіди: ' + f.row(neighbours, 'and', 6) + '.',
    'colouring-why-neighbour': lambda region, colour: f.show(region) + ' — ' + f.show(colour),
    'colouring-why-clique': lambda regions: f.row(regions, 'and', 6) + ' усі межують між собою. Лише для них потрібно кольорів: ' + f.number(len(regions)) + '.',
    'colouring-why-ring': lambda regions: 'Області утворюють кільце: ' + f.row(regions, 'and', 6) + '. Кожна з них межує з наступною. Їх ' + f.number(len(regions)) + ', непарна кількість, тож два кольори не можуть чергуватися.',
    'colouring-why-wheel': lambda hub, regions: f.show(hub) + ' межує з усіма областями кільця: ' + f.row(regions, 'and', 6) + '. Кожна з них межує з наступною. ' + f.show(hub) + ' забирає один колір, тож для кільця лишаються два. Областей у кільці ' + f.number(len(regions)) + ', непарна кількість, тож два кольори не можуть чергуватися.',
    'colouring-open': lambda region, colours: f.show(region) + ' ще може мати ' + f.row(colours, 'or', 6) + '.',
    'colouring-unseen-coloured': lambda region, colour: f.show(region) + ' вже має ' + f.show(colour) + '.',
    'colouring-unseen-next': lambda region: 'Наступна область — ' + f.show(region) + '.',
    'colouring-mark-stuck': 'область, для якої не залишилося кольору',
    'colouring-mark-neighbours': 'сусіди, що мають ці кольори',
    'colouring-mark-clique': 'області, які всі межують між собою',
    'colouring-mark-ring': lambda regions: (f.number(regions) + ' область у кільці, непарна кількість' if f.plural(regions) == 'one' else f.number(regions) + ' області в кільці, непарна кількість' if f.plural(regions) == 'few' else f.number(regions) + ' областей у кільці, непарна кількість'),
    'colouring-mark-hub': 'область, яка межує з усім кільцем',
    'colouring-colour': lambda colour: ('червоний' if colour == 1 else 'синій' if colour == 2 else 'жовтий' if colour == 3 else 'зелений' if colour == 4 else 'помаранчевий' if colour == 5 else 'фіолетовий' if colour == 6 else 'коричневий' if colour == 7 else 'рожевий' if colour == 8 else 'колір ' + f.number(colour)),
}
