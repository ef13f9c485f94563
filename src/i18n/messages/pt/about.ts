import type { Words } from '../words.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  'about.title': 'Sobre o Oh Hell!',
  'about.text':
    'Um jogo de cartas em que se aposta o número exato de vazas, para uma pessoa e uma mesa de adversários. Sem conta, sem servidor, sem anúncios: roda no seu aparelho e fica nele.',
  'about.version': 'Versão {version}',
  'about.license': 'Software livre sob a licença MIT.',
  'about.credits': 'Agradecimentos',
  'about.credit.courts': 'Figuras das cartas, recoloridas',
  'about.credit.type': 'Fonte dos títulos',
  'about.credit.icons': 'Ícones',
  'about.credit.sound': 'Sons sintetizados por',
  'about.drawn':
    'Os naipes, os versos das cartas, os retratos e todo o resto foram desenhados para este jogo.',
  'lostLink.title': 'Este link não leva a lugar nenhum',
  'lostLink.text':
    'Talvez tenha sido cortado no caminho ou seja de outra versão do jogo. A sua partida continua na mesa como você a deixou.',
  'table.back': 'Ir para a mesa',
};
