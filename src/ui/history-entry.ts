/** How many entries of history the current one is above the table's; null: a link has just made it. */
export function entryDepth(): number | null {
  const { depth } = (history.state ?? {}) as { readonly depth?: unknown };
  return typeof depth === 'number' ? depth : null;
}

/** After a reload: back over the entries of layers that are gone; before there are others. */
export function leaveLostLayers(): void {
  const depth = entryDepth();
  if (depth) history.go(-depth);
}
