import type { Translation } from '../translation.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'Speler',
  'score.place': 'Plaats',
  'score.bid': 'Bod',
  'score.took': 'Slagen',
  'score.points': 'Punten',
  'score.total': 'Totaal',
  'score.missed': 'gemist',
  'score.leads': 'staat voor',
  'score.wins': 'wint',
  'score.up': '{count, plural, one {# plaats} other {# plaatsen}} omhoog',
  'score.down': '{count, plural, one {# plaats} other {# plaatsen}} omlaag',

  'summary.made': 'Bod gehaald: {points} {count, plural, one {punt} other {punten}}',
  'summary.missed': 'Bod gemist met {by}: {points} {count, plural, one {punt} other {punten}}',
  'summary.side.made':
    'Contract van {bid} gehaald{nil, select, made {, nil ook} failed {, nil niet} other {}}{bags, plural, =0 {} one {, met straf voor # overslag} other {, met straf voor # overslagen}}: {points} {count, plural, one {punt} other {punten}}',
  'summary.side.set':
    'Contract van {bid} gemist met {by}{nil, select, made {, nil wel gehaald} failed {, nil ook mislukt} other {}}: {points} {count, plural, one {punt} other {punten}}',
  'summary.side.none':
    'Twee keer nil bij jullie, {made, plural, =0 {geen van beide gehaald} one {één gehaald} other {allebei gehaald}}: {points} {count, plural, one {punt} other {punten}}',
  'summary.tied': 'Gelijk op {points}: het gaat door tot één team voorstaat',
  'summary.bags':
    '{bags, plural, =0 {Nog geen overslagen} one {Tot nu toe # overslag} other {Tot nu toe # overslagen}}',
  'summary.next.you': 'Hierna: {count, plural, one {# kaart} other {# kaarten}}, jij geeft',
  'summary.next.other': 'Hierna: {count, plural, one {# kaart} other {# kaarten}}, {name} geeft',
  'next.round': 'Volgende ronde',

  'ledger.made': '{name}: bod gehaald',
  'ledger.missed': '{name}: bod gemist',
  'ledger.streak': '{name}: reeks',
  'ledger.contract-made': 'Contract van {bid} gehaald',
  'ledger.contract-set': 'Contract van {bid} gemist',
  'ledger.bags': '{over, plural, one {# overslag} other {# overslagen}}',
  'ledger.bag-penalty':
    '{bags, plural, one {Straf voor # overslag} other {Straf voor # overslagen}}',
  'ledger.nil-made': '{name}: nil gehaald',
  'ledger.nil-failed': '{name}: nil mislukt',
  'ledger.blind-nil-made': '{name}: blinde nil gehaald',
  'ledger.blind-nil-failed': '{name}: blinde nil mislukt',

  'over.win.you': 'Je hebt gewonnen!',
  'over.win.one': '{name} wint',
  'over.win.side': '{names} winnen',
  'over.win.shared': '{names} delen de overwinning',
  'over.caption': 'Eindstand na {rounds, plural, one {# ronde} other {# rondes}}',
  'bids.made': 'Gehaalde biedingen',
  'over.madeOf': '{made} van {of}',
  'over.last': 'Laatste ronde:',
  'over.place': 'Plaats {place}: {name}, {points} {count, plural, one {punt} other {punten}}',
  'over.turn': 'Keerpunt:',
  'over.turn.round':
    '{who, select, you {je neemt in ronde {round} voorgoed de leiding} ours {jullie nemen in ronde {round} voorgoed de leiding} theirs {zij nemen in ronde {round} voorgoed de leiding} other {{name} neemt in ronde {round} voorgoed de leiding}}',
  'over.turn.start':
    '{who, select, you {Je leidt van begin tot eind} ours {Jullie leiden van begin tot eind} theirs {Zij leiden van begin tot eind} other {{name} leidt van begin tot eind}}',
  'over.bestBid': 'Je beste bod:',
  'over.bestBid.round': '{bid} in ronde {round}, {points}',
  'over.luck': 'Geluk en kunde:',
  'over.luck.points':
    'verwacht was {mean}. Je kaarten en plaats brachten {luck}, je keuzes {skill}, tegenstanders en geluk {rest}.',
  'over.reviewing': 'ronde {done} van {of} wordt geanalyseerd',
  'over.playAgain': 'Nog een keer',
  'over.sameCards': 'Zelfde kaarten',

  'sheet.caption': 'Slagen/bod, punten en totaal per ronde. G: gever',
  'sheet.captionTarget': 'Slagen/contract, punten en totaal, tot {points}',
  'sheet.captionTo': 'Slagen/bod, punten en totaal per ronde, tot {points}. G: gever',
  'sheet.bags': '{bags, plural, one {# overslag} other {# overslagen}}',
  'sheet.round': 'Ronde',
  'sheet.roundLabel': 'Ronde {round}, {count, plural, one {# kaart} other {# kaarten}}, {trump}',
  'sheet.running': 'bezig',
  'sheet.tookBid': '{tricks}/{bid}',
  'sheet.result': 'bod {bid}, slagen {tricks}, {made, select, yes {gehaald} other {gemist}}',
  'sheet.runningTricks': 'bod {bid}, tot nu toe {tricks} gehaald',
  'sheet.noBid': 'nog geen bod',
  'sheet.dealer': 'gever',
  'sheet.points': '{points} {count, plural, one {punt} other {punten}}, totaal {total}',
  'sheet.streak': 'waarvan {points} voor de reeks',
  'sheet.run.made': '{count, plural, one {# op rij gehaald} other {# op rij gehaald}}',
  'sheet.run.missed': '{count, plural, one {# op rij gemist} other {# op rij gemist}}',
  'sheet.empty': 'Nog niets hier: de eerste ronde vult de eerste regel.',

  'chart.after': 'Totalen na ronde {round} van {rounds}',
  'chart.afterTarget': 'Totalen na ronde {round}, tot {points}',
  'chart.empty': 'De lijnen beginnen na de eerste ronde.',
};
