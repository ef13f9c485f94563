import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    'Di cuántas bazas harás y luego juega. Cumples tu apuesta si haces exactamente esas.',
  'rules.goal.partners':
    'Di cuántas bazas harás y luego juega. Cada pareja suma sus apuestas y debe hacer en total al menos esas bazas.',

  'rules.table.title': 'Jugadores y manos',
  'rules.players.solo': '{players, plural, other {# jugadores, cada uno por su cuenta.}}',
  'rules.players.partners':
    '{players, plural, other {# jugadores. Los dos de cada pareja se sientan frente a frente y comparten una puntuación.}}',
  'rules.hands.same':
    '{size, plural, one {# carta por jugador en cada ronda.} other {# cartas por jugador en cada ronda.}}',
  'rules.hands.down-up':
    'Las manos empiezan con {high} cartas, pierden una por ronda hasta {low} y vuelven a crecer hasta {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Las manos empiezan con # carta} other {Las manos empiezan con # cartas}}, ganan una por ronda hasta {high} y vuelven a bajar hasta {low}.',
  'rules.hands.down': 'Las manos empiezan con {high} cartas y pierden una por ronda hasta {low}.',
  'rules.hands.up':
    '{low, plural, one {Las manos empiezan con # carta} other {Las manos empiezan con # cartas}} y ganan una por ronda hasta {high}.',
  'rules.hands.repeated': '{times, plural, other {La mano de {size} se juega # veces seguidas.}}',
  'rules.hands.ends':
    '{times, plural, other {La mano de {size} se juega # veces seguidas, al principio y otra vez al final.}}',
  'rules.hands.perPlayer': 'Es decir, una vez por jugador.',
  'rules.hands.capped':
    'La mano más grande sería de {limit}, pero con {players} jugadores la baraja solo da para {high}.',
  'rules.hands.flip':
    'Las manos de {high} son las más grandes que aún dejan una carta para descubrir.',
  'rules.hands.rounds':
    '{rounds, plural, one {La partida tiene # ronda.} other {La partida tiene # rondas.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {La partida tiene # ronda.} other {La partida tiene como mucho # rondas.}}',
  'rules.hands.again':
    '{rounds, plural, one {La ronda se repite hasta que alguien llegue a la meta.} other {Tras estas # rondas se vuelve a empezar por la primera, hasta que alguien llegue a la meta.}}',
  'rules.hands.sizes': 'Cartas por jugador, ronda a ronda',
  'rules.hands.deal': 'El reparto pasa a la izquierda en cada ronda.',

  'rules.trump.flip':
    'Tras repartir se descubre una carta: su palo es triunfo en la ronda. Esa carta queda fuera de juego.',
  'rules.trump.runsOut':
    'Cuando se reparten todas las cartas, no se descubre ninguna y no hay triunfo.',
  'rules.trump.all-dealt': 'Se reparten todas las cartas y no se descubre ninguna: no hay triunfo.',
  'rules.trump.dealers-last':
    'Cuando se reparten todas las cartas, quien reparte enseña la última: su palo es triunfo. Se queda en su mano, a la vista de todos hasta que la juega.',
  'rules.trump.dealers-last.example':
    'Por ejemplo, si es el as de picas, el triunfo es picas y todos saben quién tiene el as.',
  'rules.trump.joker.low': 'Si esa carta es un comodín bajo, no hay triunfo.',
  'rules.trump.joker.high':
    'Si esa carta es un comodín alto, quien reparte elige el palo de triunfo antes de las apuestas: corazones, por ejemplo, si tiene muchos.',
  'rules.trump.rotate': 'El triunfo sigue este orden, ronda a ronda:',
  'rules.trump.rotate.again': 'Luego, el orden vuelve a empezar.',
  'rules.trump.rotate.example': 'Por ejemplo, triunfo de la ronda {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, one {La ronda {rounds} se juega sin triunfo.} other {Las rondas {rounds} se juegan sin triunfo.}}',
  'rules.trump.without.flip': 'En ese caso no se descubre ninguna carta.',
  'rules.trump.without.named': 'En ese caso nadie elige el triunfo.',
  'rules.trump.without.order': 'El orden no espera: avanza en cada ronda.',
  'rules.trump.without.again': 'Lo mismo vale cada vez que se vuelve a empezar.',
  'rules.trump.highest-bidder':
    'Tras las apuestas, quien hizo la más alta elige el triunfo: un palo, o sin triunfo. Si hay empate, elige quien está primero a la izquierda de quien reparte.',
  'rules.trump.fixed':
    '{suit, select, C {Los tréboles son triunfo.} D {Los diamantes son triunfo.} H {Los corazones son triunfo.} other {Las picas son triunfo.}}',
  'rules.trump.none': 'No hay triunfo.',
  'rules.trump.all-but-led':
    'Toda carta que no es del palo de salida es triunfo. Gana el triunfo de mayor valor; a igual valor deciden los palos, en este orden de menor a mayor:',
  'rules.trump.broken':
    'No se puede salir con triunfo hasta que esté roto: hasta que se haya jugado un triunfo o a quien sale solo le queden triunfos.',
  'rules.trump.last': 'Solo puede salir con triunfo quien no tenga más que triunfos.',
  'rules.trump.last.example':
    'Por ejemplo, con dos triunfos y otra carta en la mano hay que salir con esa otra carta.',

  'rules.bid.title': 'Apuestas',
  'rules.bid.in-turn':
    'Todos apuestan una vez, desde la izquierda de quien reparte, que va al final. Una apuesta es cualquier número de 0 al de cartas en la mano.',
  'rules.bid.sealed':
    'Todos apuestan una vez, en secreto: cualquier número de 0 al de cartas en la mano. Luego se descubren todas las apuestas a la vez.',
  'rules.bid.nil': 'Una apuesta de 0 es un nil: la promesa de no hacer ninguna baza.',
  'rules.bid.blindNil':
    'Un nil ciego se declara antes de mirar las cartas; puede hacerlo cualquiera.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Un nil ciego se declara antes de mirar las cartas, y solo si tu equipo va al menos # punto por detrás.} other {Un nil ciego se declara antes de mirar las cartas, y solo si tu equipo va al menos # puntos por detrás.}}',
  'rules.hook.title': 'El total prohibido',
  'rules.hook.rule': 'La última apuesta no puede hacer que el total sea el número de bazas.',
  'rules.hook.effect': 'Así, siempre hay quien no cumple.',
  'rules.hook.from':
    '{from, plural, other {Esto solo rige en las rondas de # cartas o más; con menos se puede apostar lo que se quiera.}}',
  'rules.hook.example':
    '{handSize, plural, one {Por ejemplo, con # baza en juego y {others} apostadas, la última apuesta no puede ser {forbidden}.} other {Por ejemplo, con # bazas en juego y {others} apostadas, la última apuesta no puede ser {forbidden}.}}',
  'rules.zero.title': 'Apuestas de 0',
  'rules.zero.limit':
    '{limit, plural, one {Tras una apuesta de 0 no puedes apostar 0 en la ronda siguiente.} other {Tras apostar 0 en # rondas seguidas, no puedes apostar 0 en la siguiente.}}',
  'rules.zero.waived': 'Si el total prohibido no deja otra apuesta, se permite 0 de todos modos.',
  'rules.sight.title': 'Rondas de una carta',
  'rules.sight.forehead':
    'Con una carta por jugador, ves las de todos menos la tuya. Apuestas sin conocerla y la juegas sin verla.',

  'rules.play.title': 'Juego',
  'rules.play.trick':
    'En cada baza todos juegan una carta, en el sentido de las agujas del reloj, y la mejor la gana.',
  'rules.play.sunk':
    'Una apuesta que ya no se puede cumplir está hundida: se han hecho demasiadas bazas o quedan muy pocas.',
  'rules.play.lead':
    'Quien está a la izquierda de quien reparte sale en la primera baza; después, quien se llevó la anterior.',
  'rules.play.lead.highest':
    'En la primera baza sale quien hizo la apuesta más alta; entre apuestas iguales, quien esté antes a la izquierda de quien reparte. Después sale quien se llevó la anterior.',
  'rules.play.lead.example':
    'Por ejemplo, si las apuestas desde la izquierda de quien reparte son {bids}, sale quien apostó el primer {bid}.',
  'rules.play.follow':
    'Asiste al palo de salida si puedes; si no, juega cualquier carta. El as es la más alta.',
  'rules.play.trump':
    'El triunfo más alto gana la baza; si no hay triunfos, la carta más alta del palo de salida.',
  'rules.deck.ranks': 'Se juega con {count} cartas: en cada palo, del as al {rank}.',
  'rules.deck.without': 'Se juega con {count} cartas. Quedan fuera: {cards}.',
  'rules.deck.order':
    'Se juega con {count} cartas. En cada palo, de mayor a menor: {ranks}. Así, el tres gana al rey.',
  'rules.deck.jokers.both':
    'Se añaden comodines (altos: {high}; bajos: {low}): {count} cartas en total.',
  'rules.deck.jokers.high': 'Se añaden comodines altos ({high}): {count} cartas en total.',
  'rules.deck.jokers.low': 'Se añaden comodines bajos ({low}): {count} cartas en total.',
  'rules.play.followSuit': 'Asiste al palo de salida si puedes. El as es la más alta.',
  'rules.play.must-trump':
    'Quien no puede asistir tiene que jugar triunfo si lo tiene, alto o bajo.',
  'rules.play.must-trump.example':
    'No puedes asistir al palo, pero tienes un triunfo bajo: tienes que jugarlo aunque ya haya uno más alto.',
  'rules.play.must-head':
    'Quien puede ganar la baza en ese momento tiene que hacerlo: con una carta más alta del palo o, si no puede asistir, con un triunfo. Si no, se juega cualquier carta del palo, y sin cartas del palo, cualquiera.',
  'rules.play.must-head.example':
    'Va ganando el K♦ y tienes el A♦ y el J♦: tienes que jugar el A♦.',
  'rules.jokers.title': 'Comodines',
  'rules.jokers.play':
    'Los comodines no tienen palo y nunca son triunfo. Siempre se pueden jugar, aunque se pueda asistir.',
  'rules.jokers.high':
    'El primer comodín alto gana la baza. Si antes no se ha jugado ningún palo, no hay que asistir: se juega lo que se quiera.',
  'rules.jokers.low':
    'Un comodín bajo solo gana si toda la baza es de comodines bajos: entonces gana el primero. Si se sale con él, después vale cualquier carta, también un triunfo, y hay que asistir al primer palo que se juegue.',
  'rules.jokers.must-trump':
    'Un comodín alto no libra de jugar triunfo, salvo que no haya palo de salida.',
  'rules.jokers.must-head':
    'Con un comodín alto en la baza no hay que superarlo: se asiste o, si no se puede, se juega cualquier carta.',
  'rules.jokers.lead':
    'Siempre se puede salir con un comodín. Quien solo tiene triunfos y comodines también puede salir con triunfo.',
  'rules.play.led': 'La carta más alta del palo de salida gana la baza.',
  'rules.play.all-but-led':
    'Una carta de cualquier otro palo es triunfo y gana la baza; si todos asisten, la gana la carta más alta del palo de salida.',
  'rules.trick.winner': '{card}, gana la baza',
  'rules.trick.led': 'Se salió con corazones: gana el corazón más alto, no el as de picas.',
  'rules.trick.trump':
    '{suit, select, C {Cuando los tréboles son triunfo, hasta el trébol más bajo gana a cualquier otro palo.} D {Cuando los diamantes son triunfo, hasta el diamante más bajo gana a cualquier otro palo.} H {Cuando los corazones son triunfo, hasta el corazón más bajo gana a cualquier otro palo.} other {Cuando las picas son triunfo, hasta la pica más baja gana a cualquier otro palo.}}',
  'rules.trick.followed': 'Todos asisten: gana el trébol más alto.',
  'rules.trick.one-off': 'La pica es la única carta de otro palo: gana.',
  'rules.trick.rank-off': 'El diamante tiene más valor que la pica: gana.',
  'rules.trick.suit-off': 'Mismo valor: los corazones están por encima de los diamantes.',
  'rules.trick.high-joker': 'El comodín alto gana incluso al as.',
  'rules.trick.low-joker':
    'Se salió con un comodín bajo y luego vinieron corazones: hay que asistir a corazones, y gana el más alto.',

  'rules.pay.made': 'Apuesta cumplida',
  'rules.pay.missed': 'Apuesta incumplida',
  'rules.pay.over': 'Incumplida por bazas de más',
  'rules.pay.under': 'Incumplida por bazas de menos',
  'rules.pay.some-made': 'Apuesta de 1 o más cumplida',
  'rules.pay.some-missed': 'Apuesta de 1 o más incumplida',
  'rules.pay.some-over': 'Apuesta de 1 o más, bazas de más',
  'rules.pay.some-under': 'Apuesta de 1 o más, bazas de menos',
  'rules.pay.zero-made': 'Apuesta de 0 cumplida',
  'rules.pay.zero-missed': 'Apuesta de 0 incumplida',
  'rules.pay.nothing': 'sin puntos',
  'rules.gain.one': '{points, plural, one {# punto} other {# puntos}}',
  'rules.gain.bid':
    '{points, plural, one {# punto por baza apostada} other {# puntos por baza apostada}}',
  'rules.gain.tricks':
    '{points, plural, one {# punto por baza hecha} other {# puntos por baza hecha}}',
  'rules.gain.off':
    '{points, plural, one {# punto por baza de más o de menos} other {# puntos por baza de más o de menos}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# punto por baza apostada, multiplicado por la apuesta} other {# puntos por baza apostada, multiplicados por la apuesta}}',
  'rules.gain.offSquared':
    '{points, plural, one {# punto por baza de más o de menos, multiplicado por su número} other {# puntos por baza de más o de menos, multiplicados por su número}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# punto por la primera baza de más o de menos, {second} por la segunda, {third} por la tercera, y así sucesivamente} other {# puntos por la primera baza de más o de menos, {second} por la segunda, {third} por la tercera, y así sucesivamente}}',
  'rules.gain.handSize':
    '{points, plural, one {# punto por cada carta que recibes} other {# puntos por cada carta que recibes}}',
  'rules.loss.one': '{points, plural, one {# punto menos} other {# puntos menos}}',
  'rules.loss.bid':
    '{points, plural, one {# punto menos por baza apostada} other {# puntos menos por baza apostada}}',
  'rules.loss.tricks':
    '{points, plural, one {# punto menos por baza hecha} other {# puntos menos por baza hecha}}',
  'rules.loss.off':
    '{points, plural, one {# punto menos por baza de más o de menos} other {# puntos menos por baza de más o de menos}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# punto menos por baza apostada, multiplicado por la apuesta} other {# puntos menos por baza apostada, multiplicados por la apuesta}}',
  'rules.loss.offSquared':
    '{points, plural, one {# punto menos por baza de más o de menos, multiplicado por su número} other {# puntos menos por baza de más o de menos, multiplicados por su número}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# punto menos por la primera baza de más o de menos, {second} por la segunda, {third} por la tercera, y así sucesivamente} other {# puntos menos por la primera baza de más o de menos, {second} por la segunda, {third} por la tercera, y así sucesivamente}}',
  'rules.loss.handSize':
    '{points, plural, one {# punto menos por cada carta que recibes} other {# puntos menos por cada carta que recibes}}',
  'rules.letters': 'Significado de las letras',
  'rules.letter.b': 'bazas apostadas',
  'rules.letter.t': 'bazas hechas',
  'rules.letter.d': 'bazas de más o de menos',
  'rules.letter.n': 'cartas por jugador',
  'rules.example.caption':
    '{cards, plural, one {Ejemplos con # carta por jugador} other {Ejemplos con # cartas por jugador}}',
  'rules.example.outcome': 'Resultado',
  'rules.example.over': '{count, plural, one {# de más} other {# de más}}',
  'rules.example.under': '{count, plural, one {# de menos} other {# de menos}}',
  'rules.streak.gain':
    '{from, plural, one {Cada apuesta cumplida da {points, plural, one {# punto extra} other {# puntos extra}}.} other {Al cumplir # apuestas seguidas, la última y cada una de las siguientes dan {points, plural, one {# punto extra} other {# puntos extra}}, hasta que no cumplas.}}',
  'rules.streak.loss':
    '{from, plural, one {Cada apuesta cumplida cuesta {points, plural, one {# punto} other {# puntos}}.} other {Al cumplir # apuestas seguidas, la última y cada una de las siguientes cuestan {points, plural, one {# punto} other {# puntos}}, hasta que no cumplas.}}',
  'rules.streak.example': 'Una apuesta de {bid} cumplida vale entonces {points}.',
  'rules.streak.made':
    '{every, plural, one {Cada apuesta cumplida suma además {points}.} other {Cada # apuestas cumplidas seguidas se suma además {points}.}}',
  'rules.streak.missed':
    '{every, plural, one {Cada apuesta incumplida suma además {points}.} other {Cada # apuestas incumplidas seguidas se suma además {points}.}}',
  'rules.streak.example.missed':
    'Una apuesta de {bid} incumplida por una baza vale entonces {points}.',

  'rules.side.contract':
    'La suma de las apuestas de una pareja es su contrato. Las bazas de más son bolsas.',
  'rules.side.nil':
    'Un nil cuenta aparte. Si no se cumple, las bazas de quien lo apostó no cuentan para el contrato ni son bolsas.',
  'rules.side.bagsKept':
    '{limit, plural, other {Las bolsas se conservan de ronda en ronda; cada # se retiran y cuentan según la tabla.}}',
  'rules.side.caption': 'Puntos de un equipo',
  'rules.side.what': 'Concepto',
  'rules.side.trick.made': 'Contrato cumplido: por baza apostada',
  'rules.side.trick.set': 'Contrato incumplido: por baza apostada',
  'rules.side.bag': 'Por bolsa',
  'rules.side.bags': '{limit, plural, one {Por bolsa, además} other {Cada # bolsas}}',
  'rules.side.nil.made': 'Nil cumplido',
  'rules.side.nil.failed': 'Nil incumplido',
  'rules.side.blind.made': 'Nil ciego cumplido',
  'rules.side.blind.failed': 'Nil ciego incumplido',
  'rules.side.examples': 'Ejemplos',
  'rules.side.example.contract':
    'Una pareja apuesta {first} y {second} y hace {won, plural, one {# baza} other {# bazas}}: {points}.',
  'rules.side.example.bags':
    'Una pareja {before, plural, =0 {sin bolsas} one {con # bolsa} other {con # bolsas}} apuesta {first} y {second} y hace {won, plural, one {# baza} other {# bazas}}: {points}, {after, plural, =0 {y no queda ninguna bolsa} one {y queda # bolsa} other {y quedan # bolsas}}.',
  'rules.side.example.nil':
    'Uno apuesta nil y hace {own, plural, one {# baza} other {# bazas}}, el otro apuesta {bid} y hace {won}: {points}.',

  'rules.end.title': 'Final de la partida',
  'rules.end.high':
    'Tras la última ronda gana el total más alto. En caso de empate se comparte la victoria.',
  'rules.end.low':
    'Tras la última ronda gana el total más bajo. En caso de empate se comparte la victoria.',
  'rules.end.target':
    'La partida acaba tras una ronda en la que un equipo va por delante con {target} {count, plural, one {punto} other {puntos}} o más: ese equipo gana.',
  'rules.end.target.late':
    '{rounds, plural, one {Si no, acaba tras # ronda: gana el total más alto, y con totales iguales se comparte la victoria.} other {Si no, acaba tras # rondas: gana el total más alto, y con totales iguales se comparte la victoria.}}',
  'rules.end.solo.high':
    'La partida acaba tras la primera ronda en la que alguien llega a {target} {count, plural, one {punto} other {puntos}} o más. Gana el total más alto; en caso de empate se comparte la victoria.',
  'rules.end.solo.low':
    'La partida acaba tras la primera ronda en la que alguien llega a {target} {count, plural, one {punto} other {puntos}} o más. Gana el total más bajo; en caso de empate se comparte la victoria.',
  'rules.end.solo.example': 'Por ejemplo, los totales {totals} acaban la partida: gana {winner}.',
  'rules.end.solo.late':
    'Acaba a más tardar tras la ronda {rounds}: también entonces gana el mejor total.',

  'rules.problem.players': 'El juego necesita de {min} a {max} jugadores.',
  'rules.problem.eight-each-players':
    'Con ocho cartas por jugador de una baraja pueden jugar de {min} a {max}.',
  'rules.problem.jokers-out-of-range': 'Puede haber de 0 a {max} comodines de cada clase.',
  'rules.problem.partners-need-four':
    'Para jugar por parejas hacen falta exactamente cuatro jugadores.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {La mano más pequeña debe tener # carta.} other {La mano más pequeña debe tener de 1 a # cartas.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {La mano más grande debe tener # carta.} other {La mano más grande debe tener de 1 a # cartas: la baraja no da más para tantos jugadores.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {La mano más pequeña no puede ser mayor que la más grande, que tiene # carta.} other {La mano más pequeña no puede ser mayor que la más grande, que tiene # cartas.}}',
  'rules.problem.turns-out-of-range': 'Una ronda se puede jugar de 1 a {max} veces seguidas.',
  'rules.problem.ends-out-of-range':
    'La primera y la última mano se pueden jugar de 1 a {max} veces seguidas.',
  'rules.problem.zero-limit-out-of-range':
    'El límite de ceros seguidos debe ser de 1 a {max} rondas.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {El total prohibido solo puede regir a partir de 1 carta.} other {El total prohibido puede regir a partir de 1 a {max} cartas.}}',
  'rules.problem.trump-list-length': 'Un orden de triunfos tiene de 1 a {max} elementos.',
  'rules.problem.no-trump-round-out-of-range':
    'Las rondas sin triunfo se cuentan de 1 a {max}, desde el principio o desde el final.',
  'rules.problem.no-trump-rounds-need-suits':
    'Si todos los palos menos el de salida son triunfo, ninguna ronda puede ser sin triunfo.',
  'rules.problem.duty-needs-suits':
    'Si todos los palos menos el de salida son triunfo, no se puede obligar a fallar ni a montar.',
  'rules.problem.partnership-needs-partners': 'Esta puntuación es para parejas.',
  'rules.problem.partners-need-partnership': 'Las parejas necesitan la puntuación de parejas.',
  'rules.problem.partnership-hides-nothing':
    'Las parejas apuestan por turnos y ven sus cartas: su puntuación excluye las apuestas secretas y las cartas sin ver.',
  'rules.problem.number-out-of-range':
    'Un número de la puntuación no vale. Los puntos son números enteros de −{max, number} a {max, number}; lo que se cuenta (bolsas, apuestas cumplidas seguidas) empieza en 1, y los puntos por baza o por ir por detrás empiezan en 0.',
  'rules.problem.target-out-of-range':
    'La meta es un número entero de −{max, number} a {max, number}.',

  'rules.refused.not-a-link': 'En este enlace no hay reglas.',
  'rules.refused.damaged':
    'Este enlace está dañado: algo se perdió o cambió por el camino. Pídelo otra vez.',
  'rules.refused.newer-version':
    'Estas reglas son de una versión más nueva del juego. Recarga la página para actualizarlo.',
  'rules.refused.unreadable': 'Ahora no se puede abrir este archivo. Elígelo otra vez.',
  'rules.refused.not-a-rules-file': 'No es un archivo de reglas de Oh Hell!',
  'rules.refused.too-large':
    'Este archivo es demasiado grande: unas reglas ocupan como mucho {max} kB.',
  'rules.refused.impossible': 'Estas reglas no se pueden jugar:',
};
