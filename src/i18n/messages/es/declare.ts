import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'Antes de mirar',
  'declare.why':
    'Tu equipo va {behind, plural, one {# punto} other {# puntos}} por detrás: puedes apostar nil ciego',
  'declare.points': 'Ninguna baza, sin mirar: +{points}. Alguna: −{points}',
  'declare.look': 'Ver mis cartas',
  'declare.blindNil': 'Apostar nil ciego',
  'declare.blindNil.sure': 'Nil ciego, ¿seguro?',
  'declare.blindNil.ask':
    'Nil ciego es no hacer ninguna baza sin haber mirado tus cartas: ganas {points, plural, one {# punto} other {# puntos}} si lo cumples y pierdes los mismos si no. Pulsa otra vez para apostar nil ciego.',
};
