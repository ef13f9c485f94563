import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Sobre o Oh Hell!',
  'about.text':
    'Um jogo de cartas de apostas exatas: você contra uma mesa de adversários. Sem conta, sem servidor, sem anúncios. Roda no seu aparelho, e suas partidas ficam nele.',
  'about.version': 'Versão {version}',
  'about.license': 'Software livre sob a licença MIT.',
  'about.credits': 'Agradecimentos',
  'about.credit.courts': 'Figuras das cartas, recoloridas',
  'about.credit.type': 'Fonte dos títulos',
  'about.credit.icons': 'Ícones',
  'about.credit.sound': 'Sons sintetizados com',
  'about.drawn':
    'Os naipes, os símbolos, os versos das cartas, os retratos e todo o resto foram desenhados para este jogo.',
  'brokenLink.title': 'Este link não funciona',
  'brokenLink.text':
    'Talvez esteja cortado ou seja de outra versão do jogo. Sua partida continua na mesa, como você a deixou.',
  'table.back': 'Voltar para a mesa',
  'update.ready': 'Há uma nova versão.',
  'update.later': 'Mais tarde',
};
