import type { Translation } from '../translation.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'Giocatore',
  'score.place': 'Posto',
  'score.bid': 'Dich.',
  'score.took': 'Prese',
  'score.points': 'Punti',
  'score.total': 'Totale',
  'score.missed': 'mancata',
  'score.leads': 'in testa',
  'score.wins': 'vince',
  'score.up': 'sale di {count, plural, one {# posto} other {# posti}}',
  'score.down': 'scende di {count, plural, one {# posto} other {# posti}}',

  'summary.made': 'Dichiarazione centrata: {points} {count, plural, one {punto} other {punti}}',
  'summary.missed':
    'Dichiarazione mancata di {by}: {points} {count, plural, one {punto} other {punti}}',
  'summary.side.made':
    'Contratto di {bid} centrato{nil, select, made {, nil centrato} failed {, nil mancato} other {}}{bags, plural, =0 {} one {, penalità per # sacco} other {, penalità per # sacchi}}: {points} {count, plural, one {punto} other {punti}}',
  'summary.side.set':
    'Contratto di {bid} mancato di {by}{nil, select, made {, nil centrato} failed {, nil mancato} other {}}: {points} {count, plural, one {punto} other {punti}}',
  'summary.side.none':
    'Due nil nella tua squadra, {made, plural, =0 {nessuno centrato} one {uno centrato} other {centrati entrambi}}: {points} {count, plural, one {punto} other {punti}}',
  'summary.tied': 'Parità a {points}: si continua finché una squadra è in testa',
  'summary.bags': '{bags, plural, =0 {Nessun sacco} one {# sacco} other {# sacchi}} finora',
  'summary.next.you': 'Poi: {count, plural, one {# carta} other {# carte}}, distribuisci tu',
  'summary.next.other': 'Poi: {count, plural, one {# carta} other {# carte}}, distribuisce {name}',
  'next.round': 'Prossima mano',

  'ledger.made': '{name}: dichiarazione centrata',
  'ledger.missed': '{name}: dichiarazione mancata',
  'ledger.streak': '{name}: serie',
  'ledger.contract-made': 'Contratto di {bid} centrato',
  'ledger.contract-set': 'Contratto di {bid} mancato',
  'ledger.bags': '{over, plural, one {# sacco} other {# sacchi}}',
  'ledger.bag-penalty': '{bags, plural, one {Penalità per # sacco} other {Penalità per # sacchi}}',
  'ledger.nil-made': '{name}: nil centrato',
  'ledger.nil-failed': '{name}: nil mancato',
  'ledger.blind-nil-made': '{name}: nil cieco centrato',
  'ledger.blind-nil-failed': '{name}: nil cieco mancato',

  'over.win.you': 'Hai vinto!',
  'over.win.one': '{name} vince',
  'over.win.side': 'Vittoria: {names}',
  'over.win.shared': 'Vittoria condivisa: {names}',
  'over.caption': 'Punteggio finale dopo {rounds, plural, one {# mano} other {# mani}}',
  'bids.made': 'Dichiarazioni centrate',
  'over.madeOf': '{made} su {of}',
  'over.last': 'Ultima mano:',
  'over.place': 'Posto {place}: {name}, {points} {count, plural, one {punto} other {punti}}',
  'over.turn': 'La svolta:',
  'over.turn.round':
    '{who, select, you {passi definitivamente in testa alla mano {round}} ours {la tua squadra passa definitivamente in testa alla mano {round}} theirs {l’altra squadra passa definitivamente in testa alla mano {round}} other {{name} passa definitivamente in testa alla mano {round}}}',
  'over.turn.start':
    '{who, select, you {Sei in testa dall’inizio alla fine} ours {La tua squadra è in testa dall’inizio alla fine} theirs {L’altra squadra è in testa dall’inizio alla fine} other {{name} è in testa dall’inizio alla fine}}',
  'over.bestBid': 'La tua migliore dichiarazione:',
  'over.bestBid.round': '{bid} alla mano {round}, {points}',
  'over.luck': 'Fortuna e bravura:',
  'over.luck.points':
    'punti attesi {mean}. Le tue carte e il tuo posto hanno portato {luck}, le tue scelte {skill}, avversari e fortuna {rest}.',
  'over.reviewing': 'analisi della mano {done} di {of}',
  'over.playAgain': 'Gioca ancora',
  'over.sameCards': 'Stesse carte',

  'sheet.caption': 'Prese/dichiarate, punti e totale di ogni mano. M: mazziere',
  'sheet.captionTarget': 'Prese/contratto, punti e totale, a {points}',
  'sheet.captionTo': 'Prese/dichiarate, punti e totale di ogni mano, fino a {points}. M: mazziere',
  'sheet.bags': '{bags, plural, one {# sacco} other {# sacchi}}',
  'sheet.round': 'Mano',
  'sheet.roundLabel': 'Mano {round}, {count, plural, one {# carta} other {# carte}}, {trump}',
  'sheet.running': 'in corso',
  'sheet.tookBid': '{tricks}/{bid}',
  'sheet.result':
    'dichiarazione {bid}, {tricks, plural, one {# presa} other {# prese}}, {made, select, yes {centrata} other {mancata}}',
  'sheet.runningTricks':
    'dichiarazione {bid}, {tricks, plural, one {# presa} other {# prese}} finora',
  'sheet.noBid': 'ancora nessuna dichiarazione',
  'sheet.dealer': 'mazziere',
  'sheet.points': '{points} {count, plural, one {punto} other {punti}}, totale {total}',
  'sheet.streak': 'di cui {points} per la serie',
  'sheet.run.made': '{count, plural, one {# centrata di fila} other {# centrate di fila}}',
  'sheet.run.missed': '{count, plural, one {# mancata di fila} other {# mancate di fila}}',
  'sheet.empty': 'Ancora nulla: la prima mano riempirà la prima riga.',

  'chart.after': 'Totali dopo la mano {round} di {rounds}',
  'chart.afterTarget': 'Totali dopo la mano {round}, a {points}',
  'chart.empty': 'Il grafico comincia dopo la prima mano.',
};
