import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Continuar',
  'alert.start-failed': 'Não foi possível iniciar o jogo. Recarregue a página para tentar de novo.',
  'alert.reload': 'Recarregar',
  'alert.lost.title': 'Uma parte do jogo não carregou',
  'alert.lost.text': 'Sua partida está segura. Recarregue a página ou continue na mesa.',
  'update.ready': 'Há uma nova versão.',
  'update.later': 'Mais tarde',
  'alert.crash.title': 'Algo deu errado',
  'alert.crash.text': 'Sua partida está segura. Continue de onde tudo ainda funcionava.',
};
