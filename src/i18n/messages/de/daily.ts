import type { Words } from '../words.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Words<typeof english> = {
  'daily.intro':
    'Jeden Tag ein kurzes Spiel: für alle dieselben Karten, Plätze und Gegner. Dein erster Versuch am Tag selbst zählt.',
  'daily.today': 'Heute, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# Runde} other {# Runden}}',
  'daily.rulesTo': '{game}, bis {points} Punkte',
  'daily.against': 'Gegen {names}',
  'daily.partner': 'Mit {partner}, gegen {names}',
  'daily.player': '{name} (Stufe: {level})',
  'daily.play': 'Spielen',
  'daily.unrated': 'Nur zum Spaß spielen',
  'daily.again': 'Noch einmal nur zum Spaß spielen',
  'daily.counts':
    'Es gibt einen Versuch, und den spielst du allein: keine Tipps, und nichts lässt sich zurücknehmen.',
  'daily.counts.learning':
    'Es gibt einen Versuch, und den spielst du allein: keine Tipps, und nichts lässt sich zurücknehmen. Der Lernmodus ruht so lange.',
  'daily.begun': 'Du bist mitten in diesem Spiel.',
  'daily.past': 'Der Tag ist vorbei, also zählt es nicht mehr.',
  'daily.kept': 'Das Spiel auf dem Tisch bleibt erhalten. Du findest es unter „Deine Spiele“.',
  'daily.next': 'Das nächste kommt {when}.',
  'daily.inHours': 'in {hours, plural, one {# Stunde} other {# Stunden}}',
  'daily.inMinutes': 'in {minutes, plural, one {# Minute} other {# Minuten}}',
  'daily.expert': 'Der Experte',
  'daily.expert.thinking': 'Der Experte spielt dieselben Karten …',
  'daily.expert.failed': 'Der Experte konnte diese Karten gerade nicht spielen.',
  'daily.expert.watch': 'Ansehen, wie der Experte gespielt hat',
  'daily.beat':
    '{by, plural, one {Du warst einen Punkt besser als der Experte.} other {Du warst {points} Punkte besser als der Experte.}}',
  'daily.level': 'Du und der Experte liegt gleichauf.',
  'daily.lost':
    '{by, plural, one {Der Experte war einen Punkt besser.} other {Der Experte war {points} Punkte besser.}}',
  'daily.streak': 'Tage in Folge',
  'daily.longest': 'Längste Serie',
  'daily.played': 'Tage gespielt',
  'daily.won': 'Gewonnen',
  'daily.before': 'Der Monat davor',
  'daily.after': 'Der Monat danach',
  'daily.day.won': '{date}, gewonnen',
  'daily.day.played': '{date}, gespielt',
  'daily.day.begun': '{date}, begonnen',
  'daily.day.open': '{date}, nicht gespielt',
  'daily.failed':
    'Was du gespielt hast, lässt sich auf diesem Gerät gerade nicht lesen. Die Spiele der Tage sind noch da.',
  'daily.over.counts': 'Das Spiel des Tages vom {date}',
  'daily.over.unrated': 'Das Spiel des Tages vom {date}, nur zum Spaß',
  'daily.over.open': 'Mit dem Experten vergleichen',
};
