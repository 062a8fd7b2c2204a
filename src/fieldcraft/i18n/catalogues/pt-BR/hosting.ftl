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

progress-recheck = Reproduzindo as partidas em andamento
recheck-frozen = { $match }: congelada. { $why }
recheck-still-frozen = { $match }: continua congelada. { $why }
recheck-thawed = { $match }: reproduzida sem diferenças, volta a valer.
recheck-unreadable = { $match }: não pode mais ser lida: suas linhas no banco de dados estão danificadas. Restaure-as de um backup.
recheck-summary = Reproduzidas sem diferenças: { $done } de { $total }

drill-bad-from = “{ $text }” não nomeia uma posição: escreva o arquivo do registro, @ e o número da entrada.
drill-no-entry = Não há entrada { $position }; a última é { $last }.
drill-bad-tried = “{ $text }” não diz o que se tentou: escreva o lado, dois-pontos e as palavras.
