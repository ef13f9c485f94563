import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'Livello: {level}',
  'player.cautious': 'Fra due dichiarazioni vicine sceglie la più bassa.',
  'player.bold': 'Fra due dichiarazioni vicine sceglie la più alta.',
  'player.spoiler': 'Ama far saltare le dichiarazioni altrui.',
  'player.even': 'Nessuna preferenza: gioca ogni mano per quel che vale.',
  'player.together': 'Confronti diretti',
  'player.ahead': 'Tu davanti',
  'player.behind': '{name} davanti',
  'player.tied': 'Pari',
  'player.few': 'Ancora poche partite: decide la fortuna.',
  'player.none': 'Non hai ancora finito una partita contro {name}.',
};
