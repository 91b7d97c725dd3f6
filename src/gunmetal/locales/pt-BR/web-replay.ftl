### Depois da partida, na página: o resultado, o replay e a prova de que o acaso foi justo.

## O resultado. Quem venceu e por quê são frases dos jogos: tie-break-…, solo-…, reason-…

end-title = Resultado
end-you-won = Você venceu.
end-you-lost = Você perdeu.
end-won = { $winner } venceu.
end-lost = { $loser } perdeu.
end-won-together = { $winners } dividem a vitória.
# Carimbado sobre a página, só para os olhos.
end-stamp-gunrunners = Caso encerrado
end-stamp-western = A poeira baixou
end-who = { $name } ({ $colour })
end-rank = Lugar
end-player = Jogador
end-wins-mark = venceu
end-why = Como se decidiu

# Números para os quais os jogos ainda não têm nome.
end-figure-crates = Caixotes
end-figure-remaining-total = Cartas restantes
end-figure-remaining-highest = A mais alta

# Por que um jogador fica à frente do seguinte quando o primeiro número é igual. $more e $less são os números diferentes.
end-before-remaining-total = { $crates ->
    [0] { $ahead } e { $behind } não têm nenhum caixote. As cartas restantes somam { $more } para { $ahead } e { $less } para { $behind }.
    [one] { $ahead } e { $behind } têm { $crates } caixote cada. As cartas restantes somam { $more } para { $ahead } e { $less } para { $behind }.
   *[other] { $ahead } e { $behind } têm { $crates } caixotes cada. As cartas restantes somam { $more } para { $ahead } e { $less } para { $behind }.
}
end-before-remaining-highest = { $crates ->
    [0] { $ahead } e { $behind } não têm nenhum caixote, e as cartas restantes de cada um somam { $remaining_total }. A mais alta vale { $more } para { $ahead } e { $less } para { $behind }.
    [one] { $ahead } e { $behind } têm { $crates } caixote cada, e as cartas restantes de cada um somam { $remaining_total }. A mais alta vale { $more } para { $ahead } e { $less } para { $behind }.
   *[other] { $ahead } e { $behind } têm { $crates } caixotes cada, e as cartas restantes de cada um somam { $remaining_total }. A mais alta vale { $more } para { $ahead } e { $less } para { $behind }.
}
end-before-wounds = { $ahead } e { $behind } têm o mesmo número de { word-gunfighters } vivos: { $gunfighters }. { $ahead } tem menos ferimentos: { $more } contra { $less }.
end-before-dollars = { $ahead } e { $behind } têm o mesmo número de { word-gunfighters } vivos, { $gunfighters }, e de ferimentos, { $wounds }. { $ahead } tem mais dinheiro: ${ $more } contra ${ $less }.
# $seats: nomes, já unidos.
end-same-place = { $seats } dividem o { $rank }º lugar.

end-actions = E agora
end-rematch = Revanche
end-rematch-there = Ir para a revanche
end-rematch-watch = Assistir à revanche
end-replay = Ver o replay
end-download = Baixar registro
end-share = Compartilhar
end-share-title = Compartilhar esta partida
end-share-link = Link para o resultado e o replay
end-share-note = Quem tiver o link pode ver o resultado e rever a partida, mas não pode jogar nesta mesa.
end-proof = Conferir o acaso
end-origin = Esta partida continuou outra a partir do passo { $number }.
end-origin-link = Ver aquele momento

## O replay

replay-title = Replay
replay-of = Replay: { $game }
replay-failed = Não foi possível buscar o replay.
replay-again = Tentar de novo
replay-to-table = Ir para a mesa
replay-controls = Controles do replay
replay-step = Passo
replay-step-of = Passo { $number } de { $count }
replay-back = Um passo para trás
replay-forward = Um passo para a frente
replay-turn-back = Ir para o turno anterior
replay-turn-forward = Ir para o próximo turno
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-speed-times = { $times }×
replay-turn = Turno
replay-before-turns = Antes do primeiro turno
replay-turn-of = Turno { $turn }: { $seat }
replay-keys = As setas vão um passo para trás ou para a frente, Page Up e Page Down um turno; a barra de espaço reproduz e pausa.

