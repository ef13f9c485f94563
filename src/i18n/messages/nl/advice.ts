import type { advice as english } from '../en/advice.ts';
import type { Translation } from '../translation.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'Tip',
  'hint.close': 'Sluit de tip',
  'hint.thinking': 'Even nadenken…',
  'hint.why': 'Waarom?',
  'hint.failed': 'Deze keer geen tip.',
  'hint.forced':
    '{kind, select, bid {Je kunt alleen {choice} bieden.} trump {Je kunt alleen {choice} kiezen.} other {Je kunt alleen {choice} spelen.}}',
  'hint.nothing': 'Bij deze beslissing is er geen tip.',
  'hint.noTrump': 'geen troef',
  'hint.table': 'Wat elke keuze waard is',
  'hint.choice': 'Keuze',
  'hint.make': 'Kans om het te halen',
  'hint.few': 'Te weinig slagen',
  'hint.many': 'Te veel slagen',
  'hint.misses': 'Anders: te weinig slagen {few}, te veel {many}.',
  'hint.make.short': 'Kans in %',
  'hint.points': 'Verwachte punten',
  'hint.cost':
    '{scope, select, bags {Verlies tegenover de beste, met de punten van de anderen en de overslagen meegerekend} points {Verlies tegenover de beste, met de punten van de anderen meegerekend} other {Verlies tegenover de beste}}',
  'hint.isBest': '{choice}, het beste',
  'hint.isTied': '{choice}, een van de beste',
  'hint.under': 'minder dan {percent}',
  'hint.over': 'meer dan {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} kans om je bod te halen, verwachte punten: {points}',
  'hint.opponent': '{name} haalt het bod',
  'hint.mark.opponent': '{name} haalt het bod: {chance}',
  'hint.mark.best': 'het beste: {chance} kans om je bod te halen, verwachte punten: {points}',
  'hint.mark.tied':
    'een van de beste: {chance} kans om je bod te halen, verwachte punten: {points}',

  'hint.say.bid':
    '{verdict, select, clear {Bied {choice}: {chance} kans om het te halen.} probable {Waarschijnlijk {choice}: {chance} kans om het te halen.} close {Liever {choice}: {chance} kans om het te halen, maar het scheelt weinig.} only {Elk bod is even goed: {chance} kans om het te halen.} tie {Even goed: {choices}, {chance} kans om het te halen.} other {Alles even goed, ook {choice}: {chance} kans om het te halen.}}',
  'hint.say.trump':
    '{verdict, select, clear {Kies {choice}: {chance} kans om je bod te halen.} probable {Waarschijnlijk {choice}: {chance} kans om je bod te halen.} close {Liever {choice}: {chance} kans om je bod te halen, maar het scheelt weinig.} only {Elke troef is even goed: {chance} kans om je bod te halen.} tie {Even goed: {choices}, {chance} kans om je bod te halen.} other {Alles even goed, ook {choice}: {chance} kans om je bod te halen.}}',
  'hint.say.card':
    '{verdict, select, clear {Speel {choice}: {chance} kans om je bod te halen.} probable {Waarschijnlijk {choice}: {chance} kans om je bod te halen.} close {Liever {choice}: {chance} kans om je bod te halen, maar het scheelt weinig.} only {Elke kaart is even goed: {chance} kans om je bod te halen.} tie {Even goed: {choices}, {chance} kans om je bod te halen.} other {Alles even goed, ook {choice}: {chance} kans om je bod te halen.}}',
  'hint.say.lost':
    '{verdict, select, clear {Speel {choice}.} probable {Waarschijnlijk {choice}.} close {Liever {choice}, maar het scheelt weinig.} only {Elke kaart is even goed.} tie {Even goed: {choices}.} other {Alles even goed, ook {choice}.}}',
  'hint.nearly': '{other} is bijna even goed.',
  'hint.certain': 'Dat is zeker, hoe de kaarten ook liggen.',
  'hint.others': 'Dat kost de anderen meer dan jou.',
  'hint.hinders': 'Zo krijgen de anderen minder punten.',
  'cost.parts':
    '{who, select, you {{how, select, both {Je eigen punten tellen voor {own}; daar komt de helft bij van wat de anderen gemiddeld winnen: {others}.} less {Je eigen punten tellen voor {own}; daar gaat de helft af van wat de anderen gemiddeld verliezen: {others}.} more {De helft van wat de anderen gemiddeld winnen telt voor {others}; daar gaat af wat jij wint: {own}.} other {Dat is de helft van wat de anderen gemiddeld winnen.}}} other {{how, select, both {De punten van de speler tellen voor {own}; daar komt de helft bij van wat de anderen gemiddeld winnen: {others}.} less {De punten van de speler tellen voor {own}; daar gaat de helft af van wat de anderen gemiddeld verliezen: {others}.} more {De helft van wat de anderen gemiddeld winnen telt voor {others}; daar gaat af wat de speler wint: {own}.} other {Dat is de helft van wat de anderen gemiddeld winnen.}}}}',
  'hint.net':
    '{scope, select, bags {Met de punten van de anderen en de overslagen meegerekend} other {Met de punten van de anderen meegerekend}} kost {other} ongeveer {count, plural, one {{points} punt} other {{points} punten}}.',
  'hint.hook':
    '{drawback, select, chance {{forbidden} mag niet, en {other} lukt minder vaak: {chance}.} pay {{forbidden} mag niet, en {other} levert minder op.} other {{forbidden} mag niet.}}',
  'hint.contrast.over':
    '{never, select, yes {Met {other} haal je in {chance} van de gevallen te veel slagen.} other {Met {other} haal je vaker te veel slagen: {chance} in plaats van {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {Met {other} kom je in {chance} van de gevallen slagen tekort.} other {Met {other} kom je vaker slagen tekort: {chance} in plaats van {best}.}}',
  'hint.contrast.make': 'Met {other} haal je je bod minder vaak: {chance} in plaats van {best}.',
  'hint.contrast.pay': 'Verwachte punten met {other}: {points} in plaats van {best}.',
  'hint.contrast.naming': 'Met {other} mag je minder vaak troef kiezen.',
  'hint.contrast.against': 'Met {other} haalt {name} het bod vaker: {chance} in plaats van {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} lukt minder vaak: {chance} in plaats van {best}.} other {{other} heeft {chance} kans, maar levert minder op.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {Met {other} haal je vaker te veel slagen} nil {Met {other} mislukt je nil vaker} short {Met {other} kom je vaker slagen tekort} theirs {Met {other} halen de anderen hun contract vaker} other {Met {other} scoor je minder}}',
  'hint.why.now': '{high} wint deze slag vaker ({chance}) dan {low} ({less})',
  'hint.why.later': 'later wint {high} vaker een slag ({chance}) dan {low} ({less})',
  'hint.why.own':
    '{odds, select, never {{card} kan deze slag niet winnen, maar bewaard is de kans op een latere {later}} sure {{card} wint deze slag zeker; bewaard is de kans op een latere {later}} other {de kans op deze slag met {card} is {now}; bewaard, op een latere {later}}}',
  'hint.why.rest': 'de kans op een slag met {card} is dan {chance} in plaats van {best}',
  'hint.why.suits': 'in {suits} haal je dan gemiddeld {count} slagen in plaats van {best}',
  'hint.why.higher': 'later wint een hogere kaart vaker een slag',
  'hint.why.points': 'verwachte punten {points} in plaats van {best}',

  'hint.needs':
    '{tricks, plural, =0 {Je zit precies goed: geen slag meer.} one {Je hebt nog # van de laatste {of} slagen nodig.} other {Je hebt nog # van de laatste {of} slagen nodig.}}',
  'hint.needs.all':
    '{of, plural, one {Je hebt de laatste slag nodig.} other {Je hebt de laatste # slagen allemaal nodig.}}',
  'hint.needs.lost': 'Je bod is niet meer te halen: maak het de anderen moeilijk.',
  'hint.sunk-by':
    '{tricks, plural, one {Met {cards} is een slag onvermijdelijk: je bod is niet meer te halen.} other {Met {cards} zijn # slagen onvermijdelijk: je bod is niet meer te halen.}}',
  'hint.hopeless': 'Vrijwel zeker verloren, wat je ook doet.',

  'hint.sure': '{count, plural, one {vaste slag: {cards}} other {# vaste slagen: {cards}}}',
  'hint.likely': 'bijna zeker: {cards}',
  'hint.probable':
    '{count, plural, one {waarschijnlijk een slag: {cards}} other {waarschijnlijk elk een slag: {cards}}}',
  'hint.even': 'fiftyfifty: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {brengt} other {brengen}} je dichter bij {bid}',
  'hint.asTrump': '{card} als troef',
  'hint.nothing-likely': 'Geen van je kaarten haalt waarschijnlijk een slag.',
  'hint.nothing-likely.one': 'Je kaart haalt de slag waarschijnlijk niet.',
  'hint.danger': 'Kans op een ongewenste slag: {cards}.',
  'hint.only-if-led': 'Je kaart wint alleen als er met een lagere van die kleur wordt uitgekomen.',
  'hint.void': 'Je kunt {suits} troeven.',
  'hint.no-trumps': 'Je hebt geen troef.',
  'hint.discards': 'Op {suits} kun je weggooien.',
  'hint.naming': 'met als keuze {trump}',
  'hint.bids-for': 'De anderen zien je kaart, en hun biedingen pleiten ervoor.',
  'hint.bids-against': 'De anderen zien je kaart, en hun biedingen pleiten ertegen.',
  'hint.forehead':
    '{wins, plural, =0 {Geen van de {of} kaarten die je kunt hebben, wint de slag.} one {# van de {of} kaarten die je kunt hebben, wint de slag.} other {# van de {of} kaarten die je kunt hebben, winnen de slag.}}',

  'hint.fact.wins': 'Die wint deze slag zeker.',
  'hint.fact.loses': 'Die kan deze slag niet winnen.',
  'hint.fact.fulfills': 'Die wint de laatste slag die je nodig hebt.',
  'hint.fact.overshoots': 'Die wint een slag te veel.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {Met {cards} komt er toch al een slag: deze is er een te veel.} other {Met {cards} komen er toch al # slagen: deze is er een te veel.}}',
  'hint.fact.falls-short': 'Daarmee is je bod niet meer te halen.',
  'hint.fact.ruff': 'Je troeft.',
  'hint.fact.overruff': 'Je troeft over.',
  'hint.fact.underruff': 'Je raakt een troef kwijt onder een hogere.',
  'hint.fact.discard': 'Je gooit die weg.',
  'hint.fact.duck': 'Je duikt.',
  'hint.fact.unload': 'Je raakt een kaart kwijt die in die kleur niet meer te verslaan is.',
  'hint.dangerous-discard': 'Geen andere kaart loopt meer gevaar een slag te veel te winnen.',
  'hint.fact.lowest-winner': 'Het is de laagste die zeker wint.',
  'hint.fact.highest-loser': 'Het is de hoogste die zeker verliest.',
  'hint.fact.lowest-loser': 'Geen van jouw kaarten kan deze slag winnen; dit is de laagste.',
  'hint.fact.puts-over': '{name} krijgt zo een slag te veel.',
  'hint.fact.denies': 'Zo kan {name} het bod niet meer halen.',
  'hint.fact.beaten-by': 'Hoger en nog niet gevallen: {cards}.',
  'hint.fact.ahead': 'Die ligt tot nu toe hoog; nog niet gevallen en hoger: {cards}.',
  'hint.fact.ahead.out': 'Die ligt tot nu toe hoog; {above} hogere zijn nog niet gevallen.',
  'hint.fact.ahead.lowest':
    'Al je kaarten slaan {leading}; {lowest} wordt het makkelijkst geslagen.',
  'hint.fact.out':
    'Nog niet gevallen in de kleur van {card}: {above} hogere, {below, plural, =0 {geen lagere} one {# lagere} other {# lagere}}.',
  'hint.fact.out.each':
    '{above, plural, one {Boven elk is in de eigen kleur nog één kaart niet gevallen.} other {Boven elk zijn in de eigen kleur nog minstens # kaarten niet gevallen.}}',
  'hint.fact.wins.each': 'Elk wint deze slag zeker.',
  'hint.fact.loses.each': 'Geen ervan kan deze slag winnen.',
  'hint.fact.only-ruff.each': 'Alleen een troef kan er nog een van verslaan.',
  'hint.fact.alike': 'Ze komen ongeveer op hetzelfde neer.',
  'hint.fact.either': 'Hoog of laag maakt weinig uit.',
  'hint.fact.keeps': 'Je houdt {cards} voor later.',
  'hint.fact.voids': 'Daarna heb je geen {suit} meer.',
  'hint.fact.only-ruff': 'Alleen een troef kan die nog verslaan.',
  'hint.fact.only-overruff': 'Alleen een hogere troef kan die nog verslaan.',
  'hint.fact.only-joker': 'Alleen een hoge joker kan die nog verslaan.',
  'hint.fact.ruff-by':
    '{count, plural, one {Alleen een troef kan die nog verslaan; {names} heeft die kleur niet.} other {Alleen een troef kan die nog verslaan; {names} hebben die kleur niet.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} heeft die kleur niet en kan troeven.} other {{names} hebben die kleur niet en kunnen troeven.}}',

  'learn.tally': 'Beste keuze: {found} van {count}',
  'learn.ask.title': 'Weet je het zeker?',
  'learn.ask.text':
    '{choice} in plaats van {best} kost ongeveer {points, plural, one {# punt} other {# punten}}.',
  'learn.ask.anyway': 'Doe het toch',
  'learn.ask.back': 'Denk nog eens na',

  'settings.group.learning': 'Leren',
  'settings.learning': 'Leermodus',
  'settings.learning.hint':
    'Toont bij elke beslissing de tip en telt hoe vaak je de beste keuze vindt. Deze spellen tellen niet mee in je statistiek.',
  'settings.askBefore': 'Vraag vóór een dure fout',
  'settings.askBefore.hint':
    'Alleen in de leermodus en alleen als een keuze duidelijk punten kost. In punten van de standaardtelling (10 + bod); meer waar een ronde meer waard is.',
  'askBefore.never': 'Nooit',
  'askBefore.points': '{points, plural, one {# punt of meer} other {# punten of meer}}',
};
