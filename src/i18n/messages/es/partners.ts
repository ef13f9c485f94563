import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'Lo normal para tu equipo en ese puesto',
  'review.side.points': 'Puntos de tu equipo',
  'review.side.split.note':
    'Lo normal es lo que un equipo espera allí de media cuando todos apuestan bien. El resto es lo que hicieron tu pareja y los demás, y cómo estaban las cartas. De tus apuestas y cartas cuenta lo que estuvo mal sin duda, y solo por los puntos de tu equipo.',
  'review.side.expected':
    'Probabilidad de cumplir: {ownMake}; puntos esperados de tu equipo: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Probabilidad de cumplir: {ownMake} en vez de {bestMake}; puntos esperados de tu equipo: {ownPoints} en vez de {bestPoints}.} chance {Probabilidad de cumplir: {ownMake} en ambos casos; puntos esperados de tu equipo: {ownPoints} en vez de {bestPoints}.} points {Probabilidad de cumplir: {ownMake} en vez de {bestMake}; puntos esperados de tu equipo: {ownPoints} en ambos casos.} other {Probabilidad de cumplir: {ownMake} en ambos casos; puntos esperados de tu equipo: {ownPoints} en ambos casos.}}',
  'review.side.expected.others': 'Puntos esperados del otro equipo: {own} en vez de {best}.',
  'review.side.expected.bags': 'La diferencia está en las bolsas.',
  'review.side.cost':
    'Lo que cuesta una opción: puntos que tu equipo le saca al otro, con lo que costarán las bolsas.',
  'review.side.hindsight.same':
    'Ninguna opción podía dar a tu equipo más que esta: {points} {count, plural, one {punto} other {puntos}} sobre el otro.',
  'review.side.hindsight.better':
    'Mejor: {best}, que podía dar a tu equipo {bestPoints} {bestCount, plural, one {punto} other {puntos}} sobre el otro; esta opción, como mucho {points}.',
  'review.side.hindsight.note':
    'Con todas las cartas a la vista: cuántos puntos habría podido sacarle al otro equipo en esta ronda quien ve todas las manos, con lo que costarán las bolsas, mientras los demás juegan como expertos, que solo ven su mano. No dice nada de lo buena que fue tu elección.',
  'review.side.try.over': 'Tu equipo aquí: {here} {count, plural, one {punto} other {puntos}}.',
  'review.place.declaration': 'Ronda {round}, antes de mirar',
  'review.own.declaration':
    '{own, select, blindNil {Apostaste nil ciego.} other {Miraste antes tus cartas.}}',
  'review.better.declaration':
    '{own, select, blindNil {Apostaste nil ciego; era mejor mirar antes.} other {Miraste antes tus cartas; era mejor nil ciego.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Apuesta {choice}: {chance} de que tu equipo cumpla el contrato.} probable {Probablemente lo mejor: {choice}, {chance} de que tu equipo cumpla el contrato.} close {Mejor {choice}: {chance} de que tu equipo cumpla el contrato, pero por poco.} only {Apuestes lo que apuestes, es lo mismo: {chance} de que tu equipo cumpla el contrato.} tie {Da igual: {choices}, {chance} de que tu equipo cumpla el contrato.} other {Todo vale lo mismo, también {choice}: {chance} de que tu equipo cumpla el contrato.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Juega {choice}: {chance} de que tu equipo cumpla el contrato.} probable {Probablemente lo mejor: {choice}, {chance} de que tu equipo cumpla el contrato.} close {Mejor {choice}: {chance} de que tu equipo cumpla el contrato, pero por poco.} only {Juegues lo que juegues, es lo mismo: {chance} de que tu equipo cumpla el contrato.} tie {Da igual: {choices}, {chance} de que tu equipo cumpla el contrato.} other {Todo vale lo mismo, también {choice}: {chance} de que tu equipo cumpla el contrato.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Tu equipo tiene su contrato: cada baza más es una bolsa.} one {A tu equipo le falta # baza de {of}.} other {A tu equipo le faltan # bazas de {of}.}}',
  'hint.side.needs.all':
    '{of, plural, one {Tu equipo necesita la última baza.} other {Tu equipo necesita las # bazas que quedan.}}',
  'hint.side.needs.lost': 'El contrato de tu equipo está perdido: pónselo difícil a los demás.',
  'hint.fact.to-partner': 'Tu pareja hace esta baza.',
  'hint.fact.partner-ahead': 'Por ahora la gana tu pareja.',
  'hint.fact.partner-may-ruff': 'Tu pareja no puede asistir y quizá falle.',
  'hint.side.points': 'Puntos esperados de tu equipo',
  'hint.say.look':
    '{verdict, select, clear {Mira antes tus cartas: probabilidad de que un nil ciego salga, {chance}.} probable {Probablemente mejor: mira antes tus cartas; probabilidad de que un nil ciego salga, {chance}.} close {Mejor mira antes tus cartas, pero por poco: probabilidad de que un nil ciego salga, {chance}.} other {Da igual: probabilidad de que un nil ciego salga, {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Apuesta nil ciego: probabilidad de que salga, {chance}.} probable {Probablemente mejor: nil ciego; probabilidad de que salga, {chance}.} close {Mejor apuesta nil ciego, pero por poco: probabilidad de que salga, {chance}.} other {Da igual: probabilidad de que un nil ciego salga, {chance}.}}',
  'hint.blindNil.expected': 'Puntos esperados de tu equipo: {blind} con él, {look} si miras antes.',
  'hint.game-at-stake': 'Así la partida cae más veces de tu lado.',
  'hint.bags': 'Trae menos bolsas.',
  'hint.their-bags': 'Deja más bolsas a los demás.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Tu nil ha fallado y tus bazas no cuentan.} one {Tu nil ha fallado y tus bazas no cuentan: a tu pareja le falta # baza de {of}.} other {Tu nil ha fallado y tus bazas no cuentan: a tu pareja le faltan # bazas de {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} apostó nil: una sola baza lo hace fallar.} other {{names} apostaron nil: una sola baza hace fallar cada uno.}}',
  'hint.nil-beside': 'El nil de tu pareja sigue en pie: llévate las bazas que le caerían.',
};
