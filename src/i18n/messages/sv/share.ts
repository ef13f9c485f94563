import type { share as english } from '../en/share.ts';
import type { Translation } from '../translation.ts';

export const share: Translation<typeof english> = {
  'result.title': 'Dela partiet',
  'result.name': 'Ditt namn (frivilligt)',
  'result.form': 'Resultat',
  'result.form.symbols': 'Som symboler',
  'result.form.words': 'I ord',
  'result.places': 'raden under: placering efter rundan',
  'result.made': 'klarat',
  'result.over': 'över',
  'result.under': 'under',
  'result.head.game': 'Oh Hell! Ett parti {game}',
  'result.head.daily': 'Oh Hell! Dagens giv, {date}',
  'result.score':
    '{place, selectordinal, one {#:a} other {#:e}} av {sides}, {count, plural, one {{points} poäng} other {{points} poäng}}, {made} av {rounds, plural, one {# bud klarat} other {# bud klarade}}',
  'result.expert': 'Experten: {count, plural, one {{points} poäng} other {{points} poäng}}',
  'result.round.made':
    'Runda {round}, {cards, plural, one {# kort} other {# kort}}: bjöd {bid}, tog {tricks}, klarat. {place, selectordinal, one {#:a} other {#:e}} med {total}.',
  'result.round.over':
    'Runda {round}, {cards, plural, one {# kort} other {# kort}}: bjöd {bid}, tog {tricks}, över. {place, selectordinal, one {#:a} other {#:e}} med {total}.',
  'result.round.under':
    'Runda {round}, {cards, plural, one {# kort} other {# kort}}: bjöd {bid}, tog {tricks}, under. {place, selectordinal, one {#:a} other {#:e}} med {total}.',
  'result.caption': 'Runda för runda',
  'result.copy': 'Kopiera resultatet',
  'result.send': 'Skicka resultatet',
  'result.watch.title': 'Hela partiet',
  'result.watch.text': 'Den som öppnar länken kan se partiet kort för kort.',
  'result.deal.title': 'Samma kort',
  'result.deal.text':
    'Den som öppnar länken spelar dina kort från din plats mot samma motståndare och försöker slå dina poäng. Dina händer visas inte.',
  'result.link.copy': 'Kopiera länken',
  'result.link.send': 'Skicka länken',
  'copy.done': 'Kopierat.',
  'copy.failed': 'Det gick inte att kopiera. Markera texten och kopiera själv.',
  'guest.friend': 'en vän',
  'guest.title.game': '{name} har delat ett parti med dig',
  'guest.title.deal': '{name} utmanar dig',
  'guest.deal':
    '{name} blev {place, selectordinal, one {#:a} other {#:e}} av {sides} och fick {count, plural, one {{points} poäng} other {{points} poäng}} med de här korten. Kan du slå det?',
  'guest.aided': 'Spelat med hjälp: tips, ångrande eller autospel.',
  'guest.play': 'Spela de här korten',
  'guest.watch': 'Se partiet',
  'guest.reading': 'Läser länken …',
  'guest.refused.not-a-link': 'Ingen länk till ett parti i Oh Hell!',
  'guest.refused.damaged':
    'Länken är ofullständig eller har ändrats, så partiet går inte att läsa. Be om den igen. Dina egna partier är i säkerhet.',
  'guest.refused.newer-version':
    'Länken kommer från en nyare version av spelet. Ladda om sidan för att uppdatera och öppna den sedan igen.',
  'challenge.better': 'Du slog {name} med {own} mot {theirs}.',
  'challenge.level': 'Du och {name} står lika på {own}.',
  'challenge.worse': '{name} slog dig med {theirs} mot {own}.',
  'challenge.watch': 'Se hur {name} spelade',
  'over.share': 'Dela',
};
