### O que o servidor diz: por que um pedido não deu certo, e os seus e-mails. Veja server/http/errors.py: o id é `server-` e o código do erro.

## Quem você é

server-bad-token = Esta chave não é válida. Talvez tenha sido substituída.
server-sign-in-first = Entre primeiro, ou comece uma partida.
server-wrong-password = Nome ou senha incorretos.
server-not-by-token = Isto exige um navegador conectado, não uma chave.
server-seat-token-only = Esta chave abre um só lugar e nada mais.
server-already-account = Você já tem uma conta.
server-no-account = Você ainda não tem conta.
server-name-taken = Este nome já está em uso. Escolha outro.
server-name-missing = Escolha um nome.
server-bad-name = Um nome tem no máximo { $most } caracteres, todos visíveis.
server-mixed-name = Use letras de um só alfabeto em cada palavra: letras parecidas de outro não são aceitas.
server-name-is-login = Você entra com este nome; só as maiúsculas podem mudar.
server-bad-address = Isto não é um endereço de e-mail.
server-no-mail = Este servidor não envia e-mails.
server-mail-link-used = Este link já foi usado ou é antigo demais. Peça um novo.
server-no-such-language = Não existe o idioma { $lang } aqui. Existem: { $known }.
server-no-such-token = Você não tem essa chave.
server-enough-tokens = Você já tem { $most } chaves. Exclua uma primeiro.
server-too-many = Tentativas demais. Tente de novo em { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.

## Lugares

server-no-such-match = Essa partida não existe.
server-no-such-link = Este link não vale mais. Peça um novo.
server-no-campaign = Este jogo não tem campanha, ou o cenário não faz parte dela.
series-leads = { $name } lidera por { $wins }:{ $lost }, pontos { $points }
server-not-our-link = Este não é um link deste servidor.
server-link-used = Este link já foi usado para ocupar o lugar. Se foi você, volte pelo mesmo navegador ou pelo seu próprio link.
server-other-side-yours = Você está do outro lado desta partida. Envie este link a quem vai jogar com você.
server-already-seated = Você já está nesta partida.
server-seat-taken = Este lugar está ocupado.
server-not-open = Esta partida não está aberta a todos.
server-not-watched = Só os jogadores podem ver esta partida.
server-not-your-seat = Este não é o seu lugar.
server-no-such-side = Não existe o lado { $side } aqui. Existem: { $known }.
server-which-side = Você tem vários lugares aqui. Diga qual: { $known }.
server-one-seat-each = Um lugar é seu; para os dois lados na mesma tela, deixe o outro como “mesma tela”.
server-hotseat-needs-you = Na mesma tela, um dos dois lugares é seu.
server-no-such-bot = Não existe o bot “{ $bot }”. Existem: { $known }.
server-dice-sealed = Todos os lacres já estão fixados; nenhum pode mudar agora.
server-no-commitment = Seu lugar não lacrou uma parte deste sorteio.
server-not-sealed = Nem todos lacraram sua parte ainda. Guarde a sua em segredo até lá.
server-wrong-share = Esta parte não corresponde ao seu lacre.
server-dice-over = Este sorteio não precisa mais da sua parte.

## À mesa

server-stale = A mesa mudou nesse meio-tempo. Olhe de novo.
server-frozen = Esta partida não pode continuar: as regras foram corrigidas desde então. Ela pode ser vista e baixada.
server-not-begun = Esta partida não começou: ainda há um lugar aberto.
server-untimed = Esta partida não tem relógios.
server-flag-up = O outro lado ainda tem tempo.
server-clock-full = O outro lado já tem todo o seu tempo.
server-not-away = O outro jogador está à mesa ou não é a vez dele.
server-away-too-short = O outro jogador ainda não está ausente há tempo suficiente. Você poderá encerrar a partida em { $seconds } s.
server-clock-not-started = Os relógios ainda não começaram: a partida só pode ser encerrada sem vencedor.
server-no-offer = Não há nada a responder.
server-dice-pending = O novo sorteio para desfazer as jogadas ainda está sendo preparado. Espere todos os jogadores ou cancele.
server-dice-waiting = Aguardando o novo sorteio.
server-not-over = Esta partida ainda não terminou.
server-sealed = Esta partida está congelada, não terminada: o sorteio fica lacrado, pois uma correção posterior pode deixá-la seguir. O que você viu dela pode ser baixado.
server-player-gone = O outro jogador excluiu a conta.
server-rematch-offered = Você já propôs uma revanche.
server-chat-empty = A mensagem está vazia.
server-chat-alone = Não há mais ninguém nesta partida.

## Pedidos

server-too-big = Isto é grande demais: no máximo { $limit } bytes.
server-too-slow = A solicitação demorou demais para chegar.
server-bad-request = Não foi possível entender a solicitação.
server-wrong-host = Este servidor não atende por este nome.
server-foreign-origin = Esta solicitação vem de outro site.
server-wrong-method = Isto não pode ser feito aqui.
server-internal = Algo deu errado aqui. O erro foi registrado; tente de novo.
server-no-storage = O servidor não consegue acessar o armazenamento agora. Tente de novo daqui a pouco.
server-bad-webhook = Isto não é um endereço da web.
server-webhook-private = Este endereço é da rede interna do servidor; só são chamados endereços da internet pública.
server-webhook-port = Só são chamadas estas portas: { $ports }.
server-webhook-unreachable = Este endereço não foi encontrado.

## Campos de um pedido que não servem

server-field-missing = falta
server-field-unknown = não é conhecido aqui
server-field-unknown-of = não é conhecido aqui; são conhecidos: { $known }
server-field-short = é curto ou pequeno demais
server-field-long = é longo ou grande demais
server-field-wrong = não serve
server-field-one-of = deve ser um destes: { $known }
server-field-pattern = deve corresponder a { $pattern }
server-field-least = deve ser no mínimo { $limit }
server-field-most = deve ser no máximo { $limit }
server-field-shape-text = deve ser um texto
server-field-shape-number = deve ser um número
server-field-shape-truth = deve ser true ou false
server-field-shape-object = deve ser um objeto
server-field-shape-list = deve ser uma lista
server-field-shape-json = deve ser um JSON válido

## Avisos

server-notice-turn = Sua vez: { $title }
server-notice-reminder = Seu tempo está acabando: { $title }
server-notice-over = A partida terminou: { $title }
server-notice-rematch = Proposta de revanche: { $title }
server-notice-reveal = Abra a mesa para que o sorteio seja feito: { $title }

server-push-turn = É a sua vez.
server-push-reminder = Seu tempo está acabando.
server-push-over = A partida terminou.
server-push-rematch = Seu oponente propõe uma revanche.
server-push-reveal = Abra a mesa para que os dados possam ser feitos.
server-no-push = Este servidor não pode enviar notificações a navegadores.
server-bad-push-key = Esta não é a chave de um navegador.
server-bad-push-address = As notificações só vão para endereços https.
server-enough-browsers = Você já tem { $most } navegadores com notificações. Remova um primeiro.

## E-mails

server-mail-turn-subject = Sua vez: { $title }
server-mail-turn = É a sua vez.
server-mail-reminder-subject = Seu tempo está acabando: { $title }
server-mail-reminder = Seu tempo está acabando. Quando acabar, o outro lado poderá pedir a vitória.
server-mail-over-subject = A partida terminou: { $title }
server-mail-over = A partida terminou.
server-mail-rematch-subject = Proposta de revanche: { $title }
server-mail-rematch = Seu oponente quer jogar de novo.
server-mail-reveal-subject = Abra a mesa: { $title }
server-mail-reveal = Abra a mesa para que os dados possam ser feitos.
server-mail-several-subject = { $count } das suas partidas
server-mail-hello = Olá, { $name }!
server-mail-heading = { $title }, contra { $opponent }
server-mail-guest = um convidado
server-mail-left-days = Restam { $days } d { $hours } h para você.
server-mail-left-hours = Restam { $hours } h { $minutes } min para você.
server-mail-left-minutes = Restam { $minutes } min para você.
server-mail-story = Desde a última vez:
server-mail-earlier = … e { $count } linhas anteriores, que você pode ler à mesa.
server-mail-stands = Agora: { $moment }
server-mail-board = No tabuleiro:
server-mail-stop = Para não receber mais estas mensagens: { $link }
server-mail-confirm-subject = Este endereço é seu?
server-mail-confirm = Olá, { $name }! Siga este link para receber neste endereço o aviso de que é a sua vez. Se não foi você que pediu, não faça nada.
server-mail-recover-subject = Uma nova senha
server-mail-recover = Olá, { $name }! Siga este link dentro de uma hora para escolher uma nova senha. Se não foi você que pediu, não faça nada.
server-mail-foot = Na página da sua conta você escolhe o que quer receber.

## Respostas automáticas, como a mesa as lista

standing-take-the-only-answer = Escolher a única resposta possível
standing-pass-when-idle = Passar quando não há mais nada a fazer
standing-ask-about = Sempre me perguntar sobre { $name }
standing-pass-rest = Deixar passar todo o resto até o meu turno
standing-never = Nunca me perguntar: { $question }
plan-end = Encerrar esta ordem
plan-with-all = { $what } com todos ao alcance ({ $count })
way-cost = { $cost }
