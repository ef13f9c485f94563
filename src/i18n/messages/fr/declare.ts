import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': 'Avant de regarder',
  'declare.why':
    'Ton équipe est menée de {behind, plural, one {# point} other {# points}} : tu peux annoncer un nil aveugle',
  'declare.worth': 'Aucun pli, sans voir tes cartes : +{points}. Sinon : −{points}',
  'declare.look': 'Voir mes cartes',
  'declare.blindNil': 'Annoncer un nil aveugle',
  'declare.blindNil.sure': 'Nil aveugle, sûr ?',
  'declare.blindNil.ask':
    'Un nil aveugle, c’est promettre de ne faire aucun pli avec des cartes que tu n’as pas vues : {points, plural, one {# point} other {# points}} si tu tiens parole, autant de perdus sinon. Appuie encore une fois pour annoncer un nil aveugle.',
};
