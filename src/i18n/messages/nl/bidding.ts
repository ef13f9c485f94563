import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'Hoeveel slagen haal je?',
  'bidding.bid': 'Bied {bid}',
  'bidding.unseen': 'Je ziet alle kaarten, behalve die van jezelf',
  'bidding.first': 'Jij biedt als eerste',
  'bidding.together': 'Alle biedingen gaan tegelijk open',
  'bidding.unclaimed':
    '{left, plural, =0 {Geen slag meer over} one {Nog # slag over} other {Nog # slagen over}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, zeker?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Nil is geen enkele slag halen: lukt het, dan krijgen jullie {points, plural, one {# punt} other {# punten}}, anders verliezen jullie er evenveel. Druk nog eens om nil te bieden.',
  'bidding.pay': '{when}: {pays}.',
  'bidding.refused.hook': '{bid} mag niet: de biedingen mogen samen geen {handSize} zijn.',
  'bidding.refused.zero-limit':
    '0 mag niet: je bood {limit, plural, one {de vorige ronde} other {de laatste # rondes}} al 0.',
  'bidding.refused.bid-out-of-range':
    '{bid} mag niet: {max, plural, one {er is maar # slag} other {er zijn maar # slagen}}.',
  'bidding.refused.bid-not-whole': 'Een bod is een heel getal.',

  'naming.heading': 'Kies troef',
  'naming.other': '{name} kiest troef',
  'naming.done': '{name} koos troef',
  'naming.doneYou': 'Jij koos troef',
  'trump.why.you.highest': 'Jij bood het hoogst ({bid})',
  'trump.why.you.first': 'Jij bood als eerste {bid}, het hoogst',
  'trump.why.you.nearest': 'Jij bood {bid}, het hoogst, en zit het dichtst links van de gever',
  'trump.why.you.zero': 'Iedereen bood 0, en jij zit links van de gever',
  'trump.why.you.joker': 'De troefkaart is een hoge joker, en jij geeft',
  'trump.why.other.highest': '{name} bood het hoogst ({bid})',
  'trump.why.other.first': '{name} bood als eerste {bid}, het hoogst',
  'trump.why.other.nearest': '{name} bood {bid}, het hoogst, en zit het dichtst links van de gever',
  'trump.why.other.zero': 'Iedereen bood 0, en {name} zit links van de gever',
  'trump.why.other.joker': 'De troefkaart is een hoge joker, en {name} geeft',
  'trump.coming': 'daarna {trumps}',
  'lead.other': '{name} komt uit',
  'trick.heading': 'Slag',
  'trick.led': '{suit} gevraagd',
  'trick.winning': '{name} ligt hoog',
  'trick.youWinning': 'Jij ligt hoog',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, ligt hoog',
  'trick.order': 'Elke kleur behalve de gevraagde is troef',
  'trick.orderLed': 'Elke andere kleur is troef',
  'trick.orderSaid':
    'Troeven tellen naar hoogte, dan naar kleur: klaveren laagst, dan ruiten, harten, schoppen',
};
