### What the server says when it refuses something, and where it is.

serve-at = O Gunmetal está em { $address }. Ctrl-C encerra; todas as partidas ficam guardadas.
serve-refused = O servidor não consegue atender em { $host }:{ $port }: { $reason }.
store-refused = Não foi possível abrir o armazenamento: { $reason }.
verify-well = Todos os dados e compras decorrem da semente prometida: { $checked } conferidos.
verify-taken-over = { $count ->
    [one] Mais um resultado pertence à partida que esta continua.
   *[other] Mais { $count } resultados pertencem à partida que esta continua.
}
verify-no-seed = Este registro não tem semente: só partidas terminadas de um servidor podem ser conferidas.
verify-commitment = A semente não é a que foi prometida antes da partida.
verify-outcome = Passo { $number }: { $words } não decorre da semente.

table-unknown = Essa mesa não existe.
table-moved-on = A mesa avançou nesse meio-tempo; olhe de novo e então decida.
not-your-seat = Esse lugar não é seu.
not-at-table = Só quem está sentado à mesa pode fazer isso.
not-invited = Esta mesa é só para convidados.
not-begun = A partida ainda não começou.
not-over = Isso só pode ser visto quando a partida terminar.
not-away = A pessoa ainda está aqui, ou saiu há menos de { $seconds } segundos.
only-host = Só quem montou a mesa pode fazer isso.
seat-taken = Esse lugar está ocupado.
seat-not-persons = Ninguém joga esse lugar em pessoa agora.
bot-plays-it = Um robô joga esse lugar agora; retome-o antes.
invitation-unknown = Esse convite não existe.
carry-unknown = Este link já foi usado ou é antigo demais.
token-unknown = Esta credencial não pertence a ninguém.
moment-unknown = A partida não tem o momento { $number }.
name-wrong = Um nome tem de 1 a { $most } letras.
avatar-unknown = Não há o avatar { $avatar }; escolha um destes: { $avatars }.
rules-unknown = Não há regras de { $game } aqui.
too-often = Foram pedidos demais; espere um momento.
origin-foreign = Outro site não pode agir aqui.
body-too-large = Isso é demais de uma vez.
body-not-json = Aqui só se entende JSON.
request-malformed = O pedido não pode ser lido: { $field } está errado.
request-refused = O pedido foi recusado.
address-unknown = Não há nada neste endereço.
daily-for-one = O desafio do dia é para uma só pessoa, e só em um jogo que se possa jogar sozinho.
