### Gunslingers: o que só ele tem ou diz com outras palavras que western.ftl.

game-name = Gunslingers

edition-en = Edição em inglês (2015)

## Nomes

colour-red = Vermelho
colour-blue = Azul
colour-green = Verde
colour-yellow = Amarelo

word-gunfighter = pistoleiro
word-gunfighters = pistoleiros
word-gang = bando

location-bank = Banco
location-boot-hill = Boot Hill

location-bank-about = Deixe de $0 a $3 na sua conta; cada turno rende tantos dólares quantos houver nela (SL-9, SL-14).
location-boot-hill-about = Olhe os mortos (SL-15).
location-church-about = Comece o próximo turno saindo daqui (SL-16).
location-gallows-about = Ação livre: enforque um prisioneiro (SL-19).
location-general-store-about = Venda itens revelados por $2 a menos do que custam (SL-17).
location-gold-mine-about = Perca um turno e depois receba $2 (SL-18).
location-gunsmith-about = Venda armas reveladas dos dois tipos por $2 a menos do que custam (SL-17).
location-hotel-about = Pague $3 e perca um turno; depois um ferimento sara (SL-20).
location-trading-post-about = Venda qualquer carta revelada por $1 a mais do que custa (SL-21).
location-livery-about = Perca um turno e depois cavalgue a qualquer local (SL-22).
location-saloon-about = Ação livre: um Tiroteio ou uma Briga sem a carta (SL-23).
location-sheriffs-office-about = Ação livre: ponha um prisioneiro na cadeia por $5 (SL-24).
location-train-station-about = Contrate um pistoleiro da sua mão; só aqui (SL-11, SL-25).

card-wyatt-earp = Wyatt Earp
card-wild-bill-hickok = Wild Bill Hickok
card-butch-cassidy = Butch Cassidy
card-doc-holliday = Doc Holliday
card-billy-the-kid = Billy the Kid
card-jesse-james = Jesse James
card-calamity-jane = Calamity Jane
card-annie-oakley = Annie Oakley
card-sundance-kid = Sundance Kid
card-pat-garrett = Pat Garrett
card-bat-masterson = Bat Masterson
card-belle-starr = Belle Starr
card-john-wesley-hardin = John Wesley Hardin
card-black-bart = Black Bart
card-bass-reeves = Bass Reeves
card-kid-curry = Kid Curry
card-navy-revolver = Revólver Navy
card-bottle = Garrafa
card-crucifix = Crucifixo
card-shootout = Tiroteio
card-bushwhack = Emboscada
card-poker = Pôquer
card-high-stakes = Aposta Alta
card-bank-robbery = Assalto ao Banco
card-cattle-rustling = Roubo de Gado

special-two-guns = Dois revólveres
special-wanted = Cabeça a prêmio
special-trick-shot = Tiro de efeito

special-hard-to-hit-about = Quem atira neste pistoleiro rola um dado a menos (SL-38).
special-two-guns-about = Um dado a mais de Tiro em um Tiroteio com duas armas de fogo de uma mão (SL-38).
special-safe-cracker-about = Um dado a mais de Crime em um Assalto ao Banco ou ao Trem (SL-38).
special-card-sharp-about = Pode rolar de novo um dado do próprio teste de Aposta (SL-34, SL-38).
special-wanted-about = Quem puser este pistoleiro na cadeia recebe $3 a mais (SL-24).
special-scout-about = Permite que o bando inteiro dê até dois passos (SL-10, SL-38).
special-trick-shot-about = Cada curinga no teste de Tiro vale dois trunfos (SL-38).
special-quick-about = Atira antes de todos os que empatam no saque (SL-30, SL-38).
special-manhunter-about = Um dado a mais de Lei em uma Captura (SL-33, SL-38).
special-tough-about = Quem bate neste pistoleiro rola um dado a menos (SL-38).
special-slippery-about = Não pode ser alvo de uma Captura (SL-33, SL-38).

use-heal-one = Cura um ferimento
use-bounty-three = $3 a mais por um prisioneiro
use-cancel-one-wound = Anula um ferimento

