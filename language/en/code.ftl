## Page

code-awaits = The program is shown as soon as Python is there.
code-none = There is no program here for this search.
code-choice = Program
code-text = Program
code-listing = Program. Choose a line to run to it; with Shift, back to it
code-variables = Variables
code-begin = All is defined, and the search has not begun.
code-after = This line has just made the step that the board shows.
code-next = This line is about to run.
code-back = One line back
code-forward = To the next line
code-run = Run to this line; with Shift, back to it
code-copy = Copy
code-change = Change it
code-copy-all = Copy the program
code-copied = Program copied. It runs as it stands: save it as a .py file, change it, and run it with Python.
code-not-copied = The browser did not allow copying: select the program, and copy it by hand.
# Of one line, where the steps of the search have arrows of their own.
code-line-back = ‹ Line
code-line-on = Line ›
code-last = ‹ Line { $line }
code-following = Line { $line } ›
code-line = Line to run to
code-each = Line by line
code-row = { $line }: { $text }
code-chosen = Line { $line }: the arrows lead to where it ran last, and runs next.
code-last-run = Back to when line { $line } ran last
code-next-run = On to when line { $line } runs next
code-looking = Looking for line { $line } ...
code-never = { $ends ->
    [true] { $back ->
        [true] Line { $line } has not run before.
       *[false] Line { $line } does not run any more.
    }
   *[false] { $back ->
        [true] { $budget ->
            [one] Line { $line } did not run within the last { $budget } step.
           *[other] Line { $line } did not run within the last { $budget } steps.
        }
       *[false] { $budget ->
            [one] Line { $line } does not run within the next { $budget } step.
           *[other] Line { $line } does not run within the next { $budget } steps.
        }
    }
}
