import type { Words } from '../words.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Words<typeof english> = {
  'fairness.intro':
    'Todas las cartas de una partida quedan fijadas antes de tu primera apuesta. Los rivales deciden por lo que se ve desde su sitio, y por nada más.',
  'fairness.sealed': 'Baraja sellada antes de tu apuesta · comprobar',
  'fairness.commitment': 'La huella de estos repartos (SHA-256)',
  'fairness.insecure':
    'Esta dirección no es segura (https), así que el navegador no puede calcular aquí la huella.',
  'fairness.later':
    'Apúntala si quieres. Cuando acabe la partida, aquí se mostrará el texto del que salió, con la semilla de cada barajado. Cambiar una sola carta cambiaría la huella.',
  'fairness.text': 'El texto del que salió la huella',
  'fairness.check.title': 'Comprobar',
  'fairness.check.text':
    'Baraja de nuevo cada ronda a partir de la semilla, reparte y compara con todas las cartas jugadas o descubiertas.',
  'fairness.noted': 'La huella que apuntaste antes de la partida, si lo hiciste',
  'fairness.check': 'Comprobar los repartos',
  'fairness.dealt':
    'Todo coincide: {rounds, plural, one {# ronda} other {# rondas}} y {cards, plural, one {# carta} other {# cartas}} son las de la semilla.',
  'fairness.notDealt': 'Los repartos no coinciden: las rondas {rounds} difieren de la semilla.',
  'fairness.same': 'La huella es la que apuntaste.',
  'fairness.notSame': 'La huella no es la que apuntaste.',
  'fairness.yourself.title': 'Comprobarlo con otras herramientas',
  'fairness.yourself.hash':
    'Cualquier programa de SHA-256 saca la misma huella del mismo texto. En un terminal:',
  'fairness.yourself.command': 'La huella',
  'fairness.yourself.deal':
    'Los barajados salen de un generador publicado, xoroshiro128+: el primer salto sortea quién reparte y cada uno de los siguientes baraja una ronda. Este programa para Node muestra la baraja de una ronda:',
  'fairness.yourself.program': 'La baraja de la ronda 1',
  'fairness.copy': 'Copiar',
};
