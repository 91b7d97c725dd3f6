### As palavras da linha de comando: ajuda, relatórios e o que pode estar errado em um comando.

## Ajuda

help-gunmetal = Jogos de mesa: jogue contra robôs, simule milhares de partidas, reveja um registro.
help-version = mostra a versão e termina
help-lang = idioma de todos os textos: { $languages }
help-play = Joga uma partida contra robôs no terminal.
help-simulate = Faz robôs jogarem muitas partidas e relata quem vence, quanto duram e por que acabam.
help-replay = Percorre o registro de uma partida passo a passo.
help-game = qual jogo: { $games }
help-players = número de jogadores (padrão: 3)
help-edition = edição das regras; Gunrunners tem en (2013, o padrão) e br (2015)
help-variant = joga com uma variante citada nas regras, como round_limit=60; pode ser dito várias vezes
help-cards = valores das cartas deste arquivo TOML em vez dos habituais
help-seed = um número; o mesmo número dá a mesma sorte
help-play-bots = robôs para os outros lugares, em ordem e de novo a partir do primeiro: rookie, regular, skilled, expert, master, legend, e random e greedy (padrão: regular)
help-solo = joga sozinho, se o jogo tiver regras para isso
help-daily = a partida do dia, a mesma para todos os que jogam sozinhos
help-seat = a sua cor ou o seu lado da mesa (padrão: o primeiro lugar)
help-log = guarda a partida neste arquivo novo
help-resume = continua a partida guardada neste arquivo
help-no-memory = não lembra aos jogadores as cartas viradas para baixo que já viram (GR-14)
help-games = quantas partidas (padrão: 1000)
help-simulate-bots = robôs por lugar, em ordem e de novo a partir do primeiro; trocam de lugar a cada partida (padrão: random)
help-cores = quantos núcleos usar (padrão: todos); o resultado é o mesmo
help-save = guarda o registro de cada partida nesta pasta nova ou vazia
help-json = imprime o relatório como um objeto JSON
help-replay-file = um arquivo de registro
help-replay-seat = mostra a mesa como este lugar a viu (padrão: o que todos podiam ver)
help-replay-json = imprime um objeto JSON por passo e, no fim, o resultado

## Simulação

simulate-compiling = Preparando as regras nativas …
simulate-playing = Jogando
simulate-title = { $games ->
    [one] { $games } partida com { simulate-players }, edição { $edition }, semente { $seed }
   *[other] { $games } partidas com { simulate-players }, edição { $edition }, semente { $seed }
}
simulate-players = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-by-seat = Vitórias por lugar
simulate-by-bot = Vitórias por robô
simulate-wins = vitórias
simulate-share = parcela
simulate-interval = intervalo de 95 %
simulate-shared = { $count ->
    [0] Nenhuma vitória foi dividida.
    [one] { $count } vitória foi dividida; cada vencedor conta em parte.
   *[other] { $count } vitórias foram divididas; cada vencedor conta em parte.
}
simulate-rounds = Rodadas: { $median } (mediana; metade das partidas entre { $low } e { $high })
simulate-reason = Fim, { $reason }: { $count } ({ $share })
simulate-speed = { $steps } decisões em { NUMBER($seconds, maximumFractionDigits: 2) } s: { $speed } por segundo
simulate-interrupted = Interrompido: este é o relatório das primeiras { $games } de { $wanted } partidas.

## Repetição

replay-chance = Sorte
replay-undo = desfaz o passo { $number }
replay-hint = (Enter: próximo · um número: até esse passo · q: sair; { $number } de { $last })
replay-unfinished = O registro termina aqui; a partida não acabou.

## O que pode estar errado

