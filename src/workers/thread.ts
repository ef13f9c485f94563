import type { FromWorker } from './protocol.ts';
import { FetchFailed } from './thinker.ts';

/** Tells the page that the thread is alive. */
export function reportAlive(): void {
  const alive: FromWorker<never> = { kind: 'alive' };
  self.postMessage(alive);
}

/** Interval between signs of life while a file loads, in ms. */
const ALIVE_MS = 500;

/** Yields to the event loop, so that pending messages are handled first. */
export function createYield(): () => Promise<void> {
  const channel = new MessageChannel();
  let yielded: () => void = () => undefined;
  channel.port1.addEventListener('message', () => yielded());
  channel.port1.start();
  return () =>
    new Promise((resolve) => {
      yielded = resolve;
      channel.port2.postMessage(null);
    });
}

/** Rejects with {@link FetchFailed} if the file cannot be fetched as a whole. */
async function bytesOf(url: URL): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (error) {
    throw new FetchFailed(`the nets could not be fetched: ${String(error)}`, { cause: error });
  }
}

/** Fetches a file, and makes something of its bytes, once. After a failure, the next call fetches again. */
export function fetchOnce<Made>(
  url: string,
  make: (bytes: ArrayBuffer) => Made,
): () => Promise<Made> {
  let result: Promise<Made> | null = null;
  const load = async (): Promise<Made> => {
    // A slow connection must not look like a stuck thread.
    const reporting = setInterval(reportAlive, ALIVE_MS);
    try {
      return make(await bytesOf(new URL(url, self.location.href)));
    } finally {
      clearInterval(reporting);
    }
  };
  return () => {
    result ??= load().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
