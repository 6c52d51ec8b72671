## Library

### The command line. What stands in capital letters, as FILE, stands for what a user writes.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's.

command-lang = tell everything in the language CODE; without this in that of LANG

# --- a program of one's own ---

command-own-about = Run a Python program of your own, count what it places and takes back, and say what is wrong with it. After these options say what it searches for: tour 5x5 --start c3, or queens 8 --all.
    It runs with your own rights: run only programs that you trust.
    It runs several times: first to find what it searches with, then to watch that. What it writes to a file, it writes each time.
command-own-program = a Python program
command-own-watch = the name of its list, board or path to watch
command-own-set = set a name to another value
command-own-input = add a line for input(); {"{"}n{"}"}, {"{"}rows{"}"}, {"{"}columns{"}"}, {"{"}start_row{"}"} ... are filled in
command-own-check = run it for all checks of the puzzle
command-own-max = keep at most N steps; without this { $steps }
command-own-seconds = stop it after S seconds; without this after { $seconds }. The check may take as long again.
command-own-format = how the result is written
# $puzzle: of whose solutions there are so many.
command-own-outcome = { $puzzle ->
    [tour] { $solutions ->
        [0] There is no tour. Your program placed { $placed } and took { $undone } back.
        [one] Your program found { $solutions } tour. It placed { $placed } and took { $undone } back.
       *[other] Your program found { $solutions } tours. It placed { $placed } and took { $undone } back.
    }
    [graph] { $solutions ->
        [0] There is no path. Your program placed { $placed } and took { $undone } back.
        [one] Your program found { $solutions } path. It placed { $placed } and took { $undone } back.
       *[other] Your program found { $solutions } paths. It placed { $placed } and took { $undone } back.
    }
    [colouring] { $solutions ->
        [0] There is no colouring. Your program placed { $placed } and took { $undone } back.
        [one] Your program found { $solutions } colouring. It placed { $placed } and took { $undone } back.
       *[other] Your program found { $solutions } colourings. It placed { $placed } and took { $undone } back.
    }
   *[other] { $solutions ->
        [0] There is no solution. Your program placed { $placed } and took { $undone } back.
        [one] Your program found { $solutions } solution. It placed { $placed } and took { $undone } back.
       *[other] Your program found { $solutions } solutions. It placed { $placed } and took { $undone } back.
    }
}
command-own-right = That's right.
# What came of a check, in capital letters where it failed.
command-own-passed = pass
command-own-failed = FAIL
command-own-open = open
# $line, $step: 0 where it is not known. $says: what is wrong.
command-own-finding = { $file }{ $line ->
    [0] { "" }
   *[other] , line { $line }
}{ $step ->
    [0] { "" }
   *[other] , step { $step }
}: { $says }
command-own-allowed = Line { $line } allowed it.
command-own-no-file = program { $file }: there is no such file
command-own-folder = program { $file }: it is not a file
command-own-binary = program { $file }: it must be a text
command-own-no-setting = set { $setting }: it must be NAME=VALUE
command-own-no-number = { $option } { $value }: it must be a number from 0 up
