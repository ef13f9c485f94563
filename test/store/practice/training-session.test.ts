import { describe, expect, it } from 'vitest';
import type { Exercise } from '@/engine/exercise/index.ts';
import type { Day } from '@/store/day.ts';
import { createPractice } from '@/store/practice/practice.ts';
import { NO_PRACTICE, type PracticeProgress } from '@/store/practice/practice-progress.ts';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import { createTrainingSession } from '@/store/practice/training-session.ts';
import type { ReadyPosition, TrainingFilter } from '@/store/practice/training-stock.ts';
import { manualClock } from '../../support/store/manual-clock.ts';
import { header } from '../../support/store/table-bench.ts';
import { memoryTraining } from '../../support/training.ts';

const TODAY: Day = '2026-11-24';
const FILTER: TrainingFilter = { subject: null, game: null, grade: 'fitting' };
const record = { header: header(), commands: [{ type: 'deal' }] } as const;
const right = { type: 'bid', seat: 0, bid: 1 } as const;

const ready = (id: string): ReadyPosition => ({
  id,
  subject: 'lead',
  game: 'game',
  preset: null,
  name: null,
  grade: 'easy',
  record,
  right: [right],
  rating: { value: 1300, deviation: 100, volatility: 0.06 },
});

/** An open session of positions `new-1`, `new-2`, …; with `isBroken` none can be made. */
async function bench(saved: PracticeProgress = NO_PRACTICE, isBroken = false) {
  let kept = saved;
  const practice = createPractice(
    { read: () => Promise.resolve(kept), write: async (news) => void (kept = news) },
    () => TODAY,
  );
  const { training } = memoryTraining(NO_TRAINING);
  const time = manualClock();
  let made = 0;
  let closed = 0;
  const supply = {
    next: () =>
      isBroken ? Promise.reject(new Error('none')) : Promise.resolve(ready(`new-${++made}`)),
    close: () => void (closed += 1),
  };
  const ports = { supply, training, practice, clock: time.clock, today: () => TODAY };
  const session = createTrainingSession(ports, FILTER);
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  session.open();
  await settled();
  const state = session.store.getState;
  return {
    session,
    practice,
    training,
    time,
    state,
    settled,
    position: () => state().position as Exercise,
    closings: () => closed,
  };
}

const due = (id: string) => ({ id, record, right, memory: null });

describe('a training session', () => {
  it('begins with missed positions that are due, at most five, and goes on with new ones', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { session, settled, position } = await bench({ solved: [], positions: ids.map(due) });
    const seen = [position().id];
    for (let next = 0; next < 6; next++) {
      session.goOn();
      await settled();
      seen.push(position().id);
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e', 'new-1', 'new-2']);
  });

  it('counts down while a position is open, until it is answered', async () => {
    const { session, time, state, settled, position } = await bench();
    time.pass(10_000);
    expect(state().left).toBe(290);
    const rated = session.answer(position(), true, 1000);
    expect(time.pending()).toBe(0);
    await rated;
    time.pass(10_000);
    expect(state().left).toBe(290);
    session.goOn();
    expect(time.pending()).toBe(0);
    await settled();
    time.pass(1000);
    expect(state().left).toBe(289);
  });

  it('rates each answer, and adds up what they changed', async () => {
    const { session, training, state, settled, position } = await bench();
    const start = training.progress().rating.value;
    await session.answer(position(), true, 1000);
    expect(state().rated?.after.value).toBeGreaterThan(start);
    session.goOn();
    expect(state().rated).toBeNull();
    await settled();
    await session.answer(position(), false, 1000);
    expect(state().change).toBeCloseTo(training.progress().rating.value - start);
    expect(state().answers).toEqual([
      { subject: 'lead', isRight: true },
      { subject: 'lead', isRight: false },
    ]);
  });

  it('stays at its position, with its rating, while an analysis is over it', async () => {
    const { session, state, settled, position } = await bench({
      solved: [],
      positions: [due('a')],
    });
    const open = position();
    const rated = session.answer(open, false, 1000);
    session.close();
    session.open();
    await rated;
    await settled();
    expect(state().position).toBe(open);
    expect(state().rated).not.toBeNull();
  });

  it('shows no rating of an answer on the next position', async () => {
    const { session, state, settled, position } = await bench();
    const rated = session.answer(position(), true, 1000);
    session.goOn();
    await rated;
    await settled();
    expect(state()).toMatchObject({ rated: null, position: { id: 'new-2' } });
    expect(state().change).toBeGreaterThan(0);
  });

  it('lets a missed position come back, and spaces those that came back', async () => {
    const { session, practice, settled, position } = await bench({
      solved: [],
      positions: [due('own')],
    });
    await session.answer(position(), true, 1000);
    session.goOn();
    await settled();
    await session.answer(position(), false, 1000);
    await settled();
    const { positions } = practice.store.getState();
    expect(positions.map(({ id }) => id).toSorted()).toEqual(['new-1', 'own']);
    for (const { memory } of positions) expect(memory?.reviewed).toBe(TODAY);
  });

  it('ends after the position during which the time runs out', async () => {
    const { session, time, state, settled, position } = await bench();
    time.pass(400_000);
    expect(state()).toMatchObject({ left: 0, isEnded: false });
    await session.answer(position(), true, 1000);
    session.goOn();
    await settled();
    expect(state()).toMatchObject({ isEnded: true, position: { id: 'new-1' } });
  });

  it('opens no position after its end', async () => {
    const { session, time, state, settled, position } = await bench();
    await session.answer(position(), true, 1000);
    session.goOn();
    session.end();
    await settled();
    expect(state()).toMatchObject({ isEnded: true, position: null });
    expect(time.pending()).toBe(0);
  });

  it('says that no position could be made', async () => {
    const { time, state } = await bench(NO_PRACTICE, true);
    expect(state().position).toBe('failed');
    expect(time.pending()).toBe(0);
  });

  it('stops the countdown and the making of positions when it is left', async () => {
    const { session, time, closings } = await bench();
    session.close();
    expect([time.pending(), closings()]).toEqual([0, 1]);
  });
});
