import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'Niveau: {level}',
  'player.cautious': 'Kiest van twee vrijwel even goede biedingen de laagste.',
  'player.bold': 'Kiest van twee vrijwel even goede biedingen de hoogste.',
  'player.spoiler': 'Laat graag andermans bod mislukken.',
  'player.even': 'Zonder voorkeur: speelt elke hand naar waarde.',
  'player.together': 'Spellen tegen elkaar',
  'player.ahead': 'Jij voor',
  'player.behind': '{name} voor',
  'player.tied': 'Gelijk',
  'player.few': 'Nog maar weinig spellen: geluk beslist.',
  'player.none': 'Je hebt nog geen spel tegen {name} uitgespeeld.',
};
