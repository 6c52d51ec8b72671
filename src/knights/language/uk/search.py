"""Made from language/uk/search.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'search-solved': "Це розв'язок.",
    'search-unsolved': "Це не розв'язок.",
    'search-unknown': "Розв'язок ще може бути можливим. Поки ніщо його не виключає.",
    'search-no-option': lambda refused: ('Варіантів не залишилося.' if len(refused) == 0 else 'Варіантів не залишилося: ' + f.row(refused, 'and', 6) + '.' if f.plural(len(refused)) == 'one' else 'Варіантів не залишилося: ' + f.row(refused, 'and', 6) + '.' if f.plural(len(refused)) == 'few' else 'Варіантів не залишилося: ' + f.row(refused, 'and', 6) + '.'),
    'search-refusal': lambda choice, reason: f.show(choice) + ' (' + f.show(reason) + ')',
    'search-searched': lambda steps: 'Другий пошук перебрав звідси все за ' + (f.number(steps) + ' крок' if f.plural(steps) == 'one' else f.number(steps) + ' кроки' if f.plural(steps) == 'few' else f.number(steps) + ' кроків') + ". Розв'язку він не знайшов.",
    'search-each-option': 'Кожен з цих варіантів веде в глухий кут.',
    'search-forced': lambda number: ('Звідси випливає ' + f.number(number) + ' вибір.' if f.plural(number) == 'one' else 'Звідси один за одним випливають ' + f.number(number) + ' вибори.' if f.plural(number) == 'few' else 'Звідси один за одним випливає ' + f.number(number) + ' виборів.'),
    'search-mark-refused': 'що не підходить',
    'search-mark-tried': 'що пробуємо',
    'search-mark-one-option': 'де залишається один варіант',
    'search-mark-no-option': 'де варіантів не залишилося',
    'search-mark-each-option': 'де кожен варіант веде в глухий кут',
    'search-mark-chain': 'де один за одним залишається лише один варіант',
    'search-mark-chain-end': 'де зрештою варіантів не залишилося',
    'search-error-goal': lambda goal: 'goal ' + f.show(goal) + ": має бути first, all, count або кількість розв'язків від 1",
    'search-error-limit': lambda limit: 'limit ' + f.show(limit) + ': має бути кількість кроків від 0',
    'search-error-probes': lambda probes: 'probes ' + f.show(probes) + ': зробіть принаймні 1',
    'search-error-root': lambda path, root: 'шлях ' + f.show(path) + ': він має починатися з кореня ' + f.show(root),
    'search-error-long': lambda path, number, most: 'шлях ' + f.show(path) + ': виборів забагато (' + f.show(number) + '), може бути щонайбільше ' + f.show(most),
    'search-error-choice': lambda choice, path, choices: 'вибір ' + f.show(choice) + ' після шляху ' + f.show(path) + ': має бути один із ' + f.show(choices),
    'search-error-dead-end': lambda choice, path: 'вибір ' + f.show(choice) + ' після шляху ' + f.show(path) + ': тут глухий кут, тож вибору бути не може',
    'search-error-name': lambda name, given, known: f.show(name) + ' ' + f.show(given) + ': має бути ' + f.row(known, 'or'),
    'search-error-never': lambda choice: 'вибір ' + f.show(choice) + ' тут неможливий: пошук туди не йде',
    'search-taken': lambda choice: 'Там уже обрано ' + f.show(choice) + '.',
    'search-unseen': lambda choice: 'Пошук не розглядає тут ' + f.show(choice) + '.',
    'search-parameter-first.help': "Після скількох розв'язків пошук закінчується.",
    'search-parameter-first': "Розв'язки",
    'search-parameter-goal.help': 'Коли пошук закінчується.',
    'search-parameter-goal.first': 'Перший',
    'search-parameter-goal.first-help': "Пошук закінчується на першому розв'язку.",
    'search-parameter-goal.all': 'Усі',
    'search-parameter-goal.all-help': "Після кожного розв'язку пошук іде далі, доки не перебере все.",
    'search-parameter-goal.count': 'Полічити',
    'search-parameter-goal.count-help': "Так само, але пошук лише лічить розв'язки.",
    'search-parameter-goal': 'Мета',
}
