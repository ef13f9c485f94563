import { expect, test } from 'vitest';
import { createReplay } from '@/store/table/replay.ts';
import { timelineOf } from '@/store/table/timeline.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { manualClock } from '../../support/store/manual-clock.ts';

function bench() {
  const time = manualClock();
  const made = timelineOf(played(defaultHeader(), ({ round }) => round.index === 2));
  if (!made.ok) throw new Error('no game');
  const replay = createReplay(made.value, time.clock);
  const cues: string[] = [];
  replay.stage.store.subscribe(({ cue }) => cues.push(cue?.type ?? 'jump'));
  return { replay, time, cues, last: made.value.stops.length - 1 };
}

const at = ({ replay }: ReturnType<typeof bench>) => replay.store.getState().at;

test('stepping forward shows each event, jumping does not', () => {
  const all = bench();
  const { replay, cues } = all;
  replay.move('decision', 1);
  expect(cues).toEqual(['bidMade']);
  replay.move('trick', 1);
  expect(cues.slice(1)).toEqual(['jump']);
  // After a complete trick: it is gathered, and the next card is led.
  replay.move('decision', 1);
  expect(cues.slice(2)).toEqual(['trickTaken', 'cardPlayed']);
  replay.move('decision', -1);
  replay.goTo(0);
  expect(cues.slice(4)).toEqual(['jump', 'jump']);
  expect(at(all)).toBe(0);
});

test('playback runs to the end, and then from the start again', () => {
  const all = bench();
  const { replay, time } = all;
  replay.toggle();
  time.pass(10_000_000);
  expect(at(all)).toBe(all.last);
  expect(replay.store.getState().playing).toBe(false);
  expect(time.pending()).toBe(0);
  replay.toggle();
  expect(at(all)).toBe(0);
  expect(replay.store.getState().playing).toBe(true);
});

test('changing the speed applies from then on', () => {
  const shownIn = (speed: 0.5 | 1 | 2 | 4): number => {
    const { replay, time } = bench();
    replay.setSpeed(speed);
    replay.toggle();
    time.pass(15_000);
    return replay.store.getState().events;
  };
  const usual = shownIn(1);
  expect(shownIn(4)).toBeGreaterThan(usual * 3);
  expect(shownIn(0.5)).toBeLessThan(usual * 0.6);

  const { replay, time } = bench();
  replay.toggle();
  time.pass(5000);
  replay.setSpeed(4);
  expect(time.pending()).toBe(1);
});

test('stepping, jumping and leaving stop playback', () => {
  for (const stop of ['move', 'goTo', 'pause', 'skip'] as const) {
    const { replay, time } = bench();
    replay.toggle();
    if (stop === 'move') replay.move('trick', 1);
    if (stop === 'goTo') replay.goTo(9);
    if (stop === 'pause') replay.pause();
    if (stop === 'skip') replay.stage.skip();
    const { events, playing } = replay.store.getState();
    expect(playing).toBe(false);
    time.pass(100_000);
    expect(replay.store.getState().events).toBe(events);
  }
});

test('a replay accepts no decisions', () => {
  const { replay, last } = bench();
  for (let stop = 0; stop <= last; stop++) {
    replay.goTo(stop);
    expect(replay.stage.store.getState().view.choices).toEqual([]);
  }
  const { view } = replay.stage.store.getState();
  replay.stage.decide({ type: 'deal' });
  expect(replay.stage.store.getState().view).toBe(view);
});