use-move-two-about = Descarte para dar até dois passos (SL-10, SL-27).
use-move-anywhere-about = Descarte para ir a qualquer local em jogo (SL-10, SL-27).
use-heal-one-about = Descarte enquanto compra e vende para curar um ferimento (SL-27).
use-bounty-three-about = Descarte ao pôr um prisioneiro na cadeia e receba $3 a mais (SL-24, SL-27).
use-cancel-one-wound-about = Anula um ferimento: como item de uma luta ou, fora dela, quando alguém seria ferido (SL-27).

effect-bushwhack = Emboscada
effect-gamble = Pôquer
effect-gamble-high = Aposta Alta
effect-rob-bank = Assalto ao Banco
effect-rustle = Roubo de Gado

effect-shootout-about = Todos no seu local sacam e atiram, a começar pelo mais rápido (SL-30).
effect-brawl-about = Todos no seu local batem ao mesmo tempo (SL-31).
effect-bushwhack-about = Um tiro com um dado a menos em alguém daqui ou do lado, sem resposta (SL-32).
effect-capture-about = A sua Lei contra o Crime de alguém daqui; com mais trunfos, você faz um prisioneiro (SL-33).
effect-bounty-about = $2 por trunfo do seu teste de Lei (SL-35).
effect-rebuild-about = Com um trunfo no teste de Lei, uma ruína ao seu lado volta ao jogo, e você vai para lá (SL-36).
effect-gamble-about = Aposte de $1 a $5; cada trunfo rende mais uma vez a aposta, nenhum a perde (SL-34).
effect-gamble-high-about = Aposte de $5 a $10; são precisos dois trunfos, e cada um rende mais uma vez a aposta (SL-34).
effect-rob-bank-about = Com 3 trunfos de Crime, todas as outras contas e $2 por trunfo; com nenhum, um ferimento (SL-35).
effect-rob-train-about = $2 por trunfo do seu teste de Crime; com nenhum, um ferimento (SL-35).
effect-rustle-about = $1 por trunfo do seu teste de Crime (SL-35).
effect-explosion-about = Com 2 trunfos de Crime, um local onde não há ninguém sai de jogo (SL-36).
effect-jailbreak-about = Com 2 trunfos de Crime, alguém sai da cadeia e entra no seu bando (SL-36).

## Perguntas

prompt-rest = { $seat }, quem se recupera no Hotel?
prompt-miss = { $seat }, você vai perder este turno de propósito?
prompt-fighter-bushwhack = { $seat }, quem fica de tocaia?
prompt-fighter-gamble-high = { $seat }, qual pistoleiro joga a Aposta Alta?
prompt-target-bushwhack = { $seat }, quem vai cair na emboscada?
prompt-cards-shootout = { $seat }, que cartas reveladas você vai usar no Tiroteio?
prompt-cards-brawl = { $seat }, que cartas reveladas você vai usar na Briga?
prompt-cards-bushwhack = { $seat }, que cartas reveladas você vai usar no tiro?
prompt-cards-capture = { $seat }, que item revelado você vai usar na Captura?
prompt-cards-bounty = { $seat }, que item revelado você vai usar atrás da Recompensa?
prompt-cards-rebuild = { $seat }, que item revelado você vai usar na Reconstrução?
prompt-cards-gamble = { $seat }, que cartas reveladas você vai usar no Pôquer?
prompt-cards-gamble-high = { $seat }, que cartas reveladas você vai usar na Aposta Alta?
prompt-cards-rob-bank = { $seat }, que item revelado você vai usar no Assalto ao Banco?
prompt-cards-rob-train = { $seat }, que item revelado você vai usar no Assalto ao Trem?
prompt-cards-rustle = { $seat }, que item revelado você vai usar no Roubo de Gado?
prompt-cards-explosion = { $seat }, que item revelado você vai usar na Explosão?
prompt-cards-jailbreak = { $seat }, que item revelado você vai usar na Fuga da Cadeia?
prompt-wound = { $seat }, quem sofre o ferimento do assalto fracassado?
prompt-give-up = { $seat }, de que carta revelada você vai abrir mão?

## Explicações

