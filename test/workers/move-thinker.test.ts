import { expect, it, vi } from 'vitest';
import type { AiPlayer } from '@/ai/ai-player.ts';
import { LEVELS, allowed, presetRules, viewFor } from '@/engine/index.ts';
import { createMoveThinker } from '@/workers/move-thinker.ts';
import type { FromOpponents } from '@/workers/protocol.ts';
import { appPlayer } from '../../tools/lib/player.ts';
import { after, newGameWith } from '../../tools/lib/games.ts';

const VIEW = viewFor(after(newGameWith(presetRules('bugger-your-neighbor')), { type: 'deal' }), 1);

it.each(LEVELS)('%s answers with a legal move; only expert and master load nets', async (level) => {
  const answers: FromOpponents[] = [];
  const loadNets = vi.fn<() => Promise<AiPlayer>>(() => Promise.resolve(appPlayer()));
  const think = createMoveThinker({
    yieldToMessages: () => Promise.resolve(),
    withNets: loadNets,
    answer: (message) => answers.push(message),
  });
  await think({ kind: 'ask', id: 1, request: { view: VIEW, level, aiSeed: '1'.repeat(32) } });
  expect(
    allowed(VIEW.choices).map((answer) => ({ kind: 'answered', id: 1, answer })),
  ).toContainEqual(answers[0]);
  expect(loadNets).toHaveBeenCalledTimes(level === 'expert' || level === 'master' ? 1 : 0);
});
