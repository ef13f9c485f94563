import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'Dieses Spiel teilen',
  'result.name': 'Dein Name (optional)',
  'result.form': 'Ergebnis',
  'result.form.symbols': 'Als Symbole',
  'result.form.words': 'Als Text',
  'result.places': 'darunter: Platz nach der Runde',
  'result.made': 'geschafft',
  'result.over': 'zu viel',
  'result.under': 'zu wenig',
  'result.head.game': 'Oh Hell! Das Spiel: {game}',
  'result.head.daily': 'Oh Hell! Spiel des Tages, {date}',
  'result.score':
    '{place, selectordinal, other {#.}} von {sides}, {count, plural, one {{points} Punkt} other {{points} Punkte}}, {made} von {rounds, plural, one {# Ansage geschafft} other {# Ansagen geschafft}}',
  'result.expert': 'Der Experte: {count, plural, one {{points} Punkt} other {{points} Punkte}}',
  'result.round.made':
    'Runde {round}, {cards, plural, one {# Karte} other {# Karten}}: {bid} angesagt, {tricks} gemacht, geschafft. {place, selectordinal, other {#.}} mit {total}.',
  'result.round.over':
    'Runde {round}, {cards, plural, one {# Karte} other {# Karten}}: {bid} angesagt, {tricks} gemacht, zu viel. {place, selectordinal, other {#.}} mit {total}.',
  'result.round.under':
    'Runde {round}, {cards, plural, one {# Karte} other {# Karten}}: {bid} angesagt, {tricks} gemacht, zu wenig. {place, selectordinal, other {#.}} mit {total}.',
  'result.caption': 'Runde für Runde',
  'result.copy': 'Ergebnis kopieren',
  'result.send': 'Ergebnis senden',
  'result.watch.title': 'Das ganze Spiel',
  'result.watch.text': 'Wer diesen Link öffnet, sieht das Spiel Karte für Karte.',
  'result.deal.title': 'Dieselben Karten',
  'result.deal.text':
    'Wer diesen Link öffnet, spielt deine Karten von deinem Platz aus gegen dieselben Gegner und versucht, deine Punktzahl zu schlagen. Deine Blätter werden nicht gezeigt.',
  'result.link.copy': 'Link kopieren',
  'result.link.send': 'Link senden',
  'copy.done': 'Kopiert.',
  'copy.failed': 'Kopieren nicht möglich. Markiere den Text und kopiere ihn selbst.',
  'guest.friend': 'jemand',
  'guest.title.game': '{name} hat ein Spiel mit dir geteilt',
  'guest.title.deal': '{name} fordert dich heraus',
  'guest.deal':
    '{name} wurde mit diesen Karten {place, selectordinal, other {#.}} von {sides}, mit {count, plural, one {{points} Punkt} other {{points} Punkten}}. Schaffst du mehr?',
  'guest.aided': 'Mit Hilfe gespielt: Tipps, Zurücknehmen oder automatisches Spielen.',
  'guest.play': 'Diese Karten spielen',
  'guest.watch': 'Spiel ansehen',
  'guest.reading': 'Der Link wird gelesen …',
  'guest.refused.not-a-link': 'Kein Link zu einem Spiel von Oh Hell!',
  'guest.refused.damaged':
    'Dieser Link ist unvollständig oder verändert, deshalb ist das Spiel nicht lesbar. Lass ihn dir noch einmal schicken. Deine eigenen Spiele sind sicher.',
  'guest.refused.newer-version':
    'Dieser Link stammt aus einer neueren Version des Spiels. Lade die Seite neu, um zu aktualisieren, und öffne ihn dann noch einmal.',
  'challenge.better': 'Du hast {name} geschlagen, {own} zu {theirs}.',
  'challenge.level': 'Gleichstand zwischen dir und {name}: {own}.',
  'challenge.worse': '{name} hat dich geschlagen, {theirs} zu {own}.',
  'challenge.watch': 'Ansehen, wie {name} gespielt hat',
  'over.share': 'Teilen',
};
