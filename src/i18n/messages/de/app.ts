import type { Translation } from '../translation.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  'button.continue': 'Weiter',
  'alert.opponent-failed':
    '{name} konnte sich nicht entscheiden. „Weiter“ spielt diesmal einen schnellen Zug.',
  'alert.opponent-replaced':
    '{name} konnte sich nicht entscheiden, also wurde ein schneller Zug gespielt.',
  'alert.opponents-unavailable':
    'Die Gegner können gerade nicht nachdenken. Sie spielen schnelle Züge.',
  'alert.not-saved':
    'Dieses Spiel lässt sich auf diesem Gerät nicht speichern. Weiterspielen kannst du trotzdem.',
  'alert.storage-full':
    'Der Speicher ist voll, darum lässt sich dieses Spiel nicht speichern. Schaff etwas Platz, und dein nächster Zug speichert es.',
  'alert.settings-not-saved':
    'Einstellungen lassen sich in diesem Browser nicht speichern. Sie gelten, bis du die Seite schließt.',
  'alert.data-deleted':
    'Die Daten dieser Website wurden im Browser gelöscht. Dieses Spiel und deine Einstellungen sind wieder gespeichert.',
  'alert.data-restored':
    'Der Browser hatte gespeicherte Daten verloren. Sie sind aus einer Kopie wiederhergestellt; die letzte Runde kann fehlen.',
  'alert.unreadable-save':
    'Dein gespeichertes Spiel war nicht lesbar und wurde beiseitegelegt. Ein neues liegt bereit.',
  'alert.newer-save':
    'Dein gespeichertes Spiel stammt aus einer neueren Version des Spiels. Es geht nichts verloren: Lade die Seite neu, um zu aktualisieren, dann findest du es unter „Deine Spiele“.',
  'alert.late-save':
    'Ein neues Spiel hatte begonnen, bevor dein gespeichertes gefunden war. Es wartet unter „Deine Spiele“.',
  'alert.not-found': 'Dieses Spiel ist nicht mehr da oder nicht lesbar.',
  'alert.rated':
    'Dieser Versuch zählt: keine Tipps, kein Zurücknehmen, kein automatisches Spielen.',
  'alert.start-failed':
    'Das Spiel ließ sich nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.',
  'alert.reload': 'Neu laden',
  'alert.lost.title': 'Ein Teil des Spiels wurde nicht geladen',
  'alert.lost.text': 'Lade die Seite neu oder spiel am Tisch weiter.',
  'alert.crash.title': 'Etwas ist schiefgegangen',
  'alert.crash.text': 'Weiter geht es beim letzten guten Stand.',
};
