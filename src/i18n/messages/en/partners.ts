/** What is said among partners, where points are those of a side. */
export const partners = {
  'review.side.mean': 'Usual for your side there',
  'review.side.points': 'Your side’s points',
  'review.side.split.note':
    'Usual is what a side expects there on average when everybody bids well. The rest is what your partner and the others did, and how the cards lay. Of your bids and cards those count that were wrong beyond doubt, by your side’s points alone.',
  'review.side.expected':
    'Chance to make it {ownMake}; points expected for your side: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chance to make it {ownMake} instead of {bestMake}; points expected for your side: {ownPoints} instead of {bestPoints}.} chance {Chance to make it {ownMake} either way; points expected for your side: {ownPoints} instead of {bestPoints}.} points {Chance to make it {ownMake} instead of {bestMake}; points expected for your side: {ownPoints} either way.} other {Chance to make it {ownMake} either way; points expected for your side: {ownPoints} either way.}}',
  'review.side.expected.others': 'Points expected for the other side: {own} instead of {best}.',
  'review.side.expected.bags': 'The difference is in the bags.',
  'review.side.cost':
    'What a choice costs: points that your side gains on the other one, with what bags will cost.',
  'review.side.hindsight.same':
    'No choice could have brought your side more than this one: a difference of {points} {count, plural, one {point} other {points}} to the other side.',
  'review.side.hindsight.better':
    '{best} could have brought your side a difference of {bestPoints} {bestCount, plural, one {point} other {points}} to the other side, this choice at most {points}.',
  'review.side.hindsight.note':
    'With all cards open: how many points somebody who saw every hand could have gained on the other side in this round, with what bags will cost, while partner and opponents played on as experts do, who see only their own hands. It says nothing about how good your choice was.',
  'review.side.try.over': 'Your side here: {here} {count, plural, one {point} other {points}}.',
  'review.place.declaration': 'Round {round}, before you looked',
  'review.own.declaration':
    '{own, select, blindNil {You bid blind nil.} other {You looked at your cards first.}}',
  'review.better.declaration':
    '{own, select, blindNil {You bid blind nil; to look first was better.} other {You looked at your cards first; blind nil was better.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Bid {choice}: {chance} that your side makes its contract.} probable {Probably best: {choice}, {chance} that your side makes its contract.} close {Rather {choice}: {chance} that your side makes its contract, but it is close.} only {Whatever you bid, it comes to the same: {chance} that your side makes its contract.} tie {A toss-up: {choices}, {chance} that your side makes its contract.} other {A toss-up: {choice} is as good as any, {chance} that your side makes its contract.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Play {choice}: {chance} that your side makes its contract.} probable {Probably best: {choice}, {chance} that your side makes its contract.} close {Rather {choice}: {chance} that your side makes its contract, but it is close.} only {Whatever you play, it comes to the same: {chance} that your side makes its contract.} tie {A toss-up: {choices}, {chance} that your side makes its contract.} other {A toss-up: {choice} is as good as any, {chance} that your side makes its contract.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Your side has its contract: every trick more is a bag.} one {Your side still needs # trick of {of}.} other {Your side still needs # tricks of {of}.}}',
  'hint.side.needs.all':
    '{of, plural, one {Your side needs the last trick.} other {Your side needs all # tricks that are left.}}',
  'hint.side.needs.lost': 'Your side’s contract is lost: make it hard for the others.',
  'hint.fact.to-partner': 'Your partner takes this trick.',
  'hint.fact.partner-ahead': 'Your partner is winning it so far.',
  'hint.fact.partner-may-ruff': 'Your partner is void and may ruff.',
  'hint.side.points': 'Points expected for your side',
  'hint.say.look':
    '{verdict, select, clear {Look at your cards first: a blind nil holds {chance} of the time.} probable {Probably better: look at your cards first, for a blind nil holds {chance} of the time.} close {Rather look at your cards first, but it is close: a blind nil holds {chance} of the time.} other {A toss-up: a blind nil holds {chance} of the time.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Bid blind nil: it holds {chance} of the time.} probable {Probably better: bid blind nil, it holds {chance} of the time.} close {Rather bid blind nil, but it is close: it holds {chance} of the time.} other {A toss-up: a blind nil holds {chance} of the time.}}',
  'hint.blindNil.expected':
    'Points expected for your side: {blind} with it, {look} if you look first.',
  'hint.game-at-stake': 'The game goes your way more often with it.',
  'hint.bags': 'That brings fewer bags.',
  'hint.their-bags': 'That leaves the others more bags.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Your nil is lost, and your tricks count for nothing.} one {Your nil is lost, and your tricks count for nothing: your partner still needs # trick of {of}.} other {Your nil is lost, and your tricks count for nothing: your partner still needs # tricks of {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} bid nil: a single trick breaks it.} other {{names} bid nil: a single trick breaks each of them.}}',
  'hint.nil-beside': 'Your partner’s nil stands: take the tricks that would fall to them.',
} as const;
