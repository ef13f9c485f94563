/**
 * Fetches gzipped JSON: messages, and court figures too (`ui` may import `i18n`, but not the reverse). Rejects if that
 * fails.
 * @param what a name for the error
 * @param priority relative to the page's other fetches
 */
export async function fetchPacked<Content>(
  address: string,
  what: string,
  priority: RequestPriority = 'auto',
): Promise<Content> {
  const { ok, body } = await fetch(address, { priority });
  if (!ok || body === null) throw new Error(`no ${what}`);
  const unpacked = body.pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(unpacked).json()) as Content;
}
