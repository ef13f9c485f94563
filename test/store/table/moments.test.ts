import { describe, expect, test } from 'vitest';
import {
  type GameState,
  type RoundRecord,
  leadingSides,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { type Moment, lastTrickSeats, momentsOf } from '@/store/table/moments.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';
import { cuesOf } from '../../support/features/cues.ts';

const SEATS = [0, 1, 2, 3] as const;

/** The moments of a whole game, as seat 0 sees them, by round. */
function momentsByRound(): { readonly rounds: Moment[][]; readonly past: readonly RoundRecord[] } {
  const cues = cuesOf(appHeader(presetRules('bugger-your-neighbor')), 20);
  const rounds: Moment[][] = [];
  for (const { shownTo } of cues) {
    const { view, cue } = shownTo(0);
    if (cue.type === 'dealt') rounds.push([]);
    rounds.at(-1)?.push(...momentsOf(view, cue));
  }
  return { rounds, past: cues.at(-1)?.state.past ?? [] };
}

/** The seats of one kind of moment, each as often as it had it. */
const seatsWith = (moments: readonly Moment[], kind: Moment['kind']): number[] =>
  moments.flatMap((moment) => (moment.kind === kind && 'seat' in moment ? [moment.seat] : []));

describe('the moments of a game', () => {
  const { rounds, past } = momentsByRound();

  test('say once of every bid whether it was made or sunk', () => {
    expect(past).toHaveLength(19);
    for (const [index, { bids, tricks }] of past.entries()) {
      const moments = rounds[index] ?? [];
      const made = SEATS.filter((seat) => bids[seat] === tricks[seat]);
      const missed = SEATS.filter((seat) => bids[seat] !== tricks[seat]);
      expect(seatsWith(moments, 'made')).toEqual(made);
      expect(seatsWith(moments, 'sunk').toSorted((a, b) => a - b)).toEqual(missed);
    }
  });

  test('include the hook where the dealer bid right beside it', () => {
    for (const [index, { bids, dealer, handSize }] of past.entries()) {
      const others = bids.reduce((sum, bid, seat) => (seat === dealer ? sum : sum + bid), 0);
      const forbidden = handSize - others;
      const isHooked = forbidden >= 0 && Math.abs(forbidden - (bids[dealer] ?? 0)) <= 1;
      expect((rounds[index] ?? []).filter(({ kind }) => kind === 'hooked')).toEqual(
        isHooked ? [{ kind: 'hooked', seat: dealer, forbidden }] : [],
      );
    }
  });

  test('include a lead only when it passes to another side', () => {
    const rules = presetRules('bugger-your-neighbor');
    const leaders = past.map(({ standing }) => leadingSides(rules, standing.totals));
    for (const [index, moments] of rounds.entries()) {
      const [before, now] = [leaders[index - 1], leaders[index]];
      const [leader = -1] = now ?? [];
      const isNew = now?.length === 1 && before !== undefined && !before.includes(leader);
      expect(moments.filter(({ kind }) => kind === 'lead')).toEqual(
        isNew ? [{ kind: 'lead', side: leader }] : [],
      );
    }
    expect(rounds.flat().some(({ kind }) => kind === 'lead')).toBe(true);
  });

  test('include ruffs', () => {
    expect(rounds.flat().filter(({ kind }) => kind === 'ruff').length).toBeGreaterThan(5);
  });
});

test('everybody at the table sees the same moments', () => {
  for (const { shownTo } of cuesOf(appHeader(presetRules('bugger-your-neighbor')), 3)) {
    const [own, ...others] = SEATS.map((seat) => {
      const { view, cue } = shownTo(seat);
      // Whether the last trick is worth a notice depends on who reads it.
      return momentsOf(view, cue).filter(({ kind }) => kind !== 'last-trick');
    });
    for (const other of others) expect(other).toEqual(own);
  }
});

test('the last trick is announced to those who need it, and to all if two do', () => {
  const before: GameState[] = cuesOf(appHeader(presetRules('bugger-your-neighbor')), 20)
    .map(({ state }) => state)
    .filter(
      ({ round }) =>
        round.phase === 'play' &&
        round.trick.cards.length === 0 &&
        round.taken.length === round.handSize - 1 &&
        round.handSize > 1,
    );
  const announced = before.map((state) =>
    SEATS.map((seat) => lastTrickSeats(viewFor(state, seat))),
  );
  for (const [index, state] of before.entries()) {
    const { round } = state;
    if (round.phase !== 'play') throw new Error('not in play');
    const needing = SEATS.filter((seat) => round.bids[seat] === (round.tricks[seat] ?? 0) + 1);
    for (const seat of SEATS)
      expect(announced[index]?.[seat]).toEqual(
        needing.length > 1 || needing.includes(seat) ? needing : [],
      );
  }
  expect(announced.flat().some((seats) => seats.length > 1)).toBe(true);
});

describe('a nil', () => {
  test('has one moment: when it breaks or, if made, at the end', () => {
    const cues = cuesOf(appHeader(presetRules('spades')), 12);
    const rounds: Moment[][] = [];
    for (const { shownTo } of cues) {
      const { view, cue } = shownTo(0);
      if (cue.type === 'dealt') rounds.push([]);
      rounds.at(-1)?.push(...momentsOf(view, cue));
    }
    const past = cues.at(-1)?.state.past ?? [];
    for (const [index, { bids, tricks, blindNils }] of past.entries()) {
      const isNil = (seat: number) => bids[seat] === 0 || blindNils[seat] === true;
      const moments = rounds[index] ?? [];
      expect(seatsWith(moments, 'nil-made')).toEqual(
        SEATS.filter((seat) => isNil(seat) && tricks[seat] === 0),
      );
      expect(seatsWith(moments, 'nil-broken').toSorted((a, b) => a - b)).toEqual(
        SEATS.filter((seat) => isNil(seat) && tricks[seat] !== 0),
      );
    }
    expect(new Set(rounds.flat().map(({ kind }) => kind))).toContain('nil-broken');
  });
});
