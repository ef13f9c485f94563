import { type Advice, type Command, type Option, UNSEEN } from '@/engine/index.ts';
import { asShown, namedChoices, roundProbability } from '@/engine/advice/index.ts';
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

/** From this many bids on, keys are in rows so narrow that none has a percent sign. */
const UNSIGNED = 22;

/** The choices marked as the best: those that the hint names. None if all are equal. */
export function markedChoices(advice: Advice): readonly Option[] {
  const best = advice.options[advice.best];
  if (best === undefined || advice.verdict === 'only') return [];
  return namedChoices(advice) ?? [best];
}

/**
 * The marks on the cards of the hand and on bids.
 * @param isNamed whether the best choices are marked
 */
export function marksFor(
  t: Translate,
  given: Advice,
  isNamed: boolean,
): ReadonlyMap<string, HintMark> {
  const advice = asShown(given);
  const isUnsigned = advice.options.length >= UNSIGNED;
  const marked = isNamed ? markedChoices(advice) : [];
  const bestKey = marked.length > 1 ? 'hint.mark.tied' : 'hint.mark.best';
  return new Map(
    advice.options.flatMap((option) => {
      const { command, make, points } = option;
      const isCard = command.type === 'play' && command.card !== UNSEEN;
      if (!isCard && command.type !== 'bid') return [];
      const best = marked.includes(option);
      const chance = roundProbability(make);
      const figure = pointsFigure(
        points,
        isCard ? advice.pointScale : bidPointScale(advice, points),
      );
      const shortProbability = probabilityFigure(t, chance, formatWhole);
      const mark: HintMark = {
        make,
        probability: !isCard && isUnsigned ? shortProbability : probabilityFigure(t, chance),
        shortProbability,
        points: figure,
        best,
        words: t(best ? bestKey : 'hint.mark', {
          chance: probabilityText(t, chance),
          points: figure,
        }),
      };
      return [[choiceKey(command), mark]];
    }),
  );
}
