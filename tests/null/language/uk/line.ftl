### Нульова головоломка: числа в ряд.

## Library

line-used = уже є
line-neighbour = поруч із { $number }
line-entry = Числа в ряд
    .summary = Від 1 до n у ряд, жодні два сусіди не йдуть поспіль.
line-parameter-n = Числа
    .help = Скільки їх.
line-preset-line-4 = Чотири числа
    .look = Починається з 2.
