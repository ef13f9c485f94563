import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'Nível: {level}',
  'player.cautious': 'Entre duas apostas próximas, escolhe a menor.',
  'player.bold': 'Entre duas apostas próximas, escolhe a maior.',
  'player.spoiler': 'Gosta de furar as apostas dos outros.',
  'player.even': 'Sem preferências: joga cada mão pelo que ela vale.',
  'player.together': 'Partidas entre vocês',
  'player.ahead': 'Você na frente',
  'player.behind': '{name} na frente',
  'player.tied': 'Empates',
  'player.few': 'Ainda são poucas partidas: a sorte decide.',
  'player.none': 'Você ainda não terminou uma partida contra {name}.',
};
