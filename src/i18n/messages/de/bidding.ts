import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'Wie viele Stiche machst du?',
  'bidding.bid': '{bid} ansagen',
  'bidding.unseen': 'Du siehst alle Karten außer deiner eigenen',
  'bidding.soFar':
    'Bisher {sum} angesagt, {left, plural, =0 {keiner übrig} one {# übrig} other {# übrig}} von {handSize}',
  'bidding.none':
    'Du sagst als Erster an. {handSize, plural, one {# Stich} other {# Stiche}} sind zu holen.',
  'bidding.sealedSoFar':
    '{count, plural, =0 {Verdeckt: Alle Ansagen werden zusammen gezeigt} one {Verdeckt: # Ansage liegt, alle werden zusammen gezeigt} other {Verdeckt: # Ansagen liegen, alle werden zusammen gezeigt}}',
  'bidding.sides':
    'Deine Seite {ours}, die anderen {theirs}: {left, plural, =0 {keiner übrig} one {# übrig} other {# übrig}} von {handSize}',
  'bidding.partner.waiting': '{name}, dein Partner, hat noch nicht angesagt',
  'bidding.partner.bid': '{name}, dein Partner, hat {bid} angesagt',
  'bidding.partner.nil': '{name}, dein Partner, hat Nil angesagt',
  'bidding.partner.blindNil': '{name}, dein Partner, hat Blind-Nil angesagt',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil – sicher?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil verspricht, keinen Stich zu machen: {points, plural, one {# Punkt} other {# Punkte}}, wenn du es hältst, sonst ebenso viele Verlust. Drück noch einmal, um Nil anzusagen.',
  'bidding.refused.hook': '{bid} ist nicht erlaubt: Die Ansagen ergäben zusammen {handSize}',
  'bidding.refused.zero-limit':
    '0 ist nicht erlaubt: Du hast 0 angesagt {limit, plural, one {in der letzten Runde} other {in den letzten # Runden}}',
  'bidding.refused.bid-out-of-range': '{bid} ist nicht erlaubt: Es gibt nur {max} Stiche',
  'bidding.refused.bid-not-whole': 'Eine Ansage ist eine ganze Zahl',

  'naming.heading': 'Bestimme Trumpf',
  'trump.why.you.highest': 'Du hast am höchsten angesagt: {bid}',
  'trump.why.you.first': 'Du hast am höchsten angesagt, {bid}, und das als Erster',
  'trump.why.you.nearest':
    'Du hast am höchsten angesagt, {bid}, und sitzt links vom Geber am nächsten',
  'trump.why.you.zero': 'Alle haben 0 angesagt, und du sitzt links vom Geber',
  'trump.why.other.highest': '{name} hat am höchsten angesagt: {bid}',
  'trump.why.other.first': '{name} hat am höchsten angesagt, {bid}, und das zuerst',
  'trump.why.other.nearest':
    '{name} hat am höchsten angesagt, {bid}, und sitzt links vom Geber am nächsten',
  'trump.why.other.zero': 'Alle haben 0 angesagt, und {name} sitzt links vom Geber',
};
