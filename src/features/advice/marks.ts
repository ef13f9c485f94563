import { type Advice, type Command, type Option, UNSEEN, toldChance } from '@/engine/index.ts';
import { chanceWords } from '@/i18n/chances.ts';
import { formatPercent } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { HintMark } from '@/store/hints.ts';
import { bidPoints, chanceFigure, pointsFigure } from './figures.ts';

/** Tells the choices of one decision apart. */
export function choiceKey(command: Command): string {
  switch (command.type) {
    case 'bid':
      return `${command.bid}`;
    case 'nameTrump':
      return command.trump;
    case 'play':
      return command.card;
    case 'declare':
      return `${command.blindNil}`;
    case 'deal':
      return command.type;
  }
}

/** Whether a choice is marked as the best: none is where all come to the same. */
export const isMarked = ({ best, verdict }: Advice, index: number): boolean =>
  index === best && verdict !== 'only';

/** What is written on the cards of the hand, and on bids where these are many. */
export function marksFor(t: Translate, advice: Advice): ReadonlyMap<string, HintMark> {
  return new Map(
    advice.options.flatMap(({ command, make, points }, index) => {
      const isCard = command.type === 'play' && command.card !== UNSEEN;
      if (!isCard && command.type !== 'bid') return [];
      const isBest = isMarked(advice, index);
      const figure = isCard ? pointsFigure(points, advice.unit) : bidPoints(advice, points);
      const mark: HintMark = {
        make,
        chance: chanceFigure(t, make, formatPercent),
        points: figure,
        best: isBest,
        said: t(isBest ? 'hint.mark.best' : 'hint.mark', {
          chance: chanceWords(t, toldChance(make)),
          points: figure,
        }),
      };
      return [[choiceKey(command), mark]];
    }),
  );
}

/** What is known of a choice; null where nothing is. */
export const optionOf = ({ options }: Advice, command: Command): Option | null =>
  options.find((option) => choiceKey(option.command) === choiceKey(command)) ?? null;
