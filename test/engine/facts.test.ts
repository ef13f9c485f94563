import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CardFact,
  deckOf,
  type GameState,
  type Seat,
  type Suit,
  allowed,
  legalCommands,
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
import { apply, opened } from '../../tools/lib/games.ts';
import { lostNil, spadesWithTwoNils } from '../support/engine/nils.ts';
import { type Pick, createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { runs } from '../support/runs.ts';

const playsOf = (state: GameState) =>
  legalCommands(state).filter((command) => command.type === 'play');

/** The end of the current trick and of the round after a card, with random play. */
function ending(state: PlayState, seat: Seat, card: Card, pick: Pick) {
  const trick = state.round.taken.length;
  let now: GameState = apply(state, { type: 'play', seat, card }).state;
  while (isPlay(now)) now = apply(now, pick(playsOf(now))).state;
  if (!('taken' in now.round)) throw new Error('the round did not end');
  const { taken, tricks, bids } = now.round;
  const winner = taken[trick]?.winner;
  const best = taken[trick]?.cards.find(
    (_, at) => seatAfter(taken[trick]?.leader ?? 0, state.header.rules.players, at) === winner,
  );
  const upToHere = (each: Seat): number =>
    taken.slice(0, trick + 1).filter((done) => done.winner === each).length;
  const led = suitLed(taken[trick]?.cards ?? []);
  return { winner, best, led, upToHere, tricks, bids, taken };
}

type End = ReturnType<typeof ending>;
/** A bid, contract or nil: the seats whose tricks count for it, and how many it needs. */
interface Promise {
  readonly seats: readonly Seat[];
  readonly tricks: number;
}
type Claim = (end: End, promise: Promise, seat: Seat, card: Card) => boolean;

/** A seat's bid; in partnerships, its side's contract. */
function promiseOf({ header, round }: PlayState, seat: Seat): Promise {
  const bidOf = (each: Seat): number => round.bids[each] ?? 0;
  const isContract = header.rules.sides === 'partners' && bidOf(seat) > 0;
  const side = isContract ? [seat, (seat + 2) % 4] : [seat];
  const seats = isContract ? side.filter((each) => bidOf(each) > 0) : side;
  return { seats, tricks: seats.reduce((sum, each) => sum + bidOf(each), 0) };
}

const sumOver = (seats: readonly Seat[], of: (seat: Seat) => number): number =>
  seats.reduce((sum, each) => sum + of(each), 0);
const soFar = (end: End, { seats }: Promise): number => sumOver(seats, end.upToHere);
const atLast = (end: End, { seats }: Promise): number =>
  sumOver(seats, (each) => end.tricks[each] ?? 0);
const exceeded: Claim = (end, promise) => soFar(end, promise) > promise.tricks;

/** Facts about the end of the trick or round, each with the condition that must hold then. */
const CLAIMS: Readonly<Partial<Record<CardFact['kind'], Claim>>> = {
  wins: (end, _, seat) => end.winner === seat,
  loses: (end, _, seat) => end.winner !== seat,
  fulfills: (end, promise) => soFar(end, promise) === promise.tricks,
  overshoots: exceeded,
  'only-ruff': (end, _, seat, card) =>
    end.winner === seat ||
    (end.best !== undefined && !isJoker(end.best) && suitOf(end.best) !== suitOf(card)),
  'only-overruff': (end, _, seat) =>
    end.winner === seat ||
    (end.best !== undefined && end.led !== null && suitOf(end.best) !== end.led),
  'only-joker': (end, _, seat) => end.winner === seat || end.best?.startsWith('Z') === true,
  'one-too-many': (end, promise) => atLast(end, promise) > promise.tricks,
  'to-partner': (end, _, seat) => end.winner === (seat + 2) % 4,
  'falls-short': (end, promise) => atLast(end, promise) < promise.tricks,
};

/** Whether a seat is an opponent: no hint is to harm the partner. */
const isAgainst = ({ header }: PlayState, seat: Seat, other: Seat): boolean =>
  header.rules.sides === 'solo' ? seat !== other : (seat + other) % 2 === 1;

function expectClaims(
  state: PlayState,
  seat: Seat,
  card: Card,
  facts: readonly CardFact[],
  pick: Pick,
) {
  for (const determinization of determinizationsOf(state, seat, pick, 3)) {
    const end = ending(determinization, seat, card, pick);
    for (const fact of facts) {
      const claim = CLAIMS[fact.kind];
      const theirs = 'seat' in fact ? promiseOf(state, fact.seat) : null;
      const holds =
        theirs !== null && 'seat' in fact
          ? isAgainst(state, seat, fact.seat) &&
            (fact.kind === 'puts-over'
              ? exceeded(end, theirs, fact.seat, card) && end.winner === fact.seat
              : atLast(end, theirs) !== theirs.tricks)
          : (claim?.(end, promiseOf(state, seat), seat, card) ?? true);
      if (!holds)
        throw new Error(`${card} ${JSON.stringify(fact)} in ${JSON.stringify(determinization)}`);
    }
  }
}

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

/** The tricks still needed for what a seat has bid. */
function tricksWanted(state: PlayState, seat: Seat): number {
  const { seats, tricks } = promiseOf(state, seat);
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
            suitOf(other) !== suitOf(card) ||
            !has(other, 'loses') ||
            rankValue(other, rankingOf(state.header.rules)) <=
              rankValue(card, rankingOf(state.header.rules)),
        )
      );
    case 'beaten-by': {
      const out = cardsOf(state, suitOf(card)).filter((other) => !seen.has(other));
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

const counted = new Map<string, number>();
const count = (kind: string): unknown => counted.set(kind, (counted.get(kind) ?? 0) + 1);

/** Checks that facts name only cards that are in play [DECK-4]. */
function expectCardsOfDeck({ header }: PlayState, facts: unknown): void {
  const deck = new Set<string>(deckOf(header.rules));
  const named = JSON.stringify(facts).match(/(?<=")(?:[2-9TJQKA][CDHS]|[ZE][1-4])(?=")/gu) ?? [];
  count(named.length > 0 ? 'cards named' : 'no cards named');
  expect(named.filter((card) => !deck.has(card))).toEqual([]);
}

function expectFacts(state: PlayState, pick: Pick): void {
  const [seat] = toAct(state);
  if (seat === undefined) return;
  const view = viewFor(state, seat);
  const legal = allowed(view.choices).flatMap((move) =>
    move.type === 'play' && move.card !== 'unseen' ? [move.card] : [],
  );
  if (legal.length === 0 || view.round.phase !== 'play') return;
  const facts = cardFacts(view, view.round, legal);
  expectCardsOfDeck(state, [facts, positionFacts(view, view.round)]);
  const all = new Map(legal.map((card, at) => [card, facts[at] ?? []]));
  for (const [card, each] of all) {
    expectClaims(state, seat, card, each, pick);
    for (const fact of each) {
      counted.set(fact.kind, (counted.get(fact.kind) ?? 0) + 1);
      if (!isTrue(state, seat, card, fact, all))
        throw new Error(`${card} ${JSON.stringify(fact)} in ${JSON.stringify(state)}`);
    }
  }
}

/** Checks that a sure card takes its trick in every determinization, whenever it is played. */
function expectSureTrumps(state: PlayState, pick: Pick): void {
  const [seat] = toAct(state);
  if (seat === undefined) return;
  const view = viewFor(state, seat);
  if (view.round.phase !== 'play') return;
  const sure = sureTrumps(view, view.round, state.round.trump);
  if (sure.length === 0) return;
  counted.set('sure', (counted.get('sure') ?? 0) + sure.length);
  for (const determinization of determinizationsOf(state, seat, pick, 3)) {
    const card = pick(playsOf(determinization)).card as Card;
    const { taken } = ending(determinization, seat, card, pick);
    const withSure = taken.filter((trick) => trick.cards.some((each) => sure.includes(each)));
    for (const { winner } of withSure) expect(winner).toBe(seat);
  }
}

/** Checks the fewest tricks that trumps take against the ends of determinizations. */
function expectCertainTricks(state: PlayState, pick: Pick): void {
  const [seat] = toAct(state);
  if (seat === undefined) return;
  const view = viewFor(state, seat);
  const { round } = view;
  if (round.phase !== 'play') return;
  const now = certainTricks(view, round, round.trump);
  const sunk = positionFacts(view, round).find((fact) => fact.kind === 'sunk-by');
  if (now.tricks > 0) count('certain');
  if (sunk !== undefined) count('sunk-by');
  const before = state.round.tricks[seat] ?? 0;
  for (const determinization of determinizationsOf(state, seat, pick, 3)) {
    const card = pick(playsOf(determinization)).card as Card;
    const later = certainTricks(view, round, round.trump, card);
    const end = ending(determinization, seat, card, pick);
    const won = (end.tricks[seat] ?? 0) - before;
    expect(won).toBeGreaterThanOrEqual(now.tricks);
    expect(won - (end.winner === seat ? 1 : 0)).toBeGreaterThanOrEqual(later.tricks);
    const promise = promiseOf(state, seat);
    expect(sunk === undefined || atLast(end, promise) > promise.tricks).toBe(true);
  }
}

describe('facts about cards are true', () => {
  it('in every determinization, under any rules', () => {
    let positions = 0;
    fc.assert(
      fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
        const pick = createPicker(moveSeed);
        let moves = 0;
        for (const { before } of randomMoves(opened(rules, { dealSeed }), pick)) {
          if (!isPlay(before)) continue;
          expectFacts(before, pick);
          expectSureTrumps(before, pick);
          expectCertainTricks(before, pick);
          positions++;
          if (++moves > 80) break;
        }
      }),
      { numRuns: runs(35), seed: 6 },
    );
    expect(positions).toBeGreaterThan(runs(1000));
    expect(counted.get('cards named')).toBeGreaterThan(0);
  });

  it('every kind of fact has occurred', () => {
    const rules = {
      ...presetRules('bugger-your-neighbor'),
      schedule: { shape: 'constant', low: 7, high: 7, turns: 10 },
    } as const;
    for (const seed of [1, 2, 3]) {
      const pick = createPicker(seed);
      for (const { before } of randomMoves(opened(rules), pick))
        if (isPlay(before)) {
          expectFacts(before, pick);
          expectCertainTricks(before, pick);
        }
    }
    const kinds =
      'wins loses beaten-by ruff overruff underruff discard duck unload lowest-winner highest-loser fulfills ' +
      'overshoots falls-short puts-over denies may-ruff only-ruff certain sunk-by one-too-many to-partner partner-ahead sure keeps voids';
    expect(kinds.split(' ').filter((kind) => !counted.has(kind))).toEqual([]);
  });
});

