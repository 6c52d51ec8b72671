### Карти, які малюють або читають.

## Library

# --- що прочитано ---

maps-read = На карті { $regions ->
    [one] { $regions } область
    [few] { $regions } області
   *[many] { $regions } областей
}, { $pieces ->
    [one] { $pieces } частина
    [few] { $pieces } частини
   *[many] { $pieces } частин
} і { $borders ->
    [one] { $borders } межа
    [few] { $borders } межі
   *[many] { $borders } меж
}.

# --- що не є помилкою, але рідко так задумано ---

maps-crossing = Лінія { $number } перетинає себе в { $point }. Там її розрізано, і вона обмежує власні області.
maps-free-end = Лінія { $number } вільно закінчується в { $point }. Цей кінець не є межею.
maps-one-region = На карті лише одна область. Досить одного кольору.
# $layers: all that have regions, the one that was read among them
maps-layer = Це шар { $layer } із таких: { AND($layers) }.
maps-gaps = У файлі контури цих областей були незамкнені: { AND($regions, most: 6) }. Розриви замалі, щоб їх побачити. Їх замкнено.
maps-directions = Межа не має напряму, тож стрілки не враховано.
maps-borders-only = Контури задовгі для посилання. Тому карту намальовано як граф її меж.
# $pairs: of regions, such as Russia - Alaska
maps-meridian = Через 180-й меридіан межують: { AND($pairs, most: 6) }.
maps-snapped = { $points ->
    [0] З'єднувати точки не довелося.
    [one] { $points } точку приєднано до іншої або до лінії.
    [few] { $points } точки приєднано до інших або до ліній.
   *[many] { $points } точок приєднано до інших або до ліній.
}
# Said behind what is wrong with outlines, and of gaps between regions.
maps-snap-overlaps = Перекриття менше за мільйонну частину карти. У командному рядку --snap з'єднує такі точки.
maps-snap-gaps = { $borders ->
    [one] { $borders } пару областей розділяє менше ніж мільйонна частина карти, і межі між ними немає.
    [few] { $borders } пари областей розділяє менше ніж мільйонна частина карти, і меж між ними немає.
   *[many] { $borders } пар областей розділяє менше ніж мільйонна частина карти, і меж між ними немає.
} Такі точки можна з'єднати: у командному рядку це робить --snap.
maps-loners = Ці області не мають сусідів: { AND($regions, most: 6) }. Там підійде будь-який колір.
maps-loner = Область { $region } не межує з жодною. Їй підійде будь-який колір.

# --- що не приймається ---

maps-error-empty = карта порожня: задайте граф, ламані, GeoJSON або TopoJSON
maps-error-data = карта { $map }: дайте назву, наприклад 'australia', текст на зразок 'A: B C', GeoJSON, списки сусідів або граф
maps-error-no-region = карта порожня: потрібна принаймні одна область
maps-error-twice = область { $region } трапляється двічі: назви мають відрізнятися
maps-error-loop = область { $region } межує сама з собою: приберіть цю межу
maps-error-border = межа { $border }: вона має сполучати дві з областей від 0 до { $last }
maps-error-no-parts = частина { $part }: ця карта не має частин
maps-error-part = частина { $part }: ця карта має { $known }
maps-error-mixed = цей GeoJSON містить і області (перша { $region }), і лінії: карта складається з одного або іншого; решту приберіть
maps-error-no-polygon = цей GeoJSON не містить многокутника: карті потрібен Polygon або MultiPolygon
maps-error-deep = цей JSON вкладено надто глибоко, щоб бути картою
maps-error-json = це не JSON: щось не так у рядку { $line }, символ { $column }
maps-error-no-geojson = це не GeoJSON: бракує об'єкта з 'type'
maps-error-coordinate = число { $number }: воно не може бути координатою. Цифр може бути до { $most } перед точкою і стільки ж після неї.
maps-where = { $part ->
    [line] лінія
    [features] список features
    [geometries] список geometries
   *[region] область { $region }
}
maps-error-list = { $where }: тут бракує списку, або його вкладено неправильно
maps-error-position = { $where }: позиція не є [x, y] з двома числами
maps-error-open-ring = { $where }: кільце не замкнене. Потрібно щонайменше 4 точки, остання така, як перша.
maps-error-flat-ring = { $where }: кільце нічого не обмежує. Його точки лежать на одній прямій.
maps-error-segments = відрізків { NUMBER($segments) }, а може бути до { NUMBER($most) }. Спростіть карту.
maps-error-cuts = ці лінії перетинаються понад { NUMBER($most) } разів. Спростіть карту.
maps-error-loops = обрис області { $region } перетинає себе: його петлі взаємно знищуються
maps-error-crosses-itself = обрис області { $region } перетинає себе біля { $point }
maps-error-cross = обриси областей { $one } і { $other } перетинаються біля { $point }. Області можуть торкатися, але не накладатися.
maps-error-same-side = області { $one } і { $other } лежать з одного боку лінії від { $point }. Області можуть торкатися, але не накладатися.
maps-error-within = область { $inner } лежить усередині області { $outer }. Зробіть там дірку в області { $outer }.
maps-error-points = { $points ->
    [one] { $points } точка
    [few] { $points } точки
   *[many] { $points } точок
}: може бути щонайбільше { NUMBER($most) }. Спростіть карту.
maps-error-regions = { $regions ->
    [one] { $regions } область
    [few] { $regions } області
   *[many] { $regions } областей
}: може бути щонайбільше { NUMBER($most) }. Візьміть менше.
maps-error-transform = transform цього TopoJSON має мати scale і translate, по два числа
maps-error-topology = цей TopoJSON не має 'objects' або 'arcs'
maps-error-no-area = цей TopoJSON не містить многокутника: карті потрібен Polygon або MultiPolygon
maps-error-layer = шар { $layer }: цей TopoJSON має { $known }
maps-error-arc = дуга { $arc } цього TopoJSON не є списком позицій
maps-error-no-geometry = шар { $layer }: у цьому TopoJSON там є щось, що не є геометрією
maps-error-no-arc = область { $region } називає дугу { $arc }, а такої немає
maps-error-arcs = дуги області { $region } вкладено неправильно
maps-error-open-arcs = кільце дуг { $arcs } не замкнене
maps-error-no-point = рядок { $line }: { $text } не є точкою. Пишіть точки як x,y з пробілами між ними.
maps-error-one-point = рядок { $line }: { $point } — це одна точка. Лінії потрібно дві.
maps-error-open-lines = ці лінії не обмежують жодної області: хоча б одна має повернутися до себе
maps-error-label = підпис { $label } не стоїть у жодній області або стоїть на межі
maps-error-labels = підписи { $one } і { $other } стоять в одній області
