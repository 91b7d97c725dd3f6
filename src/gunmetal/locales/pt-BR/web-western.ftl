### Os tabuleiros de Gunslingers e Gunsmoke no navegador: rótulos do que está desenhado. Os nomes e as frases dos jogos estão nos arquivos deles.

## Etapas de um turno

western-opening = Preparação
western-round = Rodada { $round }
western-round-of = Rodada { $round } de { $limit }
western-solo-turn = Turno { $turn }
western-solo-turn-of = Turno { $turn } de { $limit }

western-step-opening-opening-account = 1 Conta
western-step-opening-exchange = 2 Troca de cartas
western-step-gunsmoke-investment = 1 Juros
western-step-gunsmoke-move = 2 Movimento
western-step-gunsmoke-town = 3 Cidade e ação
western-step-gunsmoke-discard = 4 Descarte e compra
western-step-gunslingers-banking = 1 Renda
western-step-gunslingers-move = 2 Mover
western-step-gunslingers-hire = 3 Contratar
western-step-gunslingers-trade = 4 Comprar e vender
western-step-gunslingers-act = 5 Agir
western-step-gunslingers-draw = 6 Cartas

## Lugares à mesa

western-cash = bolso
western-account = conta
western-hand-size = mão
western-captives-word = presos
western-trump = Trunfos: { $suit }
western-captives = { $count ->
    [one] { $count } prisioneiro
   *[other] { $count } prisioneiros
}
western-out = fora do jogo
western-owes = perde um turno: { $location }
western-gang-of = { $player }: { word-gunfighters } e cartas
western-together = Lei { $law } · Crime { $outlaw } no total
western-show-values = Mostrar os valores
western-hide-values = Ocultar os valores

western-shape-red = círculo vermelho
western-shape-blue = triângulo azul
western-shape-yellow = losango amarelo
western-shape-green = quadrado verde
western-shape-black = cruz preta
western-shape-north = norte
western-shape-east = leste
western-shape-south = sul
western-shape-west = oeste

## A cidade

western-town = A cidade
western-deck = Baralho
western-discards = Descarte
western-look-through = { $pile }: { $count }, ver as cartas
western-gone = Fora
western-reserve = Reserva
western-no-fights = Sem lutas ainda
western-no-fights-about = Ninguém pode começar uma luta ou uma Captura antes que alguém contrate.
western-ride-waits = Um cavalo espera
western-figure = { $player }, { $shape }
western-out-of-play = Fora de jogo
western-out-of-play-about = Fora de jogo: ninguém entra nem passa por aqui.
western-fight-here = { $effect } aqui
western-in-hand-here = { $count ->
    [one] { $count } carta da sua mão cita este lugar
   *[other] { $count } cartas da sua mão citam este lugar
}
western-used-hire = Já contratou neste turno
western-used-card = Carta de ação já jogada
western-used-place = Este lugar já foi usado
western-for-here = Na sua mão para este lugar
western-dead = { $count ->
    [one] { $count } morto está aqui
   *[other] { $count } mortos estão aqui
}
western-jail = { $count ->
    [one] { $count } { word-gunfighter } na cadeia
   *[other] { $count } { word-gunfighters } na cadeia
}

western-offer-gunsmoke-church = Sair em seguida
western-offer-gunsmoke-gallows = Enforcar um preso
western-offer-gunsmoke-general-store = Compra e venda
western-offer-gunsmoke-gold-mine = Trunfo: $3
western-offer-gunsmoke-gunsmith = Compra e venda
western-offer-gunsmoke-hotel = $3: curar 1
western-offer-gunsmoke-trading-post = Vender: custo + $2
western-offer-gunsmoke-livery = $2: cavalgar
western-offer-gunsmoke-madame-bell = $3 por carta
western-offer-gunsmoke-saloon = Luta sem carta
western-offer-gunsmoke-sheriffs-office = Cadeia: $4
western-offer-gunsmoke-town-bank = Sua conta
western-offer-gunsmoke-train-station = Contratar um
western-offer-gunsmoke-undertakers = Ver os mortos

western-offer-gunslingers-bank = Sua conta
western-offer-gunslingers-boot-hill = Ver os mortos
western-offer-gunslingers-church = Sair em seguida
western-offer-gunslingers-gallows = Enforcar um preso
western-offer-gunslingers-general-store = Itens: − $2
western-offer-gunslingers-gold-mine = Perder turno: $2
western-offer-gunslingers-gunsmith = Armas: − $2
western-offer-gunslingers-hotel = Perder turno: curar
western-offer-gunslingers-trading-post = Vender: custo + $1
western-offer-gunslingers-livery = Perder turno: ir
western-offer-gunslingers-saloon = Luta sem carta
western-offer-gunslingers-sheriffs-office = Cadeia: $5
western-offer-gunslingers-train-station = Contratar um

## Pistoleiros e cartas

western-own-gunsmoke = Seu bando
western-own-gunslingers = Seu bando
western-own-hand = Sua mão
western-own-gunsmoke-of = Bando de { $player }
western-own-gunslingers-of = Bando de { $player }
western-own-hand-of = Mão de { $player }
western-cards = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
western-returned = Para trocar: { $cards }
western-lives = { $wounds ->
    [0] 0 ferimentos, vida { $life }
    [one] { $wounds } ferimento, vida { $life }
   *[other] { $wounds } ferimentos, vida { $life }
}
western-values = Valores
western-value = { $test } { $sum }
western-value-changed = { $test } { $sum }, impresso { $own }
western-life = Vida { $life }
western-injured = Ferimento: quatro valores − 1
western-seriously-injured = Ferimento grave: não começa nada

western-kind-gun = Arma de fogo
western-kind-fist = Arma branca
western-kind-item = Item
western-kind-deed = Ação
western-kind-soul = { word-gunfighter }
western-no-gun = Sem arma de fogo
western-no-fist = Sem arma branca
western-no-item = Sem item
western-bonus = { $test } { $amount }
western-bonus-foe = { $test } do oponente { $amount }
western-hands = { $hands ->
    [one] uma mão
   *[other] duas mãos
}
western-revealed = Cartas reveladas
western-nothing-revealed = Nenhuma
western-chosen = em uso
western-anywhere = Onde quiser
western-hired-at = Contratação:
western-bought-at = Compra:
western-played-at = Joga-se em:

western-use-move-two = 2 passos
western-use-move-anywhere = Cavalgar
western-use-heal-one = Cura 1
western-use-heal-two = Cura 2
western-use-bounty-three = Cadeia + $3
western-use-jail-four-more = Cadeia + $4
western-use-cancel-one-wound = Anula 1 ferimento
western-use-cancel-wounds-of-one-attack = Anula ferimentos
western-use-steal-attached = Roubar
western-use-outlaw-three = Crime + 3

## Lutas, outras ações, dados

western-order = Ordem dos tiros
western-choosing = está escolhendo
western-nobody-chosen = Ninguém se apresentou ainda.
western-shoots-now = atira agora
western-strikes-now = bate
western-has-fired = pronto
western-aims-at = Mira em
western-wounds-to-land = { $wounds ->
    [one] { $wounds } ferimento a sofrer
   *[other] { $wounds } ferimentos a sofrer
}
western-stolen = Na ponta do Laço
western-stake = Aposta: ${ $dollars }
western-dynamite = Dinamite: { $dice } dados a mais
western-dice = Dados
western-no-dice = sem dados
western-face = { $face }
western-face-trump = { $face }, trunfo
western-last-dice = Últimos dados