explain-prepared = A cidade, os trunfos e os bandos iniciais ainda serão distribuídos, e ninguém tem nada a decidir (SL-1, SL-2, SL-4). O acaso também escolhe quem começa (SL-6).
explain-rest = Você pagou por um quarto e perdeu um turno. Agora um ferimento de um dos seus pistoleiros sara: escolha de quem (SL-20).
explain-miss = Na Mina de Ouro, no Hotel e na Cocheira você pode abrir mão de um turno, com a renda e as cartas dele (SL-8). O seu próximo turno começa então com $2 da Mina de Ouro (SL-18), com um ferimento a menos graças ao Hotel, que cobra $3 agora (SL-20), ou com uma cavalgada da Cocheira a qualquer lugar (SL-22).
explain-move = Fique ou vá para um local vizinho, também na diagonal; vãos e ruínas impedem a passagem (SL-10). Quem começa o turno na Igreja tem de sair dela (SL-16). Botas de Caubói reveladas podem ser descartadas para dar até dois passos, um Cavalo para ir a qualquer local, e a cavalgada da Cocheira leva a qualquer lugar (SL-22).
explain-town = São três etapas, e nenhuma pode ser feita depois de uma posterior: contratar um pistoleiro, só na Estação de Trem (SL-11), depois comprar e vender (SL-12), depois agir. Agir é jogar no máximo uma carta de ação e usar no máximo uma ação livre do local, em qualquer ordem (SL-13). O que o local oferece e quanto custam as cartas está dito em cada opção.
explain-fighter-shootout = Todos os que estão no local entram com um pistoleiro, e quem começou a luta escolhe primeiro (SL-30). Dois ferimentos são um ferimento grave: assim o pistoleiro não pode começar uma luta, mas pode ser mandado para uma que outro começou (SL-37).
explain-fighter-brawl = Todos os que estão no local entram com um pistoleiro, e quem começou a luta escolhe primeiro (SL-31). Dois ferimentos são um ferimento grave: assim o pistoleiro não pode começar uma luta, mas pode ser mandado para uma que outro começou (SL-37).
explain-fighter-bushwhack = Um dos seus pistoleiros dá um único tiro, com um dado a menos que o valor de Tiro, e ninguém responde (SL-32). Um pistoleiro com ferimento grave não pode fazer isso (SL-37).
explain-fighter-gamble = Um dos seus pistoleiros faz o teste de Aposta (SL-34). Um ferimento custa um dado, e dois não deixam nenhum (SL-37).
explain-fighter-gamble-high = Um dos seus pistoleiros faz o teste de Aposta e precisa de dois trunfos (SL-34). Um ferimento custa um dado, e dois não deixam nenhum (SL-37).
explain-cards-shootout = Antes dos primeiros dados, cada um escolhe um item e uma arma de duas mãos ou duas de uma mão; elas valem no saque e no tiro (SL-27). O que for escolhido é descartado depois da luta, com vitória ou derrota.
explain-cards-brawl = Antes dos primeiros dados, cada um escolhe um item e uma arma de duas mãos ou duas de uma mão (SL-27). O que for escolhido é descartado depois da luta, com vitória ou derrota.
explain-cards-bushwhack = Escolha um item e uma arma de duas mãos ou duas de uma mão; a vítima não escolhe nada (SL-27). O que for escolhido é descartado depois do tiro, certeiro ou não.
explain-cards-capture = Cada lado pode escolher um item, quem caça para a Lei e quem é caçado para o Crime (SL-27, SL-33). Ele é descartado depois, vença quem vencer.
explain-cards-bounty = Um item pode somar o seu bônus à Lei do seu bando (SL-27). Ele é descartado depois, digam os dados o que disserem.
explain-cards-rebuild = Um item pode somar o seu bônus à Lei do seu bando (SL-27). Ele é descartado depois, digam os dados o que disserem.
explain-cards-gamble = Cartas com bônus de Aposta ajudam quem está à mesa de jogo (SL-27). Elas são descartadas depois, com vitória ou derrota.
explain-cards-gamble-high = Cartas com bônus de Aposta ajudam quem está à mesa de jogo (SL-27). Elas são descartadas depois, com vitória ou derrota.
explain-cards-rob-bank = Um item pode somar o seu bônus ao Crime do seu bando (SL-27). Ele é descartado depois, digam os dados o que disserem.
explain-cards-rob-train = Um item pode somar o seu bônus ao Crime do seu bando (SL-27). Ele é descartado depois, digam os dados o que disserem.
explain-cards-rustle = Um item pode somar o seu bônus ao Crime do seu bando (SL-27). Ele é descartado depois, digam os dados o que disserem.
explain-cards-explosion = Um item pode somar o seu bônus ao Crime do seu bando (SL-27). Ele é descartado depois, digam os dados o que disserem.
explain-cards-jailbreak = Um item pode somar o seu bônus ao Crime do seu bando (SL-27). Ele é descartado depois, digam os dados o que disserem.
explain-target-shootout = Quem sacou melhor atira primeiro, e cada trunfo é um ferimento (SL-30). Quem empatou no saque aponta o alvo antes que qualquer um deles role; os tiros acertam ao mesmo tempo.
explain-target-brawl = Primeiro todos apontam um alvo, depois todos batem ao mesmo tempo; cada trunfo é um ferimento (SL-31). Até quem morre na Briga ainda dá o seu golpe.
explain-target-bushwhack = Você pode atirar em qualquer pistoleiro de um oponente no seu local ou ao lado dele (SL-32). Não há saque nem resposta, mas você rola um dado a menos.
explain-target-capture = Escolha um pistoleiro de um oponente no seu local. É a sua Lei contra o Crime daquele bando: com mais trunfos, o pistoleiro é seu prisioneiro, e com o mesmo número ou menos nada acontece (SL-33).
explain-stake = No Pôquer apostam-se de $1 a $5, na Aposta Alta de $5 a $10 (SL-34). A aposta volta com mais uma vez o seu valor por trunfo, se houver trunfos bastantes: um no Pôquer, dois na Aposta Alta. Com menos, está perdida.
explain-reroll = Quem tem uma carta na manga pode rolar um dado de novo depois de ver todos (SL-34). Vale o segundo resultado, melhor ou pior.
explain-bible = A sua Bíblia pode anular um ferimento antes que ele aconteça (SL-27). Para isso ela é descartada.
explain-wound = Um Assalto ao Banco ou ao Trem sem nenhum trunfo custa um ferimento a um dos seus pistoleiros, e você escolhe a quem (SL-35). O terceiro ferimento mata (SL-37).
explain-place-explosion = A Explosão deu certo. Pode ser qualquer local em jogo onde não haja ninguém: até ser reconstruído, ninguém entra nele nem passa por ele (SL-36).
explain-place-rebuild = A obra está pronta. Um local fora de jogo vizinho ao seu volta, e você vai para lá; a ação livre dele é sua, se você ainda não usou nenhuma neste turno (SL-36).
explain-release-jailbreak = A porta está aberta. Qualquer pistoleiro da cadeia entra no seu bando, sem ferimentos, tenha sido preso por quem for (SL-36).
explain-give-up = Um bando pode ter um item revelado e duas mãos de armas por pistoleiro. Você passou desse limite e tem de descartar até voltar a ele (SL-28).
explain-discard = Descarte quantas cartas da mão quiser. Depois você pega 2 do baralho, mas nunca passa de 5 na mão (SL-42).
explain-over = Quem perde o último pistoleiro está fora, e vence o último jogador que restar; se os últimos caírem juntos, dividem a vitória (SL-39). Se um limite de rodadas foi combinado e alcançado, vence quem tiver mais pistoleiros, depois menos ferimentos, depois mais dólares, com a conta (SL-40).

