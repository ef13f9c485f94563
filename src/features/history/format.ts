import { formatLocale } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { GameSummary } from '@/store/summary.ts';

/** A day and the time of it, as short as it is clear. `time` in ms since 1970. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** What was played. */
export const gameTitle = (t: Translate, { preset }: GameSummary): string =>
  t(preset === null ? 'own.unnamed' : `preset.${preset}`);

/** When it was over, as far as that was written down. */
export const gameTime = (t: Translate, { ended }: GameSummary): string =>
  ended === null ? t('history.undated') : formatTime(ended);
