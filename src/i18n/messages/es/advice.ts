import type { Translation } from '../translation.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'Pista',
  'hint.close': 'Cerrar la pista',
  'hint.thinking': 'Pensando…',
  'hint.why': '¿Por qué?',
  'hint.failed': 'Esta vez no hubo pista.',
  'hint.forced':
    '{kind, select, bid {Solo puedes apostar {choice}.} trump {Solo puedes elegir {choice}.} other {Solo puedes jugar {choice}.}}',
  'hint.nothing': 'No hay pista para esta decisión.',
  'hint.noTrump': 'sin triunfo',
  'hint.table': 'Lo que vale cada opción',
  'hint.choice': 'Opción',
  'hint.make': 'Probabilidad de cumplir',
  'hint.few': 'Bazas de menos',
  'hint.many': 'Bazas de más',
  'hint.misses': 'Si no: bazas de menos {few}, de más {many}.',
  'hint.make.short': 'Prob., %',
  'hint.points': 'Puntos esperados',
  'hint.cost':
    '{scope, select, bags {Coste frente a la mejor, contando los puntos rivales y las bazas sobrantes (bolsas)} points {Coste frente a la mejor, contando los puntos de los demás} other {Coste frente a la mejor}}',
  'hint.isBest': '{choice}, la mejor',
  'hint.isTied': '{choice}, entre las mejores',
  'hint.under': 'menos del {percent}',
  'hint.over': 'más del {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} de cumplir tu apuesta, puntos esperados: {points}',
  'hint.opponent': '{name} cumple su apuesta',
  'hint.mark.opponent': '{name} cumple su apuesta: {chance}',
  'hint.mark.best': 'la mejor: {chance} de cumplir tu apuesta, puntos esperados: {points}',
  'hint.mark.tied': 'entre las mejores: {chance} de cumplir tu apuesta, puntos esperados: {points}',

  'hint.say.bid':
    '{verdict, select, clear {Apuesta {choice}: {chance} de cumplir.} probable {Probablemente {choice}: {chance} de cumplir.} close {Mejor {choice}, por poco: {chance} de cumplir.} only {Todas las apuestas dan lo mismo: {chance} de cumplir.} tie {Casi igual: {choices}, {chance} de cumplir.} other {Casi igual: {choice} vale tanto como cualquiera, {chance} de cumplir.}}',
  'hint.say.trump':
    '{verdict, select, clear {Elige {choice}: {chance} de cumplir.} probable {Probablemente {choice}: {chance} de cumplir.} close {Mejor {choice}, por poco: {chance} de cumplir.} only {Todos los triunfos dan lo mismo: {chance} de cumplir.} tie {Casi igual: {choices}, {chance} de cumplir.} other {Casi igual: {choice} vale tanto como cualquiera, {chance} de cumplir.}}',
  'hint.say.card':
    '{verdict, select, clear {Juega {choice}: {chance} de cumplir.} probable {Probablemente {choice}: {chance} de cumplir.} close {Mejor {choice}, por poco: {chance} de cumplir.} only {Todas las cartas dan lo mismo: {chance} de cumplir.} tie {Casi igual: {choices}, {chance} de cumplir.} other {Casi igual: {choice} vale tanto como cualquiera, {chance} de cumplir.}}',
  'hint.say.lost':
    '{verdict, select, clear {Juega {choice}.} probable {Probablemente {choice}.} close {Mejor {choice}, por poco.} only {Todas las cartas dan lo mismo.} tie {Casi igual: {choices}.} other {Casi igual: {choice} vale tanto como cualquiera.}}',
  'hint.nearly': 'Casi igual de bien: {other}.',
  'hint.certain': 'Es seguro, estén como estén las cartas.',
  'hint.others': 'Les cuesta más a los demás que a ti.',
  'hint.hinders': 'Los demás sacan menos.',
  'cost.parts':
    '{who, select, you {{how, select, both {Tus propios puntos suponen {own}; a eso se suma la mitad de lo que ganan los demás de media: {others}.} less {Tus propios puntos suponen {own}; de eso se resta la mitad de lo que pierden los demás de media: {others}.} more {La mitad de lo que ganan los demás de media supone {others}; de eso se resta lo que ganas tú: {own}.} other {Es la mitad de lo que ganan los demás de media.}}} other {{how, select, both {Los puntos del jugador suponen {own}; a eso se suma la mitad de lo que ganan los demás de media: {others}.} less {Los puntos del jugador suponen {own}; de eso se resta la mitad de lo que pierden los demás de media: {others}.} more {La mitad de lo que ganan los demás de media supone {others}; de eso se resta lo que gana el jugador: {own}.} other {Es la mitad de lo que ganan los demás de media.}}}}',
  'hint.net':
    '{scope, select, bags {Contando los puntos rivales y las bazas sobrantes (bolsas)} other {Contando los puntos de los demás}}, {other} cuesta alrededor de {count, plural, one {{points} punto} other {{points} puntos}}.',
  'hint.hook':
    '{drawback, select, chance {No puedes apostar {forbidden}, y {other} se cumple menos: {chance}.} pay {No puedes apostar {forbidden}, y {other} vale menos.} other {No puedes apostar {forbidden}.}}',
  'hint.contrast.over':
    '{never, select, yes {Con {other}, probabilidad de hacer bazas de más: {chance}.} other {Con {other} haces bazas de más con más frecuencia: {chance} en vez de {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {Con {other}, probabilidad de que te falten bazas: {chance}.} other {Con {other} te faltan bazas más a menudo: {chance} en vez de {best}.}}',
  'hint.contrast.make': 'Con {other} cumples menos a menudo: {chance} en vez de {best}.',
  'hint.contrast.pay': 'Puntos esperados con {other}: {points} en vez de {best}.',
  'hint.contrast.naming': 'Con {other} elegirías menos veces el triunfo.',
  'hint.contrast.against':
    'Con {other}, {name} cumple su apuesta más a menudo: {chance} en vez de {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} se cumple menos: {chance} en vez de {best}.} other {La probabilidad de cumplir {other} es {chance}, pero vale menos.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {Con {other} haces bazas de más con más frecuencia} nil {Con {other} tu nil se rompe más a menudo} short {Con {other} te faltan bazas más a menudo} theirs {Con {other}, los demás cumplen su contrato más a menudo} other {Con {other} sacas menos puntos}}',
  'hint.why.now': '{high} hace esta baza más a menudo ({chance}) que {low} ({less})',
  'hint.why.later': 'más adelante {high} hace baza más a menudo ({chance}) que {low} ({less})',
  'hint.why.own':
    '{odds, select, never {{card} no puede hacer esta baza, pero si se guarda hace una posterior con {later} de probabilidad} sure {{card} hace esta baza seguro; si se guarda, una posterior con {later} de probabilidad} other {{card} hace esta baza con {now} de probabilidad; si se guarda, una posterior con {later}}}',
  'hint.why.rest': 'entonces {card} hace baza con {chance} de probabilidad en vez de {best}',
  'hint.why.suits': 'en {suits} haces entonces {count} bazas de media en vez de {best}',
  'hint.why.higher': 'más adelante una carta más alta hace baza más a menudo',
  'hint.why.points': 'puntos esperados {points} en vez de {best}',

  'hint.needs':
    '{tricks, plural, =0 {Ya tienes las que apostaste: ni una más.} one {Te falta # de las {of} últimas bazas.} other {Te faltan # de las {of} últimas bazas.}}',
  'hint.needs.all':
    '{of, plural, one {Necesitas la última baza.} other {Necesitas las # últimas bazas.}}',
  'hint.needs.lost': 'Tu apuesta está hundida: estorba a los demás.',
  'hint.sunk-by':
    '{tricks, plural, one {Con {cards} una baza es inevitable: tu apuesta está hundida.} other {Con {cards} # bazas son inevitables: tu apuesta está hundida.}}',
  'hint.hopeless': 'Perdida casi seguro, hagas lo que hagas.',

  'hint.sure': '{count, plural, one {baza segura: {cards}} other {# bazas seguras: {cards}}}',
  'hint.likely': 'casi seguro: {cards}',
  'hint.probable': '{count, plural, one {baza probable: {cards}} other {bazas probables: {cards}}}',
  'hint.even': 'al 50 %: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {acerca} other {acercan}} a {bid}',
  'hint.asTrump': '{card} como triunfo',
  'hint.nothing-likely': 'No es probable que ninguna de tus cartas haga baza.',
  'hint.nothing-likely.one': 'No es probable que tu carta haga la baza.',
  'hint.danger': 'Riesgo de una baza de más: {cards}.',
  'hint.only-if-led': 'Solo gana si sale una más baja de su palo.',
  'hint.void': 'Puedes fallar {suits} con triunfo.',
  'hint.no-trumps': 'No tienes triunfos.',
  'hint.discards': 'Puedes descartarte en {suits}.',
  'hint.naming': 'eligiendo {trump}',
  'hint.bids-for': 'Los demás ven tu carta y, por sus apuestas, parece buena.',
  'hint.bids-against': 'Los demás ven tu carta y, por sus apuestas, parece mala.',
  'hint.forehead':
    '{wins, plural, =0 {Ninguna de las {of} cartas que puedes tener hace la baza.} one {# de las {of} cartas que puedes tener hace la baza.} other {# de las {of} cartas que puedes tener hacen la baza.}}',

  'hint.fact.wins': 'Seguro que hace esta baza.',
  'hint.fact.loses': 'No puede hacer esta baza.',
  'hint.fact.fulfills': 'Hace la última baza que necesitas.',
  'hint.fact.overshoots': 'Hace una baza de más.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {Con {cards} viene una baza de todos modos: esta sobra.} other {Con {cards} vienen # bazas de todos modos: esta sobra.}}',
  'hint.fact.falls-short': 'Hunde tu apuesta.',
  'hint.fact.ruff': 'Fallas con triunfo.',
  'hint.fact.overruff': 'Fallas con un triunfo mayor.',
  'hint.fact.underruff': 'Te libras de un triunfo por debajo de otro.',
  'hint.fact.discard': 'La descartas.',
  'hint.fact.duck': 'Dejas pasar la baza.',
  'hint.fact.unload': 'Te libras de una carta que luego nada de su palo podría superar.',
  'hint.dangerous-discard': 'Ninguna otra carta corre más riesgo de hacer una baza de más.',
  'hint.fact.lowest-winner': 'Es la más baja que gana seguro.',
  'hint.fact.highest-loser': 'Es la más alta que pierde seguro.',
  'hint.fact.lowest-loser': 'Ninguna de las tuyas puede hacer esta baza; esta es la más baja.',
  'hint.fact.puts-over': 'Así {name} hace una baza de más.',
  'hint.fact.denies': 'Así se hunde la apuesta de {name}.',
  'hint.fact.beaten-by': 'Más altas y sin ver: {cards}.',
  'hint.fact.ahead': 'Por ahora gana; más altas y sin ver: {cards}.',
  'hint.fact.ahead.out': 'Por ahora gana; hay {above} más altas sin ver.',
  'hint.fact.ahead.lowest':
    'Todas las tuyas superan {leading}; la más fácil de superar es {lowest}.',
  'hint.fact.out':
    '{card}: sin ver en su palo, {above, plural, one {# más alta} other {# más altas}}, {below, plural, =0 {ninguna más baja} one {# más baja} other {# más bajas}}.',
  'hint.fact.out.each':
    '{above, plural, one {Cada una tiene una más alta sin ver en su palo.} other {Cada una tiene al menos # más altas sin ver en su palo.}}',
  'hint.fact.wins.each': 'Cualquiera de ellas hace esta baza seguro.',
  'hint.fact.loses.each': 'Ninguna puede hacer esta baza.',
  'hint.fact.only-ruff.each': 'A cada una solo puede superarla un triunfo.',
  'hint.fact.alike': 'Vienen a dar lo mismo.',
  'hint.fact.either': 'Alta o baja, da casi igual.',
  'hint.fact.keeps': 'Guardas {cards} para después.',
  'hint.fact.voids': 'Te deja sin {suit}.',
  'hint.fact.only-ruff': 'Solo un triunfo puede superarla.',
  'hint.fact.only-overruff': 'Solo un triunfo mayor puede superarla.',
  'hint.fact.only-joker': 'Solo un comodín alto puede superarla.',
  'hint.fact.ruff-by':
    '{count, plural, one {Solo un triunfo puede superarla; {names} no tiene ese palo.} other {Solo un triunfo puede superarla; {names} no tienen ese palo.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} no tiene ese palo y puede fallar con triunfo.} other {{names} no tienen ese palo y pueden fallar con triunfo.}}',

  'learn.tally': 'Mejor opción: {found} de {count}',
  'learn.ask.title': '¿Seguro?',
  'learn.ask.text':
    '{choice} cuesta alrededor de {points, plural, one {# punto} other {# puntos}}. Mejor: {best}.',
  'learn.ask.anyway': 'Hacerlo igualmente',
  'learn.ask.back': 'Pensarlo mejor',

  'settings.group.learning': 'Aprender',
  'settings.learning': 'Modo de aprendizaje',
  'settings.learning.hint':
    'Muestra una pista en cada decisión y cuenta cuántas veces encuentras la mejor opción. Estas partidas no cuentan en tus estadísticas.',
  'settings.askBefore': 'Preguntar antes de una opción costosa',
  'settings.askBefore.hint':
    'Solo en el modo de aprendizaje y solo si una elección cuesta puntos claramente. Se cuenta en puntos estándar (10 + apuesta), y en proporción cuando una ronda vale más.',
  'askBefore.never': 'Nunca',
  'askBefore.points': '{points, plural, one {# punto o más} other {# puntos o más}}',
};
