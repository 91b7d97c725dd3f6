### O que os jogos de faroeste, Gunslingers e Gunsmoke, dizem igual. O arquivo de cada um vem depois deste e pode mudar as palavras.
### $seat e $owner são lugares à mesa, $card, $fighter, $target e $old são cartas, $location um local, todos já com seus nomes.
### O gênero das cartas e das pessoas varia: as frases dizem "a carta { $card }" e evitam concordar com { $fighter }.

game-authors = Criado por Martin Knight

## Nomes

suit-clubs = ♣ paus
suit-diamonds = ♦ ouros
suit-hearts = ♥ copas
suit-spades = ♠ espadas
suit-joker = curinga
suit-joker2 = curinga

test-draw = Saque
test-shoot = Tiro
test-brawl = Briga
test-gamble = Aposta
test-law = Lei
test-outlaw = Crime
test-gold = Ouro

location-church = Igreja
location-gallows = Forca
location-general-store = Mercearia
location-gold-mine = Mina de Ouro
location-gunsmith = Armeiro
location-hotel = Hotel
location-trading-post = Entreposto
location-livery = Cocheira
location-saloon = Saloon
location-sheriffs-office = Delegacia
location-train-station = Estação de Trem

# Um local no meio de uma frase. Os nomes masculinos são estes; todos os outros são femininos.
the-location = { $location ->
    [Armeiro] o { $location }
    [Banco] o { $location }
    [Entreposto] o { $location }
    [Hotel] o { $location }
    [Saloon] o { $location }
   *[other] a { $location }
}
at-location = { $location ->
    [Armeiro] no { $location }
    [Banco] no { $location }
    [Entreposto] no { $location }
    [Hotel] no { $location }
    [Saloon] no { $location }
   *[other] na { $location }
}
to-location = { $location ->
    [Armeiro] para o { $location }
    [Banco] para o { $location }
    [Entreposto] para o { $location }
    [Hotel] para o { $location }
    [Saloon] para o { $location }
   *[other] para a { $location }
}

card-peacemaker = Peacemaker
card-buntline = Buntline
card-derringer = Derringer
card-schofield = Schofield
card-winchester = Winchester
card-carbine = Carabina
card-shotgun = Espingarda
card-buffalo-rifle = Rifle de Búfalo
card-bowie-knife = Faca Bowie
card-tomahawk = Machadinha
card-bullwhip = Chicote
card-sledgehammer = Marreta
card-cowboy-boots = Botas de Caubói
card-horse = Cavalo
card-holster = Coldre
card-marked-cards = Cartas Marcadas
card-cowboy-hat = Chapéu de Caubói
card-doctors-bag = Maleta de Médico
card-wanted-poster = Cartaz de Procurado
card-bible = Bíblia
card-sheriffs-badge = Estrela de Xerife
card-whiskey = Uísque
card-dynamite = Dinamite
card-brawl = Briga
card-capture = Captura
card-bounty = Recompensa
card-rebuild = Reconstrução
card-train-robbery = Assalto ao Trem
card-explosion = Explosão
card-jailbreak = Fuga da Cadeia

special-hard-to-hit = Alvo difícil
special-safe-cracker = Mãos de arrombador
special-card-sharp = Carta na manga
special-scout = Conhece os atalhos
special-quick = Gatilho rápido
special-manhunter = Caça-recompensas
special-tough = Osso duro
special-slippery = Escapa de todos

use-move-two = Até dois passos
use-move-anywhere = Cavalgada a qualquer lugar

effect-shootout = Tiroteio
effect-brawl = Briga
effect-capture = Captura
effect-bounty = Recompensa
effect-rebuild = Reconstrução
effect-gamble = Aposta
effect-rob-train = Assalto ao Trem
effect-explosion = Explosão
effect-jailbreak = Fuga da Cadeia

## Substantivos da mesa

word-trumps = { $trumps ->
    [0] nenhum trunfo
    [one] { $trumps } trunfo
   *[other] { $trumps } trunfos
}
word-wounds = { $wounds ->
    [0] nenhum ferimento
    [one] { $wounds } ferimento
   *[other] { $wounds } ferimentos
}

## Perguntas

prompt-prepared = A cidade ainda será montada.
prompt-move = { $seat }, para onde você vai?
prompt-town = { $seat }, o que você vai fazer aqui?
prompt-fighter-shootout = { $seat }, qual { word-gunfighter } entra nesta luta: { effect-shootout }?
prompt-fighter-brawl = { $seat }, qual { word-gunfighter } entra nesta luta: { effect-brawl }?
prompt-fighter-gamble = { $seat }, qual { word-gunfighter } vai sentar à mesa de jogo?
prompt-target-shootout = { $seat }, em quem você vai atirar?
prompt-target-brawl = { $seat }, em quem você vai bater?
prompt-target-capture = { $seat }, quem você vai tentar capturar?
prompt-stake = { $seat }, quanto você vai apostar?
prompt-reroll = { $seat }, você vai rolar um dos dados de novo?
prompt-bible = { $seat }, você vai usar a { card-bible }?
prompt-place-explosion = { $seat }, o que você vai mandar pelos ares?
prompt-place-rebuild = { $seat }, o que você vai reconstruir?
prompt-release-jailbreak = { $seat }, quem você vai tirar da cadeia?
prompt-discard = { $seat }, que cartas você vai descartar antes de pegar novas?
prompt-over = A partida acabou.

