import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'Avant de regarder',
  'declare.why':
    'Ton équipe est menée de {behind, plural, one {# point} other {# points}} : tu peux annoncer un nil aveugle',
  'declare.points': 'Aucun pli, sans voir tes cartes : +{points}. Sinon : −{points}',
  'declare.look': 'Voir mes cartes',
  'declare.blindNil': 'Annoncer un nil aveugle',
  'declare.blindNil.sure': 'Nil aveugle, vraiment ?',
  'declare.blindNil.ask':
    'Un nil aveugle, c’est ne faire aucun pli, sans voir tes cartes : tu gagnes {points, plural, one {# point} other {# points}} en cas de réussite, tu en perds autant sinon. Appuie encore pour annoncer un nil aveugle.',
};