replay-as = Visto por
replay-as-public = Espectadores
replay-as-open = Tudo aberto
replay-as-later = Quando a partida acabar, será possível vê-la pelos olhos de cada um, e com tudo aberto.
replay-hand = Mão de
replay-hand-decider = quem decide

replay-happened = O que aconteceu
replay-nothing-heard = Nada que se pudesse ver daqui.
replay-dealt = Antes da primeira decisão
replay-log = Todos os passos
replay-log-row = Passo { $number }

replay-share = Link para este passo
replay-download = Baixar registro
replay-proof = Conferir o acaso

replay-continue = Continuar daqui
replay-continue-title = Continuar do passo { $number }
replay-continue-about = Uma nova partida começa neste momento. Tudo o que já aconteceu permanece; daqui em diante, os dados e as compras de cartas são novos. Nada muda nesta mesa.
replay-continue-seat = O seu lugar
replay-continue-bots = Contra
replay-continue-start = Continuar jogando
replay-continue-over = A partida acaba neste passo. Volte a um momento em que ainda haja algo a decidir.

## A prova

proof-title = O acaso foi justo?
proof-about = Antes do primeiro lance, o servidor mostrou um compromisso: a impressão digital da sua semente secreta. Agora a semente está aberta, e esta página calcula a partir dela, por conta própria, cada dado e cada carta sorteada.
proof-seed = Semente, mostrada depois da partida
proof-loading = Buscando a prova …
proof-checking = Calculando: { $percent } por cento
proof-right = { $count ->
    [0] A semente corresponde ao compromisso. Não houve dado nem sorteio a conferir.
    [one] A semente corresponde ao compromisso, e o único resultado decorre dela.
   *[other] A semente corresponde ao compromisso, e todos os { $count } resultados decorrem dela.
}
proof-wrong-outcomes = { $count ->
    [one] { $count } resultado não decorre da semente. Esta partida não foi justa.
   *[other] { $count } resultados não decorrem da semente. Esta partida não foi justa.
}
proof-wrong-commitment = A semente não corresponde ao compromisso mostrado antes do primeiro lance. Esta partida não foi justa.
proof-wrong-remembered = O compromisso foi trocado: este navegador viu outro durante a partida. Esta partida não foi justa.
proof-wrong-seed = O servidor não mostra uma semente utilizável, e por isso nada pode ser conferido.
proof-wrong-method = O servidor usou um método que esta página não conhece ({ $method }), e por isso nada pode ser conferido.
proof-remembered = { $steps ->
    [0] Este navegador anotou o mesmo compromisso antes do primeiro passo.
    [one] Este navegador anotou o mesmo compromisso quando { $steps } passo tinha sido jogado.
   *[other] Este navegador anotou o mesmo compromisso quando { $steps } passos tinham sido jogados.
}
proof-not-remembered = Este navegador não acompanhou a partida, e por isso precisa acreditar no servidor sobre quando o compromisso foi mostrado.
proof-taken = { $count ->
    [one] { $count } resultado veio da partida que esta continua; ele está na lista, mas não foi conferido.
   *[other] { $count } resultados vieram da partida que esta continua; eles estão na lista, mas não foram conferidos.
}
proof-table = Todos os resultados
proof-step = Passo
proof-outcome = Resultado
proof-odds = Chance
proof-odds-of = { $weight } em { $total }
proof-state = Conferência
proof-state-right = decorre da semente
proof-state-wrong = não decorre da semente
proof-state-taken = veio da outra partida
proof-more = { $count ->
    [one] Mostrar mais { $count }
   *[other] Mostrar mais { $count }
}

# O que o acaso trouxe. As palavras antes dos dois-pontos são as do registro.
chance-die = Dado: { $thing }
chance-draw = Carta: { $thing }
chance-start = Jogador inicial: { $thing }
chance-town = Local: { $thing }
chance-trump = Trunfo: { $thing }
chance-gunfighter = Distribuído à vista: { $thing }
chance-removed = Retirado sem ser visto: { $thing }
chance-attached = Para os três: { $thing }
