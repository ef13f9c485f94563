import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { sensibleMoves } from '@/ai/plain-mistakes.ts';
import { type Command, type PlayerView, allowed } from '@/engine/index.ts';
import { readView } from '../../../tools/protocol/read-view.ts';
import { type ProtocolView } from '../../../tools/protocol/schema.ts';
import { appPlayer, netsFrom } from '../../../tools/lib/player.ts';

const AI_SEED = '0123456789abcdef0123456789abcdef';
const player = appPlayer();

/** A position in which the net would ruff its partner's high queen. */
function ruffOfPartnersQueen(): PlayerView {
  const line = readFileSync('test/ai/positions/positions.jsonl', 'utf8')
    .split('\n')
    .find((each) => each.includes('"ruffs no queen of its partner'));
  const { view } = JSON.parse(line ?? '') as { view: ProtocolView };
  const read = readView(view);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const view = ruffOfPartnersQueen();
const rng = () => decisionRng(AI_SEED, view);

/** The moves that a partner would prefer to a move. */
function customaryInsteadOf(move: Command): readonly Command[] {
  const { moves, isBetterForPartners } = sensibleMoves(view, allowed(view.choices));
  const same = JSON.stringify(move);
  const own = moves.findIndex((each) => JSON.stringify(each) === same);
  return moves.filter((_, other) => isBetterForPartners(other, own));
}

/** The net's favorite, without proof. */
const favorite = netsFrom('sides').choose(view, rng(), 'points');

describe('a card for which a partner would prefer others', () => {
  it('is what the net would play here', () => {
    expect(customaryInsteadOf(favorite).length).toBeGreaterThan(1);
  });

  it('is not played before the first rollout of its proof', () => {
    const decision = player.think(view, 'master', rng(), 0);
    expect(decision.improve()).toBe(true);
    expect(customaryInsteadOf(favorite)).toContainEqual(decision.best());
  });

  it('is not played if thinking time ends before its proof', () => {
    const decision = player.think(view, 'master', rng());
    const customary = customaryInsteadOf(favorite);
    do expect(customary).toContainEqual(decision.best());
    while (decision.improve());
  });
});