## Ações

action-done-town = Encerrar aqui e passar ao descarte
action-done-cards = Não usar mais cartas
action-done-reroll = Deixar os dados como estão
action-done-bible = Guardar a { card-bible } e sofrer os ferimentos
action-done-discard = Não descartar mais, pegar novas cartas e encerrar o turno
action-stay = Ficar { at-location }
action-move = Ir { to-location }
action-boots = Descartar a carta { $card } e ir { to-location }
action-horse = Descartar a carta { $card } e cavalgar { to-location }
action-hire = Contratar { $fighter } por ${ $dollars }
action-play = Jogar a carta { $card }
action-free-shootout = Começar sem carta: { effect-shootout }
action-free-brawl = Começar sem carta: { effect-brawl }
action-jail = Prender { $fighter } por ${ $dollars }
action-jail-with-poster = Prender { $fighter } com a carta { $card } por ${ $dollars }
action-hang = Enforcar { $fighter }
action-choose = Mandar { $fighter }
action-choose-target = Ir para cima de { $fighter }, do { $owner }
action-use = Usar a carta { $card }
action-stake = Apostar ${ $dollars }
action-reroll = Rolar de novo um dado que mostra { $suit }
action-place-explosion = Mandar { the-location } pelos ares
action-place-rebuild = Reconstruir { the-location } e ir até lá
action-release-jailbreak = Tirar { $fighter } da cadeia
action-discard = Descartar { $card }
action-account = Ter ${ $dollars } na conta e ${ $cash } no bolso

## Acontecimentos. Os que começam com “own” só são contados ao jogador de quem tratam.

