import type { Words } from '../words.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  'about.title': 'Über Oh Hell!',
  'about.text':
    'Ein Kartenspiel der genauen Ansagen, für einen Menschen und einen Tisch voller Gegner. Kein Konto, kein Server, keine Werbung: Es läuft auf deinem Gerät und bleibt dort.',
  'about.version': 'Version {version}',
  'about.license': 'Freie Software unter der MIT-Lizenz.',
  'about.credits': 'Mit Dank an',
  'about.credit.courts': 'Bildkarten, neu gefärbt',
  'about.credit.type': 'Überschriften gesetzt in',
  'about.credit.icons': 'Symbole',
  'about.credit.sound': 'Klänge synthetisiert mit',
  'about.drawn':
    'Farbzeichen, Augen, Kartenrücken, Porträts und alles Übrige wurden für dieses Spiel gezeichnet.',
  'lostLink.title': 'Dieser Link führt nirgendwohin',
  'lostLink.text':
    'Vielleicht wurde er unterwegs abgeschnitten, oder er stammt aus einer anderen Version des Spiels. Dein eigenes Spiel liegt auf dem Tisch, wie du es verlassen hast.',
  'table.back': 'Zum Tisch',
};
