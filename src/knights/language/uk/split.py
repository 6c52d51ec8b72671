"""Made from language/uk/split.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['uk']

SENTENCES: dict[str, Sentence] = {
    'split-progress': lambda done, parts, share, found: 'частин ' + f.number(done) + ' із ' + f.number(parts) + ', ' + f.show(share) + ' роботи, знайдено ' + f.number(found),
    'split-searched': lambda done, searches: 'пошуків ' + f.number(done) + ' із ' + f.number(searches),
    'split-stopped': lambda done, parts, share: 'Підрахунок зупинено. Готово частин: ' + f.number(done) + ' із ' + f.number(parts) + ', близько ' + f.number(share) + '% роботи.',
    'split-resume': lambda file: '--resume ' + f.show(file) + ' продовжить звідси.',
    'split-expected': lambda number: ('Якщо решта така сама, усього їх близько ' + f.number(number) + '.' if f.plural(number) == 'one' else 'Якщо решта така сама, усього їх близько ' + f.number(number) + '.' if f.plural(number) == 'few' else 'Якщо решта така сама, усього їх близько ' + f.number(number) + '.'),
    'split-fewest': lambda lanes, steps: (('Найменше кроків треба доріжці ' + f.row(lanes, 'and') + ': ' + f.number(steps) + ' крок.' if f.plural(steps) == 'one' else 'Найменше кроків треба доріжці ' + f.row(lanes, 'and') + ': ' + f.number(steps) + ' кроки.' if f.plural(steps) == 'few' else 'Найменше кроків треба доріжці ' + f.row(lanes, 'and') + ': ' + f.number(steps) + ' кроків.') if f.plural(len(lanes)) == 'one' else ('Найменше кроків треба доріжкам ' + f.row(lanes, 'and') + ': по ' + f.number(steps) + ' кроку.' if f.plural(steps) == 'one' else 'Найменше кроків треба доріжкам ' + f.row(lanes, 'and') + ': по ' + f.number(steps) + ' кроки.' if f.plural(steps) == 'few' else 'Найменше кроків треба доріжкам ' + f.row(lanes, 'and') + ': по ' + f.number(steps) + ' кроків.') if f.plural(len(lanes)) == 'few' else ('Найменше кроків треба доріжкам ' + f.row(lanes, 'and') + ': по ' + f.number(steps) + ' кроку.' if f.plural(steps) == 'one' else 'Найменше кроків треба доріжкам ' + f.row(lanes, 'and') + ': по ' + f.number(steps) + ' кроки.' if f.plural(steps) == 'few' else 'Найменше кроків треба доріжкам ' + f.row(lanes, 'and') + ': по ' + f.number(steps) + ' кроків.')),
    'split-nobody': 'Усі пошуки зупинено. Ніхто не виграв.',
    'split-error-first': "Ця команда рахує всі розв'язки. Приберіть --first.",
    'split-error-visits': lambda puzzle: f.show(puzzle) + ": цей пошук відвідує кожну вершину. Рахувати розв'язки в ньому нічого.",
    'split-error-one': 'race: потрібно щонайменше 2 сценарії, наприклад queens/8 queens/8/order=fewest',
    'split-error-worker': lambda own, asked: 'Виконавець має knights ' + f.show(own) + ', а ви — ' + f.show(asked) + '. Установіть в обох місцях однакову версію.',
    'split-error-died': lambda times: ('Виконавці зупинилися ' + f.number(times) + " раз. Можливо, їм бракує пам'яті." if f.plural(times) == 'one' else 'Виконавці зупинилися ' + f.number(times) + " рази поспіль. Можливо, їм бракує пам'яті." if f.plural(times) == 'few' else 'Виконавці зупинилися ' + f.number(times) + " разів поспіль. Можливо, їм бракує пам'яті."),
    'split-error-no-dask': 'Dask не встановлено. Виконайте: pip install knights[dask]',
    'split-error-scheduler': lambda address: 'dask ' + f.show(address) + ': там не відповідає жоден планувальник. Перевірте адресу.',
    'split-error-cluster': lambda reason: 'Кластер Dask не зміг закінчити. Ось що він каже: ' + f.show(reason),
    'split-error-no-count': lambda file: 'файл ' + f.show(file) + ': у ньому немає підрахунку. Виберіть інший файл.',
    'split-error-damaged': lambda file: 'файл ' + f.show(file) + ': його пошкоджено. Видаліть його, і підрахунок почнеться знову.',
    'split-error-unopened': lambda file: 'файл ' + f.show(file) + ': його не можна відкрити. Виберіть інший файл.',
    'split-error-unusable': lambda file, reason: 'файл ' + f.show(file) + ': його не можна використати (' + f.show(reason) + ')',
    'split-error-busy': lambda file: 'файл ' + f.show(file) + ': зараз у нього пише інший підрахунок. Зачекайте або виберіть інший файл.',
    'split-error-scenario': lambda file, held, asked: 'файл ' + f.show(file) + ': у ньому рахується ' + f.show(held) + ', а не ' + f.show(asked) + '. Виберіть інший файл.',
    'split-error-version': lambda file, held, own: 'файл ' + f.show(file) + ': його почала версія knights ' + f.show(held) + ', а це ' + f.show(own) + '. Виберіть інший файл.',
}
