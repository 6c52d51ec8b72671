"""Made from language/en/command.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'command-lang': 'tell everything in the language CODE; without this in that of LANG',
    'command-own-about': 'Run a Python program of your own, count what it places and takes back, and say what is wrong with it. After these options say what it searches for: tour 5x5 --start c3, or queens 8 --all.\nIt runs with your own rights: run only programs that you trust.\nIt runs several times: first to find what it searches with, then to watch that. What it writes to a file, it writes each time.',
    'command-own-program': 'a Python program',
    'command-own-watch': 'the name of its list, board or path to watch',
    'command-own-set': 'set a name to another value',
    'command-own-input': 'add a line for input(); {n}, {rows}, {columns}, {start_row} ... are filled in',
    'command-own-check': 'run it for all checks of the puzzle',
    'command-own-max': lambda steps: 'keep at most N steps; without this ' + f.show(steps),
    'command-own-seconds': lambda seconds: 'stop it after S seconds; without this after ' + f.show(seconds) + '. The check may take as long again.',
    'command-own-format': 'how the result is written',
    'command-own-outcome': lambda puzzle, solutions, placed, undone: (('There is no tour. Your program placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if solutions == 0 else 'Your program found ' + f.number(solutions) + ' tour. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if f.plural(solutions) == 'one' else 'Your program found ' + f.number(solutions) + ' tours. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.') if f.word(puzzle) == 'tour' else ('There is no path. Your program placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if solutions == 0 else 'Your program found ' + f.number(solutions) + ' path. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if f.plural(solutions) == 'one' else 'Your program found ' + f.number(solutions) + ' paths. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.') if f.word(puzzle) == 'graph' else ('There is no colouring. Your program placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if solutions == 0 else 'Your program found ' + f.number(solutions) + ' colouring. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if f.plural(solutions) == 'one' else 'Your program found ' + f.number(solutions) + ' colourings. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.') if f.word(puzzle) == 'colouring' else ('There is no solution. Your program placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if solutions == 0 else 'Your program found ' + f.number(solutions) + ' solution. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.' if f.plural(solutions) == 'one' else 'Your program found ' + f.number(solutions) + ' solutions. It placed ' + f.show(placed) + ' and took ' + f.show(undone) + ' back.')),
    'command-own-right': "That's right.",
    'command-own-passed': 'pass',
    'command-own-failed': 'FAIL',
    'command-own-open': 'open',
    'command-own-finding': lambda file, line, step, says: f.show(file) + ('' if line == 0 else ', line ' + f.number(line)) + ('' if step == 0 else ', step ' + f.number(step)) + ': ' + f.show(says),
    'command-own-allowed': lambda line: 'Line ' + f.show(line) + ' allowed it.',
    'command-own-no-file': lambda file: 'program ' + f.show(file) + ': there is no such file',
    'command-own-folder': lambda file: 'program ' + f.show(file) + ': it is not a file',
    'command-own-binary': lambda file: 'program ' + f.show(file) + ': it must be a text',
    'command-own-no-setting': lambda setting: 'set ' + f.show(setting) + ': it must be NAME=VALUE',
    'command-own-no-number': lambda option, value: f.show(option) + ' ' + f.show(value) + ': it must be a number from 0 up',
}
