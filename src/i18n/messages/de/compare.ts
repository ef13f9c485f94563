import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Andere spielen deine Karten',
  'compare.title.theirs': 'Andere spielen diese Karten',
  'compare.open': 'Vergleichen',
  'compare.level': 'Wer deine Karten spielt',
  'compare.level.theirs': 'Wer diese Karten spielt',
  'compare.working': '{done} von {rounds, plural, one {# Runde} other {# Runden}} gespielt',
  'compare.failed': 'Der Rest ließ sich gerade nicht spielen.',
  'compare.more':
    '{by, plural, one {{who, select, you {Du hast} ours {Dein Team hat} side {Das Team hat} other {{name} hat}} {points} Punkt mehr.} other {{who, select, you {Du hast} ours {Dein Team hat} side {Das Team hat} other {{name} hat}} {points} Punkte mehr.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {Du hast} ours {Dein Team hat} side {Das Team hat} other {{name} hat}} {points} Punkt weniger.} other {{who, select, you {Du hast} ours {Dein Team hat} side {Das Team hat} other {{name} hat}} {points} Punkte weniger.}}',
  'compare.even':
    '{who, select, you {Du hast} ours {Dein Team hat} side {Das Team hat} other {{name} hat}} gleich viele Punkte.',
  'compare.result': 'Ansage {bid}, Stiche {tricks}',
  'compare.place': 'Platz {place}',
  'compare.watch': 'Dieses Spiel ansehen',
  'compare.note':
    'Die Karten und die anderen Spieler sind dieselben. Sie sehen nur ihr eigenes Blatt und was gespielt wurde; nach einer anderen Ansage oder Karte spielen sie vielleicht anders. Es ist ein einziges Spiel, und Glück gehört dazu.',
};