usage-wrong = “{ $problem }” não pode ser lido aqui; “gunmetal --help” mostra o que pode ser dito.
game-unknown = Não existe o jogo “{ $game }”; escolha um destes: { $games }.
bot-unknown = Não existe o robô “{ $bot }”; escolha entre: { $bots }.
bots-too-many = { $seats ->
    [one] { $bots } robôs foram citados, mas só há um lugar livre para eles.
   *[other] { $bots } robôs foram citados, mas só há { $seats } lugares livres para eles.
}
seat-unknown = Não existe o lugar “{ $seat }” nesta mesa; escolha um destes: { $seats }.
variant-unreadable = “{ $text }” não é uma variante: escreva o nome dela e um número inteiro, como round_limit=60.
variant-twice = A variante “{ $setting }” foi citada duas vezes; uma basta.
solo-none = O jogo “{ $game }” não pode ser jogado sozinho; é para { $least } a { $most } jogadores.
solo-players = --solo é para um só jogador, não para { $players }.
solo-bots = Quem joga sozinho joga sem robôs; não use --bots.
daily-not-solo = --daily é para um só jogador; diga também --solo.
daily-has-that = { $option } não combina com --daily: o desafio do dia é o mesmo para todos.
number-wrong = “{ $value }” não serve: é preciso um número inteiro a partir de { $least }.
number-too-large = “{ $value }” não serve: o máximo é { $most }.
seed-wrong = A semente deve ser um número inteiro de 0 a { $most }.
folder-not-empty = A pasta { $folder } não está vazia; escolha uma nova para os registros.
folder-refused = A pasta { $folder } não pode ser usada: { $reason }.
no-home = Não há pasta pessoal onde guardar partidas; indique um arquivo com --log ou uma pasta com GUNMETAL_DATA.
resume-has-that = { $option } não combina com --resume: a partida do arquivo já tem isso definido.
output-refused = Não foi possível escrever a saída: { $reason }.

help-serve = jogar no navegador: executa o servidor
help-host = onde atender; 0.0.0.0 deixa entrar outros aparelhos da rede
help-port = a porta; 0 encontra uma livre
help-data = a pasta em que as partidas ficam guardadas
help-database = um endereço PostgreSQL em vez da pasta, também como GUNMETAL_DATABASE_URL
help-bot-pause = milissegundos que um robô leva no mínimo enquanto alguém assiste
help-no-limits = sem limite de pedidos: para medições
help-open = abre a página no navegador
help-quiet = registra só o que dá errado
help-verify = recalcula todos os dados e compras de uma partida terminada a partir da semente
help-verify-file = o registro de uma partida terminada, como a página permite baixar
server-not-installed = O servidor precisa de mais pacotes (falta { $module }): pip install "gunmetal[server]".
port-wrong = { $port } não é uma porta; elas vão até { $most }.

## A arena

help-arena = Faz robôs jogarem entre si e informa a força de cada um.
help-arena-games = quantas partidas (padrão 200); as que já estão no arquivo não são jogadas de novo
help-arena-bots = robôs, cada um uma vez, ou um para cada lugar: rookie, regular, skilled, expert, master, legend, random, greedy, e plain, uma busca sem nenhum conhecimento; os que buscam também com outro limite (plain:1600 para 1.600 iterações, master:0.1s para 0,1 segundo) ou outra rede (master@net.npz), uma política de um arquivo (file:my_policy.npz), ou um programa seu pelo comando que o inicia (exec:./my_bot)
help-arena-sprt = para quando está claro se o primeiro de dois robôs é mais forte por LOW ou por HIGH pontos Elo
help-arena-file = onde ficam os resultados, como banco de dados SQLite (padrão: arena.sqlite na pasta de dados)
help-arena-move-time = milissegundos que um programa seu tem para cada jogada (normalmente 1000)
arena-title = { $games ->
    [one] { $games } partida com { simulate-players }, semente { $seed }
   *[other] { $games } partidas com { simulate-players }, semente { $seed }
}
arena-bot = robô
arena-elo = Elo
arena-seats = lugares ocupados
arena-turns = turnos
arena-games = partidas
arena-ms = ms por lance
arena-pairs = Das vitórias de dois robôs, a parte do primeiro
arena-pair = dois robôs
arena-against = { $bot } contra { $other }
arena-sprt-open = Ainda não decidido: { $likelihood } depois de { $blocks } blocos de partidas; ±{ $bound } bastaria.
arena-sprt-high = Decidido: { $bot } é mais forte que { $other } pelo maior dos dois números ({ $likelihood } depois de { $blocks } blocos de partidas).
arena-sprt-low = Decidido: { $bot } não é mais forte que { $other } por mais do que o menor dos dois números ({ $likelihood } depois de { $blocks } blocos de partidas).
arena-faults = { $count ->
    [one] Uma jogada foi feita
   *[other] { $count } jogadas foram feitas
} ao acaso no lugar de { $bot }, que se atrasou ({ $late }), sumiu ({ $gone }) ou errou ({ $wrong }).
arena-interrupted = Interrompido depois de { $games } de { $wanted } partidas. O mesmo comando continua com elas.
arena-program-missing = Não há nenhum programa { $program } que possa ser executado aqui.
policy-unreadable = Não foi possível ler a política { $file }: { $reason }.
policy-damaged = { $file } não é uma política, ou está danificado.
policy-foreign = A política { $file } foi treinada com a codificação { $encoding }; aqui ela é { $wanted }.
arena-budget-wrong = { $bot }: uma busca leva de 1 a { $most } iterações, ou até { $seconds } segundos.
arena-bots-wrong = Uma arena precisa de pelo menos dois robôs. Um que é nomeado mais de uma vez ocupa tantos lugares; então deve haver um nome para cada lugar.
arena-sprt-wrong = “{ $text }” não são dois números, o menor primeiro, como 0,20.
arena-sprt-for-two = --sprt compara dois robôs.
arena-sprt-alone = --sprt compara dois robôs à mesma mesa, e em um jogo para um só não há mais ninguém.
arena-file-refused = Não é possível guardar resultados em { $file }: { $reason }.
help-arena-cluster = joga as partidas como tarefas de um cluster Ray: o endereço, auto, ou local para um nesta máquina
cluster-refused = Não é possível usar o cluster { $address }: { $reason }
cluster-not-installed = Um cluster precisa de { $module }; instale com pip install "gunmetal[arena,cluster]".
arena-not-installed = A arena precisa de { $module }; instale com pip install "gunmetal[arena]".

