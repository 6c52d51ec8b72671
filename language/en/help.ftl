### The dialog with the help.

## Page, in dialogs

help-title = How to watch
help-keyboard = Keyboard
help-play = play or pause; on the board while you play: choose, as Enter does
help-step = one step forward, one step back
help-dead-end = run to the next dead end
help-skip = skip everything below the next choice; run until the search takes this choice back
help-solution = go to the next solution, to the next visit here
help-find = find all moments where something is true: b3 is free, the depth is at least 40 ...
help-bookmark = mark this step with a note
help-bookmarks = go to the bookmark before, to the next one
help-ends = go to the start, run to the end
help-speed = faster, slower
help-ask = turn questions on or off: the page stops at good moments and asks you
help-play-yourself = play from here yourself, or go back to the search
help-take-back = while you play: take back, get a hint
help-notes = while you play sudoku or queens in regions: turn notes or crosses on or off
help-be-search = do the search's next 10 steps yourself, or go back to the search
help-setup = change the search
help-present = present: the board and one explanation fill the screen
help-widen = give your own open program more room, or less
help-help = open this help
help-escape = close a menu, Change, Find, a question, Present, a race or a table, leave a game
help-board-choose = on the board: answer a question, or choose where the search starts; after the first step, ask why the search didn't choose this
help-board-why = on the board, while the search rests: ask why it didn't choose this
help-graph-move = on a graph: move the vertex, as dragging does
help-touch = Touch
help-touch-how = Tap a square or a vertex before the first step: the search starts there. After the first step, tap what the search didn't choose: the page tells you why. Drag the slider to any step. Tap a row of Stack, a node of Tree or a small picture: the page goes to its step. Tap a line of Code: two arrows lead to where it ran last and runs next. Zoom a large board with two fingers, and move it with one. Drag the vertices of a graph.
help-counting = How the page counts
help-counting-how = The page numbers the path from 1, and the start has number 1. Number 4 on the board is depth 4 and row 4 of Stack. A step is one choice that the search makes or takes back. A given start is no step.
help-board-shows = What the board shows
# A link to pages beside this one.
help-reference = Reference of the library, the command and links
help-licences = Licences
help-licences-link = licences of Knights and its parts
help-licences-how = You may use, change and share Knights freely. The { $gap } say how.
