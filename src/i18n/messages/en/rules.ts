export const rules = {
  'rules.title': 'Rules',
  'rules.goal.solo':
    'Say how many tricks you will win, then play. Your bid is made when you win exactly that many.',
  'rules.goal.partners':
    'Say how many tricks you will win, then play. Partners add up their bids and together have to win at least that many.',

  'rules.table.title': 'Players and hands',
  'rules.players.solo': '{players, plural, other {# players, each for themselves.}}',
  'rules.players.partners':
    '{players, plural, other {# players. Partners sit opposite each other and share one score.}}',
  'rules.hands.same': 'Every round has {size, plural, one {# card} other {# cards}} each.',
  'rules.hands.down-up':
    'Hands begin with {high} cards each, shrink by one from round to round down to {low}, then grow back to {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Hands begin with # card each} other {Hands begin with # cards each}}, grow by one from round to round up to {high}, then shrink back to {low}.',
  'rules.hands.down':
    'Hands begin with {high} cards each and shrink by one from round to round down to {low}.',
  'rules.hands.up':
    '{low, plural, one {Hands begin with # card each} other {Hands begin with # cards each}} and grow by one from round to round up to {high}.',
  'rules.hands.repeated': '{times, plural, other {The hand of {size} is played # times in a row.}}',
  'rules.hands.rounds':
    '{rounds, plural, one {The game has # round.} other {The game has # rounds.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {The game has # round.} other {The game has at most # rounds.}}',
  'rules.hands.sizes': 'Cards each, round by round',
  'rules.hands.deal': 'The deal passes to the left from round to round.',

  'rules.trump.title': 'Trump',
  'rules.trump.flip':
    'After the deal one card is turned up: its suit is trump for the round. The card itself is out of play.',
  'rules.trump.runsOut': 'Where every card is dealt, none is turned up and there is no trump.',
  'rules.trump.all-dealt':
    'Every card is dealt, so none is left to be turned up: there is no trump.',
  'rules.trump.rotate': 'Trump changes from round to round, in this order:',
  'rules.trump.rotate.again': 'After that the order begins again.',
  'rules.trump.highest-bidder':
    'After the bidding the highest bidder names trump: one suit, or no trump. Among equal bids it is whoever comes first to the left of the dealer.',
  'rules.trump.fixed':
    '{suit, select, C {Clubs are trump in every round.} D {Diamonds are trump in every round.} H {Hearts are trump in every round.} other {Spades are trump in every round.}}',
  'rules.trump.none': 'There is no trump.',
  'rules.trump.all-but-led':
    'Every card that is not of the led suit is a trump. The trump of the highest rank wins; among equal ranks the suits decide, in this order from low to high:',
  'rules.trump.broken':
    'Trump may be led only once it is broken: after a trump was played to a trick that another suit had led, or when the leader holds nothing but trumps.',

  'rules.bid.title': 'Bidding',
  'rules.bid.in-turn':
    'Everybody bids once, beginning at the dealer’s left, the dealer last. A bid is any number from 0 to the number of cards in the hand.',
  'rules.bid.sealed':
    'Everybody bids once, in secret: any number from 0 to the number of cards in the hand. Then all bids are shown together.',
  'rules.bid.nil': 'A bid of 0 is a nil: a promise to win no trick at all.',
  'rules.bid.blindNil':
    'A blind nil is declared before you look at your cards; everybody may do it.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {A blind nil is declared before you look at your cards, and only if your side is at least # point behind.} other {A blind nil is declared before you look at your cards, and only if your side is at least # points behind.}}',
  'rules.hook.title': 'The hook',
  'rules.hook.rule': 'Whoever bids last may not make the bids add up to the number of tricks.',
  'rules.hook.effect': 'So somebody always misses.',
  'rules.hook.example':
    '{handSize, plural, one {For example, with # trick to win and {others} bid so far, the last bid may not be {forbidden}.} other {For example, with # tricks to win and {others} bid so far, the last bid may not be {forbidden}.}}',
  'rules.zero.title': 'Bids of 0',
  'rules.zero.limit':
    '{limit, plural, one {After a bid of 0 you may not bid 0 in the next round.} other {After bids of 0 in # rounds running you may not bid 0 in the next.}}',
  'rules.zero.waived': 'Where the hook leaves no other bid, 0 is allowed all the same.',
  'rules.sight.title': 'Rounds with one card',
  'rules.sight.forehead':
    'With one card each you see everybody’s card but your own. You bid without knowing it and play it unseen.',

  'rules.play.title': 'Play',
  'rules.play.trick':
    'In every trick each player plays one card, clockwise, and the best of them wins it.',
  'rules.play.lead':
    'The player to the dealer’s left leads the first trick; after that, whoever won the last one.',
  'rules.play.follow': 'Follow the led suit if you can; otherwise play any card. The ace is high.',
  'rules.play.trump':
    'The highest trump wins the trick; without a trump, the highest card of the led suit does.',
  'rules.play.led': 'The highest card of the led suit wins the trick.',
  'rules.play.all-but-led':
    'A card of any other suit is a trump and wins the trick; if everybody follows, the highest card of the led suit does.',
  'rules.lesson.winner': '{card}, wins the trick',
  'rules.lesson.led': 'Hearts were led, so the highest heart wins; the ace of spades does not.',
  'rules.lesson.trump':
    '{suit, select, C {When clubs are trump, even the two of clubs beats every other suit.} D {When diamonds are trump, even the two of diamonds beats every other suit.} H {When hearts are trump, even the two of hearts beats every other suit.} other {When spades are trump, even the two of spades beats every other suit.}}',
  'rules.lesson.followed': 'Everybody follows: the highest club wins.',
  'rules.lesson.one-off': 'The two of spades is the only card of another suit, so it wins.',
  'rules.lesson.rank-off': 'The three of diamonds outranks the two of spades.',
  'rules.lesson.suit-off': 'Two threes: hearts stand above diamonds.',

  'rules.score.title': 'Scoring',
  'rules.pay.made': 'Bid made',
  'rules.pay.missed': 'Bid missed',
  'rules.pay.some-made': 'Bid of 1 or more made',
  'rules.pay.some-missed': 'Bid of 1 or more missed',
  'rules.pay.zero-made': 'Bid of 0 made',
  'rules.pay.zero-missed': 'Bid of 0 missed',
  'rules.pay.nothing': 'no points',
  'rules.gain.one': '{points, plural, one {# point} other {# points}}',
  'rules.gain.bid':
    '{points, plural, one {# point for each trick bid} other {# points for each trick bid}}',
  'rules.gain.tricks':
    '{points, plural, one {# point for each trick won} other {# points for each trick won}}',
  'rules.gain.off':
    '{points, plural, one {# point for each trick too many or too few} other {# points for each trick too many or too few}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# point for each trick bid, times the bid} other {# points for each trick bid, times the bid}}',
  'rules.gain.offSquared':
    '{points, plural, one {# point for each trick too many or too few, times their number} other {# points for each trick too many or too few, times their number}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# point for the first trick too many or too few, {second} for the second, {third} for the third, and so on} other {# points for the first trick too many or too few, {second} for the second, {third} for the third, and so on}}',
  'rules.gain.handSize':
    '{points, plural, one {# point for each card dealt to you} other {# points for each card dealt to you}}',
  'rules.loss.one': '{points, plural, one {# point off} other {# points off}}',
  'rules.loss.bid':
    '{points, plural, one {# point off for each trick bid} other {# points off for each trick bid}}',
  'rules.loss.tricks':
    '{points, plural, one {# point off for each trick won} other {# points off for each trick won}}',
  'rules.loss.off':
    '{points, plural, one {# point off for each trick too many or too few} other {# points off for each trick too many or too few}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# point off for each trick bid, times the bid} other {# points off for each trick bid, times the bid}}',
  'rules.loss.offSquared':
    '{points, plural, one {# point off for each trick too many or too few, times their number} other {# points off for each trick too many or too few, times their number}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# point off for the first trick too many or too few, {second} for the second, {third} for the third, and so on} other {# points off for the first trick too many or too few, {second} for the second, {third} for the third, and so on}}',
  'rules.loss.handSize':
    '{points, plural, one {# point off for each card dealt to you} other {# points off for each card dealt to you}}',
  'rules.letters': 'The letters stand for:',
  'rules.letter.b': 'tricks bid',
  'rules.letter.t': 'tricks won',
  'rules.letter.d': 'tricks too many or too few',
  'rules.letter.n': 'cards dealt to each player',
  'rules.example.caption':
    '{cards, plural, one {Examples with # card each} other {Examples with # cards each}}',
  'rules.example.outcome': 'Outcome',
  'rules.example.over': '{count, plural, other {# too many}}',
  'rules.example.under': '{count, plural, other {# too few}}',
  'rules.streak.gain':
    '{from, plural, one {Every bid made brings {points, plural, one {# point} other {# points}} more.} other {When you make # bids in a row, the last of them and each one after it brings {points, plural, one {# point} other {# points}} more, until you miss.}}',
  'rules.streak.loss':
    '{from, plural, one {Every bid made costs {points, plural, one {# point} other {# points}}.} other {When you make # bids in a row, the last of them and each one after it costs {points, plural, one {# point} other {# points}}, until you miss.}}',
  'rules.streak.example': 'A bid of {bid} made then counts {points}.',

  'rules.side.contract':
    'The bids of two partners together are their contract. Tricks beyond it are called bags.',
  'rules.side.nil':
    'A nil counts by itself. When it fails, the tricks of that player do not count for the contract and are no bags.',
  'rules.side.bagsKept':
    '{limit, plural, other {Bags are kept from round to round; whenever there are #, they are taken off and count as the table says.}}',
  'rules.side.caption': 'Points for a side',
  'rules.side.what': 'What',
  'rules.side.trick.made': 'Contract made: each trick bid',
  'rules.side.trick.set': 'Contract missed: each trick bid',
  'rules.side.bag': 'Each bag',
  'rules.side.bags': '{limit, plural, one {Each bag besides} other {Every # bags}}',
  'rules.side.nil.made': 'Nil made',
  'rules.side.nil.failed': 'Nil failed',
  'rules.side.blind.made': 'Blind nil made',
  'rules.side.blind.failed': 'Blind nil failed',
  'rules.side.examples': 'Examples',
  'rules.side.example.contract': 'Partners bid {first} and {second} and win {won}: {points}.',
  'rules.side.example.bags':
    '{before, plural, =0 {Partners with no bag} one {Partners with # bag} other {Partners with # bags}} bid {first} and {second} and win {won}: {points}, {after, plural, =0 {and no bag is left} one {and # bag is left} other {and # bags are left}}.',
  'rules.side.example.nil':
    'One bids nil and wins {own}, the partner bids {bid} and wins {won}: {points}.',

  'rules.end.title': 'The end',
  'rules.end.high':
    'After the last round the highest total wins. All who are tied for it win together.',
  'rules.end.low':
    'After the last round the lowest total wins. All who are tied for it win together.',
  'rules.end.target':
    'The game ends after a round in which one side alone is in front with {target} {count, plural, one {point} other {points}} or more: that side wins.',
  'rules.end.target.late':
    '{rounds, plural, one {Otherwise it ends after # round: the higher total wins, and equal totals share the win.} other {Otherwise it ends after # rounds: the higher total wins, and equal totals share the win.}}',

  'rules.problem.players': 'There must be {min} to {max} players.',
  'rules.problem.partners-need-four': 'Partners need four players.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {The smallest hand must have # card.} other {The smallest hand must have 1 to # cards.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {The largest hand must have # card.} other {The largest hand must have 1 to # cards: the deck has no more for so many players.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {The smallest hand cannot have more cards than the largest, which has #.} other {The smallest hand cannot have more cards than the largest, which has #.}}',
  'rules.problem.turns-out-of-range':
    'A round can be repeated so that it is played 1 to {max} times in a row.',
  'rules.problem.zero-limit-out-of-range': 'The limit for bids of 0 must be 1 to {max} rounds.',
  'rules.problem.hook-needs-turns':
    'The hook needs bids in turn: with sealed bids nobody bids last.',
  'rules.problem.no-trump-to-break': 'Trump cannot be broken where there is no trump suit.',
  'rules.problem.partnership-needs-partners': 'This scoring is for partners.',
  'rules.problem.partners-need-partnership': 'Partners need the scoring for partners.',
  'rules.problem.partnership-hides-nothing':
    'Partners bid in turn and see their own cards: sealed bids and unseen cards do not go with it.',
  'rules.problem.target-needs-partnership':
    'Only a game of partners can end at a number of points.',
  'rules.problem.number-out-of-range':
    'A number in the scoring cannot be used. Points are whole numbers from −{max, number} to {max, number}; what is counted (bags, made bids in a row) starts at 1, and points for tricks and for being behind start at 0.',

  'rules.refused.not-a-link': 'There are no rules in this link.',
  'rules.refused.damaged':
    'This link is damaged: something was lost or changed on its way. Ask for it once more.',
  'rules.refused.newer-version':
    'These rules were made with a newer version of the game. Update this one to play them.',
  'rules.refused.not-a-rules-file': 'This file holds no rules of this game.',
  'rules.refused.too-large': 'This file is too large: rules take at most {max} kB.',
  'rules.refused.impossible': 'These rules cannot be played:',
} as const;