## Dicas

help-hint = Mostra o que quem decide agora poderia fazer de melhor, com as chances de vencer.
help-hint-at = depois deste passo do registro (padrão: o último)
help-hint-time = quanto tempo pensar, em milissegundos (padrão 1000)
help-hint-iterations = em quantas continuações pensar, em vez de um tempo
hint-title = { $seat } decide. Depois de { $games ->
    [one] { $games } continuação
   *[other] { $games } continuações
} em pensamento, { NUMBER($seconds, maximumFractionDigits: 1) } s:
hint-option = opção
hint-chance = chance de vencer
hint-worth = valor
hint-followed = seguida
hint-others = { $count ->
    [one] Uma outra opção foi seguida menos vezes.
   *[other] { $count } outras opções foram seguidas menos vezes.
}
hint-over = A partida acabou: não há nada a decidir.
hint-no-step = O registro não tem o passo { $number }; o último é { $last }.

## Treinamento

help-train = Ensina uma rede a jogar, por muitas partidas.
help-train-minutes = quanto tempo pode levar nesta máquina (padrão 25): decide quantas partidas são planejadas
help-train-games = quantas partidas, em vez de um tempo; o mesmo número e a mesma semente dão a mesma rede
help-train-searched = para mil partidas, tantas mais no fim em que uma busca decide, umas cem vezes mais lentas (padrão 0)
help-train-guests = de mil lugares além do que aprende, tantos em que senta a heurística (padrão: nos jogos de faroeste 500, senão 0)
help-train-from = uma rede do mesmo jogo com que começar, também de outro número de jogadores
help-train-file = onde a rede é guardada, e encontrada de novo para continuar (padrão: na pasta de dados)
train-compared = { $games ->
        [one] Depois de 1 partida
       *[other] Depois de { $games } partidas
    } ({ NUMBER($minutes, maximumFractionDigits: 1) } min): vence { NUMBER($share, maximumFractionDigits: 0) } % de { $compared } partidas contra o que era depois de { $before }.
train-done = Pronto: { $games } partidas em { NUMBER($minutes, maximumFractionDigits: 1) } minutos. A rede está em { $file }. A mesma rede de novo, em qualquer lugar:
train-interrupted = Interrompido depois de { $games } de { $wanted } partidas. O mesmo comando continua com elas.
train-other-plan = { $file } contém uma rede que foi feita de outro modo. Dê o nome de outro arquivo, ou remova-o.
net-unreadable = { $file } não contém uma rede que se possa ler.
net-of-another-game = A rede em { $file } não serve para { $game } como se joga aqui.
net-for-others = A rede em { $file } aprendeu numa mesa de { $players } jogadores.
