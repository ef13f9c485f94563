import { expect, test } from 'vitest';
import {
  DECK,
  type GameRecord,
  type GameState,
  type RuleSet,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { apply, evolved, newGameOf } from '../../../tools/lib/games.ts';
import { header, playToEnd, tableBench } from '../../support/store/table-bench.ts';

/** The state after the first `count` events of a game. */
function stateAfter({ header, commands }: GameRecord, count: number): GameState {
  let truth = newGameOf(header);
  let shown = truth;
  let left = count;
  for (const command of commands) {
    const { events, state } = apply(truth, command);
    shown = evolved(shown, ...events.slice(0, left));
    left = Math.max(0, left - events.length);
    truth = state;
  }
  return shown;
}

const cardsIn = (text: string): string[] => DECK.filter((card) => text.includes(`"${card}"`));

const spades = presetRules('spades');
const size = (high: number): RuleSet['schedule'] => ({
  shape: 'constant',
  low: high,
  high,
  turns: 2,
});

test.each<[string, Partial<RuleSet>, string]>([
  ['bids in turn', {}, 'bidMade'],
  ['sealed bids', { bidding: 'sealed', hook: false }, 'bidMade'],
  ['cards on foreheads', { sight: 'forehead', schedule: size(1) }, 'cardPlayed'],
  [
    'blind nils',
    {
      ...spades,
      schedule: size(3),
      scoring: { ...(spades.scoring as object), blindNilBehind: 0 } as RuleSet['scoring'],
    },
    'blindNilDecided',
  ],
  ['trump of the highest bidder', { trump: { kind: 'highest-bidder' } }, 'trumpNamed'],
])('with %s the screen gets what its seat may know, at any moment', async (_title, rules, seen) => {
  const bench = tableBench({ header: header(rules) });
  const leaks: unknown[] = [];
  const types = new Set<string>();
  bench.table.store.subscribe((state) => {
    const record = bench.table.record();
    const { dealSeed, aiSeed } = record.header;
    const view = viewFor(stateAfter(record, state.cue?.id ?? 0), 0);
    expect(state.view).toEqual(view);
    const text = JSON.stringify(state);
    const known = new Set(cardsIn(JSON.stringify(view)));
    leaks.push(...cardsIn(text).filter((card) => !known.has(card)));
    leaks.push(...[dealSeed, aiSeed].filter((seed) => text.includes(seed)));
    const { cue } = state;
    if (cue === null) return;
    types.add(cue.type);
    if (cue.type !== 'bidMade' || view.round.phase === 'ready') return;
    const bid = view.round.bids[cue.seat];
    if (cue.bid !== (bid === 'sealed' ? null : bid)) leaks.push(cue);
  });
  await playToEnd(bench);
  expect(leaks).toEqual([]);
  expect([...types]).toContain(seen);
});
