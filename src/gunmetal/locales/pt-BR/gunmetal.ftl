### Frases que não pertencem a nenhum jogo: o que há de errado com um arquivo, uma palavra ou uma opção.

## Opções

language-unknown = O idioma “{ $language }” não existe; escolha um destes: { $languages }.
edition-unknown = A edição “{ $edition }” não existe; escolha uma destas: { $editions }.
players-wrong = { $players ->
    [0] Sem jogadores não há partida; o jogo é para { $least } a { $most }.
    [one] Não é possível jogar com um só jogador; o jogo é para { $least } a { $most }.
   *[other] Não é possível jogar com { $players } jogadores; o jogo é para { $least } a { $most }.
}
setting-unknown = { $count ->
    [0] A variante “{ $setting }” não existe; este jogo não tem nenhuma para escolher.
   *[other] A variante “{ $setting }” não existe; escolha entre: { $settings }.
}
setting-wrong = “{ $value }” não serve para a variante “{ $setting }”; valores possíveis: { $allowed } ({ $rule }).
setting-not-simulated = A variante “{ $setting }” não pode ser { $value } em uma simulação, pois partidas só de robôs poderiam nunca acabar; valores possíveis: { $allowed } ({ $rule }).
# Não é um problema: é dito no começo de uma partida e com um relatório.
setting-in-force = Variante { $setting } = { $value } ({ $rule })

## Ambientes: o que um programa entrega

environment-games-wrong = “{ $games }” não é um número de partidas; é preciso ao menos 1.
environment-actions-wrong = É preciso um número inteiro para cada uma das { $games } partidas, mas o que veio tem a forma { $shape } e o tipo { $type }.
environment-action-unknown = Não existe a ação { $action }, que veio para a partida { $number }; as ações são números de 0 a { $last }.
environment-action-refused = A ação { $action } não é permitida na partida { $number }: { $why }
environment-not-reset = A partida não está em andamento; reinicie primeiro o ambiente.
environment-mode-wrong = Não existe o modo de exibição “{ $mode }”; escolha um destes: { $modes }.
environment-seats-wrong = Os lugares são números de 0 até menos de { $players }, e cada um é pedido uma só vez.

## Palavras

action-unknown = “{ $text }” não é uma ação deste jogo.
chance-unknown = “{ $text }” não é um resultado do acaso neste jogo.
position-unreadable = “{ $text }” não é uma posição deste jogo.

## Vez de jogar

refused-not-your-turn = Não é a sua vez de decidir ({ $rule }).
# Nenhuma regra de jogo fala em desfazer; por isso nenhuma é citada.
refused-undo-not-last = Você só pode desfazer a sua própria ação, e só enquanto ela for a última.
refused-undo-final = Esta ação não pode mais ser desfeita: depois dela já apareceu uma carta oculta, um dado ou uma compra.

## Registros. Uma entrada é uma linha depois do cabeçalho; seu número é o que está escrito nela.

log-unreadable = Não foi possível ler o registro { $file }: { $reason }.
log-in-use = O registro { $file } está em uso: outro programa está jogando esta partida.
log-foreign = Este arquivo não é um registro de partida do Gunmetal.
log-damaged = O registro está danificado na linha { $line }: ela foi alterada ou não tem a forma de uma linha de registro.
log-torn = O registro se interrompe no meio da linha { $line }.
log-version = { $version ->
    [None] O registro não informa a versão do seu formato; este programa lê a versão { $known }.
   *[other] O registro está na versão { $version } do formato; este programa lê a versão { $known }.
}
log-other-game = O registro é de outro jogo: “{ $game }”.
log-rules = O registro segue a versão { $rules } das regras; este programa joga com a versão { $known }.
log-illegal = A entrada { $number } do registro, “{ $action }”, não é permitida naquele momento ({ $rule }).
log-out-of-order = A entrada { $number } do registro não pode estar onde está: seu número, seu jogador ou seu tipo não se encaixa ali.
log-unknown-words = A entrada { $number } do registro diz “{ $text }”, o que nada significa neste jogo.
log-chance-missing = Falta na entrada { $number } do registro um resultado do acaso.
log-chance-impossible = A entrada { $number } do registro traz um resultado do acaso que não pode ocorrer ali.
log-chance-left-over = A entrada { $number } do registro traz mais resultados do acaso do que a sua ação usa.

