## Library

bridge-error-text = { $name } { $value }: має бути текст
bridge-error-texts = { $name } { $value }: має бути список текстів або null
bridge-error-number = { $name } { $value }: має бути ціле число від 0 до { $most }
bridge-error-path = шлях { $path }: має бути список варіантів
bridge-error-events = кроки { $events }: має бути список кроків
bridge-error-answer = відповідь { $answer }: має бути число, список варіантів або null
bridge-error-list = назви { $names }: має бути список
bridge-error-wish = wish { $wish }: має бути об'єкт JSON із деякими з полів { AND($known) }
bridge-error-parameters = назви { $names }: мають бути різні параметри
bridge-error-starts = start: місць у цій головоломці { NUMBER($starts) }. У таблиці може бути до { NUMBER($most) }.
bridge-error-day = день { $day }: у нього інша головоломка. Відкрийте посилання того дня ще раз.
bridge-error-picture = крок { NUMBER($step) }: картинку можна зробити до кроку { NUMBER($most) }
bridge-error-colours = сценарій { $scenario }: у ньому немає кольорів чи чогось подібного на вибір
bridge-error-strategy = сценарій { $scenario }: немає іншої стратегії для порівняння
bridge-error-moment = крок { $step }, шлях { $path }, найдовший шлях { $longest }: на цьому кроці пошук не там
bridge-error-no-file = У файлі може бути граф, карта або судоку. Спочатку виберіть одну з цих головоломок.
bridge-error-long = Це більше за { NUMBER($most) } символів, які вміщує посилання. Візьміть меншу частину або прочитайте все командою knights.
bridge-error-no-text = Цей файл не є текстом у UTF-8. Збережіть його як текст у UTF-8 і відкрийте ще раз.
bridge-error-large = У цьому тексті понад { NUMBER($most) } символів. Візьміть меншу його частину.
bridge-error-line = рядок { $line }: пошук виконує лише ці рядки програми: { $lines }
