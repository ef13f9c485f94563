import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'Alle Karten eines Spiels stehen vor deiner ersten Ansage fest. Gegner entscheiden nur nach dem, was man von ihrem Platz aus sieht.',
  'fairness.sealed': 'Faires Spiel: Mischen prüfen',
  'fairness.commitment': 'Fingerabdruck der Karten (SHA‑256)',
  'fairness.insecure':
    'Diese Adresse ist nicht sicher (https), deshalb kann der Browser hier keinen Fingerabdruck berechnen.',
  'fairness.later':
    'Notier ihn dir, wenn du magst. Nach dem Spiel steht hier der Text, aus dem er entstand, mit dem Startwert für jedes Mischen. Schon eine einzige andere Karte ergäbe einen anderen Fingerabdruck.',
  'fairness.text': 'Woraus der Fingerabdruck entstand',
  'fairness.check.title': 'Karten prüfen',
  'fairness.check.text':
    'Mischt jede Runde noch einmal aus dem Startwert, gibt und vergleicht mit jeder gespielten oder aufgedeckten Karte.',
  'fairness.noted': 'Vor dem Spiel notierter Fingerabdruck, falls vorhanden',
  'fairness.check': 'Prüfen',
  'fairness.dealt':
    'Alles stimmt: {rounds, plural, one {# Runde} other {# Runden}} und {cards, plural, one {# Karte} other {# Karten}} stammen aus dem Startwert.',
  'fairness.notDealt': 'Diese Runden passen nicht zum Startwert: {rounds}.',
  'fairness.same': 'Der Fingerabdruck stimmt mit deinem überein.',
  'fairness.notSame': 'Der Fingerabdruck stimmt nicht mit deinem überein.',
  'fairness.yourself.title': 'Mit anderen Werkzeugen prüfen',
  'fairness.yourself.hash':
    'Jedes SHA-256-Programm macht aus demselben Text denselben Fingerabdruck. Im Terminal:',
  'fairness.yourself.command': 'Befehl für den Fingerabdruck',
  'fairness.yourself.deal':
    'Gemischt wird mit einem veröffentlichten Generator, xoroshiro128+: Der erste Sprung lost den Geber aus, jeder weitere mischt eine Runde. Dieses Node-Programm gibt die gemischten Karten einer Runde aus:',
  'fairness.yourself.program': 'Programm für die Karten von Runde 1',
  'fairness.copy': 'Kopieren',
};
