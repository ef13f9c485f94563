import type { Words } from '../words.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Words<typeof english> = {
  'daily.intro':
    'Todo dia uma partida curta: as mesmas cartas, lugares e adversários para todo o mundo. A sua primeira tentativa no próprio dia é a que conta.',
  'daily.today': 'Hoje, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# rodada} other {# rodadas}}',
  'daily.rulesTo': '{game}, até {points} pontos',
  'daily.against': 'Contra {names}',
  'daily.partner': 'Com {partner}, contra {names}',
  'daily.player': '{name} (nível: {level})',
  'daily.play': 'Jogar',
  'daily.unrated': 'Jogar só por diversão',
  'daily.again': 'Jogar de novo só por diversão',
  'daily.counts': 'Há uma só tentativa, e você joga sem ajuda: sem dicas e sem desfazer nada.',
  'daily.counts.learning':
    'Há uma só tentativa, e você joga sem ajuda: sem dicas e sem desfazer nada. O modo de aprendizado descansa enquanto isso.',
  'daily.begun': 'Você está no meio desta.',
  'daily.past': 'O dia dela já passou, por isso não conta mais.',
  'daily.kept': 'A partida que está na mesa fica guardada. Ela está em “As suas partidas”.',
  'daily.next': 'A próxima vem {when}.',
  'daily.inHours': 'em {hours, plural, one {# hora} other {# horas}}',
  'daily.inMinutes': 'em {minutes, plural, one {# minuto} other {# minutos}}',
  'daily.expert': 'O perito',
  'daily.expert.thinking': 'O perito está jogando as mesmas cartas…',
  'daily.expert.failed': 'O perito não conseguiu jogar estas cartas agora.',
  'daily.expert.watch': 'Ver como o perito jogou',
  'daily.beat':
    '{by, plural, one {Você fez um ponto a mais que o perito.} other {Você ficou {points} pontos à frente do perito.}}',
  'daily.level': 'Você e o perito empataram.',
  'daily.lost':
    '{by, plural, one {O perito ficou um ponto à frente.} other {O perito ficou {points} pontos à frente.}}',
  'daily.streak': 'Dias seguidos',
  'daily.longest': 'Maior sequência',
  'daily.played': 'Dias jogados',
  'daily.won': 'Vitórias',
  'daily.before': 'O mês anterior',
  'daily.after': 'O mês seguinte',
  'daily.day.won': '{date}, vitória',
  'daily.day.played': '{date}, jogada',
  'daily.day.begun': '{date}, começada',
  'daily.day.open': '{date}, não jogada',
  'daily.failed':
    'Não é possível ler agora neste aparelho o que você jogou. As partidas do dia continuam aqui.',
  'daily.over.counts': 'A partida do dia de {date}',
  'daily.over.unrated': 'A partida do dia de {date}, só por diversão',
  'daily.over.open': 'Comparar com o perito',
};
