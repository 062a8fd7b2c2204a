"""The soldiers on the cards, one for each copy (U-108): names of our own, in the reader's letters.

Who of several alike lies in which zone nobody knows; the table names them in the order in which
they are lost, so a name never tells where a card is.
"""

from fieldcraft.games.undaunted.content.loader import load_box
from fieldcraft.i18n import Speaker

_WRITTEN = """
Walter/Уолтер Leonard/Леонард Arthur/Артур Raymond/Рэймонд Chester/Честер Harold/Гарольд
Eugene/Юджин Clifford/Клиффорд Dominic/Доминик Vernon/Вернон Stanley/Стэнли Melvin/Мелвин
Russell/Расселл Howard/Говард Frank/Фрэнк Earl/Эрл Ralph/Ральф Theodore/Теодор Norman/Норман
Alvin/Элвин Louis/Луис Gordon/Гордон Wesley/Уэсли Roy/Рой Bernard/Бернард Lester/Лестер
Marvin/Марвин Anthony/Энтони Floyd/Флойд Clarence/Кларенс Sidney/Сидни Otis/Отис Edwin/Эдвин
Glenn/Гленн Warren/Уоррен Hubert/Хьюберт Elmer/Элмер Philip/Филип Willard/Уиллард
Daniel/Дэниел Homer/Гомер Lloyd/Ллойд Nathan/Нэйтан
Hendry/Хендри Pruitt/Пруитт Kessel/Кессел Dooley/Дули Varga/Варга Tansey/Тэнси
Whitlow/Уитлоу Barnes/Барнс Sorrell/Соррелл Oakes/Оукс Wojcik/Войчик Ashby/Эшби Tate/Тейт
Linder/Линдер Delmonte/Дельмонте Hutchins/Хатчинс Sandoval/Сандовал Quill/Куилл
Bexley/Бексли Cartwright/Картрайт Marchetti/Маркетти Fitch/Фитч Strand/Стрэнд
Callahan/Каллахан Novak/Новак Mayhew/Мейхью Colby/Колби Teague/Тиг Rizzo/Риццо
Jessup/Джессап Dunlap/Данлэп Abrams/Абрамс Gentry/Джентри Halvorsen/Халворсен
Purcell/Перселл Stokes/Стоукс Lacey/Лейси Grady/Грейди Yates/Йейтс Moss/Мосс
Ferrante/Ферранте Pickett/Пикетт Engstrom/Энгстром Burke/Бёрк
Ernst/Эрнст Wilhelm/Вильгельм Otto/Отто Karl/Карл Heinrich/Генрих Fritz/Фриц
Gerhard/Герхард Hans/Ганс Josef/Йозеф Rudolf/Рудольф Werner/Вернер Paul/Пауль Kurt/Курт
Helmut/Гельмут Franz/Франц Georg/Георг Alfred/Альфред Erich/Эрих Hermann/Герман
Bruno/Бруно Johann/Иоганн Emil/Эмиль Günther/Гюнтер Herbert/Герберт Anton/Антон Max/Макс
Willi/Вилли Horst/Хорст August/Август Richard/Рихард Siegfried/Зигфрид Ludwig/Людвиг
Albert/Альберт Heinz/Хайнц Martin/Мартин Konrad/Конрад Theodor/Теодор Leopold/Леопольд
Reinhold/Рейнхольд Gustav/Густав Friedrich/Фридрих Dietrich/Дитрих Arno/Арно
Hallbauer/Хальбауэр Rademann/Радеман Fenske/Фенске Brettschneider/Бретшнайдер
Uhlig/Улиг Mohrmann/Морман Lindenau/Линденау Tiefenbach/Тифенбах Kranzl/Кранцль
Ebeling/Эбелинг Schapper/Шаппер Grothe/Гроте Wiesinger/Визингер Dornbach/Дорнбах
Obermeier/Обермайер Stuhr/Штур Haseloff/Хазелофф Pohlmann/Польман Zander/Цандер
Lauterbach/Лаутербах Klawitter/Клавиттер Rieder/Ридер Sassnick/Засник
Voigtländer/Фойгтлендер Quast/Кваст Bichler/Бихлер Reinfeld/Рейнфельд
Tensfeldt/Тенсфельдт Mehlhorn/Мельхорн Krumme/Крумме Overbeck/Овербек Nolte/Нольте
Achleitner/Ахлейтнер Jessen/Йессен Wrobel/Вробель Eschwege/Эшвеге Pfister/Пфистер
Hagedorn/Хагедорн Strasser/Штрассер Buhr/Бур Wendler/Вендлер Malchow/Мальхов
Sommerlatte/Зоммерлатте Kupfer/Купфер
Edmund/Эдмунд Angus/Ангус Cyril/Сирил Hamish/Хэмиш Percy/Перси Leslie/Лесли
Wilfred/Уилфред Noel/Ноэл Duncan/Дункан Rewi/Реви Jack/Джек Colin/Колин Bert/Берт
Rory/Рори Victor/Виктор Ewan/Юэн Ted/Тед Ivor/Айвор Keith/Кит Clem/Клем Desmond/Десмонд
Harry/Гарри Archie/Арчи Gilbert/Гилберт Maurice/Морис Lionel/Лайонел Owen/Оуэн
Basil/Бэзил Fergus/Фергус Reg/Редж
Talbot/Толбот Kinnear/Киннер Ashdown/Эшдаун Rutland/Ратленд Wainfleet/Уэйнфлит
Corran/Корран Hobday/Хобдей Pargeter/Парджетер Leith/Лит Marlow/Марлоу Tamati/Тамати
Allerby/Аллерби Trewin/Тревин Nuttall/Натталл Gillespie/Гиллеспи Stannard/Станнард
Dalgleish/Далглиш Garside/Гарсайд Bracegirdle/Брейсгёрдл Llewelyn-Rees/Ллуэлин-Рис
Tunstall/Танстолл Mossman/Моссман Loxton/Локстон Hargreave/Харгрив Fairlie/Фэрли
Oxenham/Оксенхэм Penrose/Пенроуз Stott/Стотт Eddery/Эддери Sowerby/Соуэрби
Merrick/Меррик Thornley/Торнли McAllan/Макаллан Whitcombe/Уиткомб
Ettore/Этторе Alvise/Альвизе Renato/Ренато Oreste/Оресте Dino/Дино Luca/Лука
Silvio/Сильвио Nando/Нандо Carlo/Карло Gino/Джино Mario/Марио Pietro/Пьетро Aldo/Альдо
Tullio/Туллио Ugo/Уго Sergio/Серджо Franco/Франко Remo/Ремо Livio/Ливио Guido/Гвидо
Enzo/Энцо Fulvio/Фульвио Rino/Рино Amedeo/Амедео Nello/Нелло Attilio/Аттилио Ivo/Иво
Corrado/Коррадо Egidio/Эджидио Arturo/Артуро
Balduini/Бальдуини Corradin/Коррадин Sgarbi/Згарби Vannucchi/Ваннукки Ferrazza/Феррацца
Morandello/Моранделло Pastorin/Пасторин Criscuolo/Крискуоло Bettinelli/Беттинелли
Taverna/Таверна Scalfari/Скальфари Lunardon/Лунардон Ranieri/Раньери
Castagnoli/Кастаньоли Maggiorin/Маджорин Santarelli/Сантарелли
Dallapiccola/Даллапиккола Iannello/Яннелло Quadrelli/Квадрелли Brandolin/Брандолин
Pellizzari/Пеллиццари Tarantola/Тарантола Mastrangelo/Мастранджело
Cavazzuti/Кавадзути Filippin/Филиппин Nardecchia/Нардеккья Bragaglia/Брагалья
Rovelli/Ровелли Zaccarelli/Дзаккарелли Melandri/Меландри Spadoni/Спадони
Benvegnu/Бенвенью
"""
CYRILLIC = dict(word.split("/") for word in _WRITTEN.split())
"""Each part of a name as it is written in Russian."""
GERMAN_WALTER = "Вальтер"


def soldiers(speaker: Speaker, game: str, side: str, card: str) -> list[str]:
    """Who a side's cards of a type are, in the order in which they are lost; nobody for fog."""
    found = load_box(game).cards.get(card)
    names: tuple[str, ...] = found.names.of(side) if found is not None else ()
    return [_told(name, side) for name in names] if speaker.lang == "ru" else list(names)


def _told(name: str, side: str) -> str:
    """In Cyrillic letters, as the nation says it."""
    words = [CYRILLIC[word] for word in name.split()]
    if name.startswith("Walter ") and side in ("de", "it"):
        words[0] = GERMAN_WALTER
    return " ".join(words)
