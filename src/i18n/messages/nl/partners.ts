import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'Gewoon voor jullie op die plaats',
  'review.side.points': 'Jullie punten',
  'review.side.split.note':
    'Gewoon is wat een team daar gemiddeld verwacht als iedereen goed biedt. De rest is wat je partner en de anderen deden en hoe de kaarten lagen. Van je biedingen en kaarten telt wat zonder twijfel fout was, en alleen met de punten van je team.',
  'review.side.expected': 'Kans op het bod: {ownMake}; verwachte punten voor jullie: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Kans op je bod: {ownMake} in plaats van {bestMake}; verwachte punten voor jullie: {ownPoints} in plaats van {bestPoints}.} chance {Kans op je bod: hoe dan ook {ownMake}; verwachte punten voor jullie: {ownPoints} in plaats van {bestPoints}.} points {Kans op je bod: {ownMake} in plaats van {bestMake}; verwachte punten voor jullie: hoe dan ook {ownPoints}.} other {Kans op je bod: hoe dan ook {ownMake}; verwachte punten voor jullie: hoe dan ook {ownPoints}.}}',
  'review.side.expected.others':
    'Verwachte punten voor de tegenpartij: {own} in plaats van {best}.',
  'review.side.expected.bags': 'Het verschil zit in de overslagen.',
  'review.side.cost':
    'Wat een keuze kost: punten die jullie op de anderen winnen, met wat overslagen zullen kosten.',
  'review.side.hindsight.same':
    'Geen keuze had jullie meer kunnen opleveren dan deze: {points} {count, plural, one {punt} other {punten}} op de anderen.',
  'review.side.hindsight.better':
    '{best} had jullie {bestPoints} {bestCount, plural, one {punt} other {punten}} op de anderen kunnen opleveren, deze keuze hoogstens {points}.',
  'review.side.hindsight.note':
    'Met open kaarten: hoeveel punten iemand die alle handen ziet in deze ronde op de anderen had kunnen winnen, met wat overslagen zullen kosten, terwijl partner en tegenstanders doorspelen als experts, die alleen de eigen hand zien. Het zegt niets over hoe goed je keuze was.',
  'review.side.try.over': 'Jullie hier: {here} {count, plural, one {punt} other {punten}}.',
  'review.place.declaration': 'Ronde {round}, voor je keek',
  'review.own.declaration':
    '{own, select, blindNil {Je bood blinde nil.} other {Je keek eerst naar je kaarten.}}',
  'review.better.declaration':
    '{own, select, blindNil {Je bood blinde nil; eerst kijken was beter.} other {Je keek eerst naar je kaarten; blinde nil was beter.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Bied {choice}: {chance} dat jullie het contract halen.} probable {Waarschijnlijk het beste: {choice}, {chance} dat jullie het contract halen.} close {Liever {choice}: {chance} dat jullie het contract halen, maar het scheelt weinig.} only {Wat je ook biedt, het komt op hetzelfde neer: {chance} dat jullie het contract halen.} tie {Even goed: {choices}, {chance} dat jullie het contract halen.} other {Alles is even goed, ook {choice}: {chance} dat jullie het contract halen.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Speel {choice}: {chance} dat jullie het contract halen.} probable {Waarschijnlijk het beste: {choice}, {chance} dat jullie het contract halen.} close {Liever {choice}: {chance} dat jullie het contract halen, maar het scheelt weinig.} only {Wat je ook speelt, het komt op hetzelfde neer: {chance} dat jullie het contract halen.} tie {Even goed: {choices}, {chance} dat jullie het contract halen.} other {Alles is even goed, ook {choice}: {chance} dat jullie het contract halen.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Jullie hebben het contract: elke slag meer is een overslag.} one {Jullie hebben nog # slag nodig van de {of}.} other {Jullie hebben nog # slagen nodig van de {of}.}}',
  'hint.side.needs.all':
    '{of, plural, one {Jullie hebben de laatste slag nodig.} other {Jullie hebben alle # slagen nodig die nog komen.}}',
  'hint.side.needs.lost': 'Jullie contract is verloren: maak het de anderen moeilijk.',
  'hint.fact.to-partner': 'Je partner wint deze slag.',
  'hint.fact.partner-ahead': 'Tot nu toe ligt je partner voor.',
  'hint.fact.partner-may-ruff': 'Je partner kan niet bekennen en misschien troeven.',
  'hint.side.points': 'Verwachte punten voor jullie',
  'hint.say.look':
    '{verdict, select, clear {Kijk eerst naar je kaarten: een blinde nil lukt met een kans van {chance}.} probable {Waarschijnlijk beter: kijk eerst naar je kaarten; een blinde nil lukt met een kans van {chance}.} close {Kijk liever eerst naar je kaarten, maar het scheelt weinig: een blinde nil lukt met een kans van {chance}.} other {Het maakt niet uit: een blinde nil lukt met een kans van {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Bied blinde nil: de kans dat het lukt is {chance}.} probable {Waarschijnlijk beter: blinde nil; de kans dat het lukt is {chance}.} close {Bied liever blinde nil, maar het scheelt weinig: de kans dat het lukt is {chance}.} other {Het maakt niet uit: een blinde nil lukt met een kans van {chance}.}}',
  'hint.blindNil.expected':
    'Verwachte punten voor jullie: {blind} ermee, {look} als je eerst kijkt.',
  'hint.game-at-stake': 'Zo valt het spel vaker jouw kant op.',
  'hint.bags': 'Er komen minder overslagen van.',
  'hint.their-bags': 'De anderen houden er meer overslagen aan over.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Je nil is mislukt en je slagen tellen niet meer mee.} one {Je nil is mislukt en je slagen tellen niet meer mee: je partner heeft nog # slag nodig van de {of}.} other {Je nil is mislukt en je slagen tellen niet meer mee: je partner heeft nog # slagen nodig van de {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} bood nil: één slag en het is mislukt.} other {{names} boden nil: één slag en het is mislukt.}}',
  'hint.nil-beside': 'De nil van je partner staat nog: neem de slagen die anders naar hem gaan.',
};
