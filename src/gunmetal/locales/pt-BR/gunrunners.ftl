### Gunrunners. $seat e $owner são cores, $agent um tipo de carta, $location uma Região com seu nome.
### O gênero de $agent varia (o Diretor, a Espiã): as frases dizem "a carta { $agent }".

game-name = Gunrunners
game-authors = Criado por Steve Finn

edition-en = Edição em inglês (2013)
edition-br = Edição brasileira (2015)
variant-five-players = Cinco jogadores: uma variante que não está nos livros de regras (GR-31)

## Nomes

colour-red = Vermelho
colour-blue = Azul
colour-yellow = Amarelo
colour-green = Verde
colour-black = Preto

agency-red = Rússia
agency-blue = Estados Unidos
agency-yellow = Espanha
agency-green = Itália
agency-black = Brasil

agent-director = Diretor
agent-informer = Informante
agent-saboteur = Auditor
agent-spy = Espiã
agent-manager = Intendente
agent-runner = Atravessador
agent-1 = Agente 1
agent-2 = Agente 2
agent-3 = Agente 3
agent-4 = Agente 4
agent-5 = Agente 5
agent-6 = Agente 6

location-name-1 = Oriente Médio
location-name-2 = Norte da África
location-name-3 = América Central
location-name-4 = Sudeste Asiático
location-name-5 = Tríplice Fronteira
location-1 = Região 1 ({ location-name-1 })
location-2 = Região 2 ({ location-name-2 })
location-3 = Região 3 ({ location-name-3 })
location-4 = Região 4 ({ location-name-4 })
location-5 = Região 5 ({ location-name-5 })

warehouse = Armazém
supply = Estoque
bust-track = Trilha de Batidas

power-director = Leva uma carta virada para cima, talvez ele mesmo, do campo de uma Região para o de outra (GR-18).
power-informer = Espia um Agente Secreto e o deixa virado para baixo no fim de qualquer campo (GR-19).
power-saboteur = Rola o dado contra uma carta virada para cima, que é descartada se o dado alcançar o número dela (GR-20).
power-spy = Espia todos os Agentes em Treinamento e os reparte de novo entre as Regiões (GR-22).
power-manager = Permite que seu dono tenha 2 Agentes Secretos enquanto estiver em um campo (GR-21).
power-runner = Carrega 2 caixotes de uma Região para outra (GR-23).

## Substantivos da mesa

word-crates = { $count ->
    [0] { $count } caixotes
    [one] { $count } caixote
   *[other] { $count } caixotes
}
word-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
word-location = Região
word-training = Treinamento
word-field = Campo
word-hand = Mão
word-draw-pile = Pilha de compras
word-bust = Batida
word-probationary = Agente em Treinamento
word-undercover = Agente Secreto
word-face-down = virada para baixo
word-discarded = descartada
word-manager-in-force = Intendente em vigor: até 2 Agentes Secretos

## Decisões, como são chamadas dentro de uma frase

decision-prepared = o sorteio do jogador inicial
decision-opening = colocar um agente inicial
decision-deploy = enviar um agente
decision-train = escolher uma carta para o treinamento
decision-operate = usar ou recusar um poder
decision-move = escolher o destino
decision-arrange = distribuir os Agentes em Treinamento
decision-bust = escolher a próxima Batida
decision-over = nada, pois a partida acabou

## Perguntas

prompt-prepared = O jogador inicial ainda será sorteado.
prompt-opening = { $seat }, onde o seu Agente 1 vai começar o treinamento?
prompt-deploy-en = { $seat }, você vai virar um Agente em Treinamento ou enviar um Agente Secreto?
prompt-deploy-br = { $seat }, que carta você vai jogar: em treinamento, virando outra, ou como Agente Secreto?
prompt-train = { $seat }, que carta você vai pôr no lugar vago do treinamento?
prompt-train-first = { $seat }, que carta vai treinar na Região que ainda não tem agente?
prompt-operate-director = { $seat }, que carta virada para cima o seu Diretor deve mover?
prompt-operate-informer = { $seat }, que Agente Secreto o seu Informante deve olhar?
prompt-operate-saboteur = { $seat }, que carta virada para cima o seu Auditor deve investigar?
prompt-operate-spy = { $seat }, a sua Espiã deve olhar os Agentes em Treinamento?
prompt-operate-runner = { $seat }, de que Região o seu Atravessador deve tirar 2 caixotes?
prompt-move-director = { $seat }, para que Região vai a carta?
prompt-move-informer = { $seat }, em que Região você vai deixar o Agente Secreto?
prompt-move-runner = { $seat }, para que Região vão os 2 caixotes?
prompt-arrange = { $seat }, como você vai distribuir os Agentes em Treinamento, de cima para baixo?
prompt-bust = { $seat }, em que Região a Batida acontece primeiro?
prompt-over = A partida acabou.

