import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'Quanto valgono le carte',
  'guide.back': 'Esci dalla guida',
  'guide.intro':
    'Misurato su {deals} distribuzioni di {game}, giocate fino in fondo da esperti che vedono solo le proprie carte. ± è l’intervallo al 95%. Nelle medie le mani da 1 a 10 carte contano allo stesso modo.',
  'guide.handSize': 'Carte in mano',
  'guide.rare': 'troppo rara',
  'guide.cards': 'Una carta fa una presa?',
  'guide.suit': 'Seme',
  'guide.side': 'Seme laterale',
  'guide.length': 'Carte del suo seme in mano',
  'guide.card': 'Carta',
  'guide.takes': 'Fa una presa',
  'guide.byLength': '{card}, {suit}: secondo la lunghezza del seme',
  'guide.cards.note': 'Conta ogni carta distribuita, anche quella ceduta apposta.',
  'guide.say.cards':
    'Con dieci carte, probabilità di fare una presa: {ace} per un asso di un seme laterale, {king} per un re laterale, {low} per una briscola dal 2 al 6.',
  'guide.say.alone':
    'Con dieci carte, probabilità che un re faccia una presa: {alone} se è secco, {two} con un’altra carta del suo seme.',
  'guide.bids': 'Quanto spesso si centra una dichiarazione?',
  'guide.share': 'Di tutte',
  'guide.say.made':
    'Dichiarazioni centrate: {made} di tutte, {zero} di quelle di 0, {one} di quelle di 1, {more} di quelle di 3 o più.',
  'guide.say.zeros': 'Dichiarazioni di 0: {zeros} di tutte.',
  'guide.seats': 'Totale vietato, uscita e posto',
  'guide.seat.first': '1, esce',
  'guide.withHook': 'Centrate, totale vietato',
  'guide.withoutHook': 'Centrate, totale libero',
  'guide.say.barred':
    'Con il totale libero, quota delle mani in cui l’ultima dichiarazione è quella che sarebbe vietata: {barred}.',
  'guide.say.hook': 'Il totale vietato costa al mazziere {points} punti a mano.',
  'guide.say.dealerFree':
    'Con il totale libero, chi dichiara per ultimo fa {points} punti a mano più degli altri.',
  'guide.say.dealerHook':
    'Con il totale vietato, il mazziere fa ancora {points} punti a mano più degli altri.',
  'guide.say.dealerEven': 'Con il totale vietato, il mazziere non fa chiaramente più degli altri.',
  'guide.say.leadTricks':
    'Chi esce per primo fa {points} prese a mano più di ciascuno degli altri.',
  'guide.say.leadLess':
    'Dichiarare e uscire per primi costa {points} punti a mano, rispetto agli altri.',
  'guide.say.leadMore':
    'Dichiarare e uscire per primi rende {points} punti a mano, rispetto agli altri.',
};
