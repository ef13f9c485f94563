import type { exercises as english } from '../en/exercises.ts';
import type { Words } from '../words.ts';

export const exercises: Words<typeof english> = {
  'exercise.title': 'Übungen',
  'exercise.intro':
    'Kurze Stellungen, jede mit einer klar besten Antwort. Wähle am Tisch und versuch es, so oft du magst.',
  'exercise.subject.follow': 'Bedienen',
  'exercise.subject.ruff': 'Stechen oder abwerfen',
  'exercise.subject.dodge': 'Ausweichen',
  'exercise.subject.count': 'Trümpfe zählen',
  'exercise.subject.hook': 'Der letzte Ansager',
  'exercise.subject.zero': 'Wann null ansagen',
  'exercise.subject.own': 'Aus deinen eigenen Spielen',
  'exercise.about.follow': 'Welche Karte der ausgespielten Farbe?',
  'exercise.about.ruff': 'Du kannst nicht bedienen. Ist dieser Stich einen Trumpf wert?',
  'exercise.about.dodge': 'Du brauchst keinen Stich mehr. Wie hältst du dich heraus?',
  'exercise.about.count': 'Welche Trümpfe sind noch im Spiel, und was sind deine dann wert?',
  'exercise.about.hook': 'Du sagst zuletzt an, und die beste Zahl ist verwehrt.',
  'exercise.about.zero': 'Null, oder doch nicht?',
  'exercise.about.own':
    'Teure Fehler, die ein Rückblick gefunden hat. Was du löst, kommt nicht wieder.',
  'exercise.own.none':
    'Hier wartet nichts. Sieh dir den Rückblick auf ein Spiel an: Die teuren Fehler kommen als Übungen wieder.',
  'exercise.solved': '{solved} von {count} gelöst',
  'exercise.waiting': '{count, plural, one {# Fehler wartet} other {# Fehler warten}}',
  'exercise.begin': 'Üben',
  'exercise.begin.label': 'Üben: {subject}',
  'exercise.place': '{subject}, {index} von {count}',
  'exercise.ask.bid': 'Was sagst du an?',
  'exercise.ask.card': 'Welche Karte spielst du?',
  'exercise.ask.trump': 'Welchen Trumpf nennst du?',
  'exercise.right': 'Richtig!',
  'exercise.wrong': 'Nicht die beste Wahl.',
  'exercise.cost': 'Das kostet etwa {count, plural, one {{points} Punkt} other {{points} Punkte}}.',
  'exercise.chance': 'Chance auf die Ansage: {chance} statt {best}.',
  'exercise.again': 'Wähl noch einmal, oder sieh dir die Antwort an.',
  'exercise.show': 'Antwort zeigen',
  'exercise.next': 'Weiter',
  'exercise.back': 'Zurück zu den Übungen',
  'exercise.close': 'Zurück zum Tisch',
  'exercise.notKept': 'Was du gelöst hast, kann auf diesem Gerät nicht aufbewahrt werden.',
  'exercise.failed':
    'Die Übungen konnten nicht geladen werden. Geh zurück und öffne sie noch einmal.',
};
