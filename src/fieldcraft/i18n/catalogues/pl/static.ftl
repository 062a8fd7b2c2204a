client-missing-title = Klient przeglądarkowy nie został zbudowany
client-missing-text = Ten serwer działa ze źródeł, a strony dla przeglądarki nie zostały jeszcze zbudowane. Uruchom to w folderze projektu, a potem odśwież tę stronę:
server-no-such-path = Pod tym adresem nic nie ma.
server-documents-missing = Dokumentacja nie jest tu zbudowana. Uruchom ./dev docs.
