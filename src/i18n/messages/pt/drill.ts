import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'Treino de apostas',
  'drill.back': 'Voltar ao treino de apostas',
  'drill.intro':
    'Aposte com uma mão e diga qual a chance de acertar. Depois você vê as chances da dica, e especialistas jogam a mão com sua aposta. Com o tempo, você descobre se avalia bem suas mãos.',
  'drill.sizes': 'Tamanho da mão',
  'drill.anySize': 'Qualquer tamanho',
  'drill.allSizes': 'Todos os tamanhos',
  'drill.size': '{cards, plural, one {# carta} other {# cartas}}',
  'drill.chance': 'Qual a chance de acertar {bid}?',
  'drill.change': 'Mudar a aposta',
  'drill.playing': 'Especialistas estão jogando a mão…',
  'drill.failed': 'Não foi possível jogar esta mão agora.',
  'drill.made': 'Aposta {bid}, vazas {tricks}: certa.',
  'drill.missed': 'Aposta {bid}, vazas {tricks}: errada.',
  'drill.youSaid': 'Você: {own}.',
  'drill.bothSaid': 'Você: {own}; a dica: {hint}.',
  'drill.scores': 'Sua avaliação',
  'drill.answers': 'Respostas',
  'drill.brier': 'Índice de Brier',
  'drill.brier.hint': 'Dica, mesmas apostas',
  'drill.brier.note':
    'O índice de Brier é o erro quadrático médio das suas estimativas: 0 é perfeito, e dizer sempre {half} dá {score}.',
  'drill.cost': 'Pontos perdidos por aposta',
  'drill.bias.over': 'Você acerta claramente menos apostas do que espera.',
  'drill.bias.under': 'Você acerta claramente mais apostas do que espera.',
  'drill.bias.even': 'Suas estimativas não são claramente nem altas nem baixas demais.',
  'drill.few': 'Poucas respostas para saber; são necessárias {count}.',
  'drill.curve': 'Calibração',
  'drill.curve.note':
    'Pontos sobre a linha pontilhada estão exatos: das apostas a que você dá {chance}, {chance} são certas. As barras são intervalos de 95%; pontos maiores têm mais respostas.',
  'drill.said': 'Você disse',
  'drill.range': 'Intervalo de 95%',
  'drill.trend': 'Índice de Brier ao longo do tempo',
  'drill.trend.note':
    'Cada ponto são dez respostas; a linha é a média dos últimos cinco pontos. O índice perfeito fica no topo.',
  'drill.mean': 'Média',
  'drill.delete': 'Apagar todas as respostas',
};
