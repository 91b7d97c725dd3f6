### Gunsmoke: o que só ele tem ou diz com outras palavras que western.ftl.

game-name = Gunsmoke

edition-en = Edição em inglês (2017)

## Nomes. Os três pistoleiros do jogo solo são um lado próprio (SM-37).

colour-north = Norte
colour-east = Leste
colour-south = Sul
colour-west = Oeste
colour-three = Trio

word-gunfighter = pistoleiro
word-gunfighters = pistoleiros
word-gang = bando

location-madame-bell = Madame Bell
location-town-bank = Banco
location-undertakers = Funerária

location-church-about = Saia daqui no próximo turno; os itens da igreja são comprados aqui (SM-12).
location-gallows-about = Enforque um prisioneiro (SM-13).
location-general-store-about = Compre cartas que citam este lugar; venda-as pela metade do que custam (SM-14).
location-gold-mine-about = Role um dado: um trunfo rende $3 (SM-15).
location-gunsmith-about = Compre cartas que citam este lugar; venda-as pela metade do que custam (SM-14).
location-hotel-about = Cure um ferimento por $3 (SM-16).
location-trading-post-about = Venda cartas da Mercearia e do Armeiro por $2 a mais do que custam (SM-17).
location-livery-about = Cavalgue daqui a qualquer lugar por $2; cavalos são comprados aqui (SM-18).
location-madame-bell-about = Pegue do baralho até uma carta por pistoleiro seu, a $3 cada (SM-19).
location-saloon-about = Comece um Tiroteio ou uma Briga sem a carta (SM-20).
location-sheriffs-office-about = Ponha um prisioneiro na cadeia por $4; estrela e cartaz são comprados aqui (SM-21).
location-town-bank-about = Passe qualquer valor entre o bolso e a conta (SM-22).
location-train-station-about = Contrate um pistoleiro da sua mão (SM-23).
location-undertakers-about = Olhe os mortos (SM-24).

card-doc-hollandaise = Doc Hollandaise
card-angie-oakley = Angie Oakley
card-wyatt-burp = Wyatt Burp
card-wild-bill-hiccup = Wild Bill Hiccup
card-butch-casserole = Butch Casserole
card-billy-the-kidney = Billy the Kidney
card-jesse-jams = Jesse Jams
card-calamari-jane = Calamari Jane
card-sundance-kipper = Sundance Kipper
card-pat-carrot = Pat Carrot
card-bat-masticate = Bat Masticate
card-belle-starch = Belle Starch
card-black-bartlett = Black Bartlett
card-bass-radish = Bass Radish
card-kid-currypot = Kid Currypot
card-soapy-spinach = Soapy Spinach
card-bow = Arco
card-gatling-gun = Metralhadora Gatling
card-brass-knuckles = Soco-inglês
card-throwing-knives = Facas de Arremesso
card-lasso = Laço
card-rosary = Rosário
card-poncho = Poncho
card-shoot-out = Tiroteio
card-escape = Fuga
card-hold-up = Mãos ao Alto
card-gamble = Aposta
card-mining = Garimpo

special-carbine-expert = Perícia com carabina

special-hard-to-hit-about = Quem atira neste pistoleiro rola um dado a menos (SM-28).
special-carbine-expert-about = Um dado a mais de Tiro com uma Carabina anexada (SM-28).
special-safe-cracker-about = Um dado a mais de Crime em Mãos ao Alto ou Assalto ao Trem (SM-31, SM-33).
special-card-sharp-about = Pode rolar de novo um dado do próprio teste de Aposta (SM-32).
special-scout-about = Permite que o bando inteiro dê até dois passos (SM-8).
special-quick-about = Atira antes de todos os que empatam no saque (SM-29).
special-manhunter-about = Um dado a mais de Lei em uma Captura (SM-30).
special-tough-about = Quem bate neste pistoleiro rola um dado a menos (SM-28).
special-slippery-about = Não pode ser alvo de uma Captura (SM-30).

