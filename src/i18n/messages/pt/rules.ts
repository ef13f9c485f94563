import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    'Diga quantas vazas vai fazer e depois jogue. Você acerta a aposta quando faz exatamente esse número.',
  'rules.goal.partners':
    'Diga quantas vazas vai fazer e depois jogue. Parceiros somam as apostas e precisam fazer juntos pelo menos esse número.',

  'rules.table.title': 'Jogadores e mãos',
  'rules.players.solo': '{players, plural, other {# jogadores, cada um por si.}}',
  'rules.players.partners':
    '{players, plural, other {# jogadores. Parceiros sentam frente a frente e têm um só placar.}}',
  'rules.hands.same':
    '{size, plural, one {# carta para cada um em todas as rodadas.} other {# cartas para cada um em todas as rodadas.}}',
  'rules.hands.down-up':
    'As mãos começam com {high} cartas para cada um, diminuem uma a cada rodada até {low} e voltam a crescer até {high}.',
  'rules.hands.up-down':
    '{low, plural, one {As mãos começam com # carta para cada um} other {As mãos começam com # cartas para cada um}}, aumentam uma a cada rodada até {high} e voltam a diminuir até {low}.',
  'rules.hands.down':
    'As mãos começam com {high} cartas para cada um e diminuem uma a cada rodada até {low}.',
  'rules.hands.up':
    '{low, plural, one {As mãos começam com # carta para cada um} other {As mãos começam com # cartas para cada um}} e aumentam uma a cada rodada até {high}.',
  'rules.hands.repeated': '{times, plural, other {A mão de {size} é jogada # vezes seguidas.}}',
  'rules.hands.ends':
    '{times, plural, other {A mão de {size} é jogada # vezes seguidas, no começo e de novo no fim.}}',
  'rules.hands.perPlayer': 'Ou seja, uma vez para cada jogador.',
  'rules.hands.capped':
    'A maior mão seria de {limit}, mas com {players} jogadores o baralho só dá para {high}.',
  'rules.hands.flip': 'As mãos de {high} são as maiores que ainda deixam uma carta para virar.',
  'rules.hands.rounds':
    '{rounds, plural, one {A partida tem # rodada.} other {A partida tem # rodadas.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {A partida tem # rodada.} other {A partida tem no máximo # rodadas.}}',
  'rules.hands.again':
    '{rounds, plural, one {A rodada se repete até alguém chegar à meta.} other {Depois destas # rodadas recomeça-se da primeira, até alguém chegar à meta.}}',
  'rules.hands.sizes': 'Cartas para cada um, rodada a rodada',
  'rules.hands.deal': 'A cada rodada, a vez de dar as cartas passa para a esquerda.',

  'rules.trump.flip':
    'Depois de dadas as cartas, vira-se uma: o naipe dela é o trunfo da rodada. Essa carta fica fora do jogo.',
  'rules.trump.runsOut': 'Quando todas as cartas são dadas, nenhuma é virada e não há trunfo.',
  'rules.trump.all-dealt': 'Todas as cartas são dadas, e nenhuma é virada: não há trunfo.',
  'rules.trump.dealers-last':
    'Quando todas as cartas são dadas, o carteador mostra a última: o naipe dela é trunfo. Ela fica na mão dele, à vista de todos até ser jogada.',
  'rules.trump.dealers-last.example':
    'Por exemplo, se for o ás de espadas, o trunfo é espadas e todos sabem quem tem o ás.',
  'rules.trump.joker.low': 'Se essa carta é um curinga baixo, não há trunfo.',
  'rules.trump.joker.high':
    'Se essa carta é um curinga alto, o carteador escolhe um naipe de trunfo antes das apostas: copas, por exemplo, se tiver muitas.',
  'rules.trump.rotate': 'O trunfo segue esta ordem, rodada a rodada:',
  'rules.trump.rotate.again': 'Depois a ordem recomeça.',
  'rules.trump.rotate.example': 'Por exemplo, trunfo da rodada {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, one {A rodada {rounds} é sem trunfo.} other {As rodadas {rounds} são sem trunfo.}}',
  'rules.trump.without.flip': 'Nesse caso, nenhuma carta é virada.',
  'rules.trump.without.named': 'Nesse caso, ninguém escolhe o trunfo.',
  'rules.trump.without.order': 'A ordem não espera: avança a cada rodada.',
  'rules.trump.without.again': 'O mesmo vale a cada recomeço.',
  'rules.trump.highest-bidder':
    'Depois das apostas, quem fez a mais alta escolhe o trunfo: um naipe, ou sem trunfo. Entre apostas iguais, vale quem vem primeiro à esquerda do carteador.',
  'rules.trump.fixed':
    '{suit, select, C {O trunfo é paus.} D {O trunfo é ouros.} H {O trunfo é copas.} other {O trunfo é espadas.}}',
  'rules.trump.none': 'Não há trunfo.',
  'rules.trump.all-but-led':
    'Toda carta que não é do naipe de saída é trunfo. Vence o trunfo mais alto; entre cartas do mesmo valor decide o naipe, nesta ordem do mais baixo ao mais alto:',
  'rules.trump.broken':
    'Não se pode sair com trunfo antes de ele ser quebrado: antes que um trunfo tenha sido jogado, a não ser que quem sai só tenha trunfos.',
  'rules.trump.last': 'Só pode sair com trunfo quem não tem nada além de trunfos.',
  'rules.trump.last.example':
    'Por exemplo, com dois trunfos e outra carta na mão, é preciso sair com a outra.',

  'rules.bid.title': 'Apostas',
  'rules.bid.in-turn':
    'Cada um aposta uma vez, a partir da esquerda do carteador, que aposta por último. A aposta é um número de 0 até o número de cartas na mão.',
  'rules.bid.sealed':
    'Cada um aposta uma vez, em segredo: um número de 0 até o número de cartas na mão. Depois todas as apostas são reveladas juntas.',
  'rules.bid.nil': 'Uma aposta de 0 é um nil: a promessa de não fazer nenhuma vaza.',
  'rules.bid.blindNil': 'O nil às cegas é declarado antes de olhar as cartas; qualquer um pode.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {O nil às cegas é declarado antes de olhar as cartas, e só se sua dupla estiver pelo menos # ponto atrás.} other {O nil às cegas é declarado antes de olhar as cartas, e só se sua dupla estiver pelo menos # pontos atrás.}}',
  'rules.hook.title': 'A conta não fecha',
  'rules.hook.rule': 'A última aposta não pode levar o total ao número de vazas.',
  'rules.hook.effect': 'Assim, alguém sempre erra.',
  'rules.hook.from':
    '{from, plural, other {Isso só vale em rodadas de # cartas ou mais; com menos, qualquer aposta é permitida.}}',
  'rules.hook.example':
    '{handSize, plural, one {Por exemplo, com # vaza em jogo e {others} apostadas até agora, a última aposta não pode ser {forbidden}.} other {Por exemplo, com # vazas em jogo e {others} apostadas até agora, a última aposta não pode ser {forbidden}.}}',
  'rules.zero.title': 'Apostas de 0',
  'rules.zero.limit':
    '{limit, plural, one {Depois de uma aposta de 0, você não pode apostar 0 na rodada seguinte.} other {Depois de apostar 0 em # rodadas seguidas, você não pode apostar 0 na próxima.}}',
  'rules.zero.waived': 'Se a conta não deixa outra aposta, o 0 é permitido mesmo assim.',
  'rules.sight.title': 'Rodadas de uma carta',
  'rules.sight.forehead':
    'Com uma carta para cada um, você vê as de todos, menos a sua. Aposta sem conhecê-la e joga sem vê-la.',

  'rules.play.title': 'Jogo',
  'rules.play.trick':
    'Em cada vaza todos jogam uma carta, em sentido horário, e a melhor leva a vaza.',
  'rules.play.sunk':
    'Uma aposta que não dá mais para acertar furou: já há vazas demais, ou restam poucas.',
  'rules.play.lead':
    'Quem está à esquerda do carteador sai na primeira vaza; depois, quem levou a anterior.',
  'rules.play.lead.highest':
    'Quem fez a aposta mais alta sai na primeira vaza; entre apostas iguais, quem vem primeiro à esquerda do carteador. Depois, quem levou a anterior.',
  'rules.play.lead.example':
    'Por exemplo, se as apostas a partir da esquerda do carteador são {bids}, sai quem apostou o primeiro {bid}.',
  'rules.play.follow':
    'Siga o naipe de saída se puder; se não, jogue qualquer carta. O ás é a mais alta.',
  'rules.play.trump':
    'O trunfo mais alto leva a vaza; sem trunfo, leva a carta mais alta do naipe de saída.',
  'rules.deck.ranks': 'Joga-se com {count} cartas: em cada naipe, do ás ao {rank}.',
  'rules.deck.without': 'Joga-se com {count} cartas. Ficam de fora: {cards}.',
  'rules.deck.order':
    'Joga-se com {count} cartas. Em cada naipe, da mais alta para a mais baixa: {ranks}. Assim, o três ganha do rei.',
  'rules.deck.jokers.both':
    'Acrescentam-se curingas (altos: {high}; baixos: {low}): {count} cartas ao todo.',
  'rules.deck.jokers.high': 'Acrescentam-se curingas altos ({high}): {count} cartas ao todo.',
  'rules.deck.jokers.low': 'Acrescentam-se curingas baixos ({low}): {count} cartas ao todo.',
  'rules.play.followSuit': 'Siga o naipe de saída se puder. O ás é a carta mais alta.',
  'rules.play.must-trump': 'Quem não pode seguir precisa jogar trunfo se tiver, alto ou baixo.',
  'rules.play.must-trump.example':
    'Você não pode seguir o naipe, mas tem um trunfo baixo: precisa jogá-lo, mesmo que já haja um mais alto na mesa.',
  'rules.play.must-head':
    'Quem pode ganhar a vaza naquele momento precisa fazê-lo: com uma carta mais alta do naipe ou, se não pode seguir, com um trunfo. Senão, joga-se qualquer carta do naipe, ou qualquer carta se não houver nenhuma.',
  'rules.play.must-head.example': 'O K♦ está ganhando e você tem o A♦ e o J♦: precisa jogar o A♦.',
  'rules.jokers.title': 'Curingas',
  'rules.jokers.play':
    'Os curingas não têm naipe e nunca são trunfo. Podem ser jogados sempre, mesmo por quem pode seguir o naipe.',
  'rules.jokers.high':
    'O primeiro curinga alto leva a vaza. Se antes dele não saiu nenhum naipe, não há naipe a seguir: cada um joga o que quiser.',
  'rules.jokers.low':
    'Um curinga baixo só vence se a vaza inteira for de curingas baixos: então vence o primeiro. Se a saída for com ele, depois vale qualquer carta, até um trunfo, e segue-se o primeiro naipe jogado.',
  'rules.jokers.must-trump':
    'Um curinga alto não dispensa de jogar trunfo, a não ser que não haja naipe de saída.',
  'rules.jokers.must-head':
    'Com um curinga alto na vaza, não há o que superar: segue-se o naipe ou, se não for possível, joga-se qualquer carta.',
  'rules.jokers.lead':
    'Pode-se sempre sair com um curinga. Quem só tem trunfos e curingas também pode sair com trunfo.',
  'rules.play.led': 'A carta mais alta do naipe de saída leva a vaza.',
  'rules.play.all-but-led':
    'Uma carta de qualquer outro naipe é trunfo e leva a vaza; se todos seguem o naipe, leva a carta mais alta dele.',
  'rules.trick.winner': '{card}, leva a vaza',
  'rules.trick.led':
    'A saída foi de copas, por isso vence a carta de copas mais alta; o ás de espadas, não.',
  'rules.trick.trump':
    '{suit, select, C {Se o trunfo é paus, até a carta mais baixa de paus ganha de qualquer outro naipe.} D {Se o trunfo é ouros, até a carta mais baixa de ouros ganha de qualquer outro naipe.} H {Se o trunfo é copas, até a carta mais baixa de copas ganha de qualquer outro naipe.} other {Se o trunfo é espadas, até a carta mais baixa de espadas ganha de qualquer outro naipe.}}',
  'rules.trick.followed': 'Todos seguem o naipe: vence a carta de paus mais alta.',
  'rules.trick.one-off': 'A carta de espadas é a única de outro naipe, por isso vence.',
  'rules.trick.rank-off': 'A carta de ouros vale mais que a de espadas, por isso vence.',
  'rules.trick.suit-off': 'Valores iguais: copas está acima de ouros.',
  'rules.trick.high-joker': 'O curinga alto ganha até do ás.',
  'rules.trick.low-joker':
    'Saiu um curinga baixo, depois copas: segue-se copas, e a mais alta vence.',

  'rules.pay.made': 'Aposta certa',
  'rules.pay.missed': 'Aposta errada',
  'rules.pay.over': 'Errada por vazas a mais',
  'rules.pay.under': 'Errada por vazas a menos',
  'rules.pay.some-made': 'Aposta de 1 ou mais, certa',
  'rules.pay.some-missed': 'Aposta de 1 ou mais, errada',
  'rules.pay.some-over': 'Aposta de 1 ou mais, vazas a mais',
  'rules.pay.some-under': 'Aposta de 1 ou mais, vazas a menos',
  'rules.pay.zero-made': 'Aposta de 0, certa',
  'rules.pay.zero-missed': 'Aposta de 0, errada',
  'rules.pay.nothing': 'nenhum ponto',
  'rules.gain.one': '{points, plural, one {# ponto} other {# pontos}}',
  'rules.gain.bid':
    '{points, plural, one {# ponto por vaza apostada} other {# pontos por vaza apostada}}',
  'rules.gain.tricks':
    '{points, plural, one {# ponto por vaza feita} other {# pontos por vaza feita}}',
  'rules.gain.off':
    '{points, plural, one {# ponto por vaza a mais ou a menos} other {# pontos por vaza a mais ou a menos}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# ponto por vaza apostada, vezes a aposta} other {# pontos por vaza apostada, vezes a aposta}}',
  'rules.gain.offSquared':
    '{points, plural, one {# ponto por vaza a mais ou a menos, vezes o número delas} other {# pontos por vaza a mais ou a menos, vezes o número delas}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# ponto pela primeira vaza a mais ou a menos, {second} pela segunda, {third} pela terceira, e assim por diante} other {# pontos pela primeira vaza a mais ou a menos, {second} pela segunda, {third} pela terceira, e assim por diante}}',
  'rules.gain.handSize':
    '{points, plural, one {# ponto por carta que você recebe} other {# pontos por carta que você recebe}}',
  'rules.loss.one': '{points, plural, one {menos # ponto} other {menos # pontos}}',
  'rules.loss.bid':
    '{points, plural, one {menos # ponto por vaza apostada} other {menos # pontos por vaza apostada}}',
  'rules.loss.tricks':
    '{points, plural, one {menos # ponto por vaza feita} other {menos # pontos por vaza feita}}',
  'rules.loss.off':
    '{points, plural, one {menos # ponto por vaza a mais ou a menos} other {menos # pontos por vaza a mais ou a menos}}',
  'rules.loss.bidSquared':
    '{points, plural, one {menos # ponto por vaza apostada, vezes a aposta} other {menos # pontos por vaza apostada, vezes a aposta}}',
  'rules.loss.offSquared':
    '{points, plural, one {menos # ponto por vaza a mais ou a menos, vezes o número delas} other {menos # pontos por vaza a mais ou a menos, vezes o número delas}}',
  'rules.loss.offTriangle':
    '{points, plural, one {menos # ponto pela primeira vaza a mais ou a menos, {second} pela segunda, {third} pela terceira, e assim por diante} other {menos # pontos pela primeira vaza a mais ou a menos, {second} pela segunda, {third} pela terceira, e assim por diante}}',
  'rules.loss.handSize':
    '{points, plural, one {menos # ponto por carta que você recebe} other {menos # pontos por carta que você recebe}}',
  'rules.letters': 'Significado das letras',
  'rules.letter.b': 'vazas apostadas',
  'rules.letter.t': 'vazas feitas',
  'rules.letter.d': 'vazas a mais ou a menos',
  'rules.letter.n': 'cartas dadas a cada um',
  'rules.example.caption':
    '{cards, plural, one {Exemplos com # carta para cada um} other {Exemplos com # cartas para cada um}}',
  'rules.example.outcome': 'Resultado',
  'rules.example.over': '{count, plural, other {# a mais}}',
  'rules.example.under': '{count, plural, other {# a menos}}',
  'rules.streak.gain':
    '{from, plural, one {Cada aposta certa rende mais {points, plural, one {# ponto} other {# pontos}}.} other {Depois de # apostas certas seguidas, a última delas e cada uma seguinte rendem mais {points, plural, one {# ponto} other {# pontos}}, até você errar.}}',
  'rules.streak.loss':
    '{from, plural, one {Cada aposta certa custa {points, plural, one {# ponto} other {# pontos}}.} other {Depois de # apostas certas seguidas, a última delas e cada uma seguinte custam {points, plural, one {# ponto} other {# pontos}}, até você errar.}}',
  'rules.streak.example': 'Uma aposta certa de {bid} vale então {points}.',
  'rules.streak.made':
    '{every, plural, one {Cada aposta certa soma ainda {points}.} other {A cada # apostas certas seguidas soma-se ainda {points}.}}',
  'rules.streak.missed':
    '{every, plural, one {Cada aposta errada soma ainda {points}.} other {A cada # apostas erradas seguidas soma-se ainda {points}.}}',
  'rules.streak.example.missed': 'Uma aposta de {bid} errada por uma vaza vale então {points}.',

  'rules.side.contract':
    'As apostas dos dois parceiros somadas são o contrato deles. As vazas além dele são sobras.',
  'rules.side.nil':
    'O nil conta à parte. Se não é cumprido, as vazas de quem o apostou não contam para o contrato nem são sobras.',
  'rules.side.bagsKept':
    '{limit, plural, other {As sobras passam de rodada em rodada; a cada #, são retiradas e contam como diz a tabela.}}',
  'rules.side.caption': 'Pontos de uma dupla',
  'rules.side.what': 'Por',
  'rules.side.trick.made': 'Contrato cumprido: por vaza apostada',
  'rules.side.trick.set': 'Contrato não cumprido: por vaza apostada',
  'rules.side.bag': 'Por sobra',
  'rules.side.bags': '{limit, plural, one {Por sobra, além disso} other {A cada # sobras}}',
  'rules.side.nil.made': 'Nil cumprido',
  'rules.side.nil.failed': 'Nil não cumprido',
  'rules.side.blind.made': 'Nil às cegas cumprido',
  'rules.side.blind.failed': 'Nil às cegas não cumprido',
  'rules.side.examples': 'Exemplos',
  'rules.side.example.contract': 'Parceiros apostam {first} e {second} e fazem {won}: {points}.',
  'rules.side.example.bags':
    '{before, plural, =0 {Parceiros sem sobras} one {Parceiros com # sobra} other {Parceiros com # sobras}} apostam {first} e {second} e fazem {won}: {points}, {after, plural, =0 {e não fica nenhuma sobra} one {e fica # sobra} other {e ficam # sobras}}.',
  'rules.side.example.nil':
    'Um parceiro aposta nil e faz {own}, o outro aposta {bid} e faz {won}: {points}.',

  'rules.end.title': 'Fim da partida',
  'rules.end.high':
    'Depois da última rodada vence o total mais alto. Em caso de empate, a vitória é dividida.',
  'rules.end.low':
    'Depois da última rodada vence o total mais baixo. Em caso de empate, a vitória é dividida.',
  'rules.end.target':
    'A partida termina após uma rodada em que uma dupla está na frente com {target} {count, plural, one {ponto} other {pontos}} ou mais: essa dupla vence.',
  'rules.end.target.late':
    '{rounds, plural, one {Senão, termina após # rodada: vence o total mais alto, e totais iguais dividem a vitória.} other {Senão, termina após # rodadas: vence o total mais alto, e totais iguais dividem a vitória.}}',
  'rules.end.solo.high':
    'A partida termina após a primeira rodada em que alguém chega a {target} {count, plural, one {ponto} other {pontos}} ou mais. Vence o total mais alto; em caso de empate, a vitória é dividida.',
  'rules.end.solo.low':
    'A partida termina após a primeira rodada em que alguém chega a {target} {count, plural, one {ponto} other {pontos}} ou mais. Vence o total mais baixo; em caso de empate, a vitória é dividida.',
  'rules.end.solo.example': 'Por exemplo, os totais {totals} encerram a partida: vence {winner}.',
  'rules.end.solo.late':
    'Termina no máximo após a rodada {rounds}: também aí vence o melhor total.',

  'rules.problem.players': 'O jogo precisa de {min} a {max} jogadores.',
  'rules.problem.eight-each-players':
    'Com oito cartas para cada um de um só baralho, jogam de {min} a {max}.',
  'rules.problem.jokers-out-of-range': 'Pode haver de 0 a {max} curingas de cada tipo.',
  'rules.problem.partners-need-four': 'Duplas precisam de exatamente quatro jogadores.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {A menor mão deve ter # carta.} other {A menor mão deve ter de 1 a # cartas.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {A maior mão deve ter # carta.} other {A maior mão deve ter de 1 a # cartas: o baralho não tem mais para tantos jogadores.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {A menor mão não pode passar da maior, que tem # carta.} other {A menor mão não pode passar da maior, que tem # cartas.}}',
  'rules.problem.turns-out-of-range': 'Uma rodada pode ser jogada de 1 a {max} vezes seguidas.',
  'rules.problem.ends-out-of-range':
    'A primeira e a última mão podem ser jogadas de 1 a {max} vezes seguidas.',
  'rules.problem.zero-limit-out-of-range':
    'O limite de zeros seguidos deve ser de 1 a {max} rodadas.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {“A conta não fecha” só pode valer a partir de 1 carta.} other {“A conta não fecha” pode valer a partir de 1 a {max} cartas.}}',
  'rules.problem.trump-list-length': 'Uma ordem de trunfos tem de 1 a {max} itens.',
  'rules.problem.no-trump-round-out-of-range':
    'As rodadas sem trunfo contam-se de 1 a {max}, do começo ou do fim.',
  'rules.problem.no-trump-rounds-need-suits':
    'Se todos os naipes menos o de saída são trunfo, nenhuma rodada pode ser sem trunfo.',
  'rules.problem.duty-needs-suits':
    'Se todos os naipes menos o de saída são trunfo, não se pode obrigar a cortar nem a cobrir.',
  'rules.problem.partnership-needs-partners': 'Esta pontuação é para duplas.',
  'rules.problem.partners-need-partnership': 'Duplas precisam da pontuação de duplas.',
  'rules.problem.partnership-hides-nothing':
    'Parceiros apostam por ordem e veem as próprias cartas: a pontuação de duplas exclui apostas secretas e cartas não vistas.',
  'rules.problem.number-out-of-range':
    'Um número da pontuação não pode ser usado. Os pontos são números inteiros de −{max, number} a {max, number}; o que se conta (sobras, apostas certas seguidas) começa em 1, e os pontos por vaza ou por estar atrás começam em 0.',
  'rules.problem.target-out-of-range':
    'A meta é um número inteiro de −{max, number} a {max, number}.',

  'rules.refused.not-a-link': 'Não há regras neste link.',
  'rules.refused.damaged':
    'Este link está danificado: algo se perdeu ou mudou no caminho. Peça de novo.',
  'rules.refused.newer-version':
    'Estas regras são de uma versão mais nova do jogo. Recarregue a página para atualizá-lo.',
  'rules.refused.unreadable': 'Não é possível abrir este arquivo agora. Escolha-o de novo.',
  'rules.refused.not-a-rules-file': 'Não é um arquivo de regras do Oh Hell!',
  'rules.refused.too-large': 'Este arquivo é grande demais: regras ocupam no máximo {max} kB.',
  'rules.refused.impossible': 'Não é possível jogar com estas regras:',
};
