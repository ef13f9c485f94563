import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'Niveau : {level}',
  'player.cautious': 'Entre deux annonces proches, choisit la plus basse.',
  'player.bold': 'Entre deux annonces proches, choisit la plus haute.',
  'player.spoiler': 'Aime faire chuter les annonces des autres.',
  'player.even': 'Sans penchant : joue chaque main pour ce qu’elle vaut.',
  'player.together': 'Confrontations',
  'player.ahead': 'Toi devant',
  'player.behind': '{name} devant',
  'player.tied': 'Ex æquo',
  'player.few': 'Encore peu de parties : la chance décide.',
  'player.none': 'Aucune partie finie contre {name} pour l’instant.',
};
