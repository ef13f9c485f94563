export const advice = {
  'hint.title': 'Hint',
  'hint.close': 'Close the hint',
  'hint.thinking': 'Looking into it …',
  'hint.failed': 'No hint came. Close it and ask again.',
  'hint.forced': 'There is only one thing you may do here: {choice}.',
  'hint.nothing': 'There is no hint on this decision.',
  'hint.table': 'What each choice promises',
  'hint.choice': 'Choice',
  'hint.make': 'Chance to make it',
  'hint.make.short': 'Chance, %',
  'hint.points': 'Expected points',
  'hint.points.short': 'Points',
  'hint.cost': 'Costs against the best',
  'hint.isBest': '{choice}, the best',
  'hint.under': 'under {percent}',
  'hint.over': 'over {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} to make your bid, {points} expected',
  'hint.mark.best': 'the best: {chance} to make your bid, {points} expected',

  'hint.say.bid':
    '{verdict, select, clear {Bid {choice}: {chance} to make it.} probable {Probably best: {choice}, {chance} to make it.} close {Rather {choice}: {chance} to make it, but it is close.} only {Whatever you bid, it comes to the same: {chance} to make it.} tie {A toss-up: {choices}, {chance} to make it.} other {A toss-up: {choice} is as good as any, {chance} to make it.}}',
  'hint.say.trump':
    '{verdict, select, clear {Name {choice}: {chance} to make your bid.} probable {Probably best: {choice}, {chance} to make your bid.} close {Rather {choice}: {chance} to make your bid, but it is close.} only {Whatever you name, it comes to the same: {chance} to make your bid.} tie {A toss-up: {choices}, {chance} to make your bid.} other {A toss-up: {choice} is as good as any, {chance} to make your bid.}}',
  'hint.say.card':
    '{verdict, select, clear {Play {choice}: {chance} to make your bid.} probable {Probably best: {choice}, {chance} to make your bid.} close {Rather {choice}: {chance} to make your bid, but it is close.} only {Whatever you play, it comes to the same: {chance} to make your bid.} tie {A toss-up: {choices}, {chance} to make your bid.} other {A toss-up: {choice} is as good as any, {chance} to make your bid.}}',
  'hint.others': 'That costs the others more than it costs you.',
  'hint.hinders': 'That leaves the others with less.',

  'hint.needs':
    '{tricks, plural, =0 {You have what you bid: not one trick more.} one {You still need # trick of {of}.} other {You still need # tricks of {of}.}}',
  'hint.needs.all':
    '{of, plural, one {You need the last trick.} other {You need all # tricks that are left.}}',
  'hint.needs.lost': 'Your bid is lost: make it hard for the others.',

  'hint.sure': '{count, plural, one {A sure trick: {cards}.} other {# sure tricks: {cards}.}}',
  'hint.likely': 'As good as sure: {cards}.',
  'hint.probable': 'Probably a trick: {cards}.',
  'hint.even': 'Even money: {cards}.',
  'hint.nothing-likely': 'None of your cards is likely to take a trick.',
  'hint.danger': 'The greatest danger: {cards}.',
  'hint.void': 'You can ruff: {suits}.',
  'hint.discards': 'You can throw cards off on {suits}.',
  'hint.bids-for': 'The others see your card, and what they have bid speaks for it.',
  'hint.bids-against': 'The others see your card, and what they have bid speaks against it.',
  'hint.forehead':
    '{wins, plural, =0 {None of the {of} cards that may be yours takes the trick.} one {# of the {of} cards that may be yours takes the trick.} other {# of the {of} cards that may be yours take the trick.}}',

  'hint.fact.wins': 'It takes this trick for certain.',
  'hint.fact.loses': 'It does not take this trick.',
  'hint.fact.fulfils': 'It takes the last trick that you need.',
  'hint.fact.overshoots': 'It takes a trick too many.',
  'hint.fact.falls-short': 'Your bid is lost with it.',
  'hint.fact.ruff': 'You ruff.',
  'hint.fact.overruff': 'You overruff.',
  'hint.fact.underruff': 'You get rid of a trump under a higher one.',
  'hint.fact.discard': 'You throw it off.',
  'hint.fact.duck': 'You duck.',
  'hint.fact.unload': 'You unload a card that nothing could beat later in its suit.',
  'hint.fact.cheapest': 'It is the lowest that wins.',
  'hint.fact.dearest': 'It is the highest that loses.',
  'hint.fact.busts': 'A trick too many for {name}.',
  'hint.fact.denies': 'Then {name} cannot make it any more.',
  'hint.fact.beaten-by': 'Higher and still out: {cards}.',
  'hint.fact.out':
    'Still out in its suit: {above} higher, {below, plural, =0 {none lower} one {# lower} other {# lower}}.',
  'hint.fact.out.each':
    '{above, plural, one {A higher card of its suit is still out against each.} other {At least # higher cards of its suit are still out against each.}}',
  'hint.fact.either': 'It hardly matters whether you go high or low.',
  'hint.fact.keeps': 'You keep {cards} for later.',
  'hint.fact.voids': 'Then you are void in its suit.',
  'hint.fact.only-ruff': 'Nothing higher in its suit is out: only a ruff beats it.',
  'hint.fact.may-ruff':
    '{count, plural, one {Void, and may ruff: {names}.} other {Void, and may ruff: {names}.}}',

  'learn.tally': 'Best choice found: {found} of {count}',
  'learn.ask.title': 'Are you sure?',
  'learn.ask.text':
    '{choice} instead of {best} costs about {points, plural, one {# point} other {# points}}.',
  'learn.ask.anyway': 'Do it anyway',
  'learn.ask.back': 'Think again',

  'settings.group.learning': 'Learning',
  'settings.learning': 'Learning mode',
  'settings.learning.hint':
    'Shows the hint at every decision of yours and counts how often you find the best choice. Such games do not count in your statistics.',
  'settings.askBefore': 'Ask before a choice that costs',
  'settings.askBefore.hint':
    'Only in learning mode, and only where it is beyond doubt. Points as in the usual scoring, 10 and the bid: where a round is worth more, it takes as many more.',
  'askBefore.never': 'Never ask',
  'askBefore.points': '{points, plural, one {# point or more} other {# points or more}}',
} as const;
