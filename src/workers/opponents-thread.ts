// The opponents' thread. It receives views and nothing else; see protocol.ts.
import { AiPlayer } from '@/ai/ai-player.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import sides from '@/ai/nets/sides.bin?url';
import solo from '@/ai/nets/solo.bin?url';
import { createMoveThinker } from './move-thinker.ts';
import type { ToOpponents } from './protocol.ts';
import { createYield, fetchOnce } from './thread.ts';

const playersWithNets = {
  solo: fetchOnce(solo, (bytes) => new AiPlayer({ solo: new NetPlayer(bytes, 'solo') })),
  sides: fetchOnce(sides, (bytes) => new AiPlayer({ sides: new NetPlayer(bytes, 'sides') })),
};

/** Makes the current thread the opponents'. */
export function playOpponents(): void {
  const think = createMoveThinker({
    yieldToMessages: createYield(),
    withNets: (family) => playersWithNets[family](),
    answer: (message) => self.postMessage(message),
  });

  self.addEventListener('message', ({ data }: MessageEvent<ToOpponents>) => void think(data));
}
