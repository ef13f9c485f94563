import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'Vad korten är värda',
  'guide.back': 'Lämna guiden',
  'guide.intro':
    'Uppmätt i {deals} givar i {game}, färdigspelade av experter som bara ser sin egen hand. ± är 95-procentsintervallet. I medelvärden väger varje antal kort från 1 till 10 lika.',
  'guide.handSize': 'Kort på hand',
  'guide.rare': 'för sällsynt',
  'guide.cards': 'Tar kortet ett stick?',
  'guide.suit': 'Färg',
  'guide.side': 'Sidofärg',
  'guide.length': 'Kort i färgen på hand',
  'guide.card': 'Kort',
  'guide.takes': 'Tar ett stick',
  'guide.byLength': '{card}, {suit}: efter färgens längd',
  'guide.cards.note': 'Varje utdelat kort räknas, även ett som gavs bort med flit.',
  'guide.say.cards':
    'Med tio kort tar ett ess i en sidofärg ett stick i {ace} av fallen, en kung i en sidofärg i {king}, en trumf från 2 till 6 i {low}.',
  'guide.say.alone':
    'Med tio kort tar en singelkung ett stick i {alone} av fallen; med ett kort till i färgen i {two}.',
  'guide.bids': 'Hur ofta klaras ett bud?',
  'guide.share': 'Av alla bud',
  'guide.say.made':
    '{made} av alla bud klaras: {zero} av bud på 0, {one} av bud på 1, {more} av bud på 3 eller mer.',
  'guide.say.zeros': '{zeros} av alla bud är på 0.',
  'guide.seats': 'Jämnt upp, utspel och plats',
  'guide.seat.first': '1, spelar ut',
  'guide.withHook': 'Klarat, får inte gå jämnt upp',
  'guide.withoutHook': 'Klarat, får gå jämnt upp',
  'guide.say.barred':
    'Där det får gå jämnt upp är det sista budet det annars förbjudna i {barred} av rundorna.',
  'guide.say.hook': 'Att det inte får gå jämnt upp kostar givaren {points} poäng per runda.',
  'guide.say.dealerFree':
    'Där det får gå jämnt upp får den som bjuder sist {points} poäng per runda mer än de andra.',
  'guide.say.dealerHook':
    'Där det inte får gå jämnt upp får givaren ändå {points} poäng per runda mer än de andra.',
  'guide.say.dealerEven': 'Där det inte får gå jämnt upp får givaren inte tydligt mer än de andra.',
  'guide.say.leadTricks':
    'Den som spelar ut först tar {points} stick per runda mer än var och en av de andra.',
  'guide.say.leadLess':
    'Att bjuda och spela ut först kostar {points} poäng per runda, jämfört med de andra.',
  'guide.say.leadMore':
    'Att bjuda och spela ut först ger {points} poäng per runda, jämfört med de andra.',
};
