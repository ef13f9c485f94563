import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'Tutte le carte di una partita sono decise prima della tua prima dichiarazione. Gli avversari si regolano solo su ciò che si vede dal loro posto.',
  'fairness.sealed': 'Gioco leale: verifica la mescolata',
  'fairness.commitment': 'Impronta di queste distribuzioni (SHA‑256)',
  'fairness.insecure':
    'Questo indirizzo non è sicuro (https), quindi il browser non può calcolare qui l’impronta.',
  'fairness.later':
    'Annotala, se vuoi. A partita finita compare qui il testo da cui è ricavata, con il seme di ogni mescolata. Cambiare una sola carta cambierebbe l’impronta.',
  'fairness.text': 'Testo da cui è ricavata l’impronta',
  'fairness.check.title': 'Verifica le distribuzioni',
  'fairness.check.text':
    'Mescola di nuovo ogni mano a partire dal seme, distribuisce e confronta ogni carta giocata o scoperta.',
  'fairness.noted': 'L’impronta che hai annotato prima della partita, se l’hai fatto',
  'fairness.check': 'Verifica',
  'fairness.dealt':
    'Tutto torna: {rounds, plural, one {# mano} other {# mani}} e {cards, plural, one {# carta} other {# carte}} vengono dal seme.',
  'fairness.notDealt': 'Queste mani non corrispondono al seme: {rounds}.',
  'fairness.same': 'L’impronta corrisponde a quella che hai annotato.',
  'fairness.notSame': 'L’impronta non corrisponde a quella che hai annotato.',
  'fairness.yourself.title': 'Verifica con altri strumenti',
  'fairness.yourself.hash':
    'Qualsiasi strumento SHA-256 ricava la stessa impronta dallo stesso testo. In un terminale:',
  'fairness.yourself.command': 'Comando per l’impronta',
  'fairness.yourself.deal':
    'Le mescolate vengono da un generatore pubblicato, xoroshiro128+: il primo salto sorteggia il mazziere, ognuno dei seguenti mescola una mano. Questo programma per Node stampa il mazzo di una mano:',
  'fairness.yourself.program': 'Programma per il mazzo della mano 1',
  'fairness.copy': 'Copia',
};
