import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': 'Voor je kijkt',
  'declare.why':
    'Jullie staan {behind, plural, one {# punt} other {# punten}} achter, dus je mag blinde nil bieden',
  'declare.worth': 'Geen slag met ongeziene kaarten: +{points}. Anders: −{points}',
  'declare.look': 'Bekijk je kaarten',
  'declare.blindNil': 'Bied blinde nil',
  'declare.blindNil.sure': 'Blinde nil – zeker?',
  'declare.blindNil.ask':
    'Met blinde nil beloof je geen enkele slag te halen met kaarten die je niet hebt gezien: {points, plural, one {# punt} other {# punten}} als het lukt, evenveel verlies als het mislukt. Druk nog eens om blinde nil te bieden.',
};
