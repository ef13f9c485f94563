import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Le tue carte giocate da altri',
  'compare.title.theirs': 'Queste carte giocate da altri',
  'compare.open': 'Confronta',
  'compare.level': 'Chi gioca le tue carte',
  'compare.level.theirs': 'Chi gioca queste carte',
  'compare.working': '{done} su {rounds, plural, one {# mano giocata} other {# mani giocate}}',
  'compare.failed': 'Per ora non è stato possibile giocare il resto.',
  'compare.more':
    '{by, plural, one {{who, select, you {Hai} ours {La tua squadra ha} side {Quella squadra ha} other {{name} ha}} {points} punto in più.} other {{who, select, you {Hai} ours {La tua squadra ha} side {Quella squadra ha} other {{name} ha}} {points} punti in più.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {Hai} ours {La tua squadra ha} side {Quella squadra ha} other {{name} ha}} {points} punto in meno.} other {{who, select, you {Hai} ours {La tua squadra ha} side {Quella squadra ha} other {{name} ha}} {points} punti in meno.}}',
  'compare.even':
    '{who, select, you {Hai} ours {La tua squadra ha} side {Quella squadra ha} other {{name} ha}} gli stessi punti.',
  'compare.result': 'dichiarate {bid}, prese {tricks}',
  'compare.place': '{place, selectordinal, many {#º} other {#º}} posto',
  'compare.watch': 'Guarda questa partita',
  'compare.note':
    'Le distribuzioni e gli altri giocatori sono gli stessi. Vedono solo le proprie carte e ciò che è stato giocato, quindi dopo un’altra dichiarazione o un’altra carta possono giocare in modo diverso. È una sola partita, e la fortuna conta.',
};
