import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Weiter',
  'alert.opponent-failed':
    '{name} ist bei einem Zug gestolpert. Mit „Weiter“ wird diesmal ein schneller Zug gespielt.',
  'alert.opponent-replaced':
    '{name} konnte sich nicht entscheiden, also wurde ein schneller Zug gespielt.',
  'alert.opponents-unavailable':
    'In diesem Browser können die Gegner nicht im Hintergrund nachdenken. Sie spielen schnelle Züge.',
  'alert.not-saved':
    'Dieses Spiel lässt sich auf diesem Gerät nicht aufbewahren. Weiterspielen geht trotzdem.',
  'alert.settings-not-saved':
    'Einstellungen lassen sich in diesem Browser nicht speichern. Sie gelten, bis du die Seite schließt.',
  'alert.data-deleted':
    'Die Daten dieser Website wurden im Browser gelöscht. Dieses Spiel und deine Einstellungen sind wieder gespeichert.',
  'alert.damaged-save':
    'Das aufbewahrte Spiel war nicht lesbar und wurde beiseitegelegt. Ein neues liegt bereit.',
  'alert.late-save':
    'Ein anderes Spiel hatte begonnen, bevor das aufbewahrte gefunden war. Es wartet unter „Deine Spiele“.',
  'alert.not-found': 'Dieses Spiel ist nicht mehr da oder nicht lesbar.',
  'alert.rated':
    'Dieser Versuch zählt, also spielst du ihn allein: keine Tipps, nichts zurücknehmen, nichts zu Ende spielen lassen.',
  'alert.start-failed':
    'Das Spiel ließ sich nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.',
  'alert.reload': 'Neu laden',
  'alert.lost.title': 'Ein Teil des Spiels ließ sich nicht laden',
  'alert.lost.text': 'Dein Spiel ist sicher. Lade die Seite neu oder geh zurück an den Tisch.',
  'update.ready': 'Es gibt eine neue Version des Spiels.',
  'update.later': 'Später',
  'alert.crash.title': 'Auf dem Bildschirm ist etwas schiefgegangen',
  'alert.crash.text': 'Dein Spiel ist sicher. Weiter geht es beim letzten guten Stand.',
};
