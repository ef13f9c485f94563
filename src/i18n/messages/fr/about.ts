import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'À propos d’Oh Hell!',
  'about.text':
    'Un jeu de cartes où il faut annoncer juste : toi contre une table d’adversaires. Ni compte, ni serveur, ni publicité. Il tourne sur ton appareil, et tes parties y restent.',
  'about.version': 'Version {version}',
  'about.license': 'Logiciel libre sous licence MIT.',
  'about.credits': 'Merci à',
  'about.credit.courts': 'Figures, recolorées',
  'about.credit.type': 'Police des titres',
  'about.credit.icons': 'Icônes',
  'about.credit.sound': 'Synthèse des sons',
  'about.drawn':
    'Les symboles, les dos de cartes, les portraits et tout le reste ont été dessinés pour ce jeu.',
  'brokenLink.title': 'Ce lien ne fonctionne pas',
  'brokenLink.text':
    'Il est peut-être incomplet, ou il vient d’une autre version du jeu. Ta partie t’attend sur la table, telle que tu l’as laissée.',
  'table.back': 'Retour à la table',
  'update.ready': 'Une nouvelle version est prête.',
  'update.later': 'Plus tard',
};
