import type { advice as english } from '../en/advice.ts';
import type { Words } from '../words.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'Sluit de tip',
  'hint.thinking': 'Even nadenken …',
  'hint.failed': 'Er kwam geen tip. Sluit hem en vraag het nog eens.',
  'hint.forced': 'Hier is maar één ding toegestaan: {choice}.',
  'hint.nothing': 'Voor deze beslissing is er geen tip.',
  'hint.noTrump': 'geen troef',
  'hint.table': 'Wat elke keuze belooft',
  'hint.choice': 'Keuze',
  'hint.make': 'Kans om het te halen',
  'hint.make.short': 'Kans in %',
  'hint.points': 'Verwachte punten',
  'hint.cost': 'Kost tegenover de beste',
  'hint.isBest': '{choice}, de beste',
  'hint.under': 'minder dan {percent}',
  'hint.over': 'meer dan {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} om je bod te halen, {points} verwacht',
  'hint.mark.best': 'de beste: {chance} om je bod te halen, {points} verwacht',

  'hint.say.bid':
    '{verdict, select, clear {Bied {choice}: {chance} om het te halen.} probable {Waarschijnlijk het beste: {choice}, {chance} om het te halen.} close {Liever {choice}: {chance} om het te halen, maar het scheelt weinig.} only {Wat je ook biedt, het komt op hetzelfde neer: {chance} om het te halen.} tie {Even goed: {choices}, {chance} om het te halen.} other {Alles is even goed, ook {choice}: {chance} om het te halen.}}',
  'hint.say.trump':
    '{verdict, select, clear {Maak troef: {choice}, {chance} om je bod te halen.} probable {Waarschijnlijk het beste: {choice}, {chance} om je bod te halen.} close {Liever {choice}: {chance} om je bod te halen, maar het scheelt weinig.} only {Wat ook troef is, het komt op hetzelfde neer: {chance} om je bod te halen.} tie {Even goed: {choices}, {chance} om je bod te halen.} other {Alles is even goed, ook {choice}: {chance} om je bod te halen.}}',
  'hint.say.card':
    '{verdict, select, clear {Speel {choice}: {chance} om je bod te halen.} probable {Waarschijnlijk het beste: {choice}, {chance} om je bod te halen.} close {Liever {choice}: {chance} om je bod te halen, maar het scheelt weinig.} only {Wat je ook speelt, het komt op hetzelfde neer: {chance} om je bod te halen.} tie {Even goed: {choices}, {chance} om je bod te halen.} other {Alles is even goed, ook {choice}: {chance} om je bod te halen.}}',
  'hint.others': 'Dat kost de anderen meer dan jou.',
  'hint.hinders': 'De anderen houden er minder aan over.',

  'hint.needs':
    '{tricks, plural, =0 {Je hebt wat je bood: geen slag meer.} one {Je hebt nog # slag nodig van de {of}.} other {Je hebt nog # slagen nodig van de {of}.}}',
  'hint.needs.all':
    '{of, plural, one {Je hebt de laatste slag nodig.} other {Je hebt alle # slagen nodig die nog komen.}}',
  'hint.needs.lost': 'Je bod is verloren: maak het de anderen moeilijk.',

  'hint.sure': '{count, plural, one {Een vaste slag: {cards}.} other {# vaste slagen: {cards}.}}',
  'hint.likely': 'Zo goed als zeker: {cards}.',
  'hint.probable': 'Waarschijnlijk een slag: {cards}.',
  'hint.even': 'Half om half: {cards}.',
  'hint.nothing-likely': 'Geen van je kaarten haalt waarschijnlijk een slag.',
  'hint.danger': 'Het grootste gevaar: {cards}.',
  'hint.void': 'Je kunt troeven: {suits}.',
  'hint.discards': 'Je kunt kaarten weggooien op: {suits}.',
  'hint.bids-for': 'De anderen zien je kaart, en wat ze geboden hebben pleit ervoor.',
  'hint.bids-against': 'De anderen zien je kaart, en wat ze geboden hebben pleit ertegen.',
  'hint.forehead':
    '{wins, plural, =0 {Geen van de {of} kaarten die de jouwe kan zijn haalt de slag.} one {# van de {of} kaarten die de jouwe kan zijn haalt de slag.} other {# van de {of} kaarten die de jouwe kan zijn halen de slag.}}',

  'hint.fact.wins': 'Ze wint deze slag zeker.',
  'hint.fact.loses': 'Ze wint deze slag niet.',
  'hint.fact.fulfils': 'Ze wint de laatste slag die je nodig hebt.',
  'hint.fact.overshoots': 'Ze wint een slag te veel.',
  'hint.fact.falls-short': 'Je bod is er verloren mee.',
  'hint.fact.ruff': 'Je troeft.',
  'hint.fact.overruff': 'Je troeft over.',
  'hint.fact.underruff': 'Je raakt een troef kwijt onder een hogere.',
  'hint.fact.discard': 'Je gooit ze weg.',
  'hint.fact.duck': 'Je duikt.',
  'hint.fact.unload': 'Je raakt een kaart kwijt die in haar kleur niet meer te verslaan is.',
  'hint.fact.cheapest': 'Het is de laagste die wint.',
  'hint.fact.dearest': 'Het is de hoogste die verliest.',
  'hint.fact.busts': 'Een slag te veel voor {name}.',
  'hint.fact.denies': 'Dan kan {name} het niet meer halen.',
  'hint.fact.beaten-by': 'Hoger en nog in het spel: {cards}.',
  'hint.fact.out':
    'Nog in het spel in haar kleur: {above} hogere, {below, plural, =0 {geen lagere} one {# lagere} other {# lagere}}.',
  'hint.fact.out.each':
    '{above, plural, one {Tegen elk is nog een hogere van haar kleur in het spel.} other {Tegen elk zijn nog minstens # hogere van haar kleur in het spel.}}',
  'hint.fact.either': 'Hoog of laag maakt weinig uit.',
  'hint.fact.keeps': 'Voor later houd je: {cards}.',
  'hint.fact.voids': 'Daarna heb je haar kleur niet meer.',
  'hint.fact.only-ruff': 'Hoger is er niets meer in haar kleur: alleen wie troeft, slaat haar.',
  'hint.fact.may-ruff':
    '{count, plural, one {Kan niet bekennen en misschien troeven: {names}.} other {Kunnen niet bekennen en misschien troeven: {names}.}}',

  'learn.tally': 'Beste keuze gevonden: {found} van {count}',
  'learn.ask.title': 'Weet je het zeker?',
  'learn.ask.text':
    '{choice} in plaats van {best} kost ongeveer {points, plural, one {# punt} other {# punten}}.',
  'learn.ask.anyway': 'Doe het toch',
  'learn.ask.back': 'Denk nog eens na',

  'settings.group.learning': 'Leren',
  'settings.learning': 'Leermodus',
  'settings.learning.hint':
    'Toont bij elke beslissing van jou de tip en telt hoe vaak je de beste keuze vindt. Zulke spellen tellen niet mee in je statistieken.',
  'settings.askBefore': 'Vraag vóór een keuze die kost',
  'settings.askBefore.hint':
    'Alleen in de leermodus, en alleen als het buiten twijfel staat. Punten zoals in de gewone telling, 10 en het bod: waar een ronde meer waard is, is er naar verhouding meer nodig.',
  'askBefore.never': 'Vraag nooit',
  'askBefore.points': '{points, plural, one {# punt of meer} other {# punten of meer}}',
};
