import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Über Oh Hell!',
  'about.text':
    'Ein Kartenspiel der genauen Ansagen: du gegen einen Tisch voller Gegner. Kein Konto, kein Server, keine Werbung. Es läuft auf deinem Gerät, und deine Spiele bleiben dort.',
  'about.version': 'Version {version}',
  'about.license': 'Freie Software unter der MIT-Lizenz.',
  'about.credits': 'Dank an',
  'about.credit.courts': 'Bildkarten, neu koloriert',
  'about.credit.type': 'Überschriften gesetzt in',
  'about.credit.icons': 'Symbole',
  'about.credit.sound': 'Klänge erzeugt mit',
  'about.drawn':
    'Farbsymbole, Zahlenkarten, Kartenrücken, Porträts und alles Übrige wurden für dieses Spiel gezeichnet.',
  'brokenLink.title': 'Dieser Link funktioniert nicht',
  'brokenLink.text':
    'Vielleicht ist er unvollständig oder stammt aus einer anderen Version des Spiels. Dein eigenes Spiel liegt noch so auf dem Tisch, wie du es verlassen hast.',
  'table.back': 'Zurück zum Tisch',
  'update.ready': 'Eine neue Version ist da.',
  'update.later': 'Später',
};
