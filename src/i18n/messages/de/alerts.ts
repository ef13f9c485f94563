import type { Words } from '../words.ts';
import type { alerts as english } from '../en/alerts.ts';

export const alerts: Words<typeof english> = {
  'alert.opponent-failed':
    '{name} konnte sich nicht entscheiden. „Weiter“ spielt diesmal einen schnellen Zug.',
  'alert.opponent-replaced':
    '{name} konnte sich nicht entscheiden, also wurde ein schneller Zug gespielt.',
  'alert.opponents-unavailable':
    'Die Gegner können gerade nicht nachdenken. Sie spielen schnelle Züge.',
  'alert.not-saved':
    'Dieses Spiel lässt sich auf diesem Gerät nicht speichern. Weiterspielen kannst du trotzdem.',
  'alert.settings-not-saved':
    'Einstellungen lassen sich in diesem Browser nicht speichern. Sie gelten, bis du die Seite schließt.',
  'alert.data-deleted':
    'Die Daten dieser Website wurden im Browser gelöscht. Dieses Spiel und deine Einstellungen sind wieder gespeichert.',
  'alert.unreadable-save':
    'Dein gespeichertes Spiel war nicht lesbar und wurde beiseitegelegt. Ein neues liegt bereit.',
  'alert.newer-save':
    'Dein gespeichertes Spiel stammt aus einer neueren Version des Spiels. Es geht nichts verloren: Lade die Seite neu, um zu aktualisieren, dann findest du es unter „Deine Spiele“.',
  'alert.late-save':
    'Ein neues Spiel hatte begonnen, bevor dein gespeichertes gefunden war. Es wartet unter „Deine Spiele“.',
  'alert.not-found': 'Dieses Spiel ist nicht mehr da oder nicht lesbar.',
  'alert.rated':
    'Dieser Versuch zählt: keine Tipps, kein Zurücknehmen, kein automatisches Spielen.',
};
