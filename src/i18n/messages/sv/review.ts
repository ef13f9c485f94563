import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'Analys',
  'review.back': 'Lämna analysen',
  'review.whose':
    '{who, select, named {En annan spelares parti: {name}.} other {En annan spelares parti.}}',
  'review.scope': 'Vad som analyseras',
  'review.scope.game': 'Hela partiet',
  'review.scope.round': 'Runda {round}, {count, plural, one {# kort} other {# kort}}',
  'review.working': 'Analyserar runda {round}: {done} av {rounds} klara',
  'review.resting':
    '{done} av {rounds, plural, one {# runda analyserad} other {# rundor analyserade}}',
  'review.done': '{rounds, plural, one {# runda analyserad} other {# rundor analyserade}}',
  'review.failed': 'Analysen avbröts.',
  'button.pause': 'Pausa',

  'review.accuracy': 'Precision',
  'review.accuracy.all': 'Totalt',
  'review.accuracy.bids': 'Bud',
  'review.accuracy.play': 'Spel',
  'review.accuracy.none': 'inget att avgöra',
  'review.mark.superb': 'lysande',
  'review.mark.strong': 'stark',
  'review.mark.solid': 'stabil',
  'review.mark.fair': 'hyfsad',
  'review.mark.learning': 'kan bli bättre',

  'review.breakdown': 'Tur och skicklighet',
  'review.breakdown.mean': 'Förväntat på platsen',
  'review.breakdown.luck': 'Kort och plats',
  'review.breakdown.rest': 'Motståndare och tur',
  'review.breakdown.points': 'Poäng i partiet',
  'review.breakdown.note':
    'Förväntat är vad en stark spelare i snitt får på den här platsen med så många kort, före första kortet. Bara val som tydligt kostade poäng räknas, med kostnaden i listan.',
  'review.breakdown.low': 'Här vinner lägst summa.',

  'review.decisions': 'Beslut, de dyraste först',
  'review.showAll': 'Visa även de bra',
  'review.flawless': 'Inget val kostade tydligt poäng här.',
  'review.none': 'Det fanns inget att avgöra.',
  'review.place.bid': 'Runda {round}, bud',
  'review.place.trump': 'Runda {round}, trumf',
  'review.place.card': 'Runda {round}, stick {trick}',
  'review.grade.best': 'bäst',
  'review.grade.good': 'bra',
  'review.grade.inaccuracy': 'oprecist',
  'review.grade.mistake': 'misstag',
  'review.grade.blunder': 'blunder',
  'review.cost': '{grade}, {points} {count, plural, one {poäng} other {poäng}}',
  'review.cost.note':
    '{who, select, you {Kostnad: dina egna poäng, plus hälften av vad valet i snitt ger de andra.} other {Kostnad: spelarens poäng, plus hälften av vad valet i snitt ger de andra.}}',
  'review.own.bid': '{who, select, you {Du bjöd {own}.} other {{name} bjöd {own}.}}',
  'review.own.trump': '{who, select, you {Du valde {own}.} other {{name} valde {own}.}}',
  'review.own.card': '{who, select, you {Du spelade {own}.} other {{name} spelade {own}.}}',
  'review.better.bid':
    '{who, select, you {Du bjöd {own}; {best} var bättre.} other {{name} bjöd {own}; {best} var bättre.}}',
  'review.better.trump':
    '{who, select, you {Du valde {own}; {best} var bättre.} other {{name} valde {own}; {best} var bättre.}}',
  'review.better.card':
    '{who, select, you {Du spelade {own}; {best} var bättre.} other {{name} spelade {own}; {best} var bättre.}}',
  'review.choice.look': 'titta först',
  'review.expected': 'Chans att klara det {ownMake}; förväntade poäng {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Chans att klara det {ownMake} i stället för {bestMake}; förväntade poäng {ownPoints} i stället för {bestPoints}.} chance {Chans att klara det {ownMake} i båda fallen; förväntade poäng {ownPoints} i stället för {bestPoints}.} points {Chans att klara det {ownMake} i stället för {bestMake}; förväntade poäng {ownPoints} i båda fallen.} other {Chans att klara det {ownMake} i båda fallen; förväntade poäng {ownPoints} i båda fallen.}}',
  'review.expected.others':
    'Förväntade poäng för var och en av de andra {own} i stället för {best}.',
  'review.miss.over': 'Då tar du oftare för många stick: {own} i stället för {best}.',
  'review.miss.short': 'Då tar du oftare för få stick: {own} i stället för {best}.',
  'review.reason.quoted': 'Ett tips hade sagt: ”{reason}”',
  'review.hindsight': 'Med alla kort öppna',
  'review.hindsight.same':
    'Inget val hade kunnat ge ett bättre resultat: {points} {count, plural, one {poäng} other {poäng}}.',
  'review.hindsight.better':
    '{best} kunde ha gett {bestPoints} {bestCount, plural, one {poäng} other {poäng}}, det här valet i bästa fall {points}.',
  'review.hindsight.far': 'Alla fortsättningar har inte undersökts.',
  'review.hindsight.note':
    'Med alla kort öppna: vad den som såg alla händer kunde ha fått, medan de andra spelar vidare på känn, som experter som bara ser sin egen. Det säger inget om hur bra valet var.',
  'review.open': 'Alla val, öppna kort',
  'review.open.intro':
    'Vad varje val hade gett som korten låg. Ingen vid bordet kunde veta det: det säger inget om hur bra valet var.',
  'review.open.known': 'Känt då',
  'review.open.chance': 'Chans',
  'review.open.experts': 'Experter',
  'review.open.most': 'Bäst',
  'review.open.made': 'valt',
  'review.open.working': 'Spelas klart …',
  'review.open.failed': 'Det gick inte att spela klart. Stäng och försök igen.',
  'review.open.none': 'Här finns inget att jämföra.',
  'review.open.note':
    'Experter: alla spelar vidare på känn, som experter som bara ser sin egen hand. Bäst: med alla händer synliga.',
  'review.open.side.note':
    'Experter: alla spelar vidare på känn, som experter som bara ser sin egen hand. Bäst: med alla händer synliga. Båda räknar poängen som ert lag tar in på motståndarna, inräknat vad överstick kommer att kosta.',
  'review.look': 'Visa läget',
  'review.look.label': 'Visa läget: {place}',

  'review.try.title': 'Beslut',
  'review.try.back': 'Tillbaka till analysen',
  'review.try.hint': 'Välj igen och spela vidare härifrån. Det riktiga partiet ändras inte.',
  'review.try.again': 'Försök igen',
  'review.try.over': 'Här: {here} {count, plural, one {poäng} other {poäng}}.',
  'review.try.real': 'I partiet: {real}.',
};
