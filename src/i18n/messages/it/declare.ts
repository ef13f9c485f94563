import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': 'Prima di guardare',
  'declare.why':
    'La tua squadra è sotto di {behind, plural, one {# punto} other {# punti}}: puoi dichiarare nil cieco',
  'declare.worth': 'Nessuna presa, senza vedere le carte: +{points}. Altrimenti: −{points}',
  'declare.look': 'Guarda le tue carte',
  'declare.blindNil': 'Dichiara nil cieco',
  'declare.blindNil.sure': 'Nil cieco, davvero?',
  'declare.blindNil.ask':
    'Nil cieco è la promessa di non fare nessuna presa con carte che non hai visto: {points, plural, one {# punto} other {# punti}} se la mantieni, altrettanti persi se no. Premi ancora per dichiarare nil cieco.',
};
