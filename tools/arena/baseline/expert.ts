// Expert as a program of its own, with its weights; `tools/arena/freeze.mjs` bundles it into one file.
import { AiPlayer } from '@/ai/ai-player.ts';
import sides from '@/ai/nets/sides.bin?url&inline';
import solo from '@/ai/nets/solo.bin?url&inline';
import { NetPlayer } from '@/ai/net/net-player.ts';
import { playByLines } from './program.ts';

/** The bytes of a data URL. */
const bytesOf = (url: string): Promise<ArrayBuffer> =>
  fetch(url).then((response) => response.arrayBuffer());

const nets = {
  solo: new NetPlayer(await bytesOf(solo), 'solo'),
  sides: new NetPlayer(await bytesOf(sides), 'sides'),
};
await playByLines(new AiPlayer(nets), 'expert');
