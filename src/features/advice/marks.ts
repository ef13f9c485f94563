import { type Advice, type Command, type Option, UNSEEN } from '@/engine/index.ts';
import { pointDecimals, roundPoints, roundProbability } from '@/engine/advice/index.ts';
import type { HintMark } from '@/store/hints.ts';
import { bidUnit } from './figures.ts';

/** A key for a choice, unique within one decision. */
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

/** Whether a choice is marked as the best; none is if all are equal. */
export const isMarked = ({ best, verdict }: Advice, index: number): boolean =>
  index === best && verdict !== 'only';

/** The marks on the cards of the hand and on bids. */
export function marksFor(advice: Advice): ReadonlyMap<string, HintMark> {
  return new Map(
    advice.options.flatMap(({ command, make, points }, index) => {
      const isCard = command.type === 'play' && command.card !== UNSEEN;
      if (!isCard && command.type !== 'bid') return [];
      const pointScale = isCard ? advice.pointScale : bidUnit(advice, points);
      const mark: HintMark = {
        make,
        roundedMake: roundProbability(make),
        points: { value: roundPoints(points, pointScale), decimals: pointDecimals(pointScale) },
        best: isMarked(advice, index),
      };
      return [[choiceKey(command), mark]];
    }),
  );
}

/** The advice on a choice; null if there is none. */
export const optionOf = ({ options }: Advice, command: Command): Option | null =>
  options.find((option) => choiceKey(option.command) === choiceKey(command)) ?? null;
