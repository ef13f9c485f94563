/**
 * The interval after the first report, in ms. That report is based on few determinizations and soon outdated.
 */
const FIRST_INTERVAL_MS = 250;

/** The growth factor of the pauses: later reports change less and take time to read. */
const INTERVAL_GROWTH = 4;

/**
 * Passes the first report on at once and throttles the others with growing pauses.
 * @param now time in ms from any origin
 */
export function throttled<News>(
  report: (news: News) => void,
  now: () => number,
): (news: News) => void {
  let rest = FIRST_INTERVAL_MS;
  let due = -Infinity;
  return (news) => {
    const at = now();
    if (at < due) return;
    if (due !== -Infinity) rest *= INTERVAL_GROWTH;
    due = at + rest;
    report(news);
  };
}
