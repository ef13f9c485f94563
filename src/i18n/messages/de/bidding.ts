import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'Wie viele Stiche machst du?',
  'bidding.bid': '{bid} ansagen',
  'bidding.unseen': 'Du siehst alle Karten außer deiner eigenen',
  'bidding.first': 'Du sagst zuerst an',
  'bidding.together': 'Alle Ansagen werden zugleich aufgedeckt',
  'bidding.unclaimed':
    '{left, plural, =0 {Kein Stich mehr frei} one {Noch # Stich frei} other {Noch # Stiche frei}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, sicher?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Nil heißt: kein Stich. Schaffst du es, bekommt ihr {points, plural, one {# Punkt} other {# Punkte}}, sonst verliert ihr genauso viel. Drück noch einmal, um Nil anzusagen.',
  'bidding.pay': '{when}: {pays}.',
  'bidding.refused.hook': '{bid} geht nicht: Die Ansagen dürfen nicht {handSize} ergeben.',
  'bidding.refused.zero-limit':
    '0 geht nicht: Du hast {limit, plural, one {in der letzten Runde} other {in den letzten # Runden}} 0 angesagt.',
  'bidding.refused.bid-out-of-range':
    '{bid} geht nicht: {max, plural, one {Es gibt nur # Stich} other {Es gibt nur # Stiche}}.',
  'bidding.refused.bid-not-whole': 'Eine Ansage ist eine ganze Zahl.',

  'naming.heading': 'Wähl Trumpf',
  'naming.other': '{name} wählt Trumpf',
  'naming.done': '{name} hat Trumpf gewählt',
  'naming.doneYou': 'Du hast Trumpf gewählt',
  'trump.why.you.highest': 'Du hast am höchsten angesagt ({bid})',
  'trump.why.you.first': 'Du hast die höchste Ansage ({bid}) zuerst gemacht',
  'trump.why.you.nearest':
    'Du hast am höchsten angesagt ({bid}) und sitzt am nächsten links vom Geber',
  'trump.why.you.zero': 'Alle haben 0 angesagt, und du sitzt links vom Geber',
  'trump.why.you.joker': 'Die Trumpfkarte ist ein Hochjoker, und du gibst',
  'trump.why.other.highest': '{name} hat am höchsten angesagt ({bid})',
  'trump.why.other.first': '{name} hat die höchste Ansage ({bid}) zuerst gemacht',
  'trump.why.other.nearest':
    '{name} hat am höchsten angesagt ({bid}) und sitzt am nächsten links vom Geber',
  'trump.why.other.zero': 'Alle haben 0 angesagt, und {name} sitzt links vom Geber',
  'trump.why.other.joker': 'Die Trumpfkarte ist ein Hochjoker, und {name} gibt',
  'trump.coming': 'danach {trumps}',
  'lead.other': '{name} spielt aus',
  'trick.heading': 'Stich',
  'trick.led': '{suit} angespielt',
  'trick.winning': '{name} liegt vorn',
  'trick.youWinning': 'Du liegst vorn',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, vorn',
  'trick.order': 'Alle Farben außer der angespielten sind Trumpf',
  'trick.orderLed': 'Jede andere Farbe ist Trumpf',
  'trick.orderSaid':
    'Bei Trümpfen zählt der Wert; bei gleichem Wert ist Kreuz am niedrigsten, dann Karo, Herz, Pik',
};