event-location-dealt = Uma carta da cidade foi posta na mesa: { $location }.
event-trump-dealt = { $seat } recebeu o trunfo { $suit }.
event-gunfighter-dealt = { $seat } começou com { $card }.
event-starting-player-drawn = { $seat } foi sorteado para começar.
event-three-armed = { $fighter }, do trio, recebeu a carta { $card }.
event-account-set = { $dollars ->
    [0] { $seat } não deixou nada na conta.
   *[other] { $seat } ficou com ${ $dollars } na conta.
}
event-cards-exchanged = { $count ->
    [0] { $seat } ficou com a mão inicial.
    [one] { $seat } trocou { $count } carta da mão inicial.
   *[other] { $seat } trocou { $count } cartas da mão inicial.
}
event-own-card-returned = Você devolveu uma carta: { $card }.
event-turn-began = Turno { $turn }, rodada { $round }: { $seat }.
event-turn-missed = { $seat } perdeu um turno { at-location }.
event-gold-mined = { $dollars ->
    [0] { $seat } achou ouro, mas a reserva não tinha mais dinheiro para pagar.
   *[other] { $seat } recebeu ${ $dollars } pelo ouro.
}
event-dollars-earned = { $dollars ->
    [0] { $seat } saiu sem um dólar.
   *[other] { $seat } embolsou ${ $dollars }.
}
event-income = { $dollars ->
    [0] { $seat } receberia dinheiro da conta, mas a reserva estava vazia.
   *[other] { $seat } recebeu ${ $dollars } da conta.
}
event-three-banked = { $dollars ->
    [0] A reserva estava vazia, e nada foi para a conta do trio.
   *[other] ${ $dollars } foram para a conta do trio.
}
event-stayed = { $seat } ficou { at-location }.
event-moved = { $seat } foi { to-location }.
event-rode = { $seat } alugou um cavalo e foi { to-location }.
event-card-used-to-move = { $seat } descartou a carta { $card } e foi { to-location }.
event-dead-seen = { $seat } olhou os mortos.
event-own-dead-seen = Você viu { $fighter } entre os mortos.
event-hired = { $seat } contratou { $fighter } por ${ $dollars }.
event-card-bought = { $seat } comprou a carta { $card } por ${ $dollars }.
event-card-attached = { $seat } deu a { $fighter } a carta { $card }.
event-card-replaced = { $seat } descartou a carta { $card } de { $fighter } para dar lugar a outra.
event-card-sold = { $dollars ->
    [0] { $seat } vendeu a carta { $card } e nada recebeu por ela.
   *[other] { $seat } vendeu a carta { $card } por ${ $dollars }.
}
event-wound-healed = { $wounds ->
    [0] { $fighter }, do { $seat }, não tem mais ferimentos.
    [one] { $fighter }, do { $seat }, melhorou e ainda tem { $wounds } ferimento.
   *[other] { $fighter }, do { $seat }, melhorou e ainda tem { $wounds } ferimentos.
}
event-room-paid = { $seat } pagou ${ $dollars } por um quarto no Hotel.
event-bell-paid = { $seat } pagou ${ $dollars } à Madame Bell por uma carta.
event-action-played = { $seat } jogou a carta { $card }.
event-free-fight = { $seat } começou uma luta no Saloon, sem carta: { $effect }.
event-fighter-chosen = { $fighter } entrou em cena pelo { $seat }.
event-card-chosen = { $seat } usou a carta { $card }.
event-lasso-thrown = { $fighter }, do { $seat }, jogou um Laço.
event-card-stolen = { $seat } laçou a carta { $card } de { $fighter }, do { $owner }.
event-target-declared = { $fighter }, do { $seat }, foi para cima de { $target }, do { $owner }.
event-shot-lost = { $fighter }, do { $seat }, não tinha mais em quem atirar.
event-die-rolled = { $seat } tirou { $suit }.
event-test-made = { $dice ->
    [0] { $seat } não tinha dados de { $test }: { word-trumps }.
    [one] { $seat } rolou { $dice } dado de { $test }: { word-trumps }.
   *[other] { $seat } rolou { $dice } dados de { $test }: { word-trumps }.
}
event-die-rolled-again = { $seat } rolou um dado de novo: { $suit }.
event-stake-laid = { $seat } pôs ${ $dollars } na mesa.
event-stake-won = { $dollars ->
    [0] { $seat } ganhou, mas a reserva só pôde devolver a aposta.
   *[other] { $seat } recuperou a aposta e ganhou ${ $dollars }.
}
event-stake-lost = { $seat } perdeu os ${ $dollars } da aposta.
event-robbery-succeeded = { $dollars ->
    [0] { $seat } abriu o cofre do Banco, mas não havia nada nele.
   *[other] { $seat } abriu o cofre do Banco e levou ${ $dollars }.
}
event-robbery-failed = O assalto do { $seat } deu errado.
event-account-robbed = { $seat } limpou a conta do { $owner } e levou ${ $dollars }.
event-wounded = { $hits ->
    [one] { $fighter }, do { $seat }, sofreu { $hits } ferimento e agora tem { $wounds }.
   *[other] { $fighter }, do { $seat }, sofreu { $hits } ferimentos e agora tem { $wounds }.
}
event-wounds-cancelled = { $hits ->
    [one] A carta { $card } poupou { $hits } ferimento a { $fighter }, do { $seat }.
   *[other] A carta { $card } poupou { $hits } ferimentos a { $fighter }, do { $seat }.
}
event-killed = { $fighter }, do { $seat }, morreu.
event-captured = { $seat } capturou { $fighter }, do { $owner }.
event-capture-failed = { $fighter }, do { $owner }, escapou do { $seat }.
event-jailed = { $dollars ->
    [0] { $seat } pôs { $fighter } na cadeia, mas a reserva não tinha mais dinheiro para pagar.
   *[other] { $seat } pôs { $fighter } na cadeia e recebeu ${ $dollars }.
}
event-hanged = { $seat } enforcou { $fighter }.
event-released = { $seat } tirou { $fighter } da cadeia.
event-escaped = { $fighter } fugiu do { $owner } e voltou para o { $seat }.
event-blown-up = { $seat } mandou { the-location } pelos ares.
event-rebuilt = { $seat } reconstruiu { the-location } e foi até lá.
event-nothing-came-of-it = { $seat } tentou, mas não deu em nada.
event-card-discarded = { $seat } descartou { $card }.
event-card-drawn = { $seat } pegou uma carta do baralho.
event-own-card-drawn = Você pegou uma carta do baralho: { $card }.
event-deck-shuffled = { $count ->
    [one] O descarte foi embaralhado em um novo baralho de { $count } carta.
   *[other] O descarte foi embaralhado em um novo baralho de { $count } cartas.
}
event-player-out = { $seat } saiu do jogo.
event-game-ended = A partida acabou: { $reason }.

## O fim. Um resultado se explica com os números do vencedor: gunfighters, wounds, dollars.

reason-none = ela ainda continua
reason-last-standing = só restou um { word-gang }
reason-fell-together = os últimos caíram juntos
reason-round-limit = a última rodada terminou
reason-solo-won = o trio foi vencido
reason-solo-lost = o trio não foi vencido

terminal-figure-wounds = Ferimentos
terminal-figure-dollars = Dólares

## Recusas

