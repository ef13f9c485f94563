import type { Translation } from '../translation.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  'button.continue': 'Continua',
  'alert.opponent-failed':
    '{name} non ha saputo decidere. Continua con una mossa rapida per questo turno.',
  'alert.opponent-replaced': '{name} non ha saputo decidere: è stata giocata una mossa rapida.',
  'alert.opponents-unavailable':
    'In questo momento gli avversari non possono riflettere: giocano mosse rapide.',
  'alert.not-saved':
    'Questa partita non si può salvare su questo dispositivo, ma puoi continuare a giocare.',
  'alert.storage-full':
    'La memoria è piena e questa partita non si può salvare. Libera spazio e verrà salvata con la tua prossima mossa.',
  'alert.settings-not-saved':
    'Questo browser non può salvare le impostazioni. Valgono finché non chiudi la pagina.',
  'alert.data-deleted':
    'I dati di questo sito sono stati cancellati dal browser. Questa partita e le tue impostazioni sono state salvate di nuovo.',
  'alert.data-restored':
    'Il browser aveva perso dei dati salvati. Sono stati recuperati da una copia; può mancare l’ultima mano.',
  'alert.unreadable-save':
    'La partita salvata non era leggibile ed è stata messa da parte. Una nuova partita è pronta.',
  'alert.newer-save':
    'La partita salvata viene da una versione più recente del gioco. Niente è perso: ricarica la pagina per aggiornarlo, poi la trovi in «Le tue partite».',
  'alert.late-save':
    'Era già iniziata una partita nuova quando si è trovata quella salvata. Ti aspetta in «Le tue partite».',
  'alert.not-found': 'Quella partita non c’è più o non è leggibile.',
  'alert.rated':
    'Questo tentativo conta: niente consigli, niente annullamenti, niente autocompletamento.',
  'alert.start-failed':
    'Non è stato possibile avviare la partita. Ricarica la pagina per riprovare.',
  'alert.reload': 'Ricarica',
  'alert.lost.title': 'Una parte del gioco non si è caricata',
  'alert.lost.text': 'Ricarica la pagina o continua al tavolo.',
  'alert.crash.title': 'Qualcosa è andato storto',
  'alert.crash.text': 'Continua da dove tutto funzionava.',
};
