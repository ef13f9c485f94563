import type { Words } from '../words.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  'about.title': 'À propos d’Oh Hell!',
  'about.text':
    'Un jeu de cartes où seule l’annonce exacte compte, pour une personne et une table d’adversaires. Sans compte, sans serveur, sans publicité : il tourne sur ton appareil et n’en sort pas.',
  'about.version': 'Version {version}',
  'about.license': 'Logiciel libre sous licence MIT.',
  'about.credits': 'Merci à',
  'about.credit.courts': 'Figures des cartes, recolorées',
  'about.credit.type': 'Police des titres',
  'about.credit.icons': 'Icônes',
  'about.credit.sound': 'Synthèse des sons',
  'about.drawn':
    'Les couleurs, les points, les dos, les portraits et le reste ont été dessinés pour ce jeu.',
  'lostLink.title': 'Ce lien ne mène nulle part',
  'lostLink.text':
    'Il a peut-être été coupé en chemin, ou il vient d’une autre version du jeu. Ta partie t’attend sur la table, telle que tu l’as laissée.',
  'table.back': 'À la table',
};
