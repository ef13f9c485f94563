import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': '¿Cuántas bazas harás?',
  'bidding.bid': 'Apostar {bid}',
  'bidding.unseen': 'Ves todas las cartas menos la tuya',
  'bidding.first': 'Apuestas en primer lugar',
  'bidding.together': 'Todas las apuestas se descubren a la vez',
  'bidding.unclaimed':
    '{left, plural, =0 {No queda ninguna baza libre} one {Queda # baza libre} other {Quedan # bazas libres}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, ¿seguro?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil es prometer no hacer ninguna baza: {points, plural, one {# punto} other {# puntos}} si lo cumples, los mismos perdidos si no. Pulsa otra vez para apostar nil.',
  'bidding.refused.hook': '{bid} no se permite: las apuestas sumarían {handSize}',
  'bidding.refused.zero-limit':
    '0 no se permite: apostaste 0 en {limit, plural, one {la última ronda} other {las últimas # rondas}}',
  'bidding.refused.bid-out-of-range':
    'No puedes apostar {bid}: {max, plural, one {solo hay # baza} other {solo hay # bazas}}',
  'bidding.refused.bid-not-whole': 'Una apuesta es un número entero',

  'naming.heading': 'Elige el triunfo',
  'trump.why.you.highest': 'Hiciste la apuesta más alta: {bid}',
  'trump.why.you.first': 'Hiciste la apuesta más alta, {bid}, antes que nadie',
  'trump.why.you.nearest':
    'Hiciste la apuesta más alta, {bid}, y tu sitio es el más cercano a la izquierda de quien reparte',
  'trump.why.you.zero': 'Todos apostaron 0 y estás a la izquierda de quien reparte',
  'trump.why.other.highest': '{name} hizo la apuesta más alta: {bid}',
  'trump.why.other.first': '{name} hizo la apuesta más alta, {bid}, antes que nadie',
  'trump.why.other.nearest':
    '{name} hizo la apuesta más alta, {bid}, y su sitio es el más cercano a la izquierda de quien reparte',
  'trump.why.other.zero': 'Todos apostaron 0 y {name} está a la izquierda de quien reparte',
};
