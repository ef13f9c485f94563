import { asSentence } from './format.ts';
import type { Translate } from './i18n.ts';

/** The name at the seat of a friend whose game it was and who has given none. */
export const friendName = (t: Translate): string => asSentence(t('guest.friend'));

/** A name within a sentence, where “a friend” has no capital. */
export const nameInSentence = (t: Translate, name: string): string =>
  name === friendName(t) ? t('guest.friend') : name;
