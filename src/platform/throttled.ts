/**
 * The pause after the first report, in ms: it rests on few determinizations and is soon outdated.
 */
const FIRST_REST_MS = 250;

/** The growth factor of the pauses: later reports change less and take time to read. */
const LONGER = 4;

/**
 * Passes the first report on at once and throttles the others with growing pauses.
 * @param now time in ms from any origin
 */
export function throttled<News>(
  report: (news: News) => void,
  now: () => number,
): (news: News) => void {
  let rest = FIRST_REST_MS;
  let due = -Infinity;
  return (news) => {
    const at = now();
    if (at < due) return;
    if (due !== -Infinity) rest *= LONGER;
    due = at + rest;
    report(news);
  };
}
