### A página em volta dos jogos: saguão, convites, regras, preferências. As mesas têm arquivos próprios.

## Todas as páginas

shell-home = Gunmetal, ir para o saguão
shell-tagline = Três jogos de mesa, com gente ou com robôs
shell-skip = Pular para o conteúdo
shell-close = Fechar
shell-copy = Copiar
shell-copied = Copiado.
shell-copy-by-hand = O link está selecionado: copie com o teclado.
shell-rules = Regras
shell-loading = Carregando…
shell-offline = O servidor não responde. Sua partida está guardada; tente de novo daqui a pouco.
shell-failed = O servidor não conseguiu fazer isso (resposta { $status }).
shell-broken-title = Algo quebrou
shell-broken = A página encontrou um erro. Sua partida está guardada no servidor; carregue a página de novo.
shell-reload = Carregar de novo
shell-nowhere-title = Não há nada aqui
shell-nowhere = Não existe página neste endereço. Talvez o link tenha sido cortado.
shell-to-lobby = Ir para o saguão

language-en = English
language-pt-br = Português

## Preferências deste navegador

prefs-title = Preferências
prefs-language = Idioma
prefs-theme = Tema
prefs-theme-auto = Como no sistema
prefs-theme-light = Claro
prefs-theme-dark = Escuro
prefs-go-light = Mudar para o tema claro
prefs-go-dark = Mudar para o tema escuro
prefs-motion = Animações
prefs-motion-full = Completas
prefs-motion-short = Curtas
prefs-motion-off = Desligadas
prefs-confirm = Perguntar antes de jogar uma escolha
prefs-confirm-always = Sempre
prefs-confirm-final = Se não der para desfazer
prefs-confirm-never = Nunca
prefs-sound = Sons
prefs-notifications = Notificações do navegador
prefs-notifications-note = Quando for sua vez e você estiver em outra janela
prefs-notes = Notas nas cartas ocultas que conheço
prefs-notes-note = Em Gunrunners; sem elas, é você quem lembra
prefs-notifications-missing = Este navegador não oferece notificações aqui.
prefs-notifications-denied = O navegador não permite notificações para esta página.

## Quem é quem

you-title = Você
you-open = { $name ->
    [none] Você: nome, figura, outro aparelho
   *[other] { $name }: nome, figura, outro aparelho
}
you-name = Nome
you-name-hint = Como chamam você
you-ask-name = Como os outros chamam você?
you-ask-hint = Um nome, se quiser
you-avatar = Figura
you-carry-title = Continuar em outro aparelho
you-carry = Um link que leva junto todos os seus lugares. Funciona uma única vez: abra-o no outro aparelho.
you-carry-make = Criar um link
you-carry-link = Link de uso único
you-carry-until = Funciona uma vez, até { $time }.
avatar-hat = Chapéu
avatar-key = Chave
avatar-glasses = Óculos
avatar-phone = Telefone
avatar-case = Maleta
avatar-star = Estrela
avatar-horseshoe = Ferradura
avatar-lamp = Lampião
avatar-cactus = Cacto
avatar-boot = Bota
avatar-cards = Cartas
avatar-mask = Máscara

seat-open = Lugar livre
seat-bot = Robô
seat-you = Você
seat-nameless = Alguém
seat-of = { $colour }, { $agency }

bot-level-random = Robô, ao acaso
bot-level-greedy = Robô, firme
bot-level-rookie = Robô, novato
bot-level-regular = Robô, comum
bot-level-skilled = Robô, hábil
bot-level-expert = Robô, perito
bot-level-master = Robô, mestre
bot-level-legend = Robô, lenda
bot-level-other = Robô, { $level }

## Os jogos, em uma frase cada

about-gunrunners = Posicione agentes, provoque Batidas, divida os caixotes.
about-gunslingers = Contrate um bando, tire proveito da cidade e seja o último de pé.
about-gunsmoke = A cidade de novo, maior: pistoleiros, ouro e um banco.

## Saguão: uma partida nova

lobby-title = Saguão
lobby-new = Começar uma partida
lobby-new-note = Escolha o jogo, confira os lugares e comece.
lobby-game = Jogo
lobby-chosen = Escolhido
lobby-players-range = { $least }–{ $most } jogadores
lobby-editions = { $count ->
    [one] uma edição
   *[other] { $count } edições
}
lobby-has-solo = jogo solo

lobby-who = Quem joga
lobby-who-bots = Eu e robôs
lobby-who-friends = Amigos, por link
lobby-who-screen = Todos nesta tela
lobby-who-solo = Só eu
lobby-players = Jogadores
lobby-seats = Lugares
lobby-seat-who = Quem joga com { $colour }
lobby-seat-me = Você
lobby-seat-screen = Alguém nesta tela
lobby-seat-open = Um amigo, por link
lobby-seat-anyone = Quem quiser entrar
lobby-seat-name = Nome de { $colour }
lobby-seat-name-hint = Nome
lobby-seat-waiting = À espera de um amigo
lobby-seat-waiting-anyone = À espera de alguém
lobby-daily = Desafio do dia
lobby-daily-note = { DATETIME($day, dateStyle: "long") }: as mesmas cartas para todo mundo.