use-steal-attached = Rouba uma carta anexada
use-heal-two = Cura dois ferimentos
use-outlaw-three = Três dados a mais de Crime
use-jail-four-more = $4 a mais por um prisioneiro
use-cancel-wounds-of-one-attack = Anula os ferimentos de um ataque

use-move-two-about = Descarte para dar até dois passos (SM-8, SM-11).
use-move-anywhere-about = Descarte para ir a qualquer carta da cidade (SM-8, SM-11).
use-steal-attached-about = Descarte antes dos primeiros dados de uma luta para roubar uma carta de um participante adversário (SM-29).
use-heal-two-about = Descarte na cidade para curar até dois ferimentos de quem a leva (SM-11).
use-outlaw-three-about = Descarte antes do seu teste de Crime para rolar três dados a mais (SM-11).
use-jail-four-more-about = Descarte ao pôr um prisioneiro na cadeia e receba $4 a mais (SM-11).
use-cancel-wounds-of-one-attack-about = Descarte depois de um ataque contra quem a leva: nenhum daqueles ferimentos vale (SM-11).

effect-shootout = Tiroteio
effect-escape = Fuga
effect-hold-up = Mãos ao Alto
effect-mining = Garimpo

effect-shootout-about = Todos na sua carta da cidade sacam e atiram, a começar pelo mais rápido (SM-29).
effect-brawl-about = Todos na sua carta da cidade batem ao mesmo tempo (SM-29).
effect-capture-about = A sua Lei contra o Crime de alguém daqui; com mais trunfos, você faz um prisioneiro (SM-30).
effect-bounty-about = $2 por trunfo do seu teste de Lei (SM-33).
effect-rebuild-about = Com um trunfo no teste de Lei, uma ruína ao seu lado volta ao jogo, e você vai para lá (SM-33).
effect-gamble-about = Aposte de $1 a $5; cada trunfo rende mais uma vez a aposta, nenhum a perde (SM-32).
effect-rob-train-about = $2 por trunfo do seu teste de Crime (SM-33).
effect-explosion-about = Com 2 trunfos de Crime, uma carta da cidade onde não há ninguém sai de jogo (SM-33).
effect-jailbreak-about = Com 2 trunfos de Crime, alguém sai da cadeia e entra no seu bando (SM-33).
effect-escape-about = Recupere um dos seus pistoleiros que outro jogador capturou (SM-30).
effect-hold-up-about = Crime; com um trunfo a mais que os pistoleiros de um oponente, leve a conta inteira dele (SM-31).
effect-mining-about = Role 3 dados: $2 por trunfo (SM-32).

## Perguntas

prompt-opening-account = { $seat }, quanto do seu dinheiro vai para a conta?
prompt-exchange = { $seat }, você vai trocar uma carta da mão inicial?
prompt-lasso = { $seat }, você vai jogar um Laço?
prompt-steal = { $seat }, que carta o seu Laço apanha?
prompt-attach = { $seat }, quem fica com a carta roubada?
prompt-cards-capture = { $seat }, você vai acender a Dinamite contra a Captura?
prompt-cards-hold-up = { $seat }, você vai acender a Dinamite neste assalto?
prompt-cards-rob-train = { $seat }, você vai acender a Dinamite no Assalto ao Trem?
prompt-cards-explosion = { $seat }, você vai acender a Dinamite na Explosão?
prompt-cards-jailbreak = { $seat }, você vai acender a Dinamite na Fuga da Cadeia?
prompt-release-escape = { $seat }, quem foge?
prompt-victim = { $seat }, de quem é a conta que você vai assaltar?

## Explicações

