import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': 'Antes de olhar',
  'declare.why':
    'A sua dupla está {behind, plural, one {# ponto} other {# pontos}} atrás, por isso você pode apostar nil às cegas',
  'declare.worth': 'Nenhuma vaza, sem ver as cartas: +{points}. Senão: −{points}',
  'declare.look': 'Olhar as cartas',
  'declare.blindNil': 'Nil às cegas',
  'declare.blindNil.sure': 'Às cegas, certeza?',
  'declare.blindNil.ask':
    'Nil às cegas é a promessa de não fazer nenhuma vaza com cartas que você não viu: {points, plural, one {# ponto} other {# pontos}} se você cumprir, outro tanto perdido se não. Toque de novo para apostar nil às cegas.',
};
