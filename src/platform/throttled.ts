/** After the first news the next soon follows: few worlds had been looked at, and nothing is read yet. */
const FIRST_REST_MS = 250;

/** Each rest is so many times as long as the one before: what has lasted is being read. */
const LONGER = 4;

/**
 * Tells the first news at once, and of what comes after it only as much as can be read.
 * @param now the time in ms, from any beginning.
 */
export function throttled<News>(
  tell: (news: News) => void,
  now: () => number,
): (news: News) => void {
  let rest = FIRST_REST_MS;
  let due = -Infinity;
  return (news) => {
    const at = now();
    if (at < due) return;
    if (due !== -Infinity) rest *= LONGER;
    due = at + rest;
    tell(news);
  };
}
