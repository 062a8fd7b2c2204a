# As páginas ao redor da mesa.
title-home = Início
title-new = Nova partida
title-lobby = Partidas abertas
title-matches = Minhas partidas
title-match = Partida
title-seat = Entrar na partida
title-replay = Replay
title-learn = Aprender
title-rules = Regras
title-book = Livro de regras
title-figure = Figura
title-verify = Sorteio honesto
title-account = Conta
title-settings = Configurações
title-about = Sobre
title-unsubscribe = Parar os e-mails
unsubscribe-text = Este endereço não receberá mais e-mails sobre as suas partidas. As partidas continuam como estão.
unsubscribe = Parar estes e-mails
unsubscribed = Pronto. Não haverá mais e-mails sobre as partidas; você pode ativá-los de novo na página da sua conta.
title-missing = Página não encontrada
skip-to-content = Ir para o conteúdo
loading = Carregando…
main-menu = Menu principal
language = Idioma
footer-unofficial = Um projeto não oficial de fãs.
missing-text = Não há nada neste endereço. O link pode estar incompleto.
go-home = Início
trouble-title = Algo deu errado
trouble-text = Não foi possível mostrar esta página. Sua partida está segura no servidor.
try-again = Tentar de novo
error-offline = Não foi possível conectar ao servidor. Verifique sua conexão e tente de novo.
error-not-found = Não encontrado.
error-too-many = Solicitações demais de uma vez. Espere um momento e tente de novo.
error-server = O servidor não conseguiu responder. Tente de novo em instantes.

## Cabeçalho e avisos
brand-home = Fieldcraft, página inicial
nav-play = Jogar
theme-to-dark = Usar o tema escuro
theme-to-light = Usar o tema claro
turns-waiting =
    { $count ->
        [one] { $count } partida espera por você
       *[other] { $count } partidas esperam por você
    }
notices = Avisos
dismiss = Dispensar
offline = Conexão perdida. Reconectando…
copy = Copiar
copied = Copiado
share = Compartilhar
open = Abrir
save = Salvar
saved = Salvo.
delete = Excluir
go-to-table = Ir para a partida

## Início
home-title = Assuma o comando
home-lead = Três batalhas da Segunda Guerra movidas a cartas, em uma mesa que conhece todas as regras. Aperte um botão e jogue sua primeira carta; a mesa mostra o que você pode fazer.
home-continue = Suas partidas
home-all-matches = Todas as minhas partidas
home-games = Jogos
play-now = Jogar agora
play-starting = Preparando a mesa…
play-now-hint = Você: { $side }. Oponente: o bot “{ $bot }”.
home-choose =
    { $count ->
        [one] { $count } cenário
       *[other] { $count } cenários
    }
home-learn = Aprender passo a passo
home-friend = Jogar com um amigo
home-friend-hint = Envie um link: ao vivo ou por correspondência
home-hotseat-hint = As mãos ficam ocultas na troca
home-lobby = Encontrar um oponente
home-lobby-hint = Partidas abertas a qualquer um
home-replay = Ver um replay
home-replay-hint = Abrir um arquivo de partida
open-link = Você tem um link?
open-link-hint = Cole o link de um lugar ou o número de uma partida
open-link-wrong = Isto não é um link para um lugar, uma partida ou um replay.

## Nova partida
new-game = Jogo
new-scenario = Cenário
scenario-first = Comece aqui
scenario-random = Cenário aleatório
scenario-random-hint = Forças, mapa e objetivos novos a cada vez
scenario-random-number = Número { $number }
scenario-again = Sortear de novo
scenario-file = Seu próprio cenário
scenario-file-hint = De um arquivo YAML ou JSON; escolha o mapa junto
scenario-file-map = O tabuleiro do arquivo, com os números dos problemas
scenario-file-choose = Escolher arquivo
scenario-file-big = { $name } é grande demais para um cenário.
scenario-warnings =
    { $count ->
        [one] { $count } possível erro
       *[other] { $count } possíveis erros
    }
