import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you':
    'Wir: {won} von {bid}, {bags, plural, one {# Überstich} other {# Überstiche}}',
  'balance.side.they':
    'Gegner: {won} von {bid}, {bags, plural, one {# Überstich} other {# Überstiche}}',
  'balance.side.you.open':
    'Wir: {bid} angesagt, {bags, plural, one {# Überstich} other {# Überstiche}}',
  'balance.side.they.open':
    'Gegner: {bid} angesagt, {bags, plural, one {# Überstich} other {# Überstiche}}',
  'balance.side.you.bags': 'Wir: {bags, plural, one {# Überstich} other {# Überstiche}}',
  'balance.side.they.bags': 'Gegner: {bags, plural, one {# Überstich} other {# Überstiche}}',
  'balance.side.you.nil': 'Wir: beide Nil, {bags, plural, one {# Überstich} other {# Überstiche}}',
  'balance.side.they.nil':
    'Gegner: beide Nil, {bags, plural, one {# Überstich} other {# Überstiche}}',

  'review.side.mean': 'Erwartet auf {who, select, you {euren Plätzen} other {diesen Plätzen}}',
  'review.side.points': 'Punkte {who, select, you {deines Teams} other {des Teams}}',
  'review.side.breakdown.note':
    'Erwartet wird, was ein Team dort im Schnitt holt, wenn alle gut ansagen. Der Rest sind {who, select, you {dein Partner} other {der Partner}}, die Gegner und die Verteilung der Karten. Es zählt nur, was eindeutig Punkte gekostet hat, und zwar mit den Kosten aus der Liste.',
  'review.side.expected':
    'Chance, es zu schaffen: {ownMake}; erwartete Punkte {who, select, you {deines Teams} other {des Teams}}: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chance, es zu schaffen: {ownMake} statt {bestMake}; erwartete Punkte {who, select, you {deines Teams} other {des Teams}}: {ownPoints} statt {bestPoints}.} chance {Chance, es zu schaffen: so oder so {ownMake}; erwartete Punkte {who, select, you {deines Teams} other {des Teams}}: {ownPoints} statt {bestPoints}.} points {Chance, es zu schaffen: {ownMake} statt {bestMake}; erwartete Punkte {who, select, you {deines Teams} other {des Teams}}: so oder so {ownPoints}.} other {Chance, es zu schaffen: so oder so {ownMake}; erwartete Punkte {who, select, you {deines Teams} other {des Teams}}: so oder so {ownPoints}.}}',
  'review.side.expected.others': 'Erwartete Punkte der Gegner: {own} statt {best}.',
  'review.side.expected.bags': 'Der Unterschied liegt in den Überstichen.',
  'review.side.cost':
    'Kosten: Punkte, die {who, select, you {dein Team} other {das Team}} gegenüber den Gegnern verliert, samt dem, was Überstiche kosten werden.',
  'review.side.hindsight.same':
    'Keine Wahl wäre für {who, select, you {dein Team} other {das Team}} besser gewesen: {points} {count, plural, one {Punkt} other {Punkte}} gegenüber den Gegnern.',
  'review.side.hindsight.better':
    '{best} hätte {who, select, you {deinem Team} other {dem Team}} {bestPoints} {bestCount, plural, one {Punkt} other {Punkte}} gegenüber den Gegnern bringen können, diese Wahl höchstens {points}.',
  'review.side.hindsight.note':
    'Mit offenen Karten: wie viele Punkte jemand, der alle Blätter sieht, in dieser Runde gegenüber den Gegnern hätte gewinnen können, samt den Kosten der Überstiche, während Partner und Gegner weiterspielen, wie es Experten, die nur ihr eigenes Blatt sehen, auf Anhieb täten. Das sagt nichts darüber, wie gut die Wahl war.',
  'review.side.try.over':
    '{who, select, you {Dein Team} other {Das Team}} hier: {here} {count, plural, one {Punkt} other {Punkte}}.',
  'review.place.declaration': 'Runde {round}, vor dem Ansehen',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {Du hast Blind-Nil angesagt.} other {Du hast erst deine Karten angesehen.}}} other {{own, select, blindNil {{name} hat Blind-Nil angesagt.} other {{name} hat erst die Karten angesehen.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {Du hast Blind-Nil angesagt; erst die Karten anzusehen war besser.} other {Du hast erst deine Karten angesehen; Blind-Nil war besser.}}} other {{own, select, blindNil {{name} hat Blind-Nil angesagt; erst die Karten anzusehen war besser.} other {{name} hat erst die Karten angesehen; Blind-Nil war besser.}}}}',
  'cost.side.parts':
    '{how, select, both {Die Punkte {who, select, you {deines Teams} other {des Teams}} machen {own} aus; dazu kommt, was die Gegner gewinnen und Überstiche kosten: {others}.} less {Die Punkte {who, select, you {deines Teams} other {des Teams}} machen {own} aus; davon geht ab, was die Gegner verlieren und weniger Überstiche sparen: {others}.} more {Was die Gegner gewinnen und Überstiche kosten, macht {others} aus; davon geht ab, was {who, select, you {dein Team} other {das Team}} gewinnt: {own}.} other {Das ist, was die Gegner gewinnen und Überstiche kosten.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Sag {choice} an: {chance} Chance, den Kontrakt zu schaffen.} probable {Wohl {choice}: {chance} Chance, den Kontrakt zu schaffen.} close {Eher {choice}: {chance} Chance, den Kontrakt zu schaffen, aber knapp.} only {Jede Ansage ist gleich gut: {chance} Chance, den Kontrakt zu schaffen.} tie {Gleich gut: {choices}, {chance} Chance, den Kontrakt zu schaffen.} other {Alles gleich gut, auch {choice}: {chance} Chance, den Kontrakt zu schaffen.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Spiel {choice}: {chance} Chance, den Kontrakt zu schaffen.} probable {Wohl {choice}: {chance} Chance, den Kontrakt zu schaffen.} close {Eher {choice}: {chance} Chance, den Kontrakt zu schaffen, aber knapp.} only {Jede Karte ist gleich gut: {chance} Chance, den Kontrakt zu schaffen.} tie {Gleich gut: {choices}, {chance} Chance, den Kontrakt zu schaffen.} other {Alles gleich gut, auch {choice}: {chance} Chance, den Kontrakt zu schaffen.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Euer Kontrakt ist geschafft: Jeder weitere Stich ist ein Überstich.} one {Ihr braucht noch # der restlichen {of} Stiche.} other {Ihr braucht noch # der restlichen {of} Stiche.}}',
  'hint.side.needs.all':
    '{of, plural, one {Ihr braucht den letzten Stich.} other {Ihr braucht alle restlichen # Stiche.}}',
  'hint.side.needs.lost': 'Euer Kontrakt ist geplatzt: Mach es den Gegnern schwer.',
  'hint.their-need':
    'Euer Kontrakt steht; die anderen brauchen noch {tricks} der restlichen {of} Stiche.',
  'hint.their-need.all': 'Euer Kontrakt steht; die anderen brauchen alle restlichen Stiche.',
  'hint.fact.to-partner': 'Dein Partner macht diesen Stich.',
  'hint.fact.partner-ahead': 'Dein Partner liegt bisher vorn.',
  'hint.fact.partner-may-ruff': 'Dein Partner hat die Farbe nicht und kann stechen.',
  'hint.side.points': 'Erwartete Punkte deines Teams',
  'hint.say.look':
    '{verdict, select, clear {Sieh erst deine Karten an: Blind-Nil klappt in {chance} der Fälle.} probable {Wohl besser erst die Karten ansehen: Blind-Nil klappt in {chance} der Fälle.} close {Eher erst die Karten ansehen, aber knapp: Blind-Nil klappt in {chance} der Fälle.} other {Gleich gut: Blind-Nil klappt in {chance} der Fälle.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Sag Blind-Nil an: Es klappt in {chance} der Fälle.} probable {Wohl Blind-Nil: Es klappt in {chance} der Fälle.} close {Eher Blind-Nil, aber knapp: Es klappt in {chance} der Fälle.} other {Gleich gut: Blind-Nil klappt in {chance} der Fälle.}}',
  'hint.blindNil.expected':
    'Erwartete Punkte deines Teams: {blind} mit Blind-Nil, {look}, wenn du erst schaust.',
  'hint.game-at-stake': 'Damit gewinnst du das Spiel öfter.',
  'hint.below':
    '{how, select, left {Die anderen haben zusammen {sum} von {of} Stichen angesagt.} partner {Mit den {partner} deines Partners braucht ihr {sum} von {of} Stichen.} other {Die Ansage ist ein Minimum: Weitere Stiche sind nur Überstiche.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {Mit {other} schaffen die Gegner ihren Kontrakt öfter: {chance} statt {best}.} other {Mit {other} schafft dein Team seinen Kontrakt seltener: {chance} statt {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {Mit {other} bringt {name} das Nil öfter durch: {chance} statt {best}.} other {Mit {other} bringt {name} das Nil seltener durch: {chance} statt {best}.}}',
  'hint.claim.nil':
    '{how, select, more {Mit {other} bringt {name} das Nil öfter durch} other {Mit {other} bringt {name} das Nil seltener durch}}',
  'hint.why.taker': '{name} macht diesen Stich in {chance} der Fälle statt in {best}',
  'hint.why.breaks': 'später platzt es in {suit} in {chance} der Fälle statt in {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {Mit {other} machen die Gegner weniger Überstiche: im Schnitt {count} statt {best}.} other {Mit {other} macht dein Team mehr Überstiche: im Schnitt {count} statt {best}.}}',
  'hint.bags': 'Das bringt weniger Überstiche.',
  'hint.their-bags': 'Das bringt den Gegnern mehr Überstiche.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Dein Nil ist geplatzt, und deine Stiche zählen nicht.} one {Dein Nil ist geplatzt, und deine Stiche zählen nicht: Dein Partner braucht noch # der restlichen {of}.} other {Dein Nil ist geplatzt, und deine Stiche zählen nicht: Dein Partner braucht noch # der restlichen {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} hat Nil angesagt: Ein Stich lässt es platzen.} other {{names} haben Nil angesagt: Ein Stich lässt jedes platzen.}}',
  'hint.contrast.broken':
    '{how, select, bid {Ein Nil würde in {chance} der Fälle platzen.} alone {Mit {other} platzt dein Nil in {chance} der Fälle.} other {Mit {other} platzt dein Nil öfter: {chance} statt {best}.}}',
  'hint.nil.needs': 'Dein Nil hält: Mach keinen Stich.',
  'hint.nil.lost': 'Dein Nil platzt auf jeden Fall: Mach es den anderen schwer.',
  'hint.nil.sunk-by': 'Mit {cards} ist ein Stich unvermeidlich: Dein Nil platzt.',
  'hint.fact.breaks-own': 'Damit platzt dein Nil.',
  'hint.fact.breaks': 'Damit platzt das Nil von {name}.',
  'hint.nil-beside': 'Das Nil deines Partners hält noch: Nimm die Stiche, die ihm zufallen würden.',
};
