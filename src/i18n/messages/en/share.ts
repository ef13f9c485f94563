export const share = {
  'result.title': 'Share this game',
  'result.name': 'Your name (optional)',
  'result.form': 'Result',
  'result.form.symbols': 'As symbols',
  'result.form.words': 'As words',
  'result.places': 'bottom row: place after each round',
  'result.made': 'made',
  'result.over': 'over',
  'result.under': 'under',
  'result.head.game': 'Oh Hell! A game of {game}',
  'result.head.daily': 'Oh Hell! Daily deal, {date}',
  'result.score':
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {sides}, {count, plural, one {{points} point} other {{points} points}}, {made} of {rounds, plural, one {# bid made} other {# bids made}}',
  'result.expert': 'The expert: {count, plural, one {{points} point} other {{points} points}}',
  'result.round.made':
    'Round {round}, {cards, plural, one {# card} other {# cards}}: bid {bid}, took {tricks}, made. {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {total}.',
  'result.round.over':
    'Round {round}, {cards, plural, one {# card} other {# cards}}: bid {bid}, took {tricks}, over. {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {total}.',
  'result.round.under':
    'Round {round}, {cards, plural, one {# card} other {# cards}}: bid {bid}, took {tricks}, under. {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {total}.',
  'result.caption': 'Round by round',
  'result.copy': 'Copy result',
  'result.send': 'Send result',
  'result.watch.title': 'The whole game',
  'result.watch.text': 'Anyone who opens this link can watch the game card by card.',
  'result.deal.title': 'The same cards',
  'result.deal.text':
    'Anyone who opens this link plays your cards from your seat, against the same opponents, and tries to beat your score. Your hands aren’t shown.',
  'result.link.copy': 'Copy link',
  'result.link.send': 'Send link',
  'copy.done': 'Copied.',
  'copy.failed': 'Couldn’t copy. Select it and copy it yourself.',
  'guest.friend': 'a friend',
  'guest.title.game': '{name} shared a game with you',
  'guest.title.deal': '{name} challenges you',
  'guest.deal':
    '{name} finished {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {sides} with {count, plural, one {{points} point} other {{points} points}} on these cards. Can you beat that?',
  'guest.aided': 'Played with help: hints, undo or auto-finish.',
  'guest.play': 'Play these cards',
  'guest.watch': 'Watch game',
  'guest.reading': 'Reading the link…',
  'guest.refused.not-a-link': 'Not a link to an Oh Hell! game.',
  'guest.refused.damaged':
    'This link is incomplete or was changed, so the game can’t be read. Ask for it again. Your own games are safe.',
  'guest.refused.newer-version':
    'This link is from a newer version of the game. Reload the page to update, then open it again.',
  'challenge.better': 'You beat {name}, {own} to {theirs}.',
  'challenge.level': 'You and {name} are tied at {own}.',
  'challenge.worse': '{name} beat you, {theirs} to {own}.',
  'challenge.watch': 'See how {name} played it',
  'over.share': 'Share',
} as const;
