import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GameState,
  OPPONENTS,
  type RuleSet,
  cardIndex,
  presetRules,
  randomStream,
  roundSizes,
  seesHand,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import {
  type PastRound,
  type Position,
  positionOf,
  rebuildPosition,
  withOpenHands,
} from '@/engine/position/index.ts';
import {
  decodePositionLink,
  encodePositionLink,
  withoutHiddenCards,
} from '@/storage/formats/position-link.ts';
import { BitWriter } from '@/storage/formats/bits.ts';
import { packLink } from '@/storage/formats/link.ts';
import { packedRules } from '@/storage/formats/rules-pack.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../../tools/lib/rule-sets.ts';
import kept from './links/position-1.json' with { type: 'json' };
import { runs } from '../../support/runs.ts';

const games = fc.record({
  rules: ruleSets,
  dealSeed: seeds,
  moveSeed: fc.nat(),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** A state of random play, and the position as seat 0 sees it. Sealed bids are not part of a link. */
function sample({
  rules,
  dealSeed,
  moveSeed,
  place,
}: typeof games extends fc.Arbitrary<infer G> ? G : never) {
  const opening = newGameWith(rules, { dealSeed, firstDealer: null });
  const states = [...randomMoves(opening, createPicker(moveSeed))]
    .map(({ step }) => step.state)
    .filter(({ round }) => round.phase !== 'ready');
  const state = states[Math.floor(place * (states.length - 1))] as GameState;
  const position = positionOf(viewFor(state, 0)) as Position;
  return {
    state,
    position: { ...position, moves: position.moves.filter(({ type }) => type !== 'sealed') },
  };
}

function read(link: string): Position {
  const decoded = decodePositionLink(link);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return decoded.value;
}

/** Names are not part of a link. */
const nameless = (position: Position): Position => ({
  ...position,
  seats: position.seats.map((info) => ({ ...info, name: '' })),
});

const usual = (): Position =>
  sample({
    rules: presetRules('bugger-your-neighbor'),
    dealSeed: '2f6b1c90d4e85a7733c1f0b96ad2e418',
    moveSeed: 7,
    place: 0.13,
  }).position;

/** The first position of random play under these rules that is wanted, as a seat sees it. */
function positionWhere(
  rules: RuleSet,
  wanted: (state: GameState) => boolean,
  viewer = 0,
): { readonly state: GameState; readonly position: Position } {
  const opening = newGameWith(rules, { dealSeed: '7'.repeat(32), firstDealer: 0 });
  for (const { step } of randomMoves(opening, createPicker(3))) {
    const { state } = step;
    const position = wanted(state) ? positionOf(viewFor(state, viewer)) : null;
    if (position !== null) return { state, position };
  }
  throw new Error('no such position');
}

const isPlay = ({ round }: GameState): boolean => round.phase === 'play';

/** Rounds of two cards. */
const rulesWith = (rules: Partial<RuleSet>): RuleSet => ({
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 2, high: 2, turns: 6 },
  ...rules,
});

describe('a position in a link', () => {
  it('survives a round trip anywhere in random play under random rules, with text around it', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { position, state } = sample(game);
        const open = withOpenHands(position, state);
        for (const each of [position, open]) {
          const link = encodePositionLink(each);
          expect(link).toMatch(/^#position=[\w-]+$/);
          const back = read(`What should I have bid? https://example.org/${link} Thanks`);
          expect(nameless(back)).toEqual(nameless(each));
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('holds no hidden card unless the player includes it', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { position, state } = sample(game);
        const open = withOpenHands(position, state);
        const { hands } = read(encodePositionLink(withoutHiddenCards(open)));
        const size = roundSizes(game.rules)[position.index] ?? 0;
        for (const [seat, hand] of hands.entries())
          expect(hand.length > 0).toBe(seesHand(game.rules, size, 0, seat));
      }),
      { numRuns: runs(30) },
    );
  });

  it('names the opponents clockwise from the left of who opens it', () => {
    const seats = read(encodePositionLink(usual())).seats.map(({ name }) => name);
    expect(seats).toEqual(['', 'Rufus', 'Odile', 'Bram']);
  });

  it('names them from the left of another seat, too', () => {
    const { position } = positionWhere(rulesWith({}), isPlay, 1);
    const seats = read(encodePositionLink(position)).seats.map(({ name }) => name);
    expect(seats).toEqual(['Bram', '', 'Rufus', 'Odile']);
  });

  it('keeps the players and their styles', () => {
    const { position } = positionWhere(rulesWith({}), isPlay);
    const seats = [
      { name: '', player: 'human' },
      { name: 'Rufus', player: 'master', style: 'spoiler' },
      { name: 'Odile', player: 'adaptive' },
      { name: 'Bram', player: 'easy', style: 'cautious' },
    ] as const;
    expect(read(encodePositionLink({ ...position, seats })).seats).toEqual(seats);
  });

  it('keeps totals of either sign, where the rounds before are not known', () => {
    const { position } = positionWhere(rulesWith({}), isPlay);
    const totals = [10, -25, 1_000_000, 0];
    expect(read(encodePositionLink({ ...position, totals })).totals).toEqual(totals);
  });

  it.each<RuleSet['trump']>([
    { kind: 'list', order: ['C', 'D', 'H', 'S', 'N'] },
    { kind: 'all-but-led' },
  ])('keeps what was trump in earlier rounds: %j', (trump) => {
    const rules = rulesWith({ trump });
    const { position } = positionWhere(rules, (state) => isPlay(state) && state.past.length === 5);
    const { past } = read(encodePositionLink(position));
    expect(past).toEqual(position.past);
    expect(past.map((round) => round.trump)).toEqual(
      trump.kind === 'list' ? trump.order : ['L', 'L', 'L', 'L', 'L'],
    );
  });

  it('leaves out sealed bids that are not known yet', () => {
    const rules = rulesWith({ bidding: 'sealed', hook: false });
    const { position } = positionWhere(rules, (state) => toAct(state).length === 2);
    expect(position.moves).toContainEqual({ type: 'sealed', seat: expect.any(Number) as number });
    const { moves } = read(encodePositionLink(position));
    expect(moves).toEqual(position.moves.filter(({ type }) => type !== 'sealed'));
  });

  it('holds the hands of the others, but not the own one, in a forehead round', () => {
    const rules = rulesWith({
      sight: 'forehead',
      schedule: { shape: 'constant', low: 1, high: 1, turns: 2 },
    });
    const { position, state } = positionWhere(rules, ({ round }) => round.phase === 'bid');
    const { hands } = withoutHiddenCards(withOpenHands(position, state));
    expect(hands.map((hand) => hand.length)).toEqual([0, 1, 1, 1]);
  });

  it('is shorter than 400 characters in the middle of a game of the longest preset', () => {
    expect(encodePositionLink(usual()).length).toBeLessThan(400);
  });

  it('still opens links of earlier versions', () => {
    for (const { link, hand, moves } of kept) {
      const position = read(link);
      expect(position.hands[0]).toEqual(hand);
      expect(position.moves).toHaveLength(moves);
      expect(
        rebuildPosition(position, randomStream('00000000000000000000000000000001', 0)).ok,
      ).toBe(true);
    }
  });
});

