import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Card,
  type CardFact,
  type GameState,
  deckOf,
  type RuleSet,
  type Seat,
  type Suit,
  allowed,
  presetRules,
  rankValue,
  seatAfter,
  suitOf,
  toAct,
  trumpSuitOf,
  viewFor,
  winningIndex,
  rankingOf,
  isJoker,
} from '@/engine/index.ts';
import { cardFacts, positionFacts, certainTricks, sureTrumps } from '@/engine/advice/index.ts';
import {
  type PlayState,
  determinizationsOf,
  isPlay,
  shownVoids,
  suitLed,
} from '../support/engine/determinizations.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { type Pick, createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { runs } from '../support/runs.ts';
import {
  expectClaims,
  outcomeAfter,
  playsOf,
  sumOver,
  targetOf,
  tricksAtEnd,
} from '../support/engine/fact-claims.ts';

/** The cards a seat sees or has seen. */
function seenBy({ header, round }: PlayState, seat: Seat): Set<Card> {
  const own = header.rules.sight === 'forehead' && round.handSize === 1 ? [] : round.hands[seat];
  const played = [...round.taken, round.trick].flatMap(({ cards }) => cards);
  return new Set<Card>([
    ...played,
    ...(own ?? []),
    ...(round.turned === null ? [] : [round.turned]),
  ]);
}

const cardsOf = ({ header }: PlayState, suit: Suit | null): Card[] =>
  deckOf(header.rules).filter((card) => suitOf(card) === suit);

/** The tricks still needed for a seat's bid, or its side's contract. */
function tricksWanted(state: PlayState, seat: Seat): number {
  const { seats, tricks } = targetOf(state, seat);
  return tricks - sumOver(seats, (each) => state.round.tricks[each] ?? 0);
}

/** Whether a fact about the cards themselves is true. */
function isTrue(
  state: PlayState,
  seat: Seat,
  card: Card,
  fact: CardFact,
  all: ReadonlyMap<Card, readonly CardFact[]>,
): boolean {
  const { trick, trump, hands } = state.round;
  const led = suitLed(trick.cards);
  const trumpSuit = trumpSuitOf(trump);
  const has = (of: Card, kind: CardFact['kind']): boolean =>
    all.get(of)?.some((each) => each.kind === kind) ?? false;
  const trumps = (of: Card): boolean =>
    led !== null &&
    !isJoker(of) &&
    suitOf(of) !== led &&
    (suitOf(of) === trumpSuit || trump === 'L');
  const isTrump = trumps(card);
  const isRuffed = trick.cards.some(trumps);
  const seen = seenBy(state, seat);
  switch (fact.kind) {
    case 'ruff':
      return isTrump && !isRuffed;
    case 'overruff':
      return isTrump && isRuffed && !has(card, 'loses');
    case 'underruff':
      return isTrump && isRuffed && has(card, 'loses');
    case 'discard':
      return suitOf(card) !== led && !isTrump && has(card, 'loses');
    case 'duck':
      return (
        suitOf(card) === led &&
        has(card, 'loses') &&
        [...all].some(([other]) => suitOf(other) === led && !has(other, 'loses'))
      );
    case 'unload':
      return (
        has(card, 'loses') &&
        !(hands[seat] ?? []).some(
          (own) =>
            suitOf(own) === suitOf(card) &&
            own !== card &&
            rankValue(own, rankingOf(state.header.rules)) >
              rankValue(card, rankingOf(state.header.rules)),
        ) &&
        cardsOf(state, suitOf(card)).every(
          (other) =>
            rankValue(other, rankingOf(state.header.rules)) <=
              rankValue(card, rankingOf(state.header.rules)) || seen.has(other),
        )
      );
    case 'lowest-winner':
      return (
        has(card, 'wins') &&
        [...all.keys()].every(
          (other) =>
            other === card ||
            !has(other, 'wins') ||
            rankValue(other, rankingOf(state.header.rules)) >
              rankValue(card, rankingOf(state.header.rules)),
        )
      );
    case 'highest-loser':
      return (
        has(card, 'loses') &&
        [...all.keys()].every(
          (other) =>
            other === card ||
            !has(other, 'loses') ||
            rankValue(other, rankingOf(state.header.rules)) <
              rankValue(card, rankingOf(state.header.rules)),
        )
      );
    case 'beaten-by': {
      const out = cardsOf(state, suitOf(card)).filter(
        (other) => !seen.has(other) && other !== state.round.openCard,
      );
      const higher = out.filter(
        (other) =>
          rankValue(other, rankingOf(state.header.rules)) >
          rankValue(card, rankingOf(state.header.rules)),
      );
      return (
        fact.cards.length > 0 &&
        fact.cards.toSorted().join() === higher.toSorted().join() &&
        fact.below === out.length - higher.length &&
        fact.isAhead === (trick.cards.length > 0 && isWinningSoFar(state, card)) &&
        (led === null || suitOf(card) === led || isTrump || has(card, 'discard'))
      );
    }
    case 'voids':
      return (
        suitOf(card) !== trumpSuit &&
        (hands[seat] ?? []).filter((own) => suitOf(own) === suitOf(card)).length === 1
      );
    case 'keeps': {
      const wanted = tricksWanted(state, seat);
      return (
        wanted >= fact.cards.length &&
        wanted < state.round.handSize - state.round.taken.length &&
        fact.cards.length > 0 &&
        fact.cards.every(
          (kept) =>
            kept !== card &&
            all.has(kept) &&
            (suitOf(kept) === trumpSuit ||
              cardsOf(state, suitOf(kept)).every(
                (other) =>
                  rankValue(other, rankingOf(state.header.rules)) <=
                    rankValue(kept, rankingOf(state.header.rules)) ||
                  seen.has(other) ||
                  (hands[seat] ?? []).includes(other),
              )),
        )
      );
    }
    case 'partner-ahead': {
      const at = winningIndex(trick.cards, trump, rankingOf(state.header.rules));
      const ahead = seatAfter(trick.leader, state.header.rules.players, at);
      return has(card, 'loses') && ahead === (seat + 2) % 4;
    }
    case 'may-ruff':
      return fact.seats.every(
        (other) => other !== seat && shownVoids(state, other).has((led ?? suitOf(card))!),
      );
    default:
      return true;
  }
}

