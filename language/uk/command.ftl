## Library

### Командний рядок. Те, що стоїть великими літерами, як-от FILE, пише користувач.

command-lang = говорити мовою CODE; без цього — мовою з LANG
command-own-about = Запускає вашу програму мовою Python, лічить, що вона ставить і забирає назад, і каже, що в ній не так. Після цих параметрів скажіть, що вона шукає: tour 5x5 --start c3 або queens 8 --all.
    Вона працює з вашими правами: запускайте лише програми, яким довіряєте.
    Вона працює кілька разів: спершу, щоб знайти, чим вона шукає, а потім, щоб стежити за цим. Те, що вона пише у файл, вона пише щоразу.
command-own-program = програма мовою Python
command-own-watch = ім'я її списку, дошки чи шляху, за якими стежити
command-own-set = дати імені інше значення
command-own-input = додати рядок для input(); {"{"}n{"}"}, {"{"}rows{"}"}, {"{"}columns{"}"}, {"{"}start_row{"}"} ... замінюються значеннями
command-own-check = запустити її для всіх перевірок головоломки
command-own-max = зберегти щонайбільше N кроків; без цього { $steps }
command-own-seconds = зупинити її за S секунд; без цього за { $seconds }. Перевірка може тривати ще стільки ж.
command-own-format = як записати результат
command-own-outcome = { $puzzle ->
    [tour] { $solutions ->
        [0] Маршруту немає. Ваша програма поставила { $placed } і забрала назад { $undone }.
        [one] Ваша програма знайшла { $solutions } маршрут. Вона поставила { $placed } і забрала назад { $undone }.
        [few] Ваша програма знайшла { $solutions } маршрути. Вона поставила { $placed } і забрала назад { $undone }.
       *[many] Ваша програма знайшла { $solutions } маршрутів. Вона поставила { $placed } і забрала назад { $undone }.
    }
    [graph] { $solutions ->
        [0] Шляху немає. Ваша програма поставила { $placed } і забрала назад { $undone }.
        [one] Ваша програма знайшла { $solutions } шлях. Вона поставила { $placed } і забрала назад { $undone }.
        [few] Ваша програма знайшла { $solutions } шляхи. Вона поставила { $placed } і забрала назад { $undone }.
       *[many] Ваша програма знайшла { $solutions } шляхів. Вона поставила { $placed } і забрала назад { $undone }.
    }
    [colouring] { $solutions ->
        [0] Розфарбування немає. Ваша програма поставила { $placed } і забрала назад { $undone }.
        [one] Ваша програма знайшла { $solutions } розфарбування. Вона поставила { $placed } і забрала назад { $undone }.
        [few] Ваша програма знайшла { $solutions } розфарбування. Вона поставила { $placed } і забрала назад { $undone }.
       *[many] Ваша програма знайшла { $solutions } розфарбувань. Вона поставила { $placed } і забрала назад { $undone }.
    }
   *[other] { $solutions ->
        [0] Розв'язку немає. Ваша програма поставила { $placed } і забрала назад { $undone }.
        [one] Ваша програма знайшла { $solutions } розв'язок. Вона поставила { $placed } і забрала назад { $undone }.
        [few] Ваша програма знайшла { $solutions } розв'язки. Вона поставила { $placed } і забрала назад { $undone }.
       *[many] Ваша програма знайшла { $solutions } розв'язків. Вона поставила { $placed } і забрала назад { $undone }.
    }
}
command-own-right = Правильно.
command-own-passed = так
command-own-failed = НІ
command-own-open = ?
command-own-finding = { $file }{ $line ->
    [0] { "" }
   *[other] , рядок { $line }
}{ $step ->
    [0] { "" }
   *[other] , крок { $step }
}: { $says }
command-own-allowed = Це дозволив рядок { $line }.
command-own-no-file = програма { $file }: такого файлу немає
command-own-folder = програма { $file }: це не файл
command-own-binary = програма { $file }: це має бути текст
command-own-no-setting = set { $setting }: має бути NAME=VALUE
command-own-no-number = { $option } { $value }: має бути число від 0
