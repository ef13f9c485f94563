import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Deine Karten, von anderen gespielt',
  'compare.open': 'Vergleichen',
  'compare.level': 'Wer deine Karten spielt',
  'compare.working': '{done} von {rounds, plural, one {# Runde} other {# Runden}} gespielt',
  'compare.failed': 'Der Rest ließ sich gerade nicht spielen.',
  'compare.more':
    '{by, plural, one {Du hast {points} Punkt mehr.} other {Du hast {points} Punkte mehr.}}',
  'compare.fewer':
    '{by, plural, one {Du hast {points} Punkt weniger.} other {Du hast {points} Punkte weniger.}}',
  'compare.even': 'Du hast gleich viele Punkte.',
  'compare.result': 'Ansage {bid}, Stiche {tricks}',
  'compare.place': 'Platz {place}',
  'compare.watch': 'Dieses Spiel ansehen',
  'compare.note':
    'Die Karten und die anderen Spieler sind dieselben. Sie sehen nur ihr eigenes Blatt und was gespielt wurde; nach einer anderen Ansage oder Karte spielen sie vielleicht anders. Es ist ein einziges Spiel, und Glück gehört dazu.',
};
