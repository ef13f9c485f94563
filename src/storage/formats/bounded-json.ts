/** Whether JSON nests no deeper than `depth`; brackets in its strings do not count. */
function isShallow(json: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json.charAt(at);
    if (quoted && letter === '\\') at++;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && '[{'.includes(letter)) depth++;
    else if (!quoted && ']}'.includes(letter)) depth--;
    if (depth > most) return false;
  }
  return true;
}

/**
 * The content of a JSON file from elsewhere; undefined if it is none, or nests deeper than
 * `depth`: a parser gets no more to climb than our own files have.
 */
export function boundedJson(text: string, depth: number): unknown {
  if (!isShallow(text, depth)) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
