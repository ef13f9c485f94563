import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'Nivel: {level}',
  'player.cautious': 'Entre dos apuestas parecidas elige la más baja.',
  'player.bold': 'Entre dos apuestas parecidas elige la más alta.',
  'player.spoiler': 'Le gusta hundir las apuestas ajenas.',
  'player.even': 'Sin preferencias: juega cada mano por lo que vale.',
  'player.together': 'Enfrentamientos',
  'player.ahead': 'Tú por delante',
  'player.behind': '{name} por delante',
  'player.tied': 'Empates',
  'player.few': 'Aún son pocas partidas: manda la suerte.',
  'player.none': 'Todavía no has terminado una partida contra {name}.',
};
