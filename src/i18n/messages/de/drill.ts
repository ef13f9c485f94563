import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'Ansagetraining',
  'drill.back': 'Zurück zum Ansagetraining',
  'drill.intro':
    'Sag auf ein Blatt an und schätze, wie sicher du es schaffst. Dann siehst du die Chancen des Tipps, und Experten spielen das Blatt mit deiner Ansage zu Ende. Mit der Zeit merkst du, wie gut du deine Karten einschätzt.',
  'drill.sizes': 'Kartenzahl',
  'drill.anySize': 'Jede Kartenzahl',
  'drill.allSizes': 'Alle Kartenzahlen',
  'drill.size': '{cards, plural, one {# Karte} other {# Karten}}',
  'drill.chance': 'Wie sicher schaffst du {bid}?',
  'drill.change': 'Ansage ändern',
  'drill.playing': 'Experten spielen es zu Ende …',
  'drill.failed': 'Dieses Blatt ließ sich gerade nicht zu Ende spielen.',
  'drill.made': 'Ansage {bid}, Stiche {tricks}: geschafft.',
  'drill.missed': 'Ansage {bid}, Stiche {tricks}: verfehlt.',
  'drill.youSaid': 'Deine Schätzung: {own}.',
  'drill.bothSaid': 'Deine Schätzung: {own}, Tipp: {hint}.',
  'drill.scores': 'Deine Einschätzung',
  'drill.answers': 'Antworten',
  'drill.brier': 'Brier-Wert',
  'drill.brier.hint': 'Tipp, gleiche Ansagen',
  'drill.brier.note':
    'Der Brier-Wert ist der mittlere quadratische Fehler deiner Schätzungen: 0 ist perfekt, immer {half} zu sagen ergibt {score}.',
  'drill.cost': 'Punktverlust pro Ansage',
  'drill.bias.over': 'Du schaffst deutlich weniger Ansagen, als du erwartest.',
  'drill.bias.under': 'Du schaffst deutlich mehr Ansagen, als du erwartest.',
  'drill.bias.even': 'Deine Schätzungen sind weder deutlich zu hoch noch zu niedrig.',
  'drill.few': 'Zu wenige Antworten für ein Urteil; {count} sind nötig.',
  'drill.curve': 'Kalibrierung',
  'drill.curve.note':
    'Punkte auf der gepunkteten Linie stimmen genau: Von den Ansagen, denen du {chance} gibst, werden {chance} geschafft. Balken sind 95-%-Spannen; größere Punkte haben mehr Antworten.',
  'drill.said': 'Geschätzt',
  'drill.range': '95-%-Spanne',
  'drill.trend': 'Brier-Wert im Lauf der Zeit',
  'drill.trend.note':
    'Jeder Punkt sind zehn Antworten, die Linie ist der Schnitt der letzten fünf Punkte. Ein perfekter Wert steht ganz oben.',
  'drill.mean': 'Schnitt',
  'drill.delete': 'Alle Antworten löschen',
};
