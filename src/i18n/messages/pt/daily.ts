import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'Uma partida curta por dia, com as mesmas cartas, lugares e adversários para todos. Conta sua primeira tentativa no próprio dia.',
  'daily.today': 'Hoje, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# rodada} other {# rodadas}}',
  'daily.rulesTo': '{game}, até {points} pontos',
  'daily.against': 'Contra {names}',
  'daily.partner': 'Com {partner}, contra {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'Jogar',
  'daily.unrated': 'Jogar por diversão',
  'daily.again': 'Jogar de novo por diversão',
  'daily.counts': 'Uma só tentativa: sem dicas, sem desfazer, sem autocompletar.',
  'daily.counts.learning':
    'Uma só tentativa: sem dicas, sem desfazer, sem autocompletar. O modo de aprendizado fica desligado nesta partida.',
  'daily.inProgress': 'Você está no meio desta.',
  'daily.past': 'Esta partida não conta mais.',
  'daily.kept': 'A partida em andamento espera em “Suas partidas”.',
  'daily.next': 'A próxima, {when}.',
  'daily.inHours': 'em {hours, plural, one {# hora} other {# horas}}',
  'daily.inMinutes': 'em {minutes, plural, one {# minuto} other {# minutos}}',
  'daily.expert': 'O especialista',
  'daily.expert.thinking': 'O especialista está jogando as mesmas cartas…',
  'daily.expert.failed': 'O especialista não conseguiu jogar estas cartas agora.',
  'daily.expert.watch': 'Ver como o especialista jogou',
  'daily.beat':
    '{by, plural, one {Você venceu o especialista por {points} ponto.} other {Você venceu o especialista por {points} pontos.}}',
  'daily.level': 'Você empatou com o especialista.',
  'daily.lost':
    '{by, plural, one {O especialista venceu você por {points} ponto.} other {O especialista venceu você por {points} pontos.}}',
  'daily.streak': 'Sequência atual',
  'daily.bestStreak': 'Melhor sequência',
  'daily.played': 'Dias jogados',
  'daily.won': 'Vitórias',
  'daily.before': 'Mês anterior',
  'daily.after': 'Próximo mês',
  'daily.day.won': '{date}, vitória',
  'daily.day.played': '{date}, jogada',
  'daily.day.inProgress': '{date}, em andamento',
  'daily.day.open': '{date}, não jogada',
  'daily.failed':
    'Seus resultados não podem ser lidos neste aparelho agora. As partidas do dia continuam aqui.',
  'daily.over.counts': 'Partida do dia, {date}',
  'daily.over.unrated': 'Partida do dia, {date}, por diversão',
  'daily.over.open': 'Comparar com o especialista',
};
