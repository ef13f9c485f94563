import type { Translate } from '@/i18n/i18n.ts';
import type { GameSummary } from '@/store/games/summary.ts';

/** Why a game counts separately, in words; empty for unaided games. */
export const marksOf = (t: Translate, game: GameSummary): string[] => [
  ...(game.again ? [t('records.mark.again')] : []),
  ...(game.undoCount > 0 ? [t('records.mark.undone', { count: game.undoCount })] : []),
  ...(game.autoFinishCount > 0
    ? [t('records.mark.autoFinished', { count: game.autoFinishCount })]
    : []),
  ...(game.hints > 0 ? [t('records.mark.hints', { count: game.hints })] : []),
];
