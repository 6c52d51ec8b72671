## Library

### Пошук частинами: на кількох процесорах або на виконавцях кластера Dask.

split-progress = частин { NUMBER($done) } із { NUMBER($parts) }, { $share } роботи, знайдено { NUMBER($found) }
split-searched = пошуків { NUMBER($done) } із { NUMBER($searches) }
split-stopped = Підрахунок зупинено. Готово частин: { NUMBER($done) } із { NUMBER($parts) }, близько { NUMBER($share) }% роботи.
split-resume = --resume { $file } продовжить звідси.
split-expected = { $number ->
    [one] Якщо решта така сама, усього їх близько { $number }.
    [few] Якщо решта така сама, усього їх близько { $number }.
   *[many] Якщо решта така сама, усього їх близько { $number }.
}
split-fewest = { COUNT($lanes) ->
    [one] { $steps ->
        [one] Найменше кроків треба доріжці { AND($lanes) }: { $steps } крок.
        [few] Найменше кроків треба доріжці { AND($lanes) }: { $steps } кроки.
       *[many] Найменше кроків треба доріжці { AND($lanes) }: { $steps } кроків.
    }
    [few] { $steps ->
        [one] Найменше кроків треба доріжкам { AND($lanes) }: по { $steps } кроку.
        [few] Найменше кроків треба доріжкам { AND($lanes) }: по { $steps } кроки.
       *[many] Найменше кроків треба доріжкам { AND($lanes) }: по { $steps } кроків.
    }
   *[many] { $steps ->
        [one] Найменше кроків треба доріжкам { AND($lanes) }: по { $steps } кроку.
        [few] Найменше кроків треба доріжкам { AND($lanes) }: по { $steps } кроки.
       *[many] Найменше кроків треба доріжкам { AND($lanes) }: по { $steps } кроків.
    }
}
split-nobody = Усі пошуки зупинено. Ніхто не виграв.
split-picture = { $searches ->
    [one] Кроки { $searches } пошуку
    [few] Кроки { $searches } пошуків
   *[many] Кроки { $searches } пошуків
}

# --- що не приймається або не вдається ---

split-error-first = Ця команда рахує всі розв'язки. Приберіть --first.
split-error-onward = { $scenario }: цей пошук нічого не забирає назад. Його не поділити на частини.
split-error-visits = { $puzzle }: цей пошук відвідує кожну вершину. Рахувати розв'язки в ньому нічого.
split-error-one = race: потрібно щонайменше 2 сценарії, наприклад queens/8 queens/8/order=fewest
split-error-worker = Виконавець має knights { $own }, а ви — { $asked }. Установіть в обох місцях однакову версію.
split-error-died = { $times ->
    [one] Виконавці зупинилися { $times } раз. Можливо, їм бракує пам'яті.
    [few] Виконавці зупинилися { $times } рази поспіль. Можливо, їм бракує пам'яті.
   *[many] Виконавці зупинилися { $times } разів поспіль. Можливо, їм бракує пам'яті.
}
split-error-no-dask = Dask не встановлено. Виконайте: pip install distributed
split-error-scheduler = dask { $address }: там не відповідає жоден планувальник. Перевірте адресу.
split-error-cluster = Кластер Dask не зміг закінчити. Ось що він каже: { $reason }
split-error-no-count = файл { $file }: у ньому немає підрахунку. Виберіть інший файл.
split-error-damaged = файл { $file }: його пошкоджено. Видаліть його, і підрахунок почнеться знову.
split-error-unopened = файл { $file }: його не можна відкрити. Виберіть інший файл.
split-error-unusable = файл { $file }: його не можна використати ({ $reason })
split-error-busy = файл { $file }: зараз у нього пише інший підрахунок. Зачекайте або виберіть інший файл.
split-error-scenario = файл { $file }: у ньому рахується { $held }, а не { $asked }. Виберіть інший файл.
split-error-version = файл { $file }: його почала версія knights { $held }, а це { $own }. Виберіть інший файл.