describe('once a nil is lost', () => {
  const { before: state, seat } = lostNil();
  const view = viewFor(state, seat);
  if (view.round.phase !== 'play') throw new Error('no play');
  const { round } = view;

  it('hints are about what the partner still needs, and no longer about the nil', () => {
    expect(positionFacts(view, round)).toEqual([{ kind: 'nil-lost', tricks: 1, of: 2 }]);
    const [high, low] = cardFacts(view, round, ['AH', '2H']).map((facts) =>
      facts.map(({ kind }) => kind),
    );
    expect(high).toContain('wins');
    expect(high).not.toContain('overshoots');
    expect(low).toContain('duck');
  });
});

describe('nils of others', () => {
  const told = (state: GameState, seat: Seat) => {
    const { round } = viewFor(state, seat);
    if (round.phase !== 'play') throw new Error('no play');
    return positionFacts(viewFor(state, seat), round).filter(({ kind }) =>
      /^nil-(against|beside)$/.test(kind),
    );
  };

  it('are mentioned while they stand: break an opponent’s, cover the partner’s', () => {
    const { before, lost } = spadesWithTwoNils();
    expect(told(before, 0)).toEqual([{ kind: 'nil-against', seats: [1] }, { kind: 'nil-beside' }]);
    expect(told(before, 3)).toEqual([{ kind: 'nil-against', seats: [2] }, { kind: 'nil-beside' }]);
    // Seat 1 has taken a trick.
    expect(told(lost, 0)).toEqual([{ kind: 'nil-beside' }]);
    expect(told(lost, 3)).toEqual([{ kind: 'nil-against', seats: [2] }]);
    expect(told(lost, 1)).toEqual([{ kind: 'nil-against', seats: [2] }]);
  });

  it('leave a safe contract beside what the other side still needs', () => {
    const { lost } = spadesWithTwoNils();
    const view = viewFor(lost, 0);
    if (view.round.phase !== 'play') throw new Error('no play');
    expect(positionFacts(view, view.round).slice(0, 2)).toEqual([
      { kind: 'needs', tricks: 0, of: 2 },
      { kind: 'their-need', tricks: 1, of: 2 },
    ]);
  });

  it('are not mentioned to a seat with a standing nil of its own, nor in solo games', () => {
    const { before } = spadesWithTwoNils();
    expect(told(before, 1)).toEqual([]);
    const zeros = [...randomMoves(opened(presetRules('bugger-your-neighbor')), createPicker(1))]
      .map((move) => move.before)
      .filter((state) => isPlay(state) && state.round.bids.includes(0));
    expect(zeros.length).toBeGreaterThan(10);
    for (const state of zeros) expect(told(state, 0)).toEqual([]);
  });
});
