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
    const answer = await fetch(new URL(url, self.location.href));
    if (!answer.ok) throw new Error(`the nets did not come: ${answer.status}`);
    return make(await answer.arrayBuffer());
  };
  return () => {
    made ??= load().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
