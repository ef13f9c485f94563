import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Informazioni su Oh Hell!',
  'about.text':
    'Un gioco di carte di dichiarazioni esatte: tu contro un tavolo di avversari. Niente account, niente server, niente pubblicità. Funziona sul tuo dispositivo e le tue partite restano lì.',
  'about.version': 'Versione {version}',
  'about.license': 'Software libero con licenza MIT.',
  'about.credits': 'Grazie a',
  'about.credit.courts': 'Figure delle carte, ricolorate',
  'about.credit.type': 'Carattere dei titoli',
  'about.credit.icons': 'Icone',
  'about.credit.sound': 'Suoni sintetizzati con',
  'about.drawn':
    'I semi, i simboli, i dorsi, i ritratti e tutto il resto sono stati disegnati per questo gioco.',
  'brokenLink.title': 'Questo link non funziona',
  'brokenLink.text':
    'Forse è incompleto o viene da un’altra versione del gioco. La tua partita è sul tavolo, come l’hai lasciata.',
  'table.back': 'Torna al tavolo',
  'update.ready': 'È pronta una nuova versione.',
  'update.later': 'Più tardi',
};
