import { describe, expect, test } from 'vitest';
import { presetRules, sideOf } from '@/engine/index.ts';
import { expressionOf } from '@/features/table/seat/expression-of.ts';
import { EXPRESSIONS } from '@/ui/avatar/expression.ts';
import { cuesOf } from '../../../support/features/cues.ts';
import { appHeader } from '../../../../tools/lib/played-games.ts';

const SEATS = [0, 1, 2, 3] as const;

describe.each(['bugger-your-neighbor', 'spades'] as const)('portraits in %s', (preset) => {
  const rules = presetRules(preset);
  const cues = cuesOf(appHeader(rules), 20);

  test('look the same from every seat, so that none reveals hidden cards', () => {
    for (const { shownTo } of cues)
      for (const seat of SEATS) {
        const seen = SEATS.map((viewer) => expressionOf(shownTo(viewer), seat));
        expect(new Set(seen).size).toBe(1);
      }
  });

  test('triumph only when they win the game', () => {
    for (const { shownTo, state } of cues)
      for (const seat of SEATS) {
        const { round } = state;
        const isWinner = round.phase === 'over' && round.winners.includes(sideOf(rules, seat));
        expect(expressionOf(shownTo(0), seat) === 'triumphant').toBe(isWinner);
      }
  });
});

test('are pleased at the end of the round if the bid was made, and only then', () => {
  for (const { shownTo, state } of cuesOf(appHeader(presetRules('bugger-your-neighbor')), 10)) {
    const record = state.round.phase === 'scored' ? state.past.at(-1) : undefined;
    if (record === undefined) continue;
    for (const seat of SEATS)
      expect(expressionOf(shownTo(0), seat)).toBe(
        record.bids[seat] === record.tricks[seat] ? 'pleased' : 'disappointed',
      );
  }
});

test('a game shows every expression', () => {
  const cues = cuesOf(appHeader(presetRules('bugger-your-neighbor')), 20);
  const shown = new Set(
    cues.flatMap(({ shownTo }) => SEATS.map((seat) => expressionOf(shownTo(0), seat))),
  );
  expect([...shown].toSorted()).toEqual([...EXPRESSIONS].toSorted());
});
