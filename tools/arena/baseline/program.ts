// A heuristic level as a program of its own; `tools/arena/freeze.mjs` bundles it into one file.
import { createInterface } from 'node:readline';
import { AiPlayer } from '@/ai/ai-player.ts';
import { answerTo } from '../../protocol/bot.ts';

const options = {
  player: new AiPlayer({}),
  level: 'hard',
  aiSeed: '1'.padStart(32, '0'),
  determinizations: 1,
  ms: 0,
  now: () => 0,
} as const;

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '') process.stdout.write(`${answerTo(line, options)}\n`);
