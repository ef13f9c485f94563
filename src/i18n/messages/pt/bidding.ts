import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'Quantas vazas você vai fazer?',
  'bidding.bid': 'Apostar {bid}',
  'bidding.unseen': 'Você vê todas as cartas, menos a sua',
  'bidding.first': 'Você aposta primeiro',
  'bidding.together': 'Todas as apostas são reveladas juntas',
  'bidding.unclaimed':
    '{left, plural, =0 {Não resta nenhuma vaza livre} one {Resta # vaza livre} other {Restam # vazas livres}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, certeza?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Nil é não fazer nenhuma vaza: você ganha {points, plural, one {# ponto} other {# pontos}} se cumprir e perde o mesmo se não. Toque de novo para apostar nil.',
  'bidding.pay': '{when}: {pays}.',
  'bidding.refused.hook': 'Você não pode apostar {bid}: as apostas não podem somar {handSize}.',
  'bidding.refused.zero-limit':
    'Você não pode apostar 0: apostou 0 {limit, plural, one {na última rodada} other {nas últimas # rodadas}}.',
  'bidding.refused.bid-out-of-range':
    'Você não pode apostar {bid}: {max, plural, one {só há # vaza} other {só há # vazas}}.',
  'bidding.refused.bid-not-whole': 'Uma aposta é um número inteiro.',

  'naming.heading': 'Escolha o trunfo',
  'naming.other': '{name} escolhe o trunfo',
  'naming.done': '{name} escolheu o trunfo',
  'naming.doneYou': 'Você escolheu o trunfo',
  'trump.why.you.highest': 'Você apostou {bid}, a mais alta',
  'trump.why.you.first': 'Você apostou {bid}, a mais alta, antes dos outros',
  'trump.why.you.nearest':
    'Você apostou {bid}, a mais alta, e vem primeiro à esquerda do carteador',
  'trump.why.you.zero': 'Todos apostaram 0, e você está à esquerda do carteador',
  'trump.why.you.joker': 'A carta do trunfo é um curinga alto, e você dá as cartas',
  'trump.why.other.highest': '{name} apostou {bid}, a mais alta',
  'trump.why.other.first': '{name} apostou {bid}, a mais alta, antes dos outros',
  'trump.why.other.nearest':
    '{name} apostou {bid}, a mais alta, e vem primeiro à esquerda do carteador',
  'trump.why.other.zero': 'Todos apostaram 0, e {name} está à esquerda do carteador',
  'trump.why.other.joker': 'A carta do trunfo é um curinga alto, e {name} dá as cartas',
  'trump.coming': 'depois {trumps}',
  'lead.other': 'A saída é de {name}',
  'trick.heading': 'Vaza',
  'trick.led': 'Saída: {suit}',
  'trick.winning': '{name} está ganhando',
  'trick.youWinning': 'Você está ganhando',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, ganhando',
  'trick.order': 'Todo naipe, menos o de saída, é trunfo',
  'trick.orderLed': 'Todos os outros naipes são trunfo',
  'trick.orderSaid':
    'Os trunfos se comparam pelo valor e depois pelo naipe: paus é o mais baixo, depois ouros, copas, espadas',
};
