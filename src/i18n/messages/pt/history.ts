import type { Words } from '../words.ts';
import type { history as english } from '../en/history.ts';

export const history: Words<typeof english> = {
  'history.title': 'As suas partidas',
  'history.none': 'Toda partida que você termina fica guardada aqui.',
  'history.failed': 'Não é possível ler agora as partidas deste aparelho.',
  'history.statistics': 'Estatísticas',
  'history.games': 'Partidas',
  'history.wins': 'Vitórias',
  'history.averageFinish': 'Colocação média',
  'history.undated': 'Há algum tempo',
  'history.table': '{when} · {players} jogadores · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, other {#º}} de {sides}, {count, plural, one {{points} ponto} other {{points} pontos}}',
  'history.made': '{made} de {rounds, plural, one {# aposta certa} other {# apostas certas}}',
  'history.review': 'Analisar {name}, {when}',
  'history.share': 'Compartilhar {name}, {when}',
  'history.delete': 'Apagar {name}, {when}',
  'history.deleted': 'A partida foi apagada.',
  'history.damaged':
    '{count, plural, one {Esta versão não consegue ler mais # partida. Ela continua guardada.} other {Esta versão não consegue ler mais # partidas. Elas continuam guardadas.}}',
  'history.save': 'Exportar',
  'history.open': 'Importar',
  'history.opened': '{added, plural, one {# partida adicionada.} other {# partidas adicionadas.}}',
  'history.opened.none': 'Nada de novo neste arquivo.',
  'history.opened.known': '{known, plural, one {# já estava aqui.} other {# já estavam aqui.}}',
  'history.opened.refused':
    '{refused, plural, one {# não pôde ser lida.} other {# não puderam ser lidas.}}',
  'history.refused.too-large': 'Este arquivo é grande demais para ser de partidas.',
  'history.refused.not-a-games-file': 'Este não é um arquivo de partidas do Oh Hell!',
  'history.refused.newer-version':
    'Este arquivo é de uma versão mais nova do jogo. Recarregue a página primeiro.',
};