explain-prepared = A cidade e os trunfos ainda serão distribuídos, e ninguém tem nada a decidir (SM-1). A carta de trunfo de cada jogador decide também a cor do marcador e onde ele começa (SM-3).
explain-opening-account = Você recebeu o dinheiro inicial e pode pôr logo qualquer parte dele na conta (SM-2). O dinheiro da conta rende juros a cada turno, mas só o do bolso paga (SM-7, SM-22).
explain-exchange = Você pode trocar até 2 cartas da mão inicial, uma única vez. As que devolver só são embaralhadas depois que você pegar as novas (SM-5).
explain-move = Fique ou dê um passo para uma carta vizinha da cidade, também na diagonal; por onde falta uma carta ninguém entra nem passa (SM-8). Da Igreja é preciso sair (SM-12). Botas de Caubói descartadas dão até dois passos, um Cavalo descartado leva a qualquer lugar, e uma cavalgada da Cocheira por $2 também (SM-18).
explain-town = Use a carta da cidade em que está e jogue uma carta de ação que a cite ou que valha em qualquer lugar, em qualquer ordem (SM-9). Comprar, vender e visitar a Madame Bell podem levar várias escolhas, mas acabam quando você passa a uma carta de ação. Uma Maleta de Médico cura a qualquer momento desta etapa (SM-11).
explain-fighter-shootout = Cada jogador na carta da cidade entra com um pistoleiro, e quem começou a luta escolhe primeiro (SM-29). Sozinho contra os três, você também escolhe qual deles entra (SM-38).
explain-fighter-brawl = Cada jogador na carta da cidade entra com um pistoleiro, e quem começou a luta escolhe primeiro (SM-29). Sozinho contra os três, você também escolhe qual deles entra (SM-38).
explain-fighter-gamble = Um dos seus pistoleiros faz o teste de Aposta, com as cartas anexadas (SM-28, SM-32). Ferimentos não custam dados.
explain-cards-capture = O bando caçado faz um teste de Crime contra a Captura (SM-30). Uma Dinamite pode ser descartada para rolar três dados a mais nele (SM-11).
explain-cards-hold-up = Mãos ao Alto é um teste de Crime (SM-31). Uma Dinamite pode ser descartada para rolar três dados a mais nele, antes da rolagem (SM-11).
explain-cards-rob-train = Um Assalto ao Trem é um teste de Crime (SM-33). Uma Dinamite pode ser descartada para rolar três dados a mais nele, antes da rolagem (SM-11).
explain-cards-explosion = Uma Explosão é um teste de Crime (SM-33). Uma Dinamite pode ser descartada para rolar três dados a mais nele, antes da rolagem (SM-11).
explain-cards-jailbreak = Uma Fuga da Cadeia é um teste de Crime (SM-33). Uma Dinamite pode ser descartada para rolar três dados a mais nele, antes da rolagem (SM-11).
explain-lasso = Antes dos primeiros dados, em uma só volta a partir de quem começou, cada jogador na luta pode descartar um Laço (SM-29). Ele rouba uma carta anexada a um participante adversário, para qualquer pistoleiro seu.
explain-steal = O Laço está no ar. Escolha qualquer carta anexada a um participante adversário desta luta (SM-29).
explain-attach = A carta roubada vai para qualquer pistoleiro seu. Cada um leva uma carta vermelha, uma marrom e uma azul; uma da mesma cor é substituída e descartada (SM-26, SM-29).
explain-target-shootout = Quem sacou melhor atira primeiro, e cada trunfo é um ferimento (SM-29). Quem empatou no saque aponta o alvo antes que qualquer um deles role; os tiros acertam ao mesmo tempo.
explain-target-brawl = Primeiro todos apontam um alvo, depois todos batem ao mesmo tempo; cada trunfo é um ferimento (SM-29). Até quem morre na Briga ainda dá o seu golpe.
explain-target-capture = Escolha um pistoleiro de um oponente na sua carta da cidade; sozinho, escolha um dos três, onde quer que você esteja (SM-30, SM-38). É a sua Lei contra o Crime daquele lado: só com mais trunfos você faz o prisioneiro, e as cartas anexadas a ele são descartadas.
explain-stake = Aposte de $1 a $5 do que tem no bolso. Cada trunfo rende mais uma vez a aposta, e ela continua sua; sem trunfo, está perdida (SM-32).
explain-reroll = Quem tem uma carta na manga pode rolar um dado de novo depois de ver todos (SM-32). Vale o segundo resultado, melhor ou pior.
explain-bible = Um ataque acaba de acertar quem leva a sua Bíblia. Descarte-a, e nenhum dos ferimentos desse ataque vale (SM-11).
explain-place-explosion = A Explosão deu certo. Pode ser qualquer carta da cidade onde não haja ninguém: até ser reconstruída, ninguém entra nela nem passa por ela (SM-33).
explain-place-rebuild = A obra está pronta. Uma carta da cidade fora de jogo, vizinha à sua, volta, e você vai para lá; isso não dá direito a um segundo uso de carta da cidade (SM-33).
explain-release-jailbreak = A porta está aberta. Qualquer pistoleiro da cadeia entra no seu bando, sem ferimentos, tenha sido preso por quem for (SM-33).
explain-release-escape = Outro jogador tem um ou mais dos seus pistoleiros como prisioneiros. Um deles volta ao seu bando, sem ferimentos; de dentro da cadeia não se foge assim (SM-30).
explain-victim = Escolha um oponente com dinheiro na conta. Você precisa de um trunfo a mais do que ele tem pistoleiros, e então leva a conta inteira (SM-31).
explain-discard = Descarte quantas cartas da mão quiser. Depois você pega 2 do baralho, mas nunca passa de 5 na mão (SM-10).
explain-over = Quem perde o último pistoleiro está fora, e vence o último jogador que restar; se os últimos caírem juntos, dividem a vitória, e em um limite de rodadas combinado decidem mais pistoleiros, depois menos ferimentos, depois mais dólares (SM-36). Sozinho, você vence quando os três estiverem mortos ou capturados, e quanto menos turnos, melhor (SM-40).

