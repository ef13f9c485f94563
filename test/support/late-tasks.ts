/**
 * With LATE_TASKS=60, what React schedules (by `setImmediate`) starts 60 ms late, as on a very busy machine. A test that
 * does not wait for what it expects fails then every time, and not once in a thousand runs.
 */
const late = Number(process.env['LATE_TASKS'] ?? 0);
if (Number.isNaN(late)) throw new Error('LATE_TASKS is a number of milliseconds');
const DELAYED = Symbol.for('oh-hell.late-tasks');

// The files of a process share the page, and React keeps the function that it finds first.
if (late > 0 && !(DELAYED in setImmediate)) {
  const wait = setTimeout;
  const startLate = (task: (...values: unknown[]) => void, ...values: unknown[]): unknown =>
    wait(task, late, ...values);
  Object.assign(globalThis, { setImmediate: Object.assign(startLate, { [DELAYED]: true }) });
}
