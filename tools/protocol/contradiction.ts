import {
  type GameState,
  type PlayRound,
  type RuleSet,
  type Trick,
  allowed,
  breaksTrump,
  choicesOf,
  dealerNames,
  deckOf,
  firstLeader,
  highestBidder,
  isTrumpNamed,
  isUnseenByHolder,
  ledSuit,
  playContext,
  playRefusal,
  ruleProblems,
  seatAfter,
  seesHand,
  showsDealersLast,
  toAct,
  trumpAfterDeal,
  turnsUpCard,
  winnerOf,
} from '@/engine/index.ts';
import type { ProtocolView } from './schema.ts';
import { actionOf } from './write-view.ts';

/** A check: what contradicts the rules or another part of the view, in words; null if nothing does. */
type Check = (view: ProtocolView, rules: RuleSet) => string | null;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

const tableProblem: Check = (view, rules) => {
  const { players, seat, dealer, bids, tricksWon, scores, handSize } = view;
  if (rules.players !== players) return `the rules are for ${rules.players} players`;
  const [problem] = ruleProblems(rules);
  if (problem) return `the rules cannot be played: ${problem.kind}`;
  if (seat >= players || dealer >= players) return 'no such seat';
  if ([bids, tricksWon, scores ?? bids].some(({ length }) => length !== players))
    return 'bids, tricksWon and scores need one entry per seat';
  if (handSize * players > deckOf(rules).length) return 'more cards than the deck has';
  return null;
};

const pastProblem: Check = ({ pastRounds, players }) => {
  for (const [index, { bids, taken, handSize }] of pastRounds.entries()) {
    const where = `pastRounds.${index}`;
    if (bids.length !== players || taken.length !== players)
      return `${where}: bids and taken need one entry per seat`;
    if (bids.some((bid) => bid > handSize)) return `${where}: a bid above the hand size`;
    if (sum(taken) !== handSize)
      return `${where}: ${sum(taken)} tricks taken in a round of ${handSize}`;
  }
  return null;
};

/** Under a high joker the dealer names a suit before the bids [JOKER-5]. */
function dealersTrumpProblem(
  phase: ProtocolView['phase'],
  trump: ProtocolView['trumpSuit'],
): string | null {
  if (phase === 'trump') return trump === null ? null : 'trumpSuit before trump is named';
  if (trump === null) return 'a bid before trump is named';
  return trump === 'N' || trump === 'L' ? `the dealer cannot name ${trump}` : null;
}

const trumpProblem: Check = ({ trumpCard, openCard, trumpSuit, round, phase }, rules) => {
  if (trumpCard !== null && !turnsUpCard(rules, round)) return 'no card is turned up in this round';
  if (openCard !== null && !showsDealersLast(rules, round))
    return 'openCard: the dealer shows no card in this round';
  const isDealers = dealerNames({ turned: trumpCard, openCard });
  if (phase === 'trump' && !isDealers && !isTrumpNamed(rules, round))
    return 'nobody names trump in this round';
  if (phase === 'play' && trumpSuit === null) return 'a card before trump is known';
  if (isTrumpNamed(rules, round))
    return phase === 'play' || trumpSuit === null ? null : 'trumpSuit before trump is named';
  if (isDealers) return dealersTrumpProblem(phase, trumpSuit);
  const shown = trumpCard ?? openCard;
  const isUnknown = turnsUpCard(rules, round) && shown === null;
  const trump = trumpAfterDeal(rules, round, shown);
  return isUnknown || trumpSuit === null || trumpSuit === trump
    ? null
    : `trumpSuit ${trumpSuit}, but trump is ${trump}`;
};

const bidsProblem: Check = (view, rules) => {
  const { phase, bids, seat, handSize, trumpCard, openCard } = view;
  if (bids.some((bid) => bid !== null && bid > handSize)) return 'a bid above the hand size';
  if (phase === 'trump' && dealerNames({ turned: trumpCard, openCard }))
    return bids.every((bid) => bid === null) ? null : 'a bid before the dealer names trump';
  if (phase !== 'bid')
    return bids.includes(null)
      ? `a ${phase === 'play' ? 'card' : 'trump'} before all have bid`
      : null;
  if (bids[seat] !== null) return `seat ${seat} has already bid`;
  if (rules.bidding === 'sealed' && bids.some((bid) => bid !== null))
    return 'a sealed bid is not known yet';
  return null;
};

