## Library

notebook-film = Кроки від { NUMBER($begin) } до { NUMBER($end) } пошуку { $scenario }
notebook-part = У програвачі перші кроки: { NUMBER($steps) }.
notebook-far = Крок { NUMBER($step) } задалеко для програвача тут. У ньому перші кроки: { NUMBER($most) }.
notebook-own = Цей пошук не записати текстом сценарію. Тому програвача тут немає.
notebook-large = Сторінка цього пошуку завелика для зошита. Тому програвача тут немає.
notebook-rows = Ви бачите перші рядки: { NUMBER($shown) } з { NUMBER($rows) }.

notebook-error-address = адреса { $address }: вона має починатися з https:// і бути без #
