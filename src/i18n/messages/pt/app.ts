import type { Translation } from '../translation.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  'button.continue': 'Continuar',
  'alert.opponent-failed':
    '{name} não conseguiu decidir. Continue com uma jogada rápida nesta vez.',
  'alert.opponent-replaced': '{name} não conseguiu decidir, então foi feita uma jogada rápida.',
  'alert.opponents-unavailable':
    'Os adversários não conseguem pensar agora, então fazem jogadas rápidas.',
  'alert.not-saved':
    'Não dá para salvar esta partida neste aparelho, mas você pode continuar jogando.',
  'alert.storage-full':
    'O armazenamento está cheio e esta partida não pode ser salva. Libere espaço e ela será salva na sua próxima jogada.',
  'alert.settings-not-saved':
    'Este navegador não consegue salvar os ajustes. Eles valem até você fechar a página.',
  'alert.data-deleted':
    'Os dados deste site foram apagados no navegador. Esta partida e seus ajustes foram salvos de novo.',
  'alert.data-restored':
    'O navegador tinha perdido dados salvos. Eles foram recuperados de uma cópia; a última rodada pode faltar.',
  'alert.unreadable-save':
    'A partida salva não pôde ser lida e foi posta de lado. Uma nova partida está pronta.',
  'alert.newer-save':
    'A partida salva é de uma versão mais nova do jogo. Nada se perde: recarregue a página para atualizá-lo e procure em “Suas partidas”.',
  'alert.late-save':
    'Uma nova partida começou antes que a salva fosse encontrada. Ela espera em “Suas partidas”.',
  'alert.not-found': 'Essa partida não existe mais ou não pode ser lida.',
  'alert.rated': 'Esta tentativa conta: sem dicas, sem desfazer, sem autocompletar.',
  'alert.start-failed':
    'Não foi possível iniciar a partida. Recarregue a página para tentar de novo.',
  'alert.reload': 'Recarregar',
  'alert.lost.title': 'Uma parte do jogo não carregou',
  'alert.lost.text': 'Recarregue a página ou continue na mesa.',
  'alert.crash.title': 'Algo deu errado',
  'alert.crash.text': 'Continue de onde tudo ainda funcionava.',
};
