import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'Quantas vazas você vai fazer?',
  'bidding.bid': 'Apostar {bid}',
  'bidding.unseen': 'Você vê todas as cartas, menos a sua',
  'bidding.first': 'Você aposta primeiro',
  'bidding.together': 'Todas as apostas são reveladas juntas',
  'bidding.unclaimed':
    '{left, plural, =0 {Não resta nenhuma vaza livre} one {Resta # vaza livre} other {Restam # vazas livres}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, certeza?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil é a promessa de não fazer nenhuma vaza: {points, plural, one {# ponto} other {# pontos}} se você cumprir, outro tanto perdido se não. Toque de novo para apostar nil.',
  'bidding.refused.hook': '{bid} não é permitido: as apostas somariam {handSize}',
  'bidding.refused.zero-limit':
    '0 não é permitido: você apostou 0 {limit, plural, one {na última rodada} other {nas últimas # rodadas}}',
  'bidding.refused.bid-out-of-range':
    '{bid} não pode: {max, plural, one {só há # vaza} other {só há # vazas}}',
  'bidding.refused.bid-not-whole': 'Uma aposta é um número inteiro',

  'naming.heading': 'Escolha o trunfo',
  'trump.why.you.highest': 'Você fez a aposta mais alta: {bid}',
  'trump.why.you.first': 'Você fez a aposta mais alta, {bid}, e antes dos outros',
  'trump.why.you.nearest':
    'Você fez a aposta mais alta, {bid}, e é quem está mais perto à esquerda do carteador',
  'trump.why.you.zero': 'Todos apostaram 0, e você está à esquerda do carteador',
  'trump.why.other.highest': '{name} fez a aposta mais alta: {bid}',
  'trump.why.other.first': '{name} fez a aposta mais alta, {bid}, e antes dos outros',
  'trump.why.other.nearest':
    '{name} fez a aposta mais alta, {bid}, e é quem está mais perto à esquerda do carteador',
  'trump.why.other.zero': 'Todos apostaram 0, e {name} está à esquerda do carteador',
};
