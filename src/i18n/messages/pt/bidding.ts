import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'Quantas vazas você vai fazer?',
  'bidding.bid': 'Apostar {bid}',
  'bidding.unseen': 'Você vê todas as cartas, menos a sua',
  'bidding.soFar':
    '{sum, plural, one {# apostada} other {# apostadas}}, {left, plural, =0 {não resta nenhuma} one {resta #} other {restam #}} de {handSize}',
  'bidding.none':
    'Você aposta primeiro. {handSize, plural, one {Há # vaza} other {Há # vazas}} em jogo.',
  'bidding.sealedSoFar':
    '{count, plural, =0 {Secretas: todas as apostas são mostradas juntas} one {Secretas: # aposta feita, todas são mostradas juntas} other {Secretas: # apostas feitas, todas são mostradas juntas}}',
  'bidding.sides':
    'A sua dupla {ours}, a outra {theirs}: {left, plural, =0 {não resta nenhuma} one {resta #} other {restam #}} de {handSize}',
  'bidding.partner.waiting': '{name}, que joga com você, ainda não apostou',
  'bidding.partner.bid': '{name}, que joga com você, apostou {bid}',
  'bidding.partner.nil': '{name}, que joga com você, apostou nil',
  'bidding.partner.blindNil': '{name}, que joga com você, apostou nil às cegas',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, certeza?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil é a promessa de não fazer nenhuma vaza: {points, plural, one {# ponto} other {# pontos}} se você cumprir, outro tanto perdido se não. Toque de novo para apostar nil.',
  'bidding.refused.hook': '{bid} não é permitido: as apostas somariam {handSize}',
  'bidding.refused.zero-limit':
    '0 não é permitido: você apostou 0 {limit, plural, one {na última rodada} other {nas últimas # rodadas}}',
  'bidding.refused.bid-out-of-range':
    '{bid} não é permitido: {max, plural, one {só há # vaza} other {só há # vazas}}',
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
