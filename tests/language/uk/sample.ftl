## Library and page

sample-plural = { $n ->
    [0] Ферзів немає.
    [one] Залишився { $n } ферзь.
    [few] Залишилося { $n } ферзі.
   *[many] Залишилося { $n } ферзів.
}
sample-row = Погляньте на { AND($places) }.
sample-short = { OR($places, most: 3) }
sample-number = { $n } і { NUMBER($n) }
sample-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ
