import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'Wie viele Stiche machst du?',
  'bidding.bid': '{bid} ansagen',
  'bidding.unseen': 'Du siehst alle Karten außer deiner eigenen',
  'bidding.first': 'Du sagst zuerst an',
  'bidding.together': 'Alle Ansagen werden zugleich aufgedeckt',
  'bidding.unclaimed':
    '{left, plural, =0 {Kein Stich mehr frei} one {Noch # Stich frei} other {Noch # Stiche frei}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil – sicher?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil verspricht, keinen Stich zu machen: {points, plural, one {# Punkt} other {# Punkte}}, wenn du es hältst, sonst ebenso viele Verlust. Drück noch einmal, um Nil anzusagen.',
  'bidding.refused.hook': '{bid} ist nicht erlaubt: Die Ansagen ergäben zusammen {handSize}',
  'bidding.refused.zero-limit':
    '0 ist nicht erlaubt: Du hast 0 angesagt {limit, plural, one {in der letzten Runde} other {in den letzten # Runden}}',
  'bidding.refused.bid-out-of-range':
    '{bid} geht nicht: {max, plural, one {es gibt nur # Stich} other {es gibt nur # Stiche}}',
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
