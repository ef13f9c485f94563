import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'Üblich für deine Seite dort',
  'review.side.points': 'Punkte deiner Seite',
  'review.side.split.note':
    'Üblich ist, was eine Seite dort im Schnitt erwartet, wenn alle stark ansagen. Der Rest ist, was dein Partner und die anderen taten und wie die Karten lagen. Von deinen Ansagen und Karten zählt, was zweifelsfrei falsch war, und nur mit den Punkten deiner Seite.',
  'review.side.expected':
    'Chance auf die Ansage: {ownMake}; zu erwartende Punkte deiner Seite: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chance auf die Ansage: {ownMake} statt {bestMake}; zu erwartende Punkte deiner Seite: {ownPoints} statt {bestPoints}.} chance {Chance auf die Ansage: so oder so {ownMake}; zu erwartende Punkte deiner Seite: {ownPoints} statt {bestPoints}.} points {Chance auf die Ansage: {ownMake} statt {bestMake}; zu erwartende Punkte deiner Seite: so oder so {ownPoints}.} other {Chance auf die Ansage: so oder so {ownMake}; zu erwartende Punkte deiner Seite: so oder so {ownPoints}.}}',
  'review.side.expected.others': 'Zu erwartende Punkte der anderen Seite: {own} statt {best}.',
  'review.side.expected.bags': 'Der Unterschied liegt in den Überstichen.',
  'review.side.cost':
    'Was eine Wahl kostet: Punkte, die deine Seite gegenüber der anderen gewinnt, samt dem, was Überstiche kosten werden.',
  'review.side.hindsight.same':
    'Keine Wahl hätte deiner Seite mehr bringen können als diese: {points} {count, plural, one {Punkt} other {Punkte}} gegenüber der anderen.',
  'review.side.hindsight.better':
    '{best} hätte deiner Seite {bestPoints} {bestCount, plural, one {Punkt} other {Punkte}} gegenüber der anderen bringen können, diese Wahl höchstens {points}.',
  'review.side.hindsight.note':
    'Mit offenen Karten: wie viele Punkte jemand, der alle Blätter sieht, in dieser Runde gegenüber der anderen Seite hätte gewinnen können, samt dem, was Überstiche kosten werden, während Partner und Gegner weiterspielen wie Experten, die nur das eigene Blatt sehen. Es sagt nichts darüber, wie gut deine Wahl war.',
  'review.side.try.over': 'Deine Seite hier: {here} {count, plural, one {Punkt} other {Punkte}}.',
  'review.place.declaration': 'Runde {round}, vor dem Ansehen',
  'review.own.declaration':
    '{own, select, blindNil {Du hast Blind-Nil angesagt.} other {Du hast erst deine Karten angesehen.}}',
  'review.better.declaration':
    '{own, select, blindNil {Du hast Blind-Nil angesagt; erst anzusehen war besser.} other {Du hast erst deine Karten angesehen; Blind-Nil war besser.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Sag {choice} an: zu {chance} erfüllt deine Seite ihren Kontrakt.} probable {Wohl am besten: {choice}, zu {chance} erfüllt deine Seite ihren Kontrakt.} close {Eher {choice}: zu {chance} erfüllt deine Seite ihren Kontrakt, aber es ist knapp.} only {Was du auch ansagst, es kommt aufs Gleiche hinaus: zu {chance} erfüllt deine Seite ihren Kontrakt.} tie {Gleich gut: {choices}, zu {chance} erfüllt deine Seite ihren Kontrakt.} other {Alles ist gleich gut, auch {choice}: zu {chance} erfüllt deine Seite ihren Kontrakt.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Spiel {choice}: zu {chance} erfüllt deine Seite ihren Kontrakt.} probable {Wohl am besten: {choice}, zu {chance} erfüllt deine Seite ihren Kontrakt.} close {Eher {choice}: zu {chance} erfüllt deine Seite ihren Kontrakt, aber es ist knapp.} only {Was du auch spielst, es kommt aufs Gleiche hinaus: zu {chance} erfüllt deine Seite ihren Kontrakt.} tie {Gleich gut: {choices}, zu {chance} erfüllt deine Seite ihren Kontrakt.} other {Alles ist gleich gut, auch {choice}: zu {chance} erfüllt deine Seite ihren Kontrakt.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Deine Seite hat ihren Kontrakt: jeder Stich mehr ist ein Überstich.} one {Deine Seite braucht noch # Stich von {of}.} other {Deine Seite braucht noch # Stiche von {of}.}}',
  'hint.side.needs.all':
    '{of, plural, one {Deine Seite braucht den letzten Stich.} other {Deine Seite braucht alle # Stiche, die noch kommen.}}',
  'hint.side.needs.lost': 'Der Kontrakt deiner Seite ist verloren: mach es den anderen schwer.',
  'hint.fact.to-partner': 'Dein Partner macht diesen Stich.',
  'hint.fact.partner-ahead': 'Bisher liegt dein Partner vorn.',
  'hint.fact.partner-may-ruff': 'Dein Partner kann nicht bedienen und vielleicht stechen.',
  'hint.side.points': 'Erwartete Punkte deiner Seite',
  'hint.say.look':
    '{verdict, select, clear {Sieh erst deine Karten an: Ein Blind-Nil hält zu {chance}.} probable {Wohl besser: erst die Karten ansehen. Ein Blind-Nil hält zu {chance}.} close {Sieh eher erst deine Karten an, aber es ist knapp: Ein Blind-Nil hält zu {chance}.} other {Gleich gut: Ein Blind-Nil hält zu {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Sag Blind-Nil an: Es hält zu {chance}.} probable {Wohl besser: Blind-Nil. Es hält zu {chance}.} close {Sag eher Blind-Nil an, aber es ist knapp: Es hält zu {chance}.} other {Gleich gut: Ein Blind-Nil hält zu {chance}.}}',
  'hint.blindNil.expected':
    'Erwartete Punkte deiner Seite: {blind} damit, {look}, wenn du erst schaust.',
  'hint.game-at-stake': 'Das Spiel geht damit öfter für dich aus.',
  'hint.bags': 'Das bringt weniger Überstiche.',
  'hint.their-bags': 'Den anderen bringt das mehr Überstiche.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Dein Nil ist geplatzt, deine Stiche zählen nicht mehr.} one {Dein Nil ist geplatzt, deine Stiche zählen nicht mehr: dein Partner braucht noch # Stich von {of}.} other {Dein Nil ist geplatzt, deine Stiche zählen nicht mehr: dein Partner braucht noch # Stiche von {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} hat Nil angesagt: ein einziger Stich bringt es zum Platzen.} other {{names} haben Nil angesagt: ein einziger Stich bringt jedes zum Platzen.}}',
  'hint.nil-beside':
    'Das Nil deines Partners steht noch: nimm die Stiche, die an ihn fallen würden.',
};
