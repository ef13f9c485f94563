import { type Advice, type Command, UNSEEN } from '@/engine/index.ts';
import { roundProbability } from '@/engine/advice/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { probabilityFigure, probabilityText } from '@/i18n/probability.ts';
import type { HintMark } from '@/store/table/hints.ts';
import { bidPointScale, formatWhole, pointsFigure } from './points-figure.ts';

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

/** From this many bids on, they are close together on small screens. */
export const MANY = 13;

/** Whether a choice is marked as the best; none is if all are equal. */
export const isMarked = ({ best, verdict }: Advice, index: number): boolean =>
  index === best && verdict !== 'only';

/**
 * The marks on the cards of the hand and on bids.
 * @param isNamed whether the best choice is marked as the best
 */
export function marksFor(
  t: Translate,
  advice: Advice,
  isNamed: boolean,
): ReadonlyMap<string, HintMark> {
  const isMany = advice.options.length >= MANY;
  return new Map(
    advice.options.flatMap(({ command, make, points }, index) => {
      const isCard = command.type === 'play' && command.card !== UNSEEN;
      if (!isCard && command.type !== 'bid') return [];
      const best = isNamed && isMarked(advice, index);
      const chance = roundProbability(make);
      const figure = pointsFigure(
        points,
        isCard ? advice.pointScale : bidPointScale(advice, points),
      );
      const probability = probabilityFigure(t, chance);
      const shortProbability = probabilityFigure(t, chance, formatWhole);
      // Narrow bid buttons have room for three characters: "45%" or ">95".
      const isShort = isMany && !isCard && chance.is !== 'at';
      const mark: HintMark = {
        make,
        probability: isShort ? shortProbability : probability,
        shortProbability,
        points: figure,
        best,
        words: t(best ? 'hint.mark.best' : 'hint.mark', {
          chance: probabilityText(t, chance),
          points: figure,
        }),
      };
      return [[choiceKey(command), mark]];
    }),
  );
}
