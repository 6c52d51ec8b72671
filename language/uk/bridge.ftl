## Library

bridge-error-text = { $name } { $value }: має бути текст
bridge-error-texts = { $name } { $value }: має бути список текстів або null
bridge-error-number = { $name } { $value }: має бути ціле число від 0 до { $most }
bridge-error-path = шлях { $path }: має бути список варіантів
bridge-error-events = кроки { $events }: має бути список кроків
bridge-error-answer = відповідь { $answer }: має бути число, список варіантів або null
bridge-error-list = назви { $names }: має бути список
bridge-error-parameters = назви { $names }: мають бути різні параметри
bridge-error-starts = start: місць у цій головоломці { NUMBER($starts) }. У таблиці може бути до { NUMBER($most) }.
bridge-error-day = день { $day }: у нього інша головоломка. Відкрийте посилання того дня ще раз.
bridge-error-picture = крок { NUMBER($step) }: картинку можна зробити до кроку { NUMBER($most) }
bridge-error-colours = сценарій { $scenario }: у ньому немає кольорів чи чогось подібного на вибір
bridge-error-strategy = сценарій { $scenario }: немає іншої стратегії для порівняння
bridge-error-moment = крок { $step }, шлях { $path }, найдовший шлях { $longest }: на цьому кроці пошук не там
bridge-error-line = рядок { $line }: пошук виконує лише ці рядки програми: { $lines }
