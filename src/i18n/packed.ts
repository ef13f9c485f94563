/**
 * What a file of gzipped JSON holds. Rejects when it could not be fetched.
 * @param what what it is, for the error
 * @param priority against everything else that the page fetches
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