# A decisão do momento, dentro de uma frase.
decision-now = { $decision ->
    [prepared] nenhuma ainda, pois falta montar a cidade
    [opening-account] quanto vai para a conta
    [exchange] que cartas da mão inicial trocar
    [rest] quem se recupera no Hotel
    [miss] perder o turno ou não
    [move] para onde ir
    [town] o que fazer na cidade
    [fighter] quem entra em cena
    [cards] que cartas usar
    [lasso] jogar um Laço ou não
    [steal] que carta roubar
    [attach] quem fica com a carta roubada
    [target] quem escolher como alvo
    [stake] quanto apostar
    [reroll] rolar um dado de novo ou não
    [bible] usar a { card-bible } ou não
    [wound] quem sofre o ferimento
    [place] que lugar escolher
    [release] quem fica livre
    [victim] de quem é a conta a assaltar
    [give-up] de que carta revelada abrir mão
   *[discard] que cartas descartar
}
refused-game-over = A partida acabou ({ $rule }).
refused-not-now = Isso não é possível agora; a questão é: { decision-now } ({ $rule }).
refused-must-choose = Aqui não dá para passar; escolha uma das opções ({ $rule }).
refused-not-in-hand = Você não tem { $card } na mão ({ $rule }).
refused-too-few-dollars = Isso custa ${ $dollars } em dinheiro, e você tem ${ $cash } ({ $rule }).
refused-wrong-location = Isso só pode ser feito { at-location } ({ $rule }).
refused-card-elsewhere = A carta { $card } só pode ser comprada ou jogada { at-location } ({ $rule }).
refused-gang-full = O seu { word-gang } está completo: o limite é { $limit } ({ $rule }).
refused-already-hired = Você já contratou alguém neste turno ({ $rule }).
refused-not-bought = { $card } não se compra; só armas e itens estão à venda ({ $rule }).
refused-not-an-action = { $card } não é uma carta de ação ({ $rule }).
refused-not-sold-here = A carta { $card } não pode ser vendida { at-location } ({ $rule }).
refused-cannot-reach = Desse jeito você não consegue ir { to-location } ({ $rule }).
refused-out-of-play = Nada pode ser feito { at-location }: esse local está fora de jogo ({ $rule }).
refused-already-there = Você já está { at-location } ({ $rule }).
refused-leave-church = Ninguém pode ficar na Igreja: você precisa ir para outro lugar ({ $rule }).
refused-no-boots = Você não tem uma carta para descartar e dar dois passos ({ $rule }).
refused-no-horse = Você não tem uma carta para descartar e cavalgar a qualquer lugar ({ $rule }).
refused-card-not-needed = Você pode ir { to-location } sem gastar nada ({ $rule }).
refused-not-wounded = { $fighter } não tem ferimentos ({ $rule }).
refused-card-played = Você já jogou uma carta de ação neste turno ({ $rule }).
refused-nobody-here = Não há ninguém aqui com quem lutar ({ $rule }).
refused-nobody-to-capture = Não há ninguém aqui que você possa capturar ({ $rule }).
refused-no-ruins = Não há nada a reconstruir ao seu lado ({ $rule }).
refused-nothing-to-blow-up = Não há nenhum local vazio para mandar pelos ares ({ $rule }).
refused-jail-empty = Não há ninguém na cadeia ({ $rule }).
refused-not-captive = Você não tem { $fighter } em seu poder ({ $rule }).
refused-no-poster = Você não tem um { card-wanted-poster } para descartar ({ $rule }).
refused-not-yours = { $fighter } não pode fazer isso por você; escolha entre os seus { word-gunfighters } ({ $rule }).
refused-no-target = { $fighter } não pode ser o alvo disso ({ $rule }).
refused-slippery = { $fighter } escapa de todos e não se deixa capturar ({ $rule }).
refused-does-not-help = A carta { $card } não faz diferença nisso ({ $rule }).
refused-stake = A aposta deve ser de ${ $least } a ${ $most } ({ $rule }).
refused-no-such-die = Nenhum dado mostra { $suit } ({ $rule }).
refused-not-a-ruin = Daqui você não pode reconstruir { the-location } ({ $rule }).
refused-somebody-there = Você não pode mandar { the-location } pelos ares enquanto houver alguém lá ({ $rule }).
refused-not-in-jail = { $fighter } não está na cadeia ({ $rule }).
refused-account-same = Já há ${ $dollars } na sua conta ({ $rule }).
refused-account-too-much = Você só tem ${ $most } ao todo, entre bolso e conta ({ $rule }).
refused-account-set = Você já ajustou a sua conta neste turno ({ $rule }).

## Palavras que não dizem quem

fighter-nowhere = { $fighter } não está em nenhum { word-gang } no momento.
fighter-not-yours = { $fighter } não está no seu { word-gang }.
