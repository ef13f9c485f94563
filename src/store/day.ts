/** A date in UTC, such as `2026-11-21`. */
export type Day = string;

const DAY_MS = 86_400_000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day of a time in ms since 1970. */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a valid date in this form. */
export const isDay = (text: string): boolean => {
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
};

/** The day `days` later, or earlier if negative. */
export const dayAfter = (day: Day, days: number): Day => dayOf(timeOf(day) + days * DAY_MS);

/** How many days the second is after the first. */
export const daysBetween = (from: Day, to: Day): number => (timeOf(to) - timeOf(from)) / DAY_MS;

/** The number of a day, counted from January 1, 1970. */
export const dayNumber = (day: Day): number => timeOf(day) / DAY_MS;

/** When a day begins, in ms since 1970. */
export const startOfDay = timeOf;

/** 0 for Sunday … 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();

/** Year, month (1…12) and day of the month. */
export const partsOf = (day: Day): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** All days of the month of `day`. */
export function monthOf(day: Day): Day[] {
  const [year, month] = partsOf(day);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = `${day.slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** The current streak: consecutive days up to today, or up to yesterday if today is missing. */
export function streakTo(today: Day, days: ReadonlySet<Day>): number {
  let streak = days.has(today) ? 1 : 0;
  for (let day = dayAfter(today, -1); days.has(day); day = dayAfter(day, -1)) streak += 1;
  return streak;
}

/** The longest streak of consecutive days. Each streak is counted once, from its last day. */
export const longestStreak = (days: ReadonlySet<Day>): number =>
  [...days]
    .filter((day) => !days.has(dayAfter(day, 1)))
    .reduce((longest, last) => Math.max(longest, streakTo(last, days)), 0);
