import type { Translation } from '../translation.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'Spieler',
  'score.place': 'Platz',
  'score.bid': 'Ansage',
  'score.took': 'Stiche',
  'score.points': 'Punkte',
  'score.total': 'Gesamt',
  'score.missed': 'verfehlt',
  'score.leads': 'führt',
  'score.wins': 'gewinnt',
  'score.up': '{count, plural, one {# Platz} other {# Plätze}} gewonnen',
  'score.down': '{count, plural, one {# Platz} other {# Plätze}} verloren',

  'summary.made': 'Ansage geschafft: {points} {count, plural, one {Punkt} other {Punkte}}',
  'summary.missed': 'Um {by} verfehlt: {points} {count, plural, one {Punkt} other {Punkte}}',
  'summary.side.made':
    'Ihr habt euren Kontrakt von {bid} geschafft{nil, select, made { und euer Nil} failed {, aber nicht euer Nil} other {}}{bags, plural, =0 {} one {, mit Strafe für # Überstich} other {, mit Strafe für # Überstiche}}: {points} {count, plural, one {Punkt} other {Punkte}}',
  'summary.side.set':
    'Ihr habt euren Kontrakt von {bid} um {by} verfehlt{nil, select, made {, aber euer Nil geschafft} failed {, und euer Nil ist geplatzt} other {}}: {points} {count, plural, one {Punkt} other {Punkte}}',
  'summary.side.none':
    'Zwei Nil in eurem Team, {made, plural, =0 {keines geschafft} one {eines geschafft} other {beide geschafft}}: {points} {count, plural, one {Punkt} other {Punkte}}',
  'summary.tied': 'Gleichstand bei {points}: Es geht weiter, bis ein Team führt',
  'summary.bags':
    '{bags, plural, =0 {Bisher keine Überstiche} one {Bisher # Überstich} other {Bisher # Überstiche}}',
  'summary.next.you': 'Nächste: {count, plural, one {# Karte} other {# Karten}}, du gibst',
  'summary.next.other': 'Nächste: {count, plural, one {# Karte} other {# Karten}}, {name} gibt',
  'next.round': 'Nächste Runde',

  'ledger.made': '{name}: Ansage geschafft',
  'ledger.missed': '{name}: Ansage verfehlt',
  'ledger.streak': '{name}: Serie',
  'ledger.contract-made': 'Kontrakt von {bid} geschafft',
  'ledger.contract-set': 'Kontrakt von {bid} verfehlt',
  'ledger.bags': '{over, plural, one {# Überstich} other {# Überstiche}}',
  'ledger.bag-penalty':
    '{bags, plural, one {Strafe für # Überstich} other {Strafe für # Überstiche}}',
  'ledger.nil-made': '{name}: Nil geschafft',
  'ledger.nil-failed': '{name}: Nil geplatzt',
  'ledger.blind-nil-made': '{name}: Blind-Nil geschafft',
  'ledger.blind-nil-failed': '{name}: Blind-Nil geplatzt',

  'over.win.you': 'Du gewinnst!',
  'over.win.one': '{name} gewinnt',
  'over.win.side': 'Sieg: {names}',
  'over.win.shared': 'Geteilter Sieg: {names}',
  'over.caption': 'Endstand nach {rounds, plural, one {# Runde} other {# Runden}}',
  'bids.made': 'Geschaffte Ansagen',
  'over.madeOf': '{made} von {of}',
  'over.last': 'Letzte Runde:',
  'over.place': 'Platz {place}: {name}, {points} {count, plural, one {Punkt} other {Punkte}}',
  'over.turn': 'Wendepunkt:',
  'over.turn.round':
    '{who, select, you {Du gehst in Runde {round} endgültig in Führung} ours {Dein Team geht in Runde {round} endgültig in Führung} theirs {Die Gegner gehen in Runde {round} endgültig in Führung} other {{name} geht in Runde {round} endgültig in Führung}}',
  'over.turn.start':
    '{who, select, you {Du führst von Anfang bis Ende} ours {Dein Team führt von Anfang bis Ende} theirs {Die Gegner führen von Anfang bis Ende} other {{name} führt von Anfang bis Ende}}',
  'over.bestBid': 'Deine beste Ansage:',
  'over.bestBid.round': '{bid} in Runde {round}, {points}',
  'over.luck': 'Glück und Können:',
  'over.luck.points':
    'erwartet waren {mean}. Deine Karten und dein Platz brachten {luck}, deine Entscheidungen {skill}, Gegner und Glück {rest}.',
  'over.reviewing': 'Runde {done} von {of} wird analysiert',
  'over.playAgain': 'Noch einmal',
  'over.sameCards': 'Gleiche Karten',

  'sheet.caption': 'Stiche/Ansage, Punkte und Gesamtstand jeder Runde. G: Geber',
  'sheet.captionTarget': 'Stiche/Kontrakt, Punkte und Gesamtstand, bis {points}',
  'sheet.captionTo': 'Stiche/Ansage, Punkte und Gesamtstand jeder Runde, bis {points}. G: Geber',
  'sheet.bags': '{bags, plural, one {# Überstich} other {# Überstiche}}',
  'sheet.round': 'Runde',
  'sheet.roundLabel': 'Runde {round}, {count, plural, one {# Karte} other {# Karten}}, {trump}',
  'sheet.running': 'läuft',
  'sheet.tookBid': '{tricks}/{bid}',
  'sheet.result':
    '{bid} angesagt, {tricks} gemacht, {made, select, yes {geschafft} other {verfehlt}}',
  'sheet.runningTricks': '{bid} angesagt, {tricks} bisher gemacht',
  'sheet.noBid': 'noch keine Ansage',
  'sheet.dealer': 'Geber',
  'sheet.points': '{points} {count, plural, one {Punkt} other {Punkte}}, gesamt {total}',
  'sheet.streak': 'davon {points} für die Serie',
  'sheet.run.made': '{count, plural, one {# in Folge geschafft} other {# in Folge geschafft}}',
  'sheet.run.missed': '{count, plural, one {# in Folge verfehlt} other {# in Folge verfehlt}}',
  'sheet.empty': 'Noch nichts da: Die erste Runde füllt die erste Zeile.',

  'chart.after': 'Gesamtstände nach Runde {round} von {rounds}',
  'chart.afterTarget': 'Gesamtstände nach Runde {round}, bis {points}',
  'chart.empty': 'Die Kurven beginnen nach der ersten Runde.',
};
