import { isDay } from '@/store/day.ts';
import { type DialogName, type ViewName, isFullScreenView } from '@/store/dialogs.ts';
import { parseRecord } from './record.ts';

// Without the schema library: its parts would move into the code of the first load.

const DIALOGS: Readonly<Record<DialogName, true>> = {
  newGame: true,
  daily: true,
  share: true,
  sharedGame: true,
  fairness: true,
  history: true,
  sheet: true,
  lastTrick: true,
  log: true,
  compare: true,
  rules: true,
  settings: true,
  help: true,
  about: true,
  brokenLink: true,
  menu: true,
};

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Checks the fields of an object, which must have all of them. */
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([key, check]) => check(value[key]));

const isGame = fields({
  record: (value) => parseRecord(value).ok,
  id: orNull(isText),
  title: isText,
});

/** What the view is about, by the field that tells its kind. */
const isAbout: Check = (value) => {
  if (!isObject(value)) return false;
  if ('watched' in value) return isGame(value['watched']);
  if ('position' in value) return isText(value['position']);
  if (!('reviewed' in value)) return isFullScreenView(value['place'] as ViewName);
  const { reviewed, scope } = value;
  return orNull(isGame)(reviewed) && (scope === 'game' || Number.isInteger(scope));
};

const isButton = orNull(fields({ name: isText, nth: Number.isInteger }));

const isWayBack = fields({
  dialog: orNull((value) => isText(value) && Object.hasOwn(DIALOGS, value)),
  day: orNull((value) => isText(value) && isDay(value)),
  button: isButton,
  menuButton: isButton,
});

const isSeries = fields({
  exercises: (value) => Array.isArray(value) && value.every(isObject),
  at: Number.isInteger,
});

/** What is open in a view: a decision of a review, that an analysis is counted, or exercises. */
const isInside: Check = (value) => {
  if (!isObject(value)) return value === true || Number.isInteger(value);
  const { kind, series } = value;
  return kind === 'series' ? isSeries(series) : kind === 'session' || kind === 'puzzle';
};

/** Whether a value is a place as a tab keeps it over a reload. It checks shapes only. */
export const isKeptPlace = fields({
  about: isAbout,
  before: orNull(isWayBack),
  inside: orNull(isInside),
});