## Ações

action-done-miss = Jogar o turno
action-miss-gold-mine = Perder este turno e cavar: ${ $dollars } no começo do próximo
action-miss-hotel = Pagar ${ $dollars } e perder este turno: um ferimento sara no começo do próximo
action-miss-livery = Perder este turno e selar um cavalo: cavalgar a qualquer lugar no próximo
action-buy = Comprar a carta { $card } por ${ $dollars }
action-sell = Vender a carta { $card } por ${ $dollars }
action-rest = Curar um ferimento de { $fighter }
action-bag = Descartar a carta { $card } e curar um ferimento de { $fighter }
action-choose-wound = Deixar o ferimento para { $fighter }
action-cancel = { $hits ->
    [one] Descartar a carta { $card }: { $fighter } não sofre ferimento
   *[other] Descartar a carta { $card }: { $fighter } sofre um a menos dos { $hits } ferimentos
}
action-give-up = Abrir mão da carta { $card }

## Acontecimentos

event-gunfighters-removed = { $count ->
    [one] { $count } pistoleiro saiu do jogo sem ser visto.
   *[other] { $count } pistoleiros saíram do jogo sem serem vistos.
}

## O fim

tie-break-gunfighters = { $gunfighters ->
    [one] { $seat } venceu com { $gunfighters } pistoleiro vivo (SL-39, SL-40).
   *[other] { $seat } venceu com { $gunfighters } pistoleiros vivos (SL-39, SL-40).
}
tie-break-wounds = { $gunfighters ->
    [one] { $seat } empatou com { $gunfighters } pistoleiro vivo e venceu por ter sofrido menos, com { word-wounds } (SL-40).
   *[other] { $seat } empatou com { $gunfighters } pistoleiros vivos e venceu por ter sofrido menos, com { word-wounds } (SL-40).
}
tie-break-dollars = { $gunfighters ->
    [one] { $seat } empatou com { $gunfighters } pistoleiro vivo e { word-wounds }, e venceu por ter mais dinheiro, ${ $dollars } (SL-40).
   *[other] { $seat } empatou com { $gunfighters } pistoleiros vivos e { word-wounds }, e venceu por ter mais dinheiro, ${ $dollars } (SL-40).
}
# $seats: os nomes de todos os vencedores, já unidos.
tie-break-shared = { $gunfighters ->
    [0] { $seats } caíram juntos e dividem a vitória (SL-39).
    [one] { $seats } dividem a vitória com { $gunfighters } pistoleiro vivo cada um, { word-wounds } e ${ $dollars } (SL-40).
   *[other] { $seats } dividem a vitória com { $gunfighters } pistoleiros vivos cada um, { word-wounds } e ${ $dollars } (SL-40).
}

