import type { Words } from '../words.ts';
import type { history as english } from '../en/history.ts';

export const history: Words<typeof english> = {
  'history.title': 'Deine Spiele',
  'history.none': 'Jedes Spiel, das du beendest, wird hier aufbewahrt.',
  'history.failed': 'Die Spiele auf diesem Gerät lassen sich gerade nicht lesen.',
  'history.statistics': 'Statistik',
  'history.games': 'Spiele',
  'history.wins': 'Gewonnen',
  'history.averageFinish': 'Mittlerer Platz',
  'history.undated': 'Vor einiger Zeit',
  'history.table': '{when} · {players} Spieler · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place}. von {sides}, {count, plural, one {{points} Punkt} other {{points} Punkte}}',
  'history.made':
    '{made} von {rounds, plural, one {# Ansage geschafft} other {# Ansagen geschafft}}',
  'history.review': '{name}, {when}, im Rückblick',
  'history.share': '{name}, {when}, teilen',
  'history.delete': '{name}, {when}, löschen',
  'history.deleted': 'Das Spiel ist gelöscht.',
  'history.damaged':
    '{count, plural, one {# weiteres Spiel kann diese Version nicht lesen. Es bleibt aufbewahrt.} other {# weitere Spiele kann diese Version nicht lesen. Sie bleiben aufbewahrt.}}',
  'history.save': 'Als Datei speichern',
  'history.open': 'Aus einer Datei hinzufügen',
  'history.opened': '{added, plural, one {# Spiel hinzugefügt.} other {# Spiele hinzugefügt.}}',
  'history.opened.none': 'In dieser Datei ist nichts Neues.',
  'history.opened.known': '{known, plural, one {# war schon da.} other {# waren schon da.}}',
  'history.opened.refused':
    '{refused, plural, one {# war nicht lesbar.} other {# waren nicht lesbar.}}',
  'history.refused.too-large': 'Diese Datei ist zu groß, um eine mit Spielen zu sein.',
  'history.refused.not-a-games-file': 'Das ist keine Datei mit Spielen von Oh Hell!',
  'history.refused.newer-version':
    'Diese Datei stammt von einer neueren Version des Spiels. Lade zuerst neu.',
};
