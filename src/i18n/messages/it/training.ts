import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'Allenamento',
  'training.intro':
    'Posizioni sempre nuove, create su questo dispositivo, ognuna con una risposta nettamente migliore. Conta solo la prima scelta.',
  'training.subject': 'Tema',
  'training.subject.any': 'Tutti i temi',
  'training.game.any': 'Qualsiasi gioco',
  'training.grade': 'Difficoltà',
  'training.grade.fitting': 'Al mio livello',
  'training.start': 'Allenati cinque minuti',
  'training.due':
    '{count, plural, one {Prima viene # posizione mancata in allenamento.} other {Prima vengono # posizioni mancate in allenamento.}}',
  'training.rating': 'Punteggio di allenamento',
  'training.rating.hint': 'Per confronto: {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'Giuste al primo tentativo',
  'training.answered.value': '{right} su {count}',
  'training.puzzle': 'Problema del giorno',
  'training.puzzle.about': 'Una posizione al giorno, la stessa per tutti.',
  'training.puzzle.open': 'Risolvi il problema di oggi',
  'training.puzzle.again': 'Rivedi il problema di oggi',
  'training.puzzle.right': 'Risolto oggi',
  'training.puzzle.wrong': 'Mancato oggi',
  'training.making': 'Ricerca di una posizione…',
  'training.failed':
    'Non è stato possibile creare una posizione. Controlla la connessione, oppure scegli un altro tema o un altro gioco.',
  'training.left': 'Restano {time}',
  'training.over': 'Tempo scaduto',
  'training.tally': 'Giuste: {right} su {count}',
  'training.rated': 'Punteggio {rating} ({change})',
  'training.finish': 'Vedi il risultato',
  'training.end.none': 'Non hai risposto a nessuna posizione.',
  'training.end.about': 'Giuste al primo tentativo: {right} su {count}.',
  'training.end.missed':
    '{count, plural, one {# posizione mancata ritorna.} other {# posizioni mancate ritornano.}}',
  'training.end.subjects': 'Per tema',
  'training.again': 'Altri cinque minuti',
  'training.weakness': 'Qui perdi di più: {what}',
  'training.weakness.about':
    '{points} punti più di un esperto in {count, plural, one {# decisione} other {# decisioni}}.',
  'training.weakness.train': 'Allenati: {subject}',
};