lobby-edition = Edição
lobby-bots-move = Os robôs jogam
lobby-bots-quick = Na hora
lobby-bots-steady = Depois de um momento
lobby-bots-slow = Sem pressa
lobby-pace = Tempo para pensar
lobby-pace-none = Sem relógio
lobby-pace-live = À mesa
lobby-pace-days = Ao longo de dias
lobby-pace-seconds = { $seconds ->
    [one] { $seconds } segundo por escolha
   *[other] { $seconds } segundos por escolha
}
lobby-pace-minutes = { $minutes ->
    [one] { $minutes } minuto por escolha
   *[other] { $minutes } minutos por escolha
}
lobby-pace-day-count = { $days ->
    [one] { $days } dia por escolha
   *[other] { $days } dias por escolha
}
lobby-open = Quem pode vir
lobby-open-no = Fechada
lobby-open-yes = Aberta
lobby-open-no-note = Só quem tiver o link.
lobby-open-yes-note = Aparece no saguão: qualquer um pode assistir ou ocupar um lugar livre.
lobby-variants = Variantes
lobby-variants-none = como no livro de regras
lobby-variants-changed = { $count ->
    [one] { $count } mudada
   *[other] { $count } mudadas
}
lobby-variant-players = Jogar em { $players } é uma variante que não está no livro de regras.
lobby-setting-other = Variante “{ $setting }”
lobby-setting-opening-hand = Cartas dadas no início
lobby-setting-round-limit = Limite de rodadas (0: nenhum)
lobby-setting-interest-per = Dólares no banco que rendem $1

lobby-start = Começar { $game }
lobby-starting = Distribuindo…
lobby-go-bots = Os robôs estão prontos: a partida começa na hora.
lobby-go-open = Você recebe um link para enviar. A partida começa quando todos os lugares estiverem ocupados, ou quando você deixar robôs ocuparem os livres.
lobby-go-screen = Vocês passam a tela de mão em mão; uma cortina esconde as cartas de cada um.
lobby-go-solo = Você contra o Trio: a partida começa na hora.
lobby-created = Sua mesa está pronta
lobby-created-note = Envie este link a quem vai jogar. Cada lugar livre fica com quem chegar primeiro.
lobby-invite-link = Convite
lobby-share = Compartilhar
lobby-share-text = Venha jogar { $game } comigo.
lobby-to-table = Ir para a mesa

## Saguão: mesas

lobby-mine = Minhas partidas
lobby-your-turns = { $count ->
    [one] Sua vez em { $count } partida
   *[other] Sua vez em { $count } partidas
}
lobby-your-turn = Sua vez
lobby-your-turn-title = Sua vez ({ $count }) · Gunmetal
lobby-turn = { $game }, turno { $turn }
lobby-with = com { $names }
lobby-alone = jogo solo
lobby-waiting = À espera de jogadores
lobby-over = Encerrada
lobby-running = Outros jogam
lobby-more = mais { $count }
lobby-open-tables = Mesas abertas
lobby-watch-tables = Assistir
lobby-none-open = Nenhuma mesa aberta agora. Comece uma e escolha “Aberta”.
lobby-taken = { $taken } de { $seats } lugares ocupados
lobby-join = Entrar
lobby-join-what = Entrar em { $game }, { $details }
lobby-watch = Assistir
lobby-watch-what = Assistir a { $game }, com { $names }
lobby-learn = Aprender

## Convites

join-title = { $host ->
    [none] Convidaram você para { $game }
   *[other] { $host } convida você para { $game }
}
join-seat = Seu lugar
join-now = Ocupar o lugar
join-watch = Só assistir
join-full = Todos os lugares estão ocupados, mas você pode assistir.
join-sitting = Você já está nesta mesa.
join-to-table = Ir para a mesa
join-failed = O convite não funciona
carry-title = Trazer seus lugares para este aparelho
carry-note = Este navegador passa a ter seus lugares, seu nome e sua figura. O link funciona uma única vez.
carry-now = Trazer
carry-done = Pronto: seus lugares agora estão aqui.
carry-failed = O link não funciona

## Regras

rules-of = Regras de { $game }
rules-contents = Conteúdo
rules-games = Jogos
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Nada encontrado
    [one] { $count } regra
   *[other] { $count } regras
}
rules-english = As regras numeradas estão em inglês; as mesas explicam cada escolha no seu idioma.
