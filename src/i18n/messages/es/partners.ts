import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you': 'Nosotros: {won} de {bid}, {bags, plural, one {# bolsa} other {# bolsas}}',
  'balance.side.they': 'Ellos: {won} de {bid}, {bags, plural, one {# bolsa} other {# bolsas}}',
  'balance.side.you.open':
    'Nosotros: apuesta {bid}, {bags, plural, one {# bolsa} other {# bolsas}}',
  'balance.side.they.open': 'Ellos: apuesta {bid}, {bags, plural, one {# bolsa} other {# bolsas}}',
  'balance.side.you.bags': 'Nosotros: {bags, plural, one {# bolsa} other {# bolsas}}',
  'balance.side.they.bags': 'Ellos: {bags, plural, one {# bolsa} other {# bolsas}}',
  'balance.side.you.nil': 'Nosotros: dos nil, {bags, plural, one {# bolsa} other {# bolsas}}',
  'balance.side.they.nil': 'Ellos: dos nil, {bags, plural, one {# bolsa} other {# bolsas}}',

  'review.side.mean':
    'Lo esperado en los sitios de {who, select, you {tu equipo} other {ese equipo}}',
  'review.side.points': 'Puntos de {who, select, you {tu equipo} other {ese equipo}}',
  'review.side.breakdown.note':
    'Lo esperado es lo que un equipo puntúa allí de media cuando todos apuestan bien. El resto son {who, select, you {tu pareja} other {su pareja}}, los rivales y cómo estaban las cartas. Solo cuentan las elecciones que claramente cuestan puntos, con el coste de la lista.',
  'review.side.expected':
    'Probabilidad de cumplir: {ownMake}; puntos esperados de {who, select, you {tu equipo} other {ese equipo}}: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Probabilidad de cumplir: {ownMake} en vez de {bestMake}; puntos esperados de {who, select, you {tu equipo} other {ese equipo}}: {ownPoints} en vez de {bestPoints}.} chance {Probabilidad de cumplir: {ownMake} en ambos casos; puntos esperados de {who, select, you {tu equipo} other {ese equipo}}: {ownPoints} en vez de {bestPoints}.} points {Probabilidad de cumplir: {ownMake} en vez de {bestMake}; puntos esperados de {who, select, you {tu equipo} other {ese equipo}}: {ownPoints} en ambos casos.} other {Probabilidad de cumplir: {ownMake} en ambos casos; puntos esperados de {who, select, you {tu equipo} other {ese equipo}}: {ownPoints} en ambos casos.}}',
  'review.side.expected.others': 'Puntos esperados del otro equipo: {own} en vez de {best}.',
  'review.side.expected.bags': 'La diferencia está en las bolsas.',
  'review.side.cost':
    'Coste: puntos que {who, select, you {tu equipo} other {ese equipo}} pierde frente al otro, con lo que costarán las bolsas.',
  'review.side.hindsight.same':
    'Ninguna opción podía ser mejor para {who, select, you {tu equipo} other {ese equipo}}: {points} {count, plural, one {punto} other {puntos}} frente al otro.',
  'review.side.hindsight.better':
    'Mejor: {best}, que podía dar a {who, select, you {tu equipo} other {ese equipo}} {bestPoints} {bestCount, plural, one {punto} other {puntos}} frente al otro; esta opción, como mucho {points}.',
  'review.side.hindsight.note':
    'Con todas las cartas a la vista: cuántos puntos habría podido sacarle al otro equipo en esta ronda quien viera todas las manos, con lo que costarán las bolsas, mientras los demás siguen jugando como lo harían por instinto expertos que solo ven la suya. No dice nada de lo buena que fue la elección.',
  'review.side.try.over':
    '{who, select, you {Tu equipo} other {Ese equipo}} aquí: {here} {count, plural, one {punto} other {puntos}}.',
  'review.place.declaration': 'Ronda {round}, antes de mirar',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {Apostaste nil ciego.} other {Miraste antes.}}} other {{own, select, blindNil {{name} apostó nil ciego.} other {{name} miró antes.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {Apostaste nil ciego; era mejor mirar antes.} other {Miraste antes; era mejor nil ciego.}}} other {{own, select, blindNil {{name} apostó nil ciego; era mejor mirar antes.} other {{name} miró antes; era mejor nil ciego.}}}}',
  'cost.side.parts':
    '{how, select, both {Los puntos de {who, select, you {tu equipo} other {ese equipo}} suponen {own}; a eso se suma lo que ganan los rivales y cuestan las bolsas: {others}.} less {Los puntos de {who, select, you {tu equipo} other {ese equipo}} suponen {own}; de eso se resta lo que pierden los rivales y se ahorra en bolsas: {others}.} more {Lo que ganan los rivales y cuestan las bolsas supone {others}; de eso se resta lo que gana {who, select, you {tu equipo} other {ese equipo}}: {own}.} other {Es lo que ganan los rivales y cuestan las bolsas.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Apuesta {choice}: {chance} de cumplir el contrato.} probable {Probablemente {choice}: {chance} de cumplir el contrato.} close {Mejor {choice}, por poco: {chance} de cumplir el contrato.} only {Todas las apuestas dan lo mismo: {chance} de cumplir el contrato.} tie {Casi igual: {choices}, {chance} de cumplir el contrato.} other {Casi igual: {choice} vale tanto como cualquiera, {chance} de cumplir el contrato.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Juega {choice}: {chance} de cumplir el contrato.} probable {Probablemente {choice}: {chance} de cumplir el contrato.} close {Mejor {choice}, por poco: {chance} de cumplir el contrato.} only {Todas las cartas dan lo mismo: {chance} de cumplir el contrato.} tie {Casi igual: {choices}, {chance} de cumplir el contrato.} other {Casi igual: {choice} vale tanto como cualquiera, {chance} de cumplir el contrato.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Tu equipo ya tiene su contrato: cada baza más es una bolsa.} one {A tu equipo le falta # de las {of} últimas bazas.} other {A tu equipo le faltan # de las {of} últimas bazas.}}',
  'hint.side.needs.all':
    '{of, plural, one {Tu equipo necesita la última baza.} other {Tu equipo necesita las # últimas bazas.}}',
  'hint.side.needs.lost': 'El contrato de tu equipo está hundido: estorba a los demás.',
  'hint.their-need':
    'El contrato de tu equipo está a salvo; los demás necesitan aún {tricks} de las {of} últimas bazas.',
  'hint.their-need.all':
    'El contrato de tu equipo está a salvo; los demás necesitan todas las bazas que quedan.',
  'hint.fact.to-partner': 'Tu pareja hace esta baza.',
  'hint.fact.partner-ahead': 'Por ahora la gana tu pareja.',
  'hint.fact.partner-may-ruff': 'Tu pareja no tiene ese palo y puede fallar con triunfo.',
  'hint.side.points': 'Puntos esperados de tu equipo',
  'hint.say.look':
    '{verdict, select, clear {Mira antes tus cartas: {chance} de cumplir un nil ciego.} probable {Probablemente mejor mirar antes: {chance} de cumplir un nil ciego.} close {Mejor mirar antes, por poco: {chance} de cumplir un nil ciego.} other {Casi igual: {chance} de cumplir un nil ciego.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Apuesta nil ciego: {chance} de cumplirlo.} probable {Probablemente nil ciego: {chance} de cumplirlo.} close {Mejor nil ciego, por poco: {chance} de cumplirlo.} other {Casi igual: nil ciego, {chance} de cumplirlo.}}',
  'hint.blindNil.expected':
    'Puntos esperados de tu equipo: {blind} con nil ciego, {look} si miras antes.',
  'hint.game-at-stake': 'Te da más opciones de ganar la partida.',
  'hint.below':
    '{how, select, left {Los demás suman {sum} de {of} bazas apostadas.} partner {Con las {partner} de tu pareja, tu equipo necesita {sum} de {of} bazas.} other {La apuesta es un mínimo: las demás bazas solo son bolsas.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {Con {other}, los demás cumplen su contrato más a menudo: {chance} en vez de {best}.} other {Con {other}, tu equipo cumple su contrato menos a menudo: {chance} en vez de {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {Con {other}, el nil de {name} se salva más a menudo: {chance} en vez de {best}.} other {Con {other}, el nil de {name} se salva menos a menudo: {chance} en vez de {best}.}}',
  'hint.claim.nil':
    '{how, select, more {Con {other}, el nil de {name} se salva más a menudo} other {Con {other}, el nil de {name} se salva menos a menudo}}',
  'hint.why.taker': '{name} hace esta baza con {chance} de probabilidad en vez de {best}',
  'hint.why.breaks':
    'más adelante se rompe en {suit} con {chance} de probabilidad en vez de {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {Con {other}, los demás suman menos bazas sobrantes (bolsas): {count} de media en vez de {best}.} other {Con {other}, tu equipo suma más bazas sobrantes (bolsas): {count} de media en vez de {best}.}}',
  'hint.bags': 'Trae menos bazas sobrantes (bolsas).',
  'hint.their-bags': 'Deja más bazas sobrantes (bolsas) a los demás.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Tu nil está roto y tus bazas no cuentan.} one {Tu nil está roto y tus bazas no cuentan: a tu pareja le falta # de las {of} últimas.} other {Tu nil está roto y tus bazas no cuentan: a tu pareja le faltan # de las {of} últimas.}}',
  'hint.nil-against':
    '{count, plural, one {{names} apostó nil: una sola baza lo rompe.} other {{names} apostaron nil: una sola baza rompe cada uno.}}',
  'hint.contrast.broken':
    '{how, select, bid {Probabilidad de que se rompa un nil: {chance}.} alone {Con {other}, probabilidad de que se rompa tu nil: {chance}.} other {Con {other} tu nil se rompe más a menudo: {chance} en vez de {best}.}}',
  'hint.nil.needs': 'Tu nil sigue en pie: no te lleves ninguna baza.',
  'hint.nil.lost': 'Tu nil se romperá sin remedio: estorba a los demás.',
  'hint.nil.sunk-by': 'Con {cards} una baza es inevitable: tu nil se romperá.',
  'hint.fact.breaks-own': 'Rompe tu nil.',
  'hint.fact.breaks': 'Rompe el nil de {name}.',
  'hint.nil-beside': 'El nil de tu pareja sigue en pie: llévate las bazas que le caerían.',
};
