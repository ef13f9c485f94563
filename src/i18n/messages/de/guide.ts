import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'Was Karten wert sind',
  'guide.back': 'Leitfaden verlassen',
  'guide.intro':
    'Gemessen in {deals} Runden {game}, zu Ende gespielt von Experten, die nur ihr eigenes Blatt sehen. ± ist das 95-%-Intervall. In Durchschnitten zählt jede Kartenzahl von 1 bis 10 gleich viel.',
  'guide.handSize': 'Karten im Blatt',
  'guide.rare': 'zu selten',
  'guide.cards': 'Macht eine Karte einen Stich?',
  'guide.suit': 'Farbe',
  'guide.side': 'Nebenfarbe',
  'guide.length': 'Karten ihrer Farbe im Blatt',
  'guide.card': 'Karte',
  'guide.takes': 'Macht einen Stich',
  'guide.byLength': '{card}, {suit}: nach Länge der Farbe',
  'guide.cards.note': 'Jede gegebene Karte zählt, auch eine, die absichtlich weggegeben wurde.',
  'guide.say.cards':
    'Bei zehn Karten macht ein Ass einer Nebenfarbe in {ace} der Fälle einen Stich, ein König einer Nebenfarbe in {king}, ein Trumpf von 2 bis 6 in {low}.',
  'guide.say.alone':
    'Bei zehn Karten macht ein blanker König in {alone} der Fälle einen Stich, mit einer weiteren Karte seiner Farbe in {two}.',
  'guide.bids': 'Wie oft wird eine Ansage geschafft?',
  'guide.share': 'Von allen Ansagen',
  'guide.say.made':
    'Geschafft werden {made} aller Ansagen: {zero} der Ansagen von 0, {one} der von 1, {more} der von 3 oder mehr.',
  'guide.say.zeros': '{zeros} aller Ansagen lauten 0.',
  'guide.seats': 'Aufgehen, Ausspielen, Platz',
  'guide.seat.first': '1, spielt aus',
  'guide.withHook': 'Geschafft, darf nicht aufgehen',
  'guide.withoutHook': 'Geschafft, darf aufgehen',
  'guide.say.barred':
    'Wo es aufgehen darf, ist die letzte Ansage in {barred} der Runden die, die sonst verboten wäre.',
  'guide.say.hook': 'Dass es nicht aufgehen darf, kostet den Geber {points} Punkte je Runde.',
  'guide.say.dealerFree':
    'Wo es aufgehen darf, bringt die letzte Ansage {points} Punkte je Runde mehr, als die anderen bekommen.',
  'guide.say.dealerHook':
    'Wo es nicht aufgehen darf, bekommt der Geber immer noch {points} Punkte je Runde mehr als die anderen.',
  'guide.say.dealerEven':
    'Wo es nicht aufgehen darf, bekommt der Geber nicht erkennbar mehr als die anderen.',
  'guide.say.leadTricks':
    'Wer zuerst ausspielt, macht je Runde {points} Stiche mehr als jeder andere.',
  'guide.say.leadLess':
    'Zuerst ansagen und ausspielen kostet gegenüber den anderen {points} Punkte je Runde.',
  'guide.say.leadMore':
    'Zuerst ansagen und ausspielen bringt gegenüber den anderen {points} Punkte je Runde.',
};
