### O que o servidor diz: por que um pedido não deu certo, e os seus e-mails. Veja server/errors.py: o id é `server-` e o código do erro.

## Quem você é

server-bad-token = Esta chave não abre nada. Talvez tenha sido trocada.
server-sign-in-first = Entre primeiro, ou comece uma partida.
server-wrong-password = Nome e senha não combinam.
server-not-by-token = Isto exige um navegador conectado, não uma chave.
server-seat-token-only = Esta chave abre um só lugar e nada mais.
server-already-account = Você já tem uma conta.
server-no-account = Você ainda não tem conta.
server-name-taken = Este nome já está em uso. Escolha outro.
server-name-missing = Escolha um nome.
server-bad-name = Um nome tem no máximo { $most } caracteres, todos visíveis.
server-name-is-login = Você entra com este nome; só as maiúsculas podem mudar.
server-bad-address = Isto não é um endereço de e-mail.
server-no-mail = Este servidor não envia e-mails.
server-mail-link-used = Este link já foi usado ou é antigo demais. Peça um novo.
server-no-such-language = Não há o idioma { $lang } aqui. Há: { $known }.
server-no-such-token = Você não tem essa chave.
server-enough-tokens = Você já tem { $most } chaves. Apague uma primeiro.
server-too-many = Vezes demais. Tente de novo em { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.

## Lugares

server-no-such-match = Essa partida não existe.
server-no-such-link = Este link não abre lugar nenhum. Talvez tenha sido trocado: peça um novo.
server-link-used = Alguém já se sentou por este link. Se foi você, volte pelo mesmo navegador ou pelo seu próprio link.
server-other-side-yours = Você está do outro lado desta partida. Envie este link a quem vai jogar com você.
server-already-seated = Você já está nesta partida.
server-seat-taken = Este lugar está ocupado.
server-not-open = Esta partida não está aberta a todos.
server-not-your-seat = Este não é o seu lugar.
server-no-such-side = Não há o lado { $side } aqui. Há: { $known }.
server-which-side = Você tem vários lugares aqui. Diga qual: { $known }.
server-one-seat-each = Um lugar é seu; para os dois lados na mesma tela, deixe o outro como «mesma tela».
server-hotseat-needs-you = Na mesma tela, um dos dois lugares é seu.
server-no-such-bot = Não há o robô { $bot }. Há: { $known }.
server-bad-nonce = Uma parte da chave dos dados tem de 16 a 128 dígitos hexadecimais.

## À mesa

server-stale = A mesa mudou nesse meio-tempo. Olhe de novo.
server-frozen = Esta partida não pode continuar: as regras foram corrigidas desde então. Ela pode ser vista e baixada.
server-not-begun = Esta partida não começou: ainda há um lugar aberto.
server-untimed = Esta partida não tem relógios.
server-flag-up = O outro lado ainda tem tempo.
server-clock-full = O outro lado já tem todo o seu tempo.
server-no-offer = Não há nada a responder.
server-not-over = Esta partida ainda não terminou.
server-sealed = Esta partida está congelada, não terminada: os dados ficam lacrados, pois uma correção posterior pode deixá-la seguir. O que você viu dela pode ser baixado.
server-rematch-offered = Você já propôs uma revanche.
server-chat-empty = Não há nada dito aqui.
server-chat-alone = Você joga sozinho aqui.

## Pedidos

server-too-big = Isto é grande demais: no máximo { $limit } bytes.
server-too-slow = O pedido demorou demais para chegar.
server-bad-request = Não dá para entender este pedido.
server-foreign-origin = Este pedido vem de outro site.
server-wrong-method = Isto não se pode fazer aqui.
server-internal = Algo quebrou aqui. Ficou anotado; tente de novo.
server-no-storage = O servidor não consegue acessar o armazenamento agora. Tente de novo daqui a pouco.
server-bad-webhook = Isto não é um endereço da web.
server-webhook-private = Este endereço fica atrás deste servidor; só se chamam endereços da internet aberta.
server-webhook-unreachable = Este endereço não foi encontrado.

## Campos de um pedido que não servem

server-field-missing = falta
server-field-unknown = não é conhecido aqui
server-field-short = é curto ou pequeno demais
server-field-long = é longo ou grande demais
server-field-wrong = não serve

## Avisos

server-notice-turn = Sua vez: { $title }
server-notice-reminder = Seu tempo está acabando: { $title }
server-notice-over = A partida terminou: { $title }
server-notice-rematch = Propõem uma revanche: { $title }

## E-mails

server-mail-turn-subject = Sua vez: { $title }
server-mail-turn = Olá, { $name }! É a sua vez em { $title }.
server-mail-reminder-subject = Seu tempo está acabando: { $title }
server-mail-reminder = Olá, { $name }! Seu tempo está acabando em { $title }. Quando acabar, o outro lado poderá reivindicar a partida.
server-mail-over-subject = A partida terminou: { $title }
server-mail-over = Olá, { $name }! { $title } terminou. Veja como acabou:
server-mail-rematch-subject = Propõem uma revanche: { $title }
server-mail-rematch = Olá, { $name }! Seu adversário quer jogar { $title } de novo, com os lados trocados.
server-mail-confirm-subject = Este endereço é seu?
server-mail-confirm = Olá, { $name }! Siga este link para ser avisado das suas vezes neste endereço. Se não foi você que pediu, não faça nada.
server-mail-recover-subject = Uma nova senha
server-mail-recover = Olá, { $name }! Siga este link dentro de uma hora para escolher uma nova senha. Se não foi você que pediu, não faça nada.
server-mail-foot = O que lhe enviamos, você decide na página da sua conta.