scenario-map = Mapa de { $name }
scenario-no-map = Não foi possível mostrar o mapa aqui.
scenario-goals = O que vence
scenario-forces = Forças
scenario-number = Número
scenario-share = Copiar link
link-code = Código QR do link
link-local = Este link só funciona neste computador. Para que outros na sua rede entrem, feche o Fieldcraft e inicie-o com
others-title = Jogar com outras pessoas
others-none = Só este computador alcança esta mesa. Para que outros na sua rede entrem, feche o Fieldcraft e inicie-o com
others-at = Outros na sua rede encontram esta mesa em
name-ask = Como seu oponente deve chamar você?
name-later = Depois
new-series = Uma partida ou mais?
series-single = Uma partida
series-single-hint = O cenário uma vez
series-both-ways = Ida e volta
series-both-ways-hint = Duas vezes com os lados trocados, um só placar
series-campaign = Campanha
series-campaign-hint = Um cenário após o outro a partir do escolhido; contam vitórias e baixas
series-wins = Vitórias
series-casualties = Baixas
series-points = Placar
series-next = A seguir: { $name }
scenario-rules =
    { $count ->
        [one] { $count } regra especial
       *[other] { $count } regras especiais
    }
new-with = Quem joga?
with-bot = Contra um bot
with-bot-hint = Começa na hora
with-friend = Com outra pessoa
with-friend-hint = Você recebe um link para enviar
with-hotseat = Dois na mesma tela
with-hotseat-hint = Passe o aparelho
with-bots = Assistir a dois bots
with-bots-hint = Relaxe e observe
new-side = Seu lado
side-by-lot = Aleatório
new-bot = Qual bot?
new-bot-for = Bot do lado { $side }
new-names = Nomes dos jogadores
name-optional = Opcional
new-pace = Controle de tempo
pace-untimed = Sem relógio
pace-untimed-hint = Cada um usa o tempo de que precisa
pace-live = Ao vivo
pace-live-hint = Minutos para a partida, com segundos de acréscimo a cada turno
pace-correspondence = Por correspondência
pace-correspondence-hint = Uma reserva de dias que aumenta a cada turno
pace-minutes = Minutos por jogador
pace-increment = Segundos somados por turno
pace-bank = Dias de reserva
pace-gain = Horas somadas por turno
days =
    { $count ->
        [0] { $count } dias
        [one] { $count } dia
       *[other] { $count } dias
    }
pace-told-live =
    { $minutes ->
        [0] { $minutes } minutos
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } + { $seconds } s
pace-told-days =
    { $days ->
        [0] { $days } dias de reserva
        [one] { $days } dia de reserva
       *[other] { $days } dias de reserva
    } + { $hours } h
new-visibility = Quem pode entrar?
visibility-link = Qualquer pessoa com o link
visibility-link-hint = Só quem receber o link de você.
visibility-public = Qualquer pessoa
visibility-public-hint = A partida aparece na lista de partidas abertas.
new-watching = Quem pode assistir?
watching-anybody = Qualquer pessoa
watching-anybody-hint = A partida aparece na lista; os espectadores não veem cartas ocultas.
watching-link = Quem tiver o link
watching-link-hint = A partida não aparece na lista para espectadores.
watching-nobody = Ninguém
watching-nobody-hint = Só os dois jogadores veem a partida, mesmo depois de terminada.
new-options =
    { $count ->
        [one] { $count } opção de regras
       *[other] { $count } opções de regras
    }
new-options-hint = O padrão é o que recomendamos.
new-start = Começar a partida
new-make-link = Criar a partida e o link
new-ready = A partida está pronta
new-ready-text = Seu lado: { $side }, em “{ $scenario }”. Envie este link ao seu oponente.
new-invite = Link para seu oponente ({ $side })
new-invite-hint = Quem o abrir primeiro ocupa o lugar. Não precisa de conta, e ele não funciona uma segunda vez.
new-way-back = Seu link de retorno
new-way-back-hint = Guarde este link se quiser continuar em outro aparelho ou não tiver conta. Não o mostre a ninguém: ele mostra suas cartas.
new-own-link = Link para o seu lugar

## Lugares
seat-title = Você recebeu um convite
seat-nothing = Este link não vale mais
seat-invited-by = { $name } convida você para uma partida.
seat-lead = Não precisa de conta: um clique e você está à mesa.
seat-back = De volta ao seu lugar
seat-back-text = Este é o link de retorno de um jogador. Quem o abre pode jogar deste lugar.
seat-opponent = Oponente
seat-nobody = Ninguém ainda
seat-options = Opções de regras
seat-option-on = sim
seat-option-off = não
seat-sit-down = Ocupar o lugar
seat-both = Ocupar também este lugar
seat-no-token = Este link está incompleto: falta o que vem depois do #.
seat-open = lugar aberto
seat-bot = bot
seat-you = você
seat-guest = visitante
your-name = Seu nome
your-name-hint = Os outros o veem à mesa.

