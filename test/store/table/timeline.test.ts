import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS, PRESET_IDS, fold, presetRules, stateAfter } from '@/engine/index.ts';
import { STEP_UNITS, type Timeline, stopFrom, timelineOf } from '@/store/table/timeline.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';

function timeline(record: Parameters<typeof timelineOf>[0]): Timeline {
  const made = timelineOf(record);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const anyGame = fc
  .constantFrom(...PRESET_IDS)
  .chain((id) =>
    fc.record({
      rules: fc.constantFrom(...PRESETS[id].players).map((players) => presetRules(id, players)),
      moveSeed: fc.stringMatching(/^[0-9a-f]{31}1$/),
    }),
  )
  .map(({ rules, moveSeed }) =>
    // A partnership game of random moves takes very many rounds.
    played(appHeader(rules), ({ round }) => round.index >= 12, moveSeed),
  );

describe('a timeline', () => {
  test('has at every stop the fold of the commands so far', () => {
    fc.assert(
      fc.property(anyGame, (record) => {
        const { stops, states, events } = timeline(record);
        expect(states).toHaveLength(events.length + 1);
        expect(states.at(-1)).toEqual(stateAfter(record));
        // Folding to every stop would take too long: this checks every ninth, and the last event of its command.
        for (const [index, stop] of stops.entries()) {
          if (index % 9 > 0 || stops[index + 1]?.commands === stop.commands) continue;
          const after = fold({ ...record, commands: record.commands.slice(0, stop.commands) });
          const follows = stops[index + 1]?.events ?? events.length;
          const reached = states.slice(stop.events, follows + 1);
          expect(after.ok && reached).toContainEqual(after.ok && after.value);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('visits every decision forwards and backwards, in all units', () => {
    fc.assert(
      fc.property(anyGame, (record) => {
        const all = timeline(record);
        const last = all.stops.length - 1;
        const commands = all.stops.map((stop) => stop.commands);
        expect(new Set(commands).size).toBe(record.commands.length);
        for (const unit of STEP_UNITS) {
          const way: number[] = [];
          for (let at = 0; at < last;) {
            const next = stopFrom(all, all.stops[at]?.events ?? 0, unit, 1);
            expect(next).toBeGreaterThan(at);
            way.push(at);
            at = next;
          }
          for (let at = last; at > 0;) {
            const before = stopFrom(all, all.stops[at]?.events ?? 0, unit, -1);
            expect(before).toBe(way.pop());
            at = before;
          }
          expect(way).toEqual([]);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('stops for tricks are complete tricks, and for rounds their deals', () => {
    const all = timeline(played(defaultHeader(), ({ round }) => round.index === 1));
    const first = all.stops[0]!;
    expect(all.events[first.events - 1]).toMatchObject({ type: 'dealt', index: 0 });
    const trick = all.stops[stopFrom(all, first.events, 'trick', 1)]!;
    const { round } = all.states[trick.events]!;
    expect(round.phase === 'play' && round.trick.cards).toHaveLength(4);
    const second = all.stops[stopFrom(all, first.events, 'round', 1)];
    expect(second?.events).toBe(all.stops.at(-1)?.events);
  });

  test('a record without commands has one stop, and an invalid one none', () => {
    expect(timeline({ header: defaultHeader(), commands: [] }).stops).toHaveLength(1);
    const impossible = { header: defaultHeader(), commands: [{ type: 'bid', seat: 0, bid: 1 }] };
    expect(timelineOf(impossible as Parameters<typeof timelineOf>[0])).toMatchObject({
      ok: false,
      error: { kind: 'command', at: 0 },
    });
  });
});
