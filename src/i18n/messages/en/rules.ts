export const rules = {
  'rules.goal.solo':
    'Say how many tricks you’ll take, then play. You make your bid by taking exactly that many.',
  'rules.goal.partners':
    'Say how many tricks you’ll take, then play. Partners add up their bids and must together take at least that many.',

  'rules.table.title': 'Players and hands',
  'rules.players.solo': '{players, plural, other {# players, each for themselves.}}',
  'rules.players.partners':
    '{players, plural, other {# players. Partners sit opposite each other and share a score.}}',
  'rules.hands.same':
    '{size, plural, one {# card each in every round.} other {# cards each in every round.}}',
  'rules.hands.down-up':
    'Hands start at {high} cards each, shrink by one each round down to {low}, then grow back to {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Hands start at # card each} other {Hands start at # cards each}}, grow by one each round up to {high}, then shrink back to {low}.',
  'rules.hands.down':
    'Hands start at {high} cards each and shrink by one each round down to {low}.',
  'rules.hands.up':
    '{low, plural, one {Hands start at # card each} other {Hands start at # cards each}} and grow by one each round up to {high}.',
  'rules.hands.repeated': '{times, plural, other {The hand of {size} is played # times in a row.}}',
  'rules.hands.ends':
    '{times, plural, other {The hand of {size} is played # times in a row, at the start and again at the end.}}',
  'rules.hands.perPlayer': 'That’s once for each player.',
  'rules.hands.capped':
    'The largest hand would be {limit}, but with {players} players the deck allows only {high}.',
  'rules.hands.flip': 'Hands of {high} are the largest that still leave a card to turn up.',
  'rules.hands.rounds':
    '{rounds, plural, one {The game has # round.} other {The game has # rounds.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {The game has # round.} other {The game has at most # rounds.}}',
  'rules.hands.again':
    '{rounds, plural, one {The round is played again and again until someone reaches the target.} other {After these # rounds it all starts again from the first, until someone reaches the target.}}',
  'rules.hands.sizes': 'Cards each, round by round',
  'rules.hands.deal': 'The deal passes to the left each round.',

  'rules.trump.flip':
    'After the deal one card is turned up: its suit is trump for the round. That card is out of play.',
  'rules.trump.runsOut': 'When every card is dealt, none is turned up and there is no trump.',
  'rules.trump.all-dealt': 'Every card is dealt, so none is turned up: there is no trump.',
  'rules.trump.dealers-last':
    'When every card is dealt, the dealer shows the last one: its suit is trump. It stays in the dealer’s hand, known to all until it’s played.',
  'rules.trump.dealers-last.example':
    'For example, if it’s the ace of spades, spades are trump, and everyone knows who holds the ace.',
  'rules.trump.joker.low': 'If that card is a low joker, there is no trump.',
  'rules.trump.joker.high':
    'If that card is a high joker, the dealer names a suit before the bidding: hearts, say, with many of them in hand.',
  'rules.trump.rotate': 'Trump follows this order, round by round:',
  'rules.trump.rotate.again': 'Then the order starts over.',
  'rules.trump.rotate.example': 'For example, trump in round {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, one {Round {rounds} has no trump.} other {Rounds {rounds} have no trump.}}',
  'rules.trump.without.flip': 'No card is turned up then.',
  'rules.trump.without.named': 'Nobody names trump then.',
  'rules.trump.without.order': 'The order still moves on in those rounds.',
  'rules.trump.without.again': 'The same rounds have no trump each time it starts again.',
  'rules.trump.highest-bidder':
    'After the bidding the highest bidder names trump: a suit, or no trump. If bids are tied, it’s whoever comes first from the dealer’s left.',
  'rules.trump.fixed':
    '{suit, select, C {Clubs are trump.} D {Diamonds are trump.} H {Hearts are trump.} other {Spades are trump.}}',
  'rules.trump.none': 'There is no trump.',
  'rules.trump.all-but-led':
    'Every card that isn’t of the suit led is a trump. The highest-ranking trump wins; equal ranks are decided by suit, from low to high:',
  'rules.trump.broken':
    'Trump can’t be led until it’s broken: until a trump has been played, or the leader holds nothing but trumps.',
  'rules.trump.last': 'Trump can be led only by a player who holds nothing but trumps.',
  'rules.trump.last.example':
    'For example, with two trumps and one other card in hand, you must lead the other card.',

  'rules.bid.title': 'Bidding',
  'rules.bid.in-turn':
    'Everyone bids once, starting to the dealer’s left, with the dealer last. A bid is any number from 0 to the number of cards in hand.',
  'rules.bid.sealed':
    'Everyone bids once, in secret: any number from 0 to the number of cards in hand. Then all bids are revealed together.',
  'rules.bid.nil': 'A bid of 0 is a nil: a promise to take no tricks at all.',
  'rules.bid.blindNil': 'Blind nil is declared before you look at your cards; anyone may do it.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Blind nil is declared before you look at your cards, and only if your side is at least # point behind.} other {Blind nil is declared before you look at your cards, and only if your side is at least # points behind.}}',
  'rules.hook.title': 'The hook',
  'rules.hook.rule': 'The last bid may not bring the total to the number of tricks.',
  'rules.hook.effect': 'So someone always misses.',
  'rules.hook.from':
    '{from, plural, other {The hook applies only in rounds of # cards or more; in smaller ones any bid is allowed.}}',
  'rules.hook.example':
    '{handSize, plural, one {For example, with # trick to take and {others} bid so far, the last bid can’t be {forbidden}.} other {For example, with # tricks to take and {others} bid so far, the last bid can’t be {forbidden}.}}',
  'rules.zero.title': 'Bids of 0',
  'rules.zero.limit':
    '{limit, plural, one {After a bid of 0 you can’t bid 0 in the next round.} other {After bids of 0 in # rounds in a row you can’t bid 0 in the next.}}',
  'rules.zero.waived': 'If the hook leaves no other bid, 0 is allowed after all.',
  'rules.sight.title': 'One-card rounds',
  'rules.sight.forehead':
    'With one card each, you see everyone’s card but your own. You bid without knowing it and play it unseen.',

  'rules.play.title': 'Play',
  'rules.play.trick':
    'In each trick everyone plays one card, clockwise, and the best card wins it.',
  'rules.play.sunk':
    'A bid that can no longer be made is sunk: too many tricks are taken, or too few are left.',
  'rules.play.lead':
    'The player to the dealer’s left leads the first trick; after that, whoever took the last one leads.',
  'rules.play.lead.highest':
    'The highest bidder leads the first trick; if bids are tied, whoever of them comes first from the dealer’s left. After that, whoever took the last one leads.',
  'rules.play.lead.example':
    'For example, if the bids from the dealer’s left are {bids}, the first to bid {bid} leads.',
  'rules.play.follow': 'Follow the suit led if you can; otherwise play any card. The ace is high.',
  'rules.play.trump':
    'The highest trump wins the trick; without a trump, the highest card of the suit led.',
  'rules.deck.ranks': '{count} cards are in play: from the ace down to the {rank} of each suit.',
  'rules.deck.without': '{count} cards are in play. Left out: {cards}.',
  'rules.deck.order':
    '{count} cards are in play. From high to low in each suit: {ranks}. So the three beats the king.',
  'rules.deck.jokers.both': 'Jokers are added: {high} high and {low} low, {count} cards in all.',
  'rules.deck.jokers.high': 'Jokers are added: {high} high, {count} cards in all.',
  'rules.deck.jokers.low': 'Jokers are added: {low} low, {count} cards in all.',
  'rules.play.followSuit': 'Follow the suit led if you can. The ace is high.',
  'rules.play.must-trump': 'If you can’t follow, play a trump if you have one, high or low.',
  'rules.play.must-trump.example':
    'You can’t follow suit, but hold a low trump: you must play it, even if a higher trump already lies there.',
  'rules.play.must-head':
    'If you can win the trick as it stands, you must: with a higher card of the suit led or, if you can’t follow, with a trump. Otherwise play any card of the suit led, or any card if you have none.',
  'rules.play.must-head.example':
    'The K♦ is winning, and you hold the A♦ and the J♦: you must play the A♦.',
  'rules.jokers.title': 'Jokers',
  'rules.jokers.play':
    'Jokers belong to no suit and are never trumps. You may play one at any time, even if you could follow suit.',
  'rules.jokers.high':
    'The first high joker in a trick wins it. If no suit has been played before it, there is no suit to follow: everyone plays what they like.',
  'rules.jokers.low':
    'A low joker wins only if the whole trick is low jokers: then the first one wins it. If it’s led, any card may be played next, even a trump; the first suit played is the one to follow.',
  'rules.jokers.must-trump':
    'A high joker doesn’t free you from trumping, unless there is no suit to follow.',
  'rules.jokers.must-head':
    'Once a high joker is in the trick, nobody has to beat it: follow suit, or play any card if you can’t.',
  'rules.jokers.lead':
    'A joker may always be led. With nothing but trumps and jokers in hand, you may lead a trump, too.',
  'rules.play.led': 'The highest card of the suit led wins the trick.',
  'rules.play.all-but-led':
    'A card of any other suit is a trump and wins the trick; if everyone follows, the highest card of the suit led wins.',
  'rules.trick.winner': '{card}, wins the trick',
  'rules.trick.led': 'Hearts were led, so the highest heart wins; the ace of spades does not.',
  'rules.trick.trump':
    '{suit, select, C {When clubs are trump, even the lowest club beats every other suit.} D {When diamonds are trump, even the lowest diamond beats every other suit.} H {When hearts are trump, even the lowest heart beats every other suit.} other {When spades are trump, even the lowest spade beats every other suit.}}',
  'rules.trick.followed': 'Everyone follows: the highest club wins.',
  'rules.trick.one-off': 'The spade is the only card of another suit, so it wins.',
  'rules.trick.rank-off': 'The diamond outranks the spade, so it wins.',
  'rules.trick.suit-off': 'Equal ranks: hearts rank above diamonds.',
  'rules.trick.high-joker': 'The high joker beats even the ace.',
  'rules.trick.low-joker':
    'A low joker was led, then hearts: hearts are the suit to follow, and the highest heart wins.',

  'rules.pay.made': 'Bid made',
  'rules.pay.missed': 'Bid missed',
  'rules.pay.over': 'Missed with too many tricks',
  'rules.pay.under': 'Missed with too few tricks',
  'rules.pay.some-made': 'Bid of 1 or more made',
  'rules.pay.some-missed': 'Bid of 1 or more missed',
  'rules.pay.some-over': 'Bid of 1 or more, too many tricks',
  'rules.pay.some-under': 'Bid of 1 or more, too few tricks',
  'rules.pay.zero-made': 'Bid of 0 made',
  'rules.pay.zero-missed': 'Bid of 0 missed',
  'rules.pay.nothing': 'no points',
  'rules.gain.one': '{points, plural, one {# point} other {# points}}',
  'rules.gain.bid':
    '{points, plural, one {# point for each trick bid} other {# points for each trick bid}}',
  'rules.gain.tricks':
    '{points, plural, one {# point for each trick taken} other {# points for each trick taken}}',
  'rules.gain.off':
    '{points, plural, one {# point for each trick over or under} other {# points for each trick over or under}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# point times the bid squared} other {# points times the bid squared}}',
  'rules.gain.offSquared':
    '{points, plural, one {# point times the tricks over or under, squared} other {# points times the tricks over or under, squared}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# point for the first trick over or under, {second} for the second, {third} for the third, and so on} other {# points for the first trick over or under, {second} for the second, {third} for the third, and so on}}',
  'rules.gain.handSize':
    '{points, plural, one {# point for each card dealt to you} other {# points for each card dealt to you}}',
  'rules.loss.one': '{points, plural, one {# point off} other {# points off}}',
  'rules.loss.bid':
    '{points, plural, one {# point off for each trick bid} other {# points off for each trick bid}}',
  'rules.loss.tricks':
    '{points, plural, one {# point off for each trick taken} other {# points off for each trick taken}}',
  'rules.loss.off':
    '{points, plural, one {# point off for each trick over or under} other {# points off for each trick over or under}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# point off, times the bid squared} other {# points off, times the bid squared}}',
  'rules.loss.offSquared':
    '{points, plural, one {# point off, times the tricks over or under, squared} other {# points off, times the tricks over or under, squared}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# point off for the first trick over or under, {second} for the second, {third} for the third, and so on} other {# points off for the first trick over or under, {second} for the second, {third} for the third, and so on}}',
  'rules.loss.handSize':
    '{points, plural, one {# point off for each card dealt to you} other {# points off for each card dealt to you}}',
  'rules.letters': 'What the letters mean',
  'rules.letter.b': 'tricks bid',
  'rules.letter.t': 'tricks taken',
  'rules.letter.d': 'tricks over or under',
  'rules.letter.n': 'cards dealt to each player',
  'rules.example.caption':
    '{cards, plural, one {Examples with # card each} other {Examples with # cards each}}',
  'rules.example.outcome': 'Outcome',
  'rules.example.over': '{count, plural, other {# over}}',
  'rules.example.under': '{count, plural, other {# under}}',
  'rules.streak.gain':
    '{from, plural, one {Every bid made earns {points, plural, one {# extra point} other {# extra points}}.} other {Once you make # bids in a row, the last of them and each one after it earns {points, plural, one {# extra point} other {# extra points}}, until you miss.}}',
  'rules.streak.loss':
    '{from, plural, one {Every bid made costs {points, plural, one {# point} other {# points}}.} other {Once you make # bids in a row, the last of them and each one after it costs {points, plural, one {# point} other {# points}}, until you miss.}}',
  'rules.streak.example': 'A made bid of {bid} then scores {points}.',
  'rules.streak.made':
    '{every, plural, one {Every bid made scores {points} on top.} other {Every # bids made in a row score {points} on top.}}',
  'rules.streak.missed':
    '{every, plural, one {Every bid missed scores {points} on top.} other {Every # bids missed in a row score {points} on top.}}',
  'rules.streak.example.missed': 'A bid of {bid} missed by one then scores {points}.',

  'rules.side.contract':
    'The two partners’ bids add up to their contract. Tricks beyond it are bags.',
  'rules.side.nil':
    'A nil is scored on its own. If it fails, that player’s tricks don’t count toward the contract and aren’t bags.',
  'rules.side.bagsKept':
    '{limit, plural, other {Bags carry over from round to round; every # of them are removed and scored as shown in the table.}}',
  'rules.side.caption': 'Points for a side',
  'rules.side.what': 'For',
  'rules.side.trick.made': 'Contract made: each trick bid',
  'rules.side.trick.set': 'Contract missed: each trick bid',
  'rules.side.bag': 'Each bag',
  'rules.side.bags': '{limit, plural, one {Each bag also} other {Every # bags}}',
  'rules.side.nil.made': 'Nil made',
  'rules.side.nil.failed': 'Nil failed',
  'rules.side.blind.made': 'Blind nil made',
  'rules.side.blind.failed': 'Blind nil failed',
  'rules.side.examples': 'Examples',
  'rules.side.example.contract': 'Partners bid {first} and {second} and take {won}: {points}.',
  'rules.side.example.bags':
    '{before, plural, =0 {Partners with no bags} one {Partners with # bag} other {Partners with # bags}} bid {first} and {second} and take {won}: {points}, {after, plural, =0 {and no bags are left} one {and # bag is left} other {and # bags are left}}.',
  'rules.side.example.nil':
    'One partner bids nil and takes {own}, the other bids {bid} and takes {won}: {points}.',

  'rules.end.title': 'End of the game',
  'rules.end.high':
    'After the last round the highest total wins. Everyone tied at the top shares the win.',
  'rules.end.low':
    'After the last round the lowest total wins. Everyone tied for lowest shares the win.',
  'rules.end.target':
    'The game ends after a round in which one side leads with {target} {count, plural, one {point} other {points}} or more: that side wins.',
  'rules.end.target.late':
    '{rounds, plural, one {Otherwise it ends after # round: the higher total wins, and equal totals share the win.} other {Otherwise it ends after # rounds: the higher total wins, and equal totals share the win.}}',
  'rules.end.solo.high':
    'The game ends after the first round that leaves someone with {target} {count, plural, one {point} other {points}} or more. The highest total wins, and everyone tied at the top shares the win.',
  'rules.end.solo.low':
    'The game ends after the first round that leaves someone with {target} {count, plural, one {point} other {points}} or more. The lowest total wins, and everyone tied for lowest shares the win.',
  'rules.end.solo.example': 'For example, totals of {totals} end the game: {winner} wins.',
  'rules.end.solo.late':
    'It ends after round {rounds} at the latest: then, too, the best total wins.',

  'rules.problem.players': 'The game needs {min} to {max} players.',
  'rules.problem.eight-each-players':
    'With eight cards each from one deck, {min} to {max} players can play.',
  'rules.problem.jokers-out-of-range': 'Choose 0 to {max} jokers of each kind.',
  'rules.problem.partners-need-four': 'Partners need exactly four players.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {The smallest hand must have # card.} other {The smallest hand must have 1 to # cards.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {The largest hand must have # card.} other {The largest hand must have 1 to # cards: the deck has no more for that many players.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {The smallest hand can’t be larger than the largest, which has # card.} other {The smallest hand can’t be larger than the largest, which has # cards.}}',
  'rules.problem.turns-out-of-range': 'A hand size can be played 1 to {max} times in a row.',
  'rules.problem.ends-out-of-range':
    'The first and last hands can be played 1 to {max} times in a row.',
  'rules.problem.zero-limit-out-of-range':
    'The limit for consecutive zero bids must be 1 to {max} rounds.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {The hook can only start at 1 card.} other {The hook can start at 1 to {max} cards.}}',
  'rules.problem.trump-list-length': 'A trump order has 1 to {max} entries.',
  'rules.problem.no-trump-round-out-of-range':
    'Rounds without trump are counted from 1 to {max}, from the start or from the end.',
  'rules.problem.no-trump-rounds-need-suits':
    'If every suit but the one led is trump, no round can be without trump.',
  'rules.problem.duty-needs-suits':
    'If every suit but the one led is trump, there can be no duty to trump or to beat.',
  'rules.problem.partnership-needs-partners': 'This scoring is for partners.',
  'rules.problem.partners-need-partnership': 'Partners need partnership scoring.',
  'rules.problem.partnership-hides-nothing':
    'Partners bid in turn and see their own cards: partnership scoring rules out sealed bids and unseen cards.',
  'rules.problem.number-out-of-range':
    'A number in the scoring can’t be used. Points are whole numbers from −{max, number} to {max, number}; what is counted (bags, bids made in a row) starts at 1, and points for tricks or for being behind start at 0.',
  'rules.problem.target-out-of-range':
    'A target is a whole number from −{max, number} to {max, number}.',

  'rules.refused.not-a-link': 'Not a link to Oh Hell! rules.',
  'rules.refused.damaged':
    'This link is damaged: something was lost or changed along the way. Ask for it again.',
  'rules.refused.newer-version':
    'These rules are from a newer version of the game. Reload the page to update.',
  'rules.refused.unreadable': 'This file can’t be opened right now. Choose it again.',
  'rules.refused.not-a-rules-file': 'Not an Oh Hell! rules file.',
  'rules.refused.too-large': 'This file is too large: rules take at most {max} kB.',
  'rules.refused.impossible': 'These rules can’t be played:',
} as const;