## Listas de partidas
matches-your-turn = Sua vez
matches-going = Esperando o outro lado
matches-open = Esperando um oponente
matches-over = Encerradas
matches-none = Você ainda não tem partidas aqui.
matches-guest = Você joga como visitante: este navegador guarda suas partidas.
matches-make-account = Guardá-las em uma conta
state-your-turn = Sua vez
state-waiting = Vez do oponente
state-open = Aberta
state-over = Encerrada
state-frozen = Congelada
state-won = Vitória
state-lost = Derrota
state-draw = Empate
lobby-lead = Partidas que esperam um oponente. Ocupe um lugar e jogue; não é preciso ter conta.
lobby-offer = Oferecer uma partida
lobby-by = Oferecida por { $name }
lobby-join = Jogar: { $side }
lobby-empty = Ninguém está esperando no momento. Ofereça uma partida: avisaremos quando alguém ocupar o lugar.
lobby-bot = Enquanto isso, jogar contra um bot
lobby-watch = Assistir agora

## Aprender
learn-lead = Dez minutos em uma mesa de verdade, passo a passo. Você joga; a lição explica o porquê.
learn-begin = Começar a lição
learn-also = Bom saber em qualquer mesa
learn-tip-ask = Aponte para qualquer coisa para ver o que é. Clique no que não pode ser escolhido para saber por que não.
learn-tip-undo = Enquanto não se lançam dados nem se revelam cartas, tudo pode ser desfeito.
learn-tip-hint = Em dúvida? “Dica” pergunta ao bot o que ele faria.
learn-tip-rules = Cada regra que a mesa aplica tem um número que você pode consultar:

## Conta
sign-in = Entrar
sign-out = Sair
sign-out-everywhere = Sair de todos os aparelhos
register = Criar uma conta
account-lead = Você pode jogar sem conta. Com uma, suas partidas acompanham você em qualquer aparelho.
account-hello = Olá, { $name }
account-name = Nome
account-name-or-mail = Nome ou e-mail
account-takes-guest = As partidas que você começou aqui como visitante vêm junto.
account-forgotten = Esqueceu a senha?
account-forgotten-text = Se a conta tiver um e-mail confirmado, enviaremos para lá um link para uma nova senha.
account-send-mail = Enviar o link
account-mail-sent = Se essa conta existir, um e-mail está a caminho.
account-mail-confirmed = Seu e-mail está confirmado.
account-new-password = Escolha uma nova senha
account-password-set = A nova senha está valendo. Os outros aparelhos foram desconectados e os tokens da API, revogados.
account-change-password = Mudar a senha
account-change-hint = Todos os outros aparelhos serão desconectados.
password = Senha
password-old = Senha atual
password-new = Nova senha
password-hint = Pelo menos 8 caracteres.
mail-optional = E-mail (opcional)
mail-hint = Só para uma senha esquecida e, se você quiser, para avisar que é a sua vez.
tokens-title = Tokens da API
tokens-text = Um token pode fazer tudo o que você pode: jogar nos seus lugares pela API. Não o dê a ninguém.
tokens-one = Token
tokens-once = Copie o token agora; ele só é mostrado uma vez.
tokens-used = último uso: { $when }
tokens-unused = nunca usado
tokens-label = Para que serve?
tokens-label-hint = meu bot
tokens-make = Criar um token
data-title = Seus dados
data-export = Baixar meus dados
data-export-text = Tudo o que este servidor guarda sobre você, em um arquivo.
data-delete = Excluir minha conta
data-delete-text = Exclui sua conta, nome, anotações e conversas. As partidas ficam para o outro jogador; seu lugar em uma partida em andamento fica aberto.
data-delete-sure = Entendo que isto não pode ser desfeito.

