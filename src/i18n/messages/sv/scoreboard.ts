import type { scoreboard as english } from '../en/scoreboard.ts';
import type { Translation } from '../translation.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'Spelare',
  'score.place': 'Plats',
  'score.bid': 'Bud',
  'score.took': 'Tog',
  'score.points': 'Poäng',
  'score.total': 'Summa',
  'score.missed': 'plump',
  'score.leads': 'leder',
  'score.wins': 'vinner',
  'score.up': 'upp {count, plural, one {# plats} other {# platser}}',
  'score.down': 'ner {count, plural, one {# plats} other {# platser}}',

  'summary.made': 'Du klarade budet: {points} {count, plural, one {poäng} other {poäng}}',
  'summary.missed': 'Du plumpade med {by}: {points} {count, plural, one {poäng} other {poäng}}',
  'summary.side.made':
    'Ni klarade ert kontrakt på {bid}{nil, select, made { och er nil} failed { men inte er nil} other {}}{bags, plural, =0 {} one {, med straff för # överstick} other {, med straff för # överstick}}: {points} {count, plural, one {poäng} other {poäng}}',
  'summary.side.set':
    'Ni gick {by} bet på ert kontrakt på {bid}{nil, select, made { men klarade er nil} failed { och er nil sprack} other {}}: {points} {count, plural, one {poäng} other {poäng}}',
  'summary.side.none':
    'Ni bjöd två nil och klarade {made, plural, =0 {ingen av dem} one {en av dem} other {båda}}: {points} {count, plural, one {poäng} other {poäng}}',
  'summary.tied': 'Lika på {points}: spelet fortsätter tills ett lag leder',
  'summary.bags':
    '{bags, plural, =0 {Inga överstick hittills} one {# överstick hittills} other {# överstick hittills}}',
  'summary.next.you': 'Nästa: {count, plural, one {# kort} other {# kort}}, du ger',
  'summary.next.other': 'Nästa: {count, plural, one {# kort} other {# kort}}, {name} ger',
  'next.round': 'Nästa runda',

  'ledger.made': '{name}: klarat bud',
  'ledger.missed': '{name}: plump',
  'ledger.streak': '{name}: svit',
  'ledger.contract-made': 'Kontraktet på {bid} gick hem',
  'ledger.contract-set': 'Kontraktet på {bid} gick bet',
  'ledger.bags': '{over, plural, one {# överstick} other {# överstick}}',
  'ledger.bag-penalty':
    '{bags, plural, one {Straff för # överstick} other {Straff för # överstick}}',
  'ledger.nil-made': '{name}: nil klarad',
  'ledger.nil-failed': '{name}: nil sprucken',
  'ledger.blind-nil-made': '{name}: blind nil klarad',
  'ledger.blind-nil-failed': '{name}: blind nil sprucken',

  'over.win.you': 'Du vann!',
  'over.win.one': '{name} vann',
  'over.win.side': '{names} vann',
  'over.win.shared': '{names} delar segern',
  'over.caption': 'Slutställning efter {rounds, plural, one {# runda} other {# rundor}}',
  'bids.made': 'Klarade bud',
  'over.madeOf': '{made} av {of}',
  'over.last': 'Sista rundan:',
  'over.place': 'Plats {place}: {name}, {points} {count, plural, one {poäng} other {poäng}}',
  'over.turn': 'Vändpunkt:',
  'over.turn.round':
    '{who, select, you {du tar ledningen för gott i runda {round}} ours {ert lag tar ledningen för gott i runda {round}} theirs {motståndarna tar ledningen för gott i runda {round}} other {{name} tar ledningen för gott i runda {round}}}',
  'over.turn.start':
    '{who, select, you {Du leder från början till slut} ours {Ert lag leder från början till slut} theirs {Motståndarna leder från början till slut} other {{name} leder från början till slut}}',
  'over.bestBid': 'Ditt bästa bud:',
  'over.bestBid.round': '{bid} i runda {round}, {points}',
  'over.luck': 'Tur och skicklighet:',
  'over.luck.points':
    'förväntat var {mean}. Dina kort och din plats gav {luck}, dina val {skill}, motståndare och tur {rest}.',
  'over.reviewing': 'runda {done} av {of} analyseras',
  'over.playAgain': 'Spela igen',
  'over.sameCards': 'Samma kort igen',

  'sheet.caption': 'Stick/bud, poäng och summa för varje runda. G: givare',
  'sheet.captionTarget': 'Stick/kontrakt, poäng och summa, till {points}',
  'sheet.captionTo': 'Stick/bud, poäng och summa för varje runda, till {points}. G: givare',
  'sheet.bags': '{bags, plural, one {# överstick} other {# överstick}}',
  'sheet.round': 'Runda',
  'sheet.roundLabel': 'Runda {round}, {count, plural, one {# kort} other {# kort}}, {trump}',
  'sheet.running': 'pågår',
  'sheet.tookBid': '{tricks}/{bid}',
  'sheet.result': 'bjöd {bid}, tog {tricks}, {made, select, yes {klarat} other {plump}}',
  'sheet.runningTricks': 'bjöd {bid}, {tricks} tagna hittills',
  'sheet.noBid': 'inget bud än',
  'sheet.dealer': 'givare',
  'sheet.points': '{points} {count, plural, one {poäng} other {poäng}}, summa {total}',
  'sheet.streak': 'varav {points} för sviten',
  'sheet.run.made': '{count, plural, one {# klarat i rad} other {# klarade i rad}}',
  'sheet.run.missed': '{count, plural, one {# plump i rad} other {# plumpar i rad}}',
  'sheet.empty': 'Inget här än: första rundan fyller första raden.',

  'chart.after': 'Ställningen efter runda {round} av {rounds}',
  'chart.afterTarget': 'Ställningen efter runda {round}, till {points}',
  'chart.empty': 'Diagrammet börjar efter första rundan.',
};
