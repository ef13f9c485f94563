import { type Advice, type Command, type Option, playedCard } from '@/engine/index.ts';
import {
  CLEAR_POINTS,
  asShown,
  lossContrastIn,
  namedChoices,
  roundProbability,
} from '@/engine/advice/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { probabilityFigure, probabilityText } from '@/i18n/probability.ts';
import type { HintMark } from '@/store/table/hints.ts';
import { FAVORING_FACTS } from './card-reasons.ts';
import { bidPointScale, choiceFigures, formatWhole, pointsFigure } from './points-figure.ts';

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

/** The fewest bids whose keys are so narrow that none has a percent sign. */
const MIN_BIDS_WITHOUT_SIGN = 22;

/** The longest probability that fits on the narrowest cards, in characters. */
const MAX_CHARACTERS_ON_CARD = 3;

/** A choice's chance and points as they are printed. */
function printed(advice: Advice, { command, make, points }: Option): string {
  const { near, is } = roundProbability(make);
  const scale = command.type === 'bid' ? bidPointScale(advice, points) : advice.pointScale;
  return `${near} ${is} ${pointsFigure(points, scale)}`;
}

/** Whether something said speaks for the best choice besides its own points. */
export const hasShownReason = ({ position, contrast }: Advice): boolean =>
  position.some(({ kind }) => FAVORING_FACTS.has(kind)) ||
  lossContrastIn({ position, contrast }) !== null;

/** Whether a choice may be marked like the best one, if its figures are the same. */
function isAsGoodAsMarked(advice: Advice, { cost, costError }: Option, at: number): boolean {
  const { verdict, pointScale, contrast } = advice;
  if (cost === 0 && costError === 0) return true;
  if (contrast !== null && 'option' in contrast && contrast.option === at) return false;
  const isClose = verdict === 'toss-up' || (verdict === 'close' && !hasShownReason(advice));
  return isClose && cost <= Math.max(costError, CLEAR_POINTS * pointScale);
}

/**
 * The choices marked as the best: those that the hint names, and those as good that are printed with the same figures.
 * None if all are equal.
 */
export function markedChoices(advice: Advice): readonly Option[] {
  const { options, best, verdict } = advice;
  const chosen = options[best];
  if (chosen === undefined || verdict === 'only') return [];
  const named = namedChoices(advice) ?? [chosen];
  const figures = asShown(advice).options.map((each) => printed(advice, each));
  const marked = new Set(figures.filter((_, at) => named.includes(options[at] as Option)));
  const alike = options.filter(
    (each, at) =>
      !named.includes(each) &&
      isAsGoodAsMarked(advice, each, at) &&
      marked.has(figures[at] as string),
  );
  return [...named, ...alike];
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
  const isUnsigned = advice.options.length >= MIN_BIDS_WITHOUT_SIGN;
  const withSign = ({ make }: Option): string => probabilityFigure(t, roundProbability(make));
  const areShort = advice.options.every(
    (option) => withSign(option).length <= MAX_CHARACTERS_ON_CARD,
  );
  const marked = isNamed ? markedChoices(advice) : [];
  const figures = choiceFigures(advice);
  const bestKey = marked.length > 1 ? 'hint.mark.tied' : 'hint.mark.best';
  return new Map(
    advice.options.flatMap((option, index) => {
      const { command, make } = option;
      const isCard = playedCard(command) !== null;
      if (!isCard && command.type !== 'bid') return [];
      const best = marked.includes(option);
      const chance = roundProbability(make);
      const figure = figures[index] ?? '';
      const unsigned = probabilityFigure(t, chance, formatWhole);
      const mark: HintMark = {
        make,
        probability: !isCard && isUnsigned ? unsigned : withSign(option),
        shortProbability: areShort ? withSign(option) : unsigned,
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
