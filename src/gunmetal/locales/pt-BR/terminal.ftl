### As palavras do próprio terminal. As palavras de um jogo estão no arquivo do jogo.

## A mesa

terminal-crates = Caixotes
terminal-busts = Batidas
terminal-pile = Pilha
terminal-turn = Turno { $turn }
terminal-die = Dado
terminal-undercover = Secretos
terminal-you = { $colour } (você)
terminal-your-hand = Sua mão
terminal-your-pile = Ainda na sua pilha de compras, sem ordem: { $agents }
terminal-mixed = misturados por uma Espiã; entre eles, pelo que você sabe: { $agents }
terminal-mixed-unknown = misturados por uma Espiã; você não conhece nenhum deles

# Uma letra por lugar, para terminais sem símbolos.
terminal-letter-red = V
terminal-letter-blue = A
terminal-letter-yellow = M
terminal-letter-green = D
terminal-letter-black = P
terminal-letter-north = N
terminal-letter-east = L
terminal-letter-south = S
terminal-letter-west = O
terminal-letter-three = 3

## O começo

terminal-daily = O desafio diário de { DATETIME($day, dateStyle: "long") }: a mesma partida para todos.

## Escolhas

terminal-help-hint = (? aconselha, ajuda explica)
terminal-option-flip = Virar um agente e treinar uma carta sua no lugar dele
terminal-option-undercover = Enviar uma carta sua como Agente Secreto
terminal-arrange-hint = Diga as Regiões { $places } em uma nova ordem. “{ $example }” leva a carta da Região { $source } para a Região { $to }, e assim por diante, de cima para baixo. “lista” mostra todas as { $count } ordens.
terminal-no-such-number = Não há opção { $number }; os números vão de 1 a { $count }.
terminal-how-to-choose = Digite o número de uma opção, ou escreva-a, como em { $examples }.
terminal-curtain = { $seat } decide agora: tecle Enter quando ninguém mais estiver olhando.

## Comandos. A primeira palavra é a que se digita; a palavra em inglês também vale sempre.

terminal-command-help = ajuda
terminal-command-hint = ?
terminal-command-undo = desfazer
terminal-command-table = mesa
terminal-command-list = lista
terminal-command-events = eventos
terminal-command-save = salvar ARQUIVO
terminal-command-resume = retomar
terminal-command-lang = idioma en|pt-BR
terminal-command-quit = sair

terminal-about-help = explica a decisão do momento e lista os comandos
terminal-about-hint = as três melhores opções, como um robô as vê do seu lugar
terminal-about-undo = desfaz a sua última ação, se nada oculto ou aleatório apareceu por causa dela
terminal-about-table = desenha a mesa de novo
terminal-about-list = lista todas as opções, quantas forem
terminal-about-events = conta tudo o que aconteceu até agora
terminal-about-save = copia a partida até aqui para um arquivo; de todo modo, ela fica guardada em { $file }
terminal-about-resume = diz como continuar esta partida mais tarde
terminal-about-lang = troca o idioma
terminal-about-quit = sai; a partida fica guardada

## Respostas aos comandos

terminal-undone = A sua última ação foi desfeita.
terminal-save-where = Diga onde, como em “salvar minha-partida.log”. De todo modo, a partida fica guardada em { $file }.
terminal-save-other = { $file } já existe e não contém esta partida; escolha outro nome.
terminal-saved = A partida até aqui foi copiada para { $file }.
terminal-file-refused = Não é possível gravar { $file }: { $reason }.
terminal-how-to-resume = Saia quando quiser e continue com:
terminal-kept = A partida está guardada em { $file }. Continue com:

## O que aconteceu

terminal-special-delivery = { $crates ->
    [one] Uma Entrega Especial levou { $crates } caixote à { $location } e 1 a cada uma das outras.
   *[other] Uma Entrega Especial levou { $crates } caixotes à { $location } e 1 a cada uma das outras.
}

## O fim

terminal-and = { $first } e { $last }
# Um jogo pode contar mais: recebe também os números do resultado.
solo-won = { $seat } venceu.
solo-lost = { $seat } perdeu.
terminal-figure-crates = Caixotes
terminal-figure-remaining-total = Cartas restantes
terminal-figure-remaining-highest = A mais alta
terminal-log-lies = A partida está guardada em { $file }. Reveja-a com:

## Os jogos de faroeste

terminal-western-round = Rodada
terminal-western-deck = Baralho
terminal-western-reserve = Reserva
terminal-western-dead = Mortos
terminal-western-jail = Na cadeia
terminal-western-gone = Fora do jogo
terminal-western-discards = Descarte
terminal-western-ruins = em ruínas
terminal-western-anywhere = em qualquer lugar
terminal-western-out = fora do jogo
terminal-western-account = conta ${ $dollars }
terminal-western-in-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
terminal-western-revealed = Reveladas
terminal-western-chosen = Ajudam agora
terminal-western-captives = Prisioneiros
terminal-western-face-down = { $count } com a face para baixo
terminal-western-missed = Perdeu a vez: { $location }
terminal-western-hands = { $hands ->
    [one] uma mão
   *[other] as duas mãos
}
terminal-western-foe = { $test } dos oponentes { $bonus }
terminal-western-speed = saque { $trumps }
terminal-western-aims = mira em
terminal-western-fires = age agora
terminal-western-fired = já agiu
terminal-western-trumps = { $trumps ->
    [0] nenhum trunfo
    [one] { $trumps } trunfo
   *[other] { $trumps } trunfos
}
terminal-western-amounts = Escolha quanto fica na sua conta: digite “{ $example }” ou outro valor de { $amounts }.
terminal-western-test = { $trumps ->
    [0] Teste de { $test } ({ $seat }): { $faces }, nenhum trunfo.
    [one] Teste de { $test } ({ $seat }): { $faces }, { $trumps } trunfo.
   *[other] Teste de { $test } ({ $seat }): { $faces }, { $trumps } trunfos.
}
terminal-western-dealt = A cidade foi montada.
terminal-western-discarded = { $seat } descartou { $cards }.
terminal-western-drawn = Você pegou { $cards }.
terminal-western-dead-seen = Você olhou os mortos: { $cards }.

# Os seis valores, com duas ou três letras.
terminal-western-short-draw = Sa
terminal-western-short-shoot = Ti
terminal-western-short-brawl = Br
terminal-western-short-gamble = Ap
terminal-western-short-law = Le
terminal-western-short-outlaw = Cr
terminal-hint = O melhor que um robô vê do seu lugar, com a chance de vencer e seu intervalo de 95 %:
terminal-hint-alone = O melhor que um robô vê do seu lugar, e quanto vale cada opção, com seu intervalo de 95 %: vencer no primeiro turno seria 100 %, e mais tarde é menos.
terminal-percent = { NUMBER($share, maximumFractionDigits: 0) } %
terminal-hint-only = Só há uma coisa a fazer: { $action }
