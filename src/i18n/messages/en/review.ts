export const review = {
  'review.title': 'Review',
  'review.back': 'Leave review',
  'review.whose':
    '{who, select, named {Another player’s game: {name}.} other {Another player’s game.}}',
  'review.scope': 'What to review',
  'review.scope.game': 'Whole game',
  'review.scope.round': 'Round {round}, {count, plural, one {# card} other {# cards}}',
  'review.working': 'Reviewing round {round}: {done} of {rounds} done',
  'review.resting': '{done} of {rounds, plural, one {# round} other {# rounds}} reviewed',
  'review.done': '{rounds, plural, one {# round} other {# rounds}} reviewed',
  'review.failed': 'The review was interrupted.',
  'button.pause': 'Pause',

  'review.accuracy': 'Accuracy',
  'review.accuracy.all': 'Overall',
  'review.accuracy.bids': 'Bids',
  'review.accuracy.play': 'Card play',
  'review.accuracy.none': 'nothing to decide',
  'review.mark.superb': 'superb',
  'review.mark.strong': 'strong',
  'review.mark.solid': 'solid',
  'review.mark.fair': 'fair',
  'review.mark.learning': 'needs work',

  'review.breakdown': 'Luck and skill',
  'review.breakdown.mean': 'Expected from this seat',
  'review.breakdown.luck': 'Cards and seat',
  'review.breakdown.rest': 'Opponents and luck',
  'review.breakdown.points': 'Points scored',
  'review.breakdown.note':
    'Expected is what a strong player scores from this seat and hand size on average, before the first card. Only choices that clearly cost points count, at the cost in the list.',
  'review.breakdown.low': 'Here the lowest total wins.',

  'review.decisions': 'Decisions, costliest first',
  'review.showAll': 'Show the good ones too',
  'review.flawless': 'No choice clearly cost points here.',
  'review.none': 'There was nothing to decide.',
  'review.place.bid': 'Round {round}, bid',
  'review.place.trump': 'Round {round}, trump',
  'review.place.card': 'Round {round}, trick {trick}',
  'review.grade.best': 'best',
  'review.grade.good': 'good',
  'review.grade.inaccuracy': 'inaccuracy',
  'review.grade.mistake': 'mistake',
  'review.grade.blunder': 'blunder',
  'review.cost': '{grade}, {points} {count, plural, one {point} other {points}}',
  'review.cost.note':
    '{who, select, you {Cost: your own points, plus half of what the choice gives the others on average.} other {Cost: the player’s own points, plus half of what the choice gives the others on average.}}',
  'review.own.bid': '{who, select, you {You bid {own}.} other {{name} bid {own}.}}',
  'review.own.trump': '{who, select, you {You named {own}.} other {{name} named {own}.}}',
  'review.own.card': '{who, select, you {You played {own}.} other {{name} played {own}.}}',
  'review.better.bid':
    '{who, select, you {You bid {own}; {best} was better.} other {{name} bid {own}; {best} was better.}}',
  'review.better.trump':
    '{who, select, you {You named {own}; {best} was better.} other {{name} named {own}; {best} was better.}}',
  'review.better.card':
    '{who, select, you {You played {own}; {best} was better.} other {{name} played {own}; {best} was better.}}',
  'review.choice.look': 'look first',
  'review.expected': 'Chance to make it {ownMake}; expected points {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Chance to make it {ownMake} instead of {bestMake}; expected points {ownPoints} instead of {bestPoints}.} chance {Chance to make it {ownMake} either way; expected points {ownPoints} instead of {bestPoints}.} points {Chance to make it {ownMake} instead of {bestMake}; expected points {ownPoints} either way.} other {Chance to make it {ownMake} either way; expected points {ownPoints} either way.}}',
  'review.expected.others': 'Expected points for each of the others {own} instead of {best}.',
  'review.miss.over': 'That takes too many tricks more often: {own} instead of {best}.',
  'review.miss.short': 'That falls short more often: {own} instead of {best}.',
  'review.reason.quoted': 'A hint would have said: “{reason}”',
  'review.hindsight': 'With all cards open',
  'review.hindsight.same':
    'No choice could have done better: {points} {count, plural, one {point} other {points}}.',
  'review.hindsight.better':
    '{best} could have scored {bestPoints} {bestCount, plural, one {point} other {points}}, this choice {points} at best.',
  'review.hindsight.far': 'Not all lines were searched.',
  'review.hindsight.note':
    'With all cards open: what someone who saw every hand could have scored, while the others play on as experts would by instinct, seeing only their own. It says nothing about how good the choice was.',
  'review.open': 'Every choice, cards open',
  'review.open.intro':
    'What each choice would have come to as the cards lay. Nobody at the table could know this: it says nothing about how good the choice was.',
  'review.open.known': 'Known then',
  'review.open.chance': 'Chance',
  'review.open.experts': 'Experts',
  'review.open.most': 'At best',
  'review.open.made': 'chosen',
  'review.open.working': 'Playing it out…',
  'review.open.failed': 'This couldn’t be played out. Close it and try again.',
  'review.open.none': 'There is nothing to compare here.',
  'review.open.note':
    'Experts: everyone plays on as an expert would by instinct, seeing only their own hand. At best: with every hand in sight.',
  'review.open.side.note':
    'Experts: everyone plays on as an expert would by instinct, seeing only their own hand. At best: with every hand in sight. Both count the points your side gains on the other side, with what bags will cost.',
  'review.look': 'Show position',
  'review.look.label': 'Show position: {place}',

  'review.try.title': 'Decision',
  'review.try.back': 'Back to the review',
  'review.try.hint': 'Choose again and play on from here. The real game stays as it is.',
  'review.try.again': 'Try again',
  'review.try.over': 'Here: {here} {count, plural, one {point} other {points}}.',
  'review.try.real': 'In the game: {real}.',
} as const;
