## Library

### The command line. What stands in capital letters, as FILE, stands for what a user writes.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's; "cycle" where a graph is searched for one.

command-lang = speak the language CODE, such as uk; without this, the language of LANG

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
        [one] Your program found { $solutions } tour.
       *[other] Your program found { $solutions } tours.
    }
    [graph] { $solutions ->
        [one] Your program found { $solutions } path.
       *[other] Your program found { $solutions } paths.
    }
    [cycle] { $solutions ->
        [one] Your program found { $solutions } cycle.
       *[other] Your program found { $solutions } cycles.
    }
    [colouring] { $solutions ->
        [one] Your program found { $solutions } colouring.
       *[other] Your program found { $solutions } colourings.
    }
   *[other] { $solutions ->
        [one] Your program found { $solutions } solution.
       *[other] Your program found { $solutions } solutions.
    }
}
command-own-counts = { $found ->
    [true] It made { $placed ->
        [one] { $placed } choice
       *[other] { $placed } choices
    } and took { NUMBER($undone) } back.
   *[false] Your program made { $placed ->
        [one] { $placed } choice
       *[other] { $placed } choices
    } and took { NUMBER($undone) } back.
}
command-own-silent = It printed nothing.
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

# --- help ---

command-about = Run a backtracking search, and write what it finds.
command-commands = commands
command-version = show the version
command-run = run the search of a link
command-run-link = a link to the page, or a scenario's text
command-run-program = run a program of your own instead: knights run --program FILE tour 5x5
command-does-events = write each step of a command, as a line of JSON
    .about = Write each step of a search, as a line of JSON.
command-does-count = count all solutions, on all processors
    .about = Count all solutions of a search, in parts, on all processors.
command-does-table = show the steps of each strategy, order and start
    .about = Show how many steps each strategy, order and start takes to the first solution.
command-does-record = record a search in one HTML file
    .about = Record a search in one HTML file, which plays it without Python and without a network.
command-record-output = the file to write; - for the standard output
command-record-format = html; scorm or scorm2004: a package for a course platform; qti, moodle: the questions of the link, for a quiz of Canvas and others, or of Moodle
command-record-page = put this page in one file, knights.html, into the package: for lessons, and for programs of one's own
command-record-steps = record the first N steps; without this, a search of more than { NUMBER($steps) } steps is refused
command-record-language = the language of the file, such as uk; without this, that of the link or of this command
# $bytes: the file's size
command-record-done = { $steps ->
    [one] { $file } holds { $steps } step in { NUMBER($kilobytes) } kB.
   *[other] { $file } holds { $steps } steps in { NUMBER($kilobytes) } kB.
}
command-record-framed = { $file } holds the page, in { NUMBER($kilobytes) } kB.
command-record-no-output = record: say which file to write, with -o FILE
command-does-race = compare the steps of several searches
    .about = Show how many steps several searches take to their first solution.

# At the end of the general help: what the options may be.
command-choices = choices:
command-choices-others = all others: { $values }
command-choices-order = { $values }, or moves such as 1,2;2,1
command-choices-all = all solutions instead of the first; or --count, --first K, --closed (tours)
command-choices-more = 'knights COMMAND --help' tells all options of a command.

# --- help of an option ---

command-option-max = stop after N steps
command-option-format = how to write a solution
command-option-format-run = how to write it; each puzzle has its own formats
command-option-format-split = how to write the result
command-option-numbers = write only the numbers, as JSON
command-option-detailed = with events: write also what is ruled out
command-goal-all = { $puzzle ->
    [tour] all tours
    [graph] all paths or cycles
    [colouring] all colourings
   *[other] all solutions
}
command-goal-count = { $puzzle ->
    [tour] print how many tours there are
    [graph] print how many paths or cycles there are
    [colouring] print how many colourings there are
   *[other] print how many solutions there are
}
command-goal-first = { $puzzle ->
    [tour] the first K tours
    [graph] the first K paths or cycles
    [colouring] the first K colourings
   *[other] the first K solutions
}
command-option-jobs = how many processes; without this one for each processor
command-option-dask = the scheduler of a Dask cluster that does the work
command-option-resume = keep finished parts in a file, and go on from there
command-option-parts = cut the search into about N parts
command-option-each = stop each search after N steps; without this after { NUMBER($steps) }
command-option-by = what changes, such as order,start

# --- what Python's own parser says; the values are the places that it fills in ---