/** What a link may say instead of what belongs there. */
interface Forged {
  readonly layout?: number;
  readonly player?: number;
  readonly trump?: number;
  readonly turned?: number;
  readonly move?: number;
  readonly after?: readonly number[];
}

const HUMAN_AND_OPPONENTS = ['human', ...OPPONENTS];
const ROUND: PastRound = {
  trump: 'S',
  turned: null,
  chooser: null,
  bids: [0, 0, 0, 0],
  blindNils: [false, false, false, false],
  tricks: [2, 0, 0, 0],
};

/** A position in the second round, before any bid. */
function secondRound(): Position {
  const rules = rulesWith({ trump: { kind: 'fixed', suit: 'S' } });
  const { position } = positionWhere(
    rules,
    ({ round, past }) =>
      round.phase === 'bid' && past.length === 1 && round.bids.every((bid) => bid === null),
  );
  return { ...position, past: [ROUND] };
}

/** The same link, written bit by bit as the format says, with something else in it. */
function written(
  { rules, seats, seat, index, dealer, hands }: Position,
  forged: Forged = {},
): string {
  const to = new BitWriter();
  packedRules(1).write(to, rules);
  to.uint(forged.layout ?? 1, 4);
  for (const [at, { player }] of seats.entries()) {
    to.uint(
      at === 1
        ? (forged.player ?? HUMAN_AND_OPPONENTS.indexOf(player))
        : HUMAN_AND_OPPONENTS.indexOf(player),
      3,
    );
    to.uint(0, 1);
  }
  to.uint(seat, 3);
  to.uint(index, 7);
  to.uint(dealer, 3);
  // One round before: spades, no turned card, no chooser, no bids, and two tricks of the first seat.
  to.uint(1, 7);
  to.uint(forged.trump ?? 3, 3);
  to.uint(0, 2);
  for (const bid of ROUND.bids) to.uint(bid, 5);
  for (const tricks of ROUND.tricks) to.uint(tricks, 5);
  // No totals; a turned card only if it is forged; no open card.
  to.uint(0, 1);
  to.uint(forged.turned === undefined ? 0 : 1, 1);
  if (forged.turned !== undefined) to.uint(forged.turned, 6);
  to.uint(0, 1);
  for (const hand of hands) {
    to.uint(hand.length, 6);
    for (const card of hand) to.uint(cardIndex(card), 6);
  }
  to.uint(forged.move === undefined ? 0 : 1, 8);
  if (forged.move !== undefined) to.uint(forged.move, 12);
  const kind = { key: '#position=', versions: [1], maxLength: 8000 };
  return packLink(kind, 1, [...to.done(), ...(forged.after ?? [])]);
}

