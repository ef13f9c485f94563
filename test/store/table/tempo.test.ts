import { describe, expect, test } from 'vitest';
import { LEVELS, keyedSource } from '@/engine/index.ts';
import { OPPONENT_DELAY } from '@/store/table/pace.ts';
import { createSettings } from '@/store/settings.ts';
import { firstMove, header, settle, tableBench } from '../../support/store/table-bench.ts';

const STEP_MS = 20;

/** The pace of somebody who has changed no setting. */
const usualPace = () => {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const { speed, trickPause } = createSettings(none).getState();
  return { speed, trickPause };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The times from playing a card to the next own turn of the round, in ms. */
async function waits(level: (typeof LEVELS)[number]): Promise<number[]> {
  const source = keyedSource('0123456789abcdef0123456789abcdef', [1]);
  const bench = tableBench({
    header: header({ schedule: { shape: 'constant', low: 10, high: 10, turns: 3 } }, level),
    pace: usualPace(),
    opponents: { delay: (asked) => OPPONENT_DELAY[asked] },
    fraction: () => source.below(1000) / 1000,
  });
  const waited: number[] = [];
  let since: number | null = null;
  let now = 0;
  for (;;) {
    await settle();
    const { view, presenting } = bench.state();
    if (view.round.phase === 'over') return waited;
    const isAsked = view.toAct.length === 0 || view.toAct.includes(view.seat);
    if (!isAsked || presenting) {
      bench.time.pass(STEP_MS);
      now += STEP_MS;
      continue;
    }
    if (view.round.phase !== 'play') {
      since = null;
      bench.table.act(view.toAct.length === 0 ? { type: 'deal' } : firstMove(view));
      continue;
    }
    if (since !== null) waited.push(now - since);
    since = now;
    bench.table.act(firstMove(view));
  }
}

describe('at normal speed with four players', () => {
  test.each(LEVELS)('the turn comes round within 4.5 s against %s', async (level) => {
    const waited = await waits(level);
    expect(waited.length).toBeGreaterThan(20);
    expect(median(waited)).toBeLessThanOrEqual(4500);
  });
});
