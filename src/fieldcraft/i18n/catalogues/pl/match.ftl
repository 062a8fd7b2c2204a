### Co serwer mówi o partii przy stole. Zob. server/http/errors.py i server/live/status_message.py.

server-hello-first = Najpierw powiedz, po której stronie siedzisz.
server-begun = Ta partia już się zaczęła.
server-called-off = Ta partia została odwołana.
server-bot-declines = Bot chce grać dalej.
server-offered-already = Druga strona już to zaproponowała: przyjmij.
server-unreadable-match = Tej partii nie da się już odczytać. Prowadzący serwer znajdzie przyczynę w jego dzienniku.
server-offer-draw = { $side }: propozycja remisu
server-offer-abandon = { $side }: propozycja zakończenia bez zwycięzcy
server-offer-takeback-of = { $side }: prośba o cofnięcie („{ $what }”); kości zostaną rzucone ponownie
server-offer-takeback = { $count ->
    [one] { $side }: prośba o cofnięcie { $count } wyboru; kości zostaną rzucone ponownie
    [few] { $side }: prośba o cofnięcie { $count } wyborów; kości zostaną rzucone ponownie
   *[many] { $side }: prośba o cofnięcie { $count } wyborów; kości zostaną rzucone ponownie
}
server-not-setting-up = Teraz nie trwa rozstawianie.
server-no-set-up = To nie jest zachowane rozstawienie.
server-bad-set-up-line = Wiersz { $line }: „{ $text }” niczego nie rozstawia. Napisz na przykład: { $example }
server-other-set-up = To rozstawienie strony { $side } w scenariuszu { $scenario }.
server-same-set-up = Jest już tak rozstawione.
