import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': 'Bevor du schaust',
  'declare.why':
    'Deine Seite liegt {behind, plural, one {# Punkt} other {# Punkte}} zurück, also darfst du Blind-Nil ansagen',
  'declare.worth': 'Kein Stich mit ungesehenen Karten: +{points}. Sonst: −{points}',
  'declare.look': 'Karten ansehen',
  'declare.blindNil': 'Blind-Nil ansagen',
  'declare.blindNil.sure': 'Blind-Nil – sicher?',
  'declare.blindNil.ask':
    'Blind-Nil verspricht, mit ungesehenen Karten keinen Stich zu machen: {points, plural, one {# Punkt} other {# Punkte}}, wenn du es hältst, sonst ebenso viele Verlust. Drück noch einmal, um Blind-Nil anzusagen.',
};
