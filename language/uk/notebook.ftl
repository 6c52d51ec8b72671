## Library

notebook-film = Кроки від { NUMBER($begin) } до { NUMBER($end) } пошуку { $scenario }
notebook-part = У програвачі перші кроки: { NUMBER($steps) }.
notebook-far = Крок { NUMBER($step) } задалеко для програвача тут. У ньому перші кроки: { NUMBER($most) }.
notebook-own = Цей пошук не можна записати як сценарій. Тому програвача тут немає.
notebook-large = Сторінка цього пошуку завелика для зошита. Тому програвача тут немає.
notebook-rows = Ви бачите перші рядки: { NUMBER($shown) } із { NUMBER($rows) }.

notebook-check-open = Перевірка не може сказати, чи ця відповідь правильна.
notebook-check-unread = Перевірка не може прочитати цю відповідь: { $answer }.

notebook-error-nothing = Скажіть, яка головоломка: наприклад, queens 8 або tour 5x5 --start c3.
notebook-error-quotes = рядок { $line }: бракує лапок
notebook-error-function = функція { $given }: це має бути функція, яку ви написали через def
notebook-error-source = функція { $function }: її тексту не знайти. Напишіть її в комірці або у файлі
notebook-error-uses = функція { $function }: їй потрібно { $name }, а це не просте значення, не модуль і не ваша функція. Створіть це всередині функції
notebook-error-parameter = функція { $function }: її параметр { $parameter } має бути одним із { OR($known) } або мати значення за замовчуванням
notebook-error-answer = відповідь { $answer }: це має бути список, словник, текст або число
notebook-error-address = адреса { $address }: вона має починатися з https:// і бути без #
notebook-error-anywidget = Для цього потрібен anywidget: pip install anywidget
notebook-error-search = пошук { $given }: дайте пошук, сценарій або посилання