## Arquivos de cartas. Linha 0: a tabela não está em um arquivo, mas no cabeçalho de um registro.

cards-where = { $line ->
    [0] Cartas do registro
   *[other] { $file }, linha { $line }
}
cards-unreadable = Não foi possível ler o arquivo de cartas { $file }: { $reason }.
cards-not-toml = { cards-where }: isto não é TOML válido ({ $rule }).
cards-no-agents = { cards-where }: as cartas devem estar listadas em blocos [[agent]] ({ $rule }).
cards-kind-unknown = { $kind ->
    [None] { cards-where }: este bloco precisa informar o tipo (kind) do seu agente ({ $rule }).
   *[other] { cards-where }: “{ $kind }” não é um tipo de agente ({ $rule }).
}
cards-kind-twice = { cards-where }: o tipo “{ $kind }” aparece duas vezes; um só bloco deve trazer todos os seus valores ({ $rule }).
cards-kind-missing = { cards-where }: falta o tipo “{ $kind }” ({ $rule }).
cards-values-missing = { cards-where }: “{ $kind }” precisa de uma lista de valores (values) ({ $rule }).
cards-plain-count = { cards-where }: “{ $kind }” precisa de exatamente { $wanted } valores, um para cada carta ({ $rule }).
cards-special-count = { cards-where }: “{ $kind }” precisa de exatamente um valor, pois há uma só carta dessas por cor ({ $rule }).
cards-number = { cards-where }: “{ $value }” não pode ser valor de “{ $kind }”; deve ser um número inteiro de 1 a { $highest } ({ $rule }).
cards-no-plain-one = { cards-where }: “{ $kind }” precisa de pelo menos um valor 1, pois todo jogador começa a partida com uma carta dessas ({ $rule }).
cards-no-list = { cards-where }: as cartas devem estar listadas em blocos [[{ $list }]] ({ $rule }).
cards-name-missing = { cards-where }: este bloco [[{ $list }]] precisa informar o nome (name) da sua carta ({ $rule }).
cards-name-unknown = { cards-where }: o jogo não tem nenhuma carta “{ $name }” entre os blocos [[{ $list }]] ({ $rule }).
cards-name-twice = { cards-where }: a carta “{ $name }” aparece duas vezes; é `copies` que diz quantas há de cada carta ({ $rule }).
cards-card-missing = { cards-where }: falta a carta “{ $name }” entre os blocos [[{ $list }]] ({ $rule }).
cards-total = { cards-where }: os blocos [[{ $list }]] somam { $found } cartas; devem ser { $wanted } ({ $rule }).
cards-entry-unknown = { cards-where }: “{ $entry }” nada significa neste jogo ({ $rule }).
cards-entry-missing = { cards-where }: falta o campo “{ $entry }” ({ $rule }).
cards-entry-number = { cards-where }: “{ $entry }” não pode ser “{ $value }”; deve ser um número inteiro de { $lowest } a { $highest } ({ $rule }).
cards-entry-word = { cards-where }: “{ $entry }” não pode ser “{ $value }”; deve ser uma destas palavras: { $words } ({ $rule }).
cards-bonus = { cards-where }: “{ $entry }” deve ser uma tabela de testes e números, como “draw = 1, shoot = 2” entre chaves ({ $rule }).
cards-town = { cards-where }: “{ $entry }” deve listar os { $count } locais da cidade, cada um uma única vez ({ $rule }).
cards-map-shape = { cards-where }: o mapa deve ser uma lista de linhas do mesmo comprimento, feitas de # e ., com no máximo { $highest } em cada direção ({ $rule }).
cards-map-places = { cards-where }: o mapa tem { $found } lugares (#); a cidade precisa de { $wanted } ({ $rule }).
cards-map-torn = { cards-where }: o mapa está partido; de cada lugar deve-se poder chegar a todos os outros ({ $rule }).
cards-markers-same = { cards-where }: cada naipe de trunfo precisa de um marcador de outra cor ({ $rule }).
