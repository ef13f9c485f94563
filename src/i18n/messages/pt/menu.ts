import type { menu as english } from '../en/menu.ts';
import type { Words } from '../words.ts';

export const menu: Words<typeof english> = {
  'lastTrick.none': 'Ainda não se fez nenhuma vaza nesta rodada.',
  'lastTrick.takenBy': '{name} levou a vaza',
  'lastTrick.youTook': 'Você levou a vaza',
  'menu.log': 'Esta rodada',
  'menu.fairness': 'Jogo limpo',
  'menu.redo': 'Refazer',
  'menu.playOut': 'Jogar a rodada por mim',
  'menu.about': 'Sobre',
};
