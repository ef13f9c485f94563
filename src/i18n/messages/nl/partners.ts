import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you': 'Wij: {won} van {bid}, {bags, plural, one {# overslag} other {# overslagen}}',
  'balance.side.they':
    'Zij: {won} van {bid}, {bags, plural, one {# overslag} other {# overslagen}}',
  'balance.side.you.open': 'Wij: bod {bid}, {bags, plural, one {# overslag} other {# overslagen}}',
  'balance.side.they.open': 'Zij: bod {bid}, {bags, plural, one {# overslag} other {# overslagen}}',
  'balance.side.you.bags': 'Wij: {bags, plural, one {# overslag} other {# overslagen}}',
  'balance.side.they.bags': 'Zij: {bags, plural, one {# overslag} other {# overslagen}}',
  'balance.side.you.nil': 'Wij: allebei nil, {bags, plural, one {# overslag} other {# overslagen}}',
  'balance.side.they.nil':
    'Zij: allebei nil, {bags, plural, one {# overslag} other {# overslagen}}',

  'review.side.mean': 'Verwacht op {who, select, you {jullie plaatsen} other {die plaatsen}}',
  'review.side.points': '{who, select, you {Jullie punten} other {Punten van het team}}',
  'review.side.breakdown.note':
    'Verwacht is wat een team daar gemiddeld scoort als iedereen goed biedt. De rest is {who, select, you {je partner} other {de partner}}, de tegenstanders en hoe de kaarten lagen. Alleen keuzes die duidelijk punten kosten tellen, met de kosten uit de lijst.',
  'review.side.expected':
    'Kans om het te halen: {ownMake}; verwachte punten {who, select, you {voor jullie} other {voor het team}}: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Kans om het te halen: {ownMake} in plaats van {bestMake}; verwachte punten {who, select, you {voor jullie} other {voor het team}}: {ownPoints} in plaats van {bestPoints}.} chance {Kans om het te halen: hoe dan ook {ownMake}; verwachte punten {who, select, you {voor jullie} other {voor het team}}: {ownPoints} in plaats van {bestPoints}.} points {Kans om het te halen: {ownMake} in plaats van {bestMake}; verwachte punten {who, select, you {voor jullie} other {voor het team}}: hoe dan ook {ownPoints}.} other {Kans om het te halen: hoe dan ook {ownMake}; verwachte punten {who, select, you {voor jullie} other {voor het team}}: hoe dan ook {ownPoints}.}}',
  'review.side.expected.others':
    'Verwachte punten voor de tegenstanders: {own} in plaats van {best}.',
  'review.side.expected.bags': 'Het verschil zit in de overslagen.',
  'review.side.cost':
    'Kosten: {who, select, you {punten die jullie op de tegenstanders verliezen} other {punten die het team op de tegenstanders verliest}}, met wat overslagen zullen kosten.',
  'review.side.hindsight.same':
    'Geen keuze was {who, select, you {voor jullie} other {voor het team}} beter geweest: {points} {count, plural, one {punt} other {punten}} op de tegenstanders.',
  'review.side.hindsight.better':
    '{best} {who, select, you {had jullie} other {had het team}} {bestPoints} {bestCount, plural, one {punt} other {punten}} op de tegenstanders kunnen opleveren, deze keuze hoogstens {points}.',
  'review.side.hindsight.note':
    'Met open kaarten: hoeveel punten iemand die alle handen ziet in deze ronde op de tegenstanders had kunnen winnen, met wat overslagen zullen kosten, terwijl partner en tegenstanders doorspelen zoals experts die alleen hun eigen hand zien op gevoel zouden doen. Het zegt niets over hoe goed de keuze was.',
  'review.side.try.over':
    '{who, select, you {Jullie} other {Dat team}} hier: {here} {count, plural, one {punt} other {punten}}.',
  'review.place.declaration': 'Ronde {round}, voor je keek',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {Je bood blinde nil.} other {Je keek eerst.}}} other {{own, select, blindNil {{name} bood blinde nil.} other {{name} keek eerst.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {Je bood blinde nil; eerst kijken was beter.} other {Je keek eerst; blinde nil was beter.}}} other {{own, select, blindNil {{name} bood blinde nil; eerst kijken was beter.} other {{name} keek eerst; blinde nil was beter.}}}}',
  'cost.side.parts':
    '{how, select, both {{who, select, you {Jullie punten} other {De punten van het team}} tellen voor {own}; daar komt bij wat de anderen winnen en overslagen kosten: {others}.} less {{who, select, you {Jullie punten} other {De punten van het team}} tellen voor {own}; daar gaat af wat de anderen verliezen en minder overslagen besparen: {others}.} more {Wat de anderen winnen en overslagen kosten telt voor {others}; daar gaat af {who, select, you {wat jullie winnen} other {wat het team wint}}: {own}.} other {Dat is wat de anderen winnen en overslagen kosten.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Bied {choice}: {chance} kans om het contract te halen.} probable {Waarschijnlijk {choice}: {chance} kans om het contract te halen.} close {Liever {choice}: {chance} kans om het contract te halen, maar het scheelt weinig.} only {Elk bod is even goed: {chance} kans om het contract te halen.} tie {Even goed: {choices}, {chance} kans om het contract te halen.} other {Alles even goed, ook {choice}: {chance} kans om het contract te halen.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Speel {choice}: {chance} kans om het contract te halen.} probable {Waarschijnlijk {choice}: {chance} kans om het contract te halen.} close {Liever {choice}: {chance} kans om het contract te halen, maar het scheelt weinig.} only {Elke kaart is even goed: {chance} kans om het contract te halen.} tie {Even goed: {choices}, {chance} kans om het contract te halen.} other {Alles even goed, ook {choice}: {chance} kans om het contract te halen.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Jullie contract is binnen: elke slag meer is een overslag.} one {Jullie hebben nog # van de laatste {of} slagen nodig.} other {Jullie hebben nog # van de laatste {of} slagen nodig.}}',
  'hint.side.needs.all':
    '{of, plural, one {Jullie hebben de laatste slag nodig.} other {Jullie hebben de laatste # slagen allemaal nodig.}}',
  'hint.side.needs.lost': 'Jullie contract is niet meer te halen: maak het de anderen moeilijk.',
  'hint.their-need':
    'Jullie contract is binnen; de anderen hebben nog {tricks} van de laatste {of} slagen nodig.',
  'hint.their-need.all':
    'Jullie contract is binnen; de anderen hebben alle resterende slagen nodig.',
  'hint.fact.to-partner': 'Je partner wint deze slag.',
  'hint.fact.partner-ahead': 'Je partner ligt tot nu toe hoog.',
  'hint.fact.partner-may-ruff': 'Je partner heeft die kleur niet en kan troeven.',
  'hint.side.points': 'Verwachte punten voor jullie',
  'hint.say.look':
    '{verdict, select, clear {Kijk eerst naar je kaarten: {chance} kans dat blinde nil lukt.} probable {Waarschijnlijk beter om eerst te kijken: {chance} kans dat blinde nil lukt.} close {Liever eerst kijken, maar het scheelt weinig: {chance} kans dat blinde nil lukt.} other {Even goed: {chance} kans dat blinde nil lukt.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Bied blinde nil: {chance} kans dat het lukt.} probable {Waarschijnlijk blinde nil: {chance} kans dat het lukt.} close {Liever blinde nil: {chance} kans dat het lukt, maar het scheelt weinig.} other {Even goed: {chance} kans dat blinde nil lukt.}}',
  'hint.blindNil.expected':
    'Verwachte punten voor jullie: {blind} met blinde nil, {look} als je eerst kijkt.',
  'hint.game-at-stake': 'Zo win je het spel vaker.',
  'hint.below':
    '{how, select, left {De anderen hebben samen {sum} van de {of} slagen geboden.} partner {Met de {partner} van je partner hebben jullie {sum} van de {of} slagen nodig.} other {Het bod is een minimum: verdere slagen zijn alleen overslagen.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {Met {other} halen de anderen hun contract vaker: {chance} in plaats van {best}.} other {Met {other} halen jullie je contract minder vaak: {chance} in plaats van {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {Met {other} haalt {name} de nil vaker: {chance} in plaats van {best}.} other {Met {other} haalt {name} de nil minder vaak: {chance} in plaats van {best}.}}',
  'hint.claim.nil':
    '{how, select, more {Met {other} haalt {name} de nil vaker} other {Met {other} haalt {name} de nil minder vaak}}',
  'hint.why.taker': 'de kans dat {name} deze slag wint is {chance} in plaats van {best}',
  'hint.why.breaks': 'later is de kans dat hij in {suit} mislukt {chance} in plaats van {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {Met {other} maken de anderen minder overslagen: gemiddeld {count} in plaats van {best}.} other {Met {other} maken jullie meer overslagen: gemiddeld {count} in plaats van {best}.}}',
  'hint.bags': 'Dat geeft minder overslagen.',
  'hint.their-bags': 'Dat geeft de anderen meer overslagen.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Je nil is mislukt en je slagen tellen niet mee.} one {Je nil is mislukt en je slagen tellen niet mee: je partner heeft nog # van de laatste {of} nodig.} other {Je nil is mislukt en je slagen tellen niet mee: je partner heeft nog # van de laatste {of} nodig.}}',
  'hint.nil-against':
    '{count, plural, one {{names} bood nil: één slag en die is mislukt.} other {{names} boden nil: één slag en die nil is mislukt.}}',
  'hint.contrast.broken':
    '{how, select, bid {Een nil mislukt in {chance} van de gevallen.} alone {Met {other} mislukt je nil in {chance} van de gevallen.} other {Met {other} mislukt je nil vaker: {chance} in plaats van {best}.}}',
  'hint.nil.needs': 'Je nil houdt stand: neem geen enkele slag.',
  'hint.nil.lost': 'Je nil mislukt hoe dan ook: maak het de anderen moeilijk.',
  'hint.nil.sunk-by': 'Met {cards} is een slag onvermijdelijk: je nil mislukt.',
  'hint.fact.breaks-own': 'Daarmee mislukt je nil.',
  'hint.fact.breaks': 'Daarmee mislukt de nil van {name}.',
  'hint.nil-beside':
    'De nil van je partner houdt nog stand: neem de slagen die anders voor je partner zijn.',
};