## Configurações
settings-here = Neste aparelho
settings-theme = Tema
theme-system = Padrão do sistema
theme-light = Claro
theme-dark = Escuro
settings-motion = Animações
motion-system = Padrão do sistema
motion-slow = Lentas
motion-normal = Normais
motion-fast = Rápidas
motion-off = Desligadas
settings-sounds = Sons
settings-sounds-hint = Dados, cartas e um sino quando é a sua vez.
settings-coach = Explicar cada pergunta
settings-coach-hint = Uma ou duas frases abaixo dela, para quem não leu as regras.
settings-confirm = Confirmar o fim do turno
settings-confirm-hint = Pergunta de novo enquanto você ainda tem cartas para jogar.
settings-keys = Atalhos de uma tecla à mesa
settings-keys-hint = Desligue se o leitor de tela ou o ditado escreve na página. A lista de atalhos (?) permite mudar cada tecla.
settings-line = Linha de comando à mesa
settings-line-hint = Uma linha sob a pergunta: digite o que fazer ou o que quer saber.
settings-text = Mostrar o tabuleiro como texto
settings-text-hint = Listas e um mapa que se percorre com as setas, para leitores de tela.
settings-you = Você
settings-alerts = Quando é a sua vez
settings-alerts-hint = A página sempre avisa. Estes avisos chegam quando ela está fechada ou em segundo plano.
settings-mail-sent = Salvo. Siga o link no e-mail que acabamos de enviar.
settings-to-account = Senha, dados e tokens: sua conta
alert-browser = Notificações do navegador
alert-browser-hint = Enquanto uma aba do Fieldcraft estiver aberta em segundo plano.
alert-push = Neste aparelho, mesmo com o Fieldcraft fechado
alert-push-hint = Quem entrega é o serviço do seu navegador; no telefone, instale a página antes.
alert-refused = O navegador não permite notificações desta página. Você pode mudar isso nas configurações dele.
alert-mail = E-mail
alert-mail-hint = Enviamos um e-mail na sua vez e antes de o seu tempo acabar.
alert-mail-on = Avisar por e-mail
alert-no-mail = Este servidor não envia e-mail.
mail-unconfirmed = Ainda não confirmado: siga o link no nosso e-mail.
alert-webhook = Webhook, para seus próprios programas
alert-webhook-hint = O servidor envia uma requisição POST assinada a este endereço quando é a sua vez.
alert-webhook-address = Endereço
alert-webhook-on = Chamar o webhook
alert-webhook-secret = Chave de assinatura

## Sobre
about-lead = O Fieldcraft põe três jogos de guerra táticos movidos a cartas em uma mesa digital, com todas as regras aplicadas.
documents = Documentação
about-documents-text = Guias para jogadores, autores de cenários e de bots e donos de servidores, os livros de regras e a API.
about-documents-open = Abrir a documentação
about-unofficial = Não oficial
about-unofficial-text = Esta é uma implementação não oficial, feita por jogadores para jogadores, sem ligação com as editoras e os autores dos jogos. Regras e números são fatos; todos os textos, desenhos, mapas e nomes de soldados aqui são nossos. Se gostar de um jogo, compre o impresso.
about-fair = Jogo limpo
about-fair-text = A mesa mostra a cada lado só o que ele pode saber; os bots não veem mais do que você veria no lugar deles. O sorteio é lacrado antes da partida e pode ser conferido depois.
about-privacy = Seus dados
about-privacy-text = Um cookie mantém sua sessão aberta e outro lembra o idioma. Nada é carregado de outros sites, ninguém é rastreado. Você pode baixar ou excluir tudo o que é guardado sobre você.
about-licences = Licenças
about-licences-text = O Fieldcraft é software livre sob a licença Apache 2.0. No navegador ele usa:
about-api = A mesma API que esta página usa está aberta a seus bots e scripts:

## Regras
rules-search = Buscar nas regras
rules-search-hint = Palavra ou número da regra: U-503
rules-contents = Sumário
rules-lead = Todas as regras que a mesa aplica, por número. Busque uma palavra ou um número, ou leia pelo sumário.
rules-found =
    { $count ->
        [one] { $count } regra sobre “{ $query }”
       *[other] { $count } regras sobre “{ $query }”
    }
rules-none = Nada encontrado. Tente outra palavra ou o número de uma regra.
rules-instead = Não há nada sobre “{ $query }”. Mostrando “{ $instead }”.
rules-cites = Veja também:
rules-cited-by = Usada por:
rules-sources = No impresso:

