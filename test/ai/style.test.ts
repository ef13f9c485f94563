import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styleBiasOf, biasedBidValues } from '@/ai/style.ts';
import {
  type Command,
  type GameState,
  LEVELS,
  type Level,
  type PlayerView,
  type PresetId,
  STYLES,
  type Style,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { createPicker } from '../../tools/lib/random-play.ts';
import { type Turn, moveOf, turnsOf, withStyle } from '../../tools/lib/tables.ts';

const viewOf = (style: Style): PlayerView =>
  viewFor(withStyle(newGameWith(presetRules('bugger-your-neighbor')), 1, style), 1);

/** What is computed once for all tests, by its key. */
function once<T>(compute: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const before = kept.get(key);
    if (before !== undefined) return before;
    const made = compute(key);
    kept.set(key, made);
    return made;
  };
}

/** The turns of a game of the preset. */
const turnsIn = once((preset) => [
  ...turnsOf(newGameWith(presetRules(preset as PresetId)), createPicker(8)),
]);

/** The moves of a level without a style, by turn. */
const evenMoves = once(() => new Map<Turn, Command>());

/** Pairs of moves without and with a style, at every `every`-th selected decision of a game of the level. */
function decisions(
  preset: PresetId,
  level: Level,
  style: Style,
  isSelected: (state: GameState) => boolean,
  every = 1,
): (readonly [Command, Command])[] {
  const turns = turnsIn(preset).filter(({ state }) => isSelected(state));
  const known = evenMoves(level);
  return turns
    .filter((_, at) => at % every === 0)
    .map((turn) => {
      const { state, seat } = turn;
      const even = known.get(turn) ?? moveOf(state, seat, level);
      known.set(turn, even);
      return [even, moveOf(withStyle(state, seat, style), seat, level)] as const;
    });
}

const isBidding = ({ round }: GameState): boolean => round.phase === 'bid';
const isPlaying = ({ round }: GameState): boolean => round.phase === 'play';

const bidsIn = (made: readonly (readonly [Command, Command])[]) =>
  made.flatMap(([even, styled]) =>
    even.type === 'bid' && styled.type === 'bid' ? [[even.bid, styled.bid] as const] : [],
  );

describe('a style bias', () => {
  it('never costs more than its size, and moves bids only one way', () => {
    const worth = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(worth, { minLength: 1 }),
        fc.constantFrom(...STYLES),
        (worths, style) => {
          const lean = styleBiasOf(viewOf(style));
          const bids = worths.map((_, bid) => bid);
          const styled = biasedBidValues(bids, worths, lean, 1);
          const [best, chosen] = [Math.max(...worths), styled.indexOf(Math.max(...styled))];
          expect(best - (worths[chosen] as number)).toBeLessThanOrEqual(Math.abs(lean.higherBid));
          const way = Math.sign(chosen - worths.indexOf(best));
          expect([0, Math.sign(lean.higherBid)]).toContain(way);
        },
      ),
    );
  });

  it.each(LEVELS)('moves close bids of %s in its direction', (level) => {
    const ways = (style: Style) =>
      new Set(
        bidsIn(decisions('bugger-your-neighbor', level, style, isBidding)).map(([even, styled]) =>
          Math.sign(styled - even),
        ),
      );
    // Levels that make errors may bid on either side; the others never move the wrong way.
    const errs = level === 'easy' || level === 'medium';
    expect(ways('bold')).toContain(1);
    expect(ways('cautious')).toContain(-1);
    expect(ways('bold').has(-1) && !errs).toBe(false);
    expect(ways('cautious').has(1) && !errs).toBe(false);
  });

  // A game of Spades has many more plays, and many of them are close: of master's every seventh changes.
  it.each([
    ['bugger-your-neighbor', 2],
    ['spades', 6],
  ] as const)('of a spoiler changes close card plays of %s, at every level', (preset, every) => {
    for (const level of LEVELS) {
      const made = decisions(preset, level, 'spoiler', isPlaying, every);
      const changed = made.filter(
        ([even, spoiling]) => JSON.stringify(even) !== JSON.stringify(spoiling),
      );
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.length).toBeLessThan(made.length / 4);
    }
  });

  it.each(['hard', 'master'] as const)(
    'moves bids of %s in partnerships, but neither to nor from nil',
    (level) => {
      for (const [style, way] of [
        ['cautious', -1],
        ['bold', 1],
      ] as const) {
        const bids = bidsIn(decisions('spades', level, style, isBidding));
        const moved = (by: number) => bids.filter(([even, styled]) => styled - even === by).length;
        // Master proves bids far from the tricks of the hand, here one for each style, and may then bid on the other side.
        expect(moved(-way)).toBeLessThanOrEqual(level === 'hard' ? 0 : 1);
        expect(moved(way)).toBeGreaterThan(moved(-way));
        expect(moved(0) + moved(way) + moved(-way)).toBe(bids.length);
        expect(bids.filter(([even, styled]) => (even === 0) !== (styled === 0))).toEqual([]);
      }
    },
  );
});
