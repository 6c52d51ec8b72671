## Library

### What the page's questions to Python may not ask. Visitors see the least of this: of a day, a table or a picture.

# $name: of an argument, as the program has it, such as "scenario"
bridge-error-text = { $name } { $value }: it must be a text
bridge-error-texts = { $name } { $value }: it must be a list of texts, or null
bridge-error-number = { $name } { $value }: it must be a whole number from 0 to { $most }
bridge-error-path = path { $path }: it must be a list of choices
bridge-error-events = events { $events }: it must be a list of events
bridge-error-answer = answer { $answer }: it must be a number, a list of choices, or null
bridge-error-list = names { $names }: it must be a list
bridge-error-wish = wish { $wish }: it must be a JSON object with some of { AND($known) }
bridge-error-parameters = names { $names }: it must be different parameters
bridge-error-starts = start: this puzzle has { NUMBER($starts) } places. A table has up to { NUMBER($most) }.
bridge-error-day = day { $day }: it has another puzzle. Open that day's link again.
bridge-error-picture = step { NUMBER($step) }: a picture is made up to step { NUMBER($most) }
bridge-error-colours = scenario { $scenario }: it has no colours, or the like, to try
bridge-error-strategy = scenario { $scenario }: it has no other strategy to compare with
bridge-error-moment = step { $step }, path { $path }, longest path { $longest }: the search is not there at that step
bridge-error-no-file = A file can hold a graph, a map or a sudoku. Choose one of these puzzles first.
# Said behind what was read.
bridge-error-long = That is more than the { NUMBER($most) } characters that a link can hold. Use a smaller part, or read it with the command knights.
bridge-error-no-text = This file is not text in UTF-8. Save it as text in UTF-8, and open it again.
bridge-error-large = This text has more than { NUMBER($most) } characters. Use a smaller part of it.
# $line, $lines: numbers of a program's lines
bridge-error-line = line { $line }: the search runs only these lines of the program: { $lines }
