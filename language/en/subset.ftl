### Subset sum: which of some numbers make a sum.
### A number is named by its digits. One of several equal numbers has a letter, such as 5a.

## Library

# --- why a number is ruled out: after its name, such as: 5 is ruled out: 12 + 5 is more than 15 ---

# $sum: what is taken already
subset-too-much = { $sum ->
    [0] { $number } is more than { $target }
   *[other] { $sum } + { $number } is more than { $target }
}
# $rest: the sum of the numbers after it
subset-too-little = { $rest ->
    [0] no number is left, and { $missing } { $missing ->
        [one] is
       *[other] are
    } missing
    [one] only { $rest } is left, and { $missing } are missing
   *[other] only { $rest } are left, and { $missing } are missing
}
subset-decided = The search has already decided about { $number }.
# $next: the number that comes first
subset-later = The numbers come in their order. { $next } comes before { $number }.

# --- why a position is lost ---

subset-why-too-much = The sum is { NUMBER($sum) }, and the target is { NUMBER($target) }. That is too much already.
subset-why-too-little = { $rest ->
    [0] No number is left, and { NUMBER($missing) } { $missing ->
        [one] is
       *[other] are
    } missing.
   *[other] All numbers still to come make only { NUMBER($rest) }, and { NUMBER($missing) } are missing.
}
subset-why-too-large = { NUMBER($missing) } { $missing ->
    [one] is
   *[other] are
} missing, and even the smallest number to come is { NUMBER($least) }.
subset-why-divisor = All numbers still to come are multiples of { $divisor }, and so is each of their sums. { NUMBER($missing) } { $missing ->
    [one] is
   *[other] are
} missing, and that is no multiple of { $divisor }.
# Both sums can be made of the numbers still to come, and none between them.
subset-why-nearest = { NUMBER($missing) } { $missing ->
    [one] is
   *[other] are
} missing. The numbers still to come can make { NUMBER($below) } or { NUMBER($above) }, but nothing between them.
subset-theorem-total = All numbers together make only { NUMBER($total) }, and the target is { NUMBER($target) }.
subset-theorem-divisor = All numbers are multiples of { $divisor }, and so is each of their sums. { NUMBER($target) } is no multiple of { $divisor }.
subset-source = arithmetic
subset-mark-sum = numbers whose sum is too much
subset-mark-left = numbers still to come
subset-mark-taken = numbers that are taken

# --- what the catalogue says: names, forms and cards ---

subset-entry = Subset sum
    .summary = Take some of the numbers, so that they make a given sum. The search decides about one number after the other.
    .command = numbers that make a sum
subset-parameter-numbers = Numbers
    .help = Up to 40 whole numbers with commas or spaces between them, such as 8, 6, 7.
subset-parameter-target = Target
    .help = The sum that the numbers must make.
subset-parameter-cuts = Cuts
    .help = What the search rules out before it goes on.
    .both = both cuts
    .both-help = The search goes back when the sum is too large, or when the rest can't reach the target.
    .sum = only the sum
    .sum-help = The search rules out only a sum that is too large.
    .rest = only the rest
    .rest-help = The search rules out a choice only when the rest can't reach the target.
    .none = no cuts
    .none-help = The search tries everything, and adds up at the end.
subset-preset-subset-8 = Only 26 + 5 is 31, found after 15 steps back
    .look = The search takes a number first, and then leaves it out. Two rules save most of the work.
subset-preset-subset-8-plain = Without the two cuts: 374 steps back instead of 15
    .look = The same numbers. Now the search adds up only at the end.
subset-preset-subset-even = Even numbers never make 75
    .look = One look proves it. The search does not know that, and tries 168 choices.
subset-preset-subset-12-all = 124 ways to make 39 from the numbers 1 to 12
    .look = In each of them, the numbers taken and those left out have the same sum.

# --- programs ---

subset-program-recursive = Recursive
    .does = A call decides about one number: it adds the number, or 0, and calls itself for the next one.

# --- what is not accepted; and the title of a picture ---

subset-error-list = numbers { $given }: they must be a list such as [8, 6, 7], or a text such as 8,6,7
subset-error-number = number { $given }: it must be a whole number from 1 to { NUMBER($most) }
subset-error-count = { $count ->
    [0] no numbers: there must be 1 to { $most }
   *[other] { NUMBER($count) } numbers: there must be 1 to { $most }
}
subset-picture = Numbers with the sum { NUMBER($sum) }, target { NUMBER($target) }

# --- what a step ruled out ---

