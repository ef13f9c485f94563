import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'Innan du tittar',
  'declare.why':
    'Ni ligger {behind, plural, one {# poäng} other {# poäng}} under, så du får bjuda blind nil',
  'declare.points': 'Inga stick, utan att ha sett korten: +{points}. Minst ett: −{points}',
  'declare.look': 'Titta på korten',
  'declare.blindNil': 'Bjud blind nil',
  'declare.blindNil.sure': 'Blind nil: säker?',
  'declare.blindNil.ask':
    'Blind nil betyder inga stick alls, utan att ha sett korten: klarar du det får ni {points, plural, one {# poäng} other {# poäng}}, annars förlorar ni lika mycket. Tryck igen för att bjuda blind nil.',
};
