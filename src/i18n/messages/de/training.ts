import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'Training',
  'training.intro':
    'Immer neue Stellungen, auf diesem Gerät erzeugt, jede mit einer klar besten Antwort. Nur deine erste Wahl zählt.',
  'training.subject': 'Thema',
  'training.subject.any': 'Alle Themen',
  'training.game.any': 'Beliebiges Spiel',
  'training.grade': 'Schwierigkeit',
  'training.grade.fitting': 'Passend zu mir',
  'training.start': 'Fünf Minuten trainieren',
  'training.due':
    '{count, plural, one {# im Training verfehlte Stellung kommt zuerst.} other {# im Training verfehlte Stellungen kommen zuerst.}}',
  'training.rating': 'Trainingszahl',
  'training.rating.hint': 'Zum Vergleich: {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'Auf Anhieb richtig',
  'training.answered.value': '{right} von {count}',
  'training.puzzle': 'Rätsel des Tages',
  'training.puzzle.about': 'Jeden Tag eine Stellung, für alle dieselbe.',
  'training.puzzle.open': 'Heutiges Rätsel lösen',
  'training.puzzle.again': 'Heutiges Rätsel noch einmal sehen',
  'training.puzzle.right': 'Heute gelöst',
  'training.puzzle.wrong': 'Heute verfehlt',
  'training.making': 'Eine Stellung wird gesucht …',
  'training.failed':
    'Es ließ sich keine Stellung erzeugen. Prüfe deine Verbindung, oder wähl ein anderes Thema oder Spiel.',
  'training.left': 'Noch {time}',
  'training.over': 'Die Zeit ist um',
  'training.tally': '{right} von {count} richtig',
  'training.rated': 'Trainingszahl {rating} ({change})',
  'training.finish': 'Ergebnis ansehen',
  'training.end.none': 'Du hast keine Stellung beantwortet.',
  'training.end.about': '{right} von {count} auf Anhieb richtig.',
  'training.end.missed':
    '{count, plural, one {# verfehlte Stellung kommt wieder.} other {# verfehlte Stellungen kommen wieder.}}',
  'training.end.subjects': 'Nach Thema',
  'training.again': 'Noch einmal fünf Minuten',
  'training.weakness': 'Hier verlierst du am meisten: {what}',
  'training.weakness.about':
    '{points} Punkte mehr als Experten in {count, plural, one {# Entscheidung} other {# Entscheidungen}}.',
  'training.weakness.train': 'Trainieren: {subject}',
};
