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
hand-title-of = Mão de { $player }
table-skip = Ir para as escolhas
phases-title = Fases do turno

## Lugares

seats-title = Jogadores
seat-thinking = está decidindo
seat-your-turn = Sua vez
seat-away = ausente
seat-give-to-bot = Deixar um robô jogar
seat-take-back = Voltar a jogar
seat-lend = Deixar um robô jogar por mim
seat-own-title = O seu lugar
give-title = Um robô no lugar de { $name }
give-note = O robô continua a partida daqui. Quem é dono do lugar pode retomá-lo a qualquer momento.
give-own-note = O robô continua daqui. Você pode retomar o lugar quando quiser.
clock-left = Tempo restante: { $time }

## A promessa sobre o acaso, nas configurações da mesa

promise-title = O acaso está prometido
promise-about = Todos os dados e todas as compras foram fixados antes do primeiro lance. No fim da partida a semente é mostrada, e qualquer pessoa pode conferi-la com este compromisso.
proof-commitment = Compromisso, mostrado antes do primeiro lance
proof-how = Como se calcula
proof-how-commitment = O compromisso é o SHA-256 do texto “gunmetal commitment ” seguido da semente, em 64 dígitos hexadecimais.
proof-how-outcome = O resultado número i do passo s é o HMAC-SHA256 com a semente como chave e o texto “s:i:0” como mensagem; os dois números contam a partir de 0. Os primeiros 8 bytes formam um número, e o resto da sua divisão pela soma dos pesos diz qual é o resultado. Um número tão grande que o resto favoreceria alguns resultados é descartado; segue “s:i:1”, e assim por diante.
proof-how-command = A mesma conferência sem esta página:

## Escolhas

choices-title = Escolhas
choices-over = A partida acabou.
choices-your-turn = Sua vez. { $prompt }
choices-stand-in = Um robô joga por você.
choices-wait-own-bot = O robô está decidindo por você.
choices-wait = Um momento …
choices-wait-for = { $name } está decidindo.
choices-wait-bot = { $name }, um robô, está decidindo.
choices-watch = Você está assistindo. { $name } está decidindo.
choices-unfold = { $count ->
    [one] Uma escolha
   *[other] Todas as { $count } escolhas
}
choices-fold = Mostrar menos
choices-change = Mudar
picks-title = Escolhido:
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
log-told-to = { $seat }: { $sentence }
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
waiting-level = Robôs
waiting-start = { $count ->
    [0] Começar
    [one] Começar já, com um robô no lugar livre
   *[other] Começar já, com robôs nos lugares livres
}
waiting-for-others = A partida começa quando todos os lugares estiverem ocupados, ou quando o anfitrião der início.
waiting-watch = Você está assistindo. A partida ainda não começou.
waiting-open = Esta mesa é aberta: ocupe um lugar livre ou assista.

## Depois da partida

over-title = Resultado
over-result = Resultado
over-replay = Replay
over-rematch = Revanche
over-next = Ir para a revanche
