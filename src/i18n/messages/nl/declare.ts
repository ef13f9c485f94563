import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'Voor je kijkt',
  'declare.why':
    'Jullie staan {behind, plural, one {# punt} other {# punten}} achter, dus je mag blinde nil bieden',
  'declare.points': 'Geen slag, zonder te kijken: +{points}. Anders: −{points}',
  'declare.look': 'Bekijk je kaarten',
  'declare.blindNil': 'Bied blinde nil',
  'declare.blindNil.sure': 'Blinde nil, zeker?',
  'declare.blindNil.ask':
    'Blinde nil is geen enkele slag halen, zonder te kijken: lukt het, dan krijgen jullie {points, plural, one {# punt} other {# punten}}, anders verliezen jullie er evenveel. Druk nog eens om blinde nil te bieden.',
};
