export const share = {
  'result.title': 'Share this game',
  'result.name': 'Your name, if you want it to be told',
  'result.form': 'The result',
  'result.form.symbols': 'As symbols',
  'result.form.words': 'In words',
  'result.places': 'below: the place after the round',
  'result.made': 'kept the bid',
  'result.over': 'too many tricks',
  'result.under': 'too few tricks',
  'result.head.game': 'Oh Hell! A game of {game}',
  'result.head.daily': 'Oh Hell! Daily deal, {date}',
  'result.score':
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {sides}, {count, plural, one {{points} point} other {{points} points}}, {made} of {rounds, plural, one {# bid kept} other {# bids kept}}',
  'result.expert': 'The expert: {count, plural, one {{points} point} other {{points} points}}',
  'result.round.made':
    'Round {round}, {cards, plural, one {# card} other {# cards}}: bid {bid} and took {tricks}. {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {total}.',
  'result.round.over':
    'Round {round}, {cards, plural, one {# card} other {# cards}}: bid {bid}, took {tricks}, too many. {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {total}.',
  'result.round.under':
    'Round {round}, {cards, plural, one {# card} other {# cards}}: bid {bid}, took {tricks}, too few. {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {total}.',
  'result.caption': 'Round by round',
  'result.copy': 'Copy the result',
  'result.send': 'Send the result',
  'result.watch.title': 'The whole game',
  'result.watch.text': 'Whoever opens this link sees the game card by card.',
  'result.deal.title': 'The same cards',
  'result.deal.text':
    'Whoever opens this link plays your cards from your seat, against the same opponents, and tries to beat your score. Your hands are not shown.',
  'result.link.copy': 'Copy the link',
  'result.link.send': 'Send the link',
  'result.copied': 'Copied.',
  'result.notCopied': 'It could not be copied. Select it and copy it yourself.',
  'guest.friend': 'A friend',
  'guest.title.game': '{name} shows you a game',
  'guest.title.deal': '{name} dares you',
  'guest.deal':
    '{name} came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {sides} with {count, plural, one {{points} point} other {{points} points}} on these cards. Can you beat that?',
  'guest.aided': 'Not without help: there were hints, or something was taken back or played out.',
  'guest.play': 'Play these cards',
  'guest.watch': 'Watch the game',
  'guest.reading': 'Reading the link…',
  'guest.refused.not-a-link': 'This is no link to a game of Oh Hell!',
  'guest.refused.damaged':
    'This link is incomplete or has been changed, so the game in it cannot be read. Ask for it once more. Nothing of yours is lost.',
  'guest.refused.newer-version':
    'This link is from a newer version of the game. Reload the page, then open it again.',
  'rival.better': 'You have beaten {name}: {own} to {theirs}.',
  'rival.level': 'You and {name} are level at {own}.',
  'rival.worse': '{name} stays ahead: {theirs} to {own}.',
  'rival.watch': 'See how {name} played it',
  'over.share': 'Share',
} as const;
