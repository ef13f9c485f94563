import type { Translation } from '../translation.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  'help.keys.key': 'Tecla',
  'help.keys.action': 'Ação',
  'help.key.digits': 'Escolher uma aposta; para 10 ou mais, digite rápido os dois dígitos',
  'help.key.enter': 'Fazer a aposta escolhida',
  'help.key.trump':
    'Escolher o trunfo: C paus, D ouros, H copas, S espadas, N sem trunfo; H duas vezes para uma dica',
  'help.key.arrows': 'Percorrer sua mão',
  'help.key.ends': 'Primeira e última carta da sua mão',
  'help.key.play': 'Jogar a carta',
  'help.key.skip': 'Acelerar, como ao clicar na mesa',
  'help.key.hint': 'Mostrar ou esconder a dica',
  'help.key.undo': 'Desfazer sua última decisão da rodada',
  'help.key.redo': 'Refazer',
  'help.key.log': 'Apostas e vazas desta rodada',
  'help.key.sound': 'Ligar ou desligar o som',
  'help.key.history': 'Suas partidas terminadas',
  'help.key.fairness': 'Jogo limpo: a impressão digital das cartas e como conferir',
  'help.key.daily': 'Partidas do dia',
  'help.key.help': 'Esta lista',
  'help.key.close': 'Fechar o que está aberto',
  'key.comma': 'Vírgula',
  'key.digits': '0 a 9',
  'key.enter': 'Enter',
  'key.space': 'Espaço',
  'key.home': 'Home',
  'key.end': 'End',
  'key.escape': 'Esc',
  'key.left': 'Seta para a esquerda',
  'key.right': 'Seta para a direita',
};
