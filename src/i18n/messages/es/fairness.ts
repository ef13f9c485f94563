import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'Todas las cartas de una partida se deciden antes de tu primera apuesta. Los rivales solo se guían por lo que se ve desde su sitio.',
  'fairness.sealed': 'Juego limpio: comprobar el barajado',
  'fairness.commitment': 'Huella de estos repartos (SHA‑256)',
  'fairness.insecure':
    'Esta dirección no es segura (https), así que tu navegador no puede calcular aquí la huella.',
  'fairness.later':
    'Apúntala si quieres. Tras la partida verás aquí el texto del que salió, con la semilla de cada barajado. Cambiar una sola carta cambiaría la huella.',
  'fairness.text': 'Texto del que salió la huella',
  'fairness.check.title': 'Comprobar los repartos',
  'fairness.check.text':
    'Baraja de nuevo cada ronda a partir de la semilla, reparte y compara cada carta jugada o descubierta.',
  'fairness.noted': 'La huella que apuntaste antes de la partida, si lo hiciste',
  'fairness.check': 'Comprobar',
  'fairness.dealt':
    'Todo coincide: {rounds, plural, one {# ronda} other {# rondas}} y {cards, plural, one {# carta} other {# cartas}} salen de la semilla.',
  'fairness.notDealt': 'Estas rondas no coinciden con la semilla: {rounds}.',
  'fairness.same': 'La huella coincide con la que apuntaste.',
  'fairness.notSame': 'La huella no coincide con la que apuntaste.',
  'fairness.yourself.title': 'Comprobarlo con otras herramientas',
  'fairness.yourself.hash':
    'Cualquier herramienta de SHA-256 saca la misma huella del mismo texto. En una terminal:',
  'fairness.yourself.command': 'Comando para la huella',
  'fairness.yourself.deal':
    'Los barajados salen de un generador publicado, xoroshiro128+: el primer salto sortea quién reparte y cada uno de los siguientes baraja una ronda. Este programa de Node muestra la baraja de una ronda:',
  'fairness.yourself.program': 'Programa para la baraja de la ronda 1',
  'fairness.copy': 'Copiar',
};
