import type { FromWorker } from './protocol.ts';
import { NotFetched } from './thinker.ts';

/** Tells the page that the thread is there, and not stuck. */
export function sayThere(): void {
  const there: FromWorker<never> = { kind: 'there' };
  self.postMessage(there);
}

/** So often a thread says that it is there while it waits for a file, in ms. */
const THERE_MS = 500;

/** A task of its own, so that messages that wait are handled first. */
export function createBreath(): () => Promise<void> {
  const channel = new MessageChannel();
  let breathed: () => void = () => undefined;
  channel.port1.addEventListener('message', () => breathed());
  channel.port1.start();
  return () =>
    new Promise((resolve) => {
      breathed = resolve;
      channel.port2.postMessage(null);
    });
}

/** Rejects with {@link NotFetched} if the file cannot be fetched as a whole. */
async function bytesOf(url: URL): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (error) {
    throw new NotFetched(`the nets did not come: ${String(error)}`, { cause: error });
  }
}

/**
 * The bytes of a file that belongs to the program. Asked again after it did not come, it is fetched
 * again.
 */
export function fetched<Made>(
  url: string,
  make: (bytes: ArrayBuffer) => Made,
): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  const load = async (): Promise<Made> => {
    // On a slow line it takes its time: that is not to be taken for being stuck.
    const saying = setInterval(sayThere, THERE_MS);
    try {
      return make(await bytesOf(new URL(url, self.location.href)));
    } finally {
      clearInterval(saying);
    }
  };
  return () => {
    made ??= load().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
