import type { Words } from '../words.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Words<typeof english> = {
  'fairness.intro':
    'Alle Karten eines Spiels stehen vor deiner ersten Ansage fest. Gegner entscheiden nach dem, was man von ihrem Platz aus sieht, und nach nichts sonst.',
  'fairness.sealed': 'Karten vor der Ansage versiegelt · prüfen',
  'fairness.commitment': 'Der Fingerabdruck dieser Verteilungen (SHA-256)',
  'fairness.insecure':
    'Diese Adresse ist nicht sicher (https), deshalb kann der Browser hier keinen Fingerabdruck berechnen.',
  'fairness.later':
    'Schreib ihn dir auf, wenn du magst. Nach dem Spiel steht hier der Text, aus dem er entstand, mit dem Startwert jedes Mischens. Wer auch nur eine Karte änderte, änderte den Fingerabdruck.',
  'fairness.text': 'Woraus der Fingerabdruck entstand',
  'fairness.check.title': 'Prüfen',
  'fairness.check.text':
    'Mischt jede Runde noch einmal aus dem Startwert, gibt und vergleicht mit jeder Karte, die gespielt oder aufgedeckt wurde.',
  'fairness.noted': 'Der Fingerabdruck, den du vor dem Spiel notiert hast, falls du es getan hast',
  'fairness.check': 'Verteilungen prüfen',
  'fairness.dealt':
    'Alles wie gegeben: {rounds, plural, one {# Runde} other {# Runden}} und {cards, plural, one {# Karte} other {# Karten}} entsprechen dem Startwert.',
  'fairness.notDealt': 'Nicht wie gegeben: Diese Runden weichen vom Startwert ab: {rounds}.',
  'fairness.same': 'Der Fingerabdruck ist der, den du notiert hast.',
  'fairness.notSame': 'Der Fingerabdruck ist nicht der, den du notiert hast.',
  'fairness.yourself.title': 'Mit anderen Werkzeugen prüfen',
  'fairness.yourself.hash':
    'Jedes Programm für SHA-256 macht aus demselben Text denselben Fingerabdruck. In einem Terminal:',
  'fairness.yourself.command': 'Der Fingerabdruck',
  'fairness.yourself.deal':
    'Gemischt wird mit einem veröffentlichten Generator, xoroshiro128+: Der erste Sprung lost den Geber aus, jeder weitere mischt eine Runde. Dieses Programm für Node gibt das Blatt einer Runde aus:',
  'fairness.yourself.program': 'Das Blatt von Runde 1',
  'fairness.copy': 'Kopieren',
};
