import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'Wat kaarten waard zijn',
  'guide.back': 'Verlaat de gids',
  'guide.intro':
    'Gemeten in {deals} rondes {game}, uitgespeeld door experts die alleen hun eigen hand zien. ± is het 95%-interval. In gemiddelden tellen handen van 1 tot 10 kaarten even zwaar.',
  'guide.handSize': 'Kaarten in de hand',
  'guide.rare': 'te zeldzaam',
  'guide.cards': 'Haalt een kaart een slag?',
  'guide.suit': 'Kleur',
  'guide.side': 'Bijkleur',
  'guide.length': 'Kaarten van de kleur in de hand',
  'guide.card': 'Kaart',
  'guide.takes': 'Haalt een slag',
  'guide.byLength': '{card}, {suit}: naar lengte van de kleur',
  'guide.cards.note': 'Elke gegeven kaart telt, ook een die expres is weggegeven.',
  'guide.say.cards':
    'Met tien kaarten haalt een aas in een bijkleur in {ace} van de gevallen een slag, een heer in een bijkleur in {king}, een troef van 2 tot 6 in {low}.',
  'guide.say.alone':
    'Met tien kaarten haalt een kale heer in {alone} van de gevallen een slag; met nog één kaart van die kleur in {two}.',
  'guide.bids': 'Hoe vaak wordt een bod gehaald?',
  'guide.share': 'Van alle biedingen',
  'guide.say.made':
    '{made} van alle biedingen wordt gehaald: {zero} van die van 0, {one} van die van 1, {more} van die van 3 of meer.',
  'guide.say.zeros': '{zeros} van alle biedingen is 0.',
  'guide.seats': 'Kloppen, uitkomen en plaats',
  'guide.seat.first': '1, komt uit',
  'guide.withHook': 'Gehaald, mag niet kloppen',
  'guide.withoutHook': 'Gehaald, mag kloppen',
  'guide.say.barred':
    'Waar het mag kloppen, is het laatste bod in {barred} van de rondes het bod dat anders verboten was.',
  'guide.say.hook': 'Dat het niet mag kloppen, kost de gever {points} punten per ronde.',
  'guide.say.dealerFree':
    'Waar het mag kloppen, brengt het laatste bod {points} punten per ronde meer op dan de anderen krijgen.',
  'guide.say.dealerHook':
    'Waar het niet mag kloppen, krijgt de gever nog altijd {points} punten per ronde meer dan de anderen.',
  'guide.say.dealerEven':
    'Waar het niet mag kloppen, krijgt de gever niet aantoonbaar meer dan de anderen.',
  'guide.say.leadTricks':
    'Wie als eerste uitkomt, haalt per ronde {points} slagen meer dan elk van de anderen.',
  'guide.say.leadLess':
    'Als eerste bieden en uitkomen kost {points} punten per ronde, vergeleken met de anderen.',
  'guide.say.leadMore':
    'Als eerste bieden en uitkomen brengt {points} punten per ronde op, vergeleken met de anderen.',
};
