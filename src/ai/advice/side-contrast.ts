import {
  type Command,
  type Contrast,
  type PlayerView,
  type DealtView,
  type Seat,
  arePartners,
  seatsFrom,
} from '../../engine/index.ts';
import {
  type ChoicesToCompare,
  choiceToCompare,
  drawbackOf,
  isShownApart,
} from '../../engine/advice/index.ts';
import type { SideOutcome } from '../partners/side-outcome.ts';
import { clampProbability } from './estimate.ts';
import type { MeanOf, Measure } from './sampled-outcomes.ts';

/** A stake that is less than this share of the loss does not explain it. Set by hand. */
const MIN_SHARE = 1 / 3;

/** Mean numbers of bags are shown in tenths. */
const toTenths = (count: number): number => Math.round(10 * count) / 10;

/** The indices of two choices. */
interface Compared {
  readonly best: number;
  readonly other: number;
}

/** Something that brings points in a round: a contract, bags, or a nil. */
interface Stake {
  /** Its points in an outcome, positive where they favor the side. */
  readonly points: Measure;
  /** The contrast about it, null where the figures do not show one; `null` for the make probability itself. */
  readonly contrast: (() => Contrast | null) | null;
}

/**
 * How often something happens after either choice; null where the figures do not show that the other one is worse.
 * @param isWanted whether it favors the side
 */
function ratesOf(
  { best, other }: Compared,
  meanOf: MeanOf,
  isWanted: boolean,
  happens: (outcome: SideOutcome) => boolean,
): { best: number; other: number } | null {
  const [ofBest, ofOther] = [best, other].map((choice) =>
    clampProbability(meanOf(choice, (outcome) => (happens(outcome) ? 1 : 0))),
  ) as [number, number];
  const isWorse = isWanted ? ofOther < ofBest : ofOther > ofBest;
  return isWorse && isShownApart(ofBest, ofOther) ? { best: ofBest, other: ofOther } : null;
}

/** What is at stake in a round for a seat. */
function stakesOf(
  { rules, seat }: PlayerView,
  { bids }: DealtView,
  compared: Compared,
  meanOf: MeanOf,
): Stake[] {
  const option = compared.other;
  const contract = (side: 0 | 1): Stake => ({
    points: ({ parts }) => parts.contracts[side],
    // The side's contract is the player's own, unless the player bid nil.
    contrast:
      side === 0 && bids[seat] !== 0
        ? null
        : () => {
            const isTheirs = side === 1;
            const rates = ratesOf(compared, meanOf, !isTheirs, ({ parts }) =>
              isTheirs ? parts.contracts[side] < 0 : parts.contracts[side] > 0,
            );
            return rates === null ? null : { kind: 'contract', option, isTheirs, ...rates };
          },
  });
  const bags = (side: 0 | 1): Stake => ({
    points: ({ parts }) => parts.bags[side],
    contrast() {
      const isTheirs = side === 1;
      const [best, other] = [compared.best, compared.other].map((choice) =>
        toTenths(meanOf(choice, ({ bagCounts }) => bagCounts[side])),
      ) as [number, number];
      return (isTheirs ? other < best : other > best)
        ? { kind: 'bags', option, isTheirs, best, other }
        : null;
    },
  });
  const nil = (each: Seat): Stake => ({
    points: ({ parts }) => parts.nils[each] ?? 0,
    contrast:
      each === seat
        ? null
        : () => {
            const isWanted = arePartners(rules, seat, each);
            const rates = ratesOf(compared, meanOf, isWanted, ({ parts }) => {
              const points = parts.nils[each] ?? 0;
              return isWanted ? points > 0 : points < 0;
            });
            return rates === null ? null : { kind: 'nil', option, seat: each, ...rates };
          },
  });
  return [contract(0), contract(1), bags(0), bags(1), ...seatsFrom(seat, rules.players).map(nil)];
}

/**
 * What a side loses with the choice that a person might prefer, where that is not the make probability of the
 * player's own contract or nil: the opponents' contract, a nil, or bags. The one that is most of the loss and
 * shows in the figures; null where there is none.
 */
export function sideContrast(
  view: PlayerView,
  round: DealtView,
  advice: ChoicesToCompare,
  heuristicChoice: Command | null,
  meanOf: MeanOf,
): Contrast | null {
  const { options, best, pointScale } = advice;
  const other = choiceToCompare(advice, heuristicChoice);
  const chosen = options[best];
  if (other === undefined || chosen === undefined) return null;
  const lostOf = (measure: Measure): number => meanOf(best, measure) - meanOf(other.index, measure);
  // A choice may be compared that costs nothing by these deals, but leaves the others more.
  const lost = Math.max(
    lostOf(({ gain }) => gain),
    other.option.others - chosen.others,
  );
  const stakes = stakesOf(view, round, { best, other: other.index }, meanOf)
    .map(({ points, contrast }) => ({ contrast, lost: lostOf(points) }))
    .filter((stake) => stake.lost > 0 && stake.lost >= MIN_SHARE * lost)
    .toSorted((one, next) => next.lost - one.lost);
  for (const { contrast } of stakes) {
    if (contrast === null) {
      const drawback = drawbackOf(chosen, other.option, { pointScale, isLow: false });
      // A difference in points alone has no cause to name: the next stake may have.
      if (drawback !== null && drawback !== 'pay') return null;
      continue;
    }
    const found = contrast();
    if (found !== null) return found;
  }
  return null;
}
