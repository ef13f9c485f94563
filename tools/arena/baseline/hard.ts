// Hard as a program of its own; `tools/arena/freeze.mjs` bundles it into one file.
import { AiPlayer } from '@/ai/ai-player.ts';
import { playByLines } from './program.ts';

await playByLines(new AiPlayer({}), 'hard');
