import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'Jeden Tag ein kurzes Spiel, für alle mit denselben Karten, Plätzen und Gegnern. Dein erster Versuch am selben Tag zählt.',
  'daily.today': 'Heute, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# Runde} other {# Runden}}',
  'daily.rulesTo': '{game}, bis {points} Punkte',
  'daily.against': 'Gegen {names}',
  'daily.partner': 'Mit {partner}, gegen {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'Spielen',
  'daily.unrated': 'Zum Spaß spielen',
  'daily.again': 'Noch einmal zum Spaß spielen',
  'daily.counts': 'Ein Versuch: keine Tipps, kein Zurücknehmen, kein automatisches Spielen.',
  'daily.counts.learning':
    'Ein Versuch: keine Tipps, kein Zurücknehmen, kein automatisches Spielen. Der Lernmodus ist dabei aus.',
  'daily.inProgress': 'Du bist mitten in diesem Spiel.',
  'daily.past': 'Dieses Spiel zählt nicht mehr.',
  'daily.kept': 'Dein laufendes Spiel wartet unter „Deine Spiele“.',
  'daily.next': 'Nächstes Spiel {when}.',
  'daily.inHours': 'in {hours, plural, one {# Stunde} other {# Stunden}}',
  'daily.inMinutes': 'in {minutes, plural, one {# Minute} other {# Minuten}}',
  'daily.expert': 'Der Experte',
  'daily.expert.thinking': 'Der Experte spielt dieselben Karten …',
  'daily.expert.failed': 'Der Experte konnte diese Karten gerade nicht spielen.',
  'daily.expert.watch': 'Ansehen, wie der Experte gespielt hat',
  'daily.beat':
    '{by, plural, one {Du hast den Experten um {points} Punkt geschlagen.} other {Du hast den Experten um {points} Punkte geschlagen.}}',
  'daily.level': 'Gleichstand mit dem Experten.',
  'daily.lost':
    '{by, plural, one {Der Experte hat dich um {points} Punkt geschlagen.} other {Der Experte hat dich um {points} Punkte geschlagen.}}',
  'daily.streak': 'Aktuelle Serie',
  'daily.bestStreak': 'Längste Serie',
  'daily.played': 'Gespielte Tage',
  'daily.won': 'Gewonnen',
  'daily.before': 'Voriger Monat',
  'daily.after': 'Nächster Monat',
  'daily.day.won': '{date}, gewonnen',
  'daily.day.played': '{date}, gespielt',
  'daily.day.inProgress': '{date}, läuft noch',
  'daily.day.open': '{date}, nicht gespielt',
  'daily.failed':
    'Deine Ergebnisse lassen sich auf diesem Gerät gerade nicht lesen. Die Spiele sind noch da.',
  'daily.over.counts': 'Spiel des Tages, {date}',
  'daily.over.unrated': 'Spiel des Tages, {date}, zum Spaß',
  'daily.over.open': 'Mit dem Experten vergleichen',
};
