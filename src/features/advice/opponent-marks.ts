import { type Advice, type OpponentRates, type PlayerView } from '@/engine/index.ts';
import { probabilityDifference, roundProbability } from '@/engine/advice/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { probabilityFigure, probabilityText } from '@/i18n/probability.ts';
import type { HintMark } from '@/store/table/hints.ts';
import { choiceKey, markedChoices } from './hint-marks.ts';
import { formatWhole } from './points-figure.ts';

/** The lowest and highest chance that the choices leave an opponent. */
const rangeOf = ({ made }: OpponentRates): readonly [number, number] => [
  Math.min(...made),
  Math.max(...made),
];

const spreadOf = (rates: OpponentRates): number => {
  const [low, high] = rangeOf(rates);
  return high - low;
};

/**
 * The opponent whose bid depends most on the card: the one that the contrast is about, if it is about any. Undefined
 * where no chance is shown to depend on it.
 */
export function opponentAtStake({ opponents, contrast }: Advice): OpponentRates | undefined {
  const found = opponents ?? [];
  const contrasted = contrast?.kind === 'against' ? contrast.seat : null;
  return (
    found.find(({ seat }) => seat === contrasted) ??
    found
      .filter((rates) => probabilityDifference(...rangeOf(rates)) !== 0)
      .toSorted((one, other) => spreadOf(other) - spreadOf(one))[0]
  );
}

/**
 * The marks on cards that decide only what the others make of their bids: how often the opponent at stake makes its
 * bid. Its own bid is what the player can do nothing about.
 */
export function opponentMarks(
  t: Translate,
  view: PlayerView,
  advice: Advice,
  isNamed: boolean,
): ReadonlyMap<string, HintMark> {
  const opponent = opponentAtStake(advice);
  if (opponent === undefined) return new Map();
  const marked = isNamed ? markedChoices(advice) : [];
  const name = playerName(t, view.seats[opponent.seat]);
  return new Map(
    advice.options.map((option, at) => {
      const made = opponent.made[at] ?? 0;
      const chance = roundProbability(made);
      const best = marked.includes(option);
      const words = t('hint.mark.opponent', { name, chance: probabilityText(t, chance) });
      const mark: HintMark = {
        make: made,
        probability: probabilityFigure(t, chance),
        shortProbability: probabilityFigure(t, chance, formatWhole),
        points: '',
        best,
        words: best
          ? t(marked.length > 1 ? 'hint.isTied' : 'hint.isBest', { choice: words })
          : words,
      };
      return [choiceKey(option.command), mark];
    }),
  );
}
