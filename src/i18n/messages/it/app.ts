import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Continua',
  'alert.opponent-failed':
    '{name} ha avuto un intoppo. Continua, e per questo turno si gioca una mossa rapida.',
  'alert.opponent-replaced': '{name} non riusciva a decidere: è stata giocata una mossa rapida.',
  'alert.opponents-unavailable':
    'Questo browser non lascia riflettere gli avversari in background: giocano mosse rapide.',
  'alert.not-saved':
    'Questa partita non si può salvare su questo dispositivo. Puoi continuare a giocare.',
  'alert.settings-not-saved':
    'Questo browser non permette di salvare le impostazioni. Valgono finché non chiudi la pagina.',
  'alert.data-deleted':
    'I dati di questo sito sono stati cancellati dal browser. Questa partita e le tue impostazioni sono state salvate di nuovo.',
  'alert.damaged-save':
    'La partita salvata non era leggibile ed è stata messa da parte. Una nuova partita è pronta.',
  'alert.late-save':
    'Un’altra partita era iniziata prima che fosse trovata quella conservata. Ti aspetta in «Le tue partite».',
  'alert.not-found': 'Quella partita non è più qui, oppure non è leggibile.',
  'alert.rated':
    'Questo è il tentativo che conta, quindi lo giochi senza aiuto: niente consigli, niente mosse annullate, niente gioco automatico.',
  'alert.start-failed':
    'Non è stato possibile avviare la partita. Ricarica la pagina per riprovare.',
  'alert.reload': 'Ricarica',
  'alert.lost.title': 'Una parte del gioco non si è caricata',
  'alert.lost.text': 'La tua partita è al sicuro. Ricarica la pagina o torna al tavolo.',
  'update.ready': 'C’è una nuova versione del gioco.',
  'update.later': 'Più tardi',
  'alert.crash.title': 'Qualcosa è andato storto sullo schermo',
  'alert.crash.text': 'La tua partita è al sicuro. Continua dall’ultimo stato corretto.',
};
