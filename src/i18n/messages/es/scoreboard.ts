import type { Translation } from '../translation.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'Jugador',
  'score.place': 'Puesto',
  'score.bid': 'Apuesta',
  'score.took': 'Bazas',
  'score.points': 'Puntos',
  'score.total': 'Total',
  'score.missed': 'no cumple',
  'score.leads': 'va en cabeza',
  'score.wins': 'gana',
  'score.up': 'sube {count, plural, one {# puesto} other {# puestos}}',
  'score.down': 'baja {count, plural, one {# puesto} other {# puestos}}',

  'summary.made': 'Apuesta cumplida: {points} {count, plural, one {punto} other {puntos}}',
  'summary.missed':
    'Apuesta incumplida por {by}: {points} {count, plural, one {punto} other {puntos}}',
  'summary.side.made':
    'Tu equipo cumplió su contrato de {bid}{nil, select, made { y su nil} failed {, pero no su nil} other {}}{bags, plural, =0 {} one {, con penalización por # bolsa} other {, con penalización por # bolsas}}: {points} {count, plural, one {punto} other {puntos}}',
  'summary.side.set':
    'Tu equipo no cumplió su contrato de {bid} por {by}{nil, select, made {, pero sí su nil} failed { ni tampoco su nil} other {}}: {points} {count, plural, one {punto} other {puntos}}',
  'summary.side.none':
    'Dos nil en tu equipo, {made, plural, =0 {ninguno cumplido} one {uno cumplido} other {los dos cumplidos}}: {points} {count, plural, one {punto} other {puntos}}',
  'summary.tied': 'Empate a {points}: se sigue hasta que un equipo vaya por delante',
  'summary.bags': '{bags, plural, =0 {Sin bolsas} one {# bolsa} other {# bolsas}} por ahora',
  'summary.next.you': 'Siguiente: {count, plural, one {# carta} other {# cartas}}, repartes tú',
  'summary.next.other':
    'Siguiente: {count, plural, one {# carta} other {# cartas}}, reparte {name}',
  'next.round': 'Siguiente ronda',

  'ledger.made': '{name}: apuesta cumplida',
  'ledger.missed': '{name}: apuesta incumplida',
  'ledger.streak': '{name}: racha',
  'ledger.contract-made': 'Contrato de {bid} cumplido',
  'ledger.contract-set': 'Contrato de {bid} incumplido',
  'ledger.bags': '{over, plural, one {# bolsa} other {# bolsas}}',
  'ledger.bag-penalty':
    '{bags, plural, one {Penalización por # bolsa} other {Penalización por # bolsas}}',
  'ledger.nil-made': '{name}: nil cumplido',
  'ledger.nil-failed': '{name}: nil incumplido',
  'ledger.blind-nil-made': '{name}: nil ciego cumplido',
  'ledger.blind-nil-failed': '{name}: nil ciego incumplido',

  'over.win.you': '¡Ganas!',
  'over.win.one': '{name} gana',
  'over.win.side': 'Victoria: {names}',
  'over.win.shared': 'Victoria compartida: {names}',
  'over.caption': 'Puntuación final tras {rounds, plural, one {# ronda} other {# rondas}}',
  'bids.made': 'Apuestas cumplidas',
  'over.madeOf': '{made} de {of}',
  'over.last': 'Última ronda:',
  'over.place': 'Puesto {place}: {name}, {points} {count, plural, one {punto} other {puntos}}',
  'over.turn': 'Punto de inflexión:',
  'over.turn.round':
    '{who, select, you {te pones definitivamente en cabeza en la ronda {round}} ours {tu equipo se pone definitivamente en cabeza en la ronda {round}} theirs {el otro equipo se pone definitivamente en cabeza en la ronda {round}} other {{name} se pone definitivamente en cabeza en la ronda {round}}}',
  'over.turn.start':
    '{who, select, you {Vas en cabeza de principio a fin} ours {Tu equipo va en cabeza de principio a fin} theirs {El otro equipo va en cabeza de principio a fin} other {{name} va en cabeza de principio a fin}}',
  'over.bestBid': 'Tu mejor apuesta:',
  'over.bestBid.round': '{bid} en la ronda {round}, {points}',
  'over.luck': 'Suerte y destreza:',
  'over.luck.points':
    'lo esperado era {mean}. Tus cartas y tu sitio te dieron {luck}, tus decisiones {skill}, los rivales y la suerte {rest}.',
  'over.reviewing': 'analizando la ronda {done} de {of}',
  'over.playAgain': 'Otra partida',
  'over.sameCards': 'Mismas cartas',

  'sheet.caption': 'Bazas/apuesta, puntos y total de cada ronda. R: reparte',
  'sheet.captionTarget': 'Bazas/contrato, puntos y total, a {points}',
  'sheet.captionTo': 'Bazas/apuesta, puntos y total de cada ronda, a {points}. R: reparte',
  'sheet.bags': '{bags, plural, one {# bolsa} other {# bolsas}}',
  'sheet.round': 'Ronda',
  'sheet.roundLabel': 'Ronda {round}, {count, plural, one {# carta} other {# cartas}}, {trump}',
  'sheet.running': 'en curso',
  'sheet.tookBid': '{tricks}/{bid}',
  'sheet.result':
    'apuesta {bid}, {tricks, plural, one {# baza} other {# bazas}}, {made, select, yes {cumple} other {no cumple}}',
  'sheet.runningTricks': 'apuesta {bid}, {tricks, plural, one {# baza} other {# bazas}} por ahora',
  'sheet.noBid': 'aún sin apuesta',
  'sheet.dealer': 'reparte',
  'sheet.points': '{points} {count, plural, one {punto} other {puntos}}, total {total}',
  'sheet.streak': 'de ellos, {points} por la racha',
  'sheet.run.made': '{count, plural, one {# cumplida seguida} other {# cumplidas seguidas}}',
  'sheet.run.missed': '{count, plural, one {# incumplida seguida} other {# incumplidas seguidas}}',
  'sheet.empty': 'Aún no hay nada: la primera ronda llena la primera línea.',

  'chart.after': 'Totales tras la ronda {round} de {rounds}',
  'chart.afterTarget': 'Totales tras la ronda {round}, a {points}',
  'chart.empty': 'El gráfico empieza tras la primera ronda.',
};
