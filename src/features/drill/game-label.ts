import { gameName } from '@/i18n/game-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { AnsweredGame } from '@/store/drill/answers.ts';

/** What a game of the bidding drill is called. */
export const gameLabel = (t: Translate, { preset, name }: AnsweredGame): string =>
  name === '' || name === null
    ? gameName(t, null, preset)
    : gameName(t, { kind: 'named', name }, null);
