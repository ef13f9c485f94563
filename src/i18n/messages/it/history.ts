import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'Le tue partite',
  'history.none': 'Qui si salva ogni partita che finisci.',
  'history.finished': 'Partite finite',
  'history.failed': 'Ora non è possibile leggere le partite di questo dispositivo.',
  'history.statistics': 'Statistiche',
  'history.games': 'Partite',
  'history.wins': 'Partite vinte',
  'history.averageFinish': 'Piazzamento medio',
  'history.undated': 'Data sconosciuta',
  'history.table': '{when} · {players} giocatori · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, many {#º} other {#º}} su {sides}, {count, plural, one {{points} punto} other {{points} punti}}',
  'history.made':
    '{made} su {rounds, plural, one {# dichiarazione centrata} other {# dichiarazioni centrate}}',
  'history.review': 'Analizza {name}, {when}',
  'history.share': 'Condividi {name}, {when}',
  'history.older': 'Mostra le partite più vecchie',
  'history.delete': 'Elimina {name}, {when}',
  'history.deleted': 'Partita eliminata.',
  'history.unreadable':
    '{count, plural, one {# altra partita non è leggibile con questa versione. Resta salvata.} other {# altre partite non sono leggibili con questa versione. Restano salvate.}}',
  'history.save': 'Salva in un file',
  'history.open': 'Aggiungi da un file',
  'history.opened': '{added, plural, one {# partita aggiunta.} other {# partite aggiunte.}}',
  'history.opened.none': 'Niente di nuovo in questo file.',
  'history.opened.known': '{known, plural, one {# era già qui.} other {# erano già qui.}}',
  'history.opened.refused': '{refused, plural, one {# è illeggibile.} other {# sono illeggibili.}}',
  'history.refused.unreadable': 'Ora non è possibile aprire questo file. Sceglilo di nuovo.',
  'history.refused.too-large':
    'Questo file è troppo grande per essere letto in una volta (oltre 32 MB). Se l’ha salvato una versione precedente del gioco, aggiornala e salva di nuovo tutto.',
  'history.refused.not-a-games-file': 'Non è un file di partite di Oh Hell!',
  'history.refused.damaged':
    'Questo file è incompleto o modificato, quindi non si può leggere. Le partite su questo dispositivo sono al sicuro.',
  'history.refused.newer-version':
    'Questo file viene da una versione più recente del gioco. Ricarica la pagina per aggiornarlo.',
};