command-parser-usage = usage:{ " " }
command-parser-arguments = arguments
command-parser-options = options
command-parser-help = show this help, and end
command-parser-argument = argument { $argument_name }: { $message }
command-parser-choice = { $value } is not known. Choose one of { $choices }
command-parser-unknown = these arguments are not known: { $given }
command-parser-missing = these arguments are missing: { $given }
command-parser-together = it doesn't go together with { $given }
command-parser-no-value = its value is missing
command-parser-value = it takes no value such as { $given }
command-parser-ambiguous = { $option } may mean { $matches }. Write it in full.

# --- what came of a search ---

command-counted = { $puzzle ->
    [tour] { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
    [graph] { $count ->
        [one] { $count } path
       *[other] { $count } paths
    }
    [cycle] { $count ->
        [one] { $count } cycle
       *[other] { $count } cycles
    }
    [colouring] { $count ->
        [one] { $count } colouring
       *[other] { $count } colourings
    }
   *[other] { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    }
}
# $found: command-counted, of a search that was stopped
command-so-far = { $found } so far
# A tour that may begin anywhere and go both ways is one here.
command-counted-undirected = { NUMBER($number) } regardless of start and direction
# Where one that is turned or mirrored is the same.
command-counted-different = { NUMBER($number) } essentially different
command-none = { $puzzle ->
    [tour] There is no such tour.
    [graph] There is no such path.
    [cycle] There is no such cycle.
    [colouring] There is no such colouring.
   *[other] There is no solution.
}
command-none-onward = { $placed ->
    [one] The search ended after { $placed } step and found nothing.
   *[other] The search ended after { $placed } steps and found nothing.
}
command-none-tried = { $placed ->
    [0] The search has tried everything. Nothing could be chosen.
    [one] The search has tried everything. It made { $placed } choice and took it back.
   *[other] The search has tried everything. It made { $placed } choices and took them all back.
}
command-none-counted = A direct count shows that, without a search.
command-stopped = { $steps ->
    [one] The search was stopped after { $steps } step. That proves nothing.
   *[other] The search was stopped after { $steps } steps. That proves nothing.
}
command-stopped-before = { $steps ->
    [one] The search was stopped after { $steps } step, before step { NUMBER($step) }. That proves nothing.
   *[other] The search was stopped after { $steps } steps, before step { NUMBER($step) }. That proves nothing.
}
# $length: 0 where the search goes only forward
command-moment = { $length ->
    [0] This is step { NUMBER($step) } of the search. That proves nothing.
   *[other] This is step { NUMBER($step) } of the search, with { NUMBER($depth) } of { NUMBER($length) } chosen. That proves nothing.
}
command-ends = The search ends at step { NUMBER($step) }.
command-ends-back = It has taken everything back.
# $found: command-counted
command-ends-all = Found in all: { $found }.
command-ends-unknown = { $puzzle ->
    [tour] The link doesn't say how many tours it found.
    [graph] The link doesn't say how many paths it found.
    [cycle] The link doesn't say how many cycles it found.
    [colouring] The link doesn't say how many colourings it found.
   *[other] The link doesn't say how many solutions it found.
}
# $done: a part of 1, such as 0.25
command-progress = { NUMBER($steps) } steps, { NUMBER($found) } found, { $done } of the tree done
# $signal: of the system, or "" for Ctrl-C
command-interrupted = { $signal ->
    [SIGTERM] interrupted by SIGTERM
    [SIGHUP] interrupted by SIGHUP
   *[other] interrupted
}

# --- what is not accepted ---

command-error-svg = { $puzzle ->
    [tour] format 'svg': it shows one tour. Ask for the first one.
    [graph] format 'svg': it shows one path. Ask for the first one.
    [cycle] format 'svg': it shows one cycle. Ask for the first one.
    [colouring] format 'svg': it shows one colouring. Ask for the first one.
   *[other] format 'svg': it shows one solution. Ask for the first one.
}
# $command: its name
command-error-nothing = { $command }: say what to search for, such as 'tour 5x5'
command-error-unheeded = { $command }: leave --max-events, --count-events, --detailed and --form out
command-error-text = { $command }: ask for this by a scenario's text, such as '{ $example }'
command-error-count = { $value }: it must be a number from 0 to { $most }
command-error-number = { $name } { $value }: it must be a number from 1 up
command-error-detailed = --detailed: it shows the universal scheme. Leave --form and --general out.
command-error-jobs = --jobs: a Dask cluster has its own workers. Leave --jobs or --dask out.

# --- files and streams; $why: why it can't be used ---

command-output = output: { $why }
command-input = standard input: { $why }
command-file = file { $file }: { $why }
command-failure-missing = there is no such file
command-failure-folder = it is a folder
command-failure-forbidden = you may not use it
command-failure-full = there is no room left
command-failure-closed = it is closed
command-failure-no-text = it must be text in UTF-8
command-too-long = it must have at most { NUMBER($most) } bytes