describe('what is no position', () => {
  it('is told from one that is written in the same way', () => {
    const position = secondRound();
    expect(encodePositionLink(position)).toBe(written(position));
    expect(nameless(read(written(position)))).toEqual(nameless(position));
  });

  it.each<[string, Forged]>([
    ['the layout', { layout: 2 }],
    ['a player', { player: 7 }],
    ['the trump of an earlier round', { trump: 7 }],
    ['a card', { turned: 60 }],
    ['the kind of a move', { move: 7 << 9 }],
    ['a deal among the moves', { move: 0 }],
    ['an unseen card that is played', { move: (4 << 9) | 63 }],
  ])('comes from a newer version if %s is unknown', (_, forged) => {
    expect(decodePositionLink(written(secondRound(), forged))).toEqual({
      ok: false,
      error: { kind: 'newer-version' },
    });
  });

  it('is damaged if something follows it', () => {
    const { after } = { after: [1] };
    expect(decodePositionLink(written(secondRound(), { after }))).toEqual({
      ok: false,
      error: { kind: 'damaged' },
    });
  });

  it('comes from a newer version if its rules have an unknown option, and is damaged if they contradict themselves', () => {
    const position = secondRound();
    const to = new BitWriter();
    packedRules(2).write(to, position.rules);
    to.uint(1, 5);
    to.uint(31, 5);
    const later = packLink({ key: '#position=', versions: [3], maxLength: 8000 }, 3, to.done());
    expect(decodePositionLink(later)).toEqual({ ok: false, error: { kind: 'newer-version' } });

    const schedule = { shape: 'constant', low: 20, high: 20, turns: 2 } as const;
    const rules = { ...position.rules, schedule };
    expect(decodePositionLink(encodePositionLink({ ...position, rules }))).toEqual({
      ok: false,
      error: { kind: 'damaged' },
    });
  });

  it('is distinguished from a damaged link and a newer one', () => {
    const link = encodePositionLink(usual());
    expect(decodePositionLink('AS TH 9D')).toEqual({ ok: false, error: { kind: 'not-a-link' } });
    expect(decodePositionLink(link.slice(0, -3))).toEqual({
      ok: false,
      error: { kind: 'damaged' },
    });
    const later = packLink({ key: '#position=', versions: [9], maxLength: 100 }, 9, [1, 2, 3]);
    expect(decodePositionLink(later)).toEqual({ ok: false, error: { kind: 'newer-version' } });
  });

  it('is refused if its cards or moves are impossible', () => {
    const position = usual();
    const impossible = { ...position, turned: position.hands[0]?.[0] ?? null };
    expect(decodePositionLink(encodePositionLink(impossible))).toMatchObject({
      ok: false,
      error: {
        kind: 'impossible',
        position: { turned: impossible.turned },
        problem: { kind: 'card-twice', card: impossible.turned },
      },
    });
  });

  it('never throws', () => {
    const link = encodePositionLink(usual());
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.string({ maxLength: 3 }), (at, text) => {
        decodePositionLink(link.slice(0, at) + text + link.slice(at + 1));
      }),
    );
    const bytes = fc.array(fc.nat(255), { maxLength: 200 });
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3), bytes, (version, content) => {
        const forged = { key: '#position=', versions: [version], maxLength: 8000 };
        decodePositionLink(packLink(forged, version, content));
      }),
    );
  });
});
