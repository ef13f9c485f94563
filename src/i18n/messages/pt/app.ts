import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Continuar',
  'alert.opponent-failed':
    '{name} se atrapalhou na jogada. Continue, e uma jogada rápida será feita nesta vez.',
  'alert.opponent-replaced': '{name} não conseguiu decidir, então uma jogada rápida foi feita.',
  'alert.opponents-unavailable':
    'Este navegador não deixa os adversários pensarem em segundo plano, então eles fazem jogadas rápidas.',
  'alert.not-saved':
    'Não é possível guardar esta partida neste aparelho. Você pode continuar jogando.',
  'alert.settings-not-saved':
    'Este navegador não permite guardar os ajustes. Eles valem até você fechar a página.',
  'alert.data-deleted':
    'Os dados deste site foram apagados no navegador. Esta partida e os seus ajustes foram guardados de novo.',
  'alert.damaged-save':
    'Não foi possível ler a partida guardada, e ela foi posta de lado. Uma nova partida está pronta.',
  'alert.late-save':
    'Outra partida tinha começado antes que a guardada fosse encontrada. Ela espera em “As suas partidas”.',
  'alert.not-found': 'Essa partida não está mais aqui ou não pode ser lida.',
  'alert.rated':
    'Esta é a tentativa que conta, então você joga sem ajuda: sem dicas, sem desfazer e sem que joguem por você.',
  'alert.start-failed': 'Não foi possível iniciar o jogo. Recarregue a página para tentar de novo.',
  'alert.reload': 'Recarregar',
  'alert.lost.title': 'Não foi possível carregar uma parte do jogo',
  'alert.lost.text': 'A sua partida está segura. Recarregue a página ou volte para a mesa.',
  'update.ready': 'Há uma nova versão do jogo.',
  'update.later': 'Mais tarde',
  'alert.crash.title': 'Algo deu errado na tela',
  'alert.crash.text':
    'A sua partida está segura. Continue do último momento em que tudo estava bem.',
};
