import type { Words } from '../words.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Words<typeof english> = {
  'fairness.intro':
    'Tutte le carte di una partita sono fissate prima della tua prima dichiarazione. Gli avversari decidono in base a ciò che si vede dal loro posto, e a nient’altro.',
  'fairness.sealed': 'Mazzo sigillato prima della dichiarazione · verifica',
  'fairness.commitment': 'L’impronta di queste distribuzioni (SHA-256)',
  'fairness.insecure':
    'Questo indirizzo non è sicuro (https), quindi il browser non può calcolare qui un’impronta.',
  'fairness.later':
    'Annotala, se vuoi. A partita finita, qui appare il testo da cui è ricavata, con il seme di ogni mescolata. Cambiare una sola carta cambierebbe l’impronta.',
  'fairness.text': 'Il testo da cui è ricavata l’impronta',
  'fairness.check.title': 'Verifica',
  'fairness.check.text':
    'Mescola di nuovo ogni mano a partire dal seme, distribuisce e confronta con ogni carta giocata o scoperta.',
  'fairness.noted': 'L’impronta che hai annotato prima della partita, se l’hai fatto',
  'fairness.check': 'Verifica le distribuzioni',
  'fairness.dealt':
    'Tutto torna: {rounds, plural, one {# mano} other {# mani}} e {cards, plural, one {# carta} other {# carte}} sono quelle del seme.',
  'fairness.notDealt': 'Le distribuzioni non tornano: le mani {rounds} differiscono dal seme.',
  'fairness.same': 'L’impronta è quella che hai annotato.',
  'fairness.notSame': 'L’impronta non è quella che hai annotato.',
  'fairness.yourself.title': 'Verifica con altri strumenti',
  'fairness.yourself.hash':
    'Qualsiasi programma per SHA-256 ricava la stessa impronta dallo stesso testo. In un terminale:',
  'fairness.yourself.command': 'L’impronta',
  'fairness.yourself.deal':
    'Le mescolate vengono da un generatore pubblicato, xoroshiro128+: il primo salto sorteggia il mazziere, ognuno dei seguenti mescola una mano. Questo programma per Node stampa il mazzo di una mano:',
  'fairness.yourself.program': 'Il mazzo della mano 1',
  'fairness.copy': 'Copia',
};
