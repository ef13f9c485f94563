import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'Prima di guardare',
  'declare.why':
    'La tua squadra è sotto di {behind, plural, one {# punto} other {# punti}}: puoi dichiarare nil cieco',
  'declare.points': 'Nessuna presa, a carte coperte: +{points}. Anche una sola: −{points}',
  'declare.look': 'Guarda le tue carte',
  'declare.blindNil': 'Dichiara nil cieco',
  'declare.blindNil.sure': 'Nil cieco, davvero?',
  'declare.blindNil.ask':
    'Nil cieco vuol dire non fare prese, senza aver visto le carte: guadagni {points, plural, one {# punto} other {# punti}} se lo centri, ne perdi altrettanti se no. Premi ancora per dichiarare nil cieco.',
};