## Explicações

explain-prepared = A mesa está pronta, e ninguém jogou ainda. O acaso escolhe o jogador inicial, que coloca o primeiro agente (GR-5).
explain-opening = Antes do primeiro turno, cada um põe um Agente 1 comum, nunca o Diretor, virado para baixo à esquerda de uma Região. Só vale uma Região que ainda não tenha carta ali (GR-5). Como a carta é a mesma para todos, esses agentes não são segredo.
explain-deploy-en = Faça uma de duas coisas. Opção A: aponte um Agente em Treinamento de um oponente; ele vai virado para cima para o campo da Região onde está, o dono pode usar o poder dele, e depois uma carta da sua mão ocupa o lugar vago (GR-10, GR-12). Opção B: ponha uma carta da mão virada para baixo no fim de qualquer campo; em geral, você só pode ter um Agente Secreto desses por vez (GR-13). Os seus próprios Agentes em Treinamento só podem ser virados com a sua última carta, ou quando todos os da mesa forem seus (GR-11).
explain-deploy-br = Faça uma de duas coisas. Opção A: indique uma carta da mão e um Agente em Treinamento de um oponente; esse agente vai virado para cima para o campo da Região onde está, a sua carta treina no lugar dele, você compra uma carta, e só então o dono pode usar o poder (GR-10, GR-12). Opção B: ponha uma carta da mão virada para baixo no fim de qualquer campo; em geral, você só pode ter um Agente Secreto desses por vez (GR-13). Os seus próprios Agentes em Treinamento só podem ser virados com a sua última carta, ou quando todos os da mesa forem seus (GR-11).
explain-train = Você virou um agente, e o lugar dele no treinamento ficou vago. Ponha ali qualquer carta da sua mão, virada para baixo (GR-10, GR-12). Depois você compra uma carta, enquanto houver na pilha de compras (GR-15).
explain-train-first = Com dois jogadores, uma Região começa sem Agente em Treinamento. O primeiro turno da partida só preenche esse lugar: ponha ali uma carta da mão virada para baixo e compre outra (GR-16). Nada é virado, e não pode haver Batida.
explain-operate-director = Um oponente virou o seu Diretor, e você pode usar o poder dele ou não (GR-17). Ele leva uma carta virada para cima, de qualquer dono e até ele mesmo, para o fim do campo de outra Região (GR-18). Escolha primeiro a carta, depois a Região.
explain-operate-informer = Um oponente virou o seu Informante, e você pode usar o poder dele ou não (GR-17). Você olha em segredo um Agente Secreto, seu ou de outro jogador. Depois o deixa virado para baixo no fim de qualquer campo, até do mesmo (GR-19).
explain-operate-saboteur = Um oponente virou o seu Auditor, e você pode usar o poder dele ou não (GR-17). Escolha uma carta virada para cima em qualquer campo e role o dado: um resultado igual ao número dela ou mais alto a descarta, e um mais baixo nada faz (GR-20). Até as suas cartas e o próprio Auditor podem ser escolhidos.
explain-operate-spy = Um oponente virou a sua Espiã, e você pode usar o poder dela ou não (GR-17). Você olha em segredo todos os Agentes em Treinamento e depois dá um deles a cada Região, como quiser. Os outros veem que cores mudam de lugar, mas não que cartas (GR-22).
explain-operate-runner = Um oponente virou o seu Atravessador, e você pode usar o poder dele ou não (GR-17). Ele carrega exatamente 2 caixotes de uma Região para uma única outra. A primeira precisa ter pelo menos 2 (GR-23).
explain-move-director = Você escolheu a carta do seu Diretor. Ela tem de ir para outra Região, onde ocupa a ponta direita do campo (GR-18, GR-9).
explain-move-informer = Você olhou a carta em segredo. Deixe-a virada para baixo na ponta direita de qualquer campo; a Região de onde ela veio também vale (GR-19). Ela continua sendo um Agente Secreto do seu dono.
explain-move-runner = Você escolheu de onde saem os 2 caixotes. Os dois têm de ir para a mesma outra Região (GR-23).
explain-arrange = Você viu os Agentes em Treinamento. Distribua-os de novo, um por Região; um lugar que ficou vago quando a carta foi virada continua vago (GR-22). Uma distribuição diz, do lugar de cima para baixo, de que Região vem cada carta: 2 1 3 troca as duas primeiras.
explain-bust = Mais de uma Região tem 4 ou mais agentes virados para cima, e por isso há mais de uma Batida neste turno. Você decide qual vem agora; cada Batida é concluída, com a sua Entrega Especial, antes que outra comece (GR-24, GR-26).
explain-over = A partida termina quando o marcador de Batidas chega ao espaço 7 (GR-28) ou quando ninguém tem carta na mão (GR-29). Vence quem tiver mais caixotes; um empate é decidido pelo total das cartas restantes, depois pela mais alta delas, e, se ainda assim persistir, a vitória é dividida (GR-30).

