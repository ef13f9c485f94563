import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'Suas partidas',
  'history.none': 'Toda partida que você termina fica salva aqui.',
  'history.finished': 'Partidas terminadas',
  'history.failed': 'As partidas deste aparelho não podem ser lidas agora.',
  'history.statistics': 'Estatísticas',
  'history.games': 'Partidas',
  'history.wins': 'Partidas vencidas',
  'history.averageFinish': 'Colocação média',
  'history.undated': 'Data desconhecida',
  'history.table': '{when} · {players} jogadores · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, other {#º}} de {sides}, {count, plural, one {{points} ponto} other {{points} pontos}}',
  'history.made': '{made} de {rounds, plural, one {# aposta certa} other {# apostas certas}}',
  'history.review': 'Analisar {name}, {when}',
  'history.share': 'Compartilhar {name}, {when}',
  'history.older': 'Mostrar partidas mais antigas',
  'history.delete': 'Apagar {name}, {when}',
  'history.deleted': 'Partida apagada.',
  'history.unreadable':
    '{count, plural, one {Mais # partida não pode ser lida por esta versão. Ela continua salva.} other {Mais # partidas não podem ser lidas por esta versão. Elas continuam salvas.}}',
  'history.save': 'Salvar em um arquivo',
  'history.open': 'Adicionar de um arquivo',
  'history.opened': '{added, plural, one {# partida adicionada.} other {# partidas adicionadas.}}',
  'history.opened.none': 'Nada de novo neste arquivo.',
  'history.opened.known': '{known, plural, one {# já estava aqui.} other {# já estavam aqui.}}',
  'history.opened.refused':
    '{refused, plural, one {# não pôde ser lida.} other {# não puderam ser lidas.}}',
  'history.refused.unreadable': 'Não é possível abrir este arquivo agora. Escolha-o de novo.',
  'history.refused.too-large':
    'Este arquivo é grande demais para ser lido de uma vez (mais de 32 MB). Se foi salvo por uma versão mais antiga do jogo, atualize-a e salve tudo de novo.',
  'history.refused.not-a-games-file': 'Não é um arquivo de partidas do Oh Hell!',
  'history.refused.damaged':
    'Este arquivo está incompleto ou foi alterado, por isso não pode ser lido. As partidas deste aparelho estão seguras.',
  'history.refused.newer-version':
    'Este arquivo é de uma versão mais nova do jogo. Recarregue a página para atualizá-lo.',
};
