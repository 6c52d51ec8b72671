"""Made from language/en/split.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'split-progress': lambda done, parts, share, found: f.number(done) + ' of ' + f.number(parts) + ' parts, ' + f.show(share) + ' of the work, ' + f.number(found) + ' found',
    'split-searched': lambda done, searches: f.number(done) + ' of ' + f.number(searches) + ' searches',
    'split-stopped': lambda done, parts, share: 'The count was stopped after ' + f.number(done) + ' of ' + f.number(parts) + ' parts, about ' + f.number(share) + '% of the work.',
    'split-resume': lambda file: '--resume ' + f.show(file) + ' goes on from here.',
    'split-expected': lambda number: ('If the rest is like these parts, there is about ' + f.number(number) + ' in all.' if f.plural(number) == 'one' else 'If the rest is like these parts, there are about ' + f.number(number) + ' in all.'),
    'split-fewest': lambda lanes, steps: (('Lane ' + f.row(lanes, 'and') + ' needs the fewest steps: ' + f.number(steps) + ' step.' if f.plural(steps) == 'one' else 'Lane ' + f.row(lanes, 'and') + ' needs the fewest steps: ' + f.number(steps) + ' steps.') if f.plural(len(lanes)) == 'one' else ('Lanes ' + f.row(lanes, 'and') + ' need the fewest steps: ' + f.number(steps) + ' step each.' if f.plural(steps) == 'one' else 'Lanes ' + f.row(lanes, 'and') + ' need the fewest steps: ' + f.number(steps) + ' steps each.')),
    'split-nobody': 'Every search was stopped. Nobody wins.',
    'split-error-first': 'It counts all solutions. Leave --first out.',
    'split-error-visits': lambda puzzle: f.show(puzzle) + ': this search visits every vertex. It has no solutions to count.',
    'split-error-one': 'race: it needs 2 scenarios or more, such as queens/8 queens/8/order=fewest',
    'split-error-worker': lambda own, asked: 'A worker runs knights ' + f.show(own) + ', and you run ' + f.show(asked) + '. Install the same version on both.',
    'split-error-died': lambda times: ('The workers died ' + f.number(times) + ' time. Perhaps they need more memory.' if f.plural(times) == 'one' else 'The workers died ' + f.number(times) + ' times in a row. Perhaps they need more memory.'),
    'split-error-no-dask': 'Dask is not installed. Run: pip install knights[dask]',
    'split-error-scheduler': lambda address: 'dask ' + f.show(address) + ': no scheduler answers there. Check the address.',
    'split-error-cluster': lambda reason: 'The Dask cluster could not finish. It says: ' + f.show(reason),
    'split-error-no-count': lambda file: 'file ' + f.show(file) + ': it holds no count. Choose another file.',
    'split-error-damaged': lambda file: 'file ' + f.show(file) + ': it is damaged. Delete it, and the count begins again.',
    'split-error-unopened': lambda file: 'file ' + f.show(file) + ": it can't be opened. Choose another file.",
    'split-error-unusable': lambda file, reason: 'file ' + f.show(file) + ": it can't be used (" + f.show(reason) + ')',
    'split-error-busy': lambda file: 'file ' + f.show(file) + ': another count writes to it now. Wait for it, or choose another file.',
    'split-error-scenario': lambda file, held, asked: 'file ' + f.show(file) + ': it counts ' + f.show(held) + ', not ' + f.show(asked) + '. Choose another file.',
    'split-error-version': lambda file, held, own: 'file ' + f.show(file) + ': knights ' + f.show(held) + ' began it, and this is ' + f.show(own) + '. Choose another file.',
}
