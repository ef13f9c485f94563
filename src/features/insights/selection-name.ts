import { OPPONENTS, PRESET_IDS } from '@/engine/index.ts';
import type { DecisionKind } from '@/engine/review/index.ts';
import { gameName } from '@/i18n/game-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { Selection } from '@/store/insights/figures.ts';
import type { GameSummary } from '@/store/games/summary.ts';

/** The name of a tradition or preset by its key; `own`: the player's own rules. */
function gameKeyName(t: Translate, key: string, games: readonly GameSummary[]): string {
  const tradition = games.find(({ title }) => title?.kind === 'tradition' && title.id === key);
  const preset = PRESET_IDS.find((id) => id === key) ?? null;
  return gameName(t, tradition?.title ?? null, { preset });
}

/** The name of a level, or of a mixture. */
const levelName = (t: Translate, key: string): string => {
  const level = OPPONENTS.find((each) => each === key);
  return t(level === undefined ? 'records.mixed' : `level.${level}`);
};

/** The name of a kind of decision. */
function kindName(t: Translate, kind: DecisionKind): string {
  if (kind === 'bid') return t('review.accuracy.bids');
  if (kind === 'declaration') return t('partnership.blindNil');
  return t(`insights.kind.${kind}`);
}

/** The name of a group of decisions. */
export function selectionName(
  t: Translate,
  { by, key }: Selection,
  games: readonly GameSummary[],
  nameGame: (game: GameSummary) => string,
): string {
  switch (by) {
    case 'oneGame':
      return games.flatMap((game) => (game.id === key ? [nameGame(game)] : []))[0] ?? '';
    case 'all':
      return t('insights.rate.all');
    case 'overbid':
      return t('insights.over');
    case 'underbid':
      return t('insights.under');
    case 'missed':
      return t('rules.pay.missed');
    case 'about':
      return t(key === 'bids' ? 'review.accuracy.bids' : 'review.accuracy.play');
    case 'kind':
      return kindName(t, key as DecisionKind);
    case 'situation':
      return t(`insights.situation.${key as 'hook'}`);
    case 'handSize':
      return t('round.cards', { count: Number(key) });
    case 'turn':
      return key === 'dealer' ? t('seat.dealer') : t('insights.turn', { turn: Number(key) + 1 });
    case 'bid':
      return t('bidding.bid', { bid: Number(key) });
    case 'game':
      return gameKeyName(t, `${key}`, games);
    case 'opponents':
      return levelName(t, `${key}`);
  }
}
