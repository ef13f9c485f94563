import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': '¿Cuántas bazas harás?',
  'bidding.bid': 'Apostar {bid}',
  'bidding.unseen': 'Ves todas las cartas menos la tuya',
  'bidding.first': 'Tú apuestas primero',
  'bidding.together': 'Las apuestas se descubren todas a la vez',
  'bidding.unclaimed':
    '{left, plural, =0 {No queda ninguna baza libre} one {Queda # baza libre} other {Quedan # bazas libres}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, ¿seguro?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Nil es no hacer ninguna baza: ganas {points, plural, one {# punto} other {# puntos}} si lo cumples y pierdes los mismos si no. Pulsa otra vez para apostar nil.',
  'bidding.pay': '{when}: {pays}.',
  'bidding.refused.hook': 'No puedes apostar {bid}: las apuestas no pueden sumar {handSize}.',
  'bidding.refused.zero-limit':
    'No puedes apostar 0: apostaste 0 en {limit, plural, one {la última ronda} other {las # últimas rondas}}.',
  'bidding.refused.bid-out-of-range':
    'No puedes apostar {bid}: {max, plural, one {solo hay # baza} other {solo hay # bazas}}.',
  'bidding.refused.bid-not-whole': 'Una apuesta es un número entero.',

  'naming.heading': 'Elige el triunfo',
  'naming.other': '{name} elige el triunfo',
  'naming.done': '{name} ha elegido el triunfo',
  'naming.doneYou': 'Has elegido el triunfo',
  'trump.why.you.highest': 'Apostaste {bid}, la más alta',
  'trump.why.you.first': 'Apostaste {bid}, la más alta, antes que nadie',
  'trump.why.you.nearest':
    'Apostaste {bid}, la más alta, y tu sitio va primero a la izquierda de quien reparte',
  'trump.why.you.zero': 'Todos apostaron 0 y estás a la izquierda de quien reparte',
  'trump.why.you.joker': 'La carta de triunfo es un comodín alto y repartes tú',
  'trump.why.other.highest': '{name} apostó {bid}, la más alta',
  'trump.why.other.first': '{name} apostó {bid}, la más alta, antes que nadie',
  'trump.why.other.nearest':
    '{name} apostó {bid}, la más alta, y su sitio va primero a la izquierda de quien reparte',
  'trump.why.other.zero': 'Todos apostaron 0 y {name} está a la izquierda de quien reparte',
  'trump.why.other.joker': 'La carta de triunfo es un comodín alto y reparte {name}',
  'trump.coming': 'después {trumps}',
  'lead.other': 'Sale {name}',
  'trick.heading': 'Baza',
  'trick.led': '{suit} de salida',
  'trick.winning': '{name} va ganando',
  'trick.youWinning': 'Vas ganando',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, va ganando',
  'trick.order': 'Todos los palos son triunfo menos el de salida',
  'trick.orderLed': 'Todos los demás palos son triunfo',
  'trick.orderSaid':
    'Los triunfos se comparan por valor; a igual valor, tréboles es el más bajo, luego diamantes, corazones y picas',
};
