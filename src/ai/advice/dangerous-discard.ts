import {
  type Advice,
  type Card,
  type DealtView,
  type Option,
  type PlayerView,
  hasPartners,
  playedCard,
  rankValue,
  rankingOf,
} from '../../engine/index.ts';
import { ownCards } from '../../engine/advice/index.ts';

/** The smallest share of determinizations with an unwanted trick at which a card is called dangerous. */
const MIN_DANGER = 0.1;

const isDiscard = ({ facts }: Option): boolean => facts.some(({ kind }) => kind === 'discard');

/** Whether the seat wants no further trick: its bid is made, or its nil stands. */
function wantsNone({ rules, seat }: PlayerView, { bids, tricks }: DealtView): boolean {
  const bid = bids[seat];
  return bid === tricks[seat] && (bid === 0 || !hasPartners(rules));
}

/**
 * Whether the best choice discards the hand's most dangerous card: the one most likely to take an unwanted
 * trick if the next-best card, which is not higher, were discarded instead. That card, if kept, is no more likely to.
 * @param trickRate the share of determinizations in which a card takes a trick after a choice.
 */
export function isDangerousDiscard(
  view: PlayerView,
  round: DealtView,
  { options, best }: Pick<Advice, 'options' | 'best'>,
  trickRate: (choice: number, card: Card) => number,
): boolean {
  const chosen = options[best];
  const card = chosen === undefined ? null : playedCard(chosen.command);
  if (chosen === undefined || card === null) return false;
  if (!isDiscard(chosen) || !wantsNone(view, round)) return false;
  const [next] = options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => isDiscard(option) && option.cost > 0)
    .toSorted((one, other) => one.option.cost - other.option.cost);
  const other = next === undefined ? null : playedCard(next.option.command);
  if (next === undefined || other === null) return false;
  // Nobody believes that of the lower of two cards without figures.
  const ranking = rankingOf(view.rules);
  if (rankValue(card, ranking) < rankValue(other, ranking)) return false;
  const danger = trickRate(next.index, card);
  return (
    danger >= MIN_DANGER &&
    trickRate(best, other) <= danger &&
    ownCards(view, round).every(
      (each) => each === card || each === other || trickRate(next.index, each) < danger,
    )
  );
}