## Ações

action-open = Colocar o seu Agente 1 na { $location }
action-flip = Virar o agente do { $owner } na { $location }
action-flip-and-train = Virar o agente do { $owner } na { $location } e treinar ali a sua carta { $agent }
action-undercover = Enviar em segredo a sua carta { $agent } para a { $location }
action-train = Treinar a sua carta { $agent } na { $location }
action-decline = Recusar o poder da carta { $agent }
action-pick-director = Mover a carta { $agent } do { $owner }, número { $place } na { $location }
action-pick-informer = Olhar o Agente Secreto do { $owner }, carta número { $place } na { $location }
action-pick-saboteur = Investigar a carta { $agent } do { $owner }, número { $place } na { $location }
action-look = Olhar todos os Agentes em Treinamento
action-take = Tirar 2 caixotes da { $location }
action-to = Para a { $location }
action-bust = Fazer primeiro a Batida na { $location }
action-arrange = De cima para baixo, pôr os agentes das Regiões { $order }

## Acontecimentos

event-starting-player-drawn = { $seat } foi sorteado para começar.
event-opening-agent-placed = { $seat } pôs um Agente 1 em treinamento na { $location }.
event-turn-began = Turno { $turn }: { $seat } passou a ser o jogador ativo.
event-warehouse-opened = O Armazém estava cheio, e 1 caixote dele foi para cada Região.
event-die-rolled = { $seat } rolou o dado: { $die }.
event-crates-delivered = { $crates ->
    [0] { $from_warehouse ->
        [0] O estoque estava vazio, e nada chegou à { $location }.
        [one] O estoque estava vazio, mas { $from_warehouse } caixote do Armazém chegou à { $location }.
       *[other] O estoque estava vazio, mas { $from_warehouse } caixotes do Armazém chegaram à { $location }.
    }
    [one] { $from_warehouse ->
        [0] { $crates } caixote do estoque chegou à { $location }.
       *[other] { $crates } caixote do estoque e { $from_warehouse } do Armazém chegaram à { $location }.
    }
   *[other] { $from_warehouse ->
        [0] { $crates } caixotes do estoque chegaram à { $location }.
       *[other] { $crates } caixotes do estoque e { $from_warehouse } do Armazém chegaram à { $location }.
    }
}
event-crates-stored = { $crates ->
    [0] O estoque estava vazio, e o Armazém continuou com { $warehouse }.
    [one] { $crates } caixote foi para o Armazém, que agora tem { $warehouse }.
   *[other] { $crates } caixotes foram para o Armazém, que agora tem { $warehouse }.
}
event-agent-flipped = { $seat } virou o agente do { $owner } na { $location }: { $agent }.
event-agent-trained = { $seat } pôs uma carta em treinamento na { $location }.
event-own-agent-trained = { $seat } pôs a carta { $agent } em treinamento na { $location }.
event-undercover-deployed = { $seat } enviou um Agente Secreto para a { $location }.
event-own-undercover-deployed = { $seat } enviou em segredo a carta { $agent } para a { $location }.
event-card-drawn = { $seat } comprou uma carta.
event-own-card-drawn = { $seat } comprou a carta { $agent }.
event-power-gained = { $seat } ganhou o poder da carta { $agent }.
event-power-lapsed = { $seat } não tinha em que usar o poder da carta { $agent }.
event-power-declined = { $seat } recusou o poder da carta { $agent }.
event-agent-moved = { $seat } moveu a carta { $agent } do { $owner } para a { $location }.
event-undercover-inspected = { $seat } olhou um Agente Secreto do { $owner } na { $location }.
event-own-undercover-inspected = { $seat } olhou um Agente Secreto do { $owner } na { $location } e viu a carta { $agent }.
event-undercover-returned = { $seat } deixou um Agente Secreto do { $owner } virado para baixo na { $location }.
event-sabotage-attempted = { $seat } mandou investigar a carta { $agent } do { $owner } na { $location }.
event-agent-sabotaged = O dado deu { $die }: a carta { $agent } do { $owner } foi descartada.
event-sabotage-failed = O dado deu { $die }: a carta { $agent } do { $owner } ficou onde estava.
event-trainees-inspected = { $seat } olhou todos os Agentes em Treinamento.
event-trainee-seen = { $seat } viu a carta { $agent } do { $owner } em treinamento na { $location }.
event-trainees-rearranged = { $seat } distribuiu de novo os Agentes em Treinamento.
event-trainee-laid = Um Agente em Treinamento do { $owner } foi posto na { $location }.
event-own-trainee-laid = A carta { $agent } do { $owner } foi posta em treinamento na { $location }.
event-crates-carried = { $crates ->
    [one] { $seat } fez { $crates } caixote ir da { $location } para a { $to_location }.
   *[other] { $seat } fez { $crates } caixotes irem da { $location } para a { $to_location }.
}
event-bust-began = Houve uma Batida na { $location }, e o marcador de Batidas foi para { $busts }.
event-final-bust-began = { $crates ->
    [0] Houve a Batida final na { $location }, que não tinha caixotes.
    [one] { $crates } caixote voltou da { $location } para o estoque, e houve ali a Batida final.
   *[other] { $crates } caixotes voltaram da { $location } para o estoque, e houve ali a Batida final.
}
event-undercover-revealed = Um Agente Secreto do { $owner } na { $location } foi revelado: { $agent }.
event-crates-confiscated = { $crates ->
    [one] { $seat } confiscou { $crates } caixote na { $location }, somando { $strength }.
   *[other] { $seat } confiscou { $crates } caixotes na { $location }, somando { $strength }.
}
event-field-cleared = { $crates ->
    [0] O campo da { $location } foi esvaziado, e não sobrou nenhum caixote.
    [one] O campo da { $location } foi esvaziado, e sobrou { $crates } caixote.
   *[other] O campo da { $location } foi esvaziado, e sobraram { $crates } caixotes.
}
event-special-delivery = { $crates ->
    [0] O estoque estava vazio, e nenhuma Entrega Especial chegou à { $location }.
    [one] Uma Entrega Especial levou { $crates } caixote à { $location }.
   *[other] Uma Entrega Especial levou { $crates } caixotes à { $location }.
}
event-game-ended = A partida acabou: { $reason }.

