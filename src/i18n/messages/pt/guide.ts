import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'Quanto valem as cartas',
  'guide.back': 'Sair do guia',
  'guide.intro':
    'Medido em {deals} rodadas de {game}, jogadas até o fim por especialistas que só veem a própria mão. ± é o intervalo de 95%. Nas médias, cada tamanho de mão de 1 a 10 conta igual.',
  'guide.handSize': 'Cartas na mão',
  'guide.rare': 'raro demais',
  'guide.cards': 'Uma carta faz vaza?',
  'guide.suit': 'Naipe',
  'guide.side': 'Fora do trunfo',
  'guide.length': 'Cartas do naipe dela na mão',
  'guide.card': 'Carta',
  'guide.takes': 'Faz vaza',
  'guide.byLength': '{card}, {suit}: pelo número de cartas do naipe',
  'guide.cards.note': 'Conta cada carta dada, também a que foi entregue de propósito.',
  'guide.say.cards':
    'Com dez cartas, um ás fora do trunfo faz vaza em {ace} das vezes, um rei em {king}, um trunfo de 2 a 6 em {low}.',
  'guide.say.alone':
    'Com dez cartas, um rei seco faz vaza em {alone} das vezes; com mais uma carta do naipe, em {two}.',
  'guide.bids': 'Com que frequência uma aposta dá certo?',
  'guide.share': 'Do total',
  'guide.say.made':
    '{made} das apostas dão certo: {zero} das de 0, {one} das de 1, {more} das de 3 ou mais.',
  'guide.say.zeros': '{zeros} das apostas são de 0.',
  'guide.seats': 'Conta, saída e lugar',
  'guide.seat.first': '1, sai',
  'guide.withHook': 'Certas, a conta não fecha',
  'guide.withoutHook': 'Certas, a conta pode fechar',
  'guide.say.barred':
    'Quando a conta pode fechar, em {barred} das rodadas a última aposta é a que seria proibida.',
  'guide.say.hook': 'A conta que não fecha custa {points} pontos por rodada ao carteador.',
  'guide.say.dealerFree':
    'Quando a conta pode fechar, quem aposta por último faz {points} pontos por rodada a mais que os outros.',
  'guide.say.dealerHook':
    'Quando a conta não fecha, o carteador ainda faz {points} pontos por rodada a mais que os outros.',
  'guide.say.dealerEven':
    'Quando a conta não fecha, o carteador não faz claramente mais que os outros.',
  'guide.say.leadTricks':
    'Quem sai primeiro faz {points} vazas por rodada a mais que cada um dos outros.',
  'guide.say.leadLess':
    'Apostar e sair primeiro custa {points} pontos por rodada, em relação aos outros.',
  'guide.say.leadMore':
    'Apostar e sair primeiro rende {points} pontos por rodada, em relação aos outros.',
};
