import type { Words } from '../words.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  'about.title': 'Informazioni su Oh Hell!',
  'about.text':
    'Un gioco di carte in cui conta solo la dichiarazione esatta, per una persona e un tavolo di avversari. Niente account, niente server, niente pubblicità: funziona sul tuo dispositivo e lì rimane.',
  'about.version': 'Versione {version}',
  'about.license': 'Software libero con licenza MIT.',
  'about.credits': 'Grazie a',
  'about.credit.courts': 'Figure delle carte, ricolorate',
  'about.credit.type': 'Carattere dei titoli',
  'about.credit.icons': 'Icone',
  'about.credit.sound': 'Sintesi dei suoni',
  'about.drawn':
    'I semi, i simboli, i dorsi, i ritratti e tutto il resto sono stati disegnati per questo gioco.',
  'lostLink.title': 'Questo link non porta da nessuna parte',
  'lostLink.text':
    'Forse si è spezzato per strada, o viene da un’altra versione del gioco. La tua partita è sul tavolo, come l’hai lasciata.',
  'table.back': 'Al tavolo',
};