## O fim. Um resultado se explica com os números do vencedor: crates, remaining_total, remaining_highest.

reason-none = ela ainda continua
reason-seven-busts = o marcador de Batidas chegou ao fim da trilha
reason-no-cards = ninguém tinha mais cartas na mão

tie-break-crates = { $crates ->
    [0] { $seat } venceu com { $crates } caixotes (GR-30).
    [one] { $seat } venceu com { $crates } caixote (GR-30).
   *[other] { $seat } venceu com { $crates } caixotes (GR-30).
}
tie-break-total = { $crates ->
    [0] { $seat } empatou com { $crates } caixotes e venceu pelo maior total de cartas restantes, { $remaining_total } (GR-30).
    [one] { $seat } empatou com { $crates } caixote e venceu pelo maior total de cartas restantes, { $remaining_total } (GR-30).
   *[other] { $seat } empatou com { $crates } caixotes e venceu pelo maior total de cartas restantes, { $remaining_total } (GR-30).
}
tie-break-highest = { $crates ->
    [0] { $seat } empatou com { $crates } caixotes e total { $remaining_total }, e venceu pela carta restante mais alta, { $remaining_highest } (GR-30).
    [one] { $seat } empatou com { $crates } caixote e total { $remaining_total }, e venceu pela carta restante mais alta, { $remaining_highest } (GR-30).
   *[other] { $seat } empatou com { $crates } caixotes e total { $remaining_total }, e venceu pela carta restante mais alta, { $remaining_highest } (GR-30).
}
# $seats: os nomes de todos os vencedores, já unidos.
tie-break-shared = { $crates ->
    [0] { $seats } dividem a vitória com { $crates } caixotes cada um, pois as cartas restantes também empataram (GR-30).
    [one] { $seats } dividem a vitória com { $crates } caixote cada um, pois as cartas restantes também empataram (GR-30).
   *[other] { $seats } dividem a vitória com { $crates } caixotes cada um, pois as cartas restantes também empataram (GR-30).
}

