import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'Analyse',
  'review.back': 'Analyse verlassen',
  'review.whose':
    '{who, select, named {Das Spiel von jemand anderem: {name}.} other {Das Spiel von jemand anderem.}}',
  'review.scope': 'Was analysiert wird',
  'review.scope.game': 'Ganzes Spiel',
  'review.scope.round': 'Runde {round}, {count, plural, one {# Karte} other {# Karten}}',
  'review.working': 'Runde {round} wird analysiert: {done} von {rounds} fertig',
  'review.resting': '{done} von {rounds, plural, one {# Runde} other {# Runden}} analysiert',
  'review.done': '{rounds, plural, one {# Runde} other {# Runden}} analysiert',
  'review.failed': 'Die Analyse wurde unterbrochen.',
  'button.pause': 'Anhalten',

  'review.accuracy': 'Genauigkeit',
  'review.accuracy.all': 'Insgesamt',
  'review.accuracy.bids': 'Ansagen',
  'review.accuracy.play': 'Abspiel',
  'review.accuracy.none': 'nichts zu entscheiden',
  'review.mark.superb': 'hervorragend',
  'review.mark.strong': 'stark',
  'review.mark.solid': 'solide',
  'review.mark.fair': 'ordentlich',
  'review.mark.learning': 'ausbaufähig',

  'review.breakdown': 'Glück und Können',
  'review.breakdown.mean': 'Erwartet auf diesem Platz',
  'review.breakdown.luck': 'Karten und Platz',
  'review.breakdown.rest': 'Gegner und Glück',
  'review.breakdown.points': 'Erzielte Punkte',
  'review.breakdown.note':
    'Erwartet wird, was man mit starkem Spiel von diesem Platz und mit so vielen Karten im Schnitt holt, gerechnet vor der ersten Karte. Es zählt nur, was eindeutig Punkte gekostet hat, und zwar mit den Kosten aus der Liste.',
  'review.breakdown.low': 'Hier gewinnt der niedrigste Gesamtstand.',

  'review.decisions': 'Entscheidungen, die teuersten zuerst',
  'review.showAll': 'Auch die guten zeigen',
  'review.flawless': 'Hier hat keine Wahl eindeutig Punkte gekostet.',
  'review.none': 'Es gab nichts zu entscheiden.',
  'review.place.bid': 'Runde {round}, Ansage',
  'review.place.trump': 'Runde {round}, Trumpf',
  'review.place.card': 'Runde {round}, Stich {trick}',
  'review.grade.best': 'beste Wahl',
  'review.grade.good': 'gut',
  'review.grade.inaccuracy': 'Ungenauigkeit',
  'review.grade.mistake': 'Fehler',
  'review.grade.blunder': 'grober Fehler',
  'review.cost': '{grade}, {points} {count, plural, one {Punkt} other {Punkte}}',
  'review.cost.note':
    '{who, select, you {Kosten: deine eigenen Punkte, dazu die Hälfte dessen, was die Wahl den anderen im Schnitt bringt.} other {Kosten: die eigenen Punkte, dazu die Hälfte dessen, was die Wahl den anderen im Schnitt bringt.}}',
  'review.own.bid':
    '{who, select, you {Du hast {own} angesagt.} other {{name} hat {own} angesagt.}}',
  'review.own.trump':
    '{who, select, you {Du hast {own} gewählt.} other {{name} hat {own} gewählt.}}',
  'review.own.card':
    '{who, select, you {Du hast {own} gespielt.} other {{name} hat {own} gespielt.}}',
  'review.better.bid':
    '{who, select, you {Du hast {own} angesagt; {best} war besser.} other {{name} hat {own} angesagt; {best} war besser.}}',
  'review.better.trump':
    '{who, select, you {Du hast {own} gewählt; {best} war besser.} other {{name} hat {own} gewählt; {best} war besser.}}',
  'review.better.card':
    '{who, select, you {Du hast {own} gespielt; {best} war besser.} other {{name} hat {own} gespielt; {best} war besser.}}',
  'review.choice.look': 'erst ansehen',
  'review.expected': 'Chance, es zu schaffen: {ownMake}; erwartete Punkte: {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Chance, es zu schaffen: {ownMake} statt {bestMake}; erwartete Punkte: {ownPoints} statt {bestPoints}.} chance {Chance, es zu schaffen: so oder so {ownMake}; erwartete Punkte: {ownPoints} statt {bestPoints}.} points {Chance, es zu schaffen: {ownMake} statt {bestMake}; erwartete Punkte: so oder so {ownPoints}.} other {Chance, es zu schaffen: so oder so {ownMake}; erwartete Punkte: so oder so {ownPoints}.}}',
  'review.expected.others': 'Erwartete Punkte für jeden der anderen: {own} statt {best}.',
  'review.miss.over': 'Damit machst du öfter zu viele Stiche: {own} statt {best}.',
  'review.miss.short': 'Damit fehlen dir öfter Stiche: {own} statt {best}.',
  'review.reason.quoted': 'Ein Tipp hätte gesagt: „{reason}“',
  'review.hindsight': 'Mit offenen Karten',
  'review.hindsight.same':
    'Keine Wahl hätte besser sein können: {points} {count, plural, one {Punkt} other {Punkte}}.',
  'review.hindsight.better':
    '{best} hätte {bestPoints} {bestCount, plural, one {Punkt} other {Punkte}} bringen können, diese Wahl bestenfalls {points}.',
  'review.hindsight.far': 'Nicht alle Fortsetzungen wurden durchgerechnet.',
  'review.hindsight.note':
    'Mit offenen Karten: was jemand, der alle Blätter sieht, hätte erreichen können, während die anderen weiterspielen, wie es Experten, die nur ihr eigenes sehen, auf Anhieb täten. Das sagt nichts darüber, wie gut die Wahl war.',
  'review.open': 'Alle Möglichkeiten, offene Karten',
  'review.open.intro':
    'Was jede Wahl bei dieser Kartenlage gebracht hätte. Das konnte am Tisch niemand wissen: Es sagt nichts darüber, wie gut die Wahl war.',
  'review.open.known': 'Damals bekannt',
  'review.open.chance': 'Chance',
  'review.open.experts': 'Experten',
  'review.open.most': 'Optimal',
  'review.open.made': 'gewählt',
  'review.open.working': 'Wird ausgespielt …',
  'review.open.failed':
    'Das ließ sich nicht ausspielen. Schließ das Fenster und versuch es noch einmal.',
  'review.open.none': 'Hier gibt es nichts zu vergleichen.',
  'review.open.note':
    'Experten: Alle spielen weiter, wie es Experten, die nur ihr eigenes Blatt sehen, auf Anhieb täten. Optimal: mit Blick in alle Blätter.',
  'review.open.side.note':
    'Experten: Alle spielen weiter, wie es Experten, die nur ihr eigenes Blatt sehen, auf Anhieb täten. Optimal: mit Blick in alle Blätter. Beides zählt die Punkte, die dein Team gegenüber den Gegnern gewinnt, samt den Kosten der Überstiche.',
  'review.look': 'Stellung zeigen',
  'review.look.label': 'Stellung zeigen: {place}',

  'review.try.title': 'Entscheidung',
  'review.try.back': 'Zurück zur Analyse',
  'review.try.hint':
    'Wähl noch einmal und spiel von hier weiter. Das echte Spiel bleibt, wie es ist.',
  'review.try.again': 'Noch einmal versuchen',
  'review.try.over': 'Hier: {here} {count, plural, one {Punkt} other {Punkte}}.',
  'review.try.real': 'Im Spiel: {real}.',
};
