import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'Bevor du schaust',
  'declare.why':
    'Ihr liegt {behind, plural, one {# Punkt} other {# Punkte}} zurück, also darfst du Blind-Nil ansagen',
  'declare.points': 'Kein Stich, ohne die Karten zu sehen: +{points}. Sonst: −{points}',
  'declare.look': 'Karten ansehen',
  'declare.blindNil': 'Blind-Nil ansagen',
  'declare.blindNil.sure': 'Blind-Nil, sicher?',
  'declare.blindNil.ask':
    'Blind-Nil heißt: kein Stich, ohne die Karten zu sehen. Schaffst du es, bekommt ihr {points, plural, one {# Punkt} other {# Punkte}}, sonst verliert ihr genauso viel. Drück noch einmal, um Blind-Nil anzusagen.',
};