## Recusas

arrangement-incomplete = Cite cada uma destas Regiões exatamente uma vez: { $places } (GR-22).
refused-game-over = A partida acabou ({ $rule }).
refused-opening-taken = A { $location } já tem um agente inicial ({ $rule }).
refused-no-such-location = { $count ->
    [one] A { $location } não está em jogo: só há { $count } Região ({ $rule }).
   *[other] A { $location } não está em jogo: só há { $count } Regiões ({ $rule }).
}
refused-not-in-hand = Você não tem a carta { $agent } na mão ({ $rule }).
refused-same-location = A { $location } é a Região de origem; escolha outra ({ $rule }).
refused-no-bust-there = A { $location } não está entre as Regiões que sofrem Batida agora ({ $rule }).
refused-not-now = { $decision ->
    [prepared] Isso não é possível agora; primeiro vem { decision-prepared } ({ $rule }).
    [opening] Isso não é possível agora; a sua decisão é { decision-opening } ({ $rule }).
    [deploy] Isso não é possível agora; a sua decisão é { decision-deploy } ({ $rule }).
    [train] Isso não é possível agora; a sua decisão é { decision-train } ({ $rule }).
    [operate] Isso não é possível agora; a sua decisão é { decision-operate } ({ $rule }).
    [move] Isso não é possível agora; a sua decisão é { decision-move } ({ $rule }).
    [arrange] Isso não é possível agora; a sua decisão é { decision-arrange } ({ $rule }).
   *[bust] Isso não é possível agora; a sua decisão é { decision-bust } ({ $rule }).
}
refused-card-first = Nesta edição você escolhe a carta da mão junto com a que vai virar, como em “flip 2 train spy” ({ $rule }).
refused-flip-first = Nesta edição você primeiro vira o agente e só depois escolhe a carta da mão; diga apenas “flip 2” ({ $rule }).
refused-own-agent = O Agente em Treinamento da { $location } é seu, e você não pode virá-lo agora ({ $rule }).
refused-undercover-limit = { $limit ->
    [one] Você só pode ter { $limit } Agente Secreto na mesa ({ $rule }).
   *[other] Você só pode ter { $limit } Agentes Secretos na mesa ({ $rule }).
}
refused-no-card-there = O campo da { $location } não tem carta número { $place } ({ $rule }).
refused-not-undercover = Essa carta na { $location } está virada para cima; o Informante só olha Agentes Secretos ({ $rule }).
refused-not-face-up = Essa carta na { $location } está virada para baixo; só uma carta virada para cima pode ser escolhida ({ $rule }).
refused-too-few-crates = A { $location } tem menos de 2 caixotes ({ $rule }).
refused-other-power = A carta { $agent } não pode fazer isso ({ $rule }).