/** Whether a card beats those that lie in the trick. */
const isWinningSoFar = ({ header, round: { trick, trump } }: PlayState, card: Card): boolean =>
  winningIndex([...trick.cards, card], trump, rankingOf(header.rules)) === trick.cards.length;

/** Notes a kind of fact that was checked. */
type Note = (kind: string) => void;

/** Checks that facts name only cards that are in play [DECK-4]. */
function expectCardsOfDeck({ header }: PlayState, facts: unknown, note: Note): void {
  const deck = new Set<string>(deckOf(header.rules));
  const named = JSON.stringify(facts).match(/(?<=")(?:[2-9TJQKA][CDHS]|[ZE][1-4])(?=")/gu) ?? [];
  if (named.length > 0) note('cards named');
  expect(named.filter((card) => !deck.has(card))).toEqual([]);
}

function expectFacts(state: PlayState, pick: Pick, note: Note): void {
  const [seat] = toAct(state);
  if (seat === undefined) return;
  const view = viewFor(state, seat);
  const legal = allowed(view.choices).flatMap((move) =>
    move.type === 'play' && move.card !== 'unseen' ? [move.card] : [],
  );
  if (legal.length === 0 || view.round.phase !== 'play') return;
  const facts = cardFacts(view, view.round, legal);
  expectCardsOfDeck(state, [facts, positionFacts(view, view.round)], note);
  const all = new Map(legal.map((card, at) => [card, facts[at] ?? []]));
  for (const [card, each] of all) {
    expectClaims(state, seat, card, each, pick);
    for (const fact of each) {
      note(fact.kind);
      if (!isTrue(state, seat, card, fact, all))
        throw new Error(`${card} ${JSON.stringify(fact)} in ${JSON.stringify(state)}`);
    }
  }
}

/** Checks that a sure card takes its trick in every determinization, whenever it is played. */
function expectSureTrumps(state: PlayState, pick: Pick, note: Note): void {
  const [seat] = toAct(state);
  if (seat === undefined) return;
  const view = viewFor(state, seat);
  if (view.round.phase !== 'play') return;
  const sure = sureTrumps(view, view.round, state.round.trump);
  if (sure.length === 0) return;
  note('sure');
  for (const determinization of determinizationsOf(state, seat, pick, 3)) {
    const card = pick(playsOf(determinization)).card as Card;
    const { taken } = outcomeAfter(determinization, seat, card, pick);
    const withSure = taken.filter((trick) => trick.cards.some((each) => sure.includes(each)));
    for (const { winner } of withSure) expect(winner).toBe(seat);
  }
}