const cardsProblem: Check = (view, rules) => {
  const { players, seat, hand, handSize, history, currentTrick, visibleHands, trumpCard } = view;
  if (trumpCard !== null && hand.includes(trumpCard)) return 'hand: the turned card is in it';
  const cards = [
    ...hand,
    ...(visibleHands ?? []).flatMap((each) => each ?? []),
    ...[...history.flatMap(({ plays }) => plays), ...currentTrick].map(({ card }) => card),
    ...(trumpCard === null ? [] : [trumpCard]),
  ];
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice !== undefined) return `${twice} appears twice`;
  const playedBy = (each: number): number =>
    history.length + currentTrick.filter((play) => play.seat === each).length;
  const isHidden = isUnseenByHolder(rules, handSize);
  const held = handSize - playedBy(seat);
  if (isHidden && hand.length > 0) return 'hand: the seat may not see its own card';
  if (!isHidden && hand.length !== held) return `hand: ${hand.length} cards instead of ${held}`;
  if (visibleHands !== null && visibleHands.length !== players)
    return 'visibleHands needs one entry per seat';
  for (const [each, cards] of (visibleHands ?? []).entries()) {
    if (cards === null) continue;
    if (each === seat || !seesHand(rules, handSize, seat, each))
      return `visibleHands: seat ${seat} may not see the hand of seat ${each}`;
    if (cards.length !== handSize - playedBy(each))
      return `visibleHands: ${cards.length} cards of seat ${each} instead of ${handSize - playedBy(each)}`;
  }
  const deck = new Set(deckOf(rules));
  const foreign = cards.find((card) => !deck.has(card));
  return foreign === undefined ? null : `${foreign} is not in the deck`;
};

/** The tricks of the round: the finished ones, then the one on the table. */
const tricksOf = ({ history, currentTrick }: ProtocolView) => [
  ...history,
  { leader: currentTrick[0]?.seat, winner: undefined, plays: currentTrick },
];

/** Who led, who won and in which order they played. */
const orderProblem: Check = (view, rules) => {
  const { players, bids, dealer, history, currentTrick, tricksWon, phase } = view;
  if (phase !== 'play')
    return history.length + currentTrick.length + sum(tricksWon) > 0
      ? `cards were played before the phase ${phase}`
      : null;
  if (currentTrick.length >= players) return 'the current trick is complete';
  const won = bids.map(() => 0);
  let next = firstLeader(
    rules,
    bids.map((bid) => bid ?? 0),
    dealer,
  );
  for (const [index, { leader = next, winner, plays }] of tricksOf(view).entries()) {
    const where = index < history.length ? `history.${index}` : 'currentTrick';
    if (leader !== next) return `${where}: seat ${leader} leads instead of seat ${next}`;
    if (winner !== undefined && plays.length !== players)
      return `${where}: a finished trick has one card of each seat`;
    const astray = plays.find(({ seat }, place) => seat !== seatAfter(leader, players, place));
    if (astray) return `${where}: seat ${astray.seat} plays out of turn`;
    if (winner === undefined) break;
    const trick: Trick = { leader, cards: plays.map(({ card }) => card) };
    next = winnerOf(trick, view.trumpSuit ?? 'N', rules) ?? leader;
    if (winner !== next) return `${where}: seat ${next} wins it, not seat ${winner}`;
    won[winner] = (won[winner] ?? 0) + 1;
  }
  if (view.leader !== undefined && view.leader !== next)
    return `leader: seat ${next} leads, not seat ${view.leader}`;
  const wrong = won.findIndex((tricks, each) => tricks !== tricksWon[each]);
  return wrong < 0
    ? null
    : `tricksWon: seat ${wrong} has ${tricksWon[wrong]}, but won ${won[wrong]} in history`;
};