# $reason: subset-too-much
subset-refused-too-much = { $name } is too much: { $reason }.
# $left: it was to be left out. $rest: the sum of the numbers after it
subset-refused-too-little = { $left ->
    [true] Without { $name } { $rest ->
        [0] nothing is left
        [one] only { $rest } is left
       *[other] only { $rest } are left
    }
   *[false] Even with { $name } { $rest ->
        [0] nothing is left
        [one] only { $rest } is left
       *[other] only { $rest } are left
    }
}, { $missing } { $missing ->
    [one] is
   *[other] are
} missing.

# --- what happened at a step ---

subset-begin = { $count ->
    [one] There is { $count } number. Does it make { NUMBER($target) }?
   *[other] Some of the { $count } numbers must make { NUMBER($target) }.
} The search takes each one or leaves it out.
# $missing: by how much the sum is too small, or too large
subset-taken = The search takes { $number }. The sum is { NUMBER($sum) }{ $standing ->
    [short] , and { NUMBER($missing) } { $missing ->
        [one] is
       *[other] are
    } missing.
    [exact] , the target. All numbers still to come must be left out.
   *[over] , which is { NUMBER($missing) } too much.
}
subset-left = The search leaves out { $number }. The sum is still { NUMBER($sum) }{ $standing ->
    [short] , and { NUMBER($missing) } { $missing ->
        [one] is
       *[other] are
    } missing.
    [exact] , the target.
   *[over] , which is { NUMBER($missing) } too much.
}
# $sum: such as 26 + 5 = 31
subset-solved = { $sum }. That's the target!
subset-wrong = Each number is now taken or left out. The sum is { NUMBER($sum) }, not { NUMBER($target) }.
subset-wrong-left = The sum was { NUMBER($sum) }, not { NUMBER($target) }. The search takes its last choice back.
# $left: the number was left out. $next: the number after it
subset-dead-end = Dead end { $left ->
    [true] without { $number }
   *[false] with { $number }
}: the search can neither take { $next } nor leave it out. It goes back.
# $every: solutions may have been found there
subset-exhausted = The search has tried everything { $left ->
    [true] without { $number }
   *[false] with { $number }
} here{ $every ->
    [true] . It goes back.
   *[false] , and nothing makes the target. It goes back.
}
subset-solution-left = That was a solution. The search looks for more: it takes its last choice back.

# --- titles of a search's end ---

subset-found = Numbers with the sum { NUMBER($target) } found
subset-no-solution = No sum of these numbers is { NUMBER($target) }

# --- what a program of the visitor's own does wrong ---

subset-task-again = { $number } is taken too often: it is there { $times ->
    [one] only once
   *[other] only { $times } times
}.
subset-task-sum = The sum is { NUMBER($sum) }, not { NUMBER($target) }.
subset-task-other = { $number } is none of the numbers.

## Library and page

# What a choice is called that leaves a number out.
subset-leave = “no { $number }”
# What can be done with a number.
subset-brief-take = take
subset-brief-leave = leave out

## Page

# $state: what has been decided about the number
subset-cell = { $number }: { $state ->
    [taken] taken
    [left] left out
   *[open] not decided yet
}
subset-label = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}, { $decided } decided. The sum is { NUMBER($sum) }, and the target is { NUMBER($target) }.
subset-rule = Decide about the numbers in their order, one after another: take it or leave it out. The sum of those taken must be the target.
subset-own = Your own numbers
subset-heat = Choices taken back for each number
subset-counts = { $placed ->
    [one] The search made { $placed } choice and took { NUMBER($undone) } back.
   *[other] The search made { $placed } choices and took { NUMBER($undone) } back.
}
subset-title = { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
} for the sum { $target }
subset-purpose = { $wanted ->
    [all] Find all subsets of the numbers
    [count] Count the subsets of the numbers
    [some] Find { $number } subsets of the numbers
   *[one] Find some of the numbers
} that make { $target }.
subset-signs-next = what the search tries next: + takes the number, − leaves it out
subset-signs-open = what it would try later
subset-signs-tried = what it has already tried here
subset-signs-refused = what is ruled out
subset-signs-undone = the number whose choice was just taken back

## Page, in dialogs

# In the help.
subset-help-intro = The search looks for numbers that make the target. It goes through the row and first takes each number, then leaves it out. With both cuts it rules out a sum that is too large, and a choice after which the rest can't reach the target. When neither is possible, it goes back. Press Play, or step forward and back.
subset-help-legend = Filled coins are taken, and struck ones are left out. The bar below is their sum. Its light part is what the other numbers can still add. The thick line is the target: the filled part may not cross it, and the light part must reach it.
