/** Whether JSON nests at most `maxDepth` deep; brackets in strings do not count. */
function isShallow(json: string, maxDepth: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json.charAt(at);
    if (quoted && letter === '\\') at++;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && '[{'.includes(letter)) depth++;
    else if (!quoted && ']}'.includes(letter)) depth--;
    if (depth > maxDepth) return false;
  }
  return true;
}

/** Parses untrusted JSON; undefined if it is invalid or nests deeper than `maxDepth`. */
export function boundedJson(text: string, maxDepth: number): unknown {
  if (!isShallow(text, maxDepth)) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
