"""Made from language/en/theory.ftl by `python3 build.py language`."""

from knights.language import Sentence
from knights.language.forms import FORMS

f = FORMS['en']

SENTENCES: dict[str, Sentence] = {
    'theory-source-own': "this library's own construction, tested from every start of the small boards that it joins",
    'theory-source-graph': 'graph theory',
    'theory-one-square': 'A path on one square is a tour already.',
    'theory-one-square-closed': 'A closed tour ends with a move back. A board of one square has no move.',
    'theory-colours': lambda same, others: 'Every move changes the colour. ' + (f.number(same) + ' square has' if f.plural(same) == 'one' else f.number(same) + ' squares have') + ' the colour of a1, ' + (f.number(others) + ' has' if f.plural(others) == 'one' else f.number(others) + ' have') + ' the other colour.',
    'theory-colours-closed': 'A closed tour needs as many squares of one colour as of the other.',
    'theory-colours-open': 'In a tour these numbers differ by 1 at most.',
    'theory-colours-start': 'A tour must start on the colour that has more squares.',
    'theory-colours-end': 'A tour must end on the colour that has more squares.',
    'theory-colours-same': 'A tour must start and end on the same colour.',
    'theory-colours-unlike': 'A tour must start and end on different colours.',
    'theory-large': lambda board: 'Both sides of the ' + f.show(board) + ' board are 5 or more. Every such board has an open tour. It splits into small boards whose tours join.',
    'theory-narrow': lambda side, board: ('On the ' + f.show(board) + ' board a knight has no move, so the board falls into parts.' if side == 1 else 'On the ' + f.show(board) + ' board a knight has at most two moves from a square, both along the board. So the board falls into parts.'),
    'theory-three-by-three': "No knight's move leads to the centre of the 3x3 board, or away from it.",
    'theory-searched': lambda board: 'A search has tried everything on the ' + f.show(board) + ' board. There is no tour.',
    'theory-three-wide': lambda board: 'The ' + f.show(board) + ' board has an open tour. A search soon finds one on 3x4 and on 3x7 to 3x10. You can make each board from 3x7 to 3x10 longer by 4 squares, again and again.',
    'theory-four-by-four': 'Opposite corners of the 4x4 board have the same two neighbours. So each of the two pairs of corners needs an end of the tour. The 8 squares between them fall into two parts, and no move joins these.',
    'theory-four-wide': lambda board: 'The ' + f.show(board) + ' board has an open tour. A search soon finds one on 4x5, 4x6 and 4x7. Each can be made longer by 3 squares again and again.',
    'theory-odd-boards': 'An odd board with sides of 5 or more splits into small boards. One is odd and holds the start, and a search has found its tour. The others have closed tours. All of these join.',
    'theory-closed': lambda board: 'The ' + f.show(board) + ' board has a closed tour. Small closed tours join to larger ones.',
    'theory-closed-opened': 'Without its last move it is an open tour, from any square.',
    'theory-not-closed': lambda board: 'The ' + f.show(board) + ' board has no closed tour.',
    'theory-not-closed-odd': 'Both sides are odd, so one colour has one square more than the other.',
    'theory-not-closed-four': 'On a board four squares wide, moves from the two outer lines lead only to the two inner lines. So each move of a closed tour would go from an inner line to an outer one, or back. Each move also goes to a square of the other colour. So the tour would miss half of the squares.',
    'theory-not-closed-narrow': lambda side: 'A side of ' + f.show(side) + ' leaves too few moves to come back.',
    'theory-not-closed-three': 'A board three squares wide has few moves. They close a ring too early.',
    'theory-outer-start': 'On a board four squares wide, moves from the two outer lines lead only to the two inner lines. So a tour starts on an outer line. Otherwise each move would go from an inner line to an outer one, or back. Each move also goes to a square of the other colour. So the tour would miss half of the squares.',
    'theory-outer-end': 'On a board four squares wide, moves from the two outer lines lead only to the two inner lines. So a tour ends on an outer line. Otherwise each move would go from an inner line to an outer one, or back. Each move also goes to a square of the other colour. So the tour would miss half of the squares.',
    'theory-isolated': lambda square: 'No move leads to ' + f.show(square) + ' or from it.',
    'theory-dead-ends': lambda squares: ('Only one square is a move away from ' + f.row(squares, 'and', 6) + '. So ' + f.row(squares, 'and', 6) + ' must be an end of the tour.' if f.plural(len(squares)) == 'one' else 'Only one square is a move away from each of ' + f.row(squares, 'and', 6) + '. So these must be ends of the tour.'),
    'theory-no-ends': 'A closed tour has no ends.',
    'theory-ends': lambda ends: ('But the tour has its ends elsewhere.' if ends == 0 else 'Only ' + f.number(ends) + ' of them can be an end.' if f.plural(ends) == 'one' else 'Only ' + f.number(ends) + ' of them can be ends.'),
    'theory-parts': lambda start, reached, squares, lost: 'The board is in parts. From ' + f.show(start) + ' the moves reach ' + f.show(reached) + ' of ' + (f.number(squares) + ' square' if f.plural(squares) == 'one' else f.number(squares) + ' squares') + ', but not ' + f.show(lost) + '.',
}
