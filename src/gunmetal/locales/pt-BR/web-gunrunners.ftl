### O tabuleiro de Gunrunners na página. Nomes, poderes e acontecimentos estão em gunrunners.ftl.

## Turno e fases

runners-turn = Turno { $turn }
runners-opening = Preparação
runners-phase-deliver = Entrega
runners-phase-deploy = Envio
runners-phase-operate = Operações
runners-phase-bust = Batida

## O que todos veem de um jogador

runners-fact-crates = caixotes
runners-fact-hand = mão
runners-fact-pile = pilha

## Agentes. $agent é um nome, $value o número da carta.

runners-agent = Agente
runners-agent-spoken = { $agent } { $value }
runners-no-power = Sem poder
runners-effect-director = Move uma carta virada para cima
runners-effect-informer = Olha um Agente Secreto e o move
runners-effect-saboteur = Rola o dado para descartar uma carta
runners-effect-spy = Vê e redistribui os treinandos
runners-effect-manager = Permite dois Agentes Secretos
runners-effect-runner = Leva 2 caixotes a outra Região

## Cartas para leitores de tela. $known é vazio ou um dos dois seguintes.

runners-card-face = { $agent }, { $colour }
runners-card-hand = { $agent }. { $power }
runners-card-back = { $label }, { $colour }{ $known }
runners-known = : { $agent }
runners-mixed = , misturado por uma Espiã
runners-mixed-of = , misturado por uma Espiã; no conjunto: { $agents }
runners-training-at = Agente em Treinamento: { $location }
runners-training-empty = Nenhum Agente em Treinamento: { $location }
runners-undercover-at = Agente Secreto: { $location }
runners-field-of = Campo: { $location }

## Lugares aonde algo pode ir

runners-train-here = Treinar aqui
runners-undercover = Secreto
runners-move-here = Pôr aqui
runners-exchange = Trocar a carta { $agent }: { $location }
runners-exchange-with = Trocar com a carta { $agent }: { $location }
runners-arrange-how = Toque em dois agentes para trocá-los.
runners-arrange-so = Distribuir

## A faixa acima das Regiões

runners-rolled = Saiu { $die }
runners-not-rolled = O dado ainda não rolou
runners-roll-to = para: { $place }
runners-roll-hit = { $agent }: fora
runners-roll-missed = { $agent }: fica
runners-warehouse = Armazém: { $count } de { $bays }
runners-track = Trilha de Batidas: { $busts } de 7, { $left ->
    [0] no fim
    [one] mais { $left } encerra a partida
   *[other] mais { $left } encerram a partida
}
runners-busts-left = { $left ->
    [0] no fim
    [one] falta { $left }
   *[other] faltam { $left }
}
runners-heat = { $count } de 4 viradas
runners-heat-spoken = { $count } de 4 cartas viradas para cima; 4 causam uma Batida

## Mão, pilha de compras, descartes

runners-in-pile = { $count ->
    [0] cartas na pilha de compras
    [one] carta na pilha de compras
   *[other] cartas na pilha de compras
}
runners-files = Arquivo do caso
runners-files-short = Arquivo
runners-pile-holds = { $count ->
    [0] A sua pilha de compras está vazia
    [one] Na sua pilha de compras: { $count } carta
   *[other] Na sua pilha de compras, em ordem desconhecida: { $count } cartas
}
runners-pile-holds-of = { $count ->
    [0] { $player }: a pilha de compras está vazia
    [one] { $player }, na pilha de compras: { $count } carta
   *[other] { $player }, na pilha de compras, em ordem desconhecida: { $count } cartas
}
runners-discarded-of = { $count ->
    [0] { $name }: nada descartado
    [one] { $name }: { $count } carta descartada
   *[other] { $name }: { $count } cartas descartadas
}
runners-hand-not-dealt = A sua mão é distribuída depois dos agentes iniciais.
runners-hand-not-dealt-of = A mão de { $player } é distribuída depois dos agentes iniciais.
runners-hand-empty = Nenhuma carta restante.
