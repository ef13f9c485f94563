import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': 'Antes de mirar',
  'declare.why':
    'Tu equipo va {behind, plural, one {# punto} other {# puntos}} por detrás: puedes apostar nil ciego',
  'declare.worth': 'Ninguna baza, sin ver las cartas: +{points}. Si no: −{points}',
  'declare.look': 'Ver mis cartas',
  'declare.blindNil': 'Apostar nil ciego',
  'declare.blindNil.sure': 'Nil ciego, ¿seguro?',
  'declare.blindNil.ask':
    'Nil ciego es prometer no hacer ninguna baza con cartas que no has visto: {points, plural, one {# punto} other {# puntos}} si lo cumples, los mismos perdidos si no. Pulsa otra vez para apostar nil ciego.',
};
