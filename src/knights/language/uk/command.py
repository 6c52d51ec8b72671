"""Made from language/uk/command.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'command-lang': 'говорити мовою CODE; без цього — мовою з LANG',
    'command-own-about': 'Запускає вашу програму мовою Python, лічить, що вона ставить і забирає назад, і каже, що в ній не так. Після цих параметрів скажіть, що вона шукає: tour 5x5 --start c3 або queens 8 --all.\nВона працює з вашими правами: запускайте лише програми, яким довіряєте.\nВона працює кілька разів: спершу, щоб знайти, чим вона шукає, а потім, щоб стежити за цим. Те, що вона пише у файл, вона пише щоразу.',
    'command-own-program': 'програма мовою Python',
    'command-own-watch': "ім'я її списку, дошки чи шляху, за якими стежити",
    'command-own-set': 'дати імені інше значення',
    'command-own-input': 'додати рядок для input(); {n}, {rows}, {columns}, {start_row} ... замінюються значеннями',
    'command-own-check': 'запустити її для всіх перевірок головоломки',
    'command-own-max': lambda steps: 'зберегти щонайбільше N кроків; без цього ' + f.show(steps),
    'command-own-seconds': lambda seconds: 'зупинити її за S секунд; без цього за ' + f.show(seconds) + '. Перевірка може тривати ще стільки ж.',
    'command-own-format': 'як записати результат',
    'command-own-outcome': lambda puzzle, solutions, placed, undone: (('Маршруту немає. Ваша програма поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if solutions == 0 else 'Ваша програма знайшла ' + f.number(solutions) + ' маршрут. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'one' else 'Ваша програма знайшла ' + f.number(solutions) + ' маршрути. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'few' else 'Ваша програма знайшла ' + f.number(solutions) + ' маршрутів. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.') if f.word(puzzle) == 'tour' else ('Шляху немає. Ваша програма поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if solutions == 0 else 'Ваша програма знайшла ' + f.number(solutions) + ' шлях. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'one' else 'Ваша програма знайшла ' + f.number(solutions) + ' шляхи. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'few' else 'Ваша програма знайшла ' + f.number(solutions) + ' шляхів. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.') if f.word(puzzle) == 'graph' else ('Розфарбування немає. Ваша програма поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if solutions == 0 else 'Ваша програма знайшла ' + f.number(solutions) + ' розфарбування. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'one' else 'Ваша програма знайшла ' + f.number(solutions) + ' розфарбування. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'few' else 'Ваша програма знайшла ' + f.number(solutions) + ' розфарбувань. Вона поставила ' + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.') if f.word(puzzle) == 'colouring' else ("Розв'язку немає. Ваша програма поставила " + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if solutions == 0 else 'Ваша програма знайшла ' + f.number(solutions) + " розв'язок. Вона поставила " + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'one' else 'Ваша програма знайшла ' + f.number(solutions) + " розв'язки. Вона поставила " + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.' if f.plural(solutions) == 'few' else 'Ваша програма знайшла ' + f.number(solutions) + " розв'язків. Вона поставила " + f.show(placed) + ' і забрала назад ' + f.show(undone) + '.')),
    'command-own-right': 'Правильно.',
    'command-own-passed': 'так',
    'command-own-failed': 'НІ',
    'command-own-open': '?',
    'command-own-finding': lambda file, line, step, says: f.show(file) + ('' if line == 0 else ', рядок ' + f.number(line)) + ('' if step == 0 else ', крок ' + f.number(step)) + ': ' + f.show(says),
    'command-own-allowed': lambda line: 'Це дозволив рядок ' + f.show(line) + '.',
    'command-own-no-file': lambda file: 'програма ' + f.show(file) + ': такого файлу немає',
    'command-own-folder': lambda file: 'програма ' + f.show(file) + ': це не файл',
    'command-own-binary': lambda file: 'програма ' + f.show(file) + ': це має бути текст',
    'command-own-no-setting': lambda setting: 'set ' + f.show(setting) + ': має бути NAME=VALUE',
    'command-own-no-number': lambda option, value: f.show(option) + ' ' + f.show(value) + ': має бути число від 0',
}
