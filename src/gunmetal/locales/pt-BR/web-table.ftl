### A mesa de todos os jogos: lugares, escolhas, histórico, conversa. O que só um jogo diz está em um arquivo próprio.

## Título da aba

title-your-turn = Sua vez · { $game }
title-table = { $game } · Gunmetal
title-over = Fim de jogo · { $game }

## A mesa

table-round = Rodada { $round }
table-turn = Turno { $turn }
table-reconnecting = Conexão perdida, reconectando …
board-title = Tabuleiro
hand-title = Mão
phases-title = Fases do turno

## Lugares

seats-title = Jogadores
seat-thinking = está decidindo
seat-your-turn = Sua vez
seat-away = ausente
seat-give-to-bot = Deixar um robô jogar
seat-take-back = Voltar a jogar
give-title = Um robô no lugar de { $name }
give-note = O robô continua a partida daqui. Quem é dono do lugar pode retomá-lo a qualquer momento.
clock-left = Tempo restante: { $time }

## Escolhas

choices-title = Escolhas
choices-over = A partida acabou.
choices-wait = Um momento …
choices-wait-for = { $name } está decidindo.
choices-wait-bot = { $name }, um robô, está decidindo.
choices-watch = Você está assistindo. { $name } está decidindo.
choices-show-all = { $count ->
    [one] Mostrar de novo a única escolha
   *[other] Mostrar todas as { $count } escolhas
}
choices-unfold = { $count ->
    [one] Uma escolha
   *[other] Todas as { $count } escolhas
}
choices-fold = Mostrar menos
picks-title = Marcado no tabuleiro
pick-drop = { $thing }: desmarcar
rule-link = Regra { $rule }, abre as regras em outra aba
show-explanation = O que isto quer dizer?
confirm = Confirmar
undo = Desfazer
amount-title = Valor
amount-less = Menos
amount-more = Mais
mark-place = carta { $place }, { $location }
mark-choices = { $count ->
    [one] { $thing }: uma escolha
   *[other] { $thing }: { $count } escolhas
}

# Por que marca uma lista longa pode ser filtrada.
filter-agent = Por agente
filter-location = Por lugar
filter-seat = Por jogador
filter-card = Por carta
filter-suit = Por naipe
filter-effect = Por efeito
filter-test = Por teste

# Grupos de escolhas, pela primeira palavra da ação.
group-or = Ou
group-open = Colocar o seu agente
group-flip = Virar um Agente em Treinamento
group-undercover = Enviar um Agente Secreto
group-train = Pôr uma carta em treinamento
group-pick = Escolher uma carta
group-take = Tirar caixotes
group-to = Escolher o destino
group-bust = Fazer primeiro a Batida
group-arrange = Distribuir os agentes
group-move = Ir a pé
group-boots = Ir com as botas
group-horse = Ir a cavalo
group-ride = Sair a cavalo da Cocheira
group-hire = Contratar
group-buy = Comprar
group-sell = Vender
group-attach = Comprar e entregar
group-rest = Curar no Hotel
group-bag = Usar a Maleta
group-play = Jogar uma carta
group-free = Começar uma luta
group-jail = Prender
group-hang = Enforcar
group-choose = Escolher
group-use = Usar uma carta
group-lasso = Jogar o Laço
group-steal = Roubar
group-stake = Sua aposta
group-reroll = Rolar de novo
group-place = Escolher o lugar
group-release = Libertar
group-rob = Assaltar
group-give = Abrir mão de uma carta
group-discard = Descartar
group-account = Dólares na conta

## Histórico e conversa

side-title = Histórico e conversa
side-open = { $count ->
    [0] Histórico e conversa
    [one] Histórico e conversa, { $count } mensagem nova
   *[other] Histórico e conversa, { $count } mensagens novas
}
tab-log = Histórico
tab-chat = Conversa
log-title = O que aconteceu
log-news = Novidades no histórico
log-empty = Nada aconteceu ainda.
log-times = { $sentence } (×{ $times })
log-earlier = { $count ->
    [one] Mostrar { $count } passo anterior
   *[other] Mostrar { $count } passos anteriores
}
chat-title = Mensagens
chat-empty = Ninguém disse nada ainda.
chat-write = Mensagem para a mesa
chat-send = Enviar
chat-unread = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}

## Teclas

keys-button = Teclas
keys-title = Jogar com o teclado
keys-digits = escolher pelo número
keys-arrows = percorrer as escolhas ou o histórico
keys-enter = confirmar a escolha
keys-undo = desfazer
keys-escape = desmarcar tudo
keys-log = ir para o histórico
keys-chat = escrever uma mensagem
keys-help = esta lista
keys-board = O que se pode escolher no tabuleiro também se alcança com Tab e se marca com Enter.

## Uma tela para vários jogadores

curtain-pass = Passe a tela para { $name }
curtain-why = Agora decide: { $colour }. Ninguém mais deve olhar.
curtain-lift = Sou { $name }, continuar
curtain-undo = Desfazer a última escolha

## Antes da partida

waiting-title = { $count ->
    [0] Todos estão aqui
    [one] Falta um jogador
   *[other] Faltam { $count } jogadores
}
waiting-free = ainda livre
waiting-here = presente
waiting-join = Sentar
waiting-invite = Link para quem vai entrar
waiting-invite-note = Quem abre o link ocupa um lugar livre; não é preciso ter conta.
waiting-start = { $count ->
    [0] Começar
    [one] Começar já, com um robô no lugar livre
   *[other] Começar já, com robôs nos lugares livres
}
waiting-for-others = A partida começa quando todos os lugares estiverem ocupados, ou quando o anfitrião der início.
waiting-watch = Você está assistindo. A partida ainda não começou.

## Depois da partida

over-title = Resultado
over-result = Resultado
over-replay = Replay
over-rematch = Revanche
over-next = Ir para a revanche
