/** How many history entries lie between the table's and the current one; null for an entry made by a link. */
export function entryDepth(): number | null {
  const { depth } = (history.state ?? {}) as { readonly depth?: unknown };
  return typeof depth === 'number' ? depth : null;
}

/** After a reload, goes back over the entries of layers that no longer exist. Call it before opening any. */
export function skipStaleLayers(): void {
  const depth = entryDepth();
  if (depth) history.go(-depth);
}