/** Checks the fewest tricks that trumps take against the ends of determinizations. */
function expectCertainTricks(state: PlayState, pick: Pick, note: Note): void {
  const [seat] = toAct(state);
  if (seat === undefined) return;
  const view = viewFor(state, seat);
  const { round } = view;
  if (round.phase !== 'play') return;
  const now = certainTricks(view, round, round.trump);
  const sunk = positionFacts(view, round).find((fact) => fact.kind === 'sunk-by');
  if (now.tricks > 0) note('certain');
  if (sunk !== undefined) note('sunk-by');
  const before = state.round.tricks[seat] ?? 0;
  for (const determinization of determinizationsOf(state, seat, pick, 3)) {
    const card = pick(playsOf(determinization)).card as Card;
    const later = certainTricks(view, round, round.trump, card);
    const outcome = outcomeAfter(determinization, seat, card, pick);
    const won = (outcome.tricks[seat] ?? 0) - before;
    expect(won).toBeGreaterThanOrEqual(now.tricks);
    expect(won - (outcome.winner === seat ? 1 : 0)).toBeGreaterThanOrEqual(later.tricks);
    const target = targetOf(state, seat);
    expect(sunk === undefined || tricksAtEnd(outcome, target) > target.tricks).toBe(true);
  }
}

/** Every kind of fact, of certain tricks and of names. */
const KINDS = (
  'wins loses beaten-by ruff overruff underruff discard duck unload lowest-winner highest-loser fulfills ' +
  'overshoots falls-short puts-over denies may-ruff only-ruff certain sunk-by one-too-many to-partner partner-ahead ' +
  'sure keeps voids'
).split(' ');

it('facts about cards are true in every determinization, under any rules, and every kind of them occurs', () => {
  const noted = new Set<string>();
  const note: Note = (kind) => void noted.add(kind);
  let positions = 0;
  /** Checks the positions of the first moves of a game. */
  function expectTrue(opening: GameState, pick: Pick, maxMoves: number): void {
    let moves = 0;
    for (const { before } of randomMoves(opening, pick)) {
      if (!isPlay(before)) continue;
      expectFacts(before, pick, note);
      expectSureTrumps(before, pick, note);
      expectCertainTricks(before, pick, note);
      positions++;
      if (++moves > maxMoves) break;
    }
  }
  fc.assert(
    fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) =>
      expectTrue(newGameWith(rules, { dealSeed }), createPicker(moveSeed), 50),
    ),
    { numRuns: runs(6), seed: 6 },
  );
  expect(positions).toBeGreaterThan(runs(150));
  const usual: RuleSet = {
    ...presetRules('bugger-your-neighbor'),
    schedule: { shape: 'constant', low: 7, high: 7, turns: 5 },
  };
  for (const seed of [1, 2, 3]) expectTrue(newGameWith(usual), createPicker(seed), Infinity);
  expect([...KINDS, 'cards named'].filter((kind) => !noted.has(kind))).toEqual([]);
});

it('a card that the dealer shows is not called unseen', () => {
  const rules: RuleSet = {
    ...presetRules('bugger-your-neighbor', 4),
    trump: { kind: 'flip', allDealt: 'dealers-last' },
    schedule: { shape: 'constant', low: 13, high: 13, turns: 1 },
  };
  let lower = 0;
  for (let seed = 0; seed < 8; seed++) {
    const dealSeed = `${seed + 1}`.padStart(32, '0');
    for (const { before } of randomMoves(newGameWith(rules, { dealSeed }), createPicker(seed))) {
      if (!isPlay(before)) continue;
      const { openCard, dealer, hands } = before.round;
      const [seat = dealer] = toAct(before);
      if (openCard === null || seat === dealer || !hands[dealer]?.includes(openCard)) continue;
      const view = viewFor(before, seat);
      if (view.round.phase !== 'play') continue;
      const own = (hands[seat] ?? []).filter((card) => suitOf(card) === suitOf(openCard));
      lower += own.length;
      const unseen = cardFacts(view, view.round, own)
        .flat()
        .flatMap((fact) => (fact.kind === 'beaten-by' ? [fact.cards] : []));
      expect(unseen.filter((cards) => cards.length === 0 || cards.includes(openCard))).toEqual([]);
    }
  }
  expect(lower).toBeGreaterThan(20);
});
