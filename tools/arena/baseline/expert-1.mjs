import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { createInterface } from "node:readline";
import * as v from "valibot";
// src/engine/seats.ts
/** The seat `steps` places clockwise. */
var seatAfter = (seat, players, steps = 1) => (seat + steps) % players;
/** All seats clockwise, beginning with `first`. */
var seatsFrom = (first, players) => Array.from({ length: players }, (_, step) => (first + step) % players);
/** All seats in the order of bidding and of the first trick: dealer's left first, dealer last. */
var seatsFromLeftOf = (dealer, players) => seatsFrom(seatAfter(dealer, players), players);
// src/engine/bidding/bidding.ts
/** Whether the hook applies in rounds of that hand size [BID-2], [BID-5], [BID-6]. */
var isHooked = ({ hook, hookFrom = 1, bidding }, handSize) => hook && bidding === "in-turn" && handSize >= hookFrom;
/**
* The last bidder's forbidden bid, or null [BID-2], [BID-5]. The last bidder is the dealer, unless
* the dealer declared blind nil [SP-2].
*/
function forbiddenBid(context) {
	const { rules, handSize, bids, seat } = context;
	if (!isHooked(rules, handSize)) return null;
	let others = 0;
	for (let other = 0; other < bids.length; other++) {
		if (other === seat) continue;
		const bid = bids[other] ?? null;
		if (bid === null) return null;
		others += bid;
	}
	const forbidden = handSize - others;
	return forbidden < 0 ? null : forbidden;
}
/** The limit that forbids another bid of zero, or null; waived if the hook forbids all others [BID-3], [BID-4]. */
function reachedZeroLimit({ rules: { zeroLimit }, zeroRun, handSize }, forbidden) {
	if (zeroLimit === null || zeroRun < zeroLimit) return null;
	return (forbidden === null ? handSize : handSize - 1) > 0 ? zeroLimit : null;
}
/**
* Why a bid is not allowed, or null. Accepts any value. −0 is refused, since JSON writes it as 0.
*/
function bidRefusal(context, bid) {
	const { handSize } = context;
	if (typeof bid !== "number" || !Number.isInteger(bid) || Object.is(bid, -0)) return { kind: "bid-not-whole" };
	if (bid < 0 || bid > handSize) return {
		kind: "bid-out-of-range",
		max: handSize
	};
	const forbidden = forbiddenBid(context);
	if (bid === forbidden) return {
		kind: "hook",
		forbidden,
		handSize
	};
	const limit = bid === 0 ? reachedZeroLimit(context, forbidden) : null;
	return limit === null ? null : {
		kind: "zero-limit",
		limit
	};
}
/** The seats that may bid now: the next in turn, or all that have not sealed a bid [BID-1], [BID-5]. */
var OPEN_BIDDERS = {
	"in-turn": (waiting) => waiting.slice(0, 1),
	sealed: (waiting) => waiting
};
/** The seats that may bid now, in the order of bidding; none when all have bid. */
function openBidders(rules, bids, dealer) {
	const waiting = seatsFromLeftOf(dealer, rules.players).filter((seat) => bids[seat] === null);
	return OPEN_BIDDERS[rules.bidding](waiting);
}
/** The highest bidder, the earliest of equal ones, who names trump [TRUMP-3] or leads [LEAD-1]. */
function highestBidder(bids, dealer) {
	return seatsFromLeftOf(dealer, bids.length).reduce((best, seat) => (bids[seat] ?? 0) > (bids[best] ?? 0) ? seat : best);
}
/** Who leads the first trick once all have bid: left of the dealer, or the highest bidder [PLAY-1], [LEAD-1]. */
var firstLeader = ({ firstLead, players }, bids, dealer) => firstLead === "highest-bidder" ? highestBidder(bids, dealer) : seatAfter(dealer, players);
// src/engine/cards/card.ts
/** Suits in bridge order, lowest first [CARD-1]. */
var SUITS = [
	"C",
	"D",
	"H",
	"S"
];
/** Ranks from low to high, ace high [CARD-1]. */
var RANKS = [
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"T",
	"J",
	"Q",
	"K",
	"A"
];
/** All 52 cards with a suit, suit by suit in bridge order, each from the two to the ace. */
var DECK = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));
var HIGH_JOKERS = [
	"Z1",
	"Z2",
	"Z3",
	"Z4"
];
var LOW_JOKERS = [
	"E1",
	"E2",
	"E3",
	"E4"
];
/** Every card that a deck may have: {@link DECK}, then the high and the low jokers. */
var CARDS = [
	...DECK,
	...HIGH_JOKERS,
	...LOW_JOKERS
];
var INDEX = new Map(CARDS.map((card, index) => [card, index]));
var SUIT_VALUE = Object.fromEntries(SUITS.map((suit, value) => [suit, value]));
/** Whether a card is a high joker, of which the first takes the trick [JOKER-3]. */
var isHighJoker = (card) => card.charAt(0) === "Z";
/** Whether a card is a low joker, which every suit card beats [JOKER-3]. */
var isLowJoker = (card) => card.charAt(0) === "E";
/** Whether a card has no suit [JOKER-1]. */
var isJoker = (card) => isHighJoker(card) || isLowJoker(card);
function suitOf(card) {
	const suit = card.charAt(1);
	return suit > "9" ? suit : null;
}
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
var suitValue = (suit) => SUIT_VALUE[suit];
/** Whether an unknown value is a card in notation. */
var isCard = (value) => typeof value === "string" && INDEX.has(value);
// src/engine/rulesets/rules.ts
/**
* The cards in play [DECK-1], [DECK-2]: all, the highest nine or eight of each suit, the highest eight per
* player, as many as divide evenly among the players, or 40 in the Spanish order.
*/
var DECKS = [
	"52",
	"36",
	"32",
	"eight-each",
	"trimmed",
	"40"
];
var NO_JOKERS = {
	high: 0,
	low: 0
};
/** How hand sizes change from round to round [ROUND-1]. */
var SCHEDULE_SHAPES = [
	"down-up",
	"up-down",
	"down",
	"up",
	"constant"
];
/**
* Limits that the deck sets [ROUND-2], [ROUND-4]: all cards, one card fewer for everybody, or as
* many as leave a card to turn up.
*/
var DECK_LIMITS = [
	"fit",
	"fit-1",
	"fit-flip"
];
/** Where trump comes from [TRUMP-1…6]. */
var TRUMP_KINDS = [
	"flip",
	"rotate",
	"highest-bidder",
	"fixed",
	"none",
	"all-but-led",
	"list"
];
/** The trumps that can be named or listed: the suits in bridge order, then no trump [TRUMP-3]. */
var NAMEABLE_TRUMPS = [...SUITS, "N"];
/** What decides trump when no card is left to turn up: nothing, or the dealer's last card [TRUMP-8]. */
var ALL_DEALT = ["none", "dealers-last"];
/** Bids in turn, or sealed and shown together [BID-1], [BID-5]. */
var BIDDINGS = ["in-turn", "sealed"];
/** What a seat sees of the hands: its own, or in one-card rounds all but its own [SIGHT-1]. */
var SIGHTS = ["own", "forehead"];
/** Who leads the first trick [PLAY-1], [LEAD-1]. */
var FIRST_LEADS = ["dealer-left", "highest-bidder"];
/** What a player must do besides following suit: nothing, trump, or head the trick [PLAY-2], [PLAY-5]. */
var DUTIES = [
	"follow",
	"must-trump",
	"must-head"
];
/** When trump may be led: always, once it is broken [PLAY-4], or only from a hand of trumps [PLAY-6]. */
var TRUMP_LEADS = [
	"any",
	"broken",
	"last"
];
/** Solo, or partners opposite each other [SP-1]. */
var SIDES = ["solo", "partners"];
/** The same rules without what has no effect: defaults, and rounds beyond any schedule [TRUMP-7]. */
function canonicalRules(rules) {
	const { hookFrom = 1, firstLead = "dealer-left", duty = "follow", deck = "52", jokers = NO_JOKERS, ...required } = rules;
	const { ends = 1, ...schedule } = rules.schedule;
	const { noTrumpRounds: given = [], allDealt = "none", ...trump } = rules.trump;
	const noTrumpRounds = given.filter((round) => Math.abs(round) <= 100);
	return {
		...required,
		schedule: {
			...schedule,
			...ends !== 1 && { ends }
		},
		trump: {
			...trump,
			...noTrumpRounds.length > 0 && { noTrumpRounds },
			...allDealt !== "none" && { allDealt }
		},
		...deck !== "52" && { deck },
		...(jokers.high !== 0 || jokers.low !== 0) && { jokers },
		...hookFrom !== 1 && { hookFrom },
		...firstLead !== "dealer-left" && { firstLead },
		...duty !== "follow" && { duty }
	};
}
// src/engine/cards/ranking.ts
var rankingFrom = (lowToHigh) => Object.fromEntries([
	"E",
	...lowToHigh,
	"Z"
].map((rank, place) => [rank, place - 1]));
/** Ace high: A K Q J 10 9 … 2 [CARD-1]. */
var STANDARD_RANKING = rankingFrom(RANKS);
/** The Spanish order A 3 K Q J 7 6 5 4 2; the ranks that a Spanish deck lacks come below it [DECK-1]. */
var SPANISH_RANKING = rankingFrom([...[
	"8",
	"9",
	"T"
], ...[
	"2",
	"4",
	"5",
	"6",
	"7",
	"J",
	"Q",
	"K",
	"3",
	"A"
]]);
/** How high a card is within its suit: 12 for the highest rank; jokers are above or below all. */
var rankValue = (card, ranking) => ranking[card.charAt(0)];
// src/engine/rulesets/deck.ts
var WHOLE = DECK.length;
/** The order of the ranks in a deck: the only place that decides it [DECK-1], [DECK-3]. */
var rankingOf = ({ deck }) => deck === "40" ? SPANISH_RANKING : STANDARD_RANKING;
/** How many of the 52 cards each kind of deck leaves out, the lowest first [DECK-1], [DECK-2]. */
var LEFT_OUT = {
	"52": () => 0,
	"40": () => WHOLE - 40,
	"36": () => WHOLE - 36,
	"32": () => WHOLE - 32,
	"eight-each": (players) => WHOLE - 8 * players,
	trimmed: (players) => WHOLE % players
};
/** Cached, since views and simulations ask again and again. */
var decks = /* @__PURE__ */ new Map();
/**
* The cards in play, suit by suit in bridge order, each from the lowest to the highest, then the high
* and the low jokers [DECK-1], [DECK-2], [JOKER-1].
*/
function deckOf({ deck = "52", players, jokers }) {
	const { high, low } = jokers ?? NO_JOKERS;
	const key = `${deck} ${players} ${high} ${low}`;
	const known = decks.get(key);
	if (known !== void 0) return known;
	const ranking = rankingOf({ deck });
	const cards = [
		...DECK.toSorted((one, other) => rankValue(one, ranking) - rankValue(other, ranking)).slice(LEFT_OUT[deck](players)).toSorted((one, other) => suitValue(suitOf(one)) - suitValue(suitOf(other))),
		...HIGH_JOKERS.slice(0, high),
		...LOW_JOKERS.slice(0, low)
	];
	decks.set(key, cards);
	return cards;
}
/** How many cards are in play. */
var deckSize = (rules) => deckOf(rules).length;
// src/engine/cards/random.ts
/** Whether an unknown value is a {@link Seed}. */
var isSeed = (value) => typeof value === "string" && /^(?!0{32})[0-9a-f]{32}$/.test(value);
function wordsOf(seed) {
	if (!isSeed(seed)) throw new Error("a seed is 32 hexadecimal digits, not all zero");
	return [
		0,
		8,
		16,
		24
	].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
}
var sourceFrom = (generator) => ({ below: (n) => uniformInt(generator, 0, n - 1) });
/** The finalizer of MurmurHash3, for full avalanche. */
function scrambled(word) {
	let mixed = word;
	mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
	mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
	return mixed ^ mixed >>> 16;
}
/** Warm-up steps, after which similar starting states have diverged. */
var WARM_UP = 8;
/**
* A random source for a list of integers, which are hashed into the seed's words; that is faster
* than jumping. Unlike jumped streams, these may overlap, with negligible probability.
*/
function keyedSource(seed, keys) {
	const words = wordsOf(seed);
	for (const [at, key] of keys.entries()) for (let word = 0; word < 4; word++) {
		const before = words[(word + 3) % 4] ?? 0;
		words[word] = scrambled((words[word] ?? 0) ^ scrambled(before + key + Math.imul(at + 1, 2654435769)));
	}
	words[0] = (words[0] ?? 0) | 1;
	const generator = xoroshiro128plusFromState(words);
	for (let step = 0; step < WARM_UP; step++) generator.next();
	return sourceFrom(generator);
}
// src/engine/cards/sort.ts
/** From high to low by rank, whatever the suit. */
var byRank = (ranking) => (a, b) => rankValue(b, ranking) - rankValue(a, ranking);
/** The place of a card's suit in an order of suits; high jokers before all suits, low ones after. */
function placeOf(card, order) {
	const suit = suitOf(card);
	if (suit !== null) return order.indexOf(suit);
	return isHighJoker(card) ? -1 : order.length;
}
var DESCENDING = SUITS.toReversed();
/** From spades to clubs, each suit from high to low. */
var bySuitAndRank = (ranking) => (a, b) => placeOf(a, DESCENDING) - placeOf(b, DESCENDING) || byRank(ranking)(a, b);
// src/engine/result.ts
/** A success. */
var ok = (value) => ({
	ok: true,
	value
});
/** A failure. */
var err = (error) => ({
	ok: false,
	error
});
/** Marks unreachable code; throws if reached. */
function unreachable(value, where) {
	throw new Error(`${where}: unexpected ${JSON.stringify(value)}`);
}
// src/engine/sides.ts
/** Who scores together: a side is a number, 0…sides−1 [SP-1]. */
var SIDE = {
	solo: {
		count: (players) => players,
		of: (seat) => seat
	},
	partners: {
		count: (players) => players / 2,
		of: (seat, players) => seat % (players / 2)
	}
};
/** Whether it is a partnership game [SP-1]. */
var hasPartners = (rules) => rules.sides === "partners";
/** Whether two seats are partners; nobody is their own [SP-1]. */
var arePartners = (rules, one, other) => one !== other && sideOf(rules, one) === sideOf(rules, other);
/** How many sides there are. */
var sideCount = (rules) => SIDE[rules.sides].count(rules.players);
/** The side a seat plays for. */
var sideOf = (rules, seat) => SIDE[rules.sides].of(seat, rules.players);
/** Cached by kind, players and side, since simulations look it up at every card. */
var seats = {
	solo: [],
	partners: []
};
/** The seats of one side, in seat order. */
function seatsOfSide(rules, side) {
	return (seats[rules.sides][rules.players] ??= Array.from({ length: sideCount(rules) }, (_, each) => seatsFrom(0, rules.players).filter((seat) => sideOf(rules, seat) === each)))[side] ?? [];
}
// src/engine/scoring/formula.ts
/**
* The terms of a formula [SCORE-1]: b bid, t tricks, d = |b − t|, n hand size. `one` is 1,
* `offTriangle` is d·(d+1)/2.
*/
var TERMS = [
	"one",
	"bid",
	"tricks",
	"off",
	"bidSquared",
	"offSquared",
	"offTriangle",
	"handSize"
];
var formula = (made, missed, rest = {}) => ({
	kind: "formula",
	made,
	missed,
	zero: null,
	streak: null,
	wins: "high",
	...rest
});
var payZero = (made, missed) => ({ zero: {
	made,
	missed
} });
/**
* The named formulas: the rulebook's [SCORE-1], then other traditions'. Saved games and daily deals refer to a
* formula by name, so its factors never change: a different formula gets a new name. Links store the index, so
* new ones go to the end.
*/
var FORMULAS = {
	standard: formula({
		one: 10,
		bid: 1
	}, {}),
	partial: formula({
		one: 10,
		bid: 1
	}, { tricks: 1 }),
	penalty: formula({
		one: 10,
		bid: 1
	}, { off: -1 }),
	canadian: formula({
		one: 10,
		bid: 1
	}, { off: -1 }, payZero({ one: 5 }, { off: -1 })),
	"trick-plus-ten": formula({
		one: 10,
		tricks: 1
	}, { tricks: 1 }),
	five: formula({
		one: 5,
		bid: 1
	}, { off: -1 }),
	double: formula({
		one: 10,
		bid: 2
	}, {}),
	british: formula({
		one: 10,
		bid: 2
	}, { one: -5 }),
	devil: formula({
		one: 10,
		tricks: 2
	}, { off: -2 }),
	square: formula({
		one: 10,
		bidSquared: 1
	}, { offTriangle: -5 }),
	"square-off": formula({
		one: 10,
		bidSquared: 1
	}, { offSquared: -1 }),
	"ten-times": formula({ bid: 10 }, { bid: -10 }, payZero({ one: 10 }, { one: -10 })),
	wizard: formula({
		one: 20,
		bid: 10
	}, { off: -10 }),
	"skull-king": formula({ bid: 20 }, { off: -10 }, payZero({ handSize: 10 }, { handSize: -10 })),
	romanian: formula({
		one: 5,
		tricks: 1
	}, { off: -1 }),
	ascenseur: formula({
		one: 2,
		tricks: 1
	}, { off: -1 }),
	"bid-plus-hand": formula({
		bid: 1,
		handSize: 1
	}, {}),
	mirror: formula({
		one: 10,
		bid: 1
	}, {
		one: -10,
		bid: -1
	}),
	golf: formula({}, { off: 1 }, { wins: "low" })
};
var FORMULA_IDS = Object.keys(FORMULAS);
/** The scoring as data, its name resolved. */
var resolveScoring = (scoring) => typeof scoring === "string" ? FORMULAS[scoring] : scoring;
var TERM_VALUE = {
	one: () => 1,
	bid: (r) => r.bid,
	tricks: (r) => r.tricks,
	off: (r) => Math.abs(r.bid - r.tricks),
	bidSquared: (r) => r.bid ** 2,
	offSquared: (r) => (r.bid - r.tricks) ** 2,
	offTriangle: (r) => Math.abs(r.bid - r.tricks) * (Math.abs(r.bid - r.tricks) + 1) / 2,
	handSize: (r) => r.handSize
};
/** The value of one part. Never −0. */
function valueOf(part, result) {
	let sum = 0;
	for (const term of TERMS) {
		const factor = part[term];
		if (factor !== void 0 && factor !== 0) sum += factor * TERM_VALUE[term](result);
	}
	return sum;
}
/** A bid is made exactly [SCORE-1]. */
var isMade = (result) => result.bid === result.tricks;
/** −1 where the lowest total wins, so that points count against their owner. */
var pointSign = ({ wins }) => wins === "low" ? -1 : 1;
var isSplit = (part) => "over" in part;
/** The part of a formula that pays a missed bid with too many (`over`) or too few tricks [SCORE-4]. */
var missedPart = ({ missed }, side) => isSplit(missed) ? missed[side] : missed;
/** The part of a formula that pays a bid [SCORE-1], [SCORE-4]. */
function partFor(formula, result) {
	const forZero = formula.zero;
	if (result.bid === 0 && forZero !== null) return isMade(result) ? forZero.made : forZero.missed;
	if (isMade(result)) return formula.made;
	return missedPart(formula, result.tricks > result.bid ? "over" : "under");
}
/**
* The bonus of a round for its place in a streak [SCORE-3]. `streak`: the number of bids made in a row up
* to and including this round; negative if they were missed.
*/
function streakBonus(rule, streak) {
	if (rule === null) return 0;
	if ("from" in rule) return streak >= rule.from ? rule.points : 0;
	if (streak % rule.every !== 0) return 0;
	return streak > 0 ? rule.made : rule.missed;
}
/** The points of one bid under a formula, without its streak bonus [SCORE-1], [SCORE-4]. */
function bidPoints(scoring, result) {
	return valueOf(partFor(typeof scoring === "string" ? FORMULAS[scoring] : scoring, result), result);
}
// src/engine/scoring/contract.ts
/** The contract of a side, without its nils [SP-3], [SP-4]. */
function contractOf(rules, { bids, tricks }, side) {
	let bid = 0;
	let won = 0;
	for (const seat of seatsOfSide(rules, side)) {
		const own = bids[seat];
		if (typeof own !== "number" || own === 0) continue;
		bid += own;
		won += tricks[seat] ?? 0;
	}
	return {
		bid,
		won
	};
}
// src/engine/scoring/score.ts
/** The standing before the first round. */
var openingStanding = (rules) => ({
	totals: new Array(sideCount(rules)).fill(0),
	bags: new Array(sideCount(rules)).fill(0),
	streaks: new Array(rules.players).fill(0)
});
/** A seat's streak after one more bid, as in {@link Standing} [SCORE-3]. */
var streakAfter = (streak, made) => made ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
var at = (values, index) => values[index] ?? 0;
/** A loss of points. Never −0, which would be displayed as "−0". */
var minus = (points) => 0 - points;
var resultOf = (outcome, seat) => ({
	bid: at(outcome.bids, seat),
	tricks: at(outcome.tricks, seat),
	handSize: outcome.handSize
});
/** Each seat by itself [SCORE-1]. */
function formulaLedger(formula, rules, outcome, streaks) {
	const ledger = [];
	for (let seat = 0; seat < rules.players; seat++) {
		const result = resultOf(outcome, seat);
		const made = isMade(result);
		const side = sideOf(rules, seat);
		const points = bidPoints(formula, result);
		ledger.push({
			side,
			seat,
			kind: made ? "made" : "missed",
			points
		});
		const bonus = streakBonus(formula.streak, at(streaks, seat));
		if (bonus !== 0) ledger.push({
			side,
			seat,
			kind: "streak",
			points: bonus
		});
	}
	return ledger;
}
/** Each nil for its seat alone [SP-4]. */
function nilLedger(scoring, rules, outcome) {
	const ledger = [];
	for (let seat = 0; seat < rules.players; seat++) {
		const { bid, tricks } = resultOf(outcome, seat);
		if (bid !== 0) continue;
		const blind = outcome.blindNils[seat] === true;
		const value = blind ? scoring.blindNil : scoring.nil;
		const made = tricks === 0;
		const kind = blind ? made ? "blind-nil-made" : "blind-nil-failed" : made ? "nil-made" : "nil-failed";
		ledger.push({
			side: sideOf(rules, seat),
			seat,
			kind,
			points: made ? value : minus(value)
		});
	}
	return ledger;
}
/**
* Contracts, bags and nils; a nil bidder's tricks do not count for the contract [SP-3], [SP-4],
* [SP-5].
*/
function partnershipLedger(scoring, rules, outcome, bagsBefore) {
	const ledger = nilLedger(scoring, rules, outcome);
	const bags = bagsBefore.slice();
	for (let side = 0; side < bags.length; side++) {
		const { bid, won } = contractOf(rules, outcome, side);
		if (bid === 0) continue;
		const item = (kind, points) => ledger.push({
			side,
			seat: null,
			kind,
			points
		});
		if (won < bid) {
			item("contract-set", minus(scoring.perTrick * bid));
			continue;
		}
		item("contract-made", scoring.perTrick * bid);
		const over = won - bid;
		if (over > 0) item("bags", over * scoring.bag);
		const carried = at(bags, side) + over;
		const penalties = Math.floor(carried / scoring.bagLimit);
		if (penalties > 0) item("bag-penalty", minus(penalties * scoring.bagPenalty));
		bags[side] = carried % scoring.bagLimit;
	}
	return {
		ledger,
		bags
	};
}
/** Scores a complete round on top of the standing before it; totals may be negative [SCORE-2]. */
function scoreRound(rules, outcome, before) {
	const scoring = resolveScoring(rules.scoring);
	const streaks = before.streaks.map((streak, seat) => streakAfter(streak, isMade(resultOf(outcome, seat))));
	const { ledger, bags } = scoring.kind === "partnership" ? partnershipLedger(scoring, rules, outcome, before.bags) : {
		ledger: formulaLedger(scoring, rules, outcome, streaks),
		bags: before.bags
	};
	const points = before.totals.map(() => 0);
	for (const item of ledger) points[item.side] = at(points, item.side) + item.points;
	return {
		ledger,
		points,
		standing: {
			totals: before.totals.map((total, side) => total + at(points, side)),
			bags,
			streaks
		}
	};
}
/** The {@link pointSign} of a game; partners play for the highest total. */
function totalSign(rules) {
	const scoring = resolveScoring(rules.scoring);
	return scoring.kind === "formula" ? pointSign(scoring) : 1;
}
/** The points that end the game, where it ends with points [SP-6]. */
var targetOf = ({ end }) => end.kind === "target" ? end.points : null;
// src/engine/rulesets/schedule.ts
/** The most cards that every player can get: ⌊deck/players⌋ [ROUND-2]. */
var maxHandSize = (rules) => Math.floor(deckSize(rules) / rules.players);
/** Deck limits as numbers of cards [ROUND-2], [ROUND-4]. */
var DECK_LIMIT = {
	fit: maxHandSize,
	"fit-1": (rules) => maxHandSize(rules) - 1,
	"fit-flip": (rules) => Math.floor((deckSize(rules) - 1) / rules.players)
};
/** The largest hand as a number of cards [ROUND-2], [ROUND-4]. */
function resolveHigh(high, rules) {
	if (typeof high === "number") return high;
	if (typeof high === "string") return DECK_LIMIT[high](rules);
	return Math.min(high.atMost, maxHandSize(rules));
}
/** How often a hand size is played in a row, as a number [ROUND-3]. */
var resolveRepeats = (repeats, players) => repeats === "players" ? players : repeats;
var run = (from, to) => Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from < to ? from + i : from - i);
var again = (size, times) => new Array(times).fill(size);
/** From one end to just before the turning point, the end repeated `ends` times. */
var approach = (end, turn, ends) => end === turn ? [] : [...again(end, ends - 1), ...run(end, turn).slice(0, -1)];
/** From one end to the turning point and back, or only there. */
var oneWay = (end, turn, turns, ends) => [...approach(end, turn, ends), ...again(turn, turns)];
var bothWays = (end, turn, turns, ends) => [...oneWay(end, turn, turns, ends), ...approach(end, turn, ends).toReversed()];
/** Hand sizes from low, high and how often the turning point and the other end are played [ROUND-1], [ROUND-3]. */
var SHAPE = {
	up: oneWay,
	down: (low, high, turns, ends) => oneWay(high, low, turns, ends),
	"up-down": bothWays,
	"down-up": (low, high, turns, ends) => bothWays(high, low, turns, ends),
	constant: (_low, high, turns) => again(high, turns)
};
/** The hand sizes of one pass through a schedule, in order [ROUND-1], [ROUND-2]. */
function handSizes(rules) {
	const { shape, low, high, turns, ends = 1 } = rules.schedule;
	return SHAPE[shape](low, resolveHigh(high, rules), resolveRepeats(turns, rules.players), resolveRepeats(ends, rules.players));
}
// src/engine/trump/trump.ts
/** The trump of a round (0-based) in a list that repeats. */
var listed = (order, round) => order[round % order.length] ?? "N";
/**
* The list of trumps that the rules cycle through, one per round: their own [TRUMP-6], or that of the
* rotation [TRUMP-2]. Null where trump comes from elsewhere.
*/
function trumpOrder({ trump }) {
	if (trump.kind === "list") return trump.order;
	return trump.kind === "rotate" ? NAMEABLE_TRUMPS : null;
}
/** Whether a round (0-based) is one of the schedule's rounds without trump [TRUMP-7]. */
function isNoTrumpRound(rules, round) {
	const { noTrumpRounds = [] } = rules.trump;
	if (noTrumpRounds.length === 0) return false;
	const rounds = handSizes(rules).length;
	const place = round % rounds;
	return noTrumpRounds.includes(place + 1) || noTrumpRounds.includes(place - rounds);
}
/** Whether the highest bidder names trump in a round (0-based), after the bids [TRUMP-3]. */
var isTrumpNamed = (rules, round) => rules.trump.kind === "highest-bidder" && !isNoTrumpRound(rules, round);
/** Whether a card is turned up for trump after the deal of a round (0-based) [TRUMP-1]. */
var turnsUpCard = (rules, round) => rules.trump.kind === "flip" && !isNoTrumpRound(rules, round);
/** Whether the dealer shows the last card of the hand when none is left to turn up [TRUMP-8]. */
var showsDealersLast = (rules, round) => turnsUpCard(rules, round) && rules.trump.allDealt === "dealers-last";
/** Whether the dealer names trump before the bids: a high joker is turned up or shown [JOKER-5]. */
function dealerNames({ turned, openCard }) {
	const shown = turned ?? openCard;
	return shown !== null && isHighJoker(shown);
}
/** The trumps that may be named: the highest bidder may name no trump, the dealer may not [TRUMP-3], [JOKER-5]. */
var nameableTrumps = (shown) => dealerNames(shown) ? SUITS : NAMEABLE_TRUMPS;
/** Trump by the card turned up or shown: no trump for a low joker, still to be named for a high one [JOKER-5]. */
function shownTrump(card) {
	if (card === null) return "N";
	return isHighJoker(card) ? null : suitOf(card) ?? "N";
}
/**
* Trump after the deal of a round (0-based), or null while it is still to be named [TRUMP-3],
* [JOKER-5]: turned up [TRUMP-1] or shown by the dealer [TRUMP-8], listed [TRUMP-2], [TRUMP-6], fixed
* or none [TRUMP-4], or all but the led suit [TRUMP-5].
* @param shown the card turned up, or shown by the dealer; null without one.
*/
function trumpAfterDeal(rules, round, shown) {
	if (isNoTrumpRound(rules, round)) return "N";
	const order = trumpOrder(rules);
	if (order !== null) return listed(order, round);
	switch (rules.trump.kind) {
		case "flip": return shownTrump(shown);
		case "fixed": return rules.trump.suit;
		case "highest-bidder": return null;
		case "all-but-led": return "L";
		default: return "N";
	}
}
/** The trump suit, if there is exactly one. */
var trumpSuitOf = (trump) => trump === null || trump === "N" || trump === "L" ? null : trump;
// src/engine/trick/trick.ts
/** Ranks of suits within a trick: every card of a higher tier beats all of a lower one. */
var TRUMP_TIER = 2;
var LED_TIER = 1;
var DISCARD_TIER = 0;
/** Above all suit cards, and below all; the first of equal jokers in the trick wins [JOKER-3]. */
var HIGH_JOKER_STRENGTH = 156;
var LOW_JOKER_STRENGTH = -1;
function tierOf$1(suit, led, trump) {
	if (trump === "L") return suit === led ? LED_TIER : TRUMP_TIER;
	if (suit === trump) return TRUMP_TIER;
	return suit === led ? LED_TIER : DISCARD_TIER;
}
/**
* The strength of a card in a trick, only for comparison: tier (trump, led suit, discard), then
* rank, then suit in bridge order, which matters only for `L` [PLAY-3], [TRUMP-5]. A discard never
* wins, since the led card is of a higher tier.
*/
function strength(card, led, trump, ranking) {
	const suit = suitOf(card);
	if (suit === null) return isHighJoker(card) ? HIGH_JOKER_STRENGTH : LOW_JOKER_STRENGTH;
	return (tierOf$1(suit, led, trump) * 13 + rankValue(card, ranking)) * 4 + suitValue(suit);
}
/**
* The suit that was led: that of the first card that is not a low joker. Null while there is none, and
* where that card is a high joker [JOKER-4].
*/
function ledSuit({ cards }) {
	const first = cards.find((card) => !isLowJoker(card));
	return first === void 0 ? null : suitOf(first);
}
/** Index in play order of the card that is winning so far; −1 for an empty trick [PLAY-3]. */
function winningIndex(cards, trump, ranking) {
	const first = cards[0];
	if (first === void 0) return -1;
	const led = ledSuit({ cards });
	let best = 0;
	let bestStrength = strength(first, led, trump, ranking);
	for (let index = 1; index < cards.length; index++) {
		const value = strength(cards[index], led, trump, ranking);
		if (value > bestStrength) {
			best = index;
			bestStrength = value;
		}
	}
	return best;
}
/** The seat that is winning the trick; null if empty. */
function winnerOf(trick, trump, rules) {
	const index = winningIndex(trick.cards, trump, rankingOf(rules));
	return index < 0 ? null : seatAfter(trick.leader, rules.players, index);
}
/** The seat to play; null when the trick is complete. */
var nextToPlay = (trick, players) => trick.cards.length === players ? null : seatAfter(trick.leader, players, trick.cards.length);
var holds = (hand, suit) => hand.some((card) => suitOf(card) === suit);
/** Why the duty to trump or to head the trick forbids a card, or null if it does not [PLAY-5]. */
function dutyRefusal(card, led, context) {
	const { hand, winning, trump, ranking, duty } = context;
	if (duty === "follow" || winning === null) return null;
	const suit = holds(hand, led) ? led : trumpSuitOf(trump);
	if (suit === null || !holds(hand, suit)) return null;
	if (duty === "must-trump") return suitOf(card) === suit ? null : {
		kind: "must-trump",
		suit
	};
	const best = strength(winning, led, trump, ranking);
	const heads = (held) => suitOf(held) === suit && strength(held, led, trump, ranking) > best;
	if (heads(card) || !hand.some(heads)) return null;
	return suitOf(winning) === suit ? {
		kind: "must-head",
		over: winning
	} : {
		kind: "must-trump",
		suit
	};
}
/** Why this card may not be led, or null if it may [PLAY-4], [PLAY-6]. */
function leadRefusal(card, context) {
	const { hand, trump, trumpLead, broken } = context;
	const suit = trumpSuitOf(trump);
	if (suit === null || suitOf(card) !== suit || trumpLead === "any") return null;
	if (trumpLead === "broken" && broken) return null;
	if (hand.every((held) => isJoker(held) || suitOf(held) === suit)) return null;
	return {
		kind: trumpLead === "broken" ? "trump-not-broken" : "trump-last",
		suit
	};
}
/**
* Why this card of the hand may not be played, or null if it may [PLAY-2], [PLAY-4…6]. A joker may always be
* played, and so may any card where no suit was led [JOKER-2], [JOKER-4]. Jokers neither break trump nor keep
* a hand of trumps from leading them [JOKER-6].
*/
function playRefusal(card, context) {
	const { leads, led, hand } = context;
	if (isJoker(card)) return null;
	if (leads) return leadRefusal(card, context);
	if (led === null) return null;
	if (suitOf(card) !== led && holds(hand, led)) return {
		kind: "must-follow",
		suit: led
	};
	return dutyRefusal(card, led, context);
}
/** Whether this card breaks trump: a trump played to a trick in which trump was not led [PLAY-4]. */
function breaksTrump(card, led, trump) {
	const suit = trumpSuitOf(trump);
	return suit !== null && suitOf(card) === suit && led !== suit;
}
// src/engine/view/sight.ts
/** Who sees whose hand [SIGHT-1]. */
var SEES = {
	own: (viewer, owner) => viewer === owner,
	forehead: (viewer, owner, handSize) => handSize === 1 !== (viewer === owner)
};
/** Whether `viewer` sees the cards in the hand of `owner` in a round of that hand size [SIGHT-1]. */
var seesHand = (rules, handSize, viewer, owner) => SEES[rules.sight](viewer, owner, handSize);
/** Whether rounds of that hand size are forehead rounds: all players see every card but their own [SIGHT-1]. */
var isUnseenByHolder = (rules, handSize) => !seesHand(rules, handSize, 0, 0);
// src/engine/game/commands-and-events.ts
/** A card hidden from its own holder [SIGHT-1]. */
var UNSEEN = "unseen";
// src/engine/game/turn.ts
/** The seats to act, in order; none between rounds and at the end. */
function toAct(state) {
	const { round } = state;
	const { rules } = state.header;
	switch (round.phase) {
		case "declare": return round.undecided.slice(0, 1);
		case "bid": return openBidders(rules, round.bids, round.dealer);
		case "trump": return [round.chooser];
		case "play": {
			const seat = nextToPlay(round.trick, rules.players);
			return seat === null || round.hands[seat]?.length === 0 ? [] : [seat];
		}
		case "ready":
		case "scored":
		case "over": return [];
	}
}
/** How many rounds in a row, up to the last one, a seat has bid 0 [BID-3]. */
function zeroRun(past, seat) {
	let run = 0;
	while (past[past.length - 1 - run]?.bids[seat] === 0) run++;
	return run;
}
/** The facts that determine a seat's legal bids. */
var bidContext = (state, round, seat) => ({
	rules: state.header.rules,
	handSize: round.handSize,
	bids: round.bids,
	seat,
	zeroRun: state.header.rules.zeroLimit === null ? 0 : zeroRun(state.past, seat)
});
/** The facts that determine a seat's legal cards. */
function playContext(state, round, seat) {
	const { rules } = state.header;
	const { duty = "follow", trumpLead } = rules;
	const { trick, trump, broken } = round;
	const ranking = rankingOf(rules);
	return {
		hand: round.hands[seat] ?? [],
		leads: trick.cards.length === 0,
		led: ledSuit(trick),
		winning: duty === "follow" ? null : trick.cards[winningIndex(trick.cards, trump, ranking)] ?? null,
		trump,
		ranking,
		duty,
		trumpLead,
		broken
	};
}
/** All commands of a seat to act, with the reasons for those not allowed. */
function choicesOf(state, seat) {
	const { round } = state;
	if (!toAct(state).includes(seat)) return [];
	switch (round.phase) {
		case "declare": return [false, true].map((blindNil) => ({
			command: {
				type: "declare",
				seat,
				blindNil
			},
			refusal: null
		}));
		case "bid": {
			const context = bidContext(state, round, seat);
			return Array.from({ length: round.handSize + 1 }, (_, bid) => ({
				command: {
					type: "bid",
					seat,
					bid
				},
				refusal: bidRefusal(context, bid)
			}));
		}
		case "trump": return nameableTrumps(round).map((trump) => ({
			command: {
				type: "nameTrump",
				seat,
				trump
			},
			refusal: null
		}));
		case "play": {
			if (isUnseenByHolder(state.header.rules, round.handSize)) return [{
				command: {
					type: "play",
					seat,
					card: UNSEEN
				},
				refusal: null
			}];
			const context = playContext(state, round, seat);
			return context.hand.map((card) => ({
				command: {
					type: "play",
					seat,
					card
				},
				refusal: playRefusal(card, context)
			}));
		}
		case "ready":
		case "scored":
		case "over": return [];
		default: return unreachable(round, "choicesOf");
	}
}
/** The allowed commands among choices. */
var allowed = (choices) => choices.filter(({ refusal }) => refusal === null).map(({ command }) => command);
// src/engine/rulesets/check.ts
var isWhole = (value, min, max) => Number.isInteger(value) && value >= min && value <= max;
/** Limits of numbers in a scoring, and of a target, which keep totals readable and exact. */
var MAX_POINTS = 1e3;
var MAX_TARGET = 1e4;
/** How many players can get the eight highest cards each from one deck [DECK-2]. */
var MIN_EIGHT_EACH = 3;
var MAX_EIGHT_EACH = 6;
/** How often the sizes at the ends of a schedule can be repeated, unless it has only one size. */
var MAX_REPEATS = 10;
/** The largest hand size from which the hook can start: the largest hand of any game, jokers included. */
var MAX_HOOK_FROM = (DECK.length + 8) / 2;
/** The longest list of trumps. */
var MAX_TRUMP_LIST = 20;
var isRepeats = (value, max) => value === "players" || isWhole(value, 1, max);
function scheduleProblems(rules) {
	const { schedule } = rules;
	const { shape, low, turns, ends = 1 } = schedule;
	const fit = maxHandSize(rules);
	const high = resolveHigh(schedule.high, rules);
	const problems = [];
	const min = shape === "constant" ? 1 : low;
	if (!isWhole(high, 1, fit)) problems.push({
		kind: "high-out-of-range",
		max: fit
	});
	else if (!isWhole(min, 1, fit)) problems.push({
		kind: "low-out-of-range",
		max: high
	});
	else if (min > high) problems.push({
		kind: "low-above-high",
		high
	});
	const longest = shape === "constant" ? 100 : MAX_REPEATS;
	if (!isRepeats(turns, longest)) problems.push({
		kind: "turns-out-of-range",
		max: longest
	});
	if (!isRepeats(ends, MAX_REPEATS)) problems.push({
		kind: "ends-out-of-range",
		max: MAX_REPEATS
	});
	return problems;
}
function trumpProblems({ trump, duty = "follow" }) {
	const problems = [];
	if (trump.kind === "list" && !isWhole(trump.order.length, 1, MAX_TRUMP_LIST)) problems.push({
		kind: "trump-list-length",
		max: MAX_TRUMP_LIST
	});
	const { noTrumpRounds = [] } = trump;
	const isRound = (value) => value !== 0 && isWhole(value, -100, 100);
	if (!noTrumpRounds.every(isRound) || noTrumpRounds.length > 100) problems.push({
		kind: "no-trump-round-out-of-range",
		max: 100
	});
	if (trump.kind === "all-but-led" && noTrumpRounds.length > 0) problems.push({ kind: "no-trump-rounds-need-suits" });
	if (trump.kind === "all-but-led" && duty !== "follow") problems.push({ kind: "duty-needs-suits" });
	return problems;
}
/** All numbers in nested data. */
var numbersIn = (value) => {
	if (typeof value === "number") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};
/** Whether a streak bonus, if there is one, starts at the first bid of a streak or later [SCORE-3]. */
var isStreakValid = (streak) => streak === null || ("from" in streak ? streak.from : streak.every) >= 1;
function scoringProblems(rules) {
	const problems = [];
	const scoring = resolveScoring(rules.scoring);
	const partnership = scoring.kind === "partnership";
	if (partnership && rules.sides !== "partners") problems.push({ kind: "partnership-needs-partners" });
	if (!partnership && rules.sides === "partners") problems.push({ kind: "partners-need-partnership" });
	if (partnership && (rules.sight !== "own" || rules.bidding !== "in-turn")) problems.push({ kind: "partnership-hides-nothing" });
	const whole = numbersIn(scoring).every((value) => isWhole(value, -1e3, MAX_POINTS));
	const positive = !partnership || scoring.bagLimit >= 1 && scoring.perTrick >= 0 && scoring.blindNilBehind >= 0;
	const streak = partnership || isStreakValid(scoring.streak);
	if (!whole || !positive || !streak) problems.push({
		kind: "number-out-of-range",
		max: MAX_POINTS
	});
	if (!numbersIn(rules.end).every((value) => isWhole(value, -1e4, MAX_TARGET))) problems.push({
		kind: "target-out-of-range",
		max: MAX_TARGET
	});
	return problems;
}
/**
* All problems of a well-formed rule set; empty if it can be played. Contradictory rules are
* rejected here and nowhere else.
*/
function ruleProblems(rules) {
	if (!isWhole(rules.players, 2, 8)) return [{
		kind: "players",
		min: 2,
		max: 8
	}];
	if (rules.deck === "eight-each" && !isWhole(rules.players, MIN_EIGHT_EACH, MAX_EIGHT_EACH)) return [{
		kind: "eight-each-players",
		min: MIN_EIGHT_EACH,
		max: MAX_EIGHT_EACH
	}];
	const { high, low } = rules.jokers ?? NO_JOKERS;
	if (!isWhole(high, 0, 4) || !isWhole(low, 0, 4)) return [{
		kind: "jokers-out-of-range",
		max: 4
	}];
	const problems = [
		...scheduleProblems(rules),
		...trumpProblems(rules),
		...scoringProblems(rules)
	];
	if (rules.sides === "partners" && rules.players !== 4) problems.push({ kind: "partners-need-four" });
	if (rules.zeroLimit !== null && !isWhole(rules.zeroLimit, 1, 10)) problems.push({
		kind: "zero-limit-out-of-range",
		max: 10
	});
	const { hookFrom = 1 } = rules;
	if (!isWhole(hookFrom, 1, MAX_HOOK_FROM)) problems.push({
		kind: "hook-from-out-of-range",
		max: MAX_HOOK_FROM
	});
	return problems;
}
// src/engine/game/state.ts
/** Levels of opponents, from weak to strong. The rules ignore them; records name them. */
var LEVELS = [
	"easy",
	"medium",
	"hard",
	"expert",
	"master"
];
[...LEVELS];
/** The `player` of the human's seat. */
var HUMAN = "human";
// src/engine/rulesets/presets.ts
/** The rules that presets share unless they say otherwise. */
var DEFAULTS = {
	players: 4,
	sides: "solo",
	schedule: {
		shape: "down-up",
		low: 1,
		high: 10,
		turns: 1
	},
	trump: { kind: "flip" },
	bidding: "in-turn",
	hook: true,
	zeroLimit: null,
	sight: "own",
	trumpLead: "any",
	scoring: "standard",
	end: { kind: "schedule" }
};
/** The maximum number of rounds in Spades. */
var SPADES_ROUNDS = 50;
/** The named games (RULES.md, *The named games* and *Spades*). */
var PRESETS = {
	"bugger-your-neighbor": {
		players: [
			3,
			4,
			5
		],
		rules: DEFAULTS
	},
	"nomination-whist": {
		players: [4],
		rules: {
			...DEFAULTS,
			schedule: {
				shape: "down-up",
				low: 2,
				high: 13,
				turns: 4
			},
			trump: { kind: "highest-bidder" },
			zeroLimit: 3,
			scoring: "trick-plus-ten"
		}
	},
	"up-and-down-the-river": {
		players: [
			3,
			4,
			5,
			6,
			7
		],
		rules: {
			...DEFAULTS,
			schedule: {
				shape: "up-down",
				low: 1,
				high: "fit-1",
				turns: 1
			},
			scoring: "five"
		}
	},
	"devils-bridge": {
		players: [4],
		rules: {
			...DEFAULTS,
			schedule: {
				shape: "up-down",
				low: 1,
				high: 13,
				turns: 1
			},
			trump: { kind: "all-but-led" },
			sight: "forehead",
			scoring: "devil"
		}
	},
	canadian: {
		players: [
			3,
			4,
			5
		],
		rules: {
			...DEFAULTS,
			scoring: "canadian"
		}
	},
	"trump-rotation": {
		players: [
			3,
			4,
			5
		],
		rules: {
			...DEFAULTS,
			trump: { kind: "rotate" }
		}
	},
	spades: {
		players: [4],
		rules: {
			...DEFAULTS,
			sides: "partners",
			schedule: {
				shape: "constant",
				low: 13,
				high: 13,
				turns: SPADES_ROUNDS
			},
			trump: {
				kind: "fixed",
				suit: "S"
			},
			hook: false,
			trumpLead: "broken",
			scoring: {
				kind: "partnership",
				perTrick: 10,
				nil: 100,
				blindNil: 200,
				blindNilBehind: 100,
				bag: 1,
				bagLimit: 10,
				bagPenalty: 100
			},
			end: {
				kind: "target",
				points: 500
			}
		}
	}
};
var PRESET_IDS = Object.keys(PRESETS);
/** A preset's rules for a number of players. */
var presetRules = (id, players = PRESETS[id].rules.players) => ({
	...PRESETS[id].rules,
	players
});
// src/engine/view/selectors.ts
/** The dealer's open card while it is in the dealer's hand; null without one [TRUMP-8]. */
function openCardInHand({ openCard, taken, trick }) {
	if (openCard === null) return null;
	return [...taken, trick].some(({ cards }) => cards.includes(openCard)) ? null : openCard;
}
// src/ai/heuristic/points.ts
/** The streak bonuses of a seat's bid, when made and when missed [SCORE-3]. */
function nextStreakBonuses({ streak: rule }, { streaks }, seat) {
	const streak = streaks[seat] ?? 0;
	return {
		made: streakBonus(rule, streakAfter(streak, true)),
		missed: streakBonus(rule, streakAfter(streak, false))
	};
}
/** The bid that splits the tricks evenly, rounded. */
var fairBid = (handSize, players) => Math.round(handSize / players);
/** The payoff of a bid, including a streak in reach. Where the lowest total wins, points are negated. */
function payoffOf(formula, standing, seat, handSize, bid) {
	const bonus = nextStreakBonuses(formula, standing, seat);
	const sign = pointSign(formula);
	return Float64Array.from({ length: handSize + 1 }, (_, tricks) => sign * (bidPoints(formula, {
		bid,
		tricks,
		handSize
	}) + (tricks === bid ? bonus.made : bonus.missed)));
}
/**
* Expected points of a bid after some tricks: the fitted make probability, and for the misses the trick
* distribution of the cards.
*/
function expectedPoints(payoff, bid, taken, left, { make, tricks }) {
	let missed = 0;
	let weight = 0;
	for (let more = 0; more <= left; more++) {
		if (taken + more === bid) continue;
		const probability = tricks[more];
		weight += probability;
		missed += probability * payoff[taken + more];
	}
	const ifMissed = weight > 0 ? missed / weight : 0;
	return make * payoff[bid] + (1 - make) * ifMissed;
}
/** Points of a bid missed by one trick, averaged over the possible directions. */
function meanMiss(payoff, bid) {
	const misses = [payoff[bid - 1], payoff[bid + 1]].filter((points) => points !== void 0);
	return misses.reduce((sum, points) => sum + points, 0) / misses.length;
}
/** Points of a made bid less those of one missed by a trick. */
var stakeOf = (payoff, bid) => payoff[bid] - meanMiss(payoff, bid);
/** Typical {@link stakeOf} under the standard scoring, in points: errors and margins are measured against it. */
var TYPICAL_STAKE = 12;
/** In partnerships a standard point is worth this many tricks bid. */
var TRICKS_PER_STANDARD_POINT = .8;
/** Smallest scale factor, for scorings in which hardly anything is at stake. */
var MIN_POINT_SCALE = .05;
/** How much a point of an average opponent weighs, relative to one of the seat's own. */
var SPOILING = .5;
/** Scale factor from standard points to points of a solo game, for a hand size. */
function soloPointScale(formula, { seat, rules, standing }, handSize) {
	const fair = fairBid(handSize, rules.players);
	const stake = stakeOf(payoffOf(formula, standing, seat, handSize, fair), fair);
	return Math.max(MIN_POINT_SCALE, Math.abs(stake) / TYPICAL_STAKE);
}
/** Scale factor from standard points to partnership points. */
var partnershipPointScale = ({ perTrick }) => Math.max(MIN_POINT_SCALE, TRICKS_PER_STANDARD_POINT * perTrick);
/** Scale factor from standard points to points of a game. */
function pointScaleOf(view, handSize) {
	const scoring = resolveScoring(view.rules.scoring);
	return scoring.kind === "formula" ? soloPointScale(scoring, view, handSize) : partnershipPointScale(scoring);
}
/**
* Whether making a bid always pays more than missing it by one trick. All named scorings do; under a custom
* formula that does not, the nets' training does not apply.
*/
function makingPays(formula, handSize) {
	const sign = pointSign(formula);
	const points = (bid, tricks) => sign * bidPoints(formula, {
		bid,
		tricks,
		handSize
	});
	for (let bid = 0; bid <= handSize; bid++) {
		const made = points(bid, bid);
		if (bid > 0 && points(bid, bid - 1) >= made) return false;
		if (bid < handSize && points(bid, bid + 1) >= made) return false;
	}
	return true;
}
// src/ai/adaptive.ts
/** The strength at equal totals, in levels above easy: three in ten decisions are those of medium. */
var START = .3;
/** The standard points behind the human that raise the strength by a level. Measured in decision 064. */
var POINTS_PER_LEVEL = 5;
/**
* How far the human is ahead of the seat, in points, more being better; of several humans the one furthest ahead.
* For a partner of the human, it is the lead of the other side. Null without a human.
*/
function leadOver({ rules, seats, seat, standing }) {
	const sign = totalSign(rules);
	const own = sideOf(rules, seat);
	const totalOf = (side) => sign * (standing.totals[side] ?? 0);
	const leads = seats.flatMap(({ player }, each) => {
		if (player !== "human" || each === seat) return [];
		const side = sideOf(rules, each);
		const ahead = side === own ? (own + 1) % sideCount(rules) : side;
		return [totalOf(ahead) - totalOf(own)];
	});
	return leads.length === 0 ? null : Math.max(...leads);
}
/**
* The level at which an adaptive opponent makes a decision. It depends on the score sheet alone: the further the
* seat is behind the human, the stronger. Between two levels, one of them is drawn at random.
*/
function adaptiveLevel(view, rng) {
	const { round } = view;
	const lead = leadOver(view);
	if (lead === null || round.phase === "ready") return "medium";
	const scale = pointScaleOf(view, round.handSize);
	const strength = Math.max(0, Math.min(LEVELS.length - 1, START + lead / (POINTS_PER_LEVEL * scale)));
	const below = Math.floor(strength);
	return LEVELS[rng.below(100) < 100 * (strength - below) ? below + 1 : below] ?? "medium";
}
// src/ai/heuristic/memory.ts
/** Remembers everything: no round has more tricks. */
var PERFECT_MEMORY = {
	tricks: 99,
	fromRank: 0,
	trumps: true,
	voidTricks: 99
};
/** Whether a card played `back` tricks ago (0: in the last one) is remembered, whatever is trump. */
var remembersCard = (memory, card, ranking, back) => back < memory.tricks || rankValue(card, ranking) >= memory.fromRank;
/** Finished tricks, with how many tricks ago each was. */
var tricksByAge = (taken) => taken.map((trick, index) => ({
	trick,
	back: taken.length - 1 - index
}));
// src/ai/heuristic/levels.ts
var SKILLS = {
	easy: {
		memory: {
			tricks: 1,
			fromRank: 12,
			trumps: false,
			voidTricks: 1
		},
		bidError: 2.2,
		cardError: 1.2,
		tolerance: 4,
		spoiling: 0,
		plainMistakes: ["keeps-worse", "gambles"]
	},
	medium: {
		memory: {
			tricks: 2,
			fromRank: 10,
			trumps: true,
			voidTricks: 2
		},
		bidError: 1,
		cardError: .5,
		tolerance: 2,
		spoiling: 0,
		plainMistakes: []
	},
	hard: {
		memory: PERFECT_MEMORY,
		bidError: 0,
		cardError: 0,
		tolerance: 0,
		spoiling: .5,
		plainMistakes: []
	}
};
// src/ai/heuristic/card-sets.ts
/** The thirteen ranks of a suit. */
var WHOLE_SUIT = 8191;
var UNNAMED = 6;
var TRUMP_NUMBER = {
	C: 0,
	D: 1,
	H: 2,
	S: 3,
	N: 4,
	L: 5
};
/** The number of a card's suit, or the kind of a joker. */
function suitNumber(card) {
	const suit = suitOf(card);
	if (suit !== null) return suitValue(suit);
	return isHighJoker(card) ? 7 : 8;
}
/** The number of a trump; null stands for not named yet. */
var trumpNumber = (trump) => trump === null ? UNNAMED : TRUMP_NUMBER[trump];
var BITS = Uint8Array.from({ length: 8192 }, (_, mask) => {
	let bits = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
	return bits;
});
/** How many cards a mask has. */
var size = (mask) => BITS[mask];
/** The cards of a mask above a rank. */
var above = (mask, rank) => mask >> rank + 1 << rank + 1;
/** The cards of a mask below a rank. */
var below = (mask, rank) => mask & (1 << rank) - 1;
/** The number of cards of a set. */
var setSize = (set) => size(set[0]) + size(set[1]) + size(set[2]) + size(set[3]);
/** The cards of a suit, by its number in bridge order. */
var maskIn = (set, suit) => set[suit];
/** Adds cards of a suit, by its number in bridge order, to a set in place. */
function addMask(set, suit, mask) {
	set[suit] |= mask;
}
/** Adds a card to a set in place. Jokers are in no set: they have no suit. */
function add(set, card, ranking) {
	const suit = suitOf(card);
	if (suit !== null) addMask(set, suitValue(suit), 1 << rankValue(card, ranking));
}
/** The set of these cards, without jokers. */
function setOf(cards, ranking) {
	const set = [
		0,
		0,
		0,
		0
	];
	for (const card of cards) add(set, card, ranking);
	return set;
}
/** The jokers among these cards. */
function jokersAmong(cards) {
	return {
		high: cards.filter(isHighJoker).length,
		low: cards.filter(isLowJoker).length
	};
}
/** The jokers without a card, which may be one of them. */
function jokersWithout(jokers, suit) {
	if (suit === 7) return {
		...jokers,
		high: jokers.high - 1
	};
	return suit === 8 ? {
		...jokers,
		low: jokers.low - 1
	} : jokers;
}
/** A set without one card; a joker is in none. */
function without$1(set, suit, rank) {
	if (suit >= 4) return set;
	const rest = [
		set[0],
		set[1],
		set[2],
		set[3]
	];
	rest[suit] &= ~(1 << rank);
	return rest;
}
// src/ai/heuristic/card-features.ts
/**
* Features for the probability that a held card wins a trick before the round ends. "Out" are cards that
* others are expected to hold. The last five depend on the holder's intent.
*/
var CARD_FEATURES = [
	"one",
	"top",
	"higher",
	"higherLog",
	"lower",
	"ownHigher",
	"ownLower",
	"length",
	"out",
	"ownTrumps",
	"trumpsOut",
	"topTimesOut",
	"topTimesTrumpsOut",
	"topTimesLength",
	"left",
	"oneOverLeft",
	"topOverLeft",
	"ownHigherTimesHigher",
	"outrankedByAny",
	"rank",
	"opponentsVoid",
	"ownVoids",
	"ownSingletons",
	"topIfLast",
	"players",
	"unbeatable",
	"inHands",
	"inHandsTimesHigher",
	"inHandsTimesLength",
	"pressure",
	"pressureTimesTop",
	"intent",
	"intentTimesTop",
	"intentTimesHigher"
];
/** The number of features that do not depend on the holder's intent. */
var INTENT_FREE_COUNT = CARD_FEATURES.indexOf("pressure");
/** The kind of a card of `suit` under `trump`. */
function cardKind(trump, suit) {
	if (trump === 5) return "allButLed";
	if (trump === 4) return "plain";
	return suit === trump ? "trump" : "side";
}
/** The holder's intent: −½ wants no trick, ½ wants every trick left. */
var intentOf = (need, left) => Math.min(1, Math.max(0, need / Math.max(1, left))) - .5;
/** Opponents void in a suit who may still ruff. */
function opponentsVoid({ voids, seat, counts }, suit) {
	let count = 0;
	for (let other = 0; other < voids.length; other++) if (other !== seat && counts[other] !== 0 && voids[other] >> suit & 1) count++;
	return count;
}
/** Unseen cards of any suit with a higher rank. */
function outranked(unseen, rank) {
	let count = 0;
	for (const mask of unseen) count += size(above(mask, rank));
	return count;
}
var handSummary = {
	hand: [
		0,
		0,
		0,
		0
	],
	left: 0,
	opponents: 0,
	ownTrumps: 0,
	trumpsUnseen: 0,
	trumpsOut: 0,
	voids: 0,
	singletons: 0
};
/**
* Fills {@link handSummary} for a hand.
* @param left own cards still to be played.
*/
function fillHandSummary(situation, hand, left) {
	const { unseen, inHands, trump, players } = situation;
	const suitTrump = trump < 4;
	handSummary.hand = hand;
	handSummary.left = left;
	handSummary.opponents = players - 1;
	handSummary.ownTrumps = suitTrump ? size(maskIn(hand, trump)) : 0;
	handSummary.trumpsUnseen = suitTrump ? size(maskIn(unseen, trump)) : 0;
	handSummary.trumpsOut = handSummary.trumpsUnseen * inHands / handSummary.opponents;
	handSummary.voids = 0;
	handSummary.singletons = 0;
	for (let suit = 0; suit < 4; suit++) {
		if (suit === trump) continue;
		const cards = size(maskIn(hand, suit));
		if (cards === 0) handSummary.voids++;
		else if (cards === 1) handSummary.singletons++;
	}
}
/** log(1 + n) for whole numbers. */
var LOG_AFTER = Float64Array.from({ length: 53 }, (_, count) => Math.log1p(count));
/** The probability that none of `count` unseen cards is in a hand. */
var noneOf = (inHands, count) => inHands === 1 ? count === 0 ? 1 : 0 : (1 - inHands) ** count;
/** Like {@link fillIntentFree}, for a card of the hand given to {@link fillHandSummary}. */
function fillIntentFreeOf(features, situation, suit, rank) {
	const { unseen, unseenCards, inHands, trump, players } = situation;
	const { hand, left, opponents, ownTrumps, trumpsUnseen, trumpsOut } = handSummary;
	const others = maskIn(unseen, suit);
	const own = maskIn(hand, suit);
	const higherUnseen = size(above(others, rank));
	const higher = higherUnseen * inHands;
	const higherLog = inHands === 1 ? LOG_AFTER[higherUnseen] : Math.log1p(higher);
	const out = size(others) * inHands;
	const length = size(own);
	const ownHigher = size(above(own, rank));
	const top = noneOf(inHands, higherUnseen);
	const outrankedBy = unseenCards === 0 ? 0 : outranked(unseen, rank) / unseenCards;
	const beaters = trump === 5 ? outrankedBy * unseenCards : higherUnseen + (trump < 4 && suit !== trump ? trumpsUnseen : 0);
	let at = 0;
	features[at++] = 1;
	features[at++] = top;
	features[at++] = higher;
	features[at++] = higherLog;
	features[at++] = size(below(others, rank)) * inHands / opponents;
	features[at++] = ownHigher;
	features[at++] = size(below(own, rank));
	features[at++] = length;
	features[at++] = out / opponents;
	features[at++] = ownTrumps;
	features[at++] = trumpsOut;
	features[at++] = top * out / opponents;
	features[at++] = top * trumpsOut;
	features[at++] = top * length;
	features[at++] = left / 10;
	features[at++] = 1 / left;
	features[at++] = top / left;
	features[at++] = ownHigher * higher;
	features[at++] = outrankedBy;
	features[at++] = rank / 12;
	features[at++] = opponentsVoid(situation, suit);
	features[at++] = handSummary.voids;
	features[at++] = handSummary.singletons - (length === 1 && suit !== trump ? 1 : 0);
	features[at++] = left === 1 ? top : 0;
	features[at++] = players - 4;
	features[at++] = noneOf(inHands, beaters);
	features[at++] = inHands;
	features[at++] = inHands * higherLog;
	features[at++] = inHands * length;
}
/** Fills in the features that depend on the intent; after {@link fillIntentFree}. */
function fillIntent(features, pressure, intent) {
	const top = features[1];
	features[INTENT_FREE_COUNT] = pressure;
	features[INTENT_FREE_COUNT + 1] = pressure * top;
	features[INTENT_FREE_COUNT + 2] = intent;
	features[INTENT_FREE_COUNT + 3] = intent * top;
	features[INTENT_FREE_COUNT + 4] = intent * features[3];
}
/** Everything in a hand that the probabilities of a suit depend on; after {@link fillHandSummary}. */
var suitKey = (hand, suit) => maskIn(hand, suit) | handSummary.ownTrumps << 13 | handSummary.voids << 17 | handSummary.singletons << 20;
// src/ai/heuristic/coefficients.ts
/** Fitted weights of every model, by kind. */
var COEFFICIENTS = {
	card: {
		side: [
			[
				1318,
				-2,
				-1455,
				1563,
				1270,
				-274,
				-649,
				394,
				-94,
				536,
				-1684,
				597,
				-950,
				135,
				805,
				-2158,
				1115,
				143,
				-1446,
				-618,
				23,
				-607,
				-302,
				258,
				-197,
				967,
				-601,
				527,
				-257,
				-1284,
				682,
				1202,
				-251,
				408
			],
			[
				-448,
				718,
				-914,
				822,
				626,
				67,
				123,
				-259,
				64,
				-20,
				-303,
				702,
				-290,
				-25,
				1136,
				-828,
				143,
				100,
				-806,
				-329,
				-61,
				-99,
				-30,
				21,
				-98,
				858,
				-388,
				765,
				-130,
				-2140,
				750,
				3112,
				-281,
				-366
			],
			[
				-834,
				101,
				-652,
				109,
				469,
				196,
				349,
				-289,
				108,
				-12,
				-57,
				714,
				-115,
				-81,
				170,
				-402,
				515,
				83,
				136,
				316,
				-189,
				-134,
				-69,
				21,
				-51,
				465,
				-172,
				682,
				-156,
				-2836,
				1790,
				3412,
				-1505,
				-475
			]
		],
		trump: [
			[
				7,
				2279,
				-134,
				194,
				1122,
				57,
				165,
				228,
				-327,
				228,
				-327,
				-590,
				-590,
				-374,
				245,
				-2735,
				2053,
				61,
				359,
				-440,
				445,
				-300,
				-156,
				393,
				103,
				2279,
				1089,
				-1810,
				259,
				-945,
				395,
				-346,
				1371,
				1741
			],
			[
				-1441,
				2469,
				-129,
				315,
				596,
				555,
				637,
				-250,
				-145,
				-250,
				-145,
				-416,
				-416,
				21,
				1869,
				-2243,
				804,
				-25,
				652,
				27,
				230,
				338,
				121,
				165,
				105,
				2469,
				662,
				-1010,
				322,
				-690,
				-1394,
				-1315,
				2475,
				2570
			],
			[
				-1441,
				1901,
				-195,
				-356,
				20,
				599,
				575,
				-266,
				84,
				-266,
				84,
				-199,
				-199,
				209,
				957,
				-1053,
				243,
				-11,
				1399,
				1302,
				174,
				449,
				229,
				165,
				158,
				1901,
				81,
				-430,
				257,
				158,
				-3050,
				-1452,
				1324,
				2046
			]
		],
		plain: [
			[
				205,
				-48,
				-830,
				783,
				1025,
				-4,
				-350,
				-149,
				-121,
				0,
				0,
				757,
				0,
				-55,
				36,
				-1154,
				912,
				166,
				-1221,
				-87,
				315,
				-20,
				63,
				217,
				-147,
				-48,
				-534,
				-472,
				188,
				-716,
				593,
				794,
				-66,
				619
			],
			[
				37,
				856,
				-461,
				328,
				763,
				-66,
				39,
				9,
				-374,
				0,
				0,
				809,
				0,
				-401,
				-292,
				-19,
				-1530,
				111,
				-598,
				87,
				154,
				-306,
				-124,
				12,
				-79,
				856,
				-180,
				-337,
				148,
				-1359,
				672,
				2998,
				-88,
				-491
			],
			[
				-434,
				943,
				-244,
				-178,
				715,
				37,
				292,
				-105,
				-390,
				0,
				0,
				436,
				0,
				-423,
				144,
				-249,
				261,
				103,
				11,
				389,
				24,
				-251,
				-151,
				12,
				-42,
				943,
				587,
				-799,
				32,
				-1414,
				1125,
				2617,
				1339,
				-94
			]
		],
		allButLed: [
			[
				401,
				-1147,
				-1026,
				498,
				-394,
				-792,
				465,
				75,
				394,
				0,
				0,
				-41,
				0,
				200,
				323,
				-1428,
				1316,
				456,
				-1406,
				107,
				183,
				30,
				6,
				119,
				-53,
				813,
				-477,
				-436,
				89,
				-785,
				550,
				1619,
				-729,
				-554
			],
			[
				-953,
				-1127,
				-170,
				-685,
				242,
				-170,
				728,
				-394,
				-12,
				0,
				0,
				96,
				0,
				18,
				1258,
				-1609,
				2026,
				153,
				-88,
				1104,
				55,
				400,
				135,
				31,
				-43,
				484,
				-579,
				-110,
				38,
				-1127,
				947,
				841,
				-457,
				881
			],
			[
				-1739,
				-76,
				-137,
				-572,
				385,
				224,
				896,
				-618,
				20,
				0,
				0,
				203,
				0,
				-123,
				465,
				-830,
				428,
				95,
				1366,
				1968,
				-123,
				411,
				182,
				31,
				-11,
				27,
				-713,
				26,
				45,
				-1344,
				1375,
				-374,
				872,
				1918
			]
		]
	},
	make: {
		bidTrump: [
			[
				378,
				807,
				304,
				-94,
				61,
				-408,
				61,
				-152,
				670,
				-322,
				-40,
				351,
				207,
				21,
				685,
				133,
				-231,
				-446,
				-213,
				36,
				-128,
				66,
				7,
				277,
				-151,
				-120,
				-29,
				456,
				200,
				216,
				-150,
				16,
				-481,
				163,
				-1694,
				1123,
				-312,
				30,
				-452,
				-338,
				-274
			],
			[
				317,
				689,
				103,
				-189,
				-216,
				-228,
				177,
				-248,
				1386,
				-533,
				-365,
				347,
				770,
				-180,
				147,
				40,
				113,
				-30,
				-50,
				165,
				7,
				-109,
				32,
				-238,
				-700,
				-72,
				-78,
				-203,
				-27,
				244,
				-223,
				328,
				-466,
				855,
				-862,
				1420,
				-329,
				46,
				-213,
				-156,
				-154
			],
			[
				497,
				563,
				277,
				-86,
				-182,
				-356,
				-32,
				-212,
				889,
				-65,
				9,
				269,
				688,
				-389,
				12,
				9,
				-3,
				-14,
				70,
				223,
				5,
				-201,
				-108,
				-229,
				-362,
				-278,
				-44,
				-421,
				-117,
				118,
				26,
				234,
				-12,
				775,
				-327,
				573,
				-190,
				-64,
				-95,
				-129,
				-142
			]
		],
		bidPlain: [
			[
				29,
				1128,
				555,
				-139,
				443,
				610,
				182,
				-668,
				578,
				-978,
				940,
				98,
				482,
				455,
				942,
				-18,
				593,
				454,
				-428,
				-1869,
				-368,
				458,
				102,
				225,
				4,
				-129,
				-82,
				-176,
				105,
				252,
				0,
				16,
				-191,
				200,
				-1178,
				-21,
				-134,
				-177,
				-134,
				66,
				-373
			],
			[
				-158,
				825,
				362,
				-116,
				-29,
				297,
				462,
				-771,
				1267,
				-545,
				201,
				34,
				560,
				104,
				-34,
				136,
				4,
				181,
				89,
				-429,
				-20,
				-45,
				-106,
				109,
				119,
				-65,
				-110,
				419,
				252,
				-151,
				0,
				362,
				-363,
				966,
				-798,
				776,
				-228,
				118,
				-138,
				-14,
				-177
			],
			[
				105,
				692,
				648,
				-36,
				170,
				-113,
				-38,
				-656,
				847,
				-89,
				200,
				107,
				293,
				-164,
				44,
				-5,
				38,
				-12,
				-12,
				-79,
				9,
				11,
				86,
				103,
				-242,
				-252,
				-81,
				344,
				-4,
				-533,
				0,
				166,
				-102,
				787,
				-281,
				198,
				52,
				180,
				-58,
				-88,
				11
			]
		],
		bidAllButLed: [
			[
				1447,
				843,
				-252,
				-3,
				-390,
				-737,
				-643,
				-825,
				428,
				330,
				-1389,
				-12,
				805,
				-355,
				-506,
				280,
				-537,
				372,
				771,
				648,
				-122,
				39,
				108,
				165,
				-118,
				-314,
				91,
				-100,
				471,
				358,
				0,
				6,
				179,
				328,
				980,
				153,
				197,
				577,
				-74,
				-307,
				360
			],
			[
				1015,
				800,
				183,
				136,
				-302,
				-920,
				-405,
				-318,
				690,
				82,
				-882,
				-106,
				309,
				95,
				-71,
				98,
				-59,
				106,
				111,
				184,
				-63,
				-54,
				116,
				-120,
				-208,
				-252,
				39,
				-248,
				921,
				596,
				0,
				186,
				199,
				327,
				636,
				642,
				-570,
				-342,
				-831,
				-89,
				359
			],
			[
				905,
				423,
				-627,
				-74,
				-226,
				-633,
				-357,
				-137,
				74,
				118,
				-344,
				-77,
				164,
				-115,
				-52,
				21,
				-56,
				60,
				-42,
				93,
				65,
				30,
				55,
				273,
				-245,
				-324,
				84,
				-444,
				380,
				203,
				0,
				92,
				829,
				567,
				336,
				1276,
				145,
				-372,
				-253,
				-71,
				304
			]
		],
		playTrump: [
			[
				30,
				862,
				131,
				-16,
				-93,
				121,
				210,
				-465,
				2459,
				-601,
				244,
				281,
				341,
				-1117,
				1218,
				344,
				-1420,
				-202,
				-433,
				-540,
				-52,
				202,
				40,
				70,
				-364,
				-34,
				-18,
				157,
				-93,
				256,
				222,
				8,
				-314,
				7,
				-102,
				1300,
				-336,
				19,
				-623,
				0,
				0
			],
			[
				438,
				659,
				70,
				-63,
				-324,
				-431,
				-3,
				-291,
				2196,
				-1094,
				-125,
				387,
				1055,
				-824,
				304,
				106,
				-415,
				-50,
				-117,
				-27,
				22,
				126,
				-39,
				57,
				-544,
				-356,
				65,
				-369,
				-163,
				413,
				11,
				183,
				210,
				20,
				-245,
				1034,
				-270,
				64,
				-167,
				0,
				0
			],
			[
				424,
				500,
				254,
				-54,
				-252,
				-505,
				-53,
				-220,
				1466,
				-176,
				-41,
				336,
				965,
				-422,
				37,
				149,
				-155,
				-60,
				-42,
				-27,
				39,
				-2,
				-131,
				733,
				-300,
				-1038,
				126,
				-310,
				-117,
				323,
				63,
				209,
				-3,
				99,
				-145,
				621,
				-176,
				-24,
				-155,
				0,
				0
			]
		],
		playPlain: [
			[
				-583,
				1849,
				-121,
				-52,
				635,
				1465,
				644,
				-667,
				1695,
				-1073,
				936,
				-371,
				1004,
				-99,
				780,
				30,
				315,
				997,
				-350,
				-2369,
				-114,
				228,
				105,
				96,
				-106,
				-12,
				-28,
				215,
				313,
				12,
				0,
				11,
				-1531,
				-18,
				19,
				255,
				-227,
				-125,
				-491,
				0,
				0
			],
			[
				-675,
				1078,
				404,
				42,
				209,
				86,
				205,
				-874,
				2118,
				-1111,
				704,
				-33,
				481,
				-676,
				217,
				46,
				197,
				423,
				-65,
				-602,
				28,
				58,
				106,
				325,
				80,
				-27,
				23,
				953,
				144,
				-793,
				0,
				142,
				-820,
				112,
				-102,
				36,
				-129,
				85,
				8,
				0,
				0
			],
			[
				-177,
				703,
				1004,
				109,
				136,
				-357,
				-182,
				-731,
				1418,
				-191,
				603,
				125,
				517,
				-660,
				13,
				-24,
				33,
				37,
				-52,
				-382,
				31,
				91,
				159,
				799,
				-5,
				-176,
				99,
				646,
				24,
				-627,
				0,
				84,
				-282,
				155,
				-219,
				-41,
				-37,
				112,
				-60,
				0,
				0
			]
		],
		playAllButLed: [
			[
				1690,
				676,
				248,
				60,
				-506,
				-1210,
				-1510,
				-1692,
				1766,
				536,
				-1682,
				79,
				917,
				1094,
				-223,
				499,
				-2400,
				58,
				1043,
				526,
				120,
				-88,
				-35,
				-10,
				-9,
				2,
				88,
				-726,
				-104,
				1017,
				0,
				2,
				1897,
				123,
				213,
				711,
				-182,
				101,
				-380,
				0,
				0
			],
			[
				860,
				686,
				-20,
				50,
				-259,
				-1148,
				-1023,
				-582,
				1292,
				-8,
				-652,
				29,
				1371,
				-536,
				-61,
				288,
				-233,
				95,
				248,
				84,
				66,
				86,
				-146,
				315,
				205,
				40,
				118,
				-201,
				540,
				297,
				0,
				106,
				206,
				119,
				359,
				162,
				-154,
				14,
				-146,
				0,
				0
			],
			[
				697,
				118,
				-438,
				-174,
				-340,
				-561,
				-625,
				-282,
				969,
				57,
				-195,
				43,
				286,
				-71,
				13,
				43,
				-217,
				57,
				71,
				-201,
				60,
				79,
				-235,
				1079,
				-234,
				-623,
				209,
				-161,
				334,
				743,
				0,
				123,
				439,
				152,
				306,
				614,
				369,
				-231,
				-148,
				0,
				0
			]
		]
	},
	beat: {
		trump: [
			[
				1140,
				1377,
				-569,
				679,
				-25,
				485,
				225,
				-569,
				725,
				-2921,
				-1890,
				-1463,
				570,
				258,
				-78,
				-7,
				-70,
				-3287,
				31,
				-190,
				-84,
				121,
				106
			],
			[
				151,
				1009,
				-492,
				669,
				-7,
				285,
				1343,
				-517,
				-949,
				-1326,
				-2057,
				-969,
				65,
				36,
				2,
				-10,
				12,
				-759,
				342,
				-1064,
				780,
				-884,
				122
			],
			[
				-316,
				766,
				-41,
				-264,
				-80,
				139,
				2498,
				-146,
				-1497,
				-1291,
				-2154,
				-846,
				65,
				36,
				0,
				-58,
				58,
				-243,
				542,
				-1177,
				2434,
				-2592,
				87
			]
		],
		plain: [
			[
				77,
				1208,
				202,
				74,
				-215,
				-88,
				948,
				44,
				30,
				-2777,
				0,
				0,
				317,
				210,
				21,
				4,
				16,
				-467,
				808,
				-1470,
				-68,
				28,
				112
			],
			[
				-365,
				900,
				469,
				-219,
				-20,
				-18,
				1758,
				-71,
				-242,
				-2848,
				0,
				0,
				31,
				20,
				113,
				-24,
				137,
				-276,
				282,
				-1140,
				106,
				-122,
				214
			],
			[
				-58,
				801,
				330,
				-493,
				37,
				-35,
				2802,
				-208,
				-654,
				-1946,
				0,
				0,
				31,
				20,
				115,
				-3,
				118,
				-294,
				-507,
				-1061,
				1323,
				-564,
				347
			]
		],
		allButLed: [
			[
				200,
				682,
				-1062,
				-1527,
				607,
				-43,
				2248,
				295,
				-1097,
				572,
				788,
				1076,
				1390,
				569,
				-148,
				-292,
				144,
				-2919,
				169,
				-181,
				-16,
				-24,
				27
			],
			[
				-1806,
				829,
				-318,
				-1893,
				370,
				-88,
				3565,
				157,
				-297,
				-279,
				679,
				-847,
				147,
				54,
				-158,
				-399,
				242,
				132,
				259,
				934,
				347,
				-355,
				33
			],
			[
				-2483,
				760,
				551,
				-247,
				176,
				42,
				5669,
				231,
				-964,
				-332,
				1241,
				388,
				147,
				54,
				-89,
				-439,
				349,
				252,
				624,
				65,
				1560,
				-673,
				149
			]
		]
	},
	opponent: [
		[
			131,
			-1818,
			-101,
			1612,
			553,
			838,
			977,
			-1643,
			-587,
			-324,
			619,
			-1846,
			-145,
			726,
			-667,
			-299,
			1918,
			72
		],
		[
			472,
			-1856,
			1021,
			1094,
			591,
			282,
			223,
			-1151,
			579,
			-653,
			864,
			-3809,
			532,
			335,
			47,
			-444,
			302,
			102
		],
		[
			543,
			-1222,
			-13,
			1630,
			57,
			26,
			14,
			-1573,
			490,
			-145,
			1289,
			-5366,
			1972,
			-24,
			-91,
			-203,
			316,
			194
		]
	]
};
// src/ai/heuristic/logistic.ts
/** The logistic function: a probability from its log-odds. */
var logistic = (odds) => 1 / (1 + Math.exp(-odds));
/** The logistic function of this times x is within 0.01 of the standard normal distribution function of x. */
var LOGISTIC_SCALE$1 = 1.7;
/** Log-odds of a probability, clamped to about 1 in 150 to stay finite. */
function logit(probability) {
	const cut = Math.min(.9935, Math.max(.0065, probability));
	return Math.log(cut / (1 - cut));
}
/** The index of a stage in {@link STAGES}. */
var stageOf = (left) => left <= 3 ? 0 : left <= 7 ? 1 : 2;
/** Weights as numbers. */
var weightsOf = (stored) => stored.map((row) => Float64Array.from(row, (weight) => weight / 1e3));
/** The log-odds a fitted model gives for a row of features. */
function oddsOf(weights, features) {
	let odds = 0;
	for (let at = 0; at < weights.length; at++) odds += weights[at] * features[at];
	return odds;
}
// src/ai/heuristic/card-probability.ts
var WEIGHTS$3 = {
	side: weightsOf(COEFFICIENTS.card.side),
	trump: weightsOf(COEFFICIENTS.card.trump),
	plain: weightsOf(COEFFICIENTS.card.plain),
	allButLed: weightsOf(COEFFICIENTS.card.allButLed)
};
/** The largest hand: half a deck with all jokers. */
var MAX_CARDS = 30;
/** Room for the probabilities of a hand. */
var emptyCardProbabilities = () => ({
	own: new Float64Array(MAX_CARDS),
	dodging: new Float64Array(MAX_CARDS),
	taking: new Float64Array(MAX_CARDS),
	count: 0
});
var scratch$2 = new Float64Array(CARD_FEATURES.length);
/**
* The probability that a high joker takes a trick when its holder neither wants nor shuns one, how much the
* intent changes it, and how much less it is for each high joker that others hold, which may come first [JOKER-3].
* Set by hand, like the two below.
*/
var HIGH_JOKER_TAKES = {
	neutral: .95,
	byIntent: .06,
	perRival: .05
};
/** The same for a low joker, which takes a trick of low jokers alone. */
var LOW_JOKER_TAKES = .005;
/** The share of the high jokers in other hands that take a trick which a suit card would have taken. */
var JOKERS_TAKE = .8;
/** Adds the probabilities of a hand's jokers; returns the number of cards so far. */
function addJokers({ own, dodging, taking }, { unseenJokers, inHands }, { jokers, need, left }, count) {
	const { neutral, byIntent, perRival } = HIGH_JOKER_TAKES;
	const rivals = unseenJokers.high * inHands;
	const takes = (intent) => neutral + (byIntent - perRival * rivals) * intent - .5 * perRival * rivals;
	let at = count;
	for (let high = 0; high < jokers.high; high++, at++) {
		own[at] = takes(intentOf(need, left));
		dodging[at] = takes(-.5);
		taking[at] = takes(.5);
	}
	for (let low = 0; low < jokers.low; low++, at++) {
		own[at] = LOW_JOKER_TAKES;
		dodging[at] = 0;
		taking[at] = 2 * LOW_JOKER_TAKES;
	}
	return at;
}
/** Lowers the probabilities of suit cards by the high jokers that others hold. */
function allowForJokers({ own, dodging, taking }, { unseenJokers, inHands }, left, count) {
	const rivals = unseenJokers.high * inHands;
	if (rivals === 0) return;
	const factor = 1 - Math.min(.7, JOKERS_TAKE * rivals / left);
	for (let at = 0; at < count; at++) {
		own[at] = own[at] * factor;
		dodging[at] = dodging[at] * factor;
		taking[at] = taking[at] * factor;
	}
}
/**
* Caches own probabilities by suit: hands that differ by one card share most suits. Valid for one situation,
* `left`, `need` and `pressure`.
*/
var SuitCache = class {
	/** By suit, the key of its probabilities; −1: empty. */
	#keys = (/* @__PURE__ */ new Int32Array(4)).fill(-1);
	#probabilities = /* @__PURE__ */ new Float64Array(52);
	/** Empties the cache. */
	clear() {
		this.#keys.fill(-1);
	}
	/** Copies cached probabilities of a suit; false if there are none for this key. */
	load(own, count, suit, key, cards) {
		if (this.#keys[suit] !== key) return false;
		for (let at = 0; at < cards; at++) own[count + at] = this.#probabilities[suit * 13 + at];
		return true;
	}
	/** Caches the probabilities of a suit. */
	save(own, count, suit, key, cards) {
		this.#keys[suit] = key;
		for (let at = 0; at < cards; at++) this.#probabilities[suit * 13 + at] = own[count + at];
	}
};
/**
* Fills in the probabilities of every card of a hand, by suit and rank from the lowest, then of its jokers.
* @param intents to compute; the others keep their values.
* @param cache for similar hands, with the seat's intent only.
*/
function fillCardProbabilities(probabilities, situation, standpoint, intents = "all", cache = null) {
	const { hand, left, need, pressure } = standpoint;
	const intent = intentOf(need, left);
	const stage = stageOf(left);
	let count = 0;
	fillHandSummary(situation, hand, left);
	for (let suit = 0; suit < 4; suit++) {
		const first = count;
		const key = suitKey(hand, suit);
		const cards = size(maskIn(hand, suit));
		if (cache?.load(probabilities.own, first, suit, key, cards)) {
			count += cards;
			continue;
		}
		const weights = WEIGHTS$3[cardKind(situation.trump, suit)][stage];
		for (let rest = maskIn(hand, suit); rest !== 0; rest &= rest - 1) {
			const rank = 31 - Math.clz32(rest & -rest);
			fillIntentFreeOf(scratch$2, situation, suit, rank);
			fillIntent(scratch$2, pressure, 0);
			const odds = oddsOf(weights, scratch$2);
			const slope = weights[INTENT_FREE_COUNT + 2] + weights[INTENT_FREE_COUNT + 3] * scratch$2[1] + weights[INTENT_FREE_COUNT + 4] * scratch$2[3];
			probabilities.own[count] = logistic(odds + slope * intent);
			if (intents === "all") {
				probabilities.dodging[count] = logistic(odds - slope / 2);
				probabilities.taking[count] = logistic(odds + slope / 2);
			}
			count++;
		}
		cache?.save(probabilities.own, first, suit, key, cards);
	}
	allowForJokers(probabilities, situation, left, count);
	probabilities.count = addJokers(probabilities, situation, standpoint, count);
}
// src/ai/heuristic/make-probability.ts
/** Features for the probability of taking exactly as many more tricks as needed. */
var MAKE_FEATURES = [
	"one",
	"exact",
	"ahead",
	"aheadSquared",
	"aheadSize",
	"belowTaking",
	"aboveDodging",
	"reach",
	"left",
	"oneOverLeft",
	"needsNone",
	"needsNoneTimesExact",
	"needsNoneTimesWorst",
	"needsNoneTimesLeft",
	"needsAll",
	"needsAllTimesExact",
	"needsAllTimesWeakest",
	"leads",
	"leadsTimesAhead",
	"leadsTimesNeedsNone",
	"last",
	"lastTimesNeedsNone",
	"pressure",
	"pressureTimesAhead",
	"pressureTimesNeedsNone",
	"pressureSquared",
	"players",
	"spread",
	"sure",
	"sureTimesAhead",
	"trumps",
	"voids",
	"needShare",
	"inHands",
	"inHandsTimesAhead",
	"aheadTimesLeft",
	"aheadCubed",
	"exactSquared",
	"reachTimesAhead",
	"toBid",
	"toBidTimesAhead"
];
var WEIGHTS$2 = Object.fromEntries([
	"bidTrump",
	"bidPlain",
	"bidAllButLed",
	"playTrump",
	"playPlain",
	"playAllButLed"
].map((kind) => [kind, weightsOf(COEFFICIENTS.make[kind])]));
/** The model for a moment of the round and a kind of trump. */
function makeKind(moment, trump) {
	if (trump === 5) return `${moment}AllButLed`;
	return trump === 4 ? `${moment}Plain` : `${moment}Trump`;
}
/** The distribution of the number of tricks if the cards were independent (Poisson binomial). */
function fillTricks(tricks, probabilities, count) {
	tricks.fill(0, 0, count + 1);
	tricks[0] = 1;
	for (let card = 0; card < count; card++) {
		const probability = probabilities[card];
		for (let taken = card + 1; taken > 0; taken--) tricks[taken] = tricks[taken] * (1 - probability) + tricks[taken - 1] * probability;
		tricks[0] = tricks[0] * (1 - probability);
	}
}
/** Room for an outlook. */
var emptyOutlook = () => ({
	make: 0,
	tricks: /* @__PURE__ */ new Float64Array(31)
});
var probabilities$2 = emptyCardProbabilities();
var features = new Float64Array(MAKE_FEATURES.length);
/** Totals over the cards of a hand. Changed in place. */
var cardTotals = {
	/** Expected number of tricks, and its variance if the cards were independent. */
	mean: 0,
	variance: 0,
	/** Expected tricks when trying to take none, and all. */
	low: 0,
	high: 0,
	/** Probability of the card most likely to win when dodging, and least likely when taking. */
	highest: 0,
	lowest: 0,
	/** The sum of the fourth powers of the probabilities: about the number of cards that are nearly certain to win. */
	certainTricks: 0
};
/** Fills in {@link cardTotals} from {@link probabilities}. */
function fillCardTotals() {
	const { own, dodging, taking, count } = probabilities$2;
	let mean = 0;
	let variance = 0;
	let low = 0;
	let high = 0;
	let highest = 0;
	let lowest = 1;
	let certainTricks = 0;
	for (let card = 0; card < count; card++) {
		const probability = own[card];
		mean += probability;
		variance += probability * (1 - probability);
		low += dodging[card];
		high += taking[card];
		highest = Math.max(highest, dodging[card]);
		lowest = Math.min(lowest, taking[card]);
		certainTricks += probability ** 4;
	}
	cardTotals.mean = mean;
	cardTotals.variance = variance;
	cardTotals.low = low;
	cardTotals.high = high;
	cardTotals.highest = highest;
	cardTotals.lowest = lowest;
	cardTotals.certainTricks = certainTricks;
}
var trumpsIn = (hand, trump) => trump < 4 ? size(maskIn(hand, trump)) : 0;
/** Suits that a hand has no card of, trumps included. */
function emptySuits(hand) {
	let count = 0;
	for (let suit = 0; suit < 4; suit++) if (maskIn(hand, suit) === 0) count++;
	return count;
}
/** Added to the variance of the tricks, so that a hand of certain cards has a standard deviation above 0. */
var MIN_VARIANCE$1 = .05;
/** Fills in the features of a standpoint and the distribution of its tricks. */
function fillMakeFeatures(out, tricks, situation, standpoint) {
	const { hand, left, need, pressure, leads, last, toBid } = standpoint;
	fillCardProbabilities(probabilities$2, situation, standpoint);
	fillTricks(tricks, probabilities$2.own, probabilities$2.count);
	fillCardTotals();
	const { mean, variance, low, high, highest, lowest, certainTricks } = cardTotals;
	const deviation = Math.sqrt(variance + MIN_VARIANCE$1);
	const ahead = (mean - need) / deviation;
	const none = need === 0 ? 1 : 0;
	const all = need === left ? 1 : 0;
	const exact = logit(tricks[need] ?? 0);
	const trumps = trumpsIn(hand, situation.trump);
	let at = 0;
	out[at++] = 1;
	out[at++] = exact;
	out[at++] = ahead;
	out[at++] = ahead * ahead;
	out[at++] = Math.abs(ahead);
	out[at++] = Math.max(0, need - high);
	out[at++] = Math.max(0, low - need);
	out[at++] = high - low;
	out[at++] = left / 10;
	out[at++] = 1 / left;
	out[at++] = none;
	out[at++] = none * exact;
	out[at++] = none * highest;
	out[at++] = none * left / 10;
	out[at++] = all;
	out[at++] = all * exact;
	out[at++] = all * lowest;
	out[at++] = leads;
	out[at++] = leads * ahead;
	out[at++] = leads * none;
	out[at++] = last;
	out[at++] = last * none;
	out[at++] = pressure;
	out[at++] = pressure * ahead;
	out[at++] = pressure * none;
	out[at++] = pressure * pressure;
	out[at++] = situation.players - 4;
	out[at++] = deviation;
	out[at++] = certainTricks;
	out[at++] = (certainTricks - need) / Math.sqrt(left);
	out[at++] = trumps / left;
	out[at++] = left > 3 ? emptySuits(hand) : 0;
	out[at++] = need / left;
	out[at++] = situation.inHands;
	out[at++] = situation.inHands * ahead;
	out[at++] = ahead * left / 10;
	out[at++] = Math.max(-27, Math.min(27, ahead * ahead * ahead)) / 10;
	out[at++] = exact * exact / 5;
	out[at++] = (high - low) * ahead;
	out[at++] = toBid;
	out[at++] = toBid * ahead;
}
/** Fills in the outlook of a standpoint. */
function fillOutlook(outlook, situation, standpoint, moment) {
	const { left, need } = standpoint;
	if (left === 0) {
		outlook.tricks[0] = 1;
		outlook.make = need === 0 ? 1 : 0;
		return;
	}
	fillMakeFeatures(features, outlook.tricks, situation, standpoint);
	const weights = WEIGHTS$2[makeKind(moment, situation.trump)][stageOf(left)];
	outlook.make = need >= 0 && need <= left ? logistic(oddsOf(weights, features)) : 0;
}
// src/ai/partners/contracts.ts
/** Whether a seat bid nil; whether its nil still stands. */
var bidsNil = ({ bids }, seat) => bids[seat] === 0;
var nilStands = (round, seat) => bidsNil(round, seat) && round.tricks[seat] === 0;
/** A side's contract. */
function contractOfSide(rules, round, side) {
	const { bid, won } = contractOf(rules, round, side);
	return {
		bid,
		need: bid - won
	};
}
/** The scoring of a partnership game. */
function partnershipOf(rules) {
	const scoring = resolveScoring(rules.scoring);
	if (scoring.kind !== "partnership") throw new Error("partners score as a side");
	return scoring;
}
/** The seat across the table [SP-1]. */
var partnerOf = ({ players }, seat) => seatAfter(seat, players, players / 2);
/** The side against which a seat plays. */
var otherSideOf = (rules, seat) => 1 - sideOf(rules, seat);
/** The long-run cost of a bag: its share of the penalty, less the point it scores. */
var bagCost = ({ bag, bagLimit, bagPenalty }) => bagPenalty / bagLimit - bag;
/** Share of the long-run cost of bags that counts now: the game may end before the penalty. */
var BAG_WEIGHT = .7;
/** The contracts from a seat's side, with opponents' points counted in full. */
function contractsFor(rules, scoring, round, seat) {
	const partner = partnerOf(rules, seat);
	const opponents = [seatAfter(seat, rules.players), seatAfter(partner, rules.players)];
	return {
		scoring,
		own: contractOfSide(rules, round, sideOf(rules, seat)),
		theirs: contractOfSide(rules, round, otherSideOf(rules, seat)),
		ownNil: nilStands(round, seat),
		partnerNil: nilStands(round, partner),
		theirNils: opponents.filter((each) => nilStands(round, each)),
		partner,
		works: !bidsNil(round, seat),
		partnerWorks: !bidsNil(round, partner),
		opponentWeight: 1
	};
}
// src/ai/partners/bid.ts
var probabilities$1 = emptyCardProbabilities();
var outlook$3 = emptyOutlook();
/** Tricks subtracted from the estimate: a partner's cards overlap with one's own. */
var TRICK_DISCOUNT = .35;
/** Points by which a nil must beat the best other bid. */
var NIL_MARGIN = 22;
/** Queen, king and ace in the mask of a suit. */
var TOP_TRUMPS = 7168;
/**
* Corrects the fitted make probability of 0, which is too low with a covering partner. In 2,653 forced nils
* among four hard players, the share that held rose from 59% at 0.35 to 93% at 0.85; slightly reduced for
* other tables.
*/
var partnerCoveredNil = (make) => Math.min(.97, .3 + .66 * make);
/**
* Blind nil is bid only if the opponents are at most `reach` points from their target, the seat's side is at
* least `behind` points behind, and a success would leave it at most `short` points behind. It is made in one
* of six cases, and then wins more games than a contract does; see docs/OPPONENTS.md.
*/
var BLIND_NIL_RANGE = {
	reach: 100,
	behind: 100,
	short: 15
};
/** Expected tricks of the hand when everybody wants tricks. */
function expectedTricks(situation) {
	const { hand, jokers, left, players } = situation;
	fillCardProbabilities(probabilities$1, situation, {
		hand,
		jokers,
		left,
		need: left / players,
		pressure: 0
	}, "own");
	let sum = 0;
	for (let card = 0; card < probabilities$1.count; card++) sum += probabilities$1.own[card];
	return sum;
}
/** The make probability of a nil; 0 for hands on which nobody bids it. */
function nilMakeProbability$1(situation) {
	const { hand, jokers, left, trump } = situation;
	const trumps = trump < 4 ? maskIn(hand, trump) : 0;
	if (jokers.high > 0) return 0;
	if (size(trumps) > 3 || (trumps & TOP_TRUMPS) !== 0) return 0;
	fillOutlook(outlook$3, situation, {
		hand,
		jokers,
		left,
		need: 0,
		pressure: -.1,
		leads: 0,
		last: 0,
		toBid: .5
	}, "bid");
	return partnerCoveredNil(outlook$3.make);
}
/**
* The value of a bid for a seat with all its cards: the nearer to the expected tricks, the better. A nil is
* evaluated separately: in a partnership 0 is another contract [SP-2].
* @param covered whether the partner works for the contract.
*/
function partnerBidValue(situation, scoring, covered) {
	const tricks = expectedTricks(situation) - TRICK_DISCOUNT;
	const slope = (scoring.perTrick + bagCost(scoring)) / 2;
	const plain = scoring.perTrick * Math.max(1, Math.round(tricks)) * .9;
	const nil = covered ? scoring.nil * (2 * nilMakeProbability$1(situation) - 1) - NIL_MARGIN : -scoring.nil;
	return (bid) => bid === 0 ? nil : plain - slope * Math.abs(bid - tricks);
}
/** The value of each bid, in points. */
function partnerBidValues({ view, round, scoring, analysis }, bids) {
	const situation = analysis.under(round.trump ?? "N");
	const covered = !bidsNil(round, partnerOf(view.rules, view.seat));
	return bids.map(partnerBidValue(situation, scoring, covered));
}
/** The value of each trump that may be named, in points. */
var partnerTrumpValues = ({ scoring, analysis }, trumps) => trumps.map((trump) => scoring.perTrick * expectedTricks(analysis.under(trump)));
/**
* Whether a seat that may bid blind nil does so: only if the opponents are about to win and it could save
* the game.
*/
function bidsBlindNil(rules, { totals }, seat, blindNils) {
	const own = totals[sideOf(rules, seat)] ?? 0;
	const theirs = totals[otherSideOf(rules, seat)] ?? 0;
	const { end } = rules;
	const scoring = resolveScoring(rules.scoring);
	return end.kind === "target" && scoring.kind === "partnership" && theirs >= end.points - BLIND_NIL_RANGE.reach && theirs - own >= BLIND_NIL_RANGE.behind && theirs - own <= scoring.blindNil - BLIND_NIL_RANGE.short && !blindNils.includes(true);
}
// src/ai/heuristic/pressure.ts
/** The number of tricks that all players together still want; a player with too many wants none. */
function tricksWanted(needs) {
	let sum = 0;
	for (const need of needs) if (need > 0) sum += need;
	return sum;
}
/** How contested the tricks are: 0 when the tricks wanted equal the tricks left, above 0 when there are too few. */
var pressureOf = (wanted, left) => left === 0 ? 0 : (wanted - left) / left;
// src/ai/heuristic/trick-probability.ts
/** Features for the probability that a later player beats the best card of a trick. */
var BEAT_FEATURES = [
	"one",
	"able",
	"wantsNone",
	"wantsAll",
	"ableTimesWantsNone",
	"ableTimesWantsAll",
	"wantShare",
	"ableTimesWantShare",
	"canDuck",
	"canDuckTimesWantsNone",
	"ruff",
	"ruffTimesWantsNone",
	"lastCard",
	"lastCardTimesAble",
	"playsLast",
	"lastTimesWantsNone",
	"lastTimesWantsSome",
	"left",
	"rank",
	"rankTimesWantsNone",
	"pressure",
	"pressureTimesWantsNone",
	"players"
];
var WEIGHTS$1 = Object.fromEntries([
	"trump",
	"plain",
	"allButLed"
].map((kind) => [kind, weightsOf(COEFFICIENTS.beat[kind])]));
/** Which coefficients a trump selects. */
var beatKind = (trump) => trump === 5 ? "allButLed" : trump === 4 ? "plain" : "trump";
function tierOf(suit, led, trump) {
	if (suit === 7) return 3;
	if (suit === 8) return -1;
	if (trump === 5) return suit === led ? 1 : 2;
	return suit === trump ? 2 : suit === led ? 1 : 0;
}
/** Whether a card beats the best one where `led` was led [PLAY-3], [TRUMP-5], [JOKER-3]. */
function beats$1(card, best, led, trump) {
	const difference = tierOf(card.suit, led, trump) - tierOf(best.suit, led, trump);
	if (difference !== 0) return difference > 0;
	if (card.suit === 7 || card.suit === 8) return false;
	return card.rank === best.rank ? card.suit > best.suit : card.rank > best.rank;
}
/** Unseen cards that beat the best one and are not of the suit led. */
function offSuitBeaters(unseen, best, led, trump) {
	if (trump === 4 || led === trump) return 0;
	if (trump < 4) {
		const trumps = unseen[trump];
		return size(best.suit === trump ? above(trumps, best.rank) : trumps);
	}
	let count = 0;
	for (let suit = 0; suit < 4; suit++) {
		if (suit === led) continue;
		const cards = unseen[suit];
		if (best.suit === led) count += size(cards);
		else count += size(above(cards, best.rank)) + (suit > best.suit ? cards >> best.rank & 1 : 0);
	}
	return count;
}
/** Powers of one base, which is queried many times in a row. */
var powers = /* @__PURE__ */ new Float64Array(53);
var powersOf = NaN;
/** The probability that a hand with this share of the unseen cards has none of `some` of them. */
function missesAll(share, some) {
	if (share !== powersOf) {
		powersOf = share;
		powers.fill(NaN);
	}
	const known = powers[some];
	return Number.isNaN(known) ? powers[some] = (1 - share) ** some : known;
}
/** The probability that such a hand has any of some cards of a suit; certain of its open card [TRUMP-8]. */
var holdsAny = (share, cards, open) => (cards & open) === 0 ? 1 - missesAll(share, size(cards)) : 1;
/** The unseen cards that a player may hold: an open card lies in one hand alone [TRUMP-8]. */
function unseenOf({ unseen, open }, player) {
	if (open === null || open.seat === player) return unseen;
	return without$1(unseen, open.suit, open.rank);
}
/** Fills in the features of one later player, who may be the last, against the best card so far. */
function fillBeatFeatures(features, situation, { best, led, pressure }, player, isLast) {
	const { unseenCards, counts, voids, needs, trump, players } = situation;
	const unseen = unseenOf(situation, player);
	const open = situation.open?.seat === player ? situation.open : null;
	const openLed = open?.suit === led ? 1 << open.rank : 0;
	const left = counts[player];
	const share = unseenCards === 0 ? 0 : Math.min(1, left / unseenCards);
	const suitCards = (voids[player] >> led & 1) === 1 ? 0 : unseen[led];
	const follows = holdsAny(share, suitCards, openLed);
	const inSuit = best.suit === led ? above(suitCards, best.rank) : 0;
	const ducks = best.suit === led ? below(suitCards, best.rank) : suitCards;
	const over = holdsAny(share, inSuit, openLed);
	const canDuck = holdsAny(share, ducks, openLed);
	const beaters = offSuitBeaters(unseen, best, led, trump);
	const canRuff = open !== null && open.suit !== led && beats$1(open, best, led, trump) ? 1 : 1 - missesAll(share, beaters);
	const ruff = (1 - follows) * canRuff;
	const able = logit(over + ruff);
	const need = needs[player];
	const none = need <= 0 ? 1 : 0;
	const all = need >= left ? 1 : 0;
	const want = Math.min(1, Math.max(0, need / Math.max(1, left)));
	const lastCard = left === 1 ? 1 : 0;
	const last = isLast ? 1 : 0;
	let at = 0;
	features[at++] = 1;
	features[at++] = able;
	features[at++] = none;
	features[at++] = all;
	features[at++] = able * none;
	features[at++] = able * all;
	features[at++] = want;
	features[at++] = able * want;
	features[at++] = canDuck;
	features[at++] = canDuck * none;
	features[at++] = ruff;
	features[at++] = ruff * none;
	features[at++] = lastCard;
	features[at++] = lastCard * able;
	features[at++] = last;
	features[at++] = last * none;
	features[at++] = last * (1 - none);
	features[at++] = left / 10;
	features[at++] = best.rank / 12;
	features[at++] = best.rank / 12 * none;
	features[at++] = pressure;
	features[at++] = pressure * none;
	features[at++] = players - 4;
}
var scratch$1 = new Float64Array(BEAT_FEATURES.length);
/** How likely a player with a high joker is to play it on a trick, by whether it still needs tricks. */
var PLAYS_HIGH_JOKER = {
	needing: .35,
	dodging: .04
};
/** The probability that a later player takes the trick with a high joker. */
function jokerTakes({ unseenJokers, unseenCards, counts, needs }, player) {
	const { high } = unseenJokers;
	if (high === 0 || unseenCards === 0) return 0;
	const left = counts[player];
	const holds = 1 - (1 - Math.min(1, left / unseenCards)) ** high;
	const { needing, dodging } = PLAYS_HIGH_JOKER;
	return left === 1 ? holds : holds * (needs[player] > 0 ? needing : dodging);
}
/** The probability that a later player has to beat the best card [PLAY-5]. */
function mustBeat(situation, { best, led }, player) {
	const { duty, trump, unseenCards, counts, voids } = situation;
	if (duty === "follow" || unseenCards === 0) return 0;
	const unseen = unseenOf(situation, player);
	const share = Math.min(1, counts[player] / unseenCards);
	const suitCards = (voids[player] >> led & 1) === 1 ? 0 : unseen[led];
	const follows = 1 - missesAll(share, size(suitCards));
	const over = duty === "must-head" && best.suit === led ? 1 - missesAll(share, size(above(suitCards, best.rank))) : 0;
	const ruffs = 1 - missesAll(share, offSuitBeaters(unseen, best, led, trump));
	return over + (1 - follows) * ruffs;
}
/** Nearly every card beats a low joker. */
var BEATS_LOW_JOKER = .98;
/** The probability that a later player beats the best card. */
function beatProbability(situation, trick, player, isLast, weights) {
	const { counts, voids, trump } = situation;
	const { best, led } = trick;
	if (best.suit === 7 || counts[player] === 0) return 0;
	if (best.suit === 8) return BEATS_LOW_JOKER;
	const unseen = unseenOf(situation, player);
	const isVoid = (voids[player] >> led & 1) === 1;
	const canBeat = best.suit === led && !isVoid && above(unseen[led], best.rank) !== 0 || offSuitBeaters(unseen, best, led, trump) > 0;
	let beat = 0;
	if (canBeat) {
		fillBeatFeatures(scratch$1, situation, trick, player, isLast);
		beat = logistic(oddsOf(weights, scratch$1));
		if (situation.duty !== "follow") beat = Math.max(beat, mustBeat(situation, trick, player));
	}
	const takes = jokerTakes(situation, player);
	return takes === 0 ? beat : 1 - (1 - beat) * (1 - takes);
}
/** Once a later player has beaten the best card, the next one is this much less likely to beat it too. */
var AFTER_BEATEN = .45;
/** Fills in each seat's probability of winning the trick after the situation's seat has played. */
function fillWinProbabilities(winProbabilities, situation, trick) {
	const { players, seat, counts, trump } = situation;
	const { winner, toPlay } = trick;
	const next = (seat + 1) % players;
	winProbabilities.fill(0, 0, players);
	winProbabilities[winner] = 1;
	const weights = WEIGHTS$1[beatKind(trump)][stageOf(counts[next])];
	for (let step = 0; step < toPlay; step++) {
		const player = (next + step) % players;
		const beat = beatProbability(situation, trick, player, step === toPlay - 1, weights);
		if (beat === 0) continue;
		let gained = winProbabilities[winner] * beat;
		winProbabilities[winner] = winProbabilities[winner] - gained;
		for (let earlier = 0; earlier < step; earlier++) {
			const other = (next + earlier) % players;
			const moved = winProbabilities[other] * beat * AFTER_BEATEN;
			winProbabilities[other] = winProbabilities[other] - moved;
			gained += moved;
		}
		winProbabilities[player] = gained;
	}
}
// src/ai/heuristic/trick-in-play.ts
/** A card as numbers. */
var cardNumbers = (card, ranking) => ({
	suit: suitNumber(card),
	rank: rankValue(card, ranking)
});
/** Reads the trick for the seat whose turn it is. */
function trickInPlay({ trick }, { trump, players, seat, ranking }) {
	const first = trick.cards[0];
	if (first === void 0) return {
		led: null,
		best: null,
		winner: seat,
		toPlay: players - 1
	};
	const suit = ledSuit(trick);
	const led = suit === null ? 9 : suitValue(suit);
	let best = cardNumbers(first, ranking);
	let winner = 0;
	for (let index = 1; index < trick.cards.length; index++) {
		const card = cardNumbers(trick.cards[index], ranking);
		if (!beats$1(card, best, led, trump)) continue;
		best = card;
		winner = index;
	}
	return {
		led,
		best,
		winner: (trick.leader + winner) % players,
		toPlay: players - 1 - trick.cards.length
	};
}
/** The suit led once a card is played: its own after low jokers alone, none after a high joker [JOKER-4]. */
function ledWith$1(card, led, best) {
	if (!(led === null || led === 9 && best?.suit === 8)) return led;
	return card.suit < 4 ? card.suit : 9;
}
/** The trick once the situation's seat has played that card. */
function trickWith(card, { led: ledBefore, best, winner, toPlay }, { seat, trump }, pressure) {
	const led = ledWith$1(card, ledBefore, best);
	return best === null || beats$1(card, best, led, trump) ? {
		best: card,
		led,
		pressure,
		winner: seat,
		toPlay
	} : {
		best,
		led,
		pressure,
		winner,
		toPlay
	};
}
// src/ai/partners/play.ts
var probabilities = emptyCardProbabilities();
var suitCache = new SuitCache();
var outlook$2 = emptyOutlook();
var winProbabilities$1 = /* @__PURE__ */ new Float64Array(8);
/**
* The fewest tricks that a seat is assumed to take beyond its bid. Fewer for a nil of the partner, whom this
* seat covers; an opponent's nil is attacked and counts like any other bid. Both set by hand.
*/
var SPARE_TRICKS = .5;
var SPARE_TRICKS_OF_NIL = .25;
/** Added to the variance of a side's tricks, so that nothing counts as certain; set by hand. */
var MIN_VARIANCE = .3;
/** The least share of the tricks left that a seat is assumed to try for; set by hand. */
var MIN_EFFORT = .3;
/** Expected points of a contract, from tricks needed, tricks expected and their standard deviation. */
function contractPoints(scoring, { bid }, need, expected, deviation) {
	if (bid === 0) return 0;
	const made = logistic(LOGISTIC_SCALE$1 * (expected - need + .5) / deviation);
	const over = Math.max(0, expected - need);
	const bags = BAG_WEIGHT * bagCost(scoring);
	return scoring.perTrick * bid * (2 * made - 1) - bags * over;
}
/**
* The partner's share of the tricks this seat does not take. Shares grow with what seats still need;
* unclaimed tricks are open to all, also to seats that have what they bid.
*/
function partnersShare({ seat, needs, players }, { partner, partnerWorks }, left) {
	const spare = SPARE_TRICKS + Math.max(0, left - tricksWanted(needs)) / players;
	const takes = (each) => Math.max(0, needs[each]) + spare;
	const partners = takes(partner) + (partnerWorks ? 0 : SPARE_TRICKS_OF_NIL - spare);
	let all = partners;
	for (let each = 0; each < players; each++) if (each !== seat && each !== partner) all += takes(each);
	return partners / all;
}
/** Expected points of the rest of the round with a hand, by who takes the trick in question. */
function restPoints(situation, contracts) {
	const { scoring, own, theirs, works, partnerWorks, opponentWeight: theirWeight } = contracts;
	const left = situation.left - 1;
	const effort = Math.max(MIN_EFFORT, own.need / Math.max(1, own.need + theirs.need, left));
	const share = partnersShare(situation, contracts, left);
	suitCache.clear();
	return (hand, jokers) => {
		fillCardProbabilities(probabilities, situation, {
			hand,
			jokers,
			left,
			need: effort * left,
			pressure: 0
		}, "own", suitCache);
		let mine = 0;
		let variance = MIN_VARIANCE;
		for (let card = 0; card < probabilities.count; card++) {
			const probability = probabilities.own[card];
			mine += probability;
			variance += probability * (1 - probability);
		}
		const others = Math.max(0, left - mine);
		const partners = others * share;
		const deviation = Math.sqrt(variance + others * share * (1 - share));
		const counted = (works ? mine : 0) + (partnerWorks ? partners : 0);
		const theirTricks = Math.max(0, left - mine - partners);
		return (taker) => {
			const helped = taker === "self" && works || taker === "partner" && partnerWorks;
			const lost = taker === "them" ? 1 : 0;
			return contractPoints(scoring, own, own.need - (helped ? 1 : 0), counted, deviation) - theirWeight * contractPoints(scoring, theirs, theirs.need - lost, theirTricks, deviation);
		};
	};
}
/** The probability that the seat's nil holds with these cards. */
function nilMakeProbability(situation, hand, jokers) {
	fillOutlook(outlook$2, situation, {
		hand,
		jokers,
		left: situation.left - 1,
		need: 0,
		pressure: 0,
		leads: 0,
		last: 0,
		toBid: 0
	}, "play");
	return outlook$2.make;
}
/** The value of a card, in points of the side. */
function partnerCardValue(trick, situation, contracts) {
	const { seat, players, needs } = situation;
	const { partner, scoring } = contracts;
	const restWith = restPoints(situation, contracts);
	const opponentNil = contracts.opponentWeight * scoring.nil;
	const relaxedByAlly = [];
	/** The situation in which the winner's partner does not overtake it without need. */
	const relaxed = (winner) => {
		const ally = (winner + players / 2) % players;
		return relaxedByAlly[ally] ??= {
			...situation,
			needs: needs.map((need, each) => each === ally ? 0 : need)
		};
	};
	/**
	* Whether {@link winProbabilities} are for a card that does not take the trick: they are equal for all of
	* these.
	*/
	let isLost = false;
	return (card) => {
		const played = trickWith(card, trick, situation, 0);
		const takes = played.winner === seat;
		if (takes || !isLost) fillWinProbabilities(winProbabilities$1, relaxed(played.winner), played);
		isLost = !takes;
		const hand = without$1(situation.hand, card.suit, card.rank);
		const jokers = jokersWithout(situation.jokers, card.suit);
		const self = winProbabilities$1[seat];
		const other = winProbabilities$1[partner];
		const them = Math.max(0, 1 - self - other);
		const rest = restWith(hand, jokers);
		let value = self * rest("self") + other * rest("partner") + them * rest("them");
		if (contracts.ownNil) value += 2 * scoring.nil * (1 - self) * nilMakeProbability(situation, hand, jokers);
		if (contracts.partnerNil) value -= 2 * scoring.nil * other;
		for (const nil of contracts.theirNils) value += opponentNil * winProbabilities$1[nil];
		return value;
	};
}
/**
* The value of every card that may be played, in points of the side.
* @param spoiling how much more an opponents' point weighs than one of the side's own.
*/
function partnerCardValues({ view, round, scoring, analysis }, cards, spoiling) {
	const { seat, rules } = view;
	const situation = analysis.under(round.trump ?? "N");
	const contracts = {
		...contractsFor(rules, scoring, round, seat),
		opponentWeight: 1 + spoiling
	};
	const valueOf = partnerCardValue(trickInPlay(round, situation), situation, contracts);
	return cards.map((card) => valueOf(cardNumbers(card, situation.ranking)));
}
// src/engine/view/knowledge.ts
/**
* The seats that have shown a void by not following suit [PLAY-2], or by not trumping where they had to
* [PLAY-5].
*/
function shownVoids({ taken, trick, trump }, { players, duty }) {
	const voids = /* @__PURE__ */ new Set();
	const trumpSuit = duty === "must-trump" ? trumpSuitOf(trump) : null;
	for (const each of [...taken, trick]) {
		const led = ledSuit(each);
		for (const [at, card] of each.cards.entries()) {
			const suit = suitOf(card);
			if (led === null || suit === null || suit === led) continue;
			const seat = seatAfter(each.leader, players, at);
			voids.add(`${seat} ${led}`);
			if (trumpSuit !== null && suit !== trumpSuit) voids.add(`${seat} ${trumpSuit}`);
		}
	}
	return voids;
}
function inferredFrom(rules, round) {
	const { turned, taken, trick, hands } = round;
	const voids = shownVoids(round, rules);
	const known = /* @__PURE__ */ new Set([
		...turned === null ? [] : [turned],
		...taken.flatMap(({ cards }) => cards),
		...trick.cards,
		...hands.flatMap((hand) => hand.kind === "seen" ? hand.cards : [])
	]);
	const unseen = deckOf(rules).filter((card) => !known.has(card));
	const isVoid = (seat, suit) => voids.has(`${seat} ${suit}`);
	const lacks = (seat, suit) => suit !== null && isVoid(seat, suit);
	const open = openCardInHand(round);
	const mayHold = (seat, card) => card === open ? seat === round.dealer : !lacks(seat, suitOf(card));
	return {
		unseen,
		isVoid,
		mayHold
	};
}
/** By round, since a decision asks for it for every choice and fact. A round has the rules of one game. */
var knowledgeByRound = /* @__PURE__ */ new WeakMap();
/** Infers knowledge from a view: own cards, the table and played cards. */
function knowledgeOf({ rules }, round) {
	const known = knowledgeByRound.get(round);
	if (known !== void 0) return known;
	const knowledge = inferredFrom(rules, round);
	knowledgeByRound.set(round, knowledge);
	return knowledge;
}
// src/engine/advice/outranks.ts
/** Whether a card is above another one of its suit. Jokers have no suit. */
var outranks = (card, other, ranking) => !isJoker(card) && suitOf(card) === suitOf(other) && rankValue(card, ranking) > rankValue(other, ranking);
// src/engine/advice/hand-facts.ts
/** The visible cards of the seat's own hand. */
function ownCards({ seat }, { hands }) {
	const hand = hands[seat];
	return hand?.kind === "seen" ? hand.cards : [];
}
/** Whether a card is a high joker or, with a single trump suit, a trump: both lose only to higher ones. */
var isTop = (trump) => (card) => isHighJoker(card) || suitOf(card) !== null && suitOf(card) === trumpSuitOf(trump);
/**
* The fewest tricks that trumps and high jokers can take. Each loses only to a higher one, or to another high
* joker, and each of those beats only one of them, so it is their number minus the size of a maximum matching.
*/
function fewestTricks(own, others, ranking) {
	const sorted = own.toSorted(byRank(ranking));
	let [beaten, last] = [0, 0];
	for (const [place, card] of sorted.entries()) if (others.filter((other) => byRank(ranking)(other, card) <= 0).length > beaten) beaten++;
	else last = place + 1;
	return {
		tricks: sorted.length - beaten,
		cards: sorted.slice(0, last)
	};
}
/**
* The tricks that the seat's trumps and high jokers certainly take from now on. Only high jokers without a
* single trump suit [TRUMP-4], [TRUMP-5].
* @param played a card that the seat plays to the current trick; then only the tricks after it are counted.
*/
function certainTricks(view, round, trump, played = null) {
	const { unseen } = knowledgeOf(view, round);
	const others = [...unseen, ...played === null ? round.trick.cards : []];
	return fewestTricks(ownCards(view, round).filter((card) => isTop(trump)(card) && card !== played), others.filter(isTop(trump)), rankingOf(view.rules));
}
// src/engine/advice/needs.ts
/** Remaining tricks, including the one on the table. */
var tricksLeft = ({ handSize, taken }) => handSize - taken.length;
/**
* Tricks that a seat still needs for its bid (in partnerships, unless it bid nil, for the side's
* contract); negative if over. Null while the bid is unknown.
*/
function tricksNeeded$1(rules, round, seat) {
	const bid = round.bids[seat];
	if (typeof bid !== "number") return null;
	if (bid === 0 || !hasPartners(rules)) return bid - (round.tricks[seat] ?? 0);
	const contract = contractOf(rules, round, sideOf(rules, seat));
	return contract.bid - contract.won;
}
/** Whether the seat's nil has already failed; further tricks cost it nothing [SP-4]. */
var hasLostNil = ({ rules, seat }, round) => hasPartners(rules) && round.bids[seat] === 0 && (round.tricks[seat] ?? 0) > 0;
// src/engine/advice/card-facts.ts
function trickContextOf(view, round, trump, legal) {
	const { players } = view.rules;
	const { trick } = round;
	const ranking = rankingOf(view.rules);
	const at = winningIndex(trick.cards, trump, ranking);
	const card = trick.cards[at];
	return {
		view,
		round,
		trump,
		ranking,
		knowledge: knowledgeOf(view, round),
		later: seatsFrom(view.seat + 1, players).slice(0, players - 1 - trick.cards.length),
		leading: card === void 0 ? null : {
			card,
			seat: seatAfter(trick.leader, players, at)
		},
		legal
	};
}
var beats = (card, other, led, { trump, ranking }) => strength(card, led, trump, ranking) > strength(other, led, trump, ranking);
/** The suit that is led once this card is played [JOKER-4]. */
var ledWith = ({ round: { trick } }, card) => ledSuit({ cards: [...trick.cards, card] });
/** Unseen cards that beat a card and may be held by a later player. */
var threatsTo = (context, card, led) => context.knowledge.unseen.filter((other) => beats(other, card, led, context) && context.later.some((seat) => context.knowledge.mayHold(seat, other)));
function fateOf(context, card) {
	const led = ledWith(context, card);
	const { leading } = context;
	if (leading !== null && !beats(card, leading.card, led, context)) return "loses";
	return threatsTo(context, card, led).length === 0 ? "wins" : "open";
}
/** How a card is played by a seat that cannot follow: ruff, overruff or discard. */
function voidFacts(context, card) {
	const { round, leading, trump } = context;
	const led = ledSuit(round.trick);
	if (led === null || isJoker(card) || suitOf(card) === led) return [];
	const suit = trumpSuitOf(trump);
	if (!(trump === "L" || suitOf(card) === suit)) return [{ kind: "discard" }];
	if (leading !== null && isHighJoker(leading.card)) return [];
	if (!(leading !== null && suitOf(leading.card) !== led)) return [{ kind: "ruff" }];
	return [{ kind: beats(card, leading.card, led, context) ? "overruff" : "underruff" }];
}
/**
* The unseen cards of a suit: the higher ones, if there are any, and the number of lower ones. An open card
* in the dealer's hand has been seen [TRUMP-8].
*/
function beatenByFacts(context, card, isAhead) {
	const open = openCardInHand(context.round);
	const unseen = context.knowledge.unseen.filter((other) => other !== open);
	const cards = unseen.filter((other) => outranks(other, card, context.ranking));
	const below = unseen.filter((other) => outranks(card, other, context.ranking)).length;
	return cards.length === 0 ? [] : [{
		kind: "beaten-by",
		cards,
		below,
		isAhead
	}];
}
/** Whether nobody else can hold a higher card of its suit. Holds for every high joker, for no low one. */
var isMaster = (context, card) => !isLowJoker(card) && !context.knowledge.unseen.some((other) => outranks(other, card, context.ranking));
/** Whether it is high: no higher card of its suit is left, not even in the player's hand. */
var isHighest = (context, card) => isMaster(context, card) && !ownCards(context.view, context.round).some((other) => outranks(other, card, context.ranking));
/** Whether one more trick sinks an opponent's bid; bags do not. */
function isSunkByOneMoreTrick({ view: { rules, seat }, round }, other) {
	if (tricksNeeded$1(rules, round, other) !== 0) return false;
	return !hasPartners(rules) || round.bids[other] === 0 && !arePartners(rules, seat, other);
}
function losingFacts(context, card) {
	const { round, view, legal, leading } = context;
	const led = ledSuit(round.trick);
	const ledNow = ledWith(context, card);
	const facts = [];
	const need = tricksNeeded$1(view.rules, round, view.seat);
	if (!hasPartners(view.rules) && need !== null && need > 0 && need === tricksLeft(round)) facts.push({ kind: "falls-short" });
	if (led !== null && leading !== null && legal.some((other) => suitOf(other) === led && beats(other, leading.card, led, context)) && suitOf(card) === led) facts.push({ kind: "duck" });
	if ((need === null || need <= 0) && !hasLostNil(view, round) && isHighest(context, card)) facts.push({ kind: "unload" });
	if (leading === null) return facts;
	const isUnbeatable = threatsTo(context, leading.card, ledNow).length === 0;
	if (isUnbeatable && isSunkByOneMoreTrick(context, leading.seat)) facts.push({
		kind: "puts-over",
		seat: leading.seat
	});
	if (arePartners(view.rules, view.seat, leading.seat)) facts.push({ kind: isUnbeatable ? "to-partner" : "partner-ahead" });
	return facts;
}
function winningFacts({ round, view, trump }, card) {
	const { rules } = view;
	const need = tricksNeeded$1(rules, round, view.seat);
	const facts = [];
	const later = certainTricks(view, round, trump, card);
	if (!hasPartners(rules) && need !== null && need > 0 && later.tricks >= need) facts.push({
		kind: "one-too-many",
		...later
	});
	else if (need === 1) facts.push({ kind: "fulfills" });
	if (need !== null && need <= 0 && !hasLostNil(view, round)) facts.push({ kind: "overshoots" });
	for (const seat of seatsFrom(view.seat + 1, rules.players).slice(0, -1)) {
		if (arePartners(rules, view.seat, seat)) continue;
		const theirs = tricksNeeded$1(rules, round, seat);
		if (theirs !== null && theirs > 0 && theirs === tricksLeft(round)) facts.push({
			kind: "denies",
			seat
		});
	}
	return facts;
}
/** Later players who cannot follow and may ruff. */
function mayRuffFacts({ round, later, knowledge, trump }, card) {
	const led = ledSuit({ cards: [...round.trick.cards, card] });
	const suit = trumpSuitOf(trump);
	if (led === null || isJoker(card) || trump === "N" || suit === led) return [];
	const ruffs = knowledge.unseen.filter((other) => !isJoker(other) && (trump === "L" ? suitOf(other) !== led : suitOf(other) === suit));
	const seats = later.filter((seat) => knowledge.isVoid(seat, led) && ruffs.some((other) => knowledge.mayHold(seat, other)));
	return seats.length === 0 ? [] : [{
		kind: "may-ruff",
		seats
	}];
}
/**
* Whether it is the lowest of the certain winners, or the highest of the certain losers. Nothing is said of a
* joker, nor of a card that is the only one of its suit among them.
*/
function cheapestCardFacts(context, fates, card) {
	const { ranking } = context;
	const fate = fates.get(card);
	const others = [...fates.keys()].filter((other) => other !== card && fates.get(other) === fate);
	if (others.filter((other) => suitOf(other) === suitOf(card)).length === 0 || fate === "open" || isJoker(card)) return [];
	return (fate === "wins" ? others.every((other) => rankValue(other, ranking) > rankValue(card, ranking)) : others.every((other) => rankValue(other, ranking) < rankValue(card, ranking))) ? [{ kind: fate === "wins" ? "lowest-winner" : "highest-loser" }] : [];
}
/**
* Winners that a play saves for later tricks: high cards and trumps. None if there are more of them
* than tricks wanted.
*/
function keptWinners(context, card, tricks) {
	const { view, round, trump, legal } = context;
	if (trump === "L") return [];
	const isTrump = (each) => !isJoker(each) && suitOf(each) === trumpSuitOf(trump);
	const isHigh = (each) => isMaster(context, each);
	const rest = ownCards(view, round).filter((each) => each !== card);
	const high = rest.filter((each) => isHigh(each));
	const all = rest.filter((each) => isHigh(each) || isTrump(each) && !isTrump(card));
	const worthKeeping = all.length <= tricks ? all : high.length <= tricks ? high : [];
	const isEquivalent = (each) => suitOf(each) === suitOf(card) && isHigh(each) && isHigh(card);
	return worthKeeping.filter((each) => legal.includes(each) && !isEquivalent(each)).toSorted(bySuitAndRank(context.ranking));
}
/** With fewer cards left, a void is not worth mentioning. */
var MIN_CARDS_FOR_VOID = 2;
/** Whether a play creates a useful void: for ruffs or discards. */
function isVoiding({ view, round, trump }, card, tricks) {
	const isTrump = (each) => !isJoker(each) && (trump === "L" ? suitOf(each) !== suitOf(card) : suitOf(each) === trumpSuitOf(trump));
	const rest = ownCards(view, round).filter((each) => each !== card);
	if (isJoker(card) || isTrump(card) || rest.length < MIN_CARDS_FOR_VOID) return false;
	if (rest.some((each) => suitOf(each) === suitOf(card))) return false;
	return tricks > 0 ? rest.some(isTrump) : trump !== "L";
}
/**
* Facts about later tricks, for cards other than ruffs.
* @param isBeatable whether a card of its suit may beat it; otherwise it counts as a winner
*/
function laterFacts(context, card, isBeatable) {
	const { view, round } = context;
	const need = tricksNeeded$1(view.rules, round, view.seat);
	const left = tricksLeft(round);
	if (need === null || need > left) return [];
	const wanted = Math.max(0, isBeatable ? need : need - 1);
	const kept = need < left ? keptWinners(context, card, wanted) : [];
	const suit = suitOf(card);
	return [...kept.length > 0 ? [{
		kind: "keeps",
		cards: kept
	}] : [], ...suit !== null && isVoiding(context, card, wanted) ? [{
		kind: "voids",
		suit
	}] : []];
}
/** What can still beat a card that is winning. */
function openFacts(context, card, isRuff) {
	if (isJoker(card)) return [];
	const threats = threatsTo(context, card, ledWith(context, card));
	if (threats.some((each) => outranks(each, card, context.ranking)) && !(isRuff && context.trump === "L")) return beatenByFacts(context, card, context.leading !== null);
	if (threats.every(isJoker)) return [{ kind: "only-joker" }];
	if (threats.some(isJoker)) return [];
	return [{ kind: isRuff ? "only-overruff" : "only-ruff" }];
}
function factsOfCard(context, card, fates) {
	const fate = fates.get(card) ?? "open";
	const facts = [...voidFacts(context, card)];
	const isDiscard = facts.some(({ kind }) => kind === "discard");
	const isRuff = facts.length > 0 && !isDiscard;
	if (fate === "loses") facts.push({ kind: "loses" }, ...losingFacts(context, card));
	if (fate === "wins") facts.push({ kind: "wins" }, ...winningFacts(context, card));
	if (fate === "open") facts.push(...openFacts(context, card, isRuff), ...mayRuffFacts(context, card));
	if (isDiscard && !isMaster(context, card)) facts.push(...beatenByFacts(context, card, false));
	facts.push(...cheapestCardFacts(context, fates, card));
	if (isRuff) return facts;
	const open = openCardInHand(context.round);
	const isBeatable = facts.some(({ kind }) => kind === "loses" || kind === "beaten-by") || fate === "open" && open !== null && outranks(open, card, context.ranking);
	return [...facts, ...laterFacts(context, card, isBeatable)];
}
/**
* The certain facts about each legal card, in the order of `legal`. They hold for every deal
* consistent with the view, whatever the others play.
*/
function cardFacts(view, round, legal) {
	const { trump } = round;
	if (trump === null) return legal.map(() => []);
	const context = trickContextOf(view, round, trump, legal);
	const fates = new Map(legal.map((card) => [card, fateOf(context, card)]));
	return legal.map((card) => factsOfCard(context, card, fates));
}
// src/engine/view/claim.ts
/** The cards that others may hold, as far as the viewer knows. */
function unseenCards(view, round) {
	const { unseen, mayHold } = knowledgeOf(view, round);
	const others = seatsFrom(view.seat + 1, view.rules.players).slice(0, -1);
	return unseen.filter((card) => others.some((other) => mayHold(other, card)));
}
/** Whether a card that is played after the `earlier` cards and before the `later` ones is certain to win. */
function isCertainToWin(card, { earlier, later }, trump, ranking) {
	const led = ledSuit({ cards: [...earlier, card] });
	const own = strength(card, led, trump, ranking);
	return earlier.every((other) => own > strength(other, led, trump, ranking)) && later.every((other) => own >= strength(other, led, trump, ranking));
}
/** Whether every legal card is certain to win the current trick. */
function takesThisTrick(view, round, unseen) {
	const { trick, trump } = round;
	if (trump === null) return false;
	const isLast = trick.cards.length === view.rules.players - 1;
	const others = {
		earlier: trick.cards,
		later: isLast ? [] : unseen
	};
	return allowed(view.choices).every((command) => command.type === "play" && command.card !== "unseen" && isCertainToWin(command.card, others, trump, rankingOf(view.rules)));
}
/** Whether a card is certain to lose to one of the cards that were played before it. */
function isCertainToLose(card, earlier, trump, ranking) {
	const led = ledSuit({ cards: [...earlier, card] });
	const own = strength(card, led, trump, ranking);
	return earlier.some((other) => strength(other, led, trump, ranking) >= own);
}
/** Whether none of these cards takes a trick that another seat leads to, whoever holds the unseen cards. */
function losesEveryTrick(view, round, trump, cards) {
	const ranking = rankingOf(view.rules);
	const unseen = unseenCards(view, round);
	return cards.every((card) => unseen.every((lead) => isCertainToLose(card, [lead], trump, ranking)));
}
/** Whether each of these cards takes the trick that it leads to, whoever holds the unseen cards. */
function winsEveryLead(view, round, trump, cards) {
	const ranking = rankingOf(view.rules);
	const unseen = unseenCards(view, round);
	return cards.every((card) => isCertainToWin(card, {
		earlier: [],
		later: unseen
	}, trump, ranking));
}
/**
* The number of remaining tricks if the viewer is certain to take none of them, whatever anyone plays
* and however the unseen cards are dealt. Null if not, if it is not the viewer's turn, if the viewer
* leads, and for the last card.
*
* No card of the hand may win the current trick, nor beat any card that others may lead later. Then
* the viewer never wins a trick, and never leads.
*/
function concedableTricks(view) {
	const { round, seat } = view;
	if (round.phase !== "play" || round.trump === null || !view.toAct.includes(seat)) return null;
	const hand = round.hands[seat];
	const { trick, trump } = round;
	if (hand?.kind !== "seen" || hand.cards.length < 2 || trick.cards.length === 0) return null;
	const ranking = rankingOf(view.rules);
	return hand.cards.every((card) => isCertainToLose(card, trick.cards, trump, ranking)) && losesEveryTrick(view, round, trump, hand.cards) ? hand.cards.length : null;
}
/**
* The number of remaining tricks if the viewer is certain to take them all, whatever anyone plays and
* however the unseen cards are dealt. Null if not, if it is not the viewer's turn, and for the last
* card, which leaves nothing to claim.
*
* Every card of the hand, if led, must beat every card that others may hold. Then the viewer wins
* each trick and leads again, in any order of play.
*/
function claimableTricks(view) {
	const { round, seat } = view;
	if (round.phase !== "play" || round.trump === null || !view.toAct.includes(seat)) return null;
	const hand = round.hands[seat];
	if (hand?.kind !== "seen" || hand.cards.length < 2) return null;
	const { trump } = round;
	return winsEveryLead(view, round, trump, hand.cards) && takesThisTrick(view, round, unseenCards(view, round)) ? hand.cards.length : null;
}
/** The claim that is certain for the viewer; null if there is none. */
function claimOf(view) {
	const all = claimableTricks(view);
	if (all !== null) return {
		kind: "all",
		count: all
	};
	const none = concedableTricks(view);
	return none === null ? null : {
		kind: "none",
		count: none
	};
}
// src/ai/advice/certain.ts
/**
* The make probability after a choice where it is certain, whoever holds what: 0 or 1; else null. Not for
* partners, whose contract is made together.
* @param facts what is certain of the card, where the choice is one.
*/
function certainMakeProbability(view, round, choice, facts) {
	if (choice.type === "bid") return certainTricks(view, round, round.trump).tricks > choice.bid ? 0 : null;
	const bid = round.bids[view.seat];
	if (typeof bid !== "number") return null;
	if (choice.type === "nameTrump") return certainTricks(view, round, choice.trump).tricks > bid ? 0 : null;
	if (choice.card === "unseen") return null;
	const need = bid - (round.tricks[view.seat] ?? 0);
	const left = round.handSize - round.taken.length;
	const has = (...kinds) => facts.some(({ kind }) => kinds.includes(kind));
	if (need < 0 || need > left || has("overshoots", "falls-short", "one-too-many")) return 0;
	if (certainTricks(view, round, round.trump, choice.card).tricks > need) return 0;
	const claim = claimOf(view);
	if (claim !== null) return need === (claim.kind === "all" ? claim.count : 0) ? 1 : 0;
	if (left > 1) return null;
	if (has("wins")) return need === 1 ? 1 : 0;
	return has("loses") ? need === 0 ? 1 : 0 : null;
}
var hasFact = (facts, kind) => facts.some((fact) => fact.kind === kind);
/** The seat that leads first; null where the bids decide it. */
var knownLeader = ({ rules }, { dealer }) => rules.firstLead === "highest-bidder" ? null : seatAfter(dealer, rules.players);
/**
* The tricks that the seat takes from now on where that is certain after a choice, whoever holds what and whatever
* is played; else null.
*/
function certainRest(view, round, choice, facts) {
	const trump = choice.type === "nameTrump" ? choice.trump : round.trump;
	const hand = round.hands[view.seat];
	if (trump === null || hand?.kind !== "seen") return null;
	if (choice.type !== "play") {
		if (certainTricks(view, round, trump).tricks === round.handSize) return round.handSize;
		const leader = knownLeader(view, round);
		if (leader === null) return null;
		if (leader === view.seat) return winsEveryLead(view, round, trump, hand.cards) ? round.handSize : null;
		return losesEveryTrick(view, round, trump, hand.cards) ? 0 : null;
	}
	const rest = hand.cards.filter((card) => card !== choice.card);
	if (hasFact(facts, "wins")) return winsEveryLead(view, round, trump, rest) ? 1 + rest.length : null;
	return hasFact(facts, "loses") && losesEveryTrick(view, round, trump, rest) ? 0 : null;
}
/** {@link certainMakeProbability}, also where the rest of the hand takes every trick or none. */
function provenMakeProbability(view, round, choice, facts) {
	const certain = certainMakeProbability(view, round, choice, facts);
	const bid = choice.type === "bid" ? choice.bid : round.bids[view.seat];
	if (certain !== null || typeof bid !== "number") return certain;
	const rest = certainRest(view, round, choice, facts);
	if (rest === null) return null;
	return (round.tricks[view.seat] ?? 0) + rest === bid ? 1 : 0;
}
// src/ai/certain-cards.ts
/** Whether a card is the higher one of two of a suit. */
var isAboveIn = (ranking) => (card, other) => suitOf(card) === suitOf(other) && rankValue(card, ranking) > rankValue(other, ranking);
/** Whether two cards of a suit take the same tricks: no other card lies between them. */
var areEqual = (one, two, { others, isAbove }) => !others.some((other) => isAbove(other, one) !== isAbove(other, two));
/** The cards of plays by a seat that sees its own. */
var seenCardsOf = (plays) => plays.map(({ card }) => card).filter((card) => card !== UNSEEN);
/** What becomes of the trick, by the facts of a card. */
function trickResult(facts) {
	const kind = facts.find((fact) => fact.kind === "wins" || fact.kind === "loses")?.kind;
	return kind === "wins" || kind === "loses" ? kind : null;
}
/**
* What a seat with this hand needs, holds and does not see.
* @param need tricks that it or its side still needs.
*/
function seatContextOf(view, round, hand, need) {
	const trumpSuit = trumpSuitOf(round.trump);
	const { unseen } = knowledgeOf(view, round);
	return {
		need,
		left: round.handSize - round.taken.length,
		isLead: round.trick.cards.length === 0,
		hand,
		unseen,
		others: [...unseen, ...round.trick.cards],
		isAbove: isAboveIn(rankingOf(view.rules)),
		isTrump: (card) => suitOf(card) === trumpSuit,
		hasHighCards: round.trump !== "L"
	};
}
/**
* Null where no card is a mistake: the bid is lost or hidden, a missed bid pays as well as one that is made, or
* tricks count together with a partner's.
* @param plays the legal cards.
*/
function certainCardsOf(view, round, plays) {
	const scoring = resolveScoring(view.rules.scoring);
	const bid = round.bids[view.seat];
	const own = round.hands[view.seat];
	if (own?.kind !== "seen" || typeof bid !== "number" || hasPartners(view.rules)) return null;
	if (scoring.kind !== "formula" || !makingPays(scoring, round.handSize)) return null;
	const cards = seenCardsOf(plays);
	const facts = cardFacts(view, round, cards);
	const certain = plays.map((play, at) => {
		const known = facts[at] ?? [];
		const make = provenMakeProbability(view, round, play, known);
		return {
			card: cards[at],
			trick: trickResult(known),
			sinks: make === 0,
			secures: make === 1
		};
	});
	if (certain.every(({ sinks }) => sinks)) return null;
	return {
		cards: certain,
		context: seatContextOf(view, round, own.cards, bid - (round.tricks[view.seat] ?? 0))
	};
}
// src/ai/card-preference.ts
/** Unseen cards of the suit that are higher. */
var higherUnseen = (card, { unseen, isAbove }) => unseen.filter((other) => isAbove(other, card)).length;
/** Whether nobody can hold a higher card of the suit once the trick is over. */
var isWinner = (card, context) => !isLowJoker(card) && higherUnseen(card, context) === 0;
/** The number of tricks that a player at a table would count for a card; a trump counts at least half. */
function countOf(card, context) {
	const higher = higherUnseen(card, context);
	if (context.isTrump(card)) return higher === 0 ? 1 : .5;
	if (isLowJoker(card)) return 0;
	return higher === 0 ? .9 : higher === 1 ? .4 : 0;
}
/** A count is rough: a hand is clearly short from this many tricks on. Set by hand. */
var CLEARLY_SHORT = .5;
/** Whether the bid would clearly be short of tricks without a card, by a plain count of the others. */
function isShortWithout(card, need, context) {
	return context.hand.filter((other) => other !== card).reduce((sum, other) => sum + countOf(other, context), 0) <= need - CLEARLY_SHORT;
}
/** The share of the unseen cards of its suit over which a card wins, from 0 to 1. */
function dangerOf(card, { unseen, isAbove }) {
	const suit = unseen.filter((other) => suitOf(other) === suitOf(card));
	if (suit.length === 0) return 0;
	return suit.filter((other) => isAbove(card, other)).length / suit.length;
}
/** The {@link dangerOf} from which on a card is dangerous; set by hand. */
var MIN_DANGER = .8;
/** The {@link dangerOf} up to which a card is harmless; set by hand. */
var MAX_HARMLESS_DANGER = .2;
/** Whether a card is of a side suit of which the hand has only dangerous cards. */
var isExposed = (card, context) => !context.isTrump(card) && context.hand.filter((other) => suitOf(other) === suitOf(card)).every((other) => dangerOf(other, context) >= MIN_DANGER);
/**
* Whether a card player would rather play the other of two cards that do the same to the trick:
* - on a lost trick, with tricks still needed: a card that the bid does not depend on;
* - on a lost trick, with none needed: a dangerous card instead of a harmless one;
* - on a won trick, with more needed: the lower of two cards of a suit.
*/
function isPreferred$1(other, own, context) {
	const { need, isAbove, isTrump, hasHighCards } = context;
	if (!hasHighCards || own.trick === null || own.trick !== other.trick || need < 0) return false;
	const isLower = isAbove(own.card, other.card) && !areEqual(own.card, other.card, context);
	if (own.trick === "wins") return isLower && need > 1 && isShortWithout(own.card, need - 1, context);
	if (need === 0) return dangerOf(own.card, context) <= MAX_HARMLESS_DANGER && isExposed(other.card, context);
	const isLoser = !isWinner(other.card, context) && !isTrump(other.card);
	return isWinner(own.card, context) && isLoser && isShortWithout(own.card, need, context);
}
// src/ai/equal-cards.ts
/**
* Whether a card player shows the higher of cards that take the same tricks: the top of a sequence in a lead for a
* trick, and the one to get rid of when no more tricks are wanted (a side may have more than it needs). Otherwise it
* is the lowest.
*/
var showsHigher = ({ isLead, need }) => isLead ? need > 0 : need <= 0;
/**
* Of cards that take the same tricks, the one that a card player would play; in the order of the cards. The others
* say the same, but look as if a high card were wasted, or a dangerous one kept.
*/
function naturalCards(cards, context) {
	const isBetter = showsHigher(context) ? context.isAbove : (other, own) => context.isAbove(own, other);
	return cards.map((own) => isJoker(own) || !cards.some((other) => suitOf(other) === suitOf(own) && isBetter(other, own) && areEqual(other, own, context)));
}
// src/ai/partners/partner-preference.ts
/** Who certainly takes the trick, by the facts of a card. */
function takerOf(facts) {
	const kinds = new Set(facts.map(({ kind }) => kind));
	if (kinds.has("wins")) return "self";
	if (kinds.has("to-partner")) return "partner";
	return kinds.has("loses") && !kinds.has("partner-ahead") ? "them" : null;
}
/** Whether a card is unlikely to take a later trick: neither trump nor above all unseen cards of its suit. */
var isLoser = (card, context) => !context.isTrump(card) && !isWinner(card, context);
function isPartners({ rules, seat }, round, context) {
	const { cards, leader } = round.trick;
	const at = winningIndex(cards, round.trump ?? "N", rankingOf(rules));
	const card = cards[at];
	const winner = seatAfter(leader, rules.players, at);
	return card !== void 0 && arePartners(rules, seat, winner) && isWinner(card, context);
}
/**
* Whether a card player would rather play the other of two cards:
* - one that loses, with a nil of its own to keep;
* - one that leaves the partner's trick, or its winner, to the partner;
* - one that takes the trick, if the contract needs all tricks that are left;
* - the lower of two cards of a suit that take the trick;
* - on a trick that it does not take, a loser instead of a winner.
*/
function isPreferred(other, own, { context, ownNil, partnerNil, isPartners }) {
	const { need, left, isAbove } = context;
	if (ownNil) return own.beatsAll && !other.beatsAll;
	if (need <= 0) return false;
	if (own.taker === "self" && other.taker === "partner") return !partnerNil;
	if (own.taker === "them" && other.taker === "self") return need >= left;
	if (own.beatsAll && !other.beatsAll) return isPartners && !partnerNil;
	if (!own.beatsAll && !other.beatsAll) return isWinner(own.card, context) && isLoser(other.card, context);
	if (own.taker !== "self" || other.taker !== "self") return false;
	return isAbove(own.card, other.card) && !areEqual(own.card, other.card, context);
}
/**
* The customs among these cards. There are none if the seat does not see its cards, or with jokers.
* @param legal the legal cards.
*/
function partnerCustoms(view, round, legal) {
	const hand = round.hands[view.seat];
	if (hand?.kind !== "seen" || hand.cards.some(isJoker)) return {
		plays: legal,
		isBetter: () => false
	};
	const contracts = contractsFor(view.rules, partnershipOf(view.rules), round, view.seat);
	const need = contracts.ownNil ? 0 : contracts.own.need;
	const context = seatContextOf(view, round, hand.cards, need);
	const isNatural = naturalCards(seenCardsOf(legal), context);
	const plays = legal.filter((_, at) => isNatural[at]);
	const cards = seenCardsOf(plays);
	const facts = cardFacts(view, round, cards);
	const known = cards.map((card, at) => {
		const own = facts[at] ?? [];
		return {
			card,
			taker: takerOf(own),
			beatsAll: !own.some(({ kind }) => kind === "loses")
		};
	});
	const { ownNil, partnerNil } = contracts;
	const customs = {
		context,
		ownNil,
		partnerNil,
		isPartners: isPartners(view, round, context)
	};
	return {
		plays,
		isBetter: (other, own) => isPreferred(known[other], known[own], customs)
	};
}
// src/ai/plain-mistakes.ts
/** Whether nobody else can hold a higher card of the suit. */
var isHigh = (card, { others, isAbove }) => !isLowJoker(card) && !others.some((other) => isAbove(other, card));
function keepsWorse(own, other, context) {
	const { need, left, isAbove } = context;
	if (!(own.trick !== null && own.trick === other.trick) || suitOf(own.card) !== suitOf(other.card)) return false;
	if (areEqual(own.card, other.card, context)) return false;
	const needAfter = own.trick === "wins" ? need - 1 : need;
	if (needAfter === 0) return isAbove(other.card, own.card);
	return needAfter === left - 1 && isAbove(own.card, other.card);
}
/** Whether a card throws away a trick that the bid needs, while there is something useless to throw. */
function wastes(own, all, context) {
	const { need, hand, isTrump } = context;
	const mayWin = (card) => isTrump(card) || isHigh(card, context);
	return own.trick === "loses" && isHigh(own.card, context) && hand.filter(mayWin).length <= need && all.some(({ card, trick }) => trick === "loses" && !mayWin(card));
}
/** @param all the cards that do not sink the bid. */
function mistakeOf(own, all, context) {
	if (own.sinks) return "sinks";
	if (!own.secures && all.some(({ secures }) => secures)) return "gambles";
	const { need, left, isLead, isAbove, hasHighCards } = context;
	const isRisk = isLead && need === left && own.trick !== "wins";
	const isSafer = (other) => other.trick === "wins" || isAbove(other.card, own.card) && !areEqual(own.card, other.card, context);
	if (hasHighCards && isRisk && all.some(isSafer)) return "risks";
	if (hasHighCards && wastes(own, all, context)) return "wastes";
	return all.some((other) => keepsWorse(own, other, context)) ? "keeps-worse" : null;
}
function mistakesIn({ cards, context }) {
	const safe = cards.filter(({ sinks }) => !sinks);
	return cards.map((card) => mistakeOf(card, safe, context));
}
/** The values, −∞ for a choice if another one within the margin is preferred to it. */
var without = (values, margin, isBetter) => values.map((value, own) => values.some((near, other) => near >= value - margin && isBetter(other, own)) ? -Infinity : value);
var never = () => false;
/** Moves between which a card player has no preference. */
var equallySensible = (moves) => ({
	moves,
	preferring: (values) => values,
	isBetterForPartners: never
});
/** @param tolerated plain mistakes that the level makes. */
function sensibleMoves(view, legal, tolerated = []) {
	const plays = legal.filter((move) => move.type === "play");
	if (plays.length < 2 || view.round.phase !== "play") return equallySensible(legal);
	if (hasPartners(view.rules)) {
		const customs = partnerCustoms(view, view.round, plays);
		return {
			moves: customs.plays,
			preferring: (values, margin) => without(values, margin, customs.isBetter),
			isBetterForPartners: customs.isBetter
		};
	}
	const certain = certainCardsOf(view, view.round, plays);
	if (certain === null) return equallySensible(legal);
	const { context } = certain;
	const mistakes = mistakesIn(certain);
	const sensible = certain.cards.flatMap((card, at) => {
		const kind = mistakes[at] ?? null;
		return kind === null || tolerated.includes(kind) ? [[card, plays[at]]] : [];
	});
	const isNatural = naturalCards(sensible.map(([{ card }]) => card), context);
	const natural = sensible.filter((_, at) => isNatural[at]);
	return {
		moves: natural.map(([, play]) => play),
		preferring: (values, margin) => without(values, margin, (other, own) => isPreferred$1(natural[other]?.[0], natural[own]?.[0], context)),
		isBetterForPartners: never
	};
}
// src/ai/heuristic/noisy-choice.ts
/** The number of values that a uniform number can have. */
var UNIFORM_STEPS = 65536;
/** Approximately standard normal: the sum of twelve uniform numbers, less 6 (Irwin–Hall). */
function standardNormal(rng) {
	let sum = -6;
	for (let each = 0; each < 12; each++) sum += (rng.below(UNIFORM_STEPS) + .5) / UNIFORM_STEPS;
	return sum;
}
/**
* The option that seems best with normally distributed errors, but never one worse than the best by more than
* the tolerance. Without errors it is the best, the first among equals.
* @param noise the standard deviation of the errors, in the unit of the values, as is the tolerance
*/
function pick(options, values, noise, tolerance, rng) {
	const best = Math.max(...values);
	let chosen = options[0];
	let bestPerceived = -Infinity;
	for (const [index, option] of options.entries()) {
		const value = values[index];
		const perceived = noise === 0 ? value : value + noise * standardNormal(rng);
		if (value < best - tolerance || perceived <= bestPerceived) continue;
		chosen = option;
		bestPerceived = perceived;
	}
	return chosen;
}
// src/ai/heuristic/situation.ts
/** The sum of all bids as a share of the tricks, on average. */
var TYPICAL_BID_SHARE = .95;
/** Known voids by seat: a bit for every suit not followed in these tricks. */
function knownVoids(players, tricks) {
	const voids = new Array(players).fill(0);
	for (const trick of tricks) {
		const led = ledSuit(trick);
		if (led === null) continue;
		for (const [index, card] of trick.cards.entries()) {
			const seat = seatAfter(trick.leader, players, index);
			if (!isJoker(card) && suitOf(card) !== led) voids[seat] = (voids[seat] ?? 0) | 1 << suitValue(led);
		}
	}
	return voids;
}
var tricksNeeded = (bid, tricks, typicalBid) => typeof bid === "number" ? bid - tricks : typicalBid;
/** The cards that the rules leave out of the deck [DECK-4], as a new set. */
function cardsNotIn(rules) {
	const [clubs, diamonds, hearts, spades] = setOf(deckOf(rules), rankingOf(rules));
	const rest = (suit) => WHOLE_SUIT & ~suit;
	return [
		rest(clubs),
		rest(diamonds),
		rest(hearts),
		rest(spades)
	];
}
function knownCards(rules, round, hand, memory) {
	const known = cardsNotIn(rules);
	const ranking = rankingOf(rules);
	for (const [suit, mask] of hand.entries()) addMask(known, suit, mask);
	const ifTrump = [
		0,
		0,
		0,
		0
	];
	if (round.turned !== null) add(known, round.turned, ranking);
	const recalled = [round.trick];
	for (const card of round.trick.cards) add(known, card, ranking);
	for (const { trick, back } of tricksByAge(round.taken)) {
		if (back < memory.voidTricks) recalled.push(trick);
		for (const card of trick.cards) if (remembersCard(memory, card, ranking, back)) add(known, card, ranking);
		else if (memory.trumps) add(ifTrump, card, ranking);
	}
	return {
		known,
		ifTrump,
		voids: knownVoids(rules.players, recalled)
	};
}
/** The jokers that a seat with these cards has not seen. */
function unseenJokersOf({ jokers = NO_JOKERS }, round, own) {
	const played = [...round.taken, round.trick].flatMap(({ cards }) => cards);
	const seen = jokersAmong(round.turned === null ? [...own, ...played] : [
		round.turned,
		...own,
		...played
	]);
	return {
		high: jokers.high - seen.high,
		low: jokers.low - seen.low
	};
}
/** Analyzes the view of a seat, as far as it remembers the round. */
function analyze(view, round, memory) {
	const { seat, rules } = view;
	const { players } = rules;
	const { handSize } = round;
	const ranking = rankingOf(rules);
	const own = round.hands[seat];
	const cards = own?.kind === "seen" ? own.cards : [];
	const hand = setOf(cards, ranking);
	const jokers = jokersAmong(cards);
	const unseenJokers = unseenJokersOf(rules, round, cards);
	const { known, ifTrump, voids } = knownCards(rules, round, hand, memory);
	const counts = round.hands.map((other) => other.kind === "seen" ? other.cards.length : other.count);
	const left = counts[seat] ?? 0;
	const shown = seat === round.dealer ? null : openCardInHand(round);
	const open = shown === null ? null : {
		seat: round.dealer,
		suit: suitNumber(shown),
		rank: rankValue(shown, ranking)
	};
	const othersHold = counts.reduce((sum, count) => sum + count, 0) - left;
	const typicalBid = TYPICAL_BID_SHARE * handSize / players;
	const needs = round.bids.map((bid, each) => tricksNeeded(bid, round.tricks[each] ?? 0, typicalBid));
	function under(trump) {
		const number = trumpNumber(trump);
		const unseenOf = (suit) => WHOLE_SUIT & ~(suit === number ? known[suit] | ifTrump[suit] : known[suit]);
		const unseen = [
			unseenOf(0),
			unseenOf(1),
			unseenOf(2),
			unseenOf(3)
		];
		const unseenCards = setSize(unseen) + unseenJokers.high + unseenJokers.low;
		return {
			players,
			seat,
			trump: number,
			ranking,
			handSize,
			duty: rules.duty ?? "follow",
			hand,
			jokers,
			unseenJokers,
			left,
			unseen,
			unseenCards,
			open,
			inHands: unseenCards === 0 ? 0 : Math.min(1, othersHold / unseenCards),
			counts,
			voids,
			needs
		};
	}
	return { under };
}
/** Whether a seat sees its own cards [SIGHT-1]. */
var seesOwnHand = ({ seat }, round) => round.hands[seat]?.kind === "seen";
// src/ai/heuristic/forehead.ts
/**
* The win probability of the only trick in a forehead round [SIGHT-1], by trying every possible own card:
* nobody has a choice in that trick. Bids of those who see the card are left to the nets.
*/
function foreheadWinProbability(view, round, trump) {
	const order = seatsFromLeftOf(round.dealer, view.rules.players);
	const own = order.indexOf(view.seat);
	const seen = order.map((seat) => {
		const hand = round.hands[seat];
		return hand?.kind === "seen" ? hand.cards[0] : void 0;
	});
	const ranking = rankingOf(view.rules);
	const hidden = deckOf(view.rules).filter((card) => card !== round.turned && !seen.includes(card));
	return hidden.filter((card) => winningIndex(seen.map((each) => each ?? card), trump, ranking) === own).length / hidden.length;
}
// src/ai/heuristic/solo-bid.ts
var outlook$1 = emptyOutlook();
/** A seat's standpoint before the first card, needing `need` tricks. */
function openingStandpoint(view, round, situation, need) {
	const { seat, needs, players, left, hand, jokers } = situation;
	const others = tricksWanted(needs) - Math.max(0, needs[seat]);
	const toBid = round.bids.filter((bid, each) => each !== seat && bid === null).length;
	const byBid = view.rules.firstLead === "highest-bidder";
	return {
		hand,
		jokers,
		left,
		need,
		pressure: pressureOf(others + need, left),
		leads: byBid ? highestProbability(view, round, need) : seat === seatAfter(round.dealer, players) ? 1 : 0,
		last: !byBid && seat === round.dealer ? 1 : 0,
		toBid: toBid / players
	};
}
/** Estimates of bids for a visible hand under a known trump. */
function bidEstimatesSeen({ view, round, formula }, situation, bids, moment) {
	return bids.map((bid) => {
		fillOutlook(outlook$1, situation, openingStandpoint(view, round, situation, bid), moment);
		return {
			points: expectedPoints(payoffOf(formula, view.standing, view.seat, round.handSize, bid), bid, 0, situation.left, outlook$1),
			make: outlook$1.make
		};
	});
}
/** The same in a forehead round [SIGHT-1]. */
function bidEstimatesUnseen({ view, round, formula }, bids, trump) {
	const probability = foreheadWinProbability(view, round, trump);
	return bids.map((bid) => {
		const payoff = payoffOf(formula, view.standing, view.seat, round.handSize, bid);
		return {
			points: probability * payoff[1] + (1 - probability) * payoff[0],
			make: bid === 1 ? probability : 1 - probability
		};
	});
}
function bidEstimatesUnderTrump(position, bids, trump, moment) {
	const { view, round, analysis } = position;
	if (!seesOwnHand(view, round)) return bidEstimatesUnseen(position, bids, trump);
	return bidEstimatesSeen(position, analysis.under(trump), bids, moment);
}
/**
* The probability that this bid stays the highest, so that it names trump or leads [TRUMP-3], [LEAD-1]. Bids to come
* are taken as independent and normal, with an equal share of the tricks as mean and variance.
*/
function highestProbability({ rules, seat }, round, bid) {
	if (round.bids.flatMap((each, at) => at !== seat && typeof each === "number" ? [each] : []).some((other) => other >= bid)) return 0;
	const toBid = round.bids.filter((other, each) => each !== seat && typeof other !== "number");
	const evenShare = round.handSize / rules.players;
	return (1 - logistic(-LOGISTIC_SCALE$1 * (bid + .5 - evenShare) / Math.sqrt(evenShare))) ** toBid.length;
}
/** The weight of no trump where a suit that this seat is void in has 1; set by hand. */
var NO_TRUMP_WEIGHT = .2;
/** How likely others are to name each trump. Suits in which this seat is short are more likely. */
function otherTrumpProbabilities(situation) {
	const weights = NAMEABLE_TRUMPS.map((trump) => {
		if (trump === "N") return NO_TRUMP_WEIGHT;
		return situation === null ? 1 : Math.exp(-.35 * size(maskIn(situation.hand, trumpNumber(trump))));
	});
	const sum = weights.reduce((total, each) => total + each, 0);
	return weights.map((weight) => weight / sum);
}
/** Bids before trump is named: under the best trump if this seat will name it, else under a mixture. */
function bidEstimatesBeforeNaming(position, bids) {
	const { view, round, analysis } = position;
	const byTrump = NAMEABLE_TRUMPS.map((trump) => bidEstimatesUnderTrump(position, bids, trump, "bid"));
	const shares = otherTrumpProbabilities(seesOwnHand(view, round) ? analysis.under("N") : null);
	return bids.map((bid, index) => {
		const estimates = byTrump.map((each) => each[index]);
		const best = estimates.reduce((one, other) => other.points > one.points ? other : one);
		const naming = highestProbability(view, round, bid);
		const mixed = (value) => naming * value(best) + (1 - naming) * estimates.reduce((sum, each, at) => sum + value(each) * shares[at], 0);
		return {
			points: mixed(({ points }) => points),
			make: mixed(({ make }) => make)
		};
	});
}
/** A bid this much less likely to be made than the likeliest one is hopeless, as for the nets. */
var MIN_MAKE_SHARE = .25;
/**
* Expected points of each bid; −∞ for one that is hardly ever made, unless misses pay as well. If the tricks of
* missed bids score, such a bid may have a high expectation because it names trump, but it looks absurd at a table.
*/
function bidValues(position, bids) {
	const { trump } = position.round;
	const estimates = trump === null ? bidEstimatesBeforeNaming(position, bids) : bidEstimatesUnderTrump(position, bids, trump, "bid");
	const { formula, round } = position;
	if (!makingPays(formula, round.handSize)) return estimates.map(({ points }) => points);
	const likeliest = Math.max(...estimates.map(({ make }) => make));
	return estimates.map(({ points, make }) => make < MIN_MAKE_SHARE * likeliest ? -Infinity : points);
}
/** Expected points of the seat's bid under each trump; of its best bid, if it is still to bid [JOKER-5]. */
function trumpValues(position, trumps) {
	const bid = position.round.bids[position.view.seat];
	if (typeof bid !== "number") {
		const all = Array.from({ length: position.round.handSize + 1 }, (_, each) => each);
		return trumps.map((trump) => Math.max(...bidEstimatesUnderTrump(position, all, trump, "bid").map(({ points }) => points)));
	}
	const bids = [bid];
	return trumps.map((trump) => bidEstimatesUnderTrump(position, bids, trump, "play")[0]?.points ?? 0);
}
// src/ai/heuristic/opponent-probability.ts
/** Features for another player's make probability: public facts only. */
var OPPONENT_FEATURES = [
	"one",
	"share",
	"shareSquared",
	"none",
	"all",
	"left",
	"oneOverLeft",
	"noneTimesLeft",
	"noneOverLeft",
	"shareTimesLeft",
	"pressure",
	"pressureTimesShare",
	"pressureTimesNone",
	"pressureTimesAll",
	"leads",
	"leadsTimesNone",
	"leadsTimesShare",
	"players"
];
var WEIGHTS = weightsOf(COEFFICIENTS.opponent);
/** Fills in the features of a player who needs between 0 and all of the tricks left, at least one. */
function fillOpponentFeatures(features, { need, left, pressure, leads, players }) {
	const share = need / left;
	const none = need === 0 ? 1 : 0;
	const all = need === left ? 1 : 0;
	let at = 0;
	features[at++] = 1;
	features[at++] = share;
	features[at++] = share * share;
	features[at++] = none;
	features[at++] = all;
	features[at++] = left / 10;
	features[at++] = 1 / left;
	features[at++] = none * left / 10;
	features[at++] = none / left;
	features[at++] = share * left / 10;
	features[at++] = pressure;
	features[at++] = pressure * share;
	features[at++] = pressure * none;
	features[at++] = pressure * all;
	features[at++] = leads;
	features[at++] = leads * none;
	features[at++] = leads * share;
	features[at++] = players - 4;
}
var scratch = new Float64Array(OPPONENT_FEATURES.length);
/** The probability that another player takes exactly `need` of the tricks left. */
function opponentMakeProbability(opponent) {
	const { need, left } = opponent;
	if (need < 0 || need > left) return 0;
	if (left === 0) return 1;
	fillOpponentFeatures(scratch, opponent);
	return logistic(oddsOf(WEIGHTS[stageOf(left)], scratch));
}
// src/ai/heuristic/solo-play.ts
var winProbabilities = /* @__PURE__ */ new Float64Array(8);
var outlook = emptyOutlook();
/** Expected own points with the cards left, after the trick was won or not. */
function ownPoints(situation, table, after, won) {
	fillOutlook(outlook, situation, after, "play");
	return expectedPoints(table.own, table.bid, table.taken + won, after.left, outlook);
}
/** What an average opponent is expected to win of its stake after the trick, in points. */
function opponentPoints(situation, { stakes }, wanted, left) {
	const { players, seat, needs } = situation;
	let sum = 0;
	for (let opponent = 0; opponent < players; opponent++) {
		const stake = stakes[opponent];
		if (opponent === seat || stake === 0) continue;
		const need = needs[opponent];
		const wins = winProbabilities[opponent];
		const ifLost = opponentMakeProbability({
			need,
			left,
			pressure: pressureOf(wanted, left),
			leads: 0,
			players
		});
		const pressureIfWon = pressureOf(need > 0 ? wanted - 1 : wanted, left);
		const ifWon = opponentMakeProbability({
			need: need - 1,
			left,
			pressure: pressureIfWon,
			leads: 1,
			players
		});
		sum += stake * (wins * ifWon + (1 - wins) * ifLost);
	}
	return sum / (players - 1);
}
/** The value of a card in points: one trick of lookahead, then the estimate for the rest. */
function cardValue(situation, trick, table, card) {
	const { seat, players, needs } = situation;
	const wanted = tricksWanted(needs);
	const next = (seat + 1) % players;
	fillWinProbabilities(winProbabilities, situation, trickWith(card, trick, situation, pressureOf(wanted, situation.left)));
	const win = winProbabilities[seat];
	const hand = without$1(situation.hand, card.suit, card.rank);
	const jokers = jokersWithout(situation.jokers, card.suit);
	const left = situation.left - 1;
	const need = needs[seat];
	let wantedMet = 0;
	for (let other = 0; other < players; other++) if (other !== seat && needs[other] > 0) wantedMet += winProbabilities[other];
	let value = 0;
	if (win > 0) {
		const after = pressureOf(need > 0 ? wanted - 1 : wanted, left);
		const standpoint = {
			hand,
			jokers,
			left,
			need: need - 1,
			pressure: after,
			leads: 1,
			last: 0,
			toBid: 0
		};
		value += win * ownPoints(situation, table, standpoint, 1);
	}
	if (win < 1) {
		const standpoint = {
			hand,
			jokers,
			left,
			need,
			pressure: pressureOf(wanted - wantedMet / (1 - win), left),
			leads: 0,
			last: winProbabilities[next] / (1 - win),
			toBid: 0
		};
		value += (1 - win) * ownPoints(situation, table, standpoint, 0);
	}
	return value - table.spoiling * opponentPoints(situation, table, wanted - wantedMet, left);
}
/**
* The value of every playable card, in points.
* @param spoiling how much a point of an average opponent weighs, relative to one of the seat's own.
*/
function cardValues({ view, round, formula, analysis }, cards, spoiling) {
	const { seat, standing } = view;
	const situation = analysis.under(round.trump ?? "N");
	const payoffs = round.bids.map((bid, each) => payoffOf(formula, standing, each, round.handSize, typeof bid === "number" ? bid : 0));
	const bidOf = (each) => round.bids[each];
	const table = {
		own: payoffs[seat],
		bid: bidOf(seat),
		taken: round.tricks[seat] ?? 0,
		stakes: payoffs.map((payoff, each) => stakeOf(payoff, bidOf(each))),
		spoiling
	};
	const trick = trickInPlay(round, situation);
	return cards.map((card) => cardValue(situation, trick, table, cardNumbers(card, situation.ranking)));
}
// src/ai/style.ts
/** No bias. */
var NO_BIAS = {
	higherBid: 0,
	spoiling: 0
};
/** Set by hand; what they cost: `npm run arena -- --seats expert:cautious,hard,hard,hard`. */
var STYLE_BIASES = {
	cautious: {
		higherBid: -.8,
		spoiling: 0
	},
	bold: {
		higherBid: .6,
		spoiling: -.25
	},
	spoiler: {
		higherBid: 0,
		spoiling: .5
	}
};
/** The style bias of the opponent at the view's seat; styles are public. */
function styleBiasOf({ seats, seat }) {
	const style = seats[seat]?.style;
	return style === void 0 ? NO_BIAS : STYLE_BIASES[style];
}
/**
* Bid values as a style sees them: bids above the best one are shifted by the bias, those below it the other
* way. The bid chosen is at most that much worse than the best.
* @param pointScale scale factor from standard points to points of these rules.
*/
function biasedBidValues(bids, values, { higherBid }, pointScale) {
	if (higherBid === 0) return values;
	const best = bids[values.indexOf(Math.max(...values))] ?? 0;
	return values.map((value, index) => value + higherBid * pointScale * Math.sign((bids[index] ?? best) - best));
}
/** The scale of the bid bias in partnerships: half the points of a trick. */
var contractBiasScale = ({ perTrick }) => perTrick / 2;
// src/ai/heuristic/choose-move.ts
function soloEvaluator(position, skill, bias) {
	const { view, round, formula } = position;
	const spoiling = Math.max(0, skill.spoiling + bias.spoiling);
	const pointScale = soloPointScale(formula, view, round.handSize);
	return {
		bids: (bids) => biasedBidValues(bids, bidValues(position, bids), bias, pointScale),
		cards: (cards) => cardValues(position, cards, spoiling),
		trumps: (moves) => trumpValues(position, moves.map(({ trump }) => trump)),
		errorScale: pointScale
	};
}
/** A nil is another contract, not a low bid: no style is biased for or against it [SP-2]. */
function biasedContractValues(bids, values, bias, scoring) {
	const isNil = (value) => bids[values.indexOf(value)] === 0;
	if (isNil(Math.max(...values))) return values;
	return biasedBidValues(bids, values, bias, contractBiasScale(scoring)).map((value, index) => bids[index] === 0 ? values[index] : value);
}
/** In partnerships the levels' errors were tuned for this share of the point scale. */
var PARTNERSHIP_ERROR_SHARE = 25 / 48;
function partnerEvaluator(position, bias) {
	const { scoring } = position;
	return {
		bids: (bids) => biasedContractValues(bids, partnerBidValues(position, bids), bias, scoring),
		cards: (cards) => partnerCardValues(position, cards, bias.spoiling),
		trumps: (moves) => partnerTrumpValues(position, moves.map(({ trump }) => trump)),
		errorScale: PARTNERSHIP_ERROR_SHARE * partnershipPointScale(scoring)
	};
}
/**
* A card gives way to one that a card player would prefer unless it seems better by more than this, in standard
* points: one trick of lookahead cannot tell smaller differences.
*/
var PREFERENCE_MARGIN$1 = 1;
/** The values of the moves, and the standard deviation of the level's error in standard points. */
function evaluate(moves, evaluator, skill) {
	const plays = moves.filter((move) => move.type === "play");
	if (plays.length > 0) {
		const cards = plays.map(({ card }) => card).filter((card) => card !== UNSEEN);
		return {
			values: evaluator.cards(cards),
			error: skill.cardError
		};
	}
	const bids = moves.filter((move) => move.type === "bid");
	if (bids.length > 0) return {
		values: evaluator.bids(bids.map(({ bid }) => bid)),
		error: skill.bidError
	};
	return {
		values: evaluator.trumps(moves.filter((move) => move.type === "nameTrump")),
		error: skill.cardError
	};
}
/** Blind nil depends on the score alone; every level decides it correctly [SP-2]. */
var blindNilDecision = ({ rules, standing, seat }, { blindNils }) => ({
	type: "declare",
	seat,
	blindNil: bidsBlindNil(rules, standing, seat, blindNils)
});
/**
* The move of a heuristic level. It depends on the view alone and is always legal.
* @throws when it is not the seat's turn: a bug of the caller.
*/
function chooseMove(view, level, rng) {
	const skill = SKILLS[level];
	const { round, seat } = view;
	const sensible = sensibleMoves(view, allowed(view.choices), skill.plainMistakes);
	const { moves } = sensible;
	const [only] = moves;
	if (only === void 0 || round.phase === "ready") throw new Error(`seat ${seat} has no move in phase ${round.phase}`);
	if (moves.length === 1) return only;
	const scoring = resolveScoring(view.rules.scoring);
	if (round.phase === "declare") return blindNilDecision(view, round);
	const bias = styleBiasOf(view);
	const analysis = analyze(view, round, skill.memory);
	const evaluator = scoring.kind === "partnership" ? partnerEvaluator({
		view,
		round,
		scoring,
		analysis
	}, bias) : soloEvaluator({
		view,
		round,
		formula: scoring,
		analysis
	}, skill, bias);
	const { errorScale } = evaluator;
	const { values, error } = evaluate(moves, evaluator, skill);
	return pick(moves, sensible.preferring(values, PREFERENCE_MARGIN$1 * errorScale), error * errorScale, skill.tolerance * errorScale, rng);
}
/** "OHN1": nets whose two large layers are 8-bit integers with one scale per row. */
var MAGIC = 827213903;
var layersOf = (inputs) => [
	{
		rows: inputs,
		width: 128,
		packed: true
	},
	{
		rows: 1,
		width: 128,
		packed: false
	},
	{
		rows: 128,
		width: 32,
		packed: true
	},
	{
		rows: 1,
		width: 32,
		packed: false
	},
	{
		rows: 32,
		width: 20,
		packed: false
	},
	{
		rows: 1,
		width: 20,
		packed: false
	}
];
var sizeOf = (layers) => layers.reduce((sum, { rows, width }) => sum + rows * width, 0);
/** Bytes of a 32-bit float. */
var FLOAT = 4;
var bytesOf$1 = ({ rows, width, packed }) => packed ? rows * (FLOAT + width) : rows * width * FLOAT;
function unpackNet(view, offset, inputs) {
	const layers = layersOf(inputs);
	const net = new Float32Array(sizeOf(layers));
	let to = 0;
	let from = offset;
	for (const { rows, width, packed } of layers) for (let row = 0; row < rows; row++) {
		const scale = packed ? view.getFloat32(from, true) : 0;
		if (packed) from += FLOAT;
		for (let k = 0; k < width; k++) {
			net[to++] = packed ? view.getInt8(from) * scale : view.getFloat32(from, true);
			from += packed ? 1 : FLOAT;
		}
	}
	return [net, from];
}
/** The input counts that packed weights are for; null where the bytes are not weights. */
function inputsIn(bytes) {
	const view = new DataView(bytes);
	if (bytes.byteLength < 12 || view.getUint32(0, true) !== MAGIC) return null;
	return {
		play: view.getUint32(FLOAT, true),
		bid: view.getUint32(8, true)
	};
}
/**
* Unpacks weights for nets with these input counts.
* @throws when the bytes are not weights of this version of the program.
*/
function unpackNets(bytes, playInputs, bidInputs) {
	const size = [...layersOf(playInputs), ...layersOf(bidInputs)].reduce((sum, layer) => sum + bytesOf$1(layer), 12);
	const view = new DataView(bytes);
	const inputs = inputsIn(bytes);
	if (!(bytes.byteLength === size && inputs?.play === playInputs && inputs.bid === bidInputs)) throw new Error("these are not the weights of this program");
	const [play, next] = unpackNet(view, 12, playInputs);
	const [bid] = unpackNet(view, next, bidInputs);
	return {
		play,
		bid
	};
}
// src/ai/net/loaded-nets.ts
/** The family of nets for a game. */
var familyOf = (rules) => hasPartners(rules) ? "sides" : "solo";
/**
* Loads trained nets into a core, for as long as it lives.
* @throws when the bytes are not nets of this version of the program.
*/
function loadNets(core, weights, family = "solo") {
	const load = (net) => {
		const address = core.allocate(net.byteLength);
		new Float32Array(core.memory.buffer, address, net.length).set(net);
		return address;
	};
	const { play, bid } = family === "solo" ? unpackNets(weights, core.playInputs.value, core.bidInputs.value) : unpackNets(weights, core.sidePlayInputs.value, core.sideBidInputs.value);
	return {
		family,
		play: load(play),
		bid: load(bid)
	};
}
// src/ai/ai-player.ts
var finalDecision = (command) => ({
	improve: () => false,
	best: () => command
});
/**
* Search settings of master (docs/OPPONENTS.md, How master searches): margin in standard points, horizon in own
* decisions.
*/
var MASTER_SEARCH = {
	solo: {
		margin: 2,
		horizon: 4
	},
	sides: {
		margin: 2,
		horizon: 2
	}
};
/** After so many determinizations a search ends, by the family of nets (decision 075). */
var MASTER_DETERMINIZATIONS = {
	solo: 640,
	sides: 320
};
/** How many determinizations a search of master draws at most. */
var masterDeterminizations = (rules) => MASTER_DETERMINIZATIONS[familyOf(rules)];
var heuristicPolicy = (level) => (view, rng) => finalDecision(chooseMove(view, level, rng));
/**
* Plays every level. One instance has one core memory, so it makes one decision at a time: a new one ends the
* one before.
*/
var AiPlayer = class {
	#policies;
	/** @param nets for expert and master; they cannot play games of a family that is missing. */
	constructor(nets) {
		const netPlayerFor = ({ rules }) => {
			const net = nets[familyOf(rules)];
			if (net === void 0) throw new Error("the nets are not there");
			return net;
		};
		this.#policies = {
			easy: heuristicPolicy("easy"),
			medium: heuristicPolicy("medium"),
			hard: heuristicPolicy("hard"),
			expert: (view, rng) => finalDecision(netPlayerFor(view).choose(view, rng)),
			master: (view, rng, determinizations) => {
				const search = netPlayerFor(view).search(view, rng, MASTER_SEARCH[familyOf(view.rules)]);
				if (search === null) return finalDecision(netPlayerFor(view).choose(view, rng));
				let proof = null;
				return {
					improve() {
						if (proof !== null) return proof.improve();
						if (search.determinizations < determinizations && search.improve()) return true;
						proof = "proof" in search ? search.proof() : null;
						return proof !== null;
					},
					best: () => (proof ?? search).best()
				};
			}
		};
	}
	/**
	* Begins a seat's decision. With the same random source and number of determinizations it comes out the
	* same on every machine.
	* @throws when it is not the seat's turn: a bug of the caller.
	*/
	think(view, opponent, rng, determinizations = masterDeterminizations(view.rules)) {
		const level = opponent === "adaptive" ? adaptiveLevel(view, rng) : opponent;
		return this.#policies[level](view, rng, determinizations);
	}
};
// src/ai/nets/sides.bin?url&inline
var sides_default = "data:application/octet-stream;base64,T0hOMZABAADtAAAAkIUDPQn+8PwM/AAJAwACArH3CQsJBwoP//kJCwM1FgEJHPgKEPsBlgUJ+wbwBgFXFfiyG1b6BYEICAD3sfYCRRIB9ATsCAHvDQQBAAACCgbw/fYC2UDIAkvzEfvy+A31AQAoCAkU9RYM8hMSGigA+AkVEAD/tgj4/vv3FyT/FiP1Ce5oCySGPBDs3fkU/AIR+/v7Aub2DhUNDAsJAfoNDQRLLQMDJucf/PkGlRgK8gTnB/88EfTlMdT5Cs0NE/r0z/ABbSAC6gHl+ALIBvYHAPwAFAfe3/MAuVekAX/q5/zq7Av1A/tCCxlA8yIL7R4gGDb7/wAaGvr8FgvfBfbk8iADFzLzAul+bfsjPBbdwv8fAwEcABPyB+P5GCcVEgsC7f4TAwpEBQr4K9w1+/wNymIY8QDnBRI6EPbnOBv5+tATHfT71er8fyMC6QP17gfAAOoR+PoEGgTS1vgQnGOZAW/j0vjm9gn1A/A8BiJF6CcL4yYkGi/6+P0YIQUFHwPgCvrl4yQCFTT/++0a3aQQPBncyvsdBAAX9hzvC/P8Gy0TEwMB7QAO7Q4sAw3yHNg29P0RzH8U8//pAA4gD/z1Nt7+9uATIfkG1u79YiMD8QQE8QnE+P0S9voEFQHG3vzdnEy1CBbr1vTpDAcEAwIhAR4f6SED5CARHCX+/vANHPLuJALjB//a3SgADyUN7valoE0HPBHdyP4XA/4XBx/yC/37FDEQEv0H/f4NyQ8I0Qr6FNk29AQT1n7+8//1/u8CEP/6KsgA9ewPI/sG6PH7RhsF/AUL9w3S/PAM9/kEEf3K7QEFpzi/Bd741PbvGQQI/vEeAiAB6hr86RwIGgkB+PAUGBkIIQLxBv7c3yr6CRcW8fuBOaokPA7r3QUNAQAS5RH4CQH8ECoNDvcE9f0M2A7x2gr/CeIu8QYP8lz5+v/9+v7/DAf6GeIE+PgKGgIC8/b6KQ4GAAUK/A3m+wMF+PwED//W9wX+wh7W/bkD3vX5FwIJ/vsRAhnz8BD88xD7GfwF/vUZEPn6HQAAAQHl7Rj5AgkV7/uBFHkwPArz1w0I/gAQAA39CAT+BSUNDPUIFf8L5gzm1QgCBeUt9AURAk31/QEA+gb/CQX7DOcG+P0FFwH//Pv4FQgDAwYHAQ7t+gUA+PsECv3Z/ATtzhTfELII4/j8DgIK//4O/xfn8Q779wvzFfYD7/YZD/r6Fv4IAgPr9Bn5/gAV8wGBkDgsPAj54hMD/AEO/gv/CQX+/iYNCvILEv4H6RDe2QgDA+gq9wUPDUnwAQH/9wL9CQP+BeMJ+QEGGAL6//v3CwEGBgcH/w7y9wP99/0FCgHc/wTq1w7n+60N6fcBEgII/AMNABfl8wr5+gnuFfAG+vcWDAD4EP8LAwDw9Rf4/f4R9AKBsl0NPAr85R8B+gMR8QcACQ399ioNDvMPCf4N6BTQ0wkGAeYx9wIQBUvsAwIA9voLDgf/Ad4I9woDHP/2Bfr0Cf0GBggIAxL38wT89P4GDQDbAgf43Afn85kV4fUFDQIL/OwNAB/f7wn4+wXqGtUH+fkYDQf5FfsUAf3y9xP2+v0V9AKB03XpOwwEzSv+9gQTEQYGCw398jEREe0XAAAR6xm+4Q4J/uI89/8VBlPtCAIA8vwDEwUB8dsN9Q0BIf/1Dv3yBvkICAkIBhb86uL48/wIDwHbBgsF2QXm74Uh4PYHCwQL9ggPAB/W7gf5/QniHMkH9vQgEPsWFP4YBPvq+Bj2/PgS9ASBVEnlOwkL2jL79gQSBgIECBD77zIUEe0R1f4Q8By74AwDAOU+9f4WFEfxCQL98PsLDwoJ698T8RMAHgHtFf7z//cJBgoDAxL77RD08P8KEgbgBwgk5ADp84Ek5PYMCgQM+AcWAiDV7gn7/Q7eG7sJ8vYbEffsHfwfBP/r+Rv1+PsR8QKGPmPbOw8R0Tv48wQT9AQFDBT87TUWEesWCgIM6R+y8w0BAONA+vsYC0D1DQMA7+oNCAoI4eER9hoCHwrvHwHxAO8KBgsDBRX/6fvz7gAMDwTfBwv96/7pDYEn3fUJ/AQL8gUTBCPT7wf4/QraH7kS8fccEOHwF/4dBfzp/Srw9fkI8wedXwywOxEY5DXy8gMS9QkMCxP68D0dFeQXCgIK7iai/BPlAeJL9QMh8zzhDwP96Q0JCw4O0PYWTSwEJgniJgTnA+YTBw8GBhoD5i/v6v0PFQ/sAg4M7Pjo/IEsyfUM/gIO7hIf/jbV7Ab2AgzFHaYS5PIKFBboHvgkCv/wA0/z8PQQ8wS9ntgbPAv6B+7/+/wTGQnv0PH67+YMCQPoBf0NxRUADPoEDe8Y/P0E3eAWVPr/A//XIAPjHfr4CPn99RbJ/gro6xr/6Q/9CAP0/voQ1v7+CwQV/fYI0w0JANcGzev5BBMF+w0GE/sB7QoQ+AqmEWns9/30BRL01BnMBAT370fDAgjm+u9/GkowPAX/CP7//wDYEgfy3gv+7O8LBQHoCAEL8g/1yvrzB+oQ9/IE4/YHOvsFBQG/Hf3uDOr88u/78xPqAQjk6hH+8gMCAQjp8gIF7QL+BwMR/PwA5gQC/Of83vH8Dg4G/ewRAv//9gEK+gLeCBH3+fcE//P14n/hEgLy7RjkAP/h9fVx9IqCOwwFCPv8CwHc3hPi3wYEx9cdDf3m+/8L+SbigezOCPEL8PEB0878YvUTDgKuBvzyBd8F5uDz8hjX+xbA4R8C8vQJ/vry4gESxQn8Duoj7/EC1fv7+7buzNUWDhX0+ucL/vUd+ekL/gTEIlTwC/0U6e7ftvjJAQDn2AXWAfja7/3A6IXwOwMFAQD7CQHz6gf0Avz/4OsQBQAA+gEDBRDuv/bwAgAA+fr97t/zG/wLBfzl/P7/9/EF7ez6/Qf1+Qnl6RAD+vcI//kC6AEK7AT/A/QP+fwH8PX8DN3z5OsRAQz6+PkA/fkYBOoBBQf3BRP8BfoE7v8E5Pfz+//17uLpAffz9AWBSboSPAMLAgD5BgH2BQT6CfsA3uwPA/8C/AAABBHp0/jrAQMB/P4A++PwBv4GBAP7/gEG7PwH8fL6/wX4+grv6gkD/PoL//oG7QYF+gcBAvcM/AED+/D97On77e8R+gf6+xD4/fYVB+7+CAUC//YAAfwC8AIG8PP9/QL28tzlAfj48QeBgoEXPAEHAwD4BQL3HAT7DPwC5e0NAwAGEf8BAg3s2/cDAAX//wD+++Pt+P4GBAjy/PsI6f8I+fT5Af79+Qb45gkD/foNAPgK7foK9gcC//oM+wEEA/ABB+z+4u8V+wj9+wX1AfoXBOz9CwoF+eAD/gD78Ozo9Pn++wHx99jrA/j39geBqA0OPAQGA/74AgP6BwP4DfgE6fEPAgEEBgMCAg/s3fYKAAT//gD/+Nrs6P0EBPr7+/sI2woL9fH4A/0E/wr64ggF/vkL//0L7PoF/AwD/v0L/v/3CewB+eT/6PIY8Qn9/PXxAPgWBuz+DwUJ9M3///327uwJ/fQC/AP19NHxA/b69AyBHpbvOwEIBfv0AwL3DgL3EPYD2fEQAgIGBAED9RDm0vX9AQf3AP//A9Pf1v4FBfP2+vkLzf0M9PXzBfMIAgr22ggG/fcM//sK6A4I/AsFAAAN/wL6FeIE/+UG4vEe8Qr++fbsA/YZBOf+EQgR6sD4AP7t6/X29vQBAAP49cnuBPb78g+Bmn7JOwIGBfrwAQT1DAH4EvQC0OoSAgEHBwMB6BXlwfIM/wn2/wECAczqyf0HCCP38fgJs/gS9e3vB/QMDgj01AsL/vIY/fsL5+AI9w8G/wMS/AP9JNcH9OYK3+sn4w0A9yLkAvIcCuAAFwwI5ab8/P7k5wf8AvQDAQLy7rXrA/X18hSBTKDAOwL/B/bvAQTyCf/7EfAK3+UQ/wIQ0QcFAhravPbmAQzq/AoCCcLnwfwHBPH28foVswUSCunxDvYQ/wP8ygQJAPEX/ff55gQJ9g8K+AUPAgYWLdYOF9MG4Oct5g38/fjdA/AYEuABHQsY6K3//Pnf5Q8K//cUAwT66q7nBfH19xWB186TOwQBCPHo/wXy8fv/EugPwd4XAAEYDggF9RzNpfIDABDh/w0BDLHjpf0HB+Tw4fYghwgZ69rrFP4d/f77twcOAOsmAvX80uMJ9RgN9w4SCAkvQcQc+dwO0t9A3xH++O3OBesiF9YAJAQH3ZAI9/zP3AUPBPgaBAT/5I/gB+/k8huB4NSQOwMAAevo/wb23vr/GOgM6NIY/wMXEgYC9B7OtvgF/hHZAAf/DrEBnvwICPjx3PcjgRAW8dznDfAjAwPuwwUMAu4j/fUJ3CEF9xcQ+hETCQb0S7we7vAW0+dC8BD//CfNBOokFtYEJgYH1Kj/9/i73+3GEgEYDv/044faBOva+x679L2eOwH7COvo/QcCCPv5D+MQ9dQSAAIP5QgB+RnVwfYO/Q/S/Af9CsHuq/sKA+j05vobgecX7+HnEu4iFAT0xAYPAfkc//QH4AYI+xcN7wwTCwbwVL4P5OsW4ek7/RIA+vvOCukgE9UFJQoE0cD5/ffI3gjZAwIeDQMC66DsBO/q/CDev4ICPQL++wMB//8K/gT4+/r8Df4EA//7A/8C9wX59AH9BAMU+/oD8PgJ/f0AAf3+9fv3EPb//Pz/+wDz/gQD9wn//gIBB/38AgME/P/+CQYC/wEA6Ar59/L/8Pn7AQT///wKAQH/+AQC/ADWExz1Cv0BA/0C+AvxEQH6+SD5AQMW/Pt/11LROwsB6Bn6Cvz/Fhvv6fQCAvgXDv8BB/gK5xrlxPv/CA478u4A1NcJ//ILB/Px3PTsPOkG8fv76wm38hEIzxIACPgLEfj+89sK7/r1GgT/AwL6uA7l7bL4yuYBAQ/39wUUAwcD5AEF9PPMPmHgKvUlAvEJ2/jKJ/vg6y7a/v5U7fp/rGd8Ow0P3TDvFP3rAyrz+egH5PkkEPsOy/gK1SXPmvEQ/AIW6u73w7z5BvQe/AvU5Pj+OOcZ5fTw6BGT+BAJtw4EFvIdEAEL7xAO6P31Eez9Cfvit/vY3JP8pNka+RLy7vf/Bg4k5uT//vrYJ0zvJekt9OEVvfLfCvvc5hbA/vg44gSBPEX8OwQL8xbzCQD08hX8B/kC6v0RBf8IDPsC7g/o1fYN+wf79vr87d/4BvsM+wnw9gcIB/UQ8Pr1+QXUAwYE3AYFCfoTBwAH8P0I9QH8BvP8BP3+6/bv880A0u0U/Qj99Nf2/Qca9e79BQL3Bgr9CPkR+PgX5Pf5/gXv8/3j/vcI8AeBqgUtPAMJ+BH4A//0CQz+CfsC7gAOBAEG9f0B8wzr5PgF/gX3+v3+9ef7Bv0K/fX3/QoH9/sK9fz2/QHmBAEB5gMEB/0PAwEG9fQE9gT+BPf/BAH9/fH2/+MA5vQS+wT99fr2/gUU+fD/CgQF+/4BAfsG+e768PoA/AXy9vbs//r+8wOB78dRPAAG+w36Av/2/QgBCfgC9AILA/4H+P4D9wvw5vkF/QX0+/wB++vyBf0H/Pz2/gYH8v0H9v32///yBAAA7AACBf4OAgMC9v0D+QL/APoAAwICBPD89+kC6vQQ/AQA9/Tz/gIQ+fH9CgYG+ez///wC+gbu9vsD/QX3+fTw/voC9geBYs9gPAIE+wz6AAD29wkCCPwC9wEMAgAFB/4D9gnv6foA+wbz/P8A+u3sB/4G/Af8/wkG5v4I9v32//72BwAB7P4CBf4OAgIC8gYC+QIBAfoAAwMCCO7/Ae8D7/YS+AT9+PXx/QEN+/H8CQQH+eIB/P/9+fsL+/wF/gT5+fDw//r/+AaB6fdfPAID+gv4/wD1/gcBCfwB9wILAv4F7wAB9grv6PwA+wjz/P8A+u3yB/4F+/f5/wgI3f4K9v31AP/8CgD/7P4EBP4RAQMD8QQB+QMA//39BAIFC+z/DfAF8fcT+AL/9/Dx/wEO+/H8CgQN9tkA+/73+ff0/P0FAAT5+/Dx/vr99weBLW5FPAME/Az4/gD1BQUECvsC9wIMAv4FBQAD9Qrt5PsD+wjx/AIC/OnlCv4G+wD4AQgJ0P4L9f3y//4ADf//6/0FBf0VAgQB6/sA+QMB/v3+BgMAE+cECfEI8PcV9gMB9gPr/gAP+/H+DAYN8MT/+f30+AXn/PoI/gT6+uzt/Pj7+AqB68QlPP4A+Qz5/wDz/wUGC/cD8QoOAQIJDAED+A7n2fsG+Afv+gED/uXvC/8G/Pz5/gIMv/8O8vrxAAQHEQH/5PoFCf0ZBAYC4/gA+QUD+/78CQX8GuEEBPAM7/Yd8wX+9/vo//sN/uv7EggT76sL9//w9PkKAvkRBAP7+uLr/ffx+QyBIdMaPAIA+gr4/QHw/AYHCvkF7hAQAQALBAEE+Azn2/sQ+QPq+AMD+ePmDv4I+wbxAP4Qq/wP7/nuAAcNEgEA4fcGCfwbBggF3f8A9wYD/f/6CQT7HOAICe4R8/Uh6QT+8/fm/fkN/en8EwcP7aUO+fzj8wPrBfURBAb8+OXs/vbv9w6BTKnXOwIA8RHv+QHu5QoMEPoD6BgWAv4NGQIC6xTVyfsV9Qbf+QUE99jpFP4H9xbk//wZgfQX7PLl/w0UIf7/0u4KB/oqCAYA2AH88wsG+gD+DQYKOM0JDewX8vMs4wQA7CXe+/gXA979GQkc4o8T7QDb7//7AvMYCAj88NLg/PPc8xGB12/sO//+9Q/0+wLxBAcKDfcF6woT//8LCv8C7RHZ0foX9Avo+AQDAd/uEv8L9v3pA/8XgQQV9/PmAggXHgMA1fEKC/okCAr/4Oz89QkF/AT9DgkONNEN6/MW/PUq9AYG6uLd+/UVAOT9FwUV4agO8f3f7u8bBvIXCAcF99Ho/PPd/BOnbHGjPAI2Af0C//4K+QL09vb7BvcBBv359fsC+wb8+AQCB+kM+/AB8wcT/P0BAQD39gPzGvj6/foB9/n29gP++xD+/P76DAbxBAL++gH9CwME//n+5Rb3BuL85ff3BwgB/QQGAAX4+gYD9fzdEx4WDfwMBP0D9v7yD//5+C78BAgE+vh/lqrFOwZ/9AX+Cvfw+wvwy/j58+oJDgEK+fgM8hTr3QUXE+4J+uT37vkG/vkGAfEC6hbpOO398AEB8urZ9Qfy3xf+Bu7zDwXl+QAC7wD2DvX6AvYEux3cE8npy+z/+wv79Ozt/Q/57vwD7vvWJDUUFPMuAfrt6urkFQDj+RztAAEP5PfHP9atOwdh8g75BPjnAgz0Av367+4NDwML2QEL7wro0v8WCwL2/+/58OoG//wK+QT17wvyIvAE7wP+/Abk+wby2xH9B/AEBwXr8w8H7gL2Aur4B/Hm0QfbB8vryesO8wb47RXj/AgJ8+zu+fr2CgEFD/Aj+P8l8PL0AAjp/QLu//sF4ASBQY31OwAv9gv5APzy5wf2FPz69fYLBgIG9wMG8Qfu3f4QBAnwAPn49e7zAv8G+QP49gH6CfsD8gL5ABTzAAX05gQBAvkLBAT19BEG8wT7/e35BPoA6/fx/+j34fEQ8AH+7wPj/gQQ+uv0AwICAeUFBPgQ+vEB/vgI/gj0/vfz//j86waBywMCPAEZ9gn3AP31CAb1G//+8vcKBwIC9AQH/AXw5v8GAgbtAPz99+rnBv8G+xb79/z79/kF8AX4AxX4AwL15wIDAfsMAgL58hQF9gb9++/8Bfz0+vD4DPL+4vMT7v/+8ATn/gQQ+OnyBgcM+dQBAvsI+v36//oL+wbz/+7zAPr78gaB0CkIPAEH+QX4AP35AQX8GvkC9v0IBQMFBQYF8gju4P8JAgTpAf37+e/jBgAI+vP1+QD/8fkD7QH4BxL/AAD25v8AA/oPAgP98gUH+gX/+fb6AwH+Bev6BfMA6PMY9AD89e7l/v0OAOjxCwgI9tMEAPwG9vkB/P4PAgH3/+b0//b47wiBj5voOwH39gP3Av30BwL7HfwD8v8LAwID3gIJ9gvm0wEGAAzj/f7+9ubZCv8F+BH+8QQB4PcG6fz2AgkIAP3z4vv/BfoSAgUB5OkH+ggC+vn3Bv4SDuT+DAAD8PQf9f/97wvfAP0PAuTvCwcN88X5/fsB+P3dCPUTAgn+++L0/vX67Q6B/2fbO/7n9//1/v7zGwD+H/kD+AEJBAEHAQUH9gzp2gEJ/gzgAAAA+ePoDwAG+AP38gMGzv8G6v7zCA4PAPnx4vsCBPsUAgUK4gEC+gcB/fz3Cv/3FOAB/v4J9/Yh8fwA9BLc/v0PAuHxDwgS8bD5/vj29wv8BfYWAQj8AOH3/vP38BGB9yLVOwDd+P71A/71AP8AI/n++gUKBAIA6AYH9gzmwgQB/Azh/v8B/eHaEAEH9uf3AvwFwPsI6PrxBRMWAfzz4P0CBvsWAgMG4+kB+QoB/fz4CgH8ItcIGvgLAPQi/PsG8gHYA/oNCePxEAoM6677+/r58wboB/kXAgX7/+jy/PT29xOBY2KkO/++9vvxAv/1FgACIugE8xQOAwgJHggL/BXexQsT/BjX+QP679rqFwEM+P3v+h0KowAL3O/yCgEn+/rx1vMDDfgcBQT/4+/8+QsH9/7yFQXgM8oMD+oSCPY25/8C9ATT/fENDNjsFQsS46n+AP3m7O7qEfAmEgMG+eHx+uv39CCBHn+lO/q2+ffwBv/08f0IIPIK8RMNAgYJBQIL9hXitwwI/Bra/Qb+99r6GQMI+Pvt+iQMgegR3vDwCOwu+/r2yuwGCfciBgP23vD8+AoJ9ATyGAfZOsoV9wQLFvM4+f0L9R7XAewHBtftGAYL4Lfn/+/e7fX+EPcjFgIC/uHzAPD2/B6dueqiO/u79vbrAwHwI/0HHucJ7BMOAQkMHAoJ7xPaxw0I/Brh/QD979wAFAII+fnuAB0PgfcP1vfuB/Au//nzzegEC/chCwME1AH59g4J8QPuGAAIQckS7QgPFPQ4AfsM7wzV/vEGGtbzGgQK25zsAv/V6QLyBvglEQMD/974//D98SGv2d2tO/29+PbwB//z7wAFHugF8AAMAQoJ2AQI6RPZ1Azy+xfg//79/d8JGQEL9wPqAxsPgRkM4e3vCe0vBfvy2uwCDPUbBQQB7hv7+BEK9wn0FAIZRMcQ7AoP/PAxCPwQ9gTOAOwMDt7wFAYM2rLq9fTd7NgGAfYlE/wI+tD2/Oz/+B/GP8o5PAY3IeAACf8GCPjw6vsC/AoACQHp+/MHCQwE+wHpB+MQ8Ory/AMGFfkCDATuB/nlMgLwFegD9u7z3P8G+yL97xbrBwzdDQwC8QUDB/YfAO706C/uD/P58OrqDhr6+/YDAg3v/BIY7APhEynZD/gLAgYJ8f/h+A8D6Eb3CR3sB+5/9wNxOx9PTdP5GwDU6+fsyOEXzrENCg34FuofFAcb0fPBHQj4787l3/Pgf/ABJwCq8+rOTgX4GOT/4eLe5vf8yUv95wf27/6t+eoY7QUBCddI+tjLwzqpz//R89v5/ibn+gHf9Qno7xIj4PXYAA3TGQcl+Q4h8vLaOPj50RDSBxqzCOuoD9AtOxhLU8n0HwTd4+fjINkcz7wQCx0R8esVBAAWvNvPHyAU6dTX4Ne6M+kHJkO03fPGTu4OL9j367vz0Qf8uj8H4AYO5Oq/8uIr7BIF88hO9Nj8xBeg3C7RHNMb6yPP9bbQ8PEJ+AQS/Qrd56HNCfcc477n9QDhAwfZ197xBxjLA/+BtSGGOwgTKtruDAnoDe//JNwK6M4SAAsUBvsD+/8JxuzsDCAB9OfZ7eHnDvQKGdTx8vjlBAUIEeXv8tIL9Qz/3SQB7AEU8+7k+QwY7AcI9N8y+fAK9/DU9w3oAeUb4Avt8xTe9+EU/vT5BPj247LoEgAA8hDx/fz4+wH15N7qB/7RBQ6BGqB4O/oGMdngBgbYUu35O9IR6dESAQcf5PwD+OwO0uXnDCD/9+DZ2trdAPcIGuPW++n03RgRFefn9c4E9w/61h8G5AIf+OsE5AoU6QkG7NI48u4BCd3s6PXsE+AX5Qn8AAPy89gJBvcBEwoPzajpEQ3t6QfB9fEF9AYF6d7nCP/pEhSBgSdTOxb1PMzhHAn3BOT0UcgTzsoXAAwY2Ab99vsN2e35BywJ+OPNycbp8vf+HgDv7QMA0/4LJ8frBeIV/hP20BoM4gci7N75/hMS+Q4R/u1E+O/VJ8fw5jn65OUr3An+9C/e69kNL/vwGwIS2JH2E/nT6AsI9wMQ+wz758H+CPXuERuBOdozOxDuP63aGAn0GuQHRqQn6JIQ/wskswL78gEKu/LTBTgE8NrDraHh2vf/Igrb5xMQqawR8t3rD+Yi8wTwwx8J5vY18Ob54doM/Rca8fJJ+vIUQawH1TcB99Y95wfd7hjr/8kMIPD1JgsvxoH+/wm+3sPk8+8F2xEE4sEXB+y1FiqG5tZqOxjaMsfhBgz45uINOdIH57QQ+AIRAgYCFAESw/HoAx4A8fPSvc+B7PoLF/bs7QwQpOMMCtXmA/Ez8w32zw0G7f8q8+gQ/OACAQ8X9/k3/fHiO8QStCj6GOUz+Az1+w7a9eMLEekGIwwUx5cCCQO/4+UIAPkQ8/ro6NL3BvbbFiCwucxROxXOM7nNDxAC5d8BU8sZ8Z8Q+QsN9QX5APwOwPbdBkIA+ePQuMLA3PMCF+3n8RUGgRES/uThA+YwAQ/p2xIN5Pcr+OIN6yb8/BYZ/wU+Bew7aa8cBN3/CNk6EQn19zbQ+dcJKPb5IRMax5MB7vbE2yGp5d0N+gj2/dbwBO7QAy+hdvc/OxHIQrzVEhUo9vcXO8cKB7AU/QcvXQ763AkC6h7rBkcD9O3CtLL15fANH+/W4RISnR0iCbToBhA+CgXy2f4R/dUq8toe7hP+/Rki8AdGAvzsaJMj6wgEB9hL9g0F8ajn+90P/g0MJQZJ06cbBPOB1fgIBvga/wvk6ckIAPXRCjLQdt9QOwPFMrPVGQUXyvEOQsUXFqcP/PUOAQr0FQYE5QngGCP5+QTLz8Ls3fUOGwcF7BgKgTIeBs7pBjBMDxPw4fob+NA29+AKtBr/Bhof8Ak7B/35d50o/C4A6e9HCwgC89v5+sMKD/76IRwYy5geF/yV4kAjIBEKDfrg79USAfLfACCn5Sp3OwzNK8HcCg0CN+kOLswYAKIJ+v0P8gLxHAoJxQjcBCP2+v3LqskC3vMXGhkU6RYSgfgX+tPo/hVECQn92vwQBeUv+e0q3hb0BRMaAwc3Dfr0Y7QlBQX/M+c48gkQ8fLe99IIBfwIGwcYzKcDDviZ4hvu/QcWBwTj2dMwAPHLBRrx7RFlOwjHMrjXAw/7wOcHMtYOAqsN+QYRJw30AQbvzgPeCCj88/rTwcHt7vwVHRD29CclgekW9dngEhhJERQC4fgS/OEt++YF9jDsBBQmBvk9F/4Pf6ccDe/6F+ZGAwUVAs37+tP8/OgYKyEmx78SD/6a3hTw7dsQAv8E6bz/BvHPEjPhschmPO36gmwB9vspBCAB6035IHUREu7n/AjyFPzrQQJB1eTOAhQlYZUP/QcD0/wM8xL/KgD492cQ3hrGJwPYkanqGhr3+CMUBAPl4+zs0wmP9RwFwOAFC9sAHx30Eb4iCPvd8S380+3T+P/5JE4R/AY8Ff8C9vIq9/7qFiQZ2Lk+5QV/Q1hLPPMDmWj7+/sQ9x0D+WEGDGoNEfnwAQH49/XN8QstyOnGBwYgRUQJ/wQO0QTx9BohKuYA2n8QBBXMHgDj3KruHBUEAyX49gDq/u7zyvmfExgA4tH9APwQDhbvCMchCAfu8h4b0+3Z9wH8Ji0R9Q1QEPn9GPcZ9vQBFwcI3aw48Qy0xoFHPPsItk/9/voQ+igGA0MB+FMGDAT1+Qf83PTEzwsZz/PSB/sVJDn3Bf8L2gMB+SAnFvMHEVYLExDkFv/mA7rsGQ8LBBz8+/L///L3+O28Ixz98tAH99Uf+w7r/tYdBP7w7hzp1/HaA+HwHQwR+AVZDQj0JPsW9AH6GfcF4cMr7RCBmkIuPPwCyzUCA/kL/iEOBiD+6UMECgkH+Qv76PjL4hAO4fLfA/0Pyjj0CPr+4vYP9iUkDvUQES8HFBH2EwDpINTqEwr9Agv59/cNBPL9D/DRHxwB9dML+Nwo5Aru9OUUAwj88RXH3vvnB9T1E/IPEftJDvD5IvwT+gPyFOv/5Nog8geBCsMAPPzm6RsNBPMHKQYLENn82jMEDQ8V7Q/88grnGhIH/PL4/v4Moij9A/nu6/oi7CcJC/MW/vEHFhEN//juOvzoDQvm//nk9Q0aBfwCJ/rYEBbh7eLI9fcvygT67u4CBPAM9QzR5w36BPD8BNUSIe08D+7wGvwbBQDu/9b25voS9faBgA8nPADiC+cO+PMHEO/2Eb4D8QYBCBgX/wQI9AsbGQjeD/IPAAgM1wwEAfjxAA8V8gPT//wM9YEAC/0WxO/+LyDx/v3o9PPn/Q8NAwUFG/z1Cw8H6BbJ9BwN5gAI+wXzCgcZ+//89hYG/RkF/un/AvP9CfsK+wYJE/7p6ur3AB7t/vY8HoC3OwvSEL0V5ewcE+fNGeAME+sJAzIH8fQk8x9s/vfaN/lJ4tUB7v0GEufyGyMYHN3H6gT6zIH1CuEiwfYPUUz28/n38v72CAEOBCENH/0O3BD1ul7IMA/f9vQS+yPYCfs5CvEs+DEO70EYEQjwDPHJE/8K6CPVMBf8zSHnJVfP/+Z7vYi5O0H98ucM+esOAATKBdHxBOUbBxjQ8AIuIygoF/8IE/xkHurdJEAD9OIGOv0EaOr9/frv5/rs+/oL+RIgCjkb8f3wHgT5FvsdCisDCh8CAecVvWDXFvG5IfnxGSTRCQZAJDstCAUP5ScJETX13wToBh0E3v69GxcQGn/jDEnrDaoiaFocPP73NbjpAAbUCdj+3ujty4X68QrlAvvv9M0xGe3cCxs7CvTIBt0J3Pv4Gwbl9dbw/vvOgcHmzv8R8AUSCSHs7er88fAE/wTsBQYB7wxH89ftDPRACv7rIvnv/BXD/QAT/sMEMOcw8OzL4xPg2P636PTv3uHT2wcZ8/bkHyeoCOpF7+TFO/kLbIHn/RHOANjS2NgB4cjx3w358PjV+fwzFOq0EB3d7hfX5O7p6PPzGiXTEeMD4Bza9Krk5xwZ4f734wgU/uET4PE35fbtIQMP9wJl+gbkG8Ru+BkADQwMDBXR9dMD79HeMwoy/gP9y7kS++LCB/X8F+bg6RcP89j/ISIPF/3jWHUjPO0EUNL8+wvw8Of8De0C+9nv9AcHCv/zGPES2QDmAQAY/wPs/xHlFQH1CwQFyu8V+AHx2Nj2B/gW4PkTEfv59Nz68e/9//oIEAME/fk66v32FO0eCP/3FvQG9/bz/fb19ePTGQYBAOg96eD39/kD7AP3Cff22wEG8OEHBw7X+gSBfv+uO+0If7P++RLgEuT7JeoN2dDn8QwZ7//8G+sDvwTwBAYV+xHd+gTnLv73D+/w0OcX6PH65cfuDtoszO4WE+0A/tjl7N73+wYLFQIHCOpOBP4EOd8v3OoA/eQW8vXy+s3Z4N++JhvtCdhU7sny7fId5/XqCw0M4P3k7cwNBA/P7giIzLo3OwMIdqH3DxLh1/LpWOwgm9Ti8hQZwP0ABevFgfoOBBwJBRXVEcb0KQQJFf7YG94cqfoOzs3eELJcyO8V/7cLAvTlFuPs+uEBFQgGFt1IGvLnd9cr7asFzcE29eX24hXa6+jXOh7WBAg24abgxvoR4QndABgq8vvc/JP8AQvd2gGO6w4sOykJEPzeHf7TDhDwEwggty7sAhXxMe8DxRm7je4E/gfuAhLz+K4l2QcqA/+pKOkQntUtvPLQ+OHp5+4Fz7khGCH7LQLs4Rf8+AH+N+cHM/oUVOcL1cQkqtFAHfgM18YgAAv2GwLuCA/M1w3wv/7U79B/4STrMQLMC8Xn7vwCwQXaurMgOy30mXzTN+fP+Cv7xT0nI/UKHRYJN/T1BUT8/eq9/OTvAA4V2oEYrwNK9hvKI+f74c1MqBO/wzW4GgPxi8c8H0EnNBX59h/10v/vLAnFPgpN9vbtAs1Jsf84LhMsy+xEHi4J78sVEPuB2Ns5A+nL9xSgJRCsLOcE+jbR3uRHxAL2h9RhOx/5hlf2J+i1fyYH7+Ma6x5JMR8m7O8T9DDV2ucH1OL9CPQaBcMA5Aw15gjzHTAXMQkutwLQAU/tLwLtuPMdBCUdGQnrBeDjwxv4+gPPRSMxzgDV2xE/7TgVFDsl2/n64zMA29omFO7FAwELC/bLAT0uQ+vXEgXf9CkH09P+EA74ahawPPTz8vwE+f8I/fr16wH/EO/+/wT8AP3x+PAIBAH4/vz+/en8CBII/QL4/PUE/fr4G/zz8gL56Pr+/QEB+Aj68wLz+Ab1AwH4+/X3/gf7//z84f8L/gH8+wfw8/sA/vsH8QPy+wUG8PjN+h/y8APyBgQA7wDvAQAA/wgCCAcMBP5/aDx9PPT7Cwb7/wP+AvoC7AEA9fT+/v7++fr1+uz++QL99vf0APP0Awz7AAX29/v8CAMIDfz4AAT19PsD9QYAA/n4+fr68wDw/u749vn98vMI/fYB+O759wP9AAQE8u8A+wD08/78APsD9PIf+An3AwUIAgTx8ff+AfUE/QL5BgXqBQCBqyWDPPkIDwP7AgH67gEHA/768/0BAP4HCPv8//D99wH79Pz5Afz4AAr1AQT4+wT6DQYJAvj+Av70AwAQAAAACPP6//sB+//y+/L2+/799/IN/vv4Bur2+f0BAQUG+fEA+vbw/P7//vr++/wh++r9BAMMAfb+/fwH8wEA+gT6AwPjAQGB4ZTMO/4IJv/2BwL0/gQVFfz31wT/BPkN/fIG/+nq4wXt5fb6BwDy+Q7gBwbx+AvxGAsN8OYKBfvmEQIiCvj7GuP2AfoE+//k7Qn08AD79O8eA/jsJ87q3ewQ+gMH8eb++AfU9wP7APTxAf019K8A/wMnBBHnA/8c4Qzq9/fvBAK0/gOBDWZ2Oxv1JPPmDf369QkQFfcFsA/9DPL+7OwNBP7Iywbv5AMSGP72/erRFAzzAQDqCxAQveke7v7gHQYdEfLtG+L2Av0HCwrS3+X+5wX7/v4gCPzhRMHk9rQl7QUN5ez/ALHGBPz9BeXrCA0x9IEH+gg9ChXEAv8oDwq8/M/oDf257AHJIEZXOyXmBPvWDvEEFAwKEewO0AD9F/Hg7vAKBSWqtAAH8xQQIvoG5N/6Egn9DtLh5f8FgeMiyPTnEAbXBfvm+/kJ+wMbGA7O3PgP3xL9Fy0PCgMOGdb07c8tw/oJ5wQKCfrrHQEE/NL9Bwjw+fkH/P76EfDB0PIKSAqj+sToEfbu3QUTZfVIOy/a5A3CIeUh5gcKGOkc/OQAK/DkC/4NyTi/pQMRCQ7tJe8Q18f0DQgAHPPm1g3p1wwXl/P0F/u58wrkryod6QkeDATNBTUb4ij7EUDyGAPoxPgI5iAwkuwE+iMQENQAOu0H3qopCCObAWUH59jYFNHa+db6UQ+B5gTqFPAh3Q72xrMuO0/DwCqwLOAc6gHuNOYxFKciRvj1PQgp9WD1wP0bDusFMuQa/88E/wMHLcoC9jfe4ucu0eP/KfXP5A7TrWo43g8i/dys+uUZ8UoW4TUFIx3qgR0G9hkexObxwDsSNR3+Bxwh1q5UEhq1EGbS2vb1Duf8zsvvS9a++XzQCNpIVBH+2vfLO9KH6gH56ffo9OfVtw3fAMTpAwe9/wLh+M8R+AvlCeQdE9rkEjgk8P/r7P74IvbORO3E9SH/0evZDQPcGPjg29+88QHf+Qfc/+/x6g/e5uzmueb68gnKDPzG0eT1+gUq/QftAesh0//GAVLM6wf6DPnh2//X8/gRGz4fEg7q+ux/Z30FPNseCvvzAPr2Bfj20AjoAO32AAX7AQPs++v76gTn/PoDC/fv/Qz+BPn59d71FP71Guzu/Q/7/Pr86vrsB+30+PTg5vz46/vrA/T/6fj78/Xk7Nv7BgPiAPn93ej6+QMA//buCOMI9PL89f/kCAMK/vD/8vv77+wNDA4HCP0A/f6BurcaPPUfEvL1Av36Dv0EAOzt9v/9AQQJB/z7+/rn2gHu/AMCBAD0/AT2BfkD/PToCgEK/fIC+QL5CAX96/b5/PX6APr88fn74/T5BPcF8fEB+foDBeD5D+zx/fMJ4/X6/gv2/e/tB+cCBe8J8tf7/gIN/PgEAPsM9fD5Agj4BfYF/gWBB+SWO/4aJOLtBf7v2wQOFMTt3QkKAgAND/UG9w6qrPf//xT+/P7w8ePqDe4JAffZ+gUXtOsd8OrwDA7r4+r82/gFDPwF8+3wtgcQ9fQT8ugMBAARHMfsDcL+x94c2QD0+hnY9+be5NMJGO4S85wI9vQN+Pv5Et4hCurY9BDTCusGARaBRNlxOxLQ/ffiGP3+9RANC80D5tUbAvEAxQMA5jOaz9UyBgnc9/EC6JvmDukYCw3pBA0pgdU58dfoDMrf8PkJoQAcARUlCOXMzgEb1AEcA/IKEQsRC8Pk0eEFvcskHBTn/wXsBOj32s4YJiAgH8Av4eUj8gf95cAcJu/D0+aZDOn1ExznFS0qOznOIRDhI/cFAzsd+RQG9qFkEO0dMP4tMWo2QtY9Assw1eYRE6u0CdsjEi02Uxs5Ftx/J/PUFdzxC/0+0y8w7Cs3LN0HI9MXtydM+fAIDxzjDcT3TMv3ygAtDC/RzvrU7PL59vdbJxZ2EORP4/oD9K/yEAssPdcK/tvzAefcBBfuqexWO+kerAr/EPbtBCBI8xFH68HzGn8Urx/sBQraKVTiF+7MCAADBiDC8QYb/BsF0w8sBi8DD/YywujkJScABR7yHYX/Gt4jEgbgTN/30f8D7/D4/A3P1xsX3j4PNwHz0xHd87T8sC73Ke8eAvXnHej+Qtky9/86A9kXHeL1HTX36BAG0ggSOwTTBwvkDvxE4v3itsbx2wImBgMSHeBo8MIJTctDTEonJuAlzOz0vEzG0i/9FPSaL/FPR0gGF/Hq9Kv+XgkHEgHA8iS2W8fG8xDb5q8/rvQN9Suvw+pMAfQUDPXmGtPZIBLHf9f6+v+87Okr0hDK4dLO4OintgAa5jW2AydaPSA08rs6PPvqPsL58wsE9N/k3sb9FYHy9gXg7f3qE+U7AOjMCQM0/e3e6PX3/P3rFgXaLdnWBfDcJ+zy5cr6HAUFACj41e3n6e37AQHqCAT8/wJF6+HwBPAJ/zXl2PzX5xj1Ce4N+eMNHwcg8fjw8fLTCg2f8A/vzA3b6fIU9hztGiTIIPRVRy8GPPj7TrDy/wgD7uL+6sLyBYH18QL47/zrB+4g1+7EBRAZ+/fb1Ofr8/ruFPrZHuP06+HqHOns+twB9wL/9hkB8e4A5un/+fPxCQEB//JR8OIEEdgXABbjxvX64hD0A/XyAc8FKvgVBPL87L3fEAeu6PT32QLc8O8A7xjaGxjXIwexh5bAOwb/Y6H4CA3wBe4a/aXy0YP77wUR6vD/AQb5yPO3DSTu9QXvz97pHfsBDsPlAPINrev8C9vnDfUS7v7+4Cf/FfgP5uzz9f8E9gMCBO1LB/bmJ9gJ7gLl3OUY/x35+vjRBLn2I/ADGPcC5IH3/vC27vYX8ADpGv/66SXIIhfQGhS0i6mHOxAXYKcBKQbJFwIbC7754rEN9A0PFegW8DnR5/rUFzi09iMK3dbtM/gU/wQUHfQsqPEW8bHqI+8i2P8AzDQLPxkm8unm+fUUrxEHDfIzQwX+PNj5BhAO5dw7I0Lr+9vyC8X1C9zwNRkB/oH79OHU9hPeFgQNK/Uu6gDIMCG0CyDXouQ/O+gQEcDvCfzOnxYhFb+wDD0+Ad87CDMPyX/10O/nHen0RkUSGyHqGQ3f30HXBh4B6+1py8QWQvL4/+fWARgcFgEgC0i6w+4S+zAlvR76Qg3v+hXd0eHwGCEnvQUt+Q8THvsU6AnqJVq5Cznh/Ag190kKQEQrOs8x/dcFDej29v3/IHFFO8f7G+wGBt7V3+vGssAm5kgQKwDgGfnwLgP0BbQJB90Z1+E6tQkFBwgYSguB1B4AExPNtBjX/bESJ+8x/wsAEiDg9AjQ6PEv0tsGKtix7xHs0xrQBNNaNQo1Sb3/Z7pI4gu9G/I6FPZA/vPeIOo6yATH+uEa5hh9KRIGTdrH/fjjGwk5OzBnB88QATXNJvP8wy7cR9cw+AsXBdDyObrvDNEoB8Mc6BQkBkI7HOGdRw+3FzLOusLzTB/zyU/9f+0U7RX4BDtcQvWntvry3yDh7b+4fADrpiL9Gs0P1BC84Or0FvLnBPsBGcrm5/H/f+DWfGLk+BTlMS4XC0US9SjLppz1Cy0a8XMbO+Tjs73OB/r2oNq/2SEGIuUIBt3jJjRvFSjB9bcAEd4ZScvPRF/h+V/9VMnl7LIxELcy61QU+3TeMxcoEBHIKCS34UkUSb8ZHhfrRyARIhj7WOgG6c3f/m/4JfwLWP0K+xcY3wXiVe+Ba7BR5LvGHKbQQ0QJCufr/iXb/s0OPUIWVpSZPf739tP4+wPr/gUGAv4E/wD8+ggJAfwD4wL/1AUB+grj/iz8+QLz+wENBf3g9Af79P8B/vP+AQby/Qj9BfsCDQANDvoG+f8I+QEH+wHrCwIAFfkK/QoOE/kJIfkH/wH1+wQDBvT8A/nd6+wL8f7b+P3/4fX/A/8CAoEGAPgZ/gq4577uPNoI7isDLvr2AP7//BIL284MCAT7+gkBFwARJP4CBaAP+LndCjL2DPjrEwMe9czw4fzvnPQG99b9E+j/HSjx2vTt8/LyC/4KAQL1//v54cH98APf/hvl1yT7gRHHCAPn/MkRBOMX/QItDgSwFRLKBAH+3RwhAP/2/PmJ/AKT97QsuyisPAH8BwQA8v7//f7sBcQH0m4I//v/Cf4LCwkF6Pz7AuL9Ac3v8SL8WQDjCvkHR8vFEQXt+wv+BIHzHgLIBAbz3DDsAwsR+PwByvv+ARYJ8Nr03QLrBu3Y7AProg4Q//cEDhgJ8uoL8QD+/QCm8PUI+P0A4yn0BPb+APLIBxE1/esA8CtZPAIQ9M0TCgD+/Pnx9vb6I4H7/gLrBAAL2QMD3wahChoB/v336e/0xgMGA/z/1RL8EhQBJAcR/RvyCRMt/wP6/7bz//kPBv4IEfsDB/b48gUEAQMB9QAV4vMC9vf4//MJAPsIA//5AvsTAQwXGvziAf0C5/EAAgIG/P/2BQSyCgAE1gUCPfz3DvIF/QESAfzsAPEEJL4D/f/09QUOAQQBIwC/Cjot+Nvn7Qf45fvqCQEOyjPnGfHt9+oHB8EF3fkD/wn19APpDebiCAIFA/cCAwsC9OQA0hP4++nQ1/P5Bwf6Avv5BhH9+P768QITOfiqE/cm//787gf7JAn38wYBAhOB/+3XAMGhPAkE+fMFAgH8BPsBAwP88/oAAAP2//wC+/oE6gMC/9P7AfsF9/4BBgIDAQD2BoEGFgQD+wUD/v/2CgQE+vwBAgH5AQsGAwQJ/v4AAgD4AP38Av8FCQIC9v779QAAAQMMAvgEAwH7APn/+v7/7gADAf/7AfgR9AEAAfP+AAEAAv74jkL8PPZA+gX97QAJ/PvoBPb//r0H/vrxAAEG/AL9G/i8AsUR/NXvAhb35//tBPkU6bzvAfXw//AAAngBAQD/BAH66v30BADtCf33AP7//BUA9OMD2QUA/ebl1vXztwj3/gANBhD/+PEA9QsOGwl/AfsR+v8B5fH0BQb2+Qf/Agro/+r5iK+1PAPl++wEAAD7/vz/AQD7+Pv9AAEE/P8F+PoD6QP+Ag8CAv4E+P0DAQP/AP/9BQcCFAMC+wQEAYH5+wQC9/0A+/z+/P8FBgIJ/vv//AX6/wT++QID+QH/9fz69/0D//0IAfwAAwL8//7++f7D+QD/AAf+/wf/9f7+Avz/AAIAAwP+gcy0PP4Y+wn26v79//7a+eL2zXwM/fLvBgL98gD38+x/ANQR/NXsEB74Af3pB/cTNb3n+vPp8/X4A5v4AAUAAgT23hLs/Rj0+PztAQD8/xYB7NoD1P/+/Nfh6O/ksBH//QATFRoE9uEE7Qj8/xKp9/sW9gkB2Oro9Pb99f7jBBATAef+5LiIPAEA/N8H/f4BBfj8+fn5+Jj3AQL3CAAB+PsF3gaBAxAGBP0E9vEKBgYAAgj9Bwn/FQb/8AcE/gf2/AUD9QMC+uz59wYJCPsC/PoCAgD4/AYF+AQACP4EAvb+9gQE/wcHAvn6BgID/f4A/P4DAAD/AQf5+Rf/9gb/Afr3BgfxBQL8E2HGPMnylXMV9/QMBO/y9jTk4+8mFdvm/ALtKvbjU+Ic4a7E/dztYdcaAAHs6P/itt8QQP7v9lkc9rjvIMTT7s3n3+fo4e8AGv/u4fPj6AaB37wGtPfa/g328SwL5Ov6CP33/tvs9fv3AAMIAEjZEBXjCfn++g5D4AbdE++r3dLg09Zp3FunPBfg9Aj8+wAG8fIa9/34CBn47/7++QXtBO3mHBAY/Q/1+0cj+6UV7f8hH/bV/whLtewV+fAF7TIe+9QQBuwCBd4V2soA4PnmOAQPA94DAxX1VN3w9etSLef2ff70/Pjy5a3r+Bjx8f8M5Zw3BPWd+fb5f/fk8AIF/QkH+/o3+fjhv28APN0f7PDmKfj467gKB84nPfEO/B8ayxbg+wEJJRgWtsMq/ENYBQUUADNB7eQS3RQiUvQQ6gT7Hgsq6t/uB843FRIBGk8c/upb9RMSKVoPAhbvwRXx4RF/7gTMzbXwA/UQFa3h1tHclHDXGCjZDf4xWe4JPvPxBtP2CtPr+g/7Gg//Nc9NOwkm9/v1DRMS2gqnudvtBfIs/x7TwRNk8T78DvztE+UV/tSr/uIRCfPjEYb1CBwRC+L1+eoEMgK5+PUYAeUX7fn0GM0v+cYQ/OcC73n9K4HWwQPs2ONb9gQXAfDtHcbhYifmDfrnIZXh6evb0wX19cHYEO7v5NIc/P7mEAHn+b7qhhcVPO4LBgPu9dMA8d/xBNoK+QH/vvgNBfcCCPvl6RL8Ot3W7ybOCwIH7Nr/7v397OIXDPoQDOyxJ+7yBffr6v38Sfkl4vwLGw8C9AfsCObn+vr9Gc8VDfccCO8c2v0RFe8FCAX/E4HM7SIlJAv+/wgcRffuDfwAA/8Y9/AR+gT8Ca3xQbDfO8QEBPvq29sBBPzn9fgD+wT1vgQP9fM3CvPp+Bf4JOrf6SeyDAT65OAI6gj7+eELEfL5EuihLO31Dv3d6QASPPEP1wcBGvkk+hLq8NznBQzxLtkVBvMLB+YP6ejdCgIHBw31CYHG6w4uEwb+/QkYOSkHAfsW/goO+PAQ+gIIAZ7ngxQRPMoDB/rv3vED+f71AAkC+QYA4gb/A/ok/fr49wf9CQQE9BTWCAf47/QE7+MCBPD7BvT5C/C5GPT1EALu7v4aGfX3/Qj8DRAeBIHy+szrBRIKH+wJ8fb8/+oJ+/jMCAIPCvT2CcDd8/YnBwEF+gMLGx/1//gW+QwD+vsB/wcIBMDrZ9icO6sC+/Drru3/9OoCAR3Q8wny4w/7D/0+7P367/738RYw7hnKDBPr6goK6w8DFe7mCvf4AuaFFfPoGgoP3fo3DuvnGhbu+Oo5IKrz+MvdBx4IHPgN7uvs7+QPDvuBCvUf3rbuHM/s7uM9CPIA4wYKEv/o+/MoBgH79gTjAgwZEAPRhXDRO/QG/fr10/Xu+t8RAiDs9/zx/hME/wIs8f4F5/H84Ro2+Qz5EAj08B4N/wz+Gf7k7wQB9fmvBf7tBhUN7v0pCPfjLSHu8AQZFbz8AeHkAQz99w4PBfbh7e8ZD/qB/wAa48T+GSALB9whBtr+8AX+Afn//vMaCvv1AhDiBwobBj3aTzLEOyUI8vMC2PzlFN8ZCinw9/DiExcB2wMO4w8R29z70Bow+wkWHvkC7y8JCOryGwPbzgsD4wKq7gbpARwS9QY2FPTaQiLt2vAQFq4CAujlBf4Q4icR+PzO4fkoHPiB9/0a6t8ZD3IgE+kX+cv35QXl7AP69fghBOXrBRTZCgwaCW3UKIIMPDsB7f0L2wPvA/cYBif++O/eHhUXAwXx6PoU494C0hcQ/vsZE+sa8ycCCf/xEQLk0Af25ArO2AnzARMOAQ4wEfbbMhz34gQKE8YBBvX4EPoD2iMH+AXK7/0YGPvT9PUK8Pgj9H8jEfMF8tv04QXj3/YP8/ke/+joDRPgCwgP92HjJPEXPEj43A0a3wH16hwaECTxBfLhMg4Y/w3G6u0Y59f32CDwBPAE8N8I9CwGD/jZAgnz9wny8ATixAre/gEIER0iFu7nMQz69vECGLjx/Ar9G/f7wSv8IAPFBPoWBQUZ6f7z8fwky38ZFgYe8fH04fnAmhoE9/kZ8uHRD/naC/8Pz0PhXqAfPCoHsublQer2CPHr/iIByvoOAyEQ8tUlHhH6PQQM+C3lAOTGFNwI+RTe+O718j0N3wB/OyIA6y3t/+wF5N8cZesRBuaM4w0A/ADv0eflCtQGqMP38gTrMB3FDAQYBAfx5APn7rvf1QIKluP/+wUZzgYGEwsa7vr5GRkH7+MQ9mHrEp4ZPCwMye/KMPb0Efve7hIB0AcI/BcE9eYMIBX/NP8E8z3w9u/SBdsB9wvQ9QLv+y7/7ANtHxD+4R7jAOj/9vAHP+r7A+iB5fHu8AXy4uDjBwbyk7L09vMFJQzYCw4V/Pvu5v7s75vm6OcCoO4N6/8FpP7tAAQD8/D4BQwJ/OIN9VHqtz4jPCoH5vawHf/2AAXezRAW3gkF+RLcAvcDH/z/LAH/+DEH8AXs+ur7Awbz+PP0/x739/1CFwf7/BnQ+uL8B/gGI+32//OI5xLx7Qj59OHlAQ0AgePz9uoHJgXmEhAO//Ht5vr67Kr0+vTy0foQ7fv2pwMK4//4Bcz7+wEP/OQI+y/tgNlMPB3yCPvWDAH+CQnq9/8J7wwE+ADeBvT8Hez+IAT9Ah4L7w8D8frz/AED+PT6/w7u//sNC/X+CA/S8en9BgoBBPb47gOu8ATx7wb//vPw+vQHgfHrBeMDIgPzEwf+//308/n28N4C/frp+AMR+Pny5v782v/3/8n57vsPAfkJ+gjxv1gqPBbmFv/SBAMC8hAM6uwA/RIC8/DT/ej4H+QCJgjuDR8G5hsa6A71/wAQ9f3x/QTsBfjcB+b/GArO7+z9Bx335/Th6Qu/9fzn7AIFCPnu99cPgRHl9df7Lf/4EQby/vL2+v317f0I9/7UHQYV+PX2EAcCyPvz+rH75+4XAwQA9ensW7gaPPzkLgDd+QMBEQUH2NIECxT/8979/d7sI/T5Jg7eGxgD3yUy3x37//sk+/TuC+vlFvWfEtUDJfnO7wgCAS3u1PgF7RW4Avbb6v4IHQX06tAbgSfZ8sr5MvX8EP/o+wr5/wb06jMT8gDHWAca9+7URP/yvfvx9Pv32uUgCBns97rmXmsmPO/hRgbm9AYP9Qb0+9oDFhj39tgKCdXzHffzEA/YJQwM5yZA6yIM/PYw++r6CtPeJfmBD94HJerR8BgE9THfpgQJ6CDBEPrj3fwJMQ4GzN0PmTHX8c33I/XyCQjo/RAQBBH37GMY7AHLeO4a+vbEZw/p0v/q9kn5x+0lCzHh+JrodtpoPPLvNBXq1gYY/hz9BgoBDSD3AOsTAeH/FvP6+wfyFPIG9htE8hLx+ewj+wPu97/nBfWiBukEE+bk/Q4C3ibikwPZ2iXRF/bn3/IBOwgSsc4ArWP2//Py/vjoDxP2BgEPDi336nAO7PHaf/MQAP0EV//xA//R+1AG5AMpBSvMAJvqfRWlOyfi8gXl28AVE9blAgzSEBfygevV5O4p9fvk7BPuah705/gkE/fv4tAE3gb636YdA+RJAPu8L7kD2O8P4gYHefpUr93gG+UR98Tj+Ojr4/IF7rgb8gFL4+ztrvyhBg4H8cgH+s2g9P9NBy81BgER9xsZ9OI2CQE65+ns5OfOGCPxao16O/0DCwvegsMaBu7dC/UIGyLogf7X0OpR9PLS5g3pRRH+3/UmDQrt6ePu4hUI9aD7Hupz+PuaO7b78v7/4f8Kcfk6pjvgGfEO/p/ty9bi8uoH+q4j6vEm2/HlsAm67P8N+OYEAcumAexmPykqDPoME9T489wpIgQj5Ozw3vDaC0LpGEBRPPkECgP2z/gEA/r5CPwAAgT/5QD2BfkZ+v/59gP8CgIE+PoLAQn8/P79+PgDAfT+BPwb+//nCfD+AQT++f4LJAED9hj6BAn//oH9++P39/X6/ukG/PcC9/0C9fzf9AIK//UF/Qj5/v4bGQgIBP8FFP4V/PcK/QAD/P/++QAEBAX5CammO9MIBQTrgfX8AugS4fLZ/gT61QT/7/U18A354wP7+vkZ9PQNBRHv+xH69vv8BPf3/QcX7QzLAOX3BQYB9P8sSv0ABDb8++j++Z0G/sPx8eP8+9sEHOXh6/MU/+XG4xsh6N4Y/DwF+fA3H/gN+vwZKOkC8vQT9wb9/wb49QYXFPfjRRpwO6Ec//nrgQHxFdVQ6eXo5vP+5xQP/AA84AcG1+732Qg8/vHfGwX7/zf7/+T2GQv18Bz75SHT2+DrEx8P+hVFTvTWJiDx4RUL/IoL+MXuCOQ/9uT1ROmu1+AlHNHVyN0ww7cmGnALCNIv88YX7v0eIv/T5/IV5fT4/xHcAQUsJM7SGMp9O7wW+vf6pQ/p4eBk8ePv4t7xCiUaEQcd6PgZ39wF0BdFDAHFJeQW+0zyFUD7HDfs0yfq6Dbhzf3oGTUHDixPJem0Tfvvw/4ZAZoV+N3uJ/Hy8gP4Bv2OzuY3KfYvy+Qi0cQrKncvJdQOu64R3P8IGhY6/foZ8PrmDQ/EDwU7HYHO0/7xO+cI9gAH2QzuCwFE7fT19ebrGBkT+grw9g4U8+AQ3gcfCwXhGuMa/TLsFgf2DzP74Bf5/yYA1hL3Ex8BExk5CuvJOPP00fwLAswO//H/Kg4A6w7vEge38/onIAY66BIB7PMf+TAmI+4I2tgI7AH7CPkKA/wM/wnnEBbYDAEi/YHfnqj/OxL55hgZ7A3nARo9+fj68eDkKhoN8xHd9/8n7dAU6v4BEgLF+9ER+zvpIuTwBDwD7AISFTIduxL5GSX+JRlABOTRRf7z4hwC/7ME8wUMMBv01BXdAQ24/wMmABE94wT18hElx0ogKgwL++sK8f/L/+sHAgP3/QvLGgrnDvUi6IHWWwK9PBjzAAD1WR4F+wTf6soV+fkUDfDVAPzjC/D8AxH4FwP5/vMn9/kY9+v7//0AAPsBHQcQDwl1/PoH++z4CvTlyg8G1f0AB//Q4j3+EjsU7PsAE+4GB/waCAXh4wJHgQLqGxjvAAf17wq76v/9Cf8R7wH3AQ/U8O39BOwQ///l+9P5SwGmPAD6Cv8B4vL/APj99vbz//kHRvIN9wHdA/v69xD+APf9+/nrCQL4+PMA+AL89wUYCwEMAPQ06gEE/Qr8Au7W1fT68N4GCf306VQBAfET8fz4EfELCvobCQDx6/gufwHx8hn+/twc5/jp/Af3AgIaE/v+A/z4CvYD+O4F/v76/yL0B2cPPd0WBPlv9Pz//+0kBwr2DOUPCBEJ/+sD2QcB3/0O9+P3BOTjFP4EBwHr/wABA/kS/gQD+gn94PtbCAn1+vAEDgoICv1oAP4eKAL58BAKGSYGf+0R/RD32QgL8e38/PwN9+8CFvHxEwAW3QrmCQYTAQT5G/sNAhMKCw/WA+4PCwz+oDUHPekGAPzz+PoGA/MCHP79Def3BgwJ/2Lu1QD/sQMH9uL/B9LpEQT6AwcOBAAMAQAf9wEVzgED9v0HFwL8Btz6CA8F9udlAQEZEv4D9AkIHBr+f+Md/xQbw/sV4Pf6BvcAAwESEu77DxQc6QjiCQ4K9QH5FgUb/gUJBw3hCPr7Dwj+wjS7PPUC8gD2VBcBAQ3j5AEhAgAaA+7fAfrf++zzARL8DOrd+PcE+vsC/vH6+wT66v35EfXg9/x/CfX5+esT+Ozjtg8B2hb1CQLaAVQFCDsa4wT79vMB+/kUAgHg6P3lyQLgHQPi+8X99gy9CQD4+/QFvfv67RLk7fj7+uwJ/PPk+TD8Vj6MPO35Bvz6UujwAvr39e/w/foOTvYHAwbQCPn49h769uD0+ecJAf7p+vQC/QME7QYe8Pv76/Oj8/n59u3I/v3Rz/z5+8sHAPz482T+A/8Z6AH+/vIF//Ym/Pju8vggfwDt/Sbx9dIS7v7q/Q/v+PwKDwT7/PzpDQAG8/YP/AP3+0T2BU+mPBoA9Pb3+ALwA//0AcsLEwH8CwcPAfsNAPoDDv4B+SH7/TX1+gwzBvzsAf8JCPwKHQ8KAAQI+gIFA/L67QEC3P4F/wEKCwD88//8/wDvAwH8BQL69gT/CATi7w1ZC/j0+ljx+dkN7gUVBwoZCQL86vf+/hcF+AoE/+QU9g/y/IH/HianPPkDAAL3/gHwBQMGDgX1FQwCAAYOBf8GFvwBCgAm+P0C/v8BAQQRBwAAAAD1pPf79foABvsN/+MECAD+Bv4BAM3+9wUJAfcFgQAA//P+APn/AgH3+Qbz+wESAvX+Av73+QoTCPv+Bvvp9/gD7wL+/gb///gBAgoCAAYAAf01ABQAhivWO+QVGA/tBvrnCRIJ+wLS0voHAAYVCwMH+e4A6/rn6sAHAxADFQQFEwgC/e/9K1MK5QMI/AIGBewGAPfvCfkF9wju6AcD9fb2EwsA5N0EEuL1//f6+AHw/g0MX/30/+f3EAcdB/sE/t6N4QoH8QMM+enp9tgKwiH//wcAAv+B/TP7XMYWPOnbBwL5Bv4DFAQECfve//8GAAgZ8QIJ8/gA9AHs9AEAAwgAC/QFCAT8Av39B9kN+AUA+/8M/X8A+QL5/fgI/g71Af4D/AgJCgUG8en6EOnuAQD+7wn6BgEQAP3+/AL7DQAFCQQBAPDwCvPX/wP//gv29AcI5w4CAQr9Bvv7Ax7+LHb4O+oNAAX8CP//8AoJDv/pE/kEAAkq8gcO5vYA8wJ/9/fyBAD5B+4GBgL5BA7y49oW9Av/+QAS9NoL8wsE/vkIAf39BBAG7/sSBQMD89r0E+QABQD/BA71BgcY+u0H/wz5DPkWDQn7BeTw+N4FEwMGAQ4P9SMIEPwGARjvB/YY/ij/NvkHPeX99u8U9P0F+P0PDwEB89AD+gIQAQf/LQT9H/rtAsj6CMTbFQICCA3rBv4E/OUL9gP72wb99O8HDxkBB/YGBQ8MCe/z9Pn/+AcG9gj7CAAB+RT4AQQf8Q0Uf/X0+P4NAvIMEPz3CgAI6gHHFQIr7fsCFwYfAAIKBB+vBfdICvQAquixPPsABAoK+QD8/PIE+/sD5nsAAQP19wD/gQEAHvvTA//yAf8F+QQJBAEGAgUFFAwG+QMABgL5/BLq++7V+wX9Av4B9+8CCAT+5fb9AP8C/QX8/gMDBQMG+A35DgwAAPYAAwr8AegG/gP7DAAIAQDy/AUB/xD3DwgABfQV/wTyAPj/+2mNPPL8+gEK+wEOCfIF9QAAIxX+AQH3BAL2BQj9Df0PBFoJ/gX/+/IHAQED/wQE5IH/+P4BAfz8AhTpAvkF/wEA/AIIA84BBQcB/wH+CgH4+AX5+wEADf8KCAD99w8GAAT4/vj9/d4M+gUaHfALBv/7/P0B/g75AQD9/v4A/QEs/v//8WKWPPT89wkF/QAF9/wE7gAFDBUAAQD++gP7DQb+CwAPAfT6/fgC+/kHBAAH/vgF9BYA9P4AAv39AYvsAPQCAgH+Af4I+dgCAfv+//z/AQIC+wIH/wAB/f8JAgL6DAYDAfr+/vwA/eAJ/fwAGf1//QD5/fn5APv1Av7+/v/+/P/9/P8BB/6RPPoGBw4E+QACCwEG7/8D+38BAQDt/gH8FgMACAGoAvnx/v4I+f0KAQAH/gYCBQ0B+gAC/P79/w3n/e8CAwH+AAL89OMC////BPwA/gIJ+QUFBgD/+AAHAQP4CwoEAgL/+Ab1/uAI/fr/Dv8H+gDy/ff8AevyEvwA//z7/f///f8BEC1/PB0H5gD66APs/wL+AxELFAz6Cwr4+AIM+PkCAf/w9iHy9j3KBQclDP0EAPERHtkWMvjwA/YW++0GAd344wf6wP3h2gENGQv9A+33Bwjr+P36DQHs6wMVB/vUBhmBCgvtBFPw9t8L4gIf7AYSFvsO/Pr7+AAC//379e/38wjq9Vn9/c3rO/4DCAICB/8CERrc/OfQFxIEAewY7gIOGPDvAQ1/8woU/fAJJf0XAfXsAOgE2/MBAesI4/sP+tIM+SuuAf359hTy8hfvEekLJO389ODyCgPv6Qr0/f/ZGDESCgXhARL3Bv4gBx34AeHm7OYJIvkN9/DzDNbuvxoJARvk/O1UE/v86ovSO/MZ+hfjCPfgFRX8CP/I1P8DAf4M8P4E/vYD/wL98IbNAwP4Ew4NFgD+/Pf9KH/y/QoVCAcN+Oj6AxIGDvcC/ur92xAK8/7o/u/+6t8MD+P28vkA7/zhCQsgTfAU9/MK9w4tCQLwBNef5w4Z4gMQ6Q7s+N75whsCAwMJAPaU/Ov7GA8RPPPZCwf5AP708gz2DQLS//sGAAP/BwMK+fYDAQP79xQSAQACBPUDBwH4AQ38Bu/3BQcIAQMK/X/7AxgJBfkB+Pz1/fsC/f8G/AAB+OT8CvYG+AD67APyCgUQ9vwC/+37CPMKCQf8Aev48/XT/QL78gTm+wr39g4DAQUHAvcLAPf+dPAIPPj6BwcD/AH5Ggr9AwXSC/oFAAEU/AMN8vz/CQJ/9AgiAPwDAukA/gHy/vr05/L6AA8GAQMOAOYN/x4HAgIB9Pn1/A3/9RAP+QYD9+D1D/T79AT84wb2AwEI9AYAAfLzB+sGCQwBBOH85+oAEwD48/zsABvv8RUFBAj6APgj/f39yvVLPOLu6vrr/vrc9gX67yv9Ae/7Cv/e3fXe9N/cygP7+fv69/X8/PftAfv78vfs7f8B/fXvKQj86e7h/PxJ3/r88/Ty5RHT1/AAN/UD6e0M8fnn9NsJBeH4gesJ2PDt/ADu+wP1+PP99fTz/vDqAfcI8Pf+6/D65P7z8gn4/fPz/POa+vYGPPHv+ePR7fcZ9Pn706Lj1uXw/wDj8AHsyt3uvQjY/vMB8erq5vj7Cv7mEhXu3vr+/+zVu/vx8OsB8w2B9gb06PQSA/fv8Oz5owz+zOUS8uvhBNUB7u4DfPAC2uft3/fgBwzn3gQB9v7wD9v4+f3+7u/7yBnp9Nv4E9Lb//nrE+ydQfVqPOwJBPZH9wbP/wT29Uz98v7zA/gH9gbu1wDXgwIE+Oz9//4AFvPtA/4G/vHv/QYT9+39LUP2AQHX8Qv6/PUBAgMF8/a6QAbz3/0H+f4I+AID/gIFB/38xn8Q7Pb39PT3DPD0HPj6EO8G/wP8EgD6/w/1AAj7/+0R/vHx8/f7CfvFK8YkPPfw8wTn//f4+AIE2g3z6PD+FO8H+vvmIOX5tffp7/30Bejr/v75C//3+vH78P4I+eX8nyYIAOD3CvQT6AUW/9X16QD5ygzMyv/63+4L4wX4+cgK9t0Pf/fy2+MCAQzp9Arj/+EDDAH37ujs9QEB9A384/r/5fQA9vVe7fDg+veOWGNQPO35//X0/vTu5wft+PDh8+YFCPzn+uz7yvYH1//k9vPzA+fu+fznAgP97f/4Avv/BAT5IvD89uLz7ArV+gH2Awzx6AHu/fzj+f327gID5Pf15OUM/fD6iPAH6Pj4A/D0DfLrA/AKB/Xj4vHh6u8N8/vn//r58+kDAf6BAf74AfejfO7pPP8E9QC1BwAWAgH7+w38/PoHDAr8A/wGHvcZYv4GCAEECO396v4K/gD5Bfv0FgH7EhD79ooC9gEvA/bTBxIDAAvvCQQ7qv4GHP77Bv3/C/0DCfD/AwL2TIHuBwj6CAEB6hL22Pf/9Qb/+/j/7PoS/gP9//wC+wLvBg3uBhII6AsCgT8jPPEI/Pn/8QwOCwj+8Mjn/PIPGQD/Fvz79PbZ3vsB/vL9/u/7+/LkJQf/9fnz6xjz99v97n/g8P3oJQ302u74/vL08/j16gv41ur8+PMI1+sGBOXzBOT2wwgS49gS/OvrAv4DAOjtEd4I7v/x4Br67gH889oF5PLzCesF8e/79AGxb04fPOHo8/TH9/nO8vvq5ivx4dkDE/sJ5u/PzPUCn/Tv9//z8PDg7OkF7BPt/eTbEwQNAQL0uYEC8OwJy+jK5hQSAwPx8grR4/Xr6foF8+z38unl59QE5/flBADz3ffmDPAG6wP/5+cR+vzN9+T2+v/48+/r5Bb5Aerx3wnQDv3y+e+MWFmIPPsJA/M4AAbt+P75+rjuDwT5A/4LBgb03/rhgQHz/PT9APsDBwLl+P4F/PL8+Pv98+T7xkXv/P7k8QEy9/n+/e8H9ve9Sff15QME/PgH/gQSAP4K8f0Lu2cG9fUD//r4G//6Ef/4C/X/+P4AAwHv/v4D/PcA9O4MAvIH9vb1CQvND+bxPMb3LvoZ0w34+/oQDhD//vXe6u0R+PsH/wv7+/z5RazgEdSsCPAS/wPl+/7r7DPp8P37DB3/7RP78UsAFeHjKOw4J7AJ6v0M/t7+/AAJEn/98g4X+Rn+CfUj+vPyEP7/888YDTjXFuX17/DeABEW0Pn8Ffct/gMaECr0AeH8A3j4sy4hPVIMwQ7lO/r9/RQB2AIE7v0EC/fo+fICBO/4AwcR7Gnv+xFF9fX/AP4eBAANAuj//fmlFuUVAwPrF74A2Pwm/gqq523HGfsN9u30Dv30CoH7ydnz/va7DP/oGxLaE//z/yPj/D4CKQAWFPow9/3pY/z//gDiA+P39vUQ8xYID7MBhYIDPa77J/YV0Qb+/QQTFQH3CPjZ6uoZA/8D/gX58/n3MJAIDu6WBO4EABDx+gP0BCv77QLv6xQD9Q/18j/+Hu3gLPYwF6YK6fsIC9gD9/kGCn/+7hIT/Az3+gYpC/NCCv8F88sbEvbpDOr/5/fPBAoL9/7+AwEo+A4aCSTuCe0CAwP+3qATPOHvFPn/8gAA/OckHwHq/A3sC/n6/AERAfb39xL03/X4AuskIO0EBAQm7gEKG+X2CQQ6+QAeHAkY//T7/OkI5frq+toB//rDD+YQCf0E6gMZCwwICfck9gr7FxT6+fQQC+H/ARQFGev97v79//0RLfLvAffYAt4HExEX/wn0/38JRe7HO+D58fsD4AsB7+8EGQv+5fziAuv59QPyAwTx8hbz6PnzA/kfCNYZCgz16xUMIOf88PM//P4m+BISCd7/EPcY7fzu4csO7g3QJMokEhAC6QAXAxcLCAxf9QwGFhwF++0VGPj+AQ8dBhkD2/b/F/8DOv7z+OzV+esJCRMeEhf3BX8YsbatO9jZ+gEN2d/17NT//gP06hjzFeX08OzLCvn74f76BgoID/8nBeIz/gLr/RAe/cj74QxWAP0SLvUS/LkRGA73vAjR4cQn9gO7G+cdBecF6sgtGB36Bvp/+QkFGycS9Pv6JCgPC8oZGx7r+t8J7wkq/fTt9QGpBuwmFxsUIRUB9iv/QwFvPNXw8PId//P6BgD9B/n2DAn8/+/9AfgG/xAECAn6Fijs/BH4CPoW9gcBBQAE9/36EAd/9f4C7vnyDfwE9vnw8grPAi7+Av4R9AQF8/f6FdgP9OP8BgPSBvPl5/v48gAF+vwF+sEA2O0ELfweBv74KQP5DAEO/vb1/fgE/Q/U+RAC2gJjPOTz+PwN9/j6+wD/APfvBw39+QICDPcF+REJAfj4EiX4+iD0CPsA9wP6Bf4G9gIABwd/A/v6BPn3Bg0E9w4C5AfmBiQD//wC+fn68v/6FNn3+en9/gDYBvXo8vUB8QL7+AH5/dD35Pf8IP8dBQgID/bzCPoDAvj39gEG/A3j+RcFuTE3PND+CfgM8wLvEf8HBvru4/4B7wb//+4R7xwK/+f7Cwj+ABLLEfwK+xLpBgMQ9Qr3DQh/APQC+wD4Cxv+/x8X8Af7Eynz9AkK8fT/4gL3GeAS8ekLAAa0DvIIBPXn/vAACwEFD/L5z/EIGQMSDgcT9wH4AAP+/gED9v8B+QPlAf4FQmTAO9v3GO0L4A0U3Nw8HP/qB/DgC9r++fH+/fb1/jIK7R7oCOJ/Dg8Y+QcZ+OniBSnkCfR96hIiFh0Y7fMPDNQg8AnxB8z49gGiENQU+QL45x3mHRodE/EsBAQOFhdi8usLAhXp/9sZOcjyH/QGBA0Rzw7N6QTG9QEBFRjqDBsjAK3yL+OrO9riENsy0vULC9YpHejxDfvmDPn33uvmCxr59BwMCjDwDe5DIAgN7RUU3vQWFhDZ9Ql/9QoqDhkX7OUF/uAW8Qfm/+Ho/u+4Dbwi/Q7n5g0RMBUdKO9W+BIIFA468BYPG/D3A8MlGO72HPz/Hf4F1u3v2yXGAuUb+yPxCCkSBcD83pCXO9wKEPki7ekQCeEB++P59ADxIsPi6d+1CQkA/wn1BjMTAAI7FAPj/gD0ANAQKcby1+h/AwkuJxUN+rAVNvoHvvPh/5ILCAqwKeEUSRQM0tj+TiEK8NxS/xMXGxwz3uQZAhnTCcMsI/YH3gUCGgE38gwi8A2hEfbwBRzzIygJ7PkIyoVkPecD/v8H9QL5//MH+fv5/AAGBf33BPj7A/r7Avz+AQfZAv7rA/0DAf0I/wMw9PQf4fgJ/Pn88vUAIAII49j78gP7+PYA//4JAwD6+fsECxkA838kAPXpDAf9+fEGAPz5Auv5CQP1Ewv90vAG///s+QID/fXk7wIEA+0E//XyBfPn12dePeT4/QYH9QD0BfL7AfsC9wMDAvz5AzT3/ffyBv75AA7XAAMO9d8B/QAPAv4y9fLv5vP9Af8B+/kA7f//yeH46e8D6PD0/v0S+P759/oLBBwC8n/s/d/zBPYJ/PT9AgH4BucABvb7DwX32dgJ9wH0/QL/8/L19gD7AM4A/PfwAfC5nBIMPVEQ7RH1G/sS/wgKDvAKBxr0COD8/QDfAOr99QLw81wR+CdG+Rr4CgsdBP72FcLnCPt/B9UAEd4LBt0O6hgQwxna6BIJHgYA9fUHFP77+IIBTpb1+ergB+X46S3TDP39Dyr3DJYSHhMAIBRJBPruuwD//v7mAA8G4esd/CnZCs8FVZ4rO57KZAbtG+tf+ObeOgPSBg7GTAkcqJKh7Q/j6f4s+wCjN+QI7y38+jDtCCg3J4Hs+wYosQ4+Itva+Gha8MXXCDQkIxbC9SX3Nr9OEN307zwPKwrVsAVR8CXGBjwJHQAuLOkgy7LfVDDM5ijHHjHAIdq8uRfm1zQkuDNTBaoFL90tbx8NO6gK2vULTa09uPw20A4LA+v1yeX7buQjNi3Ly+pDxRbG/UMkSJpG4eUxLioxMDAtSUoDJREYpzIFCL7GNy7Xvw843gU1mxsUtDcdcBPnvgY4QezmOjboccfLZOwFuuDVVe/6jvkkFRPv3vzKCpYAz3/Z9XApx0k/GfbqHSo53RDBgSQqPPfzHvcD+RDnC9bZ+UHjDRi56u34CevzBfX5YxsEFA0zKS3WTjQHHf771/Tw6DQlIyH1LyH+AC/3FhEkNJT2Ge3IKhMgFQjgIwH17sjQGAz2AREB+SwEeV6BL6rxBwoN7ynrKynJ++Tw1zgj0hMVEQkAJyDc8uhMH/tM/cMqRxdepQWkO9gGI/v4Dv7+Jezb0ArZBf227ALN4dTnBugPRCnk6SLPIirvUSYL/fD7QCPJBQXnStD7/zz95wIPEg/tJCb2RPvWDhYVB83I9vMF7+XZzx7dE/Am2jjlZQ7SB63pBCMNyPqh2Bgl8ujf3ToMLx0rEProBfYSCuVfBfkb/iL74w9/FeZgO8//Hu3v6O4jHN4WqQ3L49zjBAzOEdPuFuUv8BLQwSKBJQn/DP32+O/2COzDDNXDSpsDvVv52LkICAvr8yzhPu0LkAbnDRQGzOkGriETwfj7+K1F5QTnA9wZwfXzAx3bz+y6lOMOGMDr9zfeJiIiBokX4cYf+fVGHuPjCwHG+v8zn4JeO8fwCNnl2+gl6/883Av14NYlDwW+1ufzFc0mmvDwuQ2qHdIW79v60PHd3CjdB9bRIPP/pzvs7rPu9fDMtw7dCvalgfPQ8Rcry+r6rygy+d4K85M73LvxvboWkeMFCfHS4OL1tLUiEJjyBBTIFEL7/Onp19km7+HlH9+/8fzFl/eeRC/nO+Dq/Ojx6vYRFB4f7AX1+OocCQL5D/z7DQYCvusF4PjkD9gT7uL44v/u4gf+CPH1AfD/0g7yAuDy9vHixwXt8gDu1/Ll8wwB7vj37RYjA+T5+MkS5tf21tUSu/0KA93n9wIQ/9MNAOz9AvffAQ3z9/EX8/AY7u7ODPTb8f3hy/6Bz8QpPO/x9+/28PkM+hoO7wfz/PMYCPwAAAH7B4H10u4M7PX099wP8+fr7gT16vIGBPv+/Aj/4P/zAPL4/PLp1QH37wQB7/Xn8Af09P34+g0Y/usL+twG7OH03uURzgMKAvvu+wMPA94I/QAGAvjpBfD39/sR+vQS/gHMBvzp8fju2v6Li8T0O/Lr7Onx7fkJ6CES8Qbv//UnCwIC+ATxCMLt0+cZ6+7z8swW7t7p7Qn05+wPAv8C9vAA3vjr/fb5+u3hxwL/5gYH8u7g5Pjo8f737A4gAegA+tn9/NHr1uAjvgcPA/Lr/QYUDNYO+QsLBOfqAv368wEE+e4SBgS4DP/m6/Xq4PyBGfp2O/zk09vk4/kHHDcb5Prd/PFMEAoQAQjyAr/dvtg47eDs16oszcnX6xby2dcZBwIH3uoF3+jV9f/49ufTpAcK1xIm9N3Gy+za8P/63wslBd8t89Hq76/VvchRlRETA8Ds/w8gJcYj7xsnEMXnAw//6Acd+O0WBQGvEADZ4Onb6vSBhiUNOyblru3X7AXbFj8b6cfe4PZyEQ5WDgH3/A3uiNU/DOD4vp4+hMML6Sfy29kTDRkNse0aJbq44SMH6O7ArB4r2iNa/d2lvxbl3f4I9/4SDewM6vS16KPOyKt/oigIClgMCB9AKddI2yNCIMwL7xIO4Rr6DPULDRTDDQbP5OPp/OazDOAWO00Ctx/sGRO98ykIIdcAwypIBP5hC+scFX/yzvbwPwAZ2vYhlPCuBCT4A+cACioEyQ8za6HK7Esi1RjfHCk2DClOHwWx2OgY9f8RO+rYExUQ4kCmF6wECsdZHC3kC+c0/R03QCQ23iUiIOhEywwL813aLRL3FjsC9BjjBvIw/u7qkduYO0kU5CcBIg7cCAwAOfgP2CAL+vU4A+gpBX/nAQrXPhsj8S797Q0bDxT/Fs70BBz/6uwgI6zrAyAc5R/4Sx4fKhUmIh/p+iEn+/8NPejUDiAA8UjD/gYkJvAQUhvl/esv9AMWCz8J9Bj4Bs0d8/QVBfkUIyD8HC8X5g4LFwMyCwbwwb34O0MO9SMKHw7MAQL3UucdBRP4+PICB+AmAX/TART3OR4s6Trm+B/sDQ8GHfwC8in30PIWB9X+DSAa6iMXVRkVLAAKHhr67AUpCgMOMuXYCh78/ULNIgUmC/b3ahbiBQIu9wLzBUT39iLuF/AK+PglExb8AxIBHxMD7fkIHg0YAPz9Cj75PAIF/fkCJgIHAPzwAAwABQl/+hr7/w0B+/4FIwby/gwD8fr2FQD+/vX9CAD0//P9OQL6E/kDBO4CA/YCGgRs5BX78xEDB/sH9Pr6/fz/8fAA2gPzA/EAFfsB6P/0AgAQAg/9BPgIAAfx+x4iAPkPDfwD2fYGAf745Sf++f/Z9uEmCGXqPAUA7+v3AvgHBv/r+hsABA8163/t/fz6/wP6FPnz/RYL8fvzAQoB/wcD6/3x/OsGPQPtDQz3/uoDC+cCPRs1yhMJ5yv+6gH/+gUA/f7u59b/2AfqA/zvFfP35/7v/wMD/S77+v8e/RjtAw8Y/jgeDPv/7AL/9/gWIxsTCPbo3uD3le/APPr76Pfv/trsAvTi9fb9BQUk7Czm/PAXCAzhEfTxAA//fwwM+QwA/xf5vPz2+PATL/rkCAH5+vIE99gCBkMl3xXn6Sv30//l9gXH7/n/zbvy6gHv/hX2FeDh6fLy/P0Q7CTv/ed28QHwFxQFC94wE/3+BP3g+/7XOQIJNef69ev3R+ncPAD69f/2AwYE/O7n8PH9DPsJ/wvwAPQrAB1RAw34AgoC1w8SAgvzAfTyvwH8D+ry+xnl/wr06PL+/dcD/TwH8hDQ9Rvx/QLi9QTj7f8HQNn98v/5/BjzCvnX6+rz+gMA8BXq7vn+9PL9J/0BBX8lEAb9A/np9vnhsPkF7/ruNur3/PwMPQL6/wD8/gsL/gvy8Pb5A/v+BOf29/Qp/yp/AP/8BwoE0gkM/gQC/u30G//7CvPx7A3t9/T78Pf9AeoA+Srv+AXdEwz3DP7m+wEM5gD9MPP39/v/ARXzAwPj+RH0/Pn/9Qrp+Qjx9uv/GPz+/7wNA/4FAfzyA/gSJvoA39X40vP4D3WlPAgE/xf6BRAf//334wf3C/nqB8vsA/wt9yci3wUBBwcP7AsBCQ0HBNALLwL4JfPy7PnnBQT26/j5BfQAET3l/ATFMhHzGQQw9QEGD//zCgL99vcD9Q/9HP7r+jX0+gP4+hPYxQzuzevzI/r4+8oPBQH2AgME/u0yf/P2zUsE0PPyC4iSPAgKBx75Bg0c+P0Q5wEKB/vkDr7j+gMQ+B7x1wcGCQYWfwT+IwcABNoEL/f5GPzx6AnxBgD77gL0BggBCR/ZCf/8Jgb0Efku+QEJFP71+hYE/PoJBBAHAP7/BiX09/z1+w/v+QrrsQf1FPf78NP+A/rqCQkMBOnNufz1uVQLx/npOmhiPAQNCCH+BAggAgEy3/MUBgDQFKbrBwv4/wS5yAkTBwUUgQP1zgwLBeP7OBP0IQr87dv8+v4A8BHvCyADGQTPHf4LJv7s/wAj/P4TJgL15CELCAIb/fwO8g/zEBr4+fL4+AoG/Abnsw71CO//7NXw+vzzFQkbEfStvQX0W2cWBQjZQWg6PP8QDhgCAQkL9vxH4OQZ9wDAGKoeBBXl/OGR5QYSBvcPgQDqzwYDBe/3MQ8ABRoM384P7vIBCh7uCTIDCdDEK+8cGfHy+AQTBPoYKAX/1CsGGQ0mBdsb2PwJFw8A+gb5CPYkFAPkAxHy9+T99dvj8fQDHRIjGwnWzfvmUUgfGxffih4uPP0JFg0F/w345fKK/t0b7f23GLYu/RjI/K+B4wEQ/OUIBPjiz/MICAD8IQAK9CYPz+Mi7+kAGSnwAEQC7JnAM+YwAd3i+fP6C/oaHgMK2UX1ML8N/bgczgUmHwEL/fz6B944Ff3fNRX56Ob49d7Q6RQAIw4pJB6n2fbnOx0jTS7ancNWPPgBF/4G/A3vCPnuHO8Q6QO/E9QpCQ61BoGl4v0J/O74FvTq8ej/BA0FDAIM6ycV2Pwt8f7+GSb2BDT9447QKOU36NIG//7lDfYSEwAL4Tf0L+H9/sgYwA0vFfMSBP38CcU3GPzjQRIF2Ov6+vvM6R/+GQkjDyD+5PfwGvEeNTbls91nPPPzFO8H9A3g/PsaKP0J6QC9D+wp/RKoC+TE8PYF/+3oJvbyAt4FARcJ/wET5ScF2/408gv9FyEABzH/0oHWLNw82MkUAgfRE/QKBgEPAjn8Lv72+Nka1BI5Fd0aB/f+C7I2HfzjTggQzO/v/BbK5AP+BgISBhks9/LyA9EVKT7oHFNaPOnuDOEI7QvO/PwxKwn97/i0DAEj+xKoAdrb+O8B/dfDPfX+D9YM/CgQ7+sj0C382QM87QoBFBoDAzIAu4HVIc4+5rUn/QvhJPcL+AoPGkL9MBX4B+4T4hxTIMciCPv+FJo0IvXgXAUYuffP9RbJ3fwCBfoT8ApV++z16q8YHEDq/KpbPNn4DOIG5A3DDPlRNffj+PPIAjME+RfQAN71A+X7/66hVOUO/sf/+EIk4vU30x8M6AVC5QkGCxsE8gkArcLc/8Ym964x9gcfLAgK2RIPHiQFHAUAE/Xx8BlYN7gpFff1LpIZJ/XrZRISlACp+RzV2wcB//MT7fx//+buzpMEDBr2tXiOO9EJ6ugL67719cwRBQ4ZANLogTH+zf7gK9bQDl8I/7nuBNnsxAvTFuLg78cp6+Mu6PYV3wIL/C0oyhoCt+66DvYMIb0gAf7sGPffBNsTxz8DT/skAOF+A1bvBwI5Cy7uBwsA4cMKyvMb9Qup6/v/F9/7/uLxzRwO0vTh0/YO+THsGNa2O78C8QvaCs4YKL3zKRLuC9XkgQD+2PPkMQffDkoNv8Dm9SL9tf4BAeMI+/0d1xAnIPAV9d4SBf0D5PL71+TYDuwRDckRJC31HCHq9wQFwxAIPecAFchG+T/Q+tQFEdv6Eun5EsPZFiTs/Rm4AfwP+vcB3gb+IxkX+s3+yucBFBnvFQ7eO7UCFgba7+EUELvt8AMaA9PtgegX9fXYHN/qBDf3rLMCBSz75ALvBc7zEe0V4AwcHuYk7vAEKvkR8cTp4Mjs7BX87QkVE/38Fhn2Duce3/v+F+oDB+dD7h4BANwuEQX2EMz5H6LvHhUI9wi7E/UeDhPl5gfp/xYn48T65fgEGDv5IwsGPNwHHwPl+OICCKzrE+cC9uDrgdkO9/T0Df7v/v77sdEECBjsBPfjB9gPCwcH3xQYD+8Y7Af9EPwC8Ob468ZJzQYP1QUM/vsOAxzzGPYD7Br/EtcOCP0v3xkHD8gjHvfgJdD8IdfGJQoF8QjUE/ga+RUDCQLx/vsr+Nv07/gNKCf/dq5ZPOQHDQD6AOP5CeAAAvju+O3cgekHDvkiAvb0/PD/xt7uBv/4BvL8AOUJAPcE8w4D/PwJ+g3/FAIF/xUB9NYqFvYe1fEB+gcKBW4BBhL+8ib8Cd0L/AkA9Bb/C9kcGvLlCOYMIBDMJQbx6f3pCgAF5woZC+wf//wgAvb1/eoCFxMCVfjoOwoDLBEC7NvmBgUD7NwqwucRWA4JHP7+/tTl2gjugdPMCtbKJ9ZI+K36GA7m2P4G3esJ+AHz++AF71QFwOk9L+cf5+UMAgP6/hnZJg7qFUPp9N8HBA7N9xIs7uEn0/8FHI0ZFBfFEwkq77/QAAUHtOoJJwMW2fg79f75DPcGDxgLa22gOxT8QRkG7Ri1+/YKBedfp+UDfxjj9f/x1NfV6trh+fnKDvHH/8di8vT7H/jU5//y2QsM+B7q8er9BW8DvvM/KdAQ7PIJ6u0FBv2/9v/kIGTZDej8/yi+DuEw/98f5g8uJLIw+y3J+gYP4sXs1AHupAH8FPUn2CL0ChLKFO/X4O7cdYaVOwz+NRkF7i7UBxccF+FOu+//fxfO4Qjk2gXqxs7yOSLCDgraB9A08CD1D/rNBPXv6hADFBj58Pf5BFDs9BMgGdX/Nv0P2dMa8OLas/DvI0jZGfb/KR6+Ebg0+LHhCxcx8O48yjUKyu343OEIxxTXufj37dM25RzJDBbaFOPSyd/Fm++XOwX4GgwJ7jrt+isq/OgV2QUIfxbbAhDz6QoA8NTzXULUChTqC+8V8y0BCRD4GufkDgP8Egr47gD/AyfpHCHtB+L+MPoG2/L96c3nnefvFBH8FQH+DBa/C74o4t/ADhYsxfxC3iAYwtfw3/kj1BHkztzi4N8x6Rm5DSbxFNPa3Nm+SbWeO/gABwIEwDgCBysk6QLo+QwOfyDj9QzbBwMMFOkAbVcEBQkEBAjj8zAJAeL9IdrlC//yGwzm5w7/AgXyMSrdBe3yDwUC6Ar45ODtptn3CtzwCgz6DgmTEcsY4CDQ7gEfxBk05Q4gubLt7Pk43RMB4jHx8Okg6hneCDAED9fl1uu/i2+hOxv//fwC/zkPFDkf4ySkBREVfyLxFQnE/hMTJPIBfGEi+g4P9x3j8S4R9xADIe/nHQPkJRH2yBkABuX1OzfX6fb7CQH6Dezg28v3s+r9BLYC+xLzEQSNFNEE50j/6A8AzUgZ+ApJvpLsAgY89BQU/PfX6PD6EAnkBzANDuIDo/u7l5epOyj/7fsHTDEbH0IW6y6kEQ8gdx/6xQXTAgsvG+jxf0lK7gU21yTa8jQZ7t4HNP/p4gXTGBAM1w39CbwIRDTZ0AjmBu7xGO+/4Jv5+uMQ/K4A4hPxF+6+L9zw7mEN4xnw2VMJ6ANs0d39L/8u/Q4SHyoV5PjtH+LmATgcD/QO3NvKCTmzOz4H+QQQZwgj/EUG8BzTHREpdQgP1gDm4iU09N/yfCZW4+xfyyXs90gm2gbmPP8D4wbQAQUs8/jz+6MvNUDU3TPU5wHaHRKs+6cEEPcG96MsshXoDPzxCe/Q2U+42Sv2Bn/25tFP0hoCavcc8wgGPcwM6PziMMfj+yMTBwcQ+brHfr7ZOxMJ1ggJQOAMzDXo6t37BBU6Zewe6AZO9QgcDALmYjoizvkL1DEE91P9yhLWCP399PwBBvIeCNTXCLcbDCjq2Duv3lDSFRuj7s0MXe/71o4KgRngCAf6C8vFn0ut9/0B6nfm8b77zTPlVxAuJeUWKA8JE/3YIdPf6P/2/zgD/anfA6KkPPQF9Nby7ekE/eMI4fkG/ejh5isAAvXuAv7fE/D46eXsIQMj8Pf8BQ3y4gUG+/YK7vDb9/EGHwnq+/cADt4X8vnMAdr2Eww3+gzuAg4M5vUE0PUGAf3rDu6hI+8IBQT78fbZxdPtbQHt+hXqBOwK0vv6D/bn8+5/5xPi9rMIbPsiISrDPPjz7+oJ8OL0+TIK9fL76/Pw9A74//P6C//UAfYM8ebu//QD/PoM+wQI5gL/9P/17+4CBOYF7QH8BwX92hIM//fS/dIIugADBQjy4PQAGer/4/8G/w7s+xIJDfoKB/sE9O4AdQ7xP/8c6wTvAE772/f/Bvr/9Prx7Poh99EFfwwUiWP5PAX6A/UG6wrwAQ77Gfj++f3z9QH9Afr1Av3f+/8D/Pz1+fv6//INARIM4/wD+QT28wAH+/f6EwL8Bgb97P4FA/fS9O8IJ/r1BAft8QP6//AF+/4I+fII6QbxC90GAQH69vQJfwz0IQYL9/b/+QXy8/4B/fb/+PTz9/8N/PMD2QMD61CdPBf+FwAB9SD2+/r4I/7u/P3u/wALAwXiAPbu8gEKAgLw/Pj9B+z3AxARi/wH/Av78AoL/fX7FwoJ+P8A9ZkC8/kQ5v8COvviBAS9/voAEe7+Av4O/tIY7hN/GLYDAgb1AeQOxw3fDAIM/wQB/Mj0/QH8CvUL9PfuAPn3AfcPAQX474VHPCQBGR7//R/4+uX1MgbiD//xC/UV5g7S+u/34AgMBw79/O33DPnwCAQSIwML/RwF/foOAQP3Iw//+v7/Bdf5/fwn9Bb6TwHVAep/GP39AO4HCf0OA9ck5wNrDeoI/u3sNAsSrRTo8fYW8voM7/H2CPL8BfMYAPy0FfbqCgsdigzoI7otPBgDEiX3HAr9CubyDQoCDwAJHusS5ggO7uQc4xH9DxUX8/PtBQjkBfABPfgEAxEKEAYK/g71Cf73A/X8EQ/xCQEuDTX6m/bi+dpUIPn68wT9Efz/Cecd9fAt6EYB+vzrLBcHngoHzfcK/vIO+vEBFgL48f0QCwXHEPboDCMUgQPQ+ObvO/8MBDjvN/YL9uHt6gwECvsvNusPBAU92NFU5hftHR00CPbe/xjxBdTsZB30FQQUJfwD/ij07+LxCPH1IE/fEgk7D17slurq8dA6Iff43iUQJ/Hy8/wmFM7qs373/AHvFzT6gwIxgfjnG+MJBOwYMe793PwFHRLUFfLcD1L2nfOYo/EtPOcK9SLyJ+oS6/Pw5QQHAPg8JfcDCQA74tJV9wflFxEkCP/t+Bb3AtfkSfbtGfQPJgv29SX54973B/r1IEviCQknD0Lp3/kC9OQJD/sD8SsJIvHvEhwbI9G7u0/0A/ME9yr1svY2gfncKfADCAgfKwMH4wT8GQv1DQnrCUXh1+vcUgBnPM0G8w71FOkW/Pv16P4R//k9GQT19QEt8E1Y+/3mEvwbCwT89RQCANfhNP3eHOULJgHt7SL91df8A//6GEbrBggZBDTx+gYH//L0BQUUBi0CHu7yByYUKdimwifqB/EN4h3z1vEvgfPVMvv5BBwfIwIH5wf8DAL3CST2AjnP4uHuOLt9PAYH7APzBvkFBuS36+z5BQQSYOUCCAU3+woW/Q/4fw4E0AnrQhD1CW/yEAEQ+9f8HQQT7N8W9eH5CcIF7x7d9gftAB70Hvzl8uL5FwUP4Z/459sE9gcWCQHt1QPf+Pb+D/7v/ckc3g34BQsO5wUxCQwB5gjI8QL1DN8W/R/tANIL7/I4PAEP9PIQF986/vPbAn/w3QgfOMDv8QAtAQkU/OwMaPIN+PbVs/8a/zIOEvgjH9kjDfkLLE3/7O7lKPgQLxHd3/bd7wXrDwHk/9MKGPIqvdz01dbo+QkMVhfL8PcO9/cu/hbv/+UxwyHbB/39CAsHBwLz5yIM9gcLD+cD/PLqAN8FRfK+Ox0F1tUR2twkBCPu+ATq4A8xOyG/8xAaCRAG8Lwkf/MPN7Sn9AEFAwUrFfYiIgnUzlkO7Q4K9xfV/QcAPAPvjvPNoNfYvBnD5LIMKcwQE/EBvd0p8iQaGu+z+eQJ7Bnc+C3lAP4yshjT8OL+wQkPHtUS4uQg+vw6OfTdBcgF9d3zyoifOwn17t4H5fzcADJV4Q738Q8r8H/i+/7V+goNK+IaNf0OKdHhQgf4/ukTDOQuJxvtpxL45TL7Dxfm6z/4N8LltPe2H+jeyu/fAgQR/M8FE/r+yOMTEyz8CfOv/y8O8gy8C/jz/yfE2vjnEfP93OURD+ADCPvt9ukt7yva990D6gL0C2PPO/rpCfb75hXe/htA4Qb3+gT70Un5Df+B9gb7BfwF8QL9FOj8MQLo+dMBBw0cFh4K0ePt7x/1EhX75y/6D9z1+/jtHPvv2RUe/xsJ5fbxFBHw9/r1/CXh6P/5DRkRBvPV/u0G/DPLDNz9/vb36/kMAfvjDvD/9eLy8C7k+uoJ+hj2t3KKO/7WJAX12TTOFA5JFu3U9fbcl0oRJvKB6/LmzgntjP7wIOUR6vXT9pT39yHu9y0N5dDf8/7tCxoU2j7n797wCP8gFPD11v0IBTwIs/zlJUH/GA3oNBq5vwU0FBwYGe/Y8NUH/FLCMdMg6v3gA/j28gUIGuYJ8PbgBzPY+esb9TncQun0O/3lGgv08xzxB/cVItwO//HhuBwODPbM6uzt0ArogQD1CAYe2PLm/bbw/xjd7CAEAufr+OT0AgoV5h725PIPGAou+PoI8eoFACMB1wfrF0TrFw32CuPgyPtFCfkRF/358+YD+SbZKOMp4QLmBvTh7voNE/IM9wzqAQ3i+PMX+SvWtZ0zPPnpEQjy/g728/IAItUQA/LlyQwL4vkK7+zn0wnwgQH0ABIj2fHt/8fsAQva5hr8DfLz+d/37ggP6gb23fkRGQss8/4I/PsE/RX96wz0EjwFEQwB9s/0yvg6BOkNEggL9uoEAA/qJu8l4f3tBOve7e4KDPcR8Q7yAgHp9voV9CLOGMp9PPftBgfwAwf2++jvFdYMAvHn1+8K+fwZ8vjS4Afygfv5ABci3On2/9LqBgHV5xX4GPn89uj77gIE8vv74QAQGAYg7fkIBPgK/Q36Cwv9BS0IDAUE9dwG2/kr+OUJCPIP+u0LB/7zJgIc4u3sA+3W7vsDDPUR+gz78/bx9/sZ+hXbakk/PO0n7eLfB74tEuPg2+YeFggggSXyFPd+8x9H/S0J2wL85hPYDSbyCND98gXnC78HQvzA8CL02dz59MbvDVN4vg+7m0Dh9QkPzRvqBgb6DNH3uAD96fgnAtSa7O3HAgLnBuXU59Te0QzGPP4E898t+Aj72fnI8d7w/dbp+ELP+5rsG9MqPOQi7wXn7rkl7dzbyuoNHvokgTL5DP5d7wAv8iv8zvsJ6BnbIyPnB8ABAwP3AcAKSf+4AAzl8d/89rD2C2JuoxbaE2Hs+eZC2xTTI/wEM/YLyw32APo2+OvA0N/XDRbzKAi91MfisQjvSQz1DdYV+vwH8AO/5N/V+9zq/izE6abi7i8aPMEY9wvp+9UI/Lfk2f4EFewHlzrAFQOw8f818S/+suYV7Rj+DiDWA7YIMAv3BNsLNwPo8wrmHuUA9rH+GX9GnA4GOFwFBvpW7wnLJAkDNBAS3hr8Ffcw+fXYuc37DAMALjTazLglogMJQ//lFfQC/fb08gPo5+reBwoB/x7S1ODaJlNHPPgHHhf7EfQD9PLcGPvtB+/V6APw9BGkAPwg7hP0zQgz6Rn+7gjyAK0RUQH9Gv3/DBMN5e/6SfUGAQIGHkEIfwAbTjP9///yBO7b/Bj2/x79ARkBAP3l7wXw2eQqDwADEib94flqqeQXHgr1DxMOFv39+gEYLyTlEw8IAwQA2hLn+q9tPAr/Ew4SD+4H8OMQHQLz/PLyGuL6AQO+/fcR9+/y3xIr7g1Z4/z//aru5/QAFg795xcJ5/AN+fr/BisFFvTEf/sPMAz/CAC2Duwl3gPxzCMADQMC7QfI/AYI81QuBv4O+BP69iFG2M4N9QH5/w8JDQsDAAIMFyf4DxAE+fEL8xzxE89WPCrx+gki3n8G9OIjDv/+8/MOJfIEBgT59uoO7+L08jMZ9Pxn2fcO983W5fL6GCb8zQcK+u8E6AIF9lgCB7qc7fsp3vQCAPnADfMU1u3xqEsGCPIf9w2+/QoC8UMj/QsT4x/8AkMT/M394e8F+hb/GwcF+wEiBRIA+RcFE+gL/h72IBwcPB3g5vwSAX/99gD4/dz0//wTUQPuEgk199rsAMv2/SXW1g0X/dP+8S/XAAPv8y7m2OYX++PvBAf9+TkE8cSGu/Qlz5sCB/bXDer22gkR4SzvEfQW8he99BMz8Rst9PUI/QEBH0vfBvfVyPoF/Ar6LOwAAvdFBQL4GBX7FPEK+jX1r6EgPPvt4eD7HU/yCHP/6Ov38/4ANCEJAgQYBObgAMr5Hwjd/eTwHMgU82Lj//T74iX24OgaDfLrAQEIARsEC7iBuvwJ1ZEBAPgIBhII7fsiEcQGHeH39QHy7gwl8ej5BQL8/OchExzNI/no5PX49w3vGgUBCfk9CQIj+Pv46fIMCRL6FH81PND5+Oj6HPfpA0TuAA4A/fn7OjUe8QzvBP7S+AEOScnrIdLMBO8H7GbZ+g8O7Rb+8vUpDhUH6A0JDR//+deW4fDv7L4F9/oIBi0eFPr7BrPqF9ryB+748v44HOPKCAH15+wJFwjZfxQJzffgAPz24PvzEPkFCewW/vD04uscJvYIOauFPPPy+Or3B9zuBiAlBAb9+gEOM+YuDQzzAfjZA/4MOebrQNvfC/UD70X68vwU9AYB+PwSChb/7RMEAN79+e+yGfrv598JBfoOBB8V+fYGDeEFC+b0CfEK8vgjH+7wA//74vMGF+H0fxAF2fnx+gfo4wb/+fr3B/sj8fD7A+kPJAIJPE/NPBUJCv4A/On4/PYgBwwE9wDsPcgWBgj+/vPg/P4LJwHnIOrlCgD8ABQ39gMJ+vEI+Pz5BAX9AwgN+OAA3Od/Gv8C9vYF//0SBeP6BQP+/94GEe4FBfAf8Qj+HPb9/f/wC+4ICMbmGREJ/vQC9wHg0gP0APj4+v4d9fD/BfECDwgBp04xPOP0+QQZAvoI9wDoAcDvAAcIBvvw+P709vTy7wzq7ePw+PT8EezsBhHu9vcI2/r94fLuHH8B9fz7POn96PXv7ev85+36AuXs9wz+6gIA8/v14Nbz7v0Cxvn+1u4OBf0FEwTzBf0JC/n6+AT8/wz36v/399L9BtwN6+H3APX1/gKwzUdJPPn1Av/9Dvrp9w4D5yEMA/YW/gP8//gZGQAW0P3+Ev4A+Pb07fMG7wLz+PkEEv8A9An1sLT//PUI0fwjCALl+fz/A/gD3QcA9AXxCQP9AO/09v0BAgnxfwL34grw/QEC9PYD6u/xAw7w+fAECfEK+AHw9Rj6E/Lw/vRLCA4B8fzxCQ6yPAX+/fv8AwH5AAL+/yIFDfsIAPv0/wEH5/38B/78A/v+/PsBBAD2AgH5AwL1BP73+vP3Puz9B/j19wUb/AEC+QD7/gLyDP/7LQIC+vYBAPX8/v79//kAgf/9BP3/8//4AQD/AfT8AwME+/j5/fr/AQABAPsDCAn99ADg+gADCP787An1O+3g6fT8Df368vwM/Jr10e0oEOkD8O/uxuvttPwLFBLhFO4V/Pf2BP705vTQG/zg8fT+hBL09ebu7uuM4fUB7fDx3xbz4PMCgfgO7e8I5+0G+dUI490FfPf1xvDu+f7tC+cKEdD4B/3X8sL+6/7+9BIP9PMG5v4C6vSb+vr///mvfzfGPAL+9/8KDPzvCvj6+Yr6BQsCAQsEAv0G0AQgSfwg/wn6DvX3FQTK8gX0BPgtAA/vGvsEJQ8JBRL4BPexIwMD/gD/BPoPNAQPjAz/AwX58f/3+QMNAUsIud76Af4NAv8aBuftCgMI9wUUAO0MCxH///sAwB0dBQUCDwWBBAUCDvENnzxjPAz76hYO//YqACD//CUACAsHBwj3APv83PMQHgAk8wX+9+sBEiUr/Pj3AP4LzwLtAC4FNucF9Q3yCAmtFgMF8+vj+vYCCf78gQj0/ADtCOgH+QQP8CT+2Ab73wcXAPEJCP//Cv4F/AMV6SYEGPz/AgX+DNn0AwH59uwC+AXp6/4uesqhOwEash4I/QQXISMC5GfeHR4TAvLo4gH/5wMKAQJD4QMR2jMfMU0w8/f89yPRCf8M+QYePRsJ9w/nBvmDCesE/+HtBA0M+QfegQHw/fjq9x/85QwY4unxDPfa/+0wAB4K+/IOBQcG9wj5Ad4cLAn5+crlGd/x5ur86Jhj4uUVGwb9fJOqO/EmyRACHPAL7woCAX8Y+RYJB+Xa5/ENEAPj7gYk2/MS6CAOMxs6/P0J9A2//QUB8gwNC/oIARfqBPfm7gD2ESMAAwII+wbz+wzz+/LWFh0J+hMY5Zb4J+j0Hg4A89UD/wEUBAr6AAf+Gd8SFA8CANDjOgv8+iIL4qt53d0z/gn1ivHDO/Id7gH8EfkLB/UD8H/01xIFBOTS9PUT9BLpNgIC4vj/7xcEOOcQ6P4J8xTU5QkVAw0DB/79BxAN//o02/r9BiEWEQT86zDzeQb4/uTeCBAR9wUWAZn9KgUCIwDu/+QF/AYLAgX6/Q/oFe8OCRAKA+gGOB748xoA8aBr5+Q1Av/0eSUNPPgS6xD+/v7/9/cG80gD5AkGBfnq9/wFHQbyKATw6P/q9wr8Ktf+9gEH+fro9QMQ+wcD8QL0CAEXC/hR4vMAAQkODggF9AgBf/n3/f71AvwK/f8LC8QKLBYBCPnr/ur9BwkABgn6/QDwBQgHAwkIAgfvIQMCDP729M9E7fAmAAMMOeobPPQP7xv/+P0C8/sJ+S4F6Q8FAvr3BgEBAPv2EwLm6gvT/voCDd74/AMB+Ov39PoP6QEE0QfwB/cTAwJl4fYI/AwJDw3/9PoEf/j7/wkA/vUX+/oY9uAVOyQC7/4DBR3z/An6CgP6//cDBxcG9AYFAQADDwoNGPTx8Ps+8fMQ/QkUx5rDPAL+/fn//v39//39/wIJ/QAAAQAG/QAFlwEDSwEI/P/7/gEBAgIJBf4A////APz3C/7/8f8DAvf5/vvR+wD8AO38/gEFEPoDgf7/BAMBBP//+gL+/PYA8AX5+v0N/QT+BQT9/AQEAQf6AwH9DAn9//z9BC4H+/3/AQEA/wD/AQMBsI32OwcHAP71/PgFGgD8Ahn/9PsOBfXs9gQJLesAfwXp8/zs8Qv8C/8ZG/QCAwj0I/TqG/37yub7/u778Pa99wDt/+/66P0HBPL11ff6BfT+AQHv4woHDewA9SrxBvoA7v30+Qj1AQkMBP7MFgPy0R4K/wj/CNT/EAUF8gsr9fQBBwMHU0oLPAMHBAXzA/3/Bv35/wYBAgcMBvnx9gQDX+0CgQjm+f3/8v34DvwFDfcDBAvlHvn7DAX+7uL5/fH+8P76+wDy//oF8gD99dz1Kfj9/u/9/Pr98gQE+e33Eyb8Bv3+/wX4/AX1BAQCBvbsB/jz1RkG/u/fBff//gIE8wQU+/MHBAT1RrcDPAYE//rxAP729vr0/gn++AYLCPT6+gQGZPQAkQcC+AP99fnz/vcCAPkAAgfnJ/j3Cg373+v2+/QE/AId/AD4APQF+vr98P/3f/f7/esEBPz/9gP/Def8Gv74BP/+/g4C+wv8/wX9Cf73B/H2ARYF/vATAOwJ/QP+9vvo//YE+gbiXvkwPAD///vx/QHzAfn4/gD8AQMGBPf7CQQERvj/xAQC/QIB+Pv2APj1+/wAAQnsFfsDAAb/5+v2/PcCAAcu+//+AwIF//3+6wH7f/r+//UDBf0C+AP89u8AGO/8AAH3AxMB9wYAAAP/CAECAPr1AA0BAQMKAPkJ/gf59/3mAPoJ+wLwf45MPP/8+/fu9QL2/vv7/wn/APgFA/n+9AYEMvv6twb3/f4B+P31Afnq+/0AAPjr//4M/fsA5/H0+v36AAU+/fsABBMGAQLs6wX6f/wA/QcBCf70/f7+8PUDIuL/+QHuAgEC/fsEAwIAB/8F/f339wb8Auvs/PUI+gv69wLxAfkE9wH03rNePP72+vjt8QPi/foC+gb+C+sDAvsF+QcFIv3vvQj4/P0F+gPy9/n8+f4DAu707wISDvgC9PLx+gX2+wFF+vcABxYJ/wPp7/v3f/wD/BD9Cv0O/fcG8PoCHroF9wPbAfIA+PoDBQT/BwD9+/gE+fsAAgMN/vEC+gv88gryA/n//wLwbyl1OyfuDvHl9uJQ7grjA+odDMntBeEBFO77tO78se/S/vwJ/CwW1NMREiEyFjMtAgIRFBAc9QnBEsT/GRf5PSnl2wbvBB0H9wXhEyHiHiwN2/UI9wUC7SIO397fPybv+ewVGxINFcsA9xQkLyoYD+3HHdAsMeQuKdwR6X8rABv8CurrOA5SO+Xs+QIYQAMb5vsK+qX467z9AgD6+xRFAscL4frD5Ra9+LkD29MM6O4GI9gOKB7nFfP89DwOIPgW/AfqACfa+yPmWwHbFdPvGu/2FUwcBwbyJQwZwrcJL/YKDOjr8sE27BDo4egg8OPzHz/ADebJ4OUd5QMK7u4O4H/3ByDK8S7MG2UlO0+t7PXtDRYdSW0GO85DAK7V6z4C5R4KFMf68Ejw+yHyIwXVAgog/v0sFTvOXzQdBLroyE4Jzw/y89S8Sv8E9P8hG+UW5hwSKhUoDRIjCeD0BPTgvgG9Iygdch7RFayBNzT0EwEK0yfax+/D3dYfOeATCiHLKesg9BUH+xXqEv3O6SIiO/tIHARIJh0ZVisIx8mPC7kLC0reFgUkx/Pz2eGEJMzMIfMlE91DAPYMAvsM1hIR7w/fJuGvL8PmGKHi3xD+/DEi6iMaCP/u80H3KtsEPw4c8PiBKwzk0B3f/OIf6O/81CuTA0dAJRf4K9fgqfw6AgM5xQNP/jAKC+MICdrI0r4Ec2MxO7fWDTzU4BccKQy+zOkWQPoK8yEpL9690i/r6dkZDiYJBBbJ+tQ7gfYiAhPkPEjmEixB+B3THho4DvgN+vX4DPQS4BUN/d9DzfYc2fwZUrBV6/Cv3y7wDDIAG/IaJzrgMdD++A4RBt++7dwJDO3ERxDbD8xEVk7jDgHh7un14hDS1mMJOzvH9dNKHtm04sTHgYULAvgZH1pMHBvz6MAH6PJo8eVX+hL9vjsN6fTy8ezy9MKXyAsmItwmbSNKA+02tALw8vwl//A4upDVG0PlMfQHKiHi6s/9gqejCBFCL9fpGLL32+kJLgu//hJ/85WpQb/dsiIyswst2dQHDdLP6Bru9iEXw9AjO/TuDtlvCvj2R/EEce0v5SryEdcCBi0T1kr+EgYmFrDqNhejVCH8OPAaE9WmBQA9CytHDDO2/CIPJvbTEyO9BU/h8eUwAsHw/Pr3/fsJ4snu7gIRpkR1uh1FC/34+woCgSUfKezeH08RK+EfzAYa01La9FLk7SAZFN0A5itpLvb6KsZhOykyFwPwFQryEuDC3fe6I7EZAS3r/v+s1dTq2hAiKtkZ8Q//gefXHxIaHOsWAKYw7f4LKBH7T/EH9xQr3P4lICcFGh7j9B/75hQoJgb+2RHFEAzh/gLiKBYG3UzK2STBAgAc8/Ty+c5rFSjQRgQk1/UY70H5Huj46nQmDv3s8/MgUhY0O5cQCuAKJAoTPusQtcT+5wjVDSPxVKQHuwYFyhTl3eIO/frEqC8EIzevAAoOQcn/CRZL9A7U5RnzCAj3De8E7Sb/YRv+Guz6pQz8F+r54kb3/vftBjDgNU775ur19+FIgdwA3SYkE+gj/ehGpOMc0s3S0FrzQc7w1x22GRT41PTXDfsgO97QJAc8+/AHBODVTf7wO/MTHAz+/Cxc2DULCP05D7u+/xD+//oTuvz7EkX5NOvYL9Y+JMfbDYsQxtwfwiTyDQ0azw3B6ALh8fxOBsj+2fjdDNIe9Qq1HPoN21GB+hLBC7AexAwhI9094EH8BhU6ahfzy0noDTwG9kIENPcKzvbhtOIpOwfBG90AAST7Gb/CGfsZudzy/9zsr5LIAM/nH5fMSP4J39g6tMwVvBrWDz35DM/Nt/UZId/RvBU7/PoDAA7x69EHecgvUjAa3v8a6Sr2AyjYDNvcJdTIKiAh3OvfB9GtvTK26B/xABQM0c8n97V/SwtdFA1Q8doy7jcW9N8//8woH7EnOz37DRk4Ekbm+c7Hf9sIhP8Y4eRHMSQGER3lNjel6PcnAMgY1ewV9P3jAgbT8MwXyOYC0fzE59X0B94XEA4QLfsWFxvqrwpFPhox9DMZLRgB0ecC1QYovhb2xAPyKyksD97X2Z34DQjiwPPs8hMkEOf05gXeou651yuKFwRLIzMAh2IaOxEwATDkA/8ExAb23ukltMe1/z2yEzBzyAvqQhsX8RfVEkvGHLH3DgjlrTwans/0xCkcKuIO1usWv8H27/opFSAC4rk+6y3sDVAkXhQmkjZE5vLHxN4QICEnG/4cr33tz6b1yQuuCxWBBursJAHz77w43wHt5Pf1+xcy3hBhCiusM1oLO4EBIVY0paD2M+RjARn7KL8t8CXRQsH5cc2Z9xMk5+AFAwTjVAgmyi1X+sr0AJhN6tywJ9oLWr7b4Bhd5+v4sigC9ggqKall7HkdMeM6XyDYXgMACOoFtZ0e99ILP/kA7av3zgVAqRa2+czPSzIi+RgIvwo8CiWj/s7rqOtoMxDpAKpHO/cNOxZaGu8NCO8UFuoPBxIqCNIYChQV/hv1uxL/+tY54wvqzw3vFTnw+CoZQdAPVOfo+tjuLurw9PMrP/chzS7pBA3PuSTkDvUc/ScS4su84f7Kt7787wETLPbE9SAjn4EXshHjGP4KDQ3CAOFK/OL/4QYn+gvov0LvIhr4/ijRoRsTO7A9BwUS9yYAPZlG7uoR7xgn+0swCkjxX+8XHhb0+aoI9Bv0kSu4z9rGAVb2T8wiIcMEM0vVDfXT5/k1B9+65eM6ImYKDBq8I11KRDL/ruLvG9P9QiDP0QEU7NPnA+n4phBY0j0fKdb0NMki7BMj8x36vu7SGRzv/hfbH/LZ0IHJkm4uOwP49RP69KT2TRUD7N4dXbT9Cv0E0BC/zwUe5D/9DeYNEO9J1wmso+1fKyIQAwUG4OnqaijHsL/12DrZ9/Ut7w4VGvX/AdC9/zIAAAUT9MX08fnput4WFhAmvgEq7h/mqAXs2Mfl9N8eG/rQBgQG3RnP/oHo8fEY7Bsa9Afh6hP1zqcMO/riB/Smyg/pMuXxU9czR+r4Ht4BBwz9E9nzCfUNOUsiCOYe2trxwaAa/NQHusLJvcQu9+oPZQS76EZHyfSel0816OcnsQkj4z4Y884GYDn86jTd/9BS/ff+ecYqKpHX6sgFrl0WFRdCys2mgejWA+vvoN4BDgjWBOKQMQDK/LvDfwUkO90ZD+zetC3XOf3TNOXX7wov/xb1CAD9PmoH7IE2DBMu/N/oC+IQwwfdD+rj3CMPByDuzubmGPzk6eEE+c71BzYzDCT4E99FBNnc1iEnAy4gXs+2vWCq5f/13SbqBrC0/gMe5FHS2Tr9w9mY5fvCJN32+OYL+c5SAiJAJNjsMB3cE5wzOzdJIuAB7eI40w36Ct/u/A4JFCcL9OqoE+v+rc/sB4Y5MAdrTrDdI0MO9sf1/Tq8wyENOPomOePH4+8s3CoK0OYJTLc3HC0E1csdFhr6/iv5HODe9/znE/kfOPkfDDFm+O7xAzD9yBIAJ4FA6lPUM92h6OH4HSUjFMfCzAH6C/8mcKruOuu50BJvrsbh3g0VxdEwcGIfxgIde9nFUvgLQg06b/XBPE+WwT5w2sAnEjgB47f4z7j4IRLHsiY3KJVDyP/z8kQNOzxs+FKzrxoXIggpAuDZ8eUiC+/HGyPM+tHYE+dH85JQfzgL58bwEagBExr7TgU0G+YuRVT30zE8/fU/G+DrCwhBPAX64PcHCAfu/RjyBvr8Bx8CAAH4DwL+gfz0IRIG/A39ChMP+w7m9wEEAAIG2Ab08vv9aQEE+hEK8RTQ/u/xAATwBvAXDgAPye8H6v/y9RH8EPsR/gIECzENDegV/+r29wr+BQD5CPcT4gkEFAAD6/wB/hH4/ecQFd7hB/v6AQ8GdtN/PAb4+//1AP4X+wIDC8oGB/sCARH+DAP58fEUMvotAQsPBP/47g/90QP9A/wJ9/3oBwL//f4GAfHz+vLhEwkB/QT59/8JAgL7gQQBCPsFDPwCAfD6BBoG2Ab25fge/QwS/vIC9voAAwAB+d/8BA73+gX48PwM6Pz4Bf74Cgv18QX8nGZ9O+siCxgL+/ku9uHLJek4Ju3kChNJBwAUKR70DxANFQ3LDc/44+3rHQf++xbi4gnpKugHdv7/CSUuGRAJDAwD8P/iBfHj7+kU9/f/NQKrFPAABvnq4SUKui/0gRoW+PWp1wDPEQ0D/fXu+wktJPT9CM3o3gUY5wsl+vDgCxywKf8GWIaFPPQM7Sf06vzN/Q4G9QLo/AkG++0BCvUIMfy/5PYb5e7o7usH+gIB7fgJ7v/PwBcA+IEB/gTt/hTg/QX8q+rwD+Im7v0uBAAH6gT53vr29RfxD75i/7MQ8vYPB+gN/QUB9OPYBfrYC/T0++cH+vDR/Q386fMY9AYD/7/z2MAd9hf+yS1fPOkF8yT1+P7s9xEL9Tf3EQkS/+sOB/gF9vbI5vwi6/fnBPoL/w8T9/kL8QXP4hMU/SgE9H/14xXSQAPylOj3Assm+vkb5wUJHwH50/v5/QHyGtczCagjAx8R/OkhAwvx+frOAPHdC/b68ecDBPPC+wAC0+0l9vwHAskH5cgV6w2w0ZUkPO0E9DT0+gTmCwAU9/vvJQsX++0N5/P9zP/FOvkq9P/dEAoHQfv/Bw0G+e4K5BEQANUF7jvz6hbRNQvhnN/1AvYN8/4lAAT/7wH52Av28/npGMoMDYEcFhsH9PIb/Pz7+PrjA+7jDPwF8g0HAgu99QcQ5Pwl9/MJJ/r25b0S9Ajs9dLMO9/9Alzt5gXqBA0Y/gILMBQb//sm9Pf03AS3TPYx9fnSHRIGeNT9CQoCAANQxP0h/yMF2Fny2QvRPgndgc33BAoR7AVJCPP27ADsyB/qEvwSFcHw9KQWEBoD7OYM+AgB9QUoAd/VDv0c+CAMBiO87+Hz0PAX6/YdLOIE6Kn55AdkFDagO9vu53Ls4QHwEBUPHxf8MA0XAgEcFff28wPIeO8U8v6yHfcFcrcA7wv1+h1/2OIS/VwF3j7w3vm+Qv/lg8T69xIQ7gk+/gjx9/jq2x/rBwj7EsbdJusBHiYI0dgM/BsG8AU0/eHdEB8TCDn+BCjO8e742eMo9gwELcUi56jk0wNzNoSkO93/6mXx4/vzBhgF+xXn/QsUBwsLHPvz/v7rU/Ia+fbQF+gQZbT6AgP29wR/zdMgEi3+6ST45PvkKfvxocb+7hIU4AcrAO70JvDnzR37BgUKANDVBlT1Hh/21OEO+/0P+/go7OjfChczFz799g/X/PQCye4Z8QTtEOob5r3Vzwht4GubO9/l31z73vr96hrxAib44hEYDQn6DfsHE+AGSu4N+PW2D9QPPKX83//19gh/1NQMHBnx7Rj/zvsEHuwJ0NT55QsJ4wgZAQfjO/Td3iXrCQYK7+PH523nKQ335OUE/RAC+e0u5e3l/wczFTbpJBf7/hUHzvwjAA7nB+QZ7crB3QNxy3m2O+fo503/6/gS+xPz/yn97w0WCAz/3vMNDf0UOu8L9+3EBNcQHr0D4wH0+AF/5eYHFBr17g0F7vIOGOUN6N/x4QQD7QQN+OT3Ofjo4hn+/QXX6u3IAFjnHgzu4OL/AO4B5fMd3fj4ABAiF/TnDREGBgQT6fwX6f/q++4R8NjS4P5nZP2KO+Pi41oH5/Mo6ifT/yIN6BMbDATqLfMXKuYkOvMH9Ois+7cRMbjqEvnu+Bl/8NIPCxHy6wD+3PIR7eQL7dv32Abw5Q3s+QD3U+Xh5Bju6AcX1vLTIVzUNgHuzdH9+wz+9e0S3Ozl9eQkDRriEwYcCBwB5ykhAvr76dUE68bLx/xGzhzKO+zt3UcI8vYZChXh/zIA8BENCQjXC/QF2/8Z+/H+8ezH/NgFEN0F+P/z/Qd/8egBBAL27QEC9P0h/ewf/vD17AQA6P8BBhgBOPfo+Rj+9PgN2P7WCC/ZIv/z8OYDA+r/+fUI3QD0AdwPFQroFAgdBOIF9wwQ7Bjv8uoQ7Nva3/wdW+uqO+/i4UwL7/QfJyLS4y/vBR8RDAzV5/MFCwQYAPYZ9OHF/NcLJuX26/vx+SB/4+wDKQPt+AIG7wEe5vkWB+D65Q3r6//7/QX8OPDj9h/Z9f8BxP/HATzRBP3t6eABDA4K9PUR0QPn8vAnIgHdIwgeCw3sAx0MAxb16u0Y59bT3f3awyZnO+TExVgb6OvnL0bb5xjr7yEfDwi5FOcO8ws9DPMO78+y6LETN/DO3vTs8yd/yeHcX/zd6gUGzf4W3ecbDdXt2w3l4P36E8b9W+Hb6Drd5vNDixGq2RurIfLl2M0ME/AQ4ekjs/vl6eMxQTrTKgs4EQPqHkELCgHw2BQk2MDWy/UKTuBdO++4B0Ec5Oj+A1H9Axb7DkolDfKyP/gf4wIoIegW3NvY87gONAzMDPbL7yEa2t3Yf9riCfwI/QYKs/TvDtrz5DT91OD92/ThC+HXwBfEBfMCiA7P5iOh7P79AtgTFOQfyusB0vrc6vI1QE3f4vU5GTIV+PwY9xbr4DHHy8EFxvvJ1alJPAgHBgj49wGYCQoJI937B+sDAf0L/PgF0Pb61vvwAQEDC/0C7PEH8QD+AvUSIO/U8xz7/QP4/uEWOvvd7gb+BFb9BPUP6g79gQUGAxQE/vX/HxbJCPUDARD6+wUTA/f4+Aj9Cvn/+xAsBeIE+gcJ/vH2BBAU/gMGDb0OCAr6BAkOLhf2OwAJ7/P4Dfr/B/8IJNH4/uAIBvwm8Pj86Prx+/oFAhbnBwL4IdLlDgD9AQtN6+zw9AYD/gECB8/8Rez47wr6Div/Cege7AMJjwQEAQYH++L4DPi1DO0KFgAL9QH7CuTc+QAJFO33Ah4RBfwB/Q778v7rG7Iq4fsLDrn2AggcAxGBl/GVOw8P9P3xEvQjDPwCF971HuAQB/0nH//+7//Z6PrwCBYQAwf6Hsbbvvr6Bv4cAOT+5fn/7f/7FtP5SewG1BT2CWj8AvAi7gwA1AEI/xAK8ekqEvKs1w0MAQICCQ8JABLe7fL2HeEEBRQe5QwG2P/79N/tEZ0a9PEECMv7Awj3+gGBonhQOyQO7PT4C+9F5wD0DuvsJcUYDfwE9vgIygXR5vbFBRUaABf1CcnftPL7CAkh8eYZ6QH73AH0IdbyMvFA1BDyAX/yCe0WBt309gYEAQAS6+clBuHO8Q4cEvX+FhD/ARDg//PhGNgEDAv64xAI5/b5+dXT6cDy+gAFCOoBAg3s//bvso4cOy7p5Pz3Ce5R2gXm9ArrH9geDv3hJPEKvQHm3fD4CR4t/BLwBsy5v+T3EdK1594G++nr4v7vJbvsIN8m0Srs+l3lEgMEAPcKPu4C/ggO2tg0++veDvMe9PT2KSIC9BTg9BHFCsAIBgXo1mr96/377YEBye7EBfzlECQkCA/Y/PgNWnUSOx/92AELD+hjvfLnzQjn6BUgEv7Y8vsExhvn5uvdDxAT6hAG9NLe7ej3DSYQ6fMX/Anl9fPzLQkS8OLh9yjz6OfMBQzSAh8CUuYBDPoE5OUE1tj7gdgXGv30DzTk9tDD/Am4Jc8VCuTO/1LRKfDv7elLu+vVKu7q+1AP+BLK4e8sSp7yOjAJywkAEuVrHgnZtQXPqe4eDfLUeuYQ8hu33+vuAh0I8BIYCPkPKuP4CPmk/+FK+KLWtenvHyvyj97/2ir15o7EGgvSAOcVf+MEDO4E4+0+t9Mv/wIL6eXvHj3a6B/sBBKgJcAd9tmuEu39HQI57ED1pAieRPTj9GXPACCO9O1aKQsvOyn/0A4FEfB2IAPhziDy2AIdEPfNKgcFIRXm7e4K/AYq5BUdzv/uO+v3BgTUFfMi+vrowtoBDS4ElNn/BSL49YHgAQvm96YGZu798fHx9vIZqu0x9f7l7eXvHCrrFRX2Ax7WE98RANTCHwQJ/PkS6NsT4v7EHfzn80PW+Qqy9ujkw/9VOxwB2v4OFPNdEwPi1RP55PsXC/fcsfobKA7Y7fERBgwR4QQM1AoIRPL4AEKeEvU2FyjkBOIECBgHgesN+iL09JrWEQ7S9i0Ob+T/A/D58OkFvgEzFdnj6+br+CLfAsj8/Q3gDPwS9ubeJSDyDPUc9C8q1fvfIfTUAlDG/Q7a8+0BYuOxOw4G7wMJDfoh4Abn7wT4ABgRB/nzAvgPAQX26/r3/AcU7AIO7wvxIvf7BPvXBvYV/PHs9eUL/hkJtO8YCRX78oHrCg7p/BoHSfn8/wX87PcEwAYkBuruAvD0/Bju/vEBBAXv/fIH9urjExoAAvsW9uwe8A3aGAHu9DT4Ag/n+/nqt0+3Ow/97QIGC/on/Arl9v/5Dh4QCAD5AQAQBxD65PkIAQQU7f0MDA0HLPb5BibgCvgNAf/sEe0K/Q/+tPYWDhf59YHnBhLlCh4GVPr++QD+6/QHuxMfEOHjB+rn+Bjq/v0A9Anv9/YI+PLzGgz+CwMV+AYJ+gvlE/7mAjzlAAvy+PHqaQiAOxoD8gYOE/sXAg3e6AP4AC4SDvnyDAAZIRf58O0VBBQf5QkQ/xTyRvT+BOS2HP4ABPfr4doPBTj5wOgzBib87o7mDRXQBMIKf/n57vUCzOsomDIK+9zJ+9DZzx/i//YJ9/rq+uwM9un0Iff7+A5B9PIQ4ADiHQnR71Ts/Rjp4eXNfLdwOygP9gkYD/YRDQ7Y9gbw2kgeEvwFBfoh5x6/BPPjBRA/4QgS+AzuSvb2C/awFAEAAiLmyNcZ+jvzseAzGSfv7hvsECTODhQIcfb6/f741fYjgT4e+e/L7s/T2x3WBkoD4vLc8/QN7d/SLt/99go+9gT68ADfCfjb+TLH/xLZ6t0hN1xBPAUNLt7+AviB/AoD8fz6YwX//g3++QEF/woL7AYEAwHrCvn9Cu77FAr49v7k2g8dAywDAvYBBwHw4f/8CfwADVz6AQn/6AwFCPkLCPsAE/cGFwEVCQzxGRQLCgQK/O/xAwQPBA0H/xMxzPkS9fgI/gcGGcj1FA7+Cb79BgALBhPqBG4UPAIYGdf+BPvHAfQJDPP/Rgb8AQcXCAD+/PwI7QoFAvLsBwb1/+z8CAn6+wvV+QkcBxQHCfoF+wD/7vz4BgUHBVYKBf318xUKEgAJBtwFEQL+BwYF/xr8EQYPD/oCAxP67/oEBQICBAEY1RUb6v4J+wLzHtwJ+hECCdD5CAjuCg2B/Gf4O/IYH9X/AP3L9PkI9vb4Hgf5AQYXAgD6BQEN7gjyBwv9BwHt+vj6FAT6AePe+QkOBgwGG/kDBgD78wb5FwkL/Tr+BfXv8gIECQoKAtf/CgADCRD+6Rr6CQUMGQcBAgL/8PP//gYR/Pn36xcU5gEb/ucPG+X19wP8Ddr8CwsGBQuB5HsjO+MaX478+P+BFPYqANDN4Pj7/fQUWPvcIAkt0xyuFScMEAvC9BPpMfb0CPeXDSbz5gr+ctgPGen13wfjVR4Y9DYLDsrG6iT19h0b/rkfHvbEFTvxdUQHAv0nRRIJ+xIM4uX+7zwd+xKD5P4bygFUBJ/bLubX2fLiHLLiIxMzFB+F/GVSOxYzLaj6///vIOsPAt7fqtT1/Oj5wPHlEwIz3xvpBSD7ERHt8RKoJfzuBwKBLQXZ5wQLO/QGEt3y5R0BVxEM/vcQCuXM8Cz49w0V5+oD+AX9DCkDQhASxf4cMQb4BP7zAugE/zcn+/Sg8dkN8fBNAt0vDPfZ7CryGPnqFQtqFhBB6/oxOwwzD5/s+PsVOvLnCOTxga3x+vsYd+TQJAgqBP7F/SPtCiPS71Da/wD5BtmnGffo2BMOb+YKK+IW0ELoUQweE8H6/NbVAi/dxxUTDtru/uzNFEEMtAUn3vgbJ//4DhoW5toBDTof8NKnAMEF+/BWBeDHCBy2wQLkFCHeESZFJQ0boz5BO+0nF7T7Ef9PBPcMGwX8oML6//v46gPQCis13gvsAi3tBf7e8kEfCvn7Fvas/uHN9eUIWfQIGfE+tiH7WQIQGqMA7OLfE0jinwkKEQDx8B4KFj0PJhBK5fkaEBLuBPEYDOo8GB8MD+Xl4ckdEOhF6t/4EAHG1MvYI1XpIAd/Hg5uaeaROxz0INTzEQQ2Buj69gDexv30/PruB/3dD/Ui5BEUBO7cDRje+D7bAPwHEhuxLw/k1AUAKPAA/u8w1B8JNhYN/6MCBgXwAw0C0AQM+gIG7BftDCQD8+sa1vcSGQgICjnoDPD9DycJ8vrkDL0qA/BGBusR9zbc8wDu/kz4Fgt/HQnz5yhHOxILCrD6EPthAuQcEd4Cq83x9/v5C+Xk+hgyBQsQDPveDBCx51I4uP4HDRPENv3Lww8CSO4EAfFopCIKZQgJI4EJEgsDDN/PuA0PCgHy4+BAGFEF3uMU59sgJfbsCA8AHusiFSwD8rHZCMQdMPUfCvA2+Da9EO/1E2voHPFHGeUSLy2GOwgPGM34Ef54Ee0G2OvaB9v1/g3d2Pn34vwd8gv4AQj6Cf3s6ED9GP37Cf/PBAjwtM0RLgcCCP9KwgoKLwoFGMYP9fv+LBXwx/cIFO4H6AH5Dh4Fy/wYDe4M/hP+/yH3/t/yFzf3/+XY+r/9KPQK+PwwBxTn8voAEH8DDQAXFu3xBFhuOwXh+dYFGfh/xuYN+PAa4dvs+A34JAPb7fkWBfbCBObm+xja9VUa4wQcBM7VB+f52fcO9/MPCiZl0SsaRAEADJwM6v/9KQbS5RMQ7gjw6+sdOzDm49AeAtUL9wThCwIVBOYIHioaBQHnCOwGHRUJ+OTv9VHpAsztC1vsEQgeJuH6R5JYOwbH980TJARv7uveKhER//fy+fzoTfT0D9QKBgHhBr0X/grs4WAnwPDvD/vZ9PLZ1Dj/Su8VCfBmo0YcVAkPDoH/9gLyK97Y5RccGRgN7vMCISAb8PYHPsgMLgkUChzq8PkJ7TIKCevTMvH/JvoT+cn75+TT9fXuCmPnGxD9HfgPv79QOxf9E8MCMREx+tLcDt8R+zbv/xIU+Afo3w0Y4DH/+skQ9/bxLkvy/uz8BgTiMerfuc8J7wcG9uFd1ywof/wDFaUf8O8IAvbYC/0V/Kv/6u8Wye4A/uEG6bcjxwkGAwcODPHtCSb6JPC6NtsfLAHO/gng+wqo2AbhFF7NIgYs5tHV33pCPAHtEPP9AvmBDQkM6hf5VQ8E/xD4DAkDAwUI9Aj1/QkFDP8A/OP//An09QUK5QcK+QEK8/QCBQXgCAL5CPgAEVsICQD58v8HAgUFCwkBF/z1EOsT8zD9IxQFBPb/AgPtAQUO+ffuBxsH2PgE4/oG+v3uFRUCCgMECL32A/wIBArjjL7jOwj4Gtrz+fq19AEIGwb3KQQD/QAVIgsDCfkJ9AftBAwuBAH76t778wfz+fr55f8LC/oSBeT9Dff0+ArzGAX+An8XAvcA+fUJDAoPCPkEHAYfDuog+yMEAxEHJPr8BRr19/8T/vnsCBLrwh0G7/wN/f0JHB0b+wEHAuIAERf7EA4eY5hmO/4RP7b88/y+0QITHvr9AgD7+gIm1gvxEwYW7QHR/RNZDvLw0u3hAQzlBuft5P0CEyEXAMD/Hw/28SDyTA8GDn8DBfP1BEL4DhMTE+QIMBDJFfwjO1cR4SQHQRjyCRrz6/gV+/MIC/vI1yQ04fdB9QIQLAwS4+8D/O7/Hiz5G/8WlKojOxoCX57A/Pnkuv0KJuwEu9P7+fQL7gbpMCIo7Q7I/CVqA/3s1PzsGf72EePtIxjXDx4i6rQFAiK47ivsfyQAFlYbGd8LEvj3ARQVHO8QKxb2VgQRSzEoxCIHfBbk+uL/E/EA9BcU8Pvy/RhD2vd9BQv36j/Otfn17RIHIUADMArlzKglOxflVZ/wCv736/IKGPTvjdrs+P/8NQTv8hcyCQXrFSdfCu70xxj3H/MEIQ77QAziJ6oe5rMCLv8txhT+fycCDxcS++rOCe/q1QoVNAQCKBs8HCwJ9SIAsQ4HFR36/+YDCfsCCDsVAfzaCkkZ5fUzBAmp6QHI4z8C9CwCN0knGhQ8mUQjOyjtTc/0Fvw/COzPGhUDvfHg+AkFDfXeHRRK5QknDhpXAxLuuB7r8PgPEO4ALyPc/wYrCbsBEt8U4hf2aCEJIM7uCOjw5mH6tfwKNvgYDR0BExz/A+349S7oCQ/sBAQUDPwQ+C0e8f3kFcLd+uMhBbVFKO2m6ErU6X8qJUFfLPpmHzRDOyPnPc3qEAF00On9GN0Oze/k+wTvze/23B85/g0ECx0uEgzm2SoZCvgTEibmVx3K8PIL1Oj+E+T8+B8IPyIHCs7wD+UFKPP1x/8PFOAO9gciMDTh7vP63v/+Ahn1Cgka/PD9+gkc9ij+BOza/ewUB/kwAgq88BHDAn8TJCcTL/kmneo8OyXjM8PkC/9/PvXaDw8E76/2/fT2J/f+8gwjyxs/Fhsy+xzo1TZc/egKCAzNWP/REe0N6sYA8ecR4SoBOCH7GML9DvX/HAorywgR//0W5xISICkCAQ3bBfkOMxHx/e4HLujjBBAhBv349PHP8woaAPT+DRjV9trO534PKTb2He8VBtg/Ox2DFsKuAf1oLAXs+dL71tPX8uj5wP8Z1wMsD8YcFiYFCArb80Hu4PAMDhO/WADg9xATBwQBD9P3vQQgMhX5Kbv1HO0e7fEI0xH/R+kW4hMaABcIvAPOB/f2Mw4BGNUfKgPeABIR7OnkENrFGAX7+fvbFCOu9SP92H8TJjMEAwPxG5aHOx//C+X6DfV/Hvf0DvH6JwTt+wn+5wz+9vwf6/b0ChkS/hnzHjDyGf3oDzLsLf/97zIO9PQA+ucy7BEGOSDrD6EE++YD8hMO5AAHDPXy7gcEGBAF9/UD5uMKEAcN+OsFFf0JC/4JBxsBFOHaE/L0AAEy+iLhCBrm+C4UIDDz4PDivm9mOyS9AOL2AO5nBfIGIuHe4/To+wgW+P7+9AQND+X5/Aj+Dufx8zm55vYpDNoPfxfYzNvwNwgNFeQs6OkdDiT6BZntFvIfCBgTAw0BNf4MCPO8MwwLDvbwA+P5z/zX/d0R8Bf/DBT52ukRGNbi7tvfAyMxGSzT/vH/3VgPGx0nJd/43Np0OxGn+v3+I/B/A/cf7gvczgrm/BbeAAjttQMH8A8uCgLrC/nxG0r0DPr3/NvoKwvx2Nv5F+4PC9I03/H89yQHFMjvE+voIv/65hAHMBkQ7gDPHAkHD/AAC+H6/BX96A0kCfjg7BsC8/XBIPP+DvD/+woaBhv+Egvx9jAQDysRLfv5lNh2OyPW2vPP6/Z/+f8FzyDjDwPk9w/a8w/48xUv7PcN+gcADRfl8Trd5/sN8QjuGxHuHtcFEA8FKNkMCAU0+wb7AMn2E/QNK98SzxETD+nsBPLvFiD3PuHkA+IRDBTEAcwtG/oGJO0c/Pv5BBrlNCPs7vAD9iXhFyLpBeUEFyjq8PIA0pf8OwzyKN//5v2G+RQQ5gP4Fez6+xsCEAkJ9/8pAQT6BB0KFQIL8Pr+GgDs9QMEFQUEBt4B+vX/6R/iL/XzGQQG/3/wCu/27/YGAgsEIDD6IvX+FPUaBwLn5xYKFgYJCvzo/Q71AwP2/AUlxRAV3wsEDQz39QEmFvoXBozxCP/T/AdDjjFrO+kJ/5wCBu/c/wPzJhn/Ddjz/QMkMP72CQENDvsB+A8JC/no9hLlMw356BYRESf4NycZRcIL+vYF9DvyBgUGEH8jB/cpJ0Yd9/sR+hcGHjHnCAMI7An8DBAYNvra/u8F8/w0SejsBgMI1RQG2vAe/vkM9scB+Q7h7cMhAC4ECPooJCs/OxQ4JpbiC/f5LOIBFA3NJ+Xv8ugkqfb62wQR+Png6jo59gX9DgMT3xLoA3/vQgvhJuQA7KT/G/DKqxYNEv8FB0L+GesA/g4J5gQLCd0P5AsGGBT1Jv/bsyEHNx4VDCv84woSKuj4DP8rzVIhBhQnAOgKGiMMAREW4DDZGB/kHRD28cEQOzUuTJIUDdwHAe3ZI+0IuwDy+AJH1x3yD/0Y9egGDTZ/EOwm0N9XHgrzCjQINvXPGu4eyo0DL+3d6P/AKTYMGUfYE+v8GR8AFRsTNts28/Am/P3S9lXuFwcCXz7aCsfm9wjz9/8RCgvB62Qi7ekP6a8rK9QUKPDk43HyMHD+FfQjPxseO1PuHKMTEPdeMeL5KgcO4M308v0hpAns4CYJDgT0CjF/CQ0e/c3azvPeDOgCDwbtIuAI05gFHbPx9Qf0XCP1GAnjE/HcN9//BxYaUBAt1PpAAN7b1sQByh0EEEDW+czsGyQBBt3z/8G/ITD1H+Y9+LQNHvvcH/j4+F7QJj3w4QYg8JwtOyHT/Lse/Pv6NOoM8bQUviPx9f8kMCH1ECIK6wbzCDcj+w0W+gDTuPQIEm0sawDiNsQL1a/4FuXdB/cZKh4ADsvlJQgAEi0G8xsUEOUd9uv43uniYe37AP0UHjXW/dsEGRHt0tMR/QEWC+4WWyYf9xXi/x/oHf611X/FKULFDQpRQlPvOk2M+cz85gZWU8/UH88J5/ny7QL7MCQbIS44xP5aKFBLIx8kA+EWAekKEsVNZMXYNvcH9YjjHuIQMQQLIw7uKde3NAiuKFHqCQsRQtIMat0zy+HmyjgQ8gHxCkjyCLvuKQcjRuM94grBJ1ExpBBcBfjZ5DEAQRVRtC48Pn/9AgBfEH9ROxfk+eAAA/RP8unkGdoh/OrqAPwlqhsQESHp3wzQEENADgcWD+QZ8/joECjwKAkBGeUGvdP7FvjoKuy4JBP4EsbXKQkBAPQV6hQFG/MCUv3O/+LzB60g/f/2ICL0BkoVKvcIDvYQ8hXlFMwbZOcw/wsV2S7fDiIU838ZIzjoCgPynKgiOxPT/+UtEPRbFPH/8ikSEP3d/QEw8hsRCCga/hDFByxDAhEatsna3fXzFjfzUOkl/xkEz4T1Kxs2Ku4jLC70KaffMQVK8MkppA8OA9sWTv4b3N3iTioXD/4A7SYMAOs6Mw4IEOcq5eDGGSIYSyn1CQns4tzKHwXqrkt/MFbB6+0Hs8zoOjK8wdQ56OZ89K/vLuY9PzHN+BHvMhMPXhZVKcoCJBEbyThAzvuo5ff6H/dfcN8cnMDVFtLxKBJwSuzyNTPx8rXjQx/Ei8j1DSoGE/cYad0U393Y+oEZFhbUIFDs8QUFOsfiLqAVB1mZKfwterge8Iz0oBPbH+fGCfRxQFjsb/U2g038OjHW4tkj5QwK7MMw3u4cz+fX8FYTB98rLSQ49erkBmdf4wQztCFsEfESD+ooTNguKv7syu/tEBpnM7P36yLEBMHNPSARErcT2iEQNvMbSt4mIejoHvwsG4rfFUYRKfi6PPX10dZY9/0PNuYnM7r+597cLQ73/DAM0USdQGiSGRqB0tEVOzLAB+y93vHkIOvMMQT4Qvr58u3/Gwn0GQwTwBREAkVezhRA/wouJgDaDPbHf//sEv4F8sv9F0v7Od/gLhrw9qnFM+i95xkc50MX1fr7Q9eiOOrbExwnK/D30TzPQS9CO9jaRNct3k7aNeZqHevP+EIXM7POLxpGO33qNU/p6hzWiRwZOyD81/Oy+Q4J3fMIBQEKP8Lk8gIAKBcpBgLsOBF/Az8xDx0fEha24N7vCe38XZzKhfv067/Z/gYCM9jmFRzL77nFHvMFKw8wxDAN+rbnGdEs7OIMtelJ1sn4HFci5wL5NgcUBScczt/8Qzon/xv8//PFBATq7vsY/OQYK0LjT94V9ZaNPAL3+/z0//DC6fvs8Q32B/QBBwb2AfX43PX6twP6/AD68/rw6vMB+fr88wLyDPwBFAn74pf+9u/5w/DMBgH79Dnu8QXFsfj68AP57PLvDPn47u0H+u3044Hz7QH0/ADx7An84/YH+/bzAx/w4vYT/f3wAQEK9fbu+/2n//n15fzkLcxZPOzz7ewCEAF/9Qz6+rERBAj+BQfwBREU9PQY0QX9FxMGBw/+rhUMEAoMDQT87v7PAA7zG6EK7/X23PPy+xX9+cQE+wDh7AL6vAoG/gP0/PoMCi3yASQDzuTg+wAMAQb9+BHy+QMB7PYX/ygG+AsA/g/8/OPz///mFxXUCRv+8vFktY50PPb+CPTp7vctAP/15N/74/L4Afv1+/7jEfzc/AL08/fz8/nuE+/1BwQK9wD75QUM5c7+9X/58/PlTPsf4uX58a/66gMYL/zm8gAF5/n48AD9/MH98vIE/XQF4ur0/P7vHPn7GObv+gHr+bLtDQby/AEH5+f48/ED+BBN++HpCP6cAQlAPAj5BhUG7gx/Ef/5/6YD+fr+Cw3z+Q0G6wQnt/ji9wP8Dv71ngEeDQj5Fvf73fq6+xQMHJcH9AkD0e/7+wMAArfqDAzm6v77vff3+PQFBgH79Eb0+SX7xNHq8xAVDe8D5hDu8PAH6/cV+iAG7ALz//b8EPr5+QT7FSfiFAHr9gJwh6wkPP8b+SUACP7H/f0WANgHKewEBh8eAvYCw/s49gb/CwP5Dgj9sBvw8gXtEApR7vTYAPDvD74QBfj5GtvaGf8O998F8QSP3wL4xwH/Ggr6IuT7DjnX/H/W/sLy7QHr+/ca7wru6P8O+xkV80v/BSNHAATlHgUnAAXxAQf0Fh7H/wqjnWmYO/D78/T0DvGwKxgL/XEFHu8CDhUFIN/34u4cv/wi5ObW9doTMeo+1vHcA/AU/+YhGwPdD/YO4AfR69XWNwT66SsD6AuB6QnKDf75CxX1Bekr/SLIBrLQ5asXAO0A/+Pv6/YI0g3zBz8v/0j8EPs/DPdA+vfa5Rq46PAvAirH2hSYW/d5O+Ii893vD/2bJP7k6H/1CfgSCvHq9/niEOr58wU72swN9BIbFONV0P/n8zAGDQcHMfncrwj++BvS7/P8+PPxCkr49Ofj1xfYKfnx/fXn7PLs++ECKYEJAOcRFu0RAzP+9dj90f/VChUJFED9D98SA+8gDBL89B7v8c+35v3o5QjF5XxdO+AY8L/w9w6B8wPW/HkU9O4QANa9Bg77HRjX8QUk2uIU+ikOZ90b5wj3/g35AhY5FQ7rmyL1IgPz3yQ22OnoHWz+ENkjr/TXOw77Ed7e1QX9+b0t+Z8e6McPBen7+wsc3tAl5+npHO+8Dxz7EdnK+/EU/x4QAAnzE9b33doF4+6qsKuMO+f198DuBAq1FwrpD1AQxvQE9tbU/Q/3EevV+g3+6xQNCxP8f9LF8w0FCeXy/BREBQf2wijsGe8O7iQA8e/rDl0PC+BH4QQKQAcGJdnlzQ8ECLRAFeEdA7gZ9/T2/RX33to899r7C8SxAQX9+PG38fYBAh31DAYeEAPw79QS4O7fx7jDO+/3/s3s/f65/P3qDDkN3PgB+N3y/xEG/+rTCQPZ+RreDvr5LfDMKxAGBvyVCfog+f/8Cy/tCO0F8x/C5PT0B0MM9PNnyuULMfwFBfDrzAH/+rs58uQNDScg6P/t/O34AdcIBd0CA+Cx94EG2/DF8gfxBboBBQsxASj78ukM9vz3atyZPPsR/fL99gTj/QAA/fvxF/X7APv3AAT+1/f73P7o/Pzf/hIL+d/rAQYD/QPKGAbs6QUCCh0A//vhHgXW5v8F80j6AfgP9wj7gf4C8gIAAAYIIgEA+wMMBv8EAfscB//w/QP/CAv6AQAY/wH7CgYZ+QEH8xX19v4IAu3q//4J/wMGeejhO9ja7TgV5xR/5gfkAUX1jRACB/be7P/4VxPWwgfD/L35+BcsMFv0twL6+wND2gIc3hj4VioBD+UMHOTt6uMDyZ/b9fkf+gMHTe358vfavhgF8uTTBybwAhME99cWBg4P8RbRDRvz/+0s/5LmFBYJ+QLy8g384QIS/K0x49zg7gOk0pe0O/3K6vXk+gMG/ufc28f+3PoBAPbj6/vo/u3PxPbmFADoCQDsH/fa9hD44/DaW/gBwvkC2hr27P/YM+8J5RAY7PXY9gHj7QP47Qnr3QTd8vb2CtUI/MQH6gTwBPDu9gz6AujS9/f1/QvXDdDg2ej1+PHg20j1Je/2DAH199/y6ySBSbSeO/Tp8//l7//17Ojv6CX02+4NBfn82/rd+djMy/b0DfncA+jf9eDoMgjp3M7v/QHu8NkD2gHz+vf29Ozw8vYi7QDk6Ajd6evi5gjs1e7vBdX6AcAc+vnr5/wE6N3p9AHg/fwP+eH3+fj5BM/REvAE9Ofl5wMMCt747/fY7tgB8BuBjuyXO/oMAP7m7f3z8vP0/RTw7+4NBv4K4vHa+NrjyPL4CvPf/9re6gjcDwrn2wQH3wLtDNIByffxB/v69erx/fMf8/cD7hTY8ejm9Abl4ej9+svm8cAPDffe6f3649Hn8uDgCfEG8NLx+PoL/szRCO4O9hv58+YO9Ovu4A/a8N0D6RWBr5EhO/FDSPzU1vvWoe4F3zXuBe8LCf4GM9S678DMkvL2FLvL9b28kFar/wnXsNIXjQTbNJUIqNzoEQav07za+QRAANz5vyjH4xzh6QLQ7MgfEqoQ1YEVDeDGyQPf0MPY7MXE5ei1zqnpArQ1DPCxFc8y9skT7O4E6PKltVPW2M7qyjILz+K5O/b99AgJ/f4S5gL6+ycIF/IB/gT9/gP8BQQbAPkD/f3Z+QX89BL1mAAE+wfQxgH3Es38Agr/AfURAQIGE/kA/Az8+woD7en+If7/AvcL8vve/PwKAR7yDfgF9frqAfcK+wMW/fcK/wj/+yPo+QUCAP7T9LgJDvHq+Av9/gQLA+GBtHNfO/n0/gQG4gUf5xTxARER8d0GAxH9+e7+9eoR6fknD/PqA+/o3fcl/vj+Av7eFv8DNyEA+uz7+vIquyL1x/gBBffpBv/jAdD3IP787QL3F+XQAg8QCh3ABef89wYHBo4SARoeAe8L+qo/69IHCAwT/sYRBUMcFPLh87UMCAEP+Pp/DAk6PPwDALn9DSYRFQfz6tL19wsVCEP9CdwF+QdE6BYOHgIMTQIC0O/dGiD4F+j97PnfIC/tBM0Z9RDx3NsBCughM/DnKdzH+/vv5w3v2Q4Lf+kCCF8g6Cv+C/Ty7yYLFPAC//rZAetPDfwB8R0BDHXgBRL3AvexBPn7VRwZGcL+BA1QITe3O/T0B+beDAoZB/351LLuG/n6ABLb+qL9BuU+v+oPCvoNwx0C4RbvCBjVASTQ6dzh/cgI3rv+ufjx0gvy1z8H3eW3+gb6C/FAywnvA/Q7ts40DVwZDm3z0/6R+gv8BQwZ/vfRE/T3D9QTDyP+9+Ib+hYYCuPG9eINfzPEvzrsBuVrpMECPAYD6gPrDO0n8/wA/u32DAEM+fwF+cTqEPYW5vMD8fQOTA0A/B8hBAf+9//e4vrw93/88uP/AvgPCv/wGfsI+fHqFA33/eMI6voM+wMO4/TuBCQW/7boJOzaBhL+DQEOEfTy1wTkyxYAGxnsD5kUAQP68O8YGuTKrw3J5yUAE/YxLkOhOwQh9zDvGONO9uIr7f8LDQIO78Lm+bXWA/n7E/cC6BMUgQcWCAIi5PUT2gXoCfzu7ar3Gg0KMuYhAxgaMvcG6AoTDSrrC+EG1ef5Kfvk9esM59lC4wvl/N8JBAbw/eEEBf3X0BDEmALzOxHm/rouBwlhAwFDEO7stRrMKzkKBAI2WygBPAwgBiP1DvRKJ/oIJS0P+wgH8tIQ99fhBwGo7foP6vsW0dsJEwUJ3OsB4BHRNPwU/L31GwL2KO4i/SIPFuwH5Q4JDRHxAf8G9fX3MAL97fMB7YEa8vP27ecsAf3u+QUGDfsl7QDsKgjzHhjkCOf+BOnx+e4oAR8Y7QHu7PkL/Aj5xx2mPO0RDP8MAAH3AfUIB/j7Cfj7/PwFAn8KAf3z/gEG/xb58RD/BgAC+fkYAwcp/g7n9QEBCw4E+AD/8/gJ6Arv+wgO6QAJ/wTyBv/89/4F6g4AAue6BPoe9v4QCQMHDwP6BwUCEgQACQD/7+cUCf36/wH0AwcFAQ0L8uH8AAADCfnMTGEYPOwYGwAJDfwG/ePl8efgEu0C/RDpEAb+CB0V8gAL+/QJHA0PFgfoCg8YCPvhCQQ0DRPk8E4G3wUOHQ4lDN8N/+bK/On6AQ7+LfLq0xsTA/fsDuz/Av4FJQaB8Nj9A/39Bf/FvQT/3/YJJM789ibUAvUHBxkg9QkOLQnh/dAdE/4JrfCHOw3//hgFCBIa6Db1+67FENrg7N3lJxYbLxII7gHw88bW+AYP6fwS2h8R9QTxvN3k3/rn72r9/dwSGNk2Agbv66os2OkD0RQg/gDwMwf+uuPqFOj51jga90QJ0gUW7vQlIgbLehv5i+cFGb7j/ofs8CENDyZG2eUuaxk1zR0DgQvWxtlTOxg19AL+GwM54RxE16Tz+tna7dUY0RgAN9flBw/v5ebbVjX7yOzx6wUZ9eD/8d4x++byCFIJDNsW9u1CG/IIAJQxweEEBE0Dwv0EGwff1Mn+//cU7FQx9n9BxAMA/AjiN957VCEN1T4GFifsDvnk7vvy+wb6E/+9mvhSuxIFJfuILCSiOxIHBgL3Efoa9hAq+fsHEurq8MomAyD8FtzrCRDh+gHwgSD799369/oC8QPzFuceFs39HP8CI93v9fUpCfAFALMf6ewfQfv84Pz8C/nn9unw9+gLEwIi/kow7AQI9ibm/eAsIxYcUR/+Bd7zA//p8xEGEP8RA+UPx/U+EhIBGAetPKLPOw3+DQL4BwAc5u8EJOP95fny8+0D+hbtJOOZsAbn8xEHEAnr6svmAvn67wLdMvgJC74EEd7+Fun17gESBAH6/tsg5uUYRRTv1f/6BOX07esM+efp6uAIpH8p7gv/8wnz3tkeEv0SIQr48eX2+PD48QMRDOIbBiA2wwFN/wAG7gaTjALjO+z67+38GfMV8d0J1TDj9gf2BhntBPsJ7vMbMxHc7/u7LO/GCEbkAwYa/ABSCNrBvMoyGEkAwwXufwPYrdHj+9AEDBT6Jwbv5Q/w8OcNATPise7z+L7CBOYXEwLRDvf7ECnL/uTjK/8KmNLr+xkUAOsF2eeLuyIERBjeFSj4BwLvpsY+PPj+GfDy7giK/wQd/4f8DwPj5eYKBALc9Q2bpAYT7+j9+B0AQvvMAPsW8f4uuAatvLsI8Q/yEwLw1Q8N5M72+swr3OiHBQbjkwUU7AUJ4wsD600NAgAfuwhGzOIY+Af5OcwMfxDuLe/58x0BCBizAfkE+9oECtdEBtIS58XcP/O1HnjGPP33DAR/8gPWBgQSA/QA+vjv9fgE/wHuCQTT9/0K9fkBBAP6/fb/+wUB/AQN7v8A4OwC/vr7AwW7/Qn29er9++cS7/jS/P32rgUJ9QP9/Qj5+gEN+gAMAAMYBfcl/AL9D/ULLQ0DEfgG/Pf4+hHp/Qf7/P3/CfsRGeYL9OP3FQfaJcaMO/rrKw7w4vr9AQgkNRj9B/78/fPnGQP93OQK1PIDAOIKFxT2NAgKBgf+//wY8PjqGs8PIQgoDxndxfOB6/78DvID6uUc6gzx9/D7+gEd4uoS8DbXNfAS7RoG7+bx9QToC/z93PT/EOnn3t/lGPoH8/IG790o+PIHEAH5AwLuCPsQeD2hPPr3DPoP3+Ih+e3zDeMYBP3xfwQc+wgF+vwIBib/+PoOBRbv8gP5+/bsDvwCGgj/7/4DJvio+P/uCgFfCBj8/uIH8PgJFgEQBGn68+gDBQL9+PwL/w7y++sS/vT44fcFLPn+GQAXBvkCDgH6BAz/DgcB+QQB+v0A+RPnCgYCC+r8ulTavrlDIr7zXr69T6vovZmn377JqZO9Iiz9vdxnZ74/Fyi+Pl3jvGkOlr6U/8u+AI+GviXmR778foi+S6H9vo499D26ZDE+Ph2IvNQLYb7V9Du+JZZrvkpe+76YGtC+IRvfvi6Aub48ApW/bPA4vACAc776v2u+Yj0avu80mr6Wx8G9Zkuxvmwogb6f2Fy+lf9pvqOzor6yOAC9kxk0PZuYP77yvzS+ImIjvmy+u771NeG9HSzcvILACrxHdK+9GTHbvgCCVb7STfW+Dcx0PSbIPL6qx5m+Nudwvj8kdr6Bgia+OVwwvmN4077QUre+A08hvh3w+L1/inS+X1UivkMBkb5Avf6+9ojLvFirzb7ev/q+vQURvmVSAb8GUNS+T9dIvsgyub3BNLO+ug6avj0i0b13YqC+b36KvtcPhr5J97K+rQJ9vwIvgT2HcEO+4iwEv8a2Dr5ZDAi/PuY9vgPpv73LFCG/g1vTvqrVRL6uTyG93lQRvpQ7xL5SIwq++xRtvcrIcb4B/lm+Gfbrvt+ksT0YrYM8gl5PvnxPgL4MrHS+Hnn4vlWs/76xR5m+uTioO64ULz5WaFe+r4IbvpCqMb6f/9y+J9djvvd9RrxPiJq+/ClSvnAv371BHnm+eKNAvWlH7r4X7Ry9LEItvufYqL6LCqS+hkAhvm6Q/7+EDxo8+Qn8DQJ/Av/t6QwGyAYCAPk5/SME2v3yBQETBx8EBwdu8aY7+fz/CRMkAAQHD/cP4OcHDw8j/RIB0oHuBgEbEAH3AgFFeMk7vO7HugjAGx4OwRwgegHL5s2B8RXly+oZFf3u5OvDDDB0X8k76voCOvRfg94M6GLf6n/g2/cN1JgCwfxcm9lruEj/CKv6gZs8/wL+Bwfr/QEGFAKBH/z+AUbhAu4IA/YA+/0E/vP6BAMeuN87AeftFH9OBuLc2B0HwwQACfVM/R0Q6gv99+2+ABX59eVpHZE72gbd1eO37MQFICkC3hkezu0r7TVK3ghBUTnv1OOBpyKdaDE7DB8xMzlwGe8Vw6oGk5fiPyZ/EQ8MyNGk0u33TbcSBOsHrQ47Dh3j59gYF8VvURB9HGjvgQaQHBfREHYzs7kuWkEn468t3nU76hfEKrf/4BsCEGnx63/t3vAcGOj66AUu5QzK4gbEAyOk9ZI7+QcLzt7Y1uD3BuHwXQf4DAajJOr8f/gu5ePh4snuHZea0S47ye2pyvqBHgUYJFgcPTrXv+DCBkTvySE+EjonvwzI93wHHhE8kPSB9xXWog8O6BgYAS4LzQT72ff4+/8V8AoHqxAYBfpjEEs763/y8KQVLS+15uAlGu3qKt3lGmzdBt3fCU34IR8Cyj/LqzM7ACceEgXMLA8KyLwTi5TdLCB/1/UHAPrDH/SqRcAPD+vtd+s7/v31GPwoEe/ox8bojsUMF8t/9l4Jyh/J/w+qIrUmBwZOw4g79Afzf8cl9bUKSQjwDAiR2vTo7Ebv/hz368R3CR+ttc9hnS489iD++/rw+u/n6wL7AQkC9PUD8wAmFwAEAfXv+gU3gfqMqhU8+fT2D/QDDs32+EUK3tfj6ggYFzzv0vCaStE7+ukM9n/MkCM74gy3y8fnOeoEDmMcZnjsgfujIdwAZ/1vPUn+s0fl/VYe8yA7zwEnF2UUCgwfRiUYE8k9QSwy2AsgFBL65Mb9f/3Qti2sFHc8/wH8CBf59+rxBwB/0wcGABom/Pn07QP8AwEM/P/1APmpEGg7zwLwWQQ6EpEJUvcO2Kfs8Q4iDg/N9xfQFwpcHw6BIimC7Fc89QjmPQv8zcP+4uyYvvOB794i+iH+9hTV7sIK/+ov9K2bJ007ICsoLGZKJPTgPbH557vdAxcj9jD6+yzPf5U+Dc0B+JhUhq88mgCp/Af2EPsA+4EF+uTkxQIFwuMA8Pzr/vYDH+v9AKYrmgE8QhZLKfbUX+ENrr38wKiXPeZ/98X46Q/EMuUiZOgSFPOjrnE75kAOyKnEFRbyLrDhI6kYK+/gxi+5vAS6KQK/J9yBEA2MD6c7FQIV4NDUCiHwDzhRbTr0CQyBFMTwNu03FApW6z3R/wlmSao77eAT/SBBGejAV8nQhcPu79Vs6Q9T6Bvb8BDbMgqB0QN90VQ77/36D/1nBub39s7wp9gIGeRw7B0N0iPW+AiBG9USAu3WRF07//Ua/vAXDOP/6dzfquUNFPlg+ioP/IHV/xi0H/IqASTcZVc8bQEPAwXd1fn98AEDCfcBhwL1gdL8DwQJF/z4+fj1BPUivHw7/S7o7cXiKgMF+87Gs4cXOgo4DmoRCCe9Kh2BQ8IWBjYrKHw7/PgJDlJ/7yXvuufzjQLoDhFnFfcNIM/1DhAFEhkiFvWCtgU83AXVFv0L3t753isA+1bmuwIAgbkGvxcq3flN5gUIBM2gy7M7IQEdCRgKSgIQ2sYHyacTNBQ7/jMG0YHUMQxPN9LwDB03C4s7ETcbCH+nyS8e1StlFh3bRwJX/Yj710oU1BCiBvIw9cJnH/87/wYEDQokA/wF++8J0ewREwMx/xYE4oHmBQH5Fd/5AAQ5eLM7Fy/4+bUH+CQR3fsvHxgUIwPkKgB60eMTFw5VxdqBowhn5WA73N7Y0vNrU+oAFajxMvwD/3/dClURCAkeNV7h+Bv18lutDM48/QIABfUB+iABDv/8Bf+B+gb8+wX+DP780vwFBBL8+frQGQQ7f63nq78oJU0XCjbF9TTDXRYVq/k/0rK2StUg4b8UwVXhwQY85fvuwy3c4AcHYx0eQxoF5PCBDqcLJd0a/QAQzDAGCPErw447CCci+lAKHQAA+8P3zYHpGQk13/EJ79PSDwmyMNQMCgNtCWU7CfkE3tiPByMTJTs2cSzj+Q+BFp37TfQvGf044DHk+gUSNok7tx3ZC/P33f/6SxX8XBXt1gKs5+D+Fn8mys8Mvgvi5sNnB4g7CPj1NBX68v0A/xQEqgT49PpZ0ODxgSgQ5OHz8rTQC8oHwVk8yAt/AgP4Ofb+9NcA8esduQQP/f8G7ev0Fgf9Pwb9/QrjrX477Qb4yPS0APkmMy70eRAE5fmBCvjw5tZJDPVFuwbHEBFd5Zo7EwkZHlEvLfT1zLfwjLEPEeR/6RAGlxO8/vPLKOYR/ef91gg8jfWB/AXvrf0A/Bj7/TH01wD9x+/4BAEa4f3wvfED+/HjFAs8A4EMEaYQDAZr9+QFv///9+RH7wIF9wbnDfIBF+0PMQWuKtQ7+gsB7/lG/eH+7fsK89z1GhcJF1kK8gqoVisRRgTuBn8DAZA7CPwG29m0ExgNLzY4dTDk7xGBE534S+Y0GAE53ULoAAU98Jo7/+z1uPoiyuMBHPR/OR8e8oW1/CAC2u0a0Rfy1xn09dkzedc7I/YMCgb6CfwFLh7mQhDZB/etCPcG/H8T+fbx+f7iBQdXdok7BewRBAua/wsQNvT8f/vbBfqPIPLza+kq+tgN5PcC6rDPO6c7FYEYIswUCwWk8OLnuNr3C95T8gn+AvzXAvb3H9MG2wGAHaI7JRdbCvURRen7/Jz6yL0WJfQ+GjwODIXDPwshOIFIChCGXQk83gvuEeLpGfACIgP14fOB+Awp7RH6EP3/RgTW99D+/PR3fqo77/gIfwDDBbIK5R/yuXf3xwU72V/wnBoaF/OR7gfyIt+RC8o7/d739/eBDA8F8wkRLezmEfLMCyH5QfPy7g/zCuoQ+S5xv+I7FAceFBsaDPsQ+N8K0tf3Fh4z9/4I/4HiAvIEHvMG+u1kOD070RH4FBzs9P0LLX8JUU+dyQejBI78MtVECgk4zGn2Ahi7AeI79/j76X8ZCw//OeEAHfva8w3d49gHRf3k+vUMEPnrEux7IDc71N3wEdceCdcHDuLwgfgAHfJ++goRG0jl7/KDFrn95eJUw/Y7wwKbswrUmOUX8WVKHX+78tHG/70s5QFbpzHbhnEU99/N8VE8Cgj84BEd5EcB0PQE8A9L/P0TDQ8M4v5D63/k4N0XJBIA7wo70SRREjPYVt/swksIyUTW9QgIWfrSgSJvC7sznw3v+Sglv6k77vTz7AF2JvznJ/RH7QTo5wYAHAf7DQjlCeYcBH8k6uNg/GU7wZ64wOHm0RXRJ1HGXmVhrN2B/cbxQNNwBksDmhnXIz/hB9s7+x///m/y9AOWIBUZRSEM5Re6+N7aFvUf9es66/2BRvBDCi089f79/fD17Aj+APn7CAWB+v72BxAODgDzrUbcBgUf7RkSgWQ7IQ5B+i0lNxXw17QByOwmZskqMH8B3CqOHiXXaMEEEjXH3lc784nr7elvw+DR9TzDSVYJ1O2BFcoWPf869hEMxjwv4yeZ4Fk8CfwN7vUvMO3wfwUFKP39CNPRHWQm6czhLxkOHCYXCjPRF2M7E+9Jzeg4JTTnR64L6dMlNRIX8AH0K06R9R2eboH89/J9j6c7AA0CCCvWKAQNNwH1bQkK/QSZHBTxCtwSEt9/8efpD/Q+9f46gen9n2GjzOsDFd7lJ9+nDx5r3LEh0Fst58Al5QYHItXTSMk7BxcJmhXqEyX9AfoSfycP+t2FCwUMwp4d9/wM7ifD/PdrUws8sASI390WqegJIR5QLljvxuvQA/gZ/hE2xQ38gQ8n/fQznbk73wHg+gAYAP33CPrtPgEP8+esEuoSFX8V/vYQ2fnsAfDY8bE6HxoR/rrSmnnxDfwETH8N6jkxH/Y6KDey5zYB6dw4+7fzyww8XhJv9gb3YRQPvu31/aspZ/grKBUL/YEaVyfVftbfCTbxIFg7++r7//XxDckmGBIPfi3f6eCBFu37Ktc8Axw6yziX/RAYgYg7WhJzD/DxSQbvyJzouYEOWvhUOwAFqhSsLiEBVdTkECMKZo07+xAFqwYQKC8rFhpHaBd/9wGX79UB9fIo7Dvp7AP0MUaFnU07ywjL+Mglfcf87Dr23C7xwO4qA38AkgovRCS53dQkAHTzzaQ7BRkHr9+VKzwJ/Q1gfx3cDxyXFq7+F+ccKigdDgreAzNOkM877un2Ge/6IskCDf8H//CBAQH8Bu3/LgLZ9tf7Ixsa/OCBWYA7D4H67jy3Fi1XPBkzUw7/EAOJCvbt2uscGw1h9QPFCh/snSw8BX4C/aH2BAiB+/r8GvAABPLc9RPaB/fz/vv4CfXJSvevWc46i0GbFNG0fy+2+vpG8t7laO4LlMgkIMksNEzh9tI1+wEDRYQ7GlkqOd9Z3bPeqM3tgd/8DzVgJQsWoarI5/EABd9M7K1Ef0U79n/azf5g7AwP2z/Wyjfh29snCEr0weYv+nYQ0iq/BR3S6D47AicBV3t/18X68RMEw/zhGfpW5AH1B/0Nvet8BA4SLtriSww7HrWBAiCkzQ0pHkQSQS3i1tzDDb7o1g5N2BIOwxHd/wJyh5Y89QHxv/8GNoH+6hIK/QiX9vYGBwsA1AAMo4sE9tr5BSPHGfc7ACX4D+R/AvTwVTfxMyL/9OexF5T0/xcs+egi0Ofg9O6y5BM7IirXTLP89sjUNDIIt+2r8CVlNLsX3dYHYs6/4QnQgf0CGO07gfVJBfQivNf6HgUJ+Tozr/wDxjL6CAIHz97z6xMP/ctVDBE7gd2q0QwezzgKWS81H2AL6NSs/HD8BpxDsQwFpnHBCBmXQdU7ErL838neEv0KCxv/UwzYCwKBI836GgoaA/EbAWvO+faSaDk7+wPoDt0n8eXq9Af5gd/0GA5t9RMI24PaFgzaEewI9Ba72Pk7BQXyOSLJ58AMgRbop/agABFp8MD8yL/v7fnm+tL9HvAJ83E7BP8DFSRICur20sXdjcUNINx/8l0KyxzH/QyXJ7sXCAFccZA71/vHCRH0F+T5zAWSgewRlg9ivPHw3qXc+EbHzRgcCz1RZYI83wW6Cf7nPxAA+dX/+/qH5wcGAPj+8AKe76X9gdjw/PFmpoA7+vr7JNo/CfD6qL62paIZ/Q5FAiX/z5y4/Ph/BbAC/veXMfY7Asf9JVZ/8d/imPIDnw/68vFz/RoRJPHc/uf0Hx9NCddRoSs7AxgCBn8ZFNsML9/zNuzMA/ZCCRLeItQb/gXl4t0S8/KruhE7aOjnBki9/w475c0IKSggWMPQ1FE7f/042hFKPcXvDA8z88Y7BPIbgcmwJVMW+AMRZf7yAeiiGuYIKvkvRmQB+vTyVj1UaEg7ADgrE1hAQPHb4qkUjpFQJDF/8FsJwa2vGhrfPakzCyD7qg472YTF4i4XgSQq8D7lUi8FBdycJordJNJy3PwLmSDF9NjbBt06/Ao+NkAs78bsw/vqrvLdKw9PJvgvfPnQ+9/GR384AOKW2BY7wabp/fWBCwcQTx78fiux/yeSCnDqI/4x/wft2ifmBgzV4hc8uAQY3/X4gZj84fTyCzwx2wj4M+n95wMDYO/ZC/0hAQcmW+48DQAr///y9PsA+vMDAYH8rAH/0uAA+wX4Avz+E/b6//rv3b07DE4xFQkMDeT0r8HBj7gcHAxs/H8Hrri+EiC1LLgX/Rd7XNY79vT/P/P0prruzeTLvPiBAPU1+wIEM//a+6zMCh4bz4n8bOE7Yf3cFgvc0+QG0DT9/uECfwv/H936KPofOf3/5ynqBPiB9Yg7GuR/2fT5FAj/MKYVIozR9xDP4MEH2vuywvTjVzYR9Qk0FUQ7AwH+yYqTHRsMOyo4eiHY9w2BFMT8JO4iIA0N7Cn1Ah4bIaQ8+/753QABDzMC7yINBv4jBvwCCw4D8QiButn6w+HxCbvQpbk7B9sC9P2BGCE2SQ84TgP+DBCxDQz3+wMLEgAnAv7p+RDav1I9/wb5MwL/+usJ/e4D9/T2EQJ/8f31+vry4QP/I/cuEuwpuRC/EqONv08/er+gjo8+ca4Lv+GtVb/mwam/HC8evPu5lD5W7iS/RDmnP/lO2r5Y/YY9AYwQvy2bO79+Iiw/OhaBvAKoqz2qiHo/9gkxv2o73j5MIkK/xAMGvxcLGD/634Q+VQQyPoOxD76BEAK/z9wHP1oGEL/1xnA/gE8GPnxs5b6pzD6/LxyVv8Vwwr88Ghg/AqYAP+i3/D7p0g4/LaszP/ujCz8BHOA+b8ODvVDgdz3R7Cm7/g6Eu7Dci73Y7wk9RGULPSYowr2lf9S9Vdz2vvnWAL+qf7K+tE+Nvq5GZr7l1Je9Z9e8PZ3Gnj5jSgA/oMwVP6GwOT9ccve9hYVwwLJe7D2jMF3AVzsfvyo9oD5wLGG9pGPcPXxwqjyHD0q+T4ldvl6fo74ZDim/smV6v9nYOD8H/6c+PXbBPseNyD75tMQ+vCW/PqRF5b19l7k8Qy13vHW9YTtL6EI81CQNPbGUET4URUC+O8iLPQ7EN70xKg09asujPYmisD01WMI90iPauteeUL6XoLa+CVvjvlCF0j0UUnM/5/KZPORiDL79mAq9p9IcvpiG173Vexc+hXNdPSOR9z03BR2+cXgWvxrF7776Sp++2rWEvj1Bvb2DYAg+6ZxzPv9Mpz5zkdE+pwXvPkA3/D45OOs9dpwgPzn4RrxpZmq/WsxjvsHH0j2qww8+uopHvd8boL0e/RI/X0T+PlrJ0j5VobI+nBWPPonpHT6++9m8zfxJviCiyr6fSA2/a1Qzv+yY0z3N9Vg91kv2PEggp71Rw74+EQ4SPoh5VjtSxhs+TksavnBDnr3BLF2+jvJKvnXNg71D2aA9OcTKvld3Ab9SXeg+YYrGPka0hT5UTmI+SvyUPXAQyzw1Hbq80WgLPS247rynOiC9yydEPXNvXz1L73y9DJKfvo0+mD1F+aY9m8PtPZ+bqD0slfQ97dmKPvtQ5z6bTQa+IID5vj/5xb5ea709o/8dupkEPLxNaD49Z/hAPhS2kz1HXb48+OgivrjWvT166ls+oBqgPQdGiT1VCfE9xprwPXlIKj0Smnk9WRgEvexsl72NDzK+umSgvgnBFT4Dp5k/7ppvPtUATT/qA8Q+c5l+PWtAkrxoU26+iAVIvapkyb5Fcs2+jCXPvo5Ey755WpK+V/PBvazclDyA14c+7D8APzXAIT8UXSg/I/XVvngsB75sd2m+MqIOvs/bOr7xd9m8fS8TvkpXHz2j4Yw9JVooPgUlCz8MKBY/nl/6Pl+hIz5bOxC//LwTvgdULL7fB3C+F9TivgV/BL9P4zi9fjpAvf2RND0aS/i8XlIQPZ9KCzzAzw+9mx1yPWN+cz1KO2E/bxlUP4gaPj+/zgc/2X7OPmmAVj64x6W9o/TovrhAV7+Wx5G/bHCiv4rWTb/aPKo9flQmwCc0lz2nxaE9emqpPIWbxr0DStE8Ymy2PaOhnD8RrY8/5Qd1PwB1ST95iQo/lRk/PqEger2DxyC/RGaFv4Fxpb/q/qK/URnhPs3BO74k+J89wNAavqmDAj93R5G92bOOPY0lh71GmwA9Xh65P6r/DT/MsA4+ChiNvn29Eb80to6+gbfyvTZIiL5VOyK+ta8VvrF8xr5Pd8O8ypRAvLfIETxGbas87m/6PVGyuD2Koyc9GmSFPfqONz71GJE/sPePP+yCij/2+YU/MDY4Px25Kz8a+2w/vF0wwAWYkb8L9fm/x4ZdvqWfvj3v5DY972qmPQj+QzxgicI9gws2vPW/mT6yjjU9rF0cvjFEJL9BBMK/5lw+v7wwAD8SZ0Q/nf8jPx/P7T56EdM+PviiPn5CPT4P9Ki7fRv5vWXct70gfZ698loLvv+LWD1l4ya90/RVPUfGa70NXts9ssDPvjpmAb8Fkby+1e2yvljAJr7fqj48Gx4gPlf0vz7rFA0/4OYLP/129j7Fyjq/mvqxPW1zRD8QR/E8GynNPa4npD2SUxk+KVklPhv6iTwp34K/O0Jov6riRL93niO/in4Cv2k4JL4ZWLw9nooRPyCegj9PUaE/nSCqPzFy5L5O44M+FAelPYJMkz4eMwG/vcpAPZpbMr18d/E9GLCAPQKuRb9F+sG+h8ayPvsJzD6sueq92u7HvG4iQb3zJ3s9yfVjPhLdmz4xM4w+a6IuvtaNlzwj4hu+GucxvpZ+Bj4Wl4I9hiF5PB1HO77c+Qw9HfZFP9BnEz/MmAE/TyXMPuUDTD6BjTW9vognvmw6oL5rJtS+MrD3vp1Po75BxvO98Vx8vfj6Br6Tqx2+HrdyPi3WXrwqY4+9ynQRPif7ODyYU7k+hs7QPkdnvD7J3p0+o5ZHPrPP0Ty/omK9+rVbvoTH1r4Oj/e+WEP2vr0C6z23kfY7i7eLPZg0pzwFF9S/8zE0PkZKuz0P0xe9A7K0Pci8R78EQUa/jZ8Av6OZfr6QB5W8vVWuPby9Xz4p5aM+kxXUPmIuHj/jz0k/S5aUvf3SSz3NwBi9R0vBPuj+8L2RC5o8Z2+NPDWAn73HnBQ9oX1JvwBMOr+VphK/9QbkvjQgq77L8MG9hyk2PlNK2j5DoS0/Yz1RP3EpYT+CD6M/o/vlPbGI471fQB4+NAzvvZWJIr0DQak9aOOHvaT/FT7ciDy9OWOSPAckBT5ccFY+LomHPik+hz62mdS+f2Uhvj1MY76kB6281aHFPMVczbwq4NU9b2YKPTbsoj1Vha49tqqLPVqYVj1pPm8+3PEZvCqEf70bICu+SNvovTcp4r2nqqG9N2navS+FgbyG6+++/T9TPkl07D4Jovs+x72JPSnIrLwCzXa75JCDPFroez347dS9coDKuzWtjz1ODgC8fOoKPlyVJj6/wV4+bJGSPiQCzT465cE+qRg/PxTjCz/zkkS++oN4v9pVg7+dwKO90zJNvRyMc7xOkcq8tOFEPYLkxL2OjMi9Gw3MPYT/Zb1kiZG+ks/FvroSm751pnK+OglpvluB8L2b/YI9Z9VxPmPV1T4/SOQ+hcsEP4kjKT5Cc8g9lP/HPFtbmz0TvKS+I160PEQV2Lz9kUU+N5Ewvvv6Uj12TZs9n/nPvV6/976GbN++OvwGvzc+rz7LVrQ+XLGDPpQQXT42Q4A+u1+CPYVl/LyWRwq9ovZ4vaG05Tz6NK67bcppvFM4U7xvcjm9ax/6vqGYD79a2ea+q7axvom6O74rz+k9sPr8Pdwnij7V8tc+WY0RP2viNT8n+zc+a9QmvWn0Nr0p+I+9n8wXvnzItT0khge9vyxGPoIffLy8SBi+yzGnPZ3rhL19TjO9c07rPH/RHb6JXxa+HHyFPpbZhT4DFhU+74yBvWogajwtzQ29vAfTvOmyFr1fcIS+YSY3vUjLwbxT/Vi+xI1tvb9KwTySyYq9qVuHvQbZpr2bc9K9paLUvWQ4qr0pMF29qG6CvVMNSzvlMg49We6zPEliq74YlOw9gA60PTuGaEBF214+ohYFvtjwF7zmGtw9bPbFvaGg67w4MGG9UIAGvYTpmT2lv5Q+eUeLvlVgnL5PDOy9+4CLPrPM4T1EhTI+fZyqPJkTFj1uhas9ETthPrX6Wb1SDsy91CPQPdUmCL6FtZLAfhIPwNFLm797e6q+wgS/Pz8ATEBTbE9ALS4tQDOu+j94gNS9fB49wB7+QcBIkDa/i7Yuv8oiyT4pLUlAAAAAAAAAAIAAAACAAAAAAOAQLTz8Awc3Ain6Ge/65RDhK/H3D8gNDyQJzf4hDeLrBvYjCn8v3vC71hv0B+/wCAjG5e0bC+74pRQFwAIaBwP09g3yJSj88gPv9QIBAx4LASYMHAT20vIyGNgUsvMA8wz2L/TucvEBPf8I1wISLCP4Dgj1HfT1+A+4Ave/BAIR4gsqE1pSEjz0+QY/+Rj1GPP86xDdIQH+Btz6BBcL2vUcBOLq/vMOCH8w2PPN2B71Cezz/Qvb+/IN+/H4wQgCuP8K8u7u/RD6Hyz39/sD8/nyARQLARj7Dfb00fw4F9sRsP4K9A4cPPD4E/f0LwsI2hAdJhn6EAbzE/n1AQS9/vPC9v8T7AYxCzm43zvzBQ47/xPtDOzp6AjcHQT/BOvx9R0L7xgUFODp6gX9EH8yz/TU5Sn8+fD48A3q8PYJ7fL7xAcRuvMF8vT08g3SKDPy8+Mz2fTvARMO9xjvJv/k2PxDHtYLttoZ9BX9QOTy/v/3KwsH2gYkKhD2EQPuEQAb6wSx+wDE7gET5gc5EkwEsTsC5RExCRHVIujp5gvJJrYKB+/i9RDv+BEOCdzo/t/dC38z3u3d6CYADPIC0hPq8OwF3f/1yQLswQr+7/b0+gzpGjP66MoJBPLl+RsE8RTxHOPg3AZABeX+xe0b6R0TOATXCgfqLh4R1+wxIvn+BgjjGvgO9f3EAf/EDP4V9wlIENQ3ijsBug8xCAbCMOAM6w7gLRICDerT6hoxCwUQ/eP57M3YEn9AvfPo4Sj/E/QPxPgA9BQI2vv3yfgXvt3v9fny/QTjGjH75s8PvfHf+iH08QPxDUjb+u9BBfL7xQQp4yHUNP7bEgoGNCAi0tlAHfD8+wnjH90O9fO+AQTTJ/cX9QY5EitqVDsDNBUzE/0SSebT4hHXMdEIDdvV0hUfGTUC7NznAOfW8n81wOzl6CwJH/MUwxvz/cv3zub0vesbxDvn4NPs8gPeFhz63M+++ubW7SQC4wavDRjM/tpACfUjxPYa3yoCNPbDAQ8AM/oXy+lMHvAA4vPrIS4H1/nBDrPQKPkX6AA+EtpxMjsBBwwmEOvQXPQJ5AXmHjICGabCwCbuD+MDCtXvNRbPyHs0xgTo6BX3+e8YsYEF7Rgbyf373uQP1BLf8Rb47QCyED380+Y60Pvd+ij/zPmXCTjLDFExC/8Qzvcm3BkAKevaAxHSMxAW1BFALNkD3QTqJerP8AStFhHlAfUk/QhI/ak2EDsUDhYz87XTf/304xQUK/YUCZas+we8JeH+/NP82Nrcdnsl+Qnf5gkfDesds+kE6fkfssv83OYsuubh3enmV+m4FDPywOMIzwDi8icFwfGhHQO/LPcjDAclveEZ1x7jHb+54xDeKSoFw91MMPQBuwvpMNv+Kvi7KtrR7s8n+wgz+HRiIzvrOQ0M9tETf/rfBBAIBD0QG5G2lfky9z3x+dr1Es/kMGwSKSAD8AIHt/Ea1KAL7QYT0cr6++757MXr3O3XKfEYCDIH18qz5/7t4CUCsPyrB6zbCfMNC/4eyvT40BqxJdPI4g/MHvz+5wIxKOwD0xn7Ni3OywDWLSbm7eMeBvs2935LMzvxEhAP7cjEegcO6A4DGwwQHZXGKvDhDyL/EdoA9zH2AVP+FR/t3O4WEfUjxvQN8f0E9Mb9A/Lo9+bv5t7wS+34Fjr91szXgQf15RcGts7q7ODhNMMJ+f8g2uf96gA2Hgbb2BW7I/zx2v4nG+UM1AgDN/werQzUKh7nGgMc6Ask+S9gLzvo9xIN3dAmfxTO9BYXCBcbC4vWEuv4/Z3u9+wM5eX/E0/7PiDx7OcNFfUSzwQk8u76zPX7HQAA4fHW68wMIeAKDTwD5trNyRDv1RsFouXZDAz6Uv3vDvo8zQAD3AXrG0vV8g0mDh/t4AAWI/QA0A/1LAKQ5xnxRM3jAv0S6QQZ+fAWOzvi6AYawcsCfwg3/Q0KCAIeAZPr+NECBBr4/9sCAzQECET7HB734+YYGfcU9iANABb/5dD6IgEaARH16iAJBNvuDzf37N776Bv/9QQIsdTNCwLXSOzvGgQy2uz97QUTKOTf7iMIAQ7h4BUwFh4AxRzxKxrj4gMDPKfG/P8L+gYT9tfSQDvy+gcB297xfBHQBAcFBQMkBIH0Je3m/+Hn8OII8S4G9UH/Eiv9uuMmKPogvzUZ/iATqcz6IAUxDAXx8uIDwdzXBTP59M7XAgPu9BIBwuDDDvP8UgTWEgIm5vrT8QLLEA3Z5xD+ABjt2xIjFfkG2wcJGPgp8wryMu7dE/L++wv995Ujnjvc8fRMJiAmCwfsFR/qExjF9aXu9Pce6vA2Ku707Q/P9n/u8wK74gv3/gfaEeG+9A8g7A/Ph98OxAgoxQHp/SL5KzsX7uvxK/wRCSoZGWYC8ez50dhE6ecAlPci8wQQ9d3gRw3+CQ4G4SkPSSjrEtPLRwHn2xWF59GxLgIrBCEKGlySfDv1ESI9/TH9/Bzz8yAnIAvfF9/8IwwTGxoeDeQV+/klDn/149DM2SDnCQDiCSjdCwD7DB/3nRkC2d/v8s/f+CERE/wG6Q7w9tj39PMWLEw6+Qze5EVO6uc7teEEA/zHDSL2ZhAT380r3hIZO+nm+K3FD/wO7BGy/RHmCAIPEwv0OsGnHTux1DIhQQYWy55KEfvHBr3i/LUPsyHbAt71MO0NOAx0P1jeyv+7zxDZGvTf7gYE5QcmUhAOgfBC9CQPMrSc4BXZDeU11Qia26/IC90DAGS0/snV9P1u8uz50Ake07sXIgwNKdr6QSr44lr1J+76BtjhIgX+JRLhFAQH2/ku9AANGQlVITv7DBzyxbU4mHLX/fTPzS735eGU+qFo4n8L2esW/v8w4EXbviXUBu8RCf7w8fXNEycPYCIJhigaDdnfqeDpXyLQ7vL2/vUmFh+6JdLs9TPwUAWw6alF2wrw5DhJ0u/5/zg9KwLAGBvECyOf1dcG+NzYD82vKSTW/1H0+OgVJfofLkrtBDvn0H/HGCEG36muOy/7+kUR6toiaRXE9FP4DgM00jJenlDEIT7q+OczPQj07kgl+u8LTx0Jl9QBIdPXpvTIrAeVGOr7Cxf1zhH68/4D/Rj39SH5ypcfFe202/Yi59zv4Af72BV9OBbg6EvrzvPqMSZO5fdfMvYcrwY6Kvz0M98zXRq3ETsZ8jQLQ/wB0tdBGCUXqwDP21mjTgoFNvXp3PZgVqDs5+X/lBRTAdn2EwcpqCr+S8DQURsMzShQG+jX/wP/8RsGCcz09fY8VCD89vb9tz4zS/wH1DMlNQXs8xmrBAb/6Zv+6tu9MSPe0cTN+tb6Pt8tDoELkB87/hczzS0NJQXs8dyCAzvVNzXpqc9PyeEkPR/QxwP9EyrlNcJQ9hoHAB/wnQr809zLlSEZ9fDbfxgc/NbzNfvQVREUzhs/Lt6luzuWOB2sJuzaAMVJyfEyI/MB+w6d4ynV4v0B7xfQFtMR0QiaEsogwdlB/rLw6/va2rouJf09CFX36RRB2dEx+OMCQ/vwBfGqEzsBGw/zJCfn6arXMjLJvH+m1B4WjTEq4CYR7txx2hIp2PESA/kTu8AgRB4FXb4pWitBRBgFAc/mD+7A71XexShm//EWHtcm0jr0N88l3P0a/AEQLPLg3jTBTUvt1OR6DOEgxiPz3lnXrGQx1dMG/t1N7rTH3wRA9/IpBML0DvbRB1K5FTsV9UT68hsOHu/hIQCB6x/KvhDXGsqvtwUC9SIn71YYzt6s5BfxEM7+UA0DADsV3OAKVw3rE+v6UUbWErYr1gqPCu/hEPYH6gQj8wUB2OkcxPXn/0vR3ULSPvkTBPURzCscraLRuR0R1fyR7bnaLT/v+SA9StZI6qYR/CHtGvbcCbXCBjsGE2bguLB/JtkYNtrB90PC7v+i/gnxXDEFqhAuYbUx9NzWfu4HTq8S8jBE1uMyHNjRVAwGJQl9S+ToofYEx/MnHvIL/vMY7AQv2dLTAv3ZLx4XGiPE+OcXMZey+PDyuzjdzQb+sTwk1vI2pe7u9x0wDbEy2wBV9CF0zdPXQvQkRMOtBTvbCBWjl8oF6v/XGZ3w/9Ef/OeT4AgfNS8otBRBD94c/a+y9/UlJdDs5CoJ0QUh4/IJPu75NPpHR8yuuvYcKevOBBP0C+zjttEa2eXu7fLq1yEIPja43jfQJnIEBftzvM4qwQMn5fEN8gaBztSyDCiUO/8N+x91PBIQJALjO+rtOdR6RDvEtBbezIHBB/QuLAz+CSwPC+0aCf8cDRMcEgsL9g8IFsiu9s7+GPYJDCDi9MIH4uIQJvoAOfErRffiDgAG9w0QGgj4Byq2Sg0eygb+BQXf3/cvHwC00/b4LNfZDvrf6Swx1hbvuNT76dVL0vb0CRE3JELvNyA4z+w8EfzxNgsJCC1aAzvKI94GxLua3h0qS8udAuu/AfpBKhGsGs4epBj+9q4iAMbDCzUTB7IhnwcbPgbeQOH7RAEcCwzjY4YMBdE0SQzpIA8c7vTO9OoAy9vuxB8h57898vaZgRC7TcOMB+ix0T9ZvcM72dsQ5+jOoPLpGfkMBNzyT9prIAZaMxfiJ8js75ewwzv+9gw99AL0+/4K6hDvEvH+/MD03+Ac0QYTFgkQ1ADs7k//8u/1FzTd9+/zEfMGEAAE2AIR1+7uwwwHBdf/+wwFFDf71+vq1s7ME/3+Ch7m8AfyHPESFO4UtfzXBfTT+RD1w/H4KuLx7godNSYb2+nYVAfUBxGBBPqR+iYM1w3wLbgqmjsC/wg09fD9/+bs9wLrD8kF+fHn/fD78NjxEBIQ6wrsDSn37/b2MTnj9vXt7/T/Eh/r5v8U0+Tp3ujp9QUC0/sIDiDw8OoGBLu9Cen5CT3V7vnq9CYSBPED0w3FCfn08vX+sfL+E9v7/AwhKC0Q19vfPRH+vAuBC+amCBAF1QYCHL47Qzvv7AskDhAWBeqB+grxEuQE7iPO18/uAtbXBy4U8AT0BO/b8/znH0Du9fnw18n4B6XqwxEN1+705gDP/PHu7ejoCg3k/uRE+s2OBeX930Xbz+j268Ma8vIC6/fi//Qm5vLtjPr48eL4Ct38HDscyNH0Eebpt/eVAwHf2Bj51vYLDZHsBzv7kP8ACeyw2OTwCPTUNQAc4UzL4tZTJrzRHEQk2UvPCM7j8hPQGlPqGRLxvbHuAuj4pi0VztUMBP2l8zH1xtTZ/SXcDe3cwOKB48zp0jPXzfrk/DcK9wPeCeTJ6xLmtuDXk/+4ys3eAMTZ90sbvaMN+rUOEu+r2/T5xfAE/ObkCLU99jr9gfn6Bwnq0Ovt/+LkJ+oE+U7JAtQIJdq3FUI45gra1LLT8RnS/EoEzxIC1MgV+/YDtCAa6+nEGdqJ6wv2yOkX/RPWBNT84hCD3tPRvzDzrO7fAeDv1AbrPbyp5gMlz5K7qA2xwujqARXBBA8rsK4G9/HxwNXn46Mj/PED8+24J9QT/Dr1E/Dn/wgc4escF+7wDqwC+xHLB9AvOMzLETAxEDH+pZu+/B7s+DUB8gsHyIT16Q8AuhIQ99v6E+uQw8XVAOi5+Anf/tsFvyex6brkrvnxsfLkD/jP9wb4LuPp9/6crsbrzQX5vOfpJBGQ6EYwvtQSASDvgcb59fUp/AjwCu/ABscvSDvox/7d+Q/s5O7yCuD3CxID5Qz4D+DLFSPoGRcU+P76CLPe8wflARkS9BMO3fP+Bwf92A4NG/XQGrHG6uEBAOwf+gTgBeEL2RDJ99LryOYb3QsHCgGzCxT6Me7L9fMd1PX6/QTUyeHUFCnY9SUb0NkT//T2SdkI9xIWgfD+FfTTDS5gDTvn3ObN4wdPyADNFsod9N4dzA/h6+fqJBTW9T4a18IJ5IXC7SASDyQU3RML2JcABuLl0hANNOIdMuyJxLjqGOLtABjmCc6q3BjQ4ND0v9To5gT1FAqBFA0NQvW9/QQ6zxj5QQPmsBziFiun4xMoutcmFAntOcsT+Z8t8RvmE/DEF/PRKjvhv/PW5uix1xjXFcsc3AEf6AP7IOfyGg/y8yIQC9oaHpit+QseAw8IHhAMxSAb/QTt1RUTP+TxK+it2PP3BPjw7xPmDdYn1gfL+r/t0tAgvQnbJ8OBDxAWObvL+/PY1ybwVxC1yPrkHcjc7AIgzO8UCOkbE9EjDqwfAfvzHfixFvFjUzvu7AHU2vLj5BDZCdAV9fUE6v7vF+zfEszy+yv78vUXB564BwomERMNDQ4I5MsQCSbz2AwVTev6LO6u+9L7Afb67wnrAPLu4APt5dLtxM4F674AKu+B9hQMGgG+COf/4/H4bBHQwQjhHu7O8AYa3f0eGQji7t0kBx4P9fTqC/LTGy5ubjvjC+/Y2uYG6hrSGM8Z9Bsc8wcNJfHqEgr+Ahzy9TQUDqTM9xU4EAAE+RcY4ugQHz3h2w8VSuLeI9a+9v72t/YM9Qb1CecY3gXu683p0ccT5/X0OgCBDRUYIfrACOvx5wbvdwwGzeznGwva8BAL5PMZFekCBO0eEQUM9Pz5BffNGIt/hzvn6f3cyOvK8gn+EOYp7CMT8uv9JO30EgsC9BriFfYN7bHSDAgtCvoH+AwN5NYVBvPy3wsaPev7IPPA7vf9A/IN8gXrAv4K4wLz7ObsytH0+Mn8PvSB/BQOHvjFC/DS5uIGbAz5wQzcIgDl7QIS5ukaDP7u/fAVDQQU/AnmEvbREMfBizvlDfPn0fLz3CUhFuIe+eET7vsYFPLwHvYI+RPx/PsS/LHHDg0xEvIT8RMO3PwVFgXu6Q0aQvcFJfLS2u4OEfUE/QT4Aen57wr2/9fu1tYK7AHxQfWBDRMJHfa4/+3r8K72XwUM0gTcJPHg+fkS6O4MFyH73egbC9j75hnwEvnOFZi6sTsIJwgzA+bz+vz97BAIFf/7A6Dy49PnzQsmFvwM/iZ5+nED0/3qChPt8u0FGPwC/hoF6wEG3u3esQcuEvQJ/RgdCxkA4e/57er//RENFhnz8QjSBCsqD+0Po/kN6vzuDBTrB/Q7N+kF5vYiJgEA5+7gV//6+x+B+vawAwII4xn+M2FTgjv8GwEqAO/T+PfS8wAFCvv/Ecnn4AXc3hoVIfwIEi9+OlAC4/zwDhn16O8O29kJ8/vx9gkA3OoUu+Id8wIO1hDrBQT+6N8p6sf89/wKIBzm8g/H6AM4B/kBrR0O6AQS+c7a9AIsG+0R/AwFGfP+2+byPfHk9gqB+f3DBv4E7Q75Jv2vRjsDzOoPC/3u2Pfv+/QUBeP27QzkBgwuABsEFBD17+V/3Q/vzfT16wcBAgES0OoADO344//23AEM0RoOAr70wfwgAvL4EOXd/+jT6fMF7y+7BdOy3NRL7+/x4PMv4AYV2M+79hS+9df+7ir09Pf61uIN80vv3/jD7tEW7PcM7wDpGhOCGTvwIOrZAPoX3ORi++8JHDsG+jat7fnmCunm+xb93xV/6+XutfzuygYJGv0iztQK4x4izgXr/wIE+QwRCNL11/DX5872F/Q8N/Kn+PogyjbB9DSs7vxX1P/oE9At2gfXxD2w+wwz5tQW/CvO4+P00+L2ysDe9OD46uk/4hb3CffM+b0KOjv1H+TmC+0k5P4DFt/++tkF9BzI5d84HA3nCwv80uM848z30/3t7P7+DgMg2hf629cF6A3r//woFh34Br7z0QDy6ubyDgEg1yXI6vwV6SDl7fW/3uEg+ef1Egsy5PkT2hLf8we/6AH38IHH5PUK2+sh2Qj+Juoj69417/n2LwTD88HZRjv55eHP/+712PkACt4S6/oKCgvY49W5GiLxBRcTS/LyRL/m4Rbx7vcWIAMX8hb23/T45f/v+/PoLeLrDBkD8fvc6+nwHv7YgSng5+QA5RQC/QbV6Ar98f/zH/If8f8P3SHt8gKo3vQRAAvi+tgH1+YSzQPxB+YY59dBEu37LPPU+fSz2zoA1dqTAwPSuPS4Ja8S8qYJBxDweeDBQ/zxEiT4oPSejoHr+jfK4t0hhw0i6MwR2c0N2ADc/db+Ta7M7fMfxPbr4tzWIdTxIlnvxPcOsf/L8te98qnfzxf0bRT+8OnmwO/L2g9Fg6ECAZzg4L8Yw88evr09AcUy1xhxHELRVvuz/b/aDTvxNNa15QIX0PcdFdoY8gIP9C8RL8wPNzbtAxsTDv+BEI7yHivt29I4Nwof5Pf/0ij04/rtFPuTMQHT1CIBAfIQ8OfoEfDbyDTw19wTtvq1/83G6fifzxQJQRj38OgbzP306fsCxPrlDcnbAcwJ0ucMyg7yu95I+zs40/DnRvzCB4GESjvc3OC74fAH3P3cDdsR7xwSDwsA3t62KL/v/QwO0Q2B3KLkEib58dod7wAX/e4D3/oV4AjuFPIAMQTj5eftEu4T6+zsAe/o6h4E8OEJ0A2d/uz1BDSm6Aj2QOPiD+3179X58wch2fP0EPrb9NAF2PYD6Tz6QfMqAAI3nQT4P/fyC3XzkTvzF+/U6ukP6AISDekY+wkJDQsX2eMKHfb3BgYG4xSBErnxDxb2+9wWIAsR5x3+7+H26vz1D+/+Ihbm7/8LHfMx8fn0Aun56hn77e8F3//9Bfr4Be6w7hAGLv3f+e/c8PMD7vrO5Of7DuT4B9EC5/kO8eXd/fwkChgc+QnzKQPdBYnWlzvwJO7L6Pjv6gX1BNUU+ugQCQoOBengHPf5+ggKBe+BBrvlAhkE8dkXBwMUAtMC8vnx9wfyHPEaIBLn8sv8//IY8fz0/fQBAgwM7eYF3/LxAf3yBA+s8g4BJhfq/PD2/Nn0+f805e31Gwn5BdcF6vYA+wgJBgUjDhMm8BvuGgDiBcyGlTvxAPnL7/vh6RECCOEK7Q4ZBf0cAOUAKuP88gcE8/yB4rLkCSEK/NIhEgwMB/L++tYF7fnyHuj0KfTu7BH3EfXV8gPw/erR1wAV7e4F4/cWCsL1FQas8RIPLhDkAenU/vD98//z5BH9HujyC9oM6/wR+e/nFPwiC/Qb9BDtLwXeCFW3jDvzEO3I8fbr5xUDDOof8wIOCQMn3e8gH+kC/QgU1/CB7qnkByMDBM4aDgsT+AP79Of77f34Iuz+Lxzk8w0U9+0I9QrwA/HvARQK5+wJ4fIGDfLqDhyh/RIMKgHHAu/39+0G8P/w4hUAGB/0CtgL7PcD/Qco2QEsCggV3h7rMQXk+8z56zsR8Qk6HhgG4PX79CLhGgLlBLwF8vH71/4eBfkK9/T0Dl4F8vm25g/y/vP+9iDU2eoRAgb9w/TsxhQwC+nWDRsAGPf97dsH8OwVADAVDCHw8fvmrQQoJ/8JtAEU7PgGDQP0f/f2MvQE7AoUH/j9+fDcPN8cCxK09ffDBvES5QwSHTbK9TsABAUfDxMMgfn7+Q/nCPrvA9npC/T/6QQECwED/gXRAD8A9P7d+xYBBPj/5e3r5/Dy/gb/4P4C1v0i/PfeDA0HCMT///Ad+s0C9xYRDyT0Cwn4nPooIwP9x/0Q9v/+9wfwOvwAF/YM+/kCFeL2/vjxF9wI6gjN+/nwBP4N9wIIEcLepDv17gAMICnrtPP4+xzpCADn7hDYPR/r8wvjCgH8zwK+9RIB5QDh6BoHDAMP0xrz2g3z9AP71gED4RIk/Cfe/An3Bs35FwP87PTqBhwJ+ykGCOjugQFBBAb07u4d6REA3fXvLwHp//YR9NXu79v+7vX+8+AK7Aby8t8H1+j/9wARCbC1DjsSSugdDmAym/IT/xjYIle36BfR9+DfAwLC9B79HfeYAgAZ8e7n5ScO7eMsxer/1AfQBQX5kfz1Bh0p9x6n/g/IDrH0J8/8CQGd6BEa3BcC5MTqjK1/HQDkCdwy2SU82vPMVwam59Ul8v+a0K8G1QIQ4tr7/v855cItDM70Du4T8bDmFzv2CuscEj3EteXQ+SK+CgnG7UW0HQfuEhPTAR3+gcLSCAP84+fqwR0kDQQbvAH9yaXVCQTxyvroHdwWFNENVQcS7rX8LNkhEyq7/iIP7RWg3gno6+hJDgfTEu8I9B/p4Nn1IgbwAsoS7x+0zMoH7QAgwaX3C/BR8Pkp5+UNAPET5A9SFjsAmegGDScKvtnl+QTmCRfb6S7S/SKECWfhBBEB6jsV7dH8x/X1xRYcyQAisS0h4RAJDPnx4uuzOwL0BkMY4un3++XvNP3p8Drb9hYB7geB5vQB4ysq8hD1Gf0B+wIU7cz+7xXV3AELCjPZ07v55AYq2h6+D/ZG/PNSzecQF+4H8zRfQjvz2e7sBefP1wT9/AnY8c3v7xP16BYlDRbk+BoU9/0p0tfp7QL27g0Z0AIWy+4s2NAqCv3y/uomPyLz+D8WDPg6+O39CPrpgSnlAPwB7vDD7vru//YSERgBJQ31+//pCB3zzRax5PPiFs3m89EJ/Q0t6P+vG/pIBrcy2/4TBOoC+HfcFjvqsujc9t6yy/3t/APz7hHz9hT9LS8KKwny9hYBTgJW8rfpHQwe4/0nNv0bzYEj+Rn/AfrxBdz1Pd/g4sEPFPXN8ezrE/tJBC8CAPD51d2v4xsJDxvjBA3uJhDh/f0eF6ImpAeq9S7oDtLl6aP5BBQ97AvzJgVeBsc8Hev4Cf0J8rAeHjvzIdvn+9Qd4QwACgr35eX8/gE8OOy7MN7s9Q4DSChkyrLe8A8T/PQlpAQq3eMgAPgkDAH4H9nQWu/UBkMOrfQz3/XtDQCB2g8Z9vX/z+0I6gkAHTPAKhr7KUTR/+YsJggMkgcz4h79EgjE/KoI9wor/RPA8AJeFMxGKOIAAPvn8c+zIDv3QfLc9s8K3gfoDRjo9iQO+QPjJ/PeQ84B8RP63QRwCaPbCP8bANUSGxMn2+wh3+cQDg/yLNMaSQDM6tQX8+Mr++rvCucF2gQa6wIQ2uMD8ebvKtyhBRoFODXL/ugHJC0dgQwr99ztEfTO46QM/hsk8Rir/R9sFtdDwPrwEQAHCRfzLDvcv+3e8MLj5xryFhb/+wYSAgMZDwHAMCz+6gUEDrFsKJ7cCvwXAM0LARsj3/gR8Qj1CgftOtsHVjLR+/YEOtMt9vf9CgzZvhE48+sB1+wZC0D/LvaLFxMNOxe0C+ALK9gggQzp9SIDKyDd9rL+9hIp/8uySQpHKOgpGNAGHvTw9yEnMjviMfLe78oW7BfIFQUT2wQO/P4zyAsTMOD46P3/I+xkBKDcCvkl88Ye/Aog9RUd6AX69AfpPNfEQQ7M1P0JtOvp8vD+/Nu3+gQu8QAE1OkP+8IeDKuBBSkWN0mrCu8lJ8Uahgr65vz3G/DeBbX1+Rg58//iUh1QMA897PjzBQUC+HcBMTv2E/Pd7dfI8A0JEBUm6PIHBf0Z0wbfHu3+4g/w8g9kKZjVGAcZBcsi4xok8doF9ecE/wTyOdgrRdPXzgMNIPQX+vbuBOwTuhMq7f/51envAu8lGQ6BGykkMw20AOk2HiUejgpK4hsUJd/686T3CxkeFf0r2htTFARTDxX0Dfru/UJbljv46eTZ/uk4tSUD3NhVwAISDU5UAf8jBNC8+trn09gBF4sxRRkvOvbu9Q8IaurdCybnB+gMUPPhCuwAFBsEH74K5+wYHU7hDB8I5CfuHdE4GN9zJvrmBiHuQ/wB/83X5A4p4w4p7BwXMRj30+PDCPQIkfP06dQ9DDkZDBzyISmB4mx3hzviD96rCww8tzga8ewu4cUMC38WIw7XEui7AdwB7dz5GcUMKv40Rsrq+PcjBRb4CCEJvdEkIxAKFvwY8wLz/cIXs64ZHzwyDgDpBhr37dqj+fEWDrb93xzrO/Qi8/UEuPhG/AYX1vnWStLv44nl19wnkBsGE+pW8w4TLPrrORQG3CEdgzsS++uBCAgJ9Qvm/+4H7hQz8m4XHBsgKgHJAOwPDOX5ANUW9O4jZ/ry7vEq6/wY9vwP2t0iD9sfLf4S6e4M49LmyL8Q9O8NDtzZAB7sB9Wu6zIKHuAc5h7nRPQb6gfhwRj7Cw/vAgnpMOXt2asU4vr8mxHs4etX7Rs28gj4GiYLDBbJSjseSO2S+usTKOwNB+XY7PY8+kLy0fS9IQzmEcj/+CXu6fgO0eD7evz14tsl3/dkEBULyOgWD+EUSc0g3soDEvi22u8nvuodD+DCBwfW6s3CELHjEcUV8/vnOwUX+QoX1sDQ9CwUCSrwGhHr6Lkn5gv3gSf/vvta/+gtBOwKFSxDEXz9RDsTFvvJFOQwIPDv+PiiCBIUBerk2tf++/H1Hr3wEBLZHTAGqQzR/QT3FNcRoNcgCX8Hxb0i7gM8KAka+vwKTATr7Cch3dDhD1oAGhjP1NtKDgrNyvgQIubyBcMR6A31IBbm0z3uITkT8iTnNfghBCYXrPMW3xcvEb8F8OYX1hkbLR50GzsIxRU3Qh/wKdU4ARiVI8wS3JxaL9QZ1PwnF8IC8DxUh3QG5QKws/gRUuvjhFjSu8/rBLkZqB75xxHt9pzkQRrrDlgYAM/Y9mQfSRXf+0AOIhWph+HmLMsPoOkUzejmRtDAcDgTH7MJ2BEpYX/9CvBM6b4WJRrcE/bG+8gdwQ8bOrJiWjsP8Q49FAdLVOwb/iwIKgv/z9HnGAgB2QgKGP3e7uADJGv4Dv3hsvgJIQLjA88R3jMcGxPwrBPk4eL4NiffESkINkQE/ukDX/cFSCnv+DKzGC33ChkDOM/8j/Ua9voRMC3mURcZOg8A090hVH/tANT0Sd/oKDSGMPi4RfYGyR4EImIdyzsT7fYsDg0LRyX7Gz7wMwEYAdce+vb77SEbKSXcEN0SCzQqAvD32BYCDwT24fUe8wsL8QLx8e/m2wUN9xv95P8lIxHx+vIW9enRFhvOGBwdE+vgARUjBgkQ3On+EwHdIfMCCALyJ94Y0f8FKwMJDdX0QP7zCA6BDBux9iwA9xEcBPpEYjvjyRIlCkn7EQgPG9+u5dXGP/1WPOYn8PAoFD7ezer+/IERB6wS/wzkGwDZ/QwgBc/54gICRRICncMXYSbk/A3BSTsgLlAeHsfv0wvxOwIoCtVO/wSzEgDSlvvSM9nPNSgJ5uAgE7LmNwQOAWHZPuuzbzA16wuZ9/Ww3yrwCUnv6GdcNDv7Odsr/tX215n//ffp7cPPFOkcEb7Igb473EvEDO0L9bHg7OwI39HdV/byIvUa3wtDMBjTABgLvtjv+LQU/P0xHOYQI6vtNM3qANztzynD+wIX6M3F2hnw6EjQC6jfyyohDqshovgQ56/n80/XOPCvLCK3+Er4uRG/2cXzABrmDa5cWjvi0+Yk1O7wzvT+DBriB/TxEcoP9czllgEU/QsCIOrjJgPB3Sjp8u//1gr+16oX4iLDfzzjvPzd9Bno/Pf89hs5BgAT7/LdBwQMAM4TshT6DA3X8LQT9CQI6x7u8as13vvuANoS1+Pi4CbZ9fn/HB/P4/jp1DgJAPsw7M3mBRTYCadBPTsNR6nazfvrzQkMLQkJMAgsxtXZAhTq+csnOAQqBfnu9iL6+0gG5+7t8SLf8fQQEWfofwf74uX7l6EFQ8/HECDRxwvXHzAOHw3/LQkb5wjKDQnQPQEt48k028jfFaYcIgEVLuQ32Qrw4LoOB8L/JA77L5jXAUAE0w81182xvw1k0KEDMDsnxz7a6vGB+yjijQTbMQ0P+vfW7B/OHuUMvisGHBMvJE053fHuIA/92v1J994M5iAvyTvrEuZB+OkwHRTQdykQErsuHhNI6CraL/0SPcn2JAoGxfqzygXv5RS0G5gpBPoJK0I/3PL7JQ1i+qohGA3hsfQX4SzyQPUd/QbOwtQQBec7JjsA7u4RW/FiAmZlNLL28iwAd8wPA9q7Fgjp7hzWr0vLvEXQuQzM49oNDP5S0CDPJQTi96c1BPrgresTxj/sEGAIpxd94QjZI/340x/wGAGBNugBIu4G30QoF/z+ZfjkGMMs88K31hvxQAkGCTQlEwDjCRUMKeshzw3HpgzeBcdM+Z9uNDveO9IlzRPR6CBD1/Z3Z7Ib6iMRHEQzgS4ECxcA95QqUvKz1NlPOwjhLcia7/U5W+Uu7A4XFcoI4MQgC/jhGusk2O8K8vIiTOUJ3V/wB/oaAEHNyvTt2QUVTtIBLO4gFxQOzzHkFu041x9UKSSNHQzXFNLpEigKu0O1/su71+fbLJsCSTsB0uMkJfgSACzfFtkR+Bbe3ytRJv8TENQNMib18tsfLef8Fk7X5SYf5MER0xKr0R0vBiP+PsMKHS06DM0UDsW5DgEi+94SMPAW9NnZ5vMQ9ybcOSkKKOLZ0fDiBuk7HQwb++4oL7kIJ7n8GYHrMbrgOPQuNv4s/OoE8h75ohUPBMYvYTvrJSBeAjn5TgDd3TfMOwrFRUpSC1gmGK8KrOz+GegX5iol9yzYANTcHRP6AgASwxfgvA8xrEcRG+JWWvD0jFkF7vP8f/z78/wp2H7UOw3ZHCEE0+wyUeBM0gH/yd/19KflKPn4HekL5gHwCiUEf94k5BYcKDPP6fKpDd5K598K4vs/WDv8//85SepY1d7mBgnk58XWNghQvDED1chM8BgtJu0IPBUACi/l4EDz0WIGY8q7FgwDKMnu6t75D/MNHucN3z07u6gZBCwB+/8v++G0eKAMLdw7q/Q0zigWKlgYEPDYLRsFpgAaHybaNSgF+s/oKtvGuC4JBRwuvcp/I/EH0xQazJDsUzsi7jG5C+rl59Yh8QL59QTQ0+wg6wAe1u0KJhzp5xbGAdEoHR/Xvwyr0Bi6IcXM2CMHNcf83+T1+Rry3sr4GCYI/LPp8RgAHesZCOPyEf0IxN4ZttIiwfPoNg0KOaQXAegHuOICC0jhF7rm5M0OEtq5x+8TBNd20Pt/Of/n7CT/9R1XXDsPBgCsANPf7tfMBd8GAhzq0MMO0AEYyPDpKwXu+gnhINAK7u3z8yGvAPrc7hfbru/nNdAY7wm4BSbc0goAKxf+Ktbm6x3mEh8cDcoV8BEFDNP56BD07sTHNLYFJtwD/NzTv9AN5OsdFN0R8bIJ//T08PBP4gl/rP0w+Nro6SAvL2eDBDtS5/aGLaLG0rD5COf11Qv26LoTpI0L4+zqRvgC1oHfGLwC99wT8B+pB+vQrLrlnbSqD8kqIxkcHja8p5kd0NzUTgDepQgZZwAb76Mf1AQGTqTtwYrr6rLhKNiqROcV5AOwmNnj6uEVAtgzFa0X6R0J9P4Z8RR8w77yjPj7nxgpKRQxRjs4Pfj5FOE8CRDAHvYr5NH02/f4CM4vCaz2Ku/ott/yC+oCCPAR+QLhFvH32dsv4QTt7uMcDP7k//n88QEWHcsBHx8BzATzP+jYyd4N0/mBDfYKDgnpD88N6Q7JHf0M298V5e3+9gPi8xUQAAQAxwoSFQH9BQ30A/rgxzv38wDyFxOqXDsG+v4RM+syFS8LJvEozp75/Sj109UNLPf0C/v0JeQA/xPlHvIQ/Q4H3wEB9P1M3jAV2hwQCfoK7fsQ+/Ap8LWhARgM+wfX9R/E0AML2/r4+A/pQiPI7/UQwRXzBSbisAkRD+7c9fzV9fP+BR3yyAAMKxESCBCIH+TggT4qCN/tGbvpWDvhDeQUI95L6zI2MfALuuX8LTrbA74lI+vTKRL/ESoB8yHc4xoI5iAYyAgK8MxJ3/IE0VsA6+jFDhQVCvQGH5H53fAIKuzk8PrP9gAj+PUrBfXfS9f41/vytBnqzyYEt8g6JPcJz/r78uQZ+B/evQBEJeT+GASBICruAWwsIsou/mQ/ijsRCeV/FwAoMiHl/wn18QP/DEt75/js9RwB1f3t6uPQ6R8mH/Ee6+Ho5gEDXAr8IvsSGAQOGPkX6upLDxDo2fn70QQ9GynPGRlQ6R74Ocr7T+j74NkhHSAoAvAXDwAmJfUDDvQsGhviIeY36yILPe0OBN8j7hTD9Oj77SAiCi0J8GvcMDsbXN7aGP3CI+fN4gGg0Tj3wAD1+c/U5OYJ/wKvAQE/N7U/M+Ya1dLaN+ueTjS58Q4qMyb2BA0Sstw56O7n3F4Ru+IDDQi2Jrsb7dsCRB70G+o9xdoG4+bUHkQgJsyBCxdcArnpIgkf7t40iTfVFu/b1cbSL/wk3dEV5Er2yUzCwdCAJjvk3s7I9vTX9eCoBsfJ8vEF09ewNMvpFf/zCP3Z6Scq/bD1/9bxBsYNOsv07cXL5s7nP/EX9S643QY54f0E7zeB7PX3+/cGK8QV+dfS4enkDh8N2PfoEv7gQxMbH8kZHQsZ4K/08aoxFBj05c/sChXGtOnq+EBp4jgt8BX43Uf4H5FzATsA88zG2bDl6+u4NazkD/guy7zMAs4SR1AL5fTvzpJU153r1OnkHqcZE8oqhPHV7/L5C+cg+vWvGLEM++IK+BP5Et868Nmv8AU5/djBpuyl7bkq1dLkCujzHT0VCM8//pLgxOzuvu41EfHRBcPx4ze00T+3+El/6PkmBv743TsUQWeQEDsOQ/IB9q+xDfJqTdL6DdQhvSLlnzm1f9b6zgsT5wjP287hkefgCcQkJd82l64G5SwwlOsu86Yt7usWFPrl+fvkCBg77fnSxikB/x6d0gAtwzoq3VK0Ii0U7AXW8P/j1u71t/js5AbkLsH9JqTyuiMTFTHQpD/sMxLkNw8C6hzjMNC7ODvyJ/399wof8A0JTv3j8/b21fbrDP4HRf/hwxkgCQCqHvnbvSXl78tMCBMX7Dk5/3/mrSM8ydA35/8RFyv45OfpAgURNhfC1RAnLS+Szvb25AwLOEO7GigHrgfL6xovtff78QL2AVDaMToSR+P81P4OSAdzBxy9PQbyuvULF/L1ESNvGzsCGhTN+DYEHkIsvPYMaAeb5EgW4ifzLBDbUgShEQUU6Lkr7BftDRQPb8tgw/kJEA67LUY0wAcLECPTSc/qcKz1v/Xidwv/7xc67OzpNbEdyiUJpsTkA+vnzgvAODwc5CkGFuiB9LkG8bzTTvb+V64a5h74Bxcb0fwXms7Sof4gPNr1FTsQmS896wH1tCP4ZgDEFIhD1xY19OKlIXA/WUDAsxHsVhUp5B5MNy/GLdhWIZbuueoNXP8uSy8UDRsTqgkSOU4s98OxQg+0590p/h7PqQ5/H+8tTg7v/z2r+dFQS7Mh2wsDNawH6fv34zTW5gBX/gbX6TMi0w7LGgYnyCMo0/TPzo2EwzsRJ/MxIh8Kfwce9jsu9gXb9Rsz7iP+8dEYEQPnEDLoF+gHJPIKERDe4vnlK976JAP49vcWCADk3dETAP4MwzEF8yD/ESz6GusRGu3jMPEkEdIkSRQABwTx7ufmEuQqJvkk+OEZBRXHFQTn2AD+LAPy7PMFFvrb+hnL9xYZ9P1AEosjhjsK0fX7EQ7zf+76/xjXAvfR4gzkCu4K1esWB/b7D9ry4c7yA+noOfzh3OLaFvEBH/LX+Q0S9gL76O/29uou9kLT9RP/BiEME7YULe32JgzyHPISPO4K9v8JCfL4DfLyF+gp+d715BTrEgXP19YDGAnq01nk6A0Y9Q0HD/8R9vwPHGOePTv9+fffFwb7gdbAGe4ALRPTFDbN253l9e8X+OgT2tjgnM7+pPnGHAn85ubtta7t9/XKDgUS6grzB9vE7ev95zH0+6MW9eLi6z8hHPEI8x4D2wH5+BH8LAT3KerrCwmnB93lEObrwgMCBuCx6b0W+BD8zfAt6PxL0QQbEd4mAvYNDNfxVDv78QTyFvUPrtoMM+UhNAjZFALs77UXRBT33/IYAOPa3sH2uCDPCPsA9PYG/+Tt6O74/SAI5MwGLgHY+vu0KhT0D7Mtx+LuNzsX9PIQyivm1AL4jOrpDPf0Ivb08j36yAaRB+WB1xgBAv7R+cUp3+E1x/DqxxAb4+068tQcC/bm+pNtLDvb/+nlxP/uLxwdMtsVSCLHJvcd7MbiP4EmzQtFBBDP+MMS3AGX2+Yw1yXMw+4VISIw0igD6Q3j8Ji71TDlAtn/whIBzO6oHTHxnwDYJgwR5EbmxNPA9P4pCdnbFz3vxCH2wdT40sXIGhga2BQdH+HzD8U4K/O4BTEd2+3dBevG+fYqPDvbwQbsJicFXgq3F+q76PYHHg7FB90n6g/A8ybe3f9EIf/ByCEl5zTf1AH+IuPjJ/b0BTHk6AMp9Nz0uvnrzPPlzh6uTAcj1yTlGB7m1Dj8BN4Z/+gd6CTS3gn23uT/xRrVMAoKHg7y1vTACRLXPTXsAd8wgdfx/ZQbmCs6KyHh2m2WHTuutc0Sdv6SOL8d97ruANLTl6sP4ihOTA/QIwYLCQW2LywYOxipv0HfUR5TM/HIziLk3r/0uhHb++g1ViTwLCYBWx7YMzY3HUIdT/2uLAZJs7UBDMf+aAr5tvjrtDFA4h0S5uED3EnC4/nkNQ03FfKB7SY0JxzL6muYPq/8DsPT1rTtSzv02H/m+NYkvQYH8xby9CPmIqLd3i/hJ/sBIPLjJMfVSictFgIJCCUQ6wk7x+cFN+r0AOYJNf/XDALvEx8DGVFCDAYQIzo/CxM9AQhHIrkW6ObVHMHI/w/o7vvxCukF3BsdoQoUEgQ77unDV78P8vTfEDbTtxQTIuAUDa0HGDEUKEcD2zsIAQuDAPjdAhvfzfM56d4uAF3u6RjlKwDPCwoe7u/+8b8ECRwrZdIY/QX3EAYXBfMGtK8BWRj6NNsBJtQO4gICt8sRPwn6EdASExDb4aX/8OwS/fHj+jv4Zes8+vHh2fj92B8D+g35WBbvvIES3B8YlP3g4tFlMfE4/OEQAPgBAPn1QzvhSOIs778E+ffs8/LlNfHZUM7wFOfxzAQTz/L1Evf7x96B+BP3IUAALdDeBxRGCP0HqBzx4UQHGg4cEQgEDe40BeMMuDcM3gEM6Bg/79co+wPw7e7y8dQX2qgYyNsIN9ztBNAAFD8iAfCnUcfO1/v4JfAtdCHypgIz4Qj4QBEQPWca0Tvj5flaCSYTFNz2Pg/l7PXrEcEe+/XqgQhR5zD1GQXxIrT1IO/8nRq48vfGMg+/7gQHYVz08ePhCBD9Agb6ASXhKicE8i0NIgT/+dr+E0Xz5QDqvxDNyuUNzRrWF7H25hMGGbri8NjOuPnz7DzcMPzXOvkBEE7fuv76+PEA5hzaFT/4JDvoN9FDwHjS6Br4wNDDFMHQDdztYxk+gcokCPARAw3yytMAJRF0ye8vH88ABfYsEj3uM/MG9ChEKgNBPhYOHv0RzeAZ8c38KU1ACPEUBgArAP0oDwgIHoUZ3swX5dwiFmRD2cIsJBUrFlbePDLvEM8DrjxJUSrCAs8C7vYkM/4B+BcfeTsps+WpExnH9s3MUE640qrq8g3y6RHZlM0MBQe14qYImrv78vLx7S3CtBGyGryHBMT8JMQPzS7X78wz1uEe80m8CuMwS+/SCfpiyQuhTvoP4AIQ4+0N4rjvEwz/L6rsF+wb+4EaIiPnIt/qAcflSdeH4/D61iJflddPyPPl41MQzBntFjvqFjoCLVAiHxrRI/GyoyMYPqHUIOv1Du4vG/DKEhoPQYE8XvAWDeklw1D+XysGD/rqJMexDunG2f9C7iceBxgSXQ/2FdopAOXAGxUp7d0iJAvrqc/j8h9C66kb5QjBKveuGfoEByn0Sfty2xL3pxg8Lxoq997T/uwL9SLG7P8oZYGjhTvx2wwG9tnf8vHr70gKBgn58wAX8QT79gzL3CgR2f8G85saJ+rTBebD8Aj3+8Wa7uwJHMsR6VWx/+sL5Abl2x0P7+grTBHi4+RN+tT7S+/2FgYz1v8JwLX6CxkZEqT28/sm88sDCsjuUODy2fjOPwTet/n+F+J/uOwEz0D1HQcghRfBKzsjM+kXKvzGue8aXSMpNgHgW/sPBfZWJAAMEP01K+rxDhMUFyJZ3lrRJtRF/+ALPsnWw/xN5v+J+PgaEeF/A9kFMEzZIgnVNObX9JVpKcLQRCYlfPIj579GGvrgExfq16P1sfAJ/BnDA+Aswf/sG/30Nw/NFfLMDRUMwjTrAiAIxJVvejsMvQvtzNcfNM7h5BYJ5b/ZCSjpzNzMChEm8Svc4O/H2tzu5QQv/wuQ4fjZB9HX3sDVCwMLFEDb9vzs7u729iMF784ZPQjCQroz7SIFXurMKO7x8vnS5frcIgkbarHCAYE/w8O34O8ANezQpPbqMUW/4AvCv/8kuNcw/hMd2lfc68JdLTvk2xL93eIPaPQQ9QMW6zf8AQQg+A4b8gYC8kb6UyEWJgXlUu7LxPLV3Su3HTAdHvD4Iug75vD2DuUV2ORP49vh9/ANCQ3yG/756NQBCd/LAuJP+/nqGvAwLc/lBE7rxNLagRol9PAoFBLNLBE9DtBi5dRFBD8mstX5NsVet98uDAQyPzz0/wfr6MEF9PQRyQXw9v/r6AEJDfsJAfiBMd7T+wP0AV4FGswZ5BfY/OXw/vYWCPbmmnkSbB0I4Pzi7/AK/bn5t/Hp6u0GARMMB9v8290R8QMPGvtw7bnI4xAN/soA4/j70eQI9vEk5gH05wEn2vr3mPX3/tgL6wSwAAJKJvLqBLAQdzvnASMLJ5ro7uLmH+YM7b0U7MWTzoGtObMT2FQWFvwV03cBnxXJ2eJ56VcWjewx1MXu3QDwyvsM7KPnBOjZ/MvoD0oI6dvprg+q0AoSqCLY3cW7CuLcDwz+58qitrm8s+qxHy/TCszvs/QdWOjrze0SRsvf9x+dCeMD9bv3+a39GPZh8TsK6yUWAhTqCA7kHP4J6A74EOQT8wTlFvD78RMK/vgN97/pFjb26ccF9SP+7v+9Ig0K/fwHJj7rDgXaC/Ot6dIAzP74J+388Pr04hzV/R8GOer03+483BPx+AjrAn/UI/fxEB7eDPnV7fkAAPkV4bbZGAHz/wYBLwvz6ibZFRTs6qfcczvo6Q0j1eLf4MUFI+XHDxPs6b0lHAjO0t7yBCgYs8kG1d0p4NQv2CDIsNYT69gKK7/3+gkL/BMHsNwPFr8AuvLG0fnk/eDoEwyu5f0DHen/9uwI/sZN3ua59ef/QX/ABi7w8Oz4wMr06LzV/vE5Ivz2/rfP/P0D5OvhAinIHf3+16/cvjsW39Dw7RYUvPcE5tP6GRb9HBf++vDZH94BzAfFCPbU7+X2u9fiA9g9DYHhM/EMN9fuEuUu0frl6fkTBPQPyD7U9OA4/fQG3hQNIQUdDuPb2/G6yuX76fXuJvT8KbLdUekFD8jm1fkFK/T5BgeNOxPx1c7o5Pxjhs9G8gH4INXv6eCHFjz53eq91/f74+j9G/joxQFA78YH/A4B7f0g7fIV6QUB9PbX4DTh8Qj6/CnOEwD5+wX6EgcKQOsa//m2/wQDANoGM/Ds4+4OFPbu4J3q+Cf/Cvz83wkJ8iTyFQY2f7UFChHf/h4gyfIk4O0I0ctTVBPzug8CCArKY/DrDh3l/fwZ3lM9wzvzCQX/6QDc9/736+L14vH/+hcR7e8E5/QQAvjQ5eDd896j4RkC8vrzA18YNwTc++YBEPMX/NYUFPj54fbqFA3nKv72EdPtJwXw8RTgE/YL8wsTGffV5C8WA+8JMX8Z9/kL+iEGU/3o/xT/AOozOiH9Zg/f9SEmGPdHAebtGsnc0QHMgTvC6igU+hkV//4E8+kD9gUECyRJ9RT0CwIRAvO/EezwA+G1DQ0D6OPw3EYlJuLiP/HLJ+wB8g0IAPsK+yclSwc3JQcPCfUHFfz8/w3YOgW2B/ol98vf/Csr7xTqNH/yADkR/C/gUev2/vINHRcPIyTqYgEdvjAmAzBKGOjLBszt3B9YOTsE/j4MKhjHEQD74x42JhzsBzva8NU0zyP+5ue0FiveFtPrHAIQ3eTyIRMuDELjNwVAI9Di2TTsxQgdBM7W7R4J6BYI8Psx3d7xEAjWYQ8NI9tA77/vCgVG+dq8+1/t6ss5+xrMPuEKAT0XKEnq+Db4fwXnEDoo4dtPwejH8efT6lJ4VTst+RgwRRUqF/389koGQge40BGb7SAB4h/v1hDhxxDu+uA04t0B/fDQ/vFBEg8F9uL/As7X6VRH8doMQ9zwAjTQoQPzFAj5FfcP6AXk6QjZDvYr2/kgatcb9AnSgQrb9/wBAQ7sFefn8vP+NvnerwgfIfIi0gP+tREV6iAR3RvVCFybWTsrNflIOPDX/Oyy2XoDVu7iHiL30QLo+fDt+/kUDMYUnAxqEtIODQTi068xzfM8BtU0zt3B4VxY6SM8OfftyF3tldz5PF2vAisW1yMxzwzM8tYz5+UgSJP6Dj7mgdEk1PDaFv0O6Ar79xYCKOnRoNAY7RETE/zgrDcHwQ5s7hjYecTaAjwMBOgdDxf69fwQ4gkXJuf4/wENCeH2HPD2CAUUB/wDD0F/9Q8QM/siAaUV+vf1/+H8/AT55fsC/QoXOAwaAtbw4VEQCR/8BwciFRJl+RX73fTb6RUU+sL5EegQ17wi9AT9GeUI1ukZGvrh8dvY1uj01ujsD+Xt2w7Z9ww2AAwaSytBlTtOytX2AiEEE83eRNYS6gLBRRP19Qv27BQF0u645/AC/mAhFcwq1OFe8d+V/DQDve0x6zACsQvbDe106PoG/R0CIvfVF0zgBfr6p8A44fPwxRO69uclCPXX38slzYEHGAfe1evMyeXmY/jMDguovLA5ADX180Udmv7a7Oj6sBCyzRRmKTz9/Bkw9ScKDBvsFfsK4QoYELY0DxcAEwFO+d8i6REEAio0B0fzNTgK9fkX3fveBPLrCPm6TyvwCP5OCP75BOvg1fLh4yoL4/R/5gUezFoexhL81xRq6/v9YfAN02cKwuocAgwR9fXnJQPq30Tdk1DqHQb9EDX90Qz++v0b4PX118yrwTvjDhw17xneFvwVHQnfwxnI5ggC7xAkI/pBEcwBDgXzFM4xAt1AEm/E+fBlGRML1/joDe2GBS/7ySMu8eg05tsR+jTfLTH18MHp5SUt/f729evwGA3DAt+rPfzZ8A7+Eu3i8/ADIOYaH+PvPQofgTsaEvXzBwX2/PbrDv4A6MgHFPgzZDu69h0ZIQbdMBH+DP4Vk/Tc4zoB+ucA6+gED88eDiIcGOgl6MEwEka2/gBWN/tD/QfrEN2e7ybDBQgR10JVIb/9EkfwS8zA6a35ty0VHRL8CswA6P+jCN2ce/TS+P0XEOjp7OASIOwi0N0VLvYhmL4qP7rxgRwDIvPk8wTr7uD95HpWNzvGw/8AQr+0CTgX3ALsgc8G5zoX+bQnFNbmDeEO6hkC7Mc1yK+0wcPB8PowKfrs7AYEDvj84ys0Rya73cLuzsfQOAcmRMQAHcPWnynqMC3cH/ELFxqQyBLLaCXhDeYJE8MJ/eP4BvQiqSjY1wAQ47+iGeWqLf0VOrQ2phLpF/fyy+XxgjvrFv7tDQcC+RTh2Rnn7+YK5DcF8+sIFt3YCQTu8uYMCt8W4dCvpr3PKQAK57TG59P/BxRT9t4TJ7KBCMUcGgAhKfM/E9r1BDHB6xbeNCgjKwIdC9+9/B0g7UUNHcUgEhnLCADfAfX1vgsR2tn/SqzQ8w8GGej+HhAk8un0JwXc7IaSwTsL1QHJzNbRBPnm2SD5L+APBvwO5Pkr/NvX/h357O0EDv+4+fDT49ICFP7m7vHZ+fIi/Pd/Bc3V/AqtEQz/+Sb0CPEpDuD1GjXHJNjYMOwFIQMc7dvoHws/of0jGswIDOHxIQX2AxHutwryBPYNY+HY8vImG+YD+P4e5PEHBQjY/Os0Njz7+vy5+evs+ff87AMHSvAu9vT5FewA8Arc/iHg9QID+QSlCArw+N8l9hvo//bq/wX5Bv1N+vz54vva/gv7BCUHANwpB/AKAw7sZM/P/N77/gAr8AQWEw8lgQ8RFtjt3QcOEvf++QwO7/QTK+HuXR/w8gPpC/Hk4P8C9fULARz8BLWYgTsa+PLvBxw22fbhO/6BI/ra2QLLQwz0MrDAxwrG8MzoDPjwwLrsEgkZB9EAPOvwONwD+M/mCwH7ABr++vYozj713Mj5EBYGDwIY/hPQ7bnIMAG0IwkAz94NBQbyXefByAKu+Ngl90feEwX5+NvoFTMM7goJJyBG+RMcANMKAwfaBEIeGzz74uWR4vP51+fy8vDx1flC24smD9wG4/wrFD786gTx+BjmCh/v2BTD/DrUFgq9+AII+wQEFfHYnga09QcF+OMJDtkNtfDu+t7l2Mvu8x4IPe7+8vEWGAYnz/NCX4EKBvsC8yIZ6QD24QP8xt4aY+riqPkCBAPZKgyyBi31BOEICREFezv18Trz6ejYCOALwqD/8vDbxwANLT4M7QwlGs2bF/XqAtzI9M76twHuGU45IxqaqOzwGuIrDqj+zx3Q1gXRAR4SQA/0G7H44zHccAHj59HKBLsJJ+aisTcLuUJJPn8QAhgVyRDIZCHMBRnC2xI/bTArSAYXz/1b/exP5ZTRGZHG27bEfzsF7iMm7RIYKPjmAdf+EyLdsCrOMv3u/u8M++jAHivw366rFuYL3d+7ygoj/N/a8xzfGdwQEu/G/gX88e7M3Rz/RPYIBPvn+hX/KBOwH9Li/wgYCxrKxygT5zT243/UBcDm1RjsRcPdCeDe9DorBCgRKPAABRky+g08/o7O4dXgxj28KjsVCitgBSoJPQoGJRUrEO25r2yGLuwcDsT6zsjftzLwKZK2G+kA36jj/aoout/hITjfEtIJNhO/HNoJERvg0EAYRvYICxLnDjYTHS69OgKs9eVYCzPAxwg038y0p2voC/EM1RLRPcDUF18bCW0G2RUW/SnfPxQj6zs/6IHQovTUp0SLUjsm+ApN8gn9FC/JHlUPNhLGrVjZxeLV8+T/0NMN7w78LMwIJcnyOc4wBZkYgzITGPj+EfLrCDUYUwcqEfnRAz0B4QQlLwTg9A0C+BkQzhLB4gAx9+7l5dIf9/qagffsC+8+8OnkART3OhERAQXiu/Qg7+re9NoQyP354L0CzA0m7dROcTsQtOUM6wsZ/lD6GXMTIgfxy1QgFeTT2Sz5y9M6FAYG+xZQAtUJOgMu54EMogtKyB7u1AT25UBZRNhU4OIW9gz8pQUWJ9gA9hoIBxA84RTt5w4K//cMEorVITGpkrLI/Ao19dP2yyAVQvURDbjJrdb13vgXCNvzvure5fxU8CMwRaViqzsF09Hd3jUV1zQCIhH+39/xZhY8EB0LI+z0A/xd9fT//z13+jcaKSRE4okM/v51D+Xm5/0EtRIgNuJG8R9BytQR2DzLI/sd7gPx5y5+CB7z2/LN+PkVE8ypZvzoz6HyAOzv/Lw3zfpTLfYF08jFnNX4xtvLAM3RtP7VxTh/4lojRju/bTsZGuK9ASMuJcRLKfj9Bs8SRPLg/wLx6+vFYTUTJuXxDgbSpCYuJd0c6O/1EP7A/wEM3BEC/Ak9IAT1DO4MEvDTN+IOf9jkCtc37zCrJQDWLP/s9v/V+R1XUBjm1ZnqHBweIRfP6fQQMxDd+M/y3xTJ4jngvjJNvAbv2PQTA9326tS/aTvV8OLL8djOFNcAESUJ5vQY4O3jGtwRBhXuS/Qc/QE4+gItJBkPFNEFEdq05A/KuzsbEfcTGkA79vUL8R4b2gPl9PcEVOX7xgAlAUrGAS7OQfvv7C3A1DR/FRX67PsFA8D49CgZGOUjLvY9DhDotDfm9zoqFioV94wFDu8qwUzdF+tSSTtOgTHl0OjQTpgRCgwJBaLZKtX68Q77FxXEUjy3Gs/qtDwr8+wPCsfxxBjjvDCoy9u01xf97TDC9A/zC70KD/0eBtQbXb0VPDMz7y/Y8D4DORTCHe2oPNBMzRE1CAkL+f/pEy5Eze/tUwU82gUsyh/pEN7l8AYC7/wGEAwo8CzW3GWPAzwZ4Qf1A+r+AAL67Qjc3wYJCNfx8ggJ2x7wfwXO8/PnCgrsDuI5E9yz8f4LGQng6vThAvoKAyYAxBbx+BEi+gcODek1Fgz4Neka6z/F7xAKARMDCevhISEzC+svC0EQ5vbj5h//CvoBKf0UwugJ3zwF8Qv56g4oAefh9+sN3gPhGyv8vDskAgHh6fL/6BMN4hsN4O0FGdL/AgAV1N3rfwG79QLi3DPjyPA3/Q6f/PwK/wTk4hTf4fwP+Rf+vfb+0/oSDAwcCuULHfgbAvsT3jnZ/zz6+gryNPngIQUo7O9FAmYNzQsD3BD/H/D1LO4RvfIC+xIE1wPxAApUFeX07v7/9QfvF/J7xTv+APgVzuH78wIE4Qz15BQI/cn1/wEe4ezuf+vYAwwMBQUBtfIiDvGiCgf0AvTq9uvnCeozCyfjzxnD+fHiHS0s7AEtHf0HDfQA+CbEDQb6D/TwFfn6BvIu7gwvBG0MyvT27AfZ9u73IBXy0d3x/vcx8Av06hpbGQDm39sI+wHVDNOSezvqI70HBfvU/Qvx6AwIGRg0ccTwCvvU+9rJRddFyg4GmwQNAS/vPse71yS57+K2IQv4+A8J9zE8Cx782aso7BMPQrUmYP39D70t+i/TBOECMvsu1QHdEEsSXMNVzoHeDAr5EvgIAc3pKhHXGt79OhD3B9zv2BFJLNcU0uBB5fr5FkduSDs34No/AvUw8w4c9/kFyBUQ/K7K0vcZ5uPGfysvAFAbC/MA9B3yMKe+M/3qDhGpIvHdyO3x3T0qEVAX4OZWBQtbSfFEUQy1EakiO2aw/p7VUSpB8vXi3QVMQdge28YSBscYFzzWDfvIQ0TsBcoGGPbmCe48FCVMFg/E6Aoovu/vKMepJzsPf7xw5uQJD14EHau/qcovTpTDMFXt6/3JXE3w2QoeH/xGSSyrPrGnFhbWKObIzPj8CRBSwThQrFEi6Oqz/hBGKtBGNrPvLO398yzTPgQ218pJBCymadb9DVJnC+Mj6QW1xhkv2xIdQhf41qsPC/ciOgXh+PIJaVCzAi0zqS31NYjcFjuBO+nFalHt4rjx8R5W/DGjDhk48ffBPJfJp/wo9lpLTRwPCyEoDDInGe0e+Lzk98fWB94O2eXsOi/k6aoILNq09/wL5Sv9EjEF5wXivif+JecC8tQTF9wt1BkQDQD7+wrm7j81wCHn1xYMcNIOuCjl6ug76d/HBejzK/f/+i+wHExFvDsfCOwNMQngGd745OUc4v8IAkpFCgD47grq5+QG/f7+Bb/T1+8KJt7ZBf8cPv8B5PLzCPz4DQUbA+MHQ/X0AOzo9PL0VSkk+f4l7R/WI8kiFfw+3/gLMMz3DvQO+u0E4/4kzBMY9h/cCe369+3nf1rq7wz84i819hMm5O8i2tru+JVSQDsZze8fD9UhBO+JBfMLgSj6JD0p7x4M799K6g4g8eNOBAe0CLXX8+BF7P007vkBBwbJGBDxNhTxIjr28QgK4yIbyuE/DdPOC/ML3zrGYrAV190zGQ0y9Cr+3V8aEwkvMh4MCfUs5gwaeutBAxsKUGGE9/DkOi8q7ezv7M7JBRMm7v1kDztDmyLn2Vwv2uwV4DH6t+AIMEP0+CYsxlnqtiwNIhCqCO++7N7g/H/UKhtbzo7aBkwPLvn3SLkW3TnR3TABMxk/kuxGvrwXAgCyFsn2dNTpFvcHBd8BrByM4XvEUA8MGG3L3/nTDoghYPrr/Qf4nvHh19sIM0sf8w5VyWLFGdAvxh1uGjsYoRqd+Rv/0CXz/CvcLLG3FRccCd7P4wHQ3yZdRQ4WIcIg+dAKDhib9SPe/YP7ESHHIgV/8doiMgL0+Mbc9g4Nw9cLscv0zwME/K0hEeLu6bb+GLXSnwjj7j7NGR34+CfD6cGn9VD1QKoBxwsXmQ4g1PParb8f90psM8kHA+4kumVQJjsOZjHvK+X8qP/tBgPTKNDr9iIOBS3a5CKvsj7pWvUnQqTxCf8j8yICudzV7erP9RgfUQRw9wjcAbUTBSHbvwXcKQAgnebhGRnr69Qz6E/RsPEaDEbdrtz21UMUEv4IR8wZ4xXCJhP3HzHqGhoYxMkBzfQ/NxR/4toxJOcZKvb5BY87FTvJ/zyn4uLsohceBS7QIcgU0bb9zhre2N+71SYTyOvoSZ8WN/gN3Sf15tP3BeCU/Gm+NAc9zeX+5QAN4N652S8+Ndougf42/I/36Agp0i+qCB0eBejDtTXexwgQQ7v+OAgI+iPqE6/9/b3lIBE7zc/f6uTpJAw09MZBCMMAZiYF+HUyEjvuLTSvFf7pvrLv+woRM7vq1N/NF/vwgvHw4TbRgcLu26kRF57/DyMGlv/yHPnpAdkLDtJf0uaJBdX/A9OoJSDD3Cb+0Po5Ibj57v5J2yLwtV3f5QXY0RzV4qkl8dKbMz/4B9YkHewQHS/m0AMPBYzR2QLy2MMq9e3qKQnlNivsKVqzFzvw1w/I+CgBntA4E0LqCB8M5Lq29wfd3Jrr9CkMf+WJK9T0DvL83hQGMQ7dz96J03MC/clHuzmq70feseAFBDnn/SDWwzfg9gHUn+/8AxYHAubiuazg4OU3zxkK/PYG+BXgFQrwD8wG5mMIpgUC8Yrj5N4pBPIU4L/e4ULaKxL9QfneEjsrt9XgB/Xh/gD6Pt8CJvEj8eD7PKb1AX8J/i8YJZfS2uv5u6reCh8o7gwHyPTnMyPn3goUsB9UyAfD00sW4A4RBwT+9f018sDH8tDZIyIE8d3Z5bUK49wcuPMu8vwaBb3UFLXVGQ8NBOcPnrrP9q7EINuINAD6HtvrFjjgPBjeTQHzBzvxBuMh7+pCJEk0Oa7SMf437ss/7RTW7iYKLjdhJ9qz8A4eNeHN2ktJFgcJ1Tcp4jy/79f6sSm10IGVrgdHNgVSAPb3CwcKEdyy/L/FEv4c4SLPGpn88bgpuRZJzC3o9U3VDq0F3+YeFBnw8vPTDcgFLdyoFAKy6BS3HnH6BgauLxVKEDsB5xtP3RkV/TPKNN63MMNFutip8LwBqgknEQ8yLBzjKVIjA/fN4U0e/iccKYhoCxIo5uv03BMl2PDsrg7Tvu3o7SbbG/cSn968Fa3fDRH8yAjT5eMTNoHe7ghAyftJzeT66AnR3qEzEvzKCN/UwfsIXOwUEQmo48j1VgAr6unoz1UoHDsOBe1rtCH3/xIXBAnsKukS6OkeQtN07PoJ6cMDUe4JE386sxvo7FI1HAlB35ITFb7RCwq28OsIzOoJCh7uEdHTIgEhLr4ECfD0P+IP3B7y5SSS9PIvQ8jz9e/KqSQb15IQ2yYB+9wbA80HGPz51UAPR67M/gPGxjTlqeso5M3/BLQ3ZjsgBwJ/+jbY9h3f2tbDyboFJOQV1eL4Tc8j5q/22/EcEFhSwGPc2wxO8fpEEBoLshHr8kiRF5oTKPM4JPXhEgzlGfo0R/exF0kB//8KjPf4BrwVLhE7S1MqAduOu0LhTK+W8GP35fG17t4kWBcUtDL5HRcb7Ae0Gg4h8rUFvtvjBGoORTvtx/NJFnEKM6/e+e2YstbkS+GpLSoSJ/zzTiPf+Mzi+eM+5zwQmhLm29TIEjHNFgAmP+LG2wHx38HJCFDa4AEd7zkZ498LQyEAwdgZOcLeyicLEKLnSuAh4wXzHbzw6c/fD4HNtDNiJQnJDwPP5jIk3iehqOUzCfYwxtkbQenDPjg3nTsfCcvfHUXTANr4NfEn2u/sENYlAdb8r/oh5x396tQEBAvzFtgcvDNDEePBEBBSE9H0Bwfa0SwAIAgRqAXG9DQiHCXu9jP52dkP661c5Pb92hXb+/ff/gbFyrzn94EQ8Sz+FA4J2w0XBOLuJNELycnYI+v+yQSzyQjmGyEixAopCZl9UjuMz18V0/Hy8VbsgRvXyd5BzBi64ubUKgkUMh/4v94e4V1hxBc16Y23MaRsCjmQctgbyfImT+/P6NCEwv4A+xb8A8BXAdYBSkv3VgP/Z1/lsbcv4ArkKv8GAiEnX7Tl5EJJ4KT5OL4nB8R5wuKBYkLA/PHy4+Niovs4FczkPbttKA30qDv1BCXpMSvuphUK6PsYzBAQxTP53zHz4+sxA8oD+N713dHT7PQJKdSy22Eh6+bP1u7z/AH6O//xOhoLOOzo9CUN3bQgRfT8ERXUy2/nCtQbRNrYtQYwgRPtQQ4L8kD+DPbT/k8P6fK/D9kH/efz6A30+QO++TM7MAtN4fk26zfXunAU8zsT4fPx+fz3DPYBAkAI6f0cI/TzCvzwBA8E8TXt+d34DQwdCw0fCPv39QxH9OowCwYXDgnm+gj6HfoN9AsT8PUWRU/i6+//3/sBPedOJhvp+f9/HeAlIBYlqvMMDgALF/jq4//q6fcjFQUOFAzrLhzk/Qz9AB3cK/0T9ADtFTn7MnSDkzvRBeTD98UtGBsGA+wDCQQCG9AA5+wGER4P5WL42ALx/P9/C+Xn0vLdJskSChDv8Bn10vAWC/X58QcsFQUryBkrCknvP9v8ERcTMsFjLBcCFQkpDto6+8gsryncGBbeIPLz0eTcyvgFDx4j9h8OHNz9D+buBuPY/dwN5QIpDEH8DfGjbDv41fEA/fsPFfD1GT/wLTb+VMIM+sXW0uUU3W3Z2ckQLiBLMSjI5Nj6Er0OxRQU/PPtEfgcJRsZlRsmCBESCQwFHEcyWhT5P/YXM+ZoOTYL6vIX0vZJTcwWgfXmGRHl+RsW+tnLFgfu4gg25w36PtEbNe0wA8rX6BDY/dZKEGQOI/NAozsEGAjY5CwTJ/kyzh3cK/X09TX2BQgb/xrmvjHv//L6zyxL6PLv1wrDDsXaEAfj5B3h5d9A/vQFwtxIHwMMITDU/T0vQCD/EhADPSJ/FRXwGjANLywlDugEyyrB9a0nCOUI9tcB0+kltuD05ePWFOLQGSoS872mzQ3f1is7FhMQSSa7WDvq6hwvAR/J9xbcxh4eO/EFGf7N/Usl2gfv7Rm2DvUNxDk+HusKyAz16+2QGgqB7iyC9SpHECZBt/kgYMzkIDhA5zdKJh8EydjdPS9yOPseCEe1Hy3OEuX6r//814XyAO5C++f/jCARpTrrCsqi+YkREeHH8Q6p1OcD9vZb7WQ0c+C0izsk0gEVKBlL7OPz2ggFJwn5Jei/8jwQ4AX0Euni+/j+BhUZDssX/vX1JuzBBhCg+gLeLRAN7AzT5uYaGP3T8hf04g014BAC0gQIEDtDHeM1IALI+unrK9/q+Cr52I3h9LgKCOX16xj91v3l+d3kx8r97NPu3wz8yfPLwgsR5n80QRTSQzslfxf0agPjQAo0/Arr/+K2BwvJBkHf2Nr9I+P1E9Ec1hbc9ZccIMAb/hDX+taoOh4PWRI/1vvf6wgG7vri7djq1+oMsewM+BQ34FFICOVN+jnR2jIHUOcAKAbc2KrhICNKCwsuBRXxq/II7uLttAIRDMgvCvYFhKzDtAZUG1QyNFfILTv5NDcfL/KnLC7hChP6yR3fGuHxF//W9NbvJfv1H8cf1BUFDr8HNcVeKgrt/+Pe3QMANQAUpNEZBO4HwgToKoEmqOb8owDW2fIzuUHk9wI15/rR0cQALwgcEvPr3dv9ODAd50kFXegg3QMT4+vwuv0E2iew7Z0IpN7FSho+UQf/BiLWVzv5ERQMC+3CNiIQSRTkqurx9dYPM+PK38XkP+smG9by3xDaAgDkG/Y90QcmGBlgExXmE/ACzNbi+xLw7eTo2KUx9dL2rO0qJRQ2yxemzvv3DfnN1Q7/FAkD/fvl2RkBKz7t9DYafwUi6vQL9fsi5vH96OMvJsrw6lDd0v8THP063+rMpTv67w0YBeMHEhT9RPEIsrUXBtgKwAbsAhfhI9QiFCkS3hG+7wLt/QXXBBUiGv1EF+ngEQD47/v8CBn72/rpEsTw8+Xowfr/9RYjyxiB8fnnEQLv2yH4ASz/IQAl6hMGEwHuDAv/Yw8J/gUXCOw24QTmAvUrBfL2HdoDGRb9Bf4e35XN3Dvs6wUU+fIBBAcGOvH+5vgKvuMM7twhCAn4DNsQEhj0Cf7WAAMG3/7j8RodGgkD/AEJEQHz7/77DA/y2wwZ9fAJC+bzxPMJDB8X1CGB7/MC9wvs6O/6+yH4LfsS6BPXFf3iDAv8L/4OAuz+Dfsf5gcSBQDtAQP5HgoG3g7t+fMH4DpnYjvaGggm6NnNG+naf+EPB9gRGMoWMPQTHDUI+tL0BQXm0fCsARYs3uviDEozGAjt6dwpGe3SB+3dM87QH+Hc6vEjLtfsrAIOHfYh4QuF5tEr5S0gBfEKxAzQY94v0hUqAB6S7zQnL9LyDAn/Jwsz6hsCChb6GSQKON0H6PjX4NAA3iomODvO3TLzDPUYBhcHN8YPIAIR8MQa8ecLI83/yrIcN9zyH9O9CP8U6QjZ8l0oFjTs+wLeAvewP+/UH/zCi/a27+vcIJnN8+0HD7YItNmJ2NP08Ezc0ejo4xi5f8gr9gPW2S3X8UzS+CHPEhBBCFstySMhFvfTD1YfDggG7uGQKbjpxxx0JjvkCUTi8/f68j65DLDpAiMDyePq5hLVGMv4AdT5EvcSuZ/IVwDTRQH5SkQhJjfMGQLW1imObdqBBRmbAQ6kFwgQPqzfHurj+Zfv3u2O4eBAAyQHx/7+kf3tftPTEcIgwyTm6TnyIxn7O63eOCYkvSta4pryuUo/HAZO5+CNGK3O4vmLPTvoI+DvCSYe/f3WKxzv67D+GBLT3QHITBv4Jt755+sW0ZjR6iXiNQUB5ucQ7AzrFe4F9z/Tf9zu8hO44/jfTy0lLarLPAU4Aevl7t/A4QNGEC0B1zjs/DctOufeRNLC2f77ABMozvDoNxPAMx38ARYn4g3OCUNQBu1XGN2Xzr/G5zQmbDsKH9UY0uv6Ae8O//jp2gQQ/Az7DcQCNBEmDe/gFhL93rbK6TToIeHs797gIOD1Cewc5TUOPfYI9A7t+Bb88E3PGrnRSwsJMvj998fyy/QIIjnp9uzL/UEyP0vtQfQIz/bGEUT+03/nUff0GiUA5g/lFeHj0UQ26D1I/gvLE8ft3M+VgTvQwMvzhCHW1w3z9xTWLM4wA0MQIdXzGREg4vCuBvj5IPXvvCAHGiOs3f6Z2PTNEPz2ADIRQQG89Rbk4uYVEn/+Bw3zKMwH4gHo/wDK3y31Lf7hBerz7xsaKu0JXQPc4wAXEOn36iXXWSD82BpREQAtBSwQ80Mq3yIjC9+4AJ3ax8VNFjw18f329NUb+QD/+vPxwf/910bu3uT68QeYUMH6CPYB8CrlM9Mq/B/67/H7+RsRFAv6mx9MORHuDwzrBPvi+IcIxqoKKuz6JOn71g3Ax7oZ/w8IBRs/B+LvXwcMBTYDyRIqzv8OEAs7gQcA/VYoqw71sPL698Wt+PWSDy8aHibg8TTkiDziDQ7EXhwB7hEB7hoNVvs7/t7v/QME1fj9E+Ub+wgg+oYlDd85+MwNA+ED8wFIMf726/ryI+wGCgEIDQgdBt7/zvbmzjQM+QP5Gw0d8TX9JP7WHf5DCOrdh+4jxFX7Fv/5UBHxCQE3nvblM+4u6DYjFQv3/PqB7gGqBgAAAg395lMXozzx+QMr5hIADgv/5PLzF/njD+f59g4A4wIgHfgDBf35+H8qEOIH6RL5/gP5BgH4/gEMAf7p6Pn99/QsGf4EAMEHJR/h0An8BAAFHR8P8hr98/8N/wcPEgsj2QIO1hf8EAL37v/+LBAmtfjtEO389wD+RPn7CeqsDgDA+vr78voJFPL+fDz+//os8h7+EAP86Pn79fvkIAn+/vr+5PEpE/IDCgj9/n8ZDeX+9hjo8v/2BAH28gPzBQHr7gLwBvYrAwb88r34JSHt0Oz3+P0FEhoO+BkF6v8R/f4OERcN6QkD3A8HFQMV6fz9HQoSxP0FCPv4APvzNwP/AvDBBwTGAvv6+/0JE37BGjwBFPEx6xf+EPMC4PUQs/nZHznw++YA0u0q+OUM/PHfDX8b5fPkCiXO6wT0DxDa9PwMFAXr8R3vEfNB/fkB8aLqLh4CxuX1Cvj07xUR/hv34BclCQINAR7p9vzu5PcWF/I52PcJA/YGwuwR+hHvB/AAL/7zDO7YAfHS9AIBCfoGGEeY1TsX4fYnzf0KF+8w5gIQgRPCAnQBA/MB3OEe5d0L4O/y7kj+3irEOCizBBT3Dfmw6OoWMwsD+DrqKiIZ+QLn8IYIJP0X2s0HA90D4wMYIwLv5yQd/QD89SrCByPf6+EGBAEBxP0Q8fv17AsauTzYCugbBuvf/+IfCgkX9PgREvr7Bjet8TsoEPP72eMFB/7y9wwFgerB0i0VGPwIGvfu7dsK8Pbu6Nra8FrpUyGt5QwH8wLW0wj4KP0wEEP1/fvt+gjmAZsGG+Aa/+r+DA8c5NcVJ9gA+Rr7FAfc9RDeAQTa+M0U5PDbrfoE6e7vLOwrsT7VEvAK0/oM9OpoHQpYFO4QBf0B76QLHzwkHAzu2vAD/v4aAQH+lfrd6eTwBe0BLPvj3uf9+QYD7b3c/kvmRwfw3hIC7Qv3+u8F8/MtDi7vEP7Z8w8A/A/zHt8SAvnr9P8H9OzvIO/4CO7yCerK5+7qBxPwANH24fnp2fX23/cCJQ4dxCf6Afr1yv3n+OR/CwNF8uQL7wXv8ZxyXzwL8wDu7AMQ/wsCA+z5sgXw6Pvz9/7/GvTr7PD6CgTyBL7h+Tj5MP4ABQkD7foCDvwS/vsc/vcECPzcAPjxBxUAAOQgF/f3/wEF/+viGOkGBPP59/O88/rmFwPvCPH/3/wD8fUH6AvuHvQR0hb/9P8I0AYR/vh/+P0mDAQG9w/w9eSLuDsVCyXUCeoDA+oiA9D66PXS5Q4CE+wEEBjo6/XyFgXs9InMEgbJMc75Bf/2yeMY7OkW7vIzI/MiFQjECQcG92Qs4+JYTPHqDeb67P/TDPgGHdvkKeCB7ejuXwDnTd8W5gsJC/T12gTWWBr7EPnw49vlp/gGKAx46uZQEQM83fDi1TNP3Tv4EiLl99/1693XGPQhNvv67hkG6uP5+dj9BAvSFez95bzw7fkU+fAVFgQP8gf6Ge/h6/kaJ+bXBObS/R/t8X/vzd8fKP8T9S3r3+7VEt3bJfUA+AukB+cSOPf8Q/oiDQIIKvf5AALZQwrwFtUH/QsE4ur66ipW6hoX8g0VAiQI/ki+0jv28fz+CuXy8foJK/4JbRAT3gry+O/s9QLZGB/YHgz8FcHn8+MB/f4yB+UH3foLFSUV9CUQK+QJ1yO85PLf43/ExukrTAIS+PLr6+jJLu3vIQDy7APo5e8sRd8HQfvy9g/+Ev7mEQHZMOvhN/L/GgX/0vwg/Ec2+fMtEgELDuQKD8w+yjvt+u7RIf0H+/wEJ+4KddIp6gMdGOjuG/Xb8Tns8+7Z87/f+9P7+9ZFIugCGQLd8+7sEx0YHPr+5ezRFvIB6n/lxu/uNeP8KhTv//fZ4OEEAgAq+Qv5JcwnSv//TvTyCPH4EOQOBAnbe9ruKucX3fzBxQoOGEokEg4k5QTvAPLs+bJGAjz0CQvmHfX18P0ZRhsfaQZA5f/2+vYOIO/h6Cv5EggIBdLpCN3/7OQ48t4G+/D+AAT26hEOC9/65ebl+vYF+H8K2v7pMfEC+QIT6uv27NAA//ce+SM0CtwaZQECN+Tf/BUO9gv/7f7aSgPsBuHyCvIE2/X0Bj3a+wMN8OD28ufh6QNKAjz1/effHOoS6Ov+MjEaf/loEQ4I9gkBNSDS50z09+v+G7z0HtML4u03//748gMXCg3u+vL4BfYM+CXvDAoIB20C5uviOO4BAQH+7u/vD9b+BgAg9wYZFedDavvxQuz/7vwMAwPyBw7tWAkJDfv9EB8T7AkA7TMA3O8mAfXQJ+L6DDYeMjv34gQif7q2Lu8uCbkaGLDn5vwAzBPoJwrm6CzISxTs1tfywCL/AuReH+cEfggE+wQSFUfBJ8L82e/kNRkQyOowOkETyRIOFT7WC98tGTy5zUX8svoNFzkAsbLs/CHKr2EF9v/u8yHwL/3mvQqu2sn25PlP9x8urQyZ6uoOAkzNuZTDxzvs6CAaNhwOzv3n5hYVA9/v8dfCKz70AgUGeeYl+/0U/OtM5dtK+CbmARok+Aj0FBYSDv70x97WEBV/ERBT8K8w8gW4ygMe+w8b/iT/8T7mAPLZHc8EATUAsAofp0XkOwnbJv8O+PVLpc363PwGt0MwLQkeDwL+/yqHDQkU1rbnC74igzssSUQ3YlPgy+z68MDOue/Cy+PPIaMFjS5ad9n6/v3YByIwFqcsA0jGzBpsECsi+Po47OcGyCLm8QH13hYw0qbbSCEStv/98NP0338hCEUJ/9nQI+b38TO8mcoRzF/0DPkBKc8eBwUusyD2CO7syaQQSiHH8waPRwCPDuD48ywUHSyUfDvvRiZdDtYJ8TwAIeLOxxGsAivxA9vmoP0YR+ELCgToAS3p3x4KEEOS0hxhFeIHFuEf8+YU4C0SAR702Rgu49LRGioL474fCcm9EBMdCP37HBnMCgbk6wzEpeEbrUnr//wXFPkrC/4TyiDcFP0M+KMBQBzt4Qq4fxyP7wgU8BMePcEpUju7ERE8o5ziHgcj9uHXwECB4XHx4wcPoNf8RNLq1h7q/xbUI2AFGhXJBA5WAR2/Dh6+/eIiGuo/+8mvEb8E9LvjMxEBBMQC9Mih9vovGwy8DyvLHSfd8ie/mPkX2ykLC+oH9NwBWDAu99rnB+EZFN3MQOU96RLcYA3s/BgMCQI0aiRDejvlDvoJzfsaAyMNAMnPld+BD1v7DP0osc/lKNnn8B/r8Bb590LyIRfE9vkc4tG2ANHFAQgREurUFAazFdP85935HBb7H9cG6fW59PQNMgmv1/oEJOP3ECEIrxcX/gj7/BnR2NcgVOth2w0V2fYKQPzlEfoT8fHqQAcK/hH4Gf8mTv7WyTvnFfr31w7zEhIK9+nZgQiJ/jz8Fvv9zQT6GOz6Ee/xChwFBDAIGP2M7fwCCATjDAP3/wQC/OD+MQHWCRXO7xAUFfoIJuQQABHVu/oFQRD06fIBCd3lOh4P8/z9AN7w+/bo2+b8Ks8z3REQyQT9KvYRBP794tcBCgEbAv/2GfwWNDHxoTvU+fHv2gITEAYaChXbhDOzCVH3xfX15gcDCOfw7OPaOyH+Fir07eaBs+r7Cwfn4+saF/gaGNcDMCL40hXk0BYEGfYdK8EO/xjKs+wCaBcX+uC+9g3TTyMbEwcI6ckM6ybj4eLr9ww92+IWs9r7Hgj8+vn8GckxCN35+N/nPvIDSYRDXDsdM86fpgEb3M4rBA7U6x7uCS7DFuf3KR3y+9MXuQPnOR7VBVXXvb67B+66ywu85DMSMdEGC8G4F7sIzhAPzgonLOdYMcX3LAzP8d3qevjQLx3XCeu3K0Q7SgbKDpHV0fj/0+QOt1sX4RJAt9vwGu4N/8S66eJD5sjkUOHLfyUFXGIHfDsv9fexyAwNvs/5IAP/Tx5HBMcA4QbuMwDf1AcjD/TkBd796DXNwMY4ACLNyhnX5gUB48Yn5PT83STr6Cv2AQz+E8toKgkvRDXNPO7kDMXsCjAByx2B5BMidxrrTsz0Fdz4sxQLtwTE7Swd2ebz8PTz7fv/1d0+D81TFQvg3y1K9weKhzsG2T7g9RT+7OHR/QsGXvRjz+fbAd34RD/2nSvl8QQM6L/l+vDD479X7w7F2ecQEeDO7g0uFesM8Q/kFcob107dA9sM/vn5DPbYO+3tF7skJtIlAeqByt8hFxn1SMwXFfHbBggBAeTHMPArMBwAN7cE5LcAowAHBhBI8wkG+ioEzVBYhTsBGPL68u/E9ev8/iYNfiFbytf/3B7vJ+sFxE8YK/n0/6zkDKv/stFh9PXIAAIK49y7/Bj3EvMi5R7DEvgA83/jw7Pw6ubk+DYTKc/p+OAQDv9yIyP62pYlCfv2BdUxRflFJxHK6eCwEP0MQPo4ZN8n2gLpECcevBco7/QE7hML0tbLoDsP/Sb9DfbsEfLJ9AMVev9f1dD4EyDiGPPhuHgHFA/p8Z/yBdEBA/xR+dPW/+Tu4O/x+AYT+/sC9xnkM/30J0zrsNoFE8Pg8wguX+zdC7z69gJ/EPUo8aD5FLj5P9wKEuxCJ/TvCwrBJ/L8G/I3ahMowxTkBiMN3NJG6gjkKOX14TBowDsCG/3jHdHh/eHg9jEZXBtm2/Hu7t/vEwap12nx7xv6Ep7gG7L03vMM58/k8twoGh72BwYhEfYH7CjXLOP8D2z0oPnzM/D8EfDfVt3r4L4H/Al/6dxDEsEu7NDjDMAC1O8PAAYL8QquJxTnItkYdRjiq+QCDSUNsdlb5AEWIOoA9xp85zsp+eflJ+cTCOYC9lMSSQ9EH7j2Fer6KiDYzn/aDAfdBMUgACIKmucmBLgMCvUNAxT05xzvDtX5uAPPGikCAXPo+z/1Tv0QEO3O/YhYWTL8/vx5A+0FJONDTuP8NhcPCAES6w4H+OsaWe/09QPZIf/p7Pv+8B3X/fgT+RD2LzjxWEHL6Tv5/xHi+twI7er7MP3+TPoOHsj5FQAS7Q/gyH/M4gIl/OIf4PfwweX+DtX3/vz/CPHy5wQCHu3nphHS3QX+BnH69EAib/fiCBrD/8RUOBMAPflH8iYMDagZIvAIKgv45fcT8dEJ7vn3S/TvDOYiI+gL4+EgBPwf8AID+BkyBykdLBLXADzkBDDR7NwIEuMUH/P9PQz8CvcEAe363w3Z1k3r/APw5+k2BvXxwBT4AtPq+BD99QDhDfsEOAn9z/TY3AkVAH/51h1aS/bn7ALmAN1EPv7/Dgwy7CEG7rUIEhDzBAMV6+4LB9gL6/nnN9Xt7eMcEdYH8gICIgMHygsSCOoyARUJ6VhDuTsE6G3Y3dXg++fn/fDpXwXzCAgB2ujq6QHK9DTn8uIHAswtC/AB6gA18te9EgAq+eDu9/0lLWMk6/XH4xAI/3/vvilfcuz7BPjhBxM0MvoTCAX88RDwMbPmIhvuD7378RAP8sD6kN39IQbr5df6KeT22/QcDt8otPopCgL9ET0a9aYBvjsY5GLFAOIC+wX5Gwf/KAzX/0MRERrv5O3MBBHPDg/T9MXq4fcEJu0dEBS0Hija7wnXD+MYCTXoCRPW9/nr7UkjyAgGLfrn7yMaESEdLLzlxQXc/O/ULtA4Kg3MEYH/C9oj7sPsqPfsAwAlANH1Igkayd8D7Q5CveA69PVA91o8OkW0BDwb7xTiC/gPExv1CSAY//TgBDrq7fv1BPTqBBDz//n1BuHUAe38OeYt/yzqIwMMBBnQJfsV1P4OMgXqIvza9wz0zvYCygj6EAAzBykE/Or0sBjZCPPTVPApCPTaEoEBARIU9dr32/sIEPQb+/m5JwT41/Du/yQp2RM3CwAy2S8mJetg3Tsa2Jr79e3o/AfzFx8h3OYO/Anp8x0DFAv///UrBtf19uPU/PELJ+Uq/R3sEgAqDAsDIfkFxfsaD/4NThDqBvkE6/f8swD9EQEpGSnU5Nr89/HuF+vzNAoT3eHuK4EQCPs98WLlJggMCQ7/6fmtLPX+398d8x015O4UDgcfABDHCah7pjs0AoH5AQsA6PQLCujv1Qbx+e7s6v8P+OQCBt9C8drV/uiXGtkXXwkw3CoLBAP02TnyLAj/tOnr/w4i+srU9cQF+u7YviUIJvs2BAm0tejtL97dDBAR0hYhwSQJGjYR/i8A7HYFaiD1BfQPBQOg+wztBvTo4xE0PRLy7xv/C+G9utvcjjsUDbMLAvsM8wklA87kuRHe88Po1uDy4/QmMLNb8/fe5gaYGO8kNCkJ+yIg6u3n2AT8HAL39vUk9h4lygTMDK78INriyyYCEfcz4wCktP/0ICjBH+8KzEj/qUkj7not9A3KC9jNf+jh6vsZJAIXxvbyOA5cGQACRxT0BzrhAJbdqrPLuDv9F+8XAwMJAScc7u7sxwz6zufn3gQxISA/A7g07wn8JAPr+gcY/D/Z/A8dDN32AugWDwLzDfDxAPIq5QnrDbEeMufczB3Y/wPv0/Co1w7xCjDlEBIb1jjsrgUq5H/cDADoBggNUQQTy/fdGRsuxBQDN/kJD+/yQN7EAya2FK73w8zVtDvpBBwh8hIFAhwj1wXtyfzryvP88OgNAOJOIawt3AfmDhLq/CAj+z6v9/EQ+ffpFSgu+wf5EPX3Kgo9KAkHBoHqLue/uBDt2BX06fu95RMIBhTmG/katCzrsA4h030YF/jfABQPASAlqBoKEzU7rxX4TgX37/vRHuay9/OoIcQA26tuyjvu6RskGCcOCPLrzPEWxQv4+wXtDRn68f5IL65CAQT/JSn65iz+ASai0/cE+u0qD/Ia6xMAGPLfMwgk4woUB4H9NueusggP9hML7Pfg7zICChzrDwMN7zbX0gAbul7nFvrr+RYM5f0toPj5CyMe2QwGTRTsHPeuGwqvBvOo8tUC2dInCTzr7BggDSMHEu791vwKzw73+AYB9d3v6vQ0GsI8BPgI+Cf59yD/AhDJ+wTq8BcnFhgO5AD9DQfuMAMO8/gpBoH/OQC90PL0AgkG9DPX7lXuCfj4/fkA3ivi+usMuEDyHvntB0AQ/e4opOALBBMm1fsgOgr5E+uq7/zS+fO7+uvq3A5AwTvrGsvZLz8A4yQECRv9wvpMJ8MwFDLv+Anf1+g7CPHR7A0K8PULHMrUCzHG+Q7l7wzmHzTHChUGEBY7VAXvCFMI/wTC63bt2fFKAuwTt3/6EfnU+/D9Bega5vRG5moL0f8MB1QMKA3ztQD+/P+983f4JAfYDmmPBw/kFgXkDuEX3BaLuDv58xBRBCcJA0wJ1gQT3hbU6sYuDFjj7fh/6OcKB/QXC1JZNxMkI2nR4fNG/fz6BQUQKure5uYKN+A/KAX5ApsB+A7ZuSToIg9O7x8lESg22+P25vMiOyDIqu4syUsVK+3X7/wCAd0PsAwA1wkawmDoTQb+4wLz9B+V9hEm2LI05YyeqzsCAis/AgT/GRbXBg0I6/775b3dBAsc5gR/OvkW9+4U708uCRgXAQzb+/ozI/TkE/38GgTWECDsKi4IDgESDtoXx/oC5dgO5+1D80827wYP7O0dExEi/RoE3gcAEy4Z5vIY8Qcj+P/Y3fbt/Ccm4dX9FxIGGvPU/gSqD/bwzyUB03jBNDsrHR9ZBm4DKQipNxdPjPnxDp+4RAHxpyxlW/sr8OcT5Q70+1EQ+fkDthI9wMCv7zCh+fy5/xj4KnbQNsdMRPXjswX75r7j6AlZITAeFhHXDOUsFhFlyRAJ6OkaP3/3APkl+v0hV/7JNvbu6wcG0SoHHszlA/Hw7zeyIx/h/VPL5t7LMDvkSOXeTZQmBRHgObgBFf7EChEJBh8JF+jbUh/c7tEVYt/o73b6GSGMjRUlHK8wFTvh86PrL+HT40UKMgZB58+l6xfo6honALMx+/f8sk3S4NUGA+JT0P1UackY90gn0g0/6gEcJ3nxLBRWAVP4xCbc/goCf+UP4ubYIvDh8GmbxHLokDvyERUN/ggs8Q/39vH90hYNBDH77+0iIePgAO3xLAsUCvP+Kv317RAT+vfs1ujZQAEL9gPzL+Ly+P7q7woSBiDo+xvz+BP9FuQK+fPa5QQV7wwCMP0f2uT2f+TS0/rz6vYRAfv39wH1EuLm5TwU+Cgr8Cce2+ss8hAV3efs2xPc9I3wyDv0/gYN+vfDBgnM8RH57QgCEP0F/yL3CvDiBQH0C+8c+ej3AuYIARgCDf/1B+Xn5wbu/+vrS/cK6A3259wC/CAY+gYIB+//HwzpBen8/ukF6uQX6Pfq3tL3fwb5DdsL9AkSCgMY4gjiKP78/wf2DAsN3Q403gIs4vYX/iQb//f0BYgBkzvk1AQXCxDd8egV7zkTaQsjzfkZK/wANgnKzzHz/Brn9qjb9cEL5P5dwQo+CRDxzfYfCPzAQt3tt9Xx1Qjp4VQGy+IZSiP19ij0C7UvBctH3AkS6e783MpWfwTtRqHSzSLyT+7jGt/+avkSL/wJB/H2uecO9uxPuQlk+SldBRHq/DnAqr1lW6m9pbMpPNhCeb7mVn29hbnrvXESU73abJa9ymPuvYRCEb4yWW28pLW6PSN/573wLgW+irXkvcwy9r0Y5Ky9QCRbvEZzP72K1fC92BGrvBlrwr2jnSW++E0kvko9Cr1tJx+9xARuPR/Q2b1yrYa938sMvmX39L2wtY29HnqlvsBnWr1SOOa9YO3BveBIn737qNG9JUvDvO/7ir5zlha+pkUkvXbjtb3OqVI9PpX1vQ75s76PCDe9CYq/vcyIFb4Um549dbUYvn1mMT68DZO9lndfPVLj3b1le6y9K+sbviimhbz+Xo298YESvtEctr0H6Zu9nbcxPnYbsb3QEAm+5Xf1vUfEFz5X9/c9tbOUvRP93r1CgEO9lq9nvUfSWD0+vQS9nnyCvVPBJb6oxBQ+U2bTvEhBDL56VAe8pnndvcoh+rywBka+XEGYvVDzgL6eppa9LDLQvZyNvb0Dj6s9Ya6vvej/fbxfu6o9o6LNvimk8r0jFOk53YIVvr/28Dwimk++06YXvh2Kgr3UVg6+PRYEvhr317syiQM+Qh0MvrBj773sJzC+h0KVvrsaAL6ZxrI9juaUPMyOBr7Zrmm+NO+svfhtBL4gdgO+gbJEvNifaD7G9Yu+HCuXvV2GBj7eL6G99r0pvQLquD29G5e9GeEDPl27p7yHGK69cSgiO9emEO/v8v/3AP7YJA74XOW6fyU5IOQV47IgraQCzx/qlo8pOzvFFefV594xM+EFCQz8GjRSFBPmASn5E92ByOrM++s+/tNTOxfHhksPCsMzpvsiDC0jNh4bAsszCBcBO0z0gQ8OtbQu+XOCO/CY2/jATMiBrAQZ2dsB9OIdHQsH3u8DvhUQufbwyGbto02TO9QQ1vFVhyEhOuMbgRPH3Rrsnt7V7PkmNe4bJZslEhIPU3ZYO98VyDgyLgaogfgYrPUlERrI7v3PCMYVqB8mGzEf8eMvJIgaO+ctHs3+1QkH4ik0Bfbq0Rj0bx1FGuvnvOwm1vEDtBiBF88rOwsXxv9KYgKBqe7zoAaztjDlLA0aFe8EKyHmyurxsfP1A0E7O/QmD/uGZX8rKBcv5d1CJibmTs2n5so1zCnO4DZU9Pjs8yYOO9y7/Wo7DuDWGP/SNwMg0d8gGermNJ0hCPAVEAoAHs2B1mE1O/DKwxEIoyjx+X/xZBSfu+HJTQgS3a6pOx31XyOKteWuUV8iO1Hg7tkjA3EFf+TvtiYJM+jQIiphLbe1WKHePd5KuvjRtxUbO8bMFka7Tth/DHcQF+fjPE7yHEPvCWj0VajZ0afAHAHujA/FO7TM0N4Env8RVOnq/BMPrSwN0/oMt870fxTZK8sc++L/f98UO/f26xzJHyc6NUgu6svMz+DT7/kQCfvdKOYu8P+BAhHI07uJOxxdAIs8nCs/f+cC/cXxFAztsRbh4q0T/SvuG6C5QikfebBbOyMoBSgQQFT0BedJ/yfoIP716e0yf8gHuggOAAjfLBsUTSkcO+AIAAE0ncWP1OINGspTQejJ3I0JgR0JiLjhCib216foC4RpO9E+7XcX1CFAMADpf/BTIu87Osz4EwYDVuTyLNtfFA/drW0UO90I8RtF48bvIuwuKPsK4twR+eIBFz0F5PGBLQm1y7IeYLWHOzoZF/kPMuju0+z95iwRAE8nROvs78YPCP/p++p/BPMcQ98OO6UupMLaAwlg2/vmBhWkvKDG//vQL/XusXPfAd6BDNXXp4sSO+oBMxS7mC7lOaMOWgQoH+kZs9oBlMTNgYGrtSWk+9/fei1YOwsh+vYVAAzqEfgTKdWBB/UD8SsBPf27NxUaGevVFgMVpb/CO9LE+h3UIeSBwzUb8//R5g49J+/rB88U9xTrzBUA2OniUqOWO/Sqzr37+NcFKcgs4vXlz+z3z/AHrfz45hDSgcLt/f/mgU1IO/SiiNP6QycBfwAZAkb08dK45+8Scpn0LgwuYkXNMMWwfU8pO49UPIFOD9mwnjcYNOSl8e0k9kG8hETuCdoPGyfBpr7Gn6gFOykoEFsOI8bPEQlS7unkbo5aFCHqBsfuIC1DEiLgfzUTGdQ6O9Q9CEzt9f0+8xkLt+b3uu/pDH+6BAzaD9EDxgHbxTb2x9byOwfp+PcwBQ2B9vP7BAz4/xD7BxD4+u//BQ4J8wv07vb4+XAhO0c+BvjWEuROaPQYGCw7+/p7IdrzFw3wN1aexL+Z5tp/sdhOO2zn/62ENRqsrukUx5i6rUH70vUF4ewIBi3NtYGe7CO1iYKIOwcTA+osIwYQxN8HAAXG1B4z+rZGf+36zR3jtrQ91wsF9TZjO8v/KgYWudonT/Y/D9p/GbodyQVN5Fbor+X3E7IrE7j7U7LQO+0B6CD22P294zT1JOkc/BUrDir9GdwTgf0Dyfzm8/YBGn9XO6nl883mxvN/4/1SyMo3+gIWuKMYJVgYz/H5tppSpvanOasJO+MXSYGGhK/97+Tkb8BBWNplCnbwpyEQmLW8Q70o2Yfo6PezO9+BCvHU7dDNCez1+ugm5eoGLc8y++cEsSgKwPoMzv708ghjOwqa3rzz79YREu/Q4AbJQfPABNAuYsO/eoHpD+DU1y0IBAgfO88F/cb1EhT9BuEerzgt6x8V1hYLPfg3T/MPBlWCCBuBH0J3O0H7I8PB+6oWgRLqE9XButoU4umS8bxLoGcGuDUUDzLMFThSO/uBQO7RzF1OQaRiaN31AwP+DxTDVWbFDS7Ws2eyQTAZyHRoO2jWGH/rv98O8zU5P0Y0K+jl7yHU6GFNAb/t0/UtJdL85wnsOgM5pT4zdRxuxy4yLw+kgRGXJBkK7OX3pwHxOAil6P595piFO8nMBNnhxudL1VsoMqbEgeXxqs0dIezkxQkK4vapFPDneEuKO+/+7e0SzhY1+TnigfEID/35wQoc7f7U5zL5/gMaCQvaVX3xOuL8HsUmACwP9+6sIw3YDoE8MVZJ/BBrHRC7PzMUYrNaNpItO/LV/M4bGLwBpuzb/NTjHe2BD8PeBgshyvwQ4RPJDwwVN8epO+7ILffPsPPy5l0pJxWq6974yPb1DQwI+AX32H8e4un7UV2NO/AO2NQS+AkEU+C/CcgggefkCf9J56+1+SLcBNMK50/0WHakOyWo2uzz8wMrJd7A5xkT/syBAsXuouMn3/8DpRv3FsYOjARgOyA5pB+suyp/LEjq28pJ1OBfxUgiGQTw6toF6BUD6f3ON81RO8lNrjD73wMA3x8UDP9J9DU/FBE6Qq0ZgfYVFfGO2TbuJOgDOw6bGPCRKS/S9/8FKtIpOyY78MAKBPsSWOF/TveS/9ED+e8+O8X7OC0GxlsPgUnz8fg6PzDq2A3e6UwD49re/yzz2+/P3nLFOvogPE8PMKu9JgwpJ0iy+ZQR/jxKGiJiun/N5FAE68DyUa7FO8sWGx0SO/7kgfwo2wX4FxvbGwYP/hEOvP4I5hAb6gXsciKFOw5PAuv/PjTvEw0NxNfwHw3vEyH477rxH+XoP8x/D+KhMlUEO9DDKcXRFfKb2TczONavEhcnf+fp6OeyBslQB3Pk+P/NJxAhOzWNFNjYQMdb8fs6qbX+1kzrCYETNRsCiDwC+jHxKvC4qMtcOzQlDxcLgfol7Pvn+yrt9gkABBEJBGINLy3wCfo16hwctFyeO/ceBPTVjBXNbAvYfwgPENcmCyQZCuQMXr3vbSbawBEZstf+Oh+M/+D+I60qtBDg+PrzBwuB9OTv+xMe9ioJ59/k8Ba23UlKOx2/Tp+ac9GWtC8Vq/rfA+uR6e/nKqs6gW3muh219FvyniI5O0bqte4ROn/4Bdgq4BvOw+r8DMkjTwbu4hPQHKnaAvzmPUtaO1GL5mvc/r/1Dt7VKDAHMcjaF64p/dYUErUhsi+BG+Xyj8h2O88I8VbAwn8CGsPKTUElNAfn984tIjDnLADQJAvh/VKyhniTO7hVG04SIhco1z4fgREXCibUDu39ICj65xkOGaR6FgzgiDztOifk6vE+FDjN2esIwQFnuuH+ge7aLRVRF9X2I9cD4R/wpDMYOyKB+yLEGQYMAeLt8hm0+sykBJMm9BDx8+o9vRM0/ujP4HobOy288ublyxDuHvL6K+pRJyLiws7UFoHu4/Vu2knlJc0fismGOxwg5AP8giT/+zcyfycpFzh/MTkB//kjq+ckIuM8zuf3DA6eO7sb6AYK+8b4Z8+7u9n16IfP2dWGtuwIf+LuAOf+3AEZnnNJO+XPDjEddoHFjY5AteLASQ3tMWTRhTYV7dewiwvz4voEirIGPOfp6PH7CyQ46Aj+AgT8yhXqBOksf/bozDn/DQPtAfj6TiieOwK38mDk0/zkPikVQibOf/7r/vDzAdn6MLfi4wwP5+IUXgpaO+9/9ZhUNQrGtyrz1CrGzxhYFRX5ANzv8DrxzBYpEcULrtsmOwEsRh3qtC8FCfDwdpldAYEYyRlCAv32AJ5YIRQMOcEcLnpFO+fUOEVwgdguH88lPT4A2hTPygAR+x0TJgwH340IDzvHUnzHOm4O/6Dp9fb5n+LNYtHxOPDSMfBC2tztG80lzcyBQiQUysXCOwPLljL59fQTfwkKGRofLcwPw+31DwvXS+kA3PTtMO4Gws1cO7uaH6adfsd/yQob1fQqPOnkJPLz4hjx/uwiEeveKQAUyHiZOgQA4Vsm1rTkyQWwCTRs2QUfsEIpqOZfCjDRyXoUgZm2vyJnOwgUEdZ/a/DEQJX7gfD3COoFOSs+5JLyUQzvHdn4OP0z8v8iO1XAhkk2ATI8CggavOmBqNqPBQ5KQKrcdB3769Mv2u32cE2lO/mG8h7lPdL2vDD15xrUHfTpIdnSGRMSgfn6sk0CKcbcs6p0OxYCA+3fRiawGPIR/xmxwOczA+Ui1bbzfwME2/s8c7nw0iy3OwDR6xfjx/rOfx38J90tCekkB0AGxLT7F/v/Muj/1wcLk+ggOwmB8R//BDLoDND2PgLTLtPi2IP8yA0G9TpRsOsHwsnoh+UcO28U/uJQMOfuBafShQfuoPDXFttQuicYeSLpy4H41+mUCViiOwrQ9wW/vgr/MyrXdy6B88TNHdMJtg00JxL2Jgjl/Rf3pr3POxJJ6UIH/fguugjazxfsgTEWA/YlDDTh/kXi2jc8BuUh3KIZOxYZEaPXN1rlKwIZESTEC7Cvf+5b9t0jRt2krUQB9Gz7HgmLOzSB6fxYC/32xhse+SfT5EGqAAH9yPsLKB338eoNLz4Z90ABOy4MNqkjCBYDvqYPBT9sQRvD9QMAxwRV8Gzrf1Mz3Am/8X6EOx9E5SH8gekX/gwqQupJJAFG6/QJ5gLyzfQE7QPT6NLmhLG1Ow76+uxZAgSBAubzCRfg9A0LDvb66Mr2Iw3xDQPj+vQL3mOQO/I8PSENB8/68kjIGAuB4/TpHhroD0Pz9tIL9u0WYhMfHmUoO7MjKus5JRtD5R8fMrvp3cR0m50YLjggby3r74HbDiBK/7lLO0UeDI73My+yjca93Py76/i4Ot/lDRP9Wd4UnIHbMh/iZGouO/LqErnzEuoStBbvvFT97xL7EtvVECAh3AXFG0cyfw4PWjmKOwqyA7ZB968PrwLqxO4O2Be75dU61xLxgRX9w+QA3NISAXlkO6OT7vqykQ79cCP0Zgg8F90KHlwZ2Av6f8vcTrzGo+K903nvOqiB6u+8+MHVOjwGYOtB/kVTHP2hSlsu8G4oLP0GISQAqc1FOze5CBoTE9X2rAL+8Qrp7ScnLAzZALEPgeD8GiP36jkm0lxSO/z2CrIgw9/fDq+yJCb4xw31NOPagQbIYTIJ4r7LEhIikf6KOyT2ydndB/vqwNvcgQu/wMRGTMVh3tcI5zAJ2QbZzj7weTFxO1KDvv1Hhp0U6jwP79YGstj1xf7RS8EaI3/u7mwLB58G0+XBOw8bQH/Y4hIJTSf/LzO2USL29xGzzQ4lf+n+Dwry69wQjsVtO0Ny7xevqeQKRuHhH/4kGEdbEETHHSX0h0oH5/Z/CBABPuE5O76F2uf17v5Ytssb8+so5FmvsQrf/hARgfXR8jqH4/FXs96SO8nv/xNAV+4Zgf7xoycB0fnjGhPo+hLfMRwO9RknF+0bZEXtOmLx+BDbBhN/Zwcl7NUb1gIC4w3/MDYOkgoHArDq99rNDroXOwu9MxTk1xjS4ff/MkPg9CR/YPvPmTD9KMoQBk2Q31sxWk0aO8zq8HkSKKHj9DUA9hIY7qmB2I/qMMIRIz7iteY44/PRqysrO+l0FCAE3hqaMFTUX+GQCVMKWlobrZAwfyytRGUSAhsglbN0O96BD9HYhOcZFhT8aPHYEOQL3b/09/QJnu/s8AcyDTL8E0SBO5UQMKz9gvDzyXEtHqXugts4ntn5dEU5ygQN0X/T1SYSPVe6OoE4xQzVyRLTnABHIvdtCy0CWtpH7+kDE2PNBR9XKZb7t+YgO9YjI9aMigDm++2/KggCW7sE97fHvvvfHwnk/X+3GQji+nsaO8QNMfr1IDcP538asEC4JVwwC9RNPfIY9gUVngLe/DDseKUmO8L1CKM9gf8n0C3cDfBUw/sm3P4wyuPvotATF7xluAFCwvJoOyngB6DKOa7APbvp+AtmexspKghPOwzjIIEMz6kE5R3SscshO94S94hZ6kL6Bd8B394uJ83cm/7yG9TqndLq9FGBu+T5HLqGOynb3PQDKvzkPgcO3UtuYOjj8+c1J/LeDIHYGrGbvvwLL4I3OwMuKkkXVhzhgduywzeg8zXgRQcC++DyX+z8ru/9rfDoYhEfOxyLidDJ+mab7OwK5/jayZ7y9J9zRIG1qsbL/qqhht3SxFhiPjcxFr9hHG8//Igwvx0uhr6yCCU+oljdvs3sXr67Nim/2ZcLvHDJST+Khx6+AafBPpfYRz7gSQM/54LBPnsHs76xns4+PgeRviYyID4MKZK+IaahvnVw5T63y9a+tzNFPVvv971V+qG+VzWmvnwWQ75EH+k9wXg9vj5zxLy8GpI8UiILvp44RL5HF36+zS8sviyHcj2GXbE+NOnLPsIhuD6y1Ws+KtKfvat38L3EtFc9e8UGPQPTDT4bF76+G6RTPp8fH75g2Rs+Xa3VvIWIvb3p9+C8xWMPvnn2hr5x5+C7TgHOP3uFCr+Qt8y+lHp6vmlkGz1I0Pm9kN8BvaS7CL0WmSs+emMrPWGH0T0MnKy+UOqIPZN6qTwYOyq9wQSKv5SjNb9k5FW+pdE6PnYJnD7gP7o+fmAWP2cBJj//Kf8+p6KHPUhZuL5ExtM9UGEbPaL53D307rA8l1RkP55qlzxvYDc9wqwUvszBor2ev7Y7sjJDPllE7T6Y6Dw/3ZBAP9I0Fz9z0eQ9rN8ev17Xcb8fu96+Mig+uyfkuz41ehG7n+guPnbmDzxAq4G+Eo67PiPSST4OKRk8FfZpPGnqOj4djwm52i2kPql77j6wZcs+7gFUPmBEHb2UTn2+21jevq4CAr+1fbu+UeAQv9aNi7sPoq0+1VapPVxW9r3zop+8OedRvZ6VkT2bsec9j/K5vo5PDb+pchO/ijfQvquAk7787BG+Duu7O99Fgz5N0AM/qwZBP4G6gz84n6y+5RYrPUCmej4b9BY+ImLJvrPmtD42vUE7ac+hvGGmMj3UVgg/U2QHPasCWb5jOwC+SbYhPvWGlT79zAs+KEzSvQRQYr5YiB2+PAT2vWU8B74y7UA9njUHPG1YSr0RIwu/6kDkvd40qj0oGWq82GHYPSvnJ7+Zf8W+ioPXvmfalL7lOTm+vJhgvREt0T2pdZU+TygBP/cPNj/e4zw/XUGMP6VxKb4fl4C+3TarvcFKEr4CS9A9rWC/vF1Buz0I0aI9//S4P4j+Ez/EFAc+8k1GvmJBx76X9sa+yTy2vrS9gL7v33K+j0KhvpxGlr5HRfM8NB/XPKObaD12TpK8EkzrvDBkoT73rrQ82dPzPONhhj2BKpc+BTxLPo7Ezj6qbJ4+m74yPr88Lj5lWgI+FzKUvcP6r75V8QG/Ez74vmo2oz4r91q++HLCvh61D79B8ze+dC0JPdw1Jj2q9FE9iJv6PGW0EMAFHcK/4tEjvzGorD6+Lig/H+EoP+QyVz8brD8/+NsHP9ztyj6aO3c+dVAAO2hls72Z+iW+Ud3hPLsyRj4WYty+7qKXPqIZPj1y9Bs+XkUvP6BWYT86czU/+O3rPnoVUz7dm8y9cxKQvpSlAb9+LDa/B05Ov9mKVL/pcsc+fPdavehxZ75ZMy4+EgyUPuIe6b6rWjO9w8gFvOvATD33AtA9WpTlPiF78T6/w60+7JOTPg13wz6w+Zo+WRg+Pkpg7rxU/Ra/IDysvwzQwr6DGw2+yYshvuLX173v0xK/CzWRPjCD0z10gBC+9X7RvcwIkD05GJE+hX+5Ph8Gcj7geko9MplkvuKJ0L7TdxO/eL6zvmDUYr7Gri8+DanLPiqrC71f6Ng9prRWPG8Cnz6XLf46wwDcPWZnhL2sNdA8ZfpBvV0RQj7Cx8k+hdwNP4IEFz9T3OI+w8xvPqYrvr2SGDG/G7VRv8bmhr/yiaE+iJ2zPuarlD5CI9Y+s70Eutz+4z3YEYg9JYpUPZCZRj3FKqG+eKotv6fVGb+/Rwq/c3hFvoSemD7neac+TeCTPsHUkj7xv3k+x6k8Pvu7DL8Dm6U+MJJUveVBcj75epm9WUQlvq2tOT7elUY+koFVvVpmDb6kU5s9r3z4PQTWuD7LJIQ+fw/rPea8Hr4/wj2+gjGzvb+syLzYmM+9/V33vHUjDb7Qs5u9Ut+1vQWFDT5zBvG/a41dPPwcpb2O5IO8Pb9Lv7YmWr9ORT6/Ezzmvvftpr1VHdc9XxS/PvfMCj9IgxA/pJPnPsB6ej7QvRy/32GJvXKgzj1G3lC9HERevo3xbL8YPMK8z8rtPeq82r3v9ya9GBqVPXI8Sz5+PDu+sGkivip+YD5m06k+qQFkPoZFFbz0D46+NRO0vt1n/j0D2ak9KHNWvfOV6r0nbQE+pj4evwUmAD1x0ti9sMsvvnXMdL4T8Ps7f7zXPfJ7ID4uG9m8yE97voesML7MOw2+C5jdPK+HmD5kESA/dq/cPYP+Xz7M6GU+N5EjPhNnI7/oaJC+NjSiPHpE4b2zw7q909bpvKe7JL4Cg4i+xi5rvg7Tyr0yIoI+aIFgPgQlHj5ZwEA9j3KRPFrUcT0LE5a+la8Sv+kSCb6KYBS/4o28vxClBj4qXmU++bQ6vbuFKb35ie2+dRipvhLV+r7moKy+VGqLvgRtkr3U/Jg95VGJPpSh+z7Tnqg+w6WaPr8PuD24m2K7D4obPpzlIr2H+F4+K2ISvtD1g7vp4hI986aZPcItar7exZe+VjoHvlIb+D1bXXU+l3/uPs2Pyz7yBwI+swKnvKpxtr00ULK+DgsevC3D4LzT8Ls+hYrivXAF5j3LcQ4+Wowcv6cmVj0aMLy9s3AwP0+jUD/GAEY/9LUhPw+Enz4W7oq9clSLvh0OCr8YPEG/tk5mv4fkaL+NsL++FU2yPV/ETT3DHRc9f1SrPqHF3z1Qwme97XHnvMHmxDzckha/k9qZvm1Uob7c5eK+BcHivhWLRL5eJqa9/+ucPFPHsD4qlD0/tiiNP94N9r4/Fm2+lYOVvjydpL6Xt9A+YHe+vYUEN76t4wa9HnejvA2PJL3pbgU9wXcyvaUfLr0OS1k8xy1ZvAG8Cb1yr4I9jQG2Pd/ZND4u2hq9wTspPrxSmLtwn/69VvsHvRHwn70K4KQ9sN2Vu+XfJD4zjSo+EuC/PrA8eb7SgpG+J0Z7vkFJXr1iHYo+X+PzPHdHbD0vQew98534PdmlLb1R+Ae93y5RvsQNk77pDwm+QzD/PZ3J5b45QGi8ETAkvQRcWr0D1xQ9u1rdPFTSND4h2Hg+lOM1Ph4oD7x5Kli+xZmKvqt9e76Xu8u96E+ovGGv5b0p9QO/FbZPv5GcT79Q4CI+kQ6aPROAH70Aquw9DIyxvTIXOr/QSbe+bPZ/v9Ld3768DW4/EPRAPzMXGD/Onew+oGxdPgm3v71VPn++54C/PYqEgTv4s3C9gglcPXsIsb2v7/Y6K0SYvBFgNr3Leh89mfnJvjhTGL43j8i9PWNqvnR/Mb4B8MM+EQORPoxy4T1C3E0++ChWPubPWz5WyGo+xtq5vOkFB77gKWU+qIjEPi4lIz6MBi29FIDNO22Kkr0Ngz89+T7nvDkyC701HtO9OkUbvo/vkz7wYQi9q73mvYiiCTtejYg9nuCOPrvDxj2sDdg9sSPpPO8ehD6OOpM5xiXZva7rEr21yu68DHdFPrF7yz2XACo96s5rPekxZj1YTaS+nqIXPitj/T1g6n88ACBovnzR8DuR/9k9xsnovfh/+D1Obbo9A8Cuvb43z71jgji+kVdbPQ92Fj76sL+9sdYowAGpt7//DsC+KLfYPrB4qj/YYuo/Zj7TPyGFtT8VPyU/17wlvx+iA8B5uwS/pzZIPyHrLj+StT0/690AQPl2JL/8Jq6/AAAAAAAAAAA=";
// src/ai/nets/solo.bin?url&inline
var solo_default = "data:application/octet-stream;base64,T0hOMWYFAAAgBAAAZQo5PQFE9QMUCvH39v7a7QwYA/fw/+0VHRkG5QJ/PfkBERQmBgIG/wcCBg/sFAEKAEcDGPLcE+z6+AT1DQMfFRnu8PzOEiD+7R47OS4H29Xn9/foD/sC7f4FDg0DCQME/g4TAgT/FwwDAdH6Cd8LAPchNPAT9cPmAugJAwEJ7QUD8g8CoG/+PPz09QIPDNoF7P3f5RMrBPvqAfT0+RoD3QFF9PP3FBcZAwH//gMAABfaEgAF7n8MFPbhDeb9EwXnCAMeGh7fwf0CCij+7iY4QVAD29n38+3rF+MD6AUDDgsQCgEA+AcV/AH96w4BAcf6DfPUBfkGE/Qg7MDc/+0KBQAW+AYA5g8Dd5qdPPna8v8GDdEI2/vS3BpDBvvlAvTs4B4CygK78fbyER0LBQP1/AH//xvKHP4G5FwSz/LrCtn8HwrNAwQpIivOrQAHBij84y9GS38C297/+OPcG9YD6RABDw4eGv8G8f0eBgD6Ag0CBq34EvnJCP8FAvUx3LbN/fIEAwEuBBYB3xAEPVhoPP3o8/7/CtcM0PnS1RtZBf3i+vXn2CEDuwOa6/jxBxADBQb1/AL++yDKGP4G6A0SqPr2BNL+Dg26/wQ1ITHUtQTlAQz64jVPVH8C4+AF+N/NHswD9Br+D/soLf8K7fglC/345wMDBqP9GAG2BRLs+Pcu3qzG+/f+BAFRER/92g0F9qsnPPjf8vzvC9EVrvXJyx5vBQHy9+/fyioErQOM3Pnu9v8DBwbt+QX79y3IDvsC+ukSnQkC/sf9BBGv+gREHDrNtA67+uD43zVdVm/+5NwE8da3IMECACr6Dek3Q/kR6+w0Avoa7vkBBZcAIQiwBDDM7vgW1pzB9wLzBwB/Hij62A4Hrus1PPrk8f3sCOAPuPXP2BtPAAAA8vHn0iUDtQGr3Pv08O78BAPz+gf79yPaAvwAENMNsxUE/NX+/BDD9wA5DS/dyROq+dH25iJIODf+7OAH6+DFG8j9Cif3B9osL/oU6+sq/vj/8/T/CK4JHQvBBD/I7vry4bfS9wXwBgB/Gyj44QYGfZY8PPrr9P3nCO4QvfbX4REvAQUM8/Hv2SMCwgLO3/v879z8BQH5+wj79iDn+v0CHMoKwRwO99sE+RLR8v0zASvl5BCq9cr27hRAJgr89dsG5erDE8P8ESb2ANceF/oV7ukhBvn+8PT9B7kLGwfFBUvE8frW4czX9wnvAv9/GyX16wYG8tBEPP7v8/vnBvYUsvXZ7wwKAAcN9/H23yQBwwHb5fwF+tL6BgP7+Qj69Rbw8PsBKMsFyiMM9uEC+RHe8/ws8Cfr7xOr9NH48wY2G+n79t0F4fHNEMH8DSL4+dIPAvoU8e4ZAfoI9fX9DdEUFQzPAUrM8fnK6dza9gbsA/9/FyH2+QcEtVtEPPrt9/zoCP0Utfbb+A3n/QoQ++7/4CYA1AHo5fsC/Mf0BQH9+QX59Az44vkALMoIzSAI9eMG9RHs8/sp5yPx+w+s8uH3+AExFMn6+dwD2vfPDdP7DB329sr5+fgM8uoZA/sC+///CukYExLXBkfG8fnP6ufc9ArnAf1/CR3v/AUDReFBPPfw8/vrCQ4VtfnY/hC9/AsU/vAG3yb/2wHx5voCAsL3BgAC9wT48Qr61/f7MsoE2iIE9fAF+xD68/gk4iTzAQyz8Oj3/QEtDbT599kAzfzWDdz5DRz39NXb7vgF8e0Z8fwEBAQBBAMbCAvkB0PJ8PnY7ezf9AHmA/5//B/xBQkELes0PPvw8/3mBiINt/fgAwue+wwaA+4T3S0A3gD75Pr+CL/4BwIE9wX48gIDzPj3OMcD0icH9PIK+Q798vgi4if3Cg+w8PL1/wErDaH5+dIDv/zUC9n5DRr38NC10/f+8uoOAf39Cw3+BiYjAAv9BkLG8vrU7+/a8wXvA/x/9iHvGQYDUk4dPPrq9/vpBikKpPXhChKJ/AweD+0X3jL+yAD+4vr/C8DuCwIG9gX38fsQu/XzPsIM5jYO8fkK/AYE7Pgh0DH4FRGz6/vyBPo1EpX2+cYAvP7JCtj4Cxz16NSNwPf17+QNAvsBExYCAToS5h4KBjzM8P7Y7PnM8BXwBft/8SftIAsC8CscPAPy8f3v+jr5yPPqDwmB+/4XFeMN6ToB9Pj56/cGCdL2Cf8H+gT39/0UrvnrKc3/+jv74/ML+AcP5Poa0CcLHwnl4gHvBPo7FJX0BLwIxgzEB976DBXz3ualvPr09NEJ8PsDFRcDCjsA5A4CAi7a7fXd7/Lz9RUDAPV//jP4IgL+C8XRPP3w+/sH+7QJJPz56g//AfcqAvsL9Rf/9QDsAPv1/9ZEB/v+APj8B/rNFgMSC+kBQBMPCOL88gC1AwAVMvn0tv/FBvn+8iUX4Or/5/T7AxsA+xkC8gT+ANMxBQAA+gEP+PsD80AB/fn5DfvfBw0v/PgU6PSBAfz3Af7jygj4yhEElNh/PPf0+vj674H2PfsA4eAI//HP/PsH7xr82/7m4/bc9sdOC/z5/Pb8/umwB/8ZC9/+MxIKDdrz8/2gBQEhPu7fn/TPCfX86CUX1t4Ay+/9/DEOAhsB6Qr6+646Dv8A9QAV8vkB72T/CukCC+/cCQ0T9foh4+aZ/u/w/P3RygjykhkBhjEwPPPr/PTz7pv0T/kB2McJ+/HXAPoY5RX30vrs4vrc8MYOEvzz9PP3/d6lCvgX9Nn8BgUXEdXk8f2+CP4vKeTZt+fPDOX45jP/z9b/1/D6ASoO/R798xH2/oFAH/wE9f4iBPX/5Wr7CeT7BenlBhIF8fIv3uO1+ebb/PjCxgnvhxD+rukSPPfj/vT07637WPkI1rsG9/TX/vMb8RH10Pnp4f/d6cPoFf3w7vf1+8CoCvMT59r2zQETFtDi8/fpCf007dvazuDeDuf15DHkzNT84/H2ARsLBRz29hfwBIE4NPkL9PwS/O8E42P4BuD0COfxAAr/5+8o5eja9N3S9vO31QXklAD75OTVO/fWAe/t6q/7dvoRy6QJ9/vJ9u0h6BPzx/Hj5QXV48uIG/Xu6fXx8qKbBOwDztnnlfwWGMvb+/L/Cvg+oNPY3M7gFOf04jXKwMr75+zqARgMCCHx/SDpCoEsW/cR8/gG5OoR4HPxAtzpC+by9//12+Ua7ekC7eDP7u2i4Qfcl9r6rsUHPP7o//Ht7s7+XfwR18EC8/zb8/AI8wz14PPp7gze5uiBFfz17v7186vF8PH20tvukv0FFtb6B/QNCfgrl9/i7tfuDu347x7M1N/68fnw/RMHAhrs9xjuCcf/TfgT9vnz9OwM5kPyAu/lCu72+/Xt4er99fEQ8O/h7+67/gHmzNj2BBcYPAHrA/Xz8d4ETf4Q3coA9ALh8fH79Qv26/Pp8g3i7viBE/v27/z29MHd3/LpzurtpfwCEeMMD/EUBvcdmOHq/9nyD/z89xjP3+b69vry/AgD+hfr8xXyCe7aQ/gR9vzoAvAG7iD1+fXmCvj19urz4e7e+PYe8vPx8e/IA//n4ND5VLglPP3vAPb19OgARf8V4Nj/7gXm8/Tq/Qv47vTo9g/m8ASBEPv88QD389Lt2PTfzenvt/sAEekGEfYSB/MTo+XuC+H1DPv//A/W4uz78vzx+QcD9Rbt9BHvCAXKMvkV9fvfCvQQ7v/z6/vmBfr8++Dx7O7K//Yo8vX47u/NCwHn8Mf43vQjPP/vAPXy8+n/RP8Z4Nj67gnq7/LX+An47/Hc+BLj7BKBEfkA8v/49Nf6xvTXxuntvv39EfAFFPQNB+8No+bzEN/1CgEA/QjU5fH78v33+gcD8BTp9g/yBxCpHfkX9PrI/fMC9Nry6v7hAPgE9dXy6vDA/vks9fn68e7TE//k+9L4hWsbPAL0AvLw8u/1SAEX5tT45gz38PHE+wv39PDW+Rbi9BaBEfz/8QH39dIDvvTNwubsx//6EfMJEPsRB+8Fq+n3It38CQf/BQDS4fP78fn1+/UD4xbr+g7wARqNCvkW9P2xBvAY5pbz4v7Y9P8M8M3x6++6Av8s8vr/7+rYDP7gBd/2OfRDPP/z//jz9vP3OgAX8+Xz7RD+9fTD/w349fPaABLj/AudD/gF9QD59ewJyfbXzevu2wH9DAQIE/wKBfH6v/MBG+IABwj9CPjd5vz78/j1+fYB4hHy+Avy/iCd5vkR9/y4BPfz+YHx2vrU7vwS9NP18PLRAP8m9AEC9OzdCADrDd/54rVgPAL1//n19/X4LwEW+vbu8BAA+vXB+hH68/PdARDo+xS9DvgD9/36+O8M1fjayvHv5P76CwgJE/gGA/H0y/QCFev9Bwz+CfLj6gD89Pf6/AUA5A71+Qf0/yqiyvkG+P27/vgFBoH13QHd6vsR9Nj59fjZAgIo9/8G9u3jBfvpDuL5ffJjPAL0APr0+PH2LQAZAPnn8g8E/fm6/xX58fLdAQ3m+wzcDvcD9/v69/EO0Pndy/Lx4//8CxEIFO8CBPHv2fUHFucBBw3/CPDf7P789vD5/w8A5hD2/QTz/yqtuPn7+v+1+/n0DoH03Qfg4/4S9db59vffBgEl9/8B9e/n/fjqDO75R20BPf/3+v3++PcMEfz38gD///r8A/0H7wz/8//w9/M17Mh/BPxLAP7+ARjg/AENB+oJHAgKAOb//RDQ//4aIvnlkv3XAiUA9BUd4+3/6N8BAcgBBg386Qb+AdcoCQD5+AAQ9/4B+e0B+fECBPvxBhsT+P0s9PyQAvf5+//l3Ar0AAsCBYB0PPv08/j57/MFH/ry5QD+/vr+C/kW4hP40v3m7Opr2s5HCvoT+vv7+QO39v0JBdgNCg8MAtL2/SfG/vszP+zVgfXNAlEA7ykD3tr93cT//6YHBAn76xH8BJJDG/z28fof//sE8tz9/e0CBPTxBDQG7/dh2POQ/Orr9/vL5A/vAQ0ANVU9PPj08ff06vX8KPvz5AEE/P39Bfgh4wz1xPnn7fJR1+n9DPr/9v358u+39voGAdUO7A0YAtLt+Tzt//k6MeTZlPDWAW7/7yb01tX6783697QDAf/49hj3CYFJPPn38PYgA/b879b5BO0GCPL7/jn35vNN1/Ks+Ovj9/i+8hLqAgf/oKkePPDy7/bx6/33Mfv75P0L/QT+BPQl4Qr1u/bo7/os2fq7Dvnz9P/37ti77vYA/tUJ3AsTA8/nAEsH//g8DuPgsPLeAn//7CPk2dT49t307cb+APv3ABvxCIdFX/b87fUW8vUC69z4Du0JA/H/9y3q3fEL3PHF9Ork9/S7AxblBAH+oPcMPOzy8fft6gD0Nvz/4/cN+gn9/fIg6QnzvPTp8AQO3gOBD/jt8gL17czI5PX099kGzw4SAtHhCV4b//c41t/lzO7eAnb96yHi3NL29+rs6NgA/Pf2CB7uAp0wd/X66vMJ4vQL7OP2FPIICun+9Bbp1eyP3PDh8ubl+fG9EBPjBfH97JJDPPH39Pn28wT2J/0C7v0J/QgB/vUP8gb21Pby+Av77RCBC/j19gH58tXn6Pjw9eoD3QgMAeHuDFQWAPkhzenv7u/nADL9+A3r5uf4/Pzz7vL8/fz3BBPz/tgASfgC7/b4B/UE8vL4E/gGAPIE9u/v4fKL6fX59e7u/fTUEw7pCu/9f3JRPPD59vrz9Qz2Iv8H8/0G+wcA/fcE9An53PX3+gvz8heBCvn09wH6887y5fns8u8E4AoIAejtD14V//oVtPDz9/ToAP7+/wPr7O/4+/zz7v38/P34BBD0/vTeK/gE8Pbu+/j39ff6HPoGAPMD99Tx5fOP7fUB9vL0+/PcGQruEOj9iWdtPPT8+fz09Qr5HQAH+fwE/A4AAPj59Qj64/b4/Azv9xyBCfn6+QH69dH75vno9u4C5gsCAfL0EVQS//oMuvP6AfXsAMT9//7x7vb5+Pz58AX9/gL4BA70/QW1BvoF8fXm7vj1+Pn5G/0C/PgC+Mz36/az9PQI+PT2/fTjEAfvE+L9JT1wPPP6+Pr19xL3G/8J//79/A0BAfjw9Qv55PX7/Qzn+R6BCvn++gD69M8E3frh9PEA6gcBAPf0E0YP/vkHsPb6BPTr/5/9Avjz8Pv59P727wn8/AL4Bwrz+hSW5PkE8vXX/vgA/f74HgP99vgF+8P27PfI8voJ9/T3/fPqDAXtGOP8xkNnPPT8+vrz9xD1HQAIAvX8+g8BA/jm9Az46fT6/gvh+iOFCvoB+QD69NQK1/rd8/P75gcEAfr4Fh4P//kDsPX9DPLs/4n8BPTx7P369P338An9/Qf4BQby+CGB0vkK8fTF9vn5AAD5Gv729PkF+cD26/rS9v8N9/f5//LrCALpFub7yDN0PPf8+vrz+BD2GwAKCvj7/A8EBvjd8w736fT7/QrYASOWCvcB+QD69NMG0vnc9PH85QYAAQL7E/UL//oAtvYBDvPw/438B/Lx8f/59fv88wb7+gf5BQT0+CqBzfgK8/a8BPj8BAr3HwDk7PwE+cf17Pvd+AIO9vn9/fLwCP/pFeL8bX90PPn6+/vz9RT0FwEPEvb3+xEBCPjY9xL46fT8/gvOBSKgCvgB+gH79NMGy/rZ9PH25AYAAAj7E8sJ/vn7t/YDDPHu/pz9CPHy8AL69/T68AP8/gb7CQTz+zuBv/kE8/W1//cJBxD3GQPP5voE+Mn16/vb+wIP9voA/PDzA//rGuL75epYPP39/Prz9RzzEwEUHPTy+RMFCvrS8R725/P6/QrEAiXEDPgC+v769NUGvPrf8/D04wX7AQ3+FKkHAPfxufQCCunt/p39C/Dr6Qb5+u377wD7/Qf4EAbw/E2BtPn88vam7fcACxH4Fw3C2/sH+sbv6/vZ+gIU9vsC+/DwAPriKeb5tvLCPAbt+f4E9QYHEfzy7/oE/ff7/v8X4SkD9gHq8PXDbMt1A/4BAP4BAfziEgIRJOcECwz/AOn2+AezAPwUJPLd//bmA/sB6R8o1+sC3s8C/sUBBAL65AX/AeFBEgP7+QIj/AAD8PICNYX/EfiBEQ8E//8q5uWTBPP5/QH51wb4rBADLEt9PAPx9/z98v8AF/vr6fwJ/fj3Bfwy3RX+6wDg5/XQf+MJC/30+/3+/O/OGP0MGuAH+AoE/uDp8AXaAPslOOjgBvTpBPAB5i/24t//5tv7+MgCAvv58wv8B8JZJf4K+AEl+/z18Oz+DZsVF/THBA/89foq3+i+//Pz/gDw7gP2rwsBcItCPPvt9Pn48fr0HPzq5PYJ+vv4Avo44gj86f3g6P7hf+zEDv7x9wL9+OPPFfoGC98G8AAH/uDl7gP3APgpM+nfAPXuBO4D5y/n6df98On68c3+BfT4ABP4C7NVOvsi9/wi7/sF8ub67a4ZGvDiAxP57fUT3uXP/PHx///g/gjxrgv+evQQPPjw7vfv9/joJ/zk3/MH+f72Afgq4wj66Pve6Ajtf/yTFPvv8gX89PHOE/b+AeEB2wAE/NLe8wIJ/fgtH+noAezwBO8A4zLe7db69ffw7s/8BPP1BRnzDa84SvhN9P4hAvgD8dn218wmGO3q/Q7u5+/35efd+Ozr/vzYFAfvsgb9CGUIPPHz8Pfy8/XtIP3w6PYA9wT5APgX5wH77Pnj8BLyVf6BGPjz8gr79e/eDfX29eQE1gMG+d3m/PoY/fUe+O7tBOXuAfL/6ifV9Nv48wfn8Oj2BPP1DRzvCb36Q/d18foP8/cA8N/0zOAjEuz29QXz5ezT5ery+Ov0//rUHAjwyfb8t2YOPO/48vfy9/zpH/737vX/+Qb9/fX67wH89ffo9Bb8HQaBE/b39Av99Onv+fXt5+0A2AD7+OTzAfsa/fYQ0fPv/+nwAfn/9RDg9+f39Qfr7/f5Avr3EBzwBdnEKvZ67vn++vkc9OLzxPwQ/uT8+Prw6ezL6fT99+v1APjcHwXu4vD7i8sIPOvy8fX3+vzmHP8A8fD59g0EAfXn9wb8+vTt8BwB3xSBFfj59Aj78+gB7fXh3vP94QP6+/H3Bv8X+/QGvPj4AejwA/z/+Qbl+Pf29wTo7wH4Avr0DRvsAfCH//N+7frhEvoI9ebyrQUH8Oz+9vPx7+3I8vEI9u38A/bsIv/r8ez6W/IjPPD58/bz/AboE/8G+fH09xEBBPXY9AX9/vb49xgCtBCZEfUB9QX89O8T4/bb3ff86wH4+/0ACP8U+/T7rvr7Bers/wH//v7u+wD39gfr9Qn4AP74CRfy/AmB0/Vb8P3PCPkX//DzyQ/u5/D/+vH28/DO9PoN9/P8A/bwFvzv/ez7l0AwPOz69vf3+wrpEv8E//Tu9xT/BPbK9gb7/PX4+xcFmxWhEfYC9gL89OIX2PbW2/f68AT3+gUCB/8S+/T0rf37Ben0/wD+BP7x+f/38wPy9Q75+wP2DQ7x+BOBuPY38fq+CPb/AvD1uxDf2vYC+e309/LU8gIO+PX/AvT6CvzuA+j6y7AvPPP3+fjz+wPnDQAPA/Tu+RgDBfu++wX8A/T6+BcFhRuqEfUD9gP99+cd0/bV2/nz6AX3+gkJBwUO/Pfxrv79A+f+AAP8B/nz9Qj59v7s+xX39wX2DQry+iCBuPgP9Pms+/cIA/3ywhjGxvsF9+7s9frm8gUQ+PkAAfL9BPrwC+f6K8s5PPX6+fn2+QXrCQETDPDs9hYECP21/Ab8/vT/+hICgRyuEfQE9gL98/odw/bc3vj08gLz+RoIBgYQ/PftvAEBBOwE/wb9C/708Qf59vf0/hH1+QH4Dwvz+CmGufjq9fypBPj4BgLyyhmqufgH+fHs+Prn9v8U9/0AAPMBAvnyDeT5KUIuPPb7/fr0+AvnBwEYD/br9hYAB/+r/gr7/PD+/BX/gRewEvUG9gD99AEftPfV5ffv7AP0+x8NB/0L/Pnltf4DCOv+/w77Cfj28Qz69PT1/hL38wb1EAbw+USCpfjK8/uQDvb4AgnvwiCLlvsL8/Ho+QHo+AUe9gMK/vAG/fbyEuP2XQYrPPn9+vny+BPmAgEaF+rr9BcFCwCu+BD7++/++BL9gSG3E/cH+P799fAhuPjh2fnq6wPv+ikQBfoM/vbgtQQFCOX/AAr+DP717w74+Ov0/w/48gT2Ewbx+k+SnPew9f2Z+vYIBw/yzhuSjgEK9fDh8/3x+Qcf9gIIAPAA+/D2Et/0GJOSPP0D+v4J+4EsOP/twiEp+/IB+gIU6ycCCwEq6vzWCdZbBAD2APoBB/nmHQUQC+EK7xX/Ds/2tgmeC/0XIefeyPr9DgQC3DgyFyYHzdsLCdEICg321AgDDvg6EwcA9wcbBgAM3QQC+NwZGvvHDwsJAwU45tfoA/AG+AAl4A/+0A8C/tBIPPUI+ff39YEQQ/7psw8r+O3t+vwo7wj6Df0d3P3c+u4HC/7j+Pr9AATWKQEC7+cN8RTyEMXnuAvUDfktK+Pa0+8HFPMC4kzn4xYF2OwBCb0NCQ3w4wn9Gew/GwEQ9wkX8vkBy+cB7NMtJvP0CAsS8v4r2+Di/OwA9v4d8/75wxUBKfITPPUD/PXy9YEDS//wqA8p9fTf9Pot6Pv2HvoQ1gba/evXDP/m9AD7+wbYOv8H0OoG9AbuFsPhwQ/rEvouKOHS2+wPE+8E31Xh3AUC4vXzCLQOCQvr7hT/H984Mfsl9wQJ8vv90OD8880dLvP+AQwX7PgD1tzh9uX29PcH/Pj/vf/9cP3nO/AA+fT79oH6TgD3ox4s9fXf6Pgs9fjyKvPx1g/b+/e3Dfjq7QH59xrZPf38tu/5+PbtGrff1Qj3FfgoJeLa3OcUGuUB21bX1/oB6QDyEMoRAxHm6xz1ItsTOfg/8wQFAPYNz9f56MYWFuAF+g0i5PTe3tv889nx6PLoCfD3vw77t6uzO/b++vLp8oHrVAMAlBMk8QXW4PEe9u7vQuzb1h7Y7gqBDfHo6QT39OnlIvfuj/P0AejrIsHhyAQBGvEhAObR6t4QIdr/4EvTzNj97hPlFsgUAxjp5yfuI9DXQfNV8QXk//by1cf1y8IXCuEQ+Ac83O7F2eDz69308undGObvwRH60yKiO/f+7uzu8LDdTQMVmhYh7AnY0e79/u7vUObM5SPg6/6BEuX46AT27/wBJfjvgvXmGNvkJNTjzg0BH+0IzOLc+dAXIdkG6zbVzs397wLWJeIY/B7i7Sz0JeK6Hu9m6ATVq/Tb49DuxMLo5+UB6P443/G54uoK6ODp+OPKGOLk3Nn7AsinO+AB9/Hu/c/hRQkZtQAf6xDozvXm+vvwWePL6Cbb5BaXEN795gH27uwdJfjagQPkE9/uJfD12f8AHPT1pO3198MfH+wE+Brl08T+9fziI/wZ9iHs6iTvIPOB8vFU5wq91O7y5d7xzdzLx+394/oh5+y87/Ii5egI8d7XINbs6/L3wTvKO/L99vXn/Or0NAUg0PkU8Rjy2fDGAvnyRN7c9B/n5RmjDd8F6/349OkiAvfZmv7kGunpGQcA3PMAE/PlpfAACtIaF/YDAv7q4dT87P7kHgUO7h3s7Rv1FgaBwvEs6gW03+sE+fru4PC5qPT46PQX9ffF9/cj6evv8+LiENfzBdr8wsDOOwX8+vHw+gbzLAkg5N4Q8hn+5va1BPrwPeLn+yLe5xa4DtoQ6/348fAm3/nMm/7lGeLzGB4H4e75EvTbq/QJB80VF/sDBvry1tT+7PLsJAsT3B/16xXzDgCBovIO7QeqB/wJ/v7xwvejmgL25/IR9fnL+f0c6vLr99zcAtTyCef5/LXOO/n39/Xy+Qb1IQgh7tYP8yH74wCyB/nwT9/U+iLf6BLGDOQI6/j45/kp5fXKogPbFOTtGycS1+f0FPDZrfsQEdwuGRkBDe/z09b+9+ftIAsR1yL39AvtDBOBj/X17gGh+vftBhDx3/2Pg/Xu3vIM8fzj+w0X6QP19tbq+M/wGtn0YX/UOxb0/vPy9Q8HHwc3+c8B8h7+6QSk/gLuSd7Z+iHj6A/LEeMQ6fb47gU43/TLswfbEebqFz0f1ePzFfTQtfMUD+cwFB8ACOn00ecC+ufqKB0NzSb79AnxBhOFpvfe8Aum/P4A/xbt7fmGgf31z+4Q+g33+gkk6fXo9tTv9dTxFtvwYmXxOyH7CfH3/hEOGgo3+s/99RcI8gOp/f7xRd3l/R3w7R/PDucP7vb57+E06vnqvgLdBejwFzkV4OH8EfXNtfQVGeEnEyQADu/71ucA8uH4HxYKzCL49QDwEBaLmffD8QeY6/MEDSHw6P+DgQ/w1O/6+hHw/AMs7AHy99r28NIBFd7vRNDqOwMBD/Tz+xIKFwo4/Mj88xwI+AipD//wRNzVARjs7ynSDusQ7PX38u1C3fjhvf3XAuPlFkUW1NPzD/LOq/YTHOgtERsDDuf62+oB7t/1KSYGzCPw+gLtDTuXq/mm8QanCuoBDCvw8/yDgRn50vD58xrs+wU08PX2+NP+5tT3EgHqV+/4PAD47gX3Cl/Cge/aYCOcAA8oMwA2DwUHkRIiDeo1EBkR7xAEBgv5/MIGsgX2Zu0a4R4lxA8DTw8/zwQFAtH7JTKuxPX05tQZ+tn2FQATqxrgI7EDLP8EuBgvIvoLC98g+gUAExUJMXkuIhlXKgLP9wD7CzTp/hwRBhHIExEQGQgQv03FPP3+6APw+FO9gfHVYRbv/womMgIq/v0GphEeEvExGhr38g8FCgz5/RgV2gj+X9YazSonvf32RxFFxgMBGRcOKS0CvAH3INn4BS/zMhAUxSPfHKYDTgAB8QMlHvoRCNk2+wMDCBEJMy0lKBUgGgjD7QL9CSuVAg3iARMUKSQMMRgRpFt8PP0C6QDu8TfNge/TVxn3/A8YLQj48/sJlxMsGfssGQQJ7w8HDBT6+Dsw1Qn5ZwUcliQerO77SRtNuf/8HCkOACr+rgv2LtjRFhv1QBAasxznKZ4DbgUA8uwZGf0TB9FJ/QD3ARgJMNshKBLhEBbX7Qv6BCXJBQ/8ABMuNUT3NxoTSMcdPAD27/js5NvZse7KLygP+Q4EEg/M0PUQrg40DgIbJtn+7gUQDRz69zw/0gv9WREcuBPyrtr2NSA0vfwBH0MPyh35sjD2M9fBQRr9NP8WwQvfL7AEcQMI/8cTDwMEBddV7fYD+BoEHIENFQ6TCS3EBQ/u/QG4CQ74/Q5PPm7hAhMRF2T+O/zk+PUJ5KDvDfWqmDIy9QHW6hXizvQT1QUJ/gviLb7j7/v1Agn5+DMS8AQGBhEM+dW01tXyDBLt4f4OD0P3sPDF2ib6HfrZai8D/c8G5unIO/cHIwETEdP63wDx+wA5A+/09gz+9YHw9vWyDDwGLgzn7aS9CP37/QFbI3vvvA0KRpTwO/vl/wISBM0mHwK3khtg9wDt/Aj44Q8N4f/n6/y2+94MDPSp+e/4/OrLQvkauy7/FLDICM0G7vGbEP8x90Dju+yBDNUG+1ENcjgFrpTvKN61DywMxAjyIxTs3Pjj+CgLDvL79Ojx7sPy8+DpDUYCGPgC4ZLsBOr4CPFj8U0DvvYBuIgrPAv9BQDqF+kpDPv67gAF+wL98/8E+CYA8/799wTo5QsOF+4D+/r7EN/BHPoC1yr59vL1Ht4BzfrEKgAl7w3F8PnZKfsG21B/HBsDu8LnH+ri7t3/thD++xvuAff9/Ann+wD+8/329vsBA/QBE/0A+OEc7cAMAwERBu44z9v47/D/hfRePPz9+P8UEeQgAQHy+Ovx9Pf57/75+kT/D//+Be7/5RQAGfcPB/8IA+zf/wTqAw4P+yEPIAL55Af1HAgoA/vTD//jMfX7zhN/BgT8+vjwDAkF9vL05Bf7Bv0ACfn9+wT+/RD9/gH9+Qv//v8E9vUQBfcE7ez6BgUHB/IC1c/8/u76WtZxPB7wF/whEwsOdxA+/KoL2tEJ5wfw+wH/NPK9CfrfyOoiC/Xv+u0E3jnNXwgJxgnjf8fXIBQF1NTeGubY8N8eAcoZIfQIFP7dAPMe5CPyRQ8rjlf2t80HGxvd+RToFh+7BwQEHZXt1vv58rb15Kk/HPEE5eFv/Obs4/LWvL3vAOv5RNFCPAcFNPgNA+FIRxpAPKfw/Oym8R3m98r3f/L8Dwnj3PO/B/H/7fcF8QYZ+/3lDwHrD9bSFlMAydXzJwu50O0xJ/hgKuIJEgHs7fYVB0sIV+YtwT0T1Ov/DRCqywryDh7S8/j8Ahv3shCpqvDp2AgWFvnv/App5Q4B/e7r+dEcLvP772RYPAsFDAUGCAkVCQwhz7cM0/Kkzviu9NoBf/rL+A3b/fzQAAX9+PsBAKkvA/34qwTzMeLHCx/2vv3yDtvP+QMK/9NcFPwKDwrg/N0CBSDpJMYbBRDu3vUBHRDOyQb8DADmAAD+9TT94eLO5uz67gb4EfL+Q+8l+Pbe6foA9eX1LO77mQg0PAP7CQT1AOYd+Asl1ucK3f692/+86dcAf/bT7wvgCOrQBgMH9/oA+dQ4u/wAs/P74+rJAwD6vQDwB+TVxwAPBuBjEgcDFAbg9uD/AwrxJxAa9fr21vsED9zbzwH1Bfrp8/voAgD7x+z04ffg6gn9C/roOvMH9u7q9PnpAfX65Nf4NTbcO/rqAgPg8YHuBwYd39r66QTs6fnSAen9TfDQ+hXFA9GkDgcB+PUA8eMeA/38u9bv0OjP+un8yffxAPHiy+QD+OlUEPr+HgPh5+73Bv3xFCoO+PABxv31BcD27fvw+Obm/fXi+QQBxOAG7efP3ewM7+/hMf3l8Ojx//S+/gfxj+XurQm+O/nm+fzk6aS1KvwH+wf+DRESDPgV7QTzzO3w/gjL+PLmFgX5+/f/7ffW3v7j+rrvxhIH6sP679nf8wkQBa722gfWCe7yEzHq1ur0CP//ATv7DQYF3gP9+sgdPfj35doZ9+/u/vAAFNPtQvbp0bgBu/nlCwOq7ejzHfmo6SfsgePpGaMXPPv59P/l+/XIRP3wAgcKEgQcHwMzCBrtgfwV9fb18P0GCgD7+fv/APS5B/70HPH48Bc06dffIPL38v8y+dHx4QuPAPr39A/y7fr58vAF9BcSDx76Fg0K9fQaRvgD6PIC/BH1/P4NJ/kJ+/ENDfEP4AAF4PHX8u0A/AL13hT04wL0+g7WOw3mBewUFfDvf+ns9/EN/BUcDwsk+0z9kAHx5vUK2vAME/TiA/f2/xPJ7AT0DgMmFBRg5uDvYzINBfN57t3nAvSBCv/m0f774gX52a8C/RLsAxkDDzMQ+iACLvVL1Pn15/rr8wjfCQH1+v0oGPzcEQ8n3O7jFxvt+gkX2/nyAhYKU6CpPAv++QcRC6D9Av33+f/w7Ovk7wsPAAIErwHv+OzeGrh/9v4UBggABi/4KwcFBfwBPef28fnw+cEO+/EEIPX9IPr/98r6/O73Cv4H/fUGBv4J/fjz6eUKAhU69ArxBQAS9gQCDPEAqwD0Bu0ACugJDAgQ+/QOC/wB9QIR5wgE3BQCC6s5PAL39QcHDDP7xgUG9eAF5eDk6v8VBOsHX/rzBwcq1iSa+PPOCA8A9vkQ/gH/+QQDgef65hfp1+UF7u35AxIMSvUp7yv0BeL+Cf8CCCn8FCT58vXqD+YH+A329AgYCPH65vn34fn78tD93PnxACvjFgEy+wARBgIN7v8UEvsI6v0DuyRxPP0AAgT8By7/xwQC//377/n19vrxAOcCRvryBAn/5jGB/vjiBQr99tga6fzzAwX/6fX07hn96AcJ9Pbs5g0M/Pog9Cf2B/cAAPn9Cxf6BRf+8+71B/gC+wvH7gAPA/Lq/v0A8wn9Du776gj39x/xCgAEAw0EAAf4+P36Ff//Cfr+TJ87PPj8BAPwBS/+xQUMCgP87Ab4/vjl/egARfnuBQjz7jSBAfjpAgz79dco0PnrAgAD+P7y7RYB7ggD8vbjvw0P4vsn9B3xEPQF9PT4Cwr9Cgv+7uT0+QAC/QLC5voJ/+7fBv0C/gQADvn74wzw9hf6A/3VBwr3/gPa+P3vFAr1Id37UbnmO/fvCP/V9y0DwwEXHej+5g0CB/LX3e4CKvPkBhLh7xGQDfTxAg749/Qm0/X6Avb/Af/z6Af09hEC6vbbswgMwP4b8RTsF/MQ3uzzBxAHBfr65ePt6gwB+u7M6vUA/OrMDPoFAfkBDAHu+QLo8vMJ+PmB/g3sAvbJ8/vYHhPlONv2iynPOwHjB/TR6A4FAvkcIOES8QwAFu7fzAICtfPy/Qrn9MAgHe8X/BD6/ef09vTk+uju9Qn288v+FSX98QLy9OQEufr1+fTrFwUE3Oj4AA4P78n3+gLz3xv68MTw/ffp9/ba/fj6+9AIGAbnEeUA7KID7fqB9/PZA+ffA/u8Eh3QL8/y2CELPAfj+vL2AfMCRPQEBvkP+foEIPP78RX9gfb77PsC+toaIesw9Aj6/fij/fD3+uX2+AcP/M7pIx/8+QkcFt3zufywAbzt/iXl2wL/5AgH5t4DABr3/B0D9+wCFPft/vTvDvvi/tEDBfz+BP8Q9OYC7/X76uLgAfvTAvrnCPriDPP4q7PtOxLu+unk/7QLf/Tv2RD+C+b0FvwdEzfzvQrs1Qct8usZLwMZ9PP3+QWvB+33/v0L8g07Ct7wUSr7CPc5CvvK5/CjD9fN1A3w5Q3+wLD89dLnCxYF+ysF/QTZCvcZBgoG9PkJ9u0JBw8L/xr5AvoR8u0WyNTkDdvrAwbq1/zX9iwFUthGPA4C9gMWGNES5PfzA/Xf39zJ4xQbAxYTnQzr9+r9gdF6+P3vDwoMAy33JAoIFAvrAN/i3wT2BfUM4uTlGf8P3PP06uz9+9QDKwkN8hD6BA4F7/jk0dX/AP5sABOmEQomAvz0Ld8EczXxIvU3FN0ZEggCGvYpFAET/BUl5wgeIxsEYOsDPPIB+P37D976rv3+B/T11djI6gMLCNsNWgfhBP4jfwmN+AD2CgkJ84wZ0v37AAPrAtf31yr/6fYM09/Y7Q8Q9vYo39vzCOH6FwUKGyvkES/84fDdLN7sBw/f9AztDf/+7/D+5OMAmfsX6fQVBQHkBfb5ERQJAwLi+w4NCgkYUNn8B1otPPX+APnpAArvwwEB/fr56vHh/fjR/twASgDkCP0RRCeB/v8CAQkC8+4s4vvaCPUE8Ozz7BQE9u8J5+rpwQIJEvUT7vT4CfgB8uoHGQruCf0E7/DsIfjrB/uU5AQdAfzeAfPv7fcDme8D4PHk9gDw8fP3Cgry/e/d9ALpEgTxEuv6tMvCO9vt++7O5THL5wEc9dru6Pf4BfG/sN/2QffP9wfsJACFCfUB+Q/65OFB1/TF+McEuvYG+PL18N/64OPnseYHN9wK6vf0BvP1uNEJCgD89s0Q+vDgHw3cALqB2QMv9Py+/OHy3+sLybGtzMei5RDt2O72APXQ9Lr77PalHAjU5OTz+5yqO+rI9tPd5zHVPfkH+azZ/v4lGO0OzArfgfHD3AqrvdXsG+wJ6Aru5bD0Bujf97sQxgcXE6PwBOft8fIR/sYI1/DA+Pfx9TjUxb0M6/IGt94bDv3YCSrt4d3S5gUg4v8FDfDg6NUKCZ/s6/PH1N8T2PDk6/LD58bk/em1F+/YiA3z3LGtOx7LHvIJCuIMfxYOugn7+fMtAvMHFlgM0BD5DhLpz+UTGfHp/NfZ+/uu/gESLPMgB/EpMe7YIgPBDfFi9ALJ8fq+E9gJySIK1f0HoJT37vDbDs0D/RDo+QINBPEI5/3m7uP69+omB98v+PMR+AfyCNf4rrb5C+QGCPYD8+7u0/kCmL5aO+cZrgn/D9jsEhxG2RRG7OLnEXUSsUPhBAPdJCvQF+fLJwIECQ/A9Ar0/RoE0RBBBlEYIPkqxP3JMSgxBhzQGoH6LNQl+h7fTeQAo/MB8OjlAQvaqzAV3ToNPugV0hHc87L+tSr1I+Mc//fhJun+P9ow1+o5A9kWIeD1/zj32BIMV5kROwTTBwvkDv5E4v3itcTx2wQnBAQTHuJo8MIJTcpCTEsmJt8hzO30vEzG0i/9FPSZL/ZURUgGHPHs9KkAXwkJEgLA8iK1WsfE8xDb5a8/rvQN9Suvw+xMAfQUC/XnGtPXIBLHf9f6+gC87Okt0hDK4dLN4e2ntgAa5jW2AyZaPCA0GxtpPAsB9/kZEBd/cgQnpQQn5NbPtBD//gkBTvXV8/Hhx+Is+f/1DvwLDdLsdRL/j/3RRcHxHQkC1dHUFufc3tv6+Mg9GeMP+u378t4T1wrlU+87wlTvotQLGBPs8RTZDRPL/ez0DsvzzMUC9O3w6cAwCRgFD/1PC/Mb8/XRtL8E+e/4MjFhPP0D//UCAOJROgs0wvEk5+DZygX6//D5f/TlAgLs4RWY/gH/Av4HAO0KIwHwpvDpLsP3FB/1y+ThEuje1e73E8w7E+oN/fr90ekK9g/dT+owzELu5+/4Ewiw7wruBxKnAOv2483vm8Gmx9r55+kl9wkDAhM3/d7y8PPV8cHtDdL3Iw4fPN0OAOz8+Jj4PBJCqekw5fDgygTW1+v1f/He7hHU3wqqCP8O+Q0G/PInBPfhvdj44tDmFPYBueniGOTb1Nb+EsxBF/IV9/8BpOEJ9fveRts04z7s7QToG+ub3wnx+RGr/OcF1tnqxtOvptb12PE75gH6DRMU+tP08e7FFsbs9en0Y8EFPAL9/OwK8YHRUxEBi/oU8xD86fTe/vX1KOrb1hq55vXNGfsN8hkG/QkR9ecHut397/b4Ds35yezaEfbwA+D6/ugdFv/+9CPPzuoB6+zkKu0k/ivu/iAF/gjl4QUO5vfy6tnx5vznCtvw+e7k3vz+9/fmA/7v8dwZA+z0MQj+uwjycwlyO+YFEcDr7KnlLxEUl92sBUsF+tAmBkfoq0b81DG5K97pW0AnDAzkEgui9hvd3g4F9wEAC8P76C+fItRF+gS09/7UNVy8s3EMBR3ogcv2Hfex3u/ssh/lFiYA3+F44gwUHQUR7QzsGxG0GDrU7BY5+SoIrLQHJcckAfcLzwT70/8GIHFFO8f8HOwGBc/V3+vGpLwn5kUOJf3iGQ7wLgP1BKoCC90Z6eFFtQUFBggFSgqB0B4IEiHTuhjV+7cIJ/FL/wv4Ehzg9QnO3v4w1Nv9FtSx7wrn0xjP695YNQs1UrkPYbpJ4gu9GfU6FfRA/vPdI+o6yADH4dIZ5xh7JxIGPdzH9vjmGwk5OzBnB88QATXNJvP8wy7cR9cw+AsXBdDyObrvDNEoB8Mc6BQkBkI7HOGdRw+3FzLOusLzTB/zyU/9f+0U7RX4BDtcQvWntvry3yDh7b+4fADrpiL9Gs0P1BC84Or0FvLnBPsBGcrm5/H/f+DWfGLk+BTlMS4XC0US9SjLppz1Cy0a8XMbO+Tjs73OB/r2oNq/2SEGIuUIBt3jJjRvFSjB9bcAEd4ZScvPRF/h+V/9VMnl7LIxELcy61QU+3TeMxcoEBHIKCS34UkUSb8ZHhfrRyARIhj7WOgG6c3f/m/4JfwLWP0K+xcY3wXiVe+Ba7BR5LvGHKbQQ0QJCufr/iXb/s0OPUIWvf/NPAT34gsK+/0R9PzikuTiCP/nwpoKBxsUAxDe7gHHD1JK/gEvDe37+TH09RAPgfMeJhYf+PLxESEV+wE3JF7hD+IM9yP8BQZW9fb619ae+f3a7fcCvwkIDw80BvkG9OoX+gf8ACYOLw8UM/IHJh4D+YwO9AjcEAX8BxE51QfUGSgVZoOKPPP46AH3/v3/7fnkoxbHBewj0tYa+BUL7Qfs+wHGITkx+Qk4Cv/79x3q2wwNjPpLIRgRBPcKByUR/v1HIU7gA+0dACn8APRr8oH10/Da5QzO8gAB3/cJ+gszBPkFAQBX8fkBAjQQOAUhKA/8Ii8S/MgX9Qb5DhgJCQ1yCiTlGygMKfZLPPX+5v/z/Qb24PjTuy6pAv4b1u0a7RsJ2wsA+PHGLi4e7QkwBwX3+invzwcRnPha+h3//esL/ykR9fpCIETlC/T/+DT6+f5X9YT22Ozu1w7OAv389QAI9QM1/fsDBP1u7v8Q/j4TPwQkLRQEKygP/ewb5wHgChUMBhB/NUnuICsTXlYYPPYC3/vu/hrxwPTN0UiWAvwd4wEX6iIHtQ0O+enINCoW3gsdAgj1/Sb7xgIRrfhe6Av88d0JBScS6vhBHzbnC/nZ6z34+A5GBpzw6OAFwA/JENQC+wIL5vw/AfoJCfJ5CwYEB0QWQQAtNxYSLyQC+AUW3P/KBRcRABR/Xm30HikVkabyO/gB3fnnACbZvO7E81eZBQMg+A8g6icEoQ0gBOLiNysB1g4OAg70AiYNw/wM4fdRzQb24MgCCiQX3fkzHinwDg3B3jj2+hgpGbXv/d4ZrQ7UJLEDEhAO5Ps8Bf4QC+9//AjsAkEcP/4wNxYkMB/m8xgW1f24/xITAxVsdX3+HCYbpmPhO/sE3vrsBinIl+/HH1SsBg4MFh4Z6B4DlQcoA+EELx/x1hLt/BH0BBgOzvUJJ/gzzvgD2MwBIBof0wAeExD5Ahi40yr2+xUQKeXzEdotqQrSMKIFKBEM3/QlCQISCOlyAQv6BTMbQQYqNBQeLRLX9SoN2vmk+g8PARJDdn8JHRwVoQvlO/cC5vvxCCe6ge/IUlDQBxogJScU7xAAhQUzD+UgGg3i2Q7i/xH1BQQS3vX9Wf0au/oD09ANIRMh0AMJEPoKAym0zxT09wf3LBHwG+c2swPcN6wNRBII2/QiGQEPBedU+AsRAxwWMwIoKBAoIADG9zIF6vau9gQOBg4WXm0PDwgUw7sHPPoD7Pr2BSi8mPPaYDDvCBgNNCYL+gL+gwIqD+06AvXX4Q3c/hf3B/cb6ff1fwIJyfcQ1N4BJQci1QX5/ecGAiu60vn3/P/rKzr2KPM2uv/sMcUMTRH+3vsZHQMUAuov7ggC/woQHPsdGAocFv/J+i318wW19/8FBgfyLkYSCvoPptowPPkD8fn4BxrKqfTlYBcLBhUBOR8F+/j8nf0hB/I/9+vf8gjf/w/5AfAU8vf1fwX3zQAE3/AAKfwV4AXx/+ALAiO93en4BfTqIUL5Kfsqx/v3K80KQgz66fcIFwAOAfAV9gT7/fkJDgQUDQ4VBgLX+yfjAP/F9gUDBQPfBigQBfIK7IRUPPoB9vn4BRvUrPbqYRAcBRYIPB////D7qfobB/ZA8eDX9wfa/Qr6APgPAPj2fw3qzAQC5f0CJvwT5QXs/NkS+iLD4+H7AvTkH0j7K/om2v74KcIGOgr96/X/Ev4LAPb5/P/9//EGAwgJCAcPAPvU/CPxCQHS8wP9AgDRABEPAOsE18J4PP8A+fn4BRzewvjwYAMlBRIGORn6AfD8vvkZDP9G9dLY+wTf/Qr8A+0JBPjxfwzhxwUG6gUAHPoU6Qbm+tQY/CXR6d/8Ae7gG0z/Jwgh3wb9IdICOAr86/PwFwEL//XiAP76APAE/AQAAwIK+fzVAR73EgPj9Pf3A//I+gAO//ADCH+TPP8B/f35BhfvzPz7V+8oBhAFNxX9Be39z/gSDQFD87nXAQPl/Q39/9oIBvfwfxDk1AoH7Q/6GfUJ7ATl+8YU/yPX7N37/ejWF0UCIBkd5AUJHNMCMwj96fnhDwQJAffZ9/30/O4D6wX+9gYO8Pzk/xfvFQLr9QPxA/2/8e4M/eoB0CehPP8DAAD9AxT00/4KVPEq/w79MBP5C+z97fQQCv1C7tzvBwLk/g3/+M0P9/fpfwbg4BD66BsGG/IK6QHb8rQU+C/j6dz8+dizDUIGHhwe9fwOGOX8LQL99PzNDAgIBPLSAfn9/OD/6Qft5gwB2vTm/B3pFAYC9g7+APit5N4P9fL+OM+iPAUFAgD+ARH+6/saUeoV/AACJxX2AuT/D+0TDgFN7AD/C/rq/woA+/kRAfjnf/3Z8wr53CUPB/AK2v7I9AYi7i0H2t37DNzA8/4HISkeGwIMC//5Jv0A9frd3wwEBuLLA/sGBNz69wHk2gv2ytru9hv1EAwW+RED+vH5+coLAPz54wMZPQABAgMFA9soDP0BFPP+9wThBAXz+Pv9+AHw+QP3DAH8BQAM+QAB8ecN+/r4FP77Dfv+Cfv66wn3Ef3/+PXgBf0JCxIGAPT79f/+Cv4ABkMF/fz9Fv0A/QUD/P8DBQfuAgcBB4EA9xbv+wQV+/3u/wn5G/8F/Af3+v/wDvb/7AEDX6mkPAj/CgUFA8lIDv8IFPP77ATOBQrr8fb8AgHk8wj6Ef7zBQIO+PwD6+cX/Pn4Ef70Dfb9EPYD5gvvHfT99ufhDfkPFBcX/PT09Qb9DQUCC1AK6wH6I/gDAgH58v8DBRDhAAcGAYEA6xjj+goc+/LeAgv8LwAY+g3+9P7fIfH+6fgDvgpePAsFCgMEBbxkCwAOEuvv4grDBA7m9PH7C/3a8Qv8Ef3wBPsQ+f4E6eUq/fb2Cv/xB/j8E/IB7QXqIef09N/uE/kfGBwg//H18A38EgUGEFIJ8QHyGfkCB/j14QDzAwzVBQn/BoH/4Ava+A4f+e3YARH+PQAf+gb87/zVKe797O0DZHkEPAsJDAUHAqB/FQMbDtrq1BCx+xPP8+f2FPi+7Bj8F/zrAfoZ9wAJ491EAfPq/ADv+/r4HPsG5gPgK93r79bzGfE1HCQsBOjy6g78FQgEFl8K7w3qCPP/Df7v1ADnAQ/B8wgECIv2zAe38Asm8uzPBRUFTQYt+Abw5PnRLuP77+IA/re/OwsLEvwGBZx/DwcgBdTu0R+rAhbE+trvJfK17CD6DgLo/PQX+PoK4+JdCevs7ALp+gDuIAAQ2vzkMNnl69j+G+g+HhgrEfXt5wT8HREFIFAP8Rjn8vf6EQTk1QLh/Aq64QkVDM3ywPGz7QUX9d/kCBYSR/8w9wLo2/XVFeX3+9j8jnhqOwoRF/EKAZ5wGQwz9bLqyCuU8x2y+sroUeiZ1yrmAA3W9ekg+fkQ4OB/HOHmvffY+ATcLhESyfDRPdDcz9oVE89kJhAqHvj13u/4JR/7LiAV8i/ny/L1IgbL0gTb9wOsLwQC/WTtqOmozPLa5Nn3ChEcRgFB9ebqy+fL6c30G+H1m4ndOwQJC/f/+d8YEwcb9eH87Qre9wbjA+TyPPTT9BTr9Qfq+fcGAvoI8/82EfP3yv/y+wPlFA4A4/LtGvLr5P0WB+ovC/wHEA/38O/+ERf4GNUS9h/20Pn0DgPi/gDx+QLqBPcD/X/33eva3vDd9O4SBgQQB/ogAOzy6fT20O39JPT3+IExPAIEBvoB+QT2EQYS7/H99wMA+QD0APH6KPnr/Qrs9gr2+v76BP4G/QkUBvv91Pr7AQDsCg3/5/f4Cv/06gUZ/e0cA/P7ChT9+fIABgv5D8sJ9xf+2vv6D/7nCgP4+/71//b7+X/36+v17Orm9wUaA/0H+fsQAfH69fcC2vT8FwL3g0xvPAACA/r++w/eEgQM8fEBAPwK+v38BPj8HPvxAwT08wf3/P/1Bv8EAQkBBP7+3vn+Af/xBgv77vj7BAL5+AkT+fEQAPP2BhT8/fIBAwj1DMcJ/BID4/79C/3sDAP5/P799/n2+n/58vEG8uvk+wMbAvwE8v4MAu7+/fkI3vz/FQD4W8+QPP4AAvv9+xXTDwIK8O0GBvcO+v0CBv79E/z5CAH48gT6/f/yBv8DAw30Av4B3vr/Cf34BQv+9vf9AQf79AwT+PQI//DzBRX5AvMCAgX1C8YM/BIG5/39CPr2CwL8/f4H+/j2+3/59/II9+vf/AUbAfwA6/4LAu7+//kG4AH9DwT5PRytPPz9Afz8/B3PEAAJ8/kHCPMV+/sGBwL9Efv9BwD88gT9/v7wBf4DAw7rBf0C4/z+B/v6AAf//vn8/Qn89Q4Q9fgC/vDyBxD4BfACAAT2CNQM9REI7/3+Bvn7BgL+/QAS/vkI/X/7//UM/O/c/gUeAPr94P0KAu/+AfoF4wb/CgP8cSoOPPT+9vDlAEKBNQMQ1PoVE9th5u4j/RT5QvkJI/341gX8+QDYEgcLCS2nEv0PwfAF+/Xz+gT6Aur08BX98ShL6/Hs6+LZCh4EJOEJ4AvlDrAczTgTtvsDDuvo9Af18Pc59+rj+xfwBektCdO78wFeA93qqekZANwBCPERsTMIGgjtYbkwPPf3/vjw+ziBNQUS3v4aFtdX7uEl/Rz8JvUUHvby0v709ffVEAkJESuICAQBy+wIDPf7+ALzDeny5RwD/R0+6fPE5tbaCCcMKeQG2QrhEZQk3y8Wtvr7Cf3q9grt8vkv+u8K9QTxCOYoFNDa9QRPAOPuteQVBtf2BO8QxyYIDATyueoDPDX/QAAO9SWNXgQkw9wlGM3UAPv+Ayn9CPEyANnmpt7D8+7SJvIIBuKFxgX2AQcOT/Ub6O4RV6T83wQOwdUbpfyB35v/DwbnB/cAmwvqI8FE8Ej3oPL29fHBvgj27/vQFdkC6u7u9+chBfcGAMIJ/QryuR/0GhLvCPDL+8D+0fH2sq32PAP8A/4EC1oJF/cJFhAA/wn+EA4OBhX5vf4HBgYYIfL8Bf3I/Ab/9wYI+/wACATu8v4cCtoAB+rrC/z7++QL2ggJCYH/+ujnBRkEBQEMAdwI/wT/IesEAgf79wIGCAf69f//Gin+JEYOCAAG8t8N/Q7bCgQb9wD3AP3cJvsBOvsD5ZO3PAIABwIBBUcHF/kPFvED+gYICQ4LBQv7yPwDCwQQF+v4AfzD/wL+/gIU8v/+DwPiBAAfDPYIEbruDfj28uYQ9gj4CYH+AOTyBhkDCvoPA/EGBAj8IfED+/ju3AEQCQn09f4CCiH9LicRBAMi9NIN/w/pBwge+wD6APvgKgICN/MDc9+HPP4CCgMBBzgDG/kQFvYB+QoNBg8ECQv84PsEDQYUFuP1Afq9AgH+/AAg7//6DwXfBgUeCwAPEoH6DPX08egV6AfwCY39Bdr8BRkADP4PA/oB+RL7HvUE+u/u0wESBwbq+v0LCB/+Mh4MAggd9dAPAg/4/wkl/AT5APriMQgDP/ECEt2PPP3/BgMAAyABDvsMD/j/+QcGAgwBBAj98voBBwcWDev2//3YBf7++wEh7QD8DAPpAggUBwMJC4EBCfbz+PQU7ATzBcD8BuH7AhL/C/wNAQYB9A38DfoC+PPs4AALBATs/fz5BhL7JAsLBAQS+eYMAw0I/goU/QP8/vvrIAMBKvP/FA5+PPwABgIAAA8BB/sLDPT++QQGAA34Awb/BPsBBgYXCe73+/3hBf3/+/0h8AD7BwLwBwURBQMIA4EGBPfx+/cR7gD8A979Ce39+gf+CvkK/wkA8Af7C/3/+Pjq7wAGAgPwAf4HAw77GwAE/wMN+/YFAgkO+AQJ/QP8/Pv1EwABJvUAhNYhPPr9BgD//Pv4A/kMD+349gcGAQ3s+wP9FPn8AwcmA/bw+frzCvf++QAo6v/1A/7zAgwNBAoGA4EJAPTw+/sZ8v4EAAb6C/MA//79DfYI/A0D5gn8/vn69Pjl////AgHx+/0HAQz5FvID+AAI+QIG/wwR8QT7/Ab++/v9BQAAJPUBNgmOO+/zBf7587Tw4/IQBOHs7A7/8RTO8Pn+PPbsBg9N9fXW8PIMGOf+5/5O1wHz+/P/BA4H/SAB540a+Obc/gAb+u0M9H/1FgAG4ub2BwcX7ycJyQD16fX37ADTH/zr+fLkFPfP8gD0Cbvr8P359x3++Q8Y1wDM/AkF9vkO0vX+DOQBy0LuO/L5/f0E8LTw3/kF7fPy9gL78wPg6/T+Pvfw/QUi7QHp8/osEPP+9AMf7wD2+PgPBQjt+hL13xkV8vPy9AgIDOgb9H/7BRQB79z5APgB8xAE5Ov65gT0+v/tIf3s/fUA6f0b9e335MPl9P7pACb5+f4O6wHG/QAH9/8XxPb+6/gBhGwWPPv4+vn/9qjr4/r65u/0+v7t9/vm6/wAO/zu9QMK5gfp9/s/C/f/8P8JBP7z8/Qb/gDp9BL14VgU8fr1/Qv7GOcV8n/9AiEB89z6+QHz8w4C7uj/4wj2/P/2If3s/vcO+ADp8eL70sXn8fri/CTz+fQF8PnO+wUI+f8evvj81/kDojYuPPn29/v/8qLr4vr03+32/vfz9vTt6/UCKv7y8wHk4hTy+vpOCfcB8/rwB/728fMiAPrg9Bbw3n8O7/76ABT3KOwf7nr9+yoD8tr8+Qnv9A0D++P+6A31A//9H//o+/cS/v4A7tP8uMLj7fLe+iLu+vEE9/fJ+/sJ+AIbwf78xv0DrQhrPP339f3997X04/v33fX4/fT69fbu7fACG/7x9APN4xL2+/5ICPgA9/vsDAD58vQjAfXf9g/x238K7///ABb2I+4Y8Wn++iwF9Nv++wvv9g0B/+T+6wn4A/0BFf7p/PkO/v4B7tb8tsrk7fDfACDv/vEL9/PQ/vcH/AIe1P38wgQCJWqIPP/39/78+Lr05v362vn+/evz9PLz7+8DGv/18f696hL5+vxGB/gA+vzmCwL88PIi9/Ha9grt4X8I7/4ABxjxJ+0N8Gb/+SoF9dv++Qbs9w4DAub+7wn8CQEEFf7s+/oS9v/97tH9t8/p7fDjBiLt/fMK+PHXAPoG/AIb2gH7vAcDAoWYPAH89v3//bL76v/43fr7/eXq8u318AAFGP/27/u97Rf/+P1ACfsA/PfNDwP/8PUe1uzg7gTn9n8G6f0JCR7pKvDv6XYA/REM/eH/7g/m+hACCOz/8AYADQYLE//6+foV/gIK8sn+udvk7fTlCyXv/eoH/fTmAv0H+wIW6wMCsQsBYCYMPPf77QcHAe0h0gX8oQHwAMCw0tAl4BAMEQQD2N/P8QoX3O3oEvUC7fiBPwAV0tcrB/YA3Pj9FA//zP5JNTfD1e60zOz9EfkhEeb4swnPEAjrM/8Gzw0HBv8mBgDw6eQt9gzyAJL99QHPJd0rEwPeAcTt79v2Du0A9gku/TUEyAURNRrdPAIEBP//BTkAGfr+EQUOAgYAEQcDBvv83f4DCAX9gfvxCf0K+gr///kK//38HP/wFP4FCgAKAAbzDP//+/MBPgUADBEA+fvzABUCDfMLA+0A+f/9Kf3/Awj1/QH/Cgb0Af0ICxf/7MgH+QPL9fUD/gb69wwN/vn5AP3lIvv/2/oFVL6gPAIJBgH+Bjj4E/sEEf8M/goDEQb9Bfj85v0GCQf8gfrxB/4N+gsAAPYY/P/8FgHsFgcBCgYIAgf7C/v18OoIMgb6CxMA9vj4/RYAEuwLAfYB8P38KAD/Af/r+wPwCwnyBf8D/hoD2cUN7QrG9v0EAAf9/QsO//3+/vvmK/0A5vUEpXh8PP8KBwMABjzvEPwGEAUL+w0IDwb5BfL78PwBCgb5gf3sBf4R+QoB//ci+f7+FgLoEwv5CAcMAwj+Cvrx8+wJLQf5DBMA+fT++hQBFesKAfUB8gL6JQMA/vzq9wHVCgbr+P77/RgCysIY7gfP9Qb//gkF+wcO//79/PzmKfj+6/ID+4YXPPoNBwIACEHkE/wJFgYN9xIIDwzzDOf75fj7Dwz4gfnhBAAe+A0D/vVD9v33GQjZFxf9CAkWCA79C/bt6+QaMwYBCxgA++P8/hwAHOsOAuwC5Af3Igj++/Dk8QSMCgPc8/7+/yIHsbYp5wvT9Ar7/w4J/gITAP/5+fnoLPD+8ewCgo0kPPcDBQH/BCbp9/4GCgQE9RIIBwj4Beb8/vr6Cg7u2v3pAv8Z+AkD+/Q7+f3+EAnrBhEABQgNAxH+Bvbu7/AVHgMICA0BAfH9+xD+FukPAvcI6v74BAb++Pnr/wSBBgPnFP34/hsExtAX6gvp+AP9AAcI+gEAAQH/+vnzF/AB+fQB+msSPPgBA/7zAB3m7v4FCP4E9BIEAgT2Ae78Bfv6BwzuBf3p/f8Q+gYD+fs3/f4ACQf2/goA/QkN/w////jw8PsPCwURAAP/A/349v79EfUE//P/9f/58wj5+vfsBQGBA/znBv4b+hQD0+QQ8gb3/QX+AAUL/f37Av4A+fr2COn/9fACyfO1O+35/fv0AP/i4/0EBf0B7w8A8AP8+vD59/b2BA7jPgHh+f0b+f8G9PdE8P4C9wD68wf3+BIH/Rj8++3n5wIY8Pgi+/YADPj58PT5FPwG+/oI5AD03wP+9/frFAOBAPjt8f/99hgE2vUL8AUR/An5/gIT/vbqBQb98PkC29v6COcEKpvIO+z8+fv2/tP33gABAfr48Qz57PkG9/P8F/fvAArmfwzn9fwK+wAF9fsn8v8B9gAM6QT08/vw9AcA9vbz7QsNz/Yn9Ov/CQD28On8CBb3+/38+fv2xgP78/nvFgDS/fb4+f36+v0HAhf4+P8n/gP7+Pj/CvvlBQD/9PgMueT6FO0CpxERPPL6+fv6/toC5f8C9P34+P/v8PgE9P7+E/v2+wf3fwry9f/+/f0E+vwH+gAI8vsT7fn+8v3r9QED8/n89g3/1fYI9uf/AwkC9uj9+hz3/v3+Avz2xgAA9v0CBAAk/vUD8vwD8OwFFCvwBfsgA/72+fT6C/jqBP7/9fsPy+/7B/cCbwggPPP69Pn3+74J5gD77/X4+Pnq8PEH8wn/Jfz6+fz+fwf48/3w/v4G+fvsAv8J6PgZ6Pj47v3o//v/7v0B+xMCzPQP7+3/CQT8++gA8RLx/wQBBfv7zf/7+P0I9ABM+fUI8v0C8ukIITDuD/oyA/X7/PLzEPDqBP0F+P0VyP38CgEBa2pGPPT48vj2/KoP4AD76/H5+/P49e0C8Aj/Fv719wANfwf29wHv//4F+QDfAP8G3fkW7fv27vrs6v0H7/4B/RQAufQM8O0AAQ3++eb/8iHt+Qv8Cfb+1wP8/P8M+P9J+fQNCP7+9+MGLzffDPM7APMA/uz1C/bwA/4D+/8RxwT8FQMBrgtjPPf78fv5/K8W7wD75ev5/esC7u4A6w0AFP/09QEUfwX89f/o//wD+wDQ//8LzvYc7/P08vvr4/gE7wACABj5rPP+8fAB/g798+L+8yfr+RH3D/n+3gT/A/sW9P9K+/cRFP3++dkCPTrMDvQ3AP7+/e34B/PyBPoE+wET1gT9FwYCcDV8PPz69fz2/7UP+QD+6+r4/OLz6ecF5xoCDQD69PkYfwr/8wDmAf0E/QW4AAEM0vUc89/48PHl+vUF7P0JABbzuPbc7O0B/gEJ/OIB5R/m/g36D/z74wAAAvgS8QFI9/ka/f/2+s0DQzjTFPU4BAAC/OnuCPL0BvoE+QAZ5Qr8EAoCewRMPPb17/v3BNIWAAX24/fy+9HU2d8W3xsEHP776eweOg0J5//lAf0FAAOBBgET0fQh3MYF3eTjLe394v4YGx3o0Pa34MwBAf8IGOcDygncA/kNEhH72v3/9foe4wJl7vUgBAL/+rAFQEL+K/VQB+br/9/nBvXvCgMG+P4exy8K+RABde4XPAIhA/8GBYHgT/r5/OQ3BRPVLQ/p/ff1KvncAf/y9Q7UIfYt7Bj/Ceo4EPv1NAbqUPLpNQD5mgftMwHy7OATIfkGOTAE7g0B2TAJEuUVBPv+1u/9bvf5ExjfCAT+GhjXGP4R+kv41dSgxPnu5PAy9hUUCPkW9tIECfDKU+D8FxT81poRPP8kDQEC/oHMHgQI+u0n+QzWJQrm/Pb9Q/vcBP/xDv/kEvoq9hD+BdNPE/70EAHeNf7rLQIGoQT6Mfvg4dETJf8KLSQE6iYU1yQFEswZDAT81Pf7Tv4AHQ7vAAL6FxzC8///9UL4yduIywkF6Pcz8h4RBQQT+eEUBvHIW9P+APf7gx0TPPoVDAIBBZHgFQUM9fQP9BTkFQ7q9vj7Pfrf+gfwD/LqCvok+g4BAM9SFf3yCwDcHhDsI/gHtQHzJfrj6NYWJP4iKxgG7RoM2hUFCs8SDgf+8QH6LQUBJAT2AgPwDRS59gAi/DP50OGB0QsF8QE09B0QBQAb9OoPAPfeWc0CCfD3QZ8BPPgRCf4MBprlEQUJ7vQQ8BznCw7t/vf4KvXc9QnnCfbrDfol/AoBAMFdGvny+QvRF//sIgADzfvyIfro5twfHvg2JhwG+wMV3AsHAtcRFAwJ6w31F/0CHgr4+wPdDQ64DQD5/yj01OGB0AoG7wgp+h8RBP4V8+sNA/PrSckDAebzO4voO/QKCv4K/KbnAAgV4wEL7Rnn/A7rAu72L/TZ8A3lA+v1B/co+wIAA8VnJP327wnUFQXnIQEKxwHuHPbo7OMiFv5IIBUI/QAJ1AEHBOQSFxQR7xT1+wACHgD89ATkCQu7Bf/4ACD0zdyB1AoI8AIy9x0IB/wS9vQPAO7uHsMIBuzvJ+CrO/IBBvsJ9p0H9Qwg3PUS5xHo8xXq+u/4NPHR6BbcAfAADPUZ+AcC/8N0L/nu0wXoDP7mIAgOtvXqHfDp290gEfBdIgQI7AMHzuYK9P8OHg0X8yP0zgL4KAHy9wn+BgbD7wbY8w7tv9OBxAIA8gE79h0GBfoe7e0R9+3rGLAHCd/rTH+KO/f6Ae8V9cEfFAspvOgM3gry3xb0BPT1MuzV4xDP+/n6B/QZ+wADA+9/MfntrATv+uzeIAwLy+jeG+7lxe0c/+NuI/QG8/P8zNIL7gIMKA0q7jX1r/r1Fwvq9QkEAwnGDADb8PrsvcSpyv8C9gIg+BYH/f0f6+cQ9+j877ENB+vjkaN9O+j4/+sT6fRAIQ0ztfD13wj51BD2/gTyPejR5Am99/HwAOf1/OsEAfhSM/7wkAX19PHwFxT94ODdDO/gy/Ak/tx7GecECQEDwsMS5AH6Kvkx80P4j/L5CgTa7QPkAPvPHvbZ/NLlw8fjzfT18PMf8gryA/gY8eMJ+OYAgawMCeXhMZSkO+/19u0J8CgyNgcjswT17Pfw0AX7+/j0L+zs6gfR5fb7AuruAvEDAx0LI/zznf39/fPxBg0C8droAfT02Qjz/OlHB+ECAAX959YL6R/5I+sp/ED2ge4GBPTp5Qf+AgDqQAb7/MDs1uMT5/Dt+e398v3w+/gW9eQG++sCkdQFBO3qNGOhO/Ly8vEO8DVBTAoowAb16N/xyQQT9g/3F/Dt6/zJ1PwG/ujO/vMGAzLOHfnykPUXAMX4/AUC983r//QT6Rz89dEPBc8BBevy+MMSyiz6JtI8/k/5gfEAAvbk2Q0V+vf99AIF6Z/p9Noy7/T2/uvh9PnVBPcm9OP2+u4hmvID/fDsIrj/O/L18fUE+TVLKQcb0Arz8+fs3fkZ/QwAJvL68fPg4Pb5/vPUBfMCBiXXIgH8svQUAu0G9AX5AuD29voF9RP/7OMm+dr9A/T++NkK2hLwG+An/i4Ds/cC+vji4AQU+PES/gAb8q7x++ND+vPx+u3w8/Xm/f4P+fT3BfL/gQn8+wDwiKvqO/v34PP88nZ9OgIVuhzx9Nr93+0V+Qz9NvAK4fPz5vD6//a4B/MEBDGdHAD/lfAG+/0E6wbpEN/w6PsL6x7g2tMW8cH7AyHkANMK5TfWH/MnADUDqvkB/f3P1gUl8+8f9vTx9a3qBOd1Bu3g9uTm9Nzk5vUK+fT4+/ABgQ8K7QPqZOcNPALx5Pb/9mpXQgEXwBPz9NcC1eof8CEADPYR4vDy3/QF+vLLBvgEBTiBDP//mO0X+NwJ8Pn2Ht3w6fsN8iPV5N3U7cUAAP/pF+AL1TXWG9Ii/i39uPcB/Pfg3wgV8vQw//sD8ajtFfJnHO/v+e3m9OHZ6+8F/vDy+/cSsScK6wfzStJfPAf37/sK/zMvMwQP4Qz9+NT93O0j7RsD/Pj88fH1zQQF8fTfBAICByeBCAEHxPkZBNEI6/H0Kub56PwTDxvf9e2g6tQCAPD1IugLyBPdGdsp/yz8yfj8+PTp4Qr/8vkS/f0D87vzHgdIGfIS/+Ts+e3j9PsABv7v+vkV4TIQ5BD1bDQ5PPrW8eTp++3R1v/9zfbuGt3R+/Lm5u/By+e/zvnn7AagJwLf8fiF5AL//fYF9LoA6uXnGdD18xjv3c73BAny8hHwH+v48fG7193pDcrW/ADl++wLvzTj+vHiBfIQ3PIH99/9AOHa8d3w+gbGC//v6QnL4e7lpk38IOXn7RUJ/f9//IoKPOrX/rXnFN0D5gn4B+3pkezlAhD35waBAN7g7fbx5PrFHeHjCdlS/vAWBAgABuQK5eru9fzm+/8QJ+jW3fP8BQoL9/oABOXZ4fDyD/8m+fwX7fxCAgbp7ev2+/0H8Yb2/dby7ekJ9trx7f/jGfLv7gT8A/P/Lqbg7ef0yA4V7/Syeg4SPPXz+oHaGwUY8wb9EPv71g/+BhL95RZbCwP3/Qvq4efm6PX9AwQi+gT29xcDAAUI5eT08wbyCPwNDen25/kSCfMY1wECCez/+/QI/QQRDAkf6AyLEfkA9gn06gf9DED0APv9DPrs5/314PQM/+/hDATvEALyGN/l5ewF5CoPB/LzeiQrPAz5+n/J6AIF9fr1HAYC8AUICvr/8hEo+/r78v//9PUD7foKAgwUDvwA8gjq/vz66/jx3wT2AOYD8P0G5/UHBuv42QkI+wIVDP0VAgP39hIc9xLjE/EFBP799hfxFAHt/QMUCQT56gUE8OUK+wj/FuP/Bf8AAd308gUVDOX5Bu4I3vouPBT9+Ep/9AYV/Qb/B+0N/gAA9uL7BgUV7gkaCQfs8w/26AcPASAU+f/56gXjAwbf8wT0zgwG9d8J0/333fX+DNUCw/X++QsoEPcL6g7mAAEY5ALyIdYu+hfl/QjfIv/sAQIN/fsU4Q7g8NgX1/7/H+MDBBAV/e0K+goSF8LFCtr9FVEwPfr76A/3/kqogee2+zbADvIS4MM/DxQUgholBfkhHPA85xIOEwX6EO/xpxIP2v4K3CBRx/33VCVLyg1HI+nyIinHxgfw6LJJE/X6+PbcoiKvOJgJBREPzgxUH/gR/uQE/g0BByoZSXNGOiJGNxnN8NUEEDvGECgPDBzzFtvlIC0aX56iPOwQBejt//UCoRb6Mqm+zRHjPQHr4d3zZ/je+Sfv9PP43/Yb/w/86M5Iz+vg9CDEFC3jyx4n89wdw9i2vx4hCxhbw80MHLAf+dXqEAIQ8e77vAvgZOv+6vGQ7e/r5tuG/AD3GQ72r9O1svzm9Mj67/IOOhEL8Pj35QO8eIEDB+X7sgitO/H04/MC/vj87fT97cHl2vW49tzn1OXp0P7U8he7x/mm+vTX+CHv49oC1PfdAeTp1ML+4vfZ8+MK7NLuue4bDs31+/LlE9mC9Pn0+Pzh+AsE5Oz9ge4I7fjS1u71F+r16fH/5dn6+Mfx9tzq/e/v+fbf4Q3s7tvc5+rx/Rn5DNH0EwWIO/H41+PzAO3mufzp8roAwOCk9tvOr8zm9Qat6Azpzv+BCPMO9A7m0s8e0enVDNb02cPsuNQG+8r2zbr/tesSDcYY1tnlEuX63cjg5vrh7AcA6OfbR+vp3Byr4ObrFNPp+dL63eTt5b/008vgA+zh8vb00AfJ4bvQ2vP91Cz86Mv4ua6KO/3w4OT6+u3uvPnx+dHpvc6tBtPSwMjtBgOu7QoC28+BDQAM9Avq3P//3ebUF9n1zMz2suv7/MQGxbr8v+wKANIAycjjI+8L0sfm8QDd9+fu7ejWO+ni5Q++5urlDcny1N7r4uvq5Nb+0Nng/vbd6/353Qrr3tDU0+708iEK0crs2VVIOxTP6tDoBu/lse/xCMTXzLy0AcLx8rPwHgG67Q7e5LaBEQPW7S3g4+S5CunT+82rwKnily3j9aIitsIBo+QstLnqw6jOQtxT6cfr1xeiCq3Z9NrLTufX8um7uuffGrrERNf41dXdht7o9Nju4f0K/Pvq7vXq29XmxdwFD6YwuN7Uu+SqOwT/EwUE9+36D/4VLM0SAYH86C/zxCDw4vkIEpc6Dxv4+wQY9+r5++//Ku8F7PzdLxcCIwYXvfYtBwL0+O39+QEAFgsDm9HGMAj3IiclAx0GBigDlyMDDP/nAvr9KQzvHP4m9AbvFPEZMxLfEBLEDiYaA9X/5gMA+foDJuINFPr+SlGUPA38BQT5APj2CfwNuvwZBe8iBTwO/Dz57f8CBggTLBgGAvku+vbx8hbtF/kUBPs+AyQaNwr7NB8eHgFCCDve/SQWJBsAQzT0FhbaMBknDQEOQwwHQ1X9fx8lHO0L8QnjAgP79BH2+gQlMB0IByADLTsL7g4C+AT1CQAbxgEG8hwEfHp/PPEFAv3+/AL8+QT78BP7ARAOKgf6AMcEAvv88fjYC+kS//znAw///RnqAwUE3u/4/oHs9PwN1hje/wCuFg/0Agb69g/81a7F9gP57t8E/wUGCP0AueL5GQEQ9v0SFPUYBvcFAAfwAgAHBw0BEgMM4AP9/PP9BxEMAv4TBCIDEAT7oYyhO/gHAgX+8PgCGQUEzfoXFAvQ1ekAA8j8Kv8sARcmFOv3HgkDEYEG/vQhDgUOIwQwBmMGABYcK/QNAg8S/O0Y+w/6/wv/IyUI+w8OCjr6+gT2AdwBQez50Ar41gj16/38D/vs9PYJBAMCAQz0APr6+gzz+QX1AQPvCvruCATrAQb+u9YROwMk+O2tyc4/QkEpFGSByS4eAuGZNA0e/tZMQur+KSI2F1MIW+X4+dz1ncQd0RoM3f/Qrfz09j7P1xLlJNneOL8APCkVDCDmAU0zBaSh3h7cxFMH7o0RL/rfjfDbMDfHzn3x4Qb0vYcaTBkevhciESoKPRI78sLxIwsroeNCqj2yohUPPQb6PAD9+gL1/PsD/QD++wT8/f4AGfgC+/P2+gj+/gj1APn8twL8AwkFA/8A9vn9APIMyfQJD/gAGgL8GAH/+Q3wHv5/BO3t+fzQBfIIBPv5Cvf4DST5CgYDBgH26gsB+voC/P73AgEDCAv7AwcE+boC9/z1AwQJAPX9Dv0C+wX4Ch3XPAb3cvn+7gDv//wD+gb9+/cKCgH/QPX7D/Hy/gL6/AX0Evnygf/4AgQCA/oD++8L/vILlfcWBv/4GgX/JwIF9x3dHPkM9/Ls+fiJEOcIBAj/Df369S/2EQz/Bf8B2gwUAPv6APX1AwEFAg7u+ggA/JAA8PjwAAUT/mb4DwAEAgf249DcPPr75fj7+/34/wAG+f/79/n4//4A7fgA8vjx/AD8+wf2Cvv8Ff36+vH+/Pv4APfr/vQGgQf7AwL/DfcDwwQA/d32DAHT+wD5+PvT+vcABAQC/v328hT9C/3v//r/7wQBAv77/f36B/j79QEACwgA/RkC+v4B/v0C+dD+BQnLAQL7v0KXPPj7z/wIBfwF+QIE+QD29f/w+QQDzfgB6f33+///9/rzDP0CR/f69Pj46/zx//3pBPwDExbt/wIG//AAtgf+CdQG//rD/AcB+/km6QP6BP8E8v3y9PMFB/Dp/PgAAv3y9wP/Afj/+Pbq3/AEAQf1/lP+BAIT/+aB888A/gzSAe/9R+lxPPr8tP4UE/gQ9gP8/fjx9wHp9Qf/uv4G8AP3/vz++unzBgQIcvr88+X38gDuAwrwAAr3dRvg+PoJ5e/24f78F90b5/a2/wwO/P1W4hDu/PwJ8P70+soD++r19PsHIPjs+AoEAvkL9Pnx2ucG8//0/X/5EAMcA+b+9+H/6gT2Ad8AtauZPPsAtvoBEvsS+QP3AvP5/ATx9gYD1QIIBgb/Av0C//H0+QMKZQUB+Pv9AgXzAgoH+gn0f/Dq8/gK0/bxBfn/GP8Y0fTLAA4P//9a7Rry9foL7wH7+MP78e776wIEKOrzBwgGAfkP//z+BfQH8/f+/2cDEgIGB/wiA/X56QQZ//oCntexPAH/yPToCQH9Agn1DfIEA/fz//X9+QYNFBEEA/4FBPTu6QMOBhsF+/wF/gz4DAsW+Qb3f/vz7/0Guv78DvgHCSYUuP7YBgcPAQJrBxz49f0N7wIF88P8+gP38QUMMdP79Qf//gEN9f/3+PMFBvD+AbsFFgf9DAEVGP789+I1/wIJVt0MOw7zHgolAZmyIsVJCAX1+Ksuv+0BCP7jSeMvvso2/2O18yw0CidQswAJteANEtp0oQc8//jep/fcpfIpxQU1Dp5O0jjAIx9cWxjysvPnYCIHsM377Lgpx+40rtgzyG4EvdsdIi1K2/fwFUEkQWIJXR8FHeaiwG7H+gnWmYEBvAodCr31PAT6+AH7+QT3/n8HAAMA+AT7+Lf+5/n/9fP3+AL3/wPzAvT6+/z+AAwEDKcG8vf3+u4LHvAMDfr+IGb8DgL58Q7pwf76BvDq+Pf9DvIFAvf2DP30ESz5DQUHDM/16A78+vYE+f/2/P4CDfL0BAIK+Qb/8/31/QcM/fYBDQUG+wX3rIH2PAj3+f/98wL0+wwF/gr8+fwHCKr63fj3AFv3/P75/f70Cfn0/f/8/gYEBYEI+/QF9/gFF/cVBQL4GHYAEv/69BntqPz7//fx+fb8EvEEAgH+CwH6/Sj6CwcAB5EC4wwU/Pj3/vf2/P4ABMz3/AEF/AL86vr2+QcM/vj7BwIK/QX5mXTaPP39+Pz++wD4/fYI/Pz7+Pn6/h368/r89dHzAPz9/Ar0CPr+/vz9+fD+/xj9APjm+ff/DwX4Agb9DbcC9gIC+Nn1gQD8/wH5+ff9Afb9AQD+/wH3+xL9DPvxAtv98AQF/fr9/P75APb2+BH7CQL//wL+/f0D+v7/+PoAAQrU/Pz8wq6bPPj+8wEHBfz+/N4F/Pv49v3z+1D6B/v59Nj4A/v89f7uC/4CAfP89fT47UH0APzoAP77AxPs/AQDAaAA6gYFANYCF/v8/ggDAPf98v/4//z99QP0/vQGCPHpAR75BAD5Bf/9Av0B8/Lv4icBAwL2AP35B/wT+eiB9P8C9g7R+/ICgkFnPPgB7wUNGPwG+Lv7/fX29QHw+Hz6GQL4AOz6Cfn59fDqCAYFBvL/8erz53Lt/Afx/Qzv6R3j7wMH6pL33P8IC9sWf/L8AAwSC/QD5Q3t9fUB8Ab1B8YJ/vL79VD5I/zx/wf+BfsN9/T53SwA8fv1AfnzEfwY+ej8+Qf76Qj4990Gf1qaPP4B9gH6GgQN9cP0/vb9/Ab2918AHgj8DgYBCfr//PTy+gYECPsC9/35+Gn8+wgN/A3t2vjr6/oL2b708PoHC/8bf/X/AggTC/8J7BL39PsC8wL/AcP/8fD+7079K+zx+QcGA/sO+f38Cw4D9fIFBPz/D/oA//szAgj56f0f/PMHeGCsPP8FA/jnDAr++8vz/vMMAPn+/7EBFw39G/8FCvwFA/fs7gEGExYHBPj/+Rr/BA4m/wTvt/f15P4LwM75//kNACUbfAQAAgEUCwAKAhLz9PwR8QQE+cD98wD49X/+NdT6+AYHBAIL7gPz/tX3/e7+A/kGFvn7C/8UDw/97+0x+wAPMwctOyaBNQkWO9Dx78n1EL0hJgPJL+c3jwk27FMq1UIqVOsbs3UMI9Hy0NTeEwgYIkrzGPwPLBLiv//31700PPck1yrvEyAP3fDa8e0HOh7SEtmeG/SmFis0LQlMDgz0BaEzzxktOTK4+d/QCDLo0/b29OczHvZmaNry4+LvAbh+zjUQW6r/PPkC/Af+9gQA8PkGBgICcwn1+QIA8/cF/vr59gn9/wL4/vv2/gR/vwoOBv8B/P71+fUFG/oBFPj+z/r7EQT7+AruHP/7Ce3o9P4CDwjCBf36AfvzFCf8AgcJBAD86g39APX+/fr6/gYAC/37//4I9AgB/Qbyu/AO+vj9DPkDAATz++cCPfz++/4A9AD+9vsEAA4Bf/z+Cfn+7P38DPn49v/8Afn8EDn2+wGYq/4GAvwC+/cG+v0DE/gJCAL4uPgBEP/3/BHrFAD7APnu9/z9CfuzAgj7A/73/CD7BwgDBP0B5AoT/PYBAfX5AAQBAgD7+PwD+gL99gHxqNUM+/n7B/wEAwMysu2+PP8B+v0F/P/9/f4I//f9ofr6A/v79f4B9fv3+f0AAQn5C9gB/f7SH+wB/gH7//jl/Pv9DAj4BAb7gfoF8gD/+9H2DgP8/gP4+P3+Af4kAwb9+f/1/RD9CPnxAf788QUBAPgGAf78Avv1+P//CAIB+wP+/gMCL/MF9fsAAwrLAfvGEzaRPP4C+gILBf8DBgADAu76gf/7Af34BAEA8AP+/v3++vz4CeMJ+vUIQe777gHwAfzr/QH5/BLw/gMAEQEB5QMACMsN/AD//ggFBf397gRU/gT+9AD1AO0JAfTn/v36BQH1/PsFBv8D+Pzn5fEIAAD4/wP5BwAXUQKR8AIB+Q3NA/TSKrpsPA0C+gkPEgMKCP/5AOj4gQT6AgD9EAwE9woBBPv9Bevz/vQK+vsdXfT66AjzAgP8/Qr03xvl8fwFbgj34vb/CtEh3/0A+w0cDQAB4w5//gQL8v/6B8IN8fLu9AL1IPzwAgABCQMO9gP05O0I8fn2Bf31DAMfd/8F8gj27QrxA9/gPsiLPBQEAQH7FAcLBv/xA+0AsQb/AwEDGRQGBgsJCPkBBPn77/gK/gQjVf78AA37BAYV/gvzzAPs7fMKfwz48+3/DPslyPwD/QkXDgQF6hRq/QER9AD+/7YF5fL97An2LOjv+QH7CAIP+wT4Dv8K7vTyB/n/DAUFcgYa+Qvx7v4ZAffsd2SkPPIECvnoCggMBAnsCvMHwfkAAPn8GhkJFA0NCfsFCP/04QEWBBgoGfoLCBf/DBAjAP75r/j37PcLfwv/+O8DAicarQYDB/4VEwkEABOx/AAN9QED9boG8gb48QfzNdH1BQP/AwUL8f/x/AIE/evzBfUDEwT9ARcGCRL47/AxAgH9CHk9Ow7pC9b28RHy5PzcuPYEECPpMh3p5fnUDrfb+t676eXuHELO/+E74uzEK6Ar2uX0DwzC5ur+1/q7IAog7PIMGunkGuQy7jTaABP9PuHLKX/2JBcKIxAy5ilAG+8W4+vORvHdohfgN+0b9RkDwPU9TuwNG/xU2+f86eTo7cENEuLP4ivpPP4DAA4H/PYA+foFCwL/9/328AgB8/p//vX39wQBAv78DvboA/0JBwoKAgD4//wC9/8GFAUACfn+DvsBBvwCAwb6EvwCBfbq9P4KDwgTA/3+Af0dDST6+gwKBAkB89D2//EH9fb1AAb9EPj7EfkJ9gf+CAT3AP78+vP3AvgU+QP4AlHIPPv5+gEB9/T//PsE/hD+8PT4C/v87fuBC/X7+QH9CPwAEwPv+vkCAQYCC/j8/PcO8/sFCPoJ//z4CfcCCPv2ARL6DAD//fvz9fz9DPsA/gf9Bfh3CRj1DwEJBf0E26kHAEsB+PJY//n9/vr7/gMF+QL9+/n7/QH19vj3+fYM/PrxNrF6PP789A0C8vUB//YPAf397/T5+PX38/fXAvn8/AT7BQwJCgX/9/0E+dj0BPn0+/PuA/j5Awb3/AIABfkI5gQAB7D7DQEA/PwE/Pr3//f18QUH//uBCgb6EfTv+Pf+5L8I/7kH+v2vBvPy9u0H/REL8/IG//IO/AHm8v8D+ge1/fL1tWFKPP/99RYOB/YGC/IBBd389gYD/PD6AgL4+QIHAvz7AO3/BA8G8wAH+Njj2Pn7APvjBAb9ABbq+QYIAQMA0AECE70QDQIG9gQcC/X75Pvc/wQM+AiBDtQL+wDK9fj9Dg73/dgUAgLN4PvTy9sL3gwU9OUJCPcwAOYd8AsF+wi7Auv4KpQHPBEHAikXEPcYE/LxDMz8/x8K/+cSDRIeGBESDPjxCf715BcK8xETAerpwQIECQv4Dxr55SHu5/sW6hPt5OQCH+kr+AUR+BUpGgoHxhTGAAYN9QeFDJgY6w/h8gEAQ3/HBOoQDBTz4gv24eT/uucT9+ABCggNEvgu8hsA+98ID8wEjPg/PBEFCRPuDQIGC/r6DfwKBQwCDvoKFRsxAhESEQEBBvcF0wwW+RMRAQkGAAYCAhIJEQ0Pzfv/8ugPyhT5+fsJAhkGzAIL/xQKFxwJ6Rf/BwML+vrW/8ML+wT26Qj+PH/0EfL9ChL3/P4FFvoF6OX4BgQQBxAHEP8D/Rf/DwEpDfUJJTmGPAELEfvjBgEHG/v3DBQIAQICCwr7Chg3+gcTDALzBAEC3PQe+RcI/QcKC/8D+wMSDPn/vfQH9PEJuAf0AxEE+Aj5tAsDBxYNHQ/tEggXBfz3/v7x+90BCxIGCfz9Mn8SAv8GBQb/8//7AA0BAQfrAg0LAwcBBxD0BQoKCe8D/QMOcF0XOxD5TrzkJGAQ//fv/GQHA8TcXgrw7g5NMTrIaiMvAflDJlzRJ8RICuYzKfiT5ov8vb9CFy0tmJsHIOQsEN/7sd7FCaUk6ti0Kv3BOMre7kvHIDDCDCYKFe/nBPfWCjQG2u4PE4fV9+Q8LbT5HuPw3x/7M8k/KDqBBPIhyPLz8zotsjnHPPYE/38H6PsD9wAK/gAF9fXx+goF+fwMAfb5/vUCBAH5CvX0DxAKBQMJ/A38AfIF9/76DAf/Bv/7BfkFAvwLAgUCBfr+/vLz7wASCwcO+wj3BgL1Cxv5/QgK+xL7AAvz+fwD+ff4/QQCDPz5EwT3/Qn6Cv8ADv39W/L6BPoW/QX7SkkFPfv+AIEFPAEA/v8IAAT99wP8Cfz7+f4CCPr9Agb8Af79AP38/gIA/ggBCf8LAP8N+fn9/wAFBP//APsBA/sEAA4A/Pr9DPT1/PoABAL6AggI/AH4CAT3CP8H+gAA6QsF//0F/vP7+P76/vsB9wLi8vf+AgL6/Pz/Ufn5+fUNAAL7ORWCPPcC/+MNtAMCAvkPAO358fAD+Pf2/wEH9v/6EP79/gTz8wIK/QcBAOHsAQX7Bf3gA/f1BQ///gQLBvkB6gILBcQbAPH9AvgFAvAA+Pjw9QQC+Qn7CfP6C/zl8wEBBBUV8wMKBvr+AfHz7OoM9ArI9/AHAPwMB+f5gf4EBPPJAPX8JixfPAQDBAQb6wAI/AAGB9P+/wAK+PP+DQULAQ7/E/vy+/bq8Q4X+AsE/uLt1AUNAwXoEwX6CBwA9wQPAwP47AAFCssQBPACBQIPEfAD4QPdAfQK8AkGCtMI7Q3V/AQBKBnp/QwICwcH9AP09/sG6wb++usE+PYfCPkagQwFDfnXB/YCo0/9OyUHGz8qDRoHBwr6Ee7pBBQcBuwT/gcSFysIIwn+/Rj+4i0q9QYH+PUY0AW5AiLs7BEE4wL9/fcQ1xTkBvgJEA0EwecOAxvwEwkH6Bn7/PH/+/UNB70S/tX/8Q/zT/rtCRH4KxshBAQPBgMV6uxMEhEB8QLkCOUOgSf9F/8LEeEG61gFPBAZFHnqBiT5EBD0Gf0KEfYGCBL78Q8A4igIEuwF8uUC5RQb7/L36QsjG/Xt/R4F5g/y3dsRFPwAzA73Avol5RHsx/cKFQUFFibO+w7z+AkTAwAELPMNB+Ub9u8KFOD4//r9EBMO5QIYDA7y6+h/IucQB/P7+/X3wCIGD/UMCQcScy+JPPoHCX/f//z+/wP/+AYUBPf38gEF8wXv8AUG9/z9EvoK+PkP9e/z+QQICvAEBwYAAfYL7fcCAgUD7QIOCgD98/fz4g0FCCkRBgvZA/cI+f4BAP4F/Aj/BfIM8uz5+fAGCfsVDgry/AIEBhj1Cwo3GgsA/O/+8/4D8wEO/vb3+/4CPtYqO/xM0zw/xrkWBTBUC9I+JcLGAzT8AhyVIM62yhk8/9y/EJT81/Af5hAQxiUJ4QsN7CIW/MBVbffDQjHcFOU8xdzFICtK4l1aDvUKWkAjDNQdI/roBfJE1BPTBsxKBCO7QPkPuya4SQstEgDr4ObbAgHiH4E858QpvxvvEKfK2u4OqKKvPAD6+wx/6/787Aj7Dfn5+fr+8QoM/PAV+u38Av0Q+fz+9fL1/QgE/v8L8f0BFvgA+v4A+Ar5CPwL/vjvBPQWDQYN/vgFAeft7/sOAxQDDgL+8Pr3G+73A/j/+QcBBP73/QT++fT5Awf8CgUK+P0A9AD7FhwF+Qf0++zvBv4RBfryyJUEPf/9/wGB/fz+/vwDCwf8+/33Bv4C+gEEAvv9/wH9A/wABv78BwMDBgL+AwYL/gEB+PkA/v8ABP77AvwDCf3/AA/6AQb9A/v5//wFB/0AAwYBBQn/+AlQAwEKBAT/8AH99vwCBf33AP4D//b5+v3+/fkBA/X8BfkD/fv6/fcS/wIAAisPPPQB/w6BDf8NAO8VCPj69fkJFvvu/gsOEAYHAwDw9wL2//YRBvgBC9nX/wjsEQ30BQTy8RQDCfIBDPwL4woQC5ITBQb99+0cDdsM+OTi9vgV8BQH+u2cD+Ta/wcAFQYQ/wUGDhj69vXm8PH8AScH/OcD8twfAtrD+gsQ/PTJ7gYdhTeqOwf5AzewSQcJ3fbhHrLx/xYlN+0h+Qsc+CUfCg3Y/f78BiEU/xgL8M7/vwqK8BToGSjx6Brx9fUBCAsC3SXYGpcA/PUMCBgTKdUQxing++4t2SAjs6bz4ROl6yfifxraHBMRJDQZ5Arsz+Tz8xkTA8Tx1s4XCewIDDYU/SX2+8Es9CFfOzknGWF/XR/HF/fUW976GfAcOAY/5f4432FKOO/02c4M8T0NDAETJfcdzg08AiQJEwoB2v/U+eX33SL37s3P2TS57OMgHvT1SAsf5kf8ERMLEdkcJZ0F2dElF0YxTMTaHfm+CUQ4FBg9Pyj8H/zfKgf5zeuzHf/qH2r8JvP+DxhWAxEmPAkLCAt/AQL+BvX6Aw0P/+/5+wsEAf4F+QsM//PuBgsPDvj/Af/8CfD1+wvz/BAHHe8H6+sCGv4L8/4KAwL2BAHl9woLAPwFFQjzCQYRBuwOFPEIJAcEAO/+BOn/8/cECP73+wgA9/z4EhD2DxQADPEL9vz0+fL0BBcLFOrzA/kZrGqYPAIABPl/6P4K/Pn18wUH/f345v8DBQPv6vwM+f/5DfwIA/8G+vPxBP/7/fQH9/n7BQP8AfgF/gbz/wQI9wvz+gDj8hz+ARgSCwXr+fgO/PMF/PgC/gEHEfgDAe759vcD+f8AAwf6+fIDBvkI8/oLBQMK/wEB9wD9Af8KBf30DQABr+vvPAD+7v//+gPd8/7+9wj9AvwG/QoA9AL+9/v8/v30/hcG//8DFf8AABECBAIG6/sACeoHHPj9/gP9/QUCAwwADP/4/AIA+wruDQ4T/+YO/vn//O8CFgT9CAIK/QL/BP0D/////AkCBQECBAkT/Qf3BYEA+f8FBAsKAhcRBwsCAgf+ogQVPOPp0BIFBg1/xgAJC9vgIQ649vv7C9cE7+4K4//7AfXxBfrz7vAB8wUOD/IQCQoD++D07QILI+8NC1noCvKxDiImCfynCyUI6/naFxDpCPgfTfEZBAEC9PsBEP8BCgj8EPQTAiv36h/IAAvJFtiO7kcA4AMR7RMPFi33BwsJAQT6pAYoPAz/BAn+/wgE/voH+CoJAQgOBvkLCgcG+/oEBfwyHcP2Au+B+goDDAQP+gj9HgLWChMD9fzgBxQIBv8L/Pfz5Q/uCuwHAfIIBgHrCOLzCtH13gwAAgP/Bf3uEv/xEQTxCQLVABX3PykXCPcA/e8sCSbm6QgLDPAEACXr+QMMA/wB8TvIOwIA7A8D/BbS/P0AGf8D/QsFFe0ACdoJufgKEfXTjPv9BvUg4xECDPkY/hL/IP3WCQ0C5PHlBQj9C/sODP8FMhAHCRQF/Qv//QbjDvvs/+gAAwQD8QT7/wbwC/0wFgbj5P/+9BDzgc085wjj/QESByEFBf8JFQj5Aiz+8PgI5Pj+HfafO/z02BIHAcTOygcHGe4HAwb4E+jdAdgLyvz+DQzxEQ7qAwIi1hD+A9MWBBcCIAfXDAr75gYI5BsABP/9D/YBFBYzBgUE8QgS+ALUFx3h6fMAHOgFAgD1Cgv/HPUYHgbxDf4OBPn039+B0RUh/hI3ACkJBfkJGBL0BC778uQE+/j7PkPhPP8ABgD+/QDi7Qn+9wICA/wM+4EA9QP99Rr+BP33ABYG/f8F//8A/xD/BxUI7v0FCOoF/fb+/QT+/P8DCwoCCQD9Hv8A/QbxCg37/OoO/v/+/u8DFQMACQQJ/wUBBf0JAv0D/wUABvwBB98P/wz5BRT+9/wEAQkJA/wQBhQEAwX8SUHWO9T2CA0A8Ah9yfcE97ThN/6rAUEPmuQG8z0P9QH9EAz3CvgJFfsC//0N/P0bBwL0C/jxFAfmEBT8DU777PXLBhQf1w4c+gwD/wEAIO7vCBcUf/MfE/7/+/4mGf0ZBwQP/uj8BwAA6i6l/8rDBd3E/PIITAcFASEkDfnr9hH97wn3VxodPAgA+QoF+/gJBwkG9CwFAggMCDILBgAD9yMDAQA1F7z3AeuBBgwDBwcQ/vUAHQPdExwCA/zkAhQKCP8J/PD01hED8+8CAvsGBgILCuH5A9n74gsBAgQABwnwEwX1DAT4/wH9Bxn5QzYYEC7x/9ckAvTm7AQEB+79//v0/A8JCPUDPYzBOw0EBwwH8BzYAwAACAYPAQ//Fi4B+N4JyCYQEP3dgQD6BfIiFRQDEvkW/eD+JQLWERoDCO7cBQ39CvwSAfwRIw8C3hID9QkACAsJCvft+vgE/AwA8v3/CQbsCQk3EwTh6QL2+hb7gtA+79jH/gQDBfIIEwP9Ewv5+v71+PUD5v4BFIqiOxEJDQ7+7NrO0+r+FfIOAQ0NEDXoBugL5iX4FAb/FSDxCf8mGBsACtoQ99j6GATeFBz2DAEC3SD8CPcF/v0SCREZ1R4I8QQR/RD/C/Xo9AAKDvgEAQj3FwMGFBIYFAPw8f4CBQb/4eOB2LIHAhQiBesNGgADGRvw/QH0/9H/C/UAZJHnPAf+BQL+/P7w9gD++wACAvsL/A4A9gT/9/z+AP/2ABgE/RYEAwEDLRD8BwEK8f0CCeoG/PgB/Ab/Gf8EDQgABAH7/QD//QbxBgv+/vOBAAD9AfYDDgIABwUK/wEDBP0DAf/2/wL/BP8BBQgL/wn5BRD//P39F+4JA/0PBRIDAQULnkixOxX6DBMJ/ARRvvwH66zlf/bZCfIWDewL6fX2/Pr0ERPxDjf/EA7rWeP0CRcTFwEP/QrpDBAXACbz1QAS6/r7AQYmGAwKARH9CAYSGvhFARkMGOwXCPv7/wg2GwQyDP38EPPy+AT+7xqVFA3o/93VBeQAA/8LBLQGEPb06wz15P4iUocsPA75/AYB+/0IAfkG8yoGAAMGCPUKCfsE+vj/BAIgD7f4BByBCQ/6+QEM/wkDIgPvGg8GBvn0/hkF9/4U/PPu1gwXBfX/BwH9B/8MCvE3AuQB7AsAAgEE/Qr4DAr9CgP3G/70ABr6OC4SDPbxANAYA/bq8f8G8x78//n39gMLC/kS6dXAOxABBwwE+xro+/wIDAwHAQf/Ge7+CN0KyfsOB/ThgRT6CwsPFBP37vMMBRL4KQHnDhcLB+/l/hb54wUYBAARJg4ZCgcD+BICDwkMCwBB/voV/QUBAvz//wDsAQQxEwTq7P/z9Q39itFB6BPNCBH/BvIGEAAI3uH2+vvs4fUI6vUkEGNuOxcIGRUO89nRuQQI++f4/wcTI+TwC+QRygH4AwYEMjLtE/YfFiX34OILEBryIxXXFx/mEwkC3yUBxA0R/vkl9wctDwwJ6v4U+xEIB+xl8AwZAPMKBATyFfAHA/EyJwbtB/fcDw0C1eWByB8FDCskCewFHAYS2ojvCQD43NYH9fw5G2ZpPPn6CPf/Bfz46wH3+AMKA/AVBxr69gEc/vn+/P70ARsCCO4A+////Bn6A/wK/f78DOD88ewJ/QoE9gADCQ36BwH/9vsACAbpCA37/Pkb/PwCDf4JDv4AAv0XAwEHC38Z/BH89wQxFv0GBA4JCA/tCRv++vv+/xAJBPcDASsL+BAAHDiPO/z/GwkFBujh6Arw98P3Eu7zJuYrAOvD1f/+A+wTBPLvINLvCQv9GdIMBxEIGfoT/vf0B/kf9CvfHgUJ6twHDu4LHw0D9jEVAAoEDAPbCwP9/PR/3vX46w0aCfoPC+EP6ZP72PNJFw+/HinVAdkREPHm0v0zIhMRCADk5iTp2PoZw1yoO/YEBQUFBvDt9goCCBsOB+0PGuUE/OnRqv4P+e8d+rrxH9eB/RsBHPMoBAP6J/rkDA4EBPcO6hniAgAR99f65vYEB/0CAhwWAfj4AAbUEtf57dsE5gX+8/74GfkAGefzCDLu5gs7VkkUFubgGtEHEPLY4wn0COQcBPrw1/cU9PAP169HO/f9DQkZBiMZGg38JgAgE90TQeIA/9u2tQQeCd/g3P3vN8/hAy0BGuwt9hH+Hf3dFCYVCer7BRnp/g8nA8omE/f/Ct0K8UQsDgbzAB/WCQn15PQC5gH93gfgDPUNNcDoL00d1/FIgd4+7BW7LQIeH/DjCv0iEjH9AQTMxxIZtuoSNDQcO08CGxITEuMt0w4OHQUrFNgwOuMbDgCkz/8nDNcRAyPjJ8H1Hirx89g1ES8jDv7iIS8I8Bf6IS/6/xQD+vH70hHUCdoc+zMsDRDmCgOyHwv53Bbc2AT7AvreF+j6MKva3zIn41Nb8LaB8j4dNSkFG9joKupMNV4iBQfG9QEk4Acb9zJBPPcC/zL2VwACBAb38Q0QBu0ZDhX18Pj+A/0D8f/6Awj5E/UB+PD9/AspBfkSFP8CCOvx6e8HCAAF7wEODQ0F7wQH6vkDDfzoDRv8BQoXDgMRIPv+BQP8D/Qb+/0E9PMa/PTx/AX4E/YQBhD8Ghp/BRT1Bv/u9gn+GfgG9esD8gcE9RNbOxIEBrUATLa67wz0/+EQ/gkTBvcuBAURxg/89gH2DesLJOry+dz9BMX2C/Q8KPXsOhjcBA4W7z/OFP4E+sn95/jEExsKHwcNBwsIGN7r8wPyC8cG7RoC+gkNBesD/P4MKgjU2eQHF/XVCB/jMcXK7f7HzxMmBxcOfxrd5vbw/O0UcqWDO+v5Bs0KRdPp6QoEAQoICfoFHAUX+PoNgQgX8Pnp4OTwKvmc+hMCBPH3DvXzNv77BPHqIfAL6+7PFAkPDdb41eUDH/D7CjMb+g/3+QfyAOTk/dgB+RAGBAMM9vP6CP/wEfwo2enyT0EFGvXWF+PW9hDX5w37BvwC/wLv9f8N+fUDlDUeO/D1/LIMY+8BNSMQMdEhDQcZNAYR/ykPjQ0O5gwP4R35SuKq9gP6+fcCAAQLMRDN7YENOO8CIBLOKQ8TBdr7Ad3NLOUDFSIm8x/93k8S5ATxDd38GQz/EQYJ6NEGEv68EfDj5d33xCcVKxroQPre9gri3B8ODA/z8QzSxhEw4fkYMp0SOyrlCaoibRz/EhgAFwY0IOgoFeUI1RUlgQEyB/3v6TbySs3qCBL6BqQLNRU1MQKIKzLcD+wKOBvcIPUD3RHQ5/2PFtwWGw0XCSjtAfC/7rTT3vMMFhvyGwL6LegVC/fWDvVc0330Cq7nFTFCMgim/xTKAy4gPgzz5RHz989CDgQkAFULPPoBBQF/6/cRIAjn9wYcDOcZAyL26ecJDvAHAPr/BPz2EuHv/gIG/hoOHgEIK/0M/vcD4vYKFAgU5AIKCAgA+RAS3AcFEAvgBAkDEwoiEA8AIwEGChBJDfoeBAMO8+YtC/UG6gjyCOQEBw7oEBfdDhr0DADmBwnr/Pbw9fQNCgsGcEswO/8fACaeE6aUBw/jGes4D+oQTN0U9iEmwiIFFyAYKNXlNIkXCQ0QE+f1+fyBcxcGKTfyC/Ay2x7j+AEB8KolBfLsFvIR6voSDg8bGN/jwdjiAfwDMf4h29MJIQz4/vgc9vjn1Kr8La/VJgUP9hMi/M+/yARDKRPo/ynL4Rvr2RlEJNESO+oRAQyB87HZDgjpHxMjLcn9Pgzrxf0figvsFgzF6AfdMKCI82MNDuo13/vfPu0eCB0iSPo0CAjrJgkNF/rN9vwDRvYHyOck+/8F5B/w5eX1EcsKHuFqFfn3I/4aBAbcf/vMxNLkai343P2/A6sEDBm4BAblH/r5/gQCi6Ef4gEvTVMEO9AIBAeBA8dFQxwWQQ8vKsAPSfcRuy4kwwgf/QgS8fngPa3O9UoRAdkLtgrfH+3X+jdJUhNEFiLQKRoECgf26t/lK6sIyTE5FR0PI1jT5hAKQtgY/TViAvIKCPIYBQbUuAdey9zxtD8dGvIRKxwcCQiq+/XjGif2BwbS0uwj0+Amv/kpOxkA+xKZDAH/T/0CCxgDFt8DIvQr5w0tv/sT+fgJDf0fIZjiCBwGAt4M3RzfHg0DD+v0EAzaLDIGBAQD9h7XCN66INETEiQZARD8C/XL/QYQ3hcQMwhJEe7RLfem9Pf4OwPs1H/x/MseHsccEwvx+u31D/cKNAvQEgIBF/wP4PozdoUWPP710vLpCewOsv4C9O/igem76unnygEP7/St6ALl1+mK5vX+8QX+z9QL3e7KB83t4t3evOMo7eD5woPuwPkJ7NEQu8MkFu3j3OQD/Abs6+8O6+u4AePzCfbD5QDlFubf8/vt1tP31NHm69Xr8QfO4d7Y+ejqA8/CwOjR2Aj38cgPfcnqO8Lw7AkI3f+71wPf4rHsD9uz++/X3QHn5vW88P3519SB/vHQBv308vPn2+3dCN31vO/o4Qy86OkIyPj1w/P37ecD+d7uC+f16toJAgENAfEbyu4g5/TnKgDH+Br9FPfe+M3v4tnn0cXZ2brq5v7t6Bf46PftGeXa/d/p8Pnu89YXyST6PCf+fwMKBAL2A/3++/AB3//6AQYC5gEE9f0EAwEF+v/5/wsApQcA8AT9/RX7AAIGAf0A3vv6+/z+/eH79v4E+/0A/fkG/fwAA/0H/wH//wUCA//v+v4QAP77BP3//wX7+Pj/DAUQ/v79/+Ly+v8D/ekE8QAPEfb+5Pz2AP7//PoBosE5PBvt5AD3AOz+6An6DQjdz+7R7/Ltgf0K8fXK9fj48vHC+wD4AwYF4coM6wTZ9Nv1+ezv2v0h+e8Czen41ubz5uEDw+TvD+Hn89/85Qjb/QL+3vPMAeYKDPLF5/wGB/jq++vv+u0B5OvW4xT4/fzv6vb3G/j7/urqz/TlCPLm9eTtdXYgPOv63urs9O/U6e/v9LDx5+fg/RHqNvny9OrZ4/rn1OWBFPTwAv/w198V/gvo/7zn5Onr1fau+PoI4Mfyz/ML8vD4+8gGDNbU6c7+7O/d7O4B2/738evzBfat3wER+uLn9+UA4vX749fh157h//rn5O3T4Aj37Obx5fHS/P3s++kMN+oDPQf90wEEBf37/wr9/PMDxf8DAOb/AP8C9/0CAgL/+/z5/wgADggB8QL+AJ/9AP8C+/wC/gAH/P3/+n/8+f////4E5PwEAfsCAv3//wEC/wACA/3f/f4NAwP4AwT//gMB+/b8BAEP/fz7/E3+/wEG/QUBCAAFDuT53//5AAD///sB/ujHO/775yII/O433gsVFvTw9/q7A+wJhfg4D//Z4hHz89eZwPcGHxZH2a/24BCr/fC8AOXZqRwQ6tMLgd7QwP4BBbcBl/H8D+sE/vMJBibP+hcNwxLS+J0S7OrZsgjeFQbLE+gUDNv439TKxdT56gvnCc8QQgIeIc7Tx/fm8O7cENzVGln0Owf41+IAJPIY7AQEQMQPhfn7/uP9MwUmEAf9ARnrDNu0x/QEFx9p+QES6BHm++vc4+resCHR5sgXDtPPreQcAL8asuoXAfcjGu8NGB0e/e4Q5g/LE8X+9wW67QHoIPzT8+X7/efu3NHU7roM7gUIB9X/5voZT4HPzv3n7ALyAsyqrnwaPf795f8EAfz/AP/+/PcDf/8AAAP9Af8B/vwDAAEA/v73As//DAgDLf/+/g/9A///+f0B/gD5/QAA6tr+/QD+AP8A/P0DAf0CAAAA//7o/wAB//3j/f4HAwT7AAEA/wD3BPMCAwAK/Pz9++L//AMF/QMCBQEBsTz24//8AQD/Afz/QYmGOw31pHD98950vNj9OtIM0t2L4rr/qBB/xSDF2/vS5L+ymAAvLe5H/qsF7zDRDw7y/eYEkzXj+6ozxv3O6Qzc6oHtrfjpEun9GRr4+nXV7TAW1R/hDYhR4c2l4yLUUdTGDdMEEcvj0tXeEeIc1u2eGZUFUfs3SKwLAycW+ODVCcDC0ZkiPAX89Sz/C/EKAAcAH8744fYJAfb2GAx/+PwMEvf37vnR4PYWEgofAucB+AL/EQPt6/zpwR/oA9sd2P/o3PENDNcJ1PkJB/EKEfwEBivy8e8V8wqJEbET+/vb7QDlFzzt8w3w+wL/3u3p8NwB3vcI/tolCwMQE7no3BAJCvfq/ezolO/5PPf73v4BAvj//fz9//gC1f3//gb+BwD3+/sDAwL+/AH4BAv/DP8B6wAA+g/0AP7+8f3+AP/6+/7+Adv9/AL8C/sHAP4DAf/+/wL/AAAD/P4D+/1//v8EA/j4////AOkEBTv+/wCw+/z7/9f8/wAC+wMA//7zDdkX2P3+/QL5Av39fz/eO/UZ8H8/+hwsBxL0Eenj+unh4Qjw/v1E6Rfr9fjgBdna8AgbCw07/dT/4wHk+QLnBf3pygPh8OES2ujv1PT6ArUWxBD7DwIP+hEdAhriIwYd1QHSI9Yi9+TU6/jtKPPS7vbUGRAfBvn++84Hx//xF9UW/wI0FPfwQ/sECKC9/ckLj988PAIH9X8M6gcTDP71BOkH/gD+8vD3EQkT4hUhA/X58/nw8wIOBgEL+e359gntBhP08ATu2Ajz/vAP4PHv9vgJFdQIzwIJ+QQfDgIC7xrnC/MX7PnUD94P/xPn9AH5GxH1CgX3EBcN8v3Z+d8I8vkSH+kJC+4TEO7wyf4HAtvhAuAH0TvfPPT74/AC9vL+/vr7/vUC2fwAAgb/CQMD+vsAAwL/+gP4Bgn7EQIC8AEH+xUH+/v49fn9BgP4/AH9DN38APv+BfwBCf8DAP/++gABAgAK/P4E8/vf/Pz/Awj1A/8CBf8A+/ID/fsM9fv+8uf/APv2/gIBAf79E/Lzf/3+/AD//gb/M4CIO/8R6HN/AjM1EvPxNeoh7QvS3dn1Ch4t3SQOIQgsDOwS6CXjOyAOJ+fy5frfHeoMFRkf4SXy/QMn/gXw2wq4DfX3zvgUEvMwCf0P6zfm8uz6xw77EeQm8xgfzxbQChrprw8LIPTxKRQJHN8WxAsl8fH7BUMdEwkVIhgYBPkMJO0BBmLhOxcC7zR/DeTvBPfwAef5//AX7+v1Agzv4vvu8wUR8Qbp8PoR3/n4H+rrBfPi4+cJ3/rs2//kEeoO6Av97AElH+wB1/8i7hUOEA4IBRPe8O7w+v/w+eNTBhHd8SDnAQXU/hMKEAj81QPxBtIB8/oTDu8TAxnw99P98AUSEs/i/NkPp0c8PNj6w/m4+uj69/L2Be0Atvv16QruHgIG9vT//vj77/n05xz8KvcE8QMB8S0V7/j26v4JCwjr/fP6HrzqBeIGCe0KGP4B+QEG/BAEE/oPAv779vC09/GB+Bfy7QD5DwT94Ob87+oh8f3u7dgG6gED9wz8EQT0Ke/3qvf/8QEM+vUAHpcGPAQCJAUU/v/35/v98Av79Bn15vcC3/n86fvz9f/6+wED8PzzqPH7CPfxBPoG/wH8ASoOdxQOAfjwLfcGCvgA7fnxKwgA/fjz6wD8/+7xBQnmAPT33xQC3QX/6/rcHAbu8wH2Bfv6/Qn6BAHzAf71+3/99v//APH099z8CdDwAQQAkp8GPP4B8gURAPX88hX/9wz5+Bv133b/C/r84d329vX4/PMD7fv4APL6AQDxDbICBv/y/SILKxAIBPnrKv0MCP797vXtfwoAAgL07gL9AwH7AAHhAPD85RD/5AP/8e/nHAfn5gPcAP78+AH+CGUF+/39+939+gEE/vr4/Af6CdPx/wT7y7n1O/cE9wMSBfzz8/MD8g8C+B762+EAC/b67APx9fz+AOgE++/x/vTxuPvpAf/+AgXs/i4MMg0HAP3kff0RDQIE8e36NwUD/wT08AL58AV/AArd9/P86g7+4P8D9P7oHQnz9v7gBP37+QP6BvT/+fz/9+kB+wT8r0/9/gH3BtPsAgLg1NZxO/T/7xUm+vvx9gvh4/0H8Af61cUMFNuwyAnr8vQECM76ByS2DgIDHvL3AhjxEAPV5mwAHzwF8OjlLvge6Nb6/OT2LgEH7vAL3vH43+zG+wbv+OHtytX7rvEI2/zNR2Of27/h/uqx6hMICtrpFvMh+8/4+QIEGMACAw/c9IHoAfv6jWyMO/EA+fEequ8H5wX9+AL+9ub/z+AFC/UQH/7yBNMM97wA9grNCgUIALu3ABLnFfX56RoM9DkF9vL47/8s7ush/Oky/vkF79gN5QcL2vXJ6v7bAOT6ssn0uPEJ3vjUGfLM8P3n8eUI+wIB/uHo7Qd49ev+DwwIFtLX+wHuAYHuE+r4h0ItO/Lw3QkGCfnZEgzU6N0H9iI7ocsMDxoZqgcCAfQB+ar72AK8A/cGA6DoEQz0Gvew1AggzzUc0e3uy/Y41do6EIT51B0M/cop3A0CpP+p3Pwm6/MAyK+lrd4Fs9+3IufGjgXw7Af/yBfkBNQL3MgV8tESA+r8BsDK+wDeIYHX+PAEMtxQO/MW8QoD9QH0EQPxAtwA9TH77fIRG/D04RgD/Pnu9vIcAgnwPPb47twKIfMF5veV8yUKgQcG/+IA/+j5+xX/EeIEAf4B/PYABhkKvwns6wX55Ab1BugZ7QL8vvjwIfkrvBtC7/ITBCEI+/TrDg/98DToCAoK9e3r5vnu9AT6GQEPaPpVO/wI5wL89AfoM/X6Kejy5Bgx6vUQBB7v/B3pIQLr/gXzDBQHZgTs8vf3D+nq0gSu5h4AgQ8S3tTyC9Hv/vAPAdDL9wwMBLYREf87lwP89gL75wbwr9kXBQfsr/PIMvv+tRfRBeYT8fvz7/H5DAz+AOr4C/0M7gPg49UI5/T6HP8NaIKqOwYLCfv48RTzJPoAIAEC3gkH6PwO/jb7LhzuDfbj/gsIFRf8W+L49u8DDurs8AP28TYI5RkmDLUD+dv86fAV9bjI9gcL9ssWFAp/ouEHBP7/3AHs2tMa9PoPo//P/+n08w3/6+kaBgT9+e34DgD9AbD89vf57O/c7a0eKdvkG/MJreZmOwsK9Pv/+vPwBeYED+f3+S8N5Pb5Fv7/6+39/O319/n5+g/u8PX/9/j/Hi768QmF/x8CDAQB9OT/Afz4/AsKFtcDgQT9B9gT/+gD0AgA/QoH8wf2Aun+Cvj5xQbwH/xO/P4TAOsY+f4D6lDwDv/f8+rwGPsK9+b39xIAGxL7K/8D7f5ZOwES5voGCPP7KP/2GAjw5yIL0L3nHCftINng/eTX7esJAxH42dL2+hUOFUjd2/+B9yMJDxAN+sf9AP4J4vkY88PinAX4AdIzAQLqi/XiDQH07AXg2c7y8gUAzzTJEvYn+Arh9+AV7PwH8yIXHg8N/vn/+/j96enn5iEG7AUIEfAV9wepO/v73PcLDfz0HhUNFfwL6QD3yYECGSbvErPz+vDuAfoIBRn/0cf37/MTCl/s5wAc8BoX9AsO9cL2+gL+9eYV/cDN9An6+8c+EATyqQILBg7s5erx2dMA3Pzykzu2Ef0S+woi+OsY9e3wCSQRHPn+BQf8/gv55uPn8B0QIfL1F+8N4LVMOx0F6gf5/fgAGAb+BQPy+Sb37fP3Ce8E7xMA/fQd9QsHDe337PkOOe36F/n7JAGPBzMDBvsH+Nj/gQgG6gIPHsMUGvP/AOE0/PH4C/ji9v8A8ff+FOMLCvT84wUBJPr69BvA7tgRDPL66ev3AfUD/OD/DwUJLW3+ABQJ6eAKFgD/c8kwOwkG4vUH7/L6EwP5JgXy+CUIwOvxBy3xBxz4AfLa5BIIDcYI2OAvYtQDB9LxCgmB+RHq/BP29+Dog/j3AuIG77TABdv5379f6u/zmgTF+xnV8e0A5MUC9un+5+HMCwr4sjATAdYYCg7HCd7sCfbvB+EQHPgTSjvY/iIQ/doDMxDtMseaO/cL5vH5+/kDKPf2HfP7/wjztPrzDRz2Qxv5/fn6/QgMF7336ss1Ve8ZA9Dx7gbh8hgK8QoF/cz78vnmB+QFCcKw+fP/Crwz//jv3O2BCgHc/PD52NYH2/4BvfXI++fdDh0S/+QM+/n4DOQGFQH7/P0A/gf0TTjV/RkGBfHsCAfEAlUqOxrz9xH5H+sNGv/mExys8SoCAPkiG+0d8/73DAEoGBERGAkCAxT86usmzwX+IwQFAv6y5jnN3gsi4f0QxvP/1/fTCvYCGSn27BLbOQfZ8O2r2xj3BRIBRw/wI+XpRoH3DcxW+yvhJuX5EOwU5vjxCQoEARHf+fEXAgAUE8YmDf4IchDrOhD90P/YJzn66ObtkWL6JXYd3PfeINppHQ8ROCnLBEME8RET+ywG4vwI+QAbSfn5Ly0a6B0q5wVi+Nz2CPElYNAU3vr8Djzo9efgIRzZDN6qge4ULawkOfiYCfO3e6Sv36jUBwqEPxqWAS/94MIKEfA79iq3+APUBwIM4cEJAOv+8JxhOxMaCwYcBdsPDevZCevbAvcT6QznxfVn1w39Dgrm7xj+2yn26+v3EesBBO3sB+Tv5Af51fwDFM4P6/zQ+R//POcG/8X+KgH0Ce3v/xAHCQDACe/3GhLz+fz05vX/A+/dH7jk99uBBBDi7OUqIQ/YFQsjBenb7/n+/w8P+sgPKfYSdLETOwX7CwT6HebzFSkCIK43Jgq6fwwx9PYC7RMd6gDSBRHQBCft5vgIOjXLEPn37gcONkRHwCf/FC8H2fftzyIcRlEP+gQH2ecl5N4x7PO71/cx4sPx4rAP+RvKFAXlOB32CAPC0Q792cr35TEp88oZ49HZ9+b67OQaDO/wBT8cCQbsbNcgOyeu6iQP2+01CfomWe3+ww7FEf4QJuT3Bv1B+fogHdb/LOxRICfr3/XuJxDA3eZM0+gT/BDyRzLhD7YKC6sON9fVutANwQ9WNf2zR0LP+DAECOTkS+gF6jwFTg0PBBoIKA0Jv/8GK+An6xUg0fqBL+Tz6PbbEBU1CQP+HN3hAd/8hOYiOzExy2H6jMLrEucGFMDZsw/TxfULMtnt4wMb6R8nE1QW2hgDBDHyFRNJ1v0AsSrSAvC19CnHMcfV8yYL9PsoMRES0Any89LV5iLsp+wmLwMSA/vcGQYW5RQgt+TPPuQXaxbfLBAD4d3MXQwPs/ggGADoF/3jCBTrD+34gfHZBezh5xwgO/PrBQXaBT0l5toP6BYN0P7LBFTDJsv3FuXo3N8i03soEAe7Exv8vDroOgDvD6EnxuH5xxwzvSLlx+r1DszhAu0p1xPyCxLSB/QjR0sE88oaQQUCw/r47QMQVh0g+gjtQe84Pd/sBtnXIKsBfxwU5DYR3unxJyvKBfzI4jom8RL+MdkYOwjUKg79HPgm7RVEBi4CGQIBFFs3r+4KR/3WF9n0LUIu1fQ65iz7wGHw4/UQZ5K93RsCuAoqC17H7CM9Xh/W3EQg+ebpMLYem/3WDe0sMySaJTWpE9XUVAvOLftV1Nb7geDoX/Hq/RDR0JSvJdxr0gwkLOPd1fHEFvpD6Ow4D1EiHokWO/zjSv4i/v8P2RDl9r9FSOD9IugiXAn6XfwLKQYbHS76wS/RChXXQeoN+xbFIV47BDWXgezWwfTb0wg4Gdgrmirk+7XnrAgx0/HsAQsRJFE5Au8bPB6BDi8tTegTIwekFQnO+Aso2cDy1Rnc8MDjGjYA9hVGDOz5+/UNM/UTK54JJQ5NO+z66S8J4SMxFsfozy8cQssTgejlFdoluQoY1d/swxMDI/EoLgIIAv0UMhAhGhnf8vUpHM0COw76FOcOAgYjOuj3F+AGJTG/CznFCxQI7PobAwj9EuvLN/EHAhLg2dU09Mf+6wTe2L0N5vb6FgcND8UNEPpHuGDd70jW3v/Y5PUWEu1BOwDnBBiyEIEjRTbezhzDNS/1CuQm0/oWJR8yA+UV/0koGzMFQerv39sqFjkpos8pBT4M7uI2HyvtuuAMOkVTMRci6twY4AklwuEpPPyvGgEB+9DrAhTuxOve8AsdEhsl5TpEHCMHEwH7GdUfPTNWTRfdKEUX9z0qxiZOF7cMzuu4kzdDPCYMESI0/gANhAtNMfy/6Gz6CS8OF6gLYhXxCYE2JhNO3QzpMejzCREqHB4DHg4RfZrpWw8S2wHOSeTRQRrTGPQYWw4MwM8LFgr4BQQdchv43qvuEr8GIUAi6Aj9QSMC+wjzFj0VBiMq2CXj/u7oFzwXCkJbDCJw9hIkGCMiNRkTp/P2OxgJFA0mAxv3rgodOg7o6C764B0IM4EREBYaKyck1w9V2Q/wHez1B/40FBcQFg78Kanv9DAY+ebw6OTDKygRMhA0/PsJ7KL5CQMaHzwK7Qs1zenw3MX+ESs/5Q3oKfMR8ggMBekU6loi1xEHCegIExsVD/1GCRYR7QcK8f4ZNiAWQn6zOwv6APkLGDLxyAjXJ/fo7QYD2PzzPbYW1gkSNB4O5AQa2gjzDf34A9knCwsSEgb3vfn8nkoA7cswmeGyC/w4NCtKpOQF84HrAPA5JHfztRID2ijtxrr58CdBAyXvG8QXAvnx/LANwWIE6us7CuMjEPX4KfI1/v7K8vPO2ukKCRUSsja8O//29unjGCLs2waZFNzy76/s5eYQH/QR2P3zEwX27uXH7gD0BxP19tEXDgX/BPnosiIAgUjzAc1Zg+LB5+IsJi9YhNEDFKrr49wdDHzXsBM+90Py19L81ggNEBf9CMIW8vPpArECvDT+C9tA/ews9tPmMwcK/PyS+e2p2N758vkJLYe/O/Pm9eTVDg7l8gWmDMnx8ofn7OAX+wQJ5/nC9f7v49mk+wEDAB3077QLFwHp/frjvC8Vh0rpGNByievTy9czMSdFisEBNNvl3MUPBGjRugUq/Tzz+Oj3zgPkFQoHBMv6/O3e9rr5yAvxJ+9A8+opgcjeLR7k9vuV/Ouf0ucA5tID/qHOO+nM+OLQBgPgEAXrDsb294HG8usg3xoB8ffX4gLh3+GTAQIJ/SX18cj++QDGAvLvyzAflkfxM9drofDewNsqKgUimM0FRgXZ39UF/Evf0gUb/zf9Cv78ztOkEQYIAd74+/AF/Mrx8fTZLgA18PIPxtLnHy3X9fjDC+6q4O727uf/duG1O+HG+NjiB/HgLgkrC88C+4Ht+/cU1zT93fPaygnZ3fGIBQIW+i3z7u33xALYEfD11kEQnzDyUNpts/bmtOAvEtv/oN4EaR698tv7+j7r5/wsATgGFRAK0qqNDQEN/fH25O4HCdnkGdXJ7Qcx9un/5tr5Giuw8+XdDeqz7fXV8dv4L3auO+fR9QHNAPDyUA1nA9AJ/5EBBQblxkj7w/Ll4Brc5geiBgIZ+S/17dfzswXQCe3/xjgGvcEHVPFY1frxyec2+87SvfcFfziyCfL1Bwv08vo9BzIMFSEJ6KerAAAD9g664e3+Du7X6NTJ2P8gBPLpD+wADTKm9egGEurI/QHN8MXyEvjFO/Tp9tfmAfH9UQ4h9tUJB7QSCwnE1UX5sPHu9D7l/hrWBfsY9iT39vDu3gHl8ff91hsA2oEaOAYy9gP/6e8kxeCy2xAKXznMFgT2EN//EvcmDhULFTH7BM/c8QAB6yS46PPkCQrTA9zW3OX7CgTnG/nr+CG49+gTDe/pHQ/X8tzw8virOxPw8M4m+dsDWRLb5/kaELYJGAe98koMmunl9nHsEiPQCPgZ8Rv59Bb9Cf4L5vn95xny74EdKxT7HgoUBwQSpfGO9RwMSkPaLRbzH5rsIAIYDfnjHUbKJufr4P8H3Avb/NMiAA7m5sju7frY8hPhCez63fnJ9/4Z/OcOOiHB8N/mvrCuO+n88vjW9rwAUA/Q4fUqF/MEHOzIwz3uuuHf+GfpHQnZDQcM7Qf6/+L2F/rVzfHx/frrGLYZFR7WTxgq+CXnleWSIhYAIErpKg3zFoHuCvP5BuLnL1btQOjt4fgE0d3b5BIR8gr7AsrN+hKo8BoA6d0Qpcbv/PvvE+Q+UwbN5O/kgYbKOxAW8/0t+8ccNAPnxfUYE0LwJM70+yD35OgC7jnjF/7+E/zy6Or69hkD6fUTyuvy2OwDNt/9AhambvozHDK/yO2wQhjy7UEFFfnz9Yv698zV+M/pIkvNL/TuAfH90PPz8wzX6fIbC7Tx6gmB4AwF3+UInq3T+gcGA/FERwXr4BHy1zChOzTq5RT287ka9gTCzzHNGH/6GhAQ/Qrw+wz46xcI29ftEgTx6dYZFu/QHBMbCLL86/DoMejw2QHFJPhP7yiwGt7uRQX7wDQ89/jyrt8J0tff5QH68QoeN/8MDOYT5f3t9gPv4/D0DtT0tgrWCv8DAf0DxI3wB/bXGvoM7CsR4QIRIWGgO+799tHeBNsG6ATy0QnXA38SDbjtCAcsC/8BFNr3+ubUGOTp8cz1DRnQJecSCuQG3/L6Qf/XuhjBGQRUyQ63//b3VvfbnQdb9ej3reUA6cn39fTu2vYAHOgJAewX/PkCHOb2CvH8FsomHwH5AzAdDAQIwp0IE/Xc/h4n7Cz9wOMIpYOlOw/e5v/4+sgH8vr/6jbt5FsM+wADBvzw2hHQEZXYCtscCyL9/sbyAAe2x/Tx8tcS5Q/2QtXjyxnB9dtO6BeoBCIVUNH7lQ9MFOf2tPTk5u3o8vjzwub8CAX7Ee4bETQAIOoA5jIIDvMKBefSC/0a9A374oEJ8dT1Cr3r7Rn09xwb2avSO+sJCfQL+/776Agq0QTrAhv9EPoH9Qfe9fL7+4H4BvcDEQwI8+HnA/7e5fgB9Q8g6BH4I+H4ySLX5vw2ARHF8R/5KxEJmxMs+PT20v7Z6eL8B/Lm2v0PBhcBN/QvHOEj8vUFAwXi1eDtA/TqIQgb7RMN2b8PIybw7R385g8V/wkD+eQsPQEC+wH7+fYR+P/99Rbv/vcD6uEMBn/84QIE4u4BDusKDQEGFfD9BA7T8BP+4f0BFALuIvAE5gD2HwQJC+rm7gLjIg/76WpRGAP/6u7q5vD3HeP67hQD/f8LCfYA+QQgAQEB+yb73Aft6gHvAfYVduQC7eDqD/77Bf4E7SX87Ar/En5LPff5+/8nHhIXGvvj3ADu/vAC8vERDRX+3vsF+OT6IfoCAfsRAe/9Bwrf+v/44gsRBw3sHev16v/jGAIZAfDY9v/mGxn+438zLyv/2OT07ffxEOH63hL+AvsEAwAA5goH/P0D8Qz+9AgE9QAMAvsKYPD/2//8/fr3/PgZ9BAN9gAAj/8aPQHf/f/6+QsZFPvU4RM8Auz5/PLTJAH46fwGRsj1LfYAA/wr/ff/CPXtIwDd7jMXDBQHHvDyx/7HGwUiAgDJ5gYJHS7+yjgfNz4Hvcn7IfDdI8/9vSEC8hf7AAIB5Ar///4AQxj9AvT+BvcA//cBf/EM2swC/vwC+/og/AAP7/b/2LhsPf8h/wIA+fkNJP3O7wwx/O/7B/bfEBr+7/x/DdDoI/z7BvsRAPj/APjvFAEK9gcXDQz4Euj22gjBEPsaAQPr8gTxESkCyy4XCToE0Nb9KezfG+kAzhUB/+X7/QIK6AgCB/7+LwoA//j5Efr0ABAM1fcQ39b/APkHAPsr/f8H+AD/9j0WPQVB+Qf+9hQbM//V/wUz99RuCfcjDRn+/f4o674CKO75Bv0Y/vf/AAL2Ff8H+DkVFQjbD/QA2wzJD/gc+frQBvT/DjMAwSQGUyMD9vj9gQfVExv21xYADd79AQAI5woA+f3+8BMA//z3D/8QBBANvPgT5b4LAPb49/wn/gD1Ce7/hkCVPP7TAAz1BR8aEgD+JQgw+reZDP1A1RL5CQCjfYMXHtvxCv4T/fP//O4OEfsaBSwd9vfVChIKAhDVCvAp+AbjHdwzCSn/mgUiNfUEJUL+yiPCBSr43A/3GfwEDgAE5wjy+PwD1wYGCgMGGfIhAhsHgfsW/BsX/vjz8f0XAfzrMvH/bu3aPP/P+wjvCAgG6gIcMf76AqbQBgoV4PL6GgGB7LUT8PPxBP///v4B+vIkAPsHEe8B0+/w/CEMIQAE+f4M/QoZF+49+fABDNwL5L8DP1IKHRYH8igCCPr+EAv/EwH+Af71AP7+1+4GDgALAv8Z/g32pwgCGk8A+v77+v/rCfvsIvoAMBENPQbq/QEAAvr44QMkKvjlA8zwAgzi4OH8EwK30c0N2wr6AQD3AQgB+/c69f0CEs/17vP88CMKH/sa7wD4/Agw/vlD79IBLcf0u7gDTF8IIAwY6iwCHe8CCf8AEAIADvb1BQD+6+UGCQoG+fwAAQboxgr3MX/1/QEA+wHYB/f0BwIACSzVPAPvAO7tB/fSzgVJEOzGBNb3/xnz7cMBBAXV6yQTvh35/gDnAhcD+gFM6v0AIrLo6e8k4BkMR/Y64AHYAg1Z7/7K3LACaYjlmbwEf+YKNAk11iwAM9QLAgD2DQcHHvfy/fz6+NgHDwQC6v79+vzkyRLgTjXl/AYA9gO18uj5AA8BfAHsPPz/APb5/+PT0wVLAfO8AxX4Bh/077kKEQbm70sDwiH4+/7SAxwF+PMS3//3GNLX6e8q2wcHQfdK2v/GBQ1G/gLn2LwEcoHWtM8EDQIQIgwy1wwATdEH/gv2+wwCIfX0Bvf9894BCez+8AD0APb54xXrMw4H/v4C9ge+9/0B/gQEkJLnPP3+A/H5+/HZ1wQvCPbRAUABBRT6/b8NGQbw+X/9zxjz7QHbABkG9ez26/3zCejg9/ku0AYFO/BP0ADJAgYhF/74zssEc5+61t8HAgYMDwgz3+4HTNYG+SD06A/zJ/b5/PwA9eX9B/r6+QH7+vT/7AbzDPQJ/QMA+wbV/gQC/gcCujQZPQEEAvb7//zn7QMIAfPsAVH7BwYE/t0MFwT5+38B5gr29AHuAQsD+vn39v3+B/fo/PoW3AP9DvM33QHj/v0PEv4G2ecDKcq/8+0C9wAE+wMi7fICK+39+hH96wb1IPv0/wEE/fH7AAH6AwD+/vn37wb4BwP//QT+BwbtDPcE/P8BONYiPfr9BQP89Pns+QIAA/DrAn8CAAUABN4FFAT4/2kC5gD1/gPq/gP+9gP5APgBBQDtA+4J5Pz+/vQk4gDa9/sHEQAI4OoC98yz9e708QID+QMT8vwDGfb7BAL37/j1Jv30/fsAAvL6BAH8/AT8+/j57wL0AwT49gYCEAb1JPwFBQIA2eLQPAnxAfT+9u/euP365AfJ/0f39gYA++j4NAbw9Rr09w0iC/oHB+UC/gPUpgjhA+wNBfRQ/eEEzAT89gLeE/ECDvQS/e4BMdPS5uwN/voMfwhVAOYE1vIG7RLf/wYADPP/A/4A9QoCAQPW5Q32BwnB7QT3/Q4gBAwL+gTkCSrm/b4EGQPKPBD6AQ4E/wMFygh/4evG/iXv9RH49NkDGwnZ8RYE+EYNCwIHA94C/AjfDwPqFe/uAPMQ/Cv/zw0x+wPTCNf376MpANz/Ncrym/IO8A8SbfMV+A0L6ekE+UgN/g4SFfwL/g367OsKJ/0WywLxCu/+4hne/BcECf0PBQi5+c/Z+XYCQoqcPAv5/f3wAQIMpAR/3N2Q+Rrq9w337cgEGATU7Bro+zj4Ff0EAfUE+wkFCAhlIOv22wXn/kkQ/Rk9/P/H9UHz5i0S/dEBGgD93r4I6BUQOgP0/iP+Avb2+SZGFg0iFAPv+P7+3+sHKO1EswMEDxP62AzoBQUEBfsQ/ATHA+co62QBHB9vPP31/P3bBfAEzANVAd0s6wLq2gQG5tj7JP/q8RcA/iDc9AL5+vz99eITFf5/G/IB6wThA0H4B/YbA/Px4RvuCjwM//f+/goFBdMA6AwEufkFBCv5C/v2DyFFGAL9CQX2AgEC9f8AKutRdwgFAQEB4gQA/QMH+vsF+v//APslBK4ALN5TPPb1APvoA/L7EQL/H/M/5OHr7vcf8yf79P72AwX7+OvH7QD39w769cEiLPei/v4H8QbY/BzwI+r1Ae0l4Az5Byzj/AX+30ALI/jx/P35jvHg9AP1GQnwFPQHCPjq/gD9+PzsBQj/+OoPf/8C9wkL+fIU+Pn/9fb59P0l+BUgEL0Ae+hIPPr3A/r1Avr+TwKUMwZJ5rvxCu8IAjr9wPsUFuYE+sTI8vj19xv4+O4qM/e07w759gPY9ubuLOPS+u462/UJBhHL9xr9wjkNOh/oCfPsgfPP9+H3GRPzFsyj8vbg7gDy9fcCE/v6v+2nW/wI8PEUHOYW9vDj9Pba8vk9+BoQD9YAL4SfPP4DAPsAAgEFTAGBJhAw8L/+FPH5DCsAx/saFtwI/sfg+/n4+xf7/wsbGfrh5xD8Cv7t9cv8Ge7U+PUr8e0P/f7d9xv9zxgLMCXxDPHqsv3iAOT8EQ/6DcjV8Pzm7v74BPn3D/n70vnY8PcH8+8TJeoS/PHh+fzg+fou+gv7BeMAi8XQPPgJ/fsA/gQBSwKBHBMm9b0NFfL4DiUDz/wkFdIIAMLvAPr6/Rb+AgoT8/3s3hQAD/ft+LYGDvLY+vgi8OkW9e3t+hz91AsLLCr2B/LsxgHwB+r/EAz+C8jk7gDp7AD8A/v2FP37xv3i0vEG9/YRQuwRBO3a/fXr+fsp/P7a/uwAnO5TPP0E7/4A+eQPAQX6+gDrAAEJ1vzm81T06fMY7wUBMf78f/fu8fH9AAPtCfH6+vwU/PrM5PMAvAra+fnY///V6Oz75yMJ7iAbIB719/nx4/Dy//X5AR38/PP1Ag4l/vgWAfQF6A/W69/88PXZCv8A6/4F/gP88AH1A/Y/Kk/95v35/bp5PPMD+f3/4/HtCQcC7AYSBf8R3ALw8DPq7/0O7PPuG/DsfwHj2+fz8A7lDtsB4wD2/Orn8+T+2x+87AYN9QXw6+Dv7CYA6if6BCjr5eQB7vXmE+cK8PjxFQLyEfEu9/cn+OUM9x/o2Pbx7/7o8RXw9AkD7eP93vMACvxFG0EM9f//WbZvPPEABAHx1/bwHAr83AkUBvwxIwAA4AvxAwAA5OndF9/ef/7s7sjy3AzmCOv02fbE+uj00foA4C7OzAcxGBX78drmyxz87UMBBhvaxMTq4fbfH+oN2sruLQfeM9cx9/cdBev7CBfu0AHuBg/u9hzwAAER5uMH6QEBCf0uBkTg9f0CnLNBPOPrCvHs4/n9LA3fv/0bCNwqXukG1PsEFwD38NnnBe7tWP7j9Knt2AHW+PMY6eylHOsCof0D8TPtkgw+9Rf88/PpmBH//lLu+wjlrsTX8fzPHOMOzYHjRQkHV8Q/+sQQAewQCRTs8AULAxf4eRj5F/gP5AkF8AvSBfwW9CKm+f7/eDq3PPH2B+n0AfwAFwfn7wEGA+YFT/4F8wEBFAD9A+T9/AT7Av35APD69fHq8QEFAfPQ/f8G1QMGAhEGzgQR7woGAfLs0wEC/hv48P71qfj/AgTkA/sE/YH2J/8BMeob49bm+vwEBgD6BAD5BP0FJvz7D/8H+Qnv/P33+/339/+zAgYAL9vpPAf+AvD//gACDwL3AgL6/vP3IvsDAgUB/Ab9APIK9wH8yf4FBSH+APT9/Ar8Bfkb9v4B+AMFAvcO9gIE+AMIBX8E9/sDA/UG9f3/7QQA/QLv8vkACqcCF/38ygDkzu72/AMBBPr9//729PEE8AL3CPr+Bf71BvT79gPy+vQo/PsFTR6oPBb9+P/9DQMB/Pv9JP758fXmxP4OF+cR8hH4AwQP5wX1qP0FJSkEFAUJ/yb9/gFH9wb4+v7sEcoT+vLz8fkLC9EK/OQBEMgA+e4LdR4JAwnu3wr2C/IKrwn3qxi8vevs/RMHA+QO/QTyAekUzeYC8f/+FgL4H+wJ9Q7eAt1/B/UVNsK3PBz9+QkCBP376PMDIPbw8v/kvvIHGeUH7gf4Aw4G6AL1u/kCGBcFEQEO+Rj2CAg9BQUBCvrxD8gRCvLo9fACBeUODuH/CM0A9vUSfyb6Av0C4wn4/0D/wvYCwxa7Hf/lAA4F/+YOBvwACPYHyOIG8e4ACwX1E/4O9wHb8dAWAfwLiMuEPBr6+g4C/Pz32PIQCfLq7gLh0vEOEeD95v70ABQN6AzwtwQIDQ4EC/ge+RH3GwMtAgAHJwHvEeIcJ/Di9+UACfcSLen8EtcD9OcaVyHvBvsl8g/0B3/+xPcF/xvXNhHiAgIC+eMGEvYD+gn87+8H8+z8BhL8CQ8E9/jb98vaCfP++rt4PBH89A0FBv/94fQVBO/i8hHo4fMB9+n79v/yAhQO9Bn24v0b/A4C/e8Z+AMAIv7d++4VQxDvHvQbQfPp/PL4E/MBSOD3FOr4/N8d/g/9EPpYAhX1Hn8L8fz7NBgBOiL9/AD6/O0IE/sK7RD9DQYJ9PXz/gMK/Q76+fXnAOfeAPv//0JWPAX4+xMaIvsO3/UtH/fl/Crx7Cv41gj4E/n6AyUI9xPyKwYa8/r7/QcS7/oJI/Kv/PMleRsDGhAmdPzm9gwTFNwVfeH1Cg/q/+UanAw2GQBIExP0MH8bJwUBQR8xUksX+QH/8+gHEfUR8BQFGhEP+DLzCAQU/PcD9fD5EuvtB/r7jlEKPNHgKOGuFTr+uekVDCrS/u2a7Q/2ge/m/vCD3wXp+xn2Jhj1MO3ty5bi7y+Y/cblV+AF3AwfEP4m4/vwBAHH2PXt5fLKGdmp5ebsA/cVCw/n5e/g9u/QBbH57/UIEe79DOH89hcrDA0dBmLSMPnD59jroRLNIhUlUQEE1yL6DgwIqG7IOwYLquAIBckK+ATf2t4pwgXs9g8AxPDkC+gS+/70792BEMoH5/zwxyIfCeUn9+gXj97Z8vME1vj7EJzm0vbyCADzG+4n3+0R4A4B+PT5C/8F9u33+fsCGC/i8AAL/wnz9OTz8bLoyca+2qfwEOIR7QbsJPju2ALco/j1CPb179gEbkmROxMB3dUZCLvK/QfY2OkiyPzk/vb06vjm++kS/Pz17fGBDboK0vb04yUb79Mk+OAOkuPc7uPu0/Hw5aXZ2P3/CgP+8fcp6OcQ5hsF6ODNAAECA+4F+fTpESfU7gUG/+7o6/fi+bXostel2JDpCtoo8R3sO+Tvy9zUnPfxGwXm6t0GA5tNOynzAuIUCaa74gjh4Z8S6wD1D+jaUgLw7u0mAAzj5gKb9rsHyQH+9Rj5y9wi7ssHh9jS09Gr3uXx2dHV2PYZAPf33/ok3dYZ7yUEz9+y+ub/CuYFA+Q5BR/O6BT2BO7UMA7l+8rtsui13YHtA9cs9xvdWs32y9HaqffwGQ3fBev/9k0cOw3hMwkdCqmX5Ond7vHoE/sHJfXbfwwd5fsW9QQOzeS89tj+3QoQ++vb6/XzAdHfjvrT3NbR2N/5zQ7W4usnFO79y/4S6vYX/y8A19ym998j9fMKGb9a5Oi+4CneEgfL7xS79wL42ALi9qLzB+UT+P/o8b0I27bX3Ab2Ow3uMgjviwINO8ToLENB6S6+ydUVHxDhP/ACIdv4fzBd7STT+RoslfMT3f33KC8rDeYExDzUCM22R+vPyAvE2OcB7CX06Pod+NEMtPD+DQUQBEnkx9ziAwgKwfzYAsVH0qCf/jTeLyPzGOkmDWcE9REwCvUtzRHWK8vWicsADqLnQBv/FREBHv7YuzI7O//5ElfB/ngTqsEmQNnv+gju8yf/AzRyQCWn8gdDrOZBjDcAaTsyE98LzUyyNs/XO+b9tPoTAcAoDgDo9+3Z58EF7evIFf0g6iXi0vwDD/YRxwCrHfJD+Jbg9Q3QIzEJEQck+H8Y8h3/Th9DxQ8CAtjrB/MMHcgmV0gAD9X7VR7SAo/QO6HztMjXGNrc0hcK7JgI8/Kf8Pju1uUH49fN4/3/AOeB+PIKABoN7+oj3BrB7Orw0OPP3OKC7dDi1ffgtAkG49QIqsrRFvPN2fYjAv/L2ega+fcJ8fj+9+6i3+Tl/NzbB9UJ+PPmvr7DxcTk7QPk4yjtz97a+M+4Btzd1xjq5Mf2+o7yOzLsCAHl8+jd+Qzx8hD6s/UJ8xvtf/nj6fn4CvwBCffZ/P/p9+oF7uf+6v364f0M6Pzq2/vw/eHu+aH18PYC7+fnDAAG/wPy/QUD6+r1/gUG4fvw6Qf5AQID8/z69wTpCgP8DeDy6ezf8sf8/vQF9/YY4O/4/Pv37QENBvLj8PgLfw6jOzcABvHd293W9BLxyhb4ge7uDwzui+y24Ozu3gTR0AOWFPrg8c7fz9z1FO8ZzMn/3eX63dsSAPHcNLz1BA0JAOHYxOsE9Om74vID59/x6wr8/hXtyyLH5+n38/0C2vUP2gEG89fy2vnx2znRDPDe9fPgIgL1zRYEAf0F4Qfl8QpY1i2FO+r58qvUE+cD9AL2AhEP1uS+9vfrmQC64QPjyRPS4O6n9PH/Bv473wYRDg8i3boi29b+5/IlCPLg5OP29/QO/9L33tDz7gHa/PUL+uHt/xD3JxCB7VSy5QbkH/8E8NnS0gTV+cLv5hL5FivyHfzNBP/bHg8HFQXM6wAO1BT77NnjUjNsO8MC6rjeWw/3KiP/HAjn8OfIAifoyA1mDvAP+Rbr393JBAQPDylY1gEG9esA+NHvAePa4RYtFAPiyOHyxdnyENkS0wHUEO3o8vQfGvzr4+o2Ahn+BQb19t8g5tfo6svSDgxC2sXn5/jeDQfc6xQK2/wmDS0E8QIUgQwJDRzL+/DbuwuIO97z6jvqzhRLE/cgCwYf/xSuCsv36B8y8B8/Bgwg3fodChIEKCAZ5skOBSGtHgG6D/AA8ikYCA8H3e3q5tP0LvQS1fi99gEb9+LmBTfe7ccR5vXoB/h/9PsL4f7YHRIE/ub6AsPw2wXQ7hMUGAfe+uoLN/L7Ge3zKRgh9e/jCv7XqlQzOxsv3Up/FDtRweIQFgsuM9rk+awOFyQSKxrj9/wr0u0GyyJDxd8aFAWLCi4gzNGgK+fy0w0B29/4vgry4MOxD4hD8OX/ARoV7gbnPUjJ+EIIFgbfao4GC0acwDwDVSztALnq7eoYoNnTzh8D9x/4Jo0qVNYQDA1CP0MxSdSKD//YxMCdPKYA3vT19vYF/vv9D/glYvf5Ft8O+PkE5vDy9fcSBQQCBgQAJyAMBC37LiAcIX/oAfT0Gezo/QwI4lIZDgzyAuut+fvh8hI3GRIH9Q7hAxwA9wFZFvL0FBIBBg4BDfPv9LwDBObyDCD/DNwK/xgLAeQA+QP1D/cDSPUE6QIO9hDqgQ6APLbI4fbw+vYZAPkIFvEhQPoFD+kK+P//9/Tm3e4ZAf4ZAAQAIBAIMxT1KhYWH3/z+wX6EvLgAgYP3zsUDwTz/va89Pfh9QoiDB30+vTs/B4GAPc6D/byCA/5BAsBD+4hAsoE+9f3Ax/7BO0LCxLvCewGAQcQBwUKOfgC5wIf+RDxPyGrO5UCtezb9OlT1fQBPNlYYv0MI9YSKwT+3uq7At4v9wsaBw77SR8WQxjXWzRCSs/p0B8DL+y9GRQYrmAwGRPvAxzG5+HE2xUOHj7r++Pq8DwaRORoEezgCij0FRgIKNU7E7MQ74H2BljgDNwkGzPIHccgqxAPBBMmXe8D3xFG+SnfRd6QO+UF0uzI/N45y/gDRPNeKgfqDugMIQr57u/t//Mf+wjpBxUKSA8XEvvILS5HM5cK4ioTMAHXMhT9wTkyKBb/+SMW/OLV4w/tCfPoBOcR2zgkHfFFDfDk+TAdExgQHdUZ8dIP+YH2FmnjEQA2Ez+vE8oF1hcV9DQoPfMg7xY+8zTdfad1OxIK6fLC+uMr3/cUQBdN9AIGBe4MC/335PDx9fodAQIMBhERSQAY+unD9C1JLp8N6zAjIgrXNBT11w80Ew719jEvBd/r7ADZ9gDpIOIw5kQjCMYkGQH29Sk7Bw4JHNQV8ODc9bX6G3/zACw4GkWyEcr47hog6VYWI/IkDAlF7T3i5VRwOyoNDe/N9OUQ5O8ONSM2xfkP//sL8/v3t+fu7/kdEPsYAQ0dUPwW3BG+1Ts+Op4R9y8iGxMcGhj329wtAgQC+jEYD/3/+v7O5/3qJPk+3S4T/uT7IQj/8BBEDgYEFecLDfv+DdX1BH/y/lQuDi22CNLv8h4r7Gb28+8cKQNF/zbeB2VlO1MMLefJ8PYC+u0SLzMnlQQcAewL4P34EuHf6gL4F94cAP8dUwYa1/+7yjg8S60A4B0SAiEOEBT30aswCf4M8Dn0AvgZCPzL4xjsJexL3zcO4cfKIw8P6f87DAYXFOAXI/77EMr0AH/99l0rESjCBdIJAxYt8HXb0e8SNPdMAzPjfSqLO00OQOra9AELu/oNHEAOgQoXCvsK7vT36t/g9P75D9kL/fskRwcW1PbS0DopQ6737hkV+yAeDhkK2por7QcD4DjlAgIoBwnO3yDxJwRD4igV1uS5DQgU8wc4CwgMEOIV+gcJFuD+Alv/7mANCQj28eIJ/Sol9GjRv+v1Mvw7ER7oSUS5O0cIPPDu9w0M6QkOFRQKgfodAPsO8Pf7AOTU7wQBBdoNAf4KLwYT3ffa7SURKsT56gc28xQDCwwJ4JUZ8vf47igI9PsuAwDd6AP1E/065h797+a+Eg0V9QYsCAcGDewkBw/oBQ0BBkf5803xBvj8/Ojm+RcV+EfQyPTyK/EwDRbx3ZfcOz8JO/b1+BwS9g0GEicBgQEV+f4H7/r/FezP/QX8DPQNAPIJIAgR6gDv5SAKNM0B7A3/7wgYBgYW6ZAU/QH19BL9+e0yB/nl6v/7Df4y8h/89/rFBwsS/gEsDQf/Ce4dGxkYDAj/Ai0E+kYHC//3Be7+BRcZ+y3UzPz1GPYiBBL8FvzlOzYQO/f0Aw0KFAsOAyf3gQ4V8vkO7QgBEOnE+AX1BvYn/u8MHQYR8fnyzxn6Ktr0+PoH8AAsCQYW4IQQ/QH+AhEE9vA2D/Ph4+wCAwMp6BEVCvrJBgcT+hMmCwcBCewXCRjmAu79HjAEBS71Av/3+u77DA/5+wnI0PcDD/gdFwoCxmDjOxwTOv4ABiEH/hkOAA/5hP4H6PMGAAwEEO3E+gIAAfkK/PURHAUP/vAM2Rz2M+IC9wED5wITDv8a24H+8/0A7vcP8eQ/Cuvj4eoDCvgl9SsYEubVCwYH6Q0aCQT8DvMaDxAJ/w0CFiYRDw32Avj25usPCBYHAO/o3fjvBfwYIAb8MBeROxo9/QL2Bf0P6gQcCinOgd80wAkd8/kJFNvF4RMy9A38+hMlOO8WEL8HyC7rDd0CChrW2xD4GAgq0pX+I9wpABcD2NkeKMTk5cgICQs07iPy+O32FOQHDAIYBAzzFOwDJfUQAd77ISj1C+sYMOMr9On4/CIIMNTq373ZBP8jEg4IrVtDPLsCvP32AA3+EfUA++//f/b7/fv6DwcDEPr6/AMK+QH7Agj3GRL+L/oL/g4g8/YFLwMKAPfJ9QQE4HEK7xDu9vjo5/ex/wYK/v75AwjpCNPw8AV4Af7i/P8ADwUEC+g5AePlAUf+DOYK/qIJDhvqBgYODvv8BeA6X/EQ9hf1Axnv6WALPM8EtQr5CRTnFfMD+f8Ff/nz7/v8CA8E/wcD+v4M6/AJ/w7yC/38IOUQ9v4k7fcEvvsN/gLQ+f7243QJ4Azu7P335vqp+gEO+/v1+PzlBNv17gF39Pzb8wEaDgIDCPE2CecGAFAK/PP4CZD2GRLnBgQRGAL39uVCXvUV9w/0/Q328KPEO+kNuxL6EwrSD/AC+dAHf/Xy6wMECA8C+BIY+v4G7+noABHrAvP6CfgC8vQj+/QLkPkE/Abc9/Pz6m8J4AX24Pn85vG58wQP/gD69/zoAO36H/107vzX8AASGAQBBvokBe3n/UoS7vPiA5naHwTkBgYKDwD66+tDWvcS/Qvy/w76pD2FOwcNxBIAIf29DO4B+toKf/kA5wUD9RIB9hIy9gcR6eCx/xLq/fD59gkH+uwi/+8RpvX8+QTn++Tp8nAK2/0K4f0C5vXJ8BMTAQX98vbu9+36FwBj9QHY6wL3Ggf4+QYjEuvr+UUV4QjlBqLDHfDw/wwJG/YP2/4uSPMKAQP34Qb86gkwOzQJ3RD/LdWNCev0/ccJav393AgR5xj29Q897gYU+sKB/RDy+Ob03Rvz++oMBskWzO7w5w/07dHl+lb71usW/hIa4P/5+R8xBQcE8f/r+tgNBAZE+/ns5RPcEwr4+g/u7PDH8kocyiHwAL/HFtT2/QoAKfEAzB0FJvUJAe/7wvr5UDURO20OAgj7Mr+BAfH4+cAFIPkG6xX30RD1JAhZ8wUX5OWK/g3i8uL4vD/oDvMHCt4u4Njh6g0q6b8G+QwB9dwfGPYn1ehI+0UqDhMH8QMP6dgU+gv9GwQD9RPACArt8Ry44f835CkdvCrJ+xHD/KwP6A7mJ+kBzVWx0f7sEu0Lzun7Y3EjO38JLP3xN7mx+vnm8bAA0PT58g/n3BXzKPIb7g4N/Out+fgH+uj9pjfqE/r6/NYqA+jv5wpT7McQDLzzBNk5GhMU3gF9/0BEEhUG8P4o6xAB8wWsHvMhBBzG+QP1+BiduQQDByYR4iXr8lnX2poN8hTkNe77002RnATSEu0C2Ov5bjdjO3MOMvj0J8HUAQXt6+8Gmvb3/wni8A/3IPME9AgO9frC/PMM+voAuSf7CPn2B9sh7dnu7QA6+OX8EpABEeksGQwZ7O1/BiI1EAoI7wsf6Q7/8AWDBvY0/xLe5AsE+A6iLREB+A0G1B7o7n/16r0X8QXvLvH650GcggnlCOj04eP7I5euO1EKLv0DGtHw/Qrz9/ABmALyAf7q/Qv5G/UK8QIA/wTY/PYK/PwCxQsG+v7vEPQT5uvs8wY29u31CJAB+fAhCQID7u5oBBEg//8G+f8S8xMB3wSLAwAtAxTs4gEB/A2//w/i9AUE6wX1+F8G7N8W8P/2Dgv28ya/gQfwCe3/8+UAeY/dO1AIKPsEGeXe9gXz9d4AjAH5BQH1Cgf5CvYH9wcB/wnRAvcL/v8D0AER9gDtA/YO5+zz8/8d9PEEAoj9+PYTEgQW9u1fAxEYAgcCAfsO8BQA6gGBAf8qABTy5QAB/AbUAxLi+gAB+QoF71AJ5e0S9PH9EAfq7xPIjAjsAun8+O8AsdMEPEIMJ/wJF/Dw+AX39PT+hggA/gECAgv6C/f5/AQAAhvi//AW+vwD1f4a7P/o/fMN/+7w9gUZ+fgBA4H48/YCFfkP9vFbAwAU/AEA+/gU/BoA7f2MAgEk/gnv5/4B/QvbBRclAAwC+wMC5TYN7PAR9Pj9Cg/s8/XPmwbz/+4B+PsFDukoPC8OIgAJD/gP9An6/gL8gQsF/P8B/wr/Eff3AQMCAhDuAvcQ+vwE4P8c4wHo/vwI9+/0+f8d+PgFAIb28fj3EPkB++xLBfkO+fsC+/QTARP99gCrAAEY+Ar27Pv+/wjWBhH3AQsC/AD67QkG8PEJ+fQCBA7q9+TqtAb1+vD/+/sDKnY0PCIOEwQOCQgX7Q/+BfbzgQMG9wAH8QcCEvnyAAQHCAb+AvsX+fYD6Ace6AL2//0L9O78+/8Y+vICAIf28ff1FPUF/epLCfgV+PYB+fEMCR/7A/+8+vwS8v719Pv7/wjY+gnzBAsA+Pn98Q3/9OcQ9voG/RXr+unxxgb5/u36Av7/VF7aO+/r6dOy9PI0BAIRsPH1Pe7+DQj5/BvzOfTY0fLW6xYT/fxpC3LuAejU/TbBlg8b3xj7MfEA4CHUCwoM//W2CQqrHkS85wIE4vUayhz2HPfb2wf+0AX4HQbqEdH1BhIC0OIUEvHp+qfe5PDy5ww8GOpR3vgpPfB+GuodgeHDEtz51NyRO+Mx+/vV7OM6JPcJuNDlT/XM8iX45Q74LAXzBvzbFiDx+A4J4DvaXhbt6AXW4w7G2dj8GAzp4xTl9Rgl+C+B2erNCmq87PLp8Ocu4fngId/1/QQL4vz1AvgwKuzsAPkM6vASAAb35q7a8fnw5vsF9Qjx8B/ZP8U48gP4/8Ps+tYKWIgwOx8yBhTaMugMTPAF+gjSUgrwFzQMEfjzWBr7HhPK/uXNCDPirg7MYTz/2bzJ3BfilNnaC+9MHB68DCf3B8Sl07ffG16r/SJNzQ0z0c8HIIH12P8P+ATx3fnzBe8B9xr85Qz52/fjJJJWSbn8+eXd5DG7HQXhH+TuERYyTy30HcENhVoVOxBG5iPiJg3mQPgGNCDaM6DnhjgLHDICRCDpHTI8Dd2gGesrk97KZscVsZ3h7NSwqOBKBuuyvdDtNCfZI7r1B1MFEjXQCvMuEQEw5QH+FIrQP/0BI4EKANDE8/fh+SUeY89QnuoT+LwQLM3twiDT/zi1FQbN94r68B3D8tb1+/0PfB4eO+45vRD+GOTiLOr2oQ/JBAcHgQ8YKtYBOvAGFkTL+/nP/8oVvOXWRVz0q53cMwfq2BAR8fYxdT7uJfAT7SHi0uc7DyAQ2Qwa0gUe8wnOGNf2FQTjMbzi0tQPL/e17TPvKAUk7EEODww36PHlvPHu1yPU1uTf+u7KCh/gLwTnJOgVExJaO+8RCx3tFA7eFfP8Hf3p5eMj0wXVL+sKLgU5DxX65AOBEeX7xtvlJxX/1cPaAPst5vwC9wnD+OD5K/T5CQ7x3w8U/BsLDOkcESwQJv8X/fsGEvbHEe4c8NG8wPPj8tL7ziIP6wDr6A7f1PfoDd//+xX44fz75t7c9BfZHBHq5tIGeKEjO9cnJR42HgrtDfP5BDvD0CUfDNz/JfwFGfP+/F0A6IEWACkyt87fLLs34rT4B+npCCPO4ycI7RcRSC37GBAjBw8pCtDa4BYMDkgcIBXw+eIaKfIfwAMND6n1/fr86xEE0D/h48ImESvzBA3a4/Ib1BTv/O8E19XH6fP+5/PyDvAMjCwnO8YSdB4bQd7bDQLnC+vrxe0rKtdCJ93iOQVI/yXr+xYnAMoT3/TnCxcX98oKN/PQywgH9t/OBdzhQh4Yxf5GD/oh8+0K9OvtNxP7z+4J/LL+VwIRMDvvCxT43u3I8mDTBwfC/X/zCuvNExnnLhf3ByrewBP19J+r7/zPBcLt0NkUJVwQO90QCPr1EwHPIAXlvCDsod/+Gv2pMsX3IwQdARYCtMT23Fjpv9jm78sCm9jHG/HqF/nAtCHW9iHlPhUfgztQHr4iGfv8Hb0J20EO9A2B4yblsBYi5vudQMcM/9no9xIe2CpVFXAYPSJfIQUhHMEvGQn8I+b569Em7+7p+DrV7fABoUv3OmngLVUqD5uGGwiw90q8gRTjWhO3LwbmKC4bIeX1y+YVNmzCvqvkIQMPpKzuDPcwA8dJ4d2W8PECXhHj83hEneVc3NgvHwqy0NDwPIec3/xhKCj0/+gN797eCQK+0hRP8OTmIVkoMv1CCNb5Si0rrRYfxCMEnCoyzx/T60vl2BomlusVOyASTkLmEGqsMv3Nq7iznsQn7/FrBe7qIdsIz0vaLhg96dHKzffy8w9YCtb3OkMN09Hcyhwb3hkZH3qsAqB/9C4473j2/c7uUPkC8MsJyhG96QYQH/YUNfPOGwPe5TIVwfv3JEAUtedKL8brts8wJgECuvgN7y/y9PCSNLKLFeMQcc4RO7sSRCC+uu8SEhLkVufr3jXxpuO8JtrjKP0EL8kywg6yIRcj3qTtJs/4MK4J0RviLgLXu1EABTAdFN33UNFFyRB/qPXBwfcQIiv4GMT53L89D/O/8UjauL9LxBfe0i29TfJbz87rTUA0EhIZs/E26gf91xrpxzWu5PgyWbE32t82WPcWOxEUQgEuJgzV5h3nwBgA2tf/5+L2yMDt7sj5+R4fs3Og4Fro3M3l5+9B5JAAQffxGOMKwr6gDM8LH+7aHSRCwt8XAb3F3cqiG/wHJSRA/P/c3w69+GTpCi/V3APn9fcA6AJA9mjGo/YKCAIl9/1e+D1/Hu/9FA/14dnpHQLt7lDM3EXAO9gJBeYS7vkQB/8T3Qe6fwzy9vna4yj85/vU+wmLTgLj/RH+MWfsUvoGMkAAn/j/Iu7rKRX77gHk+h0U+y+RCeHkCQe1DQ4h8+Ai3ymoKuwL+uwP+Pnw/b8RAOUD+BcC8N72Ghbz/Y7t/cMU9yQdFBgT4tAdT9VX/PYj0/zN8Nv6KHR0OxUJD/w06PkSHPMR8t6+f+HhEBTI+yb92QfbBf0KJf3gA/3WBh7ZGxsvKg7Z8QTwFSkiEQIXBgfz+SX0Fw+5DtgUDQ+8+SYCyNwnAvXdFrIK9PL48NT78t4n+t7VAfoLLQj6FPT+4KDl4/0P8zjz9TIABNb4U64sIxIXYBLQ8N8Q1a8dOwQcKiNfC0bdHPAE6VKpePLyqyPjFff35B32FxkLWuvaAiDh3N7LAn8jCsHBLBuwYNUEBwbP6zHkLR/mwx7dFJ0aHArOBBwoOccuC92jM5QO9Pu+AhwAyerj7d0nAAIJ7MhDx0f/PYPrEdjKEdzyAk7OAc8GFdDj9ClSGjzLJ9oH0WIHOygftSk5F+7bH/cEHkKoVQwLxTrrHPEB8D0g/xMK1kkKFOngyaLP7txmvbvcI3+mcDMWBsQXuP8ZPFgRDhL4Wu4yFezgAQs7ydwY8vrIHIkWIA8GqjGowp8M59Sl9CsrNxCw+K0Q6skOI/Tw+bwkH3P24Lby9OHi6y3gvLDJHDAajRYgO2QA2f5CIL/hH/v2/QrT+gLZ0CDyIerwGw8F8Q0/MKbeEfvqv63e4RcAz8Lf7ZK9HclY9OzSEN8wSCvjFvkUIu5LIPsfDeTe7X8pJAcAA8v8uyv+Lhj88/TSs+L56Dfx9TUtCeUf2g4tIv671CwxEEno9dP778fnvzreT9rLJj0HMeQaO+kEuR4mA7z6IfoM+tLl/PIY3RXoNrkERP/m+NgKAK2B81UWvOHj5vb6r8/lvDrcBAoJ8vbflgFKSfkSmP0y7yAOClIeFf7h8vUM/ySz+sXkUiLiAaXU7f0Z/O4H8BQR5dE32wIr0ZvOzeXy2jb4EC7XFsL06falAinxK9faJwwbKs8QO90T3DE7JindHvYOVCzavRoZwBL4Evn3GBYbGfvj7F0LE+b3vsrX4i/Zu84NISXlBkPE198H8uTDWgbeKz1/Wu//Dj0CEPC29BUHCir+5c0PzBzLkgRL7A5C/OAh+e/aLK1KAwEhCrTJMKzkwqMY8TRKX8395ivh6yENC8nu3qALPIcgO0IPIQ8iIInlBf7t1tzIwOf2VGP/JuP2GhN7Cj/J8web//m726rqtfYXs9cHIeHRxRwA6uMQ2P0MPuoLDhpoHpoAHUobAwkX5B/V/Bd169DW6BQpHFcYKfv5zeXH+QfC57UhB4FNmdEG6CfUw9EAw0VEQO/t3u0SCArLHL7c7/IG+wggOx4J2P5O6tfgCtQXIer4u8X/uOzq9bkNDAA65y37+9baD+vcytzpxbMw58j+K98OyBft0O3/U9b4TAvT6L94HTYk6ihSG89E29by4fXFELwFAgLjH9okAhnCvOT6AoHnGBkx8C/m4rpPAwPiIRgyABQg8NIJ5gT2wwcf/ufgPBDwJL4NOwIMSALnGGUQ5wH3+8gU7iPP3/X38xgPLAjZP0j6vdTfP3+vBMbhr/bWCaos2vEuBQa1x1MtIeMXTuAIBpVdxUErDekjSv4C4A6x9v/NARXK6BAZQ5LxIOq+IeYm+98wHwY8YMzy3wcRvibdSw4tVCgzO7a/FQec6enVAUQjGyARBzT5Oh/ptMkcJQQFtRwOLVAXgckjxPD+4f7kYP48sKzP6FAb/QQWzO/aLcAB/skVMSALASoj3fG8B81VL6SdGAQZm7IF6vflwhvX/iDd+gMNLt0SAOKUXOnhpwF6Gv76FXtEDcjiIeFRytrt3lsJVgBjheMErsUs3QAzoiXX6DL8yqkR4l0UOzFIT7brX8gVBkX/fxIj0R+xJi3y6hL2GSkdGxtD+wf+yVik79fXOi3MBtwTE+jrUuwOregeE88DNiXg9+ho8/8K2+2bQAyjFjzqAxDfE8njbRX1Qcwm6iO+Mtm6DjX0L/9Co0YExhMxYtvJFdmy1vA4NQ6r1QeYC+W5+hMWeckbN1w+O1LyOu4Kx+H57vbe/+//9T3JK/T4+QXVROIs5Abgf1IUHB3s8QvoC+fe0f3j2SQIERja9vn4JsEWLuy8p706DQA32fgkKhzeFQUIudsMEPUDGSu7shyq6hMZtgP+8KX3Nvf00BvJwRQL5Oqv1xczngb6LV7jVFoT/gC0ExLlXRYOJ0PfO+gH6eUc8uIV6/wM6vnAX/zWAfXnCQj7CPXc+AqYFAv6AAnzLV7uMfENLDQOgRoLGAMAGyPxAP7v+RH+AgK2IPnzBgjBHwj/6vkU+DizHM749+7///XvCcMO+Ov8ARDw+/fs+hH1+Yr7EsrzCgAYDxEHBsgKOtFNB/keCiDRCeX+dGlnO+oMD/ZR/eEN8vcUz+XHfQnSFhn7LhL+/QvzBAj/IjDMCuu8GjDa77M3KRbjpPgXESMMD/7T7gfn/TPiDPS+KrgXDf/CGhbU9gkg/gDXKpj8JgLMMefy9N7wDdb9BgH+99jQ5bj87YGvG68VzxP7A0AMC9H4W7gvDBQkIPrBCNUMV2JKOz4DFBBMLS7yBfMD7UrSYwLVzgfOOP71CiHVCx0RBwPgF+7g5OTd5E41D9PL1OTxVe0xA9sR/zveFFLtFyLuD/IVFOraDQ7k/90iHAa1IYEN7BXu49Wv0tjIHdsIAP8O6Pj06/ggDandMu3U3xYI8DTaM84cD9vqBS0CC/PMO/8P2GMTO1zw9CBi3wP8HfIJMkfcSiHRvOgwCjsLBCwfGj7aERrUFUa9z6zo0REy5brRMcgjNQP93tp/BicJTkkc5QQU7NE3HA/8HL++QE0q/PIHGYQMujzpowjs6earQdjF99ggFe5a+SEXGoMzIsOlNtkW+Uf7EtEV+JjTlk+kN2muN+oM+U0MO9IMMxJbF774JvkT1VHEFjMNHgv5HQID9EFL5i28ISrTIg7avpXiryFMyq233NgrUPzS7u3t0wYzURfssSMf+AIpEgb6HOWs2wkWGCD+8bkA+QjDscX+8rLTPtIE8euwNO/47gotgYEszbcI79AszzXnvs7v3vSt/lcBJkC06PMREZAXOxrwMBQoDeIAQOsY6KnjCAshHgXjKiEA5Qos1wb68BHvAfsiuMrwoAtkucPu9K/K4fPe3vLi9BbxTPba5oE6/xIoCwf5Duff9+UQ++QUF7gI6RQqDOPO5/Tt3uQG6iX7FTX8IAUm2vLB6MUBQAUb+fnsHtHg7O6t8TH9+tXaGB0dLm0HOxkG+zcGAI73G+8IJVLT6uwEvfX0FQ0D9RFsuR4nKOXp6Qsx3ansvSY65r4WEfDyAyAh5Or7TNrcNuqbGmgqSK4AGB9CMvrJ+ZbY/hI2BrrmHB7ewcYLDfMOQuX50hzYnUn+td799tMsQDTN7BbI0fwMCRr82aGy0BQESuDBeYEF004vOx3p9igfGffZI//77X/5uvPw7fj8LATYAQgm+d7u7QvECwEM7rL50SQOwdf9PxlGAQ0P1vIzxc0mNfAXFfNW//wj76rlWeQjBP7e6xLOABb5VyQYzA8qAggBIPsUv0HA4gBP7SbwbBRqyhjd1zMLDeX7+PYc6esFLxL1BgfKKfgbB+8QOz8K5fUS/isUByMGKOv4n+4P1v8uPOcq8hcszfLM/uxA9xo4CAUB7vX4/enlFquz2icX4xaMC+npENPI1R5/yzQkIhU9CL7x5+LEJxDk+/wmHBGR3wQy+CnKx+nfwyxA6gipScP7sAwj9zGqBxThFiAKkgoTBE69CBXoHh3B3/n6MugVO9XoMe7QAjTdDwzxygvOzxpY/i4VF9Li9TPy1PMomQr89iT00qPr19vQ4g///vBK6c0J/PcxEQ1VL3TqIzgpzj0x+R0BJM0YUv7kA8PhAdH+ISkbF93KdOiq4ORy1SbfOTIY80z/5OlJRgKp84Ee5hwkUCwi36EayA/bJugMMDIRgc0POxX321QW6z4v9RYgshA5pPZVQvELzg+/yhgmmxQi9vQXEkY8ANwJ4tG4ww5f9t1OEAom+/b9JqHIBroV7iFTF+ovIeZAL8cpwy+9/fQ1DePJ+vwjQAwM3ws78Lf2EgDmCUymOhDgEQgO5yzTUpQiMCjO3Og3yDfjBx+tFxkNGH8AydM/O2DE1SX60xP/Cy3w9CYHDP7d+hz69AspKhjo6vVPG0GbAALou9PwHecD/BQKqAg/31D/tRgF0d0WGvQpt9waPO7x7PsXJMviugLctRf+BPDfEiIL+N30ElLlRdYpCPjxQSjyVfoU0Af85YEXRv1FF9QM/SPa6PWm29sGBbzdi/fhHXZeOz7/6RW6FPbaJOACK/Mgq04VAuPRG/SdBxT/2ynt1iXQDh4i3wQI/ucQHQD+9w3qDR3xri33G7cFEQHlLi4W09LtJNn2C4HtLzYP/g0yDusEFww+HAAV7CEKSvn+B0Mi6RLv/MVVDtQYNPUm3g3rDB0V2hP98i4C6xfTAxUb+CIS0KfsO+7KUiAEBjhR2NoxXjO6GOfHJPjSQwMLkxfL9AIC5fwXHxDg9tPr8n/i5ukbGRX1UxEEAwKdCv0BCBrySeP75c7F8x7QP/WD4gcGEwUJ/77jDKwi7N3p7OYkCAILGvzPBP75DqcJHQ0iG5bz/r7hPuf+9eVuBgoR6xTV2AzPKAULsgOpPLYF8AYB/NENCAAE+fgPLv8LA/kH/gILBP38Af7u+ff//fz+Eh0AENgPBBH/+RTX/PcCA/frAAj59B0B5wXz/usC8gPbBP4G/AH++QvpBf348wMYBP71C/7r/gH5CPsYA/f+/YH46uDe6fUJBCj6Aw//7Qf9DwwZIvoF/QMDAOX7Y4+PPPj5/QUM/PQKQv7z3B0W7mHz1uHz0uD9xfPQ3iDv+Q4U6Pfu5fD0A/foHPPz8ucgBQdXaigQFvXpaPMLCBfW9MOBafb/7RbU2PPOvsbGB/zz8/7v5gjxxxUI5+PxLwDw+wv//eQPDw8VBfkS8xwJ7PP1xwQEAurm++7s9/vH8PYBnQoCPfSUBALt8hjz6vwTEQvQ/wr5BxID1e7/8QOBrQH7BPXE/AP0B/759e0GyQ3oCd4IBRoS6hT3EQUK9gXt7ehTHA0W7uX9FvPl2ej2HiIY0AAI+OH2FBD/7/cc9fMC//YA+/n+4wkACAQR/QsFDwnQuBvy+ywGBwH8/QMBB/j7Af0C6iiePPIE+wjj6y/y5/4UKOyhBAROBhIn5uv7BguZGQUJ+ufdAAL4/vDzA84gvP/sJIEAxSkW4iTuAwYw7gHs7eleFB3958AACfzatb/tGwkQ0jj3N9D8IRj95PIU+O4BBewHAgD7CQkHESUe/jICFBLU3Rvd0T4A/hP++gr46QAIJv8KJIOAPPIb9wfx8jv/2wEVJe2RCQkvAxMn9/L9Hgw8EwQMAu33//4J/vL0COMiuADsHoH50yIQ7THlAQZV9gHt7vJRGR/v8McHEPnYrq3sE/0KyjH7S9cNCxH96/gW9+4FBvUP/wb4BvoIEksmBygSFxDT6RbU4DUn/RgK/wnw5wAGKgMNnxZgPAoS+gf0/DYB5QAIF+OBBAsNAw4iCPX9EgxMFgAMDfkK//4N//T0Cu4YsP/0A8D42BsP8jjlGAVk9f7r9fU9HBsI894HHfXSq7jrDvMByyQKUegA9wj/7RAY8O0CBPgRDgMCB/oHE1MuDzIhHA7k6Q/a6jwk/RwJAArl2/0FLAcOlptEPAUO9wr/+zbp9f8ADtWB/wf0AAomDvX9FA07GAQBGA4W//4PAPP0CegZtP/15vL+6xQR8DTjKQdh8/vv+/ktExYZ8/0JG/rYuNrrBvP7yx4FRez89Af/9CAb7ewKAPkXCQYD/PwLHlozFTAtHAjx6Qzp8jgR/RUM/grW3PoMKAkQvGUqPBwR+QoJ/E7x8AL8/7eB+wa5BAwsF/T+CA4TGwn9Kxom/fwZAO/0C/IPswHw0g4C7xIY7zrjNg5e8/nv+/4mHgoY9Q4SEfvUze7qBfP7zB0AIfz27wX99zAf7+kLA/4dBQcDARANHDUxGzs2HwEC6wz7/jb7/xgV/AvH2/YKIhERI0oEPCEN7wwQ90bb2AD86ZeB9AS1/Qg5Hu8BDhP/GQ/uNTw7/AAfAuvzCgcQsQLqqycK+AQM7zfuSBRr8fPwAQQeEgQs8SQYEvraxBDp/ffyuhb7AwH44QX+BE0b/eUQ/f0f8gf1/gIVKldLIUlAKPvx7Q4PFjb2ARUW/w+s1fEQIxcVfVjtOxQR5g4b917ez/8B0omb7gOB9AQsJOgDIBfdHw7oN0pM+gIkAezyDBkFsQHjki4T8fMP6DMNThRr9/P3CgUPEgEi6jEdD/jY1ivl+QnyvgAB0wX64AsCDVgQEeYc+v8lBg38EgoVIyRNJkxRL/gH6AkeHhz0AyId/hGb3vMUIBQS8LYFPA4N4AwW+mvf3gQCw5TG9QiB+wgYHOIEEhPBFAzmME5O+ggjAu31DzAF0ALulR8Q9/AN7isRTBVD9Pf+AQX7AAMb8B4cBvbp40bn/grs1BL1nQr05QsEDkX/HOwi+f4T8gftFBMQIQE0HjtOKf3u6QcWKAT3BAgi+hCq8vQZGBsQtMwGPBYJ5ggP+0TT4gEGsKTy9QCO9AQJHOUH/BXBEhPfM1M1/wkVA/H1DjAL1wXvhCIYB+AJ6g8TSBok7fUFDwTxBfUS7iIa/ur86Hbu+xDq5g/ygQbz4QsJDj7oGuss/f4EEAbjAw0VJfc0GztHJATs+QYKNwr0CQ8c+BKyDPEbFxYRkYEePA8I6AUKAT/Z3QT0s6EP9gSW7gHzGOUG8BHFCA3qMD4z+QsPA/f4Ci/85wX1lRwUAOkb7AUUNhoU+PIKAQXz8/ce7h0X/fMF7mvx/RHx9BXtgQv1+AsJDSXaJe8n+/sBBAf8Av8PDuQUAi8zJRzu+AAEMO/0BwoL+A/LC/gQ/xAN3kQwPBUE5QgI/0Ln9AX3uaYR9QKe8AP5EN8H/A/EAxH2JzII/AkNA/35CTL2+AUArRcR8/X29PwNJyEQ9/EP7/7p7fgA+RITAgMP7mXx+xXw6hT2gQv0/QoGCxvhJ/QZ/fsO+wkDBAUPA8kH9yA0GR8A+P/0GvPrCP8S/A3RCvgR8A0NBf7NOwEQ2Ar8CzLb5gD4orM56g+Q6v8K/dMJ5hfF6BkNNR3mChMDAvn3EDbh/f36tAQQAPUH5+gdK0j99OY0xwup7/Pf8i8YFh4HzlDq+xPpsgnngfzfCBr/7gPWHe8l8f0dAAbyBA8cE+QD+iwU/xT+4/v/JvnYBPz5/BLbB+3s6/UXI+iePAwCEAHy/OvFDwMD/QcR9vxi9wq9+hD+/P9AHAXtCy68/wQNCAcD8vgUuAvj5vD9wAXjARLYDgA19/f1zfx/Ovkj/Rrr9gjrPioF6fcE7vAJ/vwE1gL//Sbb9QP9BAD8AvoGKND79Cnw8fbLANXyHwrvidJ+AAIE+P8aJfYEIvH50eFTPBTvB//7Akre9gAEBwX67gNxBQLMJwT7Fvw9Egb5B0evBwH3BQT+/v4kzwXVyO/5rwXx+xDCFfg59/Py0PpKXvYm+w3lGQbh/x4A+e71/sb1Rfj8/P/2DD3X5/73CQTv7/X+JaL350Pf5wDk+s8iBQHbgexCAwUC9/kEFu/+WOf45zQNPBn+B/v/ACX79AIU+gf75gMEAv28Pgr9C/0x//74ASu8CfsOBwUB/uAk1wnRxAL1qQbx+xXFFfYR8uny6/wrVO8n/A7jGP7p6wEC7u36/eH3f//58fn0C1fj4f/3CQTN//v9IJnz3kn27AXt9Lsd+fi+hvsjCAgS9vf7EO73UNX6JlzyOxgG//3+AAkJ+wEZ7PoH6QPPA//FNhL+FP4P/gDvAwTlDPgZDPoC/u0Z6gvfzwP6+ADx/xXpDQDb8ez+D/8GMfoL/AjwDwT36/MB5+z/Bfv7fw/+8vXxB0L51APuBgXSIP4CDZzz2S/+8gEA8skI+Pe2tAIJDQsR+PfnC/jxMOn+wlrBOwkNAv8J/uca+QAf5Oz76AWn+v7HLBn8CgHj9P7lB+cqD/cjDPkDCtEM9g7h0+8PNfgA/RQX/fzH6+f+QP3bIfH8/gcBBwMA5OME1uv5Cv/9fxr76PXw+xQEwQn5BgfLB/39/Yz33Rn+BP0e89L98PPB2AjpEQcF9/nh9/zwCw4BK2W+O/8BAQEIAdwd/P4l5wgE8ASB9/rUBCH7/wXE7vPuB8suEfgfDOsADgX/CAn14AUFaP0F/Qg17gys7ekCIfnI//Xq+wIABAQO4NUE1OHzEQcGVCMF7/nu9uQiwQr3BATh4/4R+6P55fwLBPgu6uDt9ffgDQPdEPD4AP7n8QHx3RAHrUfTO/II9wAKANYKEPsR5fAJ9f+B/Pj45hv9/Aaz7uzu+cAkEPoWCuoADt3nJgYH7/MNXPoY/wov5hCm9vUO+ve94PLZ/u4B8vMN4OQH2eP1DBYPEB8I+fjr7cUzxAv8BALu6/r/88j7+e4OAPAv9Qjk9fkJN/DUD/DwBAHc6QLvyxsIxnO7O+4G+AMN/sUVFPoO5fcK//qB8/YT1yD57AiQ5+fsAbQBEfcdCOH9CufSNQUk8/4VW/wk+gBN4Ral8/gXB/OvzPfH+/sD6u0K29oI19/0ExgJ3SUJAvvo76s9zQr7Cgjy8/rp+ef5GMwGCOpA+h7G9fQ3bPe3FO3eCwXk2gLssy4M8SroO+gG+AIMB9kIFPwH6e0J/vKc9vcl4xX78Qeb6OkDBLkXDQARCOj+AvfOQAUlAwQON/goAPJB4xWz9/0c9PKxxvjT//cC6fEQ5esF3uDrEhMFsh0F+Pnx8rkk8Az5BwYMFvfn7xX9A8YgDvIjBSXm+vlFf/++DuXqCwju1gb3sg0K3uQvPPEG+AIHAugLD/wF6/EIA/jL9vsk5A79+Aa16vD++80QBwIHBOz++P7YHAMYAwQGHfcYAfAh6gjS/P4a6vK9wwPaAvoC7vUM6+4E7/D4DCkHtxQC9QL5+c/8BgX8BAMM//oGBkf//NP2EfISCCP69v0qf/fLCPjsBQfx7f/6v/0GXrVIPO8A+f8FAO4JEPsB5QgNAfPn9Pos4Ar99wW+5/AG+t0IBAP+BPD/8P3ZFgIbBQYKC/wQ/+cc5gvW/wEc9PG+ywHeAv0E6fwP8OwE7/T3CycGjhAB/AD5/cz3KAj9BAEOCf0R+Wr/C9UAD/QEESYA9/4if/rSCffvBQjz7wD5ywAF2JU7POcB+AD/Au4FF/v42/4S/+3p7Pg52gH9/gS37vEH99gABQgDA/P/AeDUDAESEQAGAP4SAdod5ArW/QAoAuyyyPrcAvcF4gUV7eYF7ff5CBYJiRT//AX6+sT1SggEBgQK+/j56H//CMsMAvX8ECz89/whY/TDCfXyBAn58QL5xAAE3HI5PO/+9/8AB+4SEfv8zPsf/O4J6Po/+f7++gTl4/MC8OPyAwj+BvkA+vbNCwITEvwIAgIRA88R3RTW/gEw6umwzvXWAfgD5w8b7ukE6Qr7CAYG8xL6/wP6/8D3XAkWAwUG+PcB4H8BILr4Av3xGjH///wdFfnMCPz3CQjz+Qf51fEB6/juPAIGBQAAAePd+wUAAlIbAAVHAQTc/gH98v08DwbvDA7ZAwL6/wUBA84RAf7wBw/64hHmBQvrAvEfBAHyDwdIf/8rBuH/Bw/rDvcDBhAB/A4GJfAD8v38BygHAAMFBAIMAP8BA/v+Afj0+/rB8t3WBQLhyOpk+wEAAv4fDAQH7O39TSSYPAUBBgAB/uHi+wYABG0YAQM3BATQDAT/+ftVCgi7Ew/5A//u/wkC/doaDv70CA762BH0BQ7R9egRBgLrDQVEf/4XBtP/BRMBAvIHCRQD/9/7M/YECfz8CFAK9QUMAwQRDv4C+hX+Av/0/PjO8szgAwfC3/Yz/AYEAP4mCQYD3uv++G9gPAj7CP79AN3g+Qf7A2wVAgU2CgC+DQoA+PtdCgfFFwrtBf7c+wkE+OAXEv3xBhD66gryBxDI8tf2BgLpBAQvf/oBCLz//xgDCesKBhX+BsX4SvsGGfb8CV4K6wcSAQUU7/7+9uf+CPX6CvDX8rrmBgHE9fkd+AAIAP0uFAAAy/L+qsEiPAz7Cfz8/9jT+An5BnoZAwA3DwGwFg//AvxsAgTXGAcDBv3R+QoF8e8RGv71CA7//AbwCxPN6s7dBwXp8AMff+/3C6b//BgMCO4NAAYAEbL6SgQJFfP9D2v71wUY/wYh+P338Ln8Fdv4Cuze8rr9Df/cCP8A9/4D/v07EgEAwPb+FIrwOw37C/kB/8vO+gz5B38gB/kzE/mgHxUCEPtyBwfjGwYSBfrL9QsG7PUKLPkAFQUAAgnzCw/h17nCCQfu7vwBeuboC5EA8xUaCOkOBPz3Ha32NxIOGOr+GV7YtwceBQUp8/7w3rv6F8D8D9nn7bwCFfg3Gv7m+AMB/f09GAX9qwT+15m/OwkEEvgBAcTD+w7wAmkkBvgpEfahIhgEGfpa9wH6FP0XA/2+8w8G7Aj2QfsHEwIDEv3/ChMCtcKtCAz7+PjiZ+blDpv/7v46A+0UAPLvMM0JIBMNHegAIjK3sQoXAQQpC/rs5Nf6E6ryBtbu7OQZEul/Lv/J+vj2/fxDFAXznhL5SAbDOwj7EfcBBcrQDQ36Ay8fDPL9B/DCChABJvk29AcA+PoF/vrH8RQG4SXwT/kXEwYAG+T0DQEeoMeyBw4I8+/BK9/qDeH+8fM1B/YYAgHvK+EJ7BUNB+YBJBCezggTAQUJDPMG6f74EpPb9tHz8RslDPV/NgDF/Pj0AfkqAwXvph77LirUO/4JCfcFCdLnHAn89hAqB/DkAO7WCgwFJ/UM8f4V8O0mAPu/9hYH6jHuTwImEgoDGckPA/Qvmcy8AwkR6vO5DeDXCUH86dkgBfUaBwjpKP0RuhgOBe4EF+6q5QchAQjd8fHn9ysBBIHY8tD56UELB+ZKOAbB//H3/vgr7QXnrSr2zmABPPgGBvYDCtvsJQkB9uwlCPba/fT1BP4HKfbp/f8V7e0C//7A9hgG7CrpUf8qGRH/HqwGC+kwrNjSBQcf9QC07u7dCXz5+Ngh/+kNCQfyKv0PmxQJ/vIBFdC5DQcYAQDE8uvw9yv994HW69EI8VUOBOQxRPPZAPP2/vIV7Avuuh73mj8VPPIGBfgHCej2Fgn+/tMwCOzj+fYNBgAGNPnV/gIZ8eTz/f7M+RQG6x/hQgArGxH3JbQJBuA6vgrgAggg+gS32fPeB3/7+dYnDPkNBAf0I/oRhRcD+vcBEcvOEQb7/gTGE+r/+UID/YnK7dD/+lcfAuwfPPrVAfP2/vYR3w730BP5k68/PO8BAfcDCP0HGAQE9sIlA/Ls9vsS/fcFLPrS//0X/+T3+gTK+A4E7yDhOP4iHwz6IdwNA+Eo1CTqBAcd5QS+0v/fBGL89N8cEgEKAP39HQERgQ8AAgACB8rYGQjwAALY9+0D+ygC8ZTV4tX4BEcSBPIaM/bgAer0+/oQ3wX+5xD6YftjPO4B/vcGC/sLDwMA7b0mAvPx8/0WAfEFH/nTAP8X9e4G+AHY+hAD9R/jMAAdJBD+GPIOBN4f1TbuAwYj+gbA0//nCD/6+O8gB/cIAgkBGhQPgQ77+P4DBMTjHAf5/wTd//L5+Q8A6pTc2N8HBDsECPUPI/viAez0APcL7Qby7Af6QQtgPOoD9fYBDfAMEwD83bsoAfX49/8k7uoEH/XU/v4g8+v09QDk+g8E+CDpLf8PIw73GP8VA9wY2DfrBQQr8wG52QPiBi/68/UiDPQG/QMCFBQMgQ/0+/wBAsXnGgf+AAHg+fL08w7/6pTa2eH+ADkAB/gHIfncAvD5/fUP+AX74v33hmrmPPsI/wH5AtQKAQECDkIKAAhQAgTX8QX+4P1MEAkEswrfBQPyAAMABvQQ9QHuAQf88RbgBAftD/sfBAPrEw5Y3gkdBAf+CxXvHhoBDgYDAxgFQ/gH+//9AwgQ+gEEAgAH+gD/Dfz+/n/s/vML6+fyBwHe0udgAP79Av8LEQEGMPL9FxeTPP4EAf/+Br4P/gEDFGELAAUnCwC3AQr+4PxeDAkmogYMBwEC/gUBAP8V9vzu8A32+A/3AwjdBPcLAgLkEBNHxAQVBPz+DxoCFw8DDgz+CPT7YPkLGf36/RkX7AL9AgEOBQT/BPX+4H/j+/AD8Nj6A/7X7vIx+v7/AP4SDQQANfT+xHRVPAML/v//BLMY9gEKGG0PAAIODgSp/hb/4ftuCQkehgIPCf8G/AQD/QgU+f3t+hP4/RD+BAzZBPnvAwTjCRg0swAKBPf7Bh8CFQ8ECgoCEuP5dv0MHfj8AR8e4wX3AQIZCgX8+uH+2n/eAPD/788KCf7k+vMX+v0BAP4eCgr+NvH9MMA7PAMOAv//ALAc9wENGVwZ/gH2Cvq49RX/3vxfBwQQgfkKB/oK/QMC/wMN/PvzCQv6DQn3BQ3n+/zlAQPqChYapvYMA+/9BCINFwwECwD8F9H9aAINHPb9ARMy5Abi/gEQFQX18+T+2VfjA+0E69MTB/n89vX++/v/AP4hDAv9MfQAw4gcPAULAQACAqgi8f8IGTodAQPqCP7G8Bb/3P1a+wAIgfIQBvkM/AIB+wkCC/v6HA4AEQfxAgny9wXaAgXwJxD+lvMNBOj9/x4RFA0DCP7/Gcr+XgIPGfb/BAE04APMAgMQGAMJ8u3/1Ur2DegR6tscDPwb9vLn+P/4Af0sFwj+JPwBFrsNPAMMAAEB/6kh9gAGFA8q/gTcCvzi+hUA4PxM9f4Gge0QA/gR+QIC+CP/HfoGIA4AFgP3Agn+6gLZAwX5Ggjli+4GA+v78h4WHA0FBPj5INL4PgUOGvX9BOwX4QfRBAEW+wj56t7+zy39Buse69skCfYr+vHe+QPv/v0hHQn8IQn/qMPgO/sT/v0FAJQm/foDFgMtAP7JAfn/AQwB4vkr8f0KnuAbAvcb9wUC9Bj3NPkYQQ8KIfrwBPwQ3v3lAgsI9gmwgej+Af338hcWIw0CBv/6JcX5FAQQFuz+CMgS4AbaBQf/+/4J7O382x8HBuEp6+suBOc08vHI+vrt+vcfJwn8Fw76sr++O/QT+vsDAp40CvT5GN00/P/DAPUm6fkC5PQO7P0W0OoD+/QY9RQC+jL7VfUsVA4WKO/0/+Aw0f7dAggYJQeBh/H8AQjy8PcbLxEBART4PdL6yQIP/e4DCbDw/QvxAgLY9P0C59X8yfsF/tU87A4yAOs99+Wx/PLo//UYDhgDKwr7mjnyO+8Q//z/B8YfCff7B8El/v7N/PpN6u8C6Pbs8/wICeXm/PoI9REC8CwBSvYfRBUOJPX+A9Mw3AroBQUZ7geBrf36Bwzz/PkZMBYAAQ4CLeYEnf/66vEABKXbEwjvAv7T9fHz8fAA8NICAuAs+B8k++wp//fA+fbrAPUI8hcKGhv65wEMPOgI8vwGAu4nD/bwCK8m/u3T/vdU+uwC6/nI//gcJt0W/P/9+A0C9wf0SPoZMRAIJ+/+/d4m8P7q/wMc9QKByw3tAgz17vIgKBsB/QH8HvoJiP/08fsEDazaAwUC/gDV+QX58esC6r0P8NQXAiIlBucSEO7F++/qAPj+6QkGCwj6cxEwPO0F9vwCAgAkEPjs/qwd/fTf//ZF9egD8P3I//cPNuDr+gT5+gYB/CPpTPkPLRMHE/IC/ukiAwbt/gYa8QOV6BThAgn18PcZKA4B+AECGAwHgf7c7PoHBrjqCgIT/v/g8PQI/voD6bP/6OYJDhkiBe4VFfzP+u3wAfkH7wAGCQj5HOhYPPAF9vsDBgsaEfnt77IW+fTm/P9G7+UB9/vH+vgJMvf2+wH6+wYB9gnpPPwRPQ39D/wKAOoc+gjyA/sb8v+g9AfnAgj38v8VIBEC+P8FEBMGgfjk8wEGB8LjDwMWAAHx6QD9AA0C+a7r5+wDBxwbA/gQCf7Q//jwAfn+8PwECwP8lvZSPPMD9/oABwgaDvjt5bkY+vre/f01/uX//PvFAfQNM/L4+QLu+QgA+groNP0COQEACQEMAeYXAQ/xAwAj9Pqc8QPjAwn08gcTIREC/PMBCxsGgfXm+QIBA8DxDAMW/gXfAPoF/gYB9Kbi4+sJDhwXDf73CfvS/fH7/vkD8/L7BwP7dnS0PPr6BAD9/wcCAQP7JQsGBQRkAwPj/hH/BgAjFP8FBwQA/wD+AAAAAQESAgL7+P77/xXfAgz2GvgjBAfsBw1/CgEsBA4DAA7XGRkCBvD//f77I/0CAPwC/gcI/QH5Af///QAEFfkBAkT7BP7/8uvxCQDo3f8ZAAz7//8C/PMHAAEALsE6PBH4+wQC+VEP/AP9Tjj9CgJaEv/c/SAAA/tJGgMQC+76BP0KAAIBBQcXAAH+7PrqAg7xAw7qK+P4BQvOCBNwIPUdBAkFBA0BEhcGF/n5A/T6fwQOKPYG+wwU/wTdCPoL7QYSFwX89V70AAjK6+HjC/7g7wEf/hH0Bfz47vf99wP8RzoqPBEC8QL//FEZ/gQCPiMLAgM9E//iCCYBA/tNAgIWDPH6BfQQAgQDAQkI/wID9vrz8wv3BAjwFdfqBQbQAxA9IPkQBQAIBBMCEBQFD/0KDPwAfxMbHvH7/QEj8wjYBvwJ8f4NCfX8+UX8AgTI7OP2EQADAPgY/gsACP325QPp/wAAbf0EPBP/AAIF/1AUBAADRicTAgYcDgL1+Cr/Cv1eAwEUC/X3BfUTAgEBBgkE6P/uBPXvChL9AwnuEdHXAwfZEAwQCv8BBAIGAxcNGwYEBgD/EOD/fxYWJesHC/4J/wjHBgID+uf+Dgr9ASr8IAnC59v7DPkS8gX6/hYLDPwP6/cF+On/Y3TFO+j+/gYF+VI1D/0JURUrAwL5EvUKATQAFPdP7P4eFuLmA/IXBAICDxQADwH5GwH5CyD5Cv/9BMfJCQbb+ALlCOL/DP8I/hkbKPQGAgXyFAD8fyEYGeQGABgHAwzABQMB+vsd8gv3JCX6Jg6w5usBEgAl8Qn8AfgJAvvp7f7y4Nn6tNxyOwUQCAYG/UNoMgH9SOZWEO7+FPxZ9kkBHOxC4OsbJwIhBt8gAQsGFPvsEAftHxX3CAvpC+sMAqW5Cwvr7/yB2/PjEPgB7vkQQ+ML9A0KG9gBcS0pHdruDOECOxibAvIh/vXBzOr0JSAqFvWd2fIGBe5M+d7d//gp5vD1EQIW0Pfz8i2WOwUG8AMD+ww6L/IBKO84B/PdAAFiMS8BA+zk4vMqOf8C+fAXBBAFD/30FAL9I/IPIggOBc//+MfYBAD9CvaB6AXPDBID8dn+OAME7yL9IPEDKCYC9O8KAeAbGxG+//kr5/z61Bb87aUWGADWDQguDfIbDfzQAvbwBvPaDQYLte73M+bxOwQF9gARAQcyGfvyC+gi/enf+P1KFw8BCPe86P4TIgDm/wIG/wwDAhz5EwICIw//CPQCB94c+e7sBAILDPOB2gToCQb6+NMLIvgC7xkKBvwA7wwT8fvz/er9JAbpAAEW+QkA8A4D+rX2Cur0AyMgAvMp+vvRAebzDPfrBPz61/X4/Ev3O/kK+v7/CAkIKfbx8tce9PXPAQNbEgQA//eW8/wTJe8R/gID/w8CCSj4FP8PCgwGIuf9DNAf+gHpBAIO5/CB1hDoDRfx+dIPKfwC8BEOCQICuAr66PYABfbkLQz7Au/87fcb/QQFFKD0Cvv3Di0k/PsIDe7U//8L+vfz8f/43f/23vblO+gU8P38Dh8mNf3458sP8uXR9vtm8/0D+/qP/PQCKAr9AvsOABcCGPTwKgUIJRQTCOoQCs4h/Av1CAoU6PqBxdrVCRX+9rslKPYE6wIDDwv8pwII5/UOBNHiMgYEAwIDEPD7CBUEFJ/u/Prz/SoyCwcVGd3bBvoB4v3h9/ny3AH97KrvO/IU9v36F/wYNfXk5dUY8vHV+ABPEvYC/gCD+fQKHxD/9gUJ/Q3/CvbnNAEfJQUJE+cUCdAJ/Br0Afoc8gCB0wrJChUC/cYYKPsB6AIFEAgBjv3h6PgHEOIGEwT/AAII/gv6ECMG744L9OECLiI2+/UCGevMAeYLCP3o9+/g/g/78bIIPPz/4/r8Awb9JQDp6OcP/PPO/P1EDPMC8wCE9vr1JfXa/QcG/Av/Cg3uIPwDFgwC5vMVCcgh/xHxBwMeAP6B0e/BBxH7/NkIJ/0A8gr7ChcBlPzy4v4L/u7/KgURA/oI+f78CgQE9o8F6fEQHCQ3+vYNCvfQAPTs7AHt9url8hH8sAgMPPUB4vwQB/0EKwLq2uQO8u3N+P4+8egB7P6B5f/+JPr5Av4N+wb+/fT7AP4KIAsBAPwTDMsUChztDAAb+AGUzvjQEh/4/OgQIQMA9QH+CAIBj/nr2/sW/ufmGQIVBQD7CQgeFAYF8J0B5PQH+xg0BfUHCPHBAff/Af7d/PHoCAkB8gOhPNLsxffuBeTb+Pfi8hAEpPQxAPXhSAsE6/cVCv/9AuXPAvT//Pn8UO4H9/q86ej2x/785u7q8fD87p8IGPal6/n66v7x9wvxBA4F+/Tt2tf8VvajCfn1/don+Qf7Bfg29vT2+/AACYEaLLMMC/gOE/33e/Ps9a3Ft/L3CBUD/rMB3xA5PBRGpg4QEbRI8wUF9BsEsvOO/P6inBUCCQA4SfL+6hR/9xgO+ewC+tv6IOrb+xv5IfQeD+3L9Q7sCLr5BulO+NzjAvX71xkVDAAC2OUI/BfdyxLwz/3y9AkO9BX7Bu0O6CT7Bf0BEtMLDuPpFwHxGtr5i6gL5N3iygYL/w4VCvAbuCeXPCEDHfbzBQEG1/8ZBLvoL+yX7gH+gQEDCPSt5QH4+g7VA/fzAwv6jucD7wohBe33H+nw7iEMAe0J5xz5xPpnEOsB6eUIBurq4s8B7gn4DB39i/M9+QDu/RyZ9f79CPWh/ekI8Q4B0Fm+pTHd+PTj6v7zgg8A/EUzHPfjAP7xCi3/qOdUPPpFivoSDtRG+AP49TkPwO2eAwaznw7/Eg8qQvrq/BR5APYB6/AD8PEAHPXs+i0DI/gWDP7N+Pvo7cECGQg2DfvtCgAO6AAa/v355PoFCBrQ2/Pw8Pv99xIGAgn//P4R8wgNBwsRD+YOHObgAgH5EAECgbkeAtrn3Qca+vQIEAjwPI9ZPPvOAgcMBQAi+gD0+0UJ+/g1///sJAIDDf49CgfvBCrHAAsI/wQBC/T5GQv72VkBgfL5Bu7G7PX7AvoJGQM9EP3hCQLzCxIRIwgB/PH9+bv1EAz4CPH/Ax8Z6gT0AgYb8f4bAeT+GOMYJdEv9fsNGvIAGvvB/uXf8gINAfwC+wT6qLHhO+bG9gsR7/b09/v3/ygA6g5LBe0LWQIDDPlKBwf0DDG7AxLr+Ab8HuT8BQ/52oEBhwH2+eHb5e/1/fUIHfwzBPfz+wXrBhAIMBz5CObw5q/uKA3jJfcDBhgW6vr2Bf0zFfcoxaT4HtgbMeU26/ITH+3wUg7gAM/x7gH+Bv37+vX2MPKwO8vR3Av76AS78vf5AOkB6w5KB/MkbgIA7fYI8An0ExCrBhLp9wH1M+EL3xHt6IH8tQb+6OIH6vMJ7PwJ//oH7PwV9Qr4Bv3tGzrvCO3h4rP/OQDPJ/YG+P4O+/UAEvoz6fAA4cj1GdcTIN4m49YLFPvxfRX1+N0CA/zlF//199f1ypbqO+zt7AD07wDS/fr2/8UC6g4Q+foeRf/85vbP6PwH/ODHAgT6+v/3K/wK0A3p+cL/9/QF7+40+u8O8Or77QzB4f4e7foJGPbz9Bb0BPn59gIXSPrOCAcD9eD/D/IIBvcW/vL9/e/4+tsCAu/y6t0IAA75fxQB/N4JAvvuCQb1Atr7ZqMMPO32Av7m/AjNA/n1/67u4BLr+f0iMgH97fSy3/8G+LvWCP/1+wH5IBEW0AfyB+D9Fu8P9AMxCAAM89/x5QyB3wQg9fUJG/L05vj2AQH7C0UbMfDd7AoA9dMDFPMLBvME/vEFCSP56tTt/QDb6/AH9RP9Zh8R+Or//PkFDAf0BtL95AhtPP8IJv/2BAjKBPwF/9vz6Abk+gIcEvv9/fbC7QQF/M3mBv3//AX8FBYT5gPqDfIBLPYG/g8rAQAI++3x9AiB7QoD/e0HFvX57878ChD8EjoLFu7m+Qb7/dUFDfwMBv7/8/L0By/66s/vAPTi7f/28w77KyEm+/gGCPj+BAD6Aeb9PcGOPLT79AUBAIHY8e7wDuX+5/1w+AnuHhwB5golEgD7HPkRA/wPAPT+FvkC9/sDCN7wyifyAfy2BAbi+vv0G9lbEAf4/yPk3/vUBhID6f8T2f747/r37QAH//gP9QkMCfAM/fwFCkUFGVgZAPsYEuQjHBH8w/HqAPv++wr5AwIV7hQHVo6FPA0F+QwDBgELyPz4us/O5gjG0AL12gYG0Ras2vXmLKjt8xILDfj7504MJgQBm/H0AuUD9PUbFg0S+OYL3BH5Hvga9R8K9Nbg/g/x+vED/poB8tDq+wkDB+jR4f36BPX59QTwAYEPlPHI4jUJLTjT/xT+9RE+ERQO/REm8xcN8CQIpEMKPBTq++4KFunpAPzq4v3S3QEQ/gLF/Qj7gfjO8vnDms61DAH6+RQA9hMIB/z3/f3+A9LH6/3kEdgJ9Nz/8tHUrd3T7834C8gJ7tQQ2tMFxvEU8u/ksuwD/hLy6Q7mBAXY8ecHRsL6vwb23f28/7Rx7fXq/PwX+/cF9vvJ7/728w/3w8rYO/zf5PDzAvvaBPz8F8bhzebX+vwb3vj1/v3X3gXpBwCBBgXk9AIA8e8A1PL03N733dD62/nU+OsU5NH96OwEJfHt4OXsDt332yYP8vL8+Aj+5/vfDvTz+P3V+Q7wBQP5HOXnytP13sje0trNBwPt+uvy8Rb/8Nrr8v7m7wcK4d/42VihO/To2u7k/uXr1//uH78GyNWx7fHx0tvuOf3N8Qz3Ex6BAwnB8wQB8OL46e+14+T02MgDzQkJ9AIk1svz0+YKF+cO0+3lCwMJ0wIQCvfy5vQH8gHaOADeCSKV4g7/BP3u5Ob4nzfw4bPp6MYD8iKr+OIL2w7z6czi6P7x7Aft88T33cK0O/Dy3vTb998NuQgIFfgw0OuB6/vWlMLuVv7n1/YJER/8Av7X7gwB9b8V9O+28uAE1+700fsu2hIC3tPt0vQXCOcj3gPlDRoH2dAQD/b/EQQR++/qQA7xE/HA5Q75APHh9OsAqQ3r68HZ3dAU8S+IAu793+rN6rrL9QEJ+hrgEL/+uLvHOwDwAP4D/hPvIwQB86wSBOPr8fcKJ/kDHgEHAwUYAzBf+gHzBPkCAhHoBAkR7gn1gdINBfX47QcI/gQI5f7lJPX2BAEC9wzy8QkAAh71AvMCAQ3+E/79AgIVC/wF+P0U7/n85Q/9FeQNFAZLBBTgCQIVJPIBBv/2/wIf/PP19wcBAk/UOwPs+wL+9O36/gD5HNoMBPrN/wAc5AQBIgIL//34ICsL/fnl/fwB+3/m9QL77+0B9gPy/Rc7/gQH+gT52u4YTAgs/Qr+/RT++dYDDvX8Gvbx7PEI/wH79uTcEf3kBQMI+gIf2Sn8+jnt3/IIBAjvHgIAGPf2/vP6AAERAwj+zAYE9iPoPAH77wkhAecc9vz92PcD/AD4Bgb7EwAC+wd/L/wBBRMbAwMWBPcCCPkHCgYLEPQJ9wgKFgH+BvbpCf3xA+cT5bP5DPby+RH08uED+f0EE/v09QEE9vgCAyX/AAz2AAcN/gUCLA4GBP35+wDe9QoUUgsC/PLrBvr//Aza9Ab0+QQCBQx7PAt/8v718WbhCfr9+h0R9AUL/QDf7Aj1IvhE4vnlGRUi+/fT9gP7/+37A+sA+cocLwJAEef5+P/dDOUHBAQlBzr4CwcA/BMk2ib4ytn+7gfoHwPu5fr+8QQH/v4HBADy/fkB+fn//vn+BvMM/Rb++f3/8Nv68/AD+/4cAvc2CPwB2rkMPOJ/vgbbC+YyEvcXCgID4+bF5u/D0O71GvqTUBj8EuYX+u4U+xP3AAn++eviCMwI2fAoAd7cAQYn+eIN9QorLzHS8BgH0PEOKSD3Fwjuq/yp2hzbBhL98/MGA+8f+/PxCAYJuxP38wf29t/7Cf040O34x7JK9er04AUwDgQPC9cGFhMbPP2b6AzZBLr16/wbGQ0J8NXr+vrn3Pry2/WBIe3+CuUG/vT/BAb69wkE9P7l/C8TBQfn5/r1/AMh89oD+h3UVwoH2iUQ/ALxOP38EQ/0ECzg7uv4CAUIBsIV2ukB/PP+EPsD5AUFEwECFBYnCtoGy+kG2oIT9fj8+QEHC/UIHQEEWqt6PAWs+AP2Dsj5BgHYRgr9+BTt/QUA9Pz0+PqBuxIE9ujw+Pv+A/3/+A77//3y/zADDva67h7+EPEc+O4WAhjc6/wR5tgJFfoCAsr/Fw4BEvA78gYBGfwGDPIA/O76/fQJBQEG9eoUDfcTCwQCBOvVx/kC4F7a9AP7EADzDgL12hQEE3T6OwXgCAv4B+0PHAjIEuJQ8hL2CwUFrvr27vMO3u0LDyPuGhQ99PkM5T0MKQLFMwM+BOjODSv3vgTrBNocDsV/PU3MEXYK8Az0/VfzyPEJAEPo5s0WtQADCt7e1wMaOgjo9uP5Ri4Ep1EDziIG5wQHKBFGCO8S+v8c//3nCAQGC7/ohJH3OxlpBf/7HB1F5w0T+KzVFtIV/wCGugP48QGg7PmPDMn++h6X7vIJoiv+8/o/Gkf4VLtA8ywu4xCZ8B/c2RPB/nEU/Sfx6PIE5Qf0whkFG1nngdEFzfgH9lGoAvTcE//N4vb9S0oDhSrujjYUByULCQIX9djk7Drz+wsV3flEAgPxFZ1tPAD6Efz6CuIR4QMd+O33FfaKAfgt1vv9A/z2zwok6gbx/AIO/AIF09MQCgMU6+H61/rD+RH9HfMh9hL6+Aw7EYHy/tcA+vUO+9v+IRD1uv/s4A8iGPr88wvYA/wD//Te+vv56fUC8B/qCgLaAAUZAff21rIE+SYKFwP06gb3AUr3OakFPBCyBfYSE/v01Qg38ubuFPH0BAIh1f32A/bpIQsV8B3s9/wB9AQJ1McWBAgQ9s/iHvIF7wYGJ+Yg7yv53g5AHdz+9Z0D2vT50uICRA/+dtoB2gYwJ/Dv7+zdFvkH/vAE7AADqvf2PUL3xg79/O0J3frauX/y+RkcNgLU+//P9gHzyCbTOxrLJvII+S++9w4Z+ef9BzsRCgAC/AHu+fbSSAvy8Tyx/vL7/RMI6tMxtxdH7c3jIRVh4O4AF+026hXapQsi3BT+5pMAPfi44p38PSIF+OIoyB0kEfj96vzQFfoY/uPrB/fzuObxSgL37vEI3NOSmOnAgVgFDgZWHwGvA/X+CSTyUc/BOvMO58pe6QS+IPkKIhYJF9r95erUIBXgKcr/L/A5+RwHNaUxaA8GB9BN1eDW9vn4rub4/oHxAfPl0CQHx/A7+8Bf7vYB6egeHOjindkiEwMkAOod+hfNwekbxxPq6robAdcA37nX9hcOGQ7j6TQQyucdADDS6y4vLDjZGB0UFbP7idHJOureEcIF+0nCHO/uK0DqAvMfQs+0ExDsICsS/OEv1zUdL9Ta8uX+/slr02bny8617y0G0oICDfDZ3xj107QM8dpIAbz7w/FCDADeger8HDT5BwMfDRbDiek+KgQZBsQbAtsA2coX9Qn/FeMwAQra/y/j3gHl5OsZH9EKx9US7+jukXzCOvPg/99U4e3iCvDEFRfdGPnoAO/0/iHxTNHhFub+RQ0CLRXy7+cFX6lEwuDR5caqtxLd0KBC/AHy9SIS/Os6DcUO6AEF7CFN5fbzhdTRHCQ5EOQCGAXDiAEX7xjc5b34AOkA6rX2IAg4JxkWzyD24OQK7ebdf88fENPm9tkY+PJL2EAkO/P9HOv/2gbn8d4N7gftEOgqAxX8AQh/EdUBAwIB6QQP7twDGsf9AgcqEAoDtQEI+uAA7tcMAuoO4QDUAwQF/gIN9Pr+BvPRIBjg8+oUCvEB/g4HEAfZ/PQhBev1FvgaAP0A5OgGDfoX/gwEBwH4BBYCBvQCHBL9B8ggNO0BAPTdzFg8O/LwBH/8Bf7/B/kA2v//CfUiBf38Avn9DfH3BwT49w70COoAHMDzAwUFBBUP0wIKAf397s76+AX98gTx+/3k/wMA8QEDAfzjDhDh5/cOAPQREAEP+/7iEukjBvv+Ae0KAPUA7/7AAPkO/QX5HQftARQIAwPvFwsA9eoaB///9v3VNKI0O/3xBfR/3//9/v7x+v8GAPsQ+wEG/Pz6CvIDBfoE/P4B/vDqGNny/gIFCwEO8fQBAwT67+j5+v/78/4DA/fw+AAC+v0LDP/nEhzk7fsH+/4FAQEIBAUPBe4JAfkA/OYGAPgA9vvO/xEBBgIBBfrtAQ0AAwPzEgYPBOIXCgD9CP7xl7eJOwD8BfoDEg8UDQH/A9f49gTx9O0SCvMJAQrdBRDh+Pr9B+zq5xX7AvElEOfr0P3W4ynh1kYzBusR3fjX+gITBgUS3ez/++MCAeT1Dvz7AgkU7/IFE/f6/eXhIPMSCOfa/wgBHP322APq9v0F3Njr9fHOShIM+/wC/A4Ff/EEBQcD5r+fO/aJ/PXtB4HmG/jlKtHZBAHgJP7L/An3/BHUzRHf4CqxGwj78RTqANTowurem5H43R4f0Q/i2wj35wff7r4TE/bT0s7n6O8P+ebWE7//DwYDN9/9HBfzGw+7DtwsHtb+/wL/msf+z6Xb4ufu/wjyCOsQ4/jh8+Dk/AMI5/fZld4SYuBlO+X39CMaAu4n5QjpNM5cyuumg7znytAUCf+r7hoD3Or5AwH+EZkI++8QDwgGB+ra3BDy90IG/Osx6d3q38wAIuXr7gEB+9z1Er7w2xrR+kYWgQHbSAj1+ubkwAzZ4fQAAPf99efuHfcfvQMPTPX5ErwhPRkDFAf36QFpGizluhMFPyBKO/IO+B0y9w0i7ecmG89Q7Nm0g8739PMa/wDJ79gJ/eX6Ff/wBoEFBtcgBgH+LAf13ecAAj/s3w0G8fP5Dc/z9tP77RH2zacE2d8Q+xLWFBTwxgPqIBrX3urlLPof4ffy//oB2/Xs9ggs0xcVP1fq8ggjOQoXCeoA9gtoyfe/0hwLECH3OwLr9QD0/u/89vH65Q8uAKP7Bg36/Qz+3gDa3rH49dy3QAD98AAA/+3s7dr+68jz7/4TBZ8F6jjbAABF+vH+4A/7//T18wfY7N0J88EA9ejvH+/79in/Fu7PI/l/1wD5AAD+6gLz8vYA+wDSKyQE8ifr7vv09gIW/uvv7CAA9xNKKCLIOuNcCQUY+P0f//Pi5QBgC/n2FB35AxcZ/Afb8dXi8DI+3PMN98AUAeveJBLh8xEsAADpJho5/Rj3EOPIgeO/5gP9ARcYABd0IjYXrOgOA+YM8wMI8Of3H/aR/jv8yBCbAOoA+y3Tzf7Ujw0GQAbsPQcU3Qv6Ev8NA+AVHeL5z+Pf18C8OvwJ9vb2MPUL//4LHxQu/sf+8P0L57wF/frSAPLT91s02wDk5P0XBvfbHQAFxn/y++4FNh8W5y5gL+vs8c4VBPLmGP8E9g4Q1Cf/ETQPFNTn8v71DAgIOwHQIRIY3eSyAPMADOv3/fDvzgMBHhbnHuQVDhD2A/X8Dwq9OcAqp8kdd/HOOvrtAQTyQ/RH//8LxSpD6dgN/CckCukWAQMCFPvQAzH9Gezv9s3zDf/jJhH11ksR/TEEFQDeDzreIfrxFym59ekKGQ0W1wl/Wlwr1NAJCub6/QUJ9uQQBQLPDhUTG/e5//0AG/r57fkIyv4bEPgZCgAU8v4FC/oJ8ff2+gMoz/gBztGHOhYG7/kYaPd3/hTpty4jAwz8/yjMGgwPAvQdNvqwvCIe1fU469MQDPouMhH7qNYD/RoRMSn+9VzhGfXiS3oF4wEbMN/3sRx/SP3i29YK99UG9ggD49wGK708DNhOxxTR//ABHu/dJ/wRvfX4ASD8Dzr0shD3/v8D2wDkQf5S1iYYz8KjOgsZBA0AFelb/gTjuzj/AcIACU/sG0YLA9fw7hXT8xTp3PLx/P0WDBrlAh72hvYR/jH3Lu/r1gicLBEbG03PBvYEDxD95hsLf+wrv9kPE9jcLQEZ/hYNKefzBBId2RXUAPcA5OvzAPnZ6fT1IRvkHPz0wRz9Dw769w4ZOfQOxw8cSQBuOvbbAv7kDNd8/A7u7C49/dHkIhvN5jQYAvzo9qnXJALIAPc28eQjFvwHGAsQ3PcT/kXXPNjxwyCBFPwmL3u66v37FBMz6hwiSOYFhuz25AH+BwMIBhEAKfBYA+Yo6gPvAAUB6PHmR/nq+/AFNibtNiDntfT+CvjrCu1hIB8bvhguFeGCOg78Ky8LA8xTABESgSEnA9LsLu7FMSf/+AUN7NTkFgfl8QAg8+3xAeq3CQXjq/Lv/1P1IvCqzxmB/PAjCFO88ugGARDgrOgeeQX9u+EH+ugJ+gAJ8gT/VuACCPgpzzfzAPoB0ublFPUQ8QHuQxro5S/5tM8ECPQAB/xCDzj/4AIbPj6EOu3hFRf4/P8cAQr7kBQQ8/LaB8zi9/zqA/gAEwnm/A3q5vD2+vUSAwXBCjPwAPAY/f0P68TlzQuvPQYzADfx/+8D/CkM+ggDNvwDgeAL9/4I6ADvFvj47AcWA+IP9AASAPkByOjRCPsRBv3+SCTp7hAZovoH9xAdDfw0ExDv0PD9HndaOuvnJ/4U3OdWBf8IgQBY8ucSEPPhAb4C/90kGwL/BgcEwBTSFdsS/AcXGSAU5BIf/yIGwr7d7yPFCfj0BljJ3vX66yQN3hjpJQ8Ksvn3BdgL+wACKvHsEwEKDBEaHRX5AAYBmAzpI/oB9OrpCEDr2xYcmgr9GgAE+uteAhTxtBL77f80Og/4C+8C7+QQAPr1jQYwAgTU78UU/eH7AP47BgwO+wrn3gznCccH/A/k4x3xDP4DANv58pjQ/lEBGAb4Cc69//QE6DwK+RLfBC7i3Pnz8NMLIQIFGgT2Kf8PKOQo7BwPAAAAtf8AA+oWC/b3LH/z3gMpsQAQDgkY4RJt/CILvAIQrqzBOQccAhn9BckMBQb+ngNJ/0P14iI78PDb+AEbDXASGQH8/u/4G/rj7vqX0yvfNxQuABwP5JfEwDno9fv/Bd/NAxHv7Dr0siDktk0Dv9sW9/bsJwIP9Sz9DxAOCqsJLtj2//oA3gYi7fjpFe8CEWz75AsCmuD27BkX405/0e4boQcObNtgOevXJCQD6Owb7iT2wxAK+xX1IiTh6iQiAg8L7BLwAQgFCvYP1C227Qe8GPX+IyD0AMHw9iTRyiGc+yrnBwaT6AoB20X30UnLZT4zp+QSFar5DAIM/Ov57w0D6QwJfwrxAPwA5P4O/f3/8fH27vIAzRHyxPQK/ADzCArm/q7tofpxjfTuOPzqFfwB9/AAAf/6ygAeACkC1R/6ABoRABIdBSHw/v4Afwbj8/Xu9ADyAAIA7wL9AC0e9Pbp7B3zAABVAPDu/QH42gn47iTl+BL16eX68fL+BgD92BMECv0ACvktOQL/AAEA5hT7AAAAAQQEEyD+/BYO6v8G8wIAAAgL6B4C6QMSVc1vOt8N6icn7wAE3wAlBAUwaPy5H/ZDDhneAssPJxDi3P99CBQP7xACHwbh5PLbFf3+tg9+7y9LFdMWGkbj9PDm5NEdH9MdF/Ft4fYU9PP94IgT3Qw6/PPx479yBvIs6PziAPMAvAvnEAg0fwP46dgO0t6jGBPd/gksCf09EQ4H5gTURP27OuLQ8+H3KfsT8AMaJv0tCePv/PEuAvIBB/cbCvXJ3Ah/+//+/BEEBwD4Dd/rEQkS6tbv6BIh4ur8EwgcHfzOFOkMGMXo2v4SB/YLDQz19efy8g8VDA8F/+bXI+8S5uoJABYB1yzj/S4a7OXp3ez79RMGQuP0z/YhCPtHRxrv+jPta2SgOvobAP0CIfoSB/gh/AMqCt8U/dxD4yoA++Ek9uzfu/vbBvIrERkRGQHzFwTfBBgQ8AL76/ka2OnABuQpDc/Q2PAJ87PS7O8pAf8ED8z54MTyAgn14wr+zM/0LRsIve8fAAoACH/2+gAMN/zT+NsP5t/pHQy12vgD595DAQTk+ybxepWAOvz78foXBwsW8RgbMgIotNT3/fcrBmQC+fUe5b332QFP2AhKASj7Hf+oAhED7ALT6hUk+t0r6a+929Yn89sEyt4PA7v3CttCH/7+CvIE263usQHyA+b167oEEP35BhHwAA//0X/3+eYKDePf+uHhAORPMhKm7/b8+QRq6Q4N8SrkSY2TOiDFLe0LIu4cDQvpCPwVve0F9gcnDSD18hnO+PYV5fZTCPgNAfwFCwD8/vkGAg/44O057PYh3Y0LGvM/9sXxuBUJAMcM6dcwFAfv8/T7/8P82vzR4M4O2IFBNfLv/hkEAAsB1lQG9icZGgYG69UF/SBeHe/l8Qjl6vVDEND0GB0Ng/eIOioGGeje7cUJ8QISGQsPvPvyCv8S5h3vAxMfD/QE//YOAgYlB/bi+fwc+/4J+QMA+xIG+vQc7b4P8+J//cU47wIG+MD96Msx6tv68vsZ9fT+7ff1GBYF1rQ/DwXl4x/tABAB6kX++A0FRBv/Aun+BhIyEeEK1hb4ADEoA9j63wIFJLlcOjwP/OIU++oX+N8XKgr76v7c9wde7xXw9fwN/uUYzfL9B+L29PYABf8G9/f3NhIA5fzx3dD7I7ASBcV//cYb8Q0SCtsU9fEuwgQS7Pj4ANsIJwr6Aun/6t9TSir96AoIABEAOyIO6w8MSfvsKgAN9BpX6NsR2QL59Sg22vUH/gESUFaUOhcbCNUO5fIjBhP55v/o9fbo8AcjDBjt+e8A/+ny4PTH6e4S/icBCQIZ9wf5EPj27QAf8zgB+YHCCO4FA/MHMf39E+sS4NAcEP4FzcAH9gbq+hPiAtUK90IC7yj0A/n1ABH/BdTbBEX7CRjw1OIQA+on7O4O+wEA/+QR+e75KQfvmgrzOTr9FBAELaoRvQvzNwIJ1kfIySJCuNjaJd/Yz+L85B7CRMQN7Nj79v/58cb22QzQBvXk6C7nzR+nQ+Tt/uPk8gn+Fr7M5+kYvlQU9mcOCSvv3gMLAsTf6Rvz+uoO/S72AA0ACYgn4+X6GQa9D8/09ybQB6Ye4vv1DON/FRvi+SL5PV00OgOyIRL66d0D7QEG+gYy0f4C+BYgDO2yBgPUFgUA1Ab+/vQH5fn7AAHqCtP7D8r0/AIHCOfwC/nQMwAR/fjJCfv+E+f36+EO4DkYAT77BQr2/Qnt/yD48vkI8vwJCfAFABcAw88FByT5FQzs9vX8D/X0FLIG5vD22/B/7Rj2BAYYtTbeOe4KGfXz/uYI4PX9ygf+8P/S5e0M/wXGGhX4NhMY8gL0CA277yUaAADT9NQSEtkW+A3/Gjfl+PbD/wHfAB3m+wH6GAvuEhTx9g0R3i72Bbb9GPbj/xX70w37BM/t//v3AA4Agfs0AN7++Abq2xT57gsA9MsP3/X6ygMp1/YD3An8AN9UOTABCMoo3uoP4iYN/wTM0jgRLALtMuXnBADbbDj8/fkAvB/5NMg1CQH4Gb8AJwneAcAK/A/siRe67NbW+zayoQ/16LZ31B/6QUjuhOAfFODi7Pa/vu73IxoE5VAsGSYAAB0Ak9nv/Br/DwqcwyMg0SyBrbIAEw77CcNY2SL8oAZccdMcORgX6gYC9tEM8ucKHwbxNzIyO+/gCEzfEgkCRf3uNvjxMwzfDQ3Y+gCm/8UFH98EABUi7gfkhTGB/hXp/9zc2v8LLPruFSHmHt72ygn27r8LMPgGrq8EEwIKHg4QFNb5AO4AFuML9/39CRC5RhUF+u3bhOvz/wEJ/QQBqzMYvfoqRRcAO9vt8PAHGQzb8wv9HM4a29sLEwdDEhf57xTSH/AHHgzw4gEc7R4L/Pof8/cG6zbi+joP3sY54cGB6OQwwA/12x0TBXAU1Nhk39L7Df8BGvAR5AHsOfTw6EDJIAQw9NysAAQBtPzlC+AO1/TLKzjoEdw1Lb/18N7xAwMtHer8u/oJq0MZO+r7Be3uBN/qAfELEgEE8vMB/OkZCQLs9vrwBu3g3wBA7+DI7h72+vb+CNgICwAJHQwcABn45R5A3PH5G+4LHwIh8F0D3/+/GwP5HBf1GwQK8QnvNBsDENDpMPMaBhMLABMB8MYHCxL81uwK9DPlJOH48/fd3OYH9v0ifysC4goJ+uWkOvcIAtYi0jz6POH9174G7Q3z5dn/B+gD/+/10t/MBbJ//ePs/iUH+fEwQt33mPP39FT0+B4r2CTt/u0YKNkBCxsLFHogB8cECNXwGCHe6/o1AOnYChL8KtrtL8wG0PA3AAQDM9H+9iXc5Q4T0QETw8ioEeEn4/ns8On3ITrSNSYW5TWmOv/g0toZDPgZ+wP69Qjd5PvgAST/+BHr/+D59ugTFcl/5e2u9ifrBf0gMejx7Aby9Sof8uEL9Gb2/fVR4NQI3CL39BgwEekwAdD7sunn+DkE3gDtLC4c6bIQ9gY17BkG//0CGKsNNw/ROR371eb48ee0IP4W393r5+kJXisyffQHuBHIOhMI/uQX9VUnDBP2Rf4T5ir9+RzI/h3h/xj+9R4FrbULCOn+EiHyCv4cF/33AwsNDhIxAKvLB3/qA/El/+EpyCb3C9sS781s+fH47OP+FBEZEP3s+0P08Msh/+jbHeP0/w8APQ0IQiY1ERQY+tX07SXW1Ajw4toN/RMcM//kURQgxKuMOgwP2vM6K0oo+AjKCeH3+uUmI/P2+hncCgo4/PQkBMUkLf4z+UXgBvkmCPXYAvrmLNwjtpv+fwIQJxwCB5/W9REXzj8MGMhHB5fl6cX53RkOwfbzCgL+0OkT0uTFDPjq//wB/+r6JyAH6wn9Dh/xmtYN+O398ffu8gNZ+vATXQsZ2kwhOjAB2+465Q+j2AC3+stqwRDsTd0xFPraBGj3NCE/Qp3ECvqjMQ8vARYCNLCmIt75/RIAlMgIckVI5xxp96fo5ygHdCsECsBA5NT04CA+4tUz3N3H4cQb7/P8BPBxuQnN/xEE8MjaSipYSQUw7soHmELNu0Qf1QMv5P0G4A8ufwMzHza/OhwSBvbv3AgJ9PraCBsG7v4F8/7t99Xr+vX88v0tLPH//fDJ7gb8BATjDenz3e3pCgARCiPVb/3+BPYN/tob4AIKEPwR+w4vBQwCL+8C+hAJF/359wEFGDHwxQGe//f8AAAAEN/4AE4aBvkT0AQDAhL36/b38Q0M+tr42foCfxEQVmdoOgL+DPsoCdXM+/XY1QPv3TbesAfoEsLbDNR/AjIn9ejo/f3OAwvi+gzB9csD9ubQBgvCziHMMyVJEOAB/xYWEjbgPRvxATYhL98bDvga9Br/0vH02u767yP/0u/2OCnuAAX/0ADgIgAQG/j2yhL7IwErq70O+APz7PvlAOgHOAwxiOxEOu++/eETyqzMEArn9OYN4BDr9OjxDDvI8PLXKEcT2ATo6eYT1yAH/wKbCdf/8fAX/ggY5OC5GEzTDs6cANS0xxD7C/jw/BEXJOsjnvsUG/3wtOPbrenj2vID0QUp+hMG//UAoDD2BOL/AgvmlPgSCR8AgcnpBfD9BL8I3s8T7AQg26LmOfQu3f8EDRX++gPu2fZbEkbGouPo75HEGvUf43/qUO8ABN/1+939+ALQFgfq+R8YAODQ9wfyERzOIwv6/wzJDAUGLd0GKi0Okvodzun/3vIg7OAm9iHy6Sj8A8vizxT//wAAvgk8/eD/9Q3n5ff779bX0gHwMgj99Pk4vjz/twC/htveOfgD8Q0hBczI1dYEAfXkDn8N8Ozf89Mc/UALHjn8BBP94f7+GBX99/jN7vL5FPIiA9YNETHH3RvvAuW2AD7LGQYPG+IG1+b+5RQjs9QH+Nzq2RsA+xP9Cxj86v7XKObzAOgAmyL29fIDCujeyMgF2BX4GOj2vRAn8A5UGPD7yQDR9juYOfguAv7/D8n1/u4JjfUWB0nq2QnwCEQAAQUV2yDhSxKXVPbw+dMUBPq1A8X14ARDAx4TEe7qozSVDQNA4QCB6PwBDBYGDkDmKuVKhA376NL9HNsH2+0F3gXvAo4j3PruAAMA1CHg/+H/+uzsGAMNHvf/2wDz+vQD///5syQH1O/rXcTiOvMAAwn1+Afu6Qb/5PPs7OvoDeT5DTP0EvjZK+bXf/HC9AoS/zgdBQIH9v0k6gIT5zDr3/UX+gcP/unq7hnqqyIk7LH4C9lB+/UE6fDrPQwexfvxC+r57T+r7Rjm7/rcAP8BD/3xzOfZAuoG8fL6vf7MPP0c+AAS4wYOPiXRBRrTFJC0OvId8RAgMtm44/3+487e1AQK/+L7Ewbr/uEi8dAdNgS++9AO+zj99QAOEeHYzQEU7y3w7EgR3R9/Ae0NBucY9BcZ6bwg7+y+H/fyGh37GSIkCQ8KCQzu/xkG8tEeHN3qAAcAFNT34gboByAY2df78/7GFgAU4BII/+wAYPIFX+zcRBFiOvwd6fwB+gsc+/YaJcqM9vPzBgD/Cjvy+bXqIfGr+gL7DNrwBEEe/vzeIOTlmxkS8Cm+rmcM2jQJGOCPuPrnVgEG5wcL9dmrZ9MT6t71A0DPABToi9H2ITaV5NU3Cr7UARb/f+Xs60PHlQw2xc74RP6ctQHi2vwjBs/2KA7wViK/sf2MOhL69ukRAzT28SUhENCO5hEm+MnHBH/t/eDE5hTD1Pjn9eEY0D7p+gAJ3gbd9uT+BAfPy0Ua+ckzBf7H9Q86ZPsHA8sKB+QF9db68QnmCTkK5Azn4Bz8IgYdke4gGgz6AAsBNvHz8cr/7xL84b/+8xWsCdYbH/zx7M7OcB/nNg74yuGsOvP98AsH+//++hAM/wjx7/MO+PO79P/SAbzs3BLs+O8KGs8B6RgDBv8s7ffsAA/y9wTo33/1R+TL+/YG/ggELQby9MQADu384AECDxH4DxEHBBbxA+35De8bx/suKevvAAIB+vD88+VD9gzbDObxCBjfIekG5eT38ufxGwkMCekCxpidOgns7hMS5OAXCQv55g7q8PL7/QwH8TLcAuoECQIBABTo7/wK6fcC/QIDCAL8zQXaBjQG9H8dGQXb8Q/sAgAVKvr/CPsR5wAPA+EC6+YE7xkMx/P39OHw3hD4DhwEGQYA/wYB6OUP+/IA9+rx4RLpEf/u3PUUAvX4EMID9P/1I/ILlCUpOjgMsOMp+AkADA6zFl/M9xpN5TLzDPKf5trcESzPCA7hDwLd/wn5D/PF+vLXNfXiDBAk8DYSNAkEyyLl5u0RQhHxvuzotNYVFp0F8AH8ATDe6PTp4ZIE4UvT/QlKKeXz/wQB7CPr5v35DhPI9AYFf8nb094g8gwY/u0F7B4CCgwa/eBkOhw2EMkg/R7k8fTkDRDY+uTvBu3iCgHdDOLs/DHvDPTn8OkKCRkE/gP2APHVFhX4Ax8IsH/9FrgqAB3EAPdfUP8ZGc0a+t3pAugH8f377TX5A/0BAt318XL0CN71R/z6//YAPwbpC/juBP3qxAAOFd8R6PAg9gEKBefH/wf1IQAGxvdiOgURE9oI//oOCQ7+3Pjt5yIO4hQTBsvr6tHz9lIXDgj/CfE06xrc9AW7//D48P/kAA3P6mHSCREjHBmB//0VJAYC9+fuAQYZ7vML8b36DADu5g0S/ITuEyn89QUbLwz9AA8BFB3QA/EMFQD32xwJBvQYzOgLBvT25gYNQuwU5wUMglYjOga7FtoZ4t3/DRrjJx/G7/T0vhEDAR/V6fKx/OMbDQ35Ewz26wj9BgLy+w8Z+v7FAzn89STsqRIDLAndAv7cDwv1A0327/Ym2c4Nyg/+6yvn4fsR1d/pogf89RjkJQr5APwBgQYHAZwOBfbc2/YSDgEZ/7IAAwES8uS45OEaxADh8X+MOe0CB4HvD13izQP/A/kuCwkCw/wP6biU+zMe2yX45g4AGOfzUNhE+wDbA8n8IA3gBOCwACmrIza4CAMIALMyOhEd7mY09jrz4vcn9gL02rwOEvcTG+vq0UH/+AsTIfcEAPQAygT9BPQQBAbi/gUE0N8gi8YmMvcJC7D3tBDxvAk4ScDDOfYI+5gC+PnrHQL4vfol+QUbB9vbD0rv4B1H9wvLAQL6+ARWEulACQCwBgH58/U6/hnL7hyrpBS1AwjaAP6B8g/rIkDL1QEmExopm8X42u70Fuf+rCD45PX9+Q7vJwT8//kA2wcE/+b/AATL+QwDAfLUu9YBLhAD//vN9wED5v/kSCJGOREGEe4A6+oA7+bk4wbK9k4SPfEBAh4TCAIVG3/fGOkA9fz9I8oLAALE/d8DAfw3AQL17wHM/dm79OndABYLDQf7HwwFQ+iwK+VWitr39rsHJfcBzPX/FAwA+QaemAoJAPsA8fILAA34/QD3D/IEBeT0mxf0AQELAP3+9Aj0qf6+CaMxOuPf5uYMFuL+5g8A2t+y8ekb4vMKAl7B79WXJxj67wC+yOMD420VAP/7/tsUzfryAB762CoTAuXGFwIgCQsm7yYH8Jz+EvABBOgB76YEBe8MrBf+AdsA5QfO7fP71hL4/gYC7gMu49rzBRMegdrXuuymXSj1CgD1BQvqNwL5Tya6Bo16OhcC8+cPGg7Y7ArnBdbc9/f2//fv/+Gz/dzf/P0MwwX6/PDl3V0U/wAb/MTq/gTq+u7Y+ngDUd9///rV/AUlQAIZDtME7dfZ8vTvGC7yFhIJuAj+3eUJB/7S3uT+F/v6APwAEvn37A7qCwZLi8Lt5/ujbhsDAwsKBdb7IvT4ThLRUGVHOgoI2hUSJDXw8Af4AQHmAurbB/nDBAnoAOSBD+n25v3V/tn11EwM9wAI+rD/+f8C9tsB9F4H/+5bF/qNC/IwMiEQBL7lBtbY8/MR/xz5SQcEmfsB4c4BFxLk3vbtQvj//wECXvbx3OgOwgHr77YC+PiwHBgE2v34+MLnLgXmQOywnzxOOgnmAgQGIPjz9xIE0QHR9P8I8AiwBDj+BdMGICvcHwOtHPMKyTf8AQH59+z8+wH7/BcP7X8LA+3k8gSa5TUnOxQFA8EBCeUBC/gRBxQBAST9BO4S1uMRDRC2sQW5KAL4AAkAHPzr3ADr4PHqvscKAwLAE/sP6/wCB8/xAdPyV//ecrAwOgfq7+oC2SwNExHhLAXy5yEJCe7HATnw/evNCS332Pr2RuQ34jUeBAD/CPDuAfDu+eQSB38O2tHYDAbh8w8RPA74JeEZMOkPu/EO6gMCCzv/1vH14q31+fHHxDrVRQMGAAgACwrl1tH+MAm8I+MLDx3uKR8I9/8BD6jkQToGPALKWasfOv3f+hv/DfQA7RzaIecI8uT1zAy2Cxr3/yGo663l4P69F/JL1EYi+AADAeni9gjK+wjpBjr+1SroCgmB+gEAHwQA6SEM1gIz7/QS9NoKBj3uFQkZ/Mn5FyvZ7C4WFAgDAAAAHwnf4dwJ0x3y/SYE9wXUC9wF4vAA/e/a+wT3BwQCxwToORoT1/ElArrQFO7StBAlAtrY4wao/B6V2hHl/ujnVfWoItMa9TMECv/pDfzw9QSv9Rj/JG+yvD/E6AyB9PS64QTz9Qgp9TgJ+g/4/hb+AVYRK9gR4JDeLWjF+DFMdNYKAPcAv/oL9MzV5AjD+jL3R/z/ub/u3e36Canmyx8GCvTjiGoIOg/i1vcSDcke8fYM+fft+QMIDf3MARzcDuaOHdTTIAWSCQ8zz230/AD5B/Lz6AfJ9gcg6n/JoP70/weV9vAHXxD96PDy8PzHEc4MBvUJJzviBQXo2bvpFT3e6jW4LuwAAPUBFPTa7ffD4QTo/Ar+5AToCuz3FfwG/9qxBfsMQgbyxHm8OQov5ykdG44eywsE5wn/DBQuCPL/BPjIFNwAKlDjYQQB8RH4+v8HAwLU/BECyu3tAA3P+irBgQayNgiW+i7/FgsPIfXX7O8XHA4QAdj8FOfwHAoY3gLhQhH74wvdRQQBAfkDARy/0D/tCv7f9SXsBREDmAQH4fv+CxX9zEX25gULxm6qOfTvAuEYPcBLCPTY/xIC8e8b4grX9i7H/QDE/NLnRgL7FfRHyn9X/AL9BM0BGfLhAvbuARDstzvYCPmm/NqRCgAH8T/e9Qsy09MZosgG7tbi2AXl7q/X7CT4/TQcveX/AAYArRDn/eT++e64EBgC9zv/C88BHgYE2vbUDOTzoAPRvFqGOen1AoH5D9Lm2/T9LCD+7QIr/gzi8cjAGRE87uj/+QIA8xjr9SoZ/AAAA/D9DA8IBhLqDxQL1wPGFufcABzq/AsOASbo9Occ/RP/FyH6AvUDHwLoD/H95AwA+C4DFPj+APoAzRYTAej6AQfqAToEAg8iJ+EL6/f+/Pfz7+4D7AIiKr5IOfjs5tH+OPMJF+bQHgvMIgj5IBj5BV7L8froA1QLGQH07CIi7+clBfv//Oj6M/z5A/SyCIHYlzOLDQlgAB6C0Av7BRzR3fMv8/YXM8/2Ae4T+wPtyyj7IO3+IvEPHesEAAQA0f3m/cz5FPPlLBv47gwS1Nn39/MA+RwM5gf2vf0qnQzVOAUJCA77LrsZ/PAFzf0ICUb/DfH1AC8r7A0DFDzJGhkAUAwc/NoEAACBAC3/vAEjABbNDfXQqCWtD/7/ALu+6g0FBtr98hL/IRBOyqH8/QXwVBD1oRUQDB0A7jBDuQYAAPkALvYh+uj6+P7sOvAE7rr3rwvx/wf2AOQN6ET/mQsC/0GhO+Qd9gsDLfMdAP3ygQhD/e3kCe3v6xEfAAwnyfy4DhP0+Qv1FgsEBuzcCBj0vCAK5xDn6tTvwO7p2v37+siyCezr7hX2+iXVNlbnhI3w6/n7BwD1w9wEDwMhEwj3C///AAMA9f8EEAL3/fwSFvL6BuIa5NkWLPH/Bwrw8sP26voKOCWkO+X08gX0F/ABAQj+gfVMAPzyEOgG+h8R/Q0F2//ABxLUBhHtBv0GCwjh9RL8xAQW3A7r3tP41/v8AQQKDtml//T4+gD6/CrX+Ur4la7rDvMBDQH/vekGHwMUCwf5+wEGAAMA7f8JDP74+/UH/vbqAPoV2ekiHfoG/Arx++/66v4LfdSKO/r/7gztFfIKA/8Kgfld/BgEBO0ABCoN+xUT1gXLDvTbABj0A/MBBwnXBg/3stci5hMF5NH03/3sAw8gCe6/8fcA+wr79hasySD7y8r9/PAA/wAF4OIHHvoH/AYWBQQPAAYA4fsJCf/19vYH8/7dA+oB3QkJFPQMAg4WEwb2AxUN8dKVO+wF8//wCvrxAREUgfpp+wQEBvER8gkH/wn5/QPNA/no+hfwB/MIAgLR9xD5r+4c9Rf559Lz7AXy+Q4W+9jL6vb/Dfr6DhDMwRIF2dsKAt/8AAH24/f9IOQMC/oO6wQDAAMA5voQDgD7+fn+/wLq/AAC7hMLDfsE/xAWDgPy8gkK2yuPO+//9wv88vzu/AMDgf5vCBUCDvcN9AkCABP27xHl/vj19QrsDvQDAgzS7QX7uu8o8hTr/9Tt9gzV+A8lA+jO8/r7CAj/8SC5ywUE3OEHAeb2AwD96/YBGO0OEvcf+AIR/wUA4wACHvgBAu79/QTj6e4A8R78Ef74/REUEyL69PsM+uF/O/cR9gH39fTiAQnxgexWBQoN+g0K7vsJ/hL8AArsAf718Q7iBv0EAQPP9xIEwPcv9QPz/MH4ACTX8QAwCuPV3///+/z76BGzuPQE4vwEFdgL+QAJ/+v8KOgREPwi+w0EAPsA4f8CFfr7A/z/9A/25vfm6w7zD/oJAhcjESPw7QEJTfKEO/UI7P3/Af7m/gP3gfA1CA4JAAkSBfL7+RgABhL4AwD3CQvpBvoEBQ/G7RL+yeYz/P759sbvDSbM+AYZBurl7vv+A/v87wq1r/ME4/IGCd4A8gD9Ce0CMPAQBvQ19gYMAPsB2v8BCP0PAvn5DQH64/Dp8QT/AvwAABErHCYB8/UIIFFCO/wC9/3zFwTqAPz6gfA2Chz+9Rob7vT4+h717Pn/Afr1+Brw+/L+/xS76Q72xORI+uXq7bH5Ch7X5g0wCuTW5+/8APgB9BmRkfAK6wAFENkEEQEE9xT/SOwGAu1BCAkSAPUA3foEE/8MDfj6AxLm5APj7Pz7FAEGAigtIEr84e8Eajk/O+X04vr+FgznA/z8rfQW+h4I7xcR/fEB9CIE/ybsAvz3ARD0AN7+Ag3LAxATxuhF+OPq9tDrFxff/gBCA+ze5wj+A+/+8SSQgQUP/wADAukCAgH/+/cASuMGEOUwAAYdAAIBBAALFfQPGOv4EiLk4wrt+wXzAuf6ByslBjHv7wYQfrsZO9704wn4EP/YAfjcpvEFBBQB7ygN9O/v8yD8ADPi9fv//hzs+eUABAStAggL0Ow39gAADuXkCw8J/AQ3A+jJ3fz8BvgNBBuhgQsG9Q7/A9wB5QAF+w7+TeYDFOUm5CUZAPoB7vwJDfMNDv78KTz38wX4JQ7uC/X0ACgf5yvx3AAovo/nOt/x9v0EIPfYAvTetfm1Bf0KCRgd+/r97yQD+2Tc9P3+8A7h8e0C/hCb7ggK0uwt+/nsAOfmFejjA/xBAOLO8uz7AAH8FTGigRX9FhwC8doI4AEA9RH6QPMLBdv01hkHAP0B+/sABfwGAf8BGjjr5f72H/jkCO4AAz8O3x7u4wIeJBTXOuzg9+39Hgjm+/7m8PrLDSUBEh4YAh7w9SfC7krr6P4AEyHq1/wA/PmT7/gH9OQr//32BDreIfbpGwI5/OL6/Pv47u4CDAyhgQIIFCD2+wMRtgD5+wL6C/cA++Tjzg/4AP8A/PjwDf0BDQUGFvDp4wfmRQzh6PD9CybX8fz38P0TtRoCOhjA6eDoAPnl8//v/f3xCDcB2QQa84vvAATh8AE8/Qb1Bv7W4hUH9/X95Ob1TPzv+B7q51IJFgojCwIf/6BwCwwA4/zp9iXgge/zVjwO6PQPvgYSKgz2mvz/Cd8cQ/jvAPkC+/33+AH7BfQH/gX27yH9HA8LBgsODCfQ8BsGAwIkYo7QOgkf+unp0gn9ww0ZJv8TG+rS5QgpFp7oCwMcgR7uGfZP/Aj/yfsP7zQE7K/49ikCwJL90uvhSUvoGxfJ8NsPCLsECQb/EOEmwf0ULnMQmuP5EOQAFA7309MHPuQjLQfaAPwAwwHfHPsL7O37DCMlvlQBSrn1yPPn8wgKjvwE5unuLPbdOhAAC/PT8f/8yRDyBQIcAAsE+v9H7ZD4DuoVGj8jBvnEC/jm5ef88RUBBtj/Ahb90rgX7ODoXC3zCgq14NhLFtQABeT99hIb8AcDbn/55/UI1PUVEB0D3+ajROszAgcUAPwAwB3m9doX6dpI0kA3zh7jOOrnzvTe2AoDzQIJ6+jkG2+NOj0SJPjs0TwCuwLxFP072+0Gurou67/8E+36UTIUF/MQ7eix7+MK7QzQBuoJAAIPyoG+59T8SOEXKeGe9AZAH+ICAcHxCRgTNEcBE2PiyvLooPH9JDf8+u69Cswo6+zXANoA+gj4APAL8fYYriY4tR+SKQjJxwHS8h4y1w0E6u76avOvOgUJ/dcQ3A8F4QsTM/8S3/gUreX21Bz4Au7aKxUdFP33+QIHAe8k6BcM8f4H/wj1ApTT89/0/fMB8RXD/wsmDNP03fDsGgMIMB0f/2v51fAL0gbl6/ID6wadGusy4ynpAPwA6ADpDecF6u734zIJ2iKBCQL51+zu9xEh7AsN9gzmbfk5Og+sw8PtvfYKnygBfwE9pfb2jv72+RHJBvKyHPAL5utKBQngBfUWzA3z/fnTCd4R3oSryB/C8av0JMyMARpnB+PU4cTNQwofSFAz31b5xZkeLerB8ucCLNi8Ms4d5AwIABT+IJjs+DoI+8E8rU5G2VO1pNTwz9Dk4jojxgMAFkXviF5lOvDZ7P0S+hIErf36fwkBqQQH0NIWzPbgBPP3BfAL3/Em5PLb+/4gzBkF//z5C8sp/6fX9zTSraqXOrqR6vlx/wr4CrMBK+YXHhQi+z8VBZf8zu/Z9M8D/y+1veglIOj8AAf/ZrPi+xMK/PD/rhYjCgqYstMA1+PcH/ocuxznGAsAff6QOvIX9+II3AYTwQX/RgIOrfUC6AHYzyn3+wgCA/se9OP4+vUOD/Ia7gwZBQcP9ecY973dExbV0PGBHL7a+/FGygPy9vIVAxAXFPotvhYJ7NwRIADSEe8E7gm95flE/ArxAPIBEtX89/wB7drzxCoaDPrLxO0I5en15hcg7yP3ARX8CdunOuEM/dcN5wAU2gsGIAkosfvb5PXUAwcB/uzx6fb42f/2AgDfBP4a5Aj6EBIQ+v0Z/7/3+QXV58KBKebf8v8X8gz3C7v3Eu0GIwQe4/YR8tT4FQbD7c8HJQ3o5BE0BRnvABgAMMgJ9wEH4fy80g8dzg3Bs/Dc6Pf7BwUm4xL09h38qgapOgwX/OIX8Q38yfn3fwMCy+nj3hP64hzzD//W+eUV6/Tx+unOAAsM6gPi++sB3iEEANkT+/r119zGIOzxAfxFEhD9E9XtGQIJDx0hzC0P/O37CPn03/IBHPXy6/8J2wj5AAgASdAC9eAE/PUM+R0N9ejr0uYB5/L1zAQp9iYA/REAMLiHOvHM8gcRC+AG1gAAb/744+jb1wj5Bhb09RHN2L4W3eTmDOYP6fgd6AXzDAb95Qgw/NnvGE3w3LSBM9zk/wEm/wDyB+f4BgQIThQY2Ab18g0sH+/v6yD4Lf/wCQf69TYDAAgAet/08hH+9O4B8h0RAgXopuD/+PX22AkiECD2Bf7fgk5pOsoZHdMaAvsJryUDLf4z8u3z6QflygYgDe/r+9EL3ejj9wnb+vwT4wUPBgkMwRgS+sXUEEzkx6+uKukg+hADKQf+IKkA8wAQFS0y2wrp9f4BEfq4ue/+Eeb12iH6vSn2AB4Af+w5AgD67+f07iIi7v3qzA0B8vXs7xEz9w7+/hcU0qc8OurgDdEQA+gCqPwMT/fjpsHs6RQD3NQHBOwj1oH75PT66xHf8xcm6gTSCfMIvCE/A+UJJXTmiNXBK/8H/9sqEekBIroF6xoJLDA3y+r05uHy9/bkvvjpEAr1BRAEvSj9AC3/bdsd/fwCAPHk6Aws2vzrwLDq7QrrBiI67C3z+AQNsWc0Oubx+ooEHvUQ4wP7KgEq2/Py4+sH9OQLChbsBbL5HuYF6QS2HTEU6gMdAfr/yQARAOH1PR3xgQy1NMB2Acbk3PrxKbkq/f7qKCcfytH33uEU/+vxmDAEAt0JIwdNxx0IABIAGPcM++gD8vm4I+0UCgvosejq8/r21P8S/C/6+w8HzPUJPAQP/wP4/f3rBAP4IQX6AvkB+BfoACn9+AYEBRIUCg0L/wbt9/MB//f3B/gBOv39AhIrBAL0ywmBBgQN+/TnufnsBPL7DvP9DfIHE/oQDvH4FAICHhf/7ikVDgUGCQLqAP8ABPkB+wUB//nkEB7eBwni3uDo8wYE/gQH1OcN/vABWDFrO/8C+ATy+gz2BfbtR/8A/d/7+PvTChERAQYHHRIPEOkQ9wFRBOsK9vgWD/kFK/L1Bg8f8BLzgRC8CwIcCBoD0vv5/fX7Bt7d9/4DDgn89/3pBvTyGgr33QEYLPUL7PTmAf8BEtgHCzoK9fjSFxThBuqt/8/n9AQNAxAZ8voKHesBVMkIO/8b8vcU8i///u35QgLq9iIE9eLt+DEACgXTVB5JGOof7gBCE+MECPPxKvveM/Mg/x8a/A/YgScSGyNM70zyKQf36Svm8+TPSQoA5/n6+AUlJu34KSTwD+wBLfH21PQpABb/HsP/8DcM/fzo9fH4+u6G+soF6h7s/i4O2On2+vsJOHvCOuMM8v4q8Bsh3ADiLSUl8+LTzLfvKwDs9e7nahcx+Q/T6CQS+fkRCggANf7QHwUfAiX95g79CwnUDyFjvFDXJCna1wnwEATYTLT7si7J6h3+/vH7LCT/xdmB2eRA4OUlABUBFtkdCzLeGRoK3f0DIbSSywr18QXq6Cc76iYD7vn1r0GyOvQj9+UU/BEYCfv/WxXl89nxEsfvDCD/ABtBf/tm3vcY9PwM9dkQ7P6YHfXiHjD0LduxCyvWAATaGgtkAVXCHh3dy475KdXTaaMA1xgQ/PinDBTe9hkIy+rcswJP7fkY/hP/O+AM9VP6BhPoCBL+Koxl1iPd4xL3+iwg7zfX4xD6LdrDOtgjCO8V9frp+P7JNfXV9tHX9fLUIOT2AOUkUvF/8hTm+u7vC+v7B/Dc6/AMVtLtP+zk/SzzRCr3CR1Y/Rvq6v7n6qnnGekDWd8c1DP8KOfiFfjn7ir2ELzopQM+6gD/AQcBIgIBKyje6gPRFDjjObpqwNDW8tnm7h4D800I9gIcEewRO/UU9fYaDwQF6fn/f/jWAAb0KeXx9t3wBgsRFQFD9Pv7AAnz/AgD/PqhBQTmD+0XEfL6/CP4K+UZDPYlASHrywTx9/AIDOcXOdAU2RAFAPkA/vHpDe0JDc/45wBS6AX2/wEC/vMCDRzwA+kVBAvy7d5A8fzU7Qby8gki4TL5Fvr+G9zjOvLw9/4HAfz++Q36M/oE4+/sI+EyJtkN+fsRNQdg1ujq+hSW/fII+vGjEPTrHf8VIOXO9yz+SM4BMPQf+B3LuhrvDggCNhHgf8cZ5P0F7fEHB/Dw4fsF6M/r0gRs9ST/AP4BFvL09Abv8uYLGPz14gczuAPV9gnxCCpj+Uvl7REKzXsBO+cQAQALBc8B7Ar4SOzj/d70DAoG9dP5DQsNM/JN3/H18eyB+wYN+fm6Avrt++0NChPhCtb6SO0PCP05/SPpyiLr8+4PFgr3aOwR5g0I7+sJ9u7q7QoDJa359QV61iAJAA0A8uQEC/v/+AMTHiQGCtUi5wHr6uoCAxwj8VMD2AERM4LaOu7N7ucMHOH5A++3XPPu3uD5EfkK9tP7A/7fKw5d4e3i3vmB7PgI/PybE+jiC/cjBAvTAvb8XxUhOf5n+/y1xvnxBu0nE/zhbNEJHe/9AtMEyt/+7w7+KOr45/N84zYGAP0Bv+jy+tEJDPom///7CdMP4OHc6Ofs+Q4pBm/02PkYajYBO+33/vX8CuHq9+/wCvbx+Anx9w4GC8T5CAj1MeA26uj08P6G+QABAgLBCe3zLAMMEQbjFe3pPEgdIOhN/fDu7hT7CPYWDvrgf9sX+AH0+dUEDfvv3/wII8f29hwx5Sb//wkCvv8DEOP+6QP72QEHBfgQ7Rnl8/nu9vob5i//0QEMZlQBO+7x9gAHDOf96/396vMf8/L2AgPxAqgECusPCeEl4t7w4v6B/wL3+gO6EuIN6/0qBgD4Ef4MUEUqKO8R/OD/8u70IAUP9yfiVxATAfX9+fYA9AD92gIBFNj7+xgd0yIBAAcC4gXzCvUG9voP1/355uIT/A3y7gDz9fxH9jXv2AP7dZOqOuT75vAGI+QA2/kLo+1D+Pz++/wJB4EAFuv9TbIZ4uryxeiP+AQJ+vnCCNb90Q8yAt/6DhkIZ1IxGOr2ANn5Cgr+IOQO9Efsfvce1PD98wL/zPf60tP0IQb8+BwFzBYBAAMC4OsH7PUA5fwexin+9uoV/hb23P788QhMAE8B4P/gVCOAO/sIAAD9/Bz06/3wHBniBOT47gT9CIHkAwzzDyMi9/0aBALl593//wHiAOgfSf/39uInCv0ANyQvCf4HBAYkuyD69e/9/wEnIvD4KzYD+Qfg6/oAPA/9BQwg9/U/Dwj/AAIABP7+9v0OCRAJ/xwF+wwIH+b15//+9gr88QQKDRUDruwLOxQj5fcN9Dzy0OrXISndCtsG+gDq/wQDAwD/HAs/4ehG7/P9/ef/BQCu5vQcQP/6/fURAvgyEQ4r9gndNxPjgRb/1vXrDO7vJfT+DToD8x3pGvoCRBYC7N0uDwQ1CQEDAAj/KPgN9wI1FQwBGQ/m8/HWK9fz/wICBREe0RwDPQEQBtnsOgos6+0F8kkO3/QEMwLU/OUo9/3y8DkHAAz7HAow4PEWBATwCPENBQHT+eAJSP36BPb9BN/35d4CDwLm+Pbn4QL28/3e+N/hfw351R3rBAsC8wIDBfz9DBLu7xwM9AEZAQMBT+wHABr3Dvzv7Aj06Nu/APcQCSMX/yX72Az3KPfrDkmdOv0i9AQQBSjzDfAYQiGW+tIH6LvEAWUV5fAqKRIbLNj59fELD+gn/QLX7vzzSQrmBiwRyz3zAsjpCwjo+Crrtf3k5uf9PPPGf/YGzALf3/Ye9f0DDucAAv/zpSIZ8wsWAfsAR93nADfszx3k0gIF7d3D+iAdBv0NFR0BDUL2FhzsXHOWOvstAAceFx0F5PYgGxmR9OkKDNHu9Hca9wXgIqUAztMJ9PgkG9Im9fuq3PvwSujrFdfc1yMSCMjBPAfD9Rq/vg/vHwHwK/Hcf/EG7B8B7PkK6v/6I7n8H/7iuTS65y36AAUESNz4/v0L6QEBCdD/zQLj2t/n/v//8APzricR3fnylQafOv705AcG7hEN5ObdWAupCewZH+sX92QX+QD+H88kD+z6+wPRBNUgBf2x+QwCLwHYFAIT2gwcvIOzJwP9+AjPFB7n/dfvCLrhavQ5q9XtzuvZ2vXiBNX9QugBpliB7gX/AAD+JuQV/P3c2wy/AfD/Kf/8+vHc7wEABwvzvjfa7fviJzC6Ovod+QoE+dj+BP3uSgfaENb0BPr5/mwTAO35K80QAOz95PctCvIjCv+eCAP9NOgDHvsy+UAN9oroMAH+/NfRGR/uFsr+D9ztf/4k9fgI9vf00Pj5AOIFBwD4yEiGz/0G/wD/SNwC+RHg5f20FP8JHwHUzfn1Av3+7vzo8BH4/grreqycOvcg/AYSBvsN9iENPPGDDMX3uPsL9VgD9ePgL+osIeb5ABQZFQcVA/2h8fjlaPgMB7slA/PYvYHEJSUCA/zBCB3vB64HH934Vewl/NP05uIJ5AQGA6v56AIA1Ti4Egj3AQQBBvT2At8J/xOuCuYFO/zk/PnjBfsM+ALN2hTv9gj3yoLQOg/w9RD/A9oD9v8GKP/ND8f9+P33CUofBAbNEMz8APYB+gPoDwQW/QC3/g0DCvj2Cxog8Ov88p7eHfwI/+rZBwT4Db4EEs/wfwkh+MYGAw3j8QkIDuwEDu797DD65RUB/wQA+fHyAOL68wre+uz9Bwn8387x8f7/+//r5hMA1wX4aTiROvr48tgEJbkI2vn3SvWx/NP95xTY82ch+v26H8kC+uX/+fIEJ/saAQC9/w/5DP4GCyEqDQP00Iq/PPk5+9rCC+7uAbP5FvMAfwUS783y8w7/4voEFR349tj84kIzvx77AAAENf8MA8/99wzcEdb3LPPz3Qv8BwP88hPzAhv1yAb74bSdOvUJ+QAHIM0K1f0FIf7A/8YD2/QO/Bv9/vj2Prr7Bd0A9AL8G9gBAf/XAQP8EBP5AQgo/+kb8cyxOvAxAODUBw/7Ecn03+n6f9kXAc39+PUI4A356QEAA57970tAzRH/AAEC/AAKAcX9//zeDdX++vPx8+vt8PX+HgwC8R3u+vwCE3pWOu726AEECeX7/t8A7Aj7BgvxRQnx5w4e/SsDDpXlEOsAEv3tKf7/9v+cCfz2Gv7uBUhN4/Ti/dauQ+Vz/9Sz4BT0Hvvu+tvjduM34r7u6+cC+NjyrTD7xr3/+1F/ry/+AfAB3v0t/b8G/O/JLeUUBez2vdPoCfTpDB312v34rfwD8IekOvfxBeAEIN0S+/YBDv7s69X83fL+BNAC+vICHroIBPQA5fPwIuP3+gHwAQEDDwv6Aw03HeH63PPYJPN5Ae7c6/jzAeX75N7yfwgNIOf//gMA3O7/ASr9373/9DpXzhP/APwDugIIBeILAPzVFvcKCfDw7wLuBfcB//T19xL54AEDrMAmOwD3/PUC/QP+3v7eHPro/ef79QANAIHsAA/j+wIS/wA19ATv+eT//QDY/vYRKf/w/95E+QAJRAcyBAE4EgMXBAMAA/H8/eoYz/H9HCgD8v/2zwMHGBgB7fYJAvEdEPwAAP8A9fsBAf0Q+fkTBwv+AvwWMfYC8P37/wT45vP9Ewb4941zOhft9/f9FBf8nfnXKvPICQj+4w/R+BT0BQHD9fsQ2/sj8voH6NYf/P/T+OAQUOvF+ZRo+v8Q5ZkPDyH4FRDg1g3rDfrzBK8G9NsTOT/+CQ32gQgH8h0D4u0K6/QF5PwCAAMC4vHQ+/UFAwsH8+T8KP/kIu744QX58dPmoe33Gv3pg1ukOg/6/wYB9BoE2gESPQLpFQf94wTf/TMa9uwJFMcT8QDxLPgACOEg/QD0+uUGOP/yAc9/7wYDsZvpFQcQ9wLz4g/6+evuAd3sCf0h9RX/CQUO0AEF5vEB6OvrzjPFFA76AAIBBvf1/ADuAwPwzvgALf/d9v75BgL8DPT59QcDDfvcxfqyOgT78gD+DQcE6PTNRgDYAP/+9ASs/zkE+wACDrkI/vX3IfYJ8uE0AADy/PILLgL0BMYz8QHtgcmyGAnj/w7U3u8BEdwIAN/sFPAy7/wD//f92PUP8sYG8OX47k3cDgsB/wIBJ/3z+/IQ+f3D3fH4AAbg0+gE7vr49wYDDP7+DPLZoKWBOgPq+fL/GvX/Dvf/YAvF8KcDEwiS71n29O4GHYcd7/38CwQeE840/ADy/Av8QerXAONS/Az8gajXFhTu8xbV0A3/F/cG/8cBJ+ww9Pb69wkQxN/9F88A+vHt60y1BAUEAP8B6ffa++cW6QzS6dr77xXlEsH2//IA+R343vP+CQLm/KqMOv787Qz+Ef0D5fL+KuzGDvH///Xg9FcTBPkIFLEH5OP7B/XlFdMo/ADL/fT9JwLZAQlJBAIIgbCxKgwP/vnnzgvwAOft+t7zOvIt2u4F9Pb+xwIU8dkB8OX12l65+Pz/APUB7/z3/dkG6A7I2u0E9Pj44+b26vr48wv23Qv59gXYS9iCOgoB9fMDBwEGHfj3KQ3DHuAJEPH5AHUN4NURDLIP+O76N/cIGsc0/ADKAfb8JgTmBPtsEOP7gbmnHQYsAArX1/v1GOL/EPD6OwA+yev/9gj31/cKCOf87OwBz0q16QIBAAcAJATrBfcK8wLrGOYP2gPy7Nf2/gP++OrqJQn95fzg1lVbOgfw7+gCGuMG8gAHUwi7IsH29ArzA38b/ArjEIn43/P+H/YCFt8x/QDzBgIEIPn1CONa/uH5iryqKPs8Ag7jwQn7FN3rEugJOvIuBM3+/vf/3PP/FAv/4/T3+2Ls7QkAAAMBGfkV/eX4Cf++OdsIGAsA2eXoCPn6+PbUCRT+5ALz0yOKOvn/+PwEHd8L8P36RPbqD9oAAPzjAz8xBQbgCIES7fT6FvbuFrsY/QDg//QEL/rzBg06Iu7psezWIA5IAALi4/f7JOX3780APvA79PD89+8A8gL//RIG39z/AkMN5A//AP8C4vzd/uL+BADYIOD9G//73/0P6//79CX1/Qr93ALk2Zc3OgkJ++MFGOsA/e/HRQOe+dEACfbnAEcXDukIG4YV4fYAL/QZDrorAQD+BP7+HwTlBAVv+AQRq+GgPQUXAfvFgf75J+/9BerzaNYgHP34CPb48/cK8U0J79D7EV1F8CD/APUC9QLoAsD39Qa+HwQCKurz1/D+Af768Rrm7w8C3AncSiZXOgsFBfYBHgED7wwEEwT4AJ76FQv6BB0kBPEKHIEM+PIFJ+oVB7w0+wDbBRT5GAwNBA9TF9z5svanE+pT/vII5P8AIun9BuIESvgjBOEA/+gEDuz/8i766+r6EUtG1QgAAPwB9AUM/ef98QbNIPcLDAL7s9sH8QD/+h398wsA9gH5Q1CCOvkN9wMDDvICDfD3KAXiAdAAAAAB/UQU7/kAGYEB6/QALAcVB+QOAAD5AwL+EgQOAh8++hIBtQu8H/9XAP/mwQkC//r4B/kBR/Ih+fQBAQAM7PMD7x4F/+EB/xQ0+QQAAAAAzQ4IANX+9//4KPIA8fkK7AL08vz+BALy+f4B9v8aWZOROgbk+esCG/MIA/wFFAbs9NP9+gEAARME+uf3EYECAvcANQQaGNop/ADqAQP9EwHzARpFDuvvxgnGIwpjAQHi7fn+DO4C9+7/LAMPB9L+/uwA8vAD2jwBBun/+idRxxMAAAQA8Qf+/un9+/zqLvQKDvP/7Oj44//++vbg7gEB8AAXQSnwOvc0/wLyAQMO/CHuK/Fz8RL79gIG2NoOAvPg+v/47RI37/8YA7IFCPAL/xr6YPcMBBH8/EAi+vVO9+ytpJTr8fP6HAQDD+762fP4/w777PYP1AD68xjzxiuq3h/r2hGOAP//Bgro8QHWgfrxNCn3DRsjAfH5J/4ABNoaBsoBsRD705WaOvUO9iTVMPwK/hDuZxVQ8UHS2TDr7JwrAOny+2cExyM+D/H1HOsR/+xCEi3tGGfk+4Ho9QPJiAoa/t2l6Jf/9fbIBNUL9vSfE/wQ+em31eAJuwDxEQ8CDQ3V90L+8AXS//b/J+frPvshhvMKWkPp9sfw8xwAEPTv8+sOO9z9jwzzEdmSOgPq9DQZKgZG/g3sLxgU5Q/07s0BHdkf/gfkNB7n0ucG7wr2LcwOBQDhTw7qBF/mBPgGAivm394JDvKeBwH29PrVAPosleb1fwc0xtr5vwju0wD53+z+PwmsvArS9+v4//n/Jf7GP/s5kecOTSQEGewG3uf7CwX+ANoHsT8vwyDt/3WQOvvU+hL3f/kx/CgEQwRT6G7Rv6ryBvsgBPnnLE/z1CAAIwgRRb0BEvbl+kbpGNzdAcgAAijVyPH56POWM/nw7RHoLdYSiwfkKBsA9gz51AD91wL39QH+NOcM0O3s7PLH//kAMObjJ//7ot34XTgP6SMUqPkgFwDw3/B1FQYluDT+DIY8Ou4C+frnWAZX8hkAGBVd3vm4yNj1yCYhA9gq6UHQ4xQrItr/8fAdBvvOByvl/rTW/v77KyOaw77k9+TkD2W4BPbn/wcZ2wT3TuYMveksEBMHwAAFGCL1bwDatPfm3hXAAAL/LOkMHgDfnNT0fz7qWej1+wIk7AUG4/g//wDc0wznXOWVOvvzAR/5H/RA9xYGCO5/5Ubh5NMCx/0SAwvu5fvs8RQNUhcUH+7/+OUH5xADGwHn/hDuEifH2QbrBPQD+uOy8fcBEPwI8CfiCvX3rhIJ8use6gTy6grzCP382eEN4/rYAQH+C/D4Ivr36PsENjP5Fwb3yNgM+Pr1+ts8DBT1v+cPVmK+Ov3v9hUHGeso/RIL0AF/4Pbm5+jvA+f/AfcDDRno/xAHUA0EAN8C+gLW9fP6F//x/xvyDwe86gsDBvgCD7jG7/H79AUB+DXq7QkG1wr55AoSAf/x4x3yFPMFCwIa+gYIAP0A5voSHQLp6wD7PEv38w//8fsHDfz6Aewj7i/7zQ0dlHbEOv4A9w/+5wAQAv0HtAZ/7xvr7/Dt7fz7//oT+TTn6gX6Ofn+CM4C+/cJ6xXxBusLAAEK/fHV7Cwk/foY/svj9/39DAcH8j7Y7Pr16RUeA/MA+gH5Dw38GQT1/eYv9AT8APr+3/X9Ev8GCwUARV736d7+2/QJ9Ab/9gZKDifw0xgdyLGuOvft9/kNEeQy/Q33wfd//g7q6Pfx9s///AL4+fTt+An8PwEM/sH9//EK5w8BAu8O/zEDA/fY2CwM+wET/rnO6/v/JeYAzjPh6vgKvA4A+toF/QLy7Rz2BAcACAkr3gb3AP4A9QH9B/UA8AXxREv9Egr92fwE/PwG9v4tDxwA0AgKxo6EOvwB9wAI6eEf/w/xlAF/3H/m3A0DDcb3/QEj7ngBAAPoTQADDOH3Afge/+wAIAjnACX6AdzR1kQe9e/yCZi/8/4HAwMPykbG4PvO/SHw/uj++AL4OwUJGPsE+PckEwTuAfsCwfzwC/oB+gb9SWQB8tYH2+0DCfv7AAJoJPkTqwUeI1Z5Ov8LAxD7+dcYAQH9x/1/+AXx1wAVA5X2/wwfBvb//Qb5PO/jLMf3Bf4N9PD9Ff8MACTx4gDR3l4P7fcnAYXxAvABFAwK32XIjiDO+hkL/+YMDP78HDIF6f8I/fssGfYJAPoA+voHCwUB/Pb9TVwEFez+1vsH/wUB9g1v9f0BywALe1kwOv4J/woM+ub9+vz7ivl69D3tyAQG+awEAwYdAhsBC/oAf/Hm98nkA/wJ8vf4I/0aASbww8zK8UcTDPcvAIvi9hD7Bv4UymShpyXl8B8P7NgM/P/yO0X5BfUD8+ZTUP70APwAyPjpA/fxBQECWSD7I88CuRUD9Qn+8/pJMTABtgAcDsqtOQ0Z6PIF1Q8QAhz4lPZmASj5uQkK65EFDPMPBzcU/AMAUf/u96cCCPIk6f7+JgHr/yr40yHtJBgwAf4f/MoRAvsB6AsHJlqo3yDDBzMK6AEu7gMBQUbw6v/9+Sw+aPXxAP7+8vv2AgHxAQUCHSIA8jsN2QsKB/0DAP9/+AUW6AAwF/9YOuYY+P3g5/4aqfkRGvYw/3/Wz+l+08TlA9nq6vwA7/AH4gII8NQUFAb69AnkVBsO5w0Q4UVLIPjfGPjN7NA5Dcv9+981J67+ngQd2CT0ARL8tQDqEt/v0xwk+A/rvQEgAPwF3cnw9TQKPgYQFt8L0/kcJDH///4B/fVNEhL6/wzAza9iOtn1AeUGGfUbogEgPPh5/SLYuvcz2+X9/uc12xjl7Q5EBfQYDqYPEQTpCQD0aQAl9s337S0gDr8J+Ov17KrZGM/7+dQm8tMf1CYzCT0A+sPz1AD0IwH/6PDF2OvdAvgo//f/jyvvxCPq++YXQM8K+O8sNQP9Hfv38dN/ASAJDCnk5CSIOu8Z8/AL7BAnxRT8Ff1XyvMMzd8PxPgFAfD0ABIC/gLqFf9JFKT9A//zDwf5RRcaBuLe4s0eH+kFGczW9Kv2zdv+88kkBtAX9C4g8Bbq+rwHsvvZLAYJy/QCAyLmxfr3AAMBuDz10rX0+fL1HtwB8AUXRAPk/e/T0a1/EuT+EybzREZyOuj39xgNCgYl0SL6a/EjrSTtwvz9wfIDA6sDKDUy4fvp7QEkDrIT/QX2EAIXR/8gBtwV6/gnDbDf/tCp8NHv38D3CsYEN7MtCf0d1R0b88kCsP/hLv72AMn82/boFBYOAQX+hT7z4crlI/vzNrIMEPEARCvW6vjmycZ/+xHxBBrJMWOIOvDk8goX9wkfyiXw8QEuw+sPuPUJ5SQNAenQFhIgCAIXHe4WCKsGB/8lCA4MJBAF9Qf45OsQAKHwH8Dt/sH0u/0EBMdHGdsEMBwL7SL5/McGyP64FPAG7swD6ODU4wv9AAz+2e7w5ef2FgYADNII7hkjMAzm9wHt6r9/BNfwIwfbYjVdOvff8QsSDQUwyu/wJQgxygX9ye4f4hMQAsb2Dwob6gf2FuzzDYEA/wH6AQ4dJAYeBRTq/D0F0q0BAtfY+bAM2+sID7kdD9VH7/8D2QUP97cA0wDT/Mb29bv82fzQ1woCAPoACDPt59vtH/kcKbgNFe0K+A7c4f7j79J4CvYBGQ4W5TdUOtfZ5xck6CQm2vn+IP4rvuwExfMa/PzsALj23xEm8Q39Cfb5N4Hq+QMgCxMUOwcI/AIC0dEJ2LjPG7Tt+cr24wj5B8Eu/fwd1vkO2hXp99QCxfznEccG0s/w9ybdBSYJAPkCpcP11/P8C90MHsED0/MdD/by4vTz88Ez7eAEA/nXS6JkOvAU//kM6fQuyhMACfAxww8CxwQz0bnZBfv2EMwu8wH4Ieb9CqsYCwIRDAsFNgL5/Prv5n8G0bDPDufO+P0MEAzxAc0n88kc2iUF+QUM+M3w4QPnDOcM/gcB+zHs7AoMAP3/xQ/k4u/1HQTqE7UH1/P//BEDAgwIEd0s6Pz5JQXuxQsxOhopBCb7EhYfzBX65O1axdcC2PcQ5gvYAsQH6ecYvwno5OHeDor9/v8HBBwB9/gE91vJDzwF9qcCJPeq/u/uCfMH7slAA/8l6v4As/8PBRUG9QHZAOPx9w3w3xrKIQH0APX/1v4D6vHu1fv1+fD8Hvbx2u0H4wsA4MV/5/r/GwjOPqJGOgXj+w0G2v0G0wT5GfEn6eT3+P4PAv/o/9TgBdoSzv/U/+EcE5cEAwD2CQz9BP4L/AcE7EX07bH1Ke7U8+v7+/wIA9I+DuEyEkMK3AgDAeQL5gLsBb0ABBL5BgO2FAELAPUA4vjj+gIBEvT2AsAWAfn65e8MBAH0Jdh/7Ab8HwXiTnD2Of4x/lADDhkDzSUH8f9q05jq4ScL/J3+APYPH60z0v7V5trdF4Ho/QLwCPr1SQzU/hvd8Efy5RnoJN/R/P7qCAb7CPwsBO4V5C79Cg797esT7vwEJcsV/Ez3Dv8gRRL5AOr8Gv8M8w/0A/vPDeH96fT4/QIUBhIFCLl1qr8IDA3i54PQOeMVAPYP9+0E7gj9APF0vqDrshYP46Td/6AXGYQ1vhcAGsLSSYQqEgEhEuPqLvgC/j4AEybo7ffjE+4hAMT4R+n3ARgT2C4UEigKDCMG9/Xz+gG5KND/ESn4Bw0GIvP+AAX+kNb1+90KCOgANvL44dUZsdkL9hX/3+V/0fUE0f33jyOoORD5BeD96PMD0hD17Pp/1eEMr+cnApE9Aso39/IG8/bmX64K/I0SBwEY/Q/6IfYBAD+w4xYK5xf//BL1953TN/MDHNM47SYKvUDT3vL8A9f7/P7t7AMAzuD/5e8eBPoBAPsApuXxBv774tPdZyUOqObbzPsG2w3y2qR60Tvt0QXfjpQyO/wMAff88xcM5gvt2r529wvfxvUM9Mr+Bf7+9i0VFwEW+QHfA8oGDQYQ/gz8FQcG0hkHBeAaHBgNCO8M5sD42vwAAnAL+wIEBwwS7CXmA/EB5gDrFzv49gnwvRQI7gX9AAH+j+f8/wsDxgkDFDPv/+cgxesHAPQO+RV/C/vtzvoCugkDOwsV9APp6v0G2woYHMc40xTZv+0PB9wVBfO5+TslBvwsCAv0/b8P+fv/CQHmT/8O8voC8xYSB1VN1uv+1sb6L+8BBCkl7b7ZB/0J5SnZ+h0LrwL+V/rm6vTjzRbk8/L4APj+gcnlUwE0wO0SIP7t/9q4ABj/Dhv3/O5ZHw/z5hv6yke9OgkdDScj2xok2Q3tXP1B/PfYr8UM+MHnAtjD4+Im/tAD7/ThCbkBAgH8EvIAOBLa+P8p5v0LIxMg7M7rALkY/+X48cwfI6oE99X86QDl+v0AqgDvUD/0r+ezuhITnvUUAPX/78X1bSQetAADGLYIFfiCCCbzEOoR4st/5vXwAyLwyWGmOgqs4CcA6esg2CMbfxwe1g2vnb3m6wsOA+3V9ho1CNkjFeTdIanwAPcS/f0JOdz+8QYL5TgmCu/oF+sp27Iz3cr/A8gNFpch8soPsP3kGjMRiQHpMCMEp+rBvPXO9BEIAAb+7JjgNwrg0h0gLpL4HQLEGykQDvb47etB1PvtBe28m1/rOgT59g8I5PgI4h8Tf+4k9ffk0uT09+UBA+TtC+lB5dXxDOLqFbz3BgD6Ghn7TAL78f4eAuve7AfvFQMN89AQC/D688wM670zGtcGAO/pDxr+wAHrKSsA4+nnv93e4f7+APoAGuD7XCrp4/UbEdf6+ucICAXw/P8JEvlD4f8MGAcASi2VOuspzSQ57h4r0wrSQN5A3y3hxPTx4fb6AeDKAAkw2d7jIdkPBoz0+fdJJBj1duYYESTu6ebaPc1PEAQd9qwWL9gGLEwIzKhd/I8M8PLn/xoGiQHyEgfwwQngrvKe1xnxAPz9zMbvHwHe6BENQUMMEeNk3+jWIewM691egdH2BvTZolvAOvIL+RMY8egE3xL9KgEW7/zS0+4D3NgNAe7g/B8W3ujrBfIGL67z+gAW/wX3KQPp/RL3C/zTRoEi6ghQ+NICH//480EU3sk71sIQ9vMK8SD9wADsABsE8frszAHUAPQAAf0Bn9viHOn6EwwpKBL/7Q4v/xL+/Pbz8ecPzL/6/hTbAh7JOgXvCSQI8gAG3iYGJAMx8QDptu0X87cDAO37Fwc1+PL8J+sOG8n3AP0FBh34OwHtBv0T/gj1EQUEKPIZ9e7gCecKFUgS9ds42eQEFAD5BkX/tADy4Rj1/xT71APPCgEMAPn/gevsAQHr4P31KggE7Ao76wH57QIK6vQx4wEO2QQHy5mWOhv70Swu/b0P0xD27gUj6AXsw+zeANr7/9n2CzoXzunyM+LzF5f1BvxA+A33LPjlCF3U3h/dKy4mAxRl/MfQAOn4Fn8U4BIK6ZgA+/b30lkeiwDn+PcH6xz72v/3XxX6Av79oLbu1u3o9wLoIkLxHP1e3dkF///6/dcT5PET7BoIvpaMOvzfATod7Oz/7RD90/pT6ujhtuwuBoEW/vHuASAU3Or2IOPDH63rDP3wBRIGDQ7jByPS8S/oLlw+FPsp+8ivHO34EkEB0Uv739X/9BH9A2n7sAD0CCfz7i7/8OgR5h4KAfT9ldXT/wj8CQ8JMCoB8tsw0+sBBewD+9Je+xcRygn67XbDOvoM/SABBsX96Qv/8gMl8OH33v4V7rkXABP6ECUABPP6F+/kJrwE/wIn+QD3/BLx/w/f8wbRA08wBv8YANrvIggAETf7+jr+5fbu+AX79yT18wD8EhoIBgb8+AAPFA4BAfgAgd7e8swA8/j4DxQB5/Yf9/4E/P359vAu5wgLvv8L/FPsOgQI7fkHCdwQ+vv40vI68g3z1wYa/bMJAvkd+iMA/fj2L/HtF8oLA/8CBAAF9f0EASnrAvDpBVEsBAUu/tblBwX8AycM7S0G7fICAgEB+wH+/wACEBsG6BAA+Qgv9QcCAPv/gfL5++gJCP8GIRMCAvck4wAC9QX5AgMuDhgDzAAOFQPBOv0F8wwL8bD89wICiPFD+QXu5+8FAbcCAOQPBgb/Bgr7H/3qEtML/wATBRX89A0T/S/w4eLtC08OBvsn/uDH8wb8/TP++iz7+Af16PUA/wf/7gD+JCfz9vL/AQ5GH/L/AP3/gQXx8eT/+fP8KyEB5/Uf6Qj0/PsCAfcr9BAApv4YkIjtOgUA+gH8+/L44fsF1gsF5h7y7Pcg/ObyA/QX5x3tf/H6+/Tl59wJAQEO9AP3FQUR8SH3BdgECvcDAOzx5vkH5vkP/g/+6+Xd/fEJ7Q37HQz26gABBx/56h3j0v3x4wYMAP38BP0EAQf03Qf/EgH94wACAQn/+gUQ9fkZD/Pr+vDqlPlOOtjx9BYW26vhtC4KP6Kw0CHd29sVCvcMANHBDj8h2SGBMeb57pDyAwRs5QQTKw/y9QMFF2A36fZn+wOUjfb27c8aqs4A8dau1Nr2tS/+Bx3noQEKJLLzzPaEjg/zs/P///cA8dXZy+eprBEMKtX9sOyiYSbWz+QE1a0RWucTQvXXmouXOvv64ygb8ugC3Rn2T9C57PXmvvf6/sMFBcaq4/HehwnQAuP4C7wZAQL3/AH7/gf89hv//UowBQz9BdjtuAsa8vQIDA8CFazcH9YWzPv7KiYIgQAABunxmN64seAIlvrvAAP+rekGBNT50gMM97fu5OvOEyvqAwQJFbrl5ePwGO/FOfNSOvjxAxUR8OUKxTYbQL2l9eXfncUOAwXnBbnf68AMhRrZ78EuF6b1AgAQ5yXpMu4Z7En96TZA6qTi9/e7vv5BD+P03vz6GoHTJ9YwnNnjCVr7vwL4Cg4MofPhofPR3xDzAgX+w9bY7Kv/vAzO7Ib0C9zEBhoUIQwGBcERUPEFNAK8HMplOvcp1TQF+8HppSMAK93BChDk2ffg+uPYAMboA5sjtQMV091JBpUQA/8Y8iIEShT+BAPS11356qj2B/rc9w7u8/b97O4N7IEb3+EK1f72C0L2tgH49Nr6yQPpiRDGMgDu/vn/EM3t9tIGuhPgEr4CG/AfI/kBD/gmGJ8J+Kzxwu/eG+FIOiYE5yf9m78KuyIH2g4A/Q8ByuUiChgUB8oCATM+BQj9N9IKC4Hs8ARG/ArICRQR+zfy4nEgStUEByYA/dArKugEILr6GekgB9f22xAOC0D5nQDf7dvstzD1pOfHQQHr/wT9ENDZ/CoWwuQC+OT3G/4Q8CQS2gsADOA40+7g+QfGOyNHOgQJ2jMVu9Ltwh/ZMPf3F9Lu5RfL8snzAK0j8dDw/AX15+AKLML2Bf8mBOftPvPmBAUixzfu2KL/DBi1+/wLPfrz98cD3IEPOaAM39X290zykP/z6hoBvSjzyvzCL/3yAPj8MLwU+8vm1AjW6OH74dXs8uYKCAoX978a0sn8DxrP4XUrOgFF3PwQ2TPZ2C3T6wnj6QfQ0AkT/NjzCeIOEBQtMgAG3+MtQp/qAwEhAhv5RhAjBFk0vGHw77ErFALnAukgTuv6C/EcyL4A658A5PbrACQIgQD0y/gDxygW4hycXfvu///9Ns7jE0oj9RsVFP8IB+ccos0E/AgMDLf9z934/u7P4U1bOhsG2REZ8oEN3jL9HxHgFrvmzfD89qTjA9Tc6icdEfADF+kOHs8V+wBS+DH6BAnhBUL91Uv0HskXBhzW/9sPEwMB+tAO6+L958H9ERL19jD0rgDkAvz4+xb9+gsCUQELAQL//83SDvwu5gu7/vD8H+IIBuv88vv3Ac8nC77+/AfZVJQwOg4j6BAQ97r9+RryGwgF9ovwxRIG/ZT2Ar7SI+YFKRYK6OnW+LIW/wJeAisG+/zv/0Lt8Frw+s87Cf3h/tc+R+cGAg7q7Af+AoP09xsT7mL9zAAGL/z3uC399xQBfwELAPQD0djr8M39+/nXGv/88+UG0toD9A0J8+3w7/cCxP/sTfbPOQ8f7PkOGMbyrffrDuE/Abbr0Or0/oHyAq8fDE9B4gUF/OrgQ6IkCAH1CuTsIPzLAiPn7mAT9t35GxDNAoL9OOfyEdAQ6yPv88Xu/BPr8zUEswAJIv/x/fj33EBgPwYA///+DOD0AuIGAQr1ShL+wvfa4OcHJAEV2J1j79oJ2PTQZmkxOgYJDRv7+K33+AANDPr1AoH91ALw+tb6A+wG+/4LEQQAHewEC8YlBQD0Agv+Hwv3AEILEhzfCRgRBv4gANT1CfgE/fgECgshDOMGBgkB9xwE5wD0/SQI1iIB+hA7IP0BAAD/0fPvB9sIBwnSD/AA9gwUAP/8CgcPDvnx0uv+qQXisNVYOgr8+wkC/db/7gf9APr+84H77gL8Af77/ub5CdIEBgD2CfABMecOAP8M/hcDBfP+ATcm4wLk4wT1+gwwAOkaCgMCA93w6wMKCfkHBgn1/vj1+gACFSkCB+j8+QsSDQf+AQH/zfjqAeQIBPv6CgD/8w0Fvev0Ff8A+v9B9Qn40QP4qjIWOg4E7TADFurzkhcNwrTW8n8H+wlM/t7sBvYK+0wR/f6NBuHZ4c7n/wAUAcvwCvwR/gOZzgUjOsn4/wkjzxkbDvUV7OgAG8nN9tIW7gX68PwDqQADwwgB6wWsxOfHJQQA/wH6Fesb1wHUsAbzFMH52gDrL/j0DgL6AuXrruD8FQOlwqYXOv7PAQAACArshCMP/M7S/UME8AbZ/sLX/s7D8MUB9wLPCPng07b8AAMHAPXePQQl+gbq7H8x4J76/vSCqiDM6e0E/cj55JXW+dEmqQf2IPnGhwDyk634v/mKvQfjwvn9APv/8+Tb3/WxjAr/7L3x4v6gROj+AgUIDqvl38rxHeCoiq5FOhD/7fMEAi/uzA78NdWzAdLp8P4AAunmA+TEEtUI1giw4Oj79ND6+gAY+/DvJQMb+iU44VYpzaAGDv61wCsSDfoF/9f8D4Ha89gT+gr8HCMHnQAC5tX8zvjMs/KW9/rtAP3/HO747evotwQQ1Mn25f3LJ/AG4Qf/8r/j3ND5EuyxcLgwOvTv8gv7Fffv0w4F/N3VAJX04/3a/gPtBuPj+gIR0BHEweH9x9//AwDf/f8FFfkE/zkP8Voova33CvCByjT9DwkD/dcP+64ICOAZ1/0ACBUHkAAL7s8SwQnXxvyF4f/+AAIBHfr+4eLkw/byvMP23ALbNAT6+gD9AK7pALv4H++1vncYOgUA4xD/+wX5zh7/Ht3LBqYG7fPvAQ3MDdbZGwAL6PvIKdww/LgpAgHwAAT5LwH1AQYX7iZH04HuAg2f6xcHB+oBAxcGJp4E1OoJ2foKABkAnwAD4rD5xw/v2fCURf8B/wD/597h6dwA+P3kEccBBQEIOAsJCwUE+9zU5sj9IQKYIrgEOgH5AwkF/ffzxinjIN/zD9oH3AzrBR7lANvC7t72qRL+5+AA/7Qk/gAV/PrqHfgCACzZ+n8n24buHgm1/+cU9/cDCuUA/ZYJ8s4k0Pf/BwP2sQAB7vTlvQn7vgGx2/34AP8CJvQA9NsD5ADzzqXyABTmFvP/6PwB/83thNLtDAW6jRb3OQfx4C0M5fvO6BoJ6/myEIHz8Qfd/vXXCKLg/v4I4Qj42+gP+dD7/v8HARLfGgnmA0pC0xAYFJby+/vx/v8F+/MDDOsSIu/i1ekw5/UACjgasQD/8hzk5BnyzBzkLPT0//4B4PTN9NMV7A/l+Mv91wzqCQIG/Q8GBdPIztsEIPPSmWGxOQAt8AEUAchEpwsZ7PXyERYZ1yANCu0yA9DwDH8G0gkABNb97t/7AABSAtUV8hr1/96v6x218Kf39OiO8gwcM/j+GQ/49eMSTb8PzNoN/DfYzgAM5QniChr8/ySxIAD0APkCQLfo+Dfd+xUVS+Pu1vXz7i3z9QgA/LjO2+DmHA2s4oLXOQQJ+i8G0N8nzwr8uNnX9w0Kx9/7AOjTBrghBH8dxA0C+9PMALvH/gL1/zED2/vc/fiYA0Ab1xL0Gg638hv8IgcC+7nuLePrI+3g5gMACysHyQAFJxf48RIF8iXObfb7AP0E4dv89gUW6AEo57Xv5ATlEyEM5fkDHfvqBu7n8QGbLCeOOQX8ASgd6b/14uG68SYlD4Ei1+X8+hDUBM2+BOoEQ+oAKNK4wfILAwEe/wMIOwr0Ai3g3g8A10buFP5O9sTvRP/6LgvWNSzY5s8czOkD+RUB2QD76eTczDD6BwEWxvX3APr/z+fS7wvs2+C2PBkFNSIIBy4NEBoB6N7kxQri8/6VzYmiOfX83BYB88cQ1PQRFvUK/uHn6gIc+osIAQD99NobAA33IvLK6vM3AwAb/wb5EtbVBTAIzicC0ATtG/wD+90XF/7+ARz5DhTrx+ni6vkF9g/82AD8/TD/9fbq/Qs0f+oCAP4A2fEG8ffj1AzgSR0A5g8R39gBHQH/8O3w0/ECF/f7QqsuOvkO9Q0EAvH//PP1EgHmB68D+AHnATjuABT8//Dy8gsBCwMPHOoG/gAOAR3/CwT0AS8/+frtABvW/Pt/AOvv9wMA/woMEBEXC+0CBP//BgP+8QD5ISgHBfUA+g8Z/gEBAAL/wQTyAtgH+gHXEQL9GfAZ6gT6BAAB+Qv76AAA9wEgeWLhOQkcAP0F+N8B/u4G6Q4SCKj+6Pr7AQ8V/+PoCdv5DQYAUfMhC+wNAAD0AQMD9AL1AEgc4BbbB/vIGgh/ANvrBQH9BA4HCxEE8AH87uwA/ej+5wD3CGwGAhX/BBJRKwP9AAD/Hvn28/wJEQrtPQX/Au4O5fcH6voBDADl1f31wfkAK4EOO/o8CB0CF/QU/vjwBgUE/z74DQkN3NPf//Lk/Q7/8hAl3QAEEL4M++kQ7wz1MPvyDQPzGkslARAWBwKdssL74Ar76SEI4+IA5coF8/UIL+H+vf8JC+nzyeO1Iyzl5t/AAPMB7BbkGP36gf73Kfv3CPJUCPn9+f4MBM7g/rrunuv9z0HNOvcFC/3xLPofAv4ZACxQEwn3HQr+GNP+ANsjECAD7yco7f3QLsgK+AggEwYKHwYB/QoX9yzs/Qc9Cvaf6N8YAPTv2xT/8RPkPQYWAwHyFe318wHyEwPx9CutJRb9/AOwAPwAGwX4DfoAgfL9TDTtGvQv6vwDB/wCENcQ5Lr9qAkLBt+2Ovj8+hAHM/cO+vD87R9D+yH1ANkr78kJA+wFCjkF5jRIFQjwI6AFEfEmEwECOAcI+uf0yzfm8RQJ9e7M5grM+vXkGSML4f/+DssE5e8jJf0ezQP6COIDNAvUEg3uHwP4/+3/7vPSCQLZgfwENj7u/OgmM+kBIQIPCeLEzObzvfMQamuJOv3kETMdIe4Y+PkZ30B/DH7uKjLp95saB8Xa+Hj75QkaIdz0BbAR7v0mDf/1L9Cy8eUG9yW62wr7DuuJDkfOBB313j8PyC8LHi66VQoS59PtCgbmGxXoLAUHYbwNUkoLAPEBEe32NPe8qPIOKFX5FkFF9fIUCfjx9+TUyrjnszQmedyMOuDYFzUVKdQw8P4K+yp/AEz0A/3gEuX/BN/oJDPx/hDgFwYKFaECA/QWBPD+D/nv/QrXHD28xhAF+f7a/Cff6PfyBRHjAizfDucBwCkYKOHhB/wPCA7SDxD1Qekv8f7Y/vf/pgLoAv3xkvfyKmHPEVAO6fwEFf3zDtj7s/M3wf8b5pdvOubd7wchE9Bm/vYhIxd/Exfv6QDnCcwvAf8D+R39xvLgEu0ACbb4Bepi3NwRPv7v+PDn/zrEsCyr/vL09vLZCPYByQnukED528/WHxX05wnl8fnnCyrc+QXCKOpfNfLJAPoB4e7J7euqvvb5RGIFDCAZ+aoeDvMFEfUc8CgIswwuRt2AOvbxEAoo/fAh/wgl/Q5i+ST47vr/C8gM/fFXEUP72xPz0+/vGa/8/vTm8OP8Egj//SbP9EXzzi6t+fn0ICi6AQ7/4QH1tCYOt/z0zCgLJsMT/AEH3AXz7unmKNw1KRTnAfIB0urcDvTute7vNkv4ABEX5A0I8gT3B+1/3g8Lu/4ICwK0Ouj9/w71LusW/Pb8uRJ/+Cv+6gED6qPxAv4M9Oj17Qb8+f73GsUA++758+cA7OER/ybm/BXi5hcHEgErCun1DQ788PoLowr2ugUE1BX7IvX/Fv8FAQ3f5w/sFt8Y6foAAPMBufjgHfz28wvzLjnzAc4B2gYH/vUF+O9Sz/PpyfcCtQGPOu/e9A779PkdA/Pxpg1r+vUO9goKB4EEAwQh7fQFKwT/JPnWF7gD/fL64wcM1fMOAAvy8f31/00Y+v8sANvCAP4B2ggE2CTXwQgDzyMG89oKKP4SGjP1+Qv/GtVmHg3qAPEBrwLeE/DY7AH1LXv44+4G/Mf7+vv+CM9p6Pf11/wAhY+dOgPx9gT/7/H7BgH/gfRXACbzEBT2560CAAMmAwX0/wIDF/nm5sXo+/QJ6yMH6/oJAD3/4R323T34DBcYBeHE7Pn66QENzgrstRTm7CoFE8UHF/8cGu/yAwIFEv8wEv/sAPYChvriAe348PLvMln5/vDx2Ov/BgACCOZy6Ab3zPL56u6rOvn19xENDeQOCAcKi/tZBfL+7gUB67XsAP04/NL2Awj/EgP9Asv2+wb29vj3Cfge/zED7OPt50nyCO41BNa78vj/5wgR5xHg5CzZ7xvv8tr+GQH85S7mE/sLGu1AOPsAAPYBvvDoDfH3/vj+KnP9+f8G2wH/+/r8Afh/9CH9qwIdqK+UOvz5+wYM9OYBBAbzgfxJ/uEF8gUIA47wAfUq+MsGF/kAPgUBCdH9AgXhBuQDDAUDABv78O3x6H3xAwBH+c/K+vz/+xkK7CPM6BXx8x/4Cez5GQAHBUIBKAX8B+ZuH/bzAPkApfXwBPsDEAH2NGAEFPkI3+z+DPsEBgVv9DwDsAFAk07BOf31AewIFwQh9gD/4/9RC7Hv0R4J+4EBAOUj/qEv+gYBOu/G3uD5/vgi+e/9TQMWAPvk1SsP9CDu/wJF9roeBQEC8AoDGQjJ0DkFMCQFCfwG7wARRy79wgT5BuA9N+P4APQA4v//BQQKB/7/Hx7/Cgb4HRL7+QX7Eg0y6SkG/wQFYaJZOs4bC/gH3AsU3/HxNAN/HgKfkfFKHg8Q+vL90kHcAgocGt7+EJEPBwQXFQvrdQ4k4NAyAAYqFAsyAgrhTKzeFdP9G87k7q8tzSES+APuDtP6qPzdG/vi7rlZA//t2SThABQDnVfp6/YeFwk6BQj93QHrMukO/v4X8+lw+P/7IvHXeO6oOtzsEQHYAPwX5QjyB/s+AgAd3QgD9eQIAt3m9k3y9AJB7OsP/9r5AwIrDQH3PxAJ6Nvc9v4cIfTnEAjnHb/c7NoIDMQG/NHmCSf+BRLa9vYH0wD4KQr2BO31Bv/tJu4CABMB9RTp8O4S7esADQsABQkLOwXx8vAK7/d/Ae3kBgTLzNOHOvrr5Qje7+Ee7vMeQwlC9PAMzt404B8CAc2sHyn3vfnQ6+LJ/6EdGQEJDA71fw4C+ebp9A8sDuvkHQj7E93j9/fuAsD05b0O/E0N5hDr9e/6wP/kFPTo0QbDD/kPCvgEAAYC30Xa8NX58eHy/O0P6RXeMuHe+/YE1Pdu2/DP7xzU8NupOgH6CfkP0+0q9fj9QgIx7Ojx2fb1HBER/9b29/n25voV+en2/tQAAADw/gvyWAH5+AMY+PES/wXoDxDzF9n/6PkA1+LtAs/gIyz+9Bfr6NT/4QHlDezr4u339PEIB/vzAP4B3yXq//kE4vQJBR7+2gvzEvnX9+/0+AF/1eTw9hH2j4VnOjwMJ+Ia99sh5gbyYv4vygzd8evYCQUD+tf19hnm4foUEugWAaT8DQD/A/8FYALfAOv8Bg4L5+gF8g7B96YGyggZ4b4V5rb4Bh0k6A/67xkA1AH85QUZ8+0I+OX47B3yAAECJM7j5R4P4/HQ5Q8B+f/2+eQA+/Tdy9V/y9r77yLqbSY6OjAT4+Uo5tQi9fAOMgh1s/IA2eknBDfp/vUOFyP81gQH/O9QC80A7v/NEOjjWQX86+IJ9yfz3N4HDbECCo4IGOL0FeoRAq30JVna/SX6CcT85/+75w7z8O5X+ub5EhnyAAwE5f3d7B/7QRUFEswP4wYb+dUM1QAF0B1/oOjt4/UQjnikOhHsBPwU8AsM8QAWKAIL3Pf19/Qb7RMI/hLVCBn+zQvzEOUj+NEG+f4jCAjrLfv/9Ab7/+P33/Xx9+QGB/AE/QMD9/Ed8sn39BgM5wn7/PsP7v7gBe75+fsT9vv2+wEAAAgC7fLn/wAFARH9GRL84gf4DuP97ewL3Rd/9+ryAxb5cHKMOvUDB/wW4AEW7foJCAIgCOjo0PAa6yDpAO4e6/oN3gD99PTl8c37AgIb+RgEJPUf+QcS9DDcELTmEtsC/OYJD+wV9cga+9DqBhIA5vno9gQB+/3KB+P74AwM8ADrBxEEAAUBBdj1AyYP/gUg6gkHC/0I7dwKBAL9+Ph/7/XyMBf8upZ0Ovz5GxMg8NgJ7/QFNP0l0fXj8fjcChv0Aw/mBhTy+QH1G+n5+M39AgAJBeDtIQLq9uP2++3rweXMAOz4/9Px7fEF+eLT5tT96VEI2ALmGdcJCwADAOgG3QgC6fLwAREDAPYAFf8J6QML/gfz8fkB7ejn1QAMB+4B+OV/5wnz6xHv7+6BOvvpJfAh4e8K9fgLF/on3v3/6OYHGgf9/9wNIB4FyvgA9uwNB+Qd+wEMC/MEFtwM/uwS9SAWE9bMD+zlA9w8EPf6AczpEb7zDg4C8gHlAjsOEwDsE//pAA4H/wnNEAQCAAsBIffn/Rv0DfMH7/X49u7X3gMH+QEB8wZ/8hntIv3zBR0cOvLrGCEn1uUU4hPe6v0e4NAK6+7pLRHyAuUDI9336Av7H/jg3c//BAIT/gsFFtACABQJ5yYQ5dOt/RLkABv7IvIN88P9A+Hr/Vr39jP9Bz7vDfzaDDrg3fb98gbVDQ78/wcBBLIU+NkDCgbuCOkUAt/R1xkD5+zuzAB/7Afo/w8YOYsMOgTeLwAj5uUS5uoB3v442cwz0foN+tnzAfIBTgHgxu7/7AX2/4EUAwDVBgH6JgAD+yvq5173wdoU4/L1AefMD/YH8oYH6dzPGGcF5032588C5QHh+93p9h7z+RQB5xj+AA3/F8bz/x8KIQaz9PYF/xPkAu0ECBALxeli5CX97goXWcYnOhbUAxY26QwP7QD05fwz48MV/N3wAAX8/NgW9LPd7wTvGPsDIq74+AAm/hAC/R4LAe70+R/65PX5Dv8PAOkAEfwCEagPC/8a4X/1/AztCfb8G/8CBwri9wcA9gsX5/38APn/AQbs+PP//BDYF9gGB93u4Q/7Dvb517VaCD//EAQWAZS6OuM89u8c+1Ae4QMqM4It5QuPydoqJisXAhKt9jhbBUwHDgvl5sgO+vUfDQgAfyr19OUDJf3jDbjZ+vAit7A2+sQPDOUP/YpNFOwmLP27TP4KvAPoIdsAmQwEEgMSufDDAAIDAwDcUeQA4S4lWmz0A/BF4f35+/rd+AsptODByiX4U53UOg0hEwAV4R/o3w8cNtAW++QAzMcX+tz9/RQS+isV76Eh3/X+1ojyB/re5wzuXhEXCgjzAckHFsPu6xvfIN8NzdIQ6iEKGoHUHhkSIR7tF/sO1gX0LRT98f8U9OYgUgTOAAgD/uQCLyYku/cTKTcG7/X0/Pbo3un2+fZf2s/wGBD7XvWxOufyDggctWoC6eXgTPI4Bh3kp+na7+T6AgDmuQsZ4g8cFvUKDq379vX6Bu/rKwLx5tr7IBAI/fDRFf4TBZ0O+AX45AD05oIU6h8i6Dfc6hgDuAP2KgXn0NAB1TnvDv0H/wkA49sgEeok3wbz2wUK17atB9YO688E7Pt/mcrxJ/TkdaHAOv0HEQ0I6y0I5uH2OPor+gL3sfz1/RQPAgjD0ET66+Db9QEFF6j6C/whJfrtRhPu4DD/ywoOFfPqGvkB5rLv+vry6g/094Hz4TIB7BHM6BENrwQCHP0C8OH4w/mvC/oiAAL++cwESVIR3g0g/QMFxdPK3h8P8QIf+/JNtdzlLAL9eMa8OvgN/RAmzEAt6OsfPdzt7Q744dDQ//EA/RIhHiQV+PgACgTlCsT7+v7wEBPnQDP+DgPkAP/WIhj2+wDs88kDwOYA9usD6oEWBgwS0Q788Pvu0wMA/OwNGs3p5g32HQgc//0AGt73+wXw6xoaGCT55e0C3QgB3dn06xdLiQ7oRBD5bSSzOgIP7PYc7yEK6/X4Yt396s7d6ti4GvUU/CX2ErP83s0J+gQVJdvxCADXB/4GIgLbF+ov3v3e9gv8FAH/+bkY7/X/ChMA+IEX8Agx8hfs8Qjk4QH9B/0L9uL26A3X5vkT/wUBPOkHXewn9Qwp9jX99/P6rL38Cfj2BxVpsBX/J/QAd1i7Ov/nBAol2RwC8esUMObo6fsA6M3WFefWADIqE/gkEfD7GxAMDNX+AQHXIgMCTwwICwDv0NP5C93dDfsE/dsF6eX7HvEKB5fvCvse6h/48Ajk/wIMJP0JAu/4//DuKfjs//wBCNz9GgMb4/8iFRYE/tMY0e3+8+j/Bh1/tAHwQQUWGY7fOvj6+QURE/MR+fgOL/UG5f0L8wb6AQnd/ygrCuwCC/L/CAcWA9MEAf32CR4BOfv8B90L5hXTNPX49gUeAMnd9v4LAyEEBOMKBfgL7/j/5gP55gLzLA3xDAsL4f7z/vgJAPwBD/IBD94d7Q4GHEsCzvAM//EHAez/Cw5/9Rf8IRUes+6GOgEE5S8T9NUW8Oz4S+oh7v0IEPv+HA3//yQCAv8M2gr3BwUHs7n5/AHoCvMAKuISBuoo1uWpEecX8OA2/pncBP8CARUI+r31AAsH5CLv7tDqIgAK8+nt4Pn7B+Qb8SkC/wIAAuwC+dcMJhb5AiAI1ysiFgDw9vLxESJ/3vL4Ev39P5SVOgET6P8p4SP84+/1VQInB+f+vNoEAL8H/A0bFBT65/r6GAYF2+4H/v4bCfH/MfU18rLk1he+IcrxCunzALjv+/oAFQkF79D6HwTy6/nu8gb3DwD8R+oG8f0DAA8WFgsB//cA9P71/h8RNgsADSL+7uT46O4F8AEECA1/FVHo8xMirnZsOgch3jIk6/no7ADTNdjZDO35vjn7CvYdAgrA+PX/s+T+AAUK1dTb/P8MAgP3fwbj/fXwulvvF90+DPkXANgLAxoI/Sj53OwDBewS9Prj8//s+f8RKuX33dgIDQLaRQMC//oBAeP3AAwFFiP3zun+9xLx6r/08Pz+6fNW+hHtLPscrqamOgEF+ucQ3efp+AX8DAwX9CP68voCA9HtABIxBzAA8Pv6/vXk8tf8+wABCvcAFf4NAuvq5h3n8gbYBgIMAOsN+PcJAvj++tjY7x387RgHBv8DJAAADwr97fz/DP4FJf0IAP0BHd0EBhIRDv7jDgoDEP0V8un09/8GFCl/BSP5F/gTuGcwOgoS9CxA+L/g+gvj6PDN4KPnCgzf/tQM/xoMArf0xfDxEBoO6Nju6/w2+7D+XSLdAbcbzVz73SG+EBvqABP5FSIEHgQZ8cbS1bHl3zQT8ArhJgABAvDmJij76OjnLOb2APkCEdjcEQQQAAjB8ST+5TwAOw8H1+gBAgx/8y4NFfsrUhKgOvYK2ugVBfwE0gMt7xHjGCDV1NfcCfHf9wn3C0b9dhTX3Q0UztELAwLe/Ab4Vvr95NpM+KjDEBorFwFBEvsbygQi/M73DYFH//k2K+7XQQ3yvwUITfDzs/0LECrg9frPAP//JfP+6PPoJfYBDfUG5/se4NQVDf/v8RMR4gzdCfrjZfRKOv0XvesLCfjkyfYXwdCI8YHp0/PnJvLb+dg4G2UUSwaWwfgDoykhBP/WAeXzFw0H+BKv/vnaWwktLBTL+iz018UN487ARobTEcYSDfvFXRoDGwEUGtQU0gsQ3wjzOeLSAPQAE80H6+ELskPiqQLx5//PwCEfG+PvDiwZ0e7oQ//Bls6POvgW9fAQOt0C1ggdD/aB/tD5AfwX/zrdBf8jBBoM+gn8LgZB5iwF/wHx4tvpIu/bAOnY3/gZ+s31DBIXxv0TB+4b6/sE8o3oxeIJASL2ABDY/gID8Nbh8RrKvBgbMQzfAfj/+OQP7A3P5u8b4OnsBw/d8vkE6/8P6xA0+9/6LP/X9xGOOv4L/RYDFwT99Ab2SjeH+esX6e69+Tfy+ODm7hf7gdz73woxDhHw9QGo+P8CCgAjAN/p0QQGxN7YFSSz8PIZBfEH8LQB7oHkDcofySfx/AbgKQAH8tL+2PkgywW7FfgX/wACDfvoB/IwCvAT8ugF/7gK2e786gUHAAzm8OHpHyABxPVxOgT23xz94AsW7/AzNOOk7AHf9trc/C/qCg4N0/38AtT19fIp6vUACwLq/O3fDRHu9yba8V3o7s/d8wAE7eT0GgEJBdsJ+IEE5e4z5O/tDgzsyPoP5/7w0vf69/T2HQsGAAIAtAAL+hA2DP0F2OAFARkj8+wQ6QLz+fcXofkw4gDp8fpkOgwm6wsw9rTx3gbyXwmB9P3wH/H4Ci/nAsf02AQlrxoCBPgK5vX///7yDScFMgXABf7w6GYM8tX3+i4LCOoc9/juOxHuAYMOGuD/2P8FBhn5CAH78rfm9wQQACL/FQXf/wABHPUR9gwY+grn2+z28fD60Nrz2wwUEhPm1ezR4tb3uFxiOg4E8gIcGdcA6f79PAq8+hbt+A0iCQHcAvsRHDQFw/YC2PMj4vsQBf8l8+cCMvzh99PdxBMRHfzbCSHKAfH8GgT1+fDx3IEA9fcV/wv7BxX9DAbeB7r64xsFzQCoJPf+Af8D8Ov29APzHhkl+AoV/c8B0fT/7QHuDBghB93+7wjQcNRbOgQQzPcW7AgU8Q7vGr2z8tH4F/bEBwvN/xAGNhoCAMvx0xb41igg+f/NAt3xEBfxAcrz/O+5W/oDASQGAAMSAAYKGMT5CoHYM9cH0uHyAPzvCAAA/v4HFBn5Cf46CfUA//0D8/sp7ONBJAXR2xEEBfwDJQX/3/0VCy0YAQnwGwcVbDsLOhUsDwUWCLvy+AHnQN+88t0M5/IREH/NBPYTAPrN/sAD2fUYtCcu+QCUCdoI2w7jAqgqA1XxluiuGSwOAtZdEAwCGq0Z3OcGVOoplNLlIB74KQDhwI/yAAz6D8QRDvgJ/h7+NPUPIN9jBdwGFRME/CAOx94X9v8IEw+/FA65qgohA8xHOgII++Yb+v4R8w3+f/rNBeTx8wAC8Q/B//chARUCDeEA7P/A9joS6wD9/gfrIfDpAwPa6WHrHd8hFxPhAQJDMwj1C+Hy/O/w4wTx+AHyADX/AQASCdUT0SUB/fAWVQ4AAAQCJQL1Czs0/QH06tj1IA8PAwsTAwoJDCXv2QD5AgYS2x4NOv4PjuPw2ODj4wTXKP3g9YECF+7u4y/qBQPt8OLXB8gA3P4P6xz8/gD9Ai7/6QDF/vbs4cze7+aSBxi3/sgM4hP9/e8N/cjrCAXZHyn7898XCgHa6cbxGMv6ATgkOQMFAAcB7gEQCZ4zUhe86/EP+vHSBOH38AACCwQGJUfrz/M8u0g+OvwU8/0B7ODp+PoD/vrwCeEIGAT39esC/jJ/DQUVDfcAAgwd3g4I/gDyCOj9I/wHAwvz503g+OjqD/c2/PUx9v33/s/y7cnr4tvn+gsDBeMNGgLlIxv4+PH+AgIYA/UBAP8BDBQFAvAC9QnPFvYBBwcFz9jw/vf8IwMrCiDyywEYPzTROSTxBesi/yAH9RIa6M/U5OIIEe0eBmDaBUYMHgLxzBr/6dQu/dshAQD2+RDqEvPm/bfz4zIOB5chKwhq//p/GfcHFbQmCLPtSvb5ytfd+zYDPAAJ1y/k7i39zRNimuD2AP4Bu9UHBkf1Af7tDeIF8xnvsg4P/fgBEuwD09nqAAXpLz8ZOgAK+NcIEQT/0f75LhCE8Dn05f/tAbXq+eu/ClYk5PIPwuXE4E/5AQHp+vIQLPzcAZYfBRYjKO/OHwJcDCUD7BgJF8X+9oEc9soJBdwF8eDenAMHMqr1wwG89PHX1vn//wD//fQa6/C0/v0qlsbs0BPkUfT97AcBA/PLIsn+NgLDC5kUOgH19fD9HNf14gbw7euxCgwGFfHL/E6r/t34Cz3ctwsOxusLqU0bAwEJANf89ALa/NunCm8AEM41FwSzBCUL7g0aHLLr7qjT7uIIHBv5KgL02wEMwqcJ+ADO3QzM1+75//X9Ag33AhYI4AklgcsBB+mYRAEKAAQFDvzwBNn1EhCr2pnyOffmz+YLHhLb1QMjCyezCOHpCvzrB2YEAdzYGyL+yPYC/gsSsn8o+wAH/cTvLf39BttQ5Tz8Ar/dExguEP4VBSMYEf/uEdPx5+kAMBT1O/bmzwDl8cv/Df679xL3O//vAAcCI9r4/Lr94fjd05n0JuXW7OwF5P8DE9XdIO3wQf35ei8kOu4KA/b5CeT88gn0CAbLENj+FgGSAQ349uUJH7feBOr/0/3r6kLM/gH9AcvrE/0JAeYD7CfryPO7AgeB8yPl9RAHFdkB/a8I998Z9gH7AwLpBQAV3JwUH/3bzfn5FvkE/wECGQjp9BXmGurdydv/9/a6784K0fz8DPP8GOn6+QjG1mkPOv4VB/z48/MD9AEKMv6hBG0BLwDS/k/7+vH+CFkMpAHw7/sJ2RcM/gAP/g4FNffP/PYIAH8W16byCjap+iUeEgQRENAK86QcAscpzxL/IwII3AES9p0E6wXRxBm9HxPvAPgB7AwW6R/I3QHXsbD+HTIJDRAE8/oA89XVK9bvIQXPUvTVOQTZxi76Cd8R9Ar2DNWy8e7f8fPbBELPBvfjAPnr5ur9l+885mAl+v8fAvz9BPHb+xUJ3fT+nrMMARQC/0wJKfX4Hf7fC6Eq6MkLkvID9STzBwAV24sI2xX3/yf5f/4IAAAACgz2/cf67yH9x9f4Len29uj8Cd4BGvfDWwnqIers0ea5OQoT7dwe/OD62QzACgDN72kH3eXJBSTv8dsYF33Q+uYECPRDpi8r/QAgAvjzLA/R+i/XyuDZnBCN/f7BAgqVxP4IGdk/y5n8Gt3slsr0/w7u+wHuwK4AJf322SCrFf4AAAr9fwhSGqAyD/ac9QADJfjpyfz83wn42wPt9RHlxtuwaDGtOQTN7usL97/v4BEvUOvdDuwLFAjv/ROlDezVGi0bGweoKyH6tjw0/f8J++AMOAyB/IiJ1A3n6QvENgy1Cez0JwEJEK36GLHQK8z0FfkJDj74DQD9y9wMPQ3qDm77CPntAPwCAelD4w7bEujlDt345uPy/uUIDfUHBgmsRBAGEQgv7MDROQ4Y++ELJNX55gn7F+wXDd7/3vUmBMzs9NkBAegMJ/gHAxPP1x8Y+wDG/+v1DP7hAOoa7iqL1QO1BRTO/f384AcAHA3qA/AS+gQC5/T++83q9AD95oEVE+z98iYwDfEGAPwD5fkQACocCfW1+yMD7gjklRIH9wfuDVEf9SDp8PwdNdLxOQcR+88CGyYV9AzoCPfZBu0Ru/Aa+QfPDgEFC/YJAO/26w4e0zcYAAH6A/cCFvLx/f392xsSFBUhBhPl/8vw6gMDCwv8+Q/0BOfi7xQB+Q8H1vjpCQAY4Bb08QQkf/T7AAcAJvkN9+4ECf31Djf6+QADAvQD+woC8z0FD/b+Dv8rPVxqOQjM5rwYF58s9BPtlQEf4oHx2fnm5lAGAxBrE63NCwAA7Rxp3eY0+gK0ACPwzQTLAi1T8YbRuE6XHOpGA+mv5/oB68/xC05Y7TDlDcb6DBbsIwD71Df/0wL5Ch55Cu/4AO0GEg7n+gnnBgeCXksAWC4I7r0B59wE4loaBRv20vJXQdSWOQck38UfLuy38/vxO/PJHf3n3Qvt/SLfBg3cEPwD4PMAEi4b2BYeBf3eAPn8QAgMAQEWAzQcJA7FBPpb/8zo5gQF598B+90A99HzHSQMGhELyv4K+Psk9hsJCe1OVOj5APgBIQQjBL759xbeQ/D5LQscR+Pg2/f5/z7iCRLm4gJ/jRptOQ8R6x4iFdEPDP8Jruji1Z8rHv3o+0on/U7r+uWkOOMABQMl09/K/wAC/y/0/A/s/cUV1vK+qpjCBB3U9vsS8hoR7xEuIAMATfIUwcMAGeQETQAI1CsNC+/o2Cj9f+T+APkCCBPq7cHk+ACvIvQAKdUc/ev+EwAAHfCe9R4H1hHu5ihfOwTiBf/7DgcI7f8NB//4AH8A/AwA/+b+AAHp8hQN8vzRCAD+APIA/vQN7O75Es7y8/D+3v4H+tsIAAAD8CgT/wsE+vL7GeLc/dAP+PwAKP8H3gD/6+UA5QP5/wDuGwD7AAAB3vv8BgD/7gABH/73/Q7+CAAI+wAB/uv1BO7vBN8SdOgzOwD1BP/2HQYD9v4aBgQGAH/+CQgQAez/AADx9Er/5Q0BEAD+BPAA/voV3PL4IrsH/Nb2zOkC7s0EAAD18P0MAfgR/en4GdzK588R5egANPkU5AD8/Nv+5gwIAPzwUQDuAAAA+fb6CgAU4wD/LxP4/wT/Ew4E+gEE/vnqCvMI+u4XWvznOgL8//7xGgsX5f0u+v4LAH/+FxkQAtoCAAAC+C4P9u7i/gD0/xEAAP8S9en9Q9n9+ujzrvEEBMQJAAD57DoM/woR9vj6Ccm648QNAe4AJPYY0f/47sMAyQfm8uXkVADSAAAA3/Hl/AAO4wAACg/m+ijoDvAg+wEA/uYG+LwaBPsVeJvoOgrvDv/uKQkH4/0mABQWAH8AGiMTAPYA/wAA6fb84vrMA//oEdYAAOsKzN/vNd4I/s3nufQG5q36AAD19ST3//wQ++b74sS58M4b8/YABAES4wD32NcAzRfi5vLnQwDOAAD/6ev26v/m8AD7CQ748Crr+wst+gYF++z47O8EAQ4UffoDOwHxEgD/NfoQ1/8QAQkVAH/9Hw0EAdwBAAD29ujz4ADfCADuDvEA//rsAeoA590B/ujr0ub448/zAADu7gsA+wAK/gX2+dbb/dMV8fIA/PwL1gD7ysoB2wXl+foAFwDk/wD/7v3+/AAM7gD+OR/38/b59f0F/P4H+vrrztEJ+/caf128OgD7AQD6IQAJ4f0S9foPAH/8LBcNAPD+AAD+ACP+0wC6EgDlEf4A/OH2+d0FH/Pv/sXTqOL5AsDwAADn4A8M/PcJ/On59MHCD9wF3wYAGP4h1wD8068A2QvJ2uXsUwCvAAD+9u/t7ADt/QD/Kwz85/7o+u4N/gMN/ez069H3//Iv5rCjOgXx/v7wQQL/yvoL6gEMADYCEhQM/Or/AAD2+Bjs1fjFEQDkGg0AAuna9NgF9uPg/7rAm+v57qraAADsASL0+hAB/ff48sHGDdUBxdcAGgod3gD7v8oA9QfOBun9fwDbAAAB/+0C+v/26gAEMQv74vUCAeoG/v8G++Xn9e7/9gIuwRGZOv/6+v/zVQj65fkL8/oRAH//GQMQANT+AADrAATXxwi+DADcFQ4AAMv05Nn15+PLAZvqttcHzbznAADS8jr7AR8EAOMAvcCbAtnz0ucAHgX2xAD9pqIA6RbR6u8NFQDIAAD/+fL65QDiAAD4PwP/8eXq8N4N/AUI+ODE7cAFAPIufb2cOvgG+QD8K/7k8P75/PQPAEEBFAQL/+D//gD0ATAE0P7oCQDQGx0A/uzo+uYCB/unAZznxOAH48vrAADG5jb2/x8A/97769SBBvX/y/EA/vwX8AD8ys0A6g7c/fkWRwDYAAAE+QAA///g7AD8Kvj85Nz7Aef+AAYB/ez39cEB+QErwSmQOgj19f/3LfXf3Pz27ez2ACMCIggK/8EBAADjBkIDx/jsBADXABAAAO7m7eYOJvPAAMjuk9kC3u/XAACf/gD0+BQA/9D92rSB+eT13eoAD/H91wAD3tsA7v/wAfMzYwDVAAAE8+n3DgTz/AD8Jf/47hTy3/0E//8F/vP09akA5vgtrS+aOvwA6AD7QO/r7gD39fMSAOMACgISAMb/AAD8+6Tx7wH3MQDNDwQA//Lc6OQB8fblALncge311gfvAAAE+d3qAAgBAPIAxfmOAfXb4/gAAvrsBgACvREACwMAB/tWVgD0AAAD+e74DgADAgABTin9/LT45/0H/wYC+/T/HvHw5AA4M+mgOgH6BgABKAPc9f/59fcIAOn/3wUNAeEBAAD9/s7+3Pv3NQDjAfIAAPjP+e//AvX0AeHgp+v52wXwAAAd+QPs/hT//+780wOe6P7j5PgAAAX59gAAzRr/9//3/P1NfwDxAAAB/PH7CQAAEQAAPP7+9+Lz8P3+/wMC/wDsA/z2+gAu0GUOOv//7gD//v/w6gAB/Pf2ADD9EAIIAM///gAEBSQL4AL6+wDa9AMAAPkA/vz/MQMIAN3Y0AP+/eP/AADd/vz0/wAAAOz/8OOp/wLkBAoA+vj/6gAC8wEA1gD+5/8MfwD4AAD+/+r++P8HAgABDN//+Bj6AgQCAAYCAP3/A7wM9gIVvo33OvT0+QD9/gEEmvrs9/4FAH8ADf4QALMA8AD8+Uv79//fEADuA/0AAAHyAQH/AAME/b3a2OYACOXsAADK/hbn+gL8//z+99PXBf8N8+4A7/f88eQA9NAA/vbyBAL/FwD5AAADAfH9CgsO8QD9Kw0H+fn1+gMAAP0BAP4D+OX4AfLqz3nfOu7mEQH7DPYJgfj17QAMAGQABwH2ALb/9QAD9zDx+gLXEAD6AesAAP/wBAT49QMVAr3N5vAAEOH1AADX+g7k/fr7APH+3d7pCggM9uwA+/H28vD9098ABvbgBAIGEAD3AAAD+/4I7+gM4gD8OQwEEfXzA+/3AAL1AP3+6fH2/Q3syTHUOgAK8QD+AvAHgfwF+wIKADgAEf7+AMIA9QAA/DoE8QH4CwDv/+4AAAH2AQPaDQX9+8DL0vgB+ujoAADG/BHq/gT//vwA7O7SDAID7+wA+fME7ff98uYA/wXsC//7G//6AAAE9OcB8PYB6QD4LRcE9w/4/PEGAQYAAP8C9uP9AgP1SUiQOuL//gECDvMMgfvh+P0gACQA/wIFAKz/7wD9BhsW9vvAGQD1AeMAAAHiAAXv9wkECbbE2usB3PrU/wCp9SLS4vn6/gX6ztjcCAYA6ugA8c797OD53L8A/vTbAAUjIQD4AAAC9QAL++X94QDwTBT+DQTz+uj2//X6AP4H2O0BBAzlvHywOu8C6AD1BO0Igfb47f0TAAP/DQD8AL4A9QAE+AwGAQD/HQD1AuUAAAHc/gTzGwYC/8DU3+kB5eDgAAC4ABHa8P/4APf/7fLlBwgQ5uYA9PkI/eT95tD/EPvtDP4KFgD4AAACAPH+5wwB6ADxKQkFCQj1+O78AfsAAAb70+MA+hnrN6J7Ouv94f/8AeoDger45gMhABoAJP8PAKMA5AD9+BT16gIGKwDxAuIAAf+8AAIEAAcL/cbS1uMF5N3K/wCtBBDK3Qn5//b17vbMFAf7xdYA7uEN+tT94N8AFAPjG/9LSf4BAAAG/fv+/fv/6QDtRhAFCAj/7QcBAQMFAAT/59r99wz8K2J8Ou0J3//7Cv4Hge739PoIAO//EgEMALYA4gAJ9Bb97f78PADkA+4AAQPKAvcA7QL4/q3P0coCs+7AAACjBRrNzQbwAOj88ePIEw3/yNEAAvEZ/NP73sUA//T3EQEmMAAAAAAGB/ME8dP48gDYIv8FEvn1/e7x//r2/wgH1Ovy+BPw93OMOukF4gAA/PkIgers6PkeAAkBFQEOAKoA5wAI/fj77gD5KgDf//QAAP/SAAMO5wUX/dLR2sYC2PnbAADO/RPc3g/0//X38+jaCfgE8eUA/OAC/tcA8+YABvL9IQM/HwD9AAAA+gsC+eQC9QDdPQwBDfT39u/pAPz7AAL67vUJAg0HIw9aOvAJDAD89RIHgezd7vkUAM7+JAAhAKb/7AAH7xQX8vsDMADQAfAAAAHPAPvnDQfs/NTP3d0A4d/ZAACt/AjQAA31//j9+dS9/An55uoA5wAb7tb+3dQACvAFCPwuZgAAAAADA+/+3B397gD4LgYD9/b8+Ab2/wQDAP/42OcFCSADMbZFOvkH6AAA/wkFgfLA9PMlAMYBCf4tAKD/5QES+QAR5fjMOgDX/vcAAADTBQEFBgXuA8HR2s4A4AnSAADc9xnf7hLzAvn+8eK7Cg769OMABvAH++X77P7+BgECLwBmSwD+AAADAfMD/OkL/ADlN/0A++z4/v30//77APv63uT7DfgN5WwnOvgFBAD8AAIKgu3c6P0eAJIBCwAoAYEB1wD8+dz5/PrbMwDVAgAAAAHUC/kF7Qjx/wHAzNkD3RPTAADN+yTT9xfwAfL98tm/Dgz09NoA++UD9tz46eP/Ew72EvpXTADyAAD+/fcB/PwD+ADiNhT+9ez3Bvju/gz+APgH8ekDDAgN0gVvOvwEFQAABAkDzfjk9f8iAIEB/AALAMX/9QD5AMQEBPkAHwDuAvcAAADz/vz+EQEK/vnu7wEC/x7qAAAGAP7x/f/5//sA8f7v+f3v+/UA8u/z/P/98xAADQEDDQFOGwD+AAD/9/D7AgQLDQD4IgUA/f4C+gH8AAAA//v43Q8F/QYTrdIaOvgK9AD+9gwFqfHQ7Ac6AIECBQAXApP/8gD6+bP+CezuKgDw/fsAAADiAPsL/gPz/+a92Nn/2izaAAD2+f3C/AHzAAX/7APd9APP/+gA6vfxDPME5wcAKesCH/94JAD4AAAA+wT/9vn/AADtQRcA7v0FAPT/AQICAAP06AoH7A0gNiLUOgrhSwP39T0VquX97/biACftMAol/L0AyADE1Fok7QyZG//4APoAAPnp5uXk+vfm4LOj88wSE4ET/gAFtEYg7g3+9b7e9YaqCslUzrwA9wPvrMTz6+YBsweI6gfj/P7cAAAB6v7xuzjawwAJVAXg4eivAAwG7Q4c/tkNwuMENfcGiML2OgD+BQD88x8Zl/Tq2f8eANz6+BMiBuAA5gDX038S7PwZGgDVA/cAAAHq7vbdJdAZ697D1MsKN8raAAAb3CgE4u34/fTgErnA/d8xz88A8vgI4Nv75esB5f6e/AIQ7ADRAAAB3v773ADI9wDkTA376+/O8x7w+PwV/fj8t9cOLgcEjazcOu8K9AD/5RERge/U/iUYAAv/GgLwDdf+5wDv2wci/+zNEgAADfYAAP7P7OzPNNr+7tr/uMEAEezJAAAo3hDk1wL9/dXeEL22788pzrUA1/3u9ugA1NQAxfyTAwU49QD5AAAA6fLszPPU6wDFcA790/rP0vAB//oK+/D5qN3WExYHH6nIOvkC5QAH8gIXmuz08fv1ALMELQX18dT/4ADguP0K8sLqAQDp++UAAQDe8vPmKv/x+s3tlqwC/7i+AAAbzTPg5f/7/8XgBJCnAOUtyLMAzfcatdb1yKwA6POL5w4lEAAVAAD++Onz1/7P6QDRSuoa5ODU2P/2/v0X+/TlgeP1HR36MFnEOvXj5wAC4usal+/dAwEwAMfxKgH8/+sB4ADT5N8IBdHe9ADw/Q0AAAi5/PLpIeoFBtEAqrj/8t/OAQAT0gjj4vj4A9PmDL6s9eMq4rUAxOEK6t/5vgMA/+bNBQlCOwAMAAD/Bur93wbg2QC7WAMMBe0F3Abe/wEO//rugdLpFSAj9Ly9OvgB6QEB+t/7nuzc6Q0jAPDsAgIL/usB7QDV4NIN3bbnSwDlCQoA/wCe+/sHC/fOBN7ho5H268fDAADy8yPS0gT7Aubz2bmUAuMR+8AA4dwG7Pj6t94ADc3XFPVFIAD9/wD+EuIN6ufL6QC7Uw0PJNj84dfB+vYEAfz9gQ73CRwgOri5OgP3Ev8Ezvj8t+S39BQfAJ79PgYH//b/0wDO7OEU4NfsQwD89QsAAPzJCN//9/HFBeMMu4EJ9s+hAAAFAfDK3gHtBN3z4LCPFuEL6b4A2tnu9sv05MoAFsbe7AM+cgAAAAAE5doCBhD8BwDFWvsn3uH/6NPa/QUX//f6p+oD/xcpCyTAOgT+CwEIBiD/9eLU8gEbANL3+/1EDtEC1QDd8Qckw9n9WP/ZChQAAPukBvsJGPm/DMsXrKAAH9HSAAAU9hXk4zLgBff35cSB6+AE6sMA5u3z3KH23h4AAdPtAwJQNAAGAAACCOIJ2ygq7QDSRecS8tDt3QPpAAcJ/fjt3dYLHiouIeizOgb+0QEC6Q70xuPT7/ITAMP7IAIY+/gA4wDb+AsJuboCVQDX9u8AAAHSAPkEC/q9APf5qo4JCPXEAABS+gXQ6hXtA/f34suM/OT07tQA2vkK5rz+4yP/Dcfy/gl4fwD4/wAA5s8Hxv7oFgDjQvsWCQXn3AXd/vgE/f8I2MsP/xBAm0b8OgAG4wAB7xj52fPT8PkqAJEAAgAc/OgB8gD4AfsE0+v9IQDJ//gAAALe/wUF4vnXAerrp875HRL1AABF/vrsBh34Af/63O+37uvn+OAAAP/0+df66i0A8vsCDQR/VgD/AAAA9O8AChAfJgDwIgUDAfXt5/73/gQC/wD78RQC+Q1CzJLYOgX+/gAC9QP41evJ5vIYAKX5/AAq+94A4QDaAvsP1N/7QADRD/sAAP3W/vUC7/rWAvv/vaD57SDiAAA7/fHxBCLxAQL83vqw6+7wAuEA6fvy+dX47SwAD/b8CQd/TgADAAAD7ugEFg0RKQDlIfEO6/jm1+bzAAX5AP3z6RAS8PxArp+zOv8D9AD/9fn94PDD0/MeAJf89gAc/MoA8ADt9NILvd/+PgDTA/MA/wHXAf4K/wXp/wni5Kj+CSbrAABb/vH17wzxAPj84/3X9+718uEA7PHzDdID5kUA/MsB+Qp/UQABAAAC9+78A/IRCQDzJv0JEQX29f7lAPz1//ftvCP58Pozz9bIOgL7CwAF9e799PHe3uMBAIH+9gARAuEA+wDhAKX+2ukAOQDkDf0AAP/aAQEC/QDzAR333db8EBzYAABoAP/49xP2AP//+wXN/vHt8uUA/fT2AOQA5UkAAO38BwZhSAD/AAAA8O7//OYYEADwJ/kH6f367wjuAPwAAALgxAT+8Po0B726Og0AKQMA+jMJhPIC7hrfAHn6EQU/AqgB6QDl/38jv/q+GAAIB9YAAgPA+Pbi7QEb+9qnse8LRpM1AQAVwz0mBeoJ/tngApmY+udDyvcAJgPgwNz+x94AyASk9hjFzwDwAAD7B/P4AvTW1AD/d9wB4MDZBSX28g0U/vLkyPL7COXD1GLUOgb+DwAAEAEDgfjs3AXjAAMGEQH9AsUC7AD0/y/mzuXaCAD2EfAAAAO/5/7e8v0jA/TvtOkGHsDDAAAVuTDt5/r4+uXn08bNBd8nx9YA0AHS2fj7u9cA1wCj8gjlzgDpAAD/+ej+5QLj7QDzSfH55fHS1vMF/wQIAfbwse/29APacDiWOg387AL64QYDgfT36hbZAEL7JQIH990B7gDV/hr2o+bJOADSDPMAAAXK3QfEDuH++c4FucYNDpyp/wAxsjTPzdv//+Lk+ZKbBOYqxsAA4vTW0vv3poIAze+ZwQbu+QDfAQAAAOb89vzY0QDQPtj7+9u52xzvAP37/eXtrNvu9hTH/gOVOvcAGAIB/OYBmvTb4vjiALwCMfzuANsA4QD08gn1vujd5AACBfYAAf6+7RPlAPnz+Pgpi7IB2ambAAAQwjTP7wT4//Dt1oWhAuo5uLAAAfTx2u/7sKb/1+jDzAgV/gDoAQAC4eoKA9/q6wC2P+8JG9jqwPIA/gQF/ffpgeHm9w7P3sS3OvgL2AEH8uL4gfTl5/LtAPcBIf78BgkA6wAC5g/x9uMI+wDzAgYAAQLX7Qf2BPz6BeQSk7wA78an/wBM7RLE3/30/vDw7sG59vYc5NMA6O4H5ff+0c0A4fvf4QUSF/8BAAABCvkA++ze/gDaTukPF/nz3P32Avb7AAD0sOTx8PT75uCFOgH0ywEF1OADgfHo9wLuAJ/5SgH4AwEB5AD5+svz6dn5JQDdFiEAAP6j9/v1DAiwBO0VgrYIxNmKAABe6CTEzAj8Ae70wbijBNsb1L0Az/cb7uz5rhEACevt5f00YgDpAQADCOYN9QAV+ADILg4HGtDxwuzhAQcJ/QUAmQ7y3AkeDYO6OgYI3wEB9Q/5sO/g5/XpAKYBFAEU+OkA5wD0+PsO9vL5IADW/AIAAP7C/v8AGAPcAfENgcER/sLYAAAr/f/b7wbzAub828+l9OMP5OEA8/QY2tv5zucA/vb9AwASZwD6AAAAC9kBBAv+AwDnPOIH6uv35c38/wUBAP/8xer3/Q4DKRGOOgr12wH/zArz4uW06OkEAJsF+gAPBPj+0wD05w4W+cv3TADf+hEAAP6+Bv///ALIAvjinpUPA+nTAAA+BfLl7xPtBOn4/eqB++X6590A+u8Z6rv63/4BC9wBCAZnaADvAAAE/Oj9AvwgLQDdOwAWEdz09/rs/wUE/wTrugL0BfsaSwCsOgH93gEA6db++ebn/ff6AI8I+gAN+w794QDq8t79+dMGGwDgDA4AAP6+BAj58ATrBv33va0IDOjDAABa+w3q5xDzAu349d+x8N73BN8AAfEW6db92g8ACdf78gNafwD9AAD/7uD9Dv4qDADpMuwECAPt8QD4/vv0Afv01O/8/wgesT0COwEA8gAB+P7+9/be+f8CAIH66gAO/fEA8gDxAtgG++kDJQD2BAQAAP/dBAIA/QPpAggH0Or9AP/kAABJ/P/4AA35AfL//ADiAvP19+8A9P//9vP98DcACe76+wFIOgAE/wAC7vD/9QUADgDxHvkE8f/1+PT4AgL+APz00wsDDQAUVnbnOvsC4wD/Aur87fHt8/MLAIEC4AAD/voA6ADv+98B++QAKQDuBAYAAP/XA/0G9QPuABX2zLj9DgrcAABaAf/t9An3AfMA+v/d+vr1/uoA8/YP+Oj27CwACPP6+gJOMwACAAAC+PIAAuoSKgDpIPgC9fnv9f72AP0BAP332xf9B/4Q0YXbOv8B8QD/+fj7BPXw//wQAIH+7QAE/vz/+AD6/bEO9fYAJgD09v0AAADjAf4JCATxADoU+vD5ERD8AABo//X0+gr7APD/CPnr+vrsBPsA+fkJ+PP58jkA+/QA/PlWHQABAAAABfwAAf0JAQACGvkC+hf7BgL7Af4FAAD80PEH/wUeL5baOgICAQABA/j/+fT+8PD/AIH97gAE/gMA+gD4Acz8Afn7FADxA/kAAP/lAQD+/AH0ATIM6/EAFQf0AABfAP37+AT8APD/AP7mAvr6+/cA/vsJ+u8A7kYA+/H+9wMzKQD+AAAB//v/BPsAAAD6/O8A+Aj8/gX4//79/vv21fb69wEbn1LWOgb9CwAACQMBnf//AevtAH/9+v8T/88A9wD0/GkH7PHR/wDp+/QAAADeAATy/QL5/8r2xgYENL0JAAAK6B8LC/8D//31BsDi+uoU+AUA+gEHt/kB3toA2QTJ6QHLFQD3AAD//vQF7wru3QAEH+z9/fXy/QH/AAD+//z2xNkGFAHgxFZlOgAFCgABB+8Dhffx6/vcAH/8/P/3AOYB8AD2BPbn5+npLAD/DOcAAALU/Qrk8wEI/tQtsu0C6KbBAABLuif17/r//uXtzMHa/Nkzve8AAf7ptef+kJIA7Pmz2gTo5QDqAAD+Ae0IAADX2ADmT/D+C+ni4fL/Af7//QHylNL37Oq5GAx6Ogj+AwAA/A//gfgF6+bcAHj8DwAQA98A8ADz/fT92/G6HwD9CtYAAP3D9AruBQIb/QUnwvIK0L7CAAAGuTLk9/0C/+bs2LLb/uwy1OoABAYBuu4DrI4A0gG21gjXCgDdAAABAvP87PDZrgDySeH5IOvo1t8BAAD/AfjtluXtB/i1+Mo3OvoFCwD+Cw79l/bU6eHfAAf+E//+/fkA7AD3APH7+uLCAADODPAAAPqwAgfw/AceAB09o9UEzsrAAAArty/d7Qf/AN/v47K8/eRFzd4A9PsPv9UCiZkA7fbaygHMJQDo/wAEAfD69e/W2wDfINT/DOnVzfL//QIBAPrrgdv1+PGiInkiOgQJ4wAB/OwEy+Lm87XnANz9IgAP/u0A1wAG9uwL4e3GTgAAAfYAAPyfBAn9+vvGAOQsgrH/rKquAABRzQzX3gT5AOb43c67Be0h3dsABPtIws39gZkA6PLP3/8ObgDhAAAC+tn+9gPd7QDRVMQHIffjut/4/wUB/wTWqMr47xPFQ7hLOv391wAA/NwD3fHU4N/0AKQD+wAFAfX/4gAJ9IHh6Ob6HQDb//UAAP2T/f/07AXuACMclcIBxey6AABb/iHe2wD3AOL91+DAA+QLxc4A6fEE0d4BpP0ABPPr/AVODADqAAAEAPn/8/sE6QDnIvAB9u7xw+b8Afz+Agnnk/3s4wDrSXZwOgMD5gAA9A3/6O3P8Pz4AIEBAgD7AgQA2wD/AtUH6fb3CQDlAwYAAQDNBQL8EQfYARcQrsMJCNrSAAAsAP7r+gzxANr7+fLV9+wD8fQA+vYQ3dj/zQIA8//z6wIlEQD0AAAAAwACCPohAgDmHuUECwPw7vbuAQACAAHtzwP77/D+cXGdOgEH7QAA8QEA6/T07ekLAIEH+AAYA/kA9AALBeQD6/j/GgDw//8AAADcAQMJ9gPvAfvl5McIAg7VAABZ+/X38gH5APT/AgzoCvQA8egABPX27+3/2ykADvr5DwVDFAD4AAABBvIABPsADwDhJQL/Bvn67P7+AAIBAALx1wn65wEUFj+GOgED7gAB/fL++vTm8+wNAIEG5gAOAwsA7AAA9s8I4vb+NADuB/EAAADB/wb5//zu/xH469H+A/7VAAB8+fD19wP2Auv+9v7dAvQJ9vcA8AET7tz81zMACP8A+v5AHQD/AAAEBPAC+/8aGwDrL/IC/f/48uf+AP78AP731AL09/oJzfiZOgQCAQAA/gsA7vnr8wUIAKUF5AAU/xkA9gABAaT59fr+HAD5CAIAAADqAQIAAP8AASAE3+L8DhTvAAB/++759wr+APP8/RcB//z/+vsA/v0NAf/55FQACv78Av5HHAD+AAABAfT/+QMEDAD8KAoA9Pv8//4B/wEB/v/3xQz5/gAkQ3qNOgEC/gAA9QD+8fns8vkIAJH7ywD/ABYA8wAHBa8B7fb9MwDt+gIAAP7pAv7//v/xAToY29j5CQbvAAB//+72+Qb8APT+Ag3u8v74//MA8AIC+vP85lMABfv2/P9NHgAAAAACB/388fv1AgDwGfcIBfz3Afv0AAD/Af3txg/9/PoT+WeyOgL/+AAAAQQAEPz2/v8AAIH+4AAE/yYA+gADAKn7+wAAGgAFAQYAAADuAAEAAgLxATcl+/cBDxb2AABtAP77/Qb/APoABBX4AfvsA/0ACAD+Av3//FQADf8AAAA1AgAAAAAAAf8B//0F/gD8Ef0AAfn+//j/AAEAAP//2gf7BAEezdhmOgT/AQAAAPH/B/IF/foHAIYB5QD//icA8QD39aL08vYALgAKAQIAAADjAP76+QHuAEcV7gT1DgP1AAB//QDzAQL7APMACh/8/f3y/P0A+fMD+PH8+3gAAwf48v8yKwD+AAAA/gAA8Pn6/wD8CesDA/z5CvYCAAEAAP341/X59wcgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA1rH8OgIH/PzzA1sgDvnmBskKAADy/vpBC/b/AvDHFeEP/gRB3wDG70UAAPtCCtnmAv3i8RTNDH81JbY//+SI0Q8KMgkF8OMK7/YLEvjkDhMA0wIOuOn/C9wABRe28wTo/wDxAAAAFBb73iKP1htFjAkA3f7/VxkF+wIFAOkeR+kJMvPaAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAASYMIOxAb8h86KjwwG/ER2Qwl/9cFHxQu+Q757hG3FMrh1g5MBvfsCUbsFwsEPf7zgRkJGyrNpj1687Hyl/z+z/YDBTIVsMgEGQQQYPfG/8cIQBIT+gkG1RjxAOPpMt4Au7Dg/wr/ODHmtNj+BPDR9gQF/+cLWzj2FAUOCxneMBA4FvQGA+ujOhny59HhBcUB+xIDFsnVt/zmKhXdGsjtDfPNBEzy7UW+v/MQ2AXwBNkc1PTN+9vW6Roou38wRudD6tTqEQ1ECtQaAbkQ6soFiOXPfSXw6R0/wvX2MtUg6u3U+SgZDdfJAAQCXMju1RzQ6xs3j6gNGhTKdUUd1uvc4QroX8Ie4+AddvgVO/X2EekDBucQ9BLgO8gL/wbt2OoB9g8TBgEL0Nn73tEaJuz23RgI+vP8KNwWEyWl5AUFDvL01yYMBgn3ARjn5fEPDCT71ug4HNoR5//x8fUF//oS8/z3NN/1KvoZJwzyAA8A7/sO4wAB6OkGHvfoEwbhBvzm+//9/AsUfwfMITEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAd7EMO+zrGA/p8M7KAvol2zHTGiwO39fPDfEPAxdIFG3iS+6BI/8dEYkJ8gL+yiICCdE55QAGFJ+v+kzDKCA1Q98M8fnsCi7tKAWtvBFF4QsICvjeS/34NhX7ywFC8fMQIikRAPQAy9wFU/1XM/vTTOLk5+vTn7MnBP4LAgcJzAPvtgP4YW9cOy/u6g7WDv35/vz3SNviDR8TC9bsIuEgDhgICwsVwBTyrRz/YK0KBuwA2F7VJBTc/f3zok8w9/D+oATQ0+cpHr7wzdwsFOFLHDET2QjaAxEZxPYgF9i/gQXX6g/qTLrsAOcAEOsn2/7y9+kg/dwK4t/xQvUYcvOt0BIJMwD1BfgcYwmTOxv6LhEMFQj0/ScUvO1Q7RP5CfkJ9w8KANjlCTcK/Bn/+wL27NwS/MVQ2e/UZAns+mb+G38a4uwYFvue2g/9FrvoJ837AwrUcjAd6wXuJfoC2QH589jysTXYuAD47Sa0//IA/O/h0iXa0xEY1+T0+gO0CPdG8QkP/7ZkFrjyzuHUZV+zOhhE9vIRBPH5BTdJ0mRG94HaGP+8IlcdJehXHhQ6+gaMIugAINEwHcp5ve7pONf/9nx5F+oxUZj38SE65fNYlgP+87L5NPd4Q+HtFenoby3exqgk9/D7oOjh9RgEHQk2AeX66scCse71DT2raij2AiT6MSQWJs8vDb7oJAvAAyPeoe8WPBIX9QL+DE7q+P0S6vQZB/Pw8t07GTgEDQB/+eImABT0BQWz8wT/Aef4GvEJ7y37kPDQGQsbL/cZBQYxAAki4/7sEun96R3m5RAC3gnj3OL+/A8G+gYAHwfrHPwg7/wPAAv/YfEIFnP9CQNQ7Qn4/OmfIhrq+gYKBvvTORYISgf3xFJCPPrXBfz4+bX9Dv/+FOf1/f8ADgjA8gP8+AKBvPD4+ATWAv4D/AT7/v383f326vIFL/n5BAHxAvwU/ADqAP77IvcA9+v+GQApD+v7DPIMBhQNGvf7CwH8/fj89f33APj3APsAm/f85qD08vja9fX8BwEZ6/8J/fPu/P8M5vjn4/4EGfKqO+fDBfkEBrQWDwHQIxrRAfX+FSb978/5+QsUdBbJ+fsX/QJbDRH9BAoI6Qb07Zr+Ni5X1gXcqAjE6fm388n2+Av73Cr27s0BJALsNdoVNw3vCNr+Dfz99A7u9fX6EPL+APwA2/0A68T+8vfGJQoOCQti49n2Cvb/+goqzPAGgd4JIt4tO/kE/QMA+uwD9AD1+wzz/kIABgP4BKsB/wIFB3/S+PsoFgJBDeP2/wDx/gzsCqXwCzRQoenyvS+5/gYE/dra/wj/3P/62+jP0/Xr+vQDFP/z8v8B/RP+8AYC/vMVQAH3AP8A//rz+e4BAv7pJgv86w076er/+f78Agkk6un+u/obF188OgAAAP/9+fr+8AQA/QXz/isABgj3AOIAAPsD+H/z/gn/FAD9/gkB/P4AAwL6/+b9AAMMzf8E/wP7APsU9fz1AP7+/QMB/O3B0fP2/f4F/gD5+AH8+h0A8Qf7AfQCSf/4AAAB//z8/P0CAAD7BwH7/QIFAvgA/v8CAAD88+oC8vALXun1OxbvCwkNBeQAAgLv7Oz7Ahf/5xUQF4H4Cfiu/AABJAVd6vgGAeD5AxdOIAYVCdj49+YWANsE3i/q/ATyGOUGAer+9EsQ2u8P5hPzKBYL5OP97+/9MPr/BN4+Of0WIv8o//8Apx38DugKDxjjDSUTDSA+A/cIA/f//AsZGOwW2wb4UiD2O/beAf/rA9/zBwH6Hff7+/jtE/fk8u4B+vz79A8A5hSBAf/3+v/5/tbyx/vqxvP0Bf33+gXtAPr//vjj3O4EEwH09ODuCwMI/u34Bsv4HhIGCP8A/g73Axyb5ff+B+3aAAP/9uT91tzf4uIC/Ajv9enqCP/u/PTv+/QT7w7p3fAEZ26rO/Di8e/7++n8CvgHKP3yBvH9Iezf7n8F/Bk86wjt0gLkEhPv/C/8//TM7O7j7OsI5ykG6TQGEcka8An2AAIRARHw/KbvFf3tEu704/P7CxcAK/sB5wQCCBb45Pv/+fr8AP4AM9YI+/z++fUW7830/uja9wn09/8ACQHg8v/kBPASBtZSO/L2+fb/APT+AP0C8AHzBQADDQMCAn/6+g0i+vTuAAAFNwIW/SAIAf6r/fr/+vUP/ikF7Arx/gf+AgQ5AADu7wb4++L5+QoBFvIA5vz/Af7+IQEB6gIACQAA/fAR4foAAAAA+e8BAAcAAP0ABfX6DfL70Pz9/gIBAQfc5wD2/vwLXgT5Off47PsB/usBGfgC2wEIAb4DCvIABH8A9gQaALbuGf0ALP0h+fz1/wCN/vkA/f8n/CYWGA/d8P73+wNDAP3a6/fwC/oB/AcHGxQZ3fwB/fYAEgAA7ysAGvwAAewdzAAAAAEB/PQCAP4AAPf6Avj/8Pb22gMB/QIBAwPw2QXwAwDuUemkO9xc9PoZ/h/5BgIPGNvGAvEU9RjWAdn6+P/7UR2x/Ocg9QIwC+YMDAnyGxMnQST4fzlJHhz/ywEVB/kGBlvzIOn6Evvy8tlCGM4gAA0iRCX0v/QHGOEEwzH03xPx6BXQAP0ADAkMCuwLHNUY/M8XKiY3IfHjCu7B+/XP0ejwAP7/D6FQO/iB/Pv0DQMIBfDVBD7D7wHm/Ba7ASjv7gM6Ev4PIxzJDf8dBBf18P4MJe3B9ILvk+ni7hsQ2fIZ3vnU4EA61Enh+1z34vEUD0DqE/YfMAgBEgXuAdrx/Bf0HADSHewNAAf+5+b29ujz5eTz9vr+EO8m2vgN9gT27wIN7uTqHOgAoS0+O/uBFgrsLdL1K/f95OTN4O7nDf7z9lQJABLhse82/RnZEf/O+jHvAfENyfXwhJD/sejbyxPmC+Pp1O3eBKMC3RPntwz6OO/S6f/O7ML85AAKbPXrAyL+LekIEevjLrovAAsA194R5e/x9CbbEfjq8efj8vwfB/Md8AdaMAP26uUPPe6IOxvGC/zp9a7y/wj+7OIeAA74Iu4eAwsEDhGojvwh5SLRCwLb9AH1++gJuPv6qwAG0wfz3OryGBDk9gf0AYH2EOH+1rsBBxjZ4cfnB/Hj0+YLKPX1/xkCEujpEuMhEOoMAAIAyuL74+Dz9BL5/BDp1vXb7wL3AQIXAQoXEwcExwEK4J5GOxT47fj35Zv49f/uUPJoNBnqFNcb/cYBBvIc/QTe1wrsDwju6APzAtzJ4uPj6wAL8PgN+trtGiDyKCcg9cMCJeL7Har80CT4/TTxFNzRzuj9E/UmAjzyUOXJB+N/9Q8CAPIA1Pvs7+Xg2gD3BVb5/dnl5xXf3vANIwHZ8Cr5mf0C1zYUOwraKh0CEDf4AQUtNOil2sIEEEvQ/RkzA+PVCeW17BEHD+Q6CrQF/cJUywXWaqwHFjEe0+k0wLAN772n3Ac8Lhbm/NoWErYj2ZwD2d40SToHgQj+I/v3ii3LiQi48Q+8AAIABNT35f3lABryHpHE5xkHLfI1Fg7w5ZyV9YbsD6jTIVwIOxH6HgT6+/EkF/v0O+vK3wD4MhSf3hoP9/X4zhrI9zDgGQc2DcDuB89TvgHHCcEXBjML4CMb4dIhxgze6vU6/wLSuvkCDdgk4OLr89EIPBQqFPzi6hf10wbGxuXLBL3k/wX+7coCyN/kzP0Zzpz9GwQ46BkR+/7e79bq+IET8e3zb8PYOtLN8vTp85L2JPkVL+fTAz/0C/Lb6v3x/efW0wXh0xWgGf3ZBArq5eXqyNbnm4H1rTMdmmbp7xAE3h7XCOIR+u3soBncFxdY+/neBqj1ZuHqUuDy9gnv9insMf0LMMjk/vX+u9Li5qbrzeoCrQQT5Oop6ty0/+Px/hI1BvPcttUIhH8aOwDO6/ILCIHcGvnt7+EbEg/IGtYaJ/Ps/yj33/8oDCzc5QTf8T32AQW4+OP2jvfd4+wDDvjR8C/79hkT6dnq9+/z8evu0DDrGQPZPvLpzNH6VOf6GOP1OuPbMfBCKeQLAAUAkv7/ErD97NDt9mv2/en3AhjI8usJCDVK607tmxce8vxAO/Wi3ebmBLLk8/y96fovKwMB8d0SAfbY/yj9/B0c8efhFxzW31L5DBSjFwYnlAT/99wCGuDGID3SKBEuG8XQCPb+KtLm2gbEFzj6EQzppwbyPeweFSwMf/IIWd9r/hJMAAAB4AUU7PX5IPnpQlAWH+beyuzv6uP3FTsV8XHmxx4u2f+eOx7hA+7sDMXe6wMU/QQ3AhnAAvEq9AnxAgQB8fEmwSKgBAi+ATb95OAAlgCk3r0TgevTABwDQ+fzDQm04pIe3gDMDL0FIzqGBPH8AwvxBuIrGOkI6RHyGsfL7fv2A/flAP4A37oC1/HSrhfp/cy23fGkBhUFBhAoBgK6+d0Wvtz8gB06O+L41/Xh7/CftO/X2iDQHg2zzTbc5NP97PrOMxzN+/gN9vcA7QMD2Sv64vYP6AG6NtA4CAnJqHQREQEKHT7TAzrG5yry8u8AvhUHPEggFugIIsgyEAPz/xoVfwM0DxfCAAMBCAH+3rn9+6Dp/PDwHDsg442v7uPQEvrZ0Orm2Rv/8xUTOgj/Eh/U8u8N2OgT7Qlt/wwINigQ26ED/hwjD9UD9PwLFP3b4AXdGwACFfT2JQE+A37p1BYPwMsyLfSc7H/qAwIH5PIBPcPY+ib/vvH89Q8R4QQGxPn8oyLb5s/q7fTcAfX+6fINCgPp6f7wFRQJ7frS7eARAfz9/CP88KHbAgLRefhjOgD7BQT9E90w0h0AAfP4+Vf09u8EA9UVAC/+Bn/27gUH0xb02/fy//78/h3/5SXVBs/oxfUIEdH+CPj+8xfw+PYDFNsk7+bb+ujMHwXvAfP99QD8FRz53/7w4hPi1BDeAAQA6+f7AvH/CvgI9uUB9Bb6FhQCGALx/Z8lQO/+3/0gxTxGOgzeAA/w+/4hBR78AADj/wf0BCfu/f8dAIHyEPr7BAsA3A4EEy/3A/4Q9rkCA+DwAhT9Av8aEgYMGwPd+wkDCPoHyP8GFOzuI9kGAO3/FfgE7wD19/UA7wz85O/+GAr3AAgA3/QdBuz4/v/w7vkHBPHxDvkG8f3vBRviDPIE/PgvOwZEOvL79wv5LeIiAgTzyv7xDRT+4ujzA/j6ABgCDBbu9gsb5M8KHB6B+f7/CB345AH1AC0AE/MS/wEK7QAH/g7u4/YIGfry6vwU4u0UBNoKDucF7P/47PYX2/8B+hkH+v8EAAMAzAQf+/kE//sB4wD3GOYJ+hIBzPz78hMFBQoP/f+nIYkDOgLu/wf8BfccAPz++gDh/f/06Pn+C+PoAAMUHPgI9f8CBAjwEcomBQHcAhb9GAP+AQcA+vsZ/gQQDP35+hPi7+v3+gzz9vYhBejz5QX1/f/9/f8CAfMG8Pfv/BHz5wj5APkA/v+B8fv5AAAF7hDtFwLpMegDIPn84Qw2BQEABQIIOkV6OfnNAo7XgfkfAPTuwPkXBgTtKBAO/Q4j/gfSGAIB6REj9i7j/+z58//qFAAU5gz/Afz6/BcGGzFH+xD7+we7//cE8wD58QUGK0kQFQj/A+3t5QkIxyjc5AH5Dgn1FODoAPgAkfNBCsz48Qb6CB8F9vP2Fev9AP7zABpP2/8A5vw3tqmkOeAL/tov+OkPAPf2PvkgEgHTw/0ZCdQI/1PT2/cr8vv69iK4QBYDBAAc6hwBMxruAPH8Aznd/gkC+f4i+hf3CfQGCwvJEALt8P4NLzMBBwEI0QACJgLh3hX6+vAAKPv7AAAABAlM/gb7EAMH/RPy6vP8JAEE4wMD9H9DMwANBgNY7eC6OfP4+w3K4uFJ5z8FvwQE7jjUJvDn+uRI/voHDNvbGPcG1+UmAMXaC/6yCNgLl/2tCED1AQYmyO8+ORGw7iTL9+AP7xIO3svctuPiAO8AGevv4AsBjdH6sBDR9SjhgfrWAPz+1v4m6tzZ9Pzm1PEq3CXpHP8g5fzf+gMUJ8n1/BHQc6iyOf3k6fP7Euo08xYAAOzi823rzC0I7xMeAA0HKiz3BwP7BQz88n+Q7PPQ9Q0DIznl/znvBAT/y+UqBvLI3lGU7PAO/QjhuPD+XqfG5gAKEdr+5f/sz/4CrRTI4fXu1u/XAAIB2fcP8uj39gMRrzLo4vPC7AwP1gXqAjZNFOQM/PsM8YV2ORz8BBzqBvZ74fL2Tg9A/vL11BEa89Hc/BCxKEbNoB9/LBfQIFm0AgL+VdEMLz4KE/f+Bh4M4OREEwU59CrM/u7y2vv4A9pFO037+/TnDBkStgL/yTT4ERzb5f4O3PjzAP0Aw+hSGPf0CvIBUvXwFLoJGfX8+QLQ5ByzIQT3GQFKfK68OfPtEewHSOIw3e75/fbnAX/k//UECf7/ACby/yUG2x4nxwPF6kzdAPwN+zoAJdz1/uXp6wgtILn18AHl9GD5+RsK9a3vFsEFA9nz3fcGDgIK5P36xsj+5wnxz/K/PRLdAPgA09oECPPz9vj00Q/kA/4FJeMA5/0B/Rn3Ntjy//0UPCKuOf/bBAQIHtgR/g720h7gJKb+3f7L+rDq//AFAqMDFAEutAvsK+zyFwnFBfLxEC0dBX8GLQEEMyEhDfocABgN8AAD/QMDGs8K3P869P719vMO8AHy+A0SlQD/6tkPyvP5AAX/rxDjGP/7B/797wAKRs8BIPz1//j67+zj/gX6ufntfaSHORTMDhTiKtsV+AEVwP8++bAPCQoJJcglAOkc+tnv+QED8wgGOM3zDgMZ6yHtrMARAULJ6fwgIe7X7QLdAv3s77oEJwr9+ffj/AQX/vjl+OAH5AEeTgUc1xP72hXv9xcQAfoC/PDr/+kF/AIF2SbyEwL/CRQDCPwGAvB/8+/36fX34M98OfT9/g3cOeR30g3tvA0n8rv0HA36BpLzAAzfL4H19wTo0CXluAP1BfsqBO/77hMKAB3uzvjuvwsJH/W57Eba9vQHFAAdEeYd6QcBFKD2FOEQ9QDzt9bo+Az7+ecKiRrcAPj/4AEG/fH/+Pr3A+noEPnWD+0MGAP2GvMduOoE7QL745OMOQL0BRYA0/Iv+uj16NwhCGzxNvYH0M0XAPUZCX8T1v77xQzPH/P3Cf/rAvL9B/P4AMfwxgAF/O8KGvO4+kDR+/sC+QP6EtLCI/rkIiLzBhXw8AH8R+v38/MC8P/UNRL5AAcAzwsD/vYACP/yDdb8+gP3//sBC/j76v00U+sMCvwJPDBkOfPxAfoA4eHf6gr7SAr8BUv52w4tA8xHABsNCEhI3gvkAfzcRYHMAf9o1DrwEPUE/zH32vU+PgMbC/gz8RAt9eT63MAXLRsHASMOKwH//AYK4AAINRfzzv716fP7Jfj3AAz80t8D+gb69PoEDCkJ6gL3LAEF/Pf89RxqDeIM+/T6jse4OQTyBgEP2AX6APz62vULBCsI9g0bBfgA/+z4En8H9AL/Bvj17tMVAwADCPoCGgTtAPcD9t/3EhEMGgTsAAH9//sG9w4PA//g/uT/8RD7+/cH9wDyIh321wACBA34EgD6AAD/9OXuAPgABv4BFA8U/ezzAgD+DwD+6+0zHQD/8gEPUSAOOf8WC+gACgTw8hv9JfLfBIEC6gX/CAHj/hQMAzcBFQDyCgjm7UnV+QAeAvcFFQgYAA0B6zIQJtrr4AQ++dH6BfYI3vb5LB/SEvzzG/f+AAH98wD7ClsJ7Ab/9wQJZP7yAAf//hQe/wMFCgL6Bcn88w3ZG/sA8fr+4fW+5ewA+vkqGXgMOf8DAgz4vvHv/hkBA+0TECrd6QADAbYUAPkB938w8wEABAb5Ct7y/gZTABEAQg8CAKoCmQMB8ewMAP7dAA4u/gbv8+cGKQm4ATIF9uYC/QIBCAAATyX+5wAA9xMAfQDxAAIC6uYDAAEABQAA+tMB+Ajp/wAA6gD8//IoX/oA/wAMq938OAUDAdn7wf7y8//86PMD/H8CEvryAAz3/vX31STV+wAAA/nzAAfZ/gD7AfkA8QAAAAD53wf69MnrBQAvAAgN/g0A8ucB9xLLAPf0DgMBAAb8+AABADgE8f8A9gILCADuAAEC9fgHAAAA/wD//urw8APw/wAADQEAGvbX/+QA/gAK/JoFOfALBOvVBOPtAP0KJfTTFTAC+/30Af/qBTT+A1gL/QnY9Q7053/yAvRC9Ozt9gLv9+cF0GwDDu8GANMZBAIxAg0MBvQDJxTR3NniJP4XHg/2/QAaEED89hv48iXuIAL/APMAE/YDBAEAAwAF7+4B/TLyIwkc9gAGBBSuCPn/BPsQipSrON0N8P7x6+MAAf8LEgQrGgQBAADT2duy/6czA+P5GQAC0vFHyBjjAQDWABoYAAD9G+0N6bkJ7Thh7wuBCgD+HCkEDQHp/ABFuADeAwkC88cBGAD42dLfBudTKgNNBgoAAA0BHhvPAOEW/gIhQQjy/AI/4wH5G/H/wCgA3gAADvTUqMj5OQj/+wj7CPgCAALeAvEAAQEAAQgz/rkFAPn/CgYHAQHK/AMC6CAJ/wDy+eUB+AD8//71ASkF+f4V8/y0+v8FCQgAAQEBAQHUAQD98P8N/AEB+wAGAAT//AnTAPUAAwb5AAIA+/0M+RG+6P0F7P/7gfj/IesD+AERAfb6EfoF3wDrGb/OOfAB8ABAGUkAB/sD2tgCB/cABdhCBuMzAgIC+wHsBA4C4vv5qM0j/gSyCdb4ygHcFA30KN7o4P4cEg3H5wLmKyD9JfMEAu2wCB7m/AH07PD97QAA/C0I9+b5AgQTJyr7AP4ADgod7vzD9+B/5v7z78/0GQvOGO789+j9D+oW9QDnZIKFOgP+GBM2Hfbl/AYBKLL67fwADNUI/xYn/tz9+ADMCPUOHALSGqIM/e/97hIBnv0kFjzt6gRKBgIACQpQHfQhG9/7wvDvAPS3///4+/2n+zP9CwAE/kfd9//s+c0NBxAjAAMAIfkP7QzGQOYh8/T++YHdNgPZOf/39fntGEeeSwDDI4W7Ot4rOSQGMGlGIRMIk7Aq+QQATrT8/ZT+CRQAzQAD2w3/CfDrAuUQ9gAb4wLMzAqr/RCB9oXA/q0ApPbr8sqt6P4ByjfqAOCsDuf+/AXP8Rj91f8SFOUJ1xDU5gG+usAr/gwAPwsvngaUFTM72cjVK8cQTAEOHhL+CAhtZuFYM/UfnfK3OjcL2hMkBO1RIOTOGZTPBQLSxAjlDBkM9Aa1+wDoG9cXBu8AEOH39/zlPfIDDATGzDPhuSMkcef8C9HWHr7oBOu8B8wLAe33zt39C/gc//frBOcc5u8/LoEOF/oBwdflAPwA+hHe9x0f1uwO3OEo+u/jDvf1+ebz/eTeeeMUDNAO3zyYOgLCBhXgCeDM7PMDRBn8EAIAvPwz9FH+FxDvLgAn6grw/eYc1lEDC80kGMRyFC3k2R9FGDMoEA1B+NC94SBBEyYr89IWBNR/K+kDxKss1wsg6+vmOt7e8/8CQSApJgzaAAMBAdLKNeY+3dL+BAzm/ArLHQ0i4P0C7Q72fBjpDBcOZAScOv738tP1BQfxDgU+HFr96AYA2xgaFB0F6fr1Qfv299feAvr8+A0CEwJOGg/3CeoK+RYf5n9cvy0A9DHe9zY85whTIgASYv1sEQUJFjYj0wY1+QIFP/7d+zMVPAsvbQOtAP///gfoEi4a4xq8Cfvw+T3SIkUg7wIHAwz3IczqxQsP47hYOgAC97zBGAT3Avpo+wTsBRn/CB4LFwP4/Q4A6e/nBjQUCencBPQZBRFR9u3WuvQX5yovAn8d4Pzo7x8880o1MAgl5gb8//g0F/YrODj+MOhCIQT38RP3BRLa4u8ULf/g/wEBAg/g3fQEGQPZEsLx/RTpCy0G6RM6AQjzGwwJ8Srgn3E1Ouz888jz5sDv9gabAw4D8CgABQ/DAwP8C/T+AlK2ACMB7Are2WveBwLY5vaB09MUBgDv9WnzudH1+wbqBhfi1AwA/APykhbk9fkASur8Nt7PAPj2pfj+3tzv6frfwADoAAcAB/4Jyq/5BwLFoOAA/B7z+eoM4evjBDDyxRrnzTwI8TjyOfH4DR7l+P7s/DO/ADj183gAIAfmAADdABr99FzpCP8T/foJ4XbM/AYqCBHzFuwFAr0Y1BYV9fwC/BXt+w0xFwEABgANgQri0vbAEfwMUgTSAALjAfL+BwbiHfoI+/LfABAB+fYr8ust+A796yP0+Wz5HNIS6/33CBryIron4P8PolOiOfr4Be4Agf72/QAKAwzz/HsADRcl/tbNBR79/SQBAeBkKgz57kGp9gQHCOjrJv/X/aKtGhAV2w4WAfOx9Dog4gMA5/L08hn+/f20APkLWu4zAwIIIp3/Ngb8LuszG/DoAAsB/PAABO0E8f7lKwXv9Uv3E/gL4AIAACX5S94E7/U1jrkiOfD8B9H8gewU6QkI7CzyA8UAIgoM/Jf2Avr7/m8M8foPGi4N2mqv9gAR+uX+Mfba+4PbASIGPCkVBgaiBDAWDfsBze/I/fwd9u6wAQIIBPsz6wEIXcYAJOPzBdgwQRsJAf8E/9nd5QQR8fn+KBz78wftHvgA8v/nATcAMeX7BCk9khuBOv7/+vz/A/8F7P4B/wkRA4EA/QAAAO3/AAb/ANQEAgDe8AIH/AX9Af3/AQL+BPsIAPr/3QH+FBb8APwc+esBAAAA7PMA/QXq+v36AAABA/8A+wAAAAwACv/5CfYZDQH5AAAAAAQACf8H/P//DQsAAAACAPsAAAAEAAf23wz9AfnwYX0/OvYA9QP4/AIJA/wN1xT+CfUABOj1AH8P/vP+9fzu/wTuBwMCKckWBQW89RYC8AARAA31I8r//gECC/j/B/7++wX89gQJCisqAAEcCf7qAf//FwAE/SH/Dega/wcGoQIOAAAA/P3s/BARBfoEDf8FbZsK5Q/yG/jrAO/7zFD7+/EYl06vOgoAEv72OPoHAf4C8AYA9f0AAM7rBNcX/+YDAPzwAgDo/+/1I9EKBP6+Bv724AAe+hEBDMn1+QP0Cfw0/AH45Pj/4wIJBiMWCxAi/vz3/vT9AwAD8hMDFfD5//v+3QoHAP4A6wLtEQwcB+QJIgAFf7D+1RHmGPD0Adn/4zDz+f/zVflMO/8AAesRG+YKAgYAHN3/4/8AA/ADA/4B/wkED//6/RD8Evv8COv/7fTwBfv8IgDuHQCB/PYS/w7y+/EbBPsNGeTu5gbz/fM88eUH/P73CQUA8gD3AjX69fLnC+oA7eX+AAIA+v4B6uLf6AEOCvgBFc8I6gTnBAH9/QLr4fQT+gDz97aHO92z/gwGAZwFHfr2RgJN7gMAEN8EDpT4/hjS7wD/ARfoMvsgDe8M8uMF8ADpnADycD2JGrYC8U/9C+7u3uMrNgz2CDr4AP852uXs/wLZ/ycAbgAFCjD6w7vATvg3A+/1//8A2+kJ5+fIDO4KOO8BDMZ/8REH/wHWAxXK+tEF2fAOlErGOwPvBgMBGgr9A/b76wPvBgDmD/gHEDoHBwUHAADz+SMZCwM3E/kJC+v1ExAV5sHr6wnND+DzRgIOC/zpFB/NAenvG/73AARjfxIE3ez4/+n5HPIG2/sBEh32CQH4/QIEAAEA5/0G9vgHBvIxFgJI+vYQ9v/sE/AQBAD5EM32DAQGpL08OwvtGhkT8MjuD/Dd6PK3FQcA/dz/LBYGBvsBxQAI9vYRAgW5DfcOFeL/7A4LvGsEgddJGvn0OAlYB/n5DD3d7PgCIa4FBgG2Fg4Ns8kV+Rr8CfcBBdz+Hg8C5AsG7RgcAPX/6OISD8sA8RTEBxTH4/Gj+Ob9CvbvAfEwKxfovyIAQXAUOxXe6BDrJv/dIBNU7OHcHwUADgrAuib46/L77f7O9/Ce3O3R9h72DSUa9f3w0IEg0QxlGXvwschW5x3a6+BW0goICtYI+u+dhREgGwIlzO4O3vjwGuv6H08wtRkNKt8SAAMA+v4A9d0C6gyrzwPR6zyMFTIP7vsIEeIkO2blwcQGCiA8O/z96/DXFfjwEAPeF+jjDgQACjIC2C7u/AQADf3pAf/T1gbc4hr38xYkvsvmBeEq4SB/93vsrdTM7RX18ccoBB/0APgDBOir1P8NZfsVHfj55vP5MeP+9gYN3vbzLPb1AAUA+vf6+PsO+ALgxPHU8kPpGvMI2v0G9uQyAyL08vcN03b3OgL/9vz5yxP8Cg3aHP34BFkA8Uvj9iH2/e/89+8O+ubWrg4EyEzwAgXf5NTzN+wV+Qx/5CYDjcam4Av398ruBRkA//YJ9f7S2fb8Uf0XAf308/78FA38DA0I3fm34P7tAAUA+APq8QgB+fgDmQ3t7jsHCAwH5wME+f4T8SD19eTzFgT7Ogb7/97x2wX/+gbzBgIF/WIABCzs/STo/v/09/ol/vQSAQoh2Sbd/wADAfD4Ou0N/OV/3QT+sPO89REt/rD3/f4A3/fvuxLb0fPIEPkDE/4ECwEDECcDLf33DPDvCPn7AAP/+v/0AgEH+wH18Q3l6zYG+tb86gH9+xIA7v3//f8Dmc2cOv/5/Qj/oOoC7QAPAAX9+wQAAxPj99vtAwDw+oEWAfQBZg3z0hLD/wIF8gruKvTT/9FL3Q0E6DvXBAEmAtEL8AUA3PD4EBLz0uWSAwAAJQQSBAMAGe7+NQPqFOJJIPHoAP////oCAgEB9/35GBzo6h8FDeIG9P37/x/v7u4E+g0hS46kOgIBBAYB5fwB6fsH/ggI/IEA/f34+scOAgH2/9UD9P79EQva8gDp/PwD9wX3DP3w/QwY2AUEJBYI+QvoAvMK/v4A5ub6DfsB8O/RAAAFBgEP6wADJc8AGgHsAxEqIwABAP/++/sCAv7+9QP7BRT88vz7CvcB9QH79Rz+6f4A/gEAShU3O/4A/er+6P4BzwAC/v71AK0A+QD8ALwKAA39AH8C9ALzAgXr+Qr1AAAB+gX7DQDwANTuhAL/HeT76gbu/AMC/AAAouz2++TI9fLmAAABB/8NvwEB+O0A6wDzCOUTLP37AAEB/fT4Af8C/gH///7+/wEA//AAAAEB+Rz/wewAAP30CyFVOfj96QzvCO7+AAUb4RgBCAEAGfonAPoRABv/AP7u+xUNvvoFAQMPAgWu+uEN9gLfDO0qNNr8+/35CfWBKPsM9hb+Agb6CPUUAwIF+P72APoBFAAAANkDAPYI/eIBCgrfAP8A9vsFSgPm8PX06v4J+MT//AjjEvLWABr8QAb+7vDjShkuOgEAEAQeJPP/AfwE3QsC//sABOG/+vwMABEBAwHpCfX8+AD7GPgqBQOy/vT/xAAGCggHF7Dv8gHuEQoQ/P/5+Oz7BPkEBSIKAgoN/gPvAPUB/gD/9hACAvf4BPkEFAIQAAEBCQP3SPVQCOsGF//7f7v/2SToKfr9AQgGAS/zDQD+DruMOu/+BCBRKBjtAAEBFtIR8wMABMT8ASE9AfYBy/7b7fUfGwjjLdn7B/nS+xv2qAIV9cnb/dH++/33/AU+/PwFLOr78wjy+vbwCQL1+wG9AicBAQD5ABXWCOoM+PAGF+MfAPsARPgDU+9OReY7RfAF/4H7EPTvNAv1BjoG+27FHwALmrE3O/fsFSMZ2xIxAv4AxfBQ/AEAAOYACMsRAg2n8gAQ/f8PDQgdCs8A9/v+8Af12gbxBy3y8ArOGBED/PpH7vbUZwP9+xzzAAYwD/EH/wTa9iYAvQDoERca/RQR/gjq9/8cAPUA3AsL+wLbJA0J/csICewoJwEVEwT68CN/DDcJ8v0dyBAjO+sS5xX3/PcTA+vuGdTa5wCBq/TrzRrzBAXy/wD78/IE+vjzCdf8+AjsRg4zFgXm6AbtBvD9CvcZ8Ogj+fIH2ObtAw0EAOIAGcHzAhkCABT/0gD8ExUIJdQdBOr49PH4AP4A/P4H/AAX3fMRLgYE/fo4DPvzBfz99QgEJBHs5O0dGdeVOvXx+QYHOfAJBt2Of/pY2f0AiqIMwS7xAQD9DgH84t/q+f7x/N8XA9YjFvY5BPjzw+dHJjLxBRw4FdrIGAwLsv3iIc8BAd3+Iw77ussFHxMC+wDgQM7qPrbFxyX14hcaAAX9CsHkBA89rQb8Ck/69uLdyQYP0gMJ9uQQFtsEtAzotNaROgX36/PfC87xARBQXgg63QQAwAfw/f8BA/EAIgAH2+TrCwIo++0cEfZt1PP4YM/+/vrxGH9S7gwD8f6N9LUg4RQV7/cKEQTX9On2AC0Mpyku2/78fPnXzTzcyRsFEQDFAP/+Ae7hDO/YqRjtBSvpARXhOGn6Bgj+Bsr4H/79tC3/ypRVOgMS99/sF/vn/zX5GPkO9AgA5B4C/MP6CQMB9vcDCBAE2fDx3e4A/v1v0eWxNfMR+PYEAn84zAA65/uL5LkoG+4D7QEl8/nW4/oD+yH6APYJ5Ab6Vgr2n/nBxgoK9wC7AAIB+gTYAQoA0gHY+fzz+w/mP9oB7AkRA6UXQ9cHDS3oTLdPOgMA9OT3AfPxASfPGgIH8lsA+BPv//oPAtz+/H/5BhPY2gQE6Pz1/vjT9fruF+gO9j3uCDgq094T+/7W7AUQAfkA9P7+6hT65/4Fx/4DFQkc7QEG3Bb00QX2zw70xQjyAP4B9P/22ucH6Q3t+/T7/AnuBxEN7P78DfcI5/f39Q4Ey1+iOQH8GuDk8+L4+k1uDSbyEtQA/h3P/hnC+d728RYQBC4T8QYVBD/DAgQeFPSwItXsBjAW1RYtzMYi1+/V7hAN7/IB7PQUkiEEt/TOGP8BW+3y7wD8uBQFAA3V7fnI1fj2/wr6/goVx/720Ab3uvPx7ljnItwJDfj64MjMvIEX6FsRigz5Of788PwA1ukO/goGBBb2/uIAAQv0/Nr2/wf5/I0UCA4ACwIYB+r4+wYFBxHlJ/3yAB0D7AURn/MG/wSB9w358f8B8PL4Dwci/P/cAf8ETP7+9AD61an5+gvhARcADvn1AAIAAQkAAwby0P/8KAL67RP1GeQH9P///Ab68tkABgzxkqsYOgb/DAQA2wgG+gUD/wwN/dgAA/79/8wOA/T/AIEQBgPx/QL5+vb6AAIBAAXzBv///CwLDf8A6/0B/QCJ+wYQBv8A9fj4JPMf+/fw/wAA//8V/QAC3JYA8ALg/QYG2QMJAP/3AP/3CQH52wMBKg7/9/L8DQ8AAQL+/AL+8Pz8/vPR9tR+Ov//9wD//wACkAIB//P2AJMA+/4tALYBAP76AH8M8friKQLGAf73/wMA+AQBCADXAqb+pwAGTqXo+QAx9P3/AQAA7t8E/cSK+PAKAAAD9P71zQD+5xgA/QDu/v/UBP8KAP8B/+n///0H7AEAMe/7//T7APoAAAAC+f7pnM/9/vK6NNN8OfwA/xf19PAKAAAZEgn8AwIABRBL/OQOAPf9+Ab9/gee+v8BEToF/Abj9+LAAgDw/e7yIPAA9P0T/feBEgASBQf9+f4HEAfsAgEv+/8RAAIBDgAGAAf9EPQ7APH+4wUfAP4A/f/tCiEJ8f0JBv0ByuYID/70+gkwAAH16xb73OUDaFzWORMAFxW31X8h+gEABO3/BgL/ABUE/Kc5ANIB4fju9gD+6/IKNOZUCfHPB/vs8wEfBQ8yNd0B9PMOJxkB+wL+DvcC6+oMA8cFDhIn8vzWAPYBCQAJ+PMBD+wlBhL3KhQKAPoA9PsM6x816RteLfoGH8cE2zETNfX+BuUD+/r+JgAFiZyEOgL+4ypQDgz8AAIBMYEE7fsA7ssE+gRUAdf+0QDr+vAFG+POQKMr/vT5GzT5BgAb/LzUE+USAQX1Bdx6LPf1G7n0Cg8CAf0fBfIN/gHZCRIApgAFCD3a/9IQ+uEH8+4WAAIAyf3oB+Q+YvRiN+MG9ND1EQAFLOcFAfkNB1qmcf/fAqYgOwb0FCEd/UlEBPcA0tt77wMA+97/BScQARTT7AD95/fwKhLyEbb8BO/43AXz8gf/9xPGABjl/Lf+7PcJFOvpCvT3BwD+AM/d9jQH///cBAkA1ADuEv0X4A4JvBXJE/gb/gMA/MYL3zIbPRop5vYCAPvgLgDqFAn/8Ax/3xkY8f0L9qPwOvAx4Qw/Asj18vEPC8y98gGBnPfC/zrvAQrp+wAFJO8T+SAu7twK8wARGRkZ+Anq9t/g7AD0EeEGCO/29AQE7OPwDPsEAM9C5dT3ADsMAB8ACADw4yLnQfkB6gDh2u8AAP0A+jHm//T+9xfoLwX/Ahw5Evwj7tTzEfjyAP/UBf8ZkwubOu0ELBbu0PfzA+n1WRQA5P8Aq/NV1g749RTuFgAY/9b+B/7/2NTwCtktM/hJNS331/0eSdv4AD5bAAbK9/QU5hL+/CH+A9YLENUhs8b9BPUCCQAAJfDL5rLfS94o5BgGAPQBBgrbOuEdgdrKJWrD8QcyBygkDA787AYZ6N+9wxUZYDSFOgX8zvb79PnmAuUh/lkgJQQA5PYe/MwECfn/KQIB9+EkxdndGbv/GeklDdEd5AwD+fb/Aj4H11sR7feH4cMe8vsT8RwALgL53tE16Sj0Cf7e+gH1Kwj03Bz4dwVF6f3wAPwA/gQKHUD9gQoLJ20QAwoWDQP6Bgf8+QEKHev0qjDv1SZFOg/sHdjOXPblAAxmCRgbCwMA/vsMDqXwANcL/vsIBzUA1trdA+cG/xE67s3lQ8cK7yh5/n8eBV/FCxv6BsMIJ/0s+A3w0RbL7PApa+jq4NwqCgodJvDtuyrANOpC/fvDAPQA+g795O/L0//dA0Pp9f4cB/4DxhwvA/UfIb4EzRX8d65POuoC9rn6+sH2AAjJChQTCmIA/gXOAvfw+/ACA+D3CS3z6wMC2j77BPja8fS0FukEAhE5B0/smSDD+wEhEf7A2QkABvz1gRDp6vzzGPkJFwboD//9/wr91Pz4Jv4i0wjPAAUA8AwV353m9QHFygYA+R3++vYE6ub1Cwzu7+gJzwwNBpw6Ovf8/wf0+fv3+wAQAxca+DwA/w7vBQkD/xkFAYEPBP4JGP4V4xzi9gAUAQruLPMQ/wQo+P8NxCztAQs1+gEA+f0A6Pv0oBYy+v7TDQMPJxHbFQDv7w35AQvrOv05/wbdAAIA8gH99gL/8/38DBb2+jL+Be8K9fzz/RIADfH7BP4UYdEAOvb/6gb5yunv8gohABgIBw8A9wPzAuLwAw/+/oET//cDRvkMygnk//wGAATvL/vpAQUv9wD0ATvxARISB/0I+v0A7fX/+Bkb8vukAvoDIfQIDgD//Pb8C/z1LB5bNfvOAAACAP0H+vQG6/71KBX6Ay/+A/gF+voF+hDa8tX9/QYWEiMiOv7/BvgC8/3++AIB/gUT/4EA8//6/c/2/wP//o8I+QD7CgUFA/z2//0C8/0DBf/8Ah0NBwf8EyEG/AjOAQ4FAvwA+vr79/cRAfftAAAC8QEDCQD8C8sAEv/sCgohAAECAAL/AAQD/QD46QIAFBID/Pj8AgAA/AAAAAX87wH+AgnwRCa5Ov8A/v7/FP0X6gABAPvnAYEA7QD3ANkCAP38AFoC/vzwAgD1CQz3AAEA+v/7Ef3rAd3+vQECFtH99QIX+g0BAAEA4P38/d/XAPP1AAAB//742gAB+wcA8wDyAPr1/wABAAAB+vcBCAAL/gMBCfgBAOv8/vwA//8A/wP9vfAAAP7h1pAMOvQA8QT+BPUDBP0f/P7+AAAADwAs/dsB+wH/9/3+/v3t+////AUAAP75+uoQ+wH4A/PvVg/+8P4OAgCB9QAOAwT/BAP//gjnAgEu9QEA7fwCAAAC/94AAgDx/QH8DQAGAAAACgD75hPs3AABCP4HyeYADP339QQPAAL8Gh0A6ubxtkXyOfkBBvwcAjn1CwAB+OD/AAAAFAA879YB/AECCAD7/RHfBAD66xQAAPUMBMAG+gDrEvzRBPX95v0+/wCh9AcGEhYA+v3//8ub7/n//gQA8wD65QAAAvkA+hHDA/sARAH8AAAAAQMC7v+ewAA/+/4EgeX4/e8M/vgEAPsBLw4Z/gDq3nP7OfL/2/4RtRToCQD/9/LjAAAAEf4F0kQB9wEB5ADfANsIIQDardAAAf0W1dz9rANI38Qo77ULAf8F/AB77vv8184I/gT8APzG7OL4AAAA4xcC/gD8AH8A+vLF6QMKU/0ZAAAAEfziAtMG6QDjxOwOKsjk/gGs+ugxAPHPIHmVMADn2KO8OvYTOQDn+0fvAP79EfjyAAAAPgIA6kf+6wGB6AAL5OLOKQD4AhEA//sdAcEA+v/c//DzGvb6/QMAAQA7+/H9Djz/DOT/AADfAuEqAAAA5gcA+gD9AlP+DhTnAf0PHwAL/wD/1gMCHSIJHQAJ1OcM8nLEEAHp9xZK//DcFRseYfU/LUrIOvoBAwL5HszkAfwS7/QWAADpCQsJ/yH98gHb/wDe8vDlHwARwSYA+tv538Up/wPH7AvvQKUBAzMI/wBICtcK+Qv+/fr9AAQH4+zoEhAAAOIAPS7+BU0BJunqFOVfCADvAAD9/gT64twMMADKxwz6AmzqGvn2++rx/v3tCMsI8wl/TUbXOguo7AD0FbzyJPYc0i1JAAIACQfy/jX/1//8rQDkANGuLgAQ5AkA//D38tsR6YPv5xYmMIT3417NAAAuB/Qpru7y/QIAABrhyugEHqkAMNjzbPf+CRQAGtT3H/J/JgD1AAD+AA3c9vENFwCoEg8OAUMA49z5+AgO/wD4JAwbxQ5ers0GOw/y2v/26N/+HPPpzyI+AAAACP/SCg//5gD66gT5Bt7LOAAIFewABfXZ+QYK1sIA+RciE5IGxla//wABBgL20Q7+/AQBFxvz+/YO+6sA2dvkJ9z7BwkAKenqLQl/tQACAAD/9Qr6/gX3/gDJMzcDAPIA0Q8B/gkHAO8JFEz4zy1JXeHMOgsB6AD7Fev8K+ra4AgrAAYA9g0DBgX/4wAD+AnzDPvuHwACB+cA///YAefx294l8BcUGLAEuVXaAQBDB/LVCgv8AAX0uyAFAPsrz4oA1ffKI8X4EwL/GuHqJAV/mAAJAAABBAMC6vMA9QDnM0D//9kFyt389gkQAPAZM1fu9BIzTwmjOvn9+wD1tg0CI/XLFPwTAC4A9RrnByAA9QD//IETAfvQLgAO/+QA//TV/AnqDPAd8icWCgUO9CjxAABb/eUA+wsAAAL8DBYlBPVHqf4A5wzvFu0DKTb/Aw3+EwEyv/8DAAD/1wsD2+H6+QADHSsB/RAG9ScG9vr7//EHKjjy/RMfoWyjOgD7AgAB6wgIEvsPBw0SABYA7gnzBy3/+AD+/YEWCv4FGQAS+Q8AAPsPAw7mDfkZAiENAQESBCH+AABr9uf08/4AAP/70CEyAfTgFQAAMPvrFw3+AjcACAvtH/MlzwDwAAD+7v/19QgB8AD/IhL8/i/7HQ4EAf38APPy/v4NDR0xbRsOO//99gD+8PYAAP8DAQ4GANkA/gL3/vgA/gD9/oEJB/7xFAAI/vsAAP0B/gP2DPsBAQ0LA/8D7h7+AAD59/v//P8AAAAAAQ8T+/vbAAAAG/8KCgMA6/QAAQL5Dv8i6QD2AAD//gD/BAAE8wAAIgz9/RT/AvoCAP4AAPr37fT/A/wI/6Y7OwIACgAAAwkE+wAEAAcTAJEA/AAFAOsA/wD+AIEFA/35+wD/AfwAAAAA/AD9AP3//hwDEAD+ChEDAADb/wQBAf4AAAD6BwEZAgDyAAAA/wAOBQD/7tYABQD1AwIS5wAFAAD+/AAABQIA8gAAEg3//vQBAQoAAAEA//4B2Aj8Af/trodKO/8A/wD/I/8Umf4AAO/lAIEA8QAQAL8A/wD6AGz+5Pz0AQDbCQwAAAIA+QH5CALnAqHzjQD/Mpb0AAAY9hf/AAAA/uv2/cWWA+v+AAAA9f4Hs/r/3vwA3gDq7AHcFwD1AAAD/e4BBP8F/QAAG+gAAOT1//oAAAD//v7xmcn+//bS12g4O/XH/A7/DAjz/en/JRjFzwjp5Qj2BPcB/ReB7hjv6vpWBQDqA/b5+AruEQL/7O4C+egh6vYIEwwN/6MlM+c49gf/9+0fFenbCPL7DfoD8f3+FAD0+wcCHNx3HP0MDwUaABgAB/8ILgU4IffsE/31JOkU4AP9+/Xz5gwQ5S31BP4gDcl9O/7lGAHnCRDDEf/nfwC9D/MAKD4kAfP38v/z7wFC8wz/KhvY0lD0APfCBuUqe6YI7wJHER/hCiTXNBg3APU0rz70Qf0BGv/ECss1bhckDvr7AAIH8yACM+IALOhBEyz+AP0A/QAI/wkAAMgQ3scAGzEAANLb9t3H8g3zsu/H5w/+CygAPADIC/zkEA7cCgP0MQDAz/oAEysSAez2+AP26Qsb9A7/JwbX79wCAO3s+e4CG4EH7A8tDBfvJBEgGbkzAO9A0if5HPAQIPW+7NsFMPYaBugCAADj5QYE8vcAFQ0l/AP/AP0A8gIP//AAAPEG9bAHDRvyAPPv7fL55gr22vHT7wYH12g4O/XH/A7/DAjz/en/JRjFzwjp5Qj2BPcB/ReB7hjv6vpWBQDqA/b5+AruEQL/7O4C+egh6vYIEwwN/6MlM+c49gf/9+0fFenbCPL7DfoD8f3+FAD0+wcCHNx3HP0MDwUaABgAB/8ILgU4IffsE/31JOkU4AP9+/Xz5gwQ5S31BP4gzcsXOveB9gYh4h9I/wLr6BDoAwPnGu8BCeXy/ermoTzx3gQR9+GuC9z4+x+3GQf7BiEN++Hf8OLqZs4G+PQQMDoSC+37/e/53Ov6KT4LAf7U5SYrMwD6DwYwLFMJ1Q3XOuPWAPsAAf4j3wX3AgxrCui1T9e97QnFCwYKBQQIzgkFXPXwU2EBOvfTBsX4LRv8AAAFNE35Cfn54rANErT+ADHy6MfAwdV/7QjJz9dDJR7jMg0RFhAg/fD4GMUH4BLi//stWYEW/McE2fAABLUSx+UU6CvVx9XnMQD5VhALDvQ91yLNs/kP/+kAJ+49eP8iRAwZEzLj3PkdJVn1/gHL/k++TRsZnvcIYFTZOeoaChXo1jD5/hEQ++vE8Qf9yCAXNorwBieg8n/u0gK9//H6+8LY/QowLM3Y8EMMADQXINcYTjfrOBAI4JTvBhjjL/f7MspauaBFpuIOw/P65QH6SfH7m+XfMifn/9cJ/ywC9AsFR/dJ0CRQvR5Q/yIrEXMI6PgKAVfaJPBi9Pf3p3YvOg7lFenw7RFIAQLtF/+B+xAD8S4IGvAD/yH/4yL1pQQJ6SMD5tXm8eZY+wkBIebZ/wjyBjsn+/kIBRUIJM7s8ugHAd38E/cV6a325vYU5u8V9f4E/eYEttUk/wgX6AYJ/wD/KPsAJg1N6fz8oCzaAVUBF9oA6/gS+TTPQNIgARYXbsUCOiIHEvApzUpX/QXQ0QzrAeUE8eQHQi8sAA3LyQgU4hzHAwLj8PUK//y28R3/6f4m/RjnKaHq8c4eFQ46Kr8e9x/3+Q0rCAsBK4ENItMGLxcDxgEW4wsa9gsG/Tfu+RbZAfoBB/r6+AfoHv0Q9z/A7Pwc2fohIBPn/gUg7/MM+xX34yQCOgS4DAu8NQNGABn/bP+GBQAA5POs4dYWAP0lCCoEIQTw3/v1OxUz/hNpIhT6TfnUAAz5Jzb1CLLh9frpQ1g1/wEOB9UsJPYNK4EIybcvFDv74AIaGZQHyflv6cPBK/rcAAgAK/4VFgcJ0ewNw77tNPX4KuUEFwfXGxjTEdgXITz2OQsQOhj4NPflAw0yAA8QGwSdGQ8TBTHdKykD+xsCzf/t8AH87xzwCwEr+djzIP3s/PvP//vsAVLUDd3wHQosCA9/+vwEDBn0D/PXKasGBvsFAUAG9AH7NP/oCvDw7AbxARn5AAAADQLgCf4QAhgB5NHx/0f21w7xHRP/8i6XLuHlEAkeBSuyOQ4CIifeABNUBgj+9QAaDB4D/v3uzAcPAREmNiv/HBHsytsD6epFDBO0ARbUCQj//BAz//HfDthYESAdCPBGBA0JESIHMgPVBckE8vj8DiUU9QL9KSrsDC8nI9vmf+c9AeUA0gD/HgMaRxAT/vLX9U0RnLsVFBdHFRf0BdX38ewmHth5Od3u7CIMAfowAwAGMACP3dwD8/ix357T/ONhKbX76/0ZpjLZMxDCAwdKSu4EDRUWAdP/BWf72Na67PvxBX84+/UCD9EhzOX/jfPa09v0D0z7EAUeCNu95v4X9wgPzu8aAAMB+gAoNfUC1/YJ4uH/uDzm7Bv1Hv0s6v7HL7jsBTwZ8x9BOQz7HiMEDMvF/fsIvQXkBv76+sE0+R7eASBCNCz69AkB9i8wJ/f0/yABz/XmAgX8AOED1wb+Cu5I6O/lEPxME+IKCTQDHhPhCTYi2uv+1OQTGQASAwIHAwwYJ+cKF+slAP4AgQAYE/AxEeb+HzTj4P8ozhgbGP4sAyPVBh8g0A0R4PMiOfcR8dIaGMbkAQAFGP4Y7Cby7z8+AiD3/yF/xzYNNgoADgfrJw0k++8WuBDOPRsFABMN5DYt6O4yEwkOAbEFABD/2jjm8R/jk0P5/SDs/Rf6/gQW9f/wrgz7/dUTDur/AP8A6gAZ7wTuDer+9fT79AP/JgIG7is15D7z+tcb+Qgd7+q5OOXtE+vq4exM+Az2FgD2APgI6ejqASr8AA/d/wYV/wsDKQ/wzP0i/gPQF+wG/RngAM/z8RHsGxCu+zIkATHc7A4D8PjZ5A8Gf9wH0MP7BNj3CgDx6MbwGCIB/AkZ7xfyAAkACgAI/Pjx8v4DBur29ivx5usJPvzrARD5DvroBuQTD3aYN/wCAOMASADyAAAECQANAB4A7CbpAA/7ABAAAA/7F+4AfwHiFdYZDQAOACEABgH5ABYAACABDRz2AAAnAA4BBgAAnfz+DCA1ERT91ucHAP8RAAAABRMWDf8ACpofVwAAAAAA/wD2AAAAABcAAhsA/AT+IgUmJQAAAAT7+PIA7wAEdyOAOvDh9woUCvz28gT77goDBgTJ+gEiBAb//CYS+Azn5P4iBxUh5P0FGAXn/f4D3P8J/fsK+OcL+fMR//IIEhPZ6AMRCv4EDgoZ9Qz+6wr34uQh3PTw7hgDHKh/EvgZ6/sBABz/s9X/+PIdXAIE8QMH6unTBQPgEu74/xAFHy0T+/wOOjRFOsDW6vAACTIfBvUDBgghB/QM+uBkPyrV9x8FOfzi9P13ERPdFi/oDgPpDPYn9wvzIRoz/zsCCv86+P83HdjuugH1Krb8ARwsDOQR/fT8AIf4/gEK/fAROKArMRkU9QH4AAwBn3/7ABM2/+D9zbD78w8qVRH4+/Pu9SIxHhzvBg1STvUmOrQ//PETCPIQ//QZ+fgo+tkECuFCoQgG/yMLFgrjlQQNz/wRGEfnIAMcKgb7HCf64OgW4u4Kw6wFAdmYGa0K3e8Q96jz1tzT7RXqRdAGx/vgHwvoAyAO17A2OO332Qsa//H/F3/+H/cLFQOy1scZ4Qz9JO2y4xr44x1ZJsXu7ScXeSj8OSwRDPgAN/ofDf9MW/z8qt70E+T09njj7REm9r/b9gjuDw9/EW0eEwP3Du0D8e3FtfPG6yYwAhmx7dH5888cxtka/QI7IOUWGuHOD+X8ILPw0vAE+aLit+uhUB0XVP8LABf/LU4w/0D2pOkWKuns2gBFMwL32gkiEfVeQ9YFBxWmBjI5OibxKQgB/uEMBvb/3P7IveEABSDdEPf5B/+B7hvz2/0L4AbeCt4cBQMo/Pnu1Rvn1SAC3xYvAbXcFP/q8/8ACAcK+MMv780oYunm+ND1+PkI5gLb1tf5Dezi7Pvq+R73AA8BVgoH/Sb9JhwOBfYHAwrrECL/ERr72tYmDNn3HzDx++sdOi7c8QDy5O339voP+//t1f0D5+Dq9QcDCMYJ/RIK4e0G8PMp/vsX/f0f/BPX1PcLABTwDdoc59On+dXS/fcTJP/5EAv/5NMXSu7pC+8ZyRQCFQHwC/T3Ivvz8APg4RQMAPYCf+T47TgH/BMFXvYQ/Q4D/90PzyEXJgsKPtjvBvvvd/INOnAuB9cX4RYd/PgHIQD1BP8AA/YM8h0A8bj+AwD99/wCB+QOwfse/QAF++rgCQfw2gLG8A4X+ODg9/PE+ffXFf0B6P8nAeMJ8AEf+wj58Av4AREaA/QC40cB1A/X9vvzABD/f40K/Tj88RLH2/IQCgjq/8gK2h8VFOoR89UFKRbqSr7rOSa3/+YY7dorFi8VzgDzKvsA9AMzAhK289zB6Qv2+OkA3uIe7Pw6AAUvA/8G4gwN0xAV8+klC+3IKQb9CRMAUer9IB3F3877SPgBztr45RTt9Q4BFsv86V4H3RMh/f0CAPj/LoHtAD3/AyIV7tAYEdwa5QD66d4DEgInFAb+9xzFknNxOTHjGA7a+LTtsQos4AA8oEgAHCAPAuVWST4l57IFCSUALtTUCqq/AADB5wzbAOjEFOXuBsvslyusO93sANTM1fYsBDyU9gkuF3DM9zo2IALSEt9UCNTaFg36DQJMcu72//8A3M77/OX/BxDFIB8hGn9yw5oZEwcNEPYeuSj6oTHXucydORiHGPj25vwHBPAA5QAOMgEA/QgeAi0zDcAEIe7/8fcA1fMSv9NLAAIIFuQH6gIF+OTsEIT4+OG/JhjIAPvJEvn5AOLs2s7wM3j98inaDd8D9gve9PsFAesE6vTv7+sAACH/zNsDCUIACRTn5uD+MP3i9dkI3fcBge5r6wT7/QbN6o0hOen3C7/rAu0F6OUAiAA47CgAGdwR+RKuHs3Z81Yb5vYAJwXhQMzzAADP8cE1+YEu6unwJu/i+O0BGCb0AObP8vUnGdjMPwz5Ex5X5TEBHscABQnu2gwTFPgA39AFWQUCAAwArQIgCdkABwcX3j/28OTl+dMN7wz8KOl24Bn2Fe/9R7rZODtl9NQfrCErMui/fgDjCU4ACSo7APR41Dz6HgsKBPoAsAjkEDXiAgO1BsX3ePvrAr7+Ewnygcf879kHAF28EP3UMvB2ogLLaeXC7MMdIcef/PDm8dMCLegA5QoYGgT+AAoAF64MACoAAArMr7f5AiOl58bj6A79ce2+3goCqRTlDVOuOCsCHQEE3wrw+wUDHAAnIQEABAT4AAbcCRAA/YH5//wAJAXyCxoIAAAu/ezsHQzwABERCgTd/QbRAvQYAA35DAsSBfLp4DISyzUSED0BBQoGAP/55cX68xcAAO8O+doAAPgAEdb//RMAAPn8/RL09QL69PoEDgT18i4eFQUA/ffiPpiVOtTe9/0lOaD17vL3DwbAGf4ZCfT4EwANEuAGIezm/eR8BOjsB/f6BfPX5RiepiTvNBsZJQAg5AVl8wAlzCn+MR0GExsS2PM0/PcHFALp1hL/6AcFCQMBBiv9+9fczuIIAAUATwQAOux/MunwT9D5H6Ub/Q4aI+cNDe64AgXr+hgGTWyXOh7G9yLTIMrvBwUmxTz+BOoU/vAd81wkAuLd5+noDxNd+fD+A+4a7vIC4goNL+cI5PN/BiFR5fShwR/XBSf09RwIugAW6uXkFgfyGxD26QQFHvYA/uUHGA0KFO7aC+P0AAUBH/oh1AMoAhXBHtf3OPu5Eu3zKxYU/vXUIhXm3ggJiZc0OgpmKkIsGD7fJwlhGb736BgC4/Ah8x82Erry9MoNLLwb+w7R9Mfu8v0q9x4uh9re+EIgnWt/uUDUxePGMT/y9QAF2pwH4+b9PPnnERvL+yv+H/IR/CLtDuffO/MAyNceAN8BAAEAoBvO/AqiCLkZ1f6wa/tAEyLfGeWUURPPLjfdviM6OhQd4AkIDBPz8xAhN+cJGyoAGCQ+/wknBgwy9jAgIwDeAfW06h/o/v9EL/QBGvThAeasLG9pMldF0iOB8z4uCQwD1+AJKAvPGCPvGRkBTfsYO+7eIiTjAOH8Sf0VMNbtAAgATP4y0xrSzhIYE8/9FMjIYBIC78DP6v0OLg8aEN73Aw0QOkAh+R4CKDIwNvsXLtoyMf8CKQz2+yTz/FLr+iIV+BoB/P7v1X/r6/ghDQf08OThKRilxzT0D+/cyRIh9TlFB/fqE/kBGQna8jnbKRTuNwwKJv/7EEfdxz/cIP0PBvbf//IAVv848DW77O8JGZskRyTz6Vkd0/gPCAfu6Kgy/9nmxnUMOgczxB/sAyMcBA/eFhIa3ub/D+W2/u7fDintARcFQ/cDFiwJ3FEsAvso1gT9JxjgO+7psTIYMowVBAWi/kXmA/8M98fwKhMX0vPQ++oG/iz34/wT+/k0FjXc1uvdzBjwAPoAcwTyvACB5O015uYI5BjlWj4DKeoQMOlD0uL76QIpUGvEObVACvL4N97l8xjlHPkOR/sCI77aDhXjCBn/3CoaDNQA9SAiXEIhByDpLRMEQNvj8PTx4kCO0YHq2S8pA+oOQSAIxcYb+QExrwD0KwMr3K0a9vjy/UEiO8Lp2fb2SCntAPsADwDNofzNO+zh5KoJ2QzI4GkZMu469Bsq2QhT5OQ220u3Of8R+zbJtsUFB+DdQRMGRyQD3ScZBg//7U3E+xsrNPQAMCkCIPrwBAob6fQQCcLwHxU4+F6B/ei75gwXAFBERfgK8+IkGS7eQfAHCw0U8/gCOglBCCIXDAbv2gkU6eT2APYA0vzntC/MCv0H+LMKGv/fu0kf6ggbUWni9+4h8QMoWfqbOd3k9j8zMMIwFOzLtA/6DBkABsre//L6A38lBBD7ciIAJiEsGS8kACHsBvP1ySrtAvD7CiGCveYD9uNG/D8DIDP8E+kz5QckKeIf6PoOwfUB+ff67gwTMfH66OEM7d33/w4AxwTA7SYWE9oOMQL0KugNnAspGA8DHSwB2/MPGxoaXF03OdHwPtMlLfTwGcG8Pvv8Ie8A7aXiCQoe41J/Ib3/RPoA5eocBzDj8d8tRTvp6gwuCRkR5xKHqwX3BaHlAPLDCeEIK+/TCfIMCPw0BwNEVwW0+wojz74lAQEA9nrqaiQHAAIATwD91OLW3gQBsAsTSR3w0NC49+jlz0EUIuPLwgPjJogBOerl+37l9k013OzuCwbqBA3/GPPt/BgBIGLNAiUBBRAAKfn9Qtz39BEIOuPp9Av/8OXv3hHZ2M4k7gBEAB7s9/0D4dkU+QFfPuvpANYEygEL//cL3Er5Kv/1GebJJX8C/vIANf/36QYPDSYTPBzwqwQICRssKP4LwCtLGxz/KezdwgKiOOYH+gA/TX/XxhcKLQDv/0YA1AtNABLYKv5C/OYL01YACPrZKlfhBcwYwcjyHPH2ETYlxUNqJeRUHhcgAP8vGuoNFvPYwfv1rRz8NPkLDj7qDgwVDGXmnSgA8yrt17r3APIASP4E7CT87wEN/YH21gT1JtYPqCFu8nef7NUPOujRPuJROPkDAA4TAqczHu4avgAWIi0Aw7DCABTR/thPCOn+Z0wATxAqI+8XAOnPBQ7Izf4cDiYO46CBqVH0IN4+7ybJyw3eJvvwGzQGIgQU78AA0L3m7AXysAgA5DP9HP0w1vjoAAQA5gDu7e/3CgUPBUAZ+PH0l8i7IfEMADgp9Tzh4NYNxG1gOuQgBN4WBQXJC/oG/rggCQW18vDrBekFAhIgLfL60f2BH/Ql9PPhAgI1DvIJLfoF6/0H/CosFfB69uvi5/f5EwwX//7xFP714Q0IISAEFEsa6/X1Bw4F4gmf4R73BPnoAAYBIPzp6fTMzt0J4wj+/fDzGfs98iHv8PMJThXPQwr3KmZ+OvUTIfkjFyywBQQQCLjrDAYC/gYO+hv4BNX5COgU8QgL7tQL8wXn/AD8EQAF+gP5ARZG1QU65AP06+7dvd/c5+wD7PoCB+PsBAb4+Rf9FBsh0AH1EOj13Qzz4wzdCAD3APwA8AH1/SLE8f8/BQX0zef+fwn1CgLz9Nb8UvABL9fS4wdDOsEi+OLh2DPe9gLw6uET4QP8DO3f/N4DCgoGBRLo+wEG690FBtDd9vcTLwYT5xUSEv3n2cEjGDsN99LJAOr13xD653/mMvfjDAz4+BYIDwkFEgL25fcGB+GxNgYaDP/8AQUAxwPxC9vCzu/39ED/1/blIQzf/Oz5Dt/9IwHzIQnV1EUFOgwKHx0T3Wz3/AEAsOgm+xD+EP0f+ts79+3KCzUEGPwKHNUR7ugF/gIgChsLDPz6EP/54M8fIV8sABKb+d717PL36EArERDs3CftERHfCwL1Dfi3/ijoO9EO/RdAGhYDAQ8B///FBtDv6SEjW/cSgdnoS/HYJurE2dcVLgQEJwk02qv0OdvNw9QDxwTo/hbJwPM/DQIC8/vnAc8n+vve8xXh4ecCLe4oNukgAwQM8g8K1h4IARrUBvzoGSPj6PRa/N7zAgTx2H/E/BUd/kwVJDAC/tL/Gwbv/xwcH8X+EvE1GPnc//8AifzmBIM8+fECNB//9vUhBePYFdvy1RM+9Cgin8Yfi52dOfEQ7i4nHvoE+usItevgyfz/BwUG+ARACwgDF+IECQ0CAMUIQzXDBgO8CvtMlvnnFTD27gkvyu6B9iiR/jPq9/75OlTxzVMIAfr/FfAo7fH2zvce767d5Bj/+tG7o9f3/PMB5v8k/+SZCe8fx2XIBv0z6OD1KOcYFxdBAjce89b7xP+0ORbm7ecWAQL8+A7cAPw38ykA3hsDBRvy+fwLAO33+BIGBQ8XLf/dBu7x/DHp8wwMGPj4EPXF6hMC+loT+8QA8Art3DPi+xEeDQMP8PAGDdzz9P0U/u8K8Pn8IPHr+x8DAAYAc//e/uja2gzYCggIf/Tyq/XrLxoR7VBU+Cn/0AFtIk2VOQUFFPYiz5kRCwb22wMIDwv+K/r8/d8Q89/rG04P9/UA6AX95fLnCgYaAyDy2v8ACS731/jjA7rq7Q3zAAQl9hoh/R7bHw/0LOrlHPDxERMb9fAg+vsA9fQDFuyuBPL7/QEAgf/cAu3HxgieugMHtR0nv+EJJgcWJwTNCOQa5AoOv39vOfPB8gD2Dt9pFQb02f0E4hIA8ADpBz496xILARLlL/wAGhEH9wEG+ArzBu4I1tYeAxLxIq+Ny+nZIhch+/TeBPT2Jh7b0RUkfwr91Z8KUtH+3/U39v7yOeT880I2/CQIAPEA1/71AQUMAwwGEiAKD/kun8MYJQ/Y7kfrExX8AAAU+4gAOeMR+8c4Df/M+/nq7ADRGOIAAO1a/w2k8SjuEdgxB/QAHgzTZMd//gL38HFTHhYNFQXo+4vTyRPXFwwZAAHX6+HjBkHZAxoFdQpBxPTwpb0F6fsx2BKz/QMA4xunE/X8//QABwFlAFcb8Nv+X+wdPQQsiQX+XQwosgu9yP9GMAX1kEbdOOYm5w797AwO7/3sEAAF/OEC6u7SAQXx9vc/BrXP3/EAEgcCfxri+wDf6wERyxEK/xUGCf3W1ATlAfUtADnq/vgRAAoF2/cPbRc4s87w7NXt6ukZwij0K/8AAvn9CA0BAPkAGf4iAAktAwAeO9v55qwcx+soG/EUWYsM6D7hBQJG0I6ZOPLl+0EA7z2e/CjgAAAB3aMASPDKAC3b8DEXEJ3YEP4A0BIRAU64Af3qMMv99e8lBOnr8piFwZm+9ge3AB3S8RbkHyH92r4j7DTs9xX18MPl7/wFwOj2GcoADf2mfgcCAfIAvAD+APUJ8vbwvS8DOvHS3O0hAAoK+X8H7tEKFgHVuH0LOCMEDPr+AB8fF/3rBQBD5d0A8d7PAOhNDRURDTbz/NcAHPIJ2bxMAAsjAyL36OIRAwsBCKzzG4H2/QL7AOn3AQn+JeUzCd/0TOfr8w7JAewJ/+YA/RgHGu4AAfWzBvAAAAAA3AAZAB3i9P7bEfEJEvnRuQL1EQLyANQjCiEK1/76EwulOQy15wUDNfzCBwIT9fIMABY6+fIXAvO63t0PF+YFGgaoEeQgAyTjAADsAff35QEj/0ufBSwVJjF/BwXx/fxSBwcKMQX79TftDQroCR8ARCMXFwcJ1hPxCBL9LOQ2/BQDAP0A0wIp9u79GgsX6C/0CvHSwN339vQDACMZNCv/QvrynGhuOS8mAswRDjra+gHS3xL+7gjI3gOo+pAVA7Md4bYLNQMAQfwArgym/ADc9PvqwPvvAu5k8BP4fzFHD/Qg2fna7Q8Q2Ayt1hQvxOrjx/wJKuT91N/33xf5NOve9f99vfkMAAH/wf67+aTvJu4i5C7XweHjcf8Bxh4l8L0mMxX2ARobr5O5OQL5+TkF8X8DBfUO8vobDtz67hTSBQ8E99jlB936MP0A8fv96iTv+wAM/dwQ8AH8+//Y9e/rNR7fGQYABwX1Ff0W+AndIAXs5Aft7e4DXfYU8/T36RPzKBbvDNQ1+wT/AAX/L/4PA9ADBgvI1xL0Efnf9AD/2Azr9toFGwLn8ej13ghYOQ3l5N8iFzcv8/fwm/D02NMC5BjCCrwlAPEpCPHWf+0A3Rkt0foE/gG7A7seAA0gAlizHMsCfDT58AKBBg3VDBXx6Nm6CfTw5e80GPbyAPrfugwK9ej4AgfsyezSxRn6AP//Q/7RCNXl1NkfwiwlCvkOP/Hu4vAE99Yo8PL+UwIC6EyNOSnrBxUA6n8IEv4GCgQz9Bj49e8A9gDz9z+sDxYDCAkABPwq+Bb5AP/T/sPlDPn5BAzi4job+CECByMjAh7PQBjwH0DmNgbuA/sdxfX8FQEP4Q3uBRT66gX76OUC+vr7AA8AJQDTAR4DDhoQPwAH/ycmGgkFE/YFBfD7KRcHG/jyli6POfX+DQ3yCCr4FQ3yHgD0GfP+/Pe6A0Yh7irIBuTcgfoAAABTwRr//gDEAQLm/APO/xTi0AXfz+6/APfFBALk+QD12+Hp0g7tFgAJo7j/8BHq4hQRzZ3wGvn0zwb67g0AAPgAcQECAL33rSfuqAgF7PfZ+/zp2Pb5BA8B3xT+6wrhSNtDOR3x/NAbsB7P5fXY4vo4EOP6+BTvADu0+iwA84rlehIAORzCPwEcAv/3BM3p9ADE+2niJf6DCCelDvx/ANv42hHz2jQD/yjpIi1BNB37Eh0b+PYU5bUINCz7FdUgIu0FAPEAr/wKAC/l5jgK4irwKu9Bju7+xBn/H8IuxlUN4+AOpwuZOfz15McJ9YEF8/oORQAG+x8AHv79/v/7Ayve99T8NwsAABTq8Q7bAwAfAeMUAwHbAO8M5wLV6CL4+/sRAOf49goL8RIN9QkSFejtLRsMBx757f7+Efjs9vIACOnwFP7/APwArgHfAN/x/f3xM0/98AQwJeEB7fYJAgvzHvUEyAUj6mVyORD49+8I6c0O9AH6Bf9CAgP95vv3Agz5DPkNBwAFcvkAOQMBFffzAgHj/wUAyRoSAwry996f5gvzJAhBAA31/v8GABID7BsfBxwFFCABCQcHGwQH+BnaG/8ADuoV9fX/AP4AugENACIFAgwFGDLiNAYqgR4A9QIG/yY63ksE+/4HNb0LOfP0FccgHUAnCvniLwAL/uwA+gwLAm0p9gW9/Lz37esABe0WDRUK/wDIAwAZ1/7vAA7T7+/oxMb4Dv/PABvxE//5A9MGzhQB8uwP1b7+6PP77RMLrPvqDQYA9gXJ0uAEAAMAfwAiAPUABPT05fwB8/Pgy9IJBwEA9+049DH2HACumwNZONbxAsv7HC/rBfUJZAAD9xkAKSzAAub6/AEwDM7YgQIAoEHf8Wmf+gDLD+n0JCMCAfnzEGUJrurD9feyACPYyBL46ZHt+9QjQwj4HTgM4ygM0voIDsz2/AIA7AURAxMAAAEAUPwRAPgAAQcbx6X+1xWzGOcO3Av8ABLy2eAHTfMdbruuOP/6+uT6OOfy/gLqNADoFesA/gMTAAq7+Q/sCtv/CAMACv0XGv/oBQDmASv2BgUHAAfTK+3GBdUTABl/ABXkEgz2Ajb/6/0J/fQADfkQBQ3+CQYBvyUE/OIACwfs19ABAAQAxQAeAP0AIdz2GPzzPhAU+Ovu4QMAAOL79gQC1QEKKvj/NwD5AAAAP7P2EgAH+wAQAAMABPXkAAgHCgbUCYEBNgMADwUIIungAAC2ABkA8AE5AOwAzvT11j/nMQDXAPIE+BUN0N0AAAQCACwD1dH6AesAzgAA7gwA+PIADxzWswAAAAAAGQDpAOoAAADu7BMA/+gD5QkB8QDmAPkNDCoalyX83HZTO/3TAf7x6/kXAAX9PRXsAATV9hYG59z1AA0xtiogBAnm7QDqBgb2++4p3fn0GeX0A/L81inxMeP+8vrwFO9/CPL95AMAHfvdyvb3GgwBAA8PHgABKgUEzRId+wPvQ/QBAAMADgH9+QX4DBET7/bOBgH/8fAG+wQM/g/pBOv+/vwIgCX1OgD1Cwf2yfwZAQoCWwriBQPcDgspCM//AAYzoSMz/A3g3P7R9Q3yEO5iye3gMgz0/vD51jkGO+cb+wLQINJ/DvoF0+75K/TStfXpKgbvUREGJgH/LgoFsh0d7vLhbAbxAAYA7vsDEQn0+w4O696y8g0KGwAp9QkeBRTtI90lA98W1NHkOgInBv/+4PoV/g4CTwPUCx7/9gQIF/YFAAxHgSESBAQM4QTgDR73+QM8EQLcGh0P/g7+8DwGItoZDBTFHepgCwD8+P36I/LeAy0CNR79ABQQT/8HMOwCnQMS6ePoFgPfAAoA9f8V8AXl+Q8LB9zAAgII6j//AQENAh4BGub3GggcCeXZOg7/EgLv6wn3/xICPP/yFR0X+CAZ7NT4/gsVwEwS8w794APXCywK8+5GGQDrDBTzAg727lb/H8woAhPI5wh/BPP/AOj2KwTL9OjyBRMaHAoIRgD/Jez+0B0I6P/SIfb4AAYA9v0DEgP3BhAC9su+8A3r4wYJ/QoFEQ/7IPD3DwIUJqS0OiMUDfj/0xHw/QQBNwHwM/IJ+OAP+gHy/hYFri4f+ggJtgTfHycD/Qk0AhvlDxf+ARToEVQSObUY+SzB8vB/Ew0A+OgJJv3qGwgIERIO8ggINQEjOfkCjwUQ4//nL/cX/wQA7wL4HwMT/v398pq46/zc9B8UEQsGDvr7JQbqCvEQKFfSOir0Hv7/+/f5ABT1VP7TPBQX6hL0BvX0/vog2Cca6gsAv//qEUYW9+8qBgD2BxQMAvkHE13+Ns0N9CzBFS9/BBMBF9wCHwXYHNn1EB0IHf8GGwAmLNX+0Q8G5fnYGwIBAPgAB/8HAvzpCAf/7Krj/R/a3wf7BQAMHBH8CuznBQcAVNTWOiMVIA36+wTk/QsHJ/+zTQML+hsFFxjsAAke7BMU+AT63wvsAhoeCQ4D+gvx/fb4AQsDDGcKJdEX9T3QA/t/BwwDBef+Ju/cAc8EEBb9+Qf//f8ZId/9yQAa4v/iGPcVAPMA6wAD/gUZDA755Krs9fzl4gACAAgHFg3VHPP8Ffv+9t+zOhkQDfvv4SHnAwgCKf+6TyoC+w0QC/r2/wgczSIR8wT/4f7pDRkXBgYw+vTrB/QO/gADATsKH9gj6DDbCQp/BgD/9ecII+7X8eQCFAP/BQMLD/8WIhD2wQQC5+z9J/wXAPIABgAQDQgKEgP46snU2Rbg9Ab7AgYVEA74FRIB/e3sZ5ZZOhn7+x379jcIAxT/aAGBVPr9EP7tGf/t+AML3i0m3A/4uxfwEzf8CAEyB/ke+wkD/+3+7WEDKtgb/XTLAA9uBvwDHMoMDOW3+gHwGiUa8Pz1CgEaN+v++Qn+9O/XEAUQAPcAPf76D//+Hv787sHFzSbcFQ797/HxHwrWHAYEBRL3AiBsOh7w9An45w/1AAfpTgGBZSoTEw7kDvr1AAr4/UYB3wr+zgjv9DP9BgA6DgP44uz6/AQIGlYJJLEP+0u2/Q9NAAf/D9/7KOHO/A3mHQsGFxcD8wAeJO//8gwC7vu2KQkWAPEAIAAFCQADDwMD/tfsIw7mOQj2AAT2Bg3MAu7zBQfcNLUOOjAfEBjzPgzs/f/yWACBb+71/f/4DtXvABjX8Q0T6hL/oAfdAg4BBQXr9BP44PH9BPf3GmAmMaY8Fj6/ABpJ+9v+6N7v2urd8SvdKR7y4RUG3wMjF+38xgn/+ezUBPEJAPABIgDk//QRFAUA9OTW7A/kQd7+7P0GEzDE6vb5/QbthiMIOhoIDeH5ziHyBREANQC9PAUJDjUTBAHSBfXb4Rkq4wgB5BXz6CXsDfT86sIHEfTzAAACA3osQOYmB2jy/QEq/vL98+X1AfXo/QDxISD4FikK0AAEJhX10AAAAebWAwTuAPQADP/4EvMG/wgP7tbW7Szoeerw5vj/DvSB/cMJAvoRg02gOBPqBxL3JwbOCO0E9ADaIvcZ+AYZDhjs9wXoAbDtFSEAFBP/wtoPAdrAz93WHfn97X8A9gQfQ+Bf9QssAKkGCtH52fbv/hwCyuj9QRcF6zgQ5QAW7xTo7R/9L/f6kgAPAOkBJgDo7xDy/cEM/TwGaBT5NzAKEQU0Bt+z/f8NBAHuz6MjOwb4+xANCgUA9fgNxgEC8RrmAeESB0McBhrqxOHqAPZBMA1BCtv5Eh/fAQQFvBIJ/+029Mn68Bba+ekABPqB+/D/AA8BBAQ25AcD6g4B0cvwAv3v9wf8IvIyJAcD4P8NAAoA2P0OEQEE/v4RMAwn2gocXvL+HAIA+g8Q2xX//Akd2831OvcO9hP3DxAHAvX4vgIA7gQF+/oH8n8rAiHR/a7xAfAJCwVEEAwQBxT1BhMKoBMRCgMaDbjw0AfC/94LB/WB+Qv7CgAC0wc/GhID5e/7y+0D5frs1P4CRP//HCAM0fUkAAwA2RQP/eEL/vo0Hvo98P0qSff9H/b0ACoFExz6AQ4lzejcOv3+9CoADSEDA+0BpwAa6uMB5df88H8dBB7xHszXDPQBDf05Fu8PDQzBCRoZrQAA/wgY/Jb6sAfI+eHtCgGU+fsCBPwN3Q4+JhMAwNTy5NDs5f/r0PUCHAH+Eh3w2vUCAAYA+eAIAtsJ9v3+CgUnB/QIHwf7Fvrl8h4v7g3/9wcpbv2mOtb0/h0QKRkGAPcBugAL2/cA6tnM2moX/hvqBdHjFAH0DQlLF/QNCxy/Ah0bufAKFtviAoHisPW1ArnbDguF8Pz2AxUM0fdLWAjr6+T07LMDA//Q0OH8IvXkBhD4qhgRAA4AQQsc/9sD/ALfHhYmAf70/fINF/nn4hgd1wgR9BAtklmyOvy/4SAGJf0M9+jwrQD6zuUAAPPUBG4uBS3QEsHW8/n9BRcpC+X9AgvGEg0QqOf3+Pzz9Z/j0t+7E8beCwy+//r2D/b38fc2fxjy09fv4+v7MfzovPMDLPb69P0PsfwNAAcBXMUj/PEB+v33EwQyER7xtuADGe/p9CEN6wb39h8V/oSkOt23ABYSIA0L+eDWgQAgvucA+PTyCVYuAjH3G93F9OoB7BEtE9MQAhPHAhsRt+oNBQsCJIHe4Oy9FNMT/PmY5Q0AIfj0yQ03dysB2OEN79jsKPrSxPoEPg4M9A8AowQWABYAa/IhAfwG/AvoChApFwAAo+gOIfbpBPwi2Bj3ARARfdy5OvuDACMICRAM9uj7oAAIzOUAH+zUBlwh9BkO/v7i/PIB+w4fCekM/AvDDgMTquME+vHwD4vc4+7I/LnmA/q15QH8DQIW0wAnfxAA0dP88+D0NgHP6O8ITfb97QIM3w8NAAMBQ/cW/wkABvrvExkhBPb3vuEDFAP6+fQe+hz0+hILtRC0OuXh4BsPFAEJ+ewJogAUsukAG/PaBlk2Bgj1DfPJ7/kABA4YB/YQAAfFCyMNpvsIAfb6Fobayei6F9MO+QqRAgX/Euf58fEOfxb6w8P+9e/8IP7S1twIRP348hwD5gMGABQAUuwMAPT/AgXkA/4ZAv/zwfPxGP0A9P8bBQrx9BcPYwmjOvL36AwTAP736/T5qwD7wtkAG/nm+GwzDyEGCOHR8/n8/gEFCO4FAAXN/wgBrQr9AvbzFYT7zwfLEPn7AAqI+voCFuzj3QACfwADseAAB+P2D/fdw9UFXvj88gwYufkFABcAMfsN++8CBf4AGhcZAQT/1+oNEPb75ege/hcCBAz5/kmTOuW08BoIGPn//fQCyQD64+sAAvDf/zgd9xry/8ja8uoAAgUKE/sCAgW/Dgr9rgMJ+wQMC6n41/GxHd0s/PyYBfv6GPcN2v0NfwX1w9f4Ae0DFvf00wX+Uf37ABwF0SAFAAP/LPYOAAgAAv75FxUf/f3x493/E/X/5OEUASQF8gQGHAVwOtjtChsQEv8F8Q37iwAe4AMAAOrwAF0zBPvvHdrb7vEA8xUB9vsFAAbDB/4cpv8N9/wLB47u8t3CF+AjAAiPFwQCEu8J0O0YfxQG2NT29AT1A/y/3vMDNvEB4xDqxA0CABb/P+Ip+/n//f798g8jAfn06fP4Gf737/AZCBr++hP6iTBgOgnNCRYM+AMECfj+qgDusOoAQv7hAW0q/g0KCNbD/fAAAiMH8+sG/wTVB/oEwQURBRUWFrj4wP3TEeoUAPqBCfD9B/0O5PwFfRYRz8//7f/3Av/q2uH0SA0A8vzgqgf/AA7/TeEb/ggA/wH9+PwoBQD+9Af+GQD8AgT5/f7+7wYI71tgOvLu7vf+AvYC/Pj5xwD12AsAHfX7AHVV/BL5He/gAfAABAgJBe8SAAMAARP8wPv4/wgbBqwE0Pe9Etw4APGB8wP9HPYC4/4IRAD72MX27vb6//jn2PkFP/oA+hUDvAcAABAAKvgC/wQAAP7zAAEOAAP++wv8FvkC3v/xAhX/4gX0hUgSOwwoAPsU4JIH+/oT/wDp/gEP//mxEbEGBfk4mejsBQj5COXd9eLm/vspQv33Jur4XP/B50EkAiI23/y+FP7zEhn5vwDy//B/Lw7bRBoB1QQczPwNAygBUuEqAv0GIeAJAPn/OAIb7cIT//PiLvccHNYr9wwsCAntARP62+oI5RsGocaqOvcIMucGBusRDfQ59/8KCxkRCOPOA/cFDBkL6z7bLQ7n/AIo+d39+O4jEB4AOsvifwjY+1Hr/VsD2gG5KhcaGBz93mr/D+dAPEjqKiD/3+oRG/gVDQv1ThAAQtICs9v+APwAEv4V9ysJ0wKrYh4VUttxzxQV8hQaDikvzNHmzAodJW+WOgkiCtoJCOsFEPUiAPkUAjr+6x7+583xCBvgBgziIewEEQJFENvv+u4UKuH+FccDVxgZDyq7pw/UDybHAxwxRSUBzX/8CQB2zA/jFhUH/OEXKu/43hn/H//2KO8J/tA0AP7/9gD6BRk01iySQxwYWtt+rfcKKC7h+RwE+drx0xwRGn+UOuuBDgoMCA0DCf0E/e353eL9FNXnC+UZ/QTXHeLpAP0DGA4gDR0G/AjhIPELGPECMR5M/vr2sBik9B22+SMiKxT/6jTz9gs2CBLW0PHpDtwGIvUg0QoDFiEiCe70C/EN//0AAQAWHCEX5P/BIBgOG9c2uAQRG/bkAN0VBgzf1uQAmIlHOvCI+gIND5/jHhsUoRwv+8b/ESC4E84L+hQE/IbWZCr+NuI87x7J+fbf9v1I8yDUPC5HHBmgnk61+iIVDfsACBbt5X/ntxhKt8T08e75E8jtWSXslxIIwD/hCPEM8+oM/xT/zQInHBq5ICG9XiQcbCV0kfjnEwUKHwDe7csG8Rv6k0A0OgCw9coK+ObsFRX1/iUpDPwA8enZ8xTpBjchPffqBlADOec0HiXI+Nvw0QH/EuPbKwgQtBiBuvzs617c+AlnWPAABB/NACcCyhHLTRclSt3oV+31AxoECToLIdUKDyEMAA3/tvwVUBb8GwvcK0EVWCEpnun9HPf3HSca8gAn1AP/TKRDOgr04woW+6f9DAHt9iIBKPwB/h3WCrsVBB4m2gAM9RAEJwoTGhsAAvbuDRjiAc/9IuD2ChCV3Ro2CAHqAvpYM/L+1yTw/RgJqMXnDAwR+8AGSewWDCL4yy75GQIWVvH///IA+QINNQf5Bv3pCBcRf80xpyX5vhntLAIV/yEI6gkZz4IWOgrw/gPk+OfuCflH8BEmMPMB5wE+DOXz+icwBPopAxIC3iL2CSL2Bdsh6PbqJsYJJ/bvDlm/ywnIBfzRAAlIQ+kDzS/7+QX0OtXU+BIAAeDvTgT+8Tnt0yjsCstIVewAAREA5f4U/0IM9Ruw8vQHfygWofD65A4J8U8G9PD12xcQZVkCOugaDAv/GL4F9h0OHwUcFxoBBv3u/irXA+/EVRUY2i8D8QgRJBgN8OoPMf3h/PwGDP3uG0wA2fXBEgbVDRQ40PLz7PYB+vf4HC7tH+IS0rTi+fb069QK+zPy/DTkDPwLABwAf/kLIgv86xETDSAFEST1sxUA5vTtADcXGfkQ4Ar34W2qOfPF9ywec7AV8QqHSAO0Be0A3dAVFxkbCBbeXDQbzP4D6QjpQgRF89n9cvDyL9brJf4eBTdIuNlEIQnD+vgBHtn6a/ft6ZmuyPzWSvgBP6a88RU3AcUPyx/78RjCFx3sAPwCR//9HJIfG+re7Og2Jf7j4b2D+dHNFgF/Igfa8DIK11UuOvr5BQ8I9f7/8QLtfwHRBf4AAf/vAyLsA/mlDQz9reAA8wTzEhX+/QMsF/kDFQQDEf/rDDMl7tHi9un0AgMSD+0DAvIK69DoP/wIFAkAEQn31wj8AgP3Jvr9+/nANxMFAP0AO/3rJvD7FgsD2OIPPxEVL/Dq9wHjDv4ABAoOBPgK3SQCOvfpABIKBOkD+wXBQACiCvb/BQrgAPUUAueBIwL/t9gA+/PrAiE5AQghEgEs6fogFQLe3h5E39rXCArNAPvx4Nb8EPzy9sDl3vEREP787BPv0PwSEdn8BfL7+urDGA79AAgAG//88OT2/Qr+BeEO7vIUTu/V/gL9/gL4/+MA5vnTCZdvOfv47FT5zfD1vPEEMQCv0tj8/0/LAccxHx7THvQGp1oA1Sf4GibJ+d4iAQgbNfjh/w4XpSJ/08n18/Sp/Pj75SkJ+Okixqz5rPftJuz99y/8+Q0p9qwC0/H8+Re91fj5AO0A1QEi4uwD1gMG9ej+tgIPY9wS9vIJ7dSRBpsR6Qk1gZmKOgDU8/L88gD4F/cSGB8AF/vfHPnR/93z/9rq+fv8CgSCLe8j+ur79wIXF/35CPwFBQHrK0UfEAN/9f4T3AnC6fj5/ODwCgcS9AH3KSP3EiULkP4ODB7/NOv57/0GEPYFAPj/1/wB/wEhCPQeLAYdF/bibAjP1v/8C+oBMg4VTvHh3HxeOh3Z5voL9Tb0Cvj27s4FEBjw9BUV/gUB/eeBJAUV2PsKG+9H29AAAwDTAC4FBgMZBhcr+NMkuB9V6vkUHhWszfYB6x739fndxQ0QxwMMNhj3xPnw4QwIHPQeHQQA6fkIAAEB+QAC/QEjLBY9BCP3INnfaPnOLwH5HvMZOgfmYPLx40wcOvDiEg372zj/DQU6RNT6Hx/97wANAtf1/gmc/DcU8fgA1d9SOtrB/AAQOiTRJP4bHAknBPI0twHJDw9eEgvG0DLtPUH8FuftA+0Mqsb7FRLtgRUO3CT+MREI3SDr6OYVAAIBvwDr/z0UCfIY2AoN4uHpLDb0LTcrF/r9F+cjWPEC8+EtOs3rDvsk5H/vEgj83BMOARQAA+Qt+NoC++U5IBArRfEC0AI0HcQBAAUCDxPzIgT8Bk/y/PQ+9yDqBgJRCeTk9xv3GPHl6RLu1BICueT24Q0G+/0J1FP44vH7/vY/BAAQAgYAKAD//3n74BYyFCsKsBLxLCX4DugNEgERMwIRNxcC7/L0OfDXHMgWTe0CCijO7+TcENUANQlA7sb0+9GSIvH96OcA8ApCC+/K/fnQ+Sv7Pv72FSAlGfco2SOQHkIIBiiQ0CzrXUkBygj3JfEQoLkS9Qf3uwjr6CADEv73EvoOlQb7AA0Byf7z/TDu/jEgCCwYgQAH/O3FMwgK8vQlGOUe/Q3zGWHvOefIAP39FXEFEPcA9em4UbkCAP4u+c099/vyLIH8PwgADPox/xYnBPft/PUTFtvqFEzKMhkq1hbg/gtzAfXUDhn2HvX/sAIt59gEqbjpIwvmAQwMxfD1xgYUwcf9wu//AfsA6v8g/jHd8AEeLCDznfYkJuDePPEXBM4P+j34K/noznXAOeHaNwYQUeD6ERnr/ALW9jMBLCcKAB/27RUJOOnoMPsA/PMxCALt+/0kEjcEAtbtOzvsMuEe4gfrRyIoAuUC3mb5E6tF7/fo19QD9bYdA/vj1And1d/+2gH8q/HbgRkK/xL+Jv3dABvAxufg8DPu8Rvx1vTMJvYJBN/yFvUIIxsaezy1Od3OGX4X5pgN9gMpCvql4xkBMhXv81zBEfzqIh7lEewADvosCdjpAfi93T3MFQIUCxQZJTrE2IvIIy/4AOXl5NP7+rYPBwQEOvcXydwI4+T29hMT5/oH3f8S5RjK0fP8AfUAfwEkAO8h8gS3EA/xVAYP5RnkL/AfEQwiHBD05gvnNS3BOSmBDTP0GMzo9vceVf2uJw8AAvcB+BcA/guCKTfrDfcA5PzhGwTU/wPkE/30G874Cf356gs49cLhABTlAMcZ2OcDJ6YgBdrfLdobBdHpABYG4AwOHwcQ0vIA5diu7AcC/vkAaf3A/QXs7RTvwfvvPfLa6hLY+voD5Srr/CEA1hTt8AohOgHnExL1BAoH8AL5KwCx9P0AGxL5/xPlCfLcGgYAABMA1w8ABSb3AgAQCPYAA/n6Bvzt9ylB+bQcCPzc+wb+CQoDAMAMA+bvGeP/4eYEAB/v0QQO7tsF6RL+8fSBAgUAAPkAY/8B/Qnv9gci99/51PTtOfIIKwgI+/Hp//sBDQkOIr6zOe7h8SUHMu0a5hICfwCP9uIAMO78A1rjCuC1K+kg7AYAhgITGSYi/f7nDSb0Lfkf+wQFAUJ8D6DlCwL4ANH83QX9B84HFLzyNeoT6sP7FiwOvPv9Ewvytt8A1yKL5AD9/wQAAAD7APf0CPhArrHzxvHzW/H7CPoA/vvfDwENKfbqctSdOezLChz4DN7S9Aj3WADWByAA/y4L+B3QFBXtDDAnDeUA6vDn5jnj+//67/jzN/P/AvD3DDw55aS59RUqANcAwy34+8gT88TsDfAU3cT/1hj+1voJA+H9tOEA6B2N7AIBAfwAf/kcAOz+APgI2LL24QsXR/rzBO8FDxa0+/sNAPPzpoCZOfXlDOwQM9L8A/7yIgCt6PkAFg/sAVQaAL20KT33E/wA3vUCQQwDAP//BQ0NBAgOBwUHDR9W16LG++0oABHnDxD8/fQD9OMPfxIc8Nb77ysA1wUHCRQPBfAA+v23xREAAPsA7QAgAPYT+vQg/8AD6dUVF+LqDvgQ7+vQ/vH64QT6N96hOQzS5wwGMBD3BA4h4wD4DSre8fvRBJSm79gRDTEcHPuBRvNuD0S/AADNA80HGgMC/OZL81btQHBfBARUAATb7v4LHQTvLQYwpvy7KyUBBxfdQxAOKBD5JgLk+rxXKe4HAPb/1/nmAdcHCPkNEQj38+TeYfX9B/br8xjuERXoIQb2xQyWOQzxEwcAEnkIIQELp/n63kL74AHx9yztCcgp9PgWH/8FHudc+f/P/vy1+fkTEAIEB1oLHgv7OQB//fggCRGrxA7r6yQEHAA7yPAf1O3/NvcPl+IUvPvxCPns/P1/yQsFAP4Fh/0O/NrrLg84DOHz9gLrVvjy1wP46Oj13hoOHQUJMVyPOTzwFzD2GUr6E+wVIgYHMqACz9Yg/X8A7ux8F9D3Cv0BFfNk1dnp/gDF+wkMKwQYAfsX4LO8FhvYFRzTGQK71g8DCvbYBTEVWQYG1e/4/hAMFOjZk0oD/PUh3u4vkQX6AAQDg/kJDOgD8QQZ1hADEAvs5NX3/Ab5JvoLGCb0+vvn0K0DOgD54AsDJhwA/w3Y+gL8DycB3Q7aAFcI//QiIgX2D/cC6vk39wEVAgDT/wYKDgARAgToEtz/rhmBGQLtCAS40+X9DgAN7/UMJuwoodIDBff26vABkdAF8vYM/SQNng0AAQcA8voUAucB/PvX1u701wTqrPv+Dvj78xIKEgP7+gbvFn7nOf7eARUB9TX7HQAC7vwC+vUA9ez0238i8vMpJ7ny6PkAGfw3Fb8JAQC1Ahz+NP4G/vUtFeH10f3FDA0m/v+96A8EMfcI6v4hWPsrxsn7BvQCJP3ypAoCG/j86xUNyg4BAAABAQP6//0JEwjr9AXxvhnj+gns9vwGAw4F/SMQ/gDmqPCzOeTx6hH+8A4IGQoCAv3gBx8CDPLV+X9V9vM6J90A3/IAwfj66rfXAgDT9QACMAj9ASAoCLsS0tbLDwHW/uvixfn7/NvY6vgCbvsUx8cK6vjZyQ8W3Z0EIvT6uCSqtPb9APAALPz5ANkG8h/W1hn20ecB5vbrFvf28A0TJRX89BPVcNTSORHb6PgEGhEB6g3q/f/dDe4BIgAGAH8L9gP6H9ToBwoA+wgiBeAlAf/gAPX/JgcE/wPxKubd1BPcAgfI/+0J9QDz7/gK9AATXgcvvNn/CgQC8wb34bYAIwD57xTgr/wAAAMAXADnASEI8BEH/A8MtBj2rdcHHAn/9vL+/fj++vrryzD8OQbrAA8BAicCBwAEFADgDOkABgAN/3/t8/zNE93p2QYA3gbuD80BAQDhAwQIB+oCAv4QG+r7CM/nEhcTAfX16/j5CPn98/X5TvoM18f7/f4LxAf55O4D7AoA7yrpqQAAAQIAUgEJAA0ABQAG9+YB/QwB9gABHwD7+PrgBQsFCgL7+NqoOerD7xoHG+YKAgQJKQDn//wAAPnoA38bDBbhMtzWyvoA8/MIKOrP/wDd/xYLJuYrAvoRF9LY0AfbD/0P/u3v5gMDG9Lv0eAPYP9NzcH99/YJCfoC8wwNB/gAAQ3Oivv+APkANP8A/wUABggHBfD7CPv+resG9/0EBhkQBBj9A/z0lYS8OfnfAQwAIA76/fvwLADK/wYADADyB38L/8QXEPHy1PgA0/XqAM+8AwD3BgkIF/3xAwIO9vclFsDqHvsSAO7v4vz7DucL/eX6WOcI+uAG//z38Af+4PYH6vMA9yOiqQwAAP0AJvwpAOL9+f4K7g7+//Lv/AD3JwcB9u7rDgX78g3SDJlBORrh8gX9CeANEvsNGgAl+6QAEB4IA1Qy+N+6QvwX2gwA1QX53uJF/gDpAir+JQT+BPsONfn89tOy/vq7AOnX5hn5GbUC9rwKeN8zv6IB++cM9fgG+4EL8+YAB//jzgj/AAIARf8yAOn94QnT9PIA/v754voDKwUBDQUM3xb14ATzOrxyOfrQ7i0FEAj8+Pq7MQC39OkAHRITAWjRAA25L+D32fkAtwHvCxMS/gD0ARMCB/3zABLcIDcP7rHsIwHfAPwE6xIIAtD5EM/0f/kBCQAFBSoKsP4O48z7Id4ADiSahv7+APoAJf88AP/8/PsG+/Hy4xceJwvuCvn9AQfQ9v8VA/v62dh0OQXkBh4FLgYFB/8FAQDhABIAFgATAX/54vXIGf/p4wgACwvnNPcvAQDbBgz7HAXvAgL5/NDdCOzVFQH6AAL8Bwr+98sQ1dEQXfkBxbr/+gAD4wQDufsECN8A8y76uBsAAP8ACwH6APL+B/YsBdwY5uv/kOf0D/79Bt/L/ewB+gIGW0PMOfO3Bwrq2y4BAATqABej/fHm9Qf58OUS//gVBPMBwKR/1xfzFD71BQ7JBvf3/AgQ+OHuB87l+OK57fgvSAhAEezt+7/mxL/N4e8O+/3ehP4JZQAA9womFAZXzwHMJ+wkAAYAIQ8dRwQmBAVO6PL6EajQvCDsGQIR+yTBuOoJ9ArrVP4kOvUIAA3pvxDdA+71YyjIACCm0tkV6r4BACO9tRUNr+Jd1R3R6BYVFAA05B79Vw0s+7ANDNfxLPoa5P77FaRXB/T69+r7H7TdhIgGCxi+h/cN8gD+XB8Nye4l6QPnKOoLAO3/KfYkfwBxEQ8WBRLnw/AJYjgQ/f77+ijdbBAQ1g4ck79bOv4BCC8WGRvQAALpHgi/+Aji5/j/L675BCLIIxUK4t3q5gnrBPXs6+4eDBT/7h3jAdUE9i8HBvQoAgbPBt/9CAoF+xYH68se9oEOBPkF8/n43AD7FPj+8+j49QjbDvou/wYBEQfpIv8V3AET9BQG9egqSjIN8QEIAxzJESca8w33Js3jOQGyER79Shz4ACD6XQWZ6g2Qyf8c/cEiCBCmYiErhzjp5zL22wjz//M07iTkN9HEBZ0EAzL19gEf/hQBN4ERDQDfI8bqJqy5E9gK3u3bGQn/2/7tJ+MKy+tI+yHijPHG/wL/RffyJBRDDwMR5/z+y2QsQOcqEgkR6z3JJrA89g8LWiAEOgfXC+oG9Uw3AAjiEgrJ/ALG3M8Z5g0oBAkKmzQB1uDr2AT5IAoW/h4HAif+KLLd/8n8C/AFBsgXBf/wJvP8ERHzE/AB9vL98oEaG/cm+Ccf3P8IUPcM8iol+R3hJfYG/wsBL/4gGQ0l9u0E9BvZ9PMXV9cO9wX/9SH3OST1BPQffAUFOvbpBzruLQJA/hgJVwLt8wXu6eQDmNgRAR32vxQP2wAG6fwKWBz36dcUG/T0VAzpAAH9/C/TAej+6/Xg50vkAB3+KesIHvH13oH+/O0jvhwy6QQRBbjwDhQS7urQJQUCAf8AKgIfLwwc+fkR5/jhGfr5KAcM+g7rChywC9fh6wEHXCPPOQ/nGg79FAFmBBgzWwSj/g3//gH9COn7/Cf+3x3vxxBE4zrm5D4/C/Xq9fz3PvqnAPLp5nC129tLDv+0HNZHAhX27/HgGBjVoIH6KBkG6HQDAgDpQ+TQ7PD08A/J1Av+AP3/HAIuHRzxCA8D5h7tEB3oJ/f4Lhb1AjWxSAjz+wowj6nZOQToCgnbDgsvAvsEDAUJ+f8KCADm7vYNARAa2TQP9f3qJwwg1hH76s9G0wDiOu/vAAUF/0LeUPt/4QEF8MwO/+356ObsIjfj18PrJBwxEAkL6gMFOwryCDLp3uwKX/z8APQAGQAU+gwXMA4H/BXu3VDpKvQZ0wn4+wvsKePt5zgH/kWPOfvh/gkkCg/2+wQVfwK2/+r9+Bf7Bc/3/Sz0z/wD3Pz08Cns1Dki+/JK77zrR+/sANoD813xKtU60QvIBPBM8foEK9MMAC3GzpfR/U3g8xoFDwDnO//W5wQdGNveRA0YAAT/Jf5C5wsS8Sv3Oxr6FU4EMCf3Gv4Z7fS6Kc32MiVTjkUlOQrr9xkE1PUcANoUDALU6hr8DO7xJsnrAS11Pkj5+goN6iUSZvfVJQRENfDyDCTCAToY8H/tJuR1ANDQEARxEgsJ8xb29kPZSuX0CyMqIVnl+wsQU/4gzwUA4wGkFN8ZAP0Dv//U3xP3EAwB8iH11EQc6ZPuER3y/msFBOsU0QnJMO4ZOQc6By/eGdYcAAkpDwAAAU3lCsPuAfgEAPD+A38T+g0F4xnY9h0iF97GIfflJwQnAd3+3te3CgPdzRQEDbkf9uL8Cy/82h0HpwjK4uTn++oaCvnvCDIaBwoOCODCOuMyAP0EPAAwABEVKukC+2LpKycI2Qj4/wf38l84zPoPCwUCBXAFORX9Axot7wbDABLW4gD/GAkC+FsI8vvKBggQDAAh7eYB6vjE8zT/+ugozMPxSQ7ZBBj1LV4LLudQ5/YXA98sFQD+1c8a/CLJyvPbNkIqDS8V+wD4Qhnao/kD99QS4PfrAP7+5P8B/PnjERgt5qQS9QL6b+8O9fv+6eeBDL0MBO/0UFisOPj6+/UV4ATwAAz8ywAa98QD6/8nAhIXAPw19/gIEQUALBcH5NYBEd67yhf99QDa/H/e9R8dKAFA7d/m+f7o+wUA9RH+ByMX9R7GAR4U+xg2+QD/9vvS3Aj8ADb2EgTKAAEAKAAXAQfvAQEK+TEF9CgVJggp4fYG5t4D58cA5/sMgtvMOb3g+O8BCPv87Or4zP8NB9uv2ARbzk4YAB8WDOMJBvDmBBx87CELIg/pAeMMxxMD9lvgBUQl9yraIekq9AMS/Nz7+Nv0JeTjgecFuQ3g2tAU7vzf7Ar0H/4u+PgptQMpAAkB+83/wA35MQIvlMkV3Trt91X+GvH/BdkEGEH/BBfth90OOur5EvMGHyUf5+4VIP8bEWPww+k78Aj7ABj98PQZ0/5/4BADI84jEAcRABv/SggMAvsUCioMALkj/AjlKb8J9vUB/a8EGvwgHB0Y/gcC8O8I7AQSJOn6CfId2ADd0/QhAPAC0QABzj8HKvAT/7IH2tUNShAMFQX2/e5kXBwIIw0icV0nOgQT5e4A4hMj+wP5DPxT29AJ5cYWpwMSAP7f850G6AYbyQkW6eAvAgAaCQb0MBEPBhI86PQV+dUPENyvEr8MBNr46s8T8s8QBUAODf71/+f5wP/WNu0RwQAY+Py99fgN/woA9C0cBdr4+/f99sr/Evg3RAjvA/TR9dZ/GOv1FyUAkqHMOej1KDX5PzUp7hwhbv8mukn52vTl8gvi/tgrJhv8vQHX7O0r9O4l8AnpFAAiRNol/wgHCCJKIpjhxrmB9MbmHMLuJ90bDqlC9AgLyfkXA+L5pPzCHsb07dHU8THQqyoRAg4ASywU8c7vFwnyR8Mu/wnaNfzV7QXdtdF5IvP9ES6SiEghOvH47ykOBPwe8AX21gAX1OX/xxHo/Tn0A+HGGiz6B/38IewMDKEKA/8OEgIL7BYY8BXx2bgLHrbdKcIP9dXZ8fcKCd9fCvERaw8MERfzD90O2vy8AQMJFOQU2+LR+gEHAA0B8wIC7unxHgDzKu4U7wUPJeTlDgny4uF//uT5HPrvRYwXOu3i4iQo+foV6ujnDgAUzwIAz+wO6Af8BMoN8Qsb7ggAB/vvDtfsBQQK/QEa+voiCQrkHf4P9LTw/c6B+eb2+O3/Cb8G/dM89SUR9f0J8esD2ALiFsjyLN4V6/bOwgoCAPsCWFH4+BUK/AExKbsN9t/+FhHl8wT94fMoFu/9EQYf5wG6Of3UAiU84EYu4/bqKwAaqev/2f4N8iv+/KwD8Fwr9CUAIerfL4HJCAUdEf4PIQnt/ePf568MQLX0CrDq79a33x71DPJ18BEkwxkc6Ebg+9QM4f8GKPcS9g8E6Q/D6xP/APr/KbYI7x3+9+0LRMkAIdQiEQb32Cr+CJby0+ILHvsL69a/Od3oHNon5csy3QgC5gAjpuEBwvgD9dy7BOzJANUgBeoA/90WIJc0/gQDIyIl7fcO+eD3AAYQv8qVFcSw7DfE0w/68RIa4NMPOyAJ5RL29+7t/AfUFK/1GM8A6AfqyQoUABAAChPp+uv5GzTvDtYLEPEP9g4FDPAB/cp/+w/j+BDXeFjZOSvm+Afb1iUT9A799gAo2IEAB/r8+x37A+oI06/7zvwA8/sa5q/o/f/8+QX79PXq9SfyEAsH6uruLA3cAP/e9PsC7vQ2AwkhAfTb3/gX9g/7Cf379dv4MPT2ADjuBgD5APb/++vi7wX/+AATBgwIDRL55NwH+SEB/bc39vwICwD7KBVkOTXw8gEFuAAW9BH4JADW/LcA7h3z9C8K+AT/D6cG4ebLJM8bJNPcAAAcCgb3DBEC8w/9Az7gz674Rtvy4/7mTAAW/dgfC9cEfzbh2PMO/AQdCQW83/AQGTgA6yHVJwL9/wH7vITcEBH1EQD5LIcTIQzT1uoOzwDzJ+ZH4usSJya3oySaOQYQGw0CCRn+APkn2wA9v4sABQwNAvEMBuT+BLoc8wMADuzyDqXjAAMECAULLBLtABcCDQjs7RvVJPL3APjWCwcECfIC9BQaPQ8FF+wB6SsKBQD47fYLNR38AwclLxH/APD+C7UL8yL6/vcUBPoD/ePw9RgJBwUI/PF/6f8CFBXy6bluOe0D5CQN4vkDB/ICIgAEtJ0AAw8KABQq/PIi/IoJAxIACd4UE+b3BAIyHfb8EAjy/yUdI+nptjv99QYAAOz7NPj+AhIeC+/6Shr49hMc/BDvAwHLDwvr+/wDBBQhEOz/AAn/GYH0ABUHAAj1Kf8I4PIL3+wHCQ3/7uQo7c7v/P4ELoH7OAQCBeX7JBv6/v0DIwDdv+oAzcr4/xYpAeLrL1nI8AUASwEkI/3bAAJMBuntNBXtAIEJBAITMODmIhQ9AP0JeQPr/Njy1R3xZvUaxrb0HC7n+gDjI9wF3uoA7ioKww4AAAEACJjb/xgAAPUPF+QmquHdEyUJyPPwuejm3SDysAn1DdK1Og3n/fcBCTv3APzlHM3bJtjJ8/vuBQseBAwUBKwF+90g9vfg1iwDAwAV7NTcvRT55QsTJjco/ekd9Q0mDRAMAgf/9ekN/fsEB/nyAv370iD98wAQ+QDz8AZb3AD86vwOAPf/f/4Q8Ro6Cwok/tT8+v3kEgwZCwH/AgncFBDwUg3rSyV7OhEL8AjdDRD3/A4XGcPe9a/99vbvCjNJBBGB65rQ9jAO7RTi5PcI9wMp7AgDFATi+yRD7WRYABz56hAcxSLzKQwDCcQd6O/SRfz7BxTaBxTw8/4H/QT25iva+RkY4fLqAPoBKv0GNgFBBP7oDgH+D/StWfICASwC+d7gHQPqG/gG0b9EOg0uHCgWQNkEAfbjNPAVBjUF0NnZAQIBBPbB5B7tE/0R7QTSAwID/P8sAesCygzlCQYH5Vd/4tra1wHOCSz5JgH287j8+ubnOBX04ArVDiMD7wAOEv/+s+6eGfQM+M/rAO8Aef/XJA32/xbE9sIEK+e/XP7vIeYbKCnxGP8C7//SuSY+OgjVHf3xFOILAPYLJ+wYDPEI/s8A+yYNAvL6BCnuJSEDHPXnEvL++wMADAEt4erm/Pn7Glk+6fHzFvmB6UITFO/0vvXTAvr4MQUL8gwBLCoP5gES9fQXCACgFQH4MAP0AAf/WwAb/R3DuRXrJNMFC7LXDO8ZB/XNDgnh8RzP5ei1MIrhOQCy8vn4ErALAQQ06iVBNqwAByKD9DsC/ycI+c/1QgECuPCwG+k99//VQQDpoQH11jsU7PsCuOml8UGJ9VoDFPPzFwqptQz2fxfIOeyZIBsM5gPs5B71LhKdB+W+7R3H//b/YAADZEucsN7c6ugVdbXOousDFgUr8Q0QtQoR2RzeuQRBOv0q9+bx/vgP+PLt/CYcAhUACfDrBQACAQb7Cjf+KvIDExgJ8xkF/fvVDfoDJAHyGf7j+CL6IbQ19gfr/CUUFuP4Cgv6CwsFGxPs8BfqG/AS8wAH5xYYFxf1+gTM4BrwAAAAf/8ZFjfV6QQOFgkCL/YS7wzyGgYAIf/9uvED/QIZPxetOf8fD9MJ0TAQBNcFHBgqQOUC+eDxBgO/AS8D+8Ps+u4A1BMgASbo9wG4OhndtgaB6/4VGWHxxq+s5j2JAS3bWCn99N/V5xoNOgvr+vwF3hHz4wD+zvT+Vynq+gfU5+r3AfoAWfznSi7HIxImNcwJogTnDiUEIiFPM1Qh4CYO9C9B7xYQOgET8ij05gXk+gsVERc4AhsA7g0MAv4cARwXBmUuGOgC8ADsHwXyAP73/xv0FQn5EAfl/0UOLProB/r6/h8bC9cC+hgQNQXxCRgR/BsAHfYO+f8H7Pr56SP5Af8OCv3nAP8AG/n3C38O8RbYJ90ISO778RsWBxETCywK4eMI2QcifEKmOfMT7Bw0J44+/CDN7BFC9w7/BcPY+wYJ/07pGFUMJAEA9esFPNb4BvgI/ycOHgfpICC4Gjmcxv8UzRzs9CQsBPD/EBkI2hgb7hgS3/0NxfPs3QAA+88F7Rn7/faoyf8AAP8A+/gYleED2fvuF/n8R8cmgdkYCRkK/jshxvD4zifl1HVuOQ/lOdYYGmTwB+wLJQYjIy8A5Plo+hYC/xBSAEYG3wIAMvv2LPMUAPL9FgjeFgeu/gjU6TH6tY0H+v60+Bbza9vu9bkAzRTe1CMcCgTzYn/S8gMHEcn52Tj40BrCDQ/sAAsAG/IevxTQyQ4d9dQAAeP38OQfMQju+NBJIRHD9gT55uMLOS8W8zgG374LCfC3IgPbBv0A+wvHA20vAQQHDG4R9bwAbhMWaCMU8g0tzuwG1hLH3hemxFGKye69szn7AAgiSFML+ekO0C7HDgPn2sAEqdvfAgTZ5vzvRujU7gLVf+77AOsCTuudcyDcWPzmrdL94Er/xgxE0Avo2QUaE0AHB9NQ7CIvORrru8QLMCgICfP83ADAHOwA9Awf9g32Bjf9E38ZBAoA4Pjv+yno/QUJBvZA1Rfz/Sb3wPADC6Mq9wA0ADg5CPn86AfX6QvnCubnPQMFHw7/BgATFDoJ7i0F7PnlKi76AAD+1vtIoQ/iAPIi6tcBU/Io+SHsAjH4Gw7U6KAYIe4O50wvOQ359SII7zQA/vwRGgDe9RwAFP8P+hEZ/hnq838T7iUA4QTsAx63AQAPCgb2RwfU5vH+sQwJP94oGAkV/Aj+6A0B4erjEOr/FvrvFgH87gEL9gAGFBPsAhX7/w/gQfIGAPwA9PLimxTs4wFE0+oC2B4LLQLh+PUg9wWy8dUl+ggDdnkLOv0F/fEM/zDl/ub90gxD7/W+5QQTA8kEABpe1Nr0Q/HYMOwR8O7V+gEiDPQL9fwj5+r8+5YCT09/+99qD9T3Ee4SAG7qBR4M7PwIDyb1CC4sIwDwHFL//ghAGPgtLfUFAP/6oPzqDSdXAwT+H0wFBgJWHhgT/QIQ/xwMSzPAC/E5+EoIOtIbIQwe4xTR+xb5Apf/9FcG4v0A+9HrANGjFOv93xru1vn6/6zkAP8bBQs6vxb2BwEa/rc50xMmABwTsdjE7eYH8T7S/OLN3ATn4gn41hMFuwLs7wfn/OyzBBfy8AQG//4AqwHA9dKmt/hACBn6s+clfyHXAt7l1d79Tfv+IfD/r9kWOgEJ+f0B2+sE/B/wAM8D5iQC8wTg9toGAeeB/CrX4gf74PATP8ca/f/aG/sL4QgO/+3yD8Q2BAkLAuklvOXi5AwAAkDzL+YI+AAS2fsBKBz4k//4+gf94eOv7eXm+fIAAAf9uAD2CMwKw/gb4hPu9uQKKwjiFBIJDen3//jx/+vvIHbjOef+FAoYvNT4/wH5z/VC/PkC49UU+grzAODl9lYgER0COOEy9cQHAALOARkUBf0WA//3/a8oMFD68vhA3M3b5P/91HMCIxcX7xkc6hHPGisV/P/YKyAHEdQIIBU2GAf+AxgBgQHfBK8rxvYcUQz0L9EyFCX6DPX07B475CcX/ewGP3EcOuoI0BkB9dLj+wvt3PoPIfEADfoKAODmAfEaDfrr2dkGCxMbMsXsAv+z+hQb7wkWBfLtAcLo4yce/+wXA/jl6grt723g5PAb4RoAA/wA/BP3BAAD9AwGFeT8A/L34vn1APoBhP3v/8cV5AoMQA4Gy8d//eztBPQc/fj+7xEBuPgaYyEEOvwPDAkUA/b/BQQX2/8lB+z/8NwM+gr7Ah0SB/4PEPoDFvgUIvoKAwDKDBPwzQMBBCoF/L76DiXqAP/8AewLDPT2HgED8BsXAgv2/Qv9Dwnu9AAF6eQABgYB9fDF4uz9AAP/rP3a//Lwy93oAR73f/ocvP/t/vECDfst4jP8twH2CdKlOeMICc4p960MCf3+zvJzDCP5BP0g+dwo//IE/fAD//kAGPsi+BD//wASGAzlDgYVCg0PCaW5xlAXARQrAPcTAfP28E4G/OwvFO7Q4OPxCPf89QEE99wU9OQM6PsQ7zQCAP4AgQAbAZoZyv4YLT4AP/NcmekG8AAG6h9V8CYGph8H/nntOfkOA98TDrYLAwLbuf49+B8BCvH8+O0BAvP+Dh/vE/cADwgWHdsWBAHVExkd9P0bBiYBCLSe9R3X/w0PAP785OwBAF8H+hoVGhUO8vL5EPEF5QAH+O4LKt8BAQsD8RsCAAP/gf4A8uH18//JHT0JAd9EkfLmDfX3CRAw0xf/o+8PZyeEOQ/+9hEgLZkO//bk1vwI7xQADAXH8fgZ9v3oGSzmNwMAKAkcE/YI/gDwAA0Czf/yACDuF72uDirgFhkeAuTv3PYBFS/f5BIA7vkE+wH6Ae313wAL7P7fGKj/+AEK4Bn9//4AgQPSAcXz2/3R6ScAHBg9qfnfBO/R0iAJAPAg0AsMWBN3OewW6/cA5vAR9v7yxQBOAuUAEAzWDejuA/AkBhLQDwwEAAgU2AIjAP7+D0sN5fT6+hnzC+aB5y63BfYsADTjAAL/Dl7o7TTgWRjU2OYI78/kDwAV5QnnM+0A/w8KFvL+APgAswA5+t7s/ujtPC3/tBQTk+8LEvoG+io+6zQGx/QbfWo+OfUW2wQEJgck/f8DiwAdBSMA9t7z9yIg/BL3Dyj01wAA4PEyKusEAgP+Iwn/yAwXAvsIJ6Or3Crs7vUNAOL/6ej4Gw0V+yIgPQ3x47b+AATy+gAH7v3xC9kA+Asu7vj8AP0AugHxAO/bzuoFHh/91uoDgQoOM/wH9RNKKUIRCAvDEf8iOfPxHhf0IIzh/gUTzAA4/fcAAAEd4f0rCzEbBzX/CPAAEAr95eHgAADrAgH3EBX6Av7f+aqh0igPEfxGAN3p9QsD9Bj46yksHw/sDuvwDdUI5QD2AgMWCQ79AQr6IfoBAf4Apfr7/vogFQbWFSIKESRMvvMJA+I9IO4yBRXsgQIbk/oDOQf018DvEMcL+wP6DwAd6a0A/Pvq6gcJAMXVF7kdDvsADPUENezaCPsL8j8SBAcFAQkk89gGtt7w4BcDAAoj5gwB5vgA5ggwfxLwM+UA9Prz5wAQ9QojLuAD+xoKxBH8APIAmw3nANP6+vcNDgD1wA0VpNHmKwEO8fVH+iIb3Rr/Rn/TOQIX8A7/BPn2/wQE0fcH/EgMDvwXAP7v/wEaBgj5DQKBG+8e/+/6AAAIAAACBgEh/hrg9foA+EQK/Qcc5QLtAPYHEhsC9yL0AgIJAPX8CfnxDwAA8wr8BAvX+/M/+gUAAAX++/cE3v/d3AL5FwMB7Af45+38B/8A//sJCxgA7u71DAhOOe37GCX6Cy/uBCsA3gAE6P0C6RHp/cX2A87f97knSgL/ROTZyO2mAAAUABLrFQAxACj1BGFQADIZBgd/5xD3ugAP5/zp5A/v8efk2hv7NP/82QD/EXX44A7f6wdU8QMJAPn9sAPp+gDZGREwMQH/sdjxX+X+7BkWE7b8IwMAAvMxAaYhORz4BAMk4X/s9wL5B/kjGg/psv3mC7L4/6yVHJDpKAIAE/BcCq/2/wDhAAgVEAFFAB481roEbFSsDRcS/EbhBPf4DgrwMwIN2wH2Cv75LhIG5AAKDGj6DQ/v5P1UFvH3AAX4FwntGrAC/AzEVFft5PDm+N8G3AP84skmxOTx6voIZqEsOQYD7AkJ/SMJ7+wEzvsa5X/+0P+0AsfHDd3nB0PtRfgABuRz4bTPAQDXAgH9GAgQAE/G56oo5jHnGf3MAQeyoArw+RkU5eQ61gEY4t4BBSLYvAD8A/YT5vH55hfMhB/+AQH9EuoC/5Xk8vneNRcAPQgPDt/rCxEJ9sMZ69L98vEX85grOQzo/BcN4yL69ifck/wqBWP82t8CAd/gAO8WD+z4QgsAGuJ/86shAv+wAwL+GQ1PAOkW8qsL2B///gkA/0SvEff3I3Hn+s0M7Anv1c4HBgP92wACyuID8w0I99cI2wH0AAP+yv7L+vX9KxHuYwv+5RxAyeX0IgUGAPUP1PUfE+/VnYFBOe0J/RMM0xQDCxT3ywBOARwE7f3s/C//Avn7FELv/AIAKPoUFrYV/gCx/QPSEPoUAOf8Dh/c9hfaHfYW/QX++P4WEEv76AD9ABj7yeb7EugR9AAE0wzvJg777MUn5eb/APoAt/cG+8P7BgLV+SX1KQT7gf//1fwI/5U0nxn10gsF3YVPOQcK8fAW4AHyEgfwrQAqExQC8A7i+xIYAfH0B6XvDwEANwcXJLsVAv8IAgzhDfbq/0Tn/e7V8C7A9AlRANXuCgQA9lEf62IAGysdL+QPDBcFHgAG6xH/RwgEBBRXIgIKAAAA7gPdAgEM8yHkIjT49vD6geEAEB7/A/IqzlsN4PwxJYRJOf8QANgA6+Es+fYW/AdY/wMCBwAPBDQBAAgSCOLsCv8AG+kFGOsSBQD1/vkS6wIaAB39EQuB4TH0AfEWAOoKFwQD/TMI/T4qBw3n9+YLCjv0AQAT7ybu/RX9B/RD5f4EAQEAwQMLAhP9Gf0VVV4A2eoUzA0HEvsABA9L0hv87RUGYiY6ORQT9AH83uYe//gC0AA6BQwC8vDYBvwJAOY0CeX0/PkA6PEt9O0B/ADQAAkG0R7+AC8bCf28vTjwBxYVAATnEAX98cj68zEvRh387NcFAAwE9gD37/nyIQUDBusG5/QAAAAA4fwf/RYI3gUR/fDt+A7ZgQ8KCwEF/+s35yX35vvlT3I8OQL59BgHDOIE/OcA7ABGAOkBDPIEBScsAPMPCb77N+cAI/kA4OExBADzAP8d4RcDABX3BOev1xX0A/I2AO3yBAT7DQ/x4Dn9IQn38PT/9+f/DAAEws75+wEACdtI8vIBAAIA1PwCAPb45//aJS/7ZuoSger3IAL/ASI05jfvBwn8ZtNiOQYD6SD5+JQGCf4LygBV/9AABAf8BekBABT8CuwOOgwAIPsG7PofAQD6APX87dz3CCkKBOrdBFzuEAEWAPz24wsA9EYG7SL/5gXwA/sB9u8B/AACAjEKDPcABe12EfkBAAAAgQT5ANj9+gjnIisD+QERmfT/IwEA//k0zg8I5PsNyJsrOfkL9wgHBdcA+ALt9QAdBuYB9f3gAzztAfYJ++HLIxEA+PgVG9MsAAD4ACwA5g3nACEuBtDC1zLZ/gZ/AAzz/QX/CxcG/jsmGP4C6u4ECQYG/AAA/C4HKOb5BRj5vwX9AAEApgDoAPT9/PS/Bhb8bvQzkPDgLfYBABAo8TX9AAEVD2oUOQMQAgMI/dsXDugR9gBKAOsA9+fr+Qby/wn+CN8HJAwAWe74Dd/uAAAWAAoH2vAcABwP+smXFjb+GxV/ALv+BgH9/0D5+y0LBhP17QUAANQJ/QAAFFQDDvoBEQ9W8wIDAPwAyP/oAP3/JPQAOjX+8eodyAsD9u0AASED4Sv5zfrnYJPbOfjyAC4lfzIt/f7KAAS8+Azc+NURDuTj/9bD0RYM6T45JuyhBtYmE/O27wgAn1wv+AzvRNvyNsILC+kTR1Ct+SDyGAP+huc18uUA7MzS7hUDDfwCI/0IEA495g/I9hESABIA8fYcNf0v/f1FRuzUM6/8/BnKFgcNAuLavxcRFyLf6iPPOf0aDtQQNgJDAgn//FpZA8PV5f0gCfwl/+8FJagGCP0yJQjhAsZS0jD3GvMQ1SoV+fMBEKHg2+LeHvR2VYHSCswNwg/6yRFCAEkTMQXz4+frWwD4OTQMLgQF+hrireT/AO//CvT80wYcIQX19SfsGtlfFEX/BQL/Fwoi17PVwx3/pRQIOubPBSYRBBfa+/n/zgsZ/yjr5hct2NXWCS/xpmsV+A5GGQ6s6Sr5D/MENbT68NYDAQ75Dc/hSfcC7Af7Mrb0AzXkKBL+Ggmstc4b+QYpzgUJJQD2SAIR1f72KwH1T84t//wAxv8BCgX7wy8LB0TkzQ34YwXlBgYOBB+B88oA1REBHfolOg/WCAzvEQYj/vsA+BkG9cr5MAoACNcAAe/R1fIL8AYV8xHo7Mz93fQ01/39RCPq+/r47h0aC/Ii8fXkDvPHBAvu6RkIDAMcN4HuDf0lEBAJzgH0HfUIBRLqG/71Gyr6Afn/8vwOCf/k4/UU0EjZyhkmWQMg5P4E/h2tDOX22vEPk80+Ou8ABgL8/gof/gHnMvz79BH73gjuExH8/RXhEiX86Pv99gTlAw4cCvD8+uoR/gf5AgL4CADm9e4dAAUs1fvu/gEL7wjzEQrzCoEzAuEFNfQC7QEN+fvq8xzp7BAP+gTi/wABzP/4/gcC2RAB1h/R8zH+M/ANHgHvBRLqBwQV8Pfm0sQxOgDVAgELzBIMAAQAQgiBFQcQBQnOExgdBA8SvRQO3/H09RD5G/wM+AhpAekKQvvc++gA7xkJA9y/EQL/E7EA/PENC9z1BBH6A4T7KQUg5CQD9f76EeXv/gz84gz3JvH9/wUAFvwH9fbdBv8B/O0MABH8RfX8B/n1CA/NMyMDJgX5gZUGOg0BFgMOBQkrA/0nNP3Y+Ov5+y4a5vUK/g9BDd7+2AD80iLo4fYh+PIP8soBDxfd/O4B910BHfwI/Q8TBxksCgUA4PII+uv1gasSHCPz6RQMEQAIEf/q2fr6+/jdEu3dAPIAMQDi6fr5+f0JmxbyBksKQ/0WEwAXHSL7LeIJ/AgwiN3/OfQRDQ/RCCXe/AkYMgKd8hDzATYh08YEBQgRDxIW5BUFxAjsCusV/sw56Mj0T8HaAd74DFomLNcl5Q0JDe5oCQoH2f4l0tf3tIEAExQrHDX37AMII8z00Svv7g/GAOv0APP/0v/8Ff0LAhT9xObs7xf5Q+oJ8PwNEAXJCMgBI+4oRj7pOfvj9Rze/xsRAvoLIQOBFQkJCz4KC73n/yFH2AH4APIA+gP09uwJ4+0Z1ysJ4On0ANQH6h0WDuhG3fr4/PsgBQcD8/ntEv/2s4ok5QQf7xf3BgIf9+799RID7gABEhHTAPgAGwDsC/bU8xv1xxEK5D/zS9703//wEgO+B8roFwbjX4SsOQzPFjgJ8kL1/xXuPwKGFjf6Eyfwr/Tb/hsbFE8X5g744BMJ/ib9COQa2R4CEODSANQN9FUTFL1XHCXDAg9X8vPx+MUUDcb+xbPA8DX35yj/8QA8Gd31zhIS7+nCbuvwAegAAf0JAwkT+wQF2Mv0/A3vTNEE5fYHOduBGL/jGeq914aAOQAI/fwIMDPvBf7xOgCBGyELGzjJDPX7APQ4SD8g3SUI6yYF7i/57fIVFb3gMA7q/eHwGWLv27cZPObDCi0f8+8AH8wFM8nNPO2+JkcdDgH7AQEL/wfa+/MN9v/SYQEGAO4E9wL4+QXwDAMG2Jr65U/waQoWEATvASOtE5ccD/8Wd1ZcOej7/AcNxTr4AfnsegK2DQACIPzwAYHb/xJc5gUr8vAA5fX9BzTlBP44MvAMOhDHAMEA4zjjDRLn5RTGA0sd/wT+8NrnFQPT3uLvIkQJGiT05gAGReX3CAYCCuvwY/IKAAb/8/8Z/vwBCRb49QIHGiEBRdDr1vgFAf/TEtIZD/QYJE50ONzYF+ohKxxbD/Sb+gA7G/YG1BEsByrpANJhA5rfNRIAWhAMKuUc7vP/+/ni8P7aAO/2AVsx8fjg5v1W+tbQB+j/++Yf4i7dv0vyBRwG9SjW8AAV+X0f1wj1KuNLD6IGAO8AYwATBQUEB8b/GCb9G+fpC/DxDO8BDx0eA3/9+BgNWxYqOhPtGfn+BwgA8gPqEv0mBA+Mqd4m6QD+/iownw7Y/gb64Af7/NfsEQUv/P/8Owj08uv74xwhESFmBvHYJw8NLPD1Bd8KFMfWnOjwABkH80YJqv7f49/e0dlg6QH/3xXyABr/r+ET4v0LIgFIgf8D0CWxSfUSA/cB7fgBBQ3pJ/wapLW2OYOBG/Ty9kkU8ybVwwIwBCZ7ziB6GUYSAP0VTubk+vF8qBMzH0y1Cwo1GPQRP/60DwZAwTfwL623OQnCKLjZkvwVMILq48DC2fXztz7Q3RgPAQLH4tb45o3mMAXyL7gNACYAsWkSrCIxzvP2HroO1hFrQlnZEvMF8TtvExPhJAAMw2QvOtsH8vvk8fYKCO8fGAIgEsUN6v0Fuy///iaBE/Dtq/X9+uwBG9DnEAP6FAwpQxId/A8uBfr/ugLP9RPsLeO2y/P2+dUM2dopGA3579706sPz/wIC7+n68+obIgQK4fMOAPgA8VL386n59OuzFwATPSgcM7/n+wL+3kZR4d7Z8RwLlX4JOhfg9Ooj8ucqAOESfwAC3hr5tAi9CTkQ+u3d5O76BA/9AAwb1SQCCwL+A9/gagch4fgFJUoG9S33MRAYD8ROz+oG5QkL6MLQHB7yAhjt9Jz7+/7tLt3P4wf49uXu3g7mAAMAwlYpBfcQ3f4a/fr5uRL7E9Px6/Hr/vxT9crc9wkVkyS6OVVpIfkXC6MS7QDkLf/8xgID5PjMT8HV/MERDButzvAQ3QgLB4EVAwMXCAb7OQQGCRT7SSI5/gngy+vi8IgRs+8J3u7h8cwCTvAr5dIM3SABBwXmzj8gJyHv6sUCsxv0APkAZAzqGQURBvisHB8UMt+0u/onKPcD+eNx0MkI5jEUh7jtOR/i4Sgh5tI1+fgZBABS3QIA38cc+jMF/7QDHxj86ef7GuU8FbYcC//oD/Tl6x397wo0+x/T5yG17YHxC873X+ziKykJ/Q8JZETQ3fvt4uEDC/61zwTvIP399OryGwsSAPgBdrrh9/sAAP4FSOAU8fT+3dDl9CD36sct0e4M2fAOzXQ1OhnnFQvs6yoM8v8ZKgAEwu0AEgju+x8UAgvMFSr75hEA+eI05PEe/f4iEQDDPfj67PXPCQ0L2u784BytB/7qA/wE+/cl6t8THgwLDAD+DfkH6f3l8d4DBh4A8AT34gX4AAIB+7DYB0gA9yMLEQT/9g7aHeYE+fEb4vd/BNcKExbl+8nVOekFAgEa1PoG9fIdyQDeBvEA7dMpEGPeA90R2Sj30gQACd/35LMf/Qbn/0kekwc48d0m/fDd3/eBOromAA27HPAT/+IKz+TYIxwNvr3d8p368QOzAxT69TEgEOwS+RMLAAoDB+PpCfcKCfwhNOf55LUE5OAdDdj3APpgDTXpFjbINk3pOfsbDB466fH+//AfEAAqsL4A+PgbAQEVAvsX/8Ye8hEAEeK9Ba4BAAAZBw/QXfnR6en5++Px5t4d6fj+/w76It//8ty45Nv/Dn/e8A7wNPcR7wESEQYJEiz8Evj68gX7AAQATSHu8mcK6xIKBQwO7w006fQAFvoU77Ns1BP87wrfl6QLOv/gH/Am4dMD/PIV0QAuAP39BOkHAwL2APEECBcC5PMAFPT6D90X/wHnDewT2/UW/+sK8t86//ry8OXAAOfuIf0F8eocE93sACYQ5g3tFAUKDgDn/t7XDRcEFAbmJ/j/AAoBGhjNAx0BCObiExX96ADm6P8OBAYG5Np/6yb7CvnlWnCMOfH18TIs1+8ZAALYFgD30w8A9vW8/97P+6PtFdLswv8AFfT637QYAAD8Ai4Z6q/zBOj185cX2rLHDhP/AAzZF9wR/Zr56cdDF/MeKwn2CE/q//rGGi8UTdYF5+/iIg0F/woBf434CcAEFhn3HtsXAbXk9Sn5BgX05oNq8xvxDycD/u2bOfsmCAz48QoTBQsIEQDO4dMA8fgPAO5tAcYJANbjqPIAA9YQ6qk3/wE0AQbzBxz2+Pnp9DQUwuXx+wbiABYV7fQOCcf77tvhTDD54AD3zN32/gHuAffx9gb58hDa5S/+AAP/f4YKBx3/BvTv+Mr5CCLK+zX+Dh8G+r73CQH0ChufMWBwOScM4TMp5wYUDAoECwALxv8AE/PiABLt+sUZCMzoB/wA29fsMIETAABf/Ab4BR8GAav09934+NQGEObBANAr5RcFF8k4IAkK8nMVH+7xDP7mBP03Lur0+OoA2Bv3yhIAAOj/LATfBdUAAP3q5sgG4esR+wr/Lufn2LcxJyP7ARTfjn6BOvr+DRP/ECEJ//ooIIHi8xqC5eUbDfIM/PrA1w5C5ioL/O6UCBH3Bvcs9A3kEu8TAfgVGytcDARa8/gbzhkqKxkDJQIHFf4GF/oJIwjkFRgepgIRJgYO2tUW5dAC9fQHAAMACgAGNQU4PggbMfX7nPDnH0HnIgb1AgXPKyX/QALWjFBkOgMo+OrUG0wBAfIz+bfhCwcJvt0RAAgCAecB6/9HINYu3PHS5+/o/PkOtBIQHe0O3+s9FAtLDeDT5BbuEUEQodz8yevnAt0UGwjuDwQI/AfhxgT+Dg3t3ff9/OoQ4e31AP0B5gMi9Sd/9AwjErQGzffOSBn9CAwS8g67CvTXVRIB/PgJOh7w6/0hBlnVAO4AGiFALhcHzuMgCRwyBOqk65TuJ/QDPuXN78UFAfza6SYQCwTx6jgdCBdVAiHQ9BdfCyAJwvX23Cru0e8yARDfCD7zEw/l+AUExG3b4IEZNQXj1hb5AAYCuQD15PFU8yu9VQcCfvtRN83+9Cnmwf39Bgz2E/XFl9VGOgMI8yYF9SkD+vD/8/gg5rgK3u4e/PkiAvaB/rcMFPnW+wPcENz1APrFEvr0DAsgxx8FBfYx/jcQFPUc9gUaH+f99Q4R6tr9+gfxCeXmCvP/5gD48S0DEwvnMRETsPgH/wH/3wAm1jfx+hArENj4GffdAO4nA/slGvHp59783uEY25UoOvZDHS4KBe8TBPYh6CABI+8A9NqdBQktBPSBB+v5Af4J8iQ8FBbgAPvLLlgC4xwFQBfsJPngyfT4xyDd5i/s6OnrFfP34/9CFAz15AMf9hHp8gHj7jUt9xXmCPP2yw4fAAYBYAD5/DP33u/QThgOIAAo2hMF2evdEfP0tvEM3vo+ioa4Ob9LAcwODeYj9/6+2ixe5cb5ALWFDxb5BTbl8psDLqQAC/QsfeMfIfysOhpCwwEVf985zN24xBHzMTqo+Vjr0R72/TXgCgxXY20WGf36/yjT5P8GzzcTbaW/Nh7w0+3M/QX+MP4gfIfnpAc4SWsLX67mzQrcNeDoEvpPoRNJ2csXVaPYOc4nzyoVJ6cDAe4SnPQq2egAyPPkCNsl/BXy8v8SRPgGMfARLw71BwfPHg8WBv8HMhHm+sPE9Rrx1fP/9DLrCvsCExwa+xot5PHqHBcD6ubtDgAQHd4YCuDnNPgN+fHxAAAB7wXtFhtI7tYWfxsLUeQZzzAN/gjT1iEi4gz+yQ3sER6YOQkeoRcLLM4j7v0EvQYvFvv9+xMnAxiv/F3bChD0TPULHDMEFSU3CPrQBekk5cOEKAABBx6s9iPnFhMkAFbTbBwD6UMq7RgcExLu+tT8G/j9CwoU2CCvCfPqJzAFyMoMAPYAXwAGgd7eyx4Q+PP6V0BBvDUZE74jHx1P1QQSozUdD3qUOSwRCPb/4D0O//IcD/hj9zQC7MxQARka+wvTF0UXAhkA2grz0f4AAfczMT7ofwfMBuPfCEqp/Z8iG97QACAeLQUN59ga/Nj0BjzbBhz9ptUJ6QD2AOQT8S3sANgGTyf3AAAAcgfsIw3WHBjr4swDOzLO+Eo47yj3NnQwC94VBeoipleLOeYGCDE7AkwPBfUW0gcxZU0A0/f5/DLz/E21HGT0Yf8AXgz8TDYWCP7oKgAB6woR6yQkKvqoraIECekH/R7VMBP5C/Du5g4AQV1Z4L/e4vH06wAOF94J9AkABTDZ0g3//vYAdAWtDRv5Bg01DTwJe4bUnhcNGeES/Sd/A0zq6EfdmTpNORIC3Oj7Pv/FBfn1TQjQCzkA+Cbo8/so+yYKBWDx09YAAgAEOvkFAwZBLOXcLgLv+gTUADj4EuIMEufvADokOPnu7wjH2jUl3gb6Ehfi59zp6QAAFL0xEbAFCui8fxvy//0AZvuwENXxD0UaBsX6De/n+N/+Dewi0ysNMP7rJBHvMW8yOfUU+OE+wsMfC/ro4wAnGRMADc7o/gwv90PVExYcA9gA6DMeAv83+gfZIRogtg4HCe222u2prhrr+hrRABHg9OsHPUnY9tH3OiUa6QLdOdXo4wAOAO3nGKz4Kv35uhoBAP/+9vU/F9gNzOy2Hd78Oznwgbq8HwIVEF8a2fra8d8AAWcZOQH5/Bgo+/MQ+gbY8QDp9AwACxSg+fr2+yHj+38QBAcA9vofBB3j+PUm8/4NFAXJA98Qv+nWAhQC3w7aAD3xJRoG6QImGvIB0RvlDxP2ARkEEAANCAQsL+n7APMRfsX2AP8A+/8kK68UCfMnsBMAvyUZJSgS//IGMecf6ekQAAULdL0MOgUMBNkc6he1+ggXMLwRHPGc09rW/970ACArCOjx6Qy1I90/AMfiAgAuCBEQMwID+d8QATwHGxN/FvM8+sgYIQceA/wuG+nV7vMsNy73Gj8XqQD+KhnZ7fbR0wP+MgAEAAQAPvfi9PzcCfAC3uL/6gL3NAoxIQXmAq8PNCfVFwQCHF/NOQL6Cwrp9vbIAf0lxPHoWvcFzuAR/lIBA79/GboFK/YQA/5X5bb3+P3PE0IV2AIN/h3qGto0xu/x09/g5QHJ6Kn2OA/JBtMp5dpb0+zQRSzzFAA38t0d0zY95BTwhv72AO4Az/9JCPWrDCHtRRz5yeU16xHfD/LqL/MX5AGtA+zJQ2rgOeDl4+n7DALm/wrzlupA9csIE/DT+yUAAv5sIMzGNwACWh499tzlBADyFtwAvgEkER/M5rdG7Sr2FeMK87b47ecYHn/xBPHa/QAk5iDoEQb0HQDz4e//AejdAQc4BAoIAv4Bmv/u+eCwxtbnIUjnkyAd3wrwGAIV5uAUA/38/NkDSGUFOggjO/Io+Rr4Af/vohtSJe8ABtHq9PYZAg0+HtPw+N0B2gYlC9kO/QK9CSwRjfsl+RXV87XW4DH1EguB8ub2B+rvB0Ts4wz8BCcI5Prf/x/mawEe3v3o//oWJQz71/kdAfwABgDlAvwmB/7sQzcL3eE9qfoDAAYM6d8c1Qbq1CEWXS7XOQAT6/XmwhXiAA0mBOs5H/QBEhP2B1HjAA0B5uLqHPQAKPp/Ge4E/QD3+APl2APJ9DMZ/Dje1BfH9ecz77/2EA769jwG/R8MBhYSBBjq8CAECQD46wcDECHsIgohBxMA//7/yP0cBUUpABcAJDAaChFDuhMj7vLv+yskt/wI6/kHCmPHOfk04yExutfu/fr5Bwj+17wA//btB+ND+9zrDM8BCAEBGQ7/7vn0//7VIAgC6fHXBv397+6/EQy6AgYaC8v25xrzAX/HHQskRe/s4f/2/tAIJgAQGgXjKBIcIhsN7hX5/vv/zQAJAwzm0QEDMG8EEQxGBg35DvgaAhMEzhD1v+1PSOeJOf0A/Acx+vQHAPMXuQZ0/BT90uz+A+QJASXRLdj1EP4DTvg3ZOP3BQC26BIG2PUO+Pz40JC7Hy6tM0FNAsAC/Prq5QYPEPv85CTm/toDK9whIgD7Ed0zP/8RCQ8psSIEAAT+xQEEA/LXITTyaX8ItvpqpAPuOQHUH09nxyTtpSJymNnDOQoP2PgC8/Ip/v4B3AIqCwIAIfLgAAvxASQvDhnVAPMA+iZOFQEB/gDyEBv00g0KAAco+OWBBCv48AAk/hn+/Qb6+T4BCyUMGxwD9ej4+//zIgAJBiQhJPYHGexH8f////n/6QEG/PI+Gvz0NDUHP+8e2Qr1+AUD8j5H8xj22hI/3BFWOe8ZJ8obGrAQ/frRAABPBhcB4OHW+QTZ/Ri5Aiu2BcsDJ/EeYRgN/f0LGSAjxuz5BA8UFviFpOCr7/P0AOzoBggAIzfy2kL8fyIo0s0IDenbCwDu8M4PHAUAGwIB1PsA/w4AGPwVBNwdyfMnbCsMC/T/nQEMHSTs/B1MHCm2yfMnH95lOf0IFyYp7cT+Af4n8ggg/iMAEQor+/DlABsYFwoUHewACjsN7PTv9gANBhLswvTjCAru/yzPxukYByWfAPHnFRAG9kDiCxD+3iTo9//l8ecL/wD3DsoUAVIAFPQaf/cF/wb/9/3xAFktL/X6HxgJHPxZw+0aCBMfDkIHCRopjBRzjwxROfAD/wQcEioJ+QDfGAAnDPoA+g7n8T3tAAXiHffhBwkAxxMRABbsBgAFBAkJ4wIB/Sga7QmmDoHOzB8DAAwN7Qn56wfy7fbeLCT0FvgD7NQYCwAICgsmGhn97uXP9hMHAAQADf/4AOw4Swkh+f4KxuQF4P8CPfYBEg80ASobAe4WoXxqOQUH+RD7/LPiCgMC6wAuABcACeIQ/x31AVo9AiQQJvYAHf4XERnNAADMFgDwJg5ABf0Y9eiB1THjAgUNAOsA9fvzEQn+5RMZCFPU9grqDsr5+AAIBz/7DuMDBwIaBwv/APoA3ADyAQMA3wnCLEH/XgQglwfw/v/2Di878zH4rgYCjDzyOCQT+8QQCC0aEgML4ABxAgIAF/w59y/a9zQUAQz8A/0AUfT8/PIt+gDz9UTu9fkX+g8I8MTgHu8ZPh/ZAOX57/38CEMQ5yQZMX8J+de58C4ABgAL+y/xGRP77RrrAv38AAEAO/QJADrN+OYjCjcBCPEukyAeFQL/5xJH7R/l5QvvGGFuOQXR8gsSAgrW7fstVvfi5hfbyw/9AqLZAtn9/kQq0QPc3OEREUEA/wAnAusEIwDhBNm7A1ktVg9wCfTz9gs9Eg0aI9P/JsXyA/HnOisBNAgDtQECKfLs1gf1Bt8PEQkFAPoB9wMQ+fL0//4vge8DAAzLMvwC6Af2A+QHZP4IaQr6dJE0OQ7zCOAHHPLh/hvbLAgP+PUP3Qel+ifq/NAt/4HfBA4ALQ/70BWyBQAOANsExfvQAOsYAkfZQeZm8RM6HPH++uf+/+rQCBjzyeoPECcQDe8C6QAB6vYKIe8N/T7yFAYEAP75DQHO9uETFv4N8/4PNd/XONz/yP/9FBIMzBfp++v58k9LORD2/jn59RLw+gEMAwv/AaD4GRj8BWo8AAU0DaL19PAB7A7f3ini/AD/AIUIDAHcABjt6e7jDmngDus56/3k4O0L/UXVKxXZAhL56gT2avkXFQDmjBAB9Q73BPF/GRYCAQQDFQAH/aMgCfzMo/rxMPcA2dz7xxH48+riAAzz8tgMOowdOfry5enwIYEC4A7m1AUQ90AJ8PG/Ay3kBfcNB+DkGOsAIgA1GiAi/QKUALf81wVLAerO56bQ7H7X9PLo6Qfz6goJ/sEa/N//Bvkp0s3i5gT0TAAEu1IIMgEDDflhLfIGAPf+SP8QCPr3It73K/QPD+22oeEOB/X8FvID2AoACiIN6aQpOQT+GBnxDwD/Cv4SGwkBAPICExjuAsAEAQPu9AITHBIA4hcov/QaAwAb+OH6MPfa+ukM5n8mGzcKERUVAjXt2PAN7G/jFxbz8evz8RznCAYREAD95T4H7AcE9fQ0AwD1AfgB6f7aAHwBzvza2hT2ZDRGIxgG1P0B6+XuDgn/HA1JiZk5ORHx8PL5DN38EAYB9wYQ8q4CGfzbAhf9BStIAaLcEekAkv5E7ALs/wAOABr36PM8+RQNEt7NvAbz9BYC9Rzt+Ob/Df7o9AH7O/Yfgcf60QHYbwAK2twIDe/0HvlNtgMMAPYADwHt//IE2SH58jD3zMwDuQjwAd/9Hx72y/T63vIEfnYrOQUG9/oW9xT9/QLdIAZL7gMA8R72CtTeAR8Y8/fW8vkA/u4euik//ADuA936GwTf8STk8hHG2H/YFOPzBubvBQv95f870PUBFibCEPPs/fz6BAD8+AkPIQECK/fjXAH7AP4AZQYbAsz8EAg0CFIFHPX/zuQBAhD28u5G7iDt3+/5SVIGOQLjCN0FDoH9+gI2uAA08N8BIQXs/gfHCgj29Y3ueQwAFjU1/cYC/gAI//EO1wgXAAn18xL9zx3eKgkFA/X88xEE7qflEREyJxgWB8v3CifvKQD+xkf6ExACAxYoutYKAP4Alfs4AP3nCwb7Jjf3ze8WrAX4BecPGv3iBDPy3wMwKNh4OQzyAeQDCIgD9//+3AA5/wEBA/sABAIWARYeCeT4NvsACwkHAOrIBAD2ART2BwMlAAQBDQef+jQVBQ8AAP8L+vsFFf8Q9BX69CoE4/3+7uz7DwADDf4TBPgF/xI+xPUEAAECuAAc//gJAfzxKDv2VfcLgRT88/vq+i5B4z/y0hUSDhnUOAkPDKQKJ74a6QjohgBCAskA5fMl9r/aACk1DObgWuEJpzUJpuMG/wACCBAi+AVb/RPO5OYH2w/O/xKtB//48PD5Eh3pAxOd+Q0Mruvw1dPwM+Ts/vgRFe4A8B0h+AYAAP8ATPo3Ag0QAAPv13vyxeoXgQXzHgEL8F82/yIFuPcIWmLeOBYHD/UJ26Ie+wHfxAB56u8EHe/7BQNPAhwoALDKVAQA8P0KALc3/wDEADzpxgL5/hcf57Tqyiv0KAAvANvH6voA/9jtuT86vH/q7Q7n5QPiAQDq8+QMFAQAIxcivv/7AAcAt/3P/CHn6gDDFx0N+zDyps8Ete//DTJV5gz5seT7XSz8OAX66eUeDvjsAAHtyf9C/PwABBsJ+gvlACQV/ggNG+gA5ebD/da5AwD9AO0A6goSAO/oEwvY+tjY8gQWAPn1AgL20PL5DQzz+kUFIjMXGeUO6gD5/+7lCAwAEwAWCfj7AAoA1QAgAAz58gf27Pb6f/4UrQbp+gUEBylCBA/t7gHi/cTLOPgRA8kQAPYZHALrBgBHD88A/vX4BvIB+ToWCbbn+O8AIwwB9sbnAADzACMCL/cLAO4J58GB+CfxFPhHAPIGGA8YywMPChISQioa4Qn6D+DsHgAI20XVI+IADyQ7Jf37APgBGgLqANsAEvUV/hf99fX34+fcCPoA/f4o2SYK1AH4Rp8GOg6l+PoH+Sv6AwJTE9H+ACEBHiETAQH9AAXv1asBEeSBBP/+0fMAAApA3er8L5UVvP8E9/UA+wUmAAAMIb5UBgAK7v8FTPTf79YFOfMAHfnpCAD8HgAB+ev/DvgYJgDoAAD+4PDdE/4SAgAN3wf1+ksDBQ8o9QQDAOXeKw/0JQIJXxAaOgPmB//p4APzAf8/DhsZAJL7B/kTAQX/AAAQy4EQDNfMDwAP/voA+vgc4/H9H+kwAPomJNz/CSXlAAApDLoC//0J/gQCERED7+kMGvMAVfDrDwD8Ihr/DA8CDQU2rgAQAAD+7gD9AAA69AD7KRryAeYLCCUK9wQAAPjs/y0R8A0PhMrYOf8S+f3xvxbg8ABNEPb1AFcAGDcPA/cAAAD+9H8A/+AU6wAD/RAAB/8Q8OANNA7jBuf4DtMGAvPtAAAWAuUFABYF+v39P+kF+9L9KuL/9fMK4v7vLOn+3h/N/OUALQADAAAE3f/DMADlFgAA4Qvp6Dn7BAM0//78/ubWQ94wEQcUFpICOhPVGgDm+hb19wArBgYXAIEBDDoXBPoCAAAA468Q+//w7v/6EgUA/u0x2OD1PrT2AAHv9fMJCAkKAAAXDc8T/QAOAg4DVuf2xPkTF+gADf5UAQD8FOX/7xUL9OwUXwDFAAD95Pvk9wLY+gD26xr17Ez+/QFL+goLAPv9DfkMFwcOZfoOOgTxHgH7+fzR9v8IDAviAFwAI/wIAA4AAADj/H8R/OndAQD0BhsA/vce29vyG8PjAPQVy+gBE/HwAAARAMsZ+gIMAPr8VfP407sbEvYA5AES5QD7LfUC0AEH6+/sLQDlAAAC7gD97QAUAwD73/H2+E7+B/AM/QUKAADIKsXzD+QTvRWwORHGMwD3DfbL+AEBH/rrAEwAIvnz//D+AgAB9X8I+Ajn4QD9DSoAAdgNB+oQUMDM/+Mh7vD+E+oHAACCCBsuB/sU/wUAC8zB4+f7NhwAzv0CEQD4QIkA6gP38+T6NADS/gD/7//57wMe9QD+nPLh0zTl9+QY+AweAPQdPrAaAggXFiakORHnI//WCwne9P/+BgrxANz8Dh0N8B38AAD90wsU9N/o1QD31FgAA98K1ZgNE4O2AAX70v7+KPX/AAAS+d4r8yACAA38NOYGybvyAOQA8QUXBv/4KOMABcnc+OPzeQCaAAD76wH97wXyJAARgcjsCXrvNucK/f8J8+qjRrb6BQwMR4PlOf7z5P7rExHf9AAKBAPrAFr7IQcQ/uMBAADaAWfz7wmlAgD450IA+6gZ1sX3D9TPAfQH5O0LCvUHAADy/QMZ/v4DAPwC/dzx4sDm9gEAD/8L5gD8A8IA+hPR8ev1LgDKAQD/3QD88gDZIgDx0+3/7n/7GO4B9QELAOKWHrH/AvkC5P5sOQ3pAAAB4A7F+/8G8wPuAE8AIQsf+OsBAADW8H8Y2+fLuQDi8lEA9uIb5rnxPeeiAOj7sv0XCwDTAADq3efy7/L//ez7FAngxc7gGvwAIvwFCQH4HgUA9Asf8uQXFQDnAAAA0f7d/gPOAgD/wfHzuFn5PAb+/wwQAPOvFLE6ADEVDseHOQXp7wDvHgXr/QDw9wXgAPgAHQkH+gQBAADZAT4B7gICyQAC9TcA/9wb+d0OHfSzAP8PEfsDFwASAADT+hcH/PsBAOj989j8/NroHvUA3OXrBwAJJuwA5/X4BPTmEwDnAAACAP7d+AbkJgAAsvn7+3/5Fev+/v8IAPvlA6n2CQP9GdiBORL49AD0MhHe/QAlFQDXAO0ACvYd/f7+AADi6fMe+hME1ADo00wA+8YKy8T2KerIAeDo5wcJNOn/AAD5/fck9C8GAPT/+u8A0cjEFBEA6gj16gD+DgMA2QD0Bu3SJQD9AAAF2gD82QADJgADltH6AG8AJgwPABkNAPOB9pAAEgsC5L+5OAsJuQD9ciiuAAAh1QLpAC8AGlMaAskE/ADN5iT+4vnPtgD96xQA/7flm8LvOrrUCfYYQuUIAjNJAAD/Ct/W5yEC//L7yubO5JmXDAUAUCbk8QD7++zuuhUTJNtM2gDhAAD97PziIP43LAAFtAcHr0fsO8AM+C8fABeBFdAUBu8OrvV1OP0BGAABBADDAAAGBwALAIEABgoNAP79AADyA7/iAQwA8QAB+RgAANDw0NTzzwMLABkL2RMX/B0RAAAFAwD17/8AAP0DAAclBQmzHxgAKPH37gAT/AMA4gL37QIO1ADvAAACAQD/4wDaAgAK1vAAAGMBEucPAAANANvVC9kF/+3o9HGMOfqc2wDvAf4SwvIG0vknAKP+8PIAAP4A1gDZzYPr7fkbfwDc/wcAAADR9+sAsAXvAOoDFqgAFfje/wAq/iWX7hPx++P64PycCvnu580A+MXW/uUA/gb/IM8IA/x5rv/nAAABLxbq7//9xQD2Eysc3OvkACj//wAAAOgMvDHp7t4SP85EOvvdJQH3CwQO5P358AAMAH8AAwAL/+oA9gAH7e/2+fcJDwACAPIAAAD8Av38+wIA++Px/+oA/f/1AADhCQX2BwL8APz+9/z7BAP4A+oA+Az3/v7+4tYAFPX3CwER7gAAAAAD9Az95v8Q7gD8KwsDBfz0CAP2/wMFAPj7+RP2+Qf5jM6AOv4DAAAE9v0K5P4BAQACANIACADyAAAA+wD//oH3/QIJ+AANAP4AAAEAAwToAwH7/hU0+v0A7xHyAAD9Cw70/wQBAP8C+f/4DQUE+/cA+PP6/wIA9Pr/BAP0BAIM1gEDAAAA/P4D9fsI9gAGCgwEAgr8AQAGAQT/AAEF2vv3Bg35PIC5OfAJWwL4Kw4I2/L1/gAmAH8A5Az3AML96v/8CtMQ+wSRKwAVA+YAAQLnBAD9+w7dGdnHHOwBw/3rAACG8gzk0gL8/Qb3ovkE+AcBBPkA7+D09NT/w6sAC/znAAb2sgD3AAADDUEaEuIP8gADSxQECB339ejnAfjwAAgH7/MiDBcAAxnPOe792wDqB9gXru3a5gAVAIIAK/3aAOoA4QD+9YHo+AH8QAAF/tAAAALL+RDfKwcD/OkdDt4Bzw/d/wACABXO7PLyAPgG9+UXF/k41OgA7PMGCs3/3AYAKP8EAvwe1P75AAAFACD++B8H5AAALhYKCxL78db/AfkCABT41OATCicESCLgOfflv/8HAuMC5u348AA7AIEAGv/6APsB4gAF+pYAA/UEDAAAAegAAP/fBgMP/AEK/AEsDukC3xrV/gABBRDi3RX1/wb69xT3Fw4Cy9gABPsCB+v77e8AIQH+LfpT2P0GAAAG/icPCQkDBQDyKxsG6hr99/YHAgr+AP4W2QH47/sKljbROfcSCAD7GiMKruz/7wDrADEA+QAJALwB8wD4/H8G9ggAMADt/+wAAAcEA/zt4AAR/ayeFN0D/ub/AADdAB0C5Ab4AfT/+/bfFAYR090AEf0PB9D7++MA6wz3AP7+BAAHAAAEEPMKDtYJ/gDVGOwFKf38B/7t/QP0AALzDAfr9xYDZIK3OdECuf/3B9UEuOTg+AA8AIEABADmAOr/1AAA/QDbCP0ALwDpAPAAAPzF9g4V2f9S98br+ZYC2Cy/AAA//AK23BTu/gr74RHzBAMD9tkAA8T7Atz/BjYAJe7/KQNO+AD9AAD/CToECrgPDQDOPhz/LgD9AuLp//P8AAfu4B0M6ycpGrJpOv788gD+/BIC+vv1+gATAIEA/wALAAAA+wAE/78P+wICDwDwAPsAAAHx//vxBwEB/QL6BP4CCvkCAAAYAPr1Ewb+AP7/+gH2+gL5A/wA+gL9/wH8ARUABwL/Cv4eAgD+AAD+AQL87x4AAQATAAL//f//BAD/AAYBAP7+5wABEBEEpHtGOfQQ5/4L9gEJk/GB+wAgAEEA4vswALH/5gMPCnQI+wPDXADp+u8AAAHJAwj+3QbYE+PWCKkB5hfLAADz6h7X8fL4Bgj8uMLRFyFT1dQAJfL2/efv69r8/hYKRfpU7wAAAAD98dsBDb4B5QDOYCsMN73u8LHr/wrxAP/27yLmDAIUiAbzOe35xgAC+ukFEfXo9AALAIEA9P/5APEB8gD9AIH8C/wACwD6//gAAAHwBAAT6QIH/RMT8OQB3x/iAAAbAA/L/AXz//z+7/v2EQEH7eQA9/L6/PD8AAsAHfP/EwA89QABAAD/+vAD/vX/AADmBwcA8uUGBAD6/QT6AAAL7hYF+xP9Q72wOf0L8AAFEAL/Jfnq5QAYAIEAEwABAAL/8AD7AZP9CgEABQAJAP0AAAD5//gBBAAO/w0OAQkA5SL1AAAHAP7Y/vv4AP4A4wj9/fb07/YA0OvN/w33+A8AEfD/Cwg2CAAAAAD+8dz9AuoDBgD3/g0CBAD/AAQA/////f0E6AL3BBf8RoYWOdALpwD4DwECGeO69AAYADUAEQDlAOX/3ADq/wTa8NoAQgD+/fcAAQDk/gQgugLs+/AC1s4B0hPWAADuAPqB5hLnAPX54QfdC/zr+bgAvgLL//cP8wIAXdMAHfsq8AAAAAAA/BH/+cQC/QDh/hD/89YDFe3/AfwAAP7pDif47TLw2OFCOgTKAgn9Ie7/AQEa7PbxAMrfCv3xAg7++P/NFJ3+BRusAwDo0/4A/PwG+AgJlwEO4yETdMwA4wj3/wBKAPMc4xcF9P707/AC7eoXFNUAx////Rf78zwA9vPn9f0agf8aAAD9BPoH9AYN+QD9ER/2wR3vCi0T+PgZAAcH/hoIEAUKoaCCOvv65QL4/hkIEf4K+hEgAIH48QUKDBL++ADm75IGAP3l+QD48/0AAPsMDfMJGbv871EcGd8J7BnoAQAeCwoNw/4GAfb3HAUK+/wN+O4AE/z88P4A1RYA/v3sE/Un7//wAAAA+AIJ6xn53QDxJBj/7xTyBA7y+v8XAAgPz/IBChkHAocFOv0YGQEGPYEE9f8T+UQWAF8i2gK1GCb+8wDnxyngD+YPFwAjMtEAAvz4IPv1zrIPCw1o+uj95wq3/gBSJQocyvz+Aef24gTfCeYu7cYA1+zqMQkH/isA6/bG/wkblwApAAAC/P0F8vG42gCTKBoGIsfszNDk+/MZ+P8RMUvQ3RYoaQNUOgkMEP8C4O4OAP3sEywKAIEO/v3m9RkA9wDn6Mf5DeL6GQD/BOoAAAEO7P4C9wH3Bwcx68cA5yDnAAAB8wMf7gMGAv/8Df30GQEEA+MA9/oWFfEC7QUBFgPOHQU04wES/wD/EwD3ABAe5QDVBhwJFPD2x/UM/BAYAAYG9Cr78t8cpo4FOgUTAAAE/IcIAvo/FSr8AIz4AP+aAhcA4wD76BPe+AMHyf//5yQAAA4UFAXqEwvpBAhVEvr71jrLAACb2esc7Q8BBhTy8iXxBgfdHd4AxNsAMA39DP0AD/T8NPQ0HgAHAAAAFQEO4NPx0QCBBBoLAi778hDFBfIW//v/5OEXyEBCZeSyORBGAwD25xL5B/z+5S8TAOX+Cwwe/wb86wDe9Obw4qMKRwH88AYAAQDl8O4MFAXGB+YJ9Mfc67UG/wCU/mUIMOgGCOUF9D/eExbFGvEACvvuJwH66QMALgL0E/bt0AADAAD+KPsA/Se4tgDJHBEHfxTyJvvj8RoiAb4W7RUfISwwUEs9OToF2f0Ht3MuCg6v5B1IAKUG2ypnGvnzzQCWAbYI8dYASf7+7VcAAPH7N6ffC/qtCBTMO4PxvSsiAwCp/ff/7hgEGAn18BEFENrP3PAAXhDaDt3o75z/Otaz2d5B6gANAgD/h/7+UHc8cACyUg1pKYEAHsy37ht28c5S+fddEh9WcoXmOQwB4QD5/+X9C/0e5wEhAO0A//4JEPAE5QDb+n8Z8OMKBP8CABMAAPr1DgkN+v3uF+0BEdDtMhr/AADW/gwaCh3xDAv3Bvz7EurxFOAAGLP+HvIHHPgAFO3yH/sovgD7AQAA+fnvATlUAgCjOtwWLvL71A/jBBgR/wn8+eYa9zwswtSzORQJ0f8B3ff+EvoQ7f8aAGwBIwQ6+AUB4wDX+n8M3fcA0P8F7RoAAAAQ+P8BN//E/unA4/448/n4AACW7QwKBCL1BNv26xHiBPnfGBgAxNvrC/MCEfX//h3/AAYaCAABAAAA7Pzz3/0A+QDW6eMR+Dz0Dfvp9QYX/wgQJsdA+iMz4nXUOf/85QD/6AkGBP8u9gT4AC8AEAAr/B788AD9+n8H4uwDAQADDgYAAAHz+QP78v7pAAv8I+r8BurxAAAA+wgICAkCA/T98xDsBPwUA/oADv7zERD/GBAADQ4GBAMN+QAB/gABHAEMW/UjEADs+e4HOuHzBvr2//72AOMEEB336CAwqUsTOhIC+wD98OT6Bv4T9AIMADcAB///AhEB8AAV/38O6+YABAAAFwcAAPMF+P785Pz/+wPt8+7xERcTAAANAP4WDA37APz+AxDu+AT6AfkA4e73EQT+ERz/BfP6BwUQMwAAAAAAB/v5XgYSMwDy/fkEBf728wDs/wPz/wAREQsDAPwnq9WdOQP5rwD74hf+Dv3lAgDYAPQAJgAP+P/+6wDCAn8O3/oA+QD05yMA/wf29PsdCAPa/gLd2N0TD/X+AAD4ABvp8QP5AvMB6+3sAeUCAPMA4PP65f4EEQwA/L3/BQPvIwD/AAD/+wUD3dj1AgAr6+wM9yH/KA/PBPYAAPTf/cwBEPv33XHMOQH98AAA8xYD/gP1AgDmACAADwAA/f7/CwD+/X8C8v8A8gD79RIA/wEA/wULBwPwA/4D2OwNLOAJAAD3/xPz+wL///L9Eu/o/AXwDAwA/AwaBv4ADA8A9/X++PvvLgACAAAA+vv/8eoQAQAP5uwB4Q8AGxDxAfcFAP3sBc0K/vsHs4PjOf3yJgEF/foeIP/39+UwAMXn+QMHAvMC/f/q44oODBSBZwEJ2LAAAwT2DvIJ0Ps06t+5MdUN9C1bAAA+CdUdB+sVAPD+GBLj4ekzBOz/WA8PMPj+FEABBfnoIAk/HP8MAAD3//7oCeHh+wD/KRgLB/30COjrAvr7/QcKPUbyHvcmPzrgOfT+UwD+AskAAfgh3NwXAD8Q4/rK/jIDBQDoIJrk9OnrIQBQEMUAAgas/vr8ogMw+C8JIdD+zxPjAABv1+rs5u7z7/by6PX4DOFCztUAyRDnKwIEuj8ACQjEHCwWgQAfAAAB+Pfs6uyi4QD3TQvz4c3kv/8CAgENAPYG5E7AEOARFNTqORz9DwL84Rz4HP3z0xAoALsF1f/R6hgCAADb/8z4//76SgDtF+4AAQTrAvn+svwj/fHwEq79Bjfh/gB/58YV+ukCAfT/BiLpCfccsdsADPrNTQoB5kUAAPnmMRZ48AEjAQD8BAH1/gg59QDhZzPy6uf2vj/qAAMJ+/4K+kzw5v1He8jUOe/8PP4H7vYDFP2i+P0qAIEEE/zR8A8A+gDh8KXw+uYCOQALAuYAAvzN+f0G1f8q+/Ys4KP3AC3VAABx4+bz+gL0+gP76wD//fwzt8cA9v77K/X+3zr/Lc/kFQ1ftgAcAAAB4wINAtQTDADUPSX45NL8txf5+/0K/wH+rmDQ5BwdlL/aOfYI8gAE+L0H7QDY7P8vAIEEBgXgCxkD9gIS+NnSDd0BGgAJD+QABAYIARAIzfocBwMI+8D8+yfRAAAuAf/68vvvAQEA7BQPEQcQ59oAyQXiHBAEBUcAIAzxEQ5L0wAeAAD/Ffn1++8JLADYKCoT3uEDwgryBf/tAAEU8Tv55fUxcCwDOgMJBP8I+woCCf8K+QUrAIH68wD0/x4B/QAnBZr7BOoBEgD4CgcAAP78Bv7+AADtAQsFFfP96yvUAAAEBAMK+QoB/wf71SAGBAbs+ekA7wnwRQYB6ioAG/z/EQJBuQAKAAAAEf0C9RcXBgASGiL9Bhj/3u7p/wYIAAIg6UEC5gc/0lSsOQ0OIP8EHAj7D/nq8gQdAAr65QD7BisH9AAI+OwP/AoBXAAIFBcAAP7+9vzkAPzoAw0X9/cQ8ULlAAB/BBEB8Af0Aff+3hb37/rP9u0AFd71IuD9Afz/IAgMIfRJvgAEAQD8FgEB/wkSGwD5LgYK4/kC6toRAfz5APkVEzIR6yVclHQcORgKtgQC4t39CP/I4ggmAEgC/gHm+eQF/QDQCF/sBt0BUAAZwgUAAP/VCNgKyPzzC/jHAJ32JV4HAACrAOEA0MzxCAT4ABn/AhYm2d4Azu/nPwXtFQwEJuILHxF7CQD+AAD8+f4Ew9iB3wBAEiX3z54KAySr+eQEAM05E2mv6+03iMxhOfkGKQIEBPoGHfvr+AbLACrx8f/33Af6+QCfE3Dk+9AD/gAF9SsAAPsnD+Hc2//LAe7l6/EVAt77AACBACEWABr7Auv94/XZufH3BgMA4uzrAAoADbsA9db19/7qEAD+/wAA9f/1/fbNuAAM6Qv661n79Bj4+APVANccDvcF7wsTzoxIORD4+AAAATz79/0FBQkJAAgA+QAX+vr7CgDx/xsb9PsBOQAU+hwAAfsL8fjr3AP48ukX3xrs5AX5AAAk7hz7/icA/QwA+STk9grn8fIAABzmK/v7DhUAFf7yD+0ufwAA+wD/4/zo+CYAUgAcHAYByjD5CvMWCP4RAPv29yIQ9vAti34dOfsL7QELJ3r59AAuDwDkADkExgAZ3gj8BQCBCi0C9AEAKAAeFhIAAATxEvcR+v7i9OoJ8uQCAeDtAAAL/xXw9PsCAfME5QD03Azz6fMAAhr91AcA/9sA8APm9Pv4FwD8AAD/u/0CABUPYAAX6/36hA7tIR0G/AINAL0AHhcsTRgGKWrVOPX7HQD77CQH8AIz9wAwAE7/GgAU1BkBCQAN23Ucm+4AHgDovPcAAAMJBdUGJP0VA/z/0fPZ0PD5AAAWANX1/hoAANH78vvy3TWwEAoAGfkp3goABUAFHxMF9+QRTAD/AAAAMff/AQ5D5gAn7ur7OX/xABYKAAtQAPEnBhz7ChlGHtKJOQQB9wAFEAEF/wACAwARAIEACQD77foA/wD6ANL6CP4ABwAB//IAAAICAf319QEAAxkG+QoEA/P/AAARAPb9/wj+APkA/Q0HCgf//vsA+xT++AIAACEC+v0A/gESJgAAAAAA9gEBAPjx/QAO+PEA3Af9Cv38//7+AOr45/wF+AX+JSLuOfwGAAD/EQv/BPz19gEYACvv6v8EAA0A/QD+Ac369/iBKAAD/fYAAADpBQL/1P4b+/z5Cwj6Cw8ZAABY7AL2AgEAAAf7+gT4+gEHDP8ADQHn//kB+hkA/AHa+gAo2AADAAD9//cE3wPa+QAKDwsDAfP28vYB//4AAP0ACSUNEvcTUeAfOgADDgAABPgACwH47gYEACf97gD/AB4A/gAFBtEABvn/OAAACPsAAADrAP7+7AEB/w0P7On+BAbsAAB/+wUD9f0BAAP99xb4/fYH6/cA/wD2BQcA6DEABfr7DgIpCwD+AAD9AgH+AQH/KAD4IwgFBvUD9vv8AQEAAAP8Bhr9/QAjIzcIOgYBAQACCQcBBvzz9AANAJT27QAEBBoA+gAAAo/8CPcAPQD9D/AAAADm/PoDBv8dAAkX8PUDEyH0AAB///cEAgf9AAX7+igB//8X6fEACAL/Cev/41QA+P/8BAQ1EAD8AAD//QMAB/oC+gD3KQn7CQIL6PT+AAD/BPv6vy74C/ofXd74OQQD/wAAChAA+/7n8AL5AH/++QACAAYA+wD9/BsC/foAFgD4CAcAAPvuAPz86/8PAOLm5u39Aff2AAA1AwYA9gMAAAL87O31//sO6vUAB/8B7PcC7AgACAL99f0BCgD8AAD+APMBAPz8EwD5Dfn+DPr98PYA/AQEAP/++g3+//kKDpIeORkAFwAEEUUAJ9QG1f48ANX58wAA+e0B1wAg+oEV+vwAKgD85xkAAgDPBBT9/QMNAPntA9L9AAoIAABg9Q/n/gnxAAP84yDqCQH34fEADhJGIt76xyQBHfgC++lRswDqAAACAvv/Ah0SEQAAHQv+9h/u2vjv/w8HAP/fwDQN0gsXAvmIOf0GAAAABeYAHvnk+QEWAPgGBQD+/vsB8ADz/oHvBvAADgD++f0AAADSA//1AAQeARHt9ekD2RzrAAAGBRnu8P79AP3/tAP3FPkN+d4A2wL5/ev96BwAG/f/9gQ4xgABAAAAAfj8/PUU+AD06QIK+PX64ub1AP8BAPf7DQP77wwHP68pORP2AgAAGOX99/iB9QYJAC/79QDyC/gA5wAX9NP8KPIAIAD7ERIAAwDwDQbxC/n+AODbGMT6ASvtAAARDtsFERXyABD55AkK+wf7EhIA4vPpAtIA+/kAAAYFFv5fIwD7AAAADP0FBvwVBADbH/gnKfUC9/72BgEDAP8MFA8A9gIkLr2wOAgOygAGCiwA/PvZuglMANUDQQAPGBX54wB/Ep0J+v4A8QAK0AcAAP8AGQAcw/1IC9bi+64kxTzbAAD1ABYGFxLnAAAD0SHq7CHTybMARw3xJQ300tAAIwz6DRgt7QD4AAD+RfwCGB/yCAD3Ck8divQFvAgG+gAVAAAlIivj0f0Pkw/FOPD02gAA+8kA+fGBAwAWAOoLDADPFCgI6QAU5tj56+QAEwAN+x0AAALa/hnrzPj1/ghe/LsI0kC+AADm+Czs3gDuANf8s/z6ABDxK/AABPraBtcA/soD6d0MBfga3gD1AAACHgAI+dER6QDuVOXkBAT23/fs++jXAAT9At3f5QcGLOcvOQ8KJgAABTkA8f/f3QAeAIwE8QAaABv8/gAN/Y4GFvcAFAAGD/sAAADyCPgA9AEQAQ0TGefy9j35AAB/9gX+Cg/7ABD/+B3w+gb97AIAAxkYIAUA1igA+AP8DQBO5AAAAAAA/f7/ABv9FQARMSYCuNn61gIB/AUKAAH91hP6C/0coatYOQwIEAAA4Q8AH/rr+AITAIH9AgD4FiT/4QAz/LIUBv4A+wAAARoAAADzAfHyAAD2ABsW+P4A9Sv7AAA+APfy/QT4APEA4h/86gDv8PoA4vTzEggABCgAFQUABAE1FgAAAAAAHQv89wX8/QAE8voRI//6AgTmAgP9BAH+6P0EAvMRgYmyOAgT/wAAJj0AGfu/8wPxAKAC6gADAzf/+wAZ/IHTGhMA2gADBwIAAAAH/gAAEAfsABH8OPn6+AACAADxAB8NDg8CAAAB6wwQE/fn4QAAI/wRAgoA59UAJwj89wT/1AAAAAAAAAMGACL7/gDaCfz0L/f/2u3/AQ8AAPAg9kPa//0HI4XEOAoABwAADysA4wATBQAqAIH0CAD87CIA+QC//IL3BQAABQAA//sAAADwAPvz9gDzADMAIv33CCj5AAAyAAH8DQv8AAD//O4FAPQN6AYADOMa7gEA7kEA9wQCCP8W8gAAAAAA4P79AAr9GQAg9/r//wYHCusFAQIBAAQe0g3kCfYFry4BO/v+8CgnG+v4AwfmGRAH/9L//QL9AlQSADUNRf3kx+r3HR8b7wcBAPftG/kB6Rgc5fQ5MNsA3d4VGQLm7QtBDBIZJ8vtERF2/goJIdD62uoQHf39J/spD+Af+Qb+9xLsAA0AFfItJPdMUAD69+LvKweB+vATGgAAADUELRAFM/MqiJcOO/ADBQQHBUDN+goi9sz8AAgZAPYqD/HlAvW+CPsK7gMCD/zW0Av0B/w3C7oB/gb4/v/21xNA/CD5BgH86Qrs8wIC2gUD6e6pDfT5+gXw9vf9/gcAGQv0GNW8G/4gCvsBAAIC7vsEsAPb8wLe6ff44ADKXiIB6gD5AP3ZfxEHEfzifSalOv0O/wvkBFzq+/sL9NjzAArp7zIOA7gBCAydzyn+278CDfHdzAPqChJwA8n4IfTlCd31zh9wGjYy4f2uHgr1/B4E3QTzGOyq5AzpEg8j3vsO9wMAAgj09vS6NAQhE+TtAQsAPgr37f/dsx8j3AL0mRjIf0cH4f/3AffcdvX6NBXgT06TOvwOA/AFAB4dA/4FJs/uAwEL/hnkEQP4AfnE4fL50uAA+/To7v0T/PtMAvX7Jt74Dxf6+i45Gvk28/3hBwj2CwcI/hUeDPPuGNXs6w0OIxn4+/QA/Srt9t/oBgIO/+rkABABf+zhIvz//w4j+RYK1Bf2Rv/4AQACARggOe35MwYCLOWMOgYrB//rA0s4AvcGHPEdAB7f7/XUFekZ/egP6A/nOuEDDuIJAtX67hW+9xcC4Re5DVfz4yjvDAsW/P/iGQHuBAn4/PQM3icZE7EA5yX3JEMFD/sA8+/2EOgv597k7OjJ/gcAfwED1QmnxPwy+fj6Bqbo2/cFAwAK/uvuChH56BQqsA2tOvv9A8weJOb/AwcO4xIDACXS9t/e2bMLFOY7Fy3qfwn+3ugbBREHAwfiI/8B9w3k+QPmAE0PBMAZ9gDq/jLs9APmGQX/+t/00Lfv6TXqADr1ofYA+sfq9fMX6e7z/PcE//0A0Ozb+gD0++zX3xjq+QAqAvcW9AAVAPMi5vvs1QsLo/uMOgHp0twe14EfAxD16wf6AAP/yuXqEhAc/hl63jLFICkABP7WBQIJAPX3wRMAp7z69xgBCs6/8+Hf+AAs9hv7GNn8/g3kHAgKAA8nz9z3+fwZA+oAAu/o1w37/u/SJhHzAPsArvLazv0C/vbxHPj0TQv61/ATBgAa/xz1CeUDtfoO8ywHPP9//Pj///fuBgD/EecG/gH/+vcAAPoC/gb5Tvvu+frXCwfh9hACBAvvAQQABULy0Pn6GAn/BhYeAfwY8gTZEQH/A+76/Q3qFP78+fP7DiP/CPv+Fgb9HhzpIfgjCAf1APwA/N8A5AH8+wAO6wwA/Pr1/gPzAQABAP4L6A8D8OT9LwYrO/YBAfwF9+QNAP8ZAn8GAOz9DQfiGhb0AAwjCdz7FfH8EAsg+evh+vr4Cff5Chf/Dvs/1/nl2xHLCP/57wgV0RD66Cv35AcTOPjkEQP2Eu/4YAMA3xv/KjTbH/QQ8PQPAP4A9PYB8wTz6wPITw4EHQw4suDyDwABAAgA9AcICwodNunNOhYcAAHyMMcY/gYI8iblAOvb/RXqzPj3Aw4imPXmEwgB+u5H6gbfEv0289X38gXWGQ1/ihQJsjbl5f3zIvE03gb83mf6AQUtmh3a5NUQFvkIaQYA7SwJCdjAIvIe5frqAA//8xLw4vvV/g6oFg3SJRkxu9wdA//1APj6Ks8J9h018/uvOgoGA/YC57YOCxf7Ef0jBPrN+ijSzxPxBBBgh+cGIQL+HNk+9ST0+N81zOH4Cs4SIzhZ4w7qzkLc2wGrBsM33Pf8sV8FGiITgQYD/PARL+MQe/QA+DL44cz1ABQbHdzBAAEA/AfqCwMS5A2yK/vV8vQqywUQ2QD5AQKrLdM139gR2c0pOwzwAfsJA/EaBQTv8tIxAAcD+wXgB/L+/folgQr8Ghb8E/w28DEL+AwS6fEA7vX+EBMd1AIO2QP6CQbICeQGBRP6AxHp9AD3xxIL+wb3At/+HfkA+vUA8fD+8gjrG+r8/w8A1QHoAP7/8APj6gDI7wAV5Cn87AAJ//7qK/b7/fIBD83lOgvVBQj2FLIf/gkM9oteABAI+/Xo9+j+Bt4ZlxkbDAkACegs/h4E8zonBwb/I/0CISjS5wsy4g/o7v/1AQzx+Onz9/TbDOHSvPkKNDAaALXy+PcAAOQDIQMs1ewDN+8h/xQAgfkHGAHiEfre4NO698bx4iwDAgD4AOnxRTXy5PcFAYioO/iBAP8C+eYFCfvyCe/PABv5AvQUCvQABv7a3Q8G2wL95vDuDvsDAg7e8BH+68sD5fjj/vUKJ9kd/QAG/ef/BuH3+sv+A/T+F9H4AA704PkArP0ADfEGDvgDGeXkAAYXABEA6AUKCv/9AvgmAggJ+PntTQYFBAD8APzz4hvn4gQJ8sWWOu0b+QdW7fa1ugHvSBLD+BcD2vkL+rESBTMhEfHxz4Hn+zkW4iHd+uvb7OoB28QC2SMG/RL17fLX8wIZCupFAAkOE73nB9L8C7/t8uX29QQdGP7/EdQN5NISxxwUFxQlAPv9KPLv4fwQ4f8g/dHmBh3I/t4MEQABATCq2NwHs/v3vnyiOvQJEBf05TnM/R7+EtsCACjE7d77KvPwAu254BMe0P0B5P/M/OTwEAI2EwkDGCIn/9cN9f5D9gbM8QAfw/jmBfH06QoB++zN5eIR+QDh2PoK6QEAKgMH/eS+AQb9+vwVAP//If4TFwYR1grKIvQCzOrQaR/8BgD8AAHvfyr8Bf34mdJfOgUoDw7YFiQH+QgHEtILAPGn2+MM584VBgSBBP4O0eUBARPL9boYAABCD/v5Dvbi+NA85vBX+xAH9gEP4P4JF/D4/Az6JtjW0OQQ6OP44wX74/0AHBzx5e63/AP94Nkh/vr/aPfxGvoB0QnhGQn76RIXQUD2HP8CANgJQBnvCErtrAgEOvxHDDPpNgMl/QoQf8pO/+KP0Qn2zPARBOOWnzAFrv4A4+rTQswk7QZh8woLedfpBbMd+UtI/xUn3gYCABINDioA0z0RIfcO0Jf8HAVb9icLEAYAL0IP3e3wEA8OBc2tABMBCd/50QIIxhTi+BbfzQkQLgX62QEE/iJObFIeGPsUNHJMOvcf/iEIIu9/9/ADbZtaABSUr8yspsEMAfoKtREO+tMAEu8IJrkc5/vvIzcEBRXkIr4p5xnt8EQ30v7EC9f7/evzETr3Ag0g0qvd/hnfvSD5r/4ACxvlSepUz/u61/LTAAIB6OPdXPsUx+c4Oxjw+tsk1E0DPQAFABdA2Qro7xP9S/GFOgUVAe/+MAIhCwkQ6Q8eAO0Osdj21ucQA/IKGgb/Og8DKugzLdwg7gX2DzUCwBMHCCj9AhDkABJJAgDmBQ73FbbWEiX0Fvb5+oH/xh7kMGcdov8AB+3PyOjX8BH86vD3AfcA8eTgO/5OAvwVNioKaK0hJQD5HgD/AP8R2zDkxw/zsqEKO/z67wIH3NEZAhn8+vY+AAbtxu3u3AERBfHODDrwGQUACfETM9AACADvBR3+GPTJ7irt/CLhFs01/wDU7hsBCPL18hYG9QMFKxLt8ATxA2YCgQIAMPzw2wUExe7J8Az5APUA3ebd9ADz8AgkIRP/E8sRCPMDEgAGAABD8g7v4vLxfbSHOhELFiUCMfzu7QQKTFwN+er+zxn5AEIl9hoASyUE0uXtGBrh2vcGF97V4v389yXkzSR/Iv//3/fhGv7yVAzlKhoZDADp6NduJu4i+abhBwMZBAP9OBblEtjgHd/+DQshAP8A39MMUP0+HgEA1Nr7VC+qAR0TJQD//ysE6xLkMgsg/fFxOt/59uXmGyH9AAck3VITAezg+h4v7xbqBRAwGqwECPQHCvrE0Cr68vYfE8AO9MgA/fsH4fs10ijFFgDUf/vznvL7GyAK2/fmJ/HuTfL6JO/tbAQAFhABNPYwO/glEOsIAAQD3hbwgvHxuRW9/B3q4QwtEycI0wAJBw7NOdf1CCQWTUk5Ovwp/Cjf9Vfj+wm2//FoAP6p0ezZHdPxAyYQgd42GtcCThSm3s7lAPFgMc0CEAYfAO/o9gkxDh/j5AADFyP7syr740cCAvKdFRvhFRsoEPH7WgAAGjAH+9XnLtAuQBjvAf8A5goc7AQgyCf2Gj0Quwb0XRv35QD0AbwFP+LVFMwn1XRhOvMjBesECtjyBP8rKxUqBL/T/+vqFfsPAAGo1IH8CfQAAv7k78sA9gMGE+kCLfcJDvcg+hjtCTU2AgAK6P0X6QAL8UT5CQvxxMQUGwUBJhj7UgMAzy7sOPDNLPFP5wbeAAkA/gIB3APk1BrZFzHZ+hlALvEL8gD5ACri3PsL7w8LMDRqOgwrAPb22u8N+fcxIocSAAvs0fTZJgQPBCLLriL3CvX5If/9H9cT/AL0/ggFQgQKCgsN5Snh2Bf2DAVRyObozNPj2z/l7v0hwIEwxDX3B0j5vwYA7RXW1wUA/w5D18vi/QP/7QEl7AQS0BA9HVYFugpDMB/9DP/z/ynxBA3b9/ARdRyuOvsV/QQW9Rox9AQY9bYOAOXMuv0Y1f/4AdoiAQIGP/wBA/cvLbQQCfAX/ij+f/T/BfvnEvEYEuMkBQAC2uTvD97f48vl/cYP9aQBDRAS+CPsrwEA/Q714vfi5Q8D/OwR//z/6ALqAAMlBhQJCy3/1/IRAvcUFf/6APz4wO3m5PIG5CsBO/3w4hwl6B4WA/MJFMI8AAj4sOvh9vIRAPS2EhD2B/sA7egJHr0PA/nv9Cn/BgUA/PgAByvb/+UV9gDv4i38COD6/PkD/PXqAS0Myv/u8yH/gf4AL/rZ1gEB3/DV9gnrAPMA/+HDCgAMBgseSiz5Gez3DwkWFQABAOhUywjhvQ/afyqLOwXYAgDw5AH/8vgP9AIcAOsABAUDAP7/8QH81837COGBEQD+9fcAAPkC+/QADdYA7wQpFN4AAx70/wAcAv7+6gL6/fz6GAbsAvf8DeAA/ekCAvkAAgr/FuXsDfk86wD5AAD/7AD1+gD96wD4HBQK/S0AAQ4K/gAAAP4D5wX8//4LOhoyOvj9MggDGgoi8gEeBH8pALX8/fj0EhMA/gDf54oPDt8KJgD6/t8A/v0B/wAABIMb/uQP9LcF1yG8AABb6+/y3vYH9h3+LAPM6PEv4soA7wXLIQEAHy0AFg2sMStE0gEaAAAC9/Pm9wLj1ADnVDHz5eT6E/ACAAACAPgCEEXk8hgM1HQOOgoIEQQADOAV7QAX+k8gAAsX/DPzBAACAAD7DqkYBeMFXf/188gABgMC4eAB0fo49vo/F8wV9xu6AAB/GMAC6/MW/Qzt/NLW6vsx38z/HPcIAv0ACyAADRPIFQA25gD+AQD8Dvjo3AX/xAClUDQQhyH46/wLAwAQAOYMGPIPxgsC7otJOgAKD/8B+fEN+AAsAR4mAMD7CBjnCzcB/wDvEZ4AHNoAQwAC/eQA/vkJ+PMA/QQe9RRO9Msc7R+/AAB/+fwL2P4O/AsA/xT1B+QiAd4AEv8EHwEA6ioAHgC5FPVepQDkAAD/4P4JuADB5gDLMyjm2jn7+RMI/QAFAOfw6hf//gshRrc6Ovv7DP//LLL25AAZ3eQsADcKAQbeDygA/wC7/iHO8eD7XADu+dcACf7g998AnAIf8OxTsZsB1AS5AAB/5dgCxBMP+gP08PjW97JOz8gA3ebj/v4AzxsA9f3aGAlHqP3k/gD/7OP1E/wZKQC1EiLd/Ojtvt/4+wAPAPHrBVfUvvNKwftyOv3RDQAAHPUA5wAq7NIhAIHr5wXr9yICAQDJ/snv7gT+OgAUEfQA++YT0uf/++Dw+/Qls6r/1yHOAABh8dv/AAkC/OH22gfl57kn5tEA7+f66wQA2lAA6/3WMwp/LADo/wD+Bfv8FfolMwDZOTXw6Nfq2QX+/wD0APDZ62L67g19Z+gfOwL3uwAA/PcILfKX8AYzAJP1BQLw7Cz8yADW8M7x6Oz5IQD/4z0A/vnl//AAy+HJ+RPf9ocB+U7vAQAi+f4AABXrCvT8xT3r5fbC+dMA6vP9VOYAAjkAPvLlG/1//AAJAAD/4wD9+wAMGQD3LA8YEwPu7Ozb+gACANwA9hEB6/1pkgffOiHWLQDHAclDIOrd+QDv6PoAKddE+wP/7ffc/dAT5D/+5OsJPSr9ANbuCDvRyAbizTamy1XaFeXFs+4YAKcrBOsit/IP7tArEjH1ROsJK9oTAfYR7QIO7kgAKwYd+uMAAPAAyi77EQz8/+8Y+bIJFeN/6ffmDPXt9uY47tAY1ALmR+fqO/WB/wXzAwThA/byCQDWBfMAHQT3ARcC+QfMDhH77xr/BRfoB+X8AML48fbxv5IOFAbvCgDhAuXr+wj2APQfFQfyAt0M+OwfEwn6C9YI/AwF/vcABQH11/T9zwn/+vD/AO0AB/sG+8EA/+8S/fUmBwT6/uvz++rx/gwe8tzr7AruUvfuOuWf7BQTCegq+tnT5AA7n7gA5ecJAiL1AQ4ABNUA7DsA+gIAxtP/AOr3/b8J8u742Ca7FC3l++MPCLsEAJblHA8F7scS2vYRNz8B/y7bJb0BAAK6Cg0aSRwACgkH+QACAAH9wyIuA/L+//n3FtAQDOw++QAG1w3n1eR/7/355QkxEMv7OvjjDQg2/NEU9N3+4wDp4fsA/8EY+NwN//P/BfgDywr/9AsZ/dvvAOsdBPb3uxbp29e9ACbi8Aj/2uv3AJMTNe8UCeEX1cD/0jnwDSbKBMb4AP7e8eQW4xAELCT30wcCAP8BDRYUGA/+/t8VCfH7C/kY89jy9t0M7QN/8Qf68yX+T/iwOv40A/7rG+3E2t8RzQDoAIEAGw0pAKP+1wDs3OwWz/0APP75AQUAAM+426T0D9re+tmRVO4A4AUf/wC/AAj44yMA/trw56nf4eAu49YAA/nIAOXi6NwBt/32Ddo5yf8AAAD+ESb28cv9AAC4r/b8AVPNAOnd4Axs9Aa/+ewuSV0pXCSbOrs59xK3Fdz+TunE7gDYOhwHJP8KCgQ+8sRt5zkETgLg2er0FRUSFwnj/UPsKP//U0HKxA3MPxr+ohPTG0Td+ej+gV3oRQxH7SnwKST8/ts0AtX4Dfv1JRPrEeL799+1AOkAFevi5bno3OxH89jvPro59BAhLtbKB94QBPk1lrHx8V+BO+UGGwb+8yPhHQ/6RQHmGw7rJQMHDeQH++s16SUcBzzuAwvwBf7/Bb/oSxIAO+0NfyHiFFnx9vPxGirbCA4GKRn0FQABHwYp/yvgGgLnEPYD/PMU8gP2D0od6ur98QUPAAMALQECFx8KCyEzCwW1CfsvOPj5AAzzGO426+z4Cw/0usq2OhPN9ePzGefe/uqy8v/ZNReB48sr0erm/v1VBUPhFPj21yrPujEcDOED8tQR7Q3d5RG1/zISBv3d8z4xBEfbUAT0/w/MGgHjte7nDT2uFfwfCAEV9w4KzxP7EP4PDOTOAewA/f8i1hzuyQsA1/HODc//ZgcN8BEaEfDH6fwF6dPl5DyKOvImC8HmBOfRAMX0kADMMxHW3q714LUC/c9G1tIDRvAJHFIkEwsE5J791fMmnREm+yvaKxqvG+/lwwI47nTcHvML20PgIvLpgubWECzKPgH88QMUDPwZjfH9yC/AuAPEAPMAcPMP6C7a4fYk0ZjSD8Hgfx/58/0VDNSr4xoJ97S6aFqNOkIhfP/ayyL+L/dl2gAGAOwB+iQ5APb/9QDsuX4l0dC5AP4PAScAAOII5LrzOsrg+/bXfwEBQ+0Y/QDd+DcT4hf2/dTvJhAZ9OHMJNQA4urcAhr4ICcA3vH359b1uf/tAAD+5QXu8SD69wDhhd8VBS7nADjV5Q5w99rzKgIONEktn4HkOgAAAAgE8AHuAQH/AdgDAAAAJQkAAOT7/wEPSAAH/hyB5wfo1wcD/gAdFNYAHAHt7u7Q/hAA/f8ABQC9zf8OAPkBBvsAAN/hAgr8AAAHBv4A8gAAAOoC7yC4/P77BwDVAAAAG/8AtwDOyQABx/sBsw/sAAAC7wABAPoGBM/+/gDlcD6XOwJFAOwCFAi4CgL9SLgaAAUAByoAAN/e/wUEOQYf9BWBG/7c6S8AAwA16O0APivmngnIAVL+GgM3CwAB9g4vFwsCAegBDg2+6AIKLB0ZNygECfoADQQEFT/QEvkWcAbRAAEAAP7exwDj9gAExPz9ADngAAQX4QABAPbnG/gQFuQQPEDTOgD//gQPAwAGAP8A/gEIAAAA+PoAABgEAPcU+wD5AwF/FvYHAfcFBwHw/wAA8QEAAxYcCfsAAAIAB/0UAf/g/v3/BAP/ABIQBQ4GAAD5+wEABAAAABP//gD9AAED9wD8AAAAEP78/AD/DAAABwIPAvQBAAD8/gAAAPEI9AQAAAD3CyyYO/9/A+3/EAAg+wP41g4q/wH+8eIAAbD+AOH3LwfeA/lYGgfFCfEF9vveDxAA4U4CBeYrCNsAHCNT+v1OyhnHH+f8EPsD9Bva2fgK/vjr+C749v3+HgL2JQy3DPIq6AT8APQAAMrs8P/5AQAa9CX1AMTUAAzwAwAAAN0h8hz5/uvjYnBVOgMBBO/vE/73Awb9YQDbAAEADBr/APv5ANT0AAAD5wMA3vAF4nAWAORTzdzKG/v4rPUA4FUC+eUC7AzJACF/MAoA6rUE/+HM8If9AAEazQr/AAAEB8rwvDMA4Qv6IugAAP8AJwDeAP0AAA0MloX73xyhAAEl1w06B9KRC93jAv/pWiaVOwAAAvnqBQH+AAINBgD/BP8A/AcZAPD6APwAAAIG/AUAB/vy/gL+APkY5ff3B4EA1wIC/BIBFf8k/gAHAO5ECv8A/fkCDf/nyPECCQkCHwIGAAADDAL/3/4AAAEEHf4AAAAAAAD8AAAAAAQC7vb8AAfwAAwM8gIYAf78Av3/AvD7iWdFOwL2A8YB9sH+AwIABwL+AP8AEAgE/drn/+TV//8DDAH+/fj9zxr7/wDs8OkAAgDy/APZ9g8S/A7//gAC/QMAAhf9+/0AAPgO8PT9AQD8KP8A5QAAAPsA+QP6G/gc/Qb7AP8AgQDz/QD49/YQ6v4BCgQm/AIP9AANAKzm1ur22AD3ssciOxDSCuv8+fn7CQUcIAA4AAIAAwkd/pTn/u4ABTUm7wP7BPTX4Pv0/fAm0uIADN/6z/r+AUYtMQsv+gAH8fkABucDBPYAFwf3gfsEPyADDg8M9P0AKxEA4g3pAOwPOP7pAAAA2QDj/wD5Av0b3vf+/g3za/gF2QAGAMsA99IAAgb3AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAztQCPPv0Afv39uwDA/0A6QAO8wAAAfoDAPf0/+4AAAABDQAAHPoC+/H6APnv7vX69gAG/gcN79b5ACYA9/AjAP3o8Pv+9w75ABAZ/vMAAAD9DAEAAAAHABX9ANkABf4l/v4AAPgAgRjwAOUAAOj9Ex///vcVAATv8vHn8QX47gP66fj62xKMO+/62uXq+sIJCPXKFgBZ+fQA+v0TAKHi+/gB/AgLCAUANwHc4eH8APXR3O4M++8Z5AAb5MPuFkr27gNUAKYC2fL14gQD9BXtgRcCKf0AvAsAAP0UOy/9/rkAHPlADvgAAPMA6g31ANUAANH1IVP+AOcVAPnl2ejw/R0r8iz3xeH4c403vjmK5L4ugAm/PCONvi1hqr7NHRY9IT7avmGsrb6IG02/R5d4vSKCuL2N4zW+ed8zv7MO674Xtoa/TzAIv7xhj7+YarC+0uwfvvaytb7xKkK/vvErvryX7r3ET/u+zt6dvtuhf78d3LC+ZuOOveYdt75UWe2+lvXIvpkBA8DOW4o9MzRMvpNlDb4WuJe9Zko6Pq5F/70TTSe/IwM+v0T2pD109Oq+3HAhvWPxJL+wD6u+BxhUvxIhKb7bkEG/9bsWvxa58r71sFu/X21gvbiciL4HU56+VasEv9l0uz3PAVa/LPiHv7++xL51R26/C06DvlMMkT0gvXm+B2Unv5yb0b3rO2O/UNwwv8TKMr7YSCE+8BOwvk9oBb/22um+f1wnv9lThj1b/Wm+MhcdvWcT+76rSam+c4tPvgAomD2lAgG/J0q+vgNSPr/EETy+7RWavreCiL6idN28hXRKvjxGmb+o9eW+ayPFPfZp870BsSc+f4HLvhiAIb9HGiW+7o65vj4qRL7KHZa+3v4qv4zgN779VkO/qclIv8JCSL85ADG/JKIxvyC5Dr9qZVy+lQqmvgq1ur5QTNa+3R57vk2Jnr74I1u+s4tzvofr177gznC+i1YWv1muyL56yRu/0zGyvkDTHL/TD4e+naozPor6nb4skv+94+Axv9OI2TznSfM70AEY7YEHCh0NGvYRzvjx8+D67gICsfgH4evr6AvvyAnCOI88/hLj8fq5+QT8DwMBAAECVf///oECAfsOA/3/AwXV7gLt6RY8ZA3wv5UG9hbxCQkJlgwC8OUIXAoLDBAYtXiBDQwP7fOjzA48Af8AV+/zCREXVAb76/pG/zMQ/wv55Pq1/gQC/PgggQ1n0jI8//gxcPoAHAsMKagLf/XzDA4LA/YK4u+1DRkHDA8DDw1Yo2E7BQ3dqLEA19L0nSocTQWl4c7k/DYZoAQaH/cSHTX+f8fdgmk7/0x/vPrN5N6kOs34A/gDKBcXABjlB+pL8wr+9eFuxT+KeC47BRaBDM9jabk74vUMAwMF8y4e/xXV6emJDvkEDNj7PiBvvA08/97k2B06UwBS8g4CBf4A8xeq/wHxl8nmBPb9AeThOYHzehg8kAcC9APy/Qb+EQz///v+Avj9AwACnAgNAP0CfwcH6fE8bFo8++Tz+McNgfjtAtj7APT29Sr6Af1DAc78/AD8/LYK6MtRsBQ79nn8gfTkFjorLxUaLxYBDabr8sQMHQ5cDvT7FCgklzg/Ii47E/ySPBc+X/R1tVYaESsLERB/EBA8JGWiDQAKEeG/Wfbix207AYEHGRfoPPQkziP/AAcD7fz4/xOz7tTYAAD/Ae8SM/NbFw88YRX7pYH+9xzuDw/ikQkD9uYAkwcNFRAdDX1tDBIK3/HBthc8APjiDL+ouQnGf9H5CPk32rP8A8VMAetD+QIC+LvTt5uL9bc7+TzSLApKD/be8+ADBgT+GAIX+cr1Bn8LCPz8BgS4E/zpF1876x3H41YLD+T8CtnUq8QWE7f39ff/OmwnytflyRD7FIGgvB48CfkE5yfxARwAAQcNEBIKAuCBBvwHQBMXEP0H8/3+AeQY2o87BYFR9xbSwuva8+f8DPz89tSQAwAE9usQ/QkB/gJWHxgR+687/j6eEPZdLwgn5ucN6g3+fwUlBXH+wm/g+vX6Dg48Aux03nM79yHn5wAbEfA2GPTzBOL3EFzv+xrI7n/08wL79c3t6tSpSrI7/QbqGo4YDtH8Ee4A8n/o+vkq/AXv4wvgAwQA/Qjp/AISp5s7DhIu1hTF4/LfNi/u0tn9BMeKAO8SnTdX7wz/8um3gaNfMtk8GwEDAAb7/gb+/QP+AAH/Af78Av8A3gMB//8AgQL/A/qoYIg8/7Pg9Pu/NvgH7gEC+AQBJgIKAIHlAccDAv//AgG8Df/5XBQ8+/3p/wMTA/kXDRMA+/4GG+IE/X/7+wr/Av38AgEP9QMpt4g8/ucW8fvevwO8Dh38+fkEw/7K/aYQ/Ogo/f79/PaB2/TRIgA7/OBl7BW18USiDevwBPYBDOKB/PkoFaw48v768xlh7/ybark7A4HZHQMbJP4d4g4B8wMBFAAAAu/l++nhAgEBAgHfJPwjfOc7+PME5BPhHhXHBgPrCtrv+LWB/QkZoBAk7v777REkD878g6w8NtvUSvYq7CI73hlC9UEODD9/Kf/vCNnhTQAxTO4CYwMXeFE8BQP9EN75A8r/DPLxgevu9w3zBgH2+A399BoH9vv7+wYdZSw8CAkBBQT6+gj0A/iB9/j+AvXmKAT+6wD6+PYE+Qb8/fp94C07/x+VOOtrAt5H8BME8vr7Cw5Z/f0A4n/RBv7/AvWtDvyQApU7Cf/5Db4P8tnvARHo697t6hB/B/wHBPrvMwTW6A379RPvmZE7GNgB7CT9ABoH9TMIYhww/POBFwj97CwVEfIMA/T7AAENKdY7/wT8/v/9AvQDEAV/BPj6/AANlwD9/QX9AP3+/gIE7PdWmK878wznH8sWAtIW//w3EM3q/wtZgQj8/Pjt5gP64gz68BBqscM7IaYHIqz29CccyQwrBAvy/g9/KP3hCqflFAIaHvDwR/Ocs0I7AEIKxhbk8hPpMijx/ev57poI++wDEdt/9QMA+SDy0r0eXNI7DwCBLONEPw0+4i0SERQV99YSDhINvxXSE/EKDBD2FOD6nIA7ng37GbMO+8zzAAPl+OX4+Bd/C/0BNQPt6gkEPA8C8Ba4T2k8BBYdKPAD7+Kw8vUIChQM/U4LBPryB+HcCPr/B38HHc89UlI79/4gow+5ISnAFw/p7Or6+5sZ+QIR3+t/5ff25hs94oJ/8wM8BBvw8vYLC/f6EAAC+AAAcvcdBH8AykEVBP4CAgg7+AsnnMw7/PQFCIHlFswP+vwB9unSER/j+ADx1P/lBfsAAPMFHADbOro7COrGYBV/Fscc9gcTQQ4TFg1XBPv/HRuXGPoMFyMCNLYDvlk7BgrbTdccJOB/4N0HEvTcDi73BvbVyjCKEwgOAeoaASHiP3E8ACDuFfgQyIHWCvoAAP8C7RQVAfEI+AvmAAQBAcPy6g+1+xk89/fjH5AXD4EOBvLg3M/xAgwM+Qb9KvDfTw354f32A/vJCL87BwrxxwL54hTqFQj9Bf0G/NLJCfsV8AY9/f8D+xcF3oEk+So7xUpQyuXhn+aBNAHo1tj51t0n2/AaQuI18ePQ6SRGv8mmMqo7AOVC/QXdwvmBEDj87fn85RzNAPzP9+b++wD/++oa4yOhjLg7AoEAIxjy9f8D2xj/Af4EA/4GAfrq/N7YAPwA/v/tJfQrWa07/7Uc7BaJgeecDhT18Ov24fG8/Qbo/MH99gQB9gRi7xA0dCY8+PrnGpoVCoEFBvNN29fw+wsL9gP6Eu7j4Qf33/n2/vZvVCw8jhTwrpwJ9xTwDQkNhQwE9uL+YAsLxxQdD39z0w4T4fUTlo47/OQQ+eTY4djy3sYI8f3q9V6BAPGiudnvBPj7BMoC9kt4Yfw7KNzkK8vRgQfl4xUqIhcb+BdXJdTBU9rm2OgtMb7sdPVRCLU7A2q/7hJBJioLM84AF/UVDOc0BBkZoIErAPMD/x703tIZcAg7BRFmzQOimPmBMynq5+ICodOPBeQh9L1a5wUA6RtBtR5lyH07AV5vuB/xBdeBRO/8FfIMFAHo/vUHCtAuAAAC/u5aoF0Yzfw77OEaHrEg4tLr7h8AeAgO7xRj7N8D+C4O+ffu++vUgUi2lo07+OIB+w3Nwxzf9CT8+CYb7Ovm7fga6sYlBO75AAH204GKwwQ8AvzgGoEcDY0MA/He29Xy/QsJ9wX/lOLl2A3wV/r0B/syk7Q7AIHMKRMC8woI1AwD/Qf/AwXh/vTcBOHXA/79BP0OJ+vub148AgYD9vz5/Qf8Cwj+/P39/v4FAgAC/gMGXwGB/QMD8/WyPxc8A/0X8wHq2wjgDOgA7vv/gTD5AsoC+vQA/wUEAP7m8vuy1xY7+ZgURwXqAdtGuA8PUiv0QFER+Q7/Ld4CDP7+CdWkf8AXMIg7/vbH/+pbD90Z+N4A9/7/Ahl//gbbydrKAv//AfvTLA8kzCY8AQzs/f4yFf4TAPwB/QABDQATARfv+BUFAQACAf2BAQXj+wA8/oHq8/f4S/op4AcG+gYEEgIY/f30Bf7jBPz/BQCQEfH7hTE7B/Dw557//pESLBnXlMzl0SEaCO7Mgf/6WP6M0OP2mBNnf8I7APUVz5z2+CzOzDX5Dgrw9gFQ/vYIFOsH9gn/+fPsfwIsMSk7+/A45RuVFmhwARH35/f8xfOBAePzwfRF9fX/9RT06fhm8yM8BvkH5i73CSUBARHzERIOBOOBBwAEpBweEPoFDvsE/uk39VU8/K0g9++0HgsC7+P++QsB8bAA/PoO69wZ//b2/zB/+Anvukk7A3Vit/sC/fGBMtD7A/UDCRcfAgsaDccu+AT++fx1q0HpO8E7+BFPJ++7ti/s5Yfy6fHc0PZi/cATJv9B9f358/+BzkgnUBw7EfeeSQBCYeN/rBsQ7w4DDyMTDBq1/0izDQAHCu+3S/POV/U7AGbLx9w5LS4VBe3+HBcAGYrk9vwZgZvRAOj6BF/e/8ezn088LfYDH+H2Df35fygM0dzU9/AEK//2Cw8AC/8zDBIWy/UeWSk7+IFbyhHYHu41IVX59vIHxyCq9vPdOLFE+fL1+9ztiBWXLsw7Cv8h/YHuBC3x5NYE2BfbBDD5CwDE++r2CB4KBN4GPAtcMCs8/wQHHOoqCOED+H//5wEHBPoZ/+/36hrwAv0AAfTVEwy8bVY7BDmBT9lxFLjeB9zG0LD3CARo/in84dzCyAH3zA23DUXPlZI7938DsOsgKRVOKvgKFSwTF+Ia+DJKLBhtDfDyDSFuyp2ntbk7FIFQKwzGmAWwvQcOCiP6+xRHEAmYGODbEAgOEtEeUyBs8Tk7BoE3MVHk8PUMzCYHvAcDFfIuBe7UMN3dAf0FAfQgRRlQuzI81Pj6BPMC/+YDCgb49vn5/AMAA//3fw/6/v8GGf3+7vyilYs7A4ETLiTs5/L50hsB7AUDCQYWA/jaDc3QAv4A/vMCQfoDtX07ESx5mJiw00q+9TdUEX8w6cXRCe4jAvh+UtQFUSoo8xf5Twg89fi8OQRCDoEO/M7V0l/X+RYp9wfvI/PA3Sf41/PaCf5olDI7ArrqQNT9wIbN5sNHClkd3z1h/RjI0u6BTswCVNPv1EL3tvk6HeIWxeISf8AV6Rbo4pUv1N9HK6oYGckxCs1E/8W8PlfjIkI8AQgG4uf8///50vP+BIEm/fkN//0CBfoQBREBAQMBNQVZYg87/AFs+R0UgcEc/ODlMwbuCAk+uOHAzPftAy4yCugMHcrz7sI8AiKB+gCrC/wLCvwA/gACH/8NAdDNA8wMAP8BAAGT+gSxVgo8BIHPJwgNAwAT4xYC+P0A/P0OBPTM+e3hAf8DAQTQIvKNBJA8/wwF8+7//wH+4PgAAoEf//0HAP4C/P0HAw4AAgIAJQaNWbM7BLYjetPzxPcC4+0H3QPrGX8yBAOn+a6jDA0FCeMKAUyCb947ARdK4QavgfXEHOj9Av8GyPLyAbgMFfU3/wQB/uI51jyFaoY7EMowbMHamsznxPwQzw/eFGZRCO+B9tCYEAQMEcccFlBJPqA787Uf4S4JGf/M3fMKHxzs9EjD9Aq/ANsKBwLzCsjxBn9qOJw7gQ05tQqj/GbNFb0Q6BP6DdqUMNIEGvctDCgztfYO4ihOHIg7/Ple1gSu162VJwr2+fQEFQuB/9zT6PYw9QMA9fZE0Std6lc7+R0WPcIaA6nJILYCgeHMHPgDAfro10DoDhj/BwARPBggHGA7C4H0LhP6K/A53Q0A7wcNDPkaDe7Z+9DvAgMJ//zoQ+QHiog7BgXaPONQTMklAe8MAAkbAjfjCQH0AuqBFQILCub7NAH+5Z48APD6t9DNkwZB9/wBAAUBDxsDANHJAAUJAf7/AcPCDYHXpAw8BvYO4TPpAS/8/QMSEyAUANuBBfcHwhQh8/r+D/76B/HTwbk7BoERKRL55Azx3QkEAg0HGQQFA/kGFvblBQIEBPoYJw4CIRc7+g1Qz/ywqg+oPx/8Eu4NvuSB/ucx+cNc9fz6+Qg2sQBSCo48AeADEQIE9PQLDxL/9/wH3A0CAe4EAvz2/wEC//6B7wMggtU7/NQwnxGa+//gBe4DDCYdCM649fzzHxx/BPfwBfru5eHyA1w7Dh/1JIUV/aPwBAZOC9Dv+RZ/qf4G+PTr4Q0B4w4F7CKl1o87Gg4/vQW6817gGc2/AiMGCcG8geT4gfgqEyAgDgIK7yMcHGg8L+0CAwTr/iHoJBoECOABAMzhK/0CgRQOBi4wBgMBzfZxwTM8A+scVMnOCTEQfyEO2Bd49AcBA/Dw4znWDf4BDuc/pBU3BMs8AgADAAX7/Qj7/Qb9/gD/Af//AgACAQMBgQAd/QL9BvuKv7Y7AYH62L3+WRFJ5QsB5QMJ7O17AA33FtUCAv4BAQuSFrAnF0s7/RgYrwrCAdr+NO0BFvwQA8ThAAM/GxJ/+f/8/R1D6uMdMEQ7Af7c4b85G8bfy4HzwvjY7T93A/n52cnY+QwB9uPdKjMAEA885e9hCYEK9RXE9jowLCkIDPga4zoA+YzwKNPfMe8IOQ+jPz87An9JufzgAfaiNdr6C/b94zAlBPn4CPks+QoD/PlUqTLIv3U8A9XoCOIZEebz8PAGEQoCBkogAf1bCeTeCQEBB4Hm0+G5U8w8/gABAAf//wT//AaBBwIAAv8IGf4CCgADAP/+AAABBv1m06g9EqszvgBtjb5y96Y/qw08PsJCET8W86a+QhkPP1jVdb/WVQ0/b/NDvb3PSz37G70+HUW1O7SWZz8Krfi/MvWwPHq9qL+buRm6Cr3uPhSvK78K86i/75QDP7Hqqr88DjU8RJbTPtNtLj5jLPE9rPJDP60Zh7682gq/auCTPvyHD76miqO9AJCkvdYOn73fQAy+n0DUvZVplL2F8gU9D4ANPdd/+j0P12M+olUNvoNEqz+bbTC+DmKjvbPa8T1TT6U83xUSvbmbGr26QAu8DN8Tvq2gzj1HYmi+x7nXPVecbT5kibE+kk+mvVuVEL4k526+ykUIvSDj/T0ce108/GBgOwh6Pjyo5bc9PieePF4Clzx7Vek7tKZDPmQaPrwHuLQ/NMWFP+wbJz8SLS4+xQutvuDNC79ySHW+Q+Ijvk6RAr/Sq/q+7IjcvtiKbD3BWTU9kd41PTgagz0yTx69AmoWvnKyoD1O4wY9IrIJPRAPXj0ZRbY8qeftveRVg76CzXW+MjnUvVW+kj7rxAY/Go2pPgJqOj6zArI9CibiPLmkIz2nJQ093dsvvixQk77bYxu+khvUPZnqK70Xpmk+McgYPq4IXb5OqRs+MwSRPjzCmj71ygc/9mlRP8OHZz53CiU+vYbQPUXmm78P+iG9L53CvD5lb70cZke+ycASPSIsPz1kHjU9BkqOPTlxJj6tPx+/nexkv5Ayo76zPsy9nhQIPptEKD/t2gM/axngPlStvD41r6A+ijioPqDMWL1IKyC92N/1vBxGFb2tAh88tC5EPvGpRz1TzCE+DpiJPfqQjL6Q1wq/s1IGvzkcE76g2sq9ni1dvOavCz8Ou6c+oTZhPrQ+RT7CYEI+tal0OjTAVTww54g70c2svQYeoL1htxW9r/R6vWbgQj1yJJo7UCuJPmVf8D6bqyU/80IqPz1oAD8U+WQ+igCovYsNlb5l/hy/bBZbv/mmbb9l7YC7lCIDvGKuTjsaGT4906OLvoAqi74ia5M9Nmu4PTVfR70tXgK/6mEMv19JIzxs1fK806WmPEyfX70k5yq+w+7vPt4V7T5ml7g+y8FnPgFfFb2ZJRq9UhjNvLLGkr11xJy9k2xWva1Iej3s9pc8OPknvTIUmz9z9jE/iuH9PvoxtT744I4+UPVnPn8H3L1DTZG+ruDBvofIK78iBmG/YHErvik+Br6/Oh2+0WwVv9Bh2r5uKwW+Qdh1PSDe9z3L4O29WnytPoOSjz4V3pU+WByVPsdP0z73jrU9Ww1evCTMUb5ZS4e+/YgyvmWfkL6dRza78KcaPJrE1zz5p4G8oS4EPvp3Tj+Oc/Q8+tCkPdvMRL7CKca+2NFivlCx3r3x0iW9DnmOvJl9m7rHsSg94pnnPRAMJT61yV4+pTmGPheKijzXMIe8YwsBwNAmqD1mlro9jvY1ve8fJD1ndMM7rqoHvkZFDL/DbqK+K/KBvpLdMj6SP/M+B9QLPw1Chj4EO3A9l3FJPk5P27wn64G+eqeYPgo6nT6/46s+3e6lPtCx5j5FONG+RbUKvoOIBT5//Cq+O46bPqtPdD51wBc+pi8iPkhyiD0czte9bv5FvlLpb75Ts5++lUSavkhAsL4n7YQ+BBMvPgfVcz46fri/ncXrvPpR2z3G+7o9CGHiPDcMGD7K7HE/MJgMP+D/5z7sE3c+/vmAPi4+rz4WzWI+LlXAO9Gz2r4FajG/jkd6v4fNmj66RWo+BMCFPkc0dz8vrU+/ITJYPiLo2jwrSkc+3mmivUTuAD5YMzW+UtyKvodmPb8ErKfA4UM7P29Miz/wy54/WIyePwBBnT/LH5o/pQYkOi8lBDzFLSO78UuwPPMLuTzbnbc85Q2Xva9f87zN9Jq9UsIqPgcQSL5e3rG+K+bJvqio2r57CIe+Dn++vu9v7r4BBZw9o8tCP3RFxT/87HG63klIurGIBrzqINE8AyI0vjrLRTsHxgk+1/PlvV18qz1Dqaa/FSyNv/N6Vb+6rwW/mPqKvsU97T0aAeM+qZoiP8fWTz+a6Xg/XS+SP4mcML39HIq8vZEsvSDySz1WQAU83RgbPG/3WjynyC29JJISvouY/TwJg6E8GftVvS/8w71yeDC+e8cKvgk+1b3B2FS8MnvyPHIcIj5ZYZs+r6Fpvk4pgr5lssA/ZjxjveaEEz5bPVS7lScmuzSmGb23eCq9rJQLP5LUV75uax7A9aebvwrF1j7NwAM/W7oOP3h6Fz/9mCk/Ccg7P62GPj/aDGI8K8yLPGulKjwZQqs83x02PByIoL2QkKm8MC7evXrpCT6JRb4/zuasP3GBrD/eZKI//YagPyPbNz9KPN2/r7khwBwWvb+W44W/e8qZv5SCpDzAqh49IwQTPIA83T3zpIk+muMaPn1v3L2Wnhy+OJuqvBHkQz+gLAc/V9nEPgDGkD5XpEk+EfJSPHPiTb4j876+ztT6vlL3Cb9/pAC/6fPBvRPH9z7SdDK9DKn8PCpeSr1G9pW91ElavejvMbu+rjy8Vbdpvwfwpb7rdkS/Rn9bvo/wmz0oWAQ/4FHQPmYmyj6Gsuc+TaQKP/5IED/pbTk5SAX5uiQlYLrbY2G5Bkj3vGmX2bzZT2W9cv1Vvl4uGz3YebY/y4CrP8LJiz/Qt2M/zyETPzkRgj66+UW+1Ekqv0Cwib9fB6q/0QPEv24HqLx9k6m86vi5vM0r8T2znZo+hcHMPRfYDz77ZPe9sbMtPXMCxL4DXFC+TBWCvVGooLwfi5u8dOwUPYDu0j0Zdic+RW1hPhnHeD7dg2k+O838vxK8wTxksg89QWCfPY7D1D2RlDq9VoCPPWV8Uz20che+2j++PkbaKT6nVQI+M7EQPeZcRLwgL4i9EyXpvIdXgr1IIki9GqCGvmLUB78Ja1q/BzE9vxl2Xb8AAS0+vqXWvYAPS75PgWm9mjJrPqhG/j018ye+Bn3JvU3+9r2ll7i9GckPvngv5L1tqbq934kQPSlnHT1sbcs9u/1ePtLyqT/hrCG+rwYbvsdrsr3VHgM+ksfvOtVehrxGsz6+OGBOu1Ybpr5MlVe+uRHxvXUlbr0G05O9cHkxvawrBTzEkbM9zXD7PbV4LD7g+1M+/gbaPHWl/L++GaE8+66sPSOs1T2BVEC985ZLuztgxLxsJxG+MEoQv+b5sz5a0oQ/GgmXP35UlD9mc4o/1t6AP/ywDr30G4i/HHSVvzzxyb+gGwa9op7YvF0tMb18pAQ9ZaqEPszy0r3FlQi+/owVPXFIUT0oCn2+kRYmvlz8Ib8s7HE+3VioPj8+270cNDa6lrk0vXA2Aj77Mxs+RI6yPmpocTimf1a6i2ZTu+WVnbyRlYm9EKzWPXPGHD0JyzI+IfmGPCufF7/+nEq/ew6TvjXBxr15Zj29eH0Yvuxhuz1+sKE+XM8nP442Pj+pS0U/lawLPqoHAD5sSQM+vUa/Pj9a2D4CqAC9UkxUPcV/jTv2aMG7ObvePfv3ar4yZC2+Wfeevb/1dr030ie+aU+zvhsLJL3e/5s+USUAPw0aBT+24z49gED5PDj4GT3Uotc9A/yuPcBD9zu6c9w9EbOEPihZeL1aLvjASTonwKNb3T6H3EhAA1qbQLwduEBTbo1AB4ZKQCXghz/RxOW/yz2ewP20DD+LuQo/exoaPwGUvT7CKwJAWxgqPwAAAIAAAAAAAAAAgJdX2zwm7u0W7AME+sTf89H3BgMN6uv8SBQk6O0KPwcH+wkBAv/p/90Q++X/FPj3+Sbw9gr3AfP1Iv4L738A2QAE/wsz/vob5SbyEgQFD/nx+Pr4BOwPFSz3CPYP4v/+CAb+BAAM9/cT+yEbAwrH+wMYASwE+P8aSPAg9gUFBg8EBAURD0sHPDxP2MQk7AIH7qK35KPj5wYQ1qQFfyc3y+gJRgT/5w8ABAEC/K4g7875G+rx72rt8w7xAs7y9f0Hu1X/vgEH+Qpc+/Qz1KPaDAH9C+zv7+XuAdglKGjjCu4VzPAJBwIGA+8d5AAe+0FHCA+b2+MhAEAF0/ooUuM/4hQHCSMN/A4ZGCeCJjxN3rwY+QkF6LW82qvc9wUAu6v5cB0px/QGLgD1/xIBBQ4N9sgR5NDxA+ju83/79wrxA8T76P0Etwf3xQMF+QdQBPoo7L/Y8//wB+zw7uLx89gvImTfCesS1AMA/PUA8gQX5QMcAzBcCw+s0OMZASoEyPApO/Ek3Qr78iMO/xMWEUOgFTxJ3sL+AQUE5sTP4bHcAggGr7z8YQgkxOUGIvzkBBL/BhIMANwM29Hr9+Pw738D9wf7AcPm4PsDu9P1zAED9QdJCQEmD73a5/7mCfr0+dT3Dd42HVzVBeoU1goB+Oz+6+8U4AYTBiRjBQ26yd0NAQwCwuohLAES1w31BQ8L8hQPDwYS6TtR18fdAQUA28TJ3q7U/Qb5tcPyY+spwOIDKvjX6wv+CBkMAuwDvtDk6Onh7n8C8gj/A7/z2/wGuq31xQAD8glNCwktPbXW3f3MB/L6/c73B+g/FkbhBN4Z1ugA6eL44/kT6gcTBxp3Aw2zwdQPAfcCtO4jFw73xAXv8P8L7BwNDFB3sDti48zCAwUC1cbU2KjWGgMAqb/5bNcpud8EMfns9Qn7Dh/5C+4Ancbm2OPN1V0F7AgBBMz40vQFrpDzugAA8AVaEwwvf6bX2Pa19/Lu69X9DPNGDzHV/+Ij1fUE2NX94P8K1woVCRd8AQeyy88V/u4BkeMhARHfsvj13+wJ4CURCVlg4TtF5erN+gX+4Nvn6sLsDQHyz+n7Pc4Z2PAAKfTdCQL9CRLyEfwDvtHu3u7d3QP+7AYFAN/s4/gBzK/5zv8B8wFAEgcff8zk6frSBvLzA9/8+wUnAhPv/+Ed6AcB3uL37/sD6QcOCQVJAAbS2eIRAPQAyO8U8gzhvurn5+cD5BwHB+ylBjw28f3f9gP87t7t8dj/+wHi6vwBKcsU6u8AIvbo8QL8Bw7sEvwJy9nx5/Xf9db58QMIAPn05/gA4Mj83QIA+v8xDQcTf9758frmBvX4Auz8/gUO/wLy/ekR8QID4PD99vIB4gcMCAEY/wLj6OwO/PQA1+sK4wfh0e/11un75RMGBEx9Djwt9AXx8wD8/ePz8uMBCP/t+gjuJc0U8eT+IvPt//b9BgnfE/8G1N336vjw9LX78gIE/wHt7PoE+NL/3wH+/v4qDwQOf+j59/739/n4Afb/AwkD9/Ht/e8M9QkA5/379Qn//A0HBfr2/f7q8fYK/f0A5gAI6AfWw+vo6ef84AwGA8W4Cjwt+QsA6vz6BOT49OYP/QH6BRPvHNUO8P37Jff/7/b7BAPYEfwI3d357/Pl5pf67wIL/Qn56/gL/tYB5AH8BfwsEgIMf/L7APwB7gEC+/wEDwvv/uD1+PME+AQE5Q73/eP+6RAJBPXbAP/zCfYM+vr/8AcI3wPfzc31/dzz1wkCAZsrBTwt8xYT5gD4Dtv8+uoNDvztEhj3DeEU/vf6JfH7+PD9A//P//0L49r59fTt2Yv58f8H/RPp6vYIBtsB4AH8DvsnE/sMf/MHCv0U3xEF9gb7Bwrj99bv+fb6/AgF5B74/Pj89BQKBOzM+v30BfUQ+vkA/O4N5AjYxOf0AePv2gQFAaIL/jsj9hYh4/31HuIG9uoKAP4AEh7rCOoS/vv2JO4J7+75APjJ9PwZ59T4+PHt6YH58QIP+hPt7fUOEtsG5AD7FPcrFO4NbfsDEf0b0yQC7Bf68wjc98f2+ffy/+4G4CX3//X49RcMAunD/P/yFvMQ+vUABQAO2gfTydvz+uTn0/4F/9gb6Dsi/hMJ4wLzJN4H9vUNCPkGFSYCBuMlDeX7IPL8+vTw8vnR1gwl6Ofz+fD77IEC6AoF8i746PEKEMgU4f3xF/wwEOwUcfQdEPof2AQC9iL67QHI9bwXAPbrAvL71hX/Bgbs9AUJA+bA+P3sAvsQ9PT+4gH62g3j7OIM7+/e2/MABqEaXzwiAuUf4vMD9N/A6+npCxJD/OX7CBYVuPcFNv/7Bxf+BwX74tLx+wDlCfv6+jH68wX5DOcK9f7u7X/42PcCCAQ/AwQZC/fiEwn2CAT6BPUEA9sUDQ8GBecQ1gMPAwgFCPIK/P4L+Tgd9Aub+Qj9CQb/AvH699UBFgEG8gX/+xEND+hAqjtXH6BEEfLtzMr80urDHR9MMYn9ESnKgeL5xe4vBDoAAxHyCsCo5+604ibS+nXe3BD9Ee340P8B52j46e8EABB1KOkoP97G7fDOA/YECdcXG6o59E32EdMCwNYg9DAd6ukJ5fkJCnI57A+aEQouFQn8FOLy5NEmE+Pt3SMe7ykeFRmybjs+7LguFPYDodog4ee+1xg25JLW3BXWhOUAqgUyIUcLGBj39O2L5gG9G+zx/X/X0vvxCfLwygYRG1gN4/YG9AtqNQogFdybyequPC3v94v8OK1PDScEGK0IyODw5jck2fEb8gHqJ24LCiStEfQXDs/6+tkrDN/9Gw3Z5CASxDYbEoIhWzsgV9wH++39mvY2+wCizP8PJb3ZGA3VmwHxmwwCIEILFwP2QhaBDfqx/+faIiLa2v72A/Qx2/cTDx7y8PcB/AJSNRf68Km2uviRA9EVI70jyp9N8iDXFqj200s0BTIfzAjV/gzrKVwKCgjW9vch/sH7Kunm8wD6ITnc+g8DxjIW/uvFKDsELQTPLgINgRIrABHc/Pj5BNsv7eXBrp/3qAoQOFETGRzq/EvG7RzR++zzGeXT1O3w9+EU4unzMwja8u3//wwuAzTa7+ayufqZ6f7cy9H6KqVK8tn7GrMI4hUQAzUm0APS/gvjN0gB3xTvP/8E8NX5+dMj3AfOJO3KHPQO9TYS+87YITv2FSbAIgTiqyotGB3jCdz7Bwqq9tPauwf5qBn+Lj0LFfn7hV//HzOr/ykVLM7Z3AHp8eoeAfQfIs/q/P35/AYc9B/UH7Xps+mB1Dy6w9feGvs85/gJFaYA7NkmESUVyx7UBxrnMhjQ3uAKF/vt/fr8OfvmtR89Li3YuNxCwiUT9/zyHjvr0jXSBerrvl8cMCbOgdfr/jgSwur08dUNxhX+ISv9ERK8C2jmLjDf5N0a1Lfb8BYD68/7Dtz9HrHK++v4/A7k4ijXt8m/zO6+xBfX/dXUqTkJ6sUJAfkC8UXsHvsJ1f6iFg/mMO3WHO0gJBL179f2JPrVGTL4NOXe58u9JhUM45jfEDvcr0K47Rnt4ncZOS3gs8TrJF0Lzdfw7kfnzwrtARPwC+C6AXQSR0fLHCYZHIHG8iAC1738IewCGrb1EPHsARDC7zXOvecBwNqHDM8Vfvy/FmH7x8TICQrvAm+jAPL70f2m/ejdLtXW/fcYFxXh2+j3Eu4EAi7iRBrXvcQAFwIL6+aXHzvTr2DnAh7mE2YFV0DybMXh9U4g6vTcGgz92Qge/QPgBe7g3V0uUze+FCIhEZff/hYX1bF/FrL4CaQED+rfFQur6f3SnBYKz9DS9t4RtQnH+FvA6MgBDBoBGDev+sz7/fqZG+7kLcfS6+Ej7i8X2Rn1DAjYoiHKTzryHLTRE9wP4rKXLjvNNnQU1PjnNmz8V1nrGcH+/kFO5e7nLC/35f0C7/LqBeTLHlM9QTrdvP4qDaPj/A4Z1rswGgL6FozWIeniAhS29Cbk2UQd5tn51cIb22mzyFej78aRAjUCDj9JD7TvEuPzFxrtHK608xEjSDE51azz+CwuFDZ/PdH2Ec3NH9YE3OI0FzvF8m8q1An2XnLvXXPm9cLp2ltJqf3SNOT05vMT0/rlBNOhBFZiazvQ+gZZ74/TExojzpUKGtwCDpLwLObnBhCp2cnwimIs5b4IrvXZ42+8FH+B/cDj9UTrIPEdGabhH+LhKSQQJ5ir0+YkTS4e0yfwPDbWDU4CTs0A98bQcLcP0WSLWTvHC1wT1CTsS0b8QkMUKc7y5TEI9gn/HPX66fbe3/Tt+87d6ztOZR3hzB9bAa/kAgYHzMEoH939GbPEGenhGQ7FpfHy9x8u59f63fJI1k/L52GB8s4LAFXzJssMIb/wIN3zCtQOD6/L9xAXVygh2BT0FS746DD0QAD4FerMGsIE5mVNeDu86UUKwhv0SEH/STgc4dz1AjTf9v39I7z6+AT/+/LlAdIABUw7TCHhGiBO873IBxkJ08cDFwHuC8joFPnmEQLC1NXx+TYm3+XltCoZBF7vBVSB6sPx/zzpHRrlFsLuH+sEGP8JFrzY9RIbFTgR3/D1By0bCC0qNdwK6PvEGb/9513KQzwj+MRe3PEDCfqX0cnh/P48AqYH+ecCBBMEQPUIBez8/gjq7aUAv9UI6vsA/O3z+QX4BTP08/gXzuj8z/YAHv8wAOco9uXbHP3z9gIE994N8c0LEsTxBLMT1/f8+hL8AgIj/AwM9QUh/wSByyr+/wn7nebbwtPXG+wr/xQADBEECowFFjwk8bF/5/IGAfSo0LziA/8q9okA8eTZFxD79PcIC+78/RPv77n8utsC/Pz4+PEO9//0ATbq7fQY6+b64AD/FvwvBPoh2+nfC/n48/v38c0Y6MMJE7jpBLkM4/n++hUA9vol9wsHAAAd/Pu+uA0D+fT4kuLP4ejWHPUv/Q4H/xMBBLDMCDwV775/9fcG+ujV0sDuAvsX8Lvx9e/aE///5/kICvf9/xz57NHvwuIJAP3z9e0T+/r8/jLq8vIU+ef48QL+Ef0jBQIY0+3pCPn09ffz9rsa7coWArrfA8gL7ff4+BL88fQh+AP9BgAL+ffqtAP99+X3rOHG6PPhHPMuCgYG9BL//3KO4DsH7NJ/+/cE9+Lx2MTt//gM+N378vPUFv0A3/4KDfr7/x8D69jsu+ISAfrt8/QU+vYD/Cji9+0V/uj2+AP9D/0eCgUUxPDtB/j66PL077Ef+c8q/LDl/88I8u3x9xT/8PAa9wP3Df709fUCuPv79eT0xeK66fvhIvMu9f4G6BP9+DA/izv76N5/AwED9McO1bn1//P+9/Xc8u/FHOgLzQEADer2/ygW5dPdpdQh/Pbi7fsh+PIJ9CXW9t0W+df1/g74FvseDQoRq+TdCfT21tXp6Ikj/Mpb6ZPhBLUM9ezZ8R/87PEU8gTsE/i98ecWnfb469DuytiX3v3jOfFHAwMC1iH97tp8cDvi1/gcBQH/8cs23MHy1O/0/RDh7/vFIOoPzP/8D+vx/SAb29LWn84z//Pk8Q0l9vMI8BTS/NYK9dLvCwn2FPgQEPoPm+vYEPD+3Nbu3psb1uV72p7uC7wS/PLX5R0A6Ofd7AbmGvOB6+MqqPbv47/qAcyc8QX0RuxI//AEwiT369zemTve5A68BQH5/OEu8df8z/H4+yXk6vTcEOsR1vrvBer5/Qse7unds9wtAPLn7Qoh+u4Q8vbfAuEE+Or5Dwj5FPkGA/gMvPrmDPMJ5+jq4NAA//Vb3NH+BOYU/+fl8Q/29PLA8QLyF/OB8+ggzv7t6dfuEOvH8wb3OfM/FPr60Bj563Af5jvq7RmBAQf+APQj/OkG3vX2Ahn78fXsD+wK5fn4Au72//sT9fbv0+gk+/fz8AIR/PUH9PLrAuj/+vL3DQP5Dff9BfkDzvv1CPoL8+/18PD49P4p5PL+BvESAPXn7wv7+ffG9AD2DPOp8/MV7P307+j0FvHg/P/+KvQnCffv5xL98WdUIzzt8BWBBAb7BfgbAfAI8vj7AhH+8PrzC/IJ7Pv8AfL6//UN+fr55+0fAPX19f8O/vgH9/PyAu76+fj+CgP8CfoAAfgE3wL1C/sR//P08gf0BQf96gcBAf0GAfnw9gT7APzL+gD5CPTF+PUP+P/z8/X3Fffv+gT8Hfsd9ffv6wr894o6ODzr8ROBAAX6CgAWAvQK+ff/AxL77Pj5CfMH7vn4//H4//QJ/v788PIfAPD09foK+/kJ9u/9A/D7+PkBDAT7C/r8//kD4QH7DP4ZAPv38wfyCATS7xADAQIBA/Xw+QL9Av7R+AL/B/DX+fYRAwP08/b4FPv2/Ab+HQAY8vjv8Ab9+dc2Rzzr9BKBAQX6D/wWAfkN9vf7BxH97P73CfIF8/kC/vD5//QH+gH89fMdBfT68fYIAPoH+Or+AfMA+fkDDAH7Dvj8/PoB4AgBEP4eAPf28QnuDgyp7RkF/gb8Bf7x9wH9Bv3P+QUAB+7o+vYODgT39fX4FPz4+wYCG/0X8vbs9AL+9yNIRzzk8RSBAgr4FvoUAfoRB/b7CAwB7QL4EvMG8vkKAvT4/e4I9f4A/fAeCPL78fIHAfkH9egDAPIB9fsCCwH5E/j9+fT+4AcCFv4vAPz79BHkCAyS7R8M/QzrBv7x9gD8BvrO+QUABuX4+/cOEAL39fX4FQAB/gMEHAMV9/Lp9AL+91zvNDzZ7xOEAwz3IvwTA/cZAvf8ChH/6gL4FOsE7/cZ/e/2++4G8v8ABfIXEPD87e8KAPsF9eIKA+8G9P4BDwH4Jfb99vEA4QoDIf1B/AD97hXcEA+B6iEO/w/cDgbu7//9B/TN+AwCCdz8+fQRFAP48u74F/8G+gAEHQQX6/Lm9/399rFrPjw0/ef64fb//uKe6eDr+QEnCZ/tE2oWgf8OVfnxCwX//wjj/630z+Tk//7195vbAAP1CQME//74qvr3yPr/DfwvBPchJevoJPzx/hPvAe0YAvEUDl3i/tgR2/f78Ar4BAtB6QsT9CsfAQmH5SgHBAMF//rnt9rLCPYF+SEQDxEHE6cTIjwq+tXw+f0D9+HD6NTp8wANC4Hp/njomPoCA/3zDg3+/xTo9tPlyerh7/nu+a30APzzBQX57Pn74+jz5AP8APkgCQgYC+j5Dvrm9wTpA+MYCusYCzzVAtwG6Pny7xL/9wkt5AcK/ywfAQDL5RUKAPMD9fnh1uzk//H67BsTCg8EDm+2EzwY+OPuA/oD8uXt8N7q/AD7ArPu+3/mr/EB8gPtDw39ARbx+ezm0fDl6vfp+sP5APz6BAjx9Pf8+Onz8QT7/PoUChgPAef6Avze5wv7/OId//AU/xfY/d4K9/8B8BL88g0V5QcCByMkAv7s7A4I/uoD8vbf5vXv/u317A0P/w0FBk5D/jsM+O7wCfkD8OQF+OL0Cvzy/t3v+H/mzO4A7QbxCxD//x7+/Pfq1Pjq9P/m+dkBAfj9Awnq/PX7/ejz+wT89/oMCiUM8OX4/vrR9QH6BNgi9PoW9vPT/uMO/fD08RH87QsC6AT8CiMj+f4A6AYH++kD8ffi7gH4//bs+wAO9QoFAkhpyzsD9wLvDvf87Ocf/+n1A/ro9+727X/n390F7QrrDgn+AR4H/gPoxwDt8gLe/u0G/vf/Aw/jA/TxBeLy/gX4+Pn9CzID5t36+fjN8gTw9+gf7wAV99Db+u0dBPYC8A/+7xDX6AL3ESMm/fsL6AgG+u8D7vfl7gr2Av7l5fYR8QwC/nRiRDvn8S7YGOn0595KHODszvHE9wfhzWrg27oF3gy6H//9/jIdEh3cpfnn7QnF8O8O+eT5/hDHDdrqEeHoAQbt6PPwH2T8tM/05+qj+vDo5ds6Oh4d2YG2+PtIF/0M5xfp7Rea1QjuIEBE9vMo6wsE8OAG8fPQ3RP1Bbm/7e0OxxIE9ncMYTvY8jfiD+7u8O9HIvL9BfPY+B/pytns9tMM2wq8E/f4/iMYFxj4vQny6gPV+hAN++0A+xDDE9rY/+zuDgzv5PLnEE7utOX06+m6BQDn+PIiwCYB4oHk//o+IPII9gXy+haXzwjyHjco7fkn7Q4H8usF8+7h6yD9A/fFyfLy1g4N9Qp/rjvk/i4DBvn1/QAyIwIG9fLj/SUIyoHzCeAK7wLGEvP1/AsEGREB3Az6+v7v9iAEA/EG+fvcBuvrB/b2BgPy9/Th+yX0zvH2+vTeCPnc8v8J8CP567v89v0qFfv29fz4Awmy4Av8ER4B9PkfAREA8/kE+Pf28Rb6BO3b5vnp5AED9gwMEjzt+R8LAQD0AwcbFQMI/PfwARwL3oH5DOwF+ADkDPf5/Pv/EBAE9QL+AwH4+B4FA/kD+/TzB/DyAvr9BwP1/vvu+w/05QX/+/f6+Pn5+Ar+8xb09dcD/QUSEe/8+Pf3AwjT7wj+CQrt+fsSCwj+9/8B/gMD+w/9BgPpAPfr8gED97lUHjzo/B0WAgT0DAYVEwYP//XxAxj63oH9FPMG+PvuCPj6/fAABQ0CBQQBBvz5+ygEBfoE+ez6BfL1/P0ACAP3/frs+Qb47AgAAPgI+/Dx+BX2CRfw9tUI+g4FE/r49vH3BwPW8AP/BwHe+P8RDwv+9/8B9wAJ+gwIAwPq/PHg7vsB+i8gIjzp+CEZ/wj1EwkXFQMXAvbwChj524H8FvQD9/vwDPv4/Oj79REDCgL/B/oA+y8BBPwF+ef9BvH3+/wACgP2Afrt8Pn37AwGBPgY8/z59BbvCxvs99oQ+xj1EPr59ez2CP3d8wQBBvvU/AEPFgv+9QAB9QUP9g4CBQDrCvPU8fkC+kG7IDzj+RsjAAzzGwgSEwgbB/TuDhn92oEBGf0E9vr3CPr3+9/87RAADv7+CvcD9ywECPsE9tsBBvH6+P8DCAb1Avrs7O358QwKCfgi8fb76yXpEBvt+OAN/CTlFhH99Or7Cvnn8QcDB+3P/P8PEQr/9vsA+QES+gwGBgrqCPLC8PQB9xxZGTzg9R4j/wvwJAgOFAkj+fXwDRgN3YH9GP8D9ff8Dfr0+tz64BIAGf76EfwG+S4GCPsF9dsIB/D7+QEDDgT0CPvr5OL28hIOEfct7QUG8yvhCB/p9uQT/STWGAD/8On5D/Do7g4FB+bP/AEQGxH98/8A9wYc+gwBCA7mEfG+8fL++HR0Ojwo/e0a3vYF+92V59zxEgU91cHzMQgUngYTWPfzBg3+/gTkC8jv8u/cAu/663zZ+gX8DfH6BQHkrxPsy/4EAv0z//sdNODRLALyDQr19O8M+OIaDH/gAtwK2vgA8yT+/vkx6wUS9zk0+QWE8RkKBSgBGPDyANfs/fYGFecM/g0FFNGXEjwdB80VAP4O9N3U5dTsDAUd1JsBA/rZtvUC9/v7BRD7+RXmBOrR5O3i6+7m6H/0/f35CPz47QHu3vXo7wUC+fkgBQwYFtbcGwC+DPz38+cJDNwhC3rbA8z56+8K6DoM7PYN4PYFBT06APrN6x8O/fH+/Ofp6+rz8AjxDNkB+g4AC0nk1DsT+9YLEf8P5d705tXlEAQGv7vyBOzcuwQI5ADvARL7+h/37wnI3vLd6Orh5n/++/7+B/7w6wLz7uro/AoD9PkXDCQUDsLgCQOUBfjzBN4J0dQxBnLcCdH3+AoA7UkN5Pj23fMBEz8/APTm8RcD/Mj7+uTh9Pn28PrpALgM+BD/BoNqsTsEC+z0HP0L2+AT5t7iC/3yx93q+N/f0NsC4gcJ+hMC+SIK/x/R5vrb3+/S41gE9fn8B//q8wH4+OH3BAwG6fsGBT0T/cXr+v6BFP3kFNIKAuAwAkfJCdf6AxLv6k4L5Pvj4fj3GjQ89O746wYE9739/ObU+A3e8wbaJqsX8BL9/3DJjDv4DQfbHwMO0PAp997r7PzosgjN9Nrn1ekO3QUE+BIA+SUP9jjZ+//Z0unI7TED/fUFBALw+/n0+eb1DhMB4fj1BVQH5r/r7/mB6QPN298GCeoy/hTOB/UEDuEN8UUP7vnP4f3xJDk+8e8Lyfj29db9/+TT/xbk8ubN9KgZ0BP9+CrOQTvc8CHMKQABzf9WBPLuGvbWtjfT087n6cQV3QgI8BL79S8gHVXqAwbLwu3S2O4J7uwJBQrzFPHiBeDtIRoAzvPfAXAC1Lre3/uB6/0m/eX2EgMq+8fHDfIXITvb8UEN7/yr1fbtNUI19OQa9AD28e346PPD7jQN6QK45rAP0RH67lCyMDvX/krPFvoEzSNXFPr//uveoUIFs9Lp+dkb3APq8fv69CQqVVbzDg3exPX52I0Y+u8b/f4EC/HcEPXuLxoA2e3ACGf5w9rm3uyx2tQsKyH3ESAI/YHD/xMmKufR7CUA//ue2QbwMyoT6OclFf/t6v765vfh8zMV7ySoEfMG3Qz+5a7aiTvp/j/rCv769BgzGwcP9+/v6ULMzuHsFvMI6/rb8fv59gQLIjMGIg/n2Pv456YIAfUP+vT1Eu/pAPb1JQn95vbU7TTp4fj65/bxDdvMEhH1GSPsA4Hy/goaJxPuAP0ABvnJ6AT3Hg/56vMdDwH+6wX7/P/4+CEO9wvL2SPr6P746pewljvn8D71/wv6AyomFxQk3u3w8jPbv+b6HNQN8ffMBPH3+f76FSsLHA3sE/sM5ZcEA/kV9e8EE/LpA/rvJQr77fLIARrl4Af27fQRENrfFRzwBCLcBIEI+xkZJwnIBOD7Dfzh6f35G//d7PUf+QoA6BX77/8E9B4Y+fXYBT3q8vP27GU/ozvs9zgC9QT4FCEiIxouKfHyHEH3xe36HeoN8/Pd/PXw9O78EjIMLAHzE/wN5JIBCPoV8eX2FvPqAQL7JQv28PHH9wTk3h8A7vUsBxL3/yz0Cx/RBYEO/h0NKwDzAcr3F/b06u/+F/fJ4fIcFwfz6Br55wcO9hkU9+XY8Evf7OT665xPoDvt9T4I8RP4IycZJB4yBO/0JjgHz/fyGs4H7e/aAu/y9OH86i4GLgz1GQUa4o0CC/kZ7NUAFfLrBQD/Jgz49vTH6N7h7icH9/Y45/f1BDbuJiXYCYEI+C4DLOsF+7T3GOsG5+z9GuW75fMeBwz85hX67w4a9CIX/hfX71rR+dn16ifFmjvq8TsJ6xz4MS0RICFCHevvHzzpxgD8G9sP7O/1Devx8dbz3DMGNgv7CPcj54sBD/0Z59b/F+rrCQP7Iwf09PDC2bXd6zIKAvM97wffGUvnDSjLCIEX+Dr1LtUQArPzFdob6+QDGd6v4vohIhf95Rj34RIb7iMf+ffbA1XKCdD05YVlnjvl5jIP5yX2PzQSIRhDCunvH0Ih1wgDHvIG8e4LEuvw78vytjX6QwT6Cf8n4pcDDPwc6coJFOze/AMCIwv1+PPLyqHf8jEMBPBB5Rv450fk+z3V/oEc+EXfK/cE/K33Hsol59UJFt+x4/gjOhP95xz36Bkd9Sch+BTZ5UW2/8b45cogPzzjFvLjHy0CAy03AENoAw7TU0n2p+gKT/rz3Pwe8+EP+eFHHr/k+AZNBQL58pQyHeT2E1P39QD0W+kXFAwE0OTFB/7k5Rk9GR495yIU/u71/g8N9c5/3Cj8HxbX6ODW/gzv4/L49MnFEvBHCfntG+oM/wfVt/zJnyHf6sP/BOrB7d0XBjziCQ/7QfAH+x1CDTRODAzRQjoE0BjNfw33wQcO69AWAwJCKSmcwgFPDQHHAeBxKOEFFzv0AADvmBj9NQ4O1dHEEinqpA3dIxhR+ur1+PoM//8y/ASW3RkAINzk/O7g+vIB3wDY8csEGO1x9hLwH/YU/voR7hATlM7bC9wh6Oms55JIujvx7zoZTewK8fMPFhEJCQXCk53b6i7jZeUHsAnF6+oUBxYk+mDT4ANTFuvmDOZbGuskGwTNHvMBjhgNSPUX9trOGSn10c7jTBE9/PHwAyck4gBb7SbM3SEHKs0xzenn9g8b1BnW5/8WEPBfo9fVH70Zs/AMTFQagR7G/dYB3O6p83EPujsP3DUcM/EF5Mq6Henl+fLdzqvyGTz2+O0M6A/w7Pz3Cv0B6UD38fYxAvby9CztAQcpBOriEe7v2xUIK+UR5/vkEAIAFa72JQX1AubrAQkp9fsy8T327hQCHfMdwwrm/gsf0BMF3xop+vr0w6nqCtMNyuwqf1D3pxjkAerzzvjTCPYRkTscDSgnEeMF0q+kF7Lb9ur6sc77LtMFghIeMALX+gDjGPPe3wcyAtsX3Ane2kOm5RIq8u8H/On05fD9A94T9RUI8u4JWtDxvfri1/bm7fkgz9gM8jQFCtT69L4Q3CzpHv0X29ch3SJE7wuB1cn1+jsJwBQs8Dr1yQMTBRL8/gwGJNJ1zjsPIv8zAen57sTc/JjkEP8T++flNNgBqPsbSg7pBxvqDvPT8r80zODn4hcF4/Po4Q7++uAB2/8NBQcS4gAP8xI47OokUeUN9ezrGgH6/+7xHvr5FAvlEOb45t8n6xL5JQAPAuoq+BZE9AyB4/r7BDQDChAS4BMBAxXw+Bz16x0vIMPfxjskCd4I8e/u7sMD26rj3hwQ6C/uSOk2y/Eufwbp8gvp/gvoEekj1s7R8/EI5Q779xTXEPkK7+0a/eL6xQUL/xFDDvAqM/H+8v7YFAn4F+nR4xADCxYJEgr2yvX4+B4N2vICBxAtECMc+Au09wAPFv4CDOsk9NbvIQj4BBUBDRFJF8PigjtKDq//sxAM6+QHv83qN/kUDRH5cRxq4NvOQNsg8yPo6gbfEw4D7vqk++Il4NfWAdLM7esW8QDhMRLmgfQdBQZs9tAyGA8M3cLt6QX8AQOo1ff8GOsjKhMDhRsVzB//uSDGBNE7VhnpDhAH1RgxHyAGGgIq/cj3PgUBBfsQD/AKHXtdLjzOBfju7fXzDAwOFu7I8PHpzQ0PE+nx1SLs/fwLHwD0BfDb38hGOhzS4QlOJRfOABjo++pTD+ICEtjzFv/xBg4K9NXm5gUo3vjKAgEWDgH3/PzN/LwCDeQM8AUdPQ/pCiPoHQrzAfDT8hP9CQ4A7zcAKvzwwdcFf+sSCxnyOfYLEc4J2DvR/v7o7uX8AjceGRmx6Ar50/f6o/bo1gsF6PnoFgzpGuS89jccZBOzuwRML0ag9Afv6tIq/sP8Fg369R33BBgR6ADT998l0fWi9+v9HCvmFPOr/sLhFv/5EOwNTi71Ch7qHfnkBf7q9foNIA3p4OEKZAvt9NTjf+nt+RDhIfweBsI8kjv5HA4CrCoH9kc2Oy+5FOQt+hPL8QbUzxkP+fkC9BLTLCzq+HztADGi4PLf5UaB8BMZ4566ENHgB9kGCSER9R8cD+P7B9XE6+2B/AMCEx7NKTXBAeL9LeQAGOza+QTy7dzlDOIf4WAG1AD/6RId6dwD7v7C1i4XYtnILN2XNwwb570pdDtW+DDuxSQM+v7fPyTyCC45KMP+3x3tif368Ogl+RfPEwhZ/03g9vnH/+jzyx/ZyQ4W2pEE/+zm2iYg4zQC5SEYGR03MATgAAWpOvUSAfjZ/Sf70TviKfIpDhPn+/gORZ7pwdkZI1gV8SKW6w8L1P/1I+X+1d+05szHDAj32iV/GBgsRjsAyi702Tj77/e+6gbnLPMSzQjNBNf3C08E9Qb17RkZ3t3Y/hO4EeLd4fbNzd4PEtXF8SYmFNkHDBUGCLg1yDzbDh744vvwEOvPANMfCMkqJMA5D+CK4wJU2ib7+OMh0vPCKhX8M+zyDeckNE0X2rH2DJwAgfv3Ixf27hEHABj6HZfeBjsTMaQImBWKu/r1Dj3p/D0X0/P9t0Xe7Ms55vpLVu/q/x79H6wolODL2gykBQUYy7qBBg+oGfc8GT7e+PoI5jLQya/DxtfH+F42rfJk2/od+/45dED2v80EDf37rqllbfp9LCeUx8Pd6PQNHQtGPOFJ/ATTIStpsDH23eX+3TH4G1wAMzsp/W4k3R/eMPma3PYK5/751MPuHETK9tErx0ggJhfl5MklCSAXOBIE7qbYAs3WxeIF+esU0xsDIDIYSATxPb3kzvAD5ZfF6wZqJzkPE9v15As9OuwM4LjOCIEAG8kPO+VoH9zfHA3e1OEI3/pUWRNG2ibMDAb6F60d2A/RTeb1BxIKDjsMShkf9rOuBMmk1QMj40jaAfnQx63UFNz2HiTh00EIMZ04Rq/u5vTArP0L355gRk8SGvL9DiQQ53zqS70GIDDqxiS/FeL0Lsix8/1FoyEQ4ScU4aAHEfU2JYG2l50CvOAcywkYAhSIxSf9Ebs5OuOs1bICJxcpyJZ8tf96RNsm/iQtjjtRC9Qd+tQsvyYc6SgkQUQf8dfTGiss4yHyGz/fEDHwD7D3CCXoDfbX/9wtSP4VIi//GgbY+/cEF+DT720l6032G0ztf/8X7SGRMOk1ZQYK/wFGLiAKJCZL6NctORITQggqCyIW8DxHF/bE7AcFQDj+SfA4whYB9f759vHlXuMIMZWuzTv+AREn/uL7Bxn9HgjTFAME7AAI+u8UlRg13h3tv+Yq7gHh+ygBQTKxIA/03f3EAuTu9PwNEe/juwHr/wnzvN3cDBLyMQLwwgqT9vgCEjIQJxoF5QQIABjW9AEg/9zI/fQg8sYB5+Q+A+AGN7cmB/UZMfcs+9ErjQiB7hUfGwLUA8ojnzv69kb9FRsaFSgbPzba/PeyDQUL8djQq+sR7Qb9v/Px4Anw9i4GLEPl4wns+P7fEPbfG/rkMfTf1dj2FRgAy8rfBvkD9/7d9fLfzuoE9y3u9jL96N7q4Bn1Bfbs4RH56eL68eLv+NAI9MAD3MkP28gDBA0vFuIJhQ+B994I+/S38DYcUzsB3WXwFQXiBzL5LFHoHOuBDrzd2LLBv+Yntu3i/eAU/eLD5D4JHB090AC3Kdor68YT9PPcBRHd3e/QHwzt7/vQCBrfmSHtAgIQnOja1SL+6x74+OfZMOkYU+Pu3PPcEhHu5/j26aDh69wdtOjd8u/hAdNkB+bl18jPDwyt8eW3zd3lVzv6z1CRJgDMI/3uGyAT6gGFBcfIAOL8P91C4AACC/Ou2+C9sDYn/QJg7wa+FxgWBPrSvd8JEe/R7v3+4eTu7eoH7vbZgQ3B9CYK4ff/982k2CURMN2+/6njEsbBARH+O+wF1/vFAujK4Nk4zPQRyNpBAtQCyiLl163h+fe8wiLVAyQYejsFyiCw+BQYKQjs5BVJ6vP1+gzhwOndItkA9gcQ+QYJDMDVAt4Dkxoi+PbfFQo76RWzANsZJ/YfABTnDPfcAb/w1PAOmsvqPsUl/xze787p8fEWFPzl/pwlBe0H4AsQBPnu6xXVG/Le+fgPzkfiC/vy/uaB/C/nJiP4KhG94h8pC03VVDv0mtWBEaXm/Njev5kUE9LiAOLxxxTrLAPLEABCIc3iEuzO3pHoi6s+Dgi8Bwp15AzjK/VD2/lPKQj6Kt4LPRkyxQkTnfTQN+NZI+b34OIf7LPM8eK/FaFdz9HcshkvIBUO7THXJuy81xf+3AvnBzkJ05vn0zDhQeBLHR4V3jbv4cqtiDsm6tfV6tYG3af027MDGA8hKhEN3OL7HuXo+/ZJGcLV7fP1F6nuGPEL4fv6BQs/31kdIz3f1O0bBw3k8uHuVygY1hgZ3gX+Jv46+O7o5hjzF8bpIxEZAvsyyBkM/S4X5Cb/7WcqIBkEHOuu5ee+D9Yd89Xa178rdR5/4xVE+EhB7M/PYjsMKaKj8NYQFEM66xPAxxry7xYC57T6cSzZ3BJWvP/QtKEQPNYsVgkn++kkNA20IgjMLw8CFfsMNQ85Cewb99so4aCvO/I0xTMVLC7+K+r85wvnHvBY2kfnz3MmPdrn1uUZW9zD8qrx+vfxRMIpJwT2J9Z/NATm6TA6/MVGT+TYKgbwRDugMvrLE7sAxisx/CH21hjgquXj6mgqUgrR+N3ooRzjH60D/n4qVUnoJtkMFKfrC9UDGjPhJMvhn78THO3+MdfrDGaWBjeC0iDy2cO/xzgJ9EjoDxHU3AjDz+/nSO+BGdshGfv57fsB8ukCW5kQ9OMgRwFECwKqxLPX7CfESPnB+XpVSzu73jcA9ssTA0MXDlfw9uLyqsHO0/USA9Pi3fMGxPfhSdv01ikT7U77Bd+1y6wbGxQRC/7x0Mna8tLhRwIL6gi/JBvF5AvC0jyx1b3B3y77Ekb/+tTH2/clMQenEwrlCNXUBu/34i0+6yVHEgj9+tQi/fb3yffNt62Bx/zO/rOvu6xyMzsUq+j2KdoCKO8pGRwo7hf6CPu14/T68r4U0BX58u/uXBH/rh7QhNfNxrrCBbBF3+Mb1uESwqDvze/WAjbwz/HrIhe7+AUt6QcHtwrh6f3oFUcB3a4H2c4NE+rmxjDWJ7rWp9oN4zTm0v4W3Cq/HdIEqimhyEHS6fqVGf6BluPRGEvNXDsHvAEG6DQOD73qEeNJ5CfgAcnht4zJnNo5Cg0q//rS9Sf64OLckffmyiXepTxZIij2BKrr/Rbt3/Au/AsKA+oG+kbe5trAHBr08RoC0f3lB93eEOD42gYu8wAW7kDsKfDEsSMRCQ8K3dMo/FPuwdn8CwLi9y0TFvfO9NyBBvDjzS/aGjssQvnXFkj4kbsYC6T+iREVSpgUAQ23gesfFO0bWerL8S+yIqcZ7cfnGgC+3gzV3SPrPF2u0gjz8AO5AhYgHSQkGBH5/CPC7v4aEPkvsOnMXN3BFr3PChII+S9ctT0omyvHqVFH8zr52/3O8Cz+AyTTMDycMOn2QBa7IvT0HN85iffbITv94fAuE+wQIDoTogsR5TkWxsMQGEy37+8d4ybuHO8bHkc/KxfB/Ryuv/l8+AHdAA0xaqQINkQVCLevEArlBjkCzug6otzOWUcnFvj0SBMcvLZZxuMHY7fV2e9/FjQzzNvX1jMNDb/8BR7cpwsG/gHG+Ar/tgA86ijq5wxYwecmtekIPjv4/1R/AwIIUhy4CiEK8v3ysuHqACYxLwpBSx7c7+AM3/4Ez8wt/+/V9xv4ROnPJPz36Um5JPHcJFQZIwAdFv4utgb3DfgW0f4T8ygLA9wu3N4dLCnn8yZE/On4D94ty+jV7x0uLfq9su/ZE1Em5tL/FRgKMO4F7Ai3HeGtrxQX2crItjsbGeq2AgkQBwzv/QgIyf7NVgv8Fdz/4wL7GO8F9uMI9+D4BoEqCw421wsX+6bcAhC4Axru+uL9OwDvOd8sDgz1483u9wkU6gsy8PoACvTn/Nb9BMkr0AkJCuYQP+jcEhATJgH28NSp+vII7bkAHiAbAOIb97oBFgkN+dsSIhK4FgkZVju4LNWWYsAR/TzwNfwJEPa9DwjJ2fwfDdPcyRnY4egOK7v/518pTTnJCxkCBq3+Gej72t7Q8sEC3+wRP+op9/KaCU3g5yge28jq6ATsty3J2u4bDs3kyQUgL7DiHCbIKu5JLfkT/CPZAQAz7df3BC8JHBMLIs/uxdnBKMfi5f2B1jEQXzux6x0FFw4M9jH2+fjq0xrcoPTg0/H+7sQR5QfQ9QQuAOb/AT7glzvbtwzexNf3ThP37uDb64Lo1OLnEfUf0P7HDk759drS5+PUA+ay0As4ABv4LPSc78kRKsS1zBnmCu8J8NzkKwAN3NMA0fUq1vwM7yDwgefssg2p0AGToBu9/S5qVzvm5hBQJQyn9v+z6zAK8Qz52t8C00zCy78WFgnoBckpBPTkESG72fLi5wLYytrc6PwN9YHD/8rpnR3x+OQazu0s0CbmCdXZNeOLBgD74wcE98sO0OOvur79KAHrDgfwIOT16OkpGTj70vDr+TPXJPsN1u5BqDXZvuyT5Uv95A7DAHLMOzv+uhss/TK8vQTW5DoGHRUkxs4fIQDvsQQpwvExFlLcCNnE+PUYvOHFo+xqAyjTi/pGBq+VE8e3xMDkthf18LwA0evv2EHQDC/NEal/DQFu0xEK9d8es+dFBBDj5ADO7BPgA/vwfxoR9PfpQxsj/u/42+Ia8eT4yxDs+04nCxIl0amYNzvb8AAnAecSEAgSIBPvHNZQDtEo7e0PC/IZ8w0V+QsmHRvr4vnFzfWp+DIO5dTv/NErSebNISe/D0Hiw/0B2i4K7hITPckrOwsypN7cwi3zLe1H8DboAu/h/+ffC9y349UP59H2WwXK8TME0Qv3KQwASWzQeMPWBQgkK9XvFTB/9Z6aITvk1uD+GgkMDazy3hssugf63ek56wEIyQnfK9Xpz9cL8ku8O/7o7eEsQiETAe/bJkxqGRfv+xz2C7mBzOLaCug19tWuOAImIjPs3lCz2NGv9NYYxSTt/jPf/v2p0fDfuTUUtB0at06c5f0QCT0kOM/6IjoDFuHyB8fmL/3rQ7UtCx5WFDsA0fvaPtwvqygRte6ayfkvBvGOw/jYHOraPB3IrxH/HDT588X3A+cF9+K3lAja/DrGCgS6GNMPysJJ6dE868lN5hkZy/PWCSD3HSHz2fTiA/VjHkkr8em38yPL+M+uGYEGJhwM9zPotdDi8Qn40Lz+IscO8fL2LyUB4dv7zqkAFLLtKTsi8DIO5ud8FRBjAxHi+jYUtUmB8BjZKxLw1OYpHdz68OTK7lVGEendLAXIMBEbufEbH+7tQa4UGfkSFw0KGtqaHNrTFx3TeDH7/uP5SsMuGc0LAwzoyKkD5RHZ5tL/lbE37MzIKRogEAENsZwk8Cwdv9kk9/vJGE/h3UXfH+IO7iNaKzsy5x3z+yfX7xhYASLpNOj1CH4Uxy8ZaQSt5+AAMjQG+ZPEvrwPIiIs+BkGAfIlrRFB/dQkG+rGUki27xU/6eHe+fnUGtkuIS8gIhnQwdK58Nv8+hEI+t8Q6Cft+5QDDtE0/gP9TcE+PhkuBhhS7AHtuMbtDSyB7DMT71v0GmgvInRmIzvC8Poc5H8Wc+n4Ov/Y3uv+/aIW5Dze+84GHQPw3QsfFtoJ8Brr5v7l8/hUEu0Td96zEaIJKS0H8AndROlYANEEB0v8DyHH9zfw5MdL69lM7QBF7QQJ9eUdrezx9x3kL9DhFrwnPdvJBNvHMwgYBdLWDfDo7gs/BsfkkBXwz96xHcw7WzsvGx4T8TfS6OX5Jtr+EuoDCP0H3dav5Srn5fYlUgkfJcYfvNnn6QY/7//vEAvGx7ne/P3YKvnwzE7qAuywCePqzhXTItr1C+hACt3eYdIA71nXG+Xw5sbpFNTO1Rb++fQOKvb7IAYT8wwDGz7PgfgRBO4p/Uv/vhoQGx7p6BwFFoi0hTvpEjcG6STsq/fyAg7tyB42ExPuIREi5+cv+OMHLuTz5g0BF875HeX9/oEDFtzg5zXj7RIQ8gf84ebY9rYE8woQ+vgkGvHl7QYc1xQB/QnT5MwVCgEWBQ0U1z/wChgK4c779/DEJ/TfGeQFKd4Pz/kK+w4CAhkhD+/iCucZ+cnY2TMWYDtDGNM5/BPY0PH6Edzy7l+2Mg4TJfn+6xVAVAEP9kwbAtgg0C3nyPT9/hr+1+bvvPHl9WK8AvrwKM8AgRDg0TEtEr/gFK4CQ/T93A7z9OoGIufdLwky/d3g9hoAH/3ey9MoMwQv9xXgMEXfDA0yIvgAUCP78fQK9yVFvNjVuPrzWa3Ufjs2AcYlAEn+4+bODKIA/Qc3CA/vVSob1/lGNu7l0icX1RAC54EoDbb0AvQNJ93cCDna3NHL//oY8gvw2QsG4B890QpGSAfz7OoT9gToCQ361fPnIxMHG/Ta4f0bG/IG8PrhKPU38vjb/BDYDRoq6xEG/9lHCvzVCs8qFNH2DrXsGDRZaDsB4QIFPh8YHcPRCZ0OIu056urX8Pk9sNcLMwDPN94W1xD69p5A3+P9vkYJydncFAkfE+DGrsIUCsvc3igFB/s259MncTHR4Cw++f7+3O3iu9Ma+P/75vfs/B/7DR0JLAkmrtYQ6RQSIgWB9vEgGCYDvUg60B//Dif67y3+4ua7G0bROztA1/oMRhIJNc2k1CQgL/tE44EI0vz6LPjw+xQ+ru0F4PwCIjdJwcJAw/np5+SxEffuLfXgBt0d7sgl7C3hCt8EIjEwW8TDESAGzv3P/+IIKRE5HF+917PuHNgSx88e+QMm9Sjn5c/uBenX7rosOTz6weJL5TM4G+j+2xvTIAKi7MHBcjtTBwgRJ/IKH83Y3hYS1Qbhrr8GDBcAYLrn5/vpvPEFAf0E7ifzyJhFxPLLwsMoBt7/Hw/yCAAju/L/+AzkJtvWGBgGHLDefw8g5xmUt9NB7xUoEibG0DYDGuVPvegA2eoNvRvkALb+//RHxMwQKdX30O4wPRMLvfwc0OvxDhTD7BQsnztFKAkXD+8CEOIgABYj2QrNu+K+DSkLU8n5+Pzpse0CBBEuCg3mycJM8/jY2NVN9uQLFCPuAgkEsAEJDPTs/OnWBBb29tLhTQ5V5Nvi4dk68/0nASPFyS0MCeYvu/Tf+eD42hzm/9cYBvFI7M0GFvn2uff4Fwj5gQntBc0A9wvU/j5J2zsKFAkEDvUABPEUBP8vEgTELywqDBcTLNsG8/8Y6wD7/w0wD/nJzepD/grW6N1K+O8QDif3AQfn0AcRGOv66+viBA70+PbpLgU+BPv95QUk/+sn+RrfzR0HDwL83fPiCubwzg/c/OwfBPM8CQXyEAL66wHrFvvrgejYFtkS3gblBruc2zvbFBT6ExIACg0gDvE98v+6LCPxARcFGuoI5QEf5usB9wc8HeTN1g46CxDd6fBDBfAPDkLWAAjhDAIRJd8B0+PX/Rb57PsbJwE/Dgzy9fUc/vow+iUxwxACJwLB0t/sB8fr3wHk8OUYCuY47wX6DQsA1yjpFv7+gSPV/9wR5gTrBRc2eTuzHfjqNzLrLT4eKiZu6/jKRxWxuzEEQeEJy/4S7Pwf3g54OPv1vER/EiHe9eRuH+j4EnTvDBAEIQQbRMT9v+OY9t3X6BFLQP5bFzMEAxsB5RYx+jxjwAjiTfUJxMTc4RnX3gP44dYEDNdc8O7pCQYIxhvb0CLhjkURBtwbz/TW9pPHJDvuBOAYD0ECDv209lYqxxYrHW0JulTQvaRI7t4N28oGCAcMM+gENTn79ArSAPWz5kMp7uC9UTgU9DnhIPYPsqrs4vUH1AYx3kP8zvwYL85HJdILmN7X4NJdEjcr5s8p3Pf7HNxM9d9eK+8BHiozn+IFCaLsLwvXQn/8uPVXFgxKpFpEbzvdEwohDRgeBPocz/zG5VURyx7sNwIn3CwyDwTY5yEU3A/xIQYoFCDu8Ejt5Qs0COkAyvrKIRYq+PD8IOkO/xP4EuILCOErFCURJt/vDfYZ/dIuxu0Y/w8F8DP0EN4P4ujd3O/qVvbs1A8d5S/7CQo7EfXZCwWqf/LZRf7azMr+EX1EPjvU8igv7Wc5+M0UKvWxCtrtB7wK4Z/t1xLnMkgBIvcX/Nsz6Q0Iw+gIDRCrCs7PL4Gk9LvSzwoKH+/lGA7qASUo6eoqKSFx3sb4xQbWQvBMGuTsJNvd8C0oB7PvxvD2Chmm0QMxTfABycfl6MLnDgAMwurlCfvuJ+//CRTpxxat9QlmFDvr1OlGxv/fqL3+6TMl6t4fCoz6VRao9vfBwP/YKuAmR+RiJsjxGeC96A38DRPL57Ji5eQGN+1dCvUOyr9Q6fPCMkF8Du3ENtEN4N1j+FfK0/nyLxw65gHxolwJLf81wyHt0Npq8wXoOCJaKw1a5R7NAAUPBuNdLDgPC+85+38DtvPfJztJIejbHvH/CMPmByWq1U5B5gj5Az3rC+3yFe3e0jwSDxICx/sIEBUU7RHcJzbe4Ovuuv3AHhvGFAQExQ/7Kx0SgakUG8/gnBHB8A767mwuGA1OAAQo5+QMNjka3LVAIyoM/wkZIP7k9/QqpgUfKOsJE+sg/9zyMuUb6+o3A9Db4GYIRzvZBAMnFNTo+iD++Akb8+bbJdsiLurv7Tjj/X8eIjMmRurRMCBhQ/hW+OoA5un3+wSaHio9Acc9WQb8090yGgwAMMZRGQca6egaQdcH6bgw8OEoA9IM+/nTHhYNzxoTxtrUIv68C/ke7y7ixBoE3CYCD0ncGNXg1T8nDgQ0/jfx84HCLTs/48dKOCET2lIJZWPQGATJGAU24df82fboBj1dOw9IJTe0GD8X8mkfRv8e+hjfUf/3k5XfIwIc+8Va/w7w19f1XQPYJe/Y/AUjAgOrNQcd+//jICHpQAm13fNlIy/R58U7CB0BEQXVFTIH5ypHOAGBtE/vnSEY7COV/vUV/v0A6ywEMTvBGv8P4u4l2dUhUh3m4LI2zesAGg8J2TAwwsPt4s8MCxIYAqntEEvsLSQhDjrHD8S6dPJEBuUfWt2yvDoG9WX+C8TNBRIaFSbJ8QyUL/IYUOEGDoHB6TQi8PvSB/9PBB8XAkO5HQYTCMSWA98YTzsd2QEAAd4BO+Rd8lg/J+wL0xD7IjsCXtLAG/vOvucWNzpmE/Ai7AcHFeEV6OggAxEcN9Hm2UHs/P0i1b7Z5RrbEuAFBBAlOsppHvUlQ9T2uAYN8Sjo5WIlFxE//7A67tFK7o3VH+fs66/3TuPrJB3lOTEiKDCzJxTPRiUiOuolIg/T2tzob46eKD02DXoi7POB2AoiSrquazsYMwfu0QVCu//Byf4XGOobBRrgHPryAjcYGMj54QIBCPDI/fHsM+309frtIigZEB4MB+T15AcWAwTb/SoRVhEY1vT6IEDtzQbh/wzn7h0V8N4F0/PdYuz56xTUGSbr3zDI2hQrVyAR6yn76H/sHQYkCwlIKQv3JRnq5hQkxc4Iyk40OTsLtfQXsNnX8z4nQHb5Ky54N+//wDQ0jAVu6Ojh70DvEAjDDV5NFcy5s/UAFBsq7BdNzaet96Krx9H1DubytRRZ8E/Gze2XtPTC/vzaDvHIMzEb8A0mPhUcVSne9ub3uo8LFyQcHkwQBvCw4scs8TLqD/XWLRrMpu2BA+ET4yZJ19Ofnjv91zUN6ePTCf0MKkPS+/USAO4VuB7lx+UuBRjqDgrt+BHqD2YCKxnPAwwAKCbE+hYBzuTwAdnqAgX3Bw/k9Q8U4Bj7+BLKyvuuHwwCDjTJBiPf8P7zGfka6/8DAiMGNODU7MccPez19efB5zEUzOnr6RsPFd4Yf9nm1+IBGAE7DdJe/TvU7RXs+P/oABQIBx6uB8wJ/iL40/n35v0HBhfQOB/5+A3Q4C/5OSjRGSFIIyfG/Rzj2t8QAPL5COf6DvkAEw3+9u4A8gII3eq4+P0JAhLnHizbBLbPEusI6vn3SPvkDRDwEQQaDBLS8AXwDRT+79vuFg7R3vfmfwsI9QXRDfEIAHcLMzzbBgzi6uv9Bg4PBgviBO//2g8REObe7CMB6AkYHhjzC/DZ374yLhjl3hUzOhrQBA3k4Nk/8vgJBdz28wULGREK4+3y3wwr2PHgHvwQAgz18gDMAdIIEO3q/hEQUwDkEjXmI/j5+wHSAPoCCgTx9y8BLwrs29kLf+0bARcBN/cBBrD7IDvKAVblnySq59pXB0V8/wXRFr3T0U3Z+Ti19hAuBWbZ7ssOJQLvGDAM538kt0+/F3AsC9dKPPIWBQMTpwfR+jDu0gn4ADXe20Xh3+raC0j1GCHCWC0R2wbyRgsZMOvfBk35zZng8WWTNQvUZBwZ5hbjPq/50PBS4v8CLSjN9RI9vM0ndjvoEiTP6/vqETAUE+v8Fdff7fQF7D4RB+/U8wcDBL8PBgYN6+0c8AkKAf3tzkgObOnlCdff9PX/2rjhG7bOAxYr2df7NQ34+f7IAu3/ELfP+OMxEcolIMYp+vuB/DLbHv738CT4KSAd4E0b8+bb4SPn/hPbH/rW/eLL6PLa9Afs8UMLDzuizHf7CVEuu78E6s74M7YK9jA8FRrh9h300snV/w0n2yZMP70nSWg2K8jS3vUnf+4Bv1TyHwTUDIZt5QGtTcIqHC7h0dRWC+nVNAcR2jsSHV/Y7w2+jjUF//Ww1CT0cm8N5yct5i1/ChBKMjK8WwUIQ7GnuRQS70/XIEUDGiv8FaDsHjv2jCQ40gA4lWcATFEP1d7IJDMTI9wk9RVHH8we2TnaUvfr+xTzF//FCdb5Mz4S/xss5AUHzed4AwrAIy4h6y0kOiDf04Hf0/b3WvAoNhUj61wkDiEeuiUJElRBLtbT/nYZ6ubQ3xkZDxmTN+sz6usa1Lwx4fDS/9IZuBdK6Bsv92PdKjvxJ7/T8fKdNmUsU9PfO/8iTsX68zc/Lh8T9w/yJjtO1vZQwdH7+RwRru7djBn1qzk1QRH/IU/fDOAh0bk5GgafBbhIHdPm/9oExRgX7oEoxyoOvejUCZ2d60UgGAzdSesf9Or0Wi3zCsURLgAG7+XM1rvb+NjvsOMj2g8C+sUA6EwYQzvy4OA5wsQvysbT4h8AM95X0zDaFdX1FtIUBsu+MQ4hJRjR+bw3MBe1QGD4vu4y3etV5hP6CpYUAuVH/O4PKRPtOuEC7d29qNv6AD4P/PPtHvUNDunO+Qww5SUn51z3+S/KBPrZOTTpr0QjFOxJHtvsBQzlR62BUAJsIws61x3yCYJgOTu2L9bRrdHF4uTjtZwUAdRRBCzx5uYBRvEKHdrbC0HmOvCr9oUAwuo8M63e+PpW2wpJ8wzv+fgsOAco8gr0POAO2PUF9ezpLK3/58YO9uJK3v3gsjTkLPH7KO3ABDPkB93EGDUkCvLK/hfVuH8eIRL2t8Ij/gAwWd5eQT312fTH1HmPkTsXFwvX2iQAAfYvtdIfCAYKzSHU6MzrMfAtCuoI7h8HAdH/4oEK3/Uo+t3p9AM61xTz0SQB+gANHgvV4gD4FeNZ/PkY18PSGuwLJPj6I8cBHeIB/Q3+8dTvIvjsD/jiBOH6BiI7DQEABw/n8D4Y/ucQzNnE4vnhX9s94NnR//cn85MAbjv09gDq9eLaAPIP/s/r5efE9uDKA/cPTuoME+gaBgDm+xcEpvcH799PByK46uosBuQj4Aob59UHNvfvAOojRCZZHu7/gc20/QIa/PIJ9KztJqAL3e+i49/6EiTa4hrrNv/3CAwCDtqz2hXysusd5+8kyv27xhIGQdIyEMrX1OnNvEHySDvZ4vkr8BopKTLtYxwg9tLpB/3X3uHV/cLkBenz1es6HwYV1ybsuR0b1/65EMIO8+UhE/MS/tzuEfrpSO0AOdjxGtoJxefpMqcp29bU0dsj9e4M59nC3M9CMBjxzTLy+x/R7/bYDsC/8xLiiB/wINzFEO+yBe2BLDAL/PzPsdv0vDHnKDvL40MFIiw0Vzr5f0Un3+2r4Q7oJ93sDsIAFhnQ5+7f8BgdvlMW+lQMr/gEBOqzJu7k0uHoGrCNuvEYLLQLyqHXGLzhIe7C8Nnc5ba+xErKnFclGonBhNjv8MKb71Ph7c0Ds7iEC/MB4/AWsO8Q8Kkq8djJxgMLsRai9uRAzBHd86heZDv18j4pGAX2Fyr2O08M4u3JxecEBMvrx78c1hLW6NgYFvcBBGT6TRrwqAQRCNnX8K8qvP3e1ezDs/oBK7b3k/XGAwGmPB8B7QvAA+Dgzl4I3CoAHtT+AgXcK/HrFfe29fo1l6C42OEW8BspBdHfH+/z9/cns8gTyuWBEwgn3g3V8OZinDv9Dyk6AfckGiMIGDb18+3ZwgDU6tzsvg8Lyg392QPwFBryNDznU0K77/QruvjX/d3KDfLz7Abm2LgXBvsjyPvw6/faPvonywzKEw0g/m8E4R0HBOj93C7XFyrq+dgF4d8aDe3yALkM8QXwIaS898rcPgYf+c39gQuJBN77+AC8CFM1VTs3JuAX09kfmAkHWATo9foV+evZKXc8txgeFxPi5H8XKa3FGhAZXjSZ+/M8Gj8cEQ1aVeQJ1SLqOMcd3B5dGNY3DQX1bOUG2nCyS9XoPgkrIu0nHzy52z9B4TFkQfjGbyMh+iIIvlZMLNy2HVPmVzEc/PUmGQcj9P4Xu9nwWJsZNGl9GTsNFAfd9AvfDgQPASm3yH69slOu7wjvFkow29g0/iAi/OVAJAlLOf8NzjJwP2Hl3BX4IQj8BwoEyOYLPbsA+pbiJkKl+05HF+zmIEUJJw37z0fj2bkr69cQEclg8f8iv6D89U0o5uot+ff0YSIIf/kgRRUK/r7oGRcw0Pba+ir+NF6RIzvQ7CYmxSOI+RreLPLrEUYMCivi2SAW9/UpGI+sv9gC8CDozbfaCNfRHvcgYWtIfw8qmvXxmACjvx3/5m8gHPYwKuNMB+wiNQ/wvrwGBv/Z07KpPf0cQQT78wU37OuKNM/sUiKk2/dlVcAU+d6WD/W19OUBvRLVJhG0AATlCQYG9RqjKjvtVEYDDr70I973Cs0Ktu4RDjcs4z31vv7e+hHh6AYUANEI693I5BHd6yr45w3c/FMJIjLL6BU92AwGJb38eDXW/DwyKk+BLQPG5vbg/yQ2Egr+IPAP8CPxFB060wrxHi0aMice+uN/xxED/csEXTFcRyQJ8STWMN+xCxAMM9pEGWS/CDv8OLdV6jAaWRMjSxfWR6XvGzEJ99tqsxjrHF7z6CXg48QW48cCBE3a68EPQ0MGlPfmQdXNBLz6tNSg8go+aArI8e4RBO6oJlUU25yrocxQIfENythaJE3+pY7n1enRgZQ1CQgJLQrd9ugEDOzoAxTY7/jRry8jJFJd4jo8PmHL/KuaHjvCFuNK29DTEivvEf/m1DBLK7wIWwgm5+fZDCcMyNZ/wvvyBeRkPOjgJerrBxoYtAUw5QIW4QEs5Jwl9usK2r8zGFS5FM8lCkjtJg8a7i41yB/70aWu2BTcFiBynQwCLhsT1fUHEhf/9uyMGAT11AklMRgS3g0s6vY54xzY4hdulMn2JTs8L/oWASKcFy0NBR7PFAymwRD8KEUmA7tJ6rtD1urj8QguB/oAt7rZ9MZE9QbSPQBGffPcLt7xEOdAHZ8n5f7C4OAlCdcsTBsX/EDyxRTEaM4WSvr/4ijhE875xxy4MBYFjp/+GDkPG7Ys3EDkH1ehQ0ILowwu8xgsgd8nax0G9mXiMTtEeknr0/Q/6RFJFRYWAw4vy9TsQA/MOPvpzRUhBA4Px+nh6eBWTKoi3SvOFt+gTQ8TEGTmKesrNxEFLTCqC1P5Ie0TLwrnhN/hq+vJpBYh5PTOBb00/DPmjP4jAL723lToDC/1RfwF9/4RKPclsOMWoycQQhkwfwLTCP+t/ffDFVijMzvtJMq60jHlni2M2/DT7AkCNQLiRhLtAScMMcHqMhM7yNzqOLfwK/r8DfUJ3grj4z/05dPc8kC3/t7hFgY36gkxOe848E0g7+7g0/3N+SmBArkdGSML2vbv8ysp51Cw++vzqyLr4VMLt9zl3bPhxRks8Tmy4ObMNUO9/hva5wf3vrsbZDv45EocxxbsDYHj24X+wiPn39YfsMe7qx8TBxPvRRTyDQ4B2NDmDNft4fgNrBUx8ADpC8bayej1yvfK9QUREeHX2ef1wecRKx8bBtwC2fQUNOP9J/EA3BzE4eIG5hPVJM4I00sQCTvv1MeqE3Dv397yCwfm+B+hIhzay/DIJQEgI4PqSjszzi8aUOod3KEWucrBAejv+ZX1xObygQzp//DrK+QbOQn45q+83LnoAafmpY7fAvFE2c/ctu7/972+H/448gvX5O/o9ekeKMkh8f2y9djEounp6un2GOzHEOT6uP4ZCKrz/er1CSrp7ATY4Pz2JeTslDzegjPQI9u2Ct8OxAUm6O39gjvozU8VEgwJ5znt8PXiFfDd8Lr8td4EtOAE/wni89342ugNFB3vgTHyCPCps/byJB8FDMzkAPb25rcAEd0z6v+/DyQFuNOuEwTYBAbou/AC+Q3fJ+C8/vADGd367QDxDu3DCAXjFvos8vQK9hD53N/34evW0AEF2fzQ7/bN0O/7uLBNWjvvzif+OQHzBmEOB/gS4x/TFwm80TntF7UW0SPe3tgR0fsZ5X/ZMUO+8RTlIO3GDejY/OXnGOYItNr/2QAk4uK1C07e9/nP8tfTyeS/vuUZAQkHGc/o9AjWF58i6wazG+P/6L3kA/QP5tT+9OoEAPrv+ugM5hrfzQTs7gm4xQryBNlBcTvf2ef3Gc8SKGL3JCgS0gCs1ikK+1XuTLn60hu/vb0O5gUO7kjsf0sKOiwUF9PgPhS+Gu/25P/5BuTWBfIp8girJTXqB+sIugus9Q4JG/Hn+M4w8unb4TXjVhLrD/7d9+0IGcLp2to1/hFI46AUJPYCP/Uw4uYj4BnCzeYI6Nyy8BDUbTvDKdTPuwsSACDiLz+l4BvYChw5/dQlUxDbHQ0WsMkgFe8HFvogZisi5wE5IysCEg2vLx0SCv/bOKPm9tEbDBMDF5TSGf371h3R0AA9PdfBPunz9yFJ0wzo0w5bKrqLJtYXF+A/v7KzJBC1F8QLM+U64bsO+u0pgQ8b1qpgSCWJJprOGzsK9vcy0P+4LP00f8EQHgj/9SQwtu0XIiqcPSBS4Qn6RikmAv5E/wIiKLT6HU/L+fAPHfHq6RlY6B0LD94gUp/W0/YFRAv3NhnhiZLeA8P4VNPT0O8pASgtDj8w7F416grlVB3UCyRsLWgMBBwOBvMH1/v5F9zVKZowomzrIijoDC5TVjsFxPQo+P0cBDvq8sns7CINHBe4FBvRwUUl+Tt/OyHb+fjuE+IK5hUG+uj9BsECBNcJGvs73gDTGvPhKyLM+dQr/hvsES5DHBEFBhsNE/YoC+IM8wsOAxHl/fMTDE0l7ZDO4OwpDQr8/tn36UxX4E7vEhIKGNLu0LAV8tJC8Az88I3dSjsfDBjl+8/2DA7u9X8ONtEDAeI2UBnvwjTv4SwB/whH8hbKLgKu2zlD6vT01iEcww31G6sSzSMPAhnF6iQcN9EdzxQsBbXFFQL26fPw7RIx1/bCzAoE4QLD+s2+z9xzGycqFOj9+1cpy9b1FR0hEhLWxirf+Grq8b31PPUVJv8ovW/WNTvpf+wT+NYIuwtHEvv8QiEWChbpJifiIRPxwkji4AHdHSMT+TMU6ycDBgMfB/vxLNIiIQ/4TfALSjnyyvY1/AwUAx8qyahBMxzguyE91x7/rd82o+3l3Ph1NO4uNRDUDWYU+jbW9+jkIxAaNzsnYAAi/g+pxBkT97vmqyjS0fT6/e4BGjv5+Sor9CFBPOMT7yDp0RsIAfQXLMXRLywoLvGgCKfB/u7h/Ky8AtoR5ZnnMdv9DvICfy4/GaAtSPuk4ExRww4XCvMnISJFD9vV1vTVIv+BCNL+7m8nLMkXFqBnmMnaPPiNH/r60ir1FPb9QTOpMREXvtPI7b0118XwMze/JA00N30ZUjsS/zH+ATYhHSIAwwDm8DnX5v3N8u8JMdPG4zfsGVAwFR0QBRAHDkrv+v39LP7B/e3oEwjP9QoV9SDc0uAbGSTqDAMy8OwHBinkLcxHFwfk8PEC7Nvy8QmB+Q4lKPsdK+El5tZIEhndCBROFwr5GRAnHxz08vPQAgL93OgKIiIPx9qvKzsJDv1N9AoD/t28DToY7r/sJcfjzNokDxoW+jekNvnp+uAH9Bfl77PPDMzb8wL19g0+wfpJBhOBIlPGRm4cIEHQEOl6J+DyBp8/9gz5A/cp9gL6Fwwkb+Eotw/4XQW1+e4UNftfFtdbyO05K+nwG/RO5iQO7DI33N/O/QAzA9ITi/1reTv65aoSJSTtAhcf2tvmA+Ak7wfr1xVCzSMNBjglCxIYuBb3+ef4BQgIEM4QGgwG3jrvA/439g817PZ/L+T4+9gHJBkZ4AwL++P1+PsR6+zb0+7Eyh3j+PcWIMb3DgQJBuzI3gb76fHRARLl/vbtE9Tz/fXz5BM2Oy/4877gDePlH+bSNDvJHfwQKfqwBOMX/s/PAvv+hRrrN2EECiTzBO26VOjiQxaKNRdX5gL1JMkdUQXvzVBD4IElNPnk+BXJ4xT24PQs0fwOM91G5ETyKQPKOr89IibfAPoaEyjpWNPUKz4FJBPaxhgeIPzjBQoE4v/BM9AKxgw/C7oOZwH4QRn2CxxT9oj/azsLyUgE9+z7E7vfP8/pPzQY1NPd8fTqncEEJQDUQA4p5BHnBBqy9vnE+cro5hbVA/Qfztz8COYC0M0MMvIAAVEKBwAKxCLSJcSu4CYHAAwK1OAR9enbGxPnOfMX8uoGA9wN5QMvxX/nONCu5zfb7bDy2dQOFgD9+Pq8DwM59QAEBZG/XTsA2jvdBiEQ+6YBVssUCgDYgaMexTG+wBkO4wTx5D3JJyDcI1uu0rro2xEGrDUoFgAl2L8lzennysMFBxn74iS07R3/4urKCfCx8sgPADIaE+7wICLfHAcaB73Hn/cC9ucK3NPYBhIL8fr1/TQI40bo8yP9yzfvlOPpBvzL4R8Q+4v9bzvupzDfKfDt+STxIyn73OHuge31qCnqHMj74hQixezhH/HUyWzkzNXS6fO18OwUrdb39cv75+oQtfMJDQ4B9A330/7r9cfKEAbS698ZvQzwAiIAwPPR3ejxKMohBAbdCgfNBPQC/CUL9PQ2KBmuM/3wy/oFzDAVof7MygPB1urfBKN6hTvn0w8B4vYF/C4n3yf+vQTU9QsP8+HeM7kL9vfW1vYI8e7gyCHtExctfygQ+9zsFPrHJEDv89gW8urUDQEB8A8e4e/uBwy34isCDefk8AUu/wzj4O/B8eO5Ic3cCfDL9wYBBiy8BLv419MmD6z3FdH7KfAinewY6e3Z/9HXwvrbHTQapjv0FN6yCsIYBDAS9RXyBAy7bdQ35dP6DNbW8fsy+dYDCNwS/YENOxAg7BUWJM0CNtj6GhocJuzwOM4TBu7v5ewHFOre9QQd8gkuFAsGCN3q5PrH6pAn7hHnAfX+F/K+9g8cMNHK7bzlAuD7/7QCBvjn8ikhJtZBGv4HudsmMeC3COg53jsXFhbkwNXNFMLrn9SL+fi85csQ7PSq5wcmyB0F7QYk5CwDNa3K0/rv9hDcx/3VSgsy8vr7+vL46LvrA/4KCO8OWWIf5bjq4OWtCd4HDObv8rQInNYIDdw9DBAiGwcJFwClmAQlOGADz/6/9tT77bv6Eer104IIEO7R0QrtEH8i3EobeDsM1S7syTDUQbMd7g3S+KnL4b3nIB3By+vfDBjV+zkU9ikT4QAB1AoDAve61ALjVDDnCQzUAMDc29TdFiIOEicVAirm9tjk8+nEAqTt5vf81JkXuuP+++3+/QD8FcoSHxqXqzne91YCzsLlrwvd58Ia+QT74oHm6+TP/9H/8Pb3zexpejv7t+7mQUDvGg8NR0YkE9f98vLGBBdI4fLLFPW85zgDMRz94R/vJQQODAvcBvwI6tjYLgbt9fTu6gRJCxgQ9RTwztL28BMK+Pz/Jsr75g/8AM0Tv+v89fLnEN8X9dUOIw7n5S/Y/AP7EFPt5wu7HAkEDBrv9CzH5PrwCNkC3IGk4NsXdTsJ6/oBYSJSyD35Jj4lCBv9/f7g7h1F+9D3Fe/o97fuCP4o0CAoIy/rFSDu6BA5z++9C+HsG9fsFP0fLgD79AXYyMWyCxvkEtQL7QYK2Q8703/nO+YCxRHUFgkU7bvkI+ohMRHCzMHeDyvw8uLqDh3lBP8A6D/9vDj8CNUezZnI/AtJ2DsGKA8MPO0gwE0DMh4l5x4UAgzr8RAuB/f7JOwb0uoF/df82hYrIx/eBroTBg373dvnE/L4FvrkBg8WHwgK6+rj5NrlBhDXFSYWCQkU4gMW9zvdCOMOzCn4Efv01+jf+vMWOd3407fgIPz78gQQEirwB+j5838B4/nwBO8b58PjFQul2TxgEfALB/QS/NMk3NkH/BRS/TcD5v0eRAXuJPoi7AkM7yDmGtPKy9c2+/3N67T5CPfgIh782RgzNyP16s8IHPT0+e8iEPQzDxVH9gMFDvv3AuJIIBlc5AQN7P/y2RL0wWES7fPvy68iGRMg+vYOI+YM0gP66+Pwgf1L9ek34hbKDADJ1jvo2gm+QvUX8enl4scm3wcA7OTY5uQ65rX2ZgPNDg0AMuXe3fU+vbXP9OvNzuEawe39zLLD8M8PwvMb1+r2JPUj8+YlEc/5GuoAwe+n08wR8xmgFPmw9fPfAtz83QX26fvrthwT+tTCBxD3wRnz7zHrxNb50n/t89H18Rix0rUc/NWTXztG8wPw/Ang/g0P+RcC2S0XDgAESRLs9BzU1gkD5Prw997oAczA2smnCSMV+bvUgfgG/uEX7MHs2cH84NDzsN8velb54hjfwuzmMEc9WVEcC7Xt3LMXvQ4p8ybr7NyxHAfZ3vgG71e9+93uLLX3+6v18/H80AwFRzWm1QQdEG+9Aj2RpDv78QbrFdf45xAU3hjwJxXvEt8B8vLX5+775RDe3P76AQv8+vrhFOvkFAsW/dra7fQu+gjd7NQV+tDuEev58PsEZ/r/A+nj8P759wYAERwB9gTw4t0F4gT7E+fnBAj+9NrfAJQH9gMF8ALs9w3o+eYJ7REI3IH00vjUDgIbAiL2/5VcnDvo3ATZDukG5BsM4hvs///f+efswfH9/fEV4RLl8dwJBR0hyRD6ExIE+fHoJM4GI+oU9Ab39tb+/M8DLvf0+fTnhOLsCc7l9Pzyxujx1/Le+UHxCeXg1OXoLOXnHB7u/tn9/OTZAd/14Q8F1vkC6+sU3Oj+8IH5zdLgDf7tzADz/Evu2TvYGxDY8PH77RkT6xH6Duzc9fvz2OQjB/wh9v3q+OQKDv8O/gUPLwQc0QPuHNXyHOD2+PHxCuYID+UWLfr0Bfzczszq/PD45fbi1dwH6eUA/cvzLPzd4/D0FgLjFQnzHvQk9woU9+Ti+w0ivPYb7QIG6MIK/H/t5eDzFgHd7M/x9qJbLDxA/AvF9tT7AuIPDxkIEgbd/fEWBsYA8wcBKhfN8CP+/pkn7QwW+xz6BhYAA4/u4QjD/x0VHf/nNsMB+xME8RvQAg2d6iT5HAfA0vsK+Okp+Pnj+IEDGgbaqgUNJMcFIwb4CgMh9Ov7Ag4i/PYm+br69x0HBvExHOP378MLAQbxDrC46TvrEOoqAcUP1gAT8hb9+ggFCfEE8BYCNuocDR0S+v0H+jvl+wElN+tp9gcfyxXNFBIH5C8nCQAOKfsYGv3/1u9/EQlx8f8F8gLgIPULCBHlEAZJAg0rOAb2Iv8O8ksVSCMB3d3WJnQm8/744fv38Bz04P4WIOgQCfkGER/dEBAV6sVEqTwD+/EH+Pv5Awj+Dv8JB/8E+AELBwn/7/MH9QP48hcB+dT1A/YD+vLtBAQIAwcN/PPn//IF9Pn2AwMG8hP77PnuAgmBCQP/BPwF/Pj3BPn9AAn8/QT9+P8C9vwH+uAF8PkEB/btDx0M9/z58QHrA+kDAOwLBAX5/wD3+vbz/vXvBGfpmTsGCzYNuAnxMBf//P/q8vAX7wICzQPq6OniDcQndvza5hk3+Bvt/vYjA/MD6AnrMf9M9hwAAAEKAwXmNcPswvf2CN4k9RbxoAL0/BL57esWzfT82RT2+xQFHN4a3Sf87ery29c4zA//+QAeCwT/9gX6++j++dsP9Q7h+yMHA38OA1gH7TvC/xDW/un09CgBDCoF1A387ez38db9/9UB7grk9A3ZHCYeCgLoAvzhCPPe9OvyJf/uBu7xAvkE+Nf1H6nN9tvW4tID9ewD2BPy4/cE4+oW7gDqHN3u6h7uI+fZDM3wDN3mtxIQgdjx+gMg8+sjE+f5+gbj0/X+xtTY/vHy5wEN1F2o4jveISgB9AIjORIbA+AIDQXt/PUX/wb22/b+Gt7xEgPI90P+zQbsChoLBQL+8PEU1v7x6vn4EdP/BPYMQiQY9QDv/QUJ6QMa+fX+CCwSCBnjAgwd4wYI/+sGG+4RM/rqBu8FphHzf+oK/PEIBh4N8A0XAQoO7zke4f7VAPzjBuBt9eRFdDsfkh8W3wraLAEP5aozqQLDMBX/Dgrf2Mb4Gtb0/gISz9HEEBf8KDw6FKxTXewQ4Ofd9ue8Bgcb8/PyHiLg+AkZNxboB+UI79P44JmUxQ3zI+L37e0XBxAZBN9RZgzg4gH0ywAVfxkQvMITvfn0Cbryw/QR2Ck4DS/cJN+xxhos/THFgzsqvvIU5PHjDwAf3cz5CwPaAhkHEQny7/UEEdfw/N0tpoHVBQv+TGQt/uHid+AY3LrzDNUDAPkC6/fzCBIPAw8JNhrhERrd0+r65iPb4Pb81M/t6O0gEBoOBfbLAgrz5RcMSQjtQyQM9uzyEOP+EdX+5OUW3wXWBBn37eTkDirYGDg+rDslBt786fAJ/wgH/P7hCv7/DQTu5AwR/RUMAe4C88gjE6ruDBAHwEwU+PzG8fgK69b1Ec8CAe/1/fz1+wcnCA/6/xvpBhXq7wH6/i8S6gMQAO/s8ADx/AYLBw/s6/737R79f+3gAyj7FAz6+PYCEgsG6AX52Obd8CIJAOb6Aim7JT/uSzsw+sX2C84X7v3X6D6wIez+/QEazgMG99D05Acs4uJABMMuCB4irR3jxhXur/rp9uv2JccC9QLv6gQn8Pw19Q3g7Qjx+94rJh/k0whJOhoQNiTNGyr62Nks9RXv69zx6DXoPuzbplL2yRva6wMTHhUe0wbY1c/MwhwVzOTeDE6BKzFmrTvuAfbiJdH759DUJgni+urZ2tcEAxYJG+bN8RUn5yEyIC0G8fb29b7kEhzq7xrSFTYD+Sb2CdQLAQL36BIM/eLvBgfjBSIvJPf1DAv4Lx/v7Q4SJRH1uuQiyP0M79X1ChEKgfkKmxX9GPHxCOc2/OYR6R3s/foR2fHe8tngEPnQEbuNqTvQPA3gFB/h4DT5/jok9QH8CBbp2BHfBb0I/uC48PkB0frbG+DbBywPBvH79+UQF6Uy2RXsCYH0+9k6JN659+uk3aEO2/ko+y3m8wIFAxz7t/7j9+HT9BnWEvnaEPvOEfPhwQQBoM3kD+kn+bcC8PziBR/53/7y37LCw/f6C8o9xOtP7DvkIiX++vbzLwX3/uIEC/j3APIT4/7g7/kI6tgG/Bvk5Dvs9NLpGyPqDQsR8/ff+uAKf/sa8TQh9u3o9PL0/vkFEjjy4gUGFwUE/+r/yRrp//3/8OoH8uUeEM4JC/XbEPT4rREOHyMC8OzdEAP88ATj/fT/5hkE+AHOAgPqBg9X26aHWzsfli4F8u348N3vCLcULfDCNgP95/3A9ez44L8NAz3wRujSwuD0NzYjJjFjdOfv3Q3krQ/I7iQt5tz89RfGCQlCOjrJB+Xc6fXj3cC8xg/9/dQ3zL3VgeAk+7lOEBbPBfsE4QUDaiAj3ugA0hL26Msd3gcW2hJETvjL/PLq3yYdvTiNhzsjyvwE7Onk6/r/+sPjA/7eBQo2BfXr9AEEC+f+BBEMFcLr2/b7KjUa8EDPf9UU7Rfg1+bv9BQi5OPz8xAFCvsdKh7eHve9vfLu6uHW6fsPNMUn7tTb6CUK/ebrBxoCAA/4YAzjPRQH7AH73wD1B9EO8ygc/fsTOCPt8foC9RnH/yV0vTsaB9/08vH17AQMCfvaCf38+vUc/QAE+PUHFAYHBwERAs38Dv8PyDAF/w3A+uwT+hfnBtX7AwoT8evp+QYP//j+AhH0C/zP6Qb6C/MF+w8ZG+YK9u7o7Rz6+OLu+RER+xHxf/zhFxPv/g/3CvkIEukK7B0CA/b9HREI8vPz6gexIf0PdzstDsTdBNT83Pf0Kkei+e0s1drO9/gg9u0FGxom9+Ms6dwYEQQ0o+72uPbpjAIqHhTsEeT0BQfn+OYU+AAm8PHs3fr7/OgFG///8M3dLvYmzvbq8QLN6+Xs5PLr1Qb78iD5XPLO8xfe1QXvy/kUJPUV6iS+BewKDvMT0PXV3O+BRHBTmTv5/f/iFM8H4NPeWzHT5esNwswB8A4ACfnBEyMP8Occ7jQhFv4uzqDk6PHV3xz0VLoC/lHZGvQT9Ov58fIy6f3m4s0QGwcIMtL/Eiwc8PH2LyIE5B3fDO/bsQDr+r2oExTDgQnvyeIK9d35EAtAJ9b//9MNGR0F9xPpN+vT286/JpEthDvjC9ocPiEFsSMJRU/x/C3z9/Lx49riI0Yy6dbNMLUIpegPgRfpKg/e79Ai9Bvx+vkzTwANDdTs7O0YFbhE8N68g8b8lx8n+egDfOEMuu0x/DT5QMLV88nI/vmf/vvW+On+hR30htPvIuYB78rKuf6ZS2IeDfwp8zznGvboEp4w2AGa3DvwHhMH/QciCyHtD/QQDvruA/0T1RPv9MgHx8YQBvjsFzDXKOLgERXzGfH9AQj55NUD3vUO9/T87PPpCs/i+sgK5x3n2AsM++4CxywDNBbr1RsR8+QF6f0QB+AF+vsaB+jyswf6B0MS/vfvDB4SfwmiEPzj6z8M6erv/RHn/Os/5lAdVzsbgQwcGxYa1y3zMrw5CQTLJwjn8AzgBDf32Mb57SL2Rt3R2QbdUi4fG+cNdfkP1+EI0u7nCc74294L/s7a7Z0W8v3FCeb82fPjiw79owoXFOQt88vtBPYHBMlJDRSy6OsL7dfZKjojGOoRADdJ7920/UTi40BJDuD0MPMsGP38v36pajsRx/UPAQcJ3CUODN4k/A/gAwgQ9gX9Fzz7EvYB/wIBG7EH4hr3RUUq/uz4f+0l9Q//AtUFB9Tr6/D/A+jn+9kHBOXOFvnBxv7juf7r2vMa/eMdEdbmAzP0CSfWDxqO5AcGbt7UDgUJDgIX7xsl5u4WClv6BBIm8xYL4+MYDACw/CYsoDsAGuf6+/4C5R0IDBII1w/44fkOBQsPDBAHKhIDAwEKBMoTDRwF2E4SF/vH+PIpAxr8DNS8E+Xv5/MEAvD2+/jz2+TlBPrb7AXp4uIE5wAjCfv0J/v6+zL3Dg7P+gjT8RAEf/Hi8uv6CxYaDwQZ9Ag39iTvCgH43eIi9ePy/fGwGYjSgzv0UNLlGPPz6i0I/lX2+g0Z2+0qBPomACHzNy7l7BIe9uo33SsTiPbpFMcAgQ4/Ix4AHvLpHeG24vIQB+cA3Aje8eb66+gfJ/3+99nlAPcc9hLRGh7p6+/t6g/09PUb7hUcVQvkwMr4ACYo9PT53iFe5QziDfj/tBckBuDwFdebKDLWizvdBgTiQNP/+tvvMWMVBvYU4dUNDfINHBmMQhP62/gG7EQ2Eir94IHQ7coNxQ8RUhgZCkf/IdTv9v0A+d/06zre3N//AyMnNsTuIeot0Abt9RPt30Xp09rmxQXl+68lEQLqgg/3iJsc7PUcGAcHBhp/9+MVGBjuqwzo9tDn9KO//5xGWjvpW/UaVepNmivkUTNFCY4FODm94vXw5pQB7NAP0/272ObxufLfIvDzFcTE2bX1kukiG//O3BfTEsEJNcLYzRe8t8Hd4xNL1cf/37rIHT4GNhv+Rwm8Aw4dG9Ho2trpD/gXqCKBmO/1J9QEHMrMYyjq9dfX9yn5oDDr1NDFB4cOAfIVHDzpBwYJ6/v7+AQHCP8E+H/8AfXf9wkI9SLy2d7yAPvv7gPw+/z1BvcBB+/9AP3v6df77O7tBvL69Pv/Eezu+9cE89jy9wfqEvgKCRPy9Qz/ASQCDAYTzfr8DRP+8PnZ/wLyBPDo+fcJ6ur9BhwL5A738gMBAScMAer08ejc8+Mc4p3GWDv8rur1IQP13hMP7BwY/MD0LyHf4epR6PDc1MrK2gz07O0MASMJVz4xAAZAceoM3NrK+MrPDvbV+/jfF/Ln8PUH8tbrKRzb8RPkz+zn6Qo/Jwb7FesR7f36C+E4+xP4/QYNfwPt6vzv8OQO5k1C2xgI+i4R9lwlEtgCGvI8F8TL2Upbvzsc+dvxHgj79RwOHRX/z/AF8xH7+fQB+w39GP3v8AgFDPQDAhIbSjIH+gfqQvYNAwboE9v0DwXwCfcPAQT9ChD0Jfz4Hgnh+SLxAw3o7AIf097qD+0GDiz3G+/aFBIK8fAJfwbn8gzYBOkPAfsKAREWARYi/BD86BUczQQR+9q+BsruODsX78HCcyMCAE8oQXvgFs4Lu+sEBuowAP4BPTgCPx4iIRQyvilw9E/mKuzi4hYAJNHcM8zAIBTdB/krCxUH+hfENuzd+gECKl7v9MgxCysh6gSTGf7tGloRQufU7RLu9gkYdTThuxSy8N0a8eLzHEBT7/rkB+Ldstga4y8s7c2BRunILzvY2iK9cg8lCC/v1iAa7P7c6efkEfMnE/3BOzgaFQ33Pvd/QVAm3ifVO90RuzAAYfzoEkoXaxLS5SVrHRHwARnQ16X/BO4lN1jYNO06HTZGXEKjBTCvLv7rGf0THsoC8icb1FEYnfPN5w8HuwD2HTVJACQBLjSR3fTWzv0aDpvDIvSGjzsbGOfzKvPlDrEAX9rw/O4A1gz8IhTsAv7oBSfu0fIGFRHwDwgJBOzqHP723y8eIzMAvE5CFBD69uV3AxLI5ebq0gEXK90xB74K1vMGBgQw0A7i+w4RHBLxBbTv5gUZ+iUCgSYe1e04J2EZD/Ih1yEG+xvkBj3UAC4kB9n59uL863Klhzv/fwTeXNo8tzTZ7lQpHWwPDfM80BEVDfPq7POsDwQw+OgDzQgT+/LTDeAR3vP//A7htPQ3HeLZ5RTa+w4O9w3vyNv45CwH85oS+b/z+tr4Nj3n5QL/CEkV7+cJF+BA/wwJ+fPv0rzn/evT8hTlARwB/P3P6DjwyADtDvzxAr/n8pGX1TvV2wgD//jM1A8IKPIB78Xy8QP37RD8Af/458L6+ucC/vn06/gDCfr3ELzvEwIG9uICDAQQ8Aj64xIGCfHz37n55dwXAPwDC38rE/z1EREO6Vf6RvQB0fLd6Nz//gfI+gju/Q0KAtgIGdYBLBf1/Qz89evnARj0Debp+wHtB/bt8cHghzsJqQwBPuvNDyz2Ow8iLt/3Kxvl8gL4CgPzC+AQ1qL7EdwO3g4MRyEWBOUtf+UP4wXwG/HQ6wYi+xhcBwMY6vAF973zGiLq6dr41vHl8AEF9wYAHdbdAi379vMeECLK+/MZXgAT9974OvsM9iAjFhoMCuXt6gvm9OQS7Kw+JvnqCFHUkjsNG93uNA356jwFLjEQ3fwU+vbx+gECBbcQB/UW8IEQEujsDB4eKUELDhHZMtwG+wHvI+4c+QMJBwIiEBgmBOn23/bm+i/k+CEO+wb16A8d6QLu6+P85FPaAPz+AP788+wHcfvn2vjrQysM+AIKJyATB/Xz8t7Qyd8b/KYN+ggDM8xrXzsK5hHdUe8bCTj6EU0PLg/5FNX58u0AFh025vIFLIH+HuAWzkMfzzAID/zj0vj+uRYSM/wN8/UADhcnJhok8Qvk69jizR8dPAgGyu4y/zEb9TbMBSMOIEEe+88A/cD27CD0EOwn4uX4RjLz8svgPDAc/M0FBQIWCzTQ5rkBvTAMRPmbZjsmD/jNDPtWF+MDBQoC4wnb9vwS/AbsJSIY6RPx8Mjz78orFQPn0RQ/JkUX2/wXxBAPDBr0+u4L3iogB8kOCMLg4+XpDfla2f4bEDXzE98p9xf8PBzmJsnXEuEoxOfb3gDz/rDsAQAOKvnTxfLpHRn0DRPNFn8z7Nv1HDXm/iUK9zwNtTsI/wgS6/x/8sTk3dkcBu/m+fcDBiT8AvAG/WHVCTEG/RsYF+/c6tHM+/MD3xTiExns1vf1/exNBQX7CenjEOke2/4hFvT4+BUD4A329wj2EP010gUD+wUPDgb+5gH18S4J8ukH9RElD+kf5QvmygfaGSTgAgsS1iUCDl3q+BPg5eh8YjuzQ/chf7snJyzkCCky/gsL5CjBv+T5AMTawxDf/Nr9/8wQ3AcEH/4Q1Bj+4RsgBdTd2uwdAckgFCYGJ+bt1Q/WIQfT+xv7OEYW59X9Vi4G9UXl/Qbg8Nv46Psc++0S/QkD4CESxcIPi9QbA9Dv4jUIIckG4BIECDQICRoRq/TqACRc7zsC4voF5wXz4fbuCBML7/L8+v799gfx9+3n/Nv1FNQP9vHoFQDuBPkbCNv7AgkLztzj6vPl+QP2AAXrFfHmBNv/7uEWB/T/EMIN7w3pCQ8YAioKCgsI1v/bAgD18vnNE+0F9Pn19twbf+YFBe/v8OTj+/sF/xv1AxwG+vYSEeru8oTyaDsqEwTyQe4F+Q7+Ciz/AQXgLC4l3O/6FN/tIQ4M5dz4Fuf/9AQjRhEj+YFBZthW5rj2FAHz9tbwGPr1KO/tJO3qB6LcJTD/68z7+SXr3OYfBAMF7ebk4/3v+hAXENjl/sUzUQboCtvz3S4R8Ov+/hIOFBsl9R0l4vQ56c/U9wmbED9/PTsfPBL1MA/yHWQsEDb/5jPa6vUEzfQNE+HKO2AG0uwfU8ocYBczL2gNGqLn2/BWK/kXOtmo4+wRKf0yQyb5GwXZ9fTpBPvC5P3+Fq9T5MsU2hTX/Njy0BC/D9ne27ceA+YNDkq7GdDM+GENz+dFHPND5AIALdYZxdMqGOirsumBMKqPOjsWE8/HLNT3zU0vHREyCi7KC/tW2+jxK61AJx/oAQAV8g5PHwj58BkJKuTYBSb20g45Hjn96/7z+hRi+xjHGv7f1/rG4AHnHAPZHNIIFxoC7QQACf3N8u85ItvaQp+30Sng5xIZB6TuAgX5EugqFxEA6OfoRTngE8z37+35oIHgAFLmJzvKvA73CQ4a3BDu5aDg2fnB2V2aIrEavxwJ8ZG+RSbk+4Eu8t7wyuX38UhI1xMx3RbvDQny3OkqAwUf/+0nHqzf6eLoudUP9fX6xrTc3fQG+28cE8r5LD5XFvcpxytMykjvtRBE6whoEZ1d6BEJ/Oke8PbbJFUZMis7Tf8Svg0x48JmpTsq8+X39woaB9z78v4b8//tDiroCw0tAwgBB8vwN/UHBhP0JwXi3/rvEn8I5BgSAAUI4vTn0AYIAhAP7vn59+YA+PIbAAQf/jbwGtvm9+8JGfL63fwDDfwAD//dEicj7QQg8BL0zBMaDu0l59EH5x7mBgoRDyL/AO/5GQoqD+k+B18oAzzQFAoACQz4BBr//Cv/9hEcAwrb7vkM/vn+GDLz/Uc4ChAS/AcT9QHl+AniywIDJ38LBAvvCdkJBgj9Fu+aBvLVs6Ud7AMVAA4CCOYpEvMO++zpKwrx7wfjAPTPD/jtAeP41wQK/d/z+vQbDf0MDAT8C8zx/vP18/v0Aw7j8+BLI+kLETzzH/v/EQT3/w30+CkM6gcQBv/w7/UEDf0KAiXt/ebx4fMFyQIICQbg+/7z0v/xL+UXgQDr/hMGBAb9/O0cD/Xa2McI6wcYDRcB9vkLBfAIBfLgCQD7fgf7/+DT9vnwCfEB1/sW2Pv3EfUFCusFAwzyC/fu/eb27N35BhP8DPw7D+RdBTwEHO4LFwYN7Qzz/yQK/AUPBgr+9f4NC/cL9xzkBMb16Oz3y/wNDwPe7gTt1QP6D+ERBwHm/gj8DAX5BOwMCXHr19T/7wwV9AsI+gYIHfML6/7pBP743g3v9Q3U/wN9BPX82fIW2gj5DPX6Au3ygQcZCOLu/v/3/uj+BRrqBPgzGT7CqjvrGe4RCfEC0hX0IiEI74MMDwvoAQDoCh/2DCPn6tH10bH7ygMQ9ure8P/fxvz/Ec0hB/7O/gEVDAoeAO8QEdvsu7Lx7wQE+wMH3wEN/PAE6P7xIAb+swnf5ijh6vXAC/YC4OXRy9/9AH/5D+jsBgQGAPj1A//zBfL/3/HiANpRHaosmjvh6ecI9/w5xwL24SQF7AMcCRP0FfIVBgXqJX7CCH8B49P4yAwHAO3Z2g3Y0gEU6NEaDQ7u3wQm/w0S+O0N8e3k1sgh9w4I8JkG/u8IFPrzAQXSrQIDuAXO8N7I6Qnc9vgK1+Xb5dbzBgH/GuTRCv8Q+PjrBfvmEvH+8TXa9qPv+B8Lmjv52tkATvolvvjiAhMCEwcNCgLyH/oK///9CQXbEdb23r/z6gzi9AHjzkrz2QQUA7ThABTa+/tR/RE2//cRzOIA/egH+QgC5wf/4c0A5+3e8P3iJxYDww3j7yfa4CSyBvsE5v760OkBgfj8GdIDCNwB+yb28wToCv783iP7CdBB9cc+Cjv1+MoKye4RIRfz7gH2FgAGHwgW9AsW/hTLFw8SwoFF4vu+3RLvCPATDPrkNRPODsP4Cy/Z6gj/+PPy5OkWECcMDvT4CPgS7hbcISL85sf5+O0JCfHvuB4JGBIoI/zOCw4KQQHk4P3BDxrw6ODOCiHyGR/t/hwSBv0XCPkZFdroCa/S8zomHdvwwvkCfxz2PykKHg3PNfbu+soC4vz/KxoTFB5GJZIo7g/YM+Lp/FLr9RXWnDYKFiOq3A9/Ad4T5/TDRfsb9M42A/AQ/9MdxA5VCgScADAlAAEN1uqcDBv19J7c5SR4ahBPAezSKuGuAjZvIwLPJf005dPtBN8Q5vQWrdSrUW7JkjsIF+IRtQIVf/wFJikF4gYP/Qb+7Pv4GxH9Ef75BeojV97k6uYO6A78BhYAEfgN+V3/C/rfBgsMBgfp5926MuP/C+gqFtXrHO4SBfYYAOft7xHhABv58fzGFNMSENf6B/T/APvi6+cHDdbb9ygRDtLc5xn9CB4iGQoK/t34+C/zJbXV6TryFe3i6hD1TCk79CEB9RHxyxgv1RDVFynvC/sfwP8m3wfMAhYigQwo99VKHBurLdwdUBhV3xH6DBbt/ec69KYvGePz3g+s3erewNn/3uPytBoEZIMQrNbqLvBUD+T2BsTuOMv6+eEQEy7tMRYFHEXtOQtA/xQxIgkiK/bs98vJJekCJzsy6dTf5v7TMgj7/ikQ0xHsGv7l7c3wA9To/+wZ7w/wrxjC1AH/0QEZzeQID/XtNdDbGgYMByQFKQHt4dVARckPDgL79Cf4NfAP4cvrxOjmDPTMBd0U1/S9Bd3qA/nw97wqHNyB8+cn9QvjBzghJgbEDMYlCwT3HsAVyt/3/u/gCFSPXjsNEf7l6s/Wfxnb/N0eHBkIAwzsHP/N9OHxCQbYE9fPjPXdFtLY9Az3A9YS7QPmEPEh8fon6O8bCP/l0tFiPdHnHdo4ALrqJjoREkoS1xKcHSvq+AgUDuXt+jz8E/7m0PQHGSAM5MIFCfbjRCRBJfOcAdgKBNLvDPsNzTTxFBbJKM1CBDvXIvP2BB4J+eP6zmPxPh0V7wEv9PMF+fDiQBIA1N4OAxfaU+/eIBMKJLTi2xPiFRIcBQ3G/ClGFv5GAf4AC+niR/MT7iwFwAzlQzjXBO/fDOHrH9UoSBvxKN9J/tiWCs46DYHaFefqDakeCdD2Q+4258P0CfXeJeP5/i3n8eGEEQfiJjva7R/e6A0oKenk7fnlAxHz7wVY+8YPG9PgIO8G0Bj24BfLPw74MykdFrvl8OjNHDo4Dxzk7+fg/goB2xYFF/MWDu4KJvO/DDAiURPzA/rFERjxLOba6gnR++smNtD7AeUkFvAX/9DlEwj84goFB/d/G8bd9+4VK+wD9irk7tm2EjeNmjsfBB0iwScUU9MOBCDsERHuHvnkEfv1/AznEO8nCdnX3u4HAAAFJe8M/+YB8PkQ/vP8BQT9CQT+Bf8E/u36JBYT9vYIFeHmCAIFFg/6+AfVAAwAB/YEzwfl8P8R9wDo/PMNB9304OHqFOzw6ifn2Ph/EuX6Aer/GfYJ3vf7+RgIACNQ+jrFCnfT9lBTFREjKtj4AiHIEeyx9u4BNtc2C+Dl1LTkGEH7/eAd9FAgtCcX/AHtNfQD8/mBPOHHEgW2xisr7qcyIgfszdG27B4f5Rz5DPMdAPwSr7u0FOv54kAYCBwBKQc20NNlBsbM9Y4pcFbs9T8LAOZh5tz/q+MbwQvzEsnQABjC+DoG3k8rMkcMP0jx87He9//Nksc4Db7wIyvyqcEtaRY4UvjQLBINyTUYD9k3IfIhxLa8BcUFArxbeAJvRAJDJEtM6+TzFuklRe4O6DbsH7r1ofUUO/Ly7BZtOxDv9EcUaM7DkEpjK5uBCCA583jn9ujxKgzaw87xBpzgqAHo09rTtlPbITvtMiz236ngEkHdMvc3GbP+2uzwHBvjH9jn4U/J5Qr4v+s58SkflMDb//27rwgy8ugYGfQTuqY6A+xb3RgH3i8LBIHb38QFKOIG9vIBHlu7MPj+9bnq2O4lAObt/gxr6/EI2/nrKiujyU0q7fvREwMrpAb9VNDN7zbKKuvW+Mr4DOnPIjssOEULwpv4/BHxWtMtUfyvYgOwyPtL3ysoycjv0vI5/NLrIfXl+/4MwvoG6QLc3sUz8TrdIhvWJt8YJNEkxRzXgQ2298mq8wPg4BDaPgHwESz9WikOvBruBTsnGP/MuRasbwD/7EwaMRwI1ADVAwH0BBDU6cMS6w4D5MID3Bvh4WykLTsSRtUlOzTExhpSCuE16wAJEvQN/RUD+drRBDg184FzKlMKAwv2HAzo/iHv8PUUCtbL/xH2HyP3BA388aYz5uz2TeXlSAPGyxH30AkL+M4by/Yl6QgKNPXODOo34tccJC/KKS1HE7LqL9X01wfCBA8wAwkD+if8LFrQ0v9Y2yTnBl3jGjv0QuDNFiQW/B4SFOT7CP/45YL7C94T7BmwBDrtHeInbeUO8tk34j0RlgYC7jcWGs0v8ht1MuAu7AFUN/zCTsDtKN7YRiECOOTyHTcRHxkl/14/0O9KDRFVMdBLrQ4F1hYE74FM29zU0ckgBtUfGOpQBv/u+KHu3UPjDnMX5RT7H4SaEjsq81PtNP7USAnQxETof+HaBfoRTKq94gjcaRuRoeulBNza1Ra8X88T957IOAUhMKng7PPXIQv5JQI96wUAxhvu3tLrGQ9CxNMQ1ph7iwrOGx1QQiS+IQQSvkwYV0D87e7wzixN8uPfDhpCHsPS/jo0yuQu9foDzVLZ1bVtBvXuzx+xFjsDGM3bEK/dJPjMlBZOV/8PueTRBjrURdUaCWOmzgpIPdr7Zg8i6bvu/boHqAgf793GQv/XCyfbJgBFGQn1/rS0SDMNDTQxxOfn+JwZPUXeyFINMwv1xMTwy2CsEmKBsK3pLNm5KSblzBjW7EXoBDIbPloI+B7rCcwVVeffEy4uJlIrHTv187sVBvYK91sEyKT9P9Ig/PsBStrVECHp+x+bMOPZ5zIaMsDv+Fu7Ew4ExoH09uDSHw7lGRYSAsMbJw0NUTviwZ8vDio9Dt5CuAcq0FLcAfMz2uKSFjIKn6jz+rsO+Ysj3gMn41Tc6NNvW5b+1DDS0Iby7A6//gcYAAQqzbIC2C/3GjsRDSgHnyzqCA0AzMPZ5eqoSsLTEdvW9+HpY1WjPODiTidtIepOH2wRfyXNuUCyODMADCEGBkMH4RZK/PztmQrm76TPDPHzCNz70+kcDuTT2wPSIeImBzjww8/JBNH/GRgGxf/2BlD9HNZICOMRyhbU4iAuOrzvCDpB/em0HzrX7LZ4sztHUvhJ7wMs3G1ECnTc2Djs2WPsvf8D5Gvm7LUp4c0xGNYNJQzdSTbd8t3nSp0hywXbL9Uc71fKXboEJPfh2abnGA3X5Qgo32eNF9ZCM0snHPVhBNo6uiJP+0dgDrfg2CAGTezm47j2J8gpf+76TOj2KfYdAxQECTz5B80hbseVqQqVwzsC9V0X+BIU/UYQHEM84QIE3/kR2h/9EPTwgeb/7M4I6NkTGOXdRiA2IQ1VDwH8DP34F0c9BA0Z4u7pAg738vqr8eK31zn/2wzyHDop/kAN+AwmE6UyvivGOv7jPdfeNikFSPXr6PzOEQkrDu/yFf76LPYLyAIx1/gs+NkSDNSuGDJvoTvZ4EQZBRL17QQj8TEn8OnzF+rc4//hMwkSgRDvBPUH2PwPzwT4PB04AA1B1BXZQQv39iYN4NYaRfIHJLcX6x7H5fLX3jb6xvAW/CS/zh0w7yzdIevt9RX1NPLy9wTuG+zvCP8GvPv7DRVP7svP8/gQQc318AQi1O0G2v0O89zp9cilaTux40L8vBLlLRb35zLz+tLSIN8HDugCfwQemSYMBvz14hwU3RUjNSVaCzlL9RKsLg8N6Nfi9rgEPfEFM8swrw7sMxjc1BQNuOAfCO3v6iAj/Bi+CeHq3AruNwD/TO/ONCrk7f3rvh4MBjhQu/G05h4KW8zW6czd2CjkzAYR9dQRDaqnVzub2gW14Nv1HvkUJwnk+dWvL/zrzPvtT/zI8zEA3CHt7hopBQwxDyISIjs52R6YRQTj6sbqzLr3GwoKJd4owBQSbA0A5ukl3Nw5zsT/4/UmqJal2w739gPWRN8KCtPMBv/w5wwS4RTvDSwXxh7K6Pv4DAHTAoHj1vzZwzHymfMbEcRj6Tvk4/DS99ABFPj98/fs6fboAAPv+PEBDwQACxsN5P/+Cw8d9fYN+w35BBQH5Q8LFgLw+ufr6fHxC/8KB/kRBAEdAwABA9gCBPcX9v/p/eL+ETPfzgv//OjpC/nk+AD79f3v6NXx9Aj7AAgB/hTi+PX27PjrBoH+9wfi+/rxxQgVD4cdjTvT2M7H8L4ZEffxENTi+vTX5APg/tYN9Qf6LhQK+QQCIRIw5uEj6BLt/wC90xIsFvvq/eve5AHtBQH79fgbJOw0BPcODLz/KPYj99QbyrLi3DTbqw7198njB8jrzP8T5ej3xPS9AQcLBfv08wi59P7p3djlB38C89zaAv3amRQxHFVo6DvY8ufjAvsJBusC+uf2Affr4fDzAuQS+RYCJAvz5QP7ChAS++cH7RL8BP3kAf0WCv8XBfsC8g7zAfse+fsIEP8cfwIDBeb6HwAN++nm+/L+Awrw8An+AO7xEg/b/PAP/v32BwjmAPn9Cf7z+QDp/hHt8fLsAywC/QLs8gvr3gocDKWJrDvi3t30Ag0LCNX86OPf9ADf0N7gDOkc8gj6Lgzh5wP+DhkCzd4KvO/3/fHlDf4bD/YlCfbv+Mz9/gAk8/QHHfMnpeQEEAL1KP0JD/71zgH5++7/Aw4E/vT0CO0V9fMW9AES/RgI/fAPA/nx4P8E/xPp5+bq+YEECufv6Bba7QspBzNA2zsD9ewDBRkBBdj0+Nb6A/7269j3EvoT9ADyI/rV/QUDAQLk//sSzNEC8t/qIPgP/fQACPP3As4c8AHz8vcBF/ka4eYGEgX/GvbpAunz7OsCCugIDg8DBfMA8O0D5/sN8Pfc7RgEA/0NFfb9Fv0S/xLw6+sCCX/8EQ0D+RH04gEeAp0GRDtK/rMVCSYMDqG70bLu/sD4LKkwZBQRrN7FKADpKxsP7RnBFvsVBNC4z8Lv5PEHsPvd8QzGzOJJ1/sIlPEOKNxW+iMgOdb7LwLLJuAHDunp7vsJ3dIOEdkPgdDF5B4iqd4LkAP4EUZe9QGn1wD+Afnq0w68+xMfGOEIDhPk/09IDP4lHjsMqQZBEJHn/r/Yp6spH/TvMKBTDgQL3RIV7+nkKOEg3gDH5yov9IEQQAK9KvsT0+sg6sMX+//xFt3tEAELEuceKPsFARjFF/TVB73lQO/hCd/s69j1Hxf5BvUfEhQZO/8DQ/1WBBfm++DL+N8W4RfXx+z20xgWKjgwzgkR3QExATmQWztHEzA68qb0A5zct7cW7RMD8MDA9gMjCt/rytS5GNTqENn0Aw4DDf7k8Kr80/ztBegz774OEPAp5dcZ6BfeFNtA7Awf8u23utbjQvjlygQG59PhAvfTCAgu0LYwqQYIOukK7fl/3AAC5NnaCiYV5NTR5r0q3R8pFNIHG/bxSAL21KegRzt3CN0+o/HE1wAl7UHYf/MZKTHD8ubmuwHX2+0jAQD39gqn+Onq76IM+vvXPR71BgQX/+H+KdPlBcsot9jAH+k54/8fDQFAM+FB/9UY9xPn3gniBdTbITowxO72Jy456OAnEATNNlbm3wniz97g8vjn3w8l8qH27OrqKi4tFD8E33s3JDve8fCnLOELvAABHgEY5WTMxLS+usvZ+Boymgbt/831QPAkLWGSLgcB4xgHDrXQGMEz+gHeBBfeQIEbSQ3Q+Ayrrt9H/vUR9efg0NUcyd1Xww4jFeTxx+kpVgDc5x+zDdgoGSABICQDFgPV1Oo539viA+sQMLnlkyTrBPF2Ee31ACd8QTs33evj2+caxKX/HSgizA3o3sLW8tbjua1AC77qOOHzJN7UusgAC+D7KAnv5uDBF84IrA4TuFjfA5AnM+/vrs+u4PIz4QYKAkW9EzUAAC8WIiod4gzo1yldI9753ff2Fx7gyz/Q9Qf+L7y/7BYH0e4mGQdE4BjlgfQj+eAo0CrL+8hWJDsiNBLm7mjROsvgCwwBIRpyIh09BzIL+9I3xdQe3CzqJx/T/wjzCkXWEBwV/tPCuZnoHeTrV8HeMMBSOvC9BxTZD3/W8j7IKBCuvzDkMx8oR7429OH74eInT9z/BxXSFCj/8GL+ESLpLYHm/yLXAi9eycQO6znwyhwo28si4RuU9IeLYDzmBQ32APYJCgP7C/kE7wQJBAXVCvL4AlsFD/ii6wX29gwTHub5AwsEHAUqCvr78P4F+vBA+dv56wD+CPf2DP8E4dcC/Bvv+Qb46AX14gHz+P8GAwSB/twHAv7bD+n8Av36Egv5BQH++f0F3v4I8Pv4AA8B5vXzAvcGCgBGEQQuDYPV2DvpFhT6AgIRCgcHHgj+//sH4AEM+/nuAb8PDwhA7irmBxwCHQ30H/cJ1P3HB/4E6PsN6OvH8OcLBfgRDN/r+wXw5Oj89+/m4g78/TDj5P785uL8//dMGwMABxP0AAcS8/EL/PcA/fUOB/sA9toM2grv+QgT5vH0CAPqBCC+BP5/Ci6XXTsDHg4KBQIjEQv8+QT4uQAL5ekg7/rA+sL3Egld8UfcDyDq/xfdJfEPpCnQ1Pv9xPsA0t6W5S0wDOf4Dq3c+fL7z/Pn7fXW0w4S/S/5+ujeKNPrwvdq+gcW+egG3hrx6t8w1NQA+eoQG/jlINETwxXm8SNF0A7vDAzG6CiP7hR/GfQFRTsYIPMT/fsP4dzsEQL4DxP18gU1//jIA4H15gtE0xb98/bi0RTVCMwJrgkWxv7w7On+6tiY2SIvB+QC++z2++HrLDzi3/H52Qoi/QMT/PHb+db3vQZv0wwaAf4xzx/A/+4hAvrPAuHk+ffgUfjV2A3r6dZH5vH8+yTCPiyk7ygMBxOcTjsnDNgHBPHv2cT95wPd1Bvv4gclEAD2Brz23hEr574VDun4yR/U5+T6uuQJ3uXrGSzXB/bv6UkmCewDCBoTAtHtJzPo9t780h8kytsJE9rdwvj01gVB0AgA7wYZ8BK9BfUOwRfoF/bX4f7oNRDT+vsHDDoq6vQJ3/rQ9wf1EACB87Yg1DsZ8vL2+gTv9eP8+f/t3wz1+P3qAfcWBu4F6vsO+tsD/fIC3xL0BPr2/tL3/uQNKdL0Gvn9BEISCPPq9iQI7dXv6hL0+gMF5x8LDdgC/e7/Afz8BAIP1QPY9fcRBv3a/QD73PP9HPzwEwv/ExEVDggPDREKD+gD3fr4COj8AvqB7TDLIDwT7Or1CfPu+er/9BbrCAv7/vgOAPwcEPwE7f7+9+T4EfUC/A379vHvEu/7COYFE/n8FvkM/f0K/vX29QYJ5+cBCwD1/fEL+RgC/v0C+/ENFAgGC/sA6//8AhYOE/X9Bf8A6/sGDv/8EAwUEBcEEQEVCQIGEOsD5v8B9d4H/u2B9mxE+DsQ3u/y+egA+xgAGO77/P7i6Ofy2Ord7O4Bw+vx7sst1sbmx/rFBvkE+O7+AfPf1vnOEef288gE4b8L+nIt894N9yDcC+Lex+3jB+DlBPzq9/MIz+Xx3hMq9PAO1gjeAdDfF9vKfzDo8w3L9A3y++gY/+ABzdj98gjd/8/95yydFSq65zvi8gEEBQbyAwYH+AP5AhHn8wD49AD15+X+ARv7+kf0PhLvNPzv8gMZ/xcMA/sBGAUBFAvhDX8A9ekUEbT+7/cABQH57vAD8e3nAPvl0w0B2gAHBwDm9Q/pCPIFE/jz/PH1E/Lqxg/f5v4L9PLnBAAwCwAL6gDu8dft5eIBBvjrFulunjsD2wwOCuYED/z+ABbZ2ib05eAD4r/w69b9ERL8GhnB/goHIw8AEgP48PvB6/TtLe8Ctwzp+50U9vb9/ueM6BjgDRwO3APzCw7+sQrjQ/0WEeUR8wvu0vsBIk0HHOXi+ekn6AAV1vLqIQgLFdwSLvtZHgkO8tv044HyFvv/DwAJyltPxzsSBBAJ7+8aJBDo2QkGChoGCQvy1fj08wX9EB74+xDS0hLz9fXjEg/5+PYP5+zzB90OTBT0/dkQCe4LC+cu4PMD2drs9xsc3QsBNfPs9AkX8vAL6Q70EREJKQADA+f8D+wB0f48/Aj3JPAWB+/jgQHTC9Tw3/760gjq9Qb9GBL+5IGBxzvs7QT3+u8jDwD9ThLzH4EM8vjr2P7gAsUCBtreFPT87On/A/YHCf378BIf9Q0C+v8lEQ/0Gf//CAUN9xUW/gH/3/Hn+Sz+9yMD9+r3Bv4U8QEEG/cI+fb5KfAUA+X8//YDCAMIye4B9h4L8f76OybqBg/88AcS7wz2APsQHgoO+7+FzjvLEPsdFQQzCOb87QYNDh4G9/niAPn2DQYH9hT3+g709e736wj4//nr6fotCBH8DwQRCgn57uoI/RMO/fAD+An0Derx8RX0/YEU/+8HERD6+iDi5fj0HBoDEirqAQHk+goQCP3nD/v/FA4XBvcICBTnGRUIC/X2BvLrAgLwAOvmCcvXlzvXKe75CiAs2fYVJ+3f9yH9EQD3Hg0lCynxD/ndEu0B1/XoCQcIDOrtyCUO5+4BwhX91iYJ6BcO+hEj+eDzINvK3Mz57CP9638/GuQR8/bx/EHXAPAT8Dj0Ee/k9f8U7glH6uYJ3+j8mC8OJ+Pm9PX5AxMIGRn7HOHeAA3r4PPgwf7lYTsrAeMwyR/UQA8PKRU8FAXczOoTB8jj/vQw+0Ioxxnr6jJLLuTZ/BT2BQUK//kF/CxEE7kp6NQJ9hABLgj+DwQ4EPMqDRjeLeTy9tb25t3rwMftBzwmKPUOMwvPHwYsx6cNMDToFPMHGCEWytH3GSUi6ucmBiDBCdLcYMVHDdV/Uus+eTv0BxDnAAAi5BcE/icKKPEi0Q0HHPED6Ow8NCgO2ykJD/r/BOsMKAnlNfYNB8kXIwbq9vAN4vP2GAArCwHhHCAJ4MYBCfzpGevz/gbaEOTpBiPTvf4kL+7S9gbpyf0aDgvU6B/yDSQH8CgO9fgXztQUG/P68Pf4C/D44vjcNPh/HSirXTvvVwjd2fjfNB4gNxH5Kw4KC//+HQPb4dwoDT0i+gcCQAXq2OgbMQnq9xIDA+/i9vYWBQgA6AUAIPgT+e/cJxMZHw376igS8uzdLSv15uD4vBEP+67PMzkN0/NP4fM7Bfos3R3nLOry2gcY+0L8EusHMALmG/8/9Q3h3AnhESB/GzFhfDvhJxH01xEZFRvhJvX4+v7j3AzuDvgh5gIO+hwdI075JAT5+PogIB4NK+jkBvv5+PsQ6v7/H/kXCfn6+ePcBg8OyCD1BikYGxnz7PwDH8wAFAskyNAeNu8p89oAG+lHGjEFyNrgGvYNBBsC4Rjv5fcBQSEkA/YR8gvx8Bsr9u1/JfSygzsLC9MPwgwDJwABJPfUCPQG8g0RIdD31dIW/TXZ8Dr9CwPmztcUGRrpCx8TG/nqBwQK7/LwEtoU+fwdA9DpBwsELQkCPP8Q/QwVHu4XDwvw+RclFRoBLgj69uENGghDHPPo1fP0FPkYAwIqyPLr7w0L6SgTEvz3EO3sOkcBQCd/LWC1nTu49fQf0fz8IQc97/P8zwUKEBj3CQbqC+39AxPyLzIxGUIE5/AL9jj7Fv7x8esVQvroGfsSD/8j+g4N398I/gEoPgoiHxwN3AT6+A7/BOnx9t0ZExEOISLx59wI8hgkBA8Crev/4Kwj9QfgEOjs+gAYziwLAgDN9O7CCSkNEzB/BLu/ojupRxsPGQ3wge734hkV7yj96QXvJwcHKVDmH/XnB/s4A1EMBTD/5Qze7L//5wQGF/kEJSPTIi76ER4f2+kODPH85eIpCDn75xf+K8zvL+Acv9guBBISDB3f01S/BBHsD+sCt9oetbAMAvT6ENULCOMUFADtGe310gPl8ygaQAtpFy/sszsbpAf6NOv/2ur78xb25RPw/xL3EfgMDSLhIO4j+/oi/ioN5ywK3fv///IRBwDmG/YVJCDvIwz1+hQi7u8KDP3w798R+wYICQ71BEawyQkD9RP07hbm/QnfwswUCfP4DhAO/uX+gdP8IPAF6uUlFRMOJ83uD/IY+ggiGQYW8thBEF0wlzsZ9Qb9Mt8OAO3uFgfb4wP+CAXbHQAhCePNGvb/BdUd3+8L+QwT3fcNCQgD+Bf0BvIDGyn+/R301f4Y7PAP+BDo5Nr4AhncBwXXEe7c4yf0ADHm9Q0hAP/5ptMbD/Xl4gAQJfH7gfDbE+8J9PsFFwAV/tPz+fbwDhgg4/H7B9UdAskLQDsS//bgKd0hBtrlP/u9vvv46BrWKPgsENGtCurv5dUMvNwBNSLyCu4ALQs35wv93OjZFjY12c/jxecK6g8O5yDk8OPv8si8BOrV6Nux/Uj88hbHIxgo88sSic05+PjJ4v4Uf+DfgeLYB+/x++MDHwAgCPAO2vQKSR8MqdkOE/ff4wDyeTv1BOneFPEeAugCQuDSEPL8B//oAQUTBBPc5+jf5+ju2tjp+hLWFQcAGAM3/P4Byd7aAgQD2sbs+e329DcA7RkTFPnz4efXAOzr+PLxthL21AnxGgH+8OEQvgX1y/HCBvECf/DX5+fq/PLn6fQTEPMX9g8P2e3xI90MINjoyxDC2490azv+D+PZD+cJ/AL+TefUy+3/GAIW7Pv09+bwz97s4+7Z5dzm2ProFAvsBfkjAvcBq9br6vH26wDj6eLaAk/u8QAYKRft6PHH8uXx1r/R8gzt6vgAFwb10OoLyg8KtenQB/cAf+jiHPTvAOT2vQUjBtUQ6CkIzPLjHu751N7qBSCVzvuUjTv9D97RAPH69Af/EffpMuzuH/cL1ebt+ND7x90G7QDc++fy3v/m+vXm9/jlB/b3v+zc5eUF59Xy7+riGkzd9v8NIS797f7i6ej19+Tf0unx9QgEDfEL2NgJ3gX77OjCEQDy3ffYMfvsBOsMBPkV/sUF8A4M1/frEDfz4N/h2h2BrIsoqDv4AfHWAffp/gYBBev49OzoIO4C3fLn+dUA0en34fv8CPrn9QfrAALnA/rUG/n+0QDa4eUD+RP8+fLXFCjZAPYQEj/57/rr3vLw8R4E6fjzDAYI/un63+r86vQYB/HTCwT+s+/2QAXh/vYX7fYH9N346xME5QzwBu/10fT53BSBz6j7mzvo8Qzb//zc/A/94un37t/KLfES2u7X8gz23OLn6fz2C/fg6wjsERLz7uXsJf4H1vXT4efaCtX75+3dF/679+8MKkv889ru2u8F6hosCeb30Pn9/uoNyOYD8vz+/vvTEAf+x+voQATnAuQbzPQL8ejs/RsP9xMDD+b04fP4zhqB2WCieTvm+yXlEwLfBQXtsvUEI8/ALvsK0vPT+Pr41swZ6fr/EfXk2wb5/xsB9PDwQf4P9Qri5N8SAz8BAufsHN768vIODDn+5qPh4fMD4BXw8/nwAv4B7vwH0Mrt+eoxGfwOGAfz6vLsPRXd8vMR8vEJ5w/B/ycMFR/2EOX1D+LT/B2BB1GnUDvo7C/yFvvbBAzsve72GNi1AjD07fvc7v0DztC2+QcYBPT8JAv6ItwSEP6bKhEMACDs8cTh+sMG7u8BNhg09+cc8C/3+cXc4+4Q7Pw9KfTtB/DyzP729TvvAusXJff0EQXqBvjrQSzZ9+YLEOUW2Pmz9xciESMODRj+CO7r9yCB5bJuGTvgO0wQLx3DA+YS4tUIHPnICvqoKu/g+FIY7swx1PgRyAvxIxYV9S4ZQRrpFPLyFTnGTbMUJPMe6ysBNevu8ugE9X/Y+UPj3+8TOdgq8wwIDvvhuvlH/bX+Q++PJv1D6A8yCxzTOQHc3U73cf4R1obW7xU/KB0TISgRBlgXySepNf638TrZIVMOMt3pCQv3uMwDG1391pfEfzH08xNw6erQFBra+Q/M8skq+CwO8teU69VgTZNAC9UWRkcU2eebDCeF3l4tL8/cyjnozwof3aerCkl5GKCvwCDehmPwOjYYTewk1kIrOXIYJg8LLjAHTwbMASSOKtgpxR2s5gwKJyK2xjOCFRVCLTsZDz3P5AYfGt3v8UAAjRMpJ9wl7iAY8w1SyS0pHMH1xwyg/wjAEeXe0hkqFyE0fxgI4iYRB+0YGvjlFfAE691Uyy7BERb199Lbzi7+5xclGhjMEwUKGAsCbOHdLQnt5PMK9Eo+/wkMJCQY9+4aBdX33IPVAhMKIz/o18HXo0+xwh72MzsVPETk9ukWFa8oMD8NNkK0p8Yk5esTFiBBEyMM4n//1svixuAD0CwgEwsFAikQIyAzTw4RvQnrFtv0EgQqwPLlETDi69YP/6L0CCf0Yx0M3ecH6OUGKQM+STe5UgoAKUfx2e1F79rRy7jU0OHOZFTloQDq07up6zEi2xlL0ugax5vcIDsNziXWsvIx980WDyX1/d4gLO+s9+y1s9kk6fDZFO32ByTd/ffov+vWziKz6F8pf/wLNOnw8sEVSuA2KhK4/BDELzPZ1uT78REAHPIH9gjyJ+HW8Brb/qs4TSfVSjvMF5/G4iwd6+3kzQGgWC8MCd0U9vnhjPQqDPgiJte/9dgAzVAzRTvIPuoW4CweOMgJCDYBQGISRccO8PMJDhz08vBg4yzavgL8MkgUTTMO2vCsNwQBKwgb5R8jG0QeyQD8EzEiJH+3LwXnCAL3A9/hGro1EyM+AOjRDwTyIgESVvfoCAj9AS81Of7z8fS+PvoKJ/ZA6hwc3EkHAPv+Axz2AM4AAcf5EPqPHzsOBPYSRCcUndnQHvBNM07LHLysAta7FAQCCgVGu/z3/Bwq0hMu9TwOAjnhCQu0fxMtIibs80AxEB8JNcX8LRT15Rak6jgU79Iwp9ceFQkfMirDHPIZwC35VxsYE/goA+C42lX6tBiw7gDgNT/y/frMIbL0N2zzAglFFwnlCfYY5+279DvVaOP8P/yB7wYP5hgC4xM89ewR6AgVAMwD+Dwb+eXp4eAD3BQTDh/q3eP5qv7zGecLy/b39iH9DPfgMODt6/xO1dQTAfvw6Zn4G91ZQAn4+9wQ7Pot+t3mIAL/ICMLNuX43xLcZ/0GCN8FIg/25fvT4MoJ9+8R/drvEe3+vyfmEhffBj0jCOwO8fcH/d0B7M/0+w9A/Qv62Q8GPP3w//bsC98SA/j1AePv5dfi/e3fG87uBfrwGULg/hMIHRsB5QYM/u0L/vsO/AAxJxHf9wgKDgbpBwkkByH93xoB+AkQ1wbr+xEOS+sS+vALEfwWCuoHFuEJ6ykR8vMDgQhg99oV6BXTBCmokDw/8bs4tgP28ZGq04/Y/gEc8er4ZTELtAHS8doZChv7BPvcCcTVuqqj/fPk8Vzcv+v7983v3vTxy2L6kRT+Fu1mDgsYOejx2/ANFAAH/dz2/+EmF1nk9/T+jQb+2Q39yeMo8e/+HHRb9vuB7vn/70L07ebz8NPmK/v9Ayv47iIQACXupjws+9At1un//NPi3crl9wIb8hwcRCgh3ujUVeDmDQz7CRLb/fAt5N7WEPbw3z7qz/sN/fL61Pj+NAwBkAf+CvVXDPcrJDYCNPcC/wIU/ff9B/IhCkv6/PoUuvT+2hgDyAMI3wXwFUQ6//nK3jTz+Sr85erxf+cLE/P/CiL29RQR+d0Xdjw4AdEU5uX/A/wR8woCAQUTAQHpOxQx9f7FN+j5DRH+CAv7/P0g/PfiGf0C6g7vzP/w/wz4XvD3GD8EgQUBFf4/BQEkC9QPLfrw+Pr3+Ov1BgAfAAzw/RcFrf8S6gED6RIDxwPpEiwfCAYJCSXy/AECCAXzGeYeCvoE9QzzDA4R/D6uLTwwAeLrAPQBBhkKDH0d/gr9+vAJAOwXDeqs/fHx/RH+Aws36RkYNhr66AQlF7YG2AjjAxMDFQLp59MDzQoAEAUVAAMW5fIdBAbU4/z/8/nxBQQFBKzw/SrxoOjtCecKJhcF1AHVEAboAwh/9AL2BOgLECICtuIA8PwN8/kOPxQPALfKbTwH8hDVGwEEDS/sG38j+wPj+voIyNTsMgO83AX7//sC/wcxADYKKxwJ6wwQJMkS/wrjABgTAwTr8rEENQEB8wHv+wDz3A8S3grn8gz/+QL6BwTx+rn0/v32yQbuGt4GKQnwAfffAd7SAP9nAPcSBN0OCx0Un/v07wQCAfoH/AcG/TKzXDzx9jDOO98HFTzvWdrx9v/uCOsIpdHeLwa80RUE9PQFAwLr/Q8NFzwr8/r4G9wKFAXH/SIFBfb9+az+f/wB3fzZ/QfR2u/r3x/rAPr07hsN+Qzb8cXu+vjo5QL8K9HzQwHjLN7b9823+v/eCOISA+ESEv8e2Azs6Qb9/OkO/Pf/AC79bTzO9TTbLNIF+yUfRu8L+PvuAgLyyePqIfkD2w/49/UH/PAK+/TzAUkv8fMEHOYQFP/sAQ8S/AsO+9v8f/kE2fzW+fnQ6AD43hYU/PYA/w8QBx/d+tv/BvHVAw74JNT/M/7yPN8D6t/jAvwFAd8KA+EQA/gJ6g766P/u+e0FBO76CAEzaDzJCDjsFbkB5Sg78w4A+ev2BPUL3fjo7gIv3hUR8vsD9/ED9vb4EAAw/gsGC/MLEQLv/wUO9A8X+uwAfwEE1v/KAPnVAwv25PYL7wn8ABUS/Anr+uH3CPHVHwYHB834+wD3PN8Z69T6+fwICd78BN4I/O0F7PsB6QT4Buz6/vHvAU6NRzy8Ay37BJ/77DIy/y0AEf/vBPwD2APq8vZR4QUOA+77/fAQ/BTuBgZBCQj/A/YGHPQH+vr4AfgVBuz4fwwD9gO9+gfn+wgU/voOBe/wDykU6gX08QH8Af+5Qfj4/u/67gHpENcY8L759/oPBdT8A+UPAAf58/r58A8CCOj2AQTm/Ym+Hjy+CB/uC8QK9CwW7wcHEuzq9gcOuwjuBgF/9wryCPTx6dsQ7hv2Bxg+9Pv08OkOHvYSAvT+B/gR+Az3FwIB6f7OAwPv+v4V+gYMDvcF8hMI6gz55u7zDQ/XfRMAFBf4AvUCBQYo9M8B8f4HFtsE+wMN6AoO5zUC3gXr6uv7Bffz+03TFTzoEAH3IgLs+RL6Bh/17ezlDA353AfmCgd4/gkHDfnz6vD2+RfuD/0ZEgT8EP4hFwQZ+PoGCA4M/vkI9/H+7vLjBgzyAR3oBAcIBe7w+Rb4BPcB9tIIEv0Sf/AGGT0QBQfy+hcj+df0Aff4AQHv7vAP+/YNASj44RHsCPrbEeHnBUoSzDvNCiHoHH0bDA0C3BQbGw30COzz+ufXCfhA9P4D6/0O7f/7+wIP9hoaBugEAO8pOv47DwDWC+j38QcC+CDxGfDj0O3h9xnYNQ5K3vEGAjLy0fXyDx7+DO8ufxPyDzv3+vzg8wkb897o6/4TGe/67+QB/R8OBDDi+Arj8QL8++X0AWuM/zvpDRjW8X//BA316fYDEgcGCgAN8PEC9fwf9fsGCe31+PAG+x/sAA4g/QYX9uz9IQpCBv4bDg4KAAMQ4wL+/fT87/kWAf3rFgQE7fz37vX/Bvb+9xsM9w09TwEV8TDj9gkE+yr68PIGEwkkDQrxFe367QgE/gIF5ur/AfHpA+Xv7QSvDDz+4PPmDH/q7wcI4Azv8g38ENwQD/3dCgYI9/rZ+/bl9w0CBwkFCRUVFRHxCfoNIh0w+AkIFAMXB/4k5QgGD/T9BQ7x7wP5+gQs9QL7/BMD9fX2CwAVAwcgRxPwAjrxDRDx/jPv7PTl9eb9EP/n8P/18wX2+yoKCez93/we9eTZ7cY4izvd7+n7KX8TI//oCA4kCQUU3fkRMD7wFRgP5gJPz+gPGRQj/NwOGPQm+PvLGNEhFQERDlf8OBHsCcvs/BPu3gEK8drwLf0HBiME/A8sIfq3HhDu+vMPAPw9eQHp6Vc6GvTL+ggF8vf/8r/r+gPUB/fy/SLt6iwRGwH/NAj74AMKG3BWZjsZGOIOBH8r2ToB2usB/xpI3dDdCu8V+NEY8gsQ/+UjWhD1HRDx+tLy6r0yHSHUOT9AEu7dFdcnETAE38oMQ+0N9Xnx1e7R3uMLJRH0J+ER3RPyJAguQxtfU+Ai51QP3t3l/mMJLPnsyCfKIuk8B0b9G+DP81kaL/ra/d8fLtjHzNLfjzv19f8KB38MAPf8Lhk0/xPi7Ar74A4pDBYe5QjbFvjm/SraN+ILBfDNCQAZMhAcEQJu/RHN4DXoHgv5x7v/BPbyBQ5TDCMFBP4cFxAI2AEOHav9Bws1GgwdOPEP9f/87f7p+iYkLyQGBPYc/jLu8Aod6eIuNQ4J9TYGE9fjAQjsB64qPjvJkLr+eyrutK4uCs/s/A0kIf8fD1MZS+gALr7o5J8nKujWKtMOAfjuw83f2xH1PDtx/h0H9Az92zLtJvvk+b0GKR0r2hskBgvV0q76BvjPMCrlB/z59/E8Kyc5AUb8yMYTQidA8Qo3DB4C7+oEzvQcKuEigdQvDC0DJgXjBN4BpTkQCzwPBw77KC4IDDk1Cx//EQHn9xT9vxHO6vdG6E8D/x36DAj5+RLbChkZAQr18ecVKQUd8gX5AwcOANv8G+vxBiH8/vkE9Ab57RQL6ynu6yT0+vkA9NkNKe8sf/b7K0juDgHV8CsoLvX18wIPCCvz9+UKBfsa8Bz68/36BAoP/OpUQKjT6zvRCy31CB4OClAlByTsDeXmDQ79wvrhAQZA90EDFRENAgL4/RH7KSEw9AwE7/4TTQgQ+w8l9gITAOD6Ms8E/iXgA+r1HPYABgoP4PXvBCoF6wQMAfIMNPcMf/3/L0ULCPz1GyMfEdj09xIRFADkBe8U+u8g5S3o8f8H/w36HgxmLnLSpzukCDP0FhsoBFFIJyD0/QnsFhgV1O3VFPtDHSr+AycjCufx6ij3S1BTFgji+eoOfw8EBSTD9/EFB9cOZLIVCCm9COXrNhccBAoJEwj86zcT+SDuCvQTSA8Of+wHNU4kBu7qR/wPD57hARsC+Moo/fokEuwNwiIB59r6DSEKEgJ3Szyx4juuJhvuEQgr7jMrAyvzCwACFAjx2v7tGvsiCBz83QstFikMBSUFG0UgAA4U+Pr7f/8ODhX88/f6A+IYSsYY9BS9/9cFIREOCQP4GRUV7AYUCR4F++oSJhT9MvHiCQwjBQnzQRAA9Y/26xn3Er0bCAAmEwP14QwE5Bj1/hcY+P5INfffDzyxGwjXDwYe4RAOExn5/BkS//wR7OoB+xUVCgb11wAz/EA8CiX+Hx8E/AkF9/L8T/QMICDq997tBugOHdIe9wfM+NANAAMM+Pv3G/8P+RoD+wPZ79n/Cw3lFvXtA9YXDfPoOQT3zIHcAhQZ7dITF/YgE//p7Q7/9vruBRbyGOQnEwlK6TvBCwazFgQmvPoAEg4Y9iTl5+j9+8z89PUHDwDp7+M6wzsq9fkHEgbr6gAUAu/0DvEZLPv4/pPuAPoEFh0l8QPhILcKzwcA9/718xwGzh3/9hCI6sgJ7h+ZGN34F5MKE+UHQhYDgYW/IBkuDvAeJe8WJgDj3xjtHfr52vHvDYsO9HslUTzt3ALi+vf20wIBAwAUDxL5/wMI9un6/zH09gMEDtoK6PcHBvoC8Ar5APMJEvYA/vgHCvXsA3oB//oB/X/5+v/1//MM6QgL+QIGKAvWRwn49fnJ7+r+9xn0/Rv5/tX5EPMDBAUKtsvl8vwE6QIQDeL7+Pr2+gQH+/339wAKDr/4x8nWJDwB7Arn4gXgIQcAAQH4/fns8frw7/wC9PTn9O/jB9PaAbHn4uYC7OIIAzTsIPgNys79+vNLCNT6Cf0M9X/k/Ozv6B335PD5APAA4SkR3v/z8gsY9frp3fAY6PAA3evq/x4T4/4M/Qr/AesA+/z29vztE+cD+dwO+ffwBesL//vp2FhCjDs3Kwn0uPjSP9Ls1P/kPdnf/O39AQQU5+fc+bLuCdmyDMPePr8PxpsW/t31Efbcit/e6+YbBbH7B/gU12zc9bYU5kDi7vLk+9kK5Msg3+b89yBUEBMQoqkdr/Qa7RfC5yD4wegYZ38h69n5xQwK3BDe8twI8r8X+AcMB9kG5ReowKN4wDsxE/IZ2u3lLMjxztvnAOXuEfUKJQUPAPDf+cH0CADaCP/jGdAV0cT/4s4q7gfaswvW+eEL9/r/8fz62brf+8Q3AhnvDwj6+OUD/MsJ+M4GEgM5GQ0DwNcPpgIB7xfb4wH6zfH3XH8a8PTo8RAO5v7q5AsIBtoMFgcS+/MG5TGm6Qgbzjs36+sg6tzoGr3o1dDpCuvwEPf9Ngoi/uXaBdECABn1DgPg/NIRy97t7PMe3QrhtPnR9uLh+Qj8AAHr0andCtdPDwn6GADo9vL/GdYDBtgF/PElHhv73+0ToAQB6hTb6vAD4d3sQ38c/vnVCRoG7Pbw5CD/DuUMKRIfD/YQ2EWe9scQ3TtL7eAn8eLpEcDi2Mvq4fTwCPnlRQwo+APbC+UAByPwCQHu8s0K2uLe/90B2g7qu/DT7/HZ9+rxCQzo0NzuEeZQHQr6HPns/QHz7vvrEtsE/PIZGiP/8vcKkRgE5A/o6e4G2cXqH38fCO/N/yUG9fr03hMBGOrvLgoY+wrt+0acDlmc6TtZ9s426M7xB8bU39HwDgT6Dvv/SxYl++bQHNvuBSL6C+b62NMF9dzVE/ncyxrz2fLA2QfW8/AFBxLhzur9DftWHxn9IO0KChTx+vni+98Q7NYKCzDq6wAFhfLw0xL14uwC5NLsFnkXC/7QCiv6+/P38AUIHO7qMPoFGw3T4kmBJbRrgzsL0pPT6eb0yfzrteW/9vRF364wwBoFj/2+EPfTNUPwKEf3VCb+F9/u9P3FCVj59wpX6tTSEu6+3wfyzggFEwxPFBF/7f0kx/WoqATUCTIOKw8/8C715dfy1CPk0VvjB/nL7ur0Vm/UAjLmFAIgsxL/+Omr+9QS/AsO5iXdCkT/QCt4vTs7Ap3q7+3V5ebA4u/yBiQIC+oPAwfroQTI+w4ZARXjIvThJs3fAfa2KO/v+ELexxAuC9r79Br58k4DwQkCKiteCAooHOoS5vn0AvD87hD6Ld1LGCcF/NDrlgPs+0b83iwMCfbvJ38AMPjREzkr/Azr4//uCcABAuQQ5SMc9z8x8jbvBTxj46cu3eL7ELbe5eoA/P4YFg4JGxHk6/DII/kUDjP5HuDa8+fa/92zGfQNATnLtfv69egP3eYL+SQEpQcNCO9THwcTHBAS7PT/+uwMFN0JFtso6TD//RgKgfP6A+YMzO0QD/PXATBJCgIA9BwVDgb+5u8GEdcOE+70BQcBAiUOI4RWGjxWAssr4w7/FNr4BxQJAeIH9iP5OwcVCuG6GPEO/RH+Gf7w5N8R19vJEAL10iXrzfXM9Pve9/7kEBj+qv8ADuAwBAMPGBb6DggUBvQHDt4DAfoJAynm6hkBgQPgxuoC1u0T1Arb+yMnEQkU6hL9BP74APr2DPb9GgTrEQ/g6BgIDMIgAjxEAvU+5O39H+H5Bhod/t7k8xf0UgobKuatFPj0/gD8FBD5/uksCN3q+gf/vxgH1/XI7xDfEgHLKwUHqwL2Ddov9vQEGBv4LQEfCw/sDd0E6/f++jXg7BT6gSAM5fT7CPAZugza9B0SEfcw7iLmAg/yBQXwGPDvIQnT9w/w8AcM+yS26zsT5xMq7/YAHu36BB8i/9/MD+QfUvMUL8uBEP/cCPgBEBgO/PY2IAMZ4REBzwUT9fLP7ioUE/3GJwAFGwr2ANck8vb5GO/5MhD79/oF4PH+8g73Cybs6Prn3/oX1eX/QgkfnPnE6woNDOpF6irs/h3vCBkBIgDxKMXl1RPqFecV8GoOuTvs9Un6CtL3GfTbDBcm+eLaGuDzLOMmJACmBxrRAAMEDwIxBA4tExRA+ywQCaAeCvvc71AgDvjn2+70ahz1yfwV/QDq9c8dFR+r8fHpAA7v8v8GF7Po39jFIPkSAKvxfwc009TU2fQWAQBALR75A/nvEBEWDRf+IOIw5fP8F8cN64ED1Dvd62TGAs77DB4SIOwf/v4ZKe0S7NkZJBcX+ynb8O4BCvwg8icgBkZE8RfqKaclIBHjCEEK6/sp3dUGfyf5riPi7w3NqPISyiXGzwX+DAgE+yPqEYkLFPLCSOT6NrH1VgIV/Mjg0M3SCfjc9uz8ENP0AQwfpiMIDQIb69ML9Mfz+iEz9TvA8FLKAdX+0zpRJM4G7hcKCgEH4tnyChFT3yDy6N0P/Bbt7+sMKlE55vAPOdYaNRYjE/MO5fJN/Lr+fx0JsRu4Bg6ftO3uvBD7CAwS7RYfEQrB/6kCGPPTdOH4JcnlIRDiOvEK0Z60DvTx+K0VELUJNAQluhry2BML7c4S99XNCzpTQjy++xjoEvP35DJBBPvy+Afq9PMDu+nd5w1Y2P8A8uEH9OoI8/nhCAcfA/gOBugGJPwtCN0J9/Yg6uP/QgED+QCs/QPK8/kG9gkM+wT4CAsOEPXl89wGA/zrf/8FIAnz5gL+VAs1263p+QIDGNQXC9ILDwcH3wv63AQFBOH579bUAEvIlTzF/f3pD1QA9w4M7AH8BBHd+AAFy/bb8f9g4vz//PT4+AIFAhDbCP0M/gcI//USKfQk+fzz/fn9CAkA+vT9CfvA9AYoBQQICgMF+QT9BgL7APoB794CAPUcfwb4FTnw5Prw+DAxB8P+9g4DA//zAPz5/v759hv/2wD1+OMD9vvf+L6Bizz86PsE/QDlDP//B/UHAPAB/wP9Bf7+APL++vb/EQL2+gT9+P7+/f0BBQL8AgIC+vsKDAP/BX/8CwTR/wfy/fsFAAAAA/X4/8QE7uLt4SD/AAX2BP///eoC/uYC/Pr6AQH2+gMEAgP7xvYEAgb+Afb8/QP7BAP9+xb7/vzu1P0AAxpARzwJ1fz/9wG3DQL+APoKAO3+/vwAA/4B+t/++/4DDvn1+fz9DvsA6vsB/Pv5CP8M7/MSgQUHAuIDAfzcAwAA/PX4AAAQBen+AwcDkhDZVyjz///z3P4B5BEE+hj8+vfv/wYB+/UFAAX+2+sJ4AwGBen65wL3BAAB+Nr//g30Cfz791GAUDwNzgD+9AHxDf8A+f4IANz8+woEAf4AATP9+vcEEAT0+P4GBgMA6vYDAvn9/v0B8f4KAQf9Aeb7+f4IBQHzAPgAAAICBfnt+wgDH/jk7R7uAP/67/0B8fED//QE/P75BgH+/v0H/wr99vEN9wr8gfYJ7fr+BwIG+wP8AQj8Cv0B9ZS/2Dv4mf/56wvqFOgDM9wLAIEA/AgCFf7lBQYADfwIIf/0//sHA/oIAusEBvT/AQYK7vECBAb7Avb86/cUBwDWCOvzAAAVAvrz9/X88fDf/zrdAAD13P8B+vT/AvQEA/rzAv72/v4GAPr53xAF1fwBz+bs+Pz/DgEI9zr0AP8BDQAU9jaXgzvrvwPxzvpjDNsF8vIEAOYg+9gGGfQRBhcCBhIGByv5/vz8AOwO5eYBCfcCBgIC3/Um4AX1AfUX9gX5FQDSBffeAAAsAvIR+IQGoP6+sCbXAAvosQEB+ur8BgcBBfAEBfnw+w0H//Xz4dQZgfUEtufmB/r//AYLA0v3/icALAAE5l/8MDv54wD+4a/49AYEItIKAc78AecDGP0FCTEA9+wBMQD6/fvzAPkH6QsB+zIC/hQK7fjZ5/78AwYo+fEkB//gCvIAAAAQAAAt7/n7wgHJCjzaACv02A0B9vMAAucABPD+B/zq//QKAP36xr4XxPsGxsrWHt/7+QQI/Tv4ACoACwB/5S2hDzw1JjjQ2kcyHjEAGjECASIJCTcHwNX7BSAAJ0oNGem01rwk+/3uP3UAFiwABgcS6sUM+YrWALr6+QMk/9Lz8r3a/ProAAxJ9SYBVv8jGy4jANamEbb97k/aAPYGHybP/Qa58RMq3qKbPdEZVe3kbHjzEr74E/0xASDP9AvYYeWBUo7IhDwFyQrl/S7dOiUADR3/AOP+AjP/+vv/AuwA8fcUCQbtzwAO/f4K+SYAEwIA/d0C/Owe3P/8AKwBI/4PAOMlB+DkAPIB9Ac4ANj7Hf3v2EQCAAT2+dgA6CPsAOzdBAvsAAD2ABH5GuXzCPIUOQbugfvw+PwA8/wO/yH9+uztHQf+A0L4nzsiOjrI8ElqJh4AGCL1AGzlB2/x8PDsFvkA0hxAOejLj9EWF/ka6ioA7PEA8CUO49XcxO8XAB7pRLtcAJYLEJW8/bjuvO9C0HT0PS8mQidXAPvJ+cgBmUzOACWWDweoAADH9gcfBp/JgeA9FRe6qwLsU+T75f/yANPk68a4QBHTCzOhfTvw6BUb+H/Z2hgAAVr5AF4Q/SgH2s4I4UAAAEH/9yzgRLIX4AnXIk8AEC0Atfca/Sf3FMQBAGT1ObcB/xPwzJnt+OvjuQcTIWb7wgDgRvokAArH5a7+/UicACMKHQXP/gXI4/9vqZPJ7Ov5Jf3cTW31O+X7BBII/83u/CmwUMO5P7UI3TvoKBAH/D4crO8A9Pr6AC0I/xTYBNQHFD8ACgcd5PkDMsYF2Oro9h0AASoA4A8A/Qn199/sAHoH+vwP/iH55gXz/wnRABktJFkB9xkaG/z7AOjjFuD9JiPoAPwnARYE/gPf3AhA3ATZEv3nCe/mfzwUKfL/Gfj4ASgFDyT7596m/D0SxjsLIhj7+QEgxPYA/PkTAOva/wIe6wAH+xoAFy3X/dHwPuoF1iPwLgwA/wMANPr798gRNd7mAAkF9grkABfADTQaAiLwLB387BELAtn9QuIVAOwMK/j/6voxAOk6/AH8/wIK8RUL9Qf8JQn8KeoMfwcXEu//EQADBPXwCvYL1PmJ/cfAqzseKvn99dIy+AIAAggIANMRCNIL4BEE9wUAIRe+CfwNNBfm6xL3TP4A/QEAJQkAFAwkTt3xAOIByP7SARD8+iIgAR8NJfHM58YJBfAhF9T0AO4AAjUABb4wAAUsB/b5AAAQKfbK+yEDY//pEOIwf/zzDPUA8QH9AP/x9vMiHQK5FbD4tjsWNu8P+tgiGP0A/vEGAPEJBakC6xLv+/AADgDr9f8G+xz6Jf/yIQMA9v4AHRQABAjsMvP4AOQB1xjwAAvx9BEXABIJIPrr+PEDBf4g3dXsAPf9/jAADdwdAAobAvwAAAAFGOPM+Q0DFwII2PcnfwYJ6f0A+wL6APj69g8ZBwQqEf1ErjsMGfUS/YHvGekA/9L8AAQf/sEJCQ33/+sAHfv+AAAB2RsHOe4E7OkA9/sABCcA/wPh6v7/ANgAzE79AATe+xgXAAsbGufI9dgDFvsB0evpAP8A/jMARuUYAAMI/wVHAAAMA+3z+x0IDAIAqQYQIxcAsgAADgERAAH/BSsn+ARpIvZPJjsP3dr//JrYANYA/7P+APwT+c4jKwgcAPgATv4BEwAB8RDuNe0c7Z0AEfwAABIA9ALT2wD/AM0AkSwRAPwHKisQAAQyCvCeL+MCKP4CEuPdAAABAQ4APPHqAAEUAP1CAAAIAPwT/xAFEwHXzRca6DILoAEAYwBeAQEACSYZFgJ/CldFAzzlWAvcAhEmDkkAECn/ACbqAj/1//n5ASMA5wsuzub/xvsYC/YC7QMALd0AALUI9AC7CwD8ACjsOxsFAfQL4OvlAPXY+RFJIBn45eh/PxsrAAjn7sAA4BfqABTsBBDMAAD5AA/fDvDu1+ocSA/q7dgKyAAA9QEtAA3//OvjRQin1x96nzspfx0WAzxLQOgADQcCABfiBk3hFQLmEcMA5xkXJvz7vvgL/Pgb9gkA8fEA7joPEQf5LwD1AEniM+EnAOQe/MjQAPUW8gIzBTzrB/00PworAPkh/bcA7xnkACbwEhiUAADxAA3dOdb4ztQe7gjgD/b1O/r/+Aj1Afvv8r3j3Rqg1zKOUTsoBzDf8TjVdQkAHzn3AL8aBijg7vnsC/sA3BbxMymv1yYZzfoQBEwA+gwA5vsD7ONWOe8gAN/7QKP5/tUPFOfS/+gB7//t5ZP9EwQAr09VAPjG9f0B/+7wAO71Ew6mAQDc/BWTKPjcR90iC/3YCgTpO+L86v7tBx7aALfI+QWBuEfMhzsvjyf78vqLJw8ADkMDANQbA+f+5/QH6dsA9wzgMiXPFw4SzP74L2QA9ykA7+8D6uVU3OgQAJIPIMUC/9cJN/LtAPEN7f3y5scJJhilgT4TAP3pBP8B9u38ANrTCPMU/wH19gfrDt7qbv8RDPrdBisEO+7+3vnZAQv1Av3O7P7sLufIdTsbgRQD8AbF7gwA/zMCAPgUAOX76OUO8ekAAgzsJBXYF+cI5AP4IE8A/SgA5AQB9vIaxtv8ANkPCq8MAPQJMdbzAPgL4gcA8AAKKyi+xz39AAbXAd//7RrzAOXSBP0M/gLY9v8bDdnYRv7/BP7YAVD6JPYN8P3VABT3BhnP8ujKTZcZPzsElQLm9hvk1f0A9zMEALL8Aejs2NUVAwcAHRESDfnyCOH4AQv3ID8ACCsAxgsDE/3mnND0AM8M1NwHAfHwJrv1/wUL4A0k9Mz/MwjXyzb7AAG96sD87SQAAN0EBPXj/wTG7AcjBtq6dgXZFu7h6GLcLO0BCwb4AB//ATXxxt6BMfUNUDsBqgbq+/vp1/kA+B0NAM/gBfrm7eIFKSgAEhADDPf4+uf68gf1MyoAAhkA0RkDGvvowdvpALIJ5NYTAPDjHsvr//8C8e0X6u8AQ/fh8Rv1APvX7NP+xTIEAPHbAPTX/wPJ1/A6/OXKfQTrHPjdyVDdEO35AggBBOkXDTL65uSBHp33EDvckBcp+dvLuvkA+/MTALvIBufgGP/2FS0ADBX06/L7T/gM8g3pJTUA9woAKjwCIOz/ydTWAIQMAuTv/+rPHuksAATaAOAk254JbvrwwSbwAPP3Qvf9gwwGAP7DAfHg/gTRtvwx9gbiCQb5WfXM71QBG+v+9AAPBBr8EiUEgemkAOdCGjv+iRQp+erL3gcA/PIPALDlAtjqDgrr9DAAChID9O36MPz26Pr8ECwA8vsAVx0DF/IIrNfgAPsJDufj/f3uB/ArAAT5DN0e+OEMUBbE/SngAOgMKwX8gQXrAALk/vvZAAPd6OEq6+v5qgX2HOb98hQGLef/5QALBTvlDSANtvbgKG+BwzoOoBkJ8d7R3hIA/BgbAOQtB77n9AkS5UEAGhvo5uny9dvm0xDcTEoA5voAWR4DHdsmj6zTAJULy/nzAwqV0QU9AAT3/B4Y6xUOPkbN9+XKAMn5JUACgQwsAAkXAvcZAAHBO/nV6eL1mQPhNO0YGhb9ddX/8vDM/A7ZCwwp7vwjZ7VRPTsFBf8K+uQS5QQAAAAHABYlB+UT7f8E+gwAEQj45fr+2v/w+ynfFxoA+gQAGxL/EfQGrt/1AIED5RT7AAXR1N0fAAX4BRMA5zIE/BQI/aDnAO74EikA0QAmAAUXA/wUAADtKvHe8P77wwDfFfgfMf3uRPcA5PraAf7z+fwqAP4YOs5vDTsX9fcR9+IZ4w4AAvwNADwdCr5E7wH1+QQABQjT7+sL3QYGLkjTFyQABQwALRT6DezyzOX3AL0C7SH/AALX29onAAv29Bbo11MCBwLyEYHUAOX0DT4A6wEuAAsjCP8cAQD0L+Uq5P/+vgMU6PgX3ALbKPkA2/ze//f29AsbJQMaReM4EDsE0goI+QsABwgA+PIGAEMLBc038Ar4+f8ABw7zC+8L/gr7Qz7hHAsAAgoAKRT6/vblA/DzALz/7Br/AA8D9fotABAFCwzqty4EFvHrHYHhAO74Bi8A7gtVAAwtAf06AADyINxc2wICxgQV7ur+qQX0x/4A5ff8AfD37B0XJ/9aS2WY+zrjDxYP99M7GegA+OEAAFYT+/wq8AwC/eEAFQ0GCAIG5BX/Xiv/+eUA+QoAFST56gjWR/j7AP4D3TQMAB0W2CA6ABcJJfjyoz4HAuz3IYHjAO36DykADf54AAZa/QNaAADxEOBq1AoB7QT3zMwPgQEVn/oA4vcY/uz78B1DEfzrcCWDXzv4GvkN/aUq/OAA+d37ACwO+MwM+RDzAAAAFQT8/gID8gkfONQM+e4A8QkAABj88wjaTAAAABcC1CcQAR0cASwTABb/Ix3HDyQDFCYOLsTpAPYHBxgAf/jwAAENAAsm/wAHAeEs4g4HMQMUmvQbICAfrQD/F/whAPQA+xkdFvYkHUwQfzv7DOML/q027+gA+s7+ADUJ/tUGAhn6AAEALQHx+AAE/wAII+AI9sAA/AkAABv++gfXZQD/ADv/uzURADMlCy3/ACQCK/OVNDcCAggKJ8TuAPgSAxkAf/kAAP8qABMe/wAZAPEg3BkNLwPxkwksdSIgogEAM/8yAOcA/CEUNO9C9/mh5Dv4K+kF/9cm8/EA/9v/ABAC/+IFDhgRAAIAIgDy+AICEvn2/fcH/cwABv8AABT//AXqRAAAAD4A3DEDADD5CAf4ACX7IPbQJhYB+usBDuj3AP4TAxYAFfcRAABaAA4HAAAcAAQN7RkP/AHw2P8efxoE4AAAMgAeAPcAARYDQ/YI/6TZwjvgDRLU/x5GKV0AGSsBABXoA1vrD/X0ATUA4iFDyukBr/ofD+0E4vIAPdoAAJ4I+wmwHQD7ACTxSi0PAev14PjdAPDd9hRUMCDy09xeOzMtAAjc36sA6x7fACPjBhrRAAD2ABfOFefpt/UjLBPk2coht/8A7fw3ABH/+/LYfwzt9DUwPDtxxSUy/CjvdL8AFxEHAe7kDFTcCw/mD48A8B75dxPtnAkPAPoqHT4A5Q8A4VYLF+ln1PzuAIHpLMkmAcEAT8TAAPNd6Swt+8HlPvfbmP4uAOpM6pQAAPnjACrvIRyxAAD3ABcbY7X/Wdss1g7LtxL+UvH/+vj2AP7d7YjPjSn3ESMKDjs8lh3J5wiPfxcAJlD6AbMOBgDvsgf8CQwA9RoDQhyYyQEgwuwGKW8A9gEA19gD1swh6OIvALHtJaIi/b04TpjL/9we6d/817wBSwrLrEhj/+q1AccB/xrbAO0LGgOsAQDL+Qb/M7vRLtIy9w/Dtif6Btj3A/cODiHCDKauzwDTBg0aVDsqUiXl9NDkJAgADDL6ARgB/8/v5O0B99IA8RP7ISC9HfwZuvP+F2EA9BIA4PwM1fLuduMVAET6LbAhAN8LDNfa//sC6PPu5w8EChYfBio2AP/T+PEBC//VAOnFCvOu/wLl8/ngGsnWCuIb+wXQHCTrKOv67gPsAQH9CwvA6PyB8SQKdTsROBT98dHx7wcA/iAAABEY/M/14OQP9+MA/wDrCxHVEegH3Pf6BEgA/w4A6wsD6wPtMeH8ABP9EO8TAAAbFOfnAPbs7Pvn+hMNKh8f9xwHAATREer/DA3tAObLAv/U/wLj9wHPFOHXV+sEEgPZPE3oGPgQ/ATnBRn9CgnP4uqB3ai9UTsJygfx8vHj2PcA9iMGAL0m/dns+tAOAO8AEQEPCf7qGfP43wABASgACCgAzB8AAPfwutX1AA8G5AT+//QWDfr0//j25Pj9+OELKQvkyzzzAAW3Buj8BA37ANvlAf4E/wPW7gP0/PjCfwPdCe/pUm7sNfADAQThATn8BUny3uCTDvbGQzsEgRr/+ODPy/8A9iEKAMsXBfPh/tYLIggACAkHCObyHN792wD7FTYABCUA0TYCEeYHi9bnABQF6AMA//kOEOnw//vu7On5AukONBK84ULvAPjK/vj9DinrAPTQ/gAB/wTU0wIT/f3LfATmDurbYXDcN+74+gLpBDUSE1H6BuHFQHqCHDvPgSUv+urIvAMA+PgXALTmDeDFDwX2FSIA+xgL2AL2RPUIzAX0LkwA9v0AJkQCGQIRq9faAJAJD/vk/ufsEdQwAPrA6eoq74kJUBzVxirzAPPwQwL9xwoQAPnOAO+w/wTfu/4F+QPkEQP2V+fRN1rmO+796gDx/zT+CjAEg/L0NdBkhTsE7QoY+/7v7QoA/wALALv3BOLnCw/4+RsACAcQ8gT6/RH2BgL4Hx0A8PYAMhkBDAAD3OjtAIECAAv1APPn+fEeAPjx+O8H6ukIPwvzAB3tAPYHGgr/qwIpAPnaAfjlAALv8vf86v7/+QH0Fv/53hX+H/IA+gP+Aunx+RAI3frkBe1tDzsEBQUQ9tP8/RIAAwgRAPIBB9wK8RYD7S8AGw7r9vj88QTmCwXrOhIA8P8APBUJDPfzwMfhAIED0foHAvTX4uovAO4B4fn95yUGTwn0FxXZAOr+DSoBmBMaAPnwB/rWAAHgKOcB4Pj+tfbgHv4yowcCIeMA8Af5/dTm9RIcE/jUGWw7ozsA1gIC+/74+AMAAQICACQNAgIb8wMG/QYADgnt/v7/5wT4ChbyAxAA/wUAEAkBCv4D1+36ALQD7ez4AALy8uoRAAUFAwIN1SAAF/ra/9bqAPb+BhUA5gceAPoHAvomAADuGQIr9wL9v/7sFPgPgfn6GPsA5f/1APr4/wMYAQA+MzV2HTsZ0AH59OYW5AMABPUAAC4QCrca7/oM+gcADAD06QD81Qv2HkPbCTYA9AQAKAn/Ef7by+j4AKAG0NT7AP/P7ukkAAEB8RIpu0EBIxbTBqDQAOr1FycAsvs2AAIQBfhcAQDkKvwo5PP3uQUTDAL/gQPqJvkA5AHxAvv36P4Z5gNeSPm6BTsIFAkC+u//DvsA+PEAACcAA7j75QD1+f4ACgLy9gb/7Q7mTCPuGhoA6wgALQUBCQnc+u/yANgH8+fxAA/53Q8lAA0ICycJ0Av5PBVE9YHyAO75BCMAn/o9AAcrAf06AQDlIsYX4fr88wQU/uTy5e8PxfsA6/wBAPP28AgY6QH7FAfT+zr2CfET+9IVJesA/O0CACr++vEF5f/d/fMAHA/6BwIHwg74a+IID+oA5Q8AFAv9BQXjPPj7ABwKsf0BAB49/iIqABsmLhgZ8Qz9+Csc9sPnAPH+AA4Af/0JAAYk/gMaAADhENAs6gH8DwQCx+Ul3/YflPkA9fsW/vX7/wZD3QPUQoxhCjvyRer9BMtC+OsA+uAAAC/3+e0y8gn1AA0AJAvoAPcQAAIgUer/D80AABoAAQP+BP/oewAAACMHx/0V/zsBDB8fACwNRAq9IhUB1wgyD5XvAPEQBQoAX/ADAAprAAsv/wD0Ausv4AoCFv8Mlu4kfwcch/4AJPhA/voA+vovHPeBKenjSTvg4/YLB/Ak098A9OQDAFz8/gFACSDxABcAIBPRCOoQBPoxSA77DrsAExsAABb4CesGCAD/ABEG7DITAEQFC/4IAEXwVyCOOVEA9BUSYYHzAPQg+BoAHwIZAAx/ABcd/wAZANpUzCMSQgIEn+4wbR0FtwD/K/M4/9gA9xYZbufEKY4/GDz4NPQIAQUo9PwAAO0AABP/APsIDBIGAAYAEQDy+vcIFfgA+gUC/90ABQAAABD//Pz6OAAAAEsA9CH/ACX3/wT3AB/2GPrhFiIA7ekHF+oAAP4QARAACgEUAABCAA8AAAAWAAMN7hQM+wH36/kZfwwB+AAAHAAFAPgAAAwCPffk93w03Dv7PwriAX8dCBAAAiQCAA/pAEb67vb9AAUA8AUMAfoD/eUB8Qj8CxQAAgMAANsBAv4bCAAAABgAFNABAPwH+Pb0APv0/g5H/hwA6AQgExIWAAL3+doA6SL7AP7wAALWAADzAAX2/ur59f4EXPv99t0AJgAA9gDyAAYA/dQA9wGr51RrdTsHEgjlAH8GHBAAAR0AAPTsAUT67en8AQUA8gcGCv4CAOwC8wj+CxQAAAMA/tMBBfwu/gABAAAAFMbxAPMF//fv//UE+xFI/f4A8fcM/SEQAP/x9tQA7hjwAP/ZAADjAADqAAX9Atz1AgAEXP/6z9kCKAAA9QDy/wr/+s4A3wnO+AtWIjsXwQvkAH/eKhMAARH+AOL/AT/7+NH/AP8A9QIXEf8AA/QC5AX+/REA//wA/MYBAf434QAAAMkAELThAOUNAv7y/uQV9gRP/OT/7PP99UAHAAHh+MsABBPYAAKxAfoLAADoAAsA+s/tDQEFYAr3qdkBIv/99QHy/wIA9c4AxgcBBvWZ8Dog0g3j/3LnJg4AAAL8AfISATb4/r4BAPsA8/sgDQD9DvEB1wEA9RAA/vcA+8L/+v0y2QIAANMBENPnANcM+wry/MkW3vtN+/IA6/L79Dz/AAPeAM0ADgzDAAKBAPceAADu+w317bXsGwAHWhP0s93/IAEB9APw//gA7c8AxP4TA/1Yyzoc9grkAGL8DgoAAf/5AAQeACv2/MgB+vgA9fYa/wD9Dev/xf4B7hIA/fUAAssA9f0m4wEAANIBC/H4AN0H+B34/MoJ3PtB+QIA8wP+7Cr6AAbgBNoAHwrKAAaBAPkzAADx/Q3v67jwKQIHTg/10uUBIgH/9wLz/wYA88YAw/5A/hxLOToa3hfpAH8RBQ4AAfvyAAAv/jbx+8AC8/cA8vEr8P7++ekB6fsD4B4A+vMAFdMA9/0wtvoAALMADRMHAMgT8inu+a0Bp/wz+BsF3xj45UH7AAPh++EAIB23AAeHAfVcAADkABT107jnTQQDWBjp/O8BLv3+9QPv/x3+5tYA4fZ7CBZlUDoHBykAAGoc8hcAAAntAAIe/i7TBN8BAPYA3e096QD+4/cCFf8J4kMA8/MAAgcB7v07zf0AAJcCJxIFAN8F5TXm/MvduRQk6BcD6zfz50wGAAL4/hIAKQzgAAijAPllAAAS9S394Av3cQEGS/vT/AUDU//44AXUAPEC+wYAAfp/C+jdyjoBECQKADYQ7hYAABb2AAIX/iHcAQP/AP4A3vYc+AL+8voB9QID7zYA+P0A/xkA9QAy+wAAAIEAKSj+APn56yD7/vfa7g8I8f4AFSj28DAMAAACASIAHAEMAAXYAAE1AAAY/hz3+xkFOwEOD/jgAgX/SAD/3gPUAPYBCQ4AGf5TBL7EZjoD9DIH//f/CAsA/wr0APYc/hnSBgYDAP8A0/EgBQP9/AL/5voH2zEA7P0A/x8A8AI0+AAAAK4AQ0r4APb66CUD/ezu8RQK8PH/Eh3qCz4TAP7+8yoALwYUAAKm//5GAAAYAAoE9xwCKAAl8Pvs/QH+ZwAAxQPHAf8ACicADv9/ER9FgjoD6BYH/5zxD/oA//L3AAEVAO7oBQkGAAEA7fcJDAP8AgL95v4D5Q0A8/4AABkA9QMD/AAAAAsAJzoAAPru8yEE/fgD9gbo+vUBGALiEhsFAPwA9SIAHPsGAAHEAP9BAAATAPcS/RMC/wAZ0/8D/AUDKAAA3QHuAvwACi3/Df9/GoEanjr71QcIAKLqFPcA/+n8AAcU/ekDBAQBAAEA/voGDgT+/gH+9fIL7vMA/f8AABEA9ALw9QAAACsABSECAPrnAR4D/vgP+fni+/MBFPneEQ/3AAD+8hUAFPj2AAHfAf4+AAALAPAZ/AwD8QERywAP8gUG+gAA7QEDAf8AByMAEAB/Ia7zqToC2u0IAIHoE+sA/839AAYU+s8dAQMBAAIAGvr2DAP9AwcADfUP8tMABQAAABMA7wLV9QAAACYA3yMLAPrxAhYF/vcd9Ou/A/EBDuvoCPLuAP3++RMAIPLmAAEFAPswAAAJAPcc+wsB5AD7vQQZ+RIBvAAAEwAjAf0ACSX/FQBbFkOtnDoE3d4HAIHhE+MAAMf/AAIN+8EgCQgGAAEAKf34DAL/BQ8BFfQO98MAAwAAABIA9QHL8gAAADsAxB8JAP75CwwHAP8m/uq0CusADuTrB+blAP4B/hIAGO/1AAIaAP0iAAAJAPgZ/woD3QHrtg0b/B4AogAALf8wAfsABSP/FwF4FPuLxToH8uMJAJvnEeoA/9X/AAII/c4cBAoBAAIAH/75CQL//g4AGfYG99UABAAAABEA+gHe+wD/AC4A1SIEAAD5BAcEAQUbBu/CBfAAC+j1BPDtAAAE/xIAD/T/AAEgAP8PAAAKAPYRAg8E5QDswggU7Rn/vAAAIwEg//4ABSD/EQB/Bpjd+DoJ9NIJAIH1A+AA/8j/AAEF/8EwCgwIAAEAMv/uBwEABBH5G/YE+boADQEAABEA/AHK/wAAABUAuSYQAAf8DAMOAQcfDOumFvMAEOD9BNDrAP4GBRIADe33AAFFAAEKAAAMAPYPARAF5gDmqBQfByMAlgAAPv8+APwABSEBHABXAk0zbjsL98gJAIH++90A/8H/AAEBAMA8CAwOAAQAPADrBQEACg33HvMCAK4AEgIAABAA/wDI9QAAABAAtSMPAAn8DwETAQsfEuqcKPgABN3/BsvsAP4HCRAABOv1AABeAAMEAAAMAAEMAg8G3ADnmBgrJygAjAAAUP9PAfwABB4AMAAlAdXmDDsBC9MTAIEP6+cAAMz/AAQBAMAmCh8EAAAAMP/aBgH/GQ//DPwCAbYAFQIAACIA/wHTFAAAADkA0lACAB7uDwIRBScONOWtJvEA7NwAAN70AP4VBicAA90IAAB0AAoDAAAfAAcOByYSyAD4gw0ufCQAngAAP/5BAP8ADi8AWgAa/wvA8jv3UQ7mAH8g+xEAAiQCABbtAEX76/v9AAEA7AUM+/UE/OoC9gf7CxcAAAQAAOEBAvwaEAAAACL+GdkHAP0L9PP0APzs+wdD+iX76wklGBASAAP6/d4A5yL8APz1AALQAAD0AAnz/PH69/4EXfj5+OH7KAAA9ADx/QIA/9gA/v6h22AKjjv9NQ7rAX8SCBYAAScCAPzrAUL58vf8AQIA6AkEAPkE/fEC+Qb7EBgA/wUAAeIBBvomEgEAAA0AIMb7APgH+fHzAQDy+AhA9gv7+AIUERQQAAH6/OAA8xn8APzzAQPGAADtAAjuCPD6/f4FV/L14eL9LwAA7wDr+gcA/8wA9gel5K0LJzsI+xXrAH/rEhYAAh79AOH3AD/38Or9BAIA5AQDCfn+BPAC7wL9BiEA//0ABdcCAfA1+gYAAOcBJa7sAOgG/vbyAfT97QhK8PH58/n9+i4KAAPxANwAAw3xAPrWAQDqAADpAg7uDOb3EgMOX/XuztwANQAA6wDo+QcA/9AA1AzP8X5x2ToLChf0/3/qBxMAAh36APAJATfw7t38BAAA2v4EBAj1EvME+AL7/jMA/v0A+dAB+vVC9AwBAOMAL83mANAQ9Afy/9T3xQ9S4uP76wn56jcIAAP3DucADP/VAPWgAP0D/wD59xLl99P7PgMYa//jztz+QQP93gHZ/AUD+tcAwQHs9rZYzToIFhf2AH/79RQAARj5AP8MADrv99z+Av4A4/sL/v77D+8C7QT3/SoA/fwA/d4B+/o55AQAAN3/Id70ANUV8gn1/tDyqgdK6vUA6hUA8i4JAAf4CewAGwTWAPmsAPoOAAD//A/o8c/8QP8HVv3n9ej9OAD64QLg+AoA99oA1fvx/zmaMDr7JDEaAHMJyCAABBTnAAIaADvGBPD89wgAyeso4vn+BwECJgP85lcA8goABRf/8PlRv/wAAJ4DPST0/sINyDDn+sLLiA5Ax/H6w0Dp2DMPABQWCi0BP/LhAPuOAPhfAAAxBSr/7A0RXPwBSPPMTPMJf//vxQu6/ST+9x8AEPk+EWJNczr4TS8T/2ES2BoAARTwAP0U/iXKBPP9BfoA0PEb4/oD+gADNP8A+VAA8wIA+iQB8P1B1AEAAIEAOkgAANoR0iX5/s7N3xMvz/gC7jnt3zkFAAQNESwALvzmAACmAvlBAAAs/Svw5xQFVQEDPf3QIwcKaAHzzgLAAfgK+iUA//tDD4/juDr3LSkZAC4L3RYAAhr2AAEQ/g/MCQoBAf4A1vgT5wT++gYBIfv9+EYA8QEA/jIB9gE08wAAAIH/Mln1APb/2hwD//LNDg8M3+wGDzTy8S0IAAMSEDwAF/YAAAL0AQEtAAAy/x7q9y4MOgALEfPaFAwEWAD/1AHFAe8BACgAGQJJBRihfTr2ATUVAAYE6xAAAxvwABAd/Ay9ARMAAPwAzPEX9Qr5+v0BAPEC500A8f4AADwB7QQ5+QAAAK8BRl70//7yziz//grSIRH30uoGHjXj9TcDAAURBFAAJu0JAAHhAQVEAAA8ABcEAS8MKgIX797XCwYHagAAwgK7AvIAAUAAKwl/GeWMezr07ioTAMz5BAsABA32AA8Z///WAgwAAAMA2/QXBgX++vv+/Pn97DQA7gQAADAA8wEf/AAAAAYBKU71APzo4yf4/wXoDxIC1usEERzdCCz2AAML/z0AK/URAAHjAARGAAArAAoL/SUJBwAI4t/rAQj/TQAAzQLMAvkABT0AIwV/Fvz+mTry1BwPAKzvDAIA/wL7AAsT/vbk+A8AAAoA6vj/CQP///0A8/UE9R4A9gEAACUA9QIJ9AAAADoBGkMGAP/n7hcAAgj3EAb45+8DFA3TCR/7APsJ/y4AH/QUAAEFAQI8AAAcAPwQASAG9AAOtO34BAn/JQAA2gHgAvkABCz/FwV/KmXRsDr/3fgKAIHzBu8AAuYAAAQL/c8MAAwCAAcADv70B////wcABfAE9+4A+wIAABf/+P/d/gAAACAA6C4JAAXsBA4AAQ0OE/7S/vMCEffmCvDwAAAI/xwAFuwKAAAbAgEoAAARAO4XAhYH8QD8svoRFBL/2wAABgEOAv0ABSb/EwNhHD/ovjoB3O8JAIH2B+wA/9sBAAEG/sQTCAoEAAcAGP/0BQEAAgn+D/QG/eEA/wEAABIA+gDSBAAAACIA1iUMAAPuDAgBAAgTEPvNCPUDD/XsB+3uAP4HAhUAFu0DAAEdAQEaAAAOAO8U/hAG6gD6rgUUExcAxwAAFwAdAfwAASIAEwJkFZwrGTsC6+YFAIH5AOkA/9X/AAID/sgXCAoEAAIAIv/xBAEABAn6CvMF+dAAAwIAAA8A/ADOBgAAACMAzB4RAAj4DgUIAAkXEvbHE/UBCvD3B+T0AP4HABAAEO/8AAEvAAAPAAAKAO0QAw8F6wD9sgwUExYDuwAAJwAnAv4AAh0AEAFTDefvOzsG8toJAIEA+eYAAM7/AAAC/8YnDg8GAAIALADvAgEACgv3DfQD+sMABwMAABUA/QHPDAAAABgAxCoPAA36DAQOAQ4XHO+zIfUCDOj7AtT1AP4JAxUADOwBAABGAAMKAAAPAPcOAxQH5wD3qhQdIx8DqAAANgA1A/0AAiIAIgE/BNd4RTsI+88NAIEH8eMA/8f/AAEBAMI3FBUJAAEANgDmAwL/FQr4DvYC/rEADAMAABsA/wHPCwAAACMAvjgIABT5CgMUARYXJumkM/ID/d/+AMj3AP4NBhsACOYEAABiAAUGAAAUAAIKBBoL1QDzlxgqTycCkgABSABHAvwAAycAPwEpACIXMjv+GeYUAKQU4/MAAOL/AAIBANAUEyECAAAAHQDj/AL/Fwr+Af4B/dMACgIAACcA/wHmIwAAAC4A4lX/ACXs+AEJASkAPO/PIO0F9On//+L+AP8XAikAA+AdAABiAAoDAAAhAAYABygU2QD9q/4cfx0AyAAAJwAhAQAAAywATf8Q+ZOEgDwYCAD1/wxY//oAAPYAABz+ABj0CfX/AO0ABRMl/f0A/P/3AP8DAfoA+/gA//8ABgD5EAAFAPv7APgxAOp//Ajd//H8AAQIBE0AEAoY2fULAP/5Ae3/4QkDAP7kAAsDAAD9AA729uX4Mfv+7Q7v5vcA/gAAAv4F/tMA8+j/Mf/48hYsDjz98Av+/+j4AxAADvsBABnz/gXu/wAFA90A7vkV/P4BBf0K/gIEBBUA7hMA+hP+/QAOHf8OAPr6DuTsAPOBAP/v/gH2AwAU6OsC5+0i8x8EAA/yAgb+9f0ZAPrwAPwHAADzABTrB/v5zQEDHPr5Rwv6GQD27QHoATMDChL93g7y8PSC/jvrwAf9//b29vwAA/QDADf8/gsK+QsIB/oACQj8DgQCCAAFAAMDE/kAABMA/Qj/DQARYgMAAOYB+ifjACWBEAD6ABYAJgPrAusD6+jx5/sBAAoHBgMA8PUKAPs9AAIcAAAS/xIP9AkE5wEECwIDPAr79QAAEf4PAQIB+wsADgIxMOLzdTvxwgkAAAYM+fgAAQACABMAAAUG9wcGAAAAAQb2CAEADgIMAAoACf4AAQ4AAQMACQANfAAAANYABSHkABuBBQD6AA7+HQf7/N0C9d/f8/AAAAEEAgIAAu8RAP8kAAQeAAAQAAYd+QcF9gECAfoBNf/+EAACAv4BATT/+gcAA/w5NfZzCjkE6RXjAH/2HAkAAQYAAAYAAUL67tz/AAAA+gENGAABCfcCAAL+BhUAAPIAAMkAAQArJwAAABIACP7bAN2mAQDxANMQ7v5G/ukAy+j4/TUEAP7qAMwAAQXnAAC3APIDAAD/AAcH/NDyAAH/Ww0ABNgAIgAA+gD1+lMA7dYAzf4GD5MeAzz9w/r4Afn4CAQAAPIAAPjzBAsAAAAEAAAADfcEExRg///2APb7Fu4AAQEAAPwA8X/+xwAAAP8D9fz+AP8BDfMCAAAQAPT7DdgC2ADT1xn+AAAAAPcAxfz+AAALCf/pAAAAAAsCCQD/u/72+AQL4wD5AgAACQAWACcA9f8ADwBjM/9cUjsBgQ0FATbNKAwAAAwAAPINAC0A/gD5+gMA+wn+FRT5/wQI/gTyBAoAAP8AAP4A/fc2nvUAAPYEDvvvAPYABQD/AAAK//cP8s/+2gCj9jz9AAD/4QQA+hAAAAD+EAEBAAAAABRA/QAB4wP8DvP9pPUDDwAA7AD2APn9Af0AE/4wf7pdwDsG9hISAVjhEgIAAir/AP/9BB4A/Pju9AIA7STy/fiU/wga/B/09isAAAAAAPQB7oExvvgAAKgEH9gCAPwA9CH9AAD58Aos4R36GwDz/A4KAAAC8AIALQ8OAAD6DgodAAACAAYD7PoBNhoGGPre6e01OAAA5ADLANj6A+8A6voRLApBmjsLfwMNAPcb4vAAAQ4AAPXxAeQA+/fz/gEA9RT28eyO/gsP/hoa7B0A/wIAAPsA9oXyJwIAAJ7/DNgUAAcA9Rr8AADw6xAT7DT9LwBKFtUCAAABCAIAQvgIAADvAwoeAAAAAO7T/PoAUQ0Q/gbpQvcmIwAA+gDfAMf/B/MA2P3gtuWZEDoKUucHAIED4OIAAOwAACQHAaYABAEFAP0AEQD27w6Z/hT1APYX8PkAAQEAAAwA/rbL8AAAALr/6AcTAAsAAAgGAAAFAAfjAxEAKgA2FMb4AAAAFA8AIuYAAAAA/gIIAAABAOf+6AAALwIEwBT8IBcI3wAAFgAMAbcABRYA4P3qyY8fujwUAgP+//83DQQA//4CAAUIAAX6D+8AAusA/egT/v/xK/IB8gAQ/goAAgIA/P0A//IIfwIDACT6+u4mAevgEBDi/+bv8wMCAyAKIfPz+wH+AAD+A/sAAOrvAOnvAgz1AAAAABHiFgMBIfkGDg0CAwTnDwABCv8BACb+/fcACg/p86vudzwD//7+//gCFQAABfv/ABj4Af8B/gAG/ukABfwK+g75/PYHBQL8/ggA8w4A+QEA/fgD4fkIABP6+Pv/ARF/Avrx/hQAFwQc9yUA3xDp5xcDAAcAB/j/ABYOAPUdCQ3oAAD5//748vIB8wP/9PX1AQL8/wD6Bv0AAMX8Bfj9Af4A+JzrZTz+8vT7Af0E7/wAAPT/ACYCAPoPAAb//gEACQLz+foF+v0EEfv7Ce4ABQAA/Pb/APkCxAIAAP0B+gwCABBc/Qf9ABH6CP8MBi3+yRDSBP75AAMN/f8AAAoDAP04AwgsAAAO+gYM2/gHEQEH6f8Ef/8O6AIACwEGAOX9+vMAL/Y7Lt2oMDsG5/T9BALf+PgA/vcAABsE/wMV9/70AO8ACQXn+uwD1P0GNgD+CPMAC/0A/PkAAf8QgQIAAJAA/xAQAP5dAusHAAIABAfwFiIB5y/+CuH/AP8E8/4AAA4AAAkoAAD+AAAF+/71APoCFgAF5Q4MHwXw5wECFP8V/78BAPoAJ/j3ExwHNTkL/BXkAGToCQoAABAAABABADL98OL/AAAA+gEJDN4A1uUCBgD+AAoAAO4AAMwAAQAhgQAAAMUAB9b2AAAWAP/qAPoP+gBL/iUAoyD9ASkEAADy9tIAAB3yAAHmAAEAAAD/AAUBANH6D/8DQfz+Gtf+FwAA+wD4AOIAANYA7vkBAaetIDwFrPT6Aw/cEfwAAAMBAO/qAwwE/v4CAAQADRn/Dv3x/vn6APn8AfgAAgQAAO0ADO8IAAAAAIEB8OkBAP4pEO78AAAYAPsHBgf/Cf/YHRP6AAAA8O8ATw78AAABAP7XAAD+AAE7//v+C/z6/gQHxvDr8QAACgAMAPwA//IACPxVEJkY/zv46RIGASfUzgAAABEKABgEAiMH/vv8+/wA9zLwBgfk/BMRAAn9FCAAAwAAAPEAEfkkAAIAANgCF+H2//jGBsr7AAAB/wAl/N39/vEkEO8MAAAB/fEAG/DsAADsAPrDAAD7ABoz/Or+HAIENAL1gfDjCQAA7wAEAAEB9vABy/zzTRQ9DzwOBBETARMW1fgAAA38ABQgAhzx+f0C7iMA9SMC/P8p9xDuABwEG/kABAIAAPIADDghAAMAABEFE9rmAASB9EMGAAAB/AnwFeL8+vJg1c8nAAAIBf0AzMIqAAAGAPRD/wATABzJ/voJIQ3+Ff7sFOxMOAAAAgDqAAfw/O4A3/ve9gmiizsHWPYFAuhI9/cAAPX2ABL2AOoA9P4E9z0ACAEN7gEAAvX7APwG+PMA/wIAAPkAvwDFAAEAAFIA8rIaAAC48y3tAAD19PoKBCgCP/r6+Oz/AAADFP4AgfD4AAEBAAIaAAD8APf8APkE0g8C3QH+1PQu/wEACQADAP72AAIABPjb3IM6MDoBeP0DANkp7fcAAPL/AAcDAN8ACQABAAYABPMC7wAAAgT+AP8G+/8AAAAAAA4AzADVAAAAACQA+gEaAADP9gv4AADrAP/5BA0BTv4a4OD1AAAAFQsAgeoAAAAAAAAEAAADAPvgAAEE8wIB3wAA+wwN/QAABQACAP4AAAsAAPm08VXX5jwI/AD/AP3kE/UAAgr+AOIBAPn9DPP8APwA/PcHDgvzCwP6APkEAgMA/gYA/AEB9PIBwQEDACH8APjzAPEz+wDyAPYT+QUJ+QAA5fX//gH7AP/+/fUA5/ztAAHsA/0AAAD5AP/rFO/8CvsF4/8Cf/oACAAB/wEAABz8/P4AARXx9kQZEjwpxd4aAPUFCgQAAQn6ACUiAvf6DvQN8wkAJ/Yq4/njGPTsFAgBCAkACBMA7PgF//okOe8LAN8A4dApAQTy+wDn/QjwGRUGLjEAViPwBfjvABMHDfn+qu0YAAFMEBwAAAD1AB/Y8esVT/31BAPtgRr/D/3+OwQP/ubmBt/9GN3mBBD7TjwH4u/1ACo/9B0AAfMAADEEACQc+xIH9RMAIAP2CfIC5OkAJgYE9t0AAe8AFPr/DAMTbPwAANIF4fcmABnjFwDvABL8EeniFE/+N//dHNz2AAAkAQUALB8rAAI4/xsAAAAWABtu0hEJH//+6BAiiQUA4f4AIf0VALwC+QEAf90xDc+zVjv+CPQNALTs/fAAAO8AAAcCAN8XAQwA/wYADAH/+wEA1RAFQfgA+fcAAwAAAxP/AADoswAAAPcB9CMVAPsAAwAPAP//BP/pAgkAPgkCCuf2AP8HBRQAAPgOAAQMAAIAAAAIAO4O/xcEEAABzgcMgRgA0QAACQAVAAAAABgA/wAcAFaHojgBAwD+AADsCAMAAAAAAAkBAAAABfsAAAMAAAAD+gAA4gX/KwAA/P4AAQIAAPwAAAD9AAAAAAYA/gMMAAAAAQANAAD6AAAV/wkALxD+/Q35AAD9AgAAAAIAAAH9AAEAAAABAAEDAAP8+gAAC/8AgQAA/AAAAAAAAAAAAPsA6P//ACMhFzwIpvzvAB0eBwAA/hP+AMPmAgoC+/v1AAMABAb5DgD0+/4HAAcAJAUAAP8AAOYA9PQBof8AAJYA/9YJAP7iDDH9AAAF//z7AAL/J9jZgQX8AP8AAe0A5+wAAOEAAP1KAAD6AP4vAP38CfsFBQj+APBaAQAA+/wIAPIAAOIA+P1qM6NgDDwFFgX8Bx396PUAARj+AAgAAREE/Oz//PoA9hzn/AD57Q0DAPr/HgUAAAMAAO0A6wUjtv4AAIEAEM3kAAn8AxwHAAD8BwYN/+IEFxPooQUVAAH7AgIAxOH0ANsSAAIMAAD4AP8P/RP4SAQCJAP+AO8PFwAA9AH7/vD9BewA1/77MGIeBjz+J/b8CRZS6fEAAvMTADELCAgBD/UD8gYA+zIb9gEk4PwAAPn7FtEA/wIAAOUAJSveZ/8AABoB/vjdAAPrDagBAAAYB/4cAhb4gdH8fscUAAAB5tkAdfz0ACgCAPSaAAACAAIA/vL5xQ4AwQ7/ANiz6wAABAML++3q8+cAEwEIBZ+Sozv3W/0EAvz4APYAAfkCABAFAfEA/P0C/gYAAAQH6wEAAAoBAP8H7vgAAAAAAAIAAQDuAgAAANUA/vT6AAD++rr+AAD///8aAAD+3gMEcPQIAAABEAAAAAwAAA0AAAG6AAD8AP/ZAPz+6woD8wD9AP/C+QAAAwD+AAD8AP8A2ACBAGoKRDr2dv4JAe3+APYAAfYAAAQJ/+kA/wACAP8AAvn97AAAAAcAAP4E8AUAAAAAAAkAAADsAwAAAAAA/AYEAAAA+t0CAAD3AP0PAAX/9hMKUPUFAAAAEQcAAAIAAOsAAAK/AAD/AAC9AP8B9QIA9gAAAAvN+QAAAgAAAAAAAAcA2QCB/q/8hTwGAf/7//wp9wkA+wj+AH8CAPz9+vwBAfwA/vYRAvz38///B/8FAQEA+gEA/f8C+/MGAf8CAPH7AQAGAPkEAu/6AP0B/gAJ+tv9/Aj5/fv9AAoB+P4A9QECAP3uAv35AAD8AAQJ9/oB3QAC+f0AzwH0EP4A/AL8ABP+APoADvv0/woTdTz7Af4HABL87voAD/oAAIEI//4LAgUA+v8ABgbu9wH6CwkADQH/BfQA/v8A/wYD+e8GB/sDAPn+APgHAAvxBOoEAAf5Cg0ABA77C/8DFfv9AAMRBQf/+gEBAAMbBgL3AAD9AAch6gkFGQD8AfUIJg39Df3/DgH/Ag38APsAAfDz/lOIDzz6CfAMAvr99vMABO8BAIH/APoMCg4A9iUAEgb0+AAC/Af6EP38B+YAAgMABwoAAPbyH/4AAOED6gIcAAX3//sNAAX8BhXmDyH9M/UGBOn6APoPDQwA9wEDAP8wAgT2AAAHAAH/AQ8IFwDv6/4J8RAF6/8CHv4SAfb9APwACwDt+qbLqDr+BOkLANcD/ukAAtwAAIEBAOsGCwkJ/ykAGQL4+wEAAAnxAPcA9uEAAQEAAA0BAADfKwAAAOkA1iQrAAD+AAANAAAABAfbEg0AW+r//PDrAPoGEA4AAP4BAAEaAAAAAAAEAAT+AAcEDADq4QUGtSAA3gAAKQAgAPb/ABQAAAAaAEgwYjf+FQLxAD8HCgAAAggAAIEAABcA//AAAAIAAAD3/AAAAP4BAAAA/v8AAAAAAOYAAAD9GAAAAAAAAPAWAAAAAAD8AAD9AAAp/xUBEPwBABH+AP36/+kAAAsAAAAAAAEAAAD8AAH+APf5EQAAGwAAAO4ABwAA/wD+AAgAAOkA6gAAAPP8wDsCmf4DAu7xAvEACfL/AAADA/sADf/+AQAABgMAB/76AAAAAP8DBPkAAf8AAAIA/fkH2/8AAPH/+/0FAP/TC/ACAAASAAL0/9f88fjY1gbvAP3/9QQA/vIAAP//AAL1AAD+AAAAAAAA7EUA1gIAzP/x/f8AAvgB/wr/AAAAAQB/DHqzHzv5RADjA2jp+iEA6kcAAADt/SUJ1d8AA3MA9gXx8wHuAAAD/gT2/jUA/wMAAMf9Ceb/2v0AAIcAEKbBAQXL7+rqAAD+AvN3/d/w0PQ1IP4ZAAX05c8AAh7/AEz8AAL7/wDbAAUJ/gDtCIEJUf35qLP1H/4A8w0HANb/AMAAvACiTtEvJTsFNfn2AQwX/xsA6ScAAADbAu8E4+YB/38ABPz1/hL/AAAAAPv9+Q8A/wkAAOQCCfvqJv4AANEF+bHHAQPr/gDvAAAIAPQqAgn2Avr4/+MLAAD59+gABw3+AFIIAP8FAADiAAAC/wDw+IIGAQD+z9wEAv4AAgQHAw7+AMwA0QCyAKM6TDsAb/4DAfYZAAoA+AYAAADyAfMA9v8AAAUAAv/9+wQAAAAAAP4C/AYAAAIAAAABAADxGAAAAAUAAe/qAAD7/QD/AAD6APoPAO0AAwAGHPYSAAAADAMAAAEAAP4AAAAAAAD9AAAAAAD/8cEBCAAA/P8AAwAAAAAAAQIAAPQA4wCBAAYBOzn/V/35AAYSAA0A/w4AAADrAP4A+v8AABMAAgD++AIAAAD+AP0E/wUAAAAAAPEAAADtEQAAAAQA/tfxAAAC/gAAAAD+AA0gAPIB+P8JG/sQAAAAB/IAAAgAAP0AAAAAAAD/AAAAAAAB+dMCHwAAAvUACQAABAAAAAEAAOgA4QCB/8LXLTwAMQEG/9bo4QAAFPQAAMoIAfP9BAL9APwABP34CwH88PsABv4FBQAA+f4A/AkD//jyAv0DAOD8/QELAP7vA+wPAP/x/fj/+X8BDh786wP/ABwKJAYA8vv/AAHxBP7+AAAAAAAG7/0FqvgAHgAADQ3yAv0A/v/7//7+AP0A3PooCUiySTz5GvkFARNG7/gA+AcBAEIGAPMCAgf/+QsABv797wD8/wD+AQAACPAA/PwAAQcD/PcR+/sCAOQAAvj5/wX4BPD/AAQHAwcBAoH55Ajw+twBAPkO7Qf/9P4FABEIBf/v/wABAAsP8QUFJgT70PQEAAn5C/oACAIE/g39AfkAG/j/B4P1yDv+EOwLAto5+OwA6+kCAA/1AdsHBREB+hAAFgH98/0A/gT5Cfz8BuIAAQUACA0BAfzzB/8AAM4E7AULAAP9Av0BAAIPBRHYEoH8+vsD7dD6AOcO8RH/+PMDAAQoAQHz/wAJAPsCAQsJCwPvtP8ICBH/7P0AHv4g/xD+AA4AI//h/8Q9OzoAEPAL/sQy++0A6d8AAPUCANADBg0A/wEAFgAE9gAAAAP2APoA/OgAAQEAABX/AADu/gAAANoB6CoLAAABAAABAAAMAgDJEIEB+vn/79z2APYE+BUAAPMAAAATAAAAAAAGAP78AAAE/gDutwEIIyIA6f8AHgAfAB0AAB0AIAAJALcuuzUGJ+P6AIEV+90A8t8AAAAAAMMAAPoAAAAAHgAA+AAAAAAAAAAA894AAQAAAPYAAAC9HAAAAPIA9QApAAAAAAAAAAAPAPDWFu0AM+f/8MoCAM/9AfgAAO8AAAAAAAAAAAAAANIbAAAAAwD3uAAA0f0AuAAAFwA6AO8AABQA5gAAAGcJMTsBEfwMAfBEAeYA/vH5AMseB/YAHQACAw4AAT8BB1r7AAECAP/49vwAAP8AAATwAPoRyQAAALcqBgAEAP/h//T+AAAeAOcM/wDy3QHKgfr0APwAAA4A/OkAAAMAAALxAAD6AAABAwAAz/ADkwEAzfP4BAAA9/gB/ikAABsAIADnAAuPUTsCMgf5ACmp/gkA/xX4ADrW/ioDwQDtAAIA+tr+DsT5/wACAAb++B0AAAUAAOYZ+vgO7QEAANbhFrLbAQEDAAD4AAD2/T0lAwDn7wJKRCASAAwA//MA/QUAAP8EAAIJAAD2AP8I/AAA7fYAfwIAAc3+JwAA/wsDC/D+ANMAxQAZAvaMYTsBGgD7/yKtAAcAEP4CANPh/hoC4gD+/ugACNUAC7b/AP8CAP//CAUAAAQAAO4T///4HQAAAPncA9P1AAH/AAABAADt/iYLAgL8HQA5fw8LAAMAAPQA/ggAAPwDAAIDAAD5AP8B/wAACwD+ZAEAM+4ABQIABwIBBw/8ANcAzQARAwrykDoAIP4AAQ66AAoAG/0JAN7jAAkA7AD8APIAA8gA/7UAAP4DAP8AFgMAAAIAAPcPAADqJAAAABfcBO3+AAD9AAAAAADk/xIHAAAFJwAmfwkLAAAAAPYAAAsAAP8AAAIAAAD+AP8AAAAAEgABUAAAZP4A/AQA/gAAAg0AAN8AxgD8AFmp1TcAJAHx/k/HAAwAHxoKAPbD/ywAyAD5APUA+9YA/6gAAAAHAAX8IgMAAAEAANokAAAKHwAAABzgC6fxAAAUAAAAAADmAEAuAAAA/gALch0eAAAAAOIAABAAAAAAAAMAAAD7AAAAAAAAKAAHfwAAbd0AGgUA9gAABgEAAMEAuQD9ANV0mjv2Qf/8/gNF+PEA7/v/AAoJ/vL8BPz9APYADPEV5fv97/X/AvoIAvcA/QAA+gYB+/gECfsCAM319iIUAf3kBe34AP/7/PgK9tj37xcR3OwPAPj9/QEA9A/8ABHkBfr2AAATAAwE7PUEf/v/7/wAKyXx+P0AAvz+ALv5APgA6fYBDHfRKTwGNv0F//IM6v0ABfj/ABUA/u/+/gj++goAB/7+BP7//fn/8/wCBf8A+AAABAUC+/nxC/0BAOsC/vUSAQL9AvcKAAH4/wsC/0X5Bhn1+vH5ABANFAj//P4BAP/7AwL4/wAGAAUE8AAGgQH69wEB+/z8Cv0ABwQBAvD8AP4A8vwKAb5wUDsKJOwQ/5T08ucABNz7ABz8AMsTBRUB/A4AFwL1DAEA/QP3CO38/uYA/wAAAxf/APnbBAAAANUE5wkWAgL7AfwRAAEEAhPHDhABHiAE69rpAPYUFBr/+eACAPsVAQL4/wAKAPcDAAYLgf/y2AEG6hIA4gAAHP4gAe3+AB0A/wDv/c0cqDkLI+8V+oH79ecAAdb3ABYBAL8VCxoBAAEAFAD7BgD/AAb0AOoA/OYA/gAAACgAAADXBQAAAOsA4j0WAAAAAQAIAAAEA/q1C/YDLBMD7djoAPMLEyQAAOEAAAEIAAAAAAARAPcAAAAHswD02gAJ/iYA0wEAGAAdAOoAADAABAABABI5UzQeWgD+ALLshfMAJAMAAFIAAOQAAAYAAAAAAADtJwAAAAAAAAAAAAAA+AAAAAUAAADsAAAAAAAA6fELAAAAAAAAAAABAAD2AAAAEABAAO3zACYAHgAAANQAAAAAAAAAAAAAAOEAAAAAgQAANAAAAP4AAAAAAAAAAP8AAA8A2AAAAEtVMzsBDQAF594IAPUAA9f/AdgJAeMAHAACAAkABfcCGPv9AAD+AP0A+gAAAHUAAAz9/vzy3f8AAPEq+ggcAADuAPoIAAAS//gV//b61ADYBAL+AAEA+w4A/fwAAML/AAX+AAABAPsEAAABAPIBpQIB8Pn6BOgAAfcABCn/ACQA+gB/AL78FjsDAQDyEDKaAAMAAjP+AezoBDYB2PPzABUA9/z3Cv39AAABCAQBEPIAAJAAAN0PAfwM4/8AAPzVFLLGAAHtAPbwAAAI+iETAB/27gBbHgwGAAb/8eEA8v8AADIBAPH0AAD0AAoMAAD5AO0Cf/sB4eD5A/sA/RID/Qb/AMYA5wDuArvj4DoB6AD4/zPlAPgA/yT7AfP2AiAB6/77/+wA/gT9+QH/AAADBAEAC/MAAIsAAOwBBAEO/QAAAPzYCN7LAAH9APv0AAAL/gf1AOL68AA77AIEAAAA6u8A9vQAAEkEAPT4AAD5AAX7AAD+AP3/Qv4CEPj9+gsAAwkC/B8AANgABACBAm3BITr/EQAAAAgSAPkAAAgBAA4FAPsA/gEAAPYAAAAA9QAAAAABAP8AAPEAAMkAAAL9AAAGBgAAAALsAQzoAAABAAD/AAAFAPbtAPUB5gAN/PkBAAAA+wEAAPkAABwAAPwAAAABAP8AAAAAAAAAAwAAQg0A+A0AAgAAACIAAPsABwCBAKHdHzcAEwD6CxgXAAYA/hP//xfxAAwA8wAAAAAAAAAA9AAAAAAAAAAABPwAANoAAPUEAAAEBAAAAAD4AOvuAAAAAAD+AAACAAwHAPkA7QAB+/7/AAAA9vUAAAQAACMAAP8AAAD8AAIAAAAAAAAAGwAALfsABAAAAAAAABsAAO0ABQCBAFTy0jr5UAUe+9oZ5AAAAekFAMnq+c8A9QIJAAIA/cby8+fIAPEE/eTUBBYA9wwAABUHn6bwxQ0AAJ7tDBn5+Q8A+uICAADq+vzWB/wMKwAinyH0/wAAHgsAjeHzAAAQCP7h/wAAAAvCBAEAPjcA/AobtzMN8wAA/QAxAuL/8RcADfYEgY+/lzsMLff/+OD7AOgA/vb9AN318t8H8gAG/QAADPH1/N/aAAkHAPT48A8A+PkAAP/+w8YA9wcDAIEC8OkT+/nBEvX7AAAD+vbrA+0FJfvkzw78/wD/CQYA8ugDAP8EAP3j/gAEAPHO/QEBLBT/9Q8MnRAR5gIACgARAPz/9wwDxvf1ymUWYjsBNPHc7ugaBNsA99wIALfv7NAU//QQ/LsAJPQRGArc/P8DAAYJAuIAAuoAAN74seP7uAgCAIH4yNYK9wy8NMwCAPwe/+/n/dYCIe4dlwz6AP30H+MAv7nuALIGAfQH/QABAPaj3/T6LgMEFyP4LiEnwwAANu0zFQQD//b/j+e5xZdPDzv59v7t+RsW590AGuMJAM/w9+QDAv0R+pEAH+74BgPnAPMHAO0pBOgAAvIAAOIIzdYP9AQSAKr14azK9w+JF8MAAAAq/vUeAp3wqOcd2iD8AP/5AOT78M0EAM0HAP/b+gD6AAr+tu/92wQD3AUCPfC8//oAIeYQ/Dr9/94AgdjI7r9n0Tr8Xgv649jw1MEA9dr3ACdC5roC/gIe+bIAGRv0GWf4APP/AM0owewA/tgAAP/tuOYttwALAKcS5uulBwvGCe/4AABB/esNAO7ygQPYpSXtAAsD/gj38ssPAPUEAOwL/gD+AAEDvfIIpogJm/4AEPG/Df4AF/UEGi4D/hwAsOv6votAAzv9GAUE6Mmq0gsAF/EBAfz3+gQA8gAM/csA//P6I/34APgAAPkS6Q0A/jcAAAEM6/YL7fwNAPMfAdPb+wv+Au8IAAAMAPUpASL3vBD8Iz8AABkE7PoA8fQBAOECAPH9/AD2AAP+xPoG5awHIQUDItbNINoA+fkCCB76AAwA5vh/46wwtTrX+u7rKwgLzyQgFwdHABU08RvcQ98bKdgBcu/cUoHfHqP1F1fuBgUHbg0HEfQq1+EHBxf98xoOFjX+HRsCBs/n4u7PH0cO+iAM++DkCiToA0wWvcM/3SgFChIE/T/Y+qsZ4u4FGNi3KecI1wb6+vAE8BIYIgYCEAn+++Q/x7iz9WStHzsL+de+ERYC9N7w8vEbAvQ3Au0J2LnvvfcI4Ar/DfMCDA/v/NMkJgzVCQjoDhce5O8b6ePiMdrAC4EI/Br25fgN7xr6WsDYI+jn9vvx3vkR/uXVGBPJ+wwCA/PxBxIJ39fp9QL+JNH37/7JAgTh8/ED8fDmFOoHHPuh/9bk4PoWDzimLjsP6hfewgvoCiDxQBFM/+o0yBD6TbHY3gAJCP3oHvHd8NQK2TrZAwgQMgH/Blwk6QII9CHv+/7o8QzoHMfuze3mCN0EfzX5oean//cJ+Q/6AQSqxPz28QcDFv8VFiEC5+kd+PP1/fDM3wYqAOvn5+8A6gHvCeoJ+gX3/Rz79HkABHtaODsZ7P/duznyCw79JA1PAOoz1A3tM8PS4AsA+PELFvX1+Pr98BDN/Br8M/8I8D8kCwL/+TQH6QL1A/j5B9/+5vbiCen7fxDjt/IA+/0HA/TsAAnzxgwj/Pnz7ALiAQr47gEJ7uT17+AB2wYfAgzh7+wIBfrVAeQN+w/u+/kQASX+CchFWzsoB+oH7Pf80tME4dXgAAH1+un78gT19/8f5Az8IRcEDSYCFe358u4a5Q3z/wblFxH3DhP5AQIe/fP83Qn3EQACUEk0F+n48P7zAPoB/db8BfAf9wPk/+BGEQACAgYA1QcI3/YIQhIS///q+vsRB/no/gHt+Aj27QblAPki/H/6GpugXzofDewoyPjp/vbx6/caAPP+GQMBN/A+G//hMQD8AAIJBw0D/9z9wRb2DBIHBUIKBwkNBi//3QX+A38MrdQC+wAQ8ecJetUD9/Ei/Pz/AhYIAekSACUGEAki/P7y7QMG3wAr/QL4+yccJgDpDfD0BB0K8vQBGff3+f4C/xjhBBUjEpc2dDooHf/uQwQPASMRIxwzAAgBJS3uyuHhbffxzfn8BfUaAe8bAzCyAR0F6QAA/N82GgkIHgLx1QEEA4EA8/EB/+/rFfj2OxX83y/l+/YBAf4RADcc3cj//AUZD/wb+Pjx/AAj/v8B/Nb4KgZC/u/5I6gKBAIHrQzmAfoB/cgd/+j8CyzeYDoy+P763/nx+iD34cMg//n+/OcONgp/HPv9J/r/APARCdXfBfkyEPADCQUK/BcS4wUE9fwB/QHw+EMJ1AsN9e3e49Hk1gX10xMXBv/39w/hAREJ8R0C8w4bJPYaBAD26gDzAfr9+DYM8/cP6uEN5CPy8fpRRf0g/gQCAvP2HutHFufALjoWFOnw5xLS9RII5NQSAMn9DgHyCfVYCvn+fx38BuYLDNrVEPdQI/zZIhAQDiMl5fQRCRb96On4ASoD1BkCCOjkEQvo7Kr5MRYCFOwDB8z7/xEH1QECEPhDFf0F9//y4wDz/wn/NRQBE/DCD+0GDhTz4QU6QB8J+fkC/OnuAukbD7IeSTosC+Qa8vjl+vgC9N0eAN//DBYGU+4fAw31fwIDA/f3+vLgAQo2BPvj/gURDA4Q6goC9ckL1v4D9UgEGwIT/vgGEuUO+tQHDBHy/wIH+gT3Aj0T3vEACwHwBfUr/vgJGQDs/woLCC8A9/Pv8AYHAREHDf0aRh7s+wYC/AUK2fsLD4+lVjoUDuAFy+DNGwL32vDjAOz/4PDtQPc10AMJf/3+AfTr//jn5u0WJvDwJgMVEDjeyQP969gOxfUR8CkF/DACBPQLAPEV7wYHLCL2/fcI/PXkAvrx8gj09w7tEf8jCvj+3wD8/wYB/xb5+QC0ABEOAxL0/QImMRYXAfsE/e4B8e8NG0JQSjotCL/w0e3z8wDn2eb9APf24tT8OMYzzgTWUOL/Au0ACfLU6RZNHBneFwALCn/Y3vn6CgkC9Bv26Qf37ib29u8wIQAI3zgfKf3D3v8GDO7jAQcN7hH79w4K2wMFCwr+AQDdAAL9HzPl//juI/0G7DAFAAn9TggF/wQB/REu5RgAC8X4DzomFNbX3hz57un+0wzXABn+gcfwPTHblgT0K/8H/u33/t3j/wITIjoL/QAHDHjR2QIXFv/4NAcIEwvf/THo6u8kEejRKf8UHRSaBfMM9xroAgUd6VoO+PAPDwfz/TIDDAAh/R/59FcHBPbxEgUE6wXl8gEG5iruAf4DBCINFfTaEKSX7jnhCvwR0gnn+wADFTjgANsBsOro+SLJrfrhG/f/AvEE3Pz93egwFgjy4vsV/mOq1fQIIvMPBOcV9k/2KR0o2/TsEDLbIx0f3BOB3xETCh7JBQcWvh32AQREOgX2CDcJIgAc//HzLSvnGBTJRvbw/RYNFPbRBCLf+vwD+Dzr4ivl9DMfDzooD/oizv/K9N34/fLLABACyfP5RSjty/4S+vcBBwDuC/v+9/7t6AMC+fj+A0fPBP79/gH97g3xBx3RLQHwBvojCAkWfxL28wmu/QcCAxkB/8kV9Dj+/N8nBADwCBgJ7gA7AAsD+Aj1/wMPAPXt8SPu+/3a4hEBAP4D/RD3/x8UFzfdsTkjBwUE9BTqBusHCQLiAOcA1fX8KgOz0gQh0Sj5APcR+Qr87gzOzQHw3vsBBj3MDPX08Pf6/fEDIBHnLxgCA/4kCwIZf/gC+w6x8/IOAvMlAqgD6k0A9fwNLwLy/zj7EQAgAf/6+jgF9PcFEwLu6zH1//7U1Bf3BQD+A+4i+Bzf9lxgATn4DPPJ7gAPFhTzAgPD/+b23eYEtiOb0/9E/AMF/Qj9DiMV9OwDAvwQEQQJARECBwrY9e399/IABv3YDy8E4gP9GwcJgfQKKhTB/QQABA0SAfX94RYA7+sSCwH67vIJIQDxBvvwCy/bAubyDhP84gfy+Pv5DxH0CwD+/e4O/hIVEwVSIDg0AMrxs+7488MA5uSrAAgAAfMALPoQ9gDFMg8AAwMBIvv0AM8NA+vE4wAGAEqB/v2zEv4E/v8HAAMF6Qz7AfxMBgk0B/4AMenIAAAAAAL/AN4nBy4AAP8MnQACBTIA2QD8AMsPLBYO+/L3AAX57iTvAPgMGAINAAAAAPEAAxAJGC+QGDlqAesU6e8j8OPi79EBAA9FAgsAABL48vryXRz9Ar4N9vkA8OgBAcWQBg8A9fwA9wywJxsF+BjfAU7/LQH/gfsTAwgdBQAE3xT2AAAA//zv+elPKAK4AQbWtwD/EAj+5zISAsYHAw01DgjGACEPyQIAFxEA//kB+QHmAAoVAOgTHNmGsjnTAyb9PQMZ91ErHUQRAAGBAwYAAPbrHQH7uP0A9tz6AvEA+y/8DRoA/g4BAQz8CwH8ABsA/QcgEQ0BPd8Cwgfe5eux6QIA7gYCAAIA/gAJ/A8F4AkD+/UZAgAB9Qr7CK8E/fv7+wgBA+9j/uD2C/4GChYA/QAA9gD9/wbxANPt9J0/MjnV9UAEOKll/gzfFvH0ABSWDFYAAOr5Hf8Z8A325t/kFOcA8z0C5gcJ6B39Ne764QbcPyf5HApTH5AGaBwL5ALyuw3r6Q4F3tMJAAYA8g/yDCzQBt48CAf67v//588PI6Lj4s8iycLtHwA2/dvwBf339yoA8h74KgF//+4BAMYPEYeNgDneAwnnS88SDkX3PRQDAAyX/iEAAM4GCv/m/g/4CbQBEsD/9y31GyDw+Aj+B9XwFg7m8xz3E/x/CaEDPxUBKO3D2PXR4wpAGQYKAAsDEBUWDEbH5bff9f7N7QD8B4v+AZ/aDdMU6NrM+fVPFAf+HQgNIhkA9/b/8gDr/9LTAKDo/a0XdzmWC+frW/oXJnVhESD3AA+6BgsAAOcHOf3c7Qn3Ccv9BgEAB0YB5zvc2RDwJej1EPnm8doE9gVDHr0BHQIYZ/77y/TT8vVREP72BAIFCO/5/DOg7tgEAR/fDv39HL3xE4Hs0vkCIuPV/PdVAwr3yf4AFjUB+xMDGQAQAOoP/Y/Y4WZXczm18P0SIp4O+BI/7tf+AAr6/BYAAeVMNAXoMc71/rflFJ0B6jAFLuvdGfX+MRIHAgLkvI4CAfZIIcv/1UMYIAf7BAW63hovBxhUAgHxCQHkCTLXENUyEPTF6wMBBqULFITUIuMf7uTUHg8G9RQABg748xv++gD8HQAuBBsD/oH08HrxnznOAQHlGd4V6R4bCfrqASD6ADb+AOgwI/vZQAr/B+gqEaQA/Qv3DRjoK+gUBb/27fLr6cEIAggx5tEDAP0jEhXVAQbJ7RtFAeNT/vIIBAcC/Au7BbUWAw8C3AL+Crju+IHqD/AMDxnKKuj+ARcE5gD6Cw0BAfj9IQAWAA/JALzW4oHIkjkIC//7FA4zyyAZ8/jpAR35AR39Afww3QHBNST2Jsr1INUB9RYIUQngGg02/ev0CxH1F8MBDg8V1fcT1gsY8+rFBxufKfce7gM3BQADAwDvAB0VGALq3UcU1AICCe7x7vA1DesQf/8PIdjeHPwEOQMqA/r/+vIC9AAGANzWAazR/jXw2DjgFqRFDAam1yguFfDoAl38A8MBAB1NEgAXfO39KYH4Wq/95SXhBsr+wdblGLD19/II1MMA2tretrAdl+76M/kR/vP4M+pN4i/eAAUFBhLE9xjwINEBDBq/+QQACZIAEKX0HxEQrT+diQHvCC0ELOrO9d7/9tH+8gD0BOMAAOsV6VGEVzkI4t8GLIEx0xsZ8/31ACIEBQ8AANQe4gCyNPX9ECPoCAMADQ36HgTpEAYUAwfz/APaGN4AAgTa9uEB5/ck9/M//CAq7RIH/uIRAQL+BPoJDBdB6uLw/RYJ1wECFuf7/8YJAMoSLiL4G+8GAg0KIwQY+OUB/woF+wEYAfn6AAP5AgSGsjgiENhM/Lfl39aswO7SACV/BBMAACkB7QAcFxv5EP38FWYAB8QHFvsMJAYJUO/uAQkG5PUDBPTO5Fv6IdYPwgMo8wdxL/Pa0c8VAAAAAPYJBa5MLD78CeMyLAAACU35/j4mAfkLKDhq7Nqy3vwJQvQZ8e4AB5YABwAz/yf+AHETEnzNzzhE+9oW/OQC6wQ27NMKABd/BboAAFsG5gAc+wwAMeoa+BAB/tHk3i7x5f76IAoCA/0HyQAA+e+59UT66/YAq/k2BAp6HgD35PwD/wIHAPr7Ar4pTQEBBNkaEQAA/kwA8t5BAf7yJTgaBAkU9Av5N/H6A/QA7rr/6wD/AiEMAGT3CO5bWjhl88zqAuwOv9z51tvtAP0fAPoAAAjzAwD/Fuv9Dwv9JRwA/vEL/v7uBwQVAvXx/fsKFRQA/f7499j50uECAwAcAf9j6hgg5PokBQAAAff9AeYMDekHAAIYCgAA/RUA8H/eCAT6KxQIBAvdAS8DHvoW8AcAAsQDaADvAPQDACEf/poDtDrpF+kp6f4ExentM+wXAAB/FcHt7vXk2Pz2UAUFKuz1EPUv9PTg8QT2EBkGCGkS9fgDHvIr8QjI5gb95xsFEvsQ3+3+QhjF/P/RCgHtGgEfAvgPD+8ZCw/tzwkH9z7r9PtF+O8PGiInBvSF9yAFDtb5/P8E9fzrCBoZAh7w/evzD36YRzo9GboKVfYLxeI5T8VCAQR/zvz9RcjUL/wQP+vZPuvJGQMqNSDk6vTHKPH2QfdK0Pzy9vjhCQ/cb9jW4/XjJtP5798HZSH15/ocD+8MHtD4BDFP6vQZ9Nn69+77HkTj5BZH6+0XIPPwQtoryQHj8xvOIfbs9SIN9+cKAxkCzdXw75Q+Ejoe0vW8M+YIr8dBBiT3ARoovyfpMx0cGyCjarWpSaTHPcdDIW/r2/6c+sgUFg//zwPXHvsSJgvtKe3D3Ub+KPTpDewMZss6D/GyGN/c8hoD/09/4vU5Ba3NChYMDyUH/ppU688QNtLLFtN/xwv66AkF3BIK2wbnE/kM+rZdCMcOB9eyPDoA9Pv67Nnf9Skv++FAADEU1hgLVrsu+fTAN9QFI8fwFNv6+hvl7f/4FO8QKPcU2QH52xTe+RH3FNz36QfzHOoN9ggIfwNF8lUKHwENAkrhBgsg8A4C3BUB8fMG8Czk+MUG7t8W5c7TFu4Z9RH+7zfUCQobFwQV+vlM+uMv1NjY45yqOzoIEBXjHuoDASgjBghVAB9F0nPvKNoTPP/DPObqNaLtG/cX9Ev/EwouPNkGCRjw9AjvQgPxHvHoFl7r5PEMKe77wOPnUy7/KBZ/BOTwBR71Bjzr/RpN/DgdEfvw+fDxy/sI+fAQ3ZXG9ghGBiH4AAj+FCUM9Az52P4zAhH87Lv2216yIToaBecHJt1H1EkXGPkc/+3792AIKtIhf/W/Ae4cU6DlJrv3yTXX3fVIGQ74/Twz7/LnDD0L2tYsUADbHf0TOgny2vKwbQEc4wt4+/Xi+A3S+xDwBwhCAt3n5frtFPYSDtsCsOv9K5CrQAD8Dhf3Ixb5JzT1+QLAqA1c9hDK4aPn9YrdGjpBKOvKEdUYp+LuDd8FATDCznAJOHsja/r9xv/vIdH2B/HJ7w/J2wU9BBnk9Abs2OjlO3/0Jw4TNnDoKAoKpO/U6fHPa9Pu9CYm8AgB/hMwA9wgB1RUBSsjxfzf8FMA0UA3D+AcBfk1NQkUBsfzOd3+MBjq5vnl3QkkCPwqDv7fBzh9KzrCISf3NQxTIwkN7QwkADX1yTMNVv4ofwrL3fEHPdfy+bYNIj/W2AcbI/37B8rh8AnpBwoRIPc/GfrX988gDv0S/9sBVPYX0fdSGPPwCNoECgnI8fj+BPnu8wHlGR0D4fBO5fkE9q3DU/0t9cP3H/0H8AUCD/oD2QQp9O5A78n69gSYvDm4J91WydXUjQOz5LbsAEq8qW0L+Dg3BvvlEP8BR83H4/0wzRKxNvcwBgAJ9lKtwvsYswAIL6Lx4qynCPkEtu+BBtwlb+kFqC+KCwXfDvgoGREiud3xC8pYIhv6AyUFV/Nb5ewNIUEBLMgO2eQINunbqQYqFvcBxfkQ9xwzL3Hr9GjJHzoH/+QHChAF1gP9+f8VAQoOyAL/TOsiJQAQAgIjKf/+9+smFxMJ+wsH8PUJBVge2QIF9Q/zHPgR9Bjm0QAZ6QHkFAwRfwrz2+gSCgPxAwUFCPIF3fnu8h8gzxbm9wkCK+wH8wgADCIWHfj15+oEDgLt9QsAxAocCub3//4KDx7c9OtpiznjCegWqBEa18r27we2ADIE0gTz1A3Zrw1WnzX7HAwCBhsh1QTPKfoOBfzw8ebQGf4O/PH9JOElwckAZP3w8fepAQZP/QoMufGaAPwIDvobCd0YCbT9+gErHA32BhT1AQEG+gb+6yEYOegk/OLoBtoW2f/ww/D83fAC/ecX+H/+FEU7eznCCufb2jTf19nhAffOAdD+6SH70cjwyP5/+UzqJg7zAgP369UKCuc0GfwSBf30CuoPJAEIJvMG5I8MWNrd0/+jAwJZBC/dA/7eBuoT7ywXBe4GurHzB+smNgLx/xHn7dfK+f4CAh/XGPngFQbx48Eg5P3NAiQTDhYk/uUD/WP3B6VKETliAuvz4yX3/vYDEPgBACIlJMz65vLi0RF/0R75EzIK80PUBAwRDPs1GeoFBgXmAgEC0eoC7RPcwPf9URTpFv/qFEA9A+vkL9IdEwEGBwIECA8V8tQC+hoFVwP6AgkCAA7wAgnwUPslGPvFECnzv/rvEOsG5Q4Y0e8GAdsG/TUU9usIhjoGD+0C9/El3v77HCYBAAkXHsv68z7p6PnzOfHsHuP7DBAg/eveD/oTA/gHC+Xt7gXxHgz4CvS4IkjpAwgP5/4k4+cH+/Dp/y+BAgIHCfssAfjqATIoC/Tq/gH56DYKLOsh7+gRB9cIN/jXCA/9/8HwECL78AXz7wQVAhjQFPv69HChGjohCOjLfPL8snQiXRwyADEQ+iPx6JPSOg8E+tXUIeDkAeI2EV7L81IiEhDc/PFG/BEHxQM3FRy5f7X16yATHwPrk74vvf8o2xnWA/8LFQcKA1sq974G/h/2FAjjITPb9OO1A/kVC9LHNgo2BiXxGqcUOgADHREK0/cnAtE4C7vm7BezJDoTO/GcCuvW4RFDBt3k/yq8yjX4/f0QVA/ALA4BMaMGK9wXEiP+Ifz66/vtGuv31OH2yPECJvIjIOTu7gsdC/va7gLY9yxkFRtCBP4oAvDp//8H6LN/+jb1HAzw3/HvBdDxAQMDU/fMKuRCFRP/AzLcIPb+EgX87vctAaYD5JwP++BIBzr0CzXrOOUQFiTzKRFx//E+CH8SCckcYwbUUxDsKO37FPIMCin/BgwiUvbp1d1F4+PLBrAFR+4Nx9vaORDvNu/92erz1+QRLxc6CRAVEwYGBS/O+5hD8AO5zwoCyBf1FQnXA+gO6bzFGeAZ+BcMBND82zQS9hMKFgMv+f4W8qb9BLeVCzr49AWMxgUKBTLkHCx0ACkf2x0FE9E+FgT9f+HyVOb7+pUA+zAHDjjzUxrO8/wuDPgX7sEKGhA1pq/3PQ6/DvolmsflHVcb9gB3C/sAECC8AUHCEuI//Eb51A8L8xnqIv/k1PQu/uK3DvQB+ycAAT7n/SEe+/8FCA4rCvH99rPe8ePzVzoI/Bjy/O/u+yL6Chw/AfEi7H/88A8gJg3gQ/oVINf+Eq8F5iEGXyb0ReIj/uL/DBbvBeb4/wwECAH4/fswB/X49gPFHiscDPJxAQYD+FvWBSrnCdsv4T3q4AIGGSD7DdPj7/UBG///C+8TBgz9EPrv5Qwe9fny8AIJBP/G9czs53F0AToHGys7JhAA/ur4AuklAQgyEv8EDfgU/wwgJAwqG9LcI6QOwRfSOjEQOOoyOYbz3AsOT/USF+oJAtX3C/L46urDCQKnTmbtEQp/6RHtEFEU/TwO8N3n7mEwygoRKf76LMYKCQId5Krc9fzV8M0BDRDw+hQ66Q4W3hH29w3K7pAXMTwScjrFEQv8FQ8F/ykKBSYpAQkHHR77EwIGJfwW8vYPE+viCNzx5xYSIf/7EgYKHgD79wX4DAb2DgJABvgEDfL0EvrpC/DkLg7z+e1/DAf6+CX3AQfZ/fHb/Cr28Pv+A//7DrAFAQASCd30BP0t/NgDORH4CPwB4QTm+/8B+P/u7NsCBRsk3zmnAALL9Bg3CQbhD+n0AC3EgcH9HAExqP8K9TEGCs/R29b2CQcj6AntH/by/5Pe9Pj5PRj76/AmwsIIIwUF6vaf9w7cUvv04+f9/vzwAxYIDgKm096z/gMjxPjlI9/9/bMWBesNEcHQNQslC/P+5QQR2gQobRD/5OIL+u4z8O7WCXwuoTm0EdAK4fjl7dmlStMiAEEjsyoSOQNtCwENSyQAJtm5yNMr5Qb879vyyfP5B3/vpgAKLiAB7OMPHqnm5vUdEfsMFhwnHvv+7NOoEvvvABo9DtX01Pnl5+cN2/4VAffxCvwpFvMSU9v+4un0PvX9MCcl2OomaBn3/BMO6xQJAfnWMOOqTDkA9OXJ1Arh5vTt9Pn3AAYLwdfuCf3BCwBiyUMIKgQiEwYaCyDu3Q0F9tnzBuHyN/z3/OUEYx9R5KPJf77h8/bHKAwZCAY16u/6If37Awb2BO3kqt8r7uUINQQB/gD6DCXx5QQUDS32D+WC+hra084O+/XNyR0GOPUP+AUg+DfnHf5GEznYFf2l8ukb9e2ZfC4AADcC6D/ux/5X+gAuKTr1CicE9gHi4+jhA8HVAf0dDcPoB/va7fH08+oxghzgQRfTEvT7Ii4IC1fjZRkYFfX/BRmyDkmygcLe+BovJPbLCNDpocS7IfTSQn/wDPYU70/1JrYzFPja0fe5Au0V/zjt/yepN7fBADngE/QeLSX13PLgJ/jrAAQw8wz3xRa41wAk5xr5EgIBABD99uQPCgcmFvoDAucGCA0BFQj57OgJz+P6fxPw7QUDQxQStMwD3gHXEgf/AOJCCvBE8OEKG/coPwHjGP0EDykU/wkDLijx++uk9xb18fYb9fAV4BgNBf8EAPP9AznZ6f6smDlCBs/RTQI3lBEHJFgxAj8uMtsB1wHS4vnGDgf9NOot7iP1AirC/d/eCAj08qtU5wfxQjgJ5hXi8LoEJMMh4fraPSAdkULxu0TiBAf/AuHiBis/AbXY9wburgL4CTvqC2AG3wQQHoHvJdkPBt8W6IkAHg0Q3CIE5P95+f0xAN/c3tZ5OzrO/CDGePIL4z0pUiZEAPyoGi8Bz8v3LgH2zR3/BesD+94A/Sz7ChUJEgwAC4Ef9fzt1gsDCgEoRLoAPfYN6vOx3+zJrw0eD/f6AQcEBfkD/l3Z14IA8BIJAP8B/dD3IuW1BvEK0Km5AvZ1/e78/OgJ+AsL9xAD9gAMAPftBNXoCgvzITrf9zXwQeAJFkcBGiI6ABK8Dz/959n2JwPn3/T8IrIQ/Lb290n+IR7zEQ77DpYo8wHpEPUOMhkvMskELxsNAAyq4Ne2wBw95w4s/QAHCAkQBWG724Ec+R7cAQX7+a/7IJXY6OMM/MSpFPVBAwMDCfgRERj+9B0HAwIK/ebKE43d6LpNMDoE6y69NRH/FikRIxs8/xHqDSYB6cAfLf3zF/cELL8R/KkL7BbwJvr8CvIZDaMkFvcH4/AAGPkvCuH1Ff4XEwXKy9vQqgUh9vQ2AgQFDAv6BF7LAbYZ7Rrr8wAEDK//IcLT8vsYFKK4/wM5ARoB3QUIFycFAg76+AAO//i/BoHWAfIHIDrw8+vAOBLxHjzpCwRmABwIAwr83LoXOAYdFPEJD9MF9sQLBicD0hjpJAn79Zko9AoF6uL/HPwpMegEBerwHe/U2tjExzAlCBZ/Bg8HAvz/Bkm9/q0sJhvFGv4ADscFIqTpBAL9/au9KenpBBD9A9crABEDDAv+HAIx/tX7AoET9hjP9zkMCN8HDxMd7Ey7AOFJAEwZCj/94SMtKAXUcO4WLtjWEZDt9xPPPxn0LvMB+McQ9AIP3fYDFAkhH/z3syAUDPDF1tfuvkL+yS5/AREIAfrDBEsNFs0FFzfgzwnz8hziFobnBPYYMb4YEfPJASMALN+/AB4P/xzn/vwk/dPcC7z5AZIdAjr/6fff/u7+8z/yD/AfAALiAuX41vIBGwHMHgQH+9/2Kc8TDQPmTA3dGwky/cYH/woXLv4EAOsl8sXq6QAAGP/bDwjM6OYK/fc++gX3DlYJ9wcMBtHc1S0I5wfyBwz0KIEeAvsKCPLrR/fdGO8BFufqJBUD+fUB6Pr7Aa/SEtDe+0Xw4jnzr/rK2bP3+DIBxQjpAf8M/AAAARAhEwPnRQryBOH6/577DwPVXRnmNw8xC+/5BvvqCuL6Kwz3ywgB8PcHJQnpCSHBugMJBypr8RPn/S3cCQ8AHuUqC0UByQv7Bvb9+IHm9OoKAznaNMjYAOIQB9sJxx8P9N4Y7Qb9ANT1C8TPEjp2tTn2ECuvA/0Y4fILIEAK/98b6GT578AqYvwjT9MAONfzBOQK7DwAK/ctEvATCL8H9fIVFQT+HfX15bsUJsgHxgP49eUfgfXy8esL/Ab7BUoYBBL64q+/C1o+5v8R/S4QEiDDDAYPCVP3/ggR9AvyE5bhDR0W1PsKHP3eBKH1AiU0EdY+qjnXD/cJ7osB4QA1LdoQAQMPA874wcgNNAAIBAb/K/LM5gIm6hwb9QPt7gby6xAD9wfwL/D2DNvH8vMk9Q390fnX8fwmLNXN8w/KBvoDAB0BC/EF9Mbd6Pk/gQHvBzAYGrjkAgAVXikpD+xWHfP+K7/mEQAR0gLqGAEO+gEBBTPzEM2cTDnx8/DVwAoFDvf/KwzPAO0GHOMB5B7nFfd/jxgD6QTzGPb98f3x5iomBwH7DufdF/rwHggFEuzl9ukLGgHjtQG09wPn7P7tvzfK9QH8Bv0XBP4i0zkh+gAaBv8EACT1G/oLEvwCHwLk8AERBvbtB/QuAP4OD/UA7gLnAuD1/h/8BftdRDnx8wsDlhegDrAO572SAO0d56oB6DQklwAPVw7xFPr+HBXZA9FFx+zaDOPm9Pq58vAKOfH/Fv3V7Nb7NyTT8vzbExYD7MO3BQ6qB///B/bzAqw8/ioEDtwSwQDt9CEI8dj4A+r8LzDe6vyBAkX+4NjqBAgRCu4zEw4Q/s3//hoqGYBzHzkZCdj51B79yMoC29yBABL67xUB9wv/0AAdCw8K//v2DTTvA+MODO/w6PMBAfS1A/ft+Ovz9f/uAg8B1Afy6PwmHSYn19L+M+3YB/wFAP71BeQkAf///fYZGAP7/CD+4Qj2AAv3LjX/6/zX/xv37/cF/wT4Gw7+AwXx/fb9/DDyALJ1CztS/e8GgfLxAczZ0Ku6AfHy1fMCIgky+v5SDv8B/QTvGQLR/9NV79b0AwL8ADeiAvr7FtwACfsMAf4F3C74BvxhAAgLE9j4MwIFA/z/+/Th/8sZLjEA9/L0DP//+AMA9QAOAQwI/jwp+QWvAv/zDhUM7PfxSMwC//wAAQIBAe35DxX31zpYAegNg+bpArjPv5eeAgLw0/L+DAcT//5QB/X////nGwHh+NlB99vu9/b+AUGBEvQAAMv8DvkQ//0G+S8CBfhuEQ8WA9b0NhD5APz9++njAb0hKC74/N3xHgAEDv8B8v8VAA8I+0xGAgOt/APwFwP/9fbzM9AIAQIAAP38AOb8GsEPjDpeBNgCivTt+qbQro2WAffjzeoCEgka8/1/9/oBAwjyIPnY+9EQ49Hj9AIHAFunHvkGJtsCCPQaCPz4/zwACP1qDxISNqP0IC/bCPcB/NsKAKY7FE32+OT3IP4C/vwO1AAgAA4PCFxhCgGf/f3pDOPu6erlF8fy/gD///4EAOQDFQjZfDorBOQMuNf88aPXvZ2BAwbtu/QCwwX69f1s7AoAAgPzMBoADNUU/eXx5vYF/WG9Gu/mH/P/BfUUBM/xLUMCCf0uDTgYIsvkGCTCB/X2AeIxAb9FF0cBBOQnGf8L+PgB5gAOAfoOEldCAgK69fzrHdL34fXQ1M/o/PkAAvb/+AX/CTpWfjo+Es4Iz/IT5LHdt6eBAQL4x9z9+QTv+wJp4QoB+w0BJB/xE9gM6/AB3AL9/krgKwITJuQB6voX8PT2PDEECvhOISsjBcfuIRLF/fYA/ccQAMhJF0nxAMQkJf78Ag8J4QESABsME2svCgGuAQPtIfbe6fDe0ef+AQP/APwA/Qn6Bez5aTohDOb9CfMc6MTowsWuAfjt3+kDygbY/P9/tvz5+AQAGw/3Ce7N1NsG2QkB/z37K/XuJwkH++4a6/n5EjAICgMgJTIS86vJ+DjJDO0A+tg3ANJB+zXpAs0pXAAGDfwBzQAXAA8L8k0dBwbW2erlH8IFBfXRrvX6Af7+/fgNAAX9D+d4WjoNDNv2KAE20tAC3+HRA+vl2OQBuwXFDPl/tBL9/Q7oMO/5BfDU5Nwc2wwEBSUjNPIMKQEAIfYf/uv7PTP6AwQsLjwOAqfM/ymk+/n98sMyAOtC3ivw7Mg5NQD8+AQA3/8JAA8LJmMPGBDw3/LoIbrz3//QjP7S/wH+APcC/vXeBbxBfToKHfT/Liou0fIY5/frAQ7m8e7+1xHSBvx/riUCAw0DFvr9BfrBygkUwwn5Aw0xMfcZLxkAJAEaDN7tOhwEB/4SDCoBOsrd1xrN/wD9ANYpAAkf4yns+ewvWf4KAAwD4AEOAB4CEDQf+gEP+vjuDcz18AHZjg7q8fwB/u38+wn9AvLjhzoR/fD8IvQl6e759/3vARDv6f7+6Qq8Afx/rhH/BAsMCfEBAwrD1vckzwTwBAAaPwD5GwX5ERAL7NfrSQ8HAQMVKzH7Cca+6xrn/ev/+tMc/wom0BjW89UnSf4U+w8A1QP//wQLHysP/QH59uHuD8Xp//rLjibu9QL//vQX7Qzu7pmRgjr7AwT3RRAr8gYQChUSAgr4MRP/1/fAC/9exh4DBvcHDtX/AwfCBPse6//+/e5QO/0nDAT6BwMOEu/xbSX+DPcFCyAVsN/12xEF/Pb9+ecfACUI1PLx+/MQTAEHCA386ADuAB0FHAULCQcc/QHzCMj0A/XhgR7d+voAAvD+BP7p//BXijqw+wrtUeQZARHxBSI1AQfXGwX7zAXPAgB/wUD+AvcX87IB/xbWEf0Z6wsABek/I/b8CgUADf4V+/0IcAkMDvzN+Bb0h/LeBzEM+/4C/f0N/hcMyvbr7gvwHP4CB/H6+gD3/wgR/fvyC/0G+e30AM7/9v7opyvy9/r9//UB+tLe7Ya2pTq+CgD0TgMfBBUKECo2AgPsKgD7wv3UCAFc1R8E/fkU9JwDAP/qDwUo8g0BAdJMKfUGBA//FP0SAe4FSRIGEfjIABrwgfD/CBcc+wID//XwAB3fweDy+fvcOQD8BP73FAHkABoIBs7xAPgU//z4B872Cf/0wSH1+P8AAff9AMru+rpImzmy+v3xN+UfEAsMGjgiBOr+NgMFzu6sBwEi1y0A/fgA/M8F9QfEJyP+AQj9/dtJEgb4DD79/BMSC/kESvEOCf6wDxTzgSEi7RkR/AX+APkTABryy9zv/Qvr5wL2CPQBPQDvAOoM+Ojo/QMP/fEC9N76+wfyyQbwAwEA//cB++rs/7+zIzrnAAoBIusd9gxVCTL1AAWBDe0AAAHKAAABovz+/PEL9RUAAQj2/A7u/AAAAwP29AT++wIAAf8DLwH/GO/62wLc/PPc/Agivgn3AAAAAAD5+A8A7AQBAQUtGwAA+wUAEuAB/vT63vn/DfUxA+cABgD8FgkA/S8A+AAGAAIAAAQC7puC+DkAAv0A4YEI9A8KCQXxAfTk/vIAAAD9/QC25/L64/0FCyAA+AUCBArC/wEABP7s5/7HAQYA/AQC9wIB0wn+9gDy+R/08QYOCvjvAAAAAPTl/QQCEPcA/v3RmgAB+dkB/eMCAcv22wvxAQDvAisB9wDuEPoA/wYAEwAaAAT+AAcD/nTKyzk3APH/+LUU3gAq/hPWAATfA/8AAP/rAgCB5fj9A/obCl0A+Qb+CQjV8v0ABvnM4/vpAwEEAAEKDQEEr975Ef8L/hUp7wUs5fvzAAAAAPzfCw0HDvj3Bv8D7P8A8fYC+if+Acj16wDrAP0jBi8K9ADuE/8A+gn8GAA5AAH9ADv56c0+nDlhAtUB3YogzRrmFPKtBA8v/tf+APjx/wCB7uzpChAKGH4ADfn7+RTZ8wT//wKh0Pqz/fwA/wIAEgQJm/j28wAJ8xpk/P8FCf/bAAAAAubfEQ7zIOv5BODjjf8A+er/5vv/AbUOJfrpCPzjAWwN9gL+DfoA/tv/FwAuAAj7AFIZDnPipDlc+uf/zs8H1Bb7BP6mAPco9/r9APTi9wCC4tH7+QYBDH//BwcNBR21+/0AAvK42v3k3v4BBQIB9wIIhgT6CwH++hRQ5vsE8O7jAAEBAe7VAQbyJeb5CtMYuf8A++AC4ub9BNL9HA/i8wQMAlgG+QL7BQ0ABuT/HwAFAP0A/k4cDGZGwzlI/eUFzwUDzQUIDO6iBAcQ+vUAAAbe7wCe4r/uChsFCnz/AwgI8Qn58AH79f2rywb5EP8C+QIGGf8Dge4B7gb8/CMl8wkc2fzeAAIA/OTb+w4AH/MDAesgoQAB+PkI7ywHB84MHQHWAwAM+i4G6AIMCQr+8vD/FQAWAQYFAFUJ/TDpCzpU+NwGy/362fYYAfasAQc69+//AAHx6wCM6tX3FAf6EH//CwEECw/e/AUBA/W/yP7v+vEABgEC7QH/n/Lt+wMS+x1T6f8X8PXmAAABAPDhBPQPI/P6BfsjvQH//PMD1UkCCOYCHxjf9PwM+zwG8AH4C/IABNL8HgADAAABAFYGDV/6yjlTBOUA3tUJwwswBf2nAfkU/gMAAPTq9gCQ2AH3DQsYCX8ACgj79hrc7wX/+gO02PUA+e4ABgD+FAACr9z5FfkK8wBc6AU63vfmAAEA/wzfDxoIFer/Av4h3P//B/cG6TsA890HGfzj9gT9/jsHA/r8BggB9PEAGQAIAPkE/0v//pCS5jk+AdgAztUOwgArEgSqBgosAPP9APns7QCr1dXvHwUUE3//ChH59v/q+/X++/a3zf318Ab9AgQFDAAInOT+7wAP/QBB9fMZ1ervAAD+AOTnCA8KJuX2Bvs0oAAA8v4B6j4ABOQJOfjn9gkTAxkO///3AQQA+9r9BgAhAQD8AFwK8ZQk4DlZ7ckFydgWvuk29uqUBAst/NH+APvk5gCg29P4GzkHEH8BB/wN6Abs9//7APWrzAHvEvX/BP33AP4GnOj88gYN+C1O9P8O6vDmAf8AAN/nCP4VEecECOU1z/8ABPoF2yL++ugGKQ3i/gX3/iwE+Qb2BOwBANX5IwAEAQwE/mcd+cIE0jlK/cUCyqMDwvYk6fWrAwwf+cv/AATj5ACI78zyARYADH//Cf4L8v7Q+fwBA/uxrf20+vYABfwA7v8IhgH56gH9/jQqBgb06/PUAAH/AO/ZAA/9Hvn0DezzqAEA8fYA3f0GAskUNPnr+gnqAi8I+AH9Bv0AAtb+CQBMAAD+AEAB+uBZ0Dlw9tQCsrQKvvAN+NmBAgE2AO//AATj6QC/19f3GQf8GHb9A/oHAf7d+Ab8CvqZxAvl8vACBvjxC/8HgwP18v/0ARRO6gz/7d7dAAAAAvTaBg7/N+IFCN0su///8wkOyjMMBOMfLhHg9wDx8TIR+fwCFwMABrD+JgAQAAADAFwXA4rS6Tlx+Mv8wykCyN4G+OuS/xE6//n/APfd3wClzsr6IRkAC3/+DQL7CAvcBQD+B+66xgwA8vgBFQLz4f8Hku3wIAoIABpUzv4e3fn1AwEC/+fbCxgHIswHAgMdzf8AAAUN2V4C+twbEfHj6//iCSsKCgPwFPwAAc78CwAeAAgHAFIf9lIOczvy/fHn//0B+waxEwMeAAB/H/IA2fPt+QEP7v0FBBwDAAkX/f7nCRD9AAH4AwM6AfkKARf+7fvy1PID+A0AHP7P8g0E8P/QCfsE/wP8/gMHAgTtCQT9+gXxFv/3/hD/BzHtBPoADN7y+PyyAC72+e77/PoBCub7EQAVAPQAAwf0//C7BDv/AM/j9Pr68P7MEf4rAfx/Gtf4y+r9+QQB9w30ACMG/QgY9/TqCwryDQsEEvo//vj79Az99vTl5OwLygT9DgLT7g4R/gjOEPz39/8F/fILAwTtBvjt+wIE9f32Bw8EGD3kAPr/+Nv0+v/F8zDyAecB+PL/9Pr2BQUjAu/7+gDq+JGhwDoZ/9foDOHo8AjxA/9BAvd/FQoA7/H94fr18BsIDA8A+hIP+vAEGBH+BwLuA/lG7/wE+vr19ALr3+kJ1gHxDAHn6/0PLvjYA/IO/QwEABDzCP3ZCuft+gr8DQH59BALD0Ls8u8F+dX1/f7VASf1+f0L8/37DAj/D/oWAPP69RD590UtVzoq8Lvp7MTo5/Pz+fcwAfN/CAMK5eoSuvv07gflAQQM/f4E/NQoCwvUFBDtB9I87f3c6er6DhDN8OQStgX2APQB5BwYQPXYAez3BvEA+AfnC/gIFe7h8wMjFv3z30X+IFMY7/kFB70C6Q/IFSHmC+0NIesEGvsVFAgNA/rx+xv6EAh0Ajot8IHgzIPd1eEotwInB9dT2uMS9ubb0PPFyVHtHiEMDGTwBuBJ/PjSMwPK4k028+n9GAfF6enCTsUgoLb+DPgi3kZNbt/jMdMMFAny2+nUBZfLF1bL4PU1Cf4C2TQVGG/i6NoITL4aDe8M5xncJDUAQ+8HMSIDCuAc+tUP7hPa6/3wKzok5crk/AgPzA8LyQLlBgxWBhoE1ujexPa54g7uCwQdB0brBOAcD/vlFAj08iT7Efr+7Prn3t7INcLr9wYHtwQX2k4W6NrkDe3b+Ab6+9/iBN3cIAHP8QAN4f/R6i/+9H/pzdcaFb4WHezPJATw/OT1KOn89BII/vQW/uDM9gUBATZf+Tl524TmEon9shMQ6OrOCg1e6egB3fEdwQHh8hn2AQD+DkLgANQr2ffo3ADX9QQj+vb/CODN7SnDfbMIugsDgQX75iI3TNTb0RakAADp5MbeCc2i5TTh2PQhGfgS2ysNvXL06xL9/ujj7vMl+xDaPu0CQPT/A/gLGQHc/eL3/g3gE3hHNzpOArD2E+YimPE76xDBBBMV+uP9DOTb1wDXEP7dJh8FGk30E+If9/fR9AP38P4MAAQY5/b97+7JKL/fwxH/pABdEBA4Ig7dB/OBBQXz9sryEuLSGkzKAcozCf78Bwv56lvg09z7BPoNBPoE+fTvFAYM6ObjH/MI+wsM/+ry+if1Ebm9Nzps/aUM8eT1m/pR2wCtAQP8CioFI+X83ALO9RblJQ8SGH/t8cgC8uXp0gsEAiMP+P3zABv4/v/adsQE2wEMmQYuDVYRWf851w2pAQf498ruEMrrDhLx/+sTCvb68C0B8Fb9A/MJOA4ZAwHtIOLvBh0WDOUPGhkV8QPmBPbk/jj7AftUQDpM9s4CAOEBkM4y5u6BAu7N+8r/IwvgyP316AnbKgMQFkcDC+vivfDm3gvr8x/56fT6AiXq5f3KQr/6tPD/vv8VC0wYTgXz2e+NBg339MEfDPQe8T7lBNYvJfzq7SL/AQsH6Aj/GyEpCR38Bvj3Fwr8HADrCBwUA/rhAfX69jEAC0XfXzo7+MYE+OARv+ge3hypAQbo8e7/C97a5P3h2gDgBSwDHzv+/PQM1vgO7/bz8ejo7wb/Bx3yFvPv+83svg4D3QYO/josPNAJ1/aB/ff/9LcRDOsZ7CH8AsP68vv46e0C2iEN9Nr8FPUF9voD//7xEwjgDf3q7BD+FfQIAPcA8xYACdXZQDoyArH7G8MVr+AL7vOpAvi16wf08trl0QAhw/rxBfIGMj4ABOve1/oJ7vr3+CnU9wDwEDvyG/cFEMP5uwb42AoHFjcHf/8G3BSZA/wE8ssMAvYI5hLkDcUwFvwQ7OUA2MwU9uj3Ai8WDvzc6vLyEQnzEfLTvy/h5vrx/uQA8gwN9T+ePjo5+M36LNkOrO0k8AecAg7N1wL9N+Xszv/VHvb4/OMFDCT2DP3mywTu4fvz+c/u8vUQ9SXtIgH2Hsfrwvnz7vomFikMcswaxQyB+gsA+MwZBPAP6uvsB+oTCP8E8sbz6poY8vLYBgoQHgP86fz6/wsKG/fmCisIMvjpAfn9Cfr7CgEmDDvUAgr5Jf4Z8yBlHSccAfyOLt8A7eO/AAEJgQz/B/YHAP4KAgflBBkQ/QD8+fcqGP0E/BX57gEIP/UBHwX/5ADc+RPp3xQ4zwH2/gAA/gTyACPt1eoT/AIJMgH6AwcDB//f9vv4/eDuEfU+B8r1+u7zMQX6BCX8+gEJAO8C/wTr9Ekl/TmFyO33B93L/3h9TURLBfznNVIA7pkL9wgTwzT7/b4Dz88H7v83PEHiGRr1+NB1Ct8jyboQ7QgRPN35kw8iPPKc3z+2rQAiLPH6Awf68u+eAj3BqK8Y0zT+UgH3/gz6aPmm7xILCNCv3/9SB9vc5RAfNOQAan8N3gJUAs/2/93E8X0EOToK9+vkA4HP2STl8ScuBPF37zsA3eMk8wTJERvz5+0H6egIAfcaBwfoBBD/DQE++f/07wAF7fwJ6NYA5BzsHQXI7CzZAjfqINAH+/4D/hbXAgH49hQUCPALOgEB7uLyQfkK2+XyE+rt6P3bDjH09fj6IAD3bEMEAP0H/90P/QnyBZDENzro59/16bvV5gPBGBn+A9l/6xkC1NsG+/sV9x8D+PwJ7vcNCPX5LAn4DAP3+BQp0/AE2u/l/P31zPX6svzmJ/wN6u/mBfoAS+8IAQr9CRfwCvbED+38AAXiMwL03QnvOTLzAfoN6tPb+OjSBULt6B8H/fD/UC0NDgg8AuML7R/R7Qs1IzoI7Lbzx7DLBgKqF/8VAPd/5vsHAhH33//aQuTv3+UR9+UVAPP07S7XE+z3JkL+Adru7un2xAve18f/rf4J8ATy58sESBnaO/cJEAMFAvfC8/G3HiHz9yPI6gL6+Q4EDRAM6PXuxa352gz3BT71zi4ENv/9NgX2Dv8sA+z/7672IzhyQjoW+L/I0LvT7OvM7QgiAAJ/+Pb+A9kY5f3sKhQIBAEu+/z9BewPHAXxHAEGAvcaFgMY8vDx1vnh29r8lPX2Df0A7PoD4yDbLPLc/gwB/BTHAt/cJPT69x2tGvvz7uUA/f3rAvz+wdDf9/yo7kb68fYa+vDzPwYE/gFB+fAJ9ezsFLp2HDop67f/5wLT8tDT9xIJAyR/BAD71fYd0P2eIQwhGR0HJuf67/YPGgTVG/n3/Pgr8v317wfz0wPwzN79jeTuIAf5+yEv+jnQId8N9wj8/QrVDuzfB/Tt9+G1zwDv7+7/+uj6//Qe6d/Z4PbI+zf06+cZ/OTtB+X9KAULBvHw+ezSCqbqOzo878ba78zt1Pu88+MNAQF/JQMK5PYI1/2NGQ0S9BkH/fH/7/wT+egEGwbsBc4pCvnu+wLuCAL/1cgY5PgCDAj0BSQc9fzYEd8U9P0A/f/hB9/YBuHgB+667Pvw4vMA7gTuDd4XEcjmARrC+TP55uwRCuf2DPn1FP8i+ukX8wkNE7fRDDoe4bbc3/AQ7Oax88jjBMN/+NsBGPsg2f/ON+UN9kITChAH/L8Y8Pry9+zv8OsUB/gVAQH4ye/33MkK0Pvq8fsR8wxIOvvMIP/q+v4B9sHzC7bYHv717gvExgTyGun97gLy7/YK0rPpCRuwAz7z8uYX+9zpQ+EJIv/6AfAk+Of4HRvlGzpLA6UA6oUAv9iv2c7gAQh/Avj3Av7a5wAKLQ7yKzgL8Dz7He/xztP47/D8B/EOy/i7Ez3x3e/q2OADw9r0BQ8NDDdSJS/fDfLpBwb+/MYBENwQGvz7/8/k3v/r2PoH3VESBLI5QNcX4ACZGkj+BxL6CPbc4wLw8PM0+fwA+THqEyUdBzpj+qL4zdvhqduyqJiNBRZt6Z35I/4kz/blJffsGkbwBlvsBMYR3dT94f33++n7zO8u7g3q2Qfbxt3+uyTx9gMvGE9KUPXC6AXE9//9Bp8DEssI9v8FB7xrsP8D8BII5wwR6vv3I+Qm3QWB70rwDCHu2vjwVO8dDPkcBfsE9jX0J5bGOTpPAbz42dsEttfHzLqLAvx/8OH/Iv724wHDG9Ts/jIEF3UGG93n8OUKAAT7AyPszA33CiPyvfTo4O3tj+7++Qj7Ciw8JvrR7uii9/oA/68jDN3w+Avx/MlI2vv6+/z/3T/1B974DvP77f++DDIA+CQE9PLxMPcIDQcEAAP9CjDsAIDuIDpfCKL22tkAnOHh0d2IAhFl/cP+G/zz3P7cCvDyCigOB3EBDen0zewXAO/4+vYR4QjaCCz1wg7r0+j3rc3l7fwQAx5BbtzEz+SBAAcL97A0C+blKuEI9cJQ2f765foNxloO9uTsFNkV5QG3BDT5/Qve6/zxD/v98ggX/f4C/jP/Hlcr7DrLBAX5MOYY7x5FHzwVAQeQHu4A7v2/AQAAgQr/++0K7wYA/gfeAxb//AUA/OsoC/v1/Rn9+wEDJf3/JfAE5wO8/QTU4ggguw70/wMAAAAFABv30fQE/P4QCAD9//v/EvT5+ur56dztC/k1Adz8AvD5IQP/6zv+8AAV//4DAAPv99c/Cjqb9vTyRe8P2DQeL0c9CuiZNBP+7efiAQYfux32BeYp9NoW/BECHDL+FwgE+p4/DgD36ikACggmM/wL+N4FFviDBBe7qD5O7PDr/wb9AAfW9DnLto0J7v8RIP/7CMHuUBjk+eIhw4fZ+f5VDPT3+O75KQ8HF38H/QBP/vkBA/7g55gqBjrx8vsD8c/h8hb/BxsVAwUTLg0BDdgO8f/I+P799vYa8OgC+/UdCQb8CvoC+psgEQ3r8wkBAQYVEvsKxBD1JwGy7AfutjQw4+r++gQA/gDG+j2+34H88x/7/wAC7cwGJxTzCPEAyq3D7/AH/xX+8vkKDQL6V18OAAAaAfL9BQAD9noK8Tn++bb8ttjRzB3k5/rb/wBNEB4ABu8L7P7hOdT3BPYZ8RwdBOr+AQPlEAX/BqHi9/4P9Pz9wAYJve0GmxvuQP7g2jzr5hYkQLMYAPsB/v/EChfuA57s5/cWNP/+9+cEHyAB/933yPqw7PoMCC3t6w0MFOz+f0gE9f8m+fX/AgztA5bA2znE6uP0HLDm8CXe9Sc6/uRbHAYA9uIF6QWoKiTy8rwj0/IHEQr65RjyCPP/BKpV8e392vkBugIL+voEmsn5QPrs8PXv1X8NGMv++wYC+O7bAhDn+4Lu/vvgyf//3q7+Lvr2ANUHzKys+fsP+R798fz1FRn7YxACBf8uBesM+N/c8G8Mujkx2s701KbozASmBRPmAP97Iu/89+MZvAGMIBjzEBYaAvoR9+b3FjX8AewD9PYL9PTi4vL/0Azpv97ugdzyG/jwAe9L8jzK5tn2/wv5AO/AB+C+BNEX/vvjwwPtAdvsIiPs+tzx8ar51hLlCSf/0xohNuABdP8XBvxDAev5AC+9GyMtBzpD9rP/+7Tb0xDj/Sv7Atp/GhT6+ecE6wKMGAby9RAIGxn8DfHYBg33AfDu+hEe7Obj+Rb80/r2/OXynOXz+AAS9SA99/Xt8goIAAD9/ALB/ufeOP0M9OP64ADz6A8DEgbt+9P+/vPg6/a3Bybw7Ar/HvL8M+/0Ef85APX/AhjNCcmjCjrr6+j+68EL3P4Q5QLxAyN/EOsB7/YO6f+y7g/3CSgR/A0GDSHeJfAF/wQFBvctBATp7g8Bwgzx7+r//QH07xbnADEt4PTP7dzcBAX9/f4BBNz58AsE+QYN3P319BoFGhv0/9EeLerkDvfj9hL65QwJAefzLQECCQJEAOD6+zLYB0hf1Tk/9cnt6an1yfgcCu2BBAM+BsoEGxUL3P6N7xz5CAshEEchAN/PAv0T2PcFCxEM/u/mxDz0pv/l7+PxqcsM7QgNEN47UQPrwQzO+AgCBAwFDeXiAEn4+woXsP/+3Qr29Pvs+9v8CSL78vzq9d790vzVBvzYVeACLP0W+9cJBTnRD+gx2Dla86MMyp8NvNMT0OKqBed/D54BDgjv4f+tHO/6JTD7+UcmBMzjqere5wX//knr7A7f8EHhpADn6eIEsQrl2P8tBxhFVN293u2aEuIB+dLsBaI3Ez/18MMSnQP96hMNyi0fAvb4OBIr6/TM/FX6Es4HF/rrVtkEFwES+ff5A13qDSP62jkv7Z/dwa7gv6U6xM2BAPRBB7n/H9/01gD+1PDxKyL/GHP9BcXaxunT4O38Cw7t0vkQEhrwxPsEBN/rm+EA+AYOHRl7Mhr4sh2++wH7A7IXE8IMPTL7ArlS9AL78/D3Bxj6+M8ZGxAYAA3zDhv75uTNAt7pT/ALCPgEAuIG+GbdF0J54zl99q3b55sKwt8F2eaSBQA6K8X+6+v2zQCLBQTkCzoCCX8REdTtH/AHEgoCBQ4yygy6BhfuwfTsAdft9cD/4AUV+yx+sTDh1Pjh+f7+/6spF9MgFQziCMM5wf72//cCxRvP9dIRCDj69vPbBiP67vb9/ufuWMQQBP8lAeH1AWsODxNMMDok/tgT6gP+u9YIzOGpAQtODvj8B/3/Cv/W4eT+FCn6En8CBd/dwukcz/369ED+3wn/Ci3v0fb38uwCxtP7BwYc9CJjLeHbx+3E//oDAL4bGKsgECj3BsZG7wD75xL/0UsV9PfuI+wUBw4BAQT77QXw9vLiQePnEv8k/+b6+1P0CwpYuDrrBhcW4Pj0Cvf4EgkE/wn+CgIJKeniGQAW0QoB+PEE9u4U+PjN1RAm+QIJAyAVGfX6+RcG/PsG/TP7KOf/+P7U8OHuf/H/4PQK/QH//wkSAOj98Q3/BQAMD//6//sC6AAmAATr5BEQBwsWBvrSAQAKAP/S4/L3/PwB/wrm/w4FCE4tgjomBvv58fwH/AsDEe4WAPP/DxEF7+fnMvwX3goA/e32/vMRABTY4AQb//v7/d4vBwIADRP27v8N/LUD+ukA///SIPbyfwz5yfv++vH5/PUZAgj52N/6+fEP7P0Q/vr/0QAf//f0/vAAGgM0Avbe/cQO5/3m4+4C/P0A/cIHBSEKHQlPCzp56ubeq/cH8P7b5Jk4/tkA1NQQeNR/LfhIOPAA5+kXEsjIABweDeAHRg0M/9gi6fTu7eT/+/8I1RsQuADv7ffJDc/BXg3ttPILCvXy3+TYBOPn9e7y8fn9H/M7CtP8yQAGAAjSyyLv6Qoa1e3k1gwW5P40VPptAPkCAND0DwM+Hi5IHDpaD+kKp/vg/wUHDd0h/rf54PfuR+ExEvUdP+b//t7gE9cW+/8Y8A7wEgL+/1cN7PER5B35zfgFB1nw1vntDO4BEeUNf8D56ekKEQIOAOT4A//O8DsE//QeEAQY+/oErQAj/wDnHRzZAwzf/PXr8yz18P7+8Q769/v/+vHx9zHlIdH7GDpkAOMcm/DM7f3x1sYB/+z53SD+f+gFGRcVTf4B8/UK/u4BAA312P7RGwIKCj8g8g/u9v/8xvsR4Fj0AQgK9fAKEO71U/H/3+YIFfkH6N3h//gTDhD4+e/r6/E89Ob/ygAf/+7z4Uct+Pb74RDp5R36+PThZeUX9AEE/hIh7hUc/L4JRTpOCuEPgvDh6Ov6x7rJAPH8y+bzf/Is2gUPWeD7+/PsDfHu5Nr7CP4JAfwJCnnN4fvkBAgDwvcP60XiyQTx8f0BHwEEcxQN8fDs9f4FA/ztA8MGDkT3BOMAEf4dCuP9sP8mAObx+VEZ6gzTAgrmADL2BP7yIv7zAP0D/QgO7j0THtOGnzoeBu4WxPXr7vr94/fl/wL56+L8R+8B7gQPC/cA/fDsBfn59Pbx6gL+9vr/A2Dl/wL9/gr85QMQ7w3p/RIF+vsaE/oHfwIP8Ojd9QICAez8AucN+ib7/Oz+BQD8AP8A3gAoAPn0CToV/P/0Ev/r/jcJ/QLkEez2/gACAQcJ7zX4Cmj4vTouDvER0ff58PL73PPT//0Ax+/5Qgbv4gIJBvkE/PnxAPr/+v7o6AYR9f4C/03v+AQLBQ4A8fkMBBbv9An0+P4jFP0Ff/oG9Prg/f0G+/r7AeQLBTMB/ecHBQMFAwwA4wErAf/3DCcP/AT+Bwf1Axf4/wHoAf/4/gEBAQ0E/zL0AEQarzovAe8Xzvz18u8H+Pzf//ED5Aj4Kgz16v3hAe4C+/v1BQkG9f/q7fwB8fz8ADLm9AP9FBEA/vwH+xPu3vwE9v8RHQ8Mf/IH4/rT9wUA//73AeQN/Cb+AeYU+P/6+Q4G4gAtAPbzByoX+gkID/3xAw37CP/T7fz3//4A/xYC+UD+/jZ2pjojA/kg3P/75uUC8OXb//H+5fv6Nxb37QAH+/MABf71/gX+BPjx6gQD8/z/ARPkBv/3Dwn++gQBAg/qDAT3/f8cDgoYf/wB4P7X//3///0OAecQBCz//+wb7/8EARgD3wAwAPcAFSMU/QMC/Prw/Rn7Av3j/u33AAAB/xECAz4HCkbDczodCwAa5wr+4/gF6uvP//f85Av9GQT79v8W7gH8+/rt/QEHAAfu4gMC6QL/ATn0Ev79Bh7+6AIMBgvw8xD/7wESDwcZf/n94vLU/QIE/PcSAuQO/SYAAPceHAAJ+BkBxwAgAPjwAj0U/QMLBffmBAYCAvrY8Oz5AP7/AA7+BUn9Ci30BzpE9Q4a3er2zOH+8t7PAfP51+76VwPg4f3k9fLy9xP3BQQF+AXIxPws8fMB/1buAg/nAxwC4gUEBQfU4/f+7AAzOAwWfwED4Q+iAPUAA/cUBPD6+h/8/uYB/wMU9AQCuAAiAeT8KkP49wkOAwfv8gr2EP616Nz0+v/8ABL5+nMAClNRRDk+/OIh48v0yPv84ei6/vMH9/EKPyfp4P78BuwC9BnfExQC+/vdBPkS9QUA/fH/JwHf7i//3PsvAxHpIxTyFPclMhkbf/0e2unWAQQC+vEsBfAb6/j7A/bb+gAF/OkBnAAmAt3x/HYcBQACAQYEC+frBPX6/rj0Afbz/gADAE7wCrxOizncAAf+7wEEBPT+/vbu/vrmAAIAAP4C+gBaBv0A2u7/+dX/8v0B/e+Y/v8AA//3Hwjz/wUAAwQkAwcB+P/36APUAd25+gIJ//ICAAAA/wbw9AYFDP3iAP7+JQD//9cE/8gD/PfygfP3/QD3Afj87wABBgAAABIAAgHTAAD6AOkKCEM4MznbAxj5CR0G7xsvHxz4Ae2XA9sAAP7zEgBf4gcD0fP6/9oB8A/9DAqRAQEB5gQHOw7pDCEC9wIpJAgEGfgJ6ASfv9+B4hYg5PMFAAAAAgfs/xHf+ATw+frtRwAA8tAHDakCDPTu0wHu/voKBA/x8wH3GfMA9hz/6wCqAPm3ANkd+rcvQjmuABb1H7UNLBoaKhP6AQOBAg8AAPn3AQDl5hH57d/t6sL96Cz+AQyo+vsB7O7zCx7NBvH/DgIjStwBDQUBDAfT2wXF4QgBBwEFAP8BAvoB9RjXx+358gOqtAEAAKAFBLTtBNMm7t3Z//xh+wgM2wAC+jsBAEX/7gHaAPLNAOQGHJ+aOTnC+SAUKAwJEEvxXRkH/wW5ANYAAAUB/QDS/Rz5+wnx29AC4xb+DCWQBgAA9f72M0is8eICC/5OJ+8EI/jsFgDI6xDaBQD9/gADAAD/Bhb2Cirh2wTo9AO76wH3Cr/9C4HvB9AM7+v18/QmBf4Y6QAOCg8A900B8ACeA/7TAAgFAUcIMTmf8UDvHsr5J1oTKi0PAM++AUUAAPDxHQCo//n7Ag3y3s0CB1D/JiiNBwsD3ervEgbu0ekABP4k5dwC3+T6KP27+vG/4AFK7wkIAAAB+hHr6iHU0NHn+PzIDAH5H4H6I5Hj8vfl3qGq9v9V/PAQ7gEGE0sAA0kE3wDgAP/fAM/0BCJSVTnQ8CXw4bz2BRIZ9v3w/+vuAzgAAO738AVgB/UA8/rf79n99Bn+HQC+AAD+ASDvOA8a9dUEAPY+7v0ALxr+7/7IAeCxxhEcCPsGAP76BQ7l9gbcAv74/wcaf//7/tj78KfuAikJ2/vW9fz6BvUK7v8c8/L/8U7+wP+oABTO//789XDOEDn48DDp4rDa6P4dEw64AgwTAe8AAO73AQCW4vb0YBX36QIE/Bf3IRyuIAj/E8zO8Bfz5e4C9/5/3/UFKgv6MgQG9ywZ3Rc67vsPAf8A+tnyAQgI7eH29fIE0P/9EKsC6Qju9rsXSwrT5/geAOsSzADs+hX+9CTwAAEXAfXsAF3iDv3Xhznt4jb7CfT10fgCDAbpAeoFAB3/Afz/+AAzEwz6IvPz7fsCBBv+BwEOAwT+7+oHFw4g/On8+QEUJeD8GQj+FP3L9e3x7QIl7voAAAD9/wUDByD65/T8+xNCVf4BCwMEDSTvAj8UKtb58vwG/d4L7QTw/PX+9DMB3gCB//DtABwKCWhzBjm7BTIF/k3hJxExJSXp//C4/QoBALYDJAP/0wsC9aYjG6H+7lv2Axyh/v790gXqIPf9sSf74O8aV+b50h4ZDvrJ3e7n++42+tP4AQMBCSrb6yukyMIzABX46gIA+8T0GIH3/foW8uDJAQs5AgUL0eoC+xcA8BUCwAKlBum6CCUA1zOpOTnn9BPV9Zr6ETMLGOzr/OToAAwBAMYGDADxKAH6Lg8AAO4AGiUNPSOVFQQJFrPiFQ8o7OX88vQ0waoDIxL7JvDFxuzspCB/5v4OAAEC/Tz3BiPU7r/sAS0CGAUHE6QH0avh+w4Gk6XAAQAGAf0Bzf8JCQQB/Eb65wCH//HSAPzzG0U1JzlG8fc68xgHAhES0Qvc/OF///0BABPyCQDnHyX8JGbv/ysCERL9Bfry/fX9NQ33Dg7z7/4B5P/2wQz2E/Dpwgoc/TFhJssLw8kJAPUPDjngANoEHyEA8cwTNAH9Bi4OAQ4DpQIEfQw1+QnM4uIg5QP+2tkBBfr70wBH+yDvAXATBMp0ejkb9/cT6+YA7BcC6gL1AfZNAvUCAAj89QCxBPH6QTLu+Qf+9BHq/B3Y9QL3AxL16yzi+QUB/P3hCwT87vsL8/Y2Ch5Q6gAa5+QP/f8DBQn4CQL1DOvy+PkD6gAAFyoB7gIa/gENWw4UBPQG/AoU6fvs9/oB+8QA3wAFARn9AH/rA37LLzlY/CMNA3/qL872EfbhAPstAgwAAPTcCQBNEQIC+y0E//EDBDPtCRLBFBD5GejwK/9C/u8FAvkd+wH2GA7yAQzhDwgR0uNC8eYMBP4I+Sn88xHlFN4Z+y0aXQD/C/gN6h0dqi/oxrr+7PbtFgz95APqCdcB8ij/ywCH/xLuAvsD7/598DoOBv3x7Oj78u74QRgQ/wNF+uH58gWw4/ru0e7yEQbrAfcm7ge/ABAK9PoB938Q/AX9EB8BC/bP+hjkFPDu1vz8/PAfQQzht/WSB/sDAgYrAfbe8jfuAfsJAwD//E8E+Ps38Ovx8jUZ8QfwD/Ht6O4A/v3j5u38+AfsAi/w8FoGBhDqjzoCHgvNBNrs4wYJWA0f/dYYy//6DPLFEvoV3wXZCSDk6/gs8RbFCB8TD/j3AFYdFRDqAjz2+gznMvLqOtcA1+3a+/HgZEPkwP6SBQITBwQMACTevjDx+vD6NfDwDTT86v0c9OXwIATX6gBLCufg/d799QDM4wv29vULAD3v738b8Y4cWTojzyjYxQbR8BEZRA4wAPg29Bj2HNHXIQHpABDvEQPp7PYx8kb14BENFvb84kQ6+wz8ATz6J/TlF/vfFeD43wiO59Tffwnioe+iIgnx9gcTAy/LvBjb9+8aKAIUDQgJB/cDvdzw5dio7Qhn/QP26twH8RD14gv3/Qfi+//s/GQx/1Tjdjry9B0P2u/mKxX/EfpR/usu5A4DIroGBggU8Q3nAg/09Ooa9DLd6BAUHgL8ACA8CvsK9C3qBQTxA+fyIbXe7frQ+eT3fxrxu+fbEvoNARHcBQ3P4PfO+/H5OfcFEQ4BCgIU8O/vyKjc8QhM4gn04vP3APsB8hEU+/wZ/AMB81wZCRhjTzrvAQ3csRHgKBDnK+5U/dZQuiQFG9vgGfjW8gD7FP7s3dcZ7ELnGPoFKPn/JC4MBfbx+Rz59/Hy+Srr/db0A/+v8AH1f/sOydoY+QP2AQP7AfeizyMjCxDn6wEBBvID+eoZAdz1zZXd9BFF6RTt2Ab89AMC8xcP7AU19zH5+TP79855hDr/9RM33vrz/xbyF+ko/+VB2CP7LtDzD/n48v7/IhL14OUj8Cfp4gIiAgf5Al8vAwQJ9SL9/e8M+vDa8+j39/765eXifw/1yenoCf3/AAfvA+Ls+f/1/OjuAfz7Av7/BQMh2uzvCt7z+gwV+AD19RX67gEHBAf58AP8/iHuBjIM+SXmejoU+gEKzf/tDQveEfkmAPEz1AkHJsYC+ADl/w7mFQPn7vzy+B/k9AD5Bf/++kEK2wvzBBXyCwD86xvg9dfn3/fpDucNPvDuwvekBwHw+AAFBvPi9drp8wvwBPoJDBML2A0g7vX6+NX48Rg/8/b97/HyCAjj0PYI6woFAwXpCX8fE685ZDrz4A8N3/j4HwXu/vVEAd41wPb+Sd3n5P/a+AD3GwTa4u0Y+RbV9vsDG/8EE3Ad8wjm2//67u7v6wLS8tfk3wP97uD1fw7ptdXDFvn29/oOAv7V8DPr/+0IAwb6GQgQ2fMwEervBvgJ8Aoy7fPr7BX12vjp2Pv39P8O/DbrDHMKDHoshDoT+R8txgbXAQ34/vcN/u0NwSP8Kfj3+wH9Fvr3HRbo7esQ3hPn/gEqDgEKCTwKFBMY1wQAAPsM9gLX/vTz5wENGfb4fxMSuvHC/Qj3AQP0Be7s/voX9QH7HAgF+B366vQ2+gL6+fwQ/vsi+/z07gPv7/rzDP/85gHdAiLzC0n4/vtvTDoL9xIJsxfmBOkED+sUAecAstUJHsj60gcbBfABFh3o8tMa4xfV8g3/B/3/9XAP/Q0N/wj17QkFAyPjzeTr4v7VCPbvfzn9tPG4+wcA/wsDA+P98yEAAhkC9A319PYP6+kx1Anz6Q4F7got5vTw8w71BP7k4uQM7Pf2AyLhDl0GArYnPzrx8iYmzfbv++QD/wbtAeIT0gD3H/DYywck/BDhFv/58/cOCB/j9Qr5BgX2AGToHQETFh7+Cvb2Cv7WEezpzwDo9/kQSwT8td6B+voA/g8AAd/3Byvu+PEVBQL6CR8D8f0o3evo3iMlBg0kB+nx6xH5/gX8//AA7QH9/zLt93DpC1YDSzoRAAsb1wjc2ecGFvvT/ecC1wj6I/HlxgIu1gTd/hH19gIUCw/Q7wok8Avy7UrmGQT88Bf3BwTvG+zs9/D5xf0cHu39bPX1t/SYB/gF/fwE/eMBAyv88+QyNf4ECQwAzts/Avro+BseBAZD/fD0/Bjw+fbVBPP48gIAAjQC/38PDibybToK8xUk6Bjx4+X6BODf/+0Gy/T4KfLr5AoY7wHzCgnt+REKCQ/l2PwI9Pv87mTtCv0D/w7+9Abx8+fo/uPo1wHxAwkRXvb+z+iRAPr7/+cgAeYE+Sn0+u0zDgAD/CkD6gIZCPrvCB0u+wgi/vD1Dg75+/f49vL8Av3vAhX2BH/zA1EOMjorCRAK/9EA7vkQQyDU/swHNP792u6Y6/4x6wXyEej8AuM1Av+tAhE84e0F5ez2IgT6+kT89/QCIeDkUefm7AT+9PkjLyAmgQ+1AAYFAiExACYDwhT68RQbeP76ECoE+gQT+fPhDCITHwcVCt7eya3gDAzw8gIB8gX1BPn5/HwK+BTHNjrV7ifxSu3S40kSXjxHANnw5CAArpO3FQEsxQ7fEwv01r8kBU3VGjQWCwn1APZXIQQH9TQA+gT5ONnqNuH04P2h193MAyXuuvG2CAAF9hAIAlDCp67z+Q8kQ/3+EBUEDMPV2QfpBNfMDRB/APDl6rQQARTv5Sn/6fvXAhbVBVUU/JVPFzoC/hTpB/G4+0gKYzpRAOUt5Vj7toW4MQDh/Rf7IgHz5MAx/WLaCRb6Evz8ExEZEALjweP8Hu7vEffeNcHu1gaB8O3I9CT90fbW/f0DCATuAjfJ0ZkN8AzjGQDuBfr1MRjw4Pb2GYy27e1kAQbz480NEAjr6BP/BQLcAf/a7UjxE/WSDTrI/iXZ5OrXKTrfTxF//OBS4yUF4+fkI/rHEBLpBAjg0On3AEXYLA4APuj4x+w+7Qzx3OrzBvz62dfmM6/r9fCY6+KxGhcE0s7pCvsFBO3xBSGfztzhBxXK3QIACwb3PwsB/efx/7Wm7AYw/SL91NQU7AP+vTsD9wIY/gT98Tgd/CaR7znX5kLZmujOQzYISCNu/NdXyAr57rDqIP0jLPHqIgbmzaUX0S/NDyzdQQ/l+jtBKf7csvX08AwCDP/dMNXY1e67w5imSBjSps/eDQgIAxK8ARuB5d31CTDFCAUF/vEgH+T0u+361K++1/Z3/xwC2uv73REQ9/ED6w4R/ynNAVUdDuSuBDoN0zb1kRG8PQbcHAs7/8YppjUJMQH/CQH3NPgLRhTy88z84CrrQhwMM+ocBH/kHhEuv/jvUNr6JQ7M2rsF8gQR/be9QEH9xMii/w8H/U3gBfGPAiz18iTTHfsAJlcU/eMB4ADc4fXW3w5T8+vluQns3wj14P/94gD3Bk7A7l8f9PUC0zkDACvvgf+2M/rgM/VB/OdDsAMEQAc42fxZORHkDxPi/MAiygvtPSn+SvcIOkv7Gwjs5TL1DufzBQO95rju3P/ECcneS3bU09KcAwEE/jb7ANqh5FbH7R/1JgMWFicOC7EbBAPmqbIK4x3P+/btrwftCuE09OlG6Anf9kvC/GY5BCEOCTr+9gDsmwrRDgvOAfAV/89w1Nf/RAr99Pn0Gu3kBx/jB/AS6AIDHv4GJAQLPn/2/SAB2Qf36g8i/Dnl7RLU4//FEPoKWhn8zcHm9v4E/Q3tDdzWATTx+wny8P/1BuEDEv0t/tf17Bvo6Agd5QP86UT1+ucAFA757AT890769mgTCkY9KDr15SsYrR7/BuvpDOH4/vkXwPX/NAIH1v723fb5EAbV5PcbBgz95QYP9v/vEBPiEAUREyz7AwgIAjnsDuzrzvryBvELfwTxvMy9DQX9/Ab/BcTH8xgH+v0Z9v75DxAT0No7/f4BEuMLARkmB+v54QL0/OvoE+IH8/wS+BL69mkEBjMcDTr98jbouif6/g0cK+8y/epEyRsEIgMGBwPqBwrvPBrU1gER9A325Qc26gX/EkTt8goRDgQCCfrtDcPtCML/6vglAQ5fTebiv+qv9fr/+xQKAuna5A8D8/gn9v8EAjYAHvMKHfz/9b783AARHuD2+/YN+9ztMvsX6QDr+Tj0C3/iE/H0BToc+QIB0f/n6vMB+ejg/uck2uP+AwL51P4m/gn9JzXiBQ0DAh/w/wf+9Pz5BVruBwgvAgP8FAsLA9zq8gzv2fkK+AZHBO4TzfGq8QYFAg8aAd/59jILB+xKOQLxAUoA2ggT4hHnD0sP8wUL+/r/Af0G//nkA94I9Qf2AyoD+n8PDKbX6TkXDfNLrhHd7tDpG9S2/uMX0fL7EQjku/0J+Bj2AijoAOwN+/734wvU9wjsBV7NEBv7CCb26wDxAxbg+BH11Pv7IfEKNeLny/CUBgH+/u4QA9bpAf3v/vo+BP3+CQr/8t8WAgTV7BsH5RLM/e323BXvBfT/Fuz59v37ADDw+n8MEo/6/jkyAOcE1/3qAOkBBuve/dMWqvD5OP/36AP/DvP5DyHb9RAG/gvx3PcDCgAA6WLm6hME8AoEA/z/EfPl4Pru6gU1LA0qR+gH0OmoCfj6AOsC/+rv/iEB+/T4DQMT9QwP5AMd//HsFDYV+QkNAwQD5STq/vf+/dn76QD+Ahr3/H8K/h4vsDnXBj3WHggI8PUfMC8U/vzIHuMArQjD9wD2qgz8/N715sQH+Q766QXW9gYB3qMgSxf34EECFxgoIIEEXOUB6QuL/u2psx4JxRPxAQUA/+zvBCD71Nbc7wXcNwH+7O35OCrv8CDfx7XcAO76/83v5qcbEgUC6Sr/8v/uAfveAhbT79O9EjrY+hPXWPEP+jT+Wio2ANnaER4AuOrcEgMnyh3+EAH99dIJ+TL6Cir7CwEA9YwZE/0B7x0BHwQrK8kAQeX8CQGe9gC4gRMx1//5Af8CAAAC+UvTv5P37gX3Cf/9Arf9GMHe6g4F2LrGCPpO/wD568sM//8L6xH89gDK/wD0AuzzC5LDNzrP+R7vGOjtNDkHMRZO//bYESQA0cD0JgLo9Aj79v785MYB9zQBCwntEgUDA5RB/Azd9PEFEvogFNv8+vPr+v6B7eGnwh8h5fULAf4EAwv3BDy8woX29Rna9QMAC5MEE8bRDOD87JbFBP1P/QMB39oLAgEJ/ikH+gED+/DpAs0EAzBVKDrL7TDrIQr1JzLuVRFyAOz6ECYAyK74A/4cAf/++OoG28YI/zP9Gg7ZIQQF/MI4HgHu4OkCHAQYFugIA877+veB1tSZkigT5fcJAQD/AhfqBE6+2qYA+R3WGf//CZr6KcLQ3fLv2p2y/QE6BQ794+IUAgQF7Cv++f8E//nm/8z2CdXsFTqu6yzdNgLqKD/vTRxw/eMUAjj/s7vtGP83DxT/CfgG2qsW+Vf8Ehn7F/4D+axZIwYO3wwLCvoZCu/7RdL6C/iC4KWLjhgH3+D6AAX//xH3AEyl3Jf0+CvNSwAAE6ELPdPfCgTcroGs8v09B/f67M0i/h399SwD5gLp++7j/8cB87s3AzrT9zHb8f3eISb5KAIwAMIW+Tb+rsDmHgEePQYBB+z96a769CPvNAgCKPcF5sUILQDp5czxAvsm8fH0Ivfr8vOB8eKsuCgj4uH1//r7AxbpBjS52LjtBiz3EQL7B8MECce15AHm/ce/8PLr+yfwu8X6DQH58CH+5f/VAuTtAAkZAznshTm68wsH5f25f2bQVPxe/OtTBh3yvpq1//69SUrmEAcG36sPAhPUPDiYJRYDM6pBTiBPxCnsJOMEGb7p6/zdCvqkEZXdD9rqweH2AAMCBC3d8SCr56DV5k/XMgHzGUgCHZgJERrdxZcC2u49DfAL0r319fIX7hUI1P/F+uC0C0RA+oTKljkBqSqgvMrgKhAILjNM/NBRCvL93o73Wf/dITPgKQUS4b0A9k3SFRbCHhACAcc8NPcABSkA4xD62PP88LzRyvfv+xvWlg7soPPlAREJ/AbeBjrt1qDTBSEO6gXvAwcLBL/C8enh+5zG/gNj+eELqYHo7f0LARIICwb/Ab7lB3f0A9cokjn45DCBvQPHIBQHFwYLAJcu70wQ9b0+Av5fWB/0ByPUxrYFAS7wIwIZLOgXAbcpIQkBw+f6GODfFuziNpvew/zM7b3X2jwN2L0d/gb9/l7BBTOD2vD490fudAIIERIG/QG7y/jqihXB5wFK5tj0rsbk1x4XEugW5ASn+sDuBXniGLT1uDnm8iQAxuzp9eH/FADs/bxXAfr15tAH5gI3EwMBCx7d3vQiERkBBw8V+gvz/A//Lg373Q/9C/vc9uH5If/T2fL0BBI8N/ex+uGwDPgGAxPWAt/z3sPk7hMUCgPsCEP/At8C6fveBR8B4BEsG/v30J/66vwEEicZ4P7n/frlAn/SCfU7qjkE6C8Z3cffBPkpDwjQAtr1BBkA//f18f3g/gb4AyLx9ukTCAXt9xEB4wjw5yTnDAbf/ify0PMRCw/rGtH97gIi/xYZLQwQtei///33/SoW/vn8+TcM/BMJ7QITDPUB+gMe+ckC8DwIAwYaE+P14wT1JfwVCwgB3wTkASkF/X8S+u1tADoA7QEX0Cjj+vX6BAHg/fctCO7/9RX+/AAiBA/zHBjiAAf+Bg7j7QTc9wXw9ST/FQPm9Av6+/nx8tT29vDr5QYR+gclEufK5+7pAv3+/vMBA+T5Dh/+AeUPEv/0BDsM//oHCfj2+RYRBgX+9xH26OntBPr3AeIE9wIVACTz/3/1CZcb5Dk99g7q1wvn/NoF+s7h/vBVC/wE+OD76AAU/PsJHC3i9RP8AvTp2Pj76Pr1AA7/AQwaBQf41/kFCfb++f3v5wAP+yQzCeXYyujj+wED+/8BCuf0/RbxBv4kOAAI9hwC0VH25grhDPbl/goN8vL4397kAu3i+v/79QIDAtX3+38G/fnYSjr/ARsN0LreCgX0GAgr/t7wFwnu09/sJwEe1/b97hX+AvkcAPHe3gobEAcIAQMcKgnf9i7+8QwRByL6Aevy9PqBCO6nQgEF6rky+gD+AxAL/QD/x/kBBP4W7P7w5egH3gAbAOro2x0SAAP7Evq179X1B/ypBvvt/QAF/PzoAxEGJqBmEzoP/SERntDR9/j2+db6Adf2EPLuIO/t8v8o/9wA8PYBEvckA9TTGxUVDBAA+R37FArX5vMA7xEj+OT7K8/Y6uOT9ueuf+//6hMIBv0DBfr+AOQg6RAGAhM78gD3+NH8/AA9ANTbxUw7vQvW/gW8CegV4fvSO/or+vv//fn3FRT+KSTn+Dkw/Q4Kp87h9jP9BNXwAPb28A4B3Qr3MvssrbYH6DD/EQgmCwvk4v5XAwD77FIpCP/xADQFzOoMJgziDgv31vSYEOaxcen9rvgAAgEPC+wY/xtV00AE9/5D8v766Af/iwAzAtHRA39U6g8j/P667QIG4/K+Jeb5APkGAwbeP0QQFruINjooBgocquLi3/MKAPbn/9f29vnwCg/1EQsE/tn77Qb+BgwK+AnbBPYJ8AYSBn8QCfvvBhQBywAJAAfs3hAR7PDYHwnFTiDr5uYEAwH6Du8U//VT6UT9Bv8zA/zxAAT4vwA0A9zf6GJf6AcN//vb4gsM6wDK1vH4AP0EARPw8DQnCtQFSjotD/wQ3tru0fwOFQn//8j/3esDIf7vEgAq/Oj98v31DfkDBhXd+wgS9wYAA0ohDRIOARn+4gcPCxH7DxL18vf0JvPhf+QC8Qrj+wAIBv4p/xE32TX/+uwjFgH88Pf90AEqAO/wD2ck9vsfDP/k6hb9DPXe3Q33AQUE/xb57j/XGry79jn6GQMnu7bX/OkEHxXw/uD8m/H23iav2vzu1PL88hbTAwogAyOH8THnEAULE3/2EQj19BIEqPb5/gfqHx0E6v/kGBX9Su79yxjeFv8G+fcpBPMx5Fb5Bfg3rwD08fTnpgBO/d7xL30+4go+/BnHvAIFC/62+O3+BgD6/yEa6juqEDUPmDodB+0W4ukJ4/n79fPpAPj7w/T9DPbo8AMK8+/9+AL2FQL4AgneEAkLBAgIAH8FBQXtDCYF/Af+8ArjCgzp6vz+HQT+aAoD5OrI+gAGCvoOAPEp7TsB9eoREgEBBQD03QAfAfDxDEgU5QMX/vzq+hwF/f/h6/EH/QIB/QEL/R74ANZcgTo+AeP43tcF4OoG/vzZAPX40u/9CQzS5QP92vb/+w3oESAM+fni+wf28QMBAlbw+ALmBRcDDAEIBAzc4g766P8UGgwDf/EL4fy7APr9/gEMAuQi6VQCAvMI8AP//AIH1AAc/+b0ElQY9QARCvvp+foB8vfg5OEC/gQAAA0G/zT4EJadezooEwMZ2eAI6AQJAPzp//r93gQADw7X7wLu4+oB+gb6DyUG+QvUBwAT8QkJBUbo+wjxCCcH2gkHCfzfDwDj5wELHyATfwkR3u6b+QkIAfsW//Yi9zP9/vMG+QEF+AYD4wAtAN7tB0kE6AYdEf3o7QgCCPvKxfTzAAAC/AX79Tf4CQYPxjoZAQUY5vb86e8A//3aAAL8v/j9HxvZ2/0Q3fj3+AD8ChcD/AXaBwQLAAQAAlnrAwD9CQ3/+/3/AArg+hr96/sVFxEPf/z77PGtAgb+/wAKAOwU81L+/vAR+AD9/xsB8wApAPL5AS8J8AMD+/ztASL2AP7p7Ov9Af4C/gP9AR8K+qyZcjoo/wwb19/25+oK/vPgAfX+yAH8HwjizQDx7vH5AAPvAhkF/w7h/woR9gL6BWXf+gT+/g8A9PwECgru/AYA3fcSGxj/dPUE4gOB9v8FBwIJ/+Ym+UX///AZ+AL3CRL91QAXAe33F0Qa4gQICPfi/iD2D/7c/9P7AgEC//4TAS7uBNRpjzolAAMK2uf44+QMAPjaAQD8xvn9HBbrzgPl6fn5/gX1EDMIAv/h9QIU8QYE/17fAgb8/SwA/P8BAf3h/wv54v8VIBgufNwA3faB/ggC/v0UAeIg+FT+B+wT5v/7/SIB5QApAOv5ESgH6gcW+/vxAhgDCP7Q8dT9AQEEAP0D/zkIDAXe8TgV1vkh+IcA2QAPCuHUA9MF0tYBH+rV2QAWCOb8+x3WHRYGC+PCCQwH7gQBBH8E9xW+/DEICQEe6gnodxf64QTqOCQPHBnz5u/IBfv+AfwwAAoQ1CvpGOL87gEVBRP65gAC+bEKz3QhEATm/Ob/3frg+f3hGv0FAPYHAPkLBWbiIHppWjk6AOf+9oEf5dHx8PHy/wgZAwYAAA8H7gAVMBf+7PP5/hUA/e39/vzCBAEAAf4I8frWFgkB+gXoBC4AGuYOyQUBAOYK//4A5Aj7AAAA/+8L/OcnJgD4BAkI2QAABB715SIEE+ME1P0TAA3lABoEFgEWAfgAAAQA/wDzAAgJAPT0B+bdIznMAgL9OKEVCjoHCyQJAP+dB/L/APIACAHs2BH38OMN++oB6xb/BB/T8v0ABSgBAA7VBgMA+wr59S0GDO389wIM/Qiy9vr+8An0AAAAAQb9+xvvART06/vd9QD/9/P7E4H++t0Ckg7//vgtAv4IBPwYCQMAAQUCEAAQAA3wAMbx7cVXMjnMARH7Hw4yJhXQB/bb/wXCAAMAAPfy+wAlDDb2BNQG9fj/8v/7/RrB+gT9DOfoFgwXGQ0AE/tN/rcBW/ESIvr70dAs/fod5fP1AAAABQn0Bhiw/uQTC/rdSv7/8+oBAoHxs+gHqNv2AwwGBBAD/P4DCfMA+g//BAAaAPf8AOAJ/Bdx/Dgj8u3kBoERFdL/E+LxAAzpBDMAAOUe5QMHJOb0Aaz3Fe3/8hUC/8vH9AMFB9Lt7gIU+Q/6C/MfBbwI/E8mFv6XC8jv7RUh8QIfAAAABQIOBjDmDK/YDO/mAwAA8roH++74Aeobzanu+fYp/fYQGgjZ9goABQ0CAAAVAOfrAKQnGpExZznk/PLkJRYeBTFC/APvAPgABfcAAOcTDwA2DP79Au4MAu0A5A///xjL7e37G/P7HwweB979BPj/Jd/9BgYAFATN0c/nBPwD/gPvAAAFA+rqChC4BAoBB/QqfwEADfn6/cToBgf86x7y+QEJAxL08v8QEvgAABwA/AC6//QAAL7v8gK17zg+BQIkE+kH/fsU+JHX/u8nBQsAAPsIA/w1fwHsB7DKAKf9/tn+BuMjBeXtIcUBDu9fyr758RMJPv/8/Mr6Uwv1yoYDKQLv0RUzAP7/+8QABvknQMP7GMofWAT8QQYG/hIgI/gNwLho9jsA6i4RBgb2++wA/VgAAQCiAx7e/skwFml+Rzkq99sI33QP7cjZ0NznAP1SAh0AAP0JDQAHTwX/7fAZCRz9HOkDCgr5CvoBBuwB8P059PwB9Q00xd789eQKEP7j5930/gTf/PwzAQMKBB35BdUgPtv6/e9WTAX78vPsF38cESMJlx4i+wHy/zYEEvnwB+MBAuP8/wDvAPr+/tj97Ig/Jjkb/+Ef7mkB8ewfssjeABIr/ucBAB0Q9P5C8yb6G8IX5+4ADvjyExPo3wsC6dr0F/d697L+8v8VQv4OwhsLNAX4/L7fb+xGv+FN/QID/fv3/O8+JeUj2w1ueQL5HA7+1YwjAgHo4REL3/G0BPYM+wVJFt0E+xUCCwCB/xLh/rsRHIHMOjna/uM97jbcxPkY4ArWAC5UBMIAAP8i7gBVPhj1M58AHOf9At8JC/4a+vMEB9j5LeVW7tYB+PwouOb67esDDAAf8a/TGPMJ+P71AAH8+ef1+8sZHebwAuZSfwAA9vLvBb/8+xTplyDm3BcHBAwDIQDtEwgBCQv+/QCeAQ7fANQLDDs4Hzkb3vgm+rgR6tTmuc7d/y9kAfX9ACst2ABHIAH0IgkCDuoB7wYR/Nf18AMF8BvsIvMoJQYCAucG+i4BA/8r5vkV3tL4OvOB8vnc//4MAOHy/7A5IygZ8s9dYv8ABT38HQFM6hDn3/dD4QrmCAv5KgUP8PQBDBAKAwLgAyLiAPIP9A82GTkp+cj3z9/n+8Cwzc3VACF//PX+ACQq2gDnVPb6LBnf/TX++Nn/9P7nDOgFFtDq+vz70OoCAPzwntb+5hIBHvM39w0s7fsIEwXg/QIAAOv/A9oKR/DqEvEBCQL+BRr39gUE4/cL/88T4u6wDCgJBP0k/Af/A80A+gCmAgkHACEWGKgwKjnS6RP52fcILtwS8/vr/go+BOb/ADod8ABFUCgEMaUNAeQA+e78BgnqDQj++N79GwRA4ub9Exb/qwH2H/33Kfn048cjzhPd7841APT7/hcL/dsFHv0L/PsgRP7+//0GBdQa+RoD4fb28A70AgL8C/0aEwT6A/sEDwCBAwEHAdsPATZfDjn38BsI0zri9vjlAhDbAu0SB/sBAA8LAAE9HRAEXf/++vv8C/gJEhD1CfgGwt4GIQVezQMC9djyDBb2MdrqOPEQ4rrc+O0U2eQcBQYHBggDAP76Idr4JPFBfwQDDCX5FQoNE/sTv6787/7V8eIIM/z/GxYCBBT7AADNAP/9APoAB8YedDrm+v7OAioI7SfvQSdLAPZdOBXy5+ibVw3sygwcGOsD7w5B5f2xBiMd/ggR8fVRJAX7ClkV5Qnz+PQOQt8HIvWm5uYCO/nsgfpDCRH8CwArAjTYuOYbEQ8A6AfhDxD2+RPp5+Lz/t8h6/3o//nX8KwdDgfsFQHx/hwkA+P8EykD/RiwTDoSF/f26jXw5wEcI/cn/uRLwfn0Euix+/xE8AbuIAHrDf0iBhLE0hT96xr49y89JAEcAjoABAvcMRrf/v4J2fbD+MoGf/rjqvTy/AcOEOodARYl3TAf/tQWF/r1HCXs5uJk49nt5/gm3vU19SHN8uQLGfncB+/t7AUI+QLxAiTv/C0roDoN6/7k3fkCDfgL/ggzAPw0Awj+LeD39QEI6d8HEewKDP0L9AzW4QsCB/f7+TEnDwMBCiT26Pjr9BD7/e/u7gH1D93zfwnw2fIJAfkC/vfnAAMU9gET/t3u9P/++P8H5AcxCOP42egT+QIi8g3n8v4CA/ncAub1/AIB+gcZ+R4C+LYvjDoD7vH5xwjfDfj+Dgoz/gAz3+QAL+/v0vzszusIE/P3+f74A/vg+gEgFvcGCWME/Avt8BP6BAL0C/D3C+/74fH6/fQAfwbyx+3tBwUC+wABAPQO5kQX+wQI6P7u8SL//fQb6+j76f0R3wQm/w3s4RnoDffl/9UI+vwb/RkE/S8BAI7ZSzoI5fvVq+jADAYh7fRO//UkteXzEd7xwgbjD/UVHu7n8voZEwT4BQ0dKO7y/FkoDg759gfyBwP8Hvn0DO351/n17+PafxC92tg3APX3BAH0/ukI3EMk7esf+PzvCfvx6vf5Bsz82eTp2QQyARzoCBnvAfzo298J+wP//f4TAygYFQeZTzoRDQvyzzr3GyoIJRZZANodwwn6Etnn3AvhDP4QG8zxDeb47g7c5hXtJfgK93oWDwQL2iL57er+CfLlDsYL4fwI993HfwPf1vEtAPnx9f/r/xn/+D8y9+3a8v32CAD7CuUc7drs3brv7AVRAx/o2CgOCBXe0+kC7/zk+QD0+/zvBSGwkDoH7fjsywsAEQAJC/se/+kFvQL9K/b87fwK5PMVAPr68wrx9v/j9vz+Dfz573APCgMG9x319wH1E/v0++/66/rt9N3dfwrkz+4I+/UB//r0AN348jwU/vwA/AHy/RYE6w4JA/Pw3OEH8A4hAP7w/CILDfvsA/QJ//7x/vb/AAj6Gplujzr0/hf01hD7CfL6DAwb//IZuwf9Bez74AT65voUHwURBfX19CTsAw0DE+4A7i4XCQ0KCQUCB/cBAeTk7t8D5v0WFOD9fwXr1Pvy///9AAUFAfLT8DUPC+Hq//37Axr5+PQa4+Xz5eXy7ggg+Qvz8gToDPrc/PAI9gcL+fn7/Qbx/s2lLjoA+vgKm0D9CObl9QgU/+4ynDIHRfHmpgX7CuwLCBf9Ag4J5gTZ5QreFwQK+3/3EhEM/0YB9gXx+LvP6trx3/jTFvbzeOvqyfWuDAQC+eX9CcLq21shCeUN/QH8CA7/6h4y4OTvEgsX1xkCAwPm+QQL4tngC9sZ3gzf+fcC/iEMAnqZgzob9wL74Sb6/hbqDO8TAPYMzfP3N+Pz4v4BB/EECQv8/QP3BP/S5g4TIQX68DL7AQzr9Rf/8vj79eDy9N8A+P/vHvf5fw4U0PbKAv77/vPwBPv17CD78vP/BQHr+QED7/b89/js8/YK4hDg/gr1DgoKGP7e/ucC9QXx/O0T/A0GDIDCUTr58/gS0RkA/uzyGwIH/wULsBwBLevqwAPp4QoFEgb//O4R5/7i+BAUDPr7y3/rDf/58RAD4gL/8PviBuz/+PoaEPohdxQNwP/N8v4D/gL7BODo7i0D/fDh3Qby9QT4+egf9Nz099wA0QQyDvTvCygEEAj3/bsH/vz3AOPzBhgJELlTkzoG/v7+2zQFCvPfDfMKAP8Ouwf+CgDv7QUN6PsECAwD/Qb//gPa9AcPCPr88kjz/gAL8CAJ/PwH8u3u9vj79QH9FP0AfxkLyOzK+f4G+f0BAfb66yX7++0L+QD6APcJ9fYH7fHr7OL59A4QAP/wBwz7Affh/9gJ/Qfl//wNABUMB7I2gDr//QwE2Rr+Cvf5Gvgg//IXquwBJ9TgxgTk5vv+BRII9gUF/QXu9/z3CgIA+H8K6gcKAQoG+xELC/fo6PT9+f30FQjdRPr4zP66BQEF//76AvEC7Sv4A/r/3vr+AegE9vwY/dXyCfD63gQP/A/s/A8PDPny9vsGAwb7AfsKBQoC+NuPITq7DR7aLh8aFxH1Qkx8//czXBX6vreN9AcB0AwSG+QN3Ok65A686AokBugA391dIhr0DVQD+wfpDdTzXdINE/Kj1r7wsxIPjP67/QwKA/8dASPd34km+gfu6wPz9uL/OBCu2Nj6tIEH/w4JD/njz5UJPx/l9zD/9ALeAdrzDOgD7Du5IToc+fMGChT/ACIHD/sKAA0J/gb6CdrmIgV/2hX9+vPx/vwV+AHN+REm/gD83/wtDhb27BTpDfLzL/vtL93j/Pjl6cXZBxUPnQPLBAf7CQYVBBQM69EQ+AfmJwDzHg3p/vEb/OP/5Mcp8wQ8AS3h7sArFvXsHBwd6f8H/dAI/hbNGXY98zkV9iLA4wjyCQ0eAQBm/e9ZJDv925QHHQQaEPEEAsj36+gSCgPv+Q0D7fj60Mxw+fIL8B3/Cgj+8OkXC8vrxAGcpqrqKzLGrtVj/vsE7PfZ+zP7xoEIC/AQFwP88vcHBRjMJeLU+L4j7AIzGCbp16k6+ezsKhsV6wU4BbgGD/L+DMc33zkBvSv36jurOC3gQR9/AN87x9D10orrAxElCfckE9//6vQi6w/XNy0tOAgL8AVCFgv8vhEAENjo1Tfz9uX2BfzN2r+nFvgJwQEl/hb/CwXkATXS1YkG+PUADgnw8/T8CNLR/Mfy3qXT8P1C/Dft8c7zA//qAAnlBg3j+QXy/Ov8FpmB3DknEtvQsn8PHxDrEAR4/+I4wSf3F//sGvv8KAH/QQce6OLoDijZ5x8YLgMB/fg2DPZI8xj3+fgD3coJnenaAPgYGsHaQzDLndA5BfQR///KAAqn8uME/AMbyQLv2h4H0ugE5f34tqT06gFKBADjxw34KQfxBy0EAAr9//ET9eESEnZeMTr78hwJ0QraLRHuAQVFAPhA6TAEAfwPCPwFIQ8dEej/APIB9/oE6hMRJvv8Ff4XDvf//O725QQD9OUHK+D96PUF7ujrf//d/gFHCvn2/f3hB+r0/u8R8uX1Gf8E/PUCEfEN+O7v0OHuxgUv9i7z3wD/AfD5Gs74/wkQ/RMMAfEU+5Dz3Tkn4CoImT74FwvY6RUT/uZLwiEEOeTn9PwwKd8JEAD1/dnzx0+8/TcbKwH6+1MMEwULHQj5EwTnAeXi//j/8ebu9rrofyXU4LIc8Q0QDCr9/9/1AT8rAvDaLQHiHhbqC/0bAuAPxrTr5hXh/y/c7hD7+Ofv2/j0Bxb6+Q4GAuDzECjJNTr39AjzrOPoCQcFAAQS//Mm2Qv2H/EJCAD0++oZDfvwCvL/6wX5BwQpCwTzAC7/HfHy9P//4/0m8wHwEfT4//7tDvAQf/vj4tIe/AT9Aff+/9/h9SEV+/fy/f0E9iL8BhgS/Obt6+zd4vgf8uLwEwcOC//wGtTzBAI7/PEY9xUHBG3GAzre8vDEhSwRJuX//On5//Uhl+YDEQPdgQb7HP8QAuoF+s3d7PHx/ArgOvH7Ciq/BwT72O//1f0WzuPp7+0cEPsYGwr3Ot/m1OQV9+/zAPnVCgSx7SIa8wTsAgD1DOby0M8T9M/S1drR3w7yCh3g9zQS8+v6T8EA5BDc+hoe9u0aBz0SojmB8ymVqufbLJ+tFOob/f0Dljj8+vLpzfsX7gozOAPb47wE8/vNMPH4IvMC+lrwFPnrygvsAONmO7jqVhYWCwrcDdoTMQM8qwnw4A8VAgQHD8THsx5R7vHN/fzw+xQABv8fGbz+C5zX3QHtGw3vBBEp6fgA3McW+/wU99D8/QzW8WUlEjrzE93elynoJ/Tj7eALAPoI2PAFWf4d4gD4K/kQHP7+8vLmAfMHBvX+NPEE5Ozq+QcR2gAAGPXx+uP87/sECwMUEAQJfxwQ+O/zCwD3/+nVBPLT7x8h9eH/6/8I/OsF8vMi0gfv1ufsxgW/FCP56THr/QHmYeUe9/f49QYDCPICD1JAzzn8F9OVtRUZChPc8xbk/gtRpfv7///7/APm8/QEKiUCAh//9fft+/fkHPIO9UHDGQX55QAP2fMv/wXZ1+/3CPsbIQtHfwzgx8nFBwID+8z3Aq/FyVIK9eAesfcG5uLu9vrh5q/3HtbpvP8U2SzyNT8s+O/k+Lv7BQfc9/wGBifbDUnc3DkGCQj2wU/zGAPP9vwKANRT1+n7UQj95gHqEAAGGAb/GfX+9e3u9A40HgUH9xz9+g0Y9SUEBxYS9enjINn3HQA/Jhsqf+jzvfUBAQL9+fP+Af7nCfgG/vr/wv7tAuf8+uUQCOjw/dHy4wDM+hTpAQYSA/v+8dAA9QPq9Sf3CwMHCVTbBzrOBQHdNAkhERAFJSkx//36FwwAvt69BQBP5SEA/eYV6uD5/BHq/AT3E/394qBUIOTzCAj7EgUQ7Nj9KugXDgGBCdq8rBoJxA/8AAH/APj//SXZ1JL09wQCHQD//+b6Lh/kCu3lsavZCQEdAQH788AREgj86zz/AwD0/vcIAMTfBZnbATq5+CTVUBUNJywXVDxVAAGgBiEB7OLeGPsv6hD5CuAL9Nj/8BX0BST0D/kB7YsrDg3q3AP+CwcXMPEMTN35BvPf8cLS3xEc4PLcAQkEAgYD/krX2JwR+AjpCgD+C9n3LejUDe8MtJ3b/gN/Cfb++9ISGxf//zb8+//p//D3AtruA1oHMzr/7x7qJg0NFSntDhJC/+8rEi0AzOfnDAMZ9wT//fT/AOAD8ij49gwG/f8DAYw2Bff8+g7+GgAg/9MIF90IBfif29XUrf0W2/0V/gIBAgb5/TLS6IEIBAvqFAD+AbT6GBvg7ewDuKjRCfgJBRf5CsolEAIA8DAC+wAU/e7yBNTuDOL4Izr67vXVCBL2CwUF7PEo/wH0DhL/zN78CATxBgMEC/kD/9IE8wYH+fXy+vgE/IE2CQkC6P/0CQke9dP8AwIACf2x/uLUzhAQ9PQe//0C/fjq/yLQ85P08wH68gD+Eb0FBPbfAPL26bTm9/kZ/xX57dESCP0HFxv/9gH6++zn/bXx+0lzEDro8vLT8TbZKxvg4vRH/wQuB/UA5bkTEQEvJ/YC/OAE8eXy/vAOEQcWBf8ACaIeDAcU3vj69/oM7vIECe33BvDM2crS1Czq+vJEBAUBAv/xBxLc9IET+fEAHwD9As/6B9LYDfH27JzV///qASL36sUSEfYEJQgPBgQO/+4I+9T5AbtbETr6AxDw6hH5/BXgFQInAPwkEir+6tT7EAQJKAHzA/D28M34/Qb8Ehn9+/j4/aUTCwnr7/0ABAkVCucV7ev6EfbiAMLVzfkI6vg5+goC+gHT/i3h/4Hv9hjv/AP599n2H9nSA/P71dED+ATp/SL86sgLAQ0IICwECQDg+u4E/uruEAQ64Dkf3/3z4jnl9PD70/A0/ylVGfcC6sn++Pvz+u7/DNblBfsO/PD0Cv0VEPMI97goE/005On/Ee4C6/gBx+H57gT0E97n0PbJ1gs5AwP6AfXiAfYM9oHyAgMzGgH2+Qj4AvniHArv8sTj6APhCODq6c0A9vD6HxoU9f7wAcT9/wTX9lIB+jlC7OHs3wb2DBEB7O00/vg1HgsD26fuB/m+FOsCBxX//vn6FPz+Gvz3JvwI+roV7gro9PkCAPLoEvYV3vz6/QXV/AnhgQoC7PhP9wX+AQDlAR3yBYgN/SP4uwH5AtoM8eHgAer+/8/O9vcEAhr0+8Mi/vnxF80P/QM4Ad75/gEJC/M60jkk5+nWtzbgFQ3q9BQA/QA1JfT988cAIP7kLvcFBQcD8ssB8/X7DQ/0JRIK+p0cCgEM9Qb95QEk1eII1fXY5ffDCevTyPy+wedx9wT9CgzUABvv9YHs9h8E5v4E8OPz5u/B+tbizvzUy/HhAlDe16Yq+eTyJwoDCgG8AKLqAt7zFXa4dTnd+zP3peAI5LonDOgZ/eNdOOD7+QEf0wVDRA4UQtsY+b0h6LvM1A0B9xYQ97pENTU1EQf13O3b1Rop9ufs2RLL268aOQaBwewYC/L9+u/jEMZHGMgGHcsa1wQICBkIIOAO0tnv7dMr5AT86xbg7olO9SMIOgA7BQjj998EAiMkC1TIoDkd0Orkt0DV6wvkIwcTAOJuPRYBv8EUUvMNCgYBOhkS7BMg9QIPAxQVBOv+FcEhDuZ//Qzp/OXY8tUG8dT5/Poo+e9G0iTJweE0/vwKBOrcEfAE+rYC7eZBCQIC7Sn27OD0GM3t2tYF7BUpCBX9EZsLGc367QEC/Qrs+qcl/kARDNHEmjny+C6i0+AOElICFhVPAe4DVAkD+tL7KQCZAiP7EPgT1hcKDAMF8QcWLg/w7YEZGRINKj0AAfwQ+ioIAeXpKwPKFCcYxvsKotszAgIACfTXDCPvyJDVCg6+kQHw8/j1E9yYwKULIPEJ5wEX9B4A8IMZFgLdPRj+9ggO+5D9BjT/F+Q3qTk1AvbXszv6CPMG7wj9ANRFHu8A9uIAFv8OCOccIyMI/yMCBvD99fQsBvTm2YH5KwMX/yXzB8j8+wkO0PDsCPXqFuBKytfUxt0bBv0GBPTtEgq775fa+vP6LAH3+Bn3Egel5A7kAdzn6P/TBxv635ME6/ftUSAHCwjt+r7u9iDqCImJ4Drn//4A+9D+/wID9v/9AADvAQD/2gHyAf9/6QIA6O4RBNoB+/39/wMT+AUAAP//K+3cAQEA/QIoAO3/+Br58gDDDvvH/wAA/f/+/wAAAAIA+wAE9PoB/v8ZSwD9BfkA9AD/AP70ugn+AP//AP34AfwAAgD49g/7/gIBAPkD//76Fb8zxjrh/voA+PD//vwA+fwAAgDv/wD+2gLx/f5/5gYB8+QP/+YF+/31/v4k+wIAAAD6H/boAgH/BgEtAO//+hH3/ADPDP7S+v8A+P///wD/APsA//4C8vwC/fscRQD+A/kA8QAFAAHyvf/+Af/6AP75APoB/wH0+w37+AP7APT//Ab1GyxvwTrh/vsB+e3+/fj9+/r+Af/w///+2wH0/P5/7AkA7vAUBdoA/fv7Af4aAAb/AQH4LeTqAgEA/gMpAP4AAQ768wDDBvPO/f8A/v8AAQD/AP/+/v/99PsA/gAdTgADBPkA9wAEAAjvwP8C//74AAP3AfwE/wABABL8/QP/APgA/vz6F87wgjoB/+wB8N387fIA7PP5AAD0/gH+2gL0/P9/5/7+7esTCeAA+/r4/fsm9wz9AAfnJObiBAH+/AAr/gD/yyn59wDULgTNBfsA+/4BAf/+APn3AgAF8/r/Afc5Wf8EAQIA4AAHAADe0QsLAP74/gj7AP0B/f/2ABf68QP8APEA/Q/0F9MvKDr+BdwB6LP84OwD6PD2AwPv/gT+vgHv/gZ/3P0E4uEpFO8H/vTw/fpN+wkCAvTrNvfZBwT89fxYAAH+rCj5+QDOTgLJAfsA/P8DAAAD//b6+v0D8u8A+vsuVQD/BucA0gEHAfvuxA3/Af/zAAsBAvj/BP/k+BPw+wH+APENAhruH1wuXTr1/u4G8df97u7/6/Hx//7v+vX+zAPv+P9/3wb+7esIDOgH/PX4/Pcq9xEAAf/rJPbeBgYA9wI4/gD+3yn79gDEMw/DBf7+/P8AAAAA//b6//sL9Pf7Afg4UP8JBPcA4gAHAQHy5QoL//72/QP4//79/v/7/hL6Af/1APUIAxnqHQisFToKAM4B5dD87+n71uPxBwDt/vn+vv3v+v9/2gYB3t0lFNfyAu3z/vVE+Aj8AvvsP+nIAQEC/gde/fb9nT71+gDPWRq6+/v99//8AgH//ervAvsI7vL7/PYpWv8HDeQAwAAFAOPn0BoD/gLg+Qn5Avz/+QDuBPf88gP9APD/+h7zJFZHYzru/u7/9fz/7f0C8Pv+//7uAf7+zgHxAwN/4wcB7O0fDtoC9vjyAv4k9wYBAAL3HvH4AwT7+wFCAf3+vhj++QDTKhHGB/4B+wAAAgP+APnt/P748/r/AQItXQACCfgA7AAGAA/dtQ//Af/6/wz7Af8GAf/0/Rf77gL5APABAv7wFtM3CDr4/NH/8cf84ekA3+3vAADr+fz9vALo/Px/1PUE1uInFOMJ+fbuAvNF7Ar+AAHkKOndAg3+8gF0/gAAk0/98ADWbknHCfz/9f8AAAACAu3u+/0L7/r6AfVZWQAHAewAxgACAP3Dyhz4AAH2/AjzAP4A/AHn+hz+9QT0APAK/BndH00iajrwAPUC+OcA5/QD7fL1Af/1+//+0QLy/v5/4//98+cRBd8BBfz9Afwl+gj/AP/wFvveBAr6/gE+//z+1CsAAgDRIh7CA/7/+f//A/7/APb7/vwI8vn9/vsoMQADAe4A5AAGAPHszwL8AP/9/wL8AP0IAAD3/wz79gAAAPcO/gX4CvDPKjr1ANwD8tX93fIE4er0BP7i+/v+xQXz+/5/2Pn99uwJCu7+AfPsAvs+/A0CBwDpFfv0AAkA+ABS//3/rTH++ADXPjfbBPoA8fz9AP4D//Lw/f0I8f3//PhcfwAH/gEAyQAJAAbd2BP9/wLzAQH6AfwAAf/0/RT78wL5AOwEAhjhFTETEDoNAMwF893+yvUA6evzBgDj+QH9vQLw+QJA4fD28fcYFf0LBOzz+/dR7goBAPztDPXvAwUB/v5QAAL+jEr99wDvf0DmB+8A9P/3A/4B/ejt/P0D7vj8/e5DKAAEBvkAygAIAPfY4xX/APzzAAcD//8K///nBP78AQL3APoOACLuE4DfGzkA/+ED7Kr+vPcG8erwA/77/foCwQHk/Ptn7/sA/SI+DNAEBPXN8v1L+g/+AOr4HeHbCA4E9AB//gf9p23zGwDXcQq25vsA9fwEBP4B/PDn/AEQ8vz17vIXWAAKA8MA0wAHAPfWiyf9APvvARwQA/YECADxBPD88QTZAOj8Cuz8+XiW2znoABv/AdUAAgP+AP4C//7TAv4AAP8AA/5/+SYACOsJ9+b/9AAAAAS+/v0AAQABMQvr/v0AAwAaAQEARvX9/QDW+dnVAAAA/gD9AAAA/wP/+/33///yAP8OVAAABOkABtwA/+f+r9cAAAACAPMCAAD6AAQAABIA7gG2AAH1AAD6C70vZznd/zH6C7z9CwMVCAH9//+///wAAAAABwJcAiD9BhUH988B8QAAAA+B/QYAAAEIIxe6+vUD/QQi/gAAE9n8DwDl2AfN/wAA+/8CAAAAAfoI/Pnx/wDyAPvdEgD//sAABcz/8dkLjuP6AAAKAPYT/wDzAQMAACkB9ACjAATGABAACgwCSTn4APX+/a4F7N378ebrAf/c/tYAAAAA/f+4/if9KVDv+hr+5fQA/PaB8/sA/P/3BEO9AuoB9gAT/QAA7/j9MQAD2hIiAAD+9wD6AAAAAOsDEPru/v/TAOzB3gAA7MoA9ssBCJ8lGe0DAP8IAvsrBQDu/QcAABsAAAHcAAfSAE4PHkTGIjkB+R8CAtsD2+75+PbN/wPbAc8AAPwAGAHv9TQBYC4CAigAzv0A8vmd7gMBBQP3TVe0A/oE/f5C+AMA/Cz7KwCs3wkWAwEC9v4CAAIAAAIEE/v1/gfRAO4DGwIA+csAFtgB3astEZ0E/f/6AAFDAgDr+RYAAEkB+gCBAAu6AEoO+rS8KDk6+vkM/aQA4wEG8ezfABALAAgAAPkAFQDCAUACfWj84ln/DvAAAwuI9wMEDwD+JSri+gUF/gEc+wAAGvb7OQAR8CVoAuz69gD2AAEAA8YMHNf3/wHEANon/gIABwMAAwYB1tMUarT6AAAJB/Q2BAHq/PEAAEcC9ACBAAXYAH8bAuL4mjkA/Q3+89n+9fP/6e7wAPkAAPAAAAAAAP9b9hH7MD35Awv++/kA+fLm+QABAgH8KBMj+wgL/QMq9/8AJAv9HADiCfYEAPz4/P/zAAAA/e8E//QD/QDiAPM5WwAB+vEA8vwB8QQW+uP+AgD0+PkY/gDw+wX+AFsD2QCBAALrAC4EAt0DCjkK/f3/4jr/+70Rz8jRAxTyAcUAAP8AEwD67jIEf14U+B8BJ+gAAuPi+QD7/voF/h4e6voDEgNHA/0AHvcBLADDqxwj/AH27fnvAAAA/LwAA7zR/fzZAPIJNwIBzLwA2OL+3KguHdDwAAAZ+ukvAQDf+OwBAEYCKgKzAALZAHT9Ct/auTkJ/iEEBvv99/oF8/fvAQAH/+cAAP4AAf8f+g/8RQ768RAA+/YA/gMS+vz+9wEDICRC+u8A/AAa//8AIgYCLgDv898r/P/98gPz/wACBfkADe/////tAP1BVwH/BAwAAfYA8SIHJtr7AAD4AOkb+gDxAAIAACcB5wCBAAD2ADYCALXMjDn8/+4C+Uj86OkJ9vbt/wYKAOkAAPz//gHm9g79ORkUASH+C/gA9fwD/gAA//37HApP+P379gAP/v0A3AUBKQAWBQAjAPoF8gLtAAH+AN/5DOf7/f74APlDFAAA8gsA+vD/9wIIN+X5AAAB/wEdAAAA/wAAABcA8AGBAP3jADoU+e7kkznt/hcC/MoB8PsS9Pjv/wjyAQUAAAAAEv8n9xb9KSUW+RIAEQMA8v/h7/UBAgDyNhYa+AIAA/4aBf8AEAwBKADt1+8S/QAL+f7oAAAB/t/6Ee/6APz5AOcfSQAA//YA8fb//P8E9r//AQAN+O8CAAD1/wYAAD0A9gCBAAfrACz6/qRSLzkF+uwE8wH+4fQL6und+wv+A/UAAP8AFQC97w4BYFLy8UQCLe4AAfsg8/QDDP0B7Sff/gAC/QAy+PQA+Af+MgD1An9p+QMJ7//r/f//B9P1EO/0Af/0APsl+AIADQAA/hcAnswlf9D+AP/3+9JD+wDu9xAAACkB6wAZAAHcAHUR/getPTnC//z++dD9BOYf+fXlAQ3iA98AAP0ADQAC/gwDRg0K+hz/+/oA+vXd/Af4AgL7FVgB+PwDBgAv+wAA6wQAQwDQ8gEZBv3z7P77AAADAeYCDezj/wH2AO0dPwAA7t0A/+0D5Pkh+Nr9AAER/90u/gHsAQ0CAAgEAQCBAAj9ATETDZY3ZDkW/gX+AH8C0NwR5+b2/QD9/tkAAAD/BQA1+TL9QFXy+if+CuQA8PPK8vn6///+GB9QBPUE//sg+PwADxoCOQANACtC//H+8QH5AAIC/7b+F9H0/wECAN9NQQAACAsA7y7+2fYKMKYHAADnA9AgAgHsAQL+AGAD2gCYAATsAlga/J8PfzoBAf8H9OoA5tf+6eHp//7S+vP6wv/uBv5oxSEEKAwqEQ4GEvny8vAe8RHzBvbzQgPwCBv99QVXBPX89CbxGQDEMjT1+eoC4Pv3AAb/AuAF//IN6vjg/fhTfwEBA/UA5ggI3//44dcN/v76/fEMBPjn/Af6AB742wHPAOgMA2zoKYnHoTr/APkI8t/72uz+6+Xh/wHj/fkA3QD89wB/4CP6HggbBAD8//P5+vcf6wj9+gXmOALvBxD+9QFDAfL+/RX2DQDbJSMO/vL58f7y/f79/94FAPQG7vzo//Y/S/8BD/UA5fYD1/YC+vUJAAHk//oNAfvzAPgA/xb+5P7XAPYC/FT1GDHaaTomB/gG7d363d/85t3XAgXg/d3+zQP08gFg3S37PQcaARP/DOry+O0z7AT++QDnOQb2Dwn3+QMx8/j/+Qr4KQDoNSklAvn67PvqAf4A/fH8BfAO7/3P/95cf/8DBgwA2+UOzPP8C+UJAQDn+/4gBP3lAwHs/RH48AGgAPAIAHX2GvDISjowBtcQ7MT609L219rf/f7x/OX81QLz+ABD0iT+KDAoCBvzBufw9OYe5Qr1BQLnMQHPDQD5+AE9+Ov+tCL8KADrS0EjBPP84/7xAv4H/dXpCeUP7PvdAOxJfwEGCPYA1BUL3fDx+9MH/v3h+wgaCf7w/wTx/yj5zwbZAPAW/nr0Ds56PzofCe765d764db93dDbAAD0ANf8yAPy+vYwyicBOycnCygECu4A++1S4QH2CAHHKvXVBfb8DABG9fMA3gb3FwDfVU4uA+zy5gP7Af4D+uT5BesG7wDq/uhJUQAEDP4A0xEEvt0GI84IAADZAgEYAO7sAgnv7xDu0QLEAOoM+X/lHHGNUzoVCNsI7/D+09/95tjbAfv0+d/93gL08/4G1i0COSgnEycK/OT1+P4m5AX89gjWNBL0Cvr2+/03/v7+uw0EMwACRFAxDvXy5APtBP0D+uP/DesK8QDc/+ZDNQD+/PgA3/oGzeoFNugGAAPo/wYgCfz79gH+AfgF6gHCAPL8/3/yCBHTNToABeT95t/83tIK3NHNAgLm+dX9qALx//060QcHNDYVEBsCGe317O8a5Qvu+wPeJCHeFgzz8vxe/fT+wDn3MADEY0ka+vTx5gHxA/4C/cfvBusH7wLR/eBbUQAC9P0A0yoE1uvm8+r8AAD2/gYkC/je/hXq+yjo0gTBAO/9/3/sHMT+TDoAANoE6Pb50Nr+6OPNAAPy+uUAyQTx/gQzyCACNz0kDi8IDPHy9vpg5AP5A/3dKiDoCA/5/ARC9PD+zAj6JgD/PDow//Xy5QDr/fwBA9AEEugB8PHc/NpUagEBC/cAxhoA9N39VO//AP7s+wEXAfXtAPvv/Bn+0AXeAOoKAH/rGLuzHTr4AeMD5//90s4G4dng/gHW/N7+uArw7QA6xh//Rz0YHTUG8Or39uxP6AMCCfTKOS4NBQr/8v1q9/T/oCQAPADWSGEe+Pf63Qb+/P0C/8oBFuED7/nm+eV4Rfz+9v4AzwUCx+8DONb5APzg8/4iAfb39ADv/Az8pAOdAOgN/n/0HjxaLDr0BdwA6gIAvNcR2OfPAv3i9eD9wQbwCwItywMAMBwMEDcX8vPs9/404fn57gbbNx3sBA74+gNd+N/9liT/MgD2RlMmCvP/4wXp/QEC/d8EG+kE6vzn/eF5WQH39gwAzyQCzfvkQPoBAP/3/P4WBfzyAPzv8wbz5APVAO0A/n/sDh+8FTrvANr/8Qn/u9MR29/N/gLq/9z+sv/pBAN1uRABLRUuFB0YCezy8+9P3gT6Af/eIOYiBQz9Av9k+uf+pjH9JQDNTE0T+Ov62ALkAPr9/rr/DuPj7vrr+95/aQIB8gAAyiQC1v/EGOH2Af76/gUIBv3t/BD0/RgF2wPIAPL4A3XLIqCzQTrxBuoA8yb90dsF5+Lc/gHpAv79yQLxBwA31f4EKxAZBx4VD+/x+fdj5QX4/gXYLf8VBg8A9QBhAff/uyP7GQD2RSsaBfX14P71Af0EAdkBCu368v36/uR/ewAB9QAAxw3/6wTIGuEHAf33+voVA/769gTl9hT16QDFAO0PAGvrEGEZLzr0/gAC8C394vEM4+fj/gXl+ur9yAPqBgUtzx39OycRDTAJDfbw+/Zg7Ab3/g7jGAgiBgv7+/9lA+790gL8JgDhKkYZA/UA3P7gB/z9/twMDfUM7P/x/ut/VgL/+QAA5SIAxer1EtsG/wD5+AEZBQDx+AHwARH59/3XAPADAHTpCeS2njrYBgsB+9z8+fQD+ff3///eBP7/1gD3BQB/3xgBDPIVAOUCAv/8/f8i9v/8A/79PAjiBgn9+wBD//kAEhT8CAC+AfnV9/0F8v76//8CAPb/Afr28v0C//wsawABBfQA9QcA7P/2xen/AP4DAen8A/39BQT/AA7/6AHkAPDv/hztCkfNYzr4/REB9xX93+oD+O/zAv/V/gYB1AP7//9z3DIAKQElAfsG//v/AAE78gQCA/7bSgYE/vf/APw+/v4B9P4BHgDtEf8F/fj67wP1AAL//vEEA/b99ff4/f07fwAB/woA8ecE8Az398MDAQLy//QLAP38/wP//iEB3AHKAPDw+0rzD0PHNTr/+/YG89v53+707+DmAQbz+/H/2gf29QJ/3xz8LfoS+wH6Buz7/PYf9Ab7AgXhKvrlDBL+9wdI+vMAAhX0GQDqHzQkAfX27P74Av4A+dv2BfMD7/3oAe9Ib/7/CQ0A6/8J8PjwDdILAP/p/f8aBgLk/Qj6AxX85gHMAPYFA2X2JP0gADoi/Lv52hn65tXp3sbHAP31/+0Br/n0BQR9uBUDMhovFx36/ub679g56/f3/ATWGwDQBfD2BP1j8vf/gTb6HwDtRSb6/QX54QHsBQD9AN/gEvPj5PTlAO5McgL+5wcA0zsDz/bbIK73/vvb/AUiAPvx+Pzz/Dv14wLwAOkb+WXpGqZb+jkNAP0C/c0Bys4D1920AwXXAc0FsgHtBvx8yDf+MhswFQkHDu3o9ONW5BPt+QDZVQLbDzXqDAlhB+T/5jTyJQDPVyLm8e//4/70/v0G++0E/+QM6vfp+OJsfwD+8OgAzw8H0PLpE/MJ//7x/BclC/PiAhDy7fn13wDRAObuBG/mPIvtSzoOAOoF88/+1Nv+3ePbAP/p/uIA3QH2AwEy3isEMRsYCycB//Px+u5C8QYF+v3hLQIQAAH0/QAp+u3/yxwBKwAFQyYq/Pr/6gD8/gAFAu39D+j/9fnv/PNTfwAB9w4A0vgE2QTtPewBAf/qAP8X/vz2/v/w+w4C6ADQAPXwAVrsAT4cIzr/BeEL6tn8ytkC4+fP/gX7+dz9xQfz7f1C3Rf/QzwFGTQW+fHu+ftP6QH99AbaIRX+Bgn99/5A/eb/1Sb8PADsNEotBAL57AbvBAAB/tEPCugL8QDM/uFfNgAC9f8A4xAB7e0KMuYO/wDn+/8tAPrvAQT4/RYBzf7kAPT+AH/rEhAjDToDBNMD7PkAxckEz8vIAALt/+X8sAP2+vwNvgMCJDA1FR4EAOzr9eNI1gH4/frVTwPyDRPwA/9y/ev9pRH7LwDWMmcl8NPz7vz8AP//ANHxEt0N7/Xs++dZeAH97+oA0AQF6OXyR90DAPzm+QkQBvPsBfHr6xX34gGyAOkI+X/uIa0PIzoKC+UO8/D9ytUO1OPeAAbp/eT+tP/vAQPuxA0CQSULBz0IH+v39Os74v3wBwftRxkOCxj16/5HDfD/uDj6OgD+MlsyBvP88QH2/wEGAcgEEOUT8Pnd++ZsMQD8BP4A1RgK7N35NegPAPwE/AUbBPLs+wLz/Pz26v6oAOsdAH8ABxSMEDrqAecB3fv+29YG5N3U/ALq/dMAuf7vAP7vzQYFUDEaDTQSB+r28flw5QgB/PvlHfn7AQL98f9A8u3+sw79LQDpH1U2/P795QP0//0DAd0IE+cD7PDS/+VtHwD8/QgA1Q8D/ecCVNEAAP35+QYmAP3/+wD5/hzx3v+sAPHz/3/pC8wcUzoI/+YC+Tf+4O4H7evjAQHx/ev/3QDyB/4g3A4LRyMPBzQOD/P1/fVD7wYA/QDuFwNJAwoA+wAn/fwA1Rn+JAAOKzowA/T+4wD4/v8BAN8IDfAE8f35APN/bgAB+yMA4Bz/8C3ZLtj/AP/yAAAS/v/4+wb4/g787gTcAPID/k3wD0z3UTr5Ad4A8z7+0ucC7/Pi/gIF+PMAzv/yBv8V3gYEIy4XBx8KBfbx/fo37gX1/f/nHQcrBAf+9QAt/gL/vQsAGgAHLDco/fb54//o//7/ANP8De4G8vzo/+t/bgD9AQ0A6BP/7xXgGNX7AP/1/f8UAf3+Afv0/SD84wLGAO7//kjwAeqa/zkP/9b49g//zvsE7uXO+gP4/u/6uQHqAwDY0BkGV0IgFk8LDvTn/wZ/6AMABPzfCB0n+wT7AgBg9+UB1CL8PAAWQllg3fT+0wDX/Pz8/tIAE/Lz6fn6/fBwcQD+B/4A3iX97O/hbub7AADu/Q4lAPr4+fn+9P4A4wfIAPbzAHTtGA//lzrWAQ3+A+YA/P0B/fv7AQDfAPsA2gD4AP5/6RT+/NwO/d7/9/4A/wAH/AEA//z6KvvjAAH+/QEsAfYADgj/AQDHBvXM8wAB9f/+AAAAAP77Afz5+vf4/gAXYAAAAusA+/AC/fzzuO/2Af8AAPYAAfz/AAL/ABkA9wDSAPvvAPrqCW9gOjru//f+9u3+7fYJ+vTsAf/cAP0A2gD8/AF/7xIBDQYUCe397voA//wO/gMA/f7wLgr1Av4D+gBA/wEA5Qz/CADcJgfX9v388gL+AAH/APr8//v98/v+/v4vbgAA/fUA6vUA/wL5wuoA//71//UPAf//AP38ABz98gDkAP3yABT4EXqbIjrOAg0A9Oj8/uYD8+75/gDL//QAzv72CQF/3QMBFv8cBvAG5vj/+/cW+v4BAfz2Qw7l/QsBAwFS/v4A7AP9CQC89+u97/789gIAAAABAf8FAfX58PXs+/09bQAA+fMA7+YD7Ors68n6AP4H/f0K/v35/AkDADQD9wDdAPbk/yDwA6FgojneAdP/6Ln6wvLq4t7S/gnJ+7//jQPl+AJ/xzgHTR9F9O8S6t/0AOrt8wIFD/3DW/2d/fr5/v1q9fsAqWX/QADWAif/8PX87wL6Av/+9N0EE+fm6fPZAPAKeAD/Ed8ADv0D37/Q9Mr7AfzP/AMeBQH6/ff//zYD3v/X//zj/mXrAoXZ5Tn0/OD/6MP83Nv75d3NA//o/e/+xv/x9ANb2xL/GyYY/PgB/+Xw+PYw8/b/AvncNO78+wAF/v9MB/4A5DP/IwD7PBAH5vz+6fz9AP4A/9HpAOzy8frZ9+tHfwD//PcA398C7OTPB+P3AAPo+QgXAvv9AQ3/AP0C8P+eAPLr/EX+DkUdEzoP/ecG6yH83OX+5erkAALrAvD/0AX1+wIt1Q37NxgZDRj7DvDv9v4+7AD9+/3eOP4TBf/3AQFJA/4AwS3+KwD6KhkNA/b26wEAAPwA+9zyCOv67/ft/elYf/8B/QIA1wH/5RvhI+wLAP7j/P8JAfv1AP33ABf43gHBAPb2/T7sF/ytFjr+BvsA/zv73+oF6+PU/gH2/+cA0ADxAv5X2iL5OxkBBgz/AfPw/vwq8AX7AgLoLQkxCg329gA9CvwA+Ab+IwDjGwsK+/f/8AT1AQQBANz8B+cA8f3rAe90fwD/+RkA8P8D3R/2D74B///6A+0KA/n//wD5////xwK9AOrtAUroEh2wzTkV99n+57z7yMsDzMzP/f/4+dEDxP3t+Pc3yB8IPyYZGSAHFOHk7+4m6gn8/fjpKQQA9/T/AgVC5/EA1Dj4HQDlI18tA/b95//o/wD8AMz2A9z85fPbAOFjdAH/+QsA1v777AnxT9P+//np+wAW9vj2/hD4+vn44APwANL7An/nJJlgmDnfBNkFB9z+y7UT49W+/wj7/dEDwQH0C/TztT4DWUBDETENBOr1+fBn3f722QXYQxbi+wvw7QBICvL/0Cj+RQD56xsp8xDz4gTmBP8DAcgTHOTS8fnu+u1ZNQH/xP0A5RgBx9nhW8T7//sC+xYWAPPs8gkEAxYHBwagANzk+3/dBswh5jnwAOf971UA3eb36/Hp/wn9/vL7xQDvAgJi0xr+RkATCjEFGPjz9vZr5vz3+wHlKCAHBPQB8AAx+/UAuBr+LADzICY58P4F6P7vAP7/AvH9BPP56fXq/fJ8fwD68yQA4jwB8CHrWrX8APnz9fwiA//0AAD9ADz95ADHAN7z/2HnFghh1jn/AtkB9Rj9x9EF69vNAQD7/dQAsgHzC/oxzxr9PkUyEzgNDe/s9+5L4fvy+gvfEdcr/grw8gJk9AMAthX4NQD6MVA49P8G6f7jAfwE/M/9FeMP6f76At1/cAAC7+kA0DQByNrM9PgDAPzr+BAR/wH0Av33AEAB2P+yAPka/WXzB4y9zDn8/9L+81n9y+r85fLV/wXa+uAAtAL2AAHdwy/9SjwnAEwDH/Lu+PlE+Q70/ADcGxntBgj4/ABU8e4Bkzb9OgAAG39D/eP43fzw/gD/A8H9Guj86vjeAuhYXQACAA8A7DwA0PPpbdICAAL8/QsnBQHr/gH3Aej50QHnAOL0AG/tDIgN9DkW/toC9vf+1swD6ejRAwP9/Pf9uwL3AADi0gUGUV8UD0j/CvH1+exj5/vvAP7tHAwiAffv9f86+PMAtjcBNAAgNX9jAf313gH1AQAD/8sAGub67gD4AOZcWwAB5g8A3R0B/gPvb878AAHyAw0zAPny/f39AOL2BgK/AOjy/2n0EwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANVmQjqsBhgKICYHMSkeDSllAATwKR/t6/kTLPf2CAEaDcsK5rIT1wn19B/zEgHt9+s69gcAEvrz6g0MOhUBDgsjDwDTi6mz/vcYEwYx9AQKDA8AAg/dAPtMEg++DPT+2ucA5MEO9v4D07z+AQFQC/77Bf0SEB4J6QDwAQghAAMCBIEE4wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOKwdDojxeouK+VF6FAKAu9EAO11AR/rTzMePPXXbbS7Ju7pONbhVCEGLg3pcxP6FPsf8vj90TRTHUokJSgV3f3pWPVTIia4GjxVLuF/zRLE+0fm920hIi9LA0rirfjn+fbb+dE16/oHBukA7xWQuikK6UDsDwgD9fnVEg0b/+TT7oa8Gi43aDq1ODvXfxQQ5ycoEiYZAB3RFDP/5cMEHv489BP6Hb8f+MIJBzj4BAshAADvDQYeFPcJ/QTmyeYHLgDrOfMO7v/A2OHZ9Qfc8QkDFvP2A/kqBSHHBs309d8cSAjkChMGJgTv/AEN0d6tUQU4Fdf4Agj/+hsd8gAQ6wTtAOUa+v7387YuRjoc8L3l+N762OzjEuANAC/53efyXrFh9s+rf/AcGrTLE9P64TEs0OMZFA0W9vwjkukLHxvA8QnsunwTmlgd6cL3G/8POkf0+US2D/AW6wC/Bjowr58LzScz7xFBGTToAL0B6ujrZP3a5uES+vkRLLcC6esecw8UD+3S/hBBzwzj6wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACMXZzoVBeXmgRK536v/9vGvAOwXz9L78R2jxgJD2C/oG/vr/0D7Av3KB+/3EvQgCQK1IO/9FtYAJeLw16zpZefYxvXuISRa7/TVzAugFtIDGucDAqUrsvvX7uMYJBgGAkL27hf1Bf8DHjkEF9j48Q/q49wN5PLl/wQdDgb++v0/53LvCndiRTvmQxLifw4P/FcMQz9ZABccASn8573gDuX86eMD+vP4++EFAC35J/8PMAHxCBIxAfYJJCH8+DL19i4FG/MK9vG7/v652EDJ7xwSDxUnBQID/1fQ5sz79BAAIwr4AfjsEtrx8/3419zDzPsLDvXvDhbz7gMFCBUP/vn+/+kM7P327IvrvzqW4RfZ4/rO9TbbUBz7AMbyqtUIKPfbmQFnATcP/f4M+cry6gD0KyTBKBIC/3/bHev51AMCLPwZE+fxWwLt0v6y9e6eWgf2Ld7n/wr1/v0a//ysxXETCSMXNQb3EwsHWADeAAL78nPc7vycCu3fzkQf/wI1dO0s+hT/ACTfAioiG4pCxzoT4u3g8vrWIO38Jvro/wsR5Qnk7sbb6gL8COwICvUM7eXrziPpDiT57+j6MgbsDwL0FvvbEAEWQv3zItvuBPUP7gICEPML7fo09/oK9xz1BAWs4duB/wzmNgP5BAcB6Acg59Th/iXo5gX0+ifzBCIBEQ/3KNAH/w4AAfvLCBgfBLfaJjs5AvnqDBQJAyso3vTxAO6I/+YKLfQLIvvExvwtD+LrAwbjBt0UKvD+5AT8Bwnp5v8L7yn01OkxfwMG3fv3LAdXAxEewPJoxQFW7vMG4PUj/BUUBBZVAQIM2vb7Af0DAPXh/gwFBVAO+Q8R+7YK6xoDDg0NPuQg3v39Ae4H9vsfEQ2gLDvR9ujWIAsLBNjvCBUpAAUlDQQE2tX21ADyKf3sCRUHDO8V+PoeAhX7GQn1APwk+fYY99XyZPfTmJUDNAwFzvoG+wTrf+OhMfXMBgnuAAPzA9LU8ACdAwjv//73/w0E/MT58gT6GbLkBfoSBwz5A+L/5+zhyQjyF/2x/e/j9fgK/X3MCzv4A/gB8fnt8eTUD+gHAQN/9gT71PP6zfs7/xTo8wAQ/wT6/v77+AngDvv3BhIbAPr4A+b99/zJ9PAB8Bn79/e28ADoEe7QNvXLA//+AAL6AAHtI/zc+QL9HP8BAwEC5wcPBfj5BdMD8vanAETlBPcG/fr2EgDzJQDkAPz+9fTv/tfBOjoV/wEJy+T26dv+A/DoAPta+wD+4/3X3AF/zv/z+fQF90HwAP/X/f3m+/r+BQnsFADyBfcB7f7LA//86/P52/u++gYJEPb18/bYAAD/AAD///8BE//x9wAbPgD9Dw8B51QJBusP/ukN+fnQABrhAvryAPkF/P//EQIpAPz3AS/rBIpqyjhEAOsH1XUJ8f34+/73Bv5J/AD9Af/5/ACk+/rjGBENBmP+AAD3//8GAAAA//vQCP8IAgIBAAS1AAABs/v8/Ab7CRxo+gD58fDiAAAAAAD5CQAEKfr29AE9MgD/CjwHA3gA9/YQB/r/BwDzABTqDgYAAAAJ/uwJGQB/AAQCAFT8A1ovNjv2ECIRPgUQw+k2EyoKAP/79gYJ8Qzr6PoCzxbzA/UB+CD1AQXdIhXy+wH0ExMyAPMhAg7yH+/VOsP+NfoVkfu44wTYf+3qs/3S//r46wlN+usyIy3k+vlT8Pf/CygCABkh+Pn78yUFAP86A8fmCRAH8foMCgQbA/m+AAH38hYF/XNHlDrY2tqB9hEAJfvc5uI8A/00Iun/4Yby1PsZ2PAjCv0IGeIK9dAnB/3b9xLu8hAJ9Pj/5M/kEd3Z1Z8U6hjaN/8iFCQU7rIMOOAh8An37PzUAASC8dvq/RynEfnl+NgJ5JGu/AH7A4v14AG9/gPl6uD7Ce69FwLjJwfS/dPa6eQNBxZduzoX9L/XyAHtPAG36ssPAfIfBu/+9NgO5wABJP8BBPcCCeT2/95E+PHyFgD8/vbi6QPv6+D/Cv0F1fADzxrsZP5aCgQTvf7xf/gY/fz+/vK3Aga+6un2BBKtEAH+/vAF8tvd/wkMIMzv/f6SBFAL7eQA/gDx+e/xBv77AOT/+NkLDy49DDpy+571uBLoHOOx1LS1APxL6Ob/+fEX6QDlWen1CB3tEyHzAttP/PvwGvz/AP7G3vz7/e8B////1PMCnh3tP/9uAgpN4+vRZPwBAP/+AeXcD97zEvvjAPbjAP8B/AACzg70BA4Af+/+//2Z+F0S+Pn6+/oADrj9DgAOAekA/Q0NGZymszhBALr/63/93P3b8t6X/v8v7gwBAvQM/QAFJ+32KhT1Biv3AOwkCQAq8gAAAAzn1QkZAgUA/QD39AUAoQ37KfpCAPlQ8PXdE/6+AP0AAML7FvD/AQL4EuhgagAAAAoA5xn/AC3pX+7//QDB/B0W/vr3/v4MA+r3/wAcAPcAACgqAao8nDn06f8X8tL6Ch4gOUL2AuBy/hUlmQKUCPxdSyUVEAH8ER8O2xj9af/8K/7lI6ndIvIMStv/+AYA0RsV3+0FIg8mD+w5pBjnDQEmBQgO/knxAjz8+aYC9klSf/jz+TMCA7rPDd8f4nDWFvvvJSb69c9r+8790vn3Ov4FBPjiCRAeAcxzjDr65wQWw/rwAr//DuMV/+5/BQQKwfPiywZP+wH1/fwH/CAD7wr9A/3hDfv8GAQZFPkC/vTz5wrH7Qj+2Ov43Pq38fXv+BTECeXZ9/72+QT9/uHpGv7o+gMHKAHv5yAC9i7/CwT+8OH06P3a/CPm7/b+9/APD/kEIwYa/wTn+RXnAR8kBTvi/wYD8vbt8t7NHvYWAv5/8w/62PP40fodABbw+wINAf/+/vr3ARPfE/r7AQwcBv4E/e8C/APR/ekB+hn6+vbF7wXhHOfhMPjbAQL/ABL3AADxI/3j+RLp/gD2+wAE7fwR9fH9B9cA9vakADroBvkA/fz1GfX1HwDd//v3+P3sAcJWDjvu++LQFwkLCwD++iITAQ/pFgcG7dgD4wXoGO/uCQ/5AvYI9vYhBB3/DBP2+fcU5fsd9+X0afbdr4H/NA7+z/YK8wD5ZtvAIPzc/wfw/QP7AuPd7gmyAQj69f3qDAQH/r/19wT/HLDv//k3DfH9Bdv99/HX2AP3CQOo/ufn9fUXA+3X+zpHD+bPLycU8RcgxdfrAPCB9cr/P+oRGfLMswMoC9/4CwngF84UGN3/2//4Bibp5fn65hjt3NImf/4I4gX/Kw5mESYi9ORcz/4/+PAE3dMo/AcOACE/BOYS6PQcD/j/8QvmABD/FUkVABL28L8G7iz4ABEQK/Ie2/IAAesU7vohDpHc5jmvzgbt5krwR/D7Og9JAcN/8wIRteDQy/08DCUFKAYW8dwI9P4NXz0NZOIMEbwu+/033NkGGALh8RL1DtXaIfCnyavEyxL7As4n+xQB6RsIBfujC8YA/1PfKv/u9Q4AMu3UAAwErpPG8wPSAwr7zfwFHAEYFeou/gIM+AbV/NABD4KXODoL09UM1ObsIQDNKvL8APFLDQ8NqfD11xP6LwP7CgLsAAsK2PYVAhQLDgP2DMgd7/oSACf/6w4RBvX/9NTaKfwH8fAKgQHeQRYZ5fj08gn0/vvaAtD6ECO9Bf/B5QcOAPPgAw4HRfze8frZBjkQ5cz/Jd4HNdYOFBLhBfHg7zYVIUJPlDre783m0/niNvrf6dURAQD5/vD++bn14gEKFPMHDOQDENnyBd5oEvfhEgP8Bv7E5wLr1NHxDAnz6O8NzxjoYwB2DAUMtgoIf+sB+Pj5AQ2nAAO70ODZAhmsDQP97vcF6Jjk+gcHK+bl9v6iAzwK7fMD9gP0E/XtIv7mAd/yAuAJEp/oYDoE5gSBSBIS5SsFDCUkBPsQFfT20JLZufcZnP0X6tsDGyUcBdcM7BrW3Rrm9XQ2AvnpzNDPErqb2oYDQRb1qAYpEyMUSI30ON7B+wz55C/k/zS19P6x9R0OEe/hEgUI+KDF9AUBFZsm9/wCCuvS87vvEQCm6QnTKwjM+trb5BgPAf8cNzsgHPn4GgwQ1doM5vr7AAQH+/YGEAoM+vbz7Qn2BQoB/hXqBfbqEPjv+AL1BwoT9vUaEwT6Iu3tIL4D/RgUzPvb8xv3f+TnyQHwA/r78t89/tolKjP6+uI28PkREA4A5yoY/Pj5AxMJ/gEH/OLsDxwG4/kEAf0R+fXNAPcH8foG+7uRTDv385+qVQQa4CPr6xrsAwzCQd/9DLT9vP3xv/70+OX5EPwGA607BRIB9Qnm9yIF9vcJ9x7e8/7v+oEFHAf5MAAy2TMBwy8XIgrz+f736c4A+RAG6OfjB+399PzqA98EKdDS6hH5LN77CgfWCOXu+Oj1Mf3SLAQH8/ju/8X87AwQCYtGbjsR+8/VIuEGtt/z/xriAwhLLwr+/Nj2rPwn2QXo5/UHCTkB/NX0/wzY8QXnBCEGEPQDDgPm/AKx2IEF6hIPvvvD2zv9KCXV/vm1/f728Ogc+e0hNQbc9+I5CPzwBgAEBCD58uXz++QN8fnOC//KCe4GE+3PIA8IEPrvANT+7xnu+t4q3zkaANEfsrbx8fX9xeHMA8L1+fwBVfw63QBaZegA4fAP+cbf/ugT7e/y+gEAASLBFtbK8gQABgA7AVj1qCv97fcLDPe3UuMAAtvh/wD/AAPlANwE/xwA+/XaDwAJBdcDw/4EAt3hgS748gTM/AH13CMM/QALKRAJ/gADAvYA/eQcD+iVVjrj/ggC/y3+AwQFHPoe/PP08PoA8PToAQBb3P0ACPoA9fQC+Qv9/AI1/wMABCYBF/grHAYAA/8BAyTyAwD1AP3b+dfsEvoB5PP3AP8AAAAJAAXp7v8C/vtGfwD5ACP+Ev8AADzgA6X69/0PAO34CgsFAAD9AP0C9gD4//z/AOfvAKUncTms+y0AEBn+JCn5RQBrAC7x4xkABNTl9QAW2QMB8+8Av9AVARETDf1AEv0ABfVZDQAH8yYAGQADCAjlUAIA+PaB9urN/gH8ygDYAAEA/vEPABrdvuYAAAUIHgDy/cwPNv71ABnw8cT83f8eAevsavT6/QP9/SPi/wD/+gv/AcIPCBFGJznpABrDLxL9BBoD9CtmAH/6zzoAB+geBwD13fQA+QMB/MAnAF8Y6PotFwMA/1RsBgAlFVwACAAHB0vn6QDt/QDfAPy4RRQAz0u4AQAAAOkSABzo8eMDACb67f788+sAFwEXAA/l9K7H5P5CANf2AB7+A/wC9Az2/gEHANkJAL0PAoe4cjkI/+z1DBLqBQgFRhUmAQAAEQP/CsbpKwD2ywoBAfr/AvUJABUA6gYBEAEAAMsi+QAA+TkAFAD9C+4S+gAM/gDiAAABLA//6H/JAAAAAPobABzy4bcBAPn5uQAA/QgA/foQAAYAAOnVUAD4AP77FLwAAfoP6ff4/AEA/8sA/PcLAedzRTnn9RWyQRZb/1b+Q2tbADkA6hL+vdXKEgD4gQABAP8AAgcQADbvCfksKgH///dTAwAS+z79KwABCNYANwD/AQC7AAAIyS8E4gD9AAAAAAwaAGXzw6UAAC0CE/78AeQAG/7NAAIGANDMTQBDAPn88MgAAQv90+0CAAAA/8r+AAT9/02SsjnuVgXmfwAXAEkCWydDAAcCPDT0qsnPYAAArQD/AAAAAAEOACbMBfwQIf4A/6hqAgD/AT4ACgAAAMEYHQAAAQDvAAAA7Xb78h4UAAAAAAMbAHvszqUDAC8IHQAEBAUADwLMAAAAAOPu/gArAPgCA44A/QDz1f78AAAAANADAP7+AL6aOTnE8i/YOwwFE0INU1Bq/gYKEQ722NnGNQDluwYACAES7fET/UXh4A47Awn7AdZ0FfEgHkcAU+L6C3/5JxEM+v7b//7m4gMACxLrAAAAAAYZ/mH80fQCCi0VKgHpBNEGGADsAA0BFeXiMglx+gvw9eEu/AH93ADbCwD2/8sCAMTm9CyHIzneEfvEK9MrGG7yThpqABz/EvQICeX1GQD5/vcB+wf/7tn8AQv9BQ0tFP78CQk1DPvyOTEANvoMCAYdNvTwBPHFC/XRfx0D0CgVAP8BAe0B/1nQ2AgB+Crq+f72Def+JADSAP78u6Wvyu8XAMgACgAI//sC+/Tw+gD8/8gDAN8nEXGs8jg0Fa7vAf8UBPb9J80TB9LrqggCBNkm7AD5HN8BEQrB+f3GADpW3+n8PAAGFP7y3QACJ9EAEAYX8BUFr9r7E+7zC+kB6QPyvjmeAP8C/u8MABwM1ikDBzYFBwD198//3gACB//y7YHf9/LwAP4UPMII+gQrGtr49gAD/uIRBsdQ733EDDkpA/q/EyELBjwJOjBZANjvRkP15qa+RAA49P4B9P8l8uUNABza++rtLgsDAIgQ9dfmF0MACwAMDfT0qxXYBPrcCu/h6Db72CEcAAH9/xsFDELF0YEC/Qj5NPz9+AT+9QDIAAjf3dveIfojAOT4AL0BAf/638kK/gAE/N32+dAMAnxGIjnVBukOFgz9/hn9IhhKAAji8BT/+sHQxAB/5BYB9+UM6rwU+Tzl+AMKCwH//lIxG9T/APwADAIeBnXsGfMY9PzYA+fRBAv6+yTa/QEBAO78/Qvc2e79Aw4VfP8FAwsANQDXADTMsZzvAv8IAP7qOAoX+AQW2BYM8QEA/OEC8772AE/RHTm+CQ4cQswT8PwQQQopACQD4g780tXaZgB/g90B7/P939sW/B3p++5i/P0CAGVFFvT4DFIA7wwVCAr72QzlAQOj9Ou94h8ApgeLAAEAAPYe+Tr81ccEBQ0LOP/5Agb9BwAgABLm0NAN0gJJAOL0Jaf/AfvyxQT2/f8FAMP+AOMdLx14Czn2FQ252hsBCgT2CeZU+kzx0v7++80ZCQBn7PcA5NAO7sr68hga+vs8F/z+AvbSMugC+/gAKP0Y+B0Z2iQP3uWB9taw6v3/3DDBAAIDAP/7/wbK0r8D9BYhPv/8+PIJ7ADXABjU4q21KAbpAP/u2vMPBv78NQH77wHz/dj6BdgS+oiOIDnkHAoIGywc/Cf6MSFE/eD09S0D99HlEwDSqvX8Ggro4ugeDCz6//1OGQQAAT5/Dhga/lj/Bgn6++7KHyfhAPvf8wfubTX02dHV///9ABArBA3O0ZsB9ssSAv4M+Bn6NQAoAQoIIbHb6/kD/9MF8vvpAgACIfjjBwAJBOUFAOPt80kJADkGFtz6B/vW8yEDHwkUAir3/ST1T9kw9wAtD+sA+AkbDN71BwUk/+hIHQD/AOIUFNUn81QAEwMSDRXr8ioo8AXrDtrmfzUB1APcAAD+AOocAyTguf8C/AEVUAEHAdUDwwD9ACzp0Ob3GQXKAOzwE+sC+wniLSoq8wEBAPEFAPXrDdh7LznzNBMvD+j2Ag4CG/MDAfYE/gj6CvX1EgA7we/+AAH28PAO9+7y+vUt+wIDABYrFQo55l4A2w8SDP/gGwzc8wTo9vIcfxADvucLAf7/AAcE/yQA4a4A8vIyZAT+AiIM9AD4AB7VBN78CBALAPbxHv/Q/gP30hoI+gDx/xL7ACACC4GUZTjeCSDpHH8NAxb2+/YUDPb9FfMA9PYV6gA/FwcAAv8E/eUMAPX3+wIg9f8AAA7+DvpABw8ADfEZBf8RFPMFDwHAAfK6sR0ADzYfAAEAAPwLAAfxBOYA/w4VAf0A+fQIGwDzACcR58b6KgH4APUEBQ0QAP8EEUQIqAAAAP4AAOIBC+vMfjnk/QgH9z/+AgD//AL79/zz/AcA7/4B/gB/9QIA5ukM/uX89AX4AAELAQAAAP38FvgP+wIA/f8KAAD+9wL79gDg+9jL/wEABgD8AAAAAAD9AAABAvkAAAMvcwAAABAAAAACAC7TzOMC+wT/AP/tAQAAAAAEABcDAgAAAPkAAOfrBDPPoDjd/wIG7gj3+Pv6AQLn/wL88v8A7gDmAQB/zQYA9/QN+/X+7QAG/wgR+gAAAPbsHfHm9P4AAf0Z///3/hMH7gLW7brMEwQA8/YBAQAAAAAT+/L09BIAAAZTQgAAAB3/DQAJABPT0e8AFOoGAOvz8/wPAAD/Afj8GAAA//0AAPLqBbFe5jeWDPn+ExAFAAkAIBoYBeTaJA8A2gDJAQB/3xgADQAQ8PoGAP/MAP8MAwAAABMrBvcCADoABgAAEAAMVwj9Bf/4AAG+HyUAMgkCAAAAAP8TAOvm6uoAAAwlAQAAJv0CKwD8AO0F2ecGAAL+APH8A9gWAAAD5eAI7wAAAA8AAO0C9nKayTeKByYAPP4GDjNqKktRAOuj/R0AAAAL+ABn2i0ECZUD9sMAFAT7CwAQDQcAAOh2FPoA8/LpAgAvVgDwSgX2GgD0AM/hG/5w6wwJAAMAAAUA7S/7pQMyAA4HOAAA/xwAMoH6ACIA6wD6APlM/8/98AEGHQQA8isA3QDbAAAAANcADRO+lDoB5A4a+hHnAwU+Ix/x/g/aCAYA5wTzJez9vgIJA/H7CAEB2gYMBRQa2/YEDv/8D/oE0AGqKAEqcfcGBfUB6P4H5/bkEuIb7/pIBgb8AikSBvTl8+zu/wgKNwME8TQB78/z/PHnHBEKBwFECxf/3Tn4/AL4A+IIFQXxAg6B+gz5AmCtCTr7HMEEBJX479/e8AMSAwjJ+qzp5APdyA3b+wbn8jv8CCno+gLh6gXUDf3e/vP4BRC6cB4f9vz++Rr3HDvx/wXcPVgHFwLo/OfxCPcc8brv/yYl8wWBAvSwlfwMC80AJUI8xaYS9i0nFA/l5BMLHe7bDh767xP97wYSA/QRDAv/HC/22TnxCOM75wXTDQ/3De34AOcBALPXC6fWqwAL577tHcYh3+Hy6jb5Ju+K8d7xVxTn/QPuWg8UIQwZBQoB8sqyEwQF6ccARAXL5+/cDeoG9OsKB/bE3wiB+dDqKPQE/REB4fxiCPfp3xn1yQwG5/7ucPQeFxwa+gcDDA4jAfVACv8T1g9CBzpI2P+u7R/eGcrFHtcVAOp/BgT/3OnpEggIWgIo6hAW3tfs7gvkz/clAgwM8ucO/wATGdwI+urc2hX0/8EQItwe2+8py/8dBNMz6gD+BwHQ/QCkDd27AA7zNAj46NAB5FTv5P7d7PPb0Ai69kPwBff7APDvC+z2+gAE/fwf8MAT+4TX4Tns5vzJqRPmUfKw3sjFAPc/7DjsJe0M7R0NSPweJrwI6MkH+PHqJh0pBfECFRjj/QAMm/AJ+P/469j+OeINGQIl/gING/kI/eQT7vkB/EXxAMHj6Q/fARb2Kf7bN9oABvAYGAX/CjTqw++BAQb81v0R8v0FULoB5QsA/wgG9FhBFDKzfjkM2gTs8QMCCvIdBv3JAIE2rU77Wcrw2/wJL972BjcCBB30+jn8JD4SFeQHLVzgFAAX/gkJwxnQ6BOdCOrn2v05/AI3/7Tt/O+JCwMH/y4B+/n9BjbYAAkdXQfdCE4A3wwsQAAD2djNGfDZ+tnwo0MNIP/mOubl+hH1AP0AHTwDBThY7TkLFgW1YwIl/h4IKhQCAHLs0FL778wJ+wYBGQLtAQP6++b39Bb2GhvtD/sEGuYEAwABNPAQ7gUVFecSGfwMEgDi//7s1UcNBn8g4v8C8wL/AEu76aUOACYI8gcLDvMA+fXQ1wD+AP3NFgElE/n7Me0UGAkBIfYd9fryAOEUH/wT/cvwiTo/y9/f4Sjo4+gqDQnw/h7lAw7tyefuG/r+3fX/Bf//FAnvxA8PCfcV4P/7JdbxBPoTEwHCEfMYPgET4hH/8P8E5A/YC9MJ9Qx/7PED+Q0BBgbp8suzABwwHwQN7ikA3QLxEPbiOCf4Ev8CBTr8EicDDQ7xGtUWERbtA/ihCgT2ApdXCDoBBNYEB/+sdxHeC/8BAPgWDTHxQ6QJ2fkaNfgBDc7u0r3x8hvhJSH8+e/4QM8M5QQTO9Ec+BsUYvbbEvQHFgHVAdEY9PQX5vszDQMF9Cjg/gay0qCBEBPwM/fURLUF2fYcAwP26sjR7CS66RD7+fYs8wwY6M/t9Pr8/dsrCvUJKD5WtDmk2Fbt/woGf97WVAb7APRXqtHZru2j4Qn7NAJGBeD7pNse+1K/4lnPGhAANHr7IQgV6/74SwzlPdXoUKYIEPzt1sIX0yUIE/y1CBLH9AsH8AOT3iaf++bhQgfyD+4LMQ1UGvfvuh4Oi/Ic3NnnADX/5fPQDPTk9gnG+gjn8wVYOMJqzTnrQQ7/Me4i4AP2Gv0MANz+8i39OezXvxoa/9Xi8t4v+Pnq+f3d9iYKANcA8BT+MfMF7zT93vT+FTbeTK7m5volCxTNKSkE9N+Q/PooAgv7AgTi+RsD6u3LfwcC7DDnBgwqwevy8xwGDQokDvXk8uTMKAYQVPsK6/4iAfwHAyz6x3NFZzkW9AXdB++21unm9trNADLZyMUCFfTqGgGjzcr2HCYS++70/xUIIwUAA/sE2X/oCyz07hj4JfHP6OoB+vXe7/o2+RQAUgz5+N/CAAUY+QbfBPb4HETm6w/63vsG1QTx5acEl+397xTc6OohCvrsBzMOLhH3HucJC/YVACMCAxAdxL3CcTklAu762dkbCw7qEOfyBfU39wH+CwYT4QD3OusMGhb6JPft/AAA9wcQAsn/8ejh9/rHEeQA8Awgi/4BRg/fMuJ/KRB7CCDJHxH7/AAWFQIZFu/Z+hPj2vq09wEH/wse/iYSxOIIECPy8wHrDSr84wMTCQT1BQkD8QD7AR8H/Awg34S6rDnd/fMD9Jr/6v/2+fHi//8c/dQA7wQT9gD5BDf+80QcAhX/AOX+A/q/AfgACxLuBwGB9/sB7gUg2v0ABuvsHPLoDDMw+/EO3v4J//8F//8AAAXzAxP7KOyhiwMACOYFGjD+9pX+wCIA9PPk/QEmBPjd/gANBRb/AABPBQsCACsgFMZGkjrzC/z1CB0MHRC9/g76AB0zqT3+f+/dENT//uHLF9LkEdLrF0j89/7heNcA9/Hw++z+9/T9BB4qCNLuCDTvGOI/9w7vIn0yACAG/e34AgwN/Pnw5/BG4ST17zX5CUHF+yEZ9gH6AvLD8R3p3f/55QYA8/TO//j8CgXx++xYpPjACcZJMzqyAQkA8PgI4OR81sMRABr7HSTEoecuT9X//uINL6/ZGcb0ExwJ/IJiDTIj7+wf9tsABGcP4eNLLGUE6OUOAO+R8Bih6drN+QMgCN7h3AHeCBQouqwr0tzd++YJ2AoY1oEf5/n3FvzNW+NP0O4DTdge5gdOOAcYQQcVAPMaHcnE+pNcNzrO8Az4NAQkxQcwBwNr/xgILOT9B/kiPwf5Y/oIENbtCMwS+jL09RJ/FxPtBg8mywgHLkDfIArxElAN7CD25/zG6uD/EesPHST6+fz5GSb1Ak762vQD9xUC7u0F0+/2Ld4SFPcBH9oKM+ImJRcCAPL/+kIGJPkUAAUOAPjKD8fz6WH08DnL7d7uRf0LyPsXUikmAMozEtD5C/cUtBH6bxL3D9YB/ugC+977GH/VDxT8BAER+/r05PsJ8gne4CoScxgs+/ba+uPyFAYJ9v0E/AP6I/rvBSv62vkbIkMvu/8MDCsAM+joBhT18OTd7ODT8hUNABPmI/dH8vvjFv7//wEu6K8F54BdpTlx/8H5tPS21h7/AxQEAOJjGtX6Ef8jsREKdev79O32EPgOAt33JDWI+BL+awAOgfgb9KsX6he37+j49vkLANxKBusF7vjk6Pb++wn8BwLeAA8KOga1JP5AbPsFJvoF1wPlqgYCAvUL3fer4Cfo0woNCNYY+Ar77/xIAAvcDOcj81FV4zlE/vIED/jx9i71NwYHAADyCeUAEwALBwjUIAwBNukT+x75AgX6Av+B8wQEBQIQ9/UMCs8D9gr2BOf/0eARCvgf/uUiCQX48uz+AAAAAef6BBYSIAACCf0JzwD8FQkAA9/6+vf84SEK+u4DBegB6gUC/Qf/+gH12v8KAAb9Awn+8+gHATonAfD4GgL7CCr8+Qn5AP71ChEA///8/Aj8EQj/BvoKBAoAAhDzCgwR/QEADwISEAUS+uYA9gDi/AL/C/n6+v4E/gcKAPr4/vj3/wAA/xvzARQOAQH5AvoCf/7+KQgA2wH6//3wCAYDAgD8BQH/+f36+gH6+Ar46gDg//wJAAkKCiQNGDk3AAwF6wz/BubpCwP9AgOy/xYG3v75BQGM9GcEVhg57BUHBvz1AgYp8foA9/rVLwv8/vD3+/nGAfwIDabpHwJLCio7AQP98QP0AP4A/h4B/wE58P8B/gHlgQD96NMADdIK+8IjDwMD+PcaBP8R7ffz/vru+AD92QLA/voWAEzvMSavHjnlADQABkT5BQ3+8wj8Avvk+v0AAAMP/Pcx3hP9Lw8Y9/L//hoBAQ4K8v4A9fwMKwlAAuUB+wL7/PD4f9P3DAPp9ukj9v8C7Pn1/wAAABMa/wX+/vvy7gDkIgAC+wMAAPHzBftaNtsC/gIABNn69v75Af/4AB7/5wXmAPjvADQCCLCB+ji8AjMABWQEBgEF/wEFAAHXBf0AAwAF/gB/zisAIuIRCeAB/AL3Af5L/QAA+AU3PxslAfcDAwD+AAH8MQjm/QDI4sL4/gAA/gP9AP8AAAwr/wQE9wQA5/46YgAADQ8A+QL6A/ZX/tcMAAT/Auv0APj0AA7tADEDAgHLAPUAACb/BzA5/TjbAAMB+4H9/fsAAAAD/QLoAAIA///2/v9B9AIBA/wD/AYAAf/6AADSAAAA/QT5Df6oA/oBAAD7APwADQb59wDm7vgGCQAABP4BAAAAAAAH/gAHAf/h9QDUBAAAAfQAAekA+8A7+uH//P0AAP4DAPoBAAMEAAUCAADjAP4FABgGBNUOYjjJAPX/CzgFBwACAAAIA/S7ABAA8ALXAQB/4ev4xPLx9dUA8AEAAACZ+wAAAAUaWx6qBgIA/wATAAAA7z756wDDERO+CgAADAAAAAAAAAD7BAD24AEA+AAFUAAAAO8A98v7BCPY6xMDAAAAAAz/APABAAAXAAIA+gD5AATkAOsAAqc7vzj1AAMC/8kA/wD+AAABAP7l/wAA+AD+AAB88hEA8PgT/uoA/f8AAAAA+wAAAAMFJd8VAP8AAAD2AAAA/+wA9ADl7a7VAAAA+wAAAAAAAAAF+QD3/wIAAAA4fwAAACcAAPP3AC/i++YCAAAAAAr3AAABAAAAAPoCAADhAPDwAOf/B8PFwTgDAPoAAIEAAAAAAAAAAPv9AAAA/QAAAAD3B/8A5QYE/QUAAAAAAADG/wAAAAf//gWrAQEA/wDtAAAAAP8A7wACHAP2CwAAAAD+AAAAAAAF/wD9/wTiAADv0QAAAPcAAPMAANQQDBcHAAAAAAUAAP4AAAAAAAkC9gADAPv5AAcDBrDS/TfPAP4AAHkAAwAAAAD/AM/NAAAA/gAAAAB/6wMAxeMA/LgAuQAAAACP/QAAAAAiJwMWAQYAAABCAAAAAP8A7wCoBAGS+AAAFwAAAAAAAADz9AD6APQABwD5TwAAAMYA/bIAAPehoE3zAAAAAP/eAAAAAAAAAAYAAADOAADTAMIABTABtjgLAP//AIEAAAAAAAAAAPoEAAAABAAHAACsAQQA9P/7AxEAAAAAAADbAAAAAADh8QzZAAEAAADtAAAAAAYA9wAHBjQSBgAAAAAAAAAAAAAGAAAPAAIAAADepgAAAO8A/vQAAM0SIf8CAAAAAAIDAAAAAAAAAAYAAABEAAAEABMA/mV5zTf+AAAAAIEAAAAAAAAAAAsAAAAA9PjlAAAj6PAADQAA/goADQAAAAACAAAAAPLt+yHMAAAAAAAhAAAAAQAA8gD1FRH4CQAA+QAAAAAAAAD9AAAI9/YA/ADo0gAAAPYAAAALAM4aHCr3APoAAAj8APb/AAAAAP8AAADeAAHtAAoE/L8LHDj/AAwAAH8AAAAAAAAAAAoAAAAAAAAAAAAO9AAAFOsABvoAAAAAAAAAAAAAAAIACwBBAAAAAAAAAAAAAAAAAAD8AAD+AAAA/QAAAAAAAAACAAAAAAAA9AAlMAAAAA0AAAAAACv4AOEAAAAAAP79AAEAAAAAAAAAAAABAAAAAP3nAD+i8DryEP/hJSzlIUDU/wQkAPoFxRL51+bq7fn9/AUYA/YI+jP4AwX+HwD6FQTnC0/y9/3+5/z9Kt7a9oEaAQ4K2A3E+PPA+wMo//Ed/AkA4xQu+g4cExT6/UBC+vLzAA0CA/MHCAD97hkk8BD/CgD89tgn9/r4AAAFAvu+Ad8I+QANELvhBzsA8/nc+ADvFMX53+ALAPdBHQAX79b35/77fwf8EADwCfDp8ek0POXrBAYABNXpzf0C+u/rOgDwAtD/8+73CPgn+PIRU83KLe/z9/Xw+fsb/PXwEf7zBgvk9/0ICe8N4OThBgAACeXY9/7W+wgB9hMB3PMWLuYDBwDu/vbs9Ak2HXIU3To+9/Dy6AAO8fwP/Rs2AfTcGef/ZPB/8wD49/z5AwfyCuP+Btti3vkI/QX2CAQR5f7+DgH4R//nFhQF5ATu+P9R8/whKOjuKgzzBPwA9QDS/ufhIwXmAuDd/f/89A7887n4AAn/DPkCCwT6+cQDBhgBDf7vDOgRDADkAAAE7v0a7555ajo/+f34E/8f4d7+IOvcAAj+8+f+9fkl3P/ByOb6BuT7C+gPAvgL1kne9esB+fsvGPr44+v4ge3rBfr5MTgK++Zz+QUOEgLnzOj0/f78A+nxCvTLCQXpENfh3QP1Ax0AK9kE5Av0V8n38PP1D+78AfLpIBLt0/j4Gf+c///b8dzk72c7RDoeA9z+Gg8d3OsPJvu7//V/A/746f7R6P+iyOf58wwIGekS/f7a+TDhAQwDAP0gAvoF/uf8vfn1/QD8ES38FfYv+SgVCAD4G/70/gABAfLvCQHWAwXo/fXR/wL76BcF+z8K9hbiMer2APnM+0n07vTnDevj/N74Bv/3AfnxA6TU5hv0+jkz/dYAR/wzvPoHAw30ABlWJQj5rf6T+vkakxvs5PIN7hj/DgGhDgD0+gcAAAM1xfgdEAn66PTmAAAAqx4ZGgHJIC8W/PoHPyHi/QAAAfPvEPwK7QD6A+31m//1Awn//HYJ4wvqTPYJAeEP/X/yCOns+/3M8wD2CP8GAP32/97228YHdzouAOwB7QP+7PUN+frlAAgGAfMA3ACs/QGB2vL7CRQDBVj+B/3KAPoa/gEB/wDfAgMLA/wG9v76AAAEHv/89wP5Czgs/Pv+8gPjAAEAAPTtC/UG+QH//P4Svf/9DQz73kEC9vn9QiEEA/8F/yj9Bf3z+///9tj49v8TAP/+AisDBk+eLzrc/wEE6ev3/OoD+fb/AQT8A/gA4//dAQG/x/gADQcE+zAAAP7XBf7//PwAAQL79QwhBQH/+wHuAPj5+vL8C//ZBDYX9fz/2gL5AAIAAP////kM8QL89v4FgQD/CPMA9g8BA+4IIv4D/v4DA+n3Avn+/wH9+hMAA/80APwCACrREl1V1TmBAAkC9TUB//oH+gQCAwTx/v0A6gHJ/gB2mh0CD/wN6gP/BgTgAgQd+wEA/v80Mf9v+gcA+AAH/gDdPcL7+wWJCDIE8fr9w/YAAAAAAAYd+/gB2wH/AP8fJwABCPsBEwr5AwBI4tv/BAQBAubh/vzxAAMH+Vv+9P8cAP0DAEjgBhucIzq0ARIBCn8BAAUAAAMBBADYAwEA/gD3AABE2i8BCPsJ/PQA/gP0AAEPAAAA//4YIwQ4+wEA/QAPAAD0CPT8AQDPAwUF+v0A+fsBAAAAAAQU/wX/6/8A6/8KSQAACf0AA/38//o85uf/AQAAAePy/wD3/wH7ACD+AAAUAP8BACPqAlOPBjrNAAYA+AP/AwEAAAEBAP7iAgEA+QD1/wB/4g8BA/MD+eoA/P/zAAAA/gAA/wEWJ/4K+wEA/wAMAAD4AAEA/wHT6uHn/f4AAvsAAAAAAP8K/QH26P//8AAfawAABw8AAPX/AAYR5+f//v8BAPzy//8HAAEBAC0A/wD/AP4AAAMBBR7N6znGAPsB/eb//wH/AAADAP3Z+QEA9QDy/wB/5QT+9e4O+ekAAQDvAADs/wAAAAL+JfrPAAIAAQAPAAAB9gwA9ALY/fni/gAA/P79AAAAAP0G/wD35/779wAFUAAAAgYAAuj+APQJ3PT/AP4B/gDtAP8EAAEDABEAAQANAP//APsCAntPhToEAPsA/YH//wAAAAD+Af72AP8A/gABAADwA//++QYDAAUA/QAAAAD1/wAAAAD+9vrQ/wAA/wAAAAAA/gMA+gD/AAj8/wAA/QAAAAAAAAD//QADAwAAAADf1QAAAPAAAfb/ANsFAAIAAAAAAAYCAAABAAAAAPAAAQAOAP4AAAAAAnQR3Tn5AP7//4EA/wABAAAAAP7zAQIAAAAAAAAXBf8A9v8E/f0A/gABAAD4AAAAAAD2+/7AAAAA/wAFAAAD/wcA+AH6/fv4BAAA/gAAAAAAAAAA/wADAQD8AwDl9AAAAPQABfoAAOMD9wUAAAAAAP4AAAAAAAAAAPkBAAD6AP3/AP7/BAe79TnuAAIAATwBAgAEAAD9/wLxAAAA9gD+AQBx8Qb//vEK+ukAAAD3AAD6/wAAAP4XGPAeAAAA+QAHAAAAAv7//QDpAOff+gAA+gABAAAAAAD//gD8/f///gA0fwAAAAgA/f0AABzkzuv+AAAAAPr5AAABAAD/AB0BAAD4APYAAO72/9sCxTnqAAAAAUQAAgADAAAA/wL0AQMA8AD//wBj9P/++fIIA+AA/QAAAADwAAAAAP8KK/orAAUAAAAKAAAA/v8A9QDkAt/R+wAA9QABAAAAAAD8/wD8+/8AAgAvfwAAAPwA/fMAABjbtgEAAAAAAAP3AP8AAAAAABkADQDoAP//AOX+AtvKIDnhAAUAABwA/wACAAAKAQPjAAAA9QD7AQBo/P4D9e4KAc8A+QH9AADkAAAAAP4TJ/cJAP4AAAAmAAAA+wb+BwDaCtnE8AAABAAAAAEAAAD7+QD2/wH2AQD9UAAAAOsA/PIAAPn6gf3+AAAAAPj5AAD+AAD/ABwCEADZAAD+AOID/x4byDn3AAQAAx4BAAAAAAABAwESAQAA+v//AAAo/gwA+ggDD+oA/AD9AADgAAAAAP0LGfkVAP4AAAAOAAAAAgUABQDrB+7d+wAA+QADAAAAAAAC+AD7+PsD+gAqfwEAAP8A/fX8ABvdyQn+APwAAAT0AAECAAAAAAb+BADlAAIAAOz1/rHUDzv86vzJ3BMCFCTpGB0nABkimAr+QMX+t/7+APbqDQDq/vbz4ywBGAH0QwP+CH/j6P7/D+f7BP/d9AHuAAv61vMeAPb9BkL8AAmV/wADCRL5AvXA8xkj+ScV+Q79CDD4/PsEEv/9BPbm2AsCCfwA//juAvj3AOb9AAr1/S0G+Sf2/IkkZDoXCAsG7vzqBhX9ONpqAN85OjgAEarSTf3+RfD8L9/dCdrk3Sny9KkwDhAP/NRr2vUS9WD33xAD+Aj+7Mj44+Lo+f0YeRLrgej6A+QO69fm/hXpp6/F8tn0BeVAChwO5fcNFPT49ySXCOsE3d0GDgEvv/hPIu4HBwMRAPXyFWcdCwwWfDoM9SkR6wD16PUDIQUsANYOD+/9MP7aEwgA7ff9Awb24vcpARji5BlK7u/6AAkl8/wI9S/zHfTyBCj1Brv73gTYDO35f/gDou7+/wUC7RsP//Pb1QXr993s+PYBCO4JFuYX8/UFEQESAAZdC+vv8OsF+gnaBwoa/wD9APkA/kIJ/7AUDzr99wwP0P7h8f4APAP3ANUhDOjzFQDq5vf87gv5DPPq7t1D/Pyz3kT6A/H66f4c8g4A3Dr77vPm9grwf6Tu9AK2CMEedPUOyeb+//gH//UkBBnr9AbcBv717f8N8QoA3eo/4PX2J+vv9gwfBv/Pxv0cBy3Q+dr5A/UTAAUQv10BC8GRaTlZB+gQr+vC4sQDFvDd/8ES/vP9Ofb56hHRBub4Agvm/uog997vDXnr/w71ZgXcqgn9vrbc7wvv7dz0N6nWH/w9NLVOf/cBzr8B/gP6+RA3Bv3M+gHp/hY/4QLzKQADw98DyPQHXdEJ8P/T7+epqPb1Bs6q/uQEBvNE/wgL/nTqDYPxkzk/9O4F6gDrFQ8LHRX8APgDGSX+JP71BAK0+Rz6BRn78yX3ABfVGRHc+AEB7v5G7AcT6f/1APz9A/b54MEUCvQbWwU4PP714skPAQEAAhb2Byz0DwD9BPTzKP8DIP0Fxxn03975MwUNBPUB/P3f6fbz8g7V8QcHBPp/AAfpADP77YdrYzk5AQztAP77BhQG3gvsAP8PDf0A5f33Df2B/SP+Qx8ODCj19/vwBfxWAQMD9vr2/TJA9RAE+QAH/QMBNu71IAcm7jpP7/sH+PH//wD+//XGDRMK9wTs7v/kBf3+OAn+5TT/qesJK+T0AAQKBxwQ9ADk9wcB9usHBP+0APgGBy0GCKhvPDomAP8AAQcCAwIAAQEAAAIJAAEBAQD9Av+BDAQDHQ0EARsBAgH+AAMY/QAAAgD/9wkEAAH+AQD1APkB7wH6FQIs/hItBQAB//8BAAAAAAX7AwH//gAJAADrxwAC/v0AAAQF9/ILLgECAAAF/wkSAAD3/wH9/vD++v8CAP8AAB39/mSGzzkZAPYB+h8BAQAA+wUAAQES/P0ABQAC+wCBAQD9DAH8/RMCAAcCAAH4+gAA/ADy8A8Y//cBAAD2AAH/5hEBBwAHBigf/v/7/v4AAAAA/wr+/wD+/wH/AP/pqgAAAv8A+wv9AvoLN/8BAQABAQUKAAL6Af75AAP9/AIIAP8BAB8FAPUKJTnXACEBBwf6BQkC/gADBP8Q//4AAwMI/wDT+Dr/DSUD/A8BDP79AQHpAQAA/P4W/Aiq/vwA9wAZ/dz+QQzz/QHG4WYTCAAA+v8BAP8AAAEP+QMRAQLpBv+ogQAAA8wAECwF/aVDFBACAAUBARP9/P/7AAMEAPr+/QAzAPj3ADzvAi9h8TjFAP/+CucABQH/AAAC+gDgAMcA/AD8/QA9+AkFzuoEANsB9gQAAAC+/gAA/P8CG/mB/vsB/AAgA/sA+SX/7wDC0ADf9wAACQACAAAAAAAH9v7+Af7f+wCk0wAAC7YABusE+5AxygP4AP8CAAj8AAABAAL8ABkAAADzAAIAAP8HDx8ZuTna/w3//yIBA/8FAAAF/ADvAAAA7wD6AAB/8AD+7ekH++IA/v8AAADl/wAAAAIHKfTvAf8A/wAh/wAAAggA/ALS9fDM9wAAAwD/AAAAAAD5/gD9+f///wAHUAAAAPAA/vkA//3xrOcAAAAAAPn6AAAAAAAGAAkAAADiAP35AOr7Ai3BZTnpAAgA/woAAgACAAABAP/u/voA9QD+AAB/9wH+8+gG/dgAAAAAAADq/wAAAAIFMO0MAAIA/gAOAPsAAgUA9QDe/tDH/QAA/AADAAAAAAAC9wD4/QAOAAAmZAAAAAwA//H/AC/ky+sAAAAAAAPyAP8CAAAAAAMABgDXAPv5AN4CAzh5AznkAAkAANwAAAAEAAAAAPzoAAAA/f39/QB/AQMA1O8E+9AA+wAAAACt/gYAAAEKNgfhAf8A/wAPAAAAARwB7wDd8cy8BwAABAAAAAAAAAD7/QDz/P7qAgAHWgAAAPAA/dMAAA39tAX+AAABAAL6AAADAAADACAC9ADpAPf4ANkCCrsPFjroABD/AAEAAwAEAAD8//vxAAYA+wAAAgB+9wYAAOoC/Nr/+gD7AAABAAAAAAAHK/sk/wEA/AAVAQAAGAMA/gDa/+PQAQAAAAAAAAAAAAD9/QD5AP8AAAA2fwAAAA0AAPYAADvtu/L/AAD/APf5AP8AAAAAACUB6wCyAPnsAOP+AmWogjnX/gb+Ab7/AAAEAAABAP3XAAAA5AD9AQB/8QYA0vv//c/++wAAAACxAAAAAAD4M/jUAwAA/wAcAAAAAAMA+gC+9+yy9AAAAwAAAAAAAADz/QD/+/wA9gDpRgAAANgA/9EAAPfbk+P/AP0BAP/tAPoBAAAAADUA9gASAPj9ANj6BCiNkjnnAAoA/fAAAQD/AAAAAP/wAAAA9AD2AAB/+AEA8eYD/98A+gAAAAABAAAAAP8DKAAR/v8AAAAPAAAABwcAAgDe99DQ+wAAAQAAAAAAAAACAQAA/v0AAQAldgAAAA0A/wH/ADDhxen/AAABAPjxAAD9AAABAAkB9ADoAPf7AOb7ANhNozjtAAgM/6f//wD/AAAA9wHiAAAA0wEAAABIDAAAo/QMEcUA+AAAAADHAAAAAOwHE+yBAwIAAABJAAAA8zoA6AC99++Q2QAAAQAAAAAAAAD8+wAQA/EA+gCr6QAAAKIAAPMAAMbKg0j0AAAAAB3uAAEBAAAAAPoAAAAaAPv/AMEKAdpw+DoH6PjAzG/3LxjoFwtGAAAklgz/daz5pRD+//AXD/n0++TZ6yIABP/hTPcHAH/07wD9/fkECAAB/uL69vv03wA0/vEANR/pAAjx8PYA/vXc/wbJ3y9M+fXcAAz1AAf4DwH//f4A97DY9w3/+gz+Bxb2/fPuANwBABbv+gAe8/IRBSIqMjoPB/oW1PX7ChAtDChbAMxXKFXE8vfjbPECGRv8FOII6ObjDO/QIgIdKgAAA4U+OuH+/38m3PwYHBEQFfEfCPS77hToWgTCj/JdFwQf+OCm/w/xo7nj5A+z/vTv9Ab40R/RAO/5BRzvvfcV8f0GBMEO3etKJLhJ/v8c/e4KNy7v6UFSWjr+8SMGzwH64QEOGw4nAPkTJeb96PywNvsA5gEDDAj/+yEzAw/N3yI07QkE7g8yC/sDBGH50gYI/DTv/swF6v+p6s75f/MEkeXzAgD/ESIr//8v1gD3E/QI+vjPCBT9OhEnAuUC8/0z5fhDIQLb5NYDJx/M6AsB/wIAAP7zAyvx8r12Ezo3BBz/7v0F1+0LOP0EAOP6EPv34/fgBxAICAH1CQfh8xRC/vG23kMo+QsCvgUsHAj4BjwA8gf8/P/yReYW9fXj/fQLf/sJ7Of7/gX6CfcPAwAe8foDBAkz+QDx7fH8yyEjrff1CAku5whCBgjZAvD+Ew/D/Qj5+/viAP/16Cf7F8S+kjla888KrBHH0u3qFsIBAOg4C8f79Qnjph4SAaf3ACDwGiMW59XUEiPS/A0P+gIV3RoDzsLo9PeK//T3ULTB/NTiPv5IPfsP6djyAw8C/hQKARorHAHdHgI78PT+Ng4Fgbcau/bqu1Eb+xSp+Benp+cTA/uO/wjoBQa5AP/rAzrdQtA/DjoQ/uIA+PgC9u75C/wIAP8KAvD9/QD+8v4Q/+L+BvkFAhL8/P34/fbE+AMA+wQN1w359er8AAPiAPYIv9gFEwL4KgMAAAD2+wzy/wAAANkJ//QPAP3o//4IgQAA8gEA7AkCAe/1Ax4G//MD+w0A6QQtA/TnAgoC+f8xAAAS//8D/RW5BDohAPoAHOcBASID4wLyAAUDBg4ACP4G9wKBBPL/Bf//Bxb+AAX2AAcP//0AFQID/AsX/+8E/gLsAP8F7xH1CPoFLSAaEf378/j2/wEAAAMHBggJAP8L+vzzEQD+DPsB3/QCBPDqOxgP/wEGAwD7B/sE/v/o/Ab6+wEIAQH9ABsFAOZ35zkFAPwC/QX+APL5/f7/AP3zAfgA+P77+wGBAREBAgz8CRMDAPz+BP7+/P4A/QEA/BQTAvT8/f/iAO8H7gAABAIMGyocBAD//gL7AAEAAAIEBP0IAgQF/P8GowD8+vcA9uACJevxOwkDAP4CAPsD9P77APv3Avb59wH/AAADACEAC17lgjnyAAr9/AYBBPEB//wBAgL9AAIA8gL2APmL5wr+MQ71By8ABwD4AQMn/v0AAQDy1R8BAQEA/AEA/ff2Sgj9Cv/4GzU4+AAE7/70AP8AAAAd/wIN/QP3/gD5gQAAAwADCvX2Au1LOPIH/QcFAPQC9/71AAAGAA3+/gEFAAL8AEwG/muM/jjVAikDC18JAAT+AAIBBv8CBf8A/AP9AQCe1iQANfztEwkI/wT2AP5/AAAAAAEcDzlPBQQAAgAQAAD9+B32C/7c/yYk9wABAQD9AP8AAPs7//8J9wLs6gAdmAAAFPkADB72/+Fv1twHAAP+AfP+Afb9AAMFAAEL/AAWAP3uAEnpAD6rBjnXAPn+/rYABv7/AAAA/P/yBQEA6QH8//9/6woA8fMK9ugCA/37AAHD/gAAAAP5DwPNAAMAAQAK/wAACw0B8wDR9+vHBgAA//8AAAAAAAMD/QP5/v32/AD+HwAABg4AAuIAAOv8uAD+AAABAPL9APoGAAIEAAP+AgDpAPgAAPf6D2C4mzj1APUB+YH3+wD/AAAC/wrmAAgA7QAA/ABr/f8C6NYO9un+BQAAAAD9/wAAAAT1NeyK/AAAAAD7AAAA7jcD1ADk7um/AgAA/AAPAAAAAAAPBADl/gIAHQAAPQAAAAMA/8oAABfky+4EAAEAAAnuAP8CAP8AAMcB+wAdAOIEAOoJC6qqzTj4+/4AARkAAAADAADs9/72AAAA/QAAAAB/+QEB5PEW9uMAAAAAAAAN+gAAAAUJJeQA/f4A+ADuBAAAAgkA9gH19NDKBgAA8wACAAEAAAAC+wAA/wX/AAA8egAAABcAAN0AACIDzPEKAAABABD9AAACAAAAAOgABgDnAPsAAOQHBM/D5zjmAAQCACQAAAAAAAAAAwLgBQcA5gAEAAB/9RAA4+YC+OAA9QAAAAD9AQAAAAUCQAMCAgQAAAAEAAAABgYA6v/U4sLFBgAAAgAAAAAAAAANAAD6BgYAAwAxUgAAABIAAPQAAA7tzhAEAAAAAPj5AAL/AAAAAA4ABADSAAHmAO4CDKwCrDnzAAABACEAAwABAAD+/f/8AAAA8gAAAQB/8wL++uwR/ucA/AAAAADn/wAAAAUGIuICAP8A/gADAAAAAPoA/wDo8cnY+wAA/wD/AAAAAAAC/wD7/wAAAAAzdwAAAA0A//gAAB7l3eUAAAD/AADxAAECAAAAABQBAQDhAP77AOr6A1vujTnnAAAAABgAAAABAAAAAAD9AAAA8P8A/wB89QEA/OoJANwA+gAAAAD3AQAAAAIBKe4k/gMA/wAMAAAA/gMA8wDm7bzUAAAA+wAAAAAAAAD9/wD5/f0AAAA4fwAAABYAAPkAABzbxO//AAEAAAL3AP8BAAAAACX/BQDaAP8AAOT4Acz49jjbAAT/AMYAAQADAAD/AQToAAAA6QD/AQB/+vwE8eQH+80A/gAAAADuAAAAAP4HIf/5AP4AAAAzAAAAAB39AQDc+9PJ9AAAAgAAAAAAAAD69QDs/f0AAAACUQAAAPcAAPwAAPP2jwr7AAAAAPT8AAAHAAAEAAkAAADfAPsAAN4FDEtlsjn7AAL/AIEAAAAAAAAAAAAAAAAA9P8BAAANBAH98AkBAvcA+gAAAADzAAAAAPr9BATVAf4AAAAXAAAA/w8AAgD0/Qfq8wAAAgAAAAAAAAD+/wD8/fgAAQDc6QEAAOQAAPwAAMsD4Bn4AP8AAAMDAAAHAAAAAAQA/gD5AAEAAPb+AP76yzkgOf8KAAAG3vsD/wDrAAYS6wwAMhUA///nAQDyBgMJ/z4bUQEA+AD44wfSAS0C9AQHGyr8AAD0A/n8APMBDgAzMh80Kf/t/wjQBeP77eAA/wBBASXxALou8gID+RAAABsN6wP/NxIbAQAA/v4AFenb6/4KAPoAASD9AAJ/A1oA7WhLFDopFf0YAAH9wtox++zc/wT8/v7zBAP9EQD78P/4Fg30ACYAPf0C9/Ic0B3zAAD0AgsHGD7/HQAAA/z4AOQBCAAmQUFCNIH8+/z1/+4E+8sJBPQ/AQXqAM1N9f0BARgAAPsG/wABMigi/AEV8/kAFPfcAQLz9//6AQEEAANhDH0ECrJ2Wjo0AO8F/wAAvegC9vXgAAEMAev+DgUB9wLt+/oEEDnxCS4SFvn99fsr4A7y/gTv/AQECxEKAwP4AwL7/+8CBQAyO0FaEf7s8/39/wABAfUDB/ctAALsAOU+Af/68xAA9R0HAPsDfzMYAwDpAP0ABP/yCPXx9Pj/AgIOAAQg/2wF/J/DVzpa98kG6wEA1tjx3arYAPgF/ef0HQP93fvo/uf8CzLiFi/vA+UA49j49QbzAADk5gwCD/ry/wH+9fD/0wbzAQAlT0tdG/76/v38/wEAAMb0AvEaAQLcAOAZ9gAKEAMArv4I/vkBfzkN/gDA+QMGBQDv+/vs9/To/AAMAAEi4lgBF2f6TDpSALsD5Pz83M/0377nAAAO++UACgH/3wrG/9n+Gif2GEf1At/++PX5/gQFDgLa4BD8/u/y/gPn/gD/sxT0DwA/SE1WCv8F/fz+AQECAe/3B/YE/gPuAAET5wABBwsArvcE8PARfzEHAP/LAAwZ/f/7AfrzAOH9CQLxAAEAA1QGEXeMazol/+0B5QD7+9sG5wADAAIE//UA/AD9DPmo/Pr9Ix4ABjr/BQD8AfcX/AUA+gP87hr5AQz2/gAH/QIAxvn+HgAfKD42CgAA+AL+AAAAAOz8BfYE/wH/AP0FgQAB6QcA5iL+6uoMVgcCAAAN/AAe/gD6AA3s/ef/8wEZAAH9AE4ECUTvsjoaAAf+/gD9AgL89AD+AAAG//sA/gD/BwGBABoAIf8A/h4AAf//AP4Z/wAB/gD5+R4DAgcC/gEB//sA+QX9EwAWECQqAQAA/QD6AAAAAPv6CPsIAAD+AAD+vgAABwYA/wUC0+8UMfYBAAAI//cZAAD3/wP5/+397AACAAD9AS8BA0JYpjoXAAH/AQD/Av/8AQAAAAEHAAEB/P/7AgCBAxkCJRUFBScCAv4AAAAj/QAA/wD79RYNAQAB/wD1APcABvf+GAAfFCM3AAAA/AD9AAAAAP4CBf0D/gEDAP/xoAAABf4ADAoD+u0pQPwBAAAD/wUWAAD8AAAB/+j++AAGAP//ADECClVsTDoCAAgB/gD/AP4AAAAAAwb+/f4A/QD6//6F+gv+KA7/AxwCBv/9AAIb/v8A/gDx9BkDAP4AAQAC/vsACv7/EQADCjYyAAAA8gD9AAAA//0LAP0G/gH+AADqgQAABPwACQj+A+Y/QvMCAAACAfgQAAH6AAAB//T/AgL5AP/7ADsECDcmzznvABwAAwAAAv4B/wACCAD8//0ACAIE/wCB7y3/KwcACBMEB/wCAAAyAAAA/v4DCS0D//8A+wAP//EAIQ/4DAD19DI5AQAB9wABAAAAAAEbAAEDAQPwAP/2lQAABPMAAxIBAcdPNO8GAAEAAPcKAP77/wX6AO//CAAHAP/xAEX5CfQ2iznJAP3/AO4ABgD/AAAB/P/yAucA7QD9/v9/7gkD3uQJ/dYB+gH9AADI+wEA/v79GP2w/fwB/gAiAQAABCUA8wC+7evD+gAACgAAAAAAAAD89gL2AfztAADYHAAACNkABuQB/sITrvP4AAADAP37AP4EAAMBABYA/ADSAPr5AOv7EwocRTreAAX/ADX/AwABAAAD/gL0AP8A8gD9AAB/7wAA7uYP/N4A/gD/AAD2/wAAAAEEJef4AP8AAgAXAAAA/QwA9QDU+e7I+wAAAwAAAAAAAAD/AAD4+/8AAAASWQAAAPgAAPkAABPjt+YAAAABAPzzAP8AAAEEABL/+AD1APj8AOf3BgzaATrs/wkAAC3/AgACAAD7/gDxAP8A+gD//wB/9gIA7usM/t0A/wAAAAD8/gAAAAIHJ+wS/wAAAgAHAf4AAgAA9wDj99LIAAAA/AABAAAAAAD/+gD4/QAGAAAocgAAAAgAAPD+ACnoyugBAP8AAQT0AAABAAAAAAQA9gDiAPv9AOD7BEHR1jnkAAX/AA8AAQADAAAAAQDpAgIA8v7//wB/+AQA4+oH+toA/AD/AADfAAMAAAEHKP7+AQAA/gALAAAA/w4A7wDb68rIAgAA/wACAAAAAAAB/wD3/gD5AAAfZwAAAAEAAesAABrovvwAAAABAP73AP8BAAABACsB/wDrAP33AOP/BRyRwDrrAAgAABYABAADAAD+/v72AAIA9wD/AQB99QMA++0K/eH//QD7AAD/AAAAAAIFIO4ZAAAA/QALAAAACgIA+gDh++DX/wAA/AAAAAAAAAD//gD4/v8AAAA3fwAAABAA/voAADHizOv/AAAAAPv2AAABAAAAACcA9gDZAPn3AOf4A2/8jzriAAIAAAb/AQABAAAA/wDwAAEA7f/+AAB/9AEA6O0L/tr/+gAAAADmAAAAAAH9Iej4AAEAAAASAAAA/wUA7wDV9djI/QAA/QAAAAAAAAD8/gD8+/0A/QAXYwAAAP0AAPAAAA/ctfT+AAAAAAHxAP4BAAACAC8AAgD3AP3/AOH5Ar2wXzrkAAYA//AAAQAAAAAC/wDzAAAA7gD6AAB/9gAB6+sH/9gA+QD/AAD9AAAAAP8CGPMC//8AAAAYAAAAAQkA+ADY+NfK+QAAAAAAAAAAAAD+/AD1+/7+AAAVYQAAAAEAAP4AABvet/T9AAAAAPzxAAAAAAABAA4A/gDuAPv+AN/2BpyHbjrkAAIAAIEAAAD/AAABA/7zAAAA4v/7AABb/QEA6PwCANoA8wD9AADtAAAAAPn9APS2Af8AAAAtAAAA/gsA8ADNBvy89gAAAwABAAAAAAD9+QD/+fcAAADaCgAAANkAAPkBANPzoxj2AP4AAAT3AP4NAAABAAUAAwD6AP8AAOL+ALlm6zgmANwDAAQA1wH68QDkAAQu//wABwIB+QCgAwD9HCj8AikC5/MC9gAJAwAAAPzz9RHvAP8A+gACCwMA8QsACwAvCDRZBe//AQD6AAAAAMX9Dev+Af3xA/b2twAAABYA/iH/AOoIfw79AADs/QsAAPn6/PoAAfwI9AIFAPQAADMA941Z7jgsANcH/AUAAPrU9v/TAAARAPQCBhD+BADBJ/wiCgQEDvrpGP8FAQAD+/cAAAjiHfPo+wP69QAg3/4A//sDPABAGxA3+f7hMAFJ/v8AAdoCDvXm+y3m/fW69wAAANwA7+r9AA4BfwoG/gDO9yEJAP8AAfUBBe8BAwDbANoUAB7pAGE6sDkVAPUY+xj9+Qfu+wD5AAMP8vYA8eIAAACxIfcn9dzpGtLn7fz/AQAjJwn7AfT57Q4O/u4FCQoeCMf+9ywF+vwB7OzRGwTrJ/t/AQH8/wYJERDL/xUiHAj12QAA/+oE+QEGBf8PRx3eAAP//xkQCP/mAfoC/fD78gADAegSAMcF6hCHcTr6HRbjCvTrBND8Ce4IAAgmlhwD/h0CFv/8/PAAEv3uGdD6EDP2Df4HGeIFAOH//QP0FRP9I+wyFoHbBiAJDwIZ+wHkIOwcEuvZCv7/BQgEAef3DN8r5gHn7f8AAS/0ABJhAAQI+/e7C/0aAfYB/vH78/sH/Pf6+wAK+QoJA87m8h7qcjrk9v0J7CYk7QHnxuwFAAcvKRz8Y+LnVsj5/dWnRdbfE+MlCDgH5O4xT+Lv9tvw6ucO7wrtIAUD/nL+FRXnAtYB/CwBD0so9TIL7e/4/RocAPQl3+Ur1BwQ8j/u9jm8+uHK9fn6EtLyHB0K1gTx5PgUAhzBBxHtNwko/+REgfnAF4CkJTr3/fbzB/QZ1B5FGPtkAEQP+ji29s4q8dUaZwYKFYEC6OXvIgPm3+JJGkgp5lAYs9DyKS4kxxINI04h9QwC9Oub6vTb/2Tu1f8IE9ni3QKd+20vvMH5BAQJ8ePzygEg3eAp2vkF7vcVFMXY2+UUQf4N/S9NGwFsFQf5APs0G+O4B6FYwTndwfLocAsOzzF9YUp4/uoCQ8r9Nutw4wj4WUgSRcXrBd3HBCYRRz7nTkX3QPFu7w4M+2Hh7zHt/V8dPOr18APeCcLM79Ls8E327fbuQSLI/nHEgf77HzdPu988/BT4f6vU8/cHx92dNuQ0Ew/e+Ozm7w47MQGv2QHJ//vbIt0E5uj7zDnm++30CO3t+S3rOyT0/+YXEdn/9grl0RIodQIFB84kEtsQ+v4cDCqB+gT6NgwOEP7yDb0FoiDn+UEECc4pFNwfragFAwn3AeD8+wcAHiMLAAAYIAM0DBIPOvkdSAP+7uv95AzzAvQVBwAG9xYH4BYJDs0eFgLm2/wy/wDVEOch8yJ7vDnyAcoBC/rcAksHKgT3ANzJF+T///0R8yPvGQUC5AD4+Q3z+PnRGAm9AwAEC/0mEvv91cALARTD7gv+zO0R+vn9D/gF+Pru/xT4+//4/OH9/iEJF//99ffuf//7F/MB6rTqIf/o/w4E2OTn9wcE+wQN8OoA8wED/QLGAPsUAvsY/efH4DnyARMAJv4JAyIE8wv6AArfEwcA/f/4BARZ+AX/AvgI/vD5+xj4CAMJ/gACAgEUJP8x7vz7/Pj3/uoGJwP9Av31Avn0/gD2Avv+AP8AABEX/yL+/P7t9AQMf//8DQAA7enz8//99/0BB/z8DQDy9gH0+AICDQ30/AC5//76AAMD+vDwNDn+AQIJCs70A+XsAwb/APXj/fQA+f77+P/n+f3/APcL/gYAAQjwAgaB/foAAgD26wD1Ce4A/QXLAPz6E/j01wT6Jw4C+gMDAPvmAAAAABUWAAIh+gDp9gC7hAAA9ucAAcT8A5gwFQoD9PsCBwT+7ff9AAEE/wUKAwA+AP4FABf59ey1hjofAPAA/wEA7//7/gDpAAEY/PwABQAAAgCBAv//Gx38BjT/CP7//f8a+wAAAP/u6QoHAP8A/gD8/wAA9AcAFgAoBylF//X9AgD2AAAAAOn/EPgBAQH+Ae37uQAAAP4A+BAAAPIVVwEAAAD7AAcIAAH//v4AANoB+wASAAEAACsJ+fgt/DlKANQA9Pn/6f/w+vzIAgMl8+cA/wAA/QCtBfn4+h8CDzT7Af0GAP79/AAAAAXk9P/yAAL/9gD3+wkA7AYA4QAuBBczAPvsFADHAAAAAN39EPgBBhTxAPD8zAAAAAMA5Br+AP72fyD+AADi9CsBAPsGAPwBANgAAQD+AQoAACsQBLj8DDp/AMP73gD70gjY9P2+AP865fL86/cBAQC2KQv7ADYNIz3yDfQM/AAP8gj6ABTR6f/oA/kE+gPm1ekC3hL57ANpDCAzFdrYTPrbAQL9APIAAQATBQ7p/vQI7wAB/w0E/Bz9BAvzSUERAAPR/1YGAuL9+fYBB8j0Bv4RAQUEABX19xHcsDpE7d7bAxTqCifL9PcyAQZD7gH80OEN5f7oUg0REQcCHP/wBvgoEAMKAQn8/yUM9gEF+QP9O/zg64Ed9fj2+Qka7fX888joIPwJ//v9AA0A/v0PDeTeBTsa/QEC/xAD/gPvABT/2QT+BAbgABcFBsMc/uTz897uBgTyAdoKBf4aGOpXpTpBF9neCTzRFQH02vEo/+5bDQH8/uAA4vTPfwMBJxTg/xD879MlDfcDDgjTES0F1AEZ9DHsTNrHG7r0B/kM/f8b9PUVPAEnG/ru+Rf80hUl/fDKMkEEBhTnEerl2w/+9wcNChP9/+sY5A/TDuMG/ekSEu3oHQLtDPO2/eX/6M0KKQZ7qTrr9AzNBQgFAqcc49EVAOwCCfcgT8M02v8k0AT+AtgE+t0P9+5JLbvpGPv5BM4ht/MF8rbg+fPrFNUN2Rzn8/km+grdf/bY7voO8+vt9vL39+naDPQDAffq6fwM8QUQ8s7DBAH5BbnN8wno+sYA5Vb42A8NHhUvHAHoAPPV4/IWBTXvgTrZ9B38DQY/8NEm/A4J//vF8+4B6fsl4QJhgeX36dEL7NnmCvwQ2znO+AP+EwIWEfAN9dL36f/6Eg0J7Pz76/T7+fPHAOzj9e0ACPYC9PLc/PXoCwPRCtslEwL2EhEC3tYf7AXe6939/+oi+PfnCQvr+wzq/kAJAAGeAPv76uL46gBsdDqBBQYDHAQV/Q4LSCoCAAvXD/v6u/+g8/1Skv/84dES+PYJ//TMDULc/f4S8gAcO/b2A/8F+uv+BAH2IAYQ+/WYCwXh/AIC+Pr7/AH+AfsR/QQI6wLo8A0c8wH9If3/BNsK6foU8vULAvYJBgje+ejvDfbw/QcBB//dAP/rBQLs6wKMZjqpBA8CDfsKAhIDGQz9AQHrExL/3AC8A/1/wRsA+/YH9/r7/QTIFg7//wEAAQIKNPIEAggB/fwa/gD+YgcF//2l+f7uAvgEAgH7/QAA/wwe/goC5f/97vsHU//7FwD+DhP+/vwf5vMDAvYAAwTj+/v4/AcH/P4AAv/nAP//AAz8CIyMdjmO/gYD9fr4AdkB8uz+AxO2BvIA3fzN/gF9q+X78v3sA+X2APq0CPCa9vkAAv4WNAXz8QP+9P4b/P8C4zX/7QGF7Q3L7ujwA/3z/wEAAu4L9fHy2PX36f7/fwH1D9T48tn76Mvr1fb5B+/+AhXRD/r49Qf39CT9Af4WAf/5AQsD77t3ADoK/wAB+4EC/AL5/AEABPrfC/0AAAH8/gC36wz48BkDCBr/8gjdCAPZ/f8AA/0FEAI89AL++gHlAQDY/gv4+gcF/B0C8PUA9OsAAAIAACL9/wf9/f/9+v22IwD+GuQC+dDyAtPtFwr+AP8ABRXv+v8D/gT+/c4DAf9AAP78ABD7+MTQjzofAOwA/f0A9gAC/gD6AAAWAPwAAQAAAQCBA/3/GSL9BC4BC/4A/wAa/wAAAADw3Q8DAP4AAADzAAAA5wQAFAAoCSs5/v7//wD7AAAAAPoACf0CAAEAAP7yrgAAAAUA/xAAAOoPXQYAAAH/AAkPAP/+AP//AOkB/wAVAAEAACME+CpUYzkoANcF/e4A1/35+P/sAwMo9en/+gwA9wCBEPsBCCT/ATH8//oAAAD08PsAAB3r4gfGAAL+AgDX/xYA5B4A5/4zDUU7/v7tAf75/wAAAeEGCPMOBh7//vffmQAAAAoA9gEAAMwPfkj/AADs/AwQAAIB//cDAfIBBf4h/xMKAEwFBtDr3DlKAPceAwMAzwb++gHiAP019PH96PsC7ACcBfb6E1DXACgA9f3/CgAR+gME/1zo4wjyB/n+AQG0+wj97CAHnP4zExohCwPR9/i1AgL4AAUNDAESBUfeCAY1pQAB/zkC/h0ABsgFTnQtAAEVAfcOAQjm+/kB/ub//vwhA0P+AH8O+zoPkjoPCRj63QzcE/TiFvMVAPM6kwkADv4B1QAEHfPmERHmAgD4+Cr2BAEEIwr3/0Hx+v8KBQb8B+7n/snbCADyzQEbBPb6SQTiA+OBAvr+/QkJ/troAxr9AgMI9QEB/ycE//AhAfYDIjrv+gkM////3/78/esI+eH7Ag30/D0CBU8aCLA8pTr01BO4uygAFTbtEAhMAB0xvi/5c4H14f0QJ/HtIPfg6csJzDz5KPsRQAL7DWUHz/oPFvP+FAr45y/jE9Dy5uHi/PUCP0YeshLC+wQQFBr6/vqi3uM04zP//hf5DBr1/PUJI/r70ZjYxQgkC/z4GOQE/ATtAQj+/wfy/QMT9UvN+6pUhjoH/xvq7wAKAhL9Nwdf/+f9Je77L9XaCgA51Qz/BcIH9s0P7hfX4N8hFv8N8wJeAfIA5i727P8N+gMX+tP49vjKBNrqZED3gQIRA+sI7ObV/RfIvN/D+tkFHuouDgAM2fgOBA3z5gDEA/UR5szyAxAN1BMRIQcf+AL4/+vuAhEV9LASDjr77gUc3ADaD/gTWC0jAMfsFAH/Lf/LBQdN6Rr6EsHz/cIS8hDd4CDUAu75/v8uIAkG2HHQ2QUCCu32Mb77+/nEFJfyf/QNz9cA/wIE3xQj/yPHvP7pC+f/GPIcC/wC68EdpCXmkcDY+hRKCfa909QDDhq7/wT1/f0jAPny2jsSJa/b6jnXAt3/3O7wEugHPhH1/uvnB/MB7/vC4AJ/9Pj/18b+8sQI8PPc7EWfAPkJFP30MAIL+OEG9PYI/D7z+8b7+gDJB6bNFPMJ/9AA/vr/+/v7+wju7PsH+Ascc/4JHgD7A+IN5jrWs9/7+Pr0DvfOxf0T++PmBfIN9/HJ//bu8tztDcqKXDrl/hD/CfT2/w4GBwT+//TvBQ4A9AD8B/9N9AUA9f/4+/P+/gT5BwsHAAH/BwIIEvzo8gX/AQQNAQUAMPUE/f/i9PLr/v0AAPwC/wD/AAwE/gz+9//6/f76fwD9BPsAAwD7+v384vj++/3+AgP39f38+Aj+/QYA//7jAP76AfkAB9bEZzkF+z0EKwMWATED6hj0APb3HhcACQMMDP7jFBH++AALDOf29Q70EghS/wUA/vtJIAw39RT1/wIW/wQCaQfiAQn/4w7y+PoADNgPAAAAAiX5ADIAAvsH/A3qf/0DKdYF4fX/2t0Q4if+/P/8BQr5+wDk/v8K/PsA/ADgAAH1AAMS/vXptzgQ/x4L8IHv/REP/Rv9/ffu99YABf4F9wCt7gT59/sK+gz//B39+Qyz+v4ABQXXGQZM9PP++gDV+/kMFPz86P8I8hf7/QXxA/0BAAQAAEYOAgAa9AAB/PyxyQAA9OYB9ev0ALHtQxL/EgABAgH7+P3k/Ab7AP39AAB0AAECABzw9lQnIjoQAPMAAAAAAQAA/QD8AAAI//kAAgEA/wCBAgADChf7CiQBAgABAAADAwAAAPv73wYBAP8AAAD/AAIA5AcADQAZEjAj/f8ABAAHAAAAAPr+B/v8AAH+APnmogAAAPQA/fsAAN8RNA4AAAD/AQcMAAH+//4AAekABQAOAP4AABUA+sHKQzkvAOga+QgA+wHq+wDkAgkL8gEAIv0BBQCeC/wXATX08TH5DP0AAAD36PkAAPTU9xP0//j9AAAa/OsA9gv9IQJFMUNnB/8ABwAE//8AAOoEBQIC/QLy+gDErAAAAOj/9hP/BOcMf/YNAADt+x8QAP8H////A/YA9/7y/w0CADIS/xJrszkLAPP7+DAAJ/7wAP0eAPb38ur/AvsCAQDPAvUgAPL+CN3c9f4C9gARCAvwAtX47BTxD/X+AwUs9eL9/ez5+vv/DgnjTP3UEP5/BQAE8/X9CP3mAvsaAvjX3v8AAMX/BuUD+vn3APgDAP/8AD/5B/zV//f/B+D6/AD4/MgA/94S6UpWbjobBQTxwF3fOhbo9Po3AAMnm/oCSOABvgD2EfccIAD4BePg/QEAA/8JK+n/AXrW8QIC8PIBDO7/AsrbBfMCxQFUB9wEf/38AN/D+/f/BP7lAdH3+z0w7urF/wQAABP6/wkr9vr9DbTU7w0KABb5/jMJ+uoBFab//QQF9/4v/vQQBO5EhTr+yAWpnnwOEQj6DxRq/+hjvTz8f5Xi0Bz6D/X6LfL65fH40i7VDAgRP/QK/VggBP4SETgPCfrzAQkHDPL79PgD6QMbU/vToiX75vwD+vTY/gbGxQxOAP3zBxPk+iXuGxTt/e8C/MPz8g4R+gT8Et8BGfjd9+0C+Sch+/0V7yP3DM17TjoTBAgC1QLj1g8jFBRCAPEkDQfF/NzYO/Mj3A/9A/Tq6gwKEfzf+xMTMhsE+OpuHvcC+WoZkBQJEh0WDeUb+ACBA9/Hf1fdk+QxE/sV/uLb+yUYxtbl8/8l//PlAQAA2RPnA+z91woWyPYi+9jtAtz+2goO/RtRA//7///sLEHn9QCSFjor+iT97g0I5u0JSAMW/+MGHej+xPjB9xAh3e7+++cFCg43BP684S0W/REW5A4sDvAWClDsGAvx+Bjp27np/fKxFuj2OekHzfbtAgP8GyAR/iUjwwTtGQ9A8PbKCwQCxBMurQHfuR4q3Pc5HvytzMYQIPqB7Bns+v+oAAT4/yH9HFkpqDkL+t38CEAG9PvycBUD//XcFwn/5gSc1/t/7Lf/++ISLAIV8gO79UK//fsCuxABQBcZ1ef03ReqBQDxac/6+d62xZrzEAUj/MX2AA8DByI5ARYM1QYdEQhES/oA2S//09cL3S3Pv/oZ6yQnBiLGzOQQISCxAyTi/v3w/wkY2v/+JEdc3Dnc+vIADQnvAyAEFQj3AOjcC/j+8QAB7gtm9gMA/O3/9+H6+gLtCgbeAwMDAgMfLPsI8ekEAwAE/gIHDQ3u/fvWItTf//z9APz3AAH+/ecN/hD69wDz9/8dfwD6HQsBB9r/DAzx2f0I+O71/fzy5QEU+gkC/Az6/QG2AP/0APn/BgeGTzndA/4DGBQHAA8H9PcG/xcEFQgA6P4A9gJ/9Az7zfEC9uf2+/f69A7lBfsA//wJMgX74/P3//ft/uIa5xcI9fzQB/LI5gLyABLwAP8AAOgX/gnw/PMH7AgNPwL6/+4DAN7xQfjW1vf7B/j99wL55gQj/vT/FRPz/ADeAADzAe75+v1uWjoFAPsB/4EAAPv+Af0BAP/7AQAA/wAA/wDgBQH/+gn9/QYB/QH9AQDeAP8AAAD48gLOAP4AAAD6AAABAAH++gAECA8D/wAA///5AAAAAAIBAP4FAAD9BADcuwAAA/EBAvb+AdkOBxQA/wMAAQIF+v//AAECAPgAAQAFAAAAAAYE/1q9UzsYAPAA/wAA9/8A/gD5AAAMAP4AAQEAAQCBA/8AHRn9BC8CB////wAc/wAAAP/45hIHAP8A/wD4AAAA6gUAFwAsCyk8//8A/gD+AAAAAPoACP0CAAAAAP34uQAAAAQA/AoAAOoVUwEAAAD/AAQRAAD+AP8AAN0A/wANAAEAACQF+wE4ETolAOUK/P8A8vr29v70BAMU/u8ACQQA/QCBCfwOCDcBADMAA/0AAP777voAAP/t8Qrx/QAA/wDv+f4A6g4AFwBBHD1ZB/78/QAHAf8AAOsDBPkAAAT0AP7anwAAAPwA9gYAANoQYQ0BAAD0+g8VAAH///4AAu8ADP0MAAgFADYFAuRVFDo9ANsF+RIA4PsR9fzyAAUO+vgA9gv/AACF9v0AGlQGDTkACvUAAQAY5QT2AA3z5QYCCQH+BgAL/PT/1ej+CwAmKVlLCvTz9wADAQID9+0FBvQaAAfsAAMksf8B//8A9ygB/Nj4fzkZAAD3AQ0IBQHw/e8C/PX6AP8sAPv//2Pz+mVocjo9HvwE/R0ExuT/8erZAQUJ+PcAFQL9+wDS8QTwFzkCFEAdL/QA+wAv3QfuAA7y/w8YBhr9FwAACAH/9dIABwAvPD1nHub28QTZAfMA++4E//E7AQz0ANI25wIB/wsA6x4F8/4JXR8MAQDu/wYPBfHh/f/28wb6ABH7AP5SA38B/i03gzoxBf0M9xUAycgQ67rm/wL2Aef5EwQA+f8X+P4AHQrwEx8CJ+r+9uY87BLyAQMAEhETGSUB+gAT+f35DNwBCQAQQEkpL9n77/37APj+AOIDAPQuAATvANlRHv764QAAzAcFAQYGJzge/gDq9vUDEQDm/ArcABD/9gH0AP83B3/+GI/NqDoD/xAD9Qz9/O3/7e36/wD7AP74/wH9+AJ/9Qf8CeT+APP/Afj38PcP/Qz7/wH6GAQMBwf+/QIV//b8DB/+AADgFgzuCv7/+/3//wD/APQF//0I/gHvAPYuLP//AgUA5AsI9Q4I+/cHAQD4AeYEBP/1Bgb3+Bv53QHyAPgG+yn8EkU/uTr0/AX89gz7CvP77e4A//zy/fb/8f/7/QJ/6xn9/doO+tfu9P7++vLm/gUABQIALfIMAAX1/AIN//IAAhPw9QDTENzY/QAA/fwAAAACAPHuAP/6+//1AP4yaAAIGA8A8+MEyiTtud0B/v/5+vn+/QD6///7/ir2+QHYAPoD8vr4Fxq2uTriAP0A9xX9AfkAAQAA/gDp/vsB7QD2/Px/8PsB8eYM/t8A+vz+AP7d//4A+wD5J/X9Avr//wEHAP4A7wj+9gDQC9nKAAD9/gIAAAAAAPf9/v35+//+/gAjaAAB/gsAAvQB+ijoxuwBAP8AAP7z/v4AAAD/ABn//wHcAPv2Aev4DW0NZDrc//4A/PH/APwBAAAAAQHh//8A7AD8//5/8wsB8e8C/dkA/gD+AALlAQAA/wL3GPLXAvwAAAEcAAAA/Af9+gDO+ODO/AABAQAAAAAAAPwA+wD1+f36AAAASwD/BvsAAe/+Awn3vfv9AAABAP/1AP4DAAACAAoB/QDlAP70AOv7DrcuLzrdAAD/AfkAAAD/AAAAAfv4AAAA3//6AAB/9gAB6O0EAdMA8v8AAADy/wAA//r+Df/WAP4AAAArAAAA/RAA7wDE9uWz9AAABAABAAAAAAH/+ADz9vYAAAD3OAAAAuYAAPMAAPjjowb2APsAAAPwAP8QAAECAAkAAwDwAAD3ANv7/1RSjDoFAP8BAIEAAAD/AAAAAgD+AAAA/wAAAADXBf8A+Qj7/wgA/AAAAADwAAAAAP/68wPPAAAAAAABAAAAAAQA+wAEEx4EAQAAAQAAAAAAAAABAAAGAP8AAADXuAAAAOwAAP0BANIRCxX/AAIAAAIGAP8AAAAAAPgAAAALAAAAAAgE/1ul8zob3vQC+vbfB+8bEP39AP0ZCwH17fH/+/z6Bfzw+AEH/wr55xf5+Qj77vX9M/IIEPkCCOrbC/sBHfQCDgf+BwIM9wX//uDw/PMsBPn++f73AAztAuOBAf7wNQEMDfgA4vP7B+TrFhsD7f3rACX3+xcABwv5De4OBQUFAgXc+wL9CnLZWL5NEly+K492PZxz1r4IEU08DxmAvpiCnL2UAca9Y+VEPl3lFj2gKqo9kOWDPeLe+r0sxA2+6kjLuwsgAL+Kczm+jr6JvjbQHL76x/2+TBGQvoA9hb6WbpG+85zQvlX2Dj4YDLy+5zYIO6vVqr6MMIi+NRCCvWD7Db2mqgK9GGZVvn7HCb7u1Ua+zkwwPYzTmL7GeLS9yl+MPXiSAb6N6bu92AJmvVIjHL40mC6+w8GlvkM6371q/Ek9RMCAvufHiL0l7HG6bVSUvi93aL7bJyO+OsPwvmSzAL7PoOG+YVEiv1rx4r1ed3I+MQILvRIHDj7Noou+a8yrvoRiRr6ao7S9VgjSPVzBZb5S4D6+Y1t4vt+Qcb6XH4i+IuoFvWO98r4a+3O+w40HvuT0hL58o52+ewDIvZ8WP70WA6u9hom1vXcby73VaCG+peQHv7QIs77rZru+I8Gavef5pb3q/zo+dDeLvsMc8r1frXy9/IotvvZAFb+urvQ9e2+Bvi+2Lb6JLYO+Au8RvqXTOb6LWG29LyS1vcVZgL4paam9wyIevtb7Ar6UrIu+LR6Zvgn/YbubtUU92y5WvtW5Nj18toy9t8cmviztHb1D7Ca/VDlxvgps4b16lLG+e1kxvp52Hr967zW+A6qfvvvckr6+b8a9R2L8vUZlG7+IkIu9u2QcO/LmhrZqX9wJDaLfEdaDCArxB9DpgSvvJtzhDPUOqgESkRCCO+0i//PPWPjSktL5Kg8dgYb59yIV1vbgEN7lutau8/f8/QMSO+o1CdO3/ADz7x0C8gx6+QAO40j8R/OB0LDtoPvp4tQdmnl1OxRE9EYQ2AgAAwUA/pPhAf/9Gu8ADAh/B6X6KPoBGKP4FxnOOvkn7eGexP3w+LoYR6Nf7/4Y7GIqXFDesvIUgc3eNNkZzRs9POv5+/rX/AMD8Bf/AOQm+PbwAwwv+3/wCwAMCAwC3hr7WZM5O/T1ATG+KF9b9L1WNfsvIfvH6yMS4fbAYvPoFO1/3/D5VVgpO8q04fP02ygE/uwE4CYZCQsVHeH+CRIF9jjzyn8a+f3Zq69wO5LXD8QCAwYPBQQQCegVA/k/AvjnDVJSgR3glgsMTXPZ/EWkO/MKuCbmBfn++yj7/jAgAPv80w6BpffH98jeGPT+CvbydaNUO+X7++Xmwej38ND36TYFFfg0gSYETMvrle4fvOEENOUC4BcnO6X0s+OmBRj9A9jiCPxHAQ8m4R0BgWHfqekmhwQDVecI4BwfO5Ww8PjolgsCCNgG/TVjCvpN5z4Y5aArgUIi5BEJ2NP9x1q8Oi9X2CYbFPS9QaXUo96QDfXS23AFf5XS8G0BERuNklRNzzSlO+geCBnoNCwSfwgbSO4W7u333A7oz/vkIOft/Nz5APUCxGZkO67TCGk3IwX1/Bnz9vrQ+/bYMelTGTBOLUamAf7ygf4VKjeLO+b52+PlMvYDAAQGAIEaAf8E9hi3GSbZ7RHu8Pf+9xvuaUzMO+4rPPPp/P0FBPEAAd85AAb+Ay5/MlDsCgHx6QMIC+vZMBt6OyEQC/EQtNwbBbL6BNZU9va51OfT69bQFn82HwED+enmjPtLOyWnEAJAHfwH/8Yd/RjcFRHRq93ONAp/TDLfIfcEA7djVW+3Owgj8jEHCAMAAhQC/zb1AgH/Ae/yBQTeCsn4EP0BBYH2WyQfOyS94CN7ySYDFBMRHALO9O8fqtEXgSVT8lzfYwn9nDYOpYSYO9kJvdHVAwP5/AUPAagf/gb5HzP5/ez2Ge7tgfz5AjfwKGm/O+gO4dv+JPohAAY6BbKx4isRxYHqx3bGC1mfAyotdjCjPjPkO97t04Gq8Q/54QYrBs5L9Rn4Duy/BiyevuANrAf3ZxLITT5nOyHNMBg5+wID+OQM98DA/AD9n+B/Gv0HCDQDGQn66f//QpUeOyTDFOfC6Uh3VJPO4vxUfxJIr//kWfTu80FZrhlqWf0jhoazO/fFDP/A9xEPFcka80cNBAweCX8O8CBe3Brz/PoH9z8U5yUdOyfMIR3yG6sOMMTvAPhaIQe9HhLwWPi1SRbpf9IZsNnlNBlEO+IJ4CY6ChEBEuzY5eeBBIPM7NaqwNIEM+Gy7f8Q7f8Xr0ZQOyvkCej2zhCIAd428RUVDLMxyX8RFjAYyCNAEgcbIu8lwUcxO+/47dUoAOn03x0HGtzjMojoKPIiIBLsBPb43h1/yvT/zNQFOwBE+bf+Fd3a7f7C7TO57/OtV/kFuN8lf6q7sM7l6tHucDJLO+J+6R7QuQjo5Qbd7s4o9Qb4wxMJ29+/MoEnyAj1B58kfltnO8r9AhniQNrgCP2g8XIk1yi08IE0Ag/6Y/jZ4cmB9u7/d9rXOh4GjdGzMgYA60EFFoFw+Qw1VFTdtkulorXPNxgEAB3mKZSAO+75Lcch4QMCCbf6/yjvDAT6QtrM7oEa4jAp3fwH0REbCaCoOwPbHsf57gr7AwX7AuwFFAQnNN/vEzIBgSoPufMIPUX/llC9O+n53Njj9ADq59326QQM3us6gerT7hXlodoTy/HjFef1m0ylO/ce/8rQCeMA+yPqAoE+//fLpBTmGz2CWuT+oAIG2LkYnfTzOiqlafguKxbsAPPh6CII+fAz9en3UcPNlH8T1fj+91T9TfylO+sYEiH4Jf0zCDd/9/kMBOIzB+DL/hIExuv3wRwmBAP6atqhO/bTHssJ7RW12QwU+hMKpQs5L8o8A0UjphYPgQbQKz/ny59VPP3hAPv+9fQSBxMJDhAHB//+BoHz9Qv4Fg7i+vsPHRP2CoDEOwIc+RcI3wMCBQQF/zf3AwH7+voB/xEpAcT7I/kECIH7vlkaO9f2srvizgkVBHwFAuJ4DO9HkjQ5KE4MgRHtXgwAyfzNVcAkO8/8yezK+8PnIe70x/gBEAMm+38BGmzPkges3/7HMQvdox6UO+Y0wrAQMu6BROrPFffzN7zAATfu8LzyLeLx2tROpwEZ1f6NO+8j6QkLBQ/vBve++ukz//MVMgdBzn/z+QLpM/78igsOoHq8O/Yb/+wAKf/7+SUTJvb2+QIB+hfpBu7qC+oA6+p//fYEN1G1O/Es6/PoSgEB+h76/4EQ/v8AHSPPBvAA89rp9Pz71Pr9kxK3O/9YTtQEJ+wF5hYF+7rjAfIb8dYi/zvIHSEIEBr2fz0XGOTyO44MgfMP4Pz6/+v2/YcB+/0FGRDo8vSX9v8OzwD+AAEyeMvxOwbbFAjjLzCICPt/9ggWFODy8xz7CAYwKOMJFHYnD/0MfHI7OwTI+6W4R/84GD5GDNx/GxL2XA7vlrIU3E/IswYk+mqsLzCuOwN79vTj2BTx+Ab19ewv+vcN2+/BCPbi9oEV0Qb2D42yzmFJPF7qAP8rCAQEAvYD/1MVBAT76vYkAPs0BRQPHQID/AZ/xysvO/D/OzUI6SQr98pVAAvdBU/00iLfX4Hy9QcpzeIi3xgMIwazO9rkgc/MGgb59S/4AMY4+v8H6sSQdAe5FdHZjAsAPA3YE7J1OxTO6yBY1BDTyH/sNBKV3vkIGvP52gz60i3lZuTe3/DruZWFO/smIOwHAPp/CQv/IAHiDyUAx2X0Bwf+D/Qf3ve6A+sbR5huO/6a7fLx18gFEOPf+hcvCP/lySH95OoCF38b9NAK5OL8suWeOx8n7fDnJuodOtLZDiUfgSm+A0P4KroDO+n67s5ItOIlFbizO/7eGCoTyN/s9+jy+x3a6fbngf7y7wIGMhcOEObu5/L3pasWO7MW6vtMCtcvL7seBqWBGw/RCcnxl4dRLvsLqeQgvc8BKHNsOw4W1A8OQfkS61P/EwTpCvjk3tzX54EMSOAJOAoJ3cn1/vLCOwTq9BAL9O4GC//9BuDzDAHEgQIDE/DcQQnlQgAD8e0OAoaBO6BC6U8oBAYBCff2AT7FBvwDrg3xEhZw9afuf/MGCbEEpvOxO3/c2vf64gT+APoDBKD2/QMakyYFAOGWyyT5xvYC49WuzPQ5O7OymP6IBxrh0Uwv1qIvwOQi6W4ZXvPBIvvknAG1NNmBNjdfO069PRww6wf3DGHyDb0SDP78gfA2Au6k90A0zfv4HpcWBs+YO+UbEhvtE4ErDxRGP/EAD081AAzmAfjd0+Qk2C0I6df7WGSxOwPPEOnr6fr6/Q73AEIR+/cT5CYIBgw2z1fxI/n/D38CVC9eOyjsC8oi4+Dn2d7FDVyBkQ0noegT/+dVFbwO5vY1+9zkQalqOxMcCAPp1iD9BFfw6xEf6wx/AALq+voF8AkB/bfF4vbItdVQOxRoJ+MeQPWM0RuBScxIrfALDU64+rvNoE4Q09mv2kOi8CaMOwyiEy7MApJY7egqEw765ZsABWwNeNZaCAA6CX+nDsPujHpkO8vmF8bMrvTt9Qft3NFV7PE1gR4pHFQ/jBzv8gXoNgUPpfArOwd/PucIvBLvBNX1HvYFAPb38gAySA+FGojw6Q/4IdIShz/3OlkS/RUoH8QL6fvnIQMCMOmB9RMuyvjGTOkX0bYG/87o/jVjO6rk+ADj9fryDRn79PMO+OtGASL/92D2gR4DBNn/Mg71oAi9O+8uARcIIPkEABH6Bvb0AQTyAvn7A+znEsb37/oD54EDoAX4OjLmo1hdA8W23/r6HweB0u4MNOUQxxUNMf/9/vLkxvD9HCI+O+dF4R8uFQr+A/P9/H3RAP0Iypn8DyX3CYHjLfcD/sDam6KeO8UHx9az4eP0Aa35+Zp79xDd9iOpAXjaIr3z6vvxXX+udP2+OwAlzQI2MdoxRqjz+hHnPybCLf7kIb8QUN3mBNWBrgEVfY5AO/v0FfUSgSYh9+My8DHR+gJM1j/0BjQZkCQeXzL4VNsdAhGSOxJaA/HlJQcGA0AHAh8CA/j0A9TtBn//Caf0COEIAvnn1tnqO+CY8fOu5Lb9/Pvs9ewc+uuBsL0S/2jn1q+55M4DMDfJz9TGO+sUBgbz9BA9AP/4DAoLBwn8CUcTgdwLGunMA2IhQvMAnJaLOxPMIRsb9gED+CsOJX+rAfrdVA32KOt0DV0kGyEH6e3okBekO+iBEPv78xHp9Qni4GTiEQNyuZLsD3YiBDz64fb+WCSwGMccOwBJ82D8Duoc9ewZF/vpCxbBYdq/B3+2N7TTQ/cZOeX0nsGYO+0cyBheNcP/MccE2Nyeu0Hw0IHw0Ob5PePcAN4h1QXsjfbJOwALg8768gwBBd8J+oEW/QIROCHa9+Ca5/owtwgCFyr7DyexO+ABD7vfaNkKCv3f/cYoCAvc7PJHod+/NQ/St+0KgeD/53o9O+Qy8G8QJxUPB1AGECHUBg8RKvPfLcHjH7LdFwT7uYHlp9IbPAa/Fuwe7QIfJB/6BQmoOiwK3YEA61H4Gi7LA+g0XAjzJe+jO+nHCOwm7BH09dL6+gUL8fIE7+nxCH/38yoRIgH89+oDvoFfO/NA6OcN4A07f/R05axURUzKNOD7d5HOatU5ChhCGD4OFyKZO+0W8AczLOTsCc7q2xOE+uvL6t4I5BIhf/jj3z/5/wMLGoYlO15NA3tP4Qvu71HeAxSB+wElD6jv067myMK8WA0F+OsVH80ZO9lX7l8tawEKB/UHBYHGAgPmpPziKitIGpjtAvQB+JACSkPxO/YHBgfsFi329v2BIPgH/wzu+hjzHvj5IfgK8y0E7gcPLi6XOwPszvogCA76gdPaCAv/RDfe2hL3MO8IDRDzCeo32+URT2rIO+gPzfnZCf//Afv5/uIl//8C9wuB1NPd9t/7w/gB8fL3s+9tOxn7BuwJ1NHQA9mxA+dG1OxLNH8SUErKAsYs5uTmaA9te5k/O+e57so8Ht72978A/uGP6Or8gdoQszvh6CkbDwH7tRv9JcYGO1oMGyb60/5aP/BjG9sPXSXiD90v6siBWBVL/fQw8LXsUba9O+kXDvQMJhAR/CMcMvn0f/UB5A7SC/zwEPUD7uj4EAYMKft0O1e9BB8ilwb7/8T0E1bQ//8DoPWUAxdO/UXbefsC0AiBHj5oOwEADuQO3AssHRATCA/zgUwY4Rbr8xHWzgUA7xVlIREMMhHFO+8cgdnrFQj+Ah8F+/z1BPwJ8iwiFgLt2NPa1u8FC8kECUBmO74TJM3cGgPo++rpGgt/+g7yE+b18KLgtAklvBv6krQEsFl5OyfcH172Bin9A/8B+Cn79wYcxNqh+hx/wElLdRwGTwX/5Mf9OzvcDhQvD/kA//38BfvJ//0C9PvlAQ/9Ayv89wYA6DuBOE0uO/rRI9C8AwX5+xP9G+V3+gI4DyAK3mDbgSr0DgL9Pi31BndcOzXleyopGu8D/K/i9blH8+7uf5AUD83GAg01BfL5dGd3yAINPNMLEUdSqQsFB+ARADSbAwINuM62Axnk5NUMf/8B/xUApbCcOxLOACAADA0LIPoa7NEVf/Ei9w3hBuPvHwgFRNZyPgnyb7b1O/ZB8MLX2Pb9Bx38DP33AwfWdkMByqnfNPLWlvcBgRAC6QIgO38bCTgtE/DaHADlERNKCTvp8bwrA472JQHems3f2AgPxY4qO/EV7H8awQEaFiIa93EAFxLO1g7U4KwuA97nVeMU0An2K0WjO/r9t0cALOoKCAj2B7/h+ROdshluBf+wf/vY3tz8zd75UYyQOx8ZPkQCejRUMzco+EcgRSBJIeyzGUtLHB9bzAxGSH+7n/DzOgl/IgMD97XgWB/wwvYODfepCewDILkHfZPrJO7vDsIXBin3OwjwAjA39K09T8k86RS0XVEQvIHyzgkYCPXvE+BQBA7jo3BOOw36JZ/91tBLXwMU0M79fTcjx5A1Lgi48+YDD39gANTfNZPFvxYBm713KvE+38YPv814ybvfTbO+yhxFPwhSlTtDRau7MaTlvVz7Kb0LvL4+BObNvrkehz6bx389naYAPk5HGz7zhMC+8SfNvtm+rr6uMby8ppn8vyaW+74tdIi9RDPQPhFWQz8QWgfANg0AP0cri74OGBi/CN00vmpQkD4zVne+UrqgvH8b773vG4O+qAASwG55uj6KBvQ+XzYOP8CFDD8NXwg/YOr/PlC8I71SkdS8DayjvF7lxrxOvZA6mv+GvFMpvDzvfBS9gt8svSvLB7/6d+297GehPgpxrz77a5U9GJtwvnzxwT0R6Uc+qlo3PoHJWj1UPZ+9dNBrPS2bdz3KDoQ9YtdcPVwDAD73ZBI978OSvKs/NT5yeu28L5/ivQpz5L24QQq96r9nvmvCOr56PDU+5P9uPhD/Dz7Z8wk+69gPPitzRDxkE6K8GpTsOkY1czsB7VC7SGWduxavRz0aOY09ttM5vY57lr2DWKO9e+RDvnnw577EiKy+NgU7vkF1Db4JdsE9nL+YPs3QqT6/EJ8+vKegPvf3Hz1ypIE9w5KXPVdBET3uJZs9qULuuk5nBT7fQYi9F18HPg6Wwb6pdoW/K6pGv3fdyb6O3568eYjYPrsIIz+yrSQ/N9gJP/MO2j6UjJg+uFh1Ol52AL12D9S8Rwp3vORNNjypaYQ8QpzbvYyDhb6VJ3A9DpKDPpqzlj5tAtM9wxpSvmk0nL6uqI++y+llvZ8JVz682UQ+wM2nPUCeIr673n49bgEEPuIqzD1uHkU9oJ2/PD+3cT0ejAq+Izk6vWn6Jb7HKjC/uLotPs0yHz+KqkY/S1FVP+qRRj950yw/C7uHPqP9wL4Y9Xu/C3Oiv/P2TD6Wbzk+ELIOPqPwSj5YXTO/lQiYPsGi9zyl9hk+PUbFvHKPWj3C5A49vAGMvSm/uL2z/2q9YeaDvTCotDtBQKQ89CV+PNGESLv/z/u9GexzP3PHDL+gyMK9+hMKPcPt2L4jOJ6+e3vbvb0Pn71Moyk+0bKyOkvAgL1Rz1G9aAt7u/1t87zhQQg9yoebPEJQYL2AfdG9kvsBPb9+RT5MUh2/BsMPv5WZF7/quYA/XnwqPM+5xj2cNyG9bZVBvkdT1bxISAU+G6vsvK8XSb5Ce769OGhXPRP4Vj4/Pt8+iNkXPuMcpL3EdXi+JIi+vs91vznKV4i7smg5u0EgsbuClMm7TjuWO1/5Hr6gfPe8sOFGPnvHDTz8WYs+BpSIPunwXT43TZw+XOe0Pha3Tz7vQGu9Kg1RvrOhr74Afdu+L52Rvqhdij46O5o+Uwt2PsWsHD5P43W/3hG3u2kEOz3AFms+8Au8PWHU9z01kKM94WGGPYl/zD3BL749amhZPZhfdj2HX4m9zJiQvoEK7b4uSx4/O8IdP0fxKz8wFyk/BFEyP+w88T6MEzy+QCaBvEHdE7xhGSK+uA0rPehn3b18Bqa+t3suvg/OCr7irYk+I3VGPikKzj0Nxyw9dySOvTh+TD3XQus8DTUlPRUe0Typmxc9zL41PfPsRz18Ob48QiITviTcrj8kH2s/LTYcP0ZEdj4y8tW9vEPgvju+/77s9ge/F2j8vsWnyr5wQg+/ZLNrvAqbibyHgIG8TrQ7PLGvhb22KCq8pb/sPeyDNL0+9QE+06bDPYK10TyZeQ082AJIO92E8bxZjZW9xtDuvDibjj3Ph989ex/VPR8Hsj3NX7++SwvYvikHiD8GQuq+VYrCvUvc+D1Jk689+iOyvSJ1uz15Xg6+vgVuvrjVmr3az4w930PePTVH4D1AE5M8+ZCYPUQVsT1w14y81UTIvDrt2D7X7PG9O8Aiv9MSIb8+d/4+xdmBPhx+mL14FMw9LKt9Pm5N8z57ESM/jwBOPysRYD8xi2M/uJEfP08+4z4cJtS+XXqsv7njpb+XuGO/wgOCPV0/Hj0jhpk8GcLFPB5flT6HcQS8AXUnPtmg0T1+D929DRUvP6JjGT85E5M922X3voPR8r7u2Ek7dfH6vTVuzr3Fd2y6UM89PSeZHD5CEKi8RDCpPIHPtjxU3SK9mpAovf/mXj11Px29vtKjvXAVcj2wXDg/c1NDP1X9Fz/9mL0+umiiPaNqjL58OhG/1IwDv8sCyb5EitS+zHN2vjh06jyujlk9QsSxPUsvqbstYDo9lnCyPZsH3z1WVhO+nAmPPdlOnT6yxNM9LFIvvpbb4r4NKdK+Tg2aPdczHj28PQc+BsYgPrNEaz0hfrG9HJWgvLFja7vTG248/3YRu4gsBT25/Da87UYMPmNLOz3XH5k8+drQPjwIIz8YHN0+AgJGPoiwAbzW+S++aj5Yvpbsnb7hbM2+ljHuvoD/4r4y8Oc81oFAPZdHRzwuc7a9rinfPV+KtD2EF2M+wzOyPc6ZEb40WLg/Ul9ZP5aSBT/2JVM+qMQ3vVq3Bb/5zDK/C9ERv2Bt577FFn6+uLVTvpyto7zDHoG8lfa9vCfBhrxak+08JCFfPWEPlb1+jLI9+Kx8viw4j73eH1I4ks1avcpojr7auzq+pBAivt4efz5Er909ZMnhPdxrwT1HrIQ9jSrYvFVyu7ux6YK8LA28vBhQsTyLA448zdrgvKjprL3A4BS9VXQmvqxSdb6pWKW+/frpvjqeCb/38da+he3gviXqK74c7bM+QMhkP4hFvT/1gzC9V9gUvavQ8bxFRye9EIkwvsoDPzzJlQg+6qUpPcwenz3ybw++8K5UvoCbjb4SiW+++Up6PdBxxD6Ojc07gHIOvct8Tz2hiXg+3r7tPpJ497zPggi9Hf35vJD59Lw3C+u9aEN5vZFSPb2btpO6fNUDO4hzI7++hG2/thZFvoNQ1T6CJRI/VRE0P9H54T64r1U+RR4zPv+0Jj28XRG/K4C7PXnW8z2WOfM962LnPK8mYj4KqqI9jGPBvAR4H75Kc909vcexvoh8fj4UyK4+WyEbvkMb/74SqAO/cBbtvgrMSr35qqM+XcMaP668Zz8WbSi9Za4gvUKcYL21ejU81VR6vb7DK70ZZfI8Xh9PvlU8br3MOxW/UoSOPjatGD+Tn/k+pmjNPkRz5T6oE8o+FurGPnbs17uF3TC/p3LOv1oOyL51pby+szyIvmyoHb5kQXU+47YwP7IWkDwSDb2+LgTpvatFDryqq868/qr2vMpoo70l99W9wtfyvbDRdb04h4c6/zUlPQOiwjx9wUe8FPiyvndkhz8cnPi+RdShvvlPer4ptNM87muuvcmnGr6tw0k9P/a/PizLQz9P3lQ/QbEtPwdPuT6Jdtg83irJvslzNL9Glmi/M7Uuv5wU7b68/rI81W2+PNyJZj2SS9s9NmXrvHygAj3Uqf+7tkW5PXpwLb2RR8U+tClNPrQdDD6GRoM+GjjcPghq8z5xOia9tzZ0vnKem778Y96+wMIMv8CswzvtF6S87V74vI3GozwyYD27/PZ6O+25pryjmHo9iXSJPZ0Uw70GP3m+rE/hv5RRBr/REwM/a1iiPlDKvD4SX8w+wsvGPhpdsz7bAaw+AFMIvLjHbTwX/2c8Eh6oPKkvMzxrgXa8U+XHPKnRkL1jnjG9RAR3wEs3CMD5GJ+9kVfvP3AfVEC8bIlAEpU8QEi7zT/efia9He4AwEtIhsAKejQ+VvQ3PuFaBz6/RDM+Z4wKP7/ucT4AAAAAAAAAgAAAAIA=";
// src/ai/partners/sound-bids.ts
/** Tricks that a seat takes for certain: its trumps above all others. Jokers leave none certain. */
function sureTricks({ rules, seat }, { hands, trump }) {
	const hand = hands[seat];
	const suit = trumpSuitOf(trump);
	if (hand?.kind !== "seen" || suit === null || deckOf(rules).some(isJoker)) return 0;
	const trumps = deckOf(rules).filter((card) => suitOf(card) === suit).toSorted((a, b) => rankValue(b, rankingOf(rules)) - rankValue(a, rankingOf(rules)));
	const firstOther = trumps.findIndex((card) => !hand.cards.includes(card));
	return firstOther < 0 ? trumps.length : firstOther;
}
/**
* The moves of a partner without bids below its sure tricks, which say less than any partner would; all of them
* where that leaves none.
*/
function soundBids(view, round, moves) {
	const sure = sureTricks(view, round);
	const sound = moves.filter((move) => move.type !== "bid" || move.bid >= sure);
	return sound.length > 0 ? sound : moves;
}
// src/ai/partners/win-probability.ts
/**
* Scale of the logistic win probability by the points a side is behind: 1.1 times the scale wins one game in
* four. It is 50 points with the leader at the target, 10% more for each point the leader still needs, but at
* most 35 points times the square root of the rounds left. Fitted to games that were behind, see
* docs/OPPONENTS.md.
*/
var SPREAD_AT_TARGET = 50;
var SPREAD_PER_POINT = .1;
var SPREAD_PER_ROUND = 35;
/** The totals of the side of a view and of its opponents. */
function totalsOf({ rules, seat, standing: { totals } }) {
	const side = sideOf(rules, seat);
	return [totals[side] ?? 0, totals[1 - side] ?? 0];
}
/** The scale of the win probability after a round in which the best total has become `leader`. */
function winSpread({ rules, schedule }, { index }, leader) {
	const byRounds = SPREAD_PER_ROUND * Math.sqrt(Math.max(1, schedule.length - index - 1));
	const target = targetOf(rules) ?? Infinity;
	return Math.min(byRounds, SPREAD_AT_TARGET + SPREAD_PER_POINT * Math.max(0, target - leader));
}
/** The probability before a round that the side of a view wins the game. */
function winProbabilityBefore(view, round) {
	const [mine, others] = totalsOf(view);
	return logistic((mine - others) / winSpread(view, round, Math.max(mine, others)));
}
// src/ai/net/game-utility.ts
/** The make probability of a bid of which nothing is known. */
var TYPICAL_MAKE_PROBABILITY = .6;
/** Gauss–Hermite quadrature with 5 nodes, for normally distributed points still to come: [node, weight]. */
var GAUSS_HERMITE = [
	[-2.85697, .0112574],
	[-1.355626, .2220759],
	[0, .5333333],
	[1.355626, .2220759],
	[2.85697, .0112574]
];
/** A logistic curve stretched by this approximates the normal distribution function. */
var LOGISTIC_SCALE = 1.702;
/**
* Smallest standard deviation, in points: totals are whole numbers, and half a point separates a win from a
* tie.
*/
var MIN_SPREAD = .5;
/** Share of the utility that stays with points, because the win probability is an estimate. */
var POINTS_WEIGHT = .15;
/**
* Weight of the cost of opponents' bids: the nets predict other seats less well than their own. Measured in
* decision 009.
*/
var OPPONENT_COST_WEIGHT = .5;
/** A round that changes the win probability by less than this decides nothing. */
var MIN_GAIN = .002;
var bidPointsOf = (payoff, bid) => ({
	made: payoff[bid],
	missed: meanMiss(payoff, bid)
});
/**
* The hand sizes of the rounds after this one: to the end of the schedule, or for as many rounds as typical bids
* need to bring the highest total to the target [END-3].
*/
function sizesToCome({ rules, schedule, standing, seat }, formula, index) {
	const target = targetOf(rules);
	const sizes = schedule.slice(index);
	if (target === null) return sizes.slice(1);
	const sign = pointSign(formula);
	let highest = Math.max(...standing.totals);
	const end = sizes.findIndex((size) => {
		const fair = fairBid(size, rules.players);
		const { made, missed } = bidPointsOf(payoffOf(formula, standing, seat, size, fair), fair);
		highest += sign * (TYPICAL_MAKE_PROBABILITY * made + .4 * missed);
		return highest >= target;
	});
	return end < 0 ? sizes.slice(1) : sizes.slice(1, end + 1);
}
/** The standard deviation of a seat's points over rounds of these sizes. The deciding seat stands for all. */
function spreadOver(sizes, formula, { standing, rules: { players }, seat }) {
	let squares = 0;
	for (const size of sizes) {
		const fair = fairBid(size, players);
		const { made, missed } = bidPointsOf(payoffOf(formula, standing, seat, size, fair), fair);
		squares += (made - missed) ** 2 * TYPICAL_MAKE_PROBABILITY * .4;
	}
	return Math.max(MIN_SPREAD, Math.sqrt(squares));
}
function winProbabilityOf(seat, totals, bidPoints, spread) {
	const others = totals.map((_, each) => each).filter((each) => each !== seat);
	return (own, given) => {
		let probability = 0;
		for (const [node, weight] of GAUSS_HERMITE) {
			const mine = totals[seat] + own + node * spread;
			const ahead = (other, theirs) => logistic(LOGISTIC_SCALE * (mine - totals[other] - theirs) / spread);
			let product = weight;
			for (const other of others) {
				const { made, missed } = bidPoints[other];
				product *= other === given?.seat ? ahead(other, given.points) : TYPICAL_MAKE_PROBABILITY * ahead(other, made) + .4 * ahead(other, missed);
			}
			probability += product;
		}
		return probability;
	};
}
/**
* The utility for the seat of a view: its win probability from the totals, the bids so far and the rounds to
* come, expressed in points of this round. Null when the game is as good as decided: then only points count.
*/
function gameUtilityOf(view, round, formula) {
	const { rules, seat, standing } = view;
	const { players } = rules;
	const { handSize } = round;
	const sign = pointSign(formula);
	const payoffs = (each, bid) => payoffOf(formula, standing, each, handSize, bid);
	const bidPoints = Array.from({ length: players }, (_, each) => {
		const bid = round.bids[each];
		const likely = typeof bid === "number" ? bid : fairBid(handSize, players);
		return bidPointsOf(payoffs(each, likely), likely);
	});
	const winProbability = winProbabilityOf(seat, bidPoints.map((_, each) => sign * (standing.totals[each] ?? 0)), bidPoints, spreadOver(sizesToCome(view, formula, round.index), formula, view));
	const own = bidPoints[seat];
	const gain = winProbability(own.made) - winProbability(own.missed);
	if (gain < MIN_GAIN) return null;
	const scale = .85 * (own.made - own.missed) / gain;
	const memo = /* @__PURE__ */ new Map();
	const utility = (points) => {
		const value = memo.get(points) ?? scale * winProbability(points) + POINTS_WEIGHT * points;
		memo.set(points, value);
		return value;
	};
	const opponentCost = ({ made, missed }, other) => {
		if (other === seat) return 0;
		const lost = (points) => winProbability(points, {
			seat: other,
			points: missed
		}) - winProbability(points, {
			seat: other,
			points: made
		});
		const probability = TYPICAL_MAKE_PROBABILITY * lost(own.made) + .4 * lost(own.missed);
		return OPPONENT_COST_WEIGHT * (scale * probability + POINTS_WEIGHT * (made - missed) / (players - 1));
	};
	return {
		utilities: (bid) => payoffs(seat, bid).map(utility),
		opponentCosts: bidPoints.map(opponentCost)
	};
}
// src/ai/net/position.ts
/** Levels as the nets were trained to tell them apart. */
var LEVEL_NUMBER = {
	human: 0,
	hard: 1,
	medium: 2,
	easy: 3,
	expert: 0,
	master: 0,
	adaptive: 2
};
var NO_BID = -1;
var NO_CARD = -1;
/** The side of the core's tables of points: bids and tricks go from 0 to 30. */
var TABLE_SIDE = 31;
/** Where the core's lanes of 16 numbers have jokers, one of each kind in every lane. */
var HIGH_JOKER_RANK = 13;
var LOW_JOKER_RANK = 14;
/**
* A card as the core numbers it: by its suit and how high it is in the deck, so that the core knows
* one order of the ranks only [DECK-3]. The first joker of a kind is in the lane of clubs, and so on.
*/
function cardNumber(card, rules) {
	const suit = suitOf(card);
	if (suit !== null) return suitValue(suit) * 16 + rankValue(card, rankingOf(rules));
	return (Number(card.charAt(1)) - 1) * 16 + (isHighJoker(card) ? HIGH_JOKER_RANK : LOW_JOKER_RANK);
}
/** A bit for each bid among these moves. */
var bidMask = (moves) => moves.reduce((set, move) => move.type === "bid" ? set | 1 << move.bid : set, 0);
/** Points by bid (row) and tricks (column); more is better, whatever wins the game [SCORE-1]. */
function pointsTable(scoring, handSize) {
	const table = /* @__PURE__ */ new Float32Array(961);
	const sign = pointSign(scoring);
	for (let bid = 0; bid <= handSize; bid++) for (let tricks = 0; tricks <= handSize; tricks++) table[bid * TABLE_SIDE + tricks] = sign * bidPoints(scoring, {
		bid,
		tricks,
		handSize
	});
	return table;
}
/** Sets a partnership scoring in a core. */
function setPartnership(core, scoring) {
	const { perTrick, bag, bagLimit, bagPenalty, nil, blindNil } = scoring;
	core.setPartnership(perTrick, nil, blindNil, partnershipPointScale(scoring));
	core.setBagScoring(bag, bagLimit, bagPenalty, BAG_WEIGHT * bagCost(scoring));
}
/** Sets the nets of the rollout policy, and the rules by which seats bid and name trump in a round. */
function setPolicy(core, nets, rules, { index, handSize }) {
	core.setPolicy(nets.play, nets.bid);
	core.setBidding(rules.bidding === "sealed", isHooked(rules, handSize), isTrumpNamed(rules, index));
}
/** Puts what the seat of a view knows of a round into the core, up to its decision. */
function putPosition(core, view, round) {
	const scoring = resolveScoring(view.rules.scoring);
	const levels = view.seats.map(({ player }) => LEVEL_NUMBER[player]);
	new Int32Array(core.memory.buffer, core.levelsAt.value, levels.length).set(levels);
	if (scoring.kind === "partnership") {
		setPartnership(core, scoring);
		core.setBlindNils(maskOf(round.blindNils));
		putRound(core, view, round);
		return;
	}
	core.setSolo();
	const points = pointsTable(scoring, round.handSize);
	new Float32Array(core.memory.buffer, core.pointsAt.value, points.length).set(points);
	putRound(core, view, round);
}
/** A bit mask of what is true. */
var maskOf = (each) => each.reduce((set, isSet, index) => isSet ? set | 1 << index : set, 0);
/** A bit for every seat barred from bidding 0 while it may bid anything else [BID-3]. */
var zeroBarred = ({ rules: { zeroLimit }, zeroRuns }) => maskOf(zeroRuns.map((run) => zeroLimit !== null && run >= zeroLimit));
/** Whether this is a forehead round of a solo game [SIGHT-1]. */
var isOnForehead = ({ rules }, { handSize }) => !hasPartners(rules) && isUnseenByHolder(rules, handSize);
/** Sets who leads first, and what may be led and played, after `begin` [LEAD-1], [PLAY-4…6]. */
function setPlayRules(core, { trumpLead, firstLead, duty }) {
	if (duty === "must-trump") core.requireTrumping();
	if (duty === "must-head") core.requireHeading();
	if (trumpLead === "broken") core.requireBreaking();
	if (trumpLead === "last") core.requireTrumpLast();
	if (firstLead === "highest-bidder") core.letHighestBidderLead();
}
/** Tells the core which cards are in the deck, after `begin` [DECK-4], [JOKER-1]. */
function putDeck(core, rules) {
	if (rules.deck === void 0 && rules.jokers === void 0) return;
	const deck = new Set(deckOf(rules));
	for (const card of CARDS) if (isJoker(card)) {
		if (deck.has(card)) core.addJoker(cardNumber(card, rules));
	} else if (!deck.has(card)) core.leaveOut(cardNumber(card, rules));
}
/** Puts in who holds, bid and played what. */
function putRound(core, view, round) {
	const { rules, seat } = view;
	const { players } = rules;
	const turned = round.turned === null ? NO_CARD : cardNumber(round.turned, rules);
	core.begin(players, round.handSize, trumpNumber(round.trump), seatAfter(round.dealer, players), turned);
	putDeck(core, rules);
	setPlayRules(core, rules);
	if (round.openCard !== null) core.showCard(round.dealer, cardNumber(round.openCard, rules));
	core.barZero(zeroBarred(view));
	const bids = new Int32Array(core.memory.buffer, core.bidsAt.value, players);
	for (const [each, bid] of round.bids.entries()) bids[each] = typeof bid === "number" ? bid : NO_BID;
	const isForehead = isOnForehead(view, round);
	if (isForehead) core.hideOwnCards(isHooked(rules, round.handSize), isTrumpNamed(rules, round.index));
	for (const [each, hand] of round.hands.entries()) if (hand.kind === "seen" && (isForehead || each === seat)) for (const card of hand.cards) core.hold(each, cardNumber(card, rules));
	if (!round.bids.includes(null)) core.openPlay();
	const tricks = [...round.taken, round.trick];
	for (const trick of tricks) for (const [place, card] of trick.cards.entries()) if (seatAfter(trick.leader, players, place) === seat) core.hold(seat, cardNumber(card, rules));
	core.beginHistory();
	for (const trick of tricks) for (const card of trick.cards) core.replay(cardNumber(card, rules));
}
/** Sets the standing of a partnership game before the round. */
function putPartnershipStanding(core, view, round) {
	const { rules, standing, schedule } = view;
	const [total0 = 0, total1 = 0] = standing.totals;
	const [bags0 = 0, bags1 = 0] = standing.bags;
	const target = rules.end.kind === "target" ? rules.end.points : Infinity;
	const isLast = round.index === schedule.length - 1;
	const mine = winProbabilityBefore(view, round);
	core.setTotals(total0, total1, bags0, bags1);
	core.setGameEnd(target, isLast, 300, sideOf(rules, view.seat) === 0 ? mine : 1 - mine);
}
/**
* From here on, the seat of a view plays to win the game as its totals stand.
* @param opponentWeight how much opponents' made bids count, 1 being what the utility says.
*/
function putUtility(core, view, round, opponentWeight) {
	const scoring = resolveScoring(view.rules.scoring);
	if (scoring.kind === "partnership") {
		core.setOpponentWeight(opponentWeight);
		putPartnershipStanding(core, view, round);
		return;
	}
	const utility = gameUtilityOf(view, round, scoring);
	if (utility === null) return;
	const values = new Float32Array(core.memory.buffer, core.utilitiesAt.value, 961);
	const made = round.bids[view.seat];
	const [first, last] = typeof made === "number" ? [made, made] : [0, round.handSize];
	for (let bid = first; bid <= last; bid++) values.set(utility.utilities(bid), bid * TABLE_SIDE);
	new Float32Array(core.memory.buffer, core.opponentCostsAt.value, utility.opponentCosts.length).set(utility.opponentCosts.map((cost) => opponentWeight * cost));
	core.setUtilitySeat(view.seat);
}
// src/ai/partners/far-bids.ts
/** A bid this many tricks from those that the hand is expected to take is far. */
var FAR = 2.5;
/** The same once somebody has bid nil: what the net expects of such rounds is less reliable. */
var FAR_AFTER_NIL = 1.5;
/** Whether a bid is far from the tricks of its hand: null if it is not. A nil is another contract [SP-2]. */
function farBid(view, round, bid, moves) {
	if (bid === 0 || round.hands[view.seat]?.kind !== "seen") return null;
	const tricks = expectedTricks(analyze(view, round, SKILLS.hard.memory).under(round.trump ?? "N"));
	if (Math.abs(bid - tricks) < (round.bids.includes(0) ? FAR_AFTER_NIL : FAR)) return null;
	const [low, high] = [Math.min(bid, Math.floor(tricks)), Math.max(bid, Math.ceil(tricks))];
	const isBetween = (move) => move.type === "bid" && move.bid > 0 && move.bid >= low && move.bid <= high;
	return {
		tricks,
		range: bidMask(moves.filter(isBetween))
	};
}
// src/ai/net/net-choice.ts
/** See {@link preferenceMargin}; in standard points. Measured in decision 014. */
var PREFERENCE_MARGIN = 1;
/** The largest deviation that the nets tell from smaller ones. */
var MAX_DEVIATION = 5;
/**
* How much opponents' points count for a style, 1 being usual. In partnerships never less than 1: a player
* with a lower weight would take its partner's tricks for no gain.
*/
var opponentWeight = ({ rules }, { spoiling }) => hasPartners(rules) ? 1 + Math.max(0, spoiling) : (SPOILING + spoiling) / SPOILING;
/** Puts a decision into the core. */
function putDecision(core, { view, round }, goal) {
	core.setSpoiling(SPOILING);
	putPosition(core, view, round);
	if (goal === "game") putUtility(core, view, round, opponentWeight(view, styleBiasOf(view)));
}
/** The actions evaluated last, and their values. */
function evaluated(core) {
	const { memory, actionsAt, actionValuesAt, actionCount } = core;
	return [[...new Int32Array(memory.buffer, actionsAt.value, actionCount.value)], [...new Float32Array(memory.buffer, actionValuesAt.value, actionCount.value)]];
}
/** The net's values of these plays of the decision in the core; −∞ for what it does not value. */
function netCardValues({ core, nets }, { view, moves }) {
	core.chooseCard(nets.play);
	const [cards, values] = evaluated(core);
	const byCard = new Map(cards.map((card, at) => [card, values[at]]));
	return moves.map((move) => {
		const card = move.type === "play" && move.card !== "unseen" ? move.card : null;
		return (card === null ? void 0 : byCard.get(cardNumber(card, view.rules))) ?? -Infinity;
	});
}
/** The best of the bids evaluated last, with a style's bias. */
function biasedBid(core, { view, round }, bias) {
	const [bids, values] = evaluated(core);
	const best = bids[values.indexOf(Math.max(...values))];
	const scoring = resolveScoring(view.rules.scoring);
	if (scoring.kind === "formula") {
		const biased = biasedBidValues(bids, values, bias, pointScaleOf(view, round.handSize));
		return bids[biased.indexOf(Math.max(...biased))];
	}
	if (best === 0) return best;
	const biased = biasedBidValues(bids, values.map((value, at) => bids[at] === 0 ? -Infinity : value), bias, contractBiasScale(scoring));
	return bids[biased.indexOf(Math.max(...biased))];
}
/** The net's bid or trump for the decision in the core; undefined if it is not among the moves. */
function netBidOrTrump({ core, nets }, decision, bias) {
	const { view, moves } = decision;
	if (moves[0]?.type === "nameTrump") {
		const trump = core.chooseTrump(nets.bid, view.seat);
		return moves.find((move) => move.type === "nameTrump" && trumpNumber(move.trump) === trump);
	}
	const open = bidMask(moves);
	const best = core.chooseBid(nets.bid, view.seat, open, view.rules.bidding === "sealed");
	const bid = bias.higherBid === 0 ? best : biasedBid(core, decision, bias);
	return moves.find((move) => move.type === "bid" && move.bid === bid);
}
/**
* Points by which a card may seem better to the nets and still give way to one that a card player would prefer;
* −∞ among partners, where none gives way: it cost games (decision 014).
*/
var preferenceMargin = (view, { handSize }) => hasPartners(view.rules) ? -Infinity : PREFERENCE_MARGIN * pointScaleOf(view, handSize);
/**
* Whether the seat will end five or more tricks short or over whatever happens, so that the nets cannot tell
* cards apart.
*/
function isBeyondOutputs({ rules, seat, round }) {
	if (round.phase !== "play" || hasPartners(rules)) return false;
	const bid = round.bids[seat];
	if (typeof bid !== "number") return false;
	const taken = round.tricks[seat] ?? 0;
	const left = round.handSize - round.taken.length;
	return taken - bid >= MAX_DEVIATION || bid - taken - left >= MAX_DEVIATION;
}
// src/ai/net/search.ts
/** A search stops early once the best candidate has at least this z-score over every other. */
var DECISIVE_Z_SCORE = 3.5;
/** Puts a decision into the core, and the policy of its rollouts. Searches play to win the game. */
function prepareSearch({ core, nets }, decision, rng) {
	core.seedRandom(rng.below(2 ** 32), rng.below(2 ** 32));
	putDecision(core, decision, "game");
	setPolicy(core, nets, decision.view.rules, decision.round);
}
/** The cards or bids that the search begun in a core compares. */
var candidatesOf = ({ memory, candidatesAt, candidateCount }) => [...new Int32Array(memory.buffer, candidatesAt.value, candidateCount.value)];
/** Searches for some milliseconds more; false when the best candidate is clear, or no determinization is left. */
var improveSearch = (core) => core.continueSearch() !== 0 && core.lowestZScore() < DECISIVE_Z_SCORE;
// src/ai/net/bid-search.ts
/** After this many determinizations a bid is no longer searched. */
var MAX_BID_DETERMINIZATIONS = 192;
/** A bid replaces the one chosen without search if its z-score over that one is at least this. */
var MIN_Z_SCORE$1 = 1.5;
/** The same for a bid far from the tricks of the hand against bids nearer to them. */
var FAR_MIN_Z_SCORE = 2;
/**
* A search for a partner's bid: the one chosen without search stands unless another is clearly better.
* @param margin bids whose net value is this far below the best one are not searched; in standard points.
* @returns null where there is nothing to search.
*/
function searchBids(netCore, decision, rng, margin) {
	const { view, round, moves } = decision;
	if (moves.length < 2) return null;
	const { core } = netCore;
	prepareSearch(netCore, decision, rng);
	const bias = styleBiasOf(view);
	const netBid = netBidOrTrump(netCore, decision, bias);
	if (netBid?.type !== "bid") return null;
	const far = searchFarBid(netCore, decision, netBid, rng);
	if (far !== null) return far;
	core.beginBidSearch(view.seat, margin * pointScaleOf(view, round.handSize), bidMask(moves));
	const bids = candidatesOf(core);
	const netBidAt = bids.indexOf(netBid.bid);
	if (bids.length < 2 || netBidAt < 0) return null;
	const bonuses = bids.map((bid) => bonusOf(bid, netBid.bid, view, bias));
	return compareBids(core, moves, {
		bids,
		preferred: [netBidAt],
		bonuses,
		minZScore: MIN_Z_SCORE$1
	});
}
/**
* A search for a bid instead of one far from the tricks of a partner's hand, among it and all bids between: of
* those that the best one does not clearly beat, the nearest to the tricks.
* @returns null if the bid chosen is not far.
*/
function searchFarBid(netCore, decision, chosen, rng) {
	const { view, round, moves } = decision;
	if (chosen.type !== "bid" || !hasPartners(view.rules)) return null;
	const far = farBid(view, round, chosen.bid, moves);
	if (far === null) return null;
	const { core } = netCore;
	prepareSearch(netCore, decision, rng);
	core.beginBidSearch(view.seat, Infinity, far.range);
	const bids = candidatesOf(core);
	if (bids.length < 2) return null;
	const distance = (at) => Math.abs(bids[at] - far.tricks);
	return compareBids(core, moves, {
		bids,
		preferred: [...bids.keys()].toSorted((one, other) => distance(one) - distance(other)),
		bonuses: bids.map(() => 0),
		minZScore: FAR_MIN_Z_SCORE
	});
}
/**
* Points that a style adds to a bid among partners above the net's bid, and takes from one below it; none for or
* against nil [SP-2].
*/
function bonusOf(bid, netBid, { rules }, bias) {
	const scoring = resolveScoring(rules.scoring);
	if (bid === 0 || netBid === 0 || scoring.kind === "formula") return 0;
	return bias.higherBid * contractBiasScale(scoring) * Math.sign(bid - netBid);
}
/** The search of bids that has begun in the core. */
function compareBids(core, moves, { bids, preferred, bonuses, minZScore }) {
	return {
		improve: () => core.determinizationCount.value < MAX_BID_DETERMINIZATIONS && improveSearch(core),
		get determinizations() {
			return core.determinizationCount.value;
		},
		best() {
			const values = bids.map((_, at) => core.meanOf(at) + bonuses[at]);
			const best = values.indexOf(Math.max(...values));
			const bonus = bonuses[best];
			const bid = bids[preferred.find((at) => !(core.zScoreOver(best, at, bonus) >= minZScore)) ?? best];
			const found = moves.find((move) => move.type === "bid" && move.bid === bid);
			if (found === void 0) throw new Error("the search chose what is not allowed");
			return found;
		}
	};
}
// src/ai/choice.ts
var KINDS = /* @__PURE__ */ new Set([
	"bid",
	"nameTrump",
	"play"
]);
/** Whether rollouts can start with this command. */
var isChoice = (command) => KINDS.has(command.type);
/** A bid, trump or card as the core numbers it; −1 is a card its holder does not see. */
function numberOf(choice, rules) {
	if (choice.type === "bid") return choice.bid;
	if (choice.type === "nameTrump") return trumpNumber(choice.trump);
	return choice.card === "unseen" ? -1 : cardNumber(choice.card, rules);
}
/** Choices as a bit set for the core: its low and its high 32 bits. Cards that their holder does not see are left out. */
function choiceSet(choices, rules) {
	const words = [0, 0];
	for (const choice of choices) {
		const number = numberOf(choice, rules);
		if (number >= 0) words[number >> 5 ? 1 : 0] |= 1 << (number & 31);
	}
	return words;
}
// src/ai/net/card-search.ts
/** The move that plays a card of the core. */
var playOf = (moves, card, { rules }) => moves.find((move) => move.type === "play" && move.card !== "unseen" && cardNumber(move.card, rules) === card);
/** A bit for every seat whose level is known to play by the nets. */
var netSeats = ({ seats }) => seats.reduce((set, { player }, seat) => player === "expert" || player === "master" ? set | 1 << seat : set, 0);
/** A card for which a partner would prefer others stands if its z-score over every customary one is at least this. */
var MIN_Z_SCORE = 2;
/** After this many determinizations such a card is proved or dropped. */
var PROOF_DETERMINIZATIONS = 128;
/** Customary cards that it is compared with, at most. */
var MAX_CUSTOMARY = 3;
/** Rounds are rolled out to their end: a rollout that ends with the net's value repeats what the net overrates. */
var PROOF_HORIZON = 0;
/** The indices of the moves that a partner would prefer to a card, the best first. */
var customaryCards = (moves, { chosen, isBetter }, valueOf) => [...moves.keys()].filter((other) => isBetter(other, chosen)).toSorted((one, other) => valueOf(other) - valueOf(one));
/**
* A search that has to prove a card for which a partner would prefer others: among it and the best of these, by
* the net's values. Of those that it does not clearly beat, the best is played.
* @param chosen the index of the card among the moves.
* @param values of the moves by the net.
* @returns null if a partner would prefer none.
*/
function searchOddCard(netCore, { view, round, moves }, { chosen, values, isBetter }, rng) {
	const valueOf = (at) => values[at];
	const customary = customaryCards(moves, {
		chosen,
		isBetter
	}, valueOf).slice(0, MAX_CUSTOMARY);
	if (customary.length === 0) return null;
	const { core } = netCore;
	const odd = moves[chosen];
	const compared = [odd, ...customary.map((at) => moves[at])];
	prepareSearch(netCore, {
		view,
		round
	}, rng);
	core.beginSearch(Infinity, PROOF_HORIZON, ...choiceSet(compared.filter(isChoice), view.rules));
	const plays = candidatesOf(core).map((card) => playOf(moves, card, view));
	const oddAt = plays.indexOf(odd);
	return {
		improve: () => oddAt >= 0 && core.determinizationCount.value < PROOF_DETERMINIZATIONS && improveSearch(core),
		get determinizations() {
			return core.determinizationCount.value;
		},
		best() {
			if (oddAt < 0) return odd;
			const others = [...plays.keys()].filter((at) => at !== oddAt && !(core.zScoreOver(oddAt, at, 0) >= MIN_Z_SCORE));
			const meanOf = (at) => core.meanOf(at);
			const best = others.toSorted((one, other) => meanOf(other) - meanOf(one))[0] ?? oddAt;
			return plays[best] ?? odd;
		}
	};
}
/**
* A search for the best card among those that are no plain mistake.
* @returns null where only one is left.
*/
function searchCards(netCore, view, round, rng, { margin, horizon }) {
	const sensible = sensibleMoves(view, allowed(view.choices));
	if (sensible.moves.length < 2) return null;
	const { core } = netCore;
	prepareSearch(netCore, {
		view,
		round
	}, rng);
	if (!hasPartners(view.rules)) core.setNetSeats(netSeats(view));
	const values = netCardValues(netCore, {
		view,
		moves: sensible.moves
	});
	const preferred = sensible.preferring(values, preferenceMargin(view, round));
	const moves = sensible.moves.filter((_, at) => preferred[at] !== -Infinity);
	if (moves.length < 2) return null;
	core.beginSearch(margin * pointScaleOf(view, round.handSize), horizon, ...choiceSet(moves.filter(isChoice), view.rules));
	const candidates = candidatesOf(core);
	const favorite = () => {
		const found = playOf(moves, candidates[core.bestCandidate()] ?? -1, view);
		if (found === void 0) throw new Error("the search chose what is not allowed");
		return found;
	};
	const isBetter = sensible.isBetterForPartners;
	const valueOf = (at) => {
		const move = sensible.moves[at];
		const candidate = candidates.findIndex((card) => playOf([move], card, view) !== void 0);
		return candidate < 0 ? values[at] : core.meanOf(candidate);
	};
	return {
		improve: () => candidates.length > 1 && improveSearch(core),
		get determinizations() {
			return core.determinizationCount.value;
		},
		best() {
			const chosen = sensible.moves.indexOf(favorite());
			const [customary] = customaryCards(sensible.moves, {
				chosen,
				isBetter
			}, valueOf);
			return sensible.moves[customary ?? chosen];
		},
		proof() {
			const chosen = sensible.moves.indexOf(favorite());
			return searchOddCard(netCore, {
				view,
				round,
				moves: sensible.moves
			}, {
				chosen,
				values,
				isBetter
			}, rng);
		}
	};
}
// src/wasm/adviser.ts?wasm
var adviser_default = Uint8Array.from(atob("AGFzbQEAAAABkwIqYAF/AGAAAGABfwF/YAJ/fwBgAAF/YAJ/fwF9YAF/AX1gAn9/AX9gBH9/f38AYAN/f38AYAABfWABfQBgBH19fX0AYAN/f38Bf2ACf38BfmAFf39/f38AYAJ/fQF9YAN/fn8AYAR/f39/AX9gBH9/f38BfWAAAX5gB399f319f30BfWACfn8AYAN/f38BfWAEf399fQBgAXwBfGABfQF9YAN/f34Bf2AGf39/f39/AXxgBX9/fn5/AGAEf35/fwF+YAR/fX19AX1gB39/f39/f3wBfGAEf39/fgBgBH1/fX0AYAN/f30BfWAEfX9/fwBgA399fwBgB39/f39/f30BfWACf30Bf2ADf31/AX1gAn99AAINAQNlbnYFYWJvcnQACAN+fQICAAcUCAICABUNDgEEFgkXGBkCBAEaDxsFEAIcAgIAEQYRAgoLHQcDCRAFAAYFCh4CHxIgAAcNDgMhAAEBAAMADAEMCyIADAUBAAAAIwYKBCQlAwkDAAEBAQEBAQADAAADAAsAJicTAAEGKAApAQASBAQDEw8CAAEBAAQIBQMBAAEGzge3AX8BQQALfwFBBAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfgFCAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC34BQgALfgFCAAt/AUEAC34BQgALfwFBAAt/AUEAC34BQgALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQELfwFBAAt/AUEAC38BQQALfwFBAAt9AUMAAMhCC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfQFDAAAgQQt9AUMAAEhDC30BQwAAgL8LfwFBAAt+AUIAC38BQQALfwFBAAt/AUEAC38BQQALfQFDAAAgQQt/AUEAC38BQQALfwFBfwt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBfwt/AUEAC38BQQALfwFBAAt/AUEAC30BQwAAAD8LfwFBAAt/AUEAC30BQwAAgD8LfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUF/C38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt+AUIAC34BQgALfQFDAADIQgt9AUMAAAAAC30BQwAAAAALfQFDAAAAPwt9AUMAAIA/C34BQgALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt9AUMAAIB/C38BQQALfQFDAACAPwt+AUIAC38BQQALfwFBAAt/AUEAC38BQQALfwFBfwt/AUEAC38BQQALfwFBAAt/AUEAC30BQwAAAAALfQFDAAAAAAt9AUMAAAAAC34BQgALfgFCAAt/AUEAC38BQQELfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AEGAEAt/AEHmCgt/AEGgCAt/AEGQAwt/AEHtAQt/AEELC38AQdATCwfMCVYJb3B0aW9uc0F0A6YBEXJlcHJlc2VudGF0aXZlc0F0A6cBC293blBvaW50c0F0A6gBDW90aGVyUG9pbnRzQXQDqQEQcGFja2VkT3V0Y29tZXNBdAOqAQZtYWRlQXQDqwELZmVsbFNob3J0QXQDrAEHbmFtZWRBdAOtAQxjYXJkVHJpY2tzQXQDrgELdHJpY2tXaW5zQXQDrwEKdXBwZXJCb3VuZABrBWV4YWN0A5kBDWJlc3RSZWFjaGFibGUAbAtwb2ludHNPZkJpZABoDmNvbnRpbnVlQWR2aWNlAHwLYmVnaW5BZHZpY2UAfQtvcHRpb25Db3VudAMfDHJvbGxvdXRSb3VuZAB6EGRldGVybWluaXphdGlvbnMDVBNtYXhEZXRlcm1pbml6YXRpb25zA7ABCGFsbG9jYXRlAHcLcGxheU5ldFNpemUDmgEKYmlkTmV0U2l6ZQObAQpwbGF5SW5wdXRzA7EBCWJpZElucHV0cwOyAQ5zaWRlUGxheUlucHV0cwOzAQ1zaWRlQmlkSW5wdXRzA7QBCmRldmlhdGlvbnMDtQEIcG9pbnRzQXQDnAELdXRpbGl0aWVzQXQDnQEPb3Bwb25lbnRDb3N0c0F0A54BCGxldmVsc0F0A58BBmJpZHNBdAOgAQh0cmlja3NBdAOhAQdoYW5kc0F0A6IBDmFjdGlvblZhbHVlc0F0A6MBCWFjdGlvbnNBdAOkAQxjYW5kaWRhdGVzQXQDpQEPcHJvYmFiaWxpdGllc0F0A7YBBWJlZ2luAHYEaG9sZAB0C2V2YWx1YXRlQmlkAHUIbGVnYWxMb3cAcglsZWdhbEhpZ2gAcwthY3Rpb25Db3VudAMWCGFkZEpva2VyAGEOc2V0VXRpbGl0eVNlYXQAYwtzZXROZXRTZWF0cwBlDGJlZ2luSGlzdG9yeQBqDmJlZ2luQmlkU2VhcmNoAFMLYmVnaW5TZWFyY2gAUgxzZXRCbGluZE5pbHMARwdiYXJaZXJvAGAMaGlkZU93bkNhcmRzAF8IbGVhdmVPdXQAXg5jYW5kaWRhdGVDb3VudAMlCWNob29zZUJpZABxCmNob29zZUNhcmQABwtjaG9vc2VUcnVtcAA3DGxvd2VzdFpTY29yZQBQDWJlc3RDYW5kaWRhdGUAFQp6U2NvcmVPdmVyAE4GbWVhbk9mAE8Rc2V0T3Bwb25lbnRXZWlnaHQARQdzZXRTb2xvAEMOc2V0UGFydG5lcnNoaXAARAZyZXBsYXkAaQ5jb250aW51ZVNlYXJjaABRCnNlZWRSYW5kb20AYgtzZXRTcG9pbGluZwBkCHNldFRydW1wAFcJc2V0VG90YWxzAEIKc2V0R2FtZUVuZABGDXNldEJhZ1Njb3JpbmcASAlzZXRQb2xpY3kAVApzZXRCaWRkaW5nAFUPcmVxdWlyZUJyZWFraW5nAFsOcmVxdWlyZUhlYWRpbmcAWg9yZXF1aXJlVHJ1bXBpbmcAWBByZXF1aXJlVHJ1bXBMYXN0AFkUbGV0SGlnaGVzdEJpZGRlckxlYWQAXQhzaG93Q2FyZABWCG9wZW5QbGF5AFwEdHVybgMJFGRldGVybWluaXphdGlvbkNvdW50Ax0GbWVtb3J5AgAIAT0MAQoKhrwCfTMBAX8gAEH/////AEsEQEGgCEHQCEEzQTwQAAALIABBAnQiAEEHEAQiAUEAIAD8CwAgAQszAQF/IABB/////wBLBEBBoAhB0AhBM0E8EAAACyAAQQJ0IgBBBRAEIgFBACAA/AsAIAEL8QIBAn8jByMJQQN0aiIBIAEpAwBCfiAArImDNwMAIw8jCUECdGogADYCACMIBH8jC0EHRgR/Iw1BD3FBDUYFQQELBUEAC0UhAgJAIABBD3FBDU8EQCACBEBBByQLCwwBCyNkQQEgAiMLIwVHciAAQQR1IgEjBUZxG0UEQEEBJBULIAIEQCABJAsFIwtBB0cgASMLR3EEQCMSIwlBAnRqIgIgAigCAEEBIwt0cjYCACMFQQRIQQAgASMFR0EAIzAbGwRAIAIgAigCAEEBIwV0cjYCAAsLCwsjCAR/IAAjDSMLEAsFQQELBEAgACQNIwkkEQsjCEEBaiQIIwgjAUgEQCMJQQFqIgAjAWsgACAAIwFOGyQJDwtBACEAA0AgACMBSARAIwpCASMPIABBAnRqIgE0AgCGhCQKIAFBfzYCACAAQQFqIQAMAQsLIwYjEUECdGoiACAAKAIAQQFqNgIAIxEkCUEAJAhBfyQNIwxBAWskDAtLAQJ/IABB7P///wNLBEBBkAlB0AlB1gBBHhAAAAsgAEEQahAfIgNBBGsiAkEANgIEIAJBADYCCCACIAE2AgwgAiAANgIQIANBEGoL8AEBBH4jByMJQQN0aikDACIAQoDAg4COgLiAYIMhAiAAQv+//P/x/8f/H4MhAAJAIwhBAEoEQCAAIQEjC0EHRg0BIAFC/z8jC0EEdKyGgyEAQQEjPyMwGwRAIAAgASAAQgBSGyEDAn4gAFAEQCMFQQRIBH4gAUL/PyMFQQR0rIaDBUIACyEACyAAIAMgAEIAUhsjMA0AGiMNIwsQDCAAgyIAIAMgAEIAUhsLIQEMAgsgACABIABCAFIbIQEMAQsjFUEBI1YbRSMFQQRIcQRAIABC/z8jBUEEdKyGQn+FgyIBQgBSDQELIAAhAQsgASAChAueAwIDfQJ/IAAgASADEBBBACQWIAJBfnEiA0EAIxQbBH8Cf0EAIwQgAUECaiIHIwFrIAcgByMBThtBAnRqKAIARQ0AGkEBIwVBBE4NABojByABQQN0aikDACMFQQR0rIinQf8/cSIHQYA4cUUgB2lBA01xCwVBAQshByACIAMgBxshCEMAAIC/JDNBACECA0AgAiMQTARAIAhBASACdHEiA0EBIxQbBEAgACABIAIQESEFIAMEQCN0IxZBAnRqAkAjFEUEQEHkEyoCACEEDAELIAJFBEBB/BMqAgAhBAwBC0MAAAAAIQRBBSEDA0AgA0ELSARAIAQgA0ECdEHQE2oqAgCSIQQgA0EBaiEDDAELCwsgBDgCACMWQQJ0IgMjHGogAjYCACMXIANqIAU4AgAjFkEBaiQWCyMURQRAAkAgAkEFSARAQwAAAABDAACAvyACQQRGGyQzDAELQdATKgIAIgVB1BMqAgAiBpIiBEMAAAAAXgRAIAUjM5QgBiACQQRrspSSIASVJDMLCwsLIAJBAWohAgwBCwtDAACAvyQzC6kBAwF+A38BfRAFIQFBACQWIAEgAUIBfYNQBEAgAXqnDwsgABAtA0AgAUIAUgRAIAAgAXqnIgMQLyEFIxZBAnQiBCMcaiADNgIAIxcgBGogBTgCACMWQQFqJBYgASABQgF9gyEBDAELC0EBIQADQCAAIxZIBEAgACACIxcgAEECdGoqAgAjFyACQQJ0aioCAF4bIQIgAEEBaiEADAELCyMcIAJBAnRqKAIACzIBAX8gAEH///8/SwRAQaAIQdAIQTNBPBAAAAsgAEEDdCIAQQYQBCIBQQAgAPwLACABC+kEAQZ/I44BQX8gACOOAUhBACAAQQBKQQAjFBsbGyRSA0AgAyMBSARAIwQgAyMTaiIBIwFrIAEgASMBThsiBUECdGooAgAhASAFIw5GIgIEQCAAQX9HIQILIAFBf0YEQCACBH8gAAUCfyAFIzcjehA4IQEjUkEASARAI0cgBSABIzcQBhANQQAhAkEBIQEDQCABIxZIBEAgASACIxcgAUECdGoqAgAjFyACQQJ0aioCAF4bIQIgAUEBaiEBDAELCyMcIAJBAnRqKAIADAELIwQjDkECdGoiAigCACIEQX9HBEAgAiNSNgIACyNHIAUgASM3EAYQDUEAIQJBASEBA0AgASMWSARAIAEgAiMXIAFBAnRqKgIAIxcgAkECdGoqAgBeGyECIAFBAWohAQwBCwsjHCACQQJ0aigCACMEIw5BAnRqIAQ2AgALCyEBCyAFQQJ0IgYjjwFqIAE2AgAjN0UEQCMEIAZqIAE2AgALIANBAWohAwwBCwtBACEAA0AgACMBSARAIABBAnQiASMEaiOPASABaigCADYCACAAQQFqIQAMAQsLIwVBBkYEQCMTIQBBASECA0AgAiMBSARAIwQgAiMTaiIBIwFrIAEgASMBThsiAUECdGooAgAjBCAAQQJ0aigCAEoEQCABIQALIAJBAWohAgwBCwsjRyAAEDcaCyMMIxBIIwhBAEpyRQRAIycEQCMTIQBBASECA0AgAiMBSARAIwQjEyACaiIBIwFrIAEgASMBThsiAUECdGooAgAjBCAAQQJ0aigCAEoEQCABIQALIAJBAWohAgwBCwsFIxMhAAsgACQJCwvdAgEBfwJ9IAMjMSABlCIBkyACQQBIDQAaIAMgAZIjWiACsiIBlJIjbSMqIABBAnRqKgIAIAGSIzqVjpSTCyEBQQEgAGshBwJ9IAYjMSAElCIDkyAFQQBIDQAaIAYgA5IjWiAFsiIDlJIjbSMqIAdBAnRqKgIAIAOSIzqVjpSTCyEDQQEgAGshByABIAJBAEwEfUMAAAAABSNuIAKyIgQjOiMqIABBAnRqKgIAIASSIzqVjpSTlAuTI4gBIAMgBUEATAR9QwAAAAAFI24gBbIiBCM6IyogB0ECdGoqAgAgBJIjOpWOlJOUC5OUkyEEI29DAAAAAFsEQCAEDwsjQiAAQQJ0aioCACABkiIBI0JBASAAa0ECdGoqAgAgA5IiA1sEf0EBBSOHAUUjhgEgASADl15xCwRAIAQPCyAEI29DAACAP0MAAAAAIAEgA14bQwAAgD8jcJMjcCAAG5OUkguXAQECfyABQQ9xIgNBDU8EQCADQQ1GBH9BAQUgAEEPcSIAQQ1HIABBDU9xC0UPCyAAQQ9xIgNBDU8EQCADQQ1GDwsgAEEEdSIDIAFBBHUiBEYEQCAAIAFKDwsjBUEFRwRAIAMjBUYPCyACIANGBEBBAA8LIAIgBEYEQEEBDwsgAEEPcSIAIAFBD3EiAUogAyAESiAAIAFHGwvzAQICfgN/IABBD3EiBEENTwRAQv///P/z/8//P0IAIARBDUcbDwtCASAArIZCAYZCAX1Cf4VC/z8gAEEEdSIGQQR0rIaDIQMgBiMFRiMFQQROcgR+IAMFIANC/z8jBUEEdKyGhAshAgJAIwVBBUcNACADQv8/IAFBBHSshkJ/hUL/v/z/8f/H/x+DhCECIAEgBkYNAEIAIQIDQCAFQQRIBEAgASAFRwRAIAJCASAAQQ9xIgQgBEEBaiAFIAZKG6yGQgF9IAVBBHSsIgKGQn+FQv8/IAKGg4QhAgsgBUEBaiEFDAELCwsgAkKAwICAgoCIgCCEC4wBAgR/AX0DQCABIxZIBEAgBCN0IAFBAnRqKgIAlyEEIAFBAWohAQwBCwtBACEBA0AgASMWSARAIAFBAnQiAiN0aioCACAEQwAAgD6UXUUEQCAAQQJ0IgMjHGojHCACaigCADYCACMXIANqIxcgAmoqAgA4AgAgAEEBaiEACyABQQFqIQEMAQsLIAAkFgs4AQN/IwkjDkYjUkEASHIEQCM2EAcPCyMEIw5BAnRqIgAoAgAhASAAI1I2AgAjNhAHIAAgATYCAAuQAgEFfwNAIANBBUgEQCNBIANBAnRqQX82AgAgA0EBaiEDDAELCyMFQQRIBH8jQSMFNgIAIygjBUECdGpBADYCAEEBIwV0BUEACyEEIAEjBUcgAUEATnEEQCNBIAE2AgQjKCABQQJ0akEBNgIAIARBASABdHIhBAtBAiEGA0AgBEEPRwRAQX8hAkF/IQNBACEBA0AgAUEESARAIARBASABdHFFBEAgACABQQR0rIinQf8/cSIFaUEQdCAFaiIFIANKBEAgBSEDIAEhAgsLIAFBAWohAQwBCwsgBEEBIAJ0ciEEI0FBASAGIAZBBUYbIgFBAnRqIAI2AgAjKCACQQJ0aiABNgIAIAZBAWohBgwBCwsLKwAjFARAIAEQTAUgASACEEALIAAgAEGAtAdBgIAhIxQbakGACkEAIyYQGAudAwIBfQF/IxQEQCMmJAAjAiMAQQF0akENIAIgAkENThtBvAFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjc0EASgRAIwIjAEEBdGpBDSNzIAJqIgQgBEENShtBygFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALIwIjAEEBdGpBfEEII1sgAmsiBCAEQQhKGyIEIARBfEgbQdwBajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAI3NFBEAjAiMAQQF0akEHIAIgAkEHShtB5QFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALBSACEEELIABB7QFBoAgjFBsQKSMUBH9BAAVBCkEFIAJrIgAgAEEKShsiAEEAIABBAE4bCyMUBH9BCgVBCiMQIAJrQQVqIgAgAEEKShsiAEEAIABBAE4bCyMUBH8jAUEDagUjFAR/IwFBAWoFQQYjAUEBayIAIABBBk4bCwsQKiMURQRAIAEgAhAsDwsjBCABQQJ0aiIAKAIAIQQgACACNgIAIAEQLiAAIAQ2AgALeQAjAiMAQQF0aiAAIAFBAmsiACACIAFBAWuylCIC/AAiASAAIAFIGyIAaiIBOwEAIwMjAEECdGogAyAAQQFqsiACk5Q4AgAjAEEBaiQAIwIjAEEBdGogAUEBajsBACMDIwBBAnRqIAMgAiAAspOUOAIAIwBBAWokAAvUBAMCfgJ/A3wCfCAAvSIBQoCAgICAgID3P31CgICAgICgwgFUBEAgAEQAAAAAAADwv6AiACAAoiIFIACiIgYgAETL/f/////Pv6JEd1VVVVVV1T+gIAVEDN2VmZmZyT+ioCAGIABEMN5EoyRJwj+iRKdFZ1VVVcW/oCAFRGU9QqT//7+/oqAgBiAARP9osEPrmbm/okTK1ioohHG8P6AgBUSF0K/3goG3P6KgIAZEzUXRdRNStb+ioKKgoqCiIAAgACAAIABEAAAAAAAAoEGiIgWgIAWhIgUgBaJEAAAAAAAA4L+iIgagIgehIAagIAAgBaFEAAAAAAAA4L+iIAUgAKCioKAgB6AMAQsgAUIwiKciA0EQa0Hg/wFPBEBEAAAAAAAA8L8gACAAoqMgAUIBhlANARogACABQoCAgICAgID4/wBRDQEaQQEgA0Hw/wFxQfD/AUYgA0GAgAJxGwRAIAAgAKEiACAAowwCCyAARAAAAAAAADBDor1CgICAgICAgKADfSEBCyABQoCAgICAgIDzP30iAkItiEL/AIOnQQR0IgNBsNoAaiEEIAJCNIe5IgBEADj6/kIu5j+iIAQrAwigIgUgASACQoCAgICAgIB4g32/IANBsOoAaiIDKwMAoSADKwMIoSAEKwMAoiIGoCEHIAUgB6EgBqAgAEQwZ8eTV/MuPaKgIAYgBqIiAEQBAAAAAADgv6KgIAYgAKIgBkSQRev////Pv6JEWzBRVVVV1T+gIAAgBkSfyAbldVXFv6JEEQHxJLOZyT+goqCioCAHoAsLvQEBAn8jKCAAQQR1IgFBAnRqKAIAIQICfyMKQn+FQv+//P/x/8f/H4MgAEFwcayIp0H/P3EgAEEPcUEBanZpIgAjG1ANABogAEENbEENIxsgAUEEdKyIp0H/P3FpayIAQQJtaiAAbQshACMZQv+//P/x/8f/H1EEf0EBBSACQQJBACMFQQROG0cLBEAgAkENbCAAag8LIAJBDWxBDCAAIxkjCkJ/hYNCgMCAgIKAiIAgg3unaiIAIABBDEobaguPAQIDfwJ9QX8hAANAIAIjJUgEQCM+QQEgAnRxRQRAI2EgAkECdGoqAgBDAAAgQpQhA0EAIQEDQCABIx1IBEAgAyMvIAJBC3QgAWpBAnRqKgIAkiEDIAFBAWohAQwBCwsgAEEASCAEIAMjHbJDAAAgQpKVIgNdcgRAIAMhBCACIQALCyACQQFqIQIMAQsLIAALuAcEAn8DfQN7AX5DKGtuziEDIwdBsBhBwAD8CgAAIwZB8BhBIPwKAAAjEkGQGUEg/AoAACMPQbAZQSD8CgAAQdAZKQMAJApB2BkoAgAkCUHcGSgCACQIQeAZKAIAJAtB5BkoAgAkDUHoGSgCACQRQewZKAIAJAxB8BkoAgBBAEckFSMOEHADQCAAQSBIBEAjB0GwGEHAAPwKAAAjBkHwGEEg/AoAACMSQZAZQSD8CgAAIw9BsBlBIPwKAABB0BkpAwAkCkHYGSgCACQJQdwZKAIAJAhB4BkoAgAkC0HkGSgCACQNQegZKAIAJBFB7BkoAgAkDEHwGSgCAEEARyQVEG9DKGtuzhAXIgQgA5chAyNfIABBAnRqIAQ4AgAjUCAAQQZ0aiMHQcAA/AoAACAAQQFqIQAMAQsLA0AgAUEgSARAI18gAUECdGoiACoCACADk/0TIgb9DDuquD87qrg/O6q4PzuquD/95gEiB/1oIQUgAP0MYQu2OmELtjphC7Y6YQu2OiAHIAX95QH9DBhyMT8YcjE/GHIxPxhyMT/95gEiB/3mAf0MiYgIPImICDyJiAg8iYgIPP3kASAH/eYB/Qyrqio9q6oqPauqKj2rqio9/eQBIAf95gH9DKuqKj6rqio+q6oqPquqKj795AEgB/3mAf0MAAAAPwAAAD8AAAA/AAAAP/3kASAH/eYB/QwAAIA/AACAPwAAgD8AAIA//eQBIAf95gH9DAAAgD8AAIA/AACAPwAAgD/95AEgBf34Af0MfwAAAH8AAAB/AAAAfwAAAP2uAUEX/asB/eYBIAb9DAAAoMIAAKDCAACgwgAAoML9Q/1P/R8AIgQ4AgAgAiAEkiECIAFBAWohAQwBCwsjGELrh9aF6Mih5OEAfSQYIxgiCCAIQh6IhUK5y5Pn0e2RrL9/fiIIIAhCG4iFQuujxJmxt5LolH9+IgggCEIfiIVCKIins0MAAIAzlCACQwAAAD6UIgSUIQNBACEBI18qAgAhAkEAIQADQCAAQQhIBEADQCABQR9IIAIgA11xBEAgAiNfIAFBAWoiAUECdGoqAgCSIQIMAQsLIAMgBJIhAyMtIABBAnRqIAE2AgAgAEEBaiEADAELCyMHQbAYQcAA/AoAACMGQfAYQSD8CgAAIxJBkBlBIPwKAAAjD0GwGUEg/AoAAEHQGSkDACQKQdgZKAIAJAlB3BkoAgAkCEHgGSgCACQLQeQZKAIAJA1B6BkoAgAkEUHsGSgCACQMQfAZKAIAQQBHJBUL/wMBA39BsBojB0HAAPwKAABB8BojBkEg/AoAAEGQGyMSQSD8CgAAQbAbIw9BIPwKAABB0BsjCjcDAEHYGyMJNgIAQdwbIwg2AgBB4BsjCzYCAEHkGyMNNgIAQegbIxE2AgBB7BsjDDYCAEHwGyMVQQBHNgIAA0AgASMBSARAIAFBA3QiAiOMAWojByACaikDADcDACABQQFqIQEMAQsLIwdBsBRBwAD8CgAAIwZB8BRBIPwKAAAjEkGQFUEg/AoAACMPQbAVQSD8CgAAQdAVKQMAJApB2BUoAgAkCUHcFSgCACQIQeAVKAIAJAtB5BUoAgAkDUHoFSgCACQRQewVKAIAJAxB8BUoAgBBAEckFUEAIQEDQCABIwFIBEAgAUEDdCICIwdqI4wBIAJqKQMANwMAIAFBAWohAQwBCwtBACEBA0AgASNOSARAIwcgAUECdCICI4sBaigCAEEDdGoiAyADKQMAQgEjdyACajQCAIaENwMAIAFBAWohAQwBCwsjRyM2Iw4jNyN6I5gBIAAQZiMHQbAaQcAA/AoAACMGQfAaQSD8CgAAIxJBkBtBIPwKAAAjD0GwG0Eg/AoAAEHQGykDACQKQdgbKAIAJAlB3BsoAgAkCEHgGygCACQLQeQbKAIAJA1B6BsoAgAkEUHsGygCACQMQfAbKAIAQQBHJBUL5wMDA38JewF9A0AgB0GABEkEQCABIAdqIgX9AAQAIQkgBf0ABBAhECAF/QAEICEKIAX9AAQwIQsgBf0ABEAhDCAF/QAEUCENIAX9AARgIQ4gBf0ABHAhDyADIQUDQCAEIAVKBEAgACMCIAVBAXRqLwEAQQl0aiAHaiEGIwMgBUECdGoqAgAiEUMAAIA/WwR7IAkgBv0ABAD95AEhCSAKIAb9AAQg/eQBIQogCyAG/QAEMP3kASELIAwgBv0ABED95AEhDCANIAb9AARQ/eQBIQ0gDiAG/QAEYP3kASEOIA8gBv0ABHD95AEhDyAQIAb9AAQQ/eQBBSAJIBH9EyIIIAb9AAQA/eYB/eQBIQkgCiAIIAb9AAQg/eYB/eQBIQogCyAIIAb9AAQw/eYB/eQBIQsgDCAIIAb9AARA/eYB/eQBIQwgDSAIIAb9AARQ/eYB/eQBIQ0gDiAIIAb9AARg/eYB/eQBIQ4gDyAIIAb9AARw/eYB/eQBIQ8gECAIIAb9AAQQ/eYB/eQBCyEQIAVBAWohBQwBCwsgAiAHaiIFIAn9CwQAIAUgEP0LBBAgBSAK/QsEICAFIAv9CwQwIAUgDP0LBEAgBSAN/QsEUCAFIA79CwRgIAUgD/0LBHAgB0GAAWohBwwBCwsLsgEBAn8gAUEPcSIDQQ1PIABBD3EiBEENT3IEQCADIARGDwsgAEEEdSABQQR1RwRAQQAPCyACQgEgACABIAAgAUobIgOshkIBfYNCASAAIAEgACABSBsiAayGQgGGQgF9Qn+Fg0IAUgRAQQAPCyMFQQVHBEBBAQ8LIAJCASADQQ9xQQFqrIZCAX1CASABQQ9xrIZCAX1Cf4WDQoGAhICQgMAAfoNC/z8gAEFwcayGQn+Fg1ALowECAn8CfSABIQIDQCACIwFIBEAgAyMEIAJBAnRqKAIAIgNBACADQQBOG2ohAyACQQJqIQIMAQsLIAOyIQQgASECAn8DQCACIwFIBEBBACMEIAJBAnRqKAIAQX9GDQIaIAJBAmohAgwBCwtBAQsEQCAEDwsgBCMBQQFBAiABIABBAXFGIgAbakECdEH8E2oqAgAjELKUIgWSIAQgBSAFkpcgABsLrgUDCH8BfgJ9A0AjCSMORyMMQQBKcQRAEA4QAwwBCwsQMCILIAFfBEAgAQ8LIwxFBEAgCw8LAn8gAEEfbCEHEAUiCiAKQgF9g1AEQCNVIAdBAnRqIAp6PgIAQQEMAQsjNhAHGiMZIwpCf4WDIwcjDkEDdGopAwBCf4WDIQpBfyEEA0AgBiMWSARAIxwgBkECdGooAgAhAyAEQQBOIgUEQCADIAQgChAZIQULIAMhBCAFRQRAIxcgBkECdGoqAgAhDCACIgNBAWohAgNAIANBAEoEfyAMI2IgAyAHakEBa0ECdGoqAgBeBUEACwRAIAMgB2oiBUECdCIJI1VqIAVBAWtBAnQiBSNVaigCADYCACNiIAlqI2IgBWoqAgA4AgAgA0EBayEDDAELCyADIAdqQQJ0IgMjVWogBDYCACNiIANqIAw4AgALIAZBAWohBgwBCwsgAgshAiAAQQh0QbAcaiIDIwdBwAD8CgAAIANBQGsjBkEg/AoAACADQeAAaiMSQSD8CgAAIANBgAFqIw9BIPwKAAAgAyMKNwOgASADIwk2AqgBIAMjCDYCrAEgAyMLNgKwASADIw02ArQBIAMjETYCuAEgAyMMNgK8ASADIxVBAEc2AsABA0AgAiAISiABIAtdcQRAAkAgCEEASgRAI4EBQQFrJIEBI4EBQQBIBEBBACSZAQwCCyMHIANBwAD8CgAAIwYgA0FAa0Eg/AoAACMSIANB4ABqQSD8CgAAIw8gA0GAAWpBIPwKAAAgAykDoAEkCiADKAKoASQJIAMoAqwBJAggAygCsAEkCyADKAK0ASQNIAMoArgBJBEgAygCvAEkDCADKALAAUEARyQVCyNVIABBH2wgCGpBAnRqKAIAEAMgAEEBaiABEBsgAZchASAIQQFqIQgMAgsLCyABC4ABAgF+AX8jDCMIQQBKBH8jDyAAQQJ0aigCAEF/RwVBAAtrIx5QIAAjOEdyBH5CAAUjCEEASgRAQQAhAANAIAAjAUgEQCMPIABBAnRqKAIAIgJBf0cEQCABQgEgAqyGhCEBCyAAQQFqIQAMAQsLCyMeIwpCf4WDIAFCf4WDC3unawtyAgF8AX8gACM0RgRARAAAAAAAAPA/DwsjdSAAI3ZBAWpsIAVqQbgVbCABQQ5sIAJqQQ5saiADaiIHQQN0aisDACIGIAZhBEAgBg8LI3UgB0EDdGogACABIAIgAyAEIAVEAAAAAAAA8H8QNSIGOQMAIAYLMgEBfyAAQf///z9LBEBBoAhB0AhBM0E8EAAACyAAQQN0IgBBCRAEIgFBACAA/AsAIAELgwEBBH8gAEH8////A0sEQEGQCUHQCUEhQR0QAAALI2NBBGoiASAAQRNqQXBxQQRrIgBqIgI/ACIDQRB0QQ9qQXBxIgRLBEAgAyACIARrQf//A2pBgIB8cUEQdiIEIAMgBEobQABBAEgEQCAEQABBAEgEQAALCwsjYyACJGMgADYCACABC9cDAgN9A38jGiAAQR9sIgQjECIFIAAgACAFShsiBUEAIAVBAE4bakECdGoqAgAiASAAQQBKBH8jGiAEIxAiBCAAQQFrIgUgBCAFSBsiBEEAIARBAE4bakECdGoFIxogAEEfbCMQIgQgAEEBaiIFIAQgBUgbIgRBACAEQQBOG2pBAnRqCyoCAJMiAkMAAAA/IAJDAAAAP14bIQIgASMaIABBH2wiBCMQIgUgAEECayIGIAUgBkgbIgVBACAFQQBOG2pBAnRqKgIAkyAClUMAAIBAlkMAAIC/kiEDIwIjAEEBdGpBugE7AQAjAyMAQQJ0aiADOAIAIwBBAWokACABIxogBCMQIgUgAEEBaiIGIAUgBkgbIgVBACAFQQBOG2pBAnRqKgIAkyAClUMAAIBAlkMAAIC/kiEDIwIjAEEBdGpBuwE7AQAjAyMAQQJ0aiADOAIAIwBBAWokACABIxogBCMQIgQgAEECaiIAIAAgBEobIgBBACAAQQBOG2pBAnRqKgIAkyAClUMAAIBAlkMAAIC/kiEBIwIjAEEBdGpBvAE7AQAjAyMAQQJ0aiABOAIAIwBBAWokACMCIwBBAXRqQb0BOwEAIwMjAEECdGojVzgCACMAQQFqJAALogYDAn4FfwF9IwcgAEEDdGopAwAiBEL/v/z/8f/H/x+DIQMDQCADQgBSBEAjAiMAQQF0aiADeqcQFDsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIAMgA0IBfYMhAwwBCwsgBEKAwICAgoCIgCCDe6chB0EAIQADQCAAIAdIBEAjAiMAQQF0akEaQQAjBUEEThsgAGo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACAAQQFqIQAMAQsLIARCgICBgISAkIDAAIMiA0IAUgRAIwIjAEEBdGpBwAA7AQAjAyMAQQJ0aiADe6eyOAIAIwBBAWokAAsgAUKAwIOAjoC4gGCDe6chBQNAIAZBBUgEQCNBIAZBAnRqKAIAIgBBAE4EQCAFAn8gASAAQQR0rIinQf8/cWkiBUUjG1ByBEAgBQwBCyAFQQ0jGyAAQQR0rCIDiKdB/z9xaSIIayAEIAOIp0H/P3FpayIJIAUgCGxqQQFrIAltagsiCGohBSMCIwBBAXRqIAZBA3RBwQBqQQcgBCAAQQR0rIinQf8/cWkjGUL/v/z/8f/H/x9SIgAEQCAGQQJBACMFQQROG0YhAAsgB0EAIAAbaiIJIAlBB0obajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGogBkEObEHpAGpBDSAIIAFCgMCAgIKAiIAgg3unQQAgABtqIgAgAEENShtqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALIAZBAWohBgwBCwsjAiMAQQF0akEDQQcjASIAIABBB0obIgAgAEEDSBtBrAFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjBUEERgRAIwIjAEEBdGpBtAE7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjAiMAQQF0akG1ATsBACMDIwBBAnRqIAUEfSACsiAFspUFQwAAAAALIgo4AgAjAEEBaiQAIwIjAEEBdGpBAyAKQwAAgECU/AAiACAAQQNKGyIAQQAgAEEAThtBtgFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALqwMCAX0GfyAAQQFxIgQhAANAIAAjAUgEQCAFIwQgAEECdGooAgAiBUEAIAVBAE4baiEFIABBAmohAAwBCwtBASAEayEAA0AgACMBSARAIAYjBCAAQQJ0aigCACIGQQAgBkEAThtqIQYgAEECaiEADAELCyAEIQADQCAAIwFIBEAgAEECdCIHIwRqKAIABEAgAiMGIAdqKAIAaiECCyAAQQJqIQAMAQsLQQEgBGshAANAIAAjAUgEQCAAQQJ0IgcjBGooAgAEQCADIwYgB2ooAgBqIQMLIABBAmohAAwBCwsgBCAFsiACIAVrIAQhAANAIAAjAUgEQCAAQQJ0IgIjBGooAgBFBEAgASMGIAJqKAIABH0jMiMpIyFBASAAdHEbjAUjMiMpIyFBASAAdHEbC5IhAQsgAEECaiEADAELCyABIAayIAMgBmtDAAAAACEBQQEgBGshAANAIAAjAUgEQCAAQQJ0IgIjBGooAgBFBEAgASMGIAJqKAIABH0jMiMpIyFBASAAdHEbjAUjMiMpIyFBASAAdHEbC5IhAQsgAEECaiEADAELCyABEAoL4AQCAn4DfyMHIABBA3RqKQMAIgQhAwNAIANCAFIEQCMCIwBBAXRqIAN6pxAkOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAgAyADQgF9gyEDDAELCyABQoDAg4COgLiAYIN7pyEFQQAhAANAIABBBUgEQCNBIABBAnRqKAIAIgZBAE4EQCMCIwBBAXRqIABBA3RBwQBqQQcgBCAGQQR0rCIDiKdB/z9xaSIHIAdBB0sbajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIAUCfyABIAOIp0H/P3FpIgVFIxtQcgRAIAUMAQsgBUENIxsgBkEEdKwiA4inQf8/cWkiBmsgBCADiKdB/z9xaWsiByAFIAZsakEBayAHbWoLIgZqIQUjAiMAQQF0aiAAQQF0IgdB6QBqOwEAIwMjAEECdGogBrJDAABQQZU4AgAjAEEBaiQAIAZFBEAjAiMAQQF0aiAHQeoAajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwsgAEEBaiEADAELCyMFQQRGBEAjAiMAQQF0akHzADsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMCIwBBAXRqQfQAOwEAIwMjAEECdGogBQR9IAKyIAWylQVDAAAAAAs4AgAjAEEBaiQAIwIjAEEBdGpB9QA7AQAjAyMAQQJ0aiMxQwAAAABbBH1DAAAAAAUjbiNakyMxlQs4AgAjAEEBaiQAIwIjAEEBdGpB9gA7AQAjAyMAQQJ0aiMxQwAAAABbBH1DAAAAAAUjKSMxQwAAIEGUlQs4AgAjAEEBaiQAC4ABAQF/IABBD3EiAUENTwRAQcAAQQAgAUENRxsPCwJ/IwpCf4VC/7/8//H/x/8fgyAAQXBxrIinQf8/cSAAQQ9xQQFqdmkiASMbUA0AGiABQQ1sQQ0jGyAAQXBxrIinQf8/cWlrIgFBAm1qIAFtCyMoIABBBHVBAnRqKAIAQQ1saguXAwMBfQR/AX4DQCMMQQBKBEAjDEEBSiECIwkjDkYjgAFBAEpxBH8gAUEBaiIBI4ABRgVBAAsgAnEEQEMoa27OIQAjNhAtEAUhBQNAIAVCAFIEQCM2IAV6pxAvIACXIQAgBSAFQgF9gyEFDAELCyAADwsjSwR/EA4FIzYQBwsQAwwBCwsCfUEAIQEjFARAIw4QIgwBCyMOQQJ0IgMjBGooAgAhAiNlIw5GBEAjZiACQR9sIxAiBCMGIANqKAIAIAJrIAJqIgIgAiAEShsiAkEAIAJBAE4bakECdGoqAgAhAANAIAEjAUgEQCABIw5HBH8gAUECdCICIwZqKAIAIwQgAmooAgBGBUEACwRAIAAjZyABQQJ0aioCAJMhAAsgAUEBaiEBDAELCyAADAELA0AgASMBSARAIAEjDkcEQCAAIxogAUECdCIDIwZqKAIAIwQgA2ooAgBBH2xqQQJ0aioCAJIhAAsgAUEBaiEBDAELCyMaIwYjDkECdGooAgAgAkEfbGpBAnRqKgIAI1cgAJQjAUEBa7KVkwsLpgIDA38BfQF+IxkjCkJ/hYMjByMOQQN0aikDAEJ/hYMhBQNAAkBBfyEBQQAhAgNAIAIjFkgEQCACIAEjHCACQQJ0aigCAEEATgR/IAFBAEgEf0EBBSMXIAJBAnRqKgIAIxcgAUECdGoqAgBeCwVBAAsbIQEgAkEBaiECDAELCyMlQQhGIAFBAEhyDQAgAUECdCICIxxqIgEoAgAhAyMXIAJqKgIAIQQgAUF/NgIAIyVBAEoEfyAEI2EqAgAgAJNdBUEACw0AI0sEf0EABUEAIQECfwNAIAEjJUgEQEEBIAMjYCABQQJ0aigCACAFEBkNAhogAUEBaiEBDAELC0EACwsNASMlQQJ0IgEjYGogAzYCACNhIAFqIAQ4AgAjJUEBaiQlDAELCwuQCQMCfwF+AX0DQCAFQQVIBEACfwJAAkACQAJAAkAgBQ4EAAECAwQLIxtCAFIMBAsjGUL/v/z/8f/H/x9SDAMLIz8MAgsjMAwBCyMBQQJGCwRAIwIjAEEBdGogACAFajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIAJC/7/8//H/x/8fgyEHA0AgB0IAUgRAIwIjAEEBdGojCkJ/hUL/v/z/8f/H/x+DIAd6pyIGQXBxrIinQf8/cSAGQQ9xQQFqdmkjKCAGQQR2QQJ0aigCAEENbGogAEEFaiAFQcEAbGpqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAgByAHQgF9gyEHDAELCwsgBUEBaiEFDAELCyMbQgBSBEAjAiMAQQF0aiAAQcoCaiMbQn+FQv+//P/x/8f/H4N7p0ECdmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjAUEHSgRAIwIjAEEBdGogAEHXAmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjBUEESEEAI2QbBEAjAiMAQQF0aiAAQdgCajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMnBEAjAiMAQQF0aiAAQdkCajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMZQv+//P/x/8f/H1IEQAJAIwIjAEEBdGogAkKAwICAgoCIgCCDe6cgAEHaAmpqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0aiACQoCAgYCEgJCAwACDe6cgAEHfAmpqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0aiADQoDAgICCgIiAIIN7pyIFIABB5AJqajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGogA0KAgIGAhICQgMAAg3unIgYgAEHpAmpqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAgBSAGakUNACMCIwBBAXRqIABB7gJqOwEAIwMjAEECdGogBbIgBLIgA3unspVDAACAP5YiCJQ4AgAjAEEBaiQAIwIjAEEBdGogAEHvAmo7AQAjAyMAQQJ0aiAGsiAIlDgCACMAQQFqJAALC0EAIQQDQCAEIwFIBEACfkIAIQJCACMeUCM4IAEgBGoiBSMBayAFIAUjAU4bR3INABojCEEASgRAQQAhBQNAIAUjAUgEQCMPIAVBAnRqKAIAIgZBf0cEQCACQgEgBqyGhCECCyAFQQFqIQUMAQsLCyMeIwpCf4WDIAJCf4WDCyICQgBSBEAjAiMAQQF0aiAAQfACakEGIAQgBEEGThtBACAEG2o7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACACeqciBUEPcSIGQQ1PBEAjAiMAQQF0aiAAQYQDaiAGQQ1HajsBAAUjAiMAQQF0aiMKQn+FQv+//P/x/8f/H4MgBUFwcayIp0H/P3EgBUEPcUEBanZpIABB9wJqajsBAAsjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsgBEEBaiEEDAELCwuVAQEEfyMTIQNBASEEA0AgBCMBSARAIwQjEyAEaiICIwFrIAIgAiMBThsiAkECdGooAgAjBCADQQJ0aigCAEoEQCACIQMLIARBAWohBAwBCwsgACADIwQgA0ECdGooAgAiBCABRiAAIxMiAmsiBSAFIwFqIAAgAk4bIAMjEyICayIAIAAjAWogAiADTBtIcSABIARKchsL2gYDBH8Bfgl7IABBgApBgA4jJiMAEBggACABQQl0aiIFQYCEAWoiBP0ABAAhByAE/QAEECEIIAT9AAQgIQkgBP0ABDAhCiAE/QAEQCELIAT9AARQIQwgBP0ABGAhDSAE/QAEcCEOIAVBgARqIQQDQCACQcAASQRAIAYgAkECdEGADmr9AAQA/QwAAAAAAAAAAAAAAAAAAAAA/UT9pAGsIAKthoQhBiACQQRqIQIMAQsLA0AgBlAEQCADRQRAQcAAIQNCACEGQQAhAgNAIAJBwABJBEAgBiACQQJ0QYAQav0ABAD9DAAAAAAAAAAAAAAAAAAAAAD9RP2kAawgAq2GhCEGIAJBBGohAgwBCwsMAgsFIAMgBnqnaiECIAYgBkIBfYMhBiAHIAJBAnRBgA5qKgIA/RMiDyAEIAJBB3RqIgL9AAQA/eYB/eQBIQcgCCAPIAL9AAQQ/eYB/eQBIQggCSAPIAL9AAQg/eYB/eQBIQkgCiAPIAL9AAQw/eYB/eQBIQogCyAPIAL9AARA/eYB/eQBIQsgDCAPIAL9AARQ/eYB/eQBIQwgDSAPIAL9AARg/eYB/eQBIQ0gDiAPIAL9AARw/eYB/eQBIQ4MAQsLQYASIAf9CwQAQZASIAj9CwQAQaASIAn9CwQAQbASIAr9CwQAQcASIAv9CwQAQdASIAz9CwQAQeASIA39CwQAQfASIA79CwQAIAAgAUEJdGoiAEGAmQFqIgH9AAQAIQcgAf0ABBAhCCAB/QAEICEJIAH9AAQwIQogAf0ABEAhCyAAQYCFAWohAUIAIQZBACEAA0AgAEEgSQRAIAYgAEECdEGAEmr9AAQA/QwAAAAAAAAAAAAAAAAAAAAA/UT9pAGsIACthoQhBiAAQQRqIQAMAQsLA0AgBkIAUgRAIAEgBnqnIgBB0ABsaiECIAcgAEECdEGAEmoqAgD9EyIMIAL9AAQA/eYB/eQBIQcgCCAMIAL9AAQQ/eYB/eQBIQggCSAMIAL9AAQg/eYB/eQBIQkgCiAMIAL9AAQw/eYB/eQBIQogCyAMIAL9AARA/eYB/eQBIQsgBiAGQgF9gyEGDAELC0GAEyAH/QsEAEGQEyAI/QsEAEGgEyAJ/QsEAEGwEyAK/QsEAEHAEyAL/QsEAAu7BwMCfQJ/BHtDKGtuziEDIAAhBQNAIAEgBU4EQCAFQQJ0QYATaioCACIEIANeBEAgBCEDCyAFQQFqIQUMAQsLIAP9EyEHQQAhBQNAIAVBLEkEQCAFQYATav0ABAAgB/3lASII/Qw7qrg/O6q4PzuquD87qrg//eYBIgn9aCEKIAVB0BNq/QxhC7Y6YQu2OmELtjphC7Y6IAkgCv3lAf0MGHIxPxhyMT8YcjE/GHIxP/3mASIJ/eYB/QyJiAg8iYgIPImICDyJiAg8/eQBIAn95gH9DKuqKj2rqio9q6oqPauqKj395AEgCf3mAf0Mq6oqPquqKj6rqio+q6oqPv3kASAJ/eYB/QwAAAA/AAAAPwAAAD8AAAA//eQBIAn95gH9DAAAgD8AAIA/AACAPwAAgD/95AEgCf3mAf0MAACAPwAAgD8AAIA/AACAP/3kASAK/fgB/Qx/AAAAfwAAAH8AAAB/AAAA/a4BQRf9qwH95gEgCP0MAACgwgAAoMIAAKDCAACgwv1D/U/9CwQAIAVBEGohBQwBCwtDAAAAACEDQQAhBQNAIAVBC0gEQCAFQQJ0QdATaiEGIAAgBUwgASAFTnEEQCADIAYqAgCSIQMFIAZDAAAAADgCAAsgBUEBaiEFDAELC0MAAIA/IAOVIQMDQCAAIAFMBEAgAEECdEHQE2oiBSAFKgIAIAOUOAIAIABBAWohAAwBCwtBACEAA0AgACACSARAIABBC2pBAnQiAUGAE2r9AAQAIgf94AH94QEiCP0MO6q4PzuquD87qrg/O6q4P/3mASIJ/WghCiABQdATav0MAACAPwAAgD8AAIA/AACAP/0MYQu2OmELtjphC7Y6YQu2OiAJIAr95QH9DBhyMT8YcjE/GHIxPxhyMT/95gEiCf3mAf0MiYgIPImICDyJiAg8iYgIPP3kASAJ/eYB/Qyrqio9q6oqPauqKj2rqio9/eQBIAn95gH9DKuqKj6rqio+q6oqPquqKj795AEgCf3mAf0MAAAAPwAAAD8AAAA/AAAAP/3kASAJ/eYB/QwAAIA/AACAPwAAgD8AAIA//eQBIAn95gH9DAAAgD8AAIA/AACAPwAAgD/95AEgCv34Af0MfwAAAH8AAAB/AAAAfwAAAP2uAUEX/asB/eYBIAj9DAAAoMIAAKDCAACgwgAAoML9Q/1PIgggB/0MAAAAAAAAAAAAAAAAAAAAAP1E/VL9DAAAgD8AAIA/AACAPwAAgD8gCP3kAf3nAf0LBAAgAEEEaiEADAELCwueAwMDewJ/BH1DKGtuziEHA0AgBSMWSARAIAcjFyAFQQJ0aioCAJchByAFQQFqIQUMAQsLA0AgBiMWSARAIAZBAnQiBSMXaioCACAHkyABlf0TIgP9DDuquD87qrg/O6q4PzuquD/95gEiBP1oIQIgCP0MYQu2OmELtjphC7Y6YQu2OiAEIAL95QH9DBhyMT8YcjE/GHIxPxhyMT/95gEiBP3mAf0MiYgIPImICDyJiAg8iYgIPP3kASAE/eYB/Qyrqio9q6oqPauqKj2rqio9/eQBIAT95gH9DKuqKj6rqio+q6oqPquqKj795AEgBP3mAf0MAAAAPwAAAD8AAAA/AAAAP/3kASAE/eYB/QwAAIA/AACAPwAAgD8AAIA//eQBIAT95gH9DAAAgD8AAIA/AACAPwAAgD/95AEgAv34Af0MfwAAAH8AAAB/AAAAfwAAAP2uAUEX/asB/eYBIAP9DAAAoMIAAKDCAACgwgAAoML9Q/1P/R8AIgqSIQggCiAJIxwgBWooAgAgAEYbIQkgBkEBaiEGDAELCyAJIAiVC9oFAgJ9Bn8gACNlRgRAA0AgBEELSARAIAIgBEECdEHQE2oqAgAjZiABQR9sIxAiBQJ/IARBBWsgBEEKSCAEQQBKcQ0AGiAERSMzQwAAAABgcQRAQXsjM0MAAAA/kvwAIAFrIgYgBkF7ShsMAQtBBSMGIABBAnRqKAIAIwwjAW1qIAFrIgYgBkEFSBtBeyAGIAZBe0obIAQbCyABaiIGIAUgBkgbIgVBACAFQQBOG2pBAnRqKgIAlJIhAiAEQQFqIQQMAQsLQQEhAQNAIAEjAUgEQCAAIAFqIgQjAWsgBCAEIwFOG0ECdCIEIwRqKAIAQX9HBEAgAkEGIAEgAUEGThtBAnRB+BNqKgIAI2cgBGoqAgCUkyECCyABQQFqIQEMAQsLIAIPCyNXQwAAAABcBEBBASEFA0AgBSMBSARAIwQgACAFaiIGIwFrIAYgBiMBThtBAnRqKAIAIgdBf0cEQCACQQYgBSAFQQZOG0ECdEH4E2oqAgAiAiMaIAdBH2wiCCAHakECdGoqAgCUQwAAgD8gApMgBwR9IxogCCMQIgkgB0EBayIGIAYgCUobIgZBACAGQQBOG2pBAnRqKgIAIxogCCMQIgYgB0EBaiIHIAYgB0gbIgZBACAGQQBOG2pBAnRqKgIAkkMAAAA/lAUjGkEBIxAiBiAGQQFKG0ECdGoqAgALlJKSIQILIAVBAWohBQwBCwsLA0AgBEELSARAIAMgBEECdEHQE2oqAgAjGiABQR9sIxAiBQJ/IARBBWsgBEEKSCAEQQBKcQ0AGiAERSMzQwAAAABgcQRAQXsjM0MAAAA/kvwAIAFrIgYgBkF7ShsMAQtBBSMGIABBAnRqKAIAIwwjAW1qIAFrIgYgBkEFSBtBeyAGIAZBe0obIAQbCyABaiIGIAUgBkgbIgVBACAFQQBOG2pBAnRqKgIAlJIhAyAEQQFqIQQMAQsLIAMjVyAClCMBQQFrspWTCyUAIxQEQBBKBRA+CyAAIABBgMAMQYCYKyMUG2pBgApBACMmEBgLtwMCBH8HfSAAIABBAXEiAhAaIQcgAEEBIAJrEBohCANAIAEjAUgEQCMEIAAgAWoiAyMBayADIAMjAU4bIgNBAnRqKAIAIgRFBEAjMiMpIyFBASADdHEbIAQEf0EABSMGIANBAnRqKAIAQQBKCwR9QwAAAAAFIAFBAnRB/BNqKgIACyIGIAaSQwAAgL+SlCEGIAIgA0EBcUYEQCAJIAaSIQkFIAogBpIhCgsLIAFBAWohAQwBCwtBACEBQQAhAANAIAAjAUgEQCAAQQJ0IgMjBGooAgBFBEAgASMGIANqKAIAaiEBCyAAQQFqIQAMAQsLIxAgAWsgByAIkpD8AGshASMBQQJ0QfwTaioCACEGQQEhAANAIABBC0gEQCAAQQJ0QdATaioCACILQwAAAABcBEAgBiALkyAGIAEgAEEFayIDThshBiAFIAsgAiAHIAMgCSAIIAEgA2sgChAKlJIhBQsgAEEBaiEADAELC0HQEyoCACILQwAAAABbBEAgBQ8LIAUgBiALlkMAAAAAlyIFIAIgB0F7IAkgCEEAIAoQCpSSIAsgBZMgAiAHQXsgCSAIQX8gChAKlJIL4gMBA38jFARAIAEQSwUgARA/CyAAQZADQeYKIxQbECkCfyMURQRAQQojCUECdCIAIwZqKAIAIwQgAGooAgBrQQVqIgAgAEEKShsiAEEAIABBAE4bDAELIwlBAXEiASEAA0AgACMBSARAIABBAnQiBCMEaigCAARAIAIjBiAEaigCAGohAgsgAEECaiEADAELC0EAIQADQCABIwFIBEAgACMEIAFBAnRqKAIAIgBBACAAQQBOG2ohACABQQJqIQEMAQsLQQogAiAAa0EFaiIAIABBCkobIgBBACAAQQBOGwsCfyMURQRAQQojDCMJQQJ0IgAjBmooAgAjBCAAaigCAGtqQQVqIgAgAEEKShsiAEEAIABBAE4bDAELIwlBAXEiASEAA0AgACMBSARAIAMjBCAAQQJ0aigCACICQQAgAkEAThtqIQMgAEECaiEADAELC0EAIQADQCABIwFIBEAgAUECdCICIwRqKAIABEAgACMGIAJqKAIAaiEACyABQQJqIQEMAQsLQQogACADayMMQQAgA0EAShtqQQVqIgAgAEEKShsiAEEAIABBAE4bCyMUBH8jAUEBagVBBiMBQQFrIgAgAEEGThsLECojFAR9IwkQLgUjCSMEIwlBAnRqKAIAECwLC2sCA38BfSMUBEAjDAR9Iw4jDBBJBSMOECILDwsjDkECdCICIwRqKAIAIQEjBiACaigCACECQyhrbs4hAwNAIAAjDEwEQCADIxogACACaiABQR9sakECdGoqAgCXIQMgAEEBaiEADAELCyADC7EEAgh/An4jGUL/v/z/8f/H/x9SBEADQCABQgBSBEAgAXoiDachB0EHIQpBfyEJQX8hCCMnBEAjEyEEQQEhCwNAIAsjAUgEQCMEIAsjE2oiBSMBayAFIAUjAU4bIgVBAnRqKAIAIwQgBEECdGooAgBKBEAgBSEECyALQQFqIQsMAQsLBSMTIQQLIAQhBUEAIQsDQCALIwFIBEACQCAFIAtqIgQjAWsgBCAEIwFOGyIGIABGBH8gBwUgAiAGRgR/IAMFIwcgBkEDdGopAwB6pwsLIgRBf0YNACAKIARBBHUgBEEPcUENT0EBIApBB0YiCgR/IAlBD3FBDUYgCUF/R3FFBSAKCxsbIQogCUF/RwR/IAQgCSAKEAsFQQELRQ0AIAQhCSAGIQgLIAtBAWohCwwBCwsgDEIBIA2GhCAMIAAgCEYbIQwgASABQgF9gyEBDAELCyAMDwsjJwRAIxMhBEEBIQgDQCAIIwFIBEAjBCAIIxNqIgUjAWsgBSAFIwFOGyIFQQJ0aigCACMEIARBAnRqKAIASgRAIAUhBAsgCEEBaiEIDAELCwUjEyEECyAAIARHBEAgACACIAMgAiAERgR/IAMFIwcgBEEDdGopAwB6pwtBBHUiABA0IAAQDCABgw8LQQAhBANAIARBBEgEQCAMIAAgAiADIAQQNCIFQX9GBH5C/7/8//H/x/8fBSAFIAQQDAsgAUL/PyAEQQR0rIaDg4QhDCAEQQFqIQQMAQsLIAwLggEBA38jTEEBIAB0cQRAQQEPCyOCAQR/IwFBAWsgACMTIgNrIgEgASMBaiAAIANOG0oFQQELBEBBAA8LQQEhAQNAIAEjAUgEQCACIwQgACABaiICIwFrIAIgAiMBThtBAnRqKAIAIgJBACACQQBOG2ohAiABQQFqIQEMAQsLIAJBAUwL6wIBA3sgASACkyADlSIBi4z9EyIF/Qw7qrg/O6q4PzuquD87qrg//eYBIgb9aCEEQwAAgD/9DGELtjphC7Y6YQu2OmELtjogBiAE/eUB/QwYcjE/GHIxPxhyMT8YcjE//eYBIgb95gH9DImICDyJiAg8iYgIPImICDz95AEgBv3mAf0Mq6oqPauqKj2rqio9q6oqPf3kASAG/eYB/Qyrqio+q6oqPquqKj6rqio+/eQBIAb95gH9DAAAAD8AAAA/AAAAPwAAAD/95AEgBv3mAf0MAACAPwAAgD8AAIA/AACAP/3kASAG/eYB/QwAAIA/AACAPwAAgD8AAIA//eQBIAT9+AH9DH8AAAB/AAAAfwAAAH8AAAD9rgFBF/2rAf3mASAF/QwAAKDCAACgwgAAoMIAAKDC/UP9T/0fACICIAFDAAAAAF4bIAJDAACAP5KVIgFDAACAPyABkyAAQQFGG0PXo3A/lEOPwvU8kgt5AQR/QX8hBQNAIAYjAUgEQAJAIAAgBkYNACABIAZGBH8gAgUjByAGQQN0aikDAHqnCyIEQX9GDQAgBEEEdSIHIwVHIAMgB0dxIwVBBUdxDQAgBCAFIAVBf0YEf0EBBSAEIAUgAxALCxshBQsgBkEBaiEGDAELCyAFC5UEAgx/A3wgBSAAQQJ0IgcjRGooAgAiCyAFIAtIGyENI0MgB2ooAgBBAXEEf0EABSABI0QgAEECdGooAgAiByABIAdIGwshDiNDIABBAnRqKAIAQQJxBH9BAAUgAiNEIABBAnRqKAIAIgcgAiAHSBsLIQ8jQyAAQQJ0aigCAEEEcQR/QQAFIAMjRCAAQQJ0aigCACIHIAMgB0gbCyEQI0MgAEECdGooAgBBCHEEf0EABSAEI0QgAEECdGooAgAiByAEIAdIGwshEQNAIAogDUwEQCNFIAo2AhAgCyAKayEMIysgBUEObCAKakEDdGorAwAhFEEAIQcDQCAHIA5MBEBBACEIA0AgCCAPTARAIAwgB2sgCGsgEWsiCUEAIAlBAE4bIQkDQCAJIBBMBEAgDCAHayAIayAJayISQQBOBEAgAEEBaiABIAdrIAIgCGsgAyAJayAEIBJrIAUgCmsQHSIVRAAAAAAAAAAAYgRAIBMgFSAUoiMrIAFBDmwgB2pBA3RqKwMAoiMrIAJBDmwgCGpBA3RqKwMAoiMrIANBDmwgCWpBA3RqKwMAoiMrIARBDmwgEmpBA3RqKwMAoqAhEyNFIAc2AgAjRSAINgIEI0UgCTYCCCNFIBI2AgwgBiATYwRAIBMPCwsgCUEBaiEJDAILCwsgCEEBaiEIDAELCyAHQQFqIQcMAQsLIApBAWohCgwBCwsgEwusAgIBfgN/A0AgAiMBSARAIAAjXCACQQJ0aigCAEYEQAJ+QgAhAUIAIx5QIAIjOEdyDQAaIwhBAEoEQEEAIQMDQCADIwFIBEAjDyADQQJ0aigCACIEQX9HBEAgAUIBIASshoQhAQsgA0EBaiEDDAELCwsjHiMKQn+FgyABQn+FgwshASACEBwhAwNAIANBAEoEQCMYQuuH1oXoyKHk4QB9JBggAUIBI14jLKwjGCIBQh6IIAGFQrnLk+fR7ZGsv39+IgFCG4ggAYVC66PEmbG3kuiUf34iAUIfiCABhUIgiH5CIIinQQJ0aiIENAIAhoQhASMsQQFrJCwgBCNeIyxBAnRqKAIANgIAIANBAWshAwwBCwsjByACQQN0aiABNwMACyACQQFqIQIMAQsLC6QCAgN/An0jBCABQQJ0aigCACIEQX9GBEBDKGtuziEFA0AgA0EESARAIAMkBSAAIAFBAiMQdEEBa0EAEAZBACEEA0AgBCMWSARAIxcgBEECdGoqAgAiBiAFX0UEQCAGIQUgAyECCyAEQQFqIQQMAQsLIANBAWohAwwBCwsgAiQFIAIPC0EAJBYDQCADQQRMBEBBBCADIANBBEYbJAUgACABQQAQECAAIAEgBBARIQUjFkECdCICIxxqIAM2AgAjFyACaiAFOAIAIxZBAWokFiADQQFqIQMMAQsLQQAhAEEBIQEDQCABIxZIBEAgASAAIxcgAUECdGoqAgAjFyAAQQJ0aioCAF4bIQAgAUEBaiEBDAELCyMcIABBAnRqKAIAIgAkBSAAC44BAQF/QQIjEHRBAWsiAyADQX4gAUEBIAIbBH9BfwVBACECQQAhAQJ/A0AgASMBSARAIAAgAUcEQEF/IwQgAUECdGooAgAiA0F/Rg0DGiACIANqIQILIAFBAWohAQwBCwsjECACawsLIgF3cSABQQBIGyEBI0xBASAAdHFFBEAgAQ8LIAFBfnEiACABIAAbC5cCAgF+AX8gASMORgRAIwhBAEoEQEEAIQEDQCABIwFIBEAjDyABQQJ0aigCACIDQX9HBEAgAkIBIAOshoQhAgsgAUEBaiEBDAELCwsjGSMKQn+FgyACQn+FgyMHIw5BA3RqKQMAQn+FgyECQQAhAQNAIAEjAUgEQCABIw5HBEAgAiNKIABBA3QgAWpBA3RqKQMAQn+FgyECCyABQQFqIQEMAQsLIAIPCyNKIABBA3QgAWpBA3RqKQMAIx5QIAEjOEdyBH5CAAUjCEEASgRAQQAhAQNAIAEjAUgEQCMPIAFBAnRqKAIAIgBBf0cEQCACQgEgAKyGhCECCyABQQFqIQEMAQsLCyMeIwpCf4WDIAJCf4WDC0J/hYMLjAEBAX8DQCABIAJKBEAjB0GwGEHAAPwKAAAjBkHwGEEg/AoAACMSQZAZQSD8CgAAIw9BsBlBIPwKAABB0BkpAwAkCkHYGSgCACQJQdwZKAIAJAhB4BkoAgAkC0HkGSgCACQNQegZKAIAJBFB7BkoAgAkDEHwGSgCAEEARyQVIAAQeCACQQFqIQIMAQsLC/YBAQF/IAFBBHUiBCACRwRAIwIjAEEBdGogACMFQQVGIAQjBUZyRWo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjAiMAQQF0aiAAQQJqQQMgAyAEQQR0rIinQf8/cSICaUEBayIEIARBA0obajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIAIgAUEPcSIBQQFqdkUEQCMCIwBBAXRqIABBBmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsgAkEBIAF0QQFrcUUEQCMCIwBBAXRqIABBB2o7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsLmwEBA38jBSRRA0AgASMBSARAIAFBAnQiAyNIaiMEIANqKAIANgIAIAFBAWohAQwBCwsgAEEAIxQbBH8jRyMOQQIjEHRBAWtBfnEjNxAGEA1BASEAA0AgACMWSARAIAAgAiMXIABBAnRqKgIAIxcgAkECdGoqAgBeGyECIABBAWohAAwBCwsjHCACQQJ0aigCAAVBfwskjgFBfyRSC9oFAQN/Qbz6ACRjQYAIQQQQBCIBQQBBgAj8CwAgASQCQYAEEAIkA0EEJAVBfyQNQv+//P/x/8f/HyQZQQgQCCQHQQgQASQEQQgQASQGQQgQASQSQQgQASQ5QQgQASQPQcEHEAIkGkHBBxACJGZBCBACJGdBBRABJEBBBRAIJIQBQQgQAiRoQQhBCBAEIgFCADcAACABJGlBBBABJChBBRABJEFBAhACJEJBAhACJCpBHxACJBdBHxABJBxBHxACJHRBCBABJENBCBABJERBCBABJFxBwIcMEB4kdUHEARAeJCsDQCAAQQ5IBEAjKyAAQfAAbGpEAAAAAAAA8D85AwBBASEBA0AgACABTgRAIysgAEEObCABaiICQQN0aiMrIAJBD2tBA3RqKwMAIysgAEEBa0EObCABakEDdGorAwCgOQMAIAFBAWohAQwBCwsgAEEBaiEADAELC0EFEAEkRUHBABABJF1BBRABJCNBPBABJF5BwAAQASR3QcAAEAEkiwFBCBAIJIwBQQgQASR5QQgQAiQ7QQhBCBAEIgBCADcAACAAJE9BgIACEAgkRkGAgAIQAiSNAUGAAhAIJFBBIBACJF9BCBABJC1BCBABJEhBCBABJI8BQR8QASQuQR8QASQ8QYDwAxACJJABQYDwAxACJJEBQYDAD0EKEAQiAEEAQYDAD/wLACAAJJIBQfgBEAEke0EfEAEkfEGbARABJH1BwA8QASRTQR8QASR+QQIkIEEGEAEkSUGAARAIJEpBEBACJH9BCBABJGBBCBACJGFBgIABEAIkL0G0jAskmgFBtMYIJJsBIxoknAEjZiSdASNnJJ4BIzkknwEjBCSgASMGJKEBIwckogEjFySjASMcJKQBI2AkpQFBwQcQASRVQcEHEAIkYiMuJKYBIzwkpwEjkAEkqAEjkQEkqQEjkgEkqgEjeySrASN8JKwBI30krQEjUySuASN+JK8BC9MOAwJ+DX8CfUEAJAAjByMJIghBA3RqKQMAIgEklgEjCEEASgRAA0AgAyMBSARAIw8gA0ECdGooAgAiBUF/RwRAIABCASAFrIaEIQALIANBAWohAwwBCwsLIxkjCkJ/hYMgAUJ/hYMgAEJ/hYMkayABIwtBfyMLQQdHIwhBAEpxGxAPQQAhAwNAIAMjAUgEQCADIAhHBEAgAiMMIwhBAEoEfyMPIANBAnRqKAIAQX9HBUEAC2tqIQILIANBAWohAwwBCwsgCCNrIAIQISAIQQJ0IgMjBGooAgAiBxAgIAcjBiADaigCAGsiCUEAIAlBAE4bIQZCACRsIwGyIxCylSEQQQEhAwNAIAMjAUgEQCAGIAMgCGoiBSMBayAFIAUjAU4bIgpBAnQiDSMEaigCACIFIwYgDWooAgBrIgtBACALQQBOG2ohBiMCIwBBAXRqQQYgAyADQQZOIg4bQQFrIgxBA3RBwAFqQX9BBSALIAtBBUobIgsgC0F/SBtqOwEAIwMjAEECdGpDAAAAP0MAAIA/IA4jAUEHSnEbIg84AgAjAEEBaiQAIwIjAEEBdGogDEGeAmo7AQAjAyMAQQJ0aiAFsiAQlCAPlDgCACMAQQFqJAAgDSM5aigCACIFQQBKBEAjAiMAQQF0aiAFIAxBA2xqQaMCajsBACMDIwBBAnRqIA84AgAjAEEBaiQACyNMQQEgCnRxBEAjAiMAQQF0aiAMQZcEajsBACMDIwBBAnRqIA84AgAjAEEBaiQACyMSIApBAnRqKAIAIQsjGSMeQgAgCiM4RxtCf4WDIQBBACEFA0AgBUEESARAIAtBASAFdHEEQCMCIwBBAXRqIyggBUECdGooAgAgDEEFbEHuAWpqOwEAIwMjAEECdGogDzgCACMAQQFqJAAgAEL/PyAFQQR0rIZCf4WDIQALIAVBAWohBQwBCwsjDyAKQQJ0aigCAEF/RyIFRQRAI2wgAIQkbAsjAiMAQQF0aiAMQQNsIgtBjAJqIAVqOwEAIwMjAEECdGogDzgCACMAQQFqJAAjESAKRiMIQQBKcQRAIwIjAEEBdGogC0GOAmo7AQAjAyMAQQJ0aiAPOAIAIwBBAWokAAsgA0EBaiEDDAELCyMCIwBBAXRqQREjDCIDIANBEU4bQbYCajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBfUEJIAkgCUEJShsiBSAFQX1IG0HLAmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqQX9BBiADIAlBACAJQQBOG2siBSAFQQZKGyIFIAVBf0gbQdYCajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBe0EFIAYgA2siAyADQQVKGyIDIANBe0gbQeICajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBBiMIIgMgA0EGThtB6AJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0akEGIwFBAWsjCGsiAyADQQZOG0HvAmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqQbkDOwEAIwMjAEECdGogB7IjELKVOAIAIwBBAWokACMIQQBKBH8jDUEPcUENRgVBAAsEQCMCIwBBAXRqQZADQfYCIwVBBE4bOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0akG4AzsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQABSMIQQBKBH8jDUEPcUENTwVBAQtFBEAjAiMAQQF0aiMNEBRB9gJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjCyMFRgRAIwIjAEEBdGpBtwM7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAUjBSMNQQR1RgR/QQEFIwVBBUYEfyMLIw1BBHVHBUEACwsEQCMCIwBBAXRqQbgDOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALCwsLQZ0EIAggASNrIAIQJwNAIARBBUgEQAJ/AkACQAJAAkACQCAEDgQAAQIDBAsjG0IAUgwECyMZQv+//P/x/8f/H1IMAwsjPwwCCyMwDAELIwFBAkYLBEAjAiMAQQF0aiAEQQ1sQaYHakF9QQkgCSAJQQlKGyICIAJBfUgbajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyAEQQFqIQQMAQsLIwhFIxlC/7/8//H/x/8fUXJFBEAjCAR/IwtBB0YEfyMNQQ9xQQ1GBUEBCwVBAAsEQCMLQQdGBEAjAiMAQQF0akHlBzsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwUjAiMAQQF0akHkBzsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMNQQ9xIgJBDU8EQCMCIwBBAXRqIAJBDUdB5gdqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALCyMAJCYLyggBCH8jJiQAIwhFIQEjCCMBQQFrRiEDIwlBAnQiAiMEaigCACMGIAJqKAIAayEFIABBD3FBDU8iBwR/IwsFIwsgAEEEdSMIBH8jC0EHRgR/Iw1BD3FBDUYFQQELBUEACxsLIQZBACABBH8gAQUgACMNIAYQCwsiAgR+I2wgACAGEAwja4ODBUIAC3unIAMbIQMgBwRAIwIjAEEBdGogAEEPcUENRgR/QRpBACMFQQROGwVBwAALQboDajsBAAUjAiMAQQF0aiAAEBRBugNqOwEACyMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIAIEQCMCIwBBAXRqQfsDOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0aiADQQRIBH8gAwUgA0EGSAR/QQQFQQVBBiADQQlIGwsLQf4DajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIANFBEAjAiMAQQF0akH8AzsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBf0EDIAVBAWsiCCAIQQNKGyIIIAhBf0gbQY4EajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwUjAiMAQQF0akH9AzsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBf0EDIAUgBUEDShsiCCAIQX9IG0GTBGo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsgBwRAIAJFIABBD3FBDUdyBEAjAiMAQQF0akGGBDsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQABSABRQRAIwIjAEEBdGpBhQQ7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsLBUGFBCAAIAYjlgEQOwsgA0EETgRAIANBBkgEf0EEBUEFQQYgA0EJSBsLIQMLQQAgBiAAQQR1RyAHGyEBA0AgBEEFSARAAn8CQAJAAkACQAJAIAQOBAABAgMECyMbQgBSDAQLIxlC/7/8//H/x/8fUgwDCyM/DAILIzAMAQsjAUECRgsEQCAAQQ9xIgZBDUkEQCMCIwBBAXRqIwpCf4VC/7/8//H/x/8fgyAAQXBxrIinQf8/cSAGQQFqdmkjKCAAQQR1QQJ0aigCAEENbGogBEHBAGxB6AdqajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyACBEAjAiMAQQF0aiAEQQdsQa0KaiADajsBAAUjAiMAQQF0aiAEQdAKajsBAAsjAyMAQQJ0akMAAIA/OAIAIwBBAWokACABBEAjAiMAQQF0aiAEQdUKajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwsgBEEBaiEEDAELCyAAQQ9xIgBBDU8EQCMCIwBBAXRqQQFBAiACG0EAIwgbQQF0QdoKQeAKIABBDUYbaiAFQQBKajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwuRCAMGfwJ9AX5BACQAI00EQCAAEG0FIwcgAEEDdGopAwAiCkF/EA8gACMZIwpCf4WDIApCf4WDIxAjAUEBa2wQIQsgACRYIxAkWUEAJGojAbIjELKVIQlBASECA0AgAiMBSARAIAAgAmoiAyMBayADIAMjAU4bIgVBAnQiBiMEaigCACEDQQYgAiACQQZOIgcbQQFrIQRDAAAAP0MAAIA/IAcjAUEHSnEbIQggBiM5aigCACIGQQBKBEAjAiMAQQF0aiAGIARBA2xqQe0BajsBACMDIwBBAnRqIAg4AgAjAEEBaiQACyNMQQEgBXRxBEAjAiMAQQF0aiAEQeQCajsBACMDIwBBAnRqIAg4AgAjAEEBaiQACwJAIANBf0YEQCMCIwBBAXRqIARBB2xBvgFqOwEAIwMjAEECdGogCDgCACMAQQFqJAAjakEBaiRqDAELIwIjAEEBdGogBEEHbEG/AWpBBSADIANBBUobajsBACMDIwBBAnRqIAg4AgAjAEEBaiQAIwIjAEEBdGogBEHoAWo7AQAjAyMAQQJ0aiADsiAJlCAIlDgCACMAQQFqJAAjWSADayRZCyACQQFqIQIMAQsLIwIjAEEBdGpBESMQIgIgAkERThtBgAJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjJ0UEQCMCIwBBAXRqQQYjWCICIxMiA2siBCMBIARqIAIgA04bIgIgAkEGThtBkgJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALIwIjAEEBdGpBBiNqIgIgAkEGThtBmQJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0akF6QREjWSICIAJBEUobIgIgAkF6SBtBpgJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAgAQRAIwIjAEEBdGpBuAI7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjBUEGRgRAIwIjAEEBdGpBuQI7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjTUUEQEH6AyAAIwcgAEEDdGopAwAiCiMZIwpCf4WDIApCf4WDIxAjAUEBa2wQJyMnBEAjEyECQQEhAwNAIAMjAUgEQCMEIAMjE2oiASMBayABIAEjAU4bIgFBAnRqKAIAIwQgAkECdGooAgBKBEAgASECCyADQQFqIQMMAQsLIwIjAEEBdGpBBiACIABrIgEjASABaiAAIAJMGyIAIABBBk4bQYAHajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBBiMEIAJBAnRqKAIAIgAgAEEGShsiAEEAIABBAE4bQYcHajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwsjACQmC6IEAQR/IyYkACAAECAjAiMAQQF0akERIAAgAEERThtBugJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0akF6QQYjWSAAayICIAJBBkobIgIgAkF6SBtB0gJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0akF8QQYgACMQIwFtayICIAJBBkobIgIgAkF8SBtB3QJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjJwRAIwIjAEEBdGpBBiNYIgMjWCAAECgiBGsiAiMBIAJqIAMgBE4bIgIgAkEGThtBkgJqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALI01FBEAjWCECA0AgAUEFSARAAn8CQAJAAkACQAJAIAEOBAABAgMECyMbQgBSDAQLIxlC/7/8//H/x/8fUgwDCyM/DAILIzAMAQsjAUECRgsEQCMCIwBBAXRqIAFBEmxBjgdqQREgACAAQRFOG2o7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqIAFBC2xB7AdqQXxBBiAAIxAjAW1rIgMgA0EGShsiAyADQXxIG2o7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsgAUEBaiEBDAELCyMnBH8gAiAAECggAkYFQQALBEAjAiMAQQF0akGfCDsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwsLHgAjQiAAOAIAI0IgATgCBCMqIAI4AgAjKiADOAIECxEAQQAkFEMAAIA/JHFBACQhC2sAQQEkFCAAJDEgASQpIAIkMiADQwAAgD+XJHEjQkMAAAAAOAIAI0JDAAAAADgCBCMqQwAAAAA4AgAjKkMAAAAAOAIEQwAAgH8khgFBACSHAUMAAAAAJG9DAAAAPyRwQQAkIUMAAIA/JIgBCwcAIAAkiAELFwAgACSGASABQQBHJIcBIAIkbyADJHALBgAgACQhCxIAIAAkWiABJDogAiRtIAMkbgvlAwIDfQd/IABBAXEiByEAA0AgACMBSARAIAkjBCAAQQJ0aigCACIJQQAgCUEAThtqIQkgAEECaiEADAELC0EBIAdrIQADQCAAIwFIBEAgCiMEIABBAnRqKAIAIgpBACAKQQBOG2ohCiAAQQJqIQAMAQsLIAchAANAIAAjAUgEQCAAQQJ0IgsjBGooAgAEQCAFIwYgC2ooAgBqIQULIABBAmohAAwBCwsgBSAJayEFQQEgB2shAANAIAAjAUgEQCAAQQJ0IgsjBGooAgAEQCAGIwYgC2ooAgBqIQYLIABBAmohAAwBCwsgBiAKayEGIAchAANAIAAjAUgEQCAAQQJ0IgsjBGooAgBFBEAgAiMyIykjIUEBIAB0cRuMIgIgAosjBiALaigCABuSIQILIABBAmohAAwBCwsgAiEDQwAAAAAhAkEBIAdrIQADQCAAIwFIBEAgAEECdCILIwRqKAIARQRAIAIjMiMpIyFBASAAdHEbjCICIAKLjCMGIAtqKAIAG5IhAgsgAEECaiEADAELC0Moa27OIQQDQCABIAhOBEBBACEAA0AgACAIaiABTARAIAcgCbIgBSAIaiADIAqyIAAgBmogAhAKIASXIQQgAEEBaiEADAELCyAIQQFqIQgMAQsLIAQL5gsDCH8CfgF9QQAkACMHIwkiBkEDdGopAwAiCSSXASMIQQBKBEADQCAHIwFIBEAjDyAHQQJ0aigCACICQX9HBEAgCEIBIAKshoQhCAsgB0EBaiEHDAELCwsjGSMKQn+FgyAJQn+FgyAIQn+FgySJASAJIwtBfyMLQQdHIwhBAEpxGxAPQQAhBwNAIAcjAUgEQCAGIAdHBEAgACMMIwhBAEoEfyMPIAdBAnRqKAIAQX9HBUEAC2tqIQALIAdBAWohBwwBCwsgBiOJASAAECNCACRyQQEhBwNAIAcjAUgEQCAHEE0gB0EBaiEHDAELCyAGQQFxIgIiByEAA0AgACMBSARAIAEjBCAAQQJ0aigCACIBQQAgAUEAThtqIQEgAEECaiEADAELC0EAIQADQCAHIwFIBEAgB0ECdCIDIwRqKAIABEAgACMGIANqKAIAaiEACyAHQQJqIQcMAQsLIAEgAGshBEEBIAJrIgchAQNAIAEjAUgEQCAFIwQgAUECdGooAgAiAEEAIABBAE4baiEFIAFBAmohAQwBCwtBACEBA0AgByMBSARAIAdBAnQiACMEaigCAARAIAEjBiAAaigCAGohAQsgB0ECaiEHDAELCyMEIAZBAnRqKAIABH9BAQUjBiAGQQJ0aigCAAtFBEAjAiMAQQF0akG5ATsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMEIAZBAnRqKAIABH9BAAUjBiAGQQJ0aigCAEEASgsEQCMCIwBBAXRqQboBOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALIwQgBkECdGooAgCyIxCylSEKIwIjAEEBdGpBuwE7AQAjAyMAQQJ0aiAKOAIAIwBBAWokACMCIwBBAXRqQQ0jDCIDIANBDU4bQbwBajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBfEEJIAQgBEEJShsiACAAQXxIG0HOAWo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqQXxBCSAFIAFrIgEgAUEJShsiACAAQXxIG0HcAWo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqQX9BByADIARBACAEQQBOGyICayIAIABBB0obIgAgAEF/SBtB5wFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAjAiMAQQF0akF/QQcgAyABQQAgAUEAThsiAWsiACAAQQdKGyIAIABBf0gbQfABajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGpBe0EFIAEgAmogA2siACAAQQVKGyIAIABBe0gbQf0BajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGojCEGDAmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMEIAZBAnRqKAIABH9BAQUjBiAGQQJ0aigCAAsEf0EEIAQgBEEEShsiAEEAIABBAE4bBUEFCySKASMIQQBKBH8jDUEPcUENTwVBAQtFBEAjKCMNQQR1QQJ0aigCACECIwIjAEEBdGoCfyMNIgBBBHUhASMKQn+FQv+//P/x/8f/H4MgAEFwcayIp0H/P3EgAEEPcUEBanZpIgAjG1ANABogAEENbEENIxsgAUEEdKyIp0H/P3FpayIAQQJtaiAAbQsiAEEETgR/IABBBkgEf0EEBUEFQQYgAEEJSBsLBSAACyACQQdsQYcCamo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMLIwVGBEAjAiMAQQF0akGqAjsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQABSMFIw1BBHVGBH9BAQUjBUEFRgR/IwsjDUEEdUcFQQALCwRAIwIjAEEBdGpBqwI7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsLCyMVQQEjVhtFBEAjAiMAQQF0akGsAjsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMAJCYL8gQBBH8jJiQAIwhFIQEgAEEPcUENTyIDBH8jCwUjCyAAQQR1IwgEfyMLQQdGBH8jDUEPcUENRgVBAQsFQQALGwshAiMCIwBBAXRqIAAQJEGtAmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACABRQRAIAAjDSACEAshAQsgAQRAIwIjAEEBdGpB7gI7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqI3IgACACEAwjiQGDg3unQQAjCCMBQQFrRxsiBEEESAR/IAQFIARBBkgEf0EEBUEFQQYgBEEJSBsLC0HxAmo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACAERQRAIwIjAEEBdGpB7wI7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqI4oBQYADajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwUjAiMAQQF0akHwAjsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGojigFBhgNqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALIwgEQCMRIwlBAmoiBCMBayAEIAQjAU4bRgRAIAEEQCMCIwBBAXRqQYwDQY0DIwQjESIBQQJ0aigCAAR/QQEFIwYgAUECdGooAgALGzsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwUjBCMRIgRBAnRqKAIABH9BAQUjBiAEQQJ0aigCAAtFBEAjAiMAQQF0akGOA0GPAyABGzsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACwsLIANFBEBB+AIgACACI5cBEDsLC+8DAgV/AX5BACQAIwcgAEEDdGopAwAiBkF/EA8gACMZIwpCf4WDIAZCf4WDIxBBA2wQIyMQJFtBASEBA0AgASMBSARAIAAgAWoiAiMBayACIAIjAU4bQQJ0IgQjBGooAgAhAyABQQFrIgVBA2xBjwFqIQIgBCM5aigCACIEQQBKBEAjAiMAQQF0aiACIARqQQFrOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALIwIjAEEBdGogA0F/RgR/QQAFQQYgAyADQQZKG0EBagsgBUEDdEH3AGpqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAAgA0F/RwRAI1sgA2skWwsgAUECRgRAIAMkcwsgAUEBaiEBDAELCyMCIwBBAXRqQQ0jECIBIAFBDU4bQZgBajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIwIjAEEBdGogACMTIgFrIgIjASACaiAAIAFOG0GmAWo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMCIwBBAXRqQX1BDSNbIgAgAEENShsiACAAQX1IG0GtAWo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMFQQZGBEAjAiMAQQF0akG7ATsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMAJCYLigUCAX4EfyAAQQFrIQMgACMJaiIAIwFrIAAgACMBThsiAEECdCIEIwRqKAIAIgVBAEoEQCMCIwBBAXRqIANBA3RB+QBqQX5BBSAFIwYgBGooAgBrIgQgBEEFShsiBCAEQX5IG2o7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjBCAAQQJ0aigCAAR/QQEFIwYgAEECdGooAgALRQRAIwIjAEEBdGogA0EBdEGPAWo7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokAAsjBCAAQQJ0aigCAAR/QQAFIwYgAEECdGooAgBBAEoLBEAjAiMAQQF0aiADQQF0QZABajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQACyMCIwBBAXRqIANBrQFqOwEAIwMjAEECdGogBbIjELKVOAIAIwBBAWokACM5IABBAnRqKAIAIgRBAEoEQCMCIwBBAXRqIAQgA0EDbGpBrwFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALIxIgAEECdGooAgAhBCMZIx5CACAAIzhHG0J/hYMhAQNAIAJBBEgEQCAEQQEgAnRxBEAjAiMAQQF0aiMoIAJBAnRqKAIAIANBBWxBlQFqajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIAFC/z8gAkEEdKyGQn+FgyEBCyACQQFqIQIMAQsLIw8gAEECdGooAgBBf0ciAkUEQCNyIAGEJHILIwIjAEEBdGogA0EDbCIDQaQBaiACajsBACMDIwBBAnRqQwAAgD84AgAjAEEBaiQAIxEgAEYjCEEASnEEQCMCIwBBAXRqIANBpgFqOwEAIwMjAEECdGpDAACAPzgCACMAQQFqJAALC3ECA30BfwNAIAYjHUgEQCADIy8gAEELdCAGakECdGoqAgAjLyABQQt0IAZqQQJ0aioCAJMiBZIhAyAEIAUgBZSSIQQgBkEBaiEGDAELCyADIx2yIgOVIgUgApIgBCADlSAFIAWUk0MK1yM8lyADlZGVC08CAX0BfyNhIABBAnRqKgIAQwAAIEKUIQEDQCACIx1IBEAgASMvIABBC3QgAmpBAnRqKgIAkiEBIAJBAWohAgwBCwsgASMdskMAACBCkpULwAECBH0DfxAVIQZDAADGQiEAA0AgBCMlSARAQQEjPkEBIAR0cSAEIAZGG0UEQEEAIQVDAAAAACEBQwAAAAAhAgNAIAUjHUgEQCABIy8gBkELdCAFakECdGoqAgAjLyAEQQt0IAVqQQJ0aioCAJMiA5IhASACIAMgA5SSIQIgBUEBaiEFDAELCyAAIAEjHbIiAJUiAUMAAAAAkiACIACVIAEgAZSTQwrXIzyXIACVkZWWIQALIARBAWohBAwBCwsgAAv7BQIFfwN9Ix1BCGpBgBBKBEBBAA8LIxQjS3IEQBAWBRB5CwNAIANBCEgEQEEBIQADQCAAIANqIgFBCEgEfyMtIAFBAnRqKAIAIy0gA0ECdGooAgBGBUEACwRAIABBAWohAAwBCwsgACEBQQAhAANAIAAjJUgEQCM+QQEgAHRxRQRAIwdBsBhBwAD8CgAAIwZB8BhBIPwKAAAjEkGQGUEg/AoAACMPQbAZQSD8CgAAQdAZKQMAJApB2BkoAgAkCUHcGSgCACQIQeAZKAIAJAtB5BkoAgAkDUHoGSgCACQRQewZKAIAJAxB8BkoAgBBAEckFSMHI1AjLSADQQJ0aigCAEEGdGpBwAD8CgAAI2AgAEECdGooAgAhAgJAI0tFBEAgAhADECUhBQwBCyACEAkQJSEFQQAhAgNAIAIjAUgEQCACQQJ0IgQjBGojSCAEaigCADYCACACQQFqIQIMAQsLI1EkBQsjHSAAQQt0aiEEQQAhAgNAIAEgAkoEQCMvIAIgBGpBAnRqIAU4AgAgAkEBaiECDAELCwsgAEEBaiEADAELCyMdIAFqJB0gASADaiEDDAELCyMHQbAYQcAA/AoAACMGQfAYQSD8CgAAIxJBkBlBIPwKAAAjD0GwGUEg/AoAAEHQGSkDACQKQdgZKAIAJAlB3BkoAgAkCEHgGSgCACQLQeQZKAIAJA1B6BkoAgAkEUHsGSgCACQMQfAZKAIAQQBHJBUjFCNLckUjHUHAAE5xBEAQFSEBQQAhAwNAIAMjJUgEQEEBIz5BASADdHEgASADRhsEf0EABUEAIQBDAAAAACEFQwAAAAAhBgNAIAAjHUgEQCAFIy8gAUELdCAAakECdGoqAgAjLyADQQt0IABqQQJ0aioCAJMiB5IhBSAGIAcgB5SSIQYgAEEBaiEADAELCyAFIx2yIgWVIgdDAAAAAJIgBiAFlSAHIAeUk0MK1yM8lyAFlZGVQwAAQEBgCwRAIz5BASADdHIkPgsgA0EBaiEDDAELCwtBAQvlAQIBfwF+QQAkSyABJIABQQAkHUEAJCVBACQ+IwkkDkGwGCMHQcAA/AoAAEHwGCMGQSD8CgAAQZAZIxJBIPwKAABBsBkjD0Eg/AoAAEHQGSMKNwMAQdgZIwk2AgBB3BkjCDYCAEHgGSMLNgIAQeQZIw02AgBB6BkjETYCAEHsGSMMNgIAQfAZIxVBAEc2AgAjRkEAQYCAEPwLAEF/JD0jNhAHGiACrSADrUIghoQhBQNAIAQjFkgEQCAFQgEjHCAEQQJ0aiIBNAIAhoNQBEAgAUF/NgIACyAEQQFqIQQMAQsLIAAQJgvyAQEBf0EBJEtBACSAAUEAJB1BACQlQQAkPiAAJA5BsBgjB0HAAPwKAABB8BgjBkEg/AoAAEGQGSMSQSD8CgAAQbAZIw9BIPwKAABB0BkjCjcDAEHYGSMJNgIAQdwZIwg2AgBB4BkjCzYCAEHkGSMNNgIAQegZIxE2AgBB7BkjDDYCAEHwGSMVQQBHNgIAI0ZBAEGAgBD8CwBBfyQ9QQEQPCNHIAAgAiM3EAYQDUEBIQADQCAAIxZIBEAgACADIxcgAEECdGoqAgAjFyADQQJ0aioCAF4bIQMgAEEBaiEADAELCyMcIANBAnRqKAIAGiABECYLCgAgACQ2IAEkRwsYACAAQQBHJDcgAUEARyR6IAJBAEckmAELIwBCASABrIYkHiAAJDgjByAAQQN0aiIAIx4gACkDAIQ3AwALBgAgACQFCwYAQQEkMAsKAEEBJFZBASRkCwYAQQEkPwsGAEEBJFYLXgEDfyMnBEAjEyEAQQEhAgNAIAIjAUgEQCMEIxMgAmoiASMBayABIAEjAU4bIgFBAnRqKAIAIwQgAEECdGooAgBKBEAgASEACyACQQFqIQIMAQsLBSMTIQALIAAkCQsGAEEBJCcLGAEBfkIBIACshiIBIxuEJBsjCiABhCQKCxYAQQEkTSAAQQBHJIIBIAFBAEckgwELBgAgACRMCw0AIxlCASAArIaEJBkLDgAgAa0gAK1CIIaEJBgLBgAgACRlCwYAIAAkVwsGACAAJHgLtgUDBH8BfgF9A0AgCCMBSARAIwcgCEEDdGopAwAiC0KV+Kn6l7fem55/fkI0iKcgCEEMdHIhCiNNRSIHBEAgCyNGIApBA3RqKQMAUSEHCyM7IAhBAnRqIAcEfSONASAKQQJ0aioCAAVDAAAAAAs4AgAgCCNPaiAHRSACIAhHcToAACAJBH9BAQUgCCNPai0AAAshCSAIQQFqIQgMAQsLIAkEQEEAIQgjBSAFBEBBBiQFC0EAIQUDQCAFIwFIBEAgBUECdCIJIwRqIQojeSAJaiAKKAIANgIAIyFBASAFdHFFBEAgCkF/NgIACyAFQQFqIQUMAQsLA0AgCCMBSARAI3kgCCMTaiIFIwFrIAUgBSMBThsiBUECdGooAgAiCUF/RwRAIAUjT2otAAAEfyMhQQEgBXRxQQBHBUEBC0UEQCAAIAUgBSADIAQQOCADEAYjOyAFQQJ0aiIKIAoqAgBDCtejPEMK1yM9I3hBASAFdHFBAEciChsiDEMAAIA/IAyTIAlDAAAAP0MAAMA/IAobI3GUECuUkrsQE7aSOAIACyADRQRAIwQgBUECdGogCTYCAAsgCEEBaiEIDAILCwtBACEAA0AgACMBSARAIABBAnQiAyMEaiN5IANqKAIANgIAIABBAWohAAwBCwskBSABIAYQZ0UEQEMAAAAAIQZBACEAA0AgACMBSARAIAYjOyAAQQJ0aioCAJIhBiAAQQFqIQAMAQsLIAYPCwtDAAAAACEGQQAhAANAIAAjAUgEQAJAIAAgAkYNACAGIzsgAEECdGoqAgCSIQYgACNPai0AAEUNACNGIwcgAEEDdGopAwAiC0KV+Kn6l7fem55/fkI0iKcgAEEMdHIiAUEDdGogCzcDACONASABQQJ0aiM7IABBAnRqKgIAOAIACyAAQQFqIQAMAQsLIAYLxwMDAn0EfwF+QbAWIwdBwAD8CgAAQfAWIwZBIPwKAABBkBcjEkEg/AoAAEGwFyMPQSD8CgAAQdAXIwo3AwBB2BcjCTYCAEHcFyMINgIAQeAXIws2AgBB5BcjDTYCAEHoFyMRNgIAQewXIww2AgBB8BcjFUEARzYCAANAIAQjAUgEQCACIzsgBEECdGoqAgCSIQIgBEEBaiEEDAELC0EAIQQDQCAEI05IIAEgAl9xBEAjdyAEQQJ0aigCACEFIwkiBiNPai0AAAR/EAUiCCAIQgF9g0IAUgVBAAsEQCAAEAcaIzsgBkECdGoiByAHKgIAQ83MzD1DmpmZPiN4QQEgBnRxQQBHIgYbIgNDAACAPyMWspWUQwAAgD8gA5MgBUPNzMw+QwAAgD8gBhsjcZQQK5SSuxATtiIDkjgCACACIAOSIQILIAUQAyAEQQFqIQQMAQsLIwdBsBZBwAD8CgAAIwZB8BZBIPwKAAAjEkGQF0Eg/AoAACMPQbAXQSD8CgAAQdAXKQMAJApB2BcoAgAkCUHcFygCACQIQeAXKAIAJAtB5BcoAgAkDUHoFygCACQRQewXKAIAJAxB8BcoAgBBAEckFSABIAJfC5MCAgN9AX8gACABIAMQECAAIAEgAhARGiMEIAFBAnRqIgAoAgAhAyAAIAI2AgAgASABQQFxIgIQGiEFQQAhAANAIAAjAUgEQCMEIAAgAWoiByMBayAHIAcjAU4bIgdBAnRqKAIARQRAIAQjMiMpIyFBASAHdHEbIABBAnRB/BNqKgIAIgQgBJJDAACAv5KUkiEECyAAQQJqIQAMAQsLQQAhAANAIABBC0gEQCAGIABBAnRB0BNqKgIAIABBBWsiB0EASAR9IAQjMSAFlJMFIAQjMSAFlJIjWiAHsiIGlJIjbSMqIAJBAnRqKgIAIAaSIzqVjpSTC5SSIQYgAEEBaiEADAELCyMEIAFBAnRqIAM2AgAgBgssAQF/I4sBI05BAnRqIwk2AgAjTiIBQQFqJE4jdyABQQJ0aiAANgIAIAAQAwt2AEEAJE5BsBQjB0HAAPwKAABB8BQjBkEg/AoAAEGQFSMSQSD8CgAAQbAVIw9BIPwKAABB0BUjCjcDAEHYFSMJNgIAQdwVIwg2AgBB4BUjCzYCAEHkFSMNNgIAQegVIxE2AgBB7BUjDDYCAEHwFSMVQQBHNgIAC/ABAgF9AX8jB0GwGEHAAPwKAAAjBkHwGEEg/AoAACMSQZAZQSD8CgAAIw9BsBlBIPwKAABB0BkpAwAkCkHYGSgCACQJQdwZKAIAJAhB4BkoAgAkC0HkGSgCACQNQegZKAIAJBFB7BkoAgAkDEHwGSgCAEEARyQVIyBBAUYjBCMOQQJ0aigCAEF/RnEEQEMoa25ODwtBACMUIyAbBEBDKGtuTg8LIyBFBEAjLiAAQQJ0aigCACECQyhrbs4hAUEAIQADQCAAIwxMBEAgASMaIAJBH2wgAGpBAnRqKgIAlyEBIABBAWohAAwBCwsgAQ8LEDAL2gYBBX8jB0GwGEHAAPwKAAAjBkHwGEEg/AoAACMSQZAZQSD8CgAAIw9BsBlBIPwKAABB0BkpAwAkCkHYGSgCACQJQdwZKAIAJAhB4BkoAgAkC0HkGSgCACQNQegZKAIAJBFB7BkoAgAkDEHwGSgCAEEARyQVQQEkmQEgAiSBASMuIABBAnRqKAIAIQQjBUEGRiMgBEAjIEEBRgRAIAQkBSMEIw5BAnRqKAIAQX9GBEBBfxAJCwUgBBADCwUgBBAJCyMgBH9BAAUjN0EBI3obBH9BAAUjAUEBayEDAn8DQCADQQBKBEBBASADIxNqIgAjAWsgACAAIwFOGyIAIw5GDQIaQQAjIUEBIAB0cUUNAhogA0EBayEDDAELC0EBCwsEfyMOIQZBACEAQQAhAwJ/A0AgAyMBSARAIAMgBkcEQEF/IwQgA0ECdGooAgAiB0F/Rg0DGiAAIAdqIQALIANBAWohAwwBCwsjECAAawsgBEYFQQALCwRAQQAhAANAIAAjAUgEQCAAQQJ0IgIjBGojSCACaigCADYCACAAQQFqIQAMAQsLI1EkBSABDwsjIEVxIAJBAEpxBH8jEyEAQQEhAwNAIAMjAUgEQCMEIAMjE2oiAiMBayACIAIjAU4bIgJBAnRqKAIAIwQgAEECdGooAgBKBEAgAiEACyADQQFqIQMMAQsLIw4gAEYFQQALBEBBACECA0AgAkEETARAIwdBsBhBwAD8CgAAIwZB8BhBIPwKAAAjEkGQGUEg/AoAACMPQbAZQSD8CgAAQdAZKQMAJApB2BkoAgAkCUHcGSgCACQIQeAZKAIAJAtB5BkoAgAkDUHoGSgCACQRQewZKAIAJAxB8BkoAgBBAEckFUEEIAIgAkEERhskBUEAIAEQGyABlyEBIAJBAWohAgwBCwsFQQAgARAbIQELQQAhAANAIAAjAUgEQCAAQQJ0IgIjBGojSCACaigCADYCACAAQQFqIQAMAQsLI1EkBSMHQbAYQcAA/AoAACMGQfAYQSD8CgAAIxJBkBlBIPwKAAAjD0GwGUEg/AoAAEHQGSkDACQKQdgZKAIAJAlB3BkoAgAkCEHgGSgCACQLQeQZKAIAJA1B6BkoAgAkEUHsGSgCACQMQfAZKAIAQQBHJBUgAQuyBAIEfwJ9IwIjAEEBdGpB6gI7AQAjAyMAQQJ0akMAAIA/OAIAIwBBAWokACMaKgIAIxoqAnyTIgUjGioCgAEjGioCBJMiBiAFkpVDAACAvyAFQwAAAABeIAZDAAAAAF5xGyEFA0AgASMBSARAIAFBAnQiBCNoakMAAAAAOAIAIAAgAUciAgRAIwQgBGooAgBBf0chAgsgASNpaiAFQwAAAABeQQAgAgR/IAEQMkUFIAILGzoAACABQQFqIQEMAQsLIAAgBRBuQesCQQkjkwFDAACAP5ZDAACAPxASQRshAUEAIQIDQCACIwFIBEACQCACI2lqLQAABEBBGyEBIzkgAkECdGooAgAiBEUNAUEsQT0gAyAEIAMgBEobIgNBAUYbIQELIAJBAWohAgwCCwsLIAFB6gJqQREjlQFDAACAP5ZDAACAPxASIAFBG0YEQEH0AkERI5QBQwAAgD+WQwAAgD8QEgtBASECA0AgAiMBSARAIwQgACACaiIBIwFrIAEgASMBThsiAUECdGooAgAiA0F/RwRAIAEQMgRAIwIjAEEBdGpBBiACIAJBBk4iARtB8wNqOwEAIwMjAEECdGpDAAAAP0MAAIA/IAEjAUEHSnEbOAIAIwBBAWokAAVBBiACIAJBBk4iBBtBAXRBASADIANBAUobakEFbEGuA2pBBSNoIAFBAnRqKgIAQwAAgD+WQwAAAD9DAACAPyAEIwFBB0pxGxASCwsgAkEBaiECDAELCwuGBgMJfQN+B39BASEOA0AgDiMBSARAIAsjByAAIA5qIg8jAWsgDyAPIwFOG0EDdGopAwCEIQsgDkEBaiEODAELCyMZIwpCf4WDIAtCf4WDIgx7p7IhBEEAJCIjBSIPQQZHBEBBASQiI0AjBTYCAAVBACEOA0AgDkEETARAIyIiEEEBaiQiI0AgEEECdGogDjYCACAOQQFqIQ4MAQsLCyMiJIUBQQAhDgNAIA4jIkgEQCNAIA5BAnRqKAIAJAUjhAEgDkEDdGogACAMIABBfxAxNwMAIA5BAWohDgwBCwsgDyQFQQAkIiODAQRAQQAhDgNAIA5BBEwEQCMiIg9BAWokIiNAIA9BAnRqIA42AgAgDkEBaiEODAELCwVBASQiI0AjBTYCAAsjBSAMIQsDQCALQgBSBEAgC3qnIRNDAACAPyEDQwAAgD8hAkEBIQ8DQCAPIwFIBEAjByAAIA9qIg4jAWsgDiAOIwFOGyISQQN0aikDACAMQn4gE6yJg4QhDUEAIRBBACEOA0AgDiMiSARAI0AgDkECdGooAgAkBSAQIBIgDSAAIBMQMXunaiEQIA5BAWohDgwBCwsgEkECdCIOI2hqIhQgFCoCACAQsiMiIA17p2yylSIKIASVkjgCACASI2lqLQAABEAgAyMEIA5qKAIAIhAgCiABIzkgDmooAgAiDgR9IA5BAUYEfUPNzEw8BUMK1yM9Q+xRuD0gDkECRhsLBUPNzEw9CxAzlCEDIAIgECAKIAEgDgR9IA5BAUYEfUPNzEw8BUMK1yM9Q+xRuD0gDkECRhsLBUPNzEw8CxAzlCECCyAPQQFqIQ8MAQsLQQAhD0EAIQ4DQCAOI4UBSARAIA9BAWogDyOEASAOQQN0aikDAEIBIBOshoNCAFIbIQ8gDkEBaiEODAELCyAFIA+yI4UBspUiCpIhBSAGIAOSIQYgByADIAqUkiEHIAggApIhCCAJIAIgCpSSIQkgCyALQgF9gyELDAELCyQFIAUgBJUkkwEgByAGlSSUASAJIAiVJJUBC4wFAwd/AX4BfANAIABBBEwEQCMjIABBAnRqQQA2AgAgAEEBaiEADAELCyM1IQcDQCAHQgBSBEBBBCAHeqciAEEEdiAAQQ9xQQ1PGyICQQJ0IgMjI2ooAgAhBCADIyNqIARBAWo2AgAjXSACQQ1sIARqQQJ0aiAANgIAIAcgB0IBfYMhBwwBCwsDQCABIzRIBEAgASMjKAIAIgAjIygCBCICIyMoAggiAyMjKAIMIgQjIygCECIFEB0hCCMYQuuH1oXoyKHk4QB9JBggASAAIAIgAyAEIAUjGCIHIAdCHoiFQrnLk+fR7ZGsv39+IgcgB0IbiIVC66PEmbG3kuiUf34iByAHQh+IhUILiLpEAAAAAAAAoDyiIAiiEDUaQQAkLEEAIQADQCAAQQRMBEAjRSAAQQJ0aigCACEEQQAhAgNAIAIgBEgEQCAAQQJ0IgUjI2oiBiAGKAIAQQFrNgIAIABBDWwiAyAGKAIAaiEGIyMgBWooAgBBAWqsIQcjGELrh9aF6Mih5OEAfSQYIywiBUEBaiQsI14gBUECdGojXSAHIxgiByAHQh6IhUK5y5Pn0e2RrL9/fiIHIAdCG4iFQuujxJmxt5LolH9+IgcgB0IfiIVCIIh+QiCIpyADakECdGoiAygCADYCACADI10gBkECdGooAgA2AgAgAkEBaiECDAELCyAAQQFqIQAMAQsLI0MgAUECdGooAgAQNiABQQFqIQEMAQsLQQAkLEEAIQADQCAAQQRMBEBBACEBA0AgASMjIABBAnRqKAIASARAIywiAkEBaiQsI14gAkECdGojXSAAQQ1sIAFqQQJ0aigCADYCACABQQFqIQEMAQsLIABBAWohAAwBCwtBABA2C9AEAgF+A38jCEEASgRAA0AgBCMBSARAIw8gBEECdGooAgAiAkF/RwRAIAFCASACrIaEIQELIARBAWohBAwBCwsLIxkjCkJ/hYMgAUJ/hYMjByAAQQN0aikDAEJ/hYMkNQNAIAMjAUgEQCM1An5CACEBQgAjHlAgAyM4R3INABojCEEASgRAQQAhBANAIAQjAUgEQCMPIARBAnRqKAIAIgJBf0cEQCABQgEgAqyGhCEBCyAEQQFqIQQMAQsLCyMeIwpCf4WDIAFCf4WDC0J/hYMkNSADQQJ0IgIjXGogACADRyIEBH8gAxAcQQBKBSAECwR/IxIgAmooAgAFQX8LNgIAIANBAWohAwwBCwtBBCEAIzVCgMCDgI6AuIBgg3unJHZBACQ0A0AgAEEASgRAQQEhAwNAIANBEEgEQAJAIANpIABHDQBBACECQQAhBANAIAQjAUgEQCADI1wgBEECdGooAgBGBEAgBBAcIAJqIQILIARBAWohBAwBCwsgAkUNACNDIzRBAnRqIAM2AgAjNCIEQQFqJDQjRCAEQQJ0aiACNgIACyADQQFqIQMMAQsLIABBAWshAAwBCwsjNEUEQA8LI3VB/wEjdkEBaiM0QbgVbGxBA3T8CwBBACM1Qv8/g3unIzVCgID8/wGDe6cjNUKAgICA8P8Hg3unIzVCgICAgICAwP8fg3unI3YQHUQAAAAAAAAAAGQEQA8LQQAkNEEAIQADQCAAIwFIBEAjXCAAQQJ0aiICKAIAQQBKBEAgAkEANgIACyAAQQFqIQAMAQsLC1EBAX8gACABIAIgAxAGEA1BASEAA0AgACMWSARAIAAgBCMXIABBAnRqKgIAIxcgBEECdGoqAgBeGyEEIABBAWohAAwBCwsjHCAEQQJ0aigCAAsFABAFpwsIABAFQiCIpwsbACMHIABBA3RqIgAgACkDAEIBIAGshoQ3AwALEgAgACABIAMQECAAIAEgAhARC9YBAEF/JGVBACR4IAAkASABJBAgAiQFQQAkVkEAJGRBACQnQQAkMEEAJD9BACQVIAMkEyADJAlBACQIQQAkC0F/JA1BACQRIAEkDEL/v/z/8f/H/x8kGUIAJBtCACQKQgAkHkEAJExBACRNQQAkggFBACSDAUEAIQADQCAAQQhIBEAjByAAQQN0akIANwMAIABBAnQiASMEakF/NgIAIwYgAWpBADYCACMSIAFqQQA2AgAjDyABakF/NgIAIABBAWohAAwBCwsgBEEATgRAQgEgBKyGJAoLCwYAIAAQHwuABgMDfgR/An0jGELrh9aF6Mih5OEAfSQYIwGsIgEjGCICIAJCHoiFQrnLk+fR7ZGsv39+IgIgAkIbiIVC66PEmbG3kuiUf34iAiACQh+IhUIgiH5CIIinIQcjGELrh9aF6Mih5OEAfSQYIAEjGCIBIAFCHoiFQrnLk+fR7ZGsv39+IgEgAUIbiIVC66PEmbG3kuiUf34iASABQh+IhUIgiH5CIIinIgUgB0YEQA8LIAAgBRA5IgJQIAAgBxA5IgFQcgRADwsjGELrh9aF6Mih5OEAfSQYIAF7IxgiA0IeiCADhUK5y5Pn0e2RrL9/fiIDQhuIIAOFQuujxJmxt5LolH9+IgNCH4ggA4VCIIh+QiCIpyEEA0AgBEEASgRAIAEgAUIBfYMhASAEQQFrIQQMAQsLIAF6pyEGIxhC64fWhejIoeThAH0kGCACeyMYIgFCHoggAYVCucuT59Htkay/f34iAUIbiCABhULro8SZsbeS6JR/fiIBQh+IIAGFQiCIfkIgiKchBANAIARBAEoEQCACIAJCAX2DIQIgBEEBayEEDAELCyAFIw5HBH8gBkEPcUENTwR/QQAFIxIgBUECdGooAgBBASAGQQR2dHELBUEACwRADwsgAnqnIQQgByMORwR/IARBD3FBDU8Ef0EABSMSIAdBAnRqKAIAQQEgBEEEdnRxCwVBAAsEQA8LIwcjSiAAQQZ0akHAAPwKAAAgByMORwRAIwcgB0EDdGoiByAHKQMAQn4gBqyJg0IBIASshoQ3AwALIAUjDkcEQCMHIAVBA3RqIgUgBSkDAEJ+IASsiYNCASAGrIaENwMACyN/IABBAnRqKgIAIxhC64fWhejIoeThAH0kGEQAAAAAAADwPyMYIgEgAUIeiIVCucuT59Htkay/f34iASABQhuIhULro8SZsbeS6JR/fiIBIAFCH4iFQiiIp7NDAACAM5S7oRATtpIiCRAXIgggCV0EQA8LI38gAEECdGogCDgCACNKIABBBnRqIwdBwAD8CgAAC9UDAQN/Iz1BAEgEQANAIAFBEEgEQBAWQQAhAANAIABBCEgEQCMHQbAYQcAA/AoAACMGQfAYQSD8CgAAIxJBkBlBIPwKAAAjD0GwGUEg/AoAAEHQGSkDACQKQdgZKAIAJAlB3BkoAgAkCEHgGSgCACQLQeQZKAIAJA1B6BkoAgAkEUHsGSgCACQMQfAZKAIAQQBHJBUjByNQIy0gAEECdGooAgBBBnRqQcAA/AoAACNKIAAgAWoiAkEGdGojB0HAAPwKAAAjfyACQQJ0akMoa27OEBc4AgAgAEEBaiEADAELCyABQQhqIQEMAQsLQQAhAANAIABBEEgEQCAAQR4QOiAAQQFqIQAMAQsLQQAkPQtBACEAA0AgAEEISARAIz1BBhA6IwcjSiM9QQZ0akHAAPwKAAAjLSAAQQJ0aiAANgIAI1AgAEEGdGojB0HAAPwKAAAjPUEBakEQbyQ9IABBAWohAAwBCwsjB0GwGEHAAPwKAAAjBkHwGEEg/AoAACMSQZAZQSD8CgAAIw9BsBlBIPwKAABB0BkpAwAkCkHYGSgCACQJQdwZKAIAJAhB4BkoAgAkC0HkGSgCACQNQegZKAIAJBFB7BkoAgAkDEHwGSgCAEEARyQVC5YBAEF/JA5BsBgjB0HAAPwKAABB8BgjBkEg/AoAAEGQGSMSQSD8CgAAQbAZIw9BIPwKAABB0BkjCjcDAEHYGSMJNgIAQdwZIwg2AgBB4BkjCzYCAEHkGSMNNgIAQegZIxE2AgBB7BkjDDYCAEHwGSMVQQBHNgIAI0ZBAEGAgBD8CwBBfxAJA0AjDEEASgRAEA4QAwwBCwsLmgYCBX8CfiMHIw5BA3RqKQMAIQYDQCABQQZIBEAjSSABQQJ0akEANgIAIAFBAWohAQwBCwsjLiAAQQJ0aigCACEDIyAEQCMgQQFGBEAgAyQFI0gjDkECdGooAgBBf0YEQEF/EAkLCwUgAxAJI1FBBkYEfyMTIQFBASEEA0AgBCMBSARAIwQgBCMTaiICIwFrIAIgAiMBThsiAkECdGooAgAjBCABQQJ0aigCAEoEQCACIQELIARBAWohBAwBCwsjDiABRgVBAAsEQCN9IwUgAEEFbGpBAnRqIgEjJCABKAIAajYCAAsLIyBBAkYiAgRAIwYjDkECdGooAgAjDCEEIAMQAwNAIwwgBEYEQBAOEAMMAQsLIwYjDkECdGooAgBHBEAjfiAAQQJ0aiIBIyQgASgCAGo2AgALCyADIQEDQCMMQQBKBEAQDiIEIAEjCSMORhshASMGIw5BAnRqKAIAIAQQAyMGIw5BAnRqKAIARwRAI0khBCNJIAFBD3FBDUYEf0EEBUEFIAFBBHUgAUEPcUENTxsLQQJ0aiAEIAFBD3FBDUYEf0EEBUEFIAFBBHUgAUEPcUENTxsLQQJ0aigCAEEBajYCAAsMAQsLIAZCfiADrImDIAYgAhsiB0KAwIOAjoC4gGCDQgBSBEAgB0KAwICAgoCIgCCDIQYjSSgCECEBA0AgAUEASiAGQgBScQRAI1MgBnqnIABBBnRqQQJ0aiICIyQgAigCAGo2AgAgBiAGQgF9gyEGIAFBAWshAQwBCwsgB0KAgIGAhICQgMAAgyEGI0koAhQhAQNAIAFBAEogBkIAUnEEQCNTIAZ6pyAAQQZ0akECdGoiAiMkIAIoAgBqNgIAIAYgBkIBfYMhBiABQQFrIQEMAQsLC0EAIQEDQCABQQRIBEAgByABQQR0rIinQf8/cSECI0kgAUECdGooAgAhAwNAIAJBAEcgA0EASnEEQCACQX5BHyACZ2siBHdxIQIjUyAAQQZ0IAFBBHRqIARqQQJ0aiIEIyQgBCgCAGo2AgAgA0EBayEDDAELCyABQQFqIQEMAQsLC70GAgJ9Bn8jVEEIakGAEEoEQEEADwsQFgNAIAVBCEgEQEEBIQIDQCACIAVqIgNBCEgEfyMtIANBAnRqKAIAIy0gBUECdGooAgBGBUEACwRAIAJBAWohAgwBCwsgAiQkQQAhAgNAIAIjH0gEQCACIzwgAkECdGooAgBGBEAjB0GwGEHAAPwKAAAjBkHwGEEg/AoAACMSQZAZQSD8CgAAIw9BsBlBIPwKAABB0BkpAwAkCkHYGSgCACQJQdwZKAIAJAhB4BkoAgAkC0HkGSgCACQNQegZKAIAJBFB7BkoAgAkDEHwGSgCAEEARyQVIwcjUCMtIAVBAnRqKAIAQQZ0akHAAPwKAAAgAhB7QQAhBEEAIQNDAAAAACEAAkAjFARAA0AgBCMBSARAIAMgBEECdCIDIwRqKAIAIwYgA2ooAgBBBHRyIARBA3R0ciEDIARBAWohBAwBCwsjVCACQQt0aiEGQQAhBANAIAQjJEgEQCOSASAEIAZqQQJ0aiADNgIAIARBAWohBAwBCwsMAQsDQCAEIwFIBEAgBEECdCIDIwRqKAIAIgYjBiADaigCACIHRgRAI3sgAkEDdCAEakECdGoiAyMkIAMoAgBqNgIACyAEIw5HBEAgACMaIAZBH2wgB2pBAnRqKgIAkiEACyAEQQFqIQQMAQsLIw5BAnQiAyMEaigCACIEIwYgA2ooAgAiA0oEQCN8IAJBAnRqIgYjJCAGKAIAajYCAAsjGiAEQR9sIANqQQJ0aioCACEBI1QgAkELdGohA0EAIQQDQCAEIyRIBEAgAyAEakECdCIGI5ABaiABOAIAI5EBIAZqIAA4AgAgBEEBaiEEDAELCwtBACEDA0AgAyMBSARAIANBAnQiBCMEaiNIIARqKAIANgIAIANBAWohAwwBCwsjUSQFCyACQQFqIQIMAQsLI1QjJGokVCAFIyRqIQUMAQsLIwdBsBhBwAD8CgAAIwZB8BhBIPwKAAAjEkGQGUEg/AoAACMPQbAZQSD8CgAAQdAZKQMAJApB2BkoAgAkCUHcGSgCACQIQeAZKAIAJAtB5BkoAgAkDUHoGSgCACQRQewZKAIAJAxB8BkoAgBBAEckFUEBC6EEAgJ+AX8gACQgQQAkVCABJA5BsBgjB0HAAPwKAABB8BgjBkEg/AoAAEGQGSMSQSD8CgAAQbAZIw9BIPwKAABB0BkjCjcDAEHYGSMJNgIAQdwZIwg2AgBB4BkjCzYCAEHkGSMNNgIAQegZIxE2AgBB7BkjDDYCAEHwGSMVQQBHNgIAI0ZBAEGAgBD8CwAgAq0gA61CIIaEIQRBACEBQQAkHyMgBEAjIEEBRgRAA0AgAUEETARAIARCASABrIaDQgBSBEAjH0ECdCIAIy5qIAE2AgAjPCAAaiMfNgIAIx9BAWokHwsgAUEBaiEBDAELCwUjGSMKQn+FgyMHIw5BA3RqKQMAQn+FgyEFEAUgBIMhBANAIARCAFIEQCMfQQJ0IgAjLmogBHo+AgAjPCAAaiMfNgIAIx9BAWokHyM8Ix9BAWsiAEECdGojLiAAQQJ0aigCACEGQQAhAQNAIAAgAUoEQAJAIAYgAUECdCICIy5qKAIAIAUQGQRAIzwgAmooAgAhAAwBCyABQQFqIQEMAgsLCyAANgIAIAQgBEIBfYMhBAwBCwsLBQNAIAEjEEwEQCAEQgEgAayGg0IAUgRAIx9BAnQiACMuaiABNgIAIzwgAGojHzYCACMfQQFqJB8LIAFBAWohAQwBCwsLIyBFEDwje0EAQeAH/AsAI1NBAEGAPvwLACN+QQBB/AD8CwAjfEEAQfwA/AsAI31BAEHsBPwLAAsL6SEKAEGMCAsBLABBmAgLIwIAAAAcAAAASQBuAHYAYQBsAGkAZAAgAGwAZQBuAGcAdABoAEG8CAsBPABByAgLLQIAAAAmAAAAfgBsAGkAYgAvAHMAdABhAHQAaQBjAGEAcgByAGEAeQAuAHQAcwBB/AgLATwAQYgJCy8CAAAAKAAAAEEAbABsAG8AYwBhAHQAaQBvAG4AIAB0AG8AbwAgAGwAYQByAGcAZQBBvAkLATwAQcgJCyUCAAAAHgAAAH4AbABpAGIALwByAHQALwBzAHQAdQBiAC4AdABzAEGw2gALgBCf3uDD8DT3PwCQ5nl/zNe/H+ksangT9z8AAA3C7m/Xv6C1+ghg8vY/AOBRE+MT1799jBMfptH2PwB4KDhbuNa/0bTFC0mx9j8AeICQVV3Wv7oMLzNHkfY/AAAYdtAC1r8jQiIYn3H2PwCQkIbKqNW/2R6lmU9S9j8AUANWQ0/Vv8Qkj6pWM/Y/AEBrwzf21L8U3J1rsxT2PwBQqP2nndS/TFzGUmT29T8AqIk5kkXUv08skbVn2PU/ALiwOfTt07/ekFvLvLr1PwBwj0TOltO/eBrZ8mGd9T8AoL0XHkDTv4dWRhJWgPU/AIBG7+Lp0r/Ta+fOl2P1PwDgMDgblNK/k3+n4iVH9T8AiNqMxT7Sv4NFBkL/KvU/AJAnKeHp0b/fvbLbIg/1PwD4SCttldG/1940R4/z9D8A+LmaZ0HRv0Ao3s9D2PQ/AJjvlNDt0L/Io3jAPr30PwAQ2xilmtC/iiXgw3+i9D8AuGNS5kfQvzSE1CQFiPQ/APCGRSLrz78LLRkbzm30PwCwF3VKR8+/VBg509lT9D8AMBA9RKTOv1qEtEQnOvQ/ALDpRA0Czr/7+BVBtSD0PwDwdymiYM2/sfQ+2oIH9D8AkJUEAcDMv4/+V12P7vM/ABCJVikgzL/pTAug2dXzPwAQgY0Xgcu/K8EQwGC98z8A0NPMyeLKv7jadSskpfM/AJASLkBFyr8C0J/NIo3zPwDwHWh3qMm/HHqExVt18z8AMEhpbQzJv+I2rUnOXfM/AMBFpiBxyL9A1E2YeUbzPwAwFLSP1se/JMv/zlwv8z8AcGI8uDzHv0kNoXV3GPM/AGA3m5qjxr+QOT43yAHzPwCgt1QxC8a/QfiVu07r8j8AMCR2fXPFv9GpGQIK1fI/ADDCj3vcxL8q/beo+b7yPwAA0lEsRsS/qxsMehyp8j8AAIO8irDDvzC1FGByk/I/AABJa5kbw7/1oVdX+n3yPwBApJBUh8K/vzsdm7No8j8AoHn4ufPBv731j4OdU/I/AKAsJchgwb87CMmqtz7yPwAg91d/zsC/tkCpKwEq8j8AoP5J3DzAvzJBzJZ5FfI/AIBLvL1Xv7+b/NIdIAHyPwBAQJYIN76/C0hNSfTs8T8AQPk+mBe9v2llj1L12PE/AKDYTmf5u798flcRI8XxPwBgLyB53Lq/6SbLdHyx8T8AgCjnw8C5v7YaLAwBnvE/AMBys0amuL+9cLZ7sIrxPwAArLMBjbe/trzvJYp38T8AADhF8XS2v9oxTDWNZPE/AICHbQ5etb/dXyeQuVHxPwDgod5cSLS/TNIypA4/8T8AoGpN2TOzv9r5EHKLLPE/AGDF+Hkgsr8xtewoMBrxPwAgYphGDrG/rzSE2vsH8T8AANJqbPqvv7NrTg/u9fA/AEB3So3arb/OnypdBuTwPwAAheTsvKu/IaUsY0TS8D8AwBJAiaGpvxqY4nynwPA/AMACM1iIp7/RNsaDL6/wPwCA1mdecaW/OROgmNud8D8AgGVJilyjv9/nUq+rjPA/AEAVZONJob/7KE4vn3vwPwCA64LAcp6/GY81jLVq8D8AgFJS8VWavyz57KXuWfA/AICBz2I9lr+QLNHNSUnwPwAAqoz7KJK/qa3wxsY48D8AAPkgezGMv6kyeRNlKPA/AACqXTUZhL9Ic+onJBjwPwAA7MIDEni/lbEUBgQI8D8AACR5CQRgvxr6Jvcf4O8/AACQhPPvbz906mHCHKHvPwAAPTVB3Ic/LpmBsBBj7z8AgMLEo86TP82t7jz2Je8/AACJFMGfmz/nE5EDyOnuPwAAEc7YsKE/q7HLeICu7j8AwAHQW4qlP5sMnaIadO4/AIDYQINcqT+1mQqDkTruPwCAV+9qJ60/VppgCeAB7j8AwJjlmHWwP5i7d+UByu0/ACAN4/VTsj8DkXwL8pLtPwAAOIvdLrQ/zlz7Zqxc7T8AwFeHWQa2P53eXqosJ+0/AABqNXbatz/NLGs+bvLsPwBgHE5Dq7k/Anmnom2+7D8AYA27x3i7P20IN20mi+w/ACDnMhNDvT8EWF29lFjsPwBg3nExCr8/jJ+7M7Um7D8AQJErFWfAPz/n7O6D9es/ALCSgoVHwT/Bltt1/cTrPwAwys1uJsI/KEqGDB6V6z8AUMWm1wPDPyw+78XiZes/ABAzPMPfwz+LiMlnSDfrPwCAems2usQ/SjAdIUsJ6z8A8NEoOZPFP37v8oXo2+o/APAYJM1qxj+iPWAxHa/qPwCQZuz4QMc/p1jTP+aC6j8A8Br1wBXIP4tzCe9AV+o/AID2VCnpyD8nS6uQKizqPwBA+AI2u8k/0fKTE6AB6j8AACwc7YvKPxs82ySf1+k/ANABXFFbyz+QsccFJa7pPwDAvMxnKcw/L86X8i6F6T8AYEjVNfbMP3VLpO66XOk/AMBGNL3BzT84SOedxjTpPwDgz7gBjM4/5lJnL08N6T8AkBfACVXPP53X/45S5ug/ALgfEmwO0D98AMyfzr/oPwDQkw64cdA/DsO+2sCZ6D8AcIaea9TQP/sXI6ondOg/ANBLM4c20T8ImrOsAE/oPwBII2cNmNE/VT5l6Ekq6D8AgMzg//jRP2AC9JUBBug/AGhj119Z0j8po+BjJeLnPwCoFAkwudI/rbXcd7O+5z8AYEMQchjTP8Ill2eqm+c/ABjsbSZ30z9XBhfyB3nnPwAwr/tP1dM/DBPW28pW5z8A4C/j7jLUPwBBsOoAC4AQa7ZPAQAQ5j88W0KRbAJ+PJW0TQMAMOY/QV0ASOq/jTx41JQNAFDmP7el1oanf448rW9OBwBw5j9MJVRr6vxhPK4P3/7/j+Y//Q5ZTCd+fLy8xWMHALDmPwHa3EhowYq89sFcHgDQ5j8Rk0mdHD+DPD72Bev/7+Y/Uy3iGgSAfryAl4YOABDnP1J5CXFm/3s8Euln/P8v5z8kh70m4gCMPGoRgd//T+c/0gHxbpECbryQnGcPAHDnP3ScVM1x/Ge8Nch++v+P5z+DBPWewb6BPObCIP7/r+c/ZWTMKRd+cLwAyT/t/8/nPxyLewhygIC8dhom6f/v5z+u+Z1tKMCNPOijnAQAEOg/M0zlUdJ/iTyPLJMXADDoP4HzMLbp/oq8nHMzBgBQ6D+8NWVrv7+JPMaJQiAAcOg/dXsR82W/i7wEefXr/4/oP1fLPaJuAIm83wS8IgCw6D8KS+A43wB9vIobDOX/z+g/BZ//RnEAiLxDjpH8/+/oPzhwetB7gYM8x1/6HgAQ6T8DtN92kT6JPLl7RhMAMOk/dgKYS06AfzxvB+7m/0/pPy5i/9nwfo+80RI83v9v6T+6OCaWqoJwvA2KRfT/j+k/76hkkRuAh7w+Lpjd/6/pPzeTWorgQIe8ZvtJ7f/P6T8A4JvBCM4/PFGc8SAA8Ok/CluIJ6o/irwGsEURABDqP1baWJlI/3Q8+va7BwAw6j8YbSuKq76MPHkdlxAAUOo/MHl43cr+iDxILvUdAHDqP9ur2D12QY+8UjNZHACQ6j8SdsKEAr+OvEs+TyoAsOo/Xz//PAT9abzRHq7X/8/qP7RwkBLnPoK8eARR7v/v6j+j3g7gPgZqPFsNZdv/D+s/uQofOMgGWjxXyqr+/y/rPx08I3QeAXm83LqV2f9P6z+fKoZoEP95vJxlniQAcOs/Pk+G0EX/ijxAFof5/4/rP/nDwpZ3/nw8T8sE0v+v6z/EK/LuJ/9jvEVcQdL/z+s/Ieo77rf/bLzfCWP4/+/rP1wLLpcDQYG8U3a14f8P7D8ZareUZMGLPONX+vH/L+w/7cYwje/+ZLwk5L/c/0/sP3VH7LxoP4S897lU7f9v7D/s4FPwo36EPNWPmev/j+w/8ZL5jQaDczyaISUhALDsPwQOGGSO/Wi8nEaU3f/P7D9y6sccvn6OPHbE/er/7+w//oifrTm+jjwr+JoWABDtP3FauaiRfXU8HfcPDQAw7T/ax3BpkMGJPMQPeer/T+0/DP5YxTcOWLzlh9wuAHDtP0QPwU3WgH+8qoLcIQCQ7T9cXP2Uj3x0vIMCa9j/r+0/fmEhxR1/jDw5R2wpANDtP1Ox/7KeAYg89ZBE5f/v7T+JzFLG0gBuPJT2q83/D+4/0mktIECDf7zdyFLb/y/uP2QIG8rBAHs87xZC8v9P7j9Rq5SwqP9yPBFeiuj/b+4/Wb7vsXP2V7wN/54RAJDuPwHIC16NgIS8RBel3/+v7j+1IEPVBgB4PKF/EhoA0O4/klxWYPgCULzEvLoHAPDuPxHmNV1EQIW8Ao169f8P7z8Fke85MftPvMeK5R4AMO8/VRFz8qyBijyUNIL1/0/vP0PH19RBP4o8a0yp/P9v7z91eJgc9AJivEHE+eH/j+8/S+d39NF9dzx+4+DS/6/vPzGjfJoZAW+8nuR3HADQ7z+xrM5L7oFxPDHD4Pf/7+8/WodwATcFbrxuYGX0/w/wP9oKHEmtfoq8WHqG8/8v8D/gsvzDaX+XvBcN/P3/T/A/W5TLNP6/lzyCTc0DAHDwP8tW5MCDAII86Mvy+f+P8D8adTe+3/9tvGXaDAEAsPA/6ybmrn8/kbw406QBANDwP/efSHn6fYA8/f3a+v/v8D/Aa9ZwBQR3vJb9ugsAEPE/YgtthNSAjjxd9OX6/y/xP+82/WT6v5082ZrVDQBQ8T+uUBJwdwCaPJpVIQ8AcPE/7t7j4vn9jTwmVCf8/4/xP3NyO9wwAJE8WTw9EgCw8T+IAQOAeX+ZPLeeKfj/z/E/Z4yfqzL5ZbwA1Ir0/+/xP+tbp52/f5M8pIaLDAAQ8j8iW/2Ra4CfPANDhQMAMPI/M7+f68L/kzyE9rz//0/yP3IuLn7nAXY82SEp9f9v8j9hDH92u/x/PDw6kxQAkPI/K0ECPMoCcrwTY1UUALDyPwIf8jOCgJK8O1L+6//P8j/y3E84fv+IvJatuAsA8PI/xUEwUFH/hbyv4nr7/w/zP50oXohxAIG8f1+s/v8v8z8Vt7c/Xf+RvFZnpgwAUPM/vYKLIoJ/lTwh9/sRAHDzP8zVDcS6AIA8uS9Z+f+P8z9Rp7ItnT+UvELS3QQAsPM/4Th2cGt/hTxXybL1/8/zPzESvxA6Ano8GLSw6v/v8z+wUrFmbX+YPPSvMhUAEPQ/JIUZXzf4Zzwpi0cXADD0P0NR3HLmAYM8Y7SV5/9P9D9aibK4af+JPOB1BOj/b/Q/VPLCm7HAlbznwW/v/4/0P3IqOvIJQJs8BKe+5f+v9D9FfQ2/t/+UvN4nEBcA0PQ/PWrccWTAmbziPvAPAPD0PxxThQuJf5c80UvcEgAQ9T82pGZxZQRgPHonBRYAMPU/CTIjzs6/lrxMcNvs/0/1P9ehBQVyAom8qVRf7/9v9T8SZMkO5r+bPBIQ5hcAkPU/kO+vgcV+iDySPskDALD1P8AMvwoIQZ+8vBlJHQDQ9T8pRyX7KoGYvIl6uOf/7/U/BGntgLd+lLw="), (c) => c.charCodeAt(0));
// src/ai/net/adviser-exports.ts
/** Parameters of every exported function; null for a global. */
var ADVISER_ARITY = {
	optionsAt: null,
	representativesAt: null,
	ownPointsAt: null,
	otherPointsAt: null,
	packedOutcomesAt: null,
	madeAt: null,
	fellShortAt: null,
	namedAt: null,
	cardTricksAt: null,
	trickWinsAt: null,
	upperBound: 1,
	exact: null,
	bestReachable: 3,
	pointsOfBid: 4,
	continueAdvice: 0,
	beginAdvice: 4,
	optionCount: null,
	rolloutRound: 0,
	determinizations: null,
	maxDeterminizations: null,
	allocate: 1,
	playNetSize: null,
	bidNetSize: null,
	playInputs: null,
	bidInputs: null,
	sidePlayInputs: null,
	sideBidInputs: null,
	deviations: null,
	pointsAt: null,
	utilitiesAt: null,
	opponentCostsAt: null,
	levelsAt: null,
	bidsAt: null,
	tricksAt: null,
	handsAt: null,
	actionValuesAt: null,
	actionsAt: null,
	candidatesAt: null,
	probabilitiesAt: null,
	begin: 5,
	hold: 2,
	evaluateBid: 4,
	legalLow: 0,
	legalHigh: 0,
	actionCount: null,
	addJoker: 1,
	setUtilitySeat: 1,
	setNetSeats: 1,
	beginHistory: 0,
	beginBidSearch: 3,
	beginSearch: 4,
	setBlindNils: 1,
	barZero: 1,
	hideOwnCards: 2,
	leaveOut: 1,
	candidateCount: null,
	chooseBid: 4,
	chooseCard: 1,
	chooseTrump: 2,
	lowestZScore: 0,
	bestCandidate: 0,
	zScoreOver: 3,
	meanOf: 1,
	setOpponentWeight: 1,
	setSolo: 0,
	setPartnership: 4,
	replay: 1,
	continueSearch: 0,
	seedRandom: 2,
	setSpoiling: 1,
	setTrump: 1,
	setTotals: 4,
	setGameEnd: 4,
	setBagScoring: 4,
	setPolicy: 2,
	setBidding: 3,
	requireBreaking: 0,
	requireHeading: 0,
	requireTrumping: 0,
	requireTrumpLast: 0,
	letHighestBidderLead: 0,
	showCard: 2,
	openPlay: 0,
	turn: null,
	determinizationCount: null
};
// src/ai/net/core.ts
var abort = () => {
	throw new Error("the core aborted");
};
/**
* Instantiates a compiled program.
* @param arity the exports that its types promise: parameters of each function, null for a global.
* @throws when an export is missing or has another arity: its types are of another version.
*/
function instantiate(bytes, arity, imports = {}) {
	const module = new WebAssembly.Module(bytes);
	const { exports } = new WebAssembly.Instance(module, {
		env: { abort },
		...imports
	});
	const byName = exports;
	for (const [name, parameters] of Object.entries(arity)) {
		const actual = byName[name];
		if (!(parameters === null ? typeof actual === "object" : typeof actual === "function" && actual.length === parameters)) throw new Error(`the program's export '${name}' does not have its declared type`);
	}
	return exports;
}
/**
* A new core with a memory of its own.
* @throws where WebAssembly or its SIMD is missing.
*/
var openCore = () => instantiate(adviser_default, ADVISER_ARITY);
// src/ai/net/net-player.ts
/** The moves, without unsound bids among partners. */
var soundMoves = (view, round, moves) => round.phase === "bid" && hasPartners(view.rules) ? soundBids(view, round, moves) : moves;
/** Decides with trained nets. One position at a time: the core has one memory. */
var NetPlayer = class NetPlayer {
	/** Also used to draw determinizations, while no search is running. */
	core = openCore();
	#netCore;
	/** @param family the weights were trained for. */
	constructor(weights, family) {
		this.#netCore = {
			core: this.core,
			nets: loadNets(this.core, weights, family)
		};
	}
	/** Whether the nets know this kind of decision; otherwise the best heuristic player decides. */
	static knows(view) {
		const { rules, seat, round } = view;
		const scoring = resolveScoring(rules.scoring);
		return (round.phase === "bid" || round.phase === "trump" || round.phase === "play") && (round.hands[seat]?.kind === "seen" || isOnForehead(view, round)) && (scoring.kind === "partnership" || makingPays(scoring, round.handSize));
	}
	/**
	* The choice of the nets without search, except for a partner's bid far from the tricks of its hand, which a
	* search has to prove.
	* @param goal points alone is what hindsight assumes of everybody.
	* @throws when the seat has no move.
	*/
	choose(view, rng, goal = "game") {
		const { round } = view;
		const legal = allowed(view.choices);
		if (legal.length === 0 || round.phase === "ready") throw new Error(`seat ${view.seat} has no move in phase ${round.phase}`);
		const sensible = goal === "game" ? sensibleMoves(view, legal) : null;
		const moves = sensible === null ? legal : soundMoves(view, round, sensible.moves);
		if (moves.length === 1) return moves[0];
		if (!NetPlayer.knows(view) || isBeyondOutputs(view)) return chooseMove(view, "hard", rng);
		const decision = {
			view,
			round,
			moves
		};
		putDecision(this.core, decision, goal);
		if (round.phase === "play") {
			const values = netCardValues(this.#netCore, decision);
			const preferred = sensible?.preferring(values, preferenceMargin(view, round)) ?? values;
			const chosen = preferred.indexOf(Math.max(...preferred));
			const isBetter = sensible?.isBetterForPartners;
			const odd = isBetter === void 0 ? null : {
				chosen,
				values,
				isBetter
			};
			const proof = odd === null ? null : searchOddCard(this.#netCore, decision, odd, rng);
			while (proof?.improve() === true);
			return proof?.best() ?? moves[chosen];
		}
		const bias = goal === "game" ? styleBiasOf(view) : NO_BIAS;
		const choice = netBidOrTrump(this.#netCore, decision, bias);
		if (choice === void 0) throw new Error("the net chose what is not allowed");
		if (goal === "points") return choice;
		const proof = searchFarBid(this.#netCore, decision, choice, rng);
		while (proof?.improve() === true);
		return proof?.best() ?? choice;
	}
	/**
	* A search for the best card, or among partners for the best bid; null where there is nothing to search. In
	* solo games bids gain nothing by it (decision 069).
	*/
	search(view, rng, options) {
		const { round } = view;
		if (!NetPlayer.knows(view) || isBeyondOutputs(view)) return null;
		if (round.phase === "play") return searchCards(this.#netCore, view, round, rng, options);
		if (round.phase !== "bid" || !hasPartners(view.rules)) return null;
		const moves = soundMoves(view, round, allowed(view.choices));
		return searchBids(this.#netCore, {
			view,
			round,
			moves
		}, rng, options.margin);
	}
};
// src/ai/decision-rng.ts
/** Keys that tell apart the phases of a round: before the first card, no other key does. */
var PHASE_KEY = {
	declare: 0,
	bid: 1,
	trump: 2,
	play: 3
};
/** Cards played in the round so far: public. */
function cardsPlayed({ round, rules }) {
	if (round.phase === "ready") return 0;
	return round.taken.length * rules.players + round.trick.cards.length;
}
/**
* The random source of one decision, seeded by the AI's seed and public facts alone: the same position with
* the same seed gives the same decision, however often and in whatever order it is asked.
*/
function decisionRng(aiSeed, view) {
	const { round, seat } = view;
	const phase = round.phase in PHASE_KEY ? PHASE_KEY[round.phase] : 4;
	return keyedSource(aiSeed, [
		round.index,
		seat,
		phase,
		cardsPlayed(view)
	]);
}
// tools/protocol/write-view.ts
/** A command as a protocol action; null for commands the protocol does not have. */
function actionOf(command) {
	if (command.type === "bid") return command.bid;
	if (command.type === "nameTrump") return command.trump;
	if (command.type === "play") return command.card;
	return null;
}
// tools/protocol/contradiction.ts
var sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
var tableProblem = (view, rules) => {
	const { players, seat, dealer, bids, tricksWon, scores, handSize } = view;
	if (rules.players !== players) return `the rules are for ${rules.players} players`;
	const [problem] = ruleProblems(rules);
	if (problem) return `the rules cannot be played: ${problem.kind}`;
	if (seat >= players || dealer >= players) return "no such seat";
	if ([
		bids,
		tricksWon,
		scores ?? bids
	].some(({ length }) => length !== players)) return "bids, tricksWon and scores need one entry per seat";
	if (handSize * players > deckOf(rules).length) return "more cards than the deck has";
	return null;
};
var pastProblem = ({ pastRounds, players }) => {
	for (const [index, { bids, taken, handSize }] of pastRounds.entries()) {
		const where = `pastRounds.${index}`;
		if (bids.length !== players || taken.length !== players) return `${where}: bids and taken need one entry per seat`;
		if (bids.some((bid) => bid > handSize)) return `${where}: a bid above the hand size`;
		if (sum(taken) !== handSize) return `${where}: ${sum(taken)} tricks taken in a round of ${handSize}`;
	}
	return null;
};
/** Under a high joker the dealer names a suit before the bids [JOKER-5]. */
function dealersTrumpProblem(phase, trump) {
	if (phase === "trump") return trump === null ? null : "trumpSuit before trump is named";
	if (trump === null) return "a bid before trump is named";
	return trump === "N" || trump === "L" ? `the dealer cannot name ${trump}` : null;
}
var trumpProblem = ({ trumpCard, openCard, trumpSuit, round, phase }, rules) => {
	if (trumpCard !== null && !turnsUpCard(rules, round)) return "no card is turned up in this round";
	if (openCard !== null && !showsDealersLast(rules, round)) return "openCard: the dealer shows no card in this round";
	const isDealers = dealerNames({
		turned: trumpCard,
		openCard
	});
	if (phase === "trump" && !isDealers && !isTrumpNamed(rules, round)) return "nobody names trump in this round";
	if (phase === "play" && trumpSuit === null) return "a card before trump is known";
	if (isTrumpNamed(rules, round)) return phase === "play" || trumpSuit === null ? null : "trumpSuit before trump is named";
	if (isDealers) return dealersTrumpProblem(phase, trumpSuit);
	const shown = trumpCard ?? openCard;
	const isUnknown = turnsUpCard(rules, round) && shown === null;
	const trump = trumpAfterDeal(rules, round, shown);
	return isUnknown || trumpSuit === null || trumpSuit === trump ? null : `trumpSuit ${trumpSuit}, but trump is ${trump}`;
};
var bidsProblem = (view, rules) => {
	const { phase, bids, seat, handSize, trumpCard, openCard } = view;
	if (bids.some((bid) => bid !== null && bid > handSize)) return "a bid above the hand size";
	if (phase === "trump" && dealerNames({
		turned: trumpCard,
		openCard
	})) return bids.every((bid) => bid === null) ? null : "a bid before the dealer names trump";
	if (phase !== "bid") return bids.includes(null) ? `a ${phase === "play" ? "card" : "trump"} before all have bid` : null;
	if (bids[seat] !== null) return `seat ${seat} has already bid`;
	if (rules.bidding === "sealed" && bids.some((bid) => bid !== null)) return "a sealed bid is not known yet";
	return null;
};
var cardsProblem = (view, rules) => {
	const { players, seat, hand, handSize, history, currentTrick, visibleHands, trumpCard } = view;
	if (trumpCard !== null && hand.includes(trumpCard)) return "hand: the turned card is in it";
	const cards = [
		...hand,
		...(visibleHands ?? []).flatMap((each) => each ?? []),
		...[...history.flatMap(({ plays }) => plays), ...currentTrick].map(({ card }) => card),
		...trumpCard === null ? [] : [trumpCard]
	];
	const twice = cards.find((card, at) => cards.indexOf(card) !== at);
	if (twice !== void 0) return `${twice} appears twice`;
	const playedBy = (each) => history.length + currentTrick.filter((play) => play.seat === each).length;
	const isHidden = isUnseenByHolder(rules, handSize);
	const held = handSize - playedBy(seat);
	if (isHidden && hand.length > 0) return "hand: the seat may not see its own card";
	if (!isHidden && hand.length !== held) return `hand: ${hand.length} cards instead of ${held}`;
	if (visibleHands !== null && visibleHands.length !== players) return "visibleHands needs one entry per seat";
	for (const [each, cards] of (visibleHands ?? []).entries()) {
		if (cards === null) continue;
		if (each === seat || !seesHand(rules, handSize, seat, each)) return `visibleHands: seat ${seat} may not see the hand of seat ${each}`;
		if (cards.length !== handSize - playedBy(each)) return `visibleHands: ${cards.length} cards of seat ${each} instead of ${handSize - playedBy(each)}`;
	}
	const deck = new Set(deckOf(rules));
	const foreign = cards.find((card) => !deck.has(card));
	return foreign === void 0 ? null : `${foreign} is not in the deck`;
};
/** The tricks of the round: the finished ones, then the one on the table. */
var tricksOf = ({ history, currentTrick }) => [...history, {
	leader: currentTrick[0]?.seat,
	winner: void 0,
	plays: currentTrick
}];
/** Who led, who won and in which order they played. */
var orderProblem = (view, rules) => {
	const { players, bids, dealer, history, currentTrick, tricksWon, phase } = view;
	if (phase !== "play") return history.length + currentTrick.length + sum(tricksWon) > 0 ? `cards were played before the phase ${phase}` : null;
	if (currentTrick.length >= players) return "the current trick is complete";
	const won = bids.map(() => 0);
	let next = firstLeader(rules, bids.map((bid) => bid ?? 0), dealer);
	for (const [index, { leader = next, winner, plays }] of tricksOf(view).entries()) {
		const where = index < history.length ? `history.${index}` : "currentTrick";
		if (leader !== next) return `${where}: seat ${leader} leads instead of seat ${next}`;
		if (winner !== void 0 && plays.length !== players) return `${where}: a finished trick has one card of each seat`;
		const astray = plays.find(({ seat }, place) => seat !== seatAfter(leader, players, place));
		if (astray) return `${where}: seat ${astray.seat} plays out of turn`;
		if (winner === void 0) break;
		next = winnerOf({
			leader,
			cards: plays.map(({ card }) => card)
		}, view.trumpSuit ?? "N", rules) ?? leader;
		if (winner !== next) return `${where}: seat ${next} wins it, not seat ${winner}`;
		won[winner] = (won[winner] ?? 0) + 1;
	}
	if (view.leader !== void 0 && view.leader !== next) return `leader: seat ${next} leads, not seat ${view.leader}`;
	const wrong = won.findIndex((tricks, each) => tricks !== tricksWon[each]);
	return wrong < 0 ? null : `tricksWon: seat ${wrong} has ${tricksWon[wrong]}, but won ${won[wrong]} in history`;
};
/** The state of the engine that a view describes, with empty hands for those that are hidden. */
function stateOf(view, rules, round) {
	const { phase, round: index, handSize, dealer, bids, trumpSuit: trump, pastRounds } = view;
	const numbers = bids.map((bid) => bid ?? 0);
	const { trumpCard: turned, openCard } = view;
	const chooser = dealerNames({
		turned,
		openCard
	}) ? dealer : highestBidder(numbers, dealer);
	return {
		header: { rules },
		past: pastRounds,
		round: {
			phase,
			index,
			handSize,
			dealer,
			turned,
			openCard,
			bids,
			trump,
			chooser,
			...round
		}
	};
}
/** The round's cards in play order, each with its seat, its trick so far, and whether trump is broken before it. */
function playedCards(view) {
	const trump = view.trumpSuit ?? "N";
	let broken = false;
	return tricksOf(view).flatMap(({ plays }) => plays.map(({ seat, card }, place) => {
		const cards = plays.slice(0, place).map((play) => play.card);
		const trick = {
			leader: plays[0]?.seat ?? 0,
			cards
		};
		const before = {
			seat,
			card,
			trick,
			broken
		};
		broken ||= breaksTrump(card, ledSuit(trick), trump);
		return before;
	}));
}
/** A card that was against the rules, given what its seat is known to have held then. */
var playedProblem = (view, rules) => {
	const played = playedCards(view);
	for (const [at, { seat, card, trick, broken }] of played.entries()) {
		const later = played.slice(at).flatMap((play) => play.seat === seat ? [play.card] : []);
		const left = seat === view.seat ? view.hand : view.visibleHands?.[seat] ?? [];
		const state = stateOf(view, rules, {
			hands: view.bids.map((_, each) => each === seat ? [...later, ...left] : []),
			trick,
			trump: view.trumpSuit ?? "N",
			broken
		});
		const refusal = playRefusal(card, playContext(state, state.round, seat));
		if (refusal !== null) return `seat ${seat} could not play ${card}: ${refusal.kind}`;
	}
	return null;
};
var legalProblem = (view, rules) => {
	const { seat, phase, legal, hand, currentTrick, handSize } = view;
	const kind = phase === "bid" ? "number" : "string";
	if (legal.some((action) => typeof action !== kind)) return `legal does not fit phase ${phase}`;
	const leader = currentTrick[0]?.seat ?? view.history.at(-1)?.winner ?? seat;
	const state = stateOf(view, rules, {
		hands: view.bids.map((_, each) => each === seat ? [...hand] : []),
		trick: {
			leader,
			cards: currentTrick.map(({ card }) => card)
		},
		broken: playedCards(view).some(({ card, trick, broken }) => broken || breaksTrump(card, ledSuit(trick), view.trumpSuit ?? "N"))
	});
	const isHidden = phase === "play" && isUnseenByHolder(rules, handSize);
	if (!isHidden && !toAct(state).includes(seat)) return `seat ${seat} is not to act`;
	if (isHidden) return legal.length === 1 ? null : "legal: only the unseen card can be played";
	const expected = allowed(choicesOf(state, seat)).map(actionOf);
	return legal.length === expected.length && legal.every((action) => expected.includes(action)) ? null : `legal: expected ${expected.join(" ")}`;
};
/** In this order: later checks rely on earlier ones. */
var CHECKS = [
	tableProblem,
	pastProblem,
	bidsProblem,
	trumpProblem,
	cardsProblem,
	orderProblem,
	playedProblem,
	legalProblem
];
/** What contradicts the rules or another part of a well-formed view, in words; null if nothing does. */
function contradictionIn(view, rules) {
	for (const check of CHECKS) {
		const problem = check(view, rules);
		if (problem !== null) return problem;
	}
	return null;
}
// tools/protocol/read-view.ts
function rulesOf({ rules, players, scoring }) {
	const set = typeof rules === "string" ? presetRules(rules, players) : rules;
	return scoring === void 0 ? set : {
		...set,
		scoring
	};
}
function pastOf(view, rules) {
	const past = [];
	let standing = openingStanding(rules);
	for (const [index, round] of view.pastRounds.entries()) {
		const { handSize, bids, taken: tricks, dealer, trumpSuit, trumpChooser: chooser } = round;
		const blindNils = bids.map(() => false);
		const score = scoreRound(rules, {
			handSize,
			bids,
			blindNils,
			tricks
		}, standing);
		standing = score.standing;
		past.push({
			...score,
			index: round.round ?? index,
			handSize,
			dealer,
			trump: trumpSuit ?? "N",
			turned: null,
			chooser,
			bids,
			blindNils,
			tricks
		});
	}
	return past;
}
/** Bags and streaks follow from past rounds; totals are given, since past rounds may be omitted. */
function standingOf(view, rules, past) {
	const before = past.at(-1)?.standing ?? openingStanding(rules);
	const { scores } = view;
	if (scores === void 0) return before;
	const totals = Array.from({ length: sideCount(rules) }, (_, side) => {
		const [first = side] = seatsOfSide(rules, side);
		return scores[first] ?? 0;
	});
	return {
		...before,
		totals
	};
}
var trickOf = (plays, leader) => ({
	leader: plays[0]?.seat ?? leader,
	cards: plays.map(({ card }) => card)
});
function handsOf(view) {
	const { players, seat, hand, handSize, history, currentTrick, visibleHands } = view;
	return Array.from({ length: players }, (_, each) => {
		const played = history.length + (currentTrick.some((play) => play.seat === each) ? 1 : 0);
		const hidden = {
			kind: "hidden",
			count: Math.max(0, handSize - played)
		};
		if (each === seat) return hand.length > 0 ? {
			kind: "seen",
			cards: hand
		} : hidden;
		const cards = visibleHands?.[each] ?? null;
		return cards === null ? hidden : {
			kind: "seen",
			cards
		};
	});
}
function commandOf({ phase, seat }, action) {
	if (phase === "bid") return {
		type: "bid",
		seat,
		bid: action
	};
	if (phase === "trump") return {
		type: "nameTrump",
		seat,
		trump: action
	};
	return {
		type: "play",
		seat,
		card: action
	};
}
/** Who names or has named trump: the dealer under a high joker [JOKER-5], or the highest bidder [TRUMP-3]. */
function chooserOf({ phase, bids, dealer, trumpCard, openCard }, rules) {
	if (dealerNames({
		turned: trumpCard,
		openCard
	})) return dealer;
	if (rules.trump.kind !== "highest-bidder" || phase === "bid") return null;
	return highestBidder(bids.map((bid) => bid ?? 0), dealer);
}
/**
* The engine's view that a protocol view describes, or why there is none.
*/
function readView(view) {
	const rules = rulesOf(view);
	const wrong = contradictionIn(view, rules);
	if (wrong !== null) return err(wrong);
	const { players, seat, dealer, phase, handSize } = view;
	const trump = view.trumpSuit;
	const past = pastOf(view, rules);
	const opener = seatAfter(dealer, players);
	const taken = view.history.map(({ leader, winner, plays }) => ({
		...trickOf(plays, leader),
		winner
	}));
	const trick = trickOf(view.currentTrick, view.leader ?? taken.at(-1)?.winner ?? opener);
	const broken = [...taken, trick].some((each) => each.cards.some((card) => breaksTrump(card, null, trump ?? "N")));
	const bids = view.bids.map((bid, each) => bid === null && rules.bidding === "sealed" && each !== seat ? "sealed" : bid);
	const choices = view.legal.map((action) => ({
		command: commandOf(view, action),
		refusal: null
	}));
	const zeroRuns = view.bids.map((_, each) => {
		const newest = past.toReversed().findIndex(({ bids }) => bids[each] !== 0);
		return newest < 0 ? past.length : newest;
	});
	return ok({
		seat,
		rules,
		seats: view.bids.map(() => ({
			name: "",
			player: HUMAN
		})),
		schedule: view.schedule ?? [handSize],
		past,
		standing: standingOf(view, rules, past),
		zeroRuns,
		toAct: [seat],
		choices,
		round: {
			phase,
			index: view.round,
			handSize,
			dealer,
			turned: view.trumpCard,
			openCard: view.openCard,
			hands: handsOf(view),
			bids,
			blindNils: view.bids.map(() => false),
			trump,
			chooser: chooserOf(view, rules),
			trick,
			taken,
			tricks: view.tricksWon,
			broken
		}
	});
}
/** Control and format characters (line breaks, text direction …), and lone surrogates. */
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Format characters that belong in names: they join emoji and letters. */
var JOINERS = /* @__PURE__ */ new Set(["‌", "‍"]);
/** Turns any text into a valid name: one line of visible characters, cut to the maximum length. */
function rulesName(text) {
	const line = text.slice(0, 2e3).replace(/\s/gu, " ").replace(INVISIBLE, (character) => JOINERS.has(character) ? character : "").replace(/ +/g, " ").trim();
	let name = "";
	for (const character of line) {
		if (name.length + character.length > 40) break;
		name += character;
	}
	return name.trimEnd();
}
/** Whether a text is a valid name. */
var isRulesName = (text) => rulesName(text) === text;
// src/storage/formats/rules.ts
/** An integer; −0 is refused, since JSON writes it as 0. */
var whole = v.pipe(v.number(), v.integer(), v.check((value) => !Object.is(value, -0)));
var Part = v.strictObject(Object.fromEntries(TERMS.map((term) => [term, v.exactOptional(whole)])));
var Formula = v.strictObject({
	kind: v.literal("formula"),
	made: Part,
	missed: v.union([Part, v.strictObject({
		over: Part,
		under: Part
	})]),
	zero: v.nullable(v.strictObject({
		made: Part,
		missed: Part
	})),
	streak: v.nullable(v.union([v.strictObject({
		from: whole,
		points: whole
	}), v.strictObject({
		every: whole,
		made: whole,
		missed: whole
	})])),
	wins: v.picklist(["high", "low"])
});
var Partnership = v.strictObject({
	kind: v.literal("partnership"),
	perTrick: whole,
	nil: whole,
	blindNil: whole,
	blindNilBehind: whole,
	bag: whole,
	bagLimit: whole,
	bagPenalty: whole
});
/** The options that every kind of trump has. */
var trumpOptions = {
	noTrumpRounds: v.exactOptional(v.array(whole)),
	allDealt: v.exactOptional(v.picklist(ALL_DEALT))
};
var TrumpRule = v.union([
	v.strictObject({
		kind: v.literal("fixed"),
		suit: v.picklist(SUITS),
		...trumpOptions
	}),
	v.strictObject({
		kind: v.literal("list"),
		order: v.array(v.picklist(NAMEABLE_TRUMPS)),
		...trumpOptions
	}),
	v.strictObject({
		kind: v.picklist(TRUMP_KINDS.filter((kind) => kind !== "fixed" && kind !== "list")),
		...trumpOptions
	})
]);
var Repeats = v.union([whole, v.literal("players")]);
var EndRule = v.union([v.strictObject({ kind: v.literal("schedule") }), v.strictObject({
	kind: v.literal("target"),
	points: whole
})]);
/** The shape of a scoring: a named formula, a custom one, or a partnership scoring. */
var ScoringShape = v.union([
	v.picklist(FORMULA_IDS),
	Formula,
	Partnership
]);
var RulesShape = v.strictObject({
	players: whole,
	deck: v.exactOptional(v.picklist(DECKS)),
	jokers: v.exactOptional(v.strictObject({
		high: whole,
		low: whole
	})),
	sides: v.picklist(SIDES),
	schedule: v.strictObject({
		shape: v.picklist(SCHEDULE_SHAPES),
		low: whole,
		high: v.union([
			whole,
			v.picklist(DECK_LIMITS),
			v.strictObject({ atMost: whole })
		]),
		turns: Repeats,
		ends: v.exactOptional(Repeats)
	}),
	trump: TrumpRule,
	bidding: v.picklist(BIDDINGS),
	hook: v.boolean(),
	hookFrom: v.exactOptional(whole),
	zeroLimit: v.nullable(whole),
	sight: v.picklist(SIGHTS),
	firstLead: v.exactOptional(v.picklist(FIRST_LEADS)),
	duty: v.exactOptional(v.picklist(DUTIES)),
	trumpLead: v.picklist(TRUMP_LEADS),
	scoring: ScoringShape,
	end: EndRule
});
/** The shape of a rule set; parsing leaves defaults out. `ruleProblems` tells whether it can be played. */
var Rules = v.pipe(RulesShape, v.transform((rules) => canonicalRules(rules)));
v.strictObject({
	version: v.literal(1),
	sets: v.array(v.unknown())
});
v.strictObject({
	id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
	name: v.pipe(v.string(), v.check(isRulesName)),
	rules: v.unknown()
});
// tools/protocol/schema.ts
var count = v.pipe(whole, v.minValue(0));
var perSeat = (item) => v.pipe(v.array(item), v.minLength(2), v.maxLength(8));
var AnyCard = v.custom(isCard);
var TrumpName = v.picklist([
	"C",
	"D",
	"H",
	"S",
	"N",
	"L"
]);
var Play = v.strictObject({
	seat: count,
	card: AnyCard
});
var View = v.strictObject({
	rules: v.lazy((rules) => typeof rules === "string" ? v.picklist(PRESET_IDS) : Rules),
	phase: v.picklist([
		"bid",
		"trump",
		"play"
	]),
	players: v.pipe(whole, v.minValue(2), v.maxValue(8)),
	seat: count,
	dealer: count,
	leader: v.optional(count),
	round: v.optional(count, 0),
	schedule: v.optional(v.array(count)),
	handSize: v.pipe(whole, v.minValue(1)),
	scoring: v.optional(ScoringShape),
	trumpCard: v.optional(v.nullable(AnyCard), null),
	openCard: v.optional(v.nullable(AnyCard), null),
	trumpSuit: v.optional(v.nullable(TrumpName), null),
	hand: v.array(AnyCard),
	visibleHands: v.optional(v.nullable(v.array(v.nullable(v.array(AnyCard)))), null),
	legal: v.pipe(v.array(v.union([count, v.string()])), v.minLength(1)),
	bids: perSeat(v.nullable(count)),
	tricksWon: perSeat(count),
	currentTrick: v.array(Play),
	history: v.array(v.strictObject({
		leader: count,
		winner: count,
		plays: v.array(Play)
	})),
	scores: v.optional(v.array(whole)),
	pastRounds: v.optional(v.array(v.strictObject({
		round: v.optional(count),
		handSize: count,
		dealer: v.optional(count, 0),
		bids: perSeat(count),
		taken: perSeat(count),
		trumpSuit: v.optional(v.nullable(TrumpName), null),
		trumpChooser: v.optional(v.nullable(count), null),
		delta: v.optional(v.array(whole))
	})), [])
});
var Request = v.strictObject({
	id: v.union([v.number(), v.string()]),
	type: v.picklist([
		"bid",
		"trump",
		"play"
	]),
	view: View
});
v.union([v.object({
	id: v.union([v.number(), v.string()]),
	action: v.union([v.number(), v.string()])
}), v.object({
	id: v.union([v.number(), v.string()]),
	error: v.string()
})]);
// tools/protocol/bot.ts
var idOf = (request) => typeof request === "object" && request !== null && "id" in request ? request.id : null;
function decided(request, options) {
	const parsed = v.safeParse(Request, request);
	if (!parsed.success) {
		const [issue] = parsed.issues;
		const place = v.getDotPath(issue) ?? "request";
		return { error: issue.type === "strict_object" && issue.expected === "never" ? `unknown key ${place}` : `${place}: ${issue.message}` };
	}
	const { type, view: said } = parsed.output;
	if (type !== said.phase) return { error: `type ${type}, but the phase is ${said.phase}` };
	const view = readView(said);
	if (!view.ok) return { error: view.error };
	const { player, level, aiSeed, determinizations, ms, now } = options;
	const end = determinizations === null ? now() + ms : Infinity;
	const decision = player.think(view.value, level, decisionRng(aiSeed, view.value), determinizations ?? void 0);
	while (decision.improve() && now() < end);
	return { action: actionOf(decision.best()) };
}
/** The answer to one line: an action, or an error in words. Never throws. */
function answerTo(line, options) {
	let request;
	try {
		request = JSON.parse(line);
	} catch {
		return JSON.stringify({
			id: null,
			error: "not JSON"
		});
	}
	const id = idOf(request);
	try {
		return JSON.stringify({
			id,
			...decided(request, options)
		});
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return JSON.stringify({
			id,
			error: reason
		});
	}
}
// tools/arena/baseline/program.ts
/** Answers each view on stdin with a level's decision on stdout, until stdin ends. */
async function playByLines(player, level) {
	const options = {
		player,
		level,
		aiSeed: "1".padStart(32, "0"),
		determinizations: Number.MAX_SAFE_INTEGER,
		ms: 0,
		now: () => 0
	};
	for await (const line of createInterface({
		input: process.stdin,
		crlfDelay: Infinity
	})) if (line.trim() !== "") process.stdout.write(`${answerTo(line, options)}\n`);
}
// tools/arena/baseline/expert.ts
/** The bytes of a data URL. */
var bytesOf = (url) => fetch(url).then((response) => response.arrayBuffer());
await playByLines(new AiPlayer({
	solo: new NetPlayer(await bytesOf(solo_default), "solo"),
	sides: new NetPlayer(await bytesOf(sides_default), "sides")
}), "expert");
export {};