## Ações

action-done-exchange = Não trocar mais cartas
action-done-lasso = Não jogar o Laço
action-ride = Cavalgar { to-location } por ${ $dollars }
action-attach = Comprar a carta { $card } por ${ $dollars } e dar a { $fighter }
action-attach-replacing = Comprar a carta { $card } por ${ $dollars } e dar a { $fighter }, no lugar da carta { $old }
action-sell-attached = Vender a carta { $card } de { $fighter } por ${ $dollars }
action-rest = Curar um ferimento de { $fighter } por ${ $dollars }
action-bag = Descartar a carta { $card } e curar até dois ferimentos de { $fighter }
action-mine = Rolar um dado em busca de ouro
action-visit = Pegar uma carta do baralho com a Madame Bell por ${ $dollars }
action-choose-three = Contra { $fighter }
action-choose-bearer = Dar a carta { $card } a { $fighter }
action-choose-bearer-replacing = Dar a carta { $card } a { $fighter }, no lugar da carta { $old }
action-lasso = Jogar a carta { $card } de { $fighter }
action-steal = Roubar a carta { $card } de { $fighter }, do { $owner }
action-cancel = { $hits ->
    [one] Descartar a carta { $card } e poupar { $hits } ferimento a { $fighter }
   *[other] Descartar a carta { $card } e poupar todos os { $hits } ferimentos a { $fighter }
}
action-release-escape = Fazer { $fighter } fugir do { $owner }
action-rob = Assaltar a conta do { $owner }, com ${ $dollars }
action-exchange = Trocar { $card }

## Acontecimentos

event-gunfighters-removed = { $count ->
    [one] { $count } pistoleiro foi posto sob a Funerária sem ser visto.
   *[other] { $count } pistoleiros foram postos sob a Funerária sem serem vistos.
}
event-income = { $dollars ->
    [0] { $seat } receberia juros, mas a reserva estava vazia.
   *[other] { $seat } recebeu ${ $dollars } de juros.
}

