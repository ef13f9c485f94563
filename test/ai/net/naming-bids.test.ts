import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { readView } from '../../../tools/protocol/read-view.ts';
import { type ProtocolView } from '../../../tools/protocol/schema.ts';
import { netsFrom } from '../../../tools/lib/player.ts';

const AI_SEED = '0123456789abcdef0123456789abcdef';

it('a bid that may name trump with a large hand is searched: the net alone bids too low', () => {
  const line = readFileSync('test/ai/positions/positions.jsonl', 'utf8')
    .split('\n')
    .find((each) => each.includes('"bids to name trump on six spades'));
  const { view: said } = JSON.parse(line ?? '') as { view: ProtocolView };
  const read = readView(said);
  if (!read.ok) throw new Error(read.error);
  const view = read.value;
  const nets = netsFrom('solo');
  const bidFor = (goal: 'game' | 'points') => nets.choose(view, decisionRng(AI_SEED, view), goal);
  expect(bidFor('points')).toMatchObject({ bid: 3 });
  expect(bidFor('game')).toMatchObject({ bid: 6 });
});
