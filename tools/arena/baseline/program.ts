import { createInterface } from 'node:readline';
import type { AiPlayer } from '@/ai/ai-player.ts';
import type { Level } from '@/engine/index.ts';
import { answerTo } from '../../protocol/bot.ts';

/** Answers each view on stdin with a level's decision on stdout, until stdin ends. */
export async function playByLines(player: AiPlayer, level: Level): Promise<void> {
  const options = {
    player,
    level,
    aiSeed: '1'.padStart(32, '0'),
    // Each level ends its search itself.
    determinizations: Number.MAX_SAFE_INTEGER,
    ms: 0,
    now: () => 0,
  } as const;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (line.trim() !== '') process.stdout.write(`${answerTo(line, options)}\n`);
}