/**
 * The state of the engine that a view describes, with empty hands for those that are hidden. Only what decides
 * which moves are legal is filled in.
 */
function stateOf(view: ProtocolView, rules: RuleSet, round: Partial<PlayRound>): GameState {
  const { phase, round: index, handSize, dealer, bids, trumpSuit: trump, pastRounds } = view;
  const numbers = bids.map((bid) => bid ?? 0);
  const { trumpCard: turned, openCard } = view;
  const chooser = dealerNames({ turned, openCard }) ? dealer : highestBidder(numbers, dealer);
  return {
    header: { rules },
    past: pastRounds,
    round: { phase, index, handSize, dealer, turned, openCard, bids, trump, chooser, ...round },
  } as unknown as GameState;
}

/** The round's cards in play order, each with its seat, its trick so far, and whether trump is broken before it. */
function playedCards(view: ProtocolView) {
  const trump = view.trumpSuit ?? 'N';
  let broken = false;
  return tricksOf(view).flatMap(({ plays }) =>
    plays.map(({ seat, card }, place) => {
      const cards = plays.slice(0, place).map((play) => play.card);
      const trick: Trick = { leader: plays[0]?.seat ?? 0, cards };
      const before = { seat, card, trick, broken };
      broken ||= breaksTrump(card, ledSuit(trick), trump);
      return before;
    }),
  );
}

/** A card that was against the rules, given what its seat is known to have held then. */
const playedProblem: Check = (view, rules) => {
  const played = playedCards(view);
  for (const [at, { seat, card, trick, broken }] of played.entries()) {
    const later = played.slice(at).flatMap((play) => (play.seat === seat ? [play.card] : []));
    const left = seat === view.seat ? view.hand : (view.visibleHands?.[seat] ?? []);
    const hands = view.bids.map((_, each) => (each === seat ? [...later, ...left] : []));
    const trump = view.trumpSuit ?? 'N';
    const state = stateOf(view, rules, { hands, trick, trump, broken });
    const refusal = playRefusal(card, playContext(state, state.round as PlayRound, seat));
    if (refusal !== null) return `seat ${seat} could not play ${card}: ${refusal.kind}`;
  }
  return null;
};

const legalProblem: Check = (view, rules) => {
  const { seat, phase, legal, hand, currentTrick, handSize } = view;
  const kind = phase === 'bid' ? 'number' : 'string';
  if (legal.some((action) => typeof action !== kind)) return `legal does not fit phase ${phase}`;
  const leader = currentTrick[0]?.seat ?? view.history.at(-1)?.winner ?? seat;
  const state = stateOf(view, rules, {
    hands: view.bids.map((_, each) => (each === seat ? [...hand] : [])),
    trick: { leader, cards: currentTrick.map(({ card }) => card) },
    broken: playedCards(view).some(
      ({ card, trick, broken }) =>
        broken || breaksTrump(card, ledSuit(trick), view.trumpSuit ?? 'N'),
    ),
  });
  const isHidden = phase === 'play' && isUnseenByHolder(rules, handSize);
  if (!isHidden && !toAct(state).includes(seat)) return `seat ${seat} is not to act`;
  // A card that its holder does not see may have any name.
  if (isHidden) return legal.length === 1 ? null : 'legal: only the unseen card can be played';
  const expected = allowed(choicesOf(state, seat)).map(actionOf);
  const isSame =
    legal.length === expected.length && legal.every((action) => expected.includes(action));
  return isSame ? null : `legal: expected ${expected.join(' ')}`;
};

/** In this order: later checks rely on earlier ones. */
const CHECKS: readonly Check[] = [
  tableProblem,
  pastProblem,
  bidsProblem,
  trumpProblem,
  cardsProblem,
  orderProblem,
  playedProblem,
  legalProblem,
];

/** What contradicts the rules or another part of a well-formed view, in words; null if nothing does. */
export function contradictionIn(view: ProtocolView, rules: RuleSet): string | null {
  for (const check of CHECKS) {
    const problem = check(view, rules);
    if (problem !== null) return problem;
  }
  return null;
}
