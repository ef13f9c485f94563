import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'Ainda não há vazas nesta rodada.',
  'lastTrick.takenBy': '{name} levou a vaza',
  'lastTrick.youTook': 'Você levou a vaza',
  'menu.log': 'Esta rodada',
  'menu.fairness': 'Jogo limpo',
  'menu.redo': 'Refazer',
  'menu.autoFinish': 'Autocompletar rodada',
  'menu.about': 'Sobre',
  'menu.start': 'Tela inicial',
  'menu.group.game': 'Esta partida',
  'menu.group.play': 'Outras partidas',
  'menu.group.learn': 'Aprender',
  'menu.group.app': 'Aplicativo',
};
