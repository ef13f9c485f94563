export const advice = {
  'hint.button': 'Hint',
  'hint.close': 'Close hint',
  'hint.thinking': 'Thinking…',
  'hint.why': 'Why?',
  'hint.failed': 'No hint this time.',
  'hint.forced':
    '{kind, select, bid {You can only bid {choice}.} trump {You can only name {choice}.} other {You can only play {choice}.}}',
  'hint.nothing': 'There is no hint for this decision.',
  'hint.noTrump': 'no trump',
  'hint.table': 'What each choice is worth',
  'hint.choice': 'Choice',
  'hint.make': 'Chance to make it',
  'hint.few': 'Too few tricks',
  'hint.many': 'Too many tricks',
  'hint.misses': 'If not: too few tricks {few}, too many {many}.',
  'hint.make.short': 'Chance, %',
  'hint.points': 'Expected points',
  'hint.cost':
    '{scope, select, bags {Cost vs. best, counting the others’ points and bags} points {Cost vs. best, counting what the others score} other {Cost vs. best}}',
  'hint.isBest': '{choice}, best',
  'hint.isTied': '{choice}, among the best',
  'hint.under': 'under {percent}',
  'hint.over': 'over {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} to make your bid, expected points {points}',
  'hint.opponent': '{name} makes the bid',
  'hint.mark.opponent': '{name} makes the bid: {chance}',
  'hint.mark.best': 'best: {chance} to make your bid, expected points {points}',
  'hint.mark.tied': 'among the best: {chance} to make your bid, expected points {points}',

  'hint.say.bid':
    '{verdict, select, clear {Bid {choice}: {chance} to make.} probable {Probably {choice}: {chance} to make.} close {Lean toward {choice}: {chance} to make, but it’s close.} only {Any bid will do: {chance} to make.} tie {It’s close: {choices}, {chance} to make.} other {It’s close: {choice} is as good as any, {chance} to make.}}',
  'hint.say.trump':
    '{verdict, select, clear {Name {choice}: {chance} to make your bid.} probable {Probably {choice}: {chance} to make your bid.} close {Lean toward {choice}: {chance} to make your bid, but it’s close.} only {Any trump will do: {chance} to make your bid.} tie {It’s close: {choices}, {chance} to make your bid.} other {It’s close: {choice} is as good as any, {chance} to make your bid.}}',
  'hint.say.card':
    '{verdict, select, clear {Play {choice}: {chance} to make your bid.} probable {Probably {choice}: {chance} to make your bid.} close {Lean toward {choice}: {chance} to make your bid, but it’s close.} only {Any card will do: {chance} to make your bid.} tie {It’s close: {choices}, {chance} to make your bid.} other {It’s close: {choice} is as good as any, {chance} to make your bid.}}',
  // Of a card when every card misses the bid.
  'hint.say.lost':
    '{verdict, select, clear {Play {choice}.} probable {Probably {choice}.} close {Lean toward {choice}, but it’s close.} only {Any card will do.} tie {It’s close: {choices}.} other {It’s close: {choice} is as good as any.}}',
  'hint.nearly': '{other} is nearly as good.',
  'hint.certain': 'It’s certain, however the cards lie.',
  'hint.others': 'It costs the others more than it costs you.',
  'hint.hinders': 'It leaves the others with less.',
  'cost.parts':
    '{who, select, you {{how, select, both {That is {own} of your own points, plus {others}: half of what the others gain on average.} less {That is {own} of your own points, minus {others}: half of what the others lose on average.} more {That is {others}, half of what the others gain on average, minus {own} that you gain yourself.} other {That is half of what the others gain on average.}}} other {{how, select, both {That is {own} of the player’s own points, plus {others}: half of what the others gain on average.} less {That is {own} of the player’s own points, minus {others}: half of what the others lose on average.} more {That is {others}, half of what the others gain on average, minus {own} that the player gains.} other {That is half of what the others gain on average.}}}}',
  'hint.net':
    '{scope, select, bags {Counting the others’ points and extra tricks (bags)} other {Counting what the others score}}, {other} costs about {count, plural, one {{points} point} other {{points} points}}.',
  'hint.hook':
    '{drawback, select, chance {{forbidden} isn’t allowed, and {other} is made less often: {chance}.} pay {{forbidden} isn’t allowed, and {other} is worth less.} other {{forbidden} isn’t allowed.}}',
  'hint.contrast.over':
    '{never, select, yes {With {other} you’d take too many tricks {chance} of the time.} other {With {other} you take too many tricks {chance} of the time, not {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {With {other} you’d fall short {chance} of the time.} other {With {other} you fall short {chance} of the time, not {best}.}}',
  'hint.contrast.make': 'With {other} you make it {chance} of the time, not {best}.',
  'hint.contrast.pay': 'Expected points with {other}: {points} instead of {best}.',
  'hint.contrast.naming': 'With {other} you’d get to name trump less often.',
  'hint.contrast.against': 'With {other}, {name} makes the bid {chance} of the time, not {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} is made {chance} of the time, not {best}.} other {{other} is made {chance} of the time, but pays less.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {With {other} you take too many tricks more often} nil {With {other} your nil is broken more often} short {With {other} you fall short more often} theirs {With {other} the others make their contract more often} other {With {other} you score less}}',
  'hint.why.now': '{high} takes this trick {chance} of the time, {low} {less}',
  'hint.why.later': 'if kept, {high} takes a trick {chance} of the time, and {low} {less}',
  'hint.why.own':
    '{odds, select, never {{card} can’t take this trick, but if kept takes a later one {later} of the time} sure {{card} is sure to take this trick; if kept, it takes a later one {later} of the time} other {{card} takes this trick {now} of the time; if kept, a later one {later}}}',
  'hint.why.rest': '{card} then takes a trick {chance} of the time, not {best}',
  'hint.why.suits': 'your {suits} then take {count} tricks on average, not {best}',
  'hint.why.higher': 'if kept, a higher card is likelier to take a trick',
  'hint.why.points': 'expected points {points} instead of {best}',

  'hint.needs':
    '{tricks, plural, =0 {You have your bid: take no more.} one {You still need # of the remaining {of} tricks.} other {You still need # of the remaining {of} tricks.}}',
  'hint.needs.all':
    '{of, plural, one {You need the last trick.} other {You need all of the last # tricks.}}',
  'hint.needs.lost': 'Your bid is sunk: make it hard for the others.',
  'hint.sunk-by':
    '{tricks, plural, one {{cards} can’t help taking a trick: your bid is sunk.} other {{cards} can’t help taking # tricks: your bid is sunk.}}',
  'hint.hopeless': 'Almost certainly lost, whatever you do.',

  'hint.sure': '{count, plural, one {sure trick: {cards}} other {# sure tricks: {cards}}}',
  'hint.likely': 'almost certain: {cards}',
  'hint.probable':
    '{count, plural, one {probably a trick: {cards}} other {probably a trick each: {cards}}}',
  'hint.even': 'could go either way: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {brings} other {bring}} you closer to {bid}',
  'hint.asTrump': '{card} as a trump',
  'hint.nothing-likely': 'None of your cards is likely to take a trick.',
  'hint.nothing-likely.one': 'Your card is unlikely to take the trick.',
  'hint.danger': 'Risk of an unwanted trick: {cards}.',
  'hint.only-if-led': 'Your card wins only if a lower one of its suit is led.',
  'hint.void': 'You can ruff {suits}.',
  'hint.no-trumps': 'You have no trumps.',
  'hint.discards': 'You can discard on {suits}.',
  'hint.naming': 'naming {trump}',
  'hint.bids-for': 'The others see your card, and their bids suggest it’s strong.',
  'hint.bids-against': 'The others see your card, and their bids suggest it’s weak.',
  'hint.forehead':
    '{wins, plural, =0 {None of the {of} cards you might hold takes the trick.} one {# of the {of} cards you might hold takes the trick.} other {# of the {of} cards you might hold take the trick.}}',

  'hint.fact.wins': 'It’s sure to take this trick.',
  'hint.fact.loses': 'It can’t take this trick.',
  'hint.fact.fulfills': 'It takes the last trick you need.',
  'hint.fact.overshoots': 'It takes one trick too many.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {{cards} will take a trick anyway: this is one too many.} other {{cards} will take # tricks anyway: this is one too many.}}',
  'hint.fact.falls-short': 'It sinks your bid.',
  'hint.fact.ruff': 'You ruff.',
  'hint.fact.overruff': 'You overruff.',
  'hint.fact.underruff': 'You get rid of a trump under a higher one.',
  'hint.fact.discard': 'You discard it.',
  'hint.fact.duck': 'You duck under the winning card.',
  'hint.fact.unload': 'You unload a card that nothing in its suit could beat later.',
  'hint.dangerous-discard': 'It’s the card most likely to win a trick you don’t want.',
  'hint.fact.lowest-winner': 'It’s the lowest that’s sure to win.',
  'hint.fact.highest-loser': 'It’s the highest that’s sure to lose.',
  'hint.fact.lowest-loser': 'None of yours can take this trick; this is the lowest.',
  'hint.fact.puts-over': 'That gives {name} one trick too many.',
  'hint.fact.denies': 'That sinks {name}’s bid.',
  'hint.fact.beaten-by': 'Higher and unseen: {cards}.',
  'hint.fact.ahead': 'It’s winning so far; higher and unseen: {cards}.',
  'hint.fact.ahead.out': 'It’s winning so far; {above} higher cards are unseen.',
  'hint.fact.ahead.lowest': 'All yours beat {leading}; {lowest} is likeliest to be beaten.',
  'hint.fact.out':
    '{card}: unseen in its suit, {above} higher and {below, plural, =0 {none lower} one {# lower} other {# lower}}.',
  'hint.fact.out.each':
    '{above, plural, one {Each has a higher card of its suit unseen.} other {Each has at least # higher cards of its suit unseen.}}',
  'hint.fact.wins.each': 'Each is sure to take this trick.',
  'hint.fact.loses.each': 'None of them can take this trick.',
  'hint.fact.only-ruff.each': 'Each can be beaten only by a ruff.',
  'hint.fact.alike': 'They come to about the same.',
  'hint.fact.either': 'It hardly matters whether you go high or low.',
  'hint.fact.keeps': 'You keep {cards} for later.',
  'hint.fact.voids': 'It leaves you with no {suit}.',
  'hint.fact.only-ruff': 'Only a ruff can beat it.',
  'hint.fact.only-overruff': 'Only a higher ruff can beat it.',
  'hint.fact.only-joker': 'Only a high joker can beat it.',
  'hint.fact.ruff-by':
    '{count, plural, one {Only a ruff can beat it; {names} has none of that suit.} other {Only a ruff can beat it; {names} have none of that suit.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} has none of that suit and may ruff.} other {{names} have none of that suit and may ruff.}}',

  'learn.tally': 'Best choice: {found} of {count}',
  'learn.ask.title': 'Are you sure?',
  'learn.ask.text':
    '{choice} instead of {best} costs about {points, plural, one {# point} other {# points}}.',
  'learn.ask.anyway': 'Do it anyway',
  'learn.ask.back': 'Think again',

  'settings.group.learning': 'Learning',
  'settings.learning': 'Learning mode',
  'settings.learning.hint':
    'Shows a hint at every decision and counts how often you find the best choice. These games don’t count in your statistics.',
  'settings.askBefore': 'Ask before a costly choice',
  'settings.askBefore.hint':
    'In learning mode only, and only if a choice clearly costs points. Counted in standard points (10 + bid), and scaled up where a round is worth more.',
  'askBefore.never': 'Never',
  'askBefore.points': '{points, plural, one {# point or more} other {# points or more}}',
} as const;
