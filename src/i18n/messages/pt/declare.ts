import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'Antes de olhar',
  'declare.why':
    'Sua dupla está {behind, plural, one {# ponto} other {# pontos}} atrás: você pode apostar nil às cegas',
  'declare.points': 'Nenhuma vaza, sem ver as cartas: +{points}. Alguma: −{points}',
  'declare.look': 'Olhar as cartas',
  'declare.blindNil': 'Apostar nil às cegas',
  'declare.blindNil.sure': 'Nil às cegas, certeza?',
  'declare.blindNil.ask':
    'Nil às cegas é não fazer nenhuma vaza, sem ter visto as cartas: você ganha {points, plural, one {# ponto} other {# pontos}} se cumprir e perde o mesmo se não. Toque de novo para apostar nil às cegas.',
};
