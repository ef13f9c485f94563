import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'À toi de décider',
  'turn.other.declare': '{name} réfléchit au nil aveugle',
  'turn.other.trump': '{name} choisit l’atout',
  'turn.you.bid': 'À toi d’annoncer',
  'turn.you.play': 'À toi de jouer',
  'turn.you.lead': 'À toi d’entamer',
  'turn.all.bid': 'Tout le monde annonce',
  'turn.other.bid': '{name} annonce',
  'turn.other.play': '{name} joue',
  'turn.speedUp': 'Accélérer',
  'turn.tap': 'Appuie pour continuer',
};
