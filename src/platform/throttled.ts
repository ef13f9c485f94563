/**
 * The interval after the first report, in ms: that report has few determinizations and is soon outdated.
 */
const FIRST_INTERVAL_MS = 250;

/** The growth factor of the intervals: later reports change less, and reading them takes time. */
const INTERVAL_GROWTH = 4;

/**
 * Passes the first result on at once and throttles the others with growing intervals.
 * @param now time in ms from any origin
 * @param isMilestone the first result for which it holds is passed on at once, too
 */
export function throttled<Result>(
  report: (result: Result) => void,
  now: () => number,
  isMilestone: (result: Result) => boolean,
): (result: Result) => void {
  let interval = FIRST_INTERVAL_MS;
  let due = -Infinity;
  let isReached = false;
  return (result) => {
    const at = now();
    const isFirst = !isReached && isMilestone(result);
    if (at < due && !isFirst) return;
    isReached ||= isFirst;
    if (due !== -Infinity) interval *= INTERVAL_GROWTH;
    due = at + interval;
    report(result);
  };
}