## Dados honestos
verify-lead = Ninguém escolheu o sorteio desta partida: nem o servidor, nem um jogador, nem os dois juntos. Aqui você pode conferir.
verify-busy = Reproduzindo a partida inteira…
verify-none = Não há aqui partida nem registro com este número.
verify-running = A partida ainda está em andamento
verify-running-text = O sorteio está lacrado. Seu navegador guardou os lacres e os confere durante o jogo; o número do servidor é aberto quando a partida terminar.
verify-not-made = O sorteio ainda não foi feito: alguém precisa ocupar seu lugar ou abrir a partida mais uma vez.
verify-alone = Nenhum jogador pôs um número neste sorteio; nele é preciso confiar no servidor.
verify-not-here = Nenhum número deste navegador está neste sorteio. Se você ocupou o lugar em outro dispositivo, confira por lá.
verify-passed = Está tudo certo.
verify-failed = A verificação falhou. Avise o administrador do servidor.
verify-by-browser = Conferido pelo seu navegador
verify-by-server = Conferido pelo servidor
verify-yes = Certo.
verify-no = Errado!
verify-check-mine = Seu número faz parte do sorteio.
verify-check-same = Os lacres são os que este navegador viu antes de abrir o seu número.
verify-check-listed = Os lacres estão na lista pública, e nada nela mudou desde então.
verify-check-players = Cada jogador abriu exatamente o número que havia lacrado.
verify-check-server = O servidor abriu exatamente o número que havia lacrado.
verify-check-key = A chave do sorteio resulta destes números e de mais nada.
verify-check-key-hash = A chave abre o lacre mostrado durante a partida.
verify-numbers = Os números
verify-key = Chave do sorteio
verify-key-hash = Lacre da chave (SHA-256)
verify-start = Começo da partida
verify-takeback = Escolhas desfeitas
verify-seal = Lacre: { $party } (SHA-256)
verify-share = Número: { $party }
verify-server = servidor
verify-line = Linha na lista pública
verify-how = Como funciona
verify-how-1 = Antes da partida, o servidor e o navegador de cada jogador sorteiam um número secreto e mostram só o lacre: uma impressão digital da qual ninguém adivinha o número e que não serve para nenhum outro. Um bot não tem número.
verify-how-2 = Só quando todos os lacres estão fixados e inscritos na lista pública os navegadores dos jogadores abrem seus números. O do servidor fica fechado até o fim. Assim ninguém pode escolher o seu conforme os dos outros.
verify-how-3 = Juntos, os números formam a chave, que determina todos os lançamentos e embaralhamentos. Quando escolhas são desfeitas, tudo se repete com números novos.
verify-how-4 = Depois da partida o servidor também abre o seu. Seu navegador compara tudo com o que guardou, e qualquer um pode reproduzir a partida: têm de sair os mesmos resultados.
verify-how-5 = O que isto não prova: quem mantém o servidor pode ver as cartas ocultas. O que se mostra é que ninguém as escolheu.

## The public list of seals

title-seals = Lista pública de lacres
seals-lead = Cada lacre de cada partida deste servidor é inscrito aqui antes que qualquer número seja aberto. Cada linha contém o hash da anterior; nada pode mudar depois sem que mude tudo o que vem abaixo.
seals-fit = Seu navegador conferiu todas as linhas ({ $count }): elas se encaixam.
seals-same = Elas continuam a lista de onde este navegador a viu pela última vez, na linha { $number }.
seals-broken = A linha { $number } não se encaixa: a lista foi alterada ou recomeçada. Não confie nela e avise outros jogadores.
seals-forget = Recomeçar a partir da lista atual
seals-empty = Nada foi lacrado aqui ainda.
seals-counts = { $sealed } lacrados, { $started } deles abertos por todos os jogadores.
seals-rest = Os demais ainda esperam ou nunca foram jogados.
seals-sealed = lacrado
seals-started = aberto
seals-last = As últimas linhas
seals-time = Hora
seals-what = O quê
seals-number = Linha

book-lead = As regras em palavras simples, com posições da mesa que você percorre passo a passo e continua jogando.
book-reference = Referência: todas as cláusulas por número
book-all = Todos os capítulos
book-clauses = As cláusulas em que isto se baseia

figure-not = Não é permitido
figure-back = Passo anterior
figure-step = { $at } de { $of }
figure-next = Avançar
figure-case = Caso
figure-case-number = Caso { $number }
figure-play-bot = Continuar contra o bot
figure-play-alone = Jogar com os dois lados
figure-other = { $label }: também é possível. Continue a jogar daqui para tentar.
