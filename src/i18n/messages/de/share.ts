import type { Words } from '../words.ts';
import type { share as english } from '../en/share.ts';

export const share: Words<typeof english> = {
  'result.title': 'Dieses Spiel teilen',
  'result.name': 'Dein Name, wenn du ihn nennen willst',
  'result.form': 'Das Ergebnis',
  'result.form.symbols': 'In Zeichen',
  'result.form.words': 'In Worten',
  'result.places': 'darunter: der Platz nach der Runde',
  'result.made': 'Ansage geschafft',
  'result.over': 'zu viele Stiche',
  'result.under': 'zu wenige Stiche',
  'result.head.game': 'Oh Hell! Das Spiel: {game}',
  'result.head.daily': 'Oh Hell! Spiel des Tages, {date}',
  'result.score':
    '{place, selectordinal, other {#.}} von {sides}, {count, plural, one {{points} Punkt} other {{points} Punkte}}, {made} von {rounds, plural, one {# Ansage geschafft} other {# Ansagen geschafft}}',
  'result.expert': 'Der Experte: {count, plural, one {{points} Punkt} other {{points} Punkte}}',
  'result.round.made':
    'Runde {round}, {cards, plural, one {# Karte} other {# Karten}}: {bid} angesagt und {tricks} gemacht. {place, selectordinal, other {#.}} mit {total}.',
  'result.round.over':
    'Runde {round}, {cards, plural, one {# Karte} other {# Karten}}: {bid} angesagt, {tricks} gemacht, zu viele. {place, selectordinal, other {#.}} mit {total}.',
  'result.round.under':
    'Runde {round}, {cards, plural, one {# Karte} other {# Karten}}: {bid} angesagt, {tricks} gemacht, zu wenige. {place, selectordinal, other {#.}} mit {total}.',
  'result.caption': 'Runde für Runde',
  'result.copy': 'Ergebnis kopieren',
  'result.send': 'Ergebnis senden',
  'result.watch.title': 'Das ganze Spiel',
  'result.watch.text': 'Wer diesen Link öffnet, sieht das Spiel Karte für Karte.',
  'result.deal.title': 'Dieselben Karten',
  'result.deal.text':
    'Wer diesen Link öffnet, spielt deine Karten von deinem Platz aus gegen dieselben Gegner und versucht, deine Punkte zu überbieten. Deine Blätter werden nicht gezeigt.',
  'result.link.copy': 'Link kopieren',
  'result.link.send': 'Link senden',
  'copy.done': 'Kopiert.',
  'copy.failed': 'Das Kopieren hat nicht geklappt. Markiere es und kopiere es selbst.',
  'guest.friend': 'Jemand',
  'guest.title.game': '{name} zeigt dir ein Spiel',
  'guest.title.deal': '{name} fordert dich heraus',
  'guest.deal':
    '{name} wurde mit diesen Karten {place, selectordinal, other {#.}} von {sides} und hatte {count, plural, one {{points} Punkt} other {{points} Punkte}}. Kannst du das überbieten?',
  'guest.aided':
    'Nicht ohne Hilfe: Es gab Tipps, oder etwas wurde zurückgenommen oder ausgespielt.',
  'guest.play': 'Diese Karten spielen',
  'guest.watch': 'Spiel ansehen',
  'guest.reading': 'Der Link wird gelesen …',
  'guest.refused.not-a-link': 'Das ist kein Link zu einem Spiel von Oh Hell!',
  'guest.refused.damaged':
    'Dieser Link ist unvollständig oder verändert, deshalb lässt sich das Spiel darin nicht lesen. Bitte noch einmal darum. Von dir ist nichts verloren.',
  'guest.refused.newer-version':
    'Dieser Link stammt aus einer neueren Version des Spiels. Lade die Seite neu und öffne ihn dann noch einmal.',
  'rival.better': 'Du hast {name} geschlagen: {own} zu {theirs}.',
  'rival.level': 'Du und {name} liegt mit {own} gleichauf.',
  'rival.worse': '{name} bleibt vorn: {theirs} zu {own}.',
  'rival.watch': 'Ansehen, wie {name} gespielt hat',
  'over.share': 'Teilen',
};
