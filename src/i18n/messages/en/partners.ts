/** What is said among partners, where points are those of a side. */
export const partners = {
  'balance.side.you': 'Us: {won} of {bid}, {bags, plural, one {# bag} other {# bags}}',
  'balance.side.they': 'Them: {won} of {bid}, {bags, plural, one {# bag} other {# bags}}',
  'balance.side.you.open': 'Us: bid {bid}, {bags, plural, one {# bag} other {# bags}}',
  'balance.side.they.open': 'Them: bid {bid}, {bags, plural, one {# bag} other {# bags}}',
  'balance.side.you.bags': 'Us: {bags, plural, one {# bag} other {# bags}}',
  'balance.side.they.bags': 'Them: {bags, plural, one {# bag} other {# bags}}',
  'balance.side.you.nil': 'Us: both nil, {bags, plural, one {# bag} other {# bags}}',
  'balance.side.they.nil': 'Them: both nil, {bags, plural, one {# bag} other {# bags}}',

  'review.side.mean': 'Expected from {who, select, you {your side} other {this side}}’s seats',
  'review.side.points': '{who, select, you {Your side} other {This side}}’s points',
  'review.side.breakdown.note':
    'Expected is what a side scores there on average when everyone bids well. The rest is {who, select, you {your partner, your opponents} other {the partner, the opponents}} and how the cards lay. Only choices that clearly cost points count, at the cost in the list.',
  'review.side.expected':
    'Chance to make it {ownMake}; expected points for {who, select, you {your side} other {this side}} {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chance to make it {ownMake} instead of {bestMake}; expected points for {who, select, you {your side} other {this side}} {ownPoints} instead of {bestPoints}.} chance {Chance to make it {ownMake} either way; expected points for {who, select, you {your side} other {this side}} {ownPoints} instead of {bestPoints}.} points {Chance to make it {ownMake} instead of {bestMake}; expected points for {who, select, you {your side} other {this side}} {ownPoints} either way.} other {Chance to make it {ownMake} either way; expected points for {who, select, you {your side} other {this side}} {ownPoints} either way.}}',
  'review.side.expected.others': 'Expected points for the other side {own} instead of {best}.',
  'review.side.expected.bags': 'The difference is in the bags.',
  'review.side.cost':
    'Cost: points {who, select, you {your side} other {this side}} loses against the other side, counting what bags will cost.',
  'review.side.hindsight.same':
    'No choice could have done better for {who, select, you {your side} other {this side}}: {points} {count, plural, one {point} other {points}} against the other side.',
  'review.side.hindsight.better':
    '{best} could have left {who, select, you {your side} other {this side}} {bestPoints} {bestCount, plural, one {point} other {points}} against the other side, this choice {points} at most.',
  'review.side.hindsight.note':
    'With all cards open: how many points someone who saw every hand could have gained on the other side this round, counting what bags will cost, while partner and opponents play on as experts would by instinct, seeing only their own hands. It says nothing about how good the choice was.',
  'review.side.try.over':
    '{who, select, you {Your side} other {This side}} here: {here} {count, plural, one {point} other {points}}.',
  'review.place.declaration': 'Round {round}, before you looked',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {You bid blind nil.} other {You looked first.}}} other {{own, select, blindNil {{name} bid blind nil.} other {{name} looked first.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {You bid blind nil; looking first was better.} other {You looked first; blind nil was better.}}} other {{own, select, blindNil {{name} bid blind nil; looking first was better.} other {{name} looked first; blind nil was better.}}}}',
  'cost.side.parts':
    '{how, select, both {That is {own} of {who, select, you {your side} other {this side}}’s points, plus {others} that the other side gains or bags cost.} less {That is {own} of {who, select, you {your side} other {this side}}’s points, minus {others} that the other side loses or bags save.} more {That is {others} that the other side gains or bags cost, minus {own} that {who, select, you {your side} other {this side}} gains.} other {That is what the other side gains or bags cost.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Bid {choice}: {chance} to make your contract.} probable {Probably {choice}: {chance} to make your contract.} close {Lean toward {choice}: {chance} to make your contract, but it’s close.} only {Any bid will do: {chance} to make your contract.} tie {It’s close: {choices}, {chance} to make your contract.} other {It’s close: {choice} is as good as any, {chance} to make your contract.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Play {choice}: {chance} to make your contract.} probable {Probably {choice}: {chance} to make your contract.} close {Lean toward {choice}: {chance} to make your contract, but it’s close.} only {Any card will do: {chance} to make your contract.} tie {It’s close: {choices}, {chance} to make your contract.} other {It’s close: {choice} is as good as any, {chance} to make your contract.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Your side has its contract: every further trick is a bag.} one {Your side still needs # of the remaining {of} tricks.} other {Your side still needs # of the remaining {of} tricks.}}',
  'hint.side.needs.all':
    '{of, plural, one {Your side needs the last trick.} other {Your side needs all of the remaining # tricks.}}',
  'hint.side.needs.lost': 'Your contract is sunk: make it hard for the others.',
  'hint.their-need':
    'Your contract is safe; the others still need {tricks} of the remaining {of} tricks.',
  'hint.their-need.all': 'Your contract is safe; the others need every trick left.',
  'hint.fact.to-partner': 'Your partner takes this trick.',
  'hint.fact.partner-ahead': 'Your partner is winning it so far.',
  'hint.fact.partner-may-ruff': 'Your partner has none of that suit and may ruff.',
  'hint.side.points': 'Expected points for your side',
  'hint.say.look':
    '{verdict, select, clear {Look at your cards first: a blind nil is made {chance} of the time.} probable {Probably better to look first: a blind nil is made {chance} of the time.} close {Lean toward looking first: a blind nil is made {chance} of the time, but it’s close.} other {It’s close: a blind nil is made {chance} of the time.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Bid blind nil: {chance} to make.} probable {Probably blind nil: {chance} to make.} close {Lean toward blind nil: {chance} to make, but it’s close.} other {It’s close: blind nil is {chance} to make.}}',
  'hint.blindNil.expected':
    'Expected points for your side: {blind} with blind nil, {look} if you look first.',
  'hint.game-at-stake': 'It gives you a better chance to win the game.',
  'hint.below':
    '{how, select, left {The other bids come to {sum} of {of} tricks.} partner {With your partner’s {partner}, your side needs {sum} of {of} tricks.} other {Your bid is a minimum: further tricks are only bags.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {With {other} the others make their contract {chance} of the time, not {best}.} other {With {other} your side makes its contract {chance} of the time, not {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {With {other}, {name}’s nil holds more often: {chance}, not {best}.} other {With {other}, {name}’s nil holds less often: {chance}, not {best}.}}',
  'hint.claim.nil':
    '{how, select, more {With {other}, {name}’s nil holds more often} other {With {other}, {name}’s nil holds less often}}',
  'hint.why.taker': '{name} takes this trick {chance} of the time, not {best}',
  'hint.why.breaks': 'later, {suit} break it {chance} of the time, not {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {With {other} the others take fewer extra tricks (bags): {count} on average, not {best}.} other {With {other} your side takes more extra tricks (bags): {count} on average, not {best}.}}',
  'hint.bags': 'Your side then takes fewer extra tricks (bags).',
  'hint.their-bags': 'The others then take more extra tricks (bags).',
  'hint.nil-lost':
    '{tricks, plural, =0 {Your nil is broken, and your tricks don’t count.} one {Your nil is broken, and your tricks don’t count: your partner still needs # of the remaining {of}.} other {Your nil is broken, and your tricks don’t count: your partner still needs # of the remaining {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} bid nil: one trick breaks it.} other {{names} bid nil: one trick breaks each.}}',
  'hint.contrast.broken':
    '{how, select, bid {A nil would be broken {chance} of the time.} alone {With {other} your nil would be broken {chance} of the time.} other {With {other} your nil is broken {chance} of the time, not {best}.}}',
  'hint.nil.needs': 'Your nil is alive: take no trick.',
  'hint.nil.lost': 'Your nil is sure to be broken: make it hard for the others.',
  'hint.nil.sunk-by': '{cards} can’t help taking a trick: your nil is sure to be broken.',
  'hint.fact.breaks-own': 'It breaks your nil.',
  'hint.fact.breaks': 'It breaks {name}’s nil.',
  'hint.nil-beside': 'Your partner’s nil is alive: take the tricks they might win.',
} as const;
