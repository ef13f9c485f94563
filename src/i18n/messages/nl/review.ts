import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'Analyse',
  'review.back': 'Verlaat de analyse',
  'review.whose':
    '{who, select, named {Het spel van iemand anders: {name}.} other {Het spel van iemand anders.}}',
  'review.scope': 'Wat je analyseert',
  'review.scope.game': 'Hele spel',
  'review.scope.round': 'Ronde {round}, {count, plural, one {# kaart} other {# kaarten}}',
  'review.working': 'Ronde {round} wordt geanalyseerd: {done} van {rounds} klaar',
  'review.resting': '{done} van {rounds, plural, one {# ronde} other {# rondes}} geanalyseerd',
  'review.done': '{rounds, plural, one {# ronde} other {# rondes}} geanalyseerd',
  'review.failed': 'De analyse is onderbroken.',
  'button.pause': 'Pauzeer',

  'review.accuracy': 'Nauwkeurigheid',
  'review.accuracy.all': 'Totaal',
  'review.accuracy.bids': 'Biedingen',
  'review.accuracy.play': 'Afspel',
  'review.accuracy.none': 'niets te beslissen',
  'review.mark.superb': 'uitmuntend',
  'review.mark.strong': 'sterk',
  'review.mark.solid': 'degelijk',
  'review.mark.fair': 'redelijk',
  'review.mark.learning': 'kan beter',

  'review.breakdown': 'Geluk en kunde',
  'review.breakdown.mean': 'Verwacht op deze plaats',
  'review.breakdown.luck': 'Kaarten en plaats',
  'review.breakdown.rest': 'Tegenstanders en geluk',
  'review.breakdown.points': 'Behaalde punten',
  'review.breakdown.note':
    'Verwacht is wat iemand die sterk speelt vanaf deze plaats met zoveel kaarten gemiddeld scoort, vóór de eerste kaart. Alleen keuzes die duidelijk punten kosten tellen, met de kosten uit de lijst.',
  'review.breakdown.low': 'Hier wint het laagste totaal.',

  'review.decisions': 'Beslissingen, de duurste eerst',
  'review.showAll': 'Toon ook de goede',
  'review.flawless': 'Hier kostte geen keuze duidelijk punten.',
  'review.none': 'Er viel niets te beslissen.',
  'review.place.bid': 'Ronde {round}, bod',
  'review.place.trump': 'Ronde {round}, troef',
  'review.place.card': 'Ronde {round}, slag {trick}',
  'review.grade.best': 'het beste',
  'review.grade.good': 'goed',
  'review.grade.inaccuracy': 'onnauwkeurig',
  'review.grade.mistake': 'fout',
  'review.grade.blunder': 'grove fout',
  'review.cost': '{grade}, {points} {count, plural, one {punt} other {punten}}',
  'review.cost.note':
    '{who, select, you {Kosten: je eigen punten, plus de helft van wat de keuze de anderen gemiddeld oplevert.} other {Kosten: de punten van de speler, plus de helft van wat de keuze de anderen gemiddeld oplevert.}}',
  'review.own.bid': '{who, select, you {Je bood {own}.} other {{name} bood {own}.}}',
  'review.own.trump': '{who, select, you {Je koos {own}.} other {{name} koos {own}.}}',
  'review.own.card': '{who, select, you {Je speelde {own}.} other {{name} speelde {own}.}}',
  'review.better.bid':
    '{who, select, you {Je bood {own}; {best} was beter.} other {{name} bood {own}; {best} was beter.}}',
  'review.better.trump':
    '{who, select, you {Je koos {own}; {best} was beter.} other {{name} koos {own}; {best} was beter.}}',
  'review.better.card':
    '{who, select, you {Je speelde {own}; {best} was beter.} other {{name} speelde {own}; {best} was beter.}}',
  'review.choice.look': 'eerst kijken',
  'review.expected': 'Kans om het te halen: {ownMake}; verwachte punten: {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Kans om het te halen: {ownMake} in plaats van {bestMake}; verwachte punten: {ownPoints} in plaats van {bestPoints}.} chance {Kans om het te halen: hoe dan ook {ownMake}; verwachte punten: {ownPoints} in plaats van {bestPoints}.} points {Kans om het te halen: {ownMake} in plaats van {bestMake}; verwachte punten: hoe dan ook {ownPoints}.} other {Kans om het te halen: hoe dan ook {ownMake}; verwachte punten: hoe dan ook {ownPoints}.}}',
  'review.expected.others': 'Verwachte punten voor elk van de anderen: {own} in plaats van {best}.',
  'review.miss.over': 'Zo haal je vaker te veel slagen: {own} in plaats van {best}.',
  'review.miss.short': 'Zo kom je vaker slagen tekort: {own} in plaats van {best}.',
  'review.reason.quoted': 'Een tip had gezegd: ‘{reason}’',
  'review.hindsight': 'Met open kaarten',
  'review.hindsight.same':
    'Geen keuze had beter kunnen uitpakken: {points} {count, plural, one {punt} other {punten}}.',
  'review.hindsight.better':
    '{best} had {bestPoints} {bestCount, plural, one {punt} other {punten}} kunnen opleveren, deze keuze op zijn best {points}.',
  'review.hindsight.far': 'Niet alle vervolgen zijn doorgerekend.',
  'review.hindsight.note':
    'Met open kaarten: wat iemand die alle handen ziet had kunnen scoren, terwijl de anderen doorspelen zoals experts die alleen hun eigen hand zien op gevoel zouden doen. Het zegt niets over hoe goed de keuze was.',
  'review.open': 'Elke keuze, open kaarten',
  'review.open.intro':
    'Wat elke keuze had opgeleverd zoals de kaarten lagen. Niemand aan tafel kon dit weten: het zegt niets over hoe goed de keuze was.',
  'review.open.known': 'Toen bekend',
  'review.open.chance': 'Kans',
  'review.open.experts': 'Experts',
  'review.open.most': 'Optimaal',
  'review.open.made': 'gekozen',
  'review.open.working': 'Wordt uitgespeeld…',
  'review.open.failed': 'Dit kon niet worden uitgespeeld. Sluit het en probeer het opnieuw.',
  'review.open.none': 'Hier valt niets te vergelijken.',
  'review.open.note':
    'Experts: iedereen speelt door zoals een expert die alleen de eigen hand ziet op gevoel zou doen. Optimaal: met alle handen in zicht.',
  'review.open.side.note':
    'Experts: iedereen speelt door zoals een expert die alleen de eigen hand ziet op gevoel zou doen. Optimaal: met alle handen in zicht. Beide tellen de punten die jullie op de tegenstanders winnen, met wat overslagen zullen kosten.',
  'review.look': 'Toon de positie',
  'review.look.label': 'Toon de positie: {place}',

  'review.try.title': 'Beslissing',
  'review.try.back': 'Terug naar de analyse',
  'review.try.hint': 'Kies opnieuw en speel vanaf hier verder. Het echte spel blijft zoals het is.',
  'review.try.again': 'Probeer opnieuw',
  'review.try.over': 'Hier: {here} {count, plural, one {punt} other {punten}}.',
  'review.try.real': 'In het spel: {real}.',
};
