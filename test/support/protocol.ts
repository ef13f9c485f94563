import { type PlayerView, type RuleSet, presetRules, viewFor } from '@/engine/index.ts';
import { turnsOf } from '../../tools/lib/tables.ts';
import { appPlayer } from '../../tools/lib/player.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { createPicker } from '../../tools/lib/random-play.ts';
import { type BotOptions, answerTo } from '../../tools/protocol/bot.ts';

/** After which a decision is made. */
export const DETERMINIZATIONS = 8;

/** A bot that plays as the expert. */
export const BOT: BotOptions = {
  player: appPlayer(),
  level: 'expert',
  aiSeed: 'fedcba9876543210fedcba9876543210',
  determinizations: DETERMINIZATIONS,
  ms: 0,
  now: () => 0,
};

/** The bot's answer to a request. */
export const answerOf = (request: unknown): Record<string, unknown> =>
  JSON.parse(answerTo(JSON.stringify(request), BOT)) as Record<string, unknown>;

/** The first view of a game that fits. */
export function viewWhere(
  fits: (view: PlayerView) => boolean,
  rules: RuleSet = presetRules('bugger-your-neighbor'),
): PlayerView {
  for (const { state, seat } of turnsOf(newGameWith(rules), createPicker(1))) {
    const view = viewFor(state, seat);
    if (fits(view)) return view;
  }
  throw new Error('no such position');
}