terminal-figure-gunfighters = Pistoleiros

## Recusas

refused-hiring-over = É tarde para contratar: você já passou a uma etapa posterior do turno ({ $rule }).
refused-trade-over = É tarde para negociar: você já passou a uma etapa posterior do turno ({ $rule }).
refused-revealed-limit = O seu bando é pequeno demais para ter também a carta { $card } revelada ({ $rule }).
refused-not-revealed = Você não tem a carta { $card } revelada ({ $rule }).
refused-bought-this-turn = Você comprou a carta { $card } neste turno e por isso ainda não pode vendê-la ({ $rule }).
refused-no-bag = Você não tem uma { card-doctors-bag } revelada ({ $rule }).
refused-free-action-used = Você já usou uma ação livre neste turno ({ $rule }).
refused-no-fights-yet = Ninguém pode lutar antes que alguém contrate um pistoleiro na Estação de Trem ({ $rule }).
refused-nobody-near = Não há ninguém aqui nem ao lado para cair na emboscada ({ $rule }).
refused-nobody-stands = Todos os seus pistoleiros têm ferimentos graves ({ $rule }).
refused-seriously-injured = { $fighter } tem ferimentos graves e não pode começar nada ({ $rule }).
refused-no-hand-free = Não há mão livre para a carta { $card }: só cabem um item e uma arma de duas mãos ou duas de uma mão ({ $rule }).
refused-within-limit = A carta { $card } não passa do limite; abra mão de uma que passe ({ $rule }).
refused-account-limit = Uma conta guarda no máximo ${ $limit } ({ $rule }).
refused-cannot-miss = Só se pode perder um turno na Mina de Ouro, no Hotel ou na Cocheira, antes de qualquer outra coisa ({ $rule }).
