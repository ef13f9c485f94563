/** A date in UTC, `2026-11-21`: the same text is the same day for everybody. */
export type Day = string;

const DAY_MS = 86_400_000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day of a moment, in ms since 1970. */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether there is such a day: no 31 February. */
export const isDay = (text: string): boolean => {
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
};

/** The day so many days later; earlier, if below zero. */
export const dayAfter = (day: Day, days: number): Day => dayOf(timeOf(day) + days * DAY_MS);

/** When a day begins, in ms since 1970; at its end the next one does. */
export const beginOf = timeOf;

/** 0 for Sunday … 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();

/** Year, month (1…12) and day of the month. */
export const partsOf = (day: Day): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Every day of the month in which `day` is, in order. */
export function monthOf(day: Day): Day[] {
  const [year, month] = partsOf(day);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = `${day.slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** How many days running are among `days`: up to today, or up to yesterday if today is still open. */
export function streakTo(today: Day, days: ReadonlySet<Day>): number {
  let streak = days.has(today) ? 1 : 0;
  for (let day = dayAfter(today, -1); days.has(day); day = dayAfter(day, -1)) streak += 1;
  return streak;
}

/** The most days running among `days`. Each row is counted once, from its end. */
export const longestStreak = (days: ReadonlySet<Day>): number =>
  [...days]
    .filter((day) => !days.has(dayAfter(day, 1)))
    .reduce((longest, last) => Math.max(longest, streakTo(last, days)), 0);
