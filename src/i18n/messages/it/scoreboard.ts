import type { Words } from '../words.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Words<typeof english> = {
  'score.player': 'Giocatore',
  'score.place': 'Posto',
  'score.bid': 'Dich.',
  'score.took': 'Prese',
  'score.points': 'Punti',
  'score.total': 'Totale',
  'score.missed': 'errore',
  'score.leads': 'in testa',
  'score.wins': 'vince',
  'score.up': 'sale di {count, plural, one {# posto} other {# posti}}',
  'score.down': 'scende di {count, plural, one {# posto} other {# posti}}',

  'summary.made': 'Dichiarazione centrata: {points} {count, plural, one {punto} other {punti}}',
  'summary.missed': 'Mancata di {by}: {points} {count, plural, one {punto} other {punti}}',
  'summary.side.made':
    'Contratto di {bid} centrato{nil, select, made {, nil riuscito} failed {, nil fallito} other {}}{bags, plural, =0 {} one {, # sacco da pagare} other {, # sacchi da pagare}}: {points} {count, plural, one {punto} other {punti}}',
  'summary.side.set':
    'Contratto di {bid} mancato di {by}{nil, select, made {, nil riuscito} failed {, nil fallito} other {}}: {points} {count, plural, one {punto} other {punti}}',
  'summary.side.none':
    'Due nil nella tua squadra, {made, plural, =0 {nessuno riuscito} one {uno riuscito} other {riusciti entrambi}}: {points} {count, plural, one {punto} other {punti}}',
  'summary.tied': 'Parità a {points}: si continua finché una squadra è davanti',
  'summary.bags': '{bags, plural, =0 {Nessun sacco} one {# sacco} other {# sacchi}} finora',
  'summary.next.you': 'Ora: {count, plural, one {# carta} other {# carte}}, distribuisci tu',
  'summary.next.other': 'Ora: {count, plural, one {# carta} other {# carte}}, distribuisce {name}',
  'next.round': 'Prossima mano',

  'ledger.made': '{name}: dichiarazione centrata',
  'ledger.missed': '{name}: dichiarazione mancata',
  'ledger.streak': '{name}: centri di fila',
  'ledger.contract-made': 'Contratto di {bid} centrato',
  'ledger.contract-set': 'Contratto di {bid} mancato',
  'ledger.bags': '{over, plural, one {# sacco} other {# sacchi}}',
  'ledger.bag-penalty': '{bags, plural, one {Penalità: # sacco} other {Penalità: # sacchi}}',
  'ledger.nil-made': '{name}: nil riuscito',
  'ledger.nil-failed': '{name}: nil fallito',
  'ledger.blind-nil-made': '{name}: nil cieco riuscito',
  'ledger.blind-nil-failed': '{name}: nil cieco fallito',

  'over.win.you': 'Hai vinto!',
  'over.win.one': '{name} vince',
  'over.win.side': 'Vittoria: {names}',
  'over.win.shared': 'Vittoria condivisa: {names}',
  'over.caption': 'Punteggio finale dopo {rounds, plural, one {# mano} other {# mani}}',
  'bids.made': 'Dichiarazioni centrate',
  'over.contracts': 'Contratti',
  'over.madeOf': '{made} su {of}',
  'over.last': 'Ultima mano.',
  'over.best.one': 'Mano migliore: {name}, {points} nella mano {round}',
  'over.best.shared': 'Mano migliore: {points} ({names})',
  'over.playAgain': 'Gioca ancora',
  'over.sameCards': 'Stesse carte',

  'sheet.caption': 'Dichiarate/prese, punti e totale di ogni mano. M: mazziere',
  'sheet.captionTarget': 'Contratto/prese, quanto è valso, e il totale, a {points}',
  'sheet.bags': '{bags, plural, one {# sacco} other {# sacchi}}',
  'sheet.round': 'Mano',
  'sheet.roundLabel': 'Mano {round}, {count, plural, one {# carta} other {# carte}}, {trump}',
  'sheet.running': 'in corso',
  'sheet.bidTook': '{bid}/{tricks}',
  'sheet.result':
    'dichiarazione {bid}, {tricks, plural, one {# presa} other {# prese}}, {made, select, yes {centro} other {errore}}',
  'sheet.runningTricks':
    'dichiarazione {bid}, {tricks, plural, one {# presa} other {# prese}} finora',
  'sheet.noBid': 'ancora nessuna dichiarazione',
  'sheet.dealer': 'mazziere',
  'sheet.points': '{points} {count, plural, one {punto} other {punti}}, totale {total}',
  'sheet.empty': 'Non c’è ancora scritto nulla: la prima mano riempirà la prima riga.',

  'chart.after': 'Totali dopo la mano {round} di {rounds}',
  'chart.afterTarget': 'Totali dopo la mano {round}, a {points}',
  'chart.empty': 'Le linee cominciano con la prima mano finita.',
};
