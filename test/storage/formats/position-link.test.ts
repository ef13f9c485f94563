import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GameState,
  presetRules,
  randomStream,
  roundSizes,
  seesHand,
  viewFor,
} from '@/engine/index.ts';
import {
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
import { packLink } from '@/storage/formats/link.ts';
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

describe('what is no position', () => {
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
