import type { bidding as english } from '../en/bidding.ts';
import type { Translation } from '../translation.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'Hur många stick tar du?',
  'bidding.bid': 'Bjud {bid}',
  'bidding.unseen': 'Du ser alla kort utom ditt eget',
  'bidding.first': 'Du bjuder först',
  'bidding.together': 'Alla bud visas samtidigt',
  'bidding.unclaimed':
    '{left, plural, =0 {Alla stick är bjudna} one {# stick kvar att bjuda} other {# stick kvar att bjuda}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil: säker?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Nil betyder inga stick alls: klarar du det får ni {points, plural, one {# poäng} other {# poäng}}, annars förlorar ni lika mycket. Tryck igen för att bjuda nil.',
  'bidding.pay': '{when}: {pays}.',
  'bidding.refused.hook': 'Du kan inte bjuda {bid}: buden får inte bli {handSize} tillsammans.',
  'bidding.refused.zero-limit':
    'Du kan inte bjuda 0: du bjöd 0 {limit, plural, one {i förra rundan} other {i var och en av de senaste # rundorna}}.',
  'bidding.refused.bid-out-of-range':
    'Du kan inte bjuda {bid}: {max, plural, one {det finns bara # stick} other {det finns bara # stick}}.',
  'bidding.refused.bid-not-whole': 'Ett bud är ett heltal.',

  'naming.heading': 'Välj trumf',
  'naming.other': '{name} väljer trumf',
  'naming.done': '{name} valde trumf',
  'naming.doneYou': 'Du valde trumf',
  'trump.why.you.highest': 'Du bjöd högst ({bid})',
  'trump.why.you.first': 'Du var först med högsta budet, {bid}',
  'trump.why.you.nearest': 'Du bjöd högst, {bid}, och sitter närmast till vänster om givaren',
  'trump.why.you.zero': 'Alla bjöd 0, och du sitter till vänster om givaren',
  'trump.why.you.joker': 'Trumfkortet är en hög joker, och du ger',
  'trump.why.other.highest': '{name} bjöd högst ({bid})',
  'trump.why.other.first': '{name} var först med högsta budet, {bid}',
  'trump.why.other.nearest': '{name} bjöd högst, {bid}, och sitter närmast till vänster om givaren',
  'trump.why.other.zero': 'Alla bjöd 0, och {name} sitter till vänster om givaren',
  'trump.why.other.joker': 'Trumfkortet är en hög joker, och {name} ger',
  'trump.coming': 'sedan {trumps}',
  'lead.other': '{name} spelar ut',
  'trick.heading': 'Stick',
  'trick.led': '{suit} utspelad',
  'trick.winning': '{name} leder',
  'trick.youWinning': 'Du leder',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, leder',
  'trick.order': 'Alla färger utom den utspelade är trumf',
  'trick.orderLed': 'Alla andra färger är trumf',
  'trick.orderSaid':
    'Bland trumfen avgör valören, därefter färgen: klöver lägst, sedan ruter, hjärter, spader',
};
