### O servidor na linha de comando: `play`, `serve`, `server`, e exercícios feitos de registros.

help-port = A porta em que escutar; se estiver ocupada, `play` encontra outra.
help-no-browser = Não abre o navegador.
help-data = A pasta em que as partidas são guardadas.
help-serve = Oferece mesas a outros, nesta máquina ou atrás de um proxy.
help-host = O endereço em que escutar.
help-database = Um banco de dados PostgreSQL, { "postgresql://…" }; sem ele, um arquivo SQLite na pasta.
help-base-url = Como as pessoas chegam ao servidor, para os links em e-mails.
help-workers = Em quantos processos os bots pensam; 0 para nenhum.
help-proxies = Endereços de proxies que podem dizer quem chama, separados por vírgulas.
help-tls-certificate = Arquivo do certificado (PEM, com a cadeia) para HTTPS sem proxy.
help-tls-key = Arquivo da chave do certificado.
help-server = Cuida de um servidor.
help-recheck = Depois de uma atualização: reproduz todas as partidas em andamento e congela as que dão outro resultado.
help-drill-from = Em vez disso, escreve um exercício com a posição após a entrada N de um registro.
help-drill-tried = O que se tentou ali; sem isso, o que vem a seguir no registro.
help-drill-side = Escreve só o que este lado vê; o resto é distribuído ao acaso, de modo a encaixar.

cli-needs-extra = Isto precisa de mais do que o motor. Instale com: { $command }
play-open = A mesa está aberta em { $url } – Ctrl-C a fecha.
play-port-taken = A porta { $port } está ocupada por outro programa; a mesa usa a { $other }.
play-running = A mesa já está aberta, em { $url }.
play-stopped = A mesa está fechada.
play-not-started = O servidor não pôde iniciar. As linhas acima dizem por quê.
play-no-data = A pasta “{ $path }” não pode ser usada: { $why }
serve-in-use = Outro servidor está usando a pasta “{ $path }”.
serve-no-port = Não é possível escutar em { $host }, porta { $port }: { $why }
serve-no-database = O banco de dados não responde: { $why }
serve-bad-certificate = O certificado não pode ser usado: { $why }
serve-newer-database = O banco de dados foi feito por uma versão mais nova. Atualize o fieldcraft primeiro.
serve-bad-setting = A configuração { $name } não pode ser “{ $value }”.
setting-address = Escreva o endereço completo, com o esquema e nada depois do host, por exemplo { $example }.
setting-smtp = Escreva o servidor de e-mail com o esquema, por exemplo { $example } ou { "smtps://…" }.
setting-database = Escreva o endereço de um banco PostgreSQL, por exemplo { $example }, ou omita-o para usar um arquivo SQLite na pasta de dados.
setting-hosts = Escreva nomes de host sem esquema, separados por vírgulas.
setting-ports = Escreva números de porta, separados por vírgulas.
setting-proxies = Escreva endereços IP ou redes, separados por vírgulas.
setting-certificate = Um certificado precisa da sua chave, e uma chave do seu certificado: informe os dois.
setting-log = Escreva debug, info, warning ou error.
setting-switch = Escreva 1 ou 0.
setting-number = Escreva um número; o guia de hospedagem diz quais são permitidos.
setting-bots = Escreva module:Class para cada bot, separados por vírgulas, por exemplo { $example }.

progress-recheck = Reproduzindo as partidas em andamento
recheck-frozen = { $match }: congelada. { $why }
recheck-still-frozen = { $match }: continua congelada. { $why }
recheck-thawed = { $match }: reproduzida sem diferenças, volta a valer.
recheck-unreadable = { $match }: não pode mais ser lida: suas linhas no banco de dados estão danificadas. Restaure-as de um backup.
recheck-summary = Reproduzidas sem diferenças: { $done } de { $total }

drill-bad-from = “{ $text }” não nomeia uma posição: escreva o arquivo do registro, @ e o número da entrada.
drill-no-entry = Não há entrada { $position }; a última é { $last }.
drill-bad-tried = “{ $text }” não diz o que se tentou: escreva o lado, dois-pontos e as palavras.

help-archive = O arquivo.
help-match = O id de uma partida, como { "`server matches`" } o lista.
help-person = O nome de uma conta, ou o id de uma pessoa.
help-status = Só partidas abertas (open), em andamento (running), terminadas (over) ou congeladas (frozen).
help-sure = Faz sem perguntar.
help-server-health = Verifica o banco de dados e mostra o que há nele.
help-server-matches = Lista as partidas, das mais novas às mais antigas.
help-server-backup = Grava tudo em um arquivo novo, com o servidor em funcionamento; para SQLite e PostgreSQL.
help-server-restore = Restaura um backup em um banco vazio de qualquer dos dois tipos.
help-server-export = Grava uma partida inteira em um arquivo novo, com a chave dos seus dados.
help-server-import = Traz uma partida de outro servidor.
help-server-password = Dá uma nova senha a uma conta e encerra todas as suas sessões.
help-server-forget = Apaga tudo sobre uma pessoa; as partidas ficam para os outros.
server-no-database = Não há banco de dados em “{ $path }”. Confira --data ou --database.
server-no-match = Não existe a partida “{ $match }”.
server-no-person = Não existe a conta “{ $name }”.
server-no-status = Não existe o estado “{ $text }”. Existem: { $known }
server-matches = Partidas: { $count }
backup-done = Salvo em “{ $path }”, partidas: { $count }. O arquivo contém a chave dos dados das partidas em andamento: não o mostre aos jogadores.
restore-done = Restaurado, partidas: { $count }. Agora execute: { $command }
export-done = A partida { $match } foi salva em “{ $path }”. O arquivo contém a chave dos seus dados: não o mostre aos jogadores.
import-done = A partida { $match } agora está aqui.
import-seat = { $side }: { $link }
archive-missing = Não há arquivo “{ $path }”.
archive-other = “{ $path }” é de outro tipo: backups são restaurados, partidas são importadas.
archive-version = “{ $path }” foi feito por outra versão. Restaure com aquela versão e depois atualize.
archive-broken = “{ $path }” está danificado, ou não é um arquivo nosso.
archive-not-empty = O banco de dados não está vazio. Restaure “{ $path }” em uma pasta ou banco novo.
archive-known = A partida de “{ $path }” já está aqui.
password-done = A nova senha de { $name }: { $password }
forget-ask = Isto apaga para sempre tudo sobre { $name }. Para fazê-lo, acrescente { $option }.
forget-done = { $name }: apagado; lugares que ficaram livres: { $count }
health-ok = Tudo em ordem.
health-damaged = O banco de dados está danificado. Restaure um backup.
column-server =
    { $what ->
        [match] Partida
        [game] Jogo
        [scenario] Cenário
        [status] Estado
        [players] Jogadores
        [choices] Decisões
       *[updated] Última mudança
    }
server-status =
    { $status ->
        [open] aberta
        [running] em andamento
        [over] terminada
       *[frozen] congelada
    }
health-line =
    { $what ->
        [database] Banco de dados: { $value }
        [schema] Esquema: { $value }
        [open] Partidas abertas: { $value }
        [running] Em andamento: { $value }
        [over] Terminadas: { $value }
        [frozen] Congeladas: { $value }
        [people] Pessoas: { $value }
       *[sound] Verificação: { $value }
    }
