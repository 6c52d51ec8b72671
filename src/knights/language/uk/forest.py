"""Made from language/uk/forest.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'forest-held': lambda vertex, neighbour: 'Вершину ' + f.show(vertex) + ' ще не можна покинути. Її сусідня вершина ' + f.show(neighbour) + ' біла.',
    'forest-entry.summary': 'Загальний пошук у глибину відкриває кожну вершину один раз і залишає її чорною.',
    'forest-entry.command': 'загальний пошук у глибину в графі',
    'forest-entry': 'Пошук у глибину',
    'forest-preset-forest-example.look': 'Пошук відкриває й покидає кожну вершину один раз. Жоден глухий кут не стає знову білим.',
    'forest-preset-forest-example.program': 'Малий граф від A до F',
    'forest-preset-forest-example': 'Кожну вершину відвідано раз',
    'forest-program-recursive.does': 'Виклик відкриває одну вершину. Перш ніж закінчитися, він відкриває всі білі вершини, до яких звідти можна дійти.',
    'forest-program-recursive': 'Рекурсивна',
    'forest-error-path': lambda path: 'пошук ніколи не доходить до шляху ' + f.show(path),
    'forest-picture': lambda discovered, vertices, finished: 'Пошук у глибину, вершин відкрито ' + f.number(discovered) + ' із ' + f.number(vertices) + ', завершено ' + f.number(finished),
}
