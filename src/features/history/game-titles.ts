import { gameName } from '@/i18n/game-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import type { UnfinishedGame } from '@/store/ports/archive.ts';
import { formatTime } from './format-time.ts';

/** What was played. */
export const gameTitle = (t: Translate, game: GameSummary): string =>
  gameName(t, game.origin?.kind === 'daily' ? game.origin : game.title, game);

/** The name of an unfinished game. */
export const unfinishedTitle = (t: Translate, game: UnfinishedGame): string =>
  gameName(t, game.isDaily ? { kind: 'daily' } : game.title, game);

/** When the game ended, if known. */
export const gameTime = (t: Translate, { ended }: GameSummary): string =>
  ended === null ? t('history.undated') : formatTime(ended);
