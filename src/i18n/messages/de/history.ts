import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'Deine Spiele',
  'history.none': 'Jedes beendete Spiel wird hier gespeichert.',
  'history.finished': 'Beendete Spiele',
  'history.failed': 'Die Spiele auf diesem Gerät lassen sich gerade nicht lesen.',
  'history.statistics': 'Statistik',
  'history.games': 'Spiele',
  'history.wins': 'Gewonnene Spiele',
  'history.averageFinish': 'Platz im Schnitt',
  'history.undated': 'Datum unbekannt',
  'history.table': '{when} · {players} Spieler · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place}. von {sides}, {count, plural, one {{points} Punkt} other {{points} Punkte}}',
  'history.made':
    '{made} von {rounds, plural, one {# Ansage geschafft} other {# Ansagen geschafft}}',
  'history.review': '{name}, {when}, analysieren',
  'history.share': '{name}, {when}, teilen',
  'history.older': 'Ältere Spiele zeigen',
  'history.delete': '{name}, {when}, löschen',
  'history.deleted': 'Spiel gelöscht.',
  'history.unreadable':
    '{count, plural, one {# weiteres Spiel kann diese Version nicht lesen. Es bleibt gespeichert.} other {# weitere Spiele kann diese Version nicht lesen. Sie bleiben gespeichert.}}',
  'history.save': 'In Datei speichern',
  'history.open': 'Aus Datei hinzufügen',
  'history.opened': '{added, plural, one {# Spiel hinzugefügt.} other {# Spiele hinzugefügt.}}',
  'history.opened.none': 'Nichts Neues in dieser Datei.',
  'history.opened.known': '{known, plural, one {# war schon da.} other {# waren schon da.}}',
  'history.opened.refused':
    '{refused, plural, one {# war nicht lesbar.} other {# waren nicht lesbar.}}',
  'history.refused.unreadable':
    'Diese Datei lässt sich gerade nicht öffnen. Wähle sie noch einmal aus.',
  'history.refused.too-large':
    'Diese Datei ist zu groß, um in einem Stück gelesen zu werden (über 32 MB). Wenn eine ältere Version des Spiels sie gespeichert hat, aktualisiere das Spiel dort und speichere alles noch einmal.',
  'history.refused.not-a-games-file': 'Keine Spieledatei von Oh Hell!',
  'history.refused.damaged':
    'Diese Datei ist unvollständig oder verändert und deshalb nicht lesbar. Die Spiele auf diesem Gerät sind sicher.',
  'history.refused.newer-version':
    'Diese Datei stammt aus einer neueren Version des Spiels. Lade die Seite neu, um zu aktualisieren.',
};
