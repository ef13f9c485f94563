import { type Advice, type Command, type Option, UNSEEN } from '@/engine/index.ts';
import { formatPercent } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { HintMark } from '@/store/hints.ts';
import { chanceFigure, chanceWords, choiceKey, pointsFigure } from './words.ts';

/** What is written on the cards of the hand. */
export function marksFor(t: Translate, { options, best }: Advice): ReadonlyMap<string, HintMark> {
  return new Map(
    options.flatMap(({ command, make, points }, index) => {
      if (command.type !== 'play' || command.card === UNSEEN) return [];
      const isBest = index === best;
      const mark: HintMark = {
        chance: chanceFigure(t, make, formatPercent),
        points: pointsFigure(points),
        best: isBest,
        said: t(isBest ? 'hint.mark.best' : 'hint.mark', {
          chance: chanceWords(t, make),
          points: pointsFigure(points),
        }),
      };
      return [[command.card, mark]];
    }),
  );
}

/** What is known of a choice; null where nothing is. */
export const optionOf = ({ options }: Advice, command: Command): Option | null =>
  options.find((option) => choiceKey(option.command) === choiceKey(command)) ?? null;