## O fim

solo-won = { $turns ->
    [one] { $seat } venceu o trio em { $turns } turno (SM-40).
   *[other] { $seat } venceu o trio em { $turns } turnos (SM-40).
}
solo-lost = { $turns ->
    [one] { $seat } perdeu para o trio depois de { $turns } turno (SM-40).
   *[other] { $seat } perdeu para o trio depois de { $turns } turnos (SM-40).
}

tie-break-gunfighters = { $gunfighters ->
    [one] { $seat } venceu com { $gunfighters } pistoleiro vivo (SM-36).
   *[other] { $seat } venceu com { $gunfighters } pistoleiros vivos (SM-36).
}
tie-break-wounds = { $gunfighters ->
    [one] { $seat } empatou com { $gunfighters } pistoleiro vivo e venceu por ter sofrido menos, com { word-wounds } (SM-36).
   *[other] { $seat } empatou com { $gunfighters } pistoleiros vivos e venceu por ter sofrido menos, com { word-wounds } (SM-36).
}
tie-break-dollars = { $gunfighters ->
    [one] { $seat } empatou com { $gunfighters } pistoleiro vivo e { word-wounds }, e venceu por ter mais dinheiro, ${ $dollars } (SM-36).
   *[other] { $seat } empatou com { $gunfighters } pistoleiros vivos e { word-wounds }, e venceu por ter mais dinheiro, ${ $dollars } (SM-36).
}
# $seats: os nomes de todos os vencedores, já unidos.
tie-break-shared = { $gunfighters ->
    [0] { $seats } caíram juntos e dividem a vitória (SM-36).
    [one] { $seats } dividem a vitória com { $gunfighters } pistoleiro vivo cada um, { word-wounds } e ${ $dollars } (SM-36).
   *[other] { $seats } dividem a vitória com { $gunfighters } pistoleiros vivos cada um, { word-wounds } e ${ $dollars } (SM-36).
}

terminal-figure-gunfighters = Pistoleiros
terminal-figure-turns = Turnos

## Recusas

refused-name-bearer = Diga de que pistoleiro se trata: toda carta { $card } em uso está anexada a um ({ $rule }).
refused-never-sold = A carta { $card } nunca pode ser vendida ({ $rule }).
refused-not-attached = { $fighter } não tem uma carta assim para vender ({ $rule }).
refused-no-own-bag = { $fighter } não leva uma { card-doctors-bag } ({ $rule }).
refused-town-card-used = Você já usou esta carta da cidade neste turno ({ $rule }).
refused-nobody-to-free = Nenhum outro jogador tem um pistoleiro seu como prisioneiro ({ $rule }).
refused-no-accounts = Nenhum oponente tem dinheiro na conta ({ $rule }).
refused-not-of-three = { $fighter } não é do trio; escolha quem do trio entra na luta ({ $rule }).
refused-no-lasso = { $fighter } não leva um { card-lasso } ({ $rule }).
refused-nothing-to-steal = Não há uma carta assim para roubar de { $fighter } ({ $rule }).
refused-not-own-captive = { $fighter } não é um pistoleiro seu nas mãos de outro jogador ({ $rule }).
refused-no-money-there = { $owner } não tem na conta dinheiro que você possa levar ({ $rule }).
refused-visits-over = { $limit ->
    [one] A Madame Bell só tem { $limit } carta para você por turno, uma por pistoleiro seu ({ $rule }).
   *[other] A Madame Bell só tem { $limit } cartas para você por turno, uma por pistoleiro seu ({ $rule }).
}
refused-no-cards-left = Não há mais cartas para pegar ({ $rule }).

## Palavras que não dizem nada

card-not-attached = { $fighter } não leva a carta { $card }.
