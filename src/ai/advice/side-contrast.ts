import {
  type Advice,
  type LossContrast,
  type SideContrast,
  type PlayerView,
  type DealtView,
  type Seat,
  arePartners,
  seatsFrom,
} from '../../engine/index.ts';
import {
  type ComparedChoices,
  PROBABILITY_STEP,
  drawbackOf,
  isShownApart,
} from '../../engine/advice/index.ts';
import type { SideOutcome } from '../partners/side-outcome.ts';
import { clampProbability } from './estimate.ts';
import type { MeanOf, Measure } from './sampled-outcomes.ts';

/** A stake that is less than this share of the loss does not explain it. Set by hand. */
const MIN_SHARE = 1 / 3;

/** A smaller difference of rates explains nothing, even where rounding shows it as a whole step. Set by hand. */
const MIN_RATE_DIFFERENCE = PROBABILITY_STEP / 2;

/** The same between bids, after which the others play differently from the first card on. Set by hand. */
const MIN_RATE_DIFFERENCE_OF_BIDS = 2.5 * PROBABILITY_STEP;

/** A smaller difference in the mean number of bags, as shown, explains nothing. Set by hand. */
const MIN_BAGS_DIFFERENCE = 0.2;

/** Mean numbers of bags are shown in tenths. */
const toTenths = (count: number): number => Math.round(10 * count) / 10;

/** Something that brings points in a round: a contract, bags, or a nil. */
interface Stake {
  /** Whether it is the opponents'. */
  readonly isTheirs: boolean;
  /** Its points in an outcome, positive where they favor the side. */
  readonly points: Measure;
  /** The contrast about it, null where the figures do not show one; `null` for the make probability itself. */
  readonly contrast: (() => LossContrast | null) | null;
}

/** A figure of the other choice, and that of the choice named as best which is nearest to it. */
type FigurePair = Pick<SideContrast, 'best' | 'other'>;

/**
 * The figures of the choices; null where the other one is not worse than every choice named as best.
 * @param isWanted whether more is better
 */
function worseFigure(
  { named, other }: ComparedChoices,
  isWanted: boolean,
  figureOf: (choice: number) => number,
): FigurePair | null {
  const figures = named.map(figureOf);
  const nearest = isWanted ? Math.min(...figures) : Math.max(...figures);
  const ofOther = figureOf(other.index);
  const isWorse = isWanted ? ofOther < nearest : ofOther > nearest;
  return isWorse ? { best: nearest, other: ofOther } : null;
}

/**
 * How often something happens after the choices; null where the figures do not show that the other one is worse than
 * every choice named as best.
 * @param isWanted whether it favors the side
 */
function ratesOf(
  compared: ComparedChoices,
  meanOf: MeanOf,
  isWanted: boolean,
  happens: (outcome: SideOutcome) => boolean,
): FigurePair | null {
  const rates = worseFigure(compared, isWanted, (choice) =>
    clampProbability(meanOf(choice, (outcome) => (happens(outcome) ? 1 : 0))),
  );
  const isBid = compared.other.option.command.type === 'bid';
  const min = isBid ? MIN_RATE_DIFFERENCE_OF_BIDS : MIN_RATE_DIFFERENCE;
  return rates !== null &&
    Math.abs(rates.best - rates.other) >= min &&
    isShownApart(rates.best, rates.other)
    ? rates
    : null;
}

/** The choices, and what the determinizations found about them. */
interface Rollouts {
  readonly compared: ComparedChoices;
  readonly meanOf: MeanOf;
}

/** The contract of a side that is made more or less often, where that is worse for the player. */
function contractContrast({ compared, meanOf }: Rollouts, isTheirs: boolean): LossContrast | null {
  const rates = ratesOf(compared, meanOf, !isTheirs, ({ parts }) =>
    isTheirs ? parts.contracts[1] < 0 : parts.contracts[0] > 0,
  );
  return rates === null
    ? null
    : { kind: 'contract', option: compared.other.index, isTheirs, ...rates };
}

/** The bags of a side, where they are worse for the player. */
function bagsContrast({ compared, meanOf }: Rollouts, isTheirs: boolean): LossContrast | null {
  const bagsOf = (choice: number): number =>
    toTenths(meanOf(choice, ({ bagCounts }) => bagCounts[isTheirs ? 1 : 0]));
  const counts = worseFigure(compared, isTheirs, bagsOf);
  return counts === null || toTenths(Math.abs(counts.other - counts.best)) < MIN_BAGS_DIFFERENCE
    ? null
    : { kind: 'bags', option: compared.other.index, isTheirs, ...counts };
}

/** The nil of another seat that holds more or less often, where that is worse for the player. */
function nilContrast(
  { compared, meanOf }: Rollouts,
  seat: Seat,
  isWanted: boolean,
): LossContrast | null {
  const rates = ratesOf(compared, meanOf, isWanted, ({ parts }) => {
    const points = parts.nils[seat] ?? 0;
    return isWanted ? points > 0 : points < 0;
  });
  return rates === null ? null : { kind: 'nil', option: compared.other.index, seat, ...rates };
}

/** What the player's own bid decides on: a nil, or the side's contract; where no bid is made yet, either. */
function ownStakes({ seat }: PlayerView, { bids }: DealtView, rollouts: Rollouts): Stake[] {
  const ofNil: Measure = ({ parts }) => parts.nils[seat] ?? 0;
  const ofContract: Measure = ({ parts }) => parts.contracts[0];
  const own = { isTheirs: false, contrast: null };
  if (bids[seat] !== 0)
    return [{ ...own, points: (outcome) => ofContract(outcome) + ofNil(outcome) }];
  return [
    { ...own, points: ofNil },
    { ...own, points: ofContract, contrast: () => contractContrast(rollouts, false) },
  ];
}

/** What is at stake in a round for a seat. Nothing is said of what others have not bid yet. */
function stakesOf(view: PlayerView, round: DealtView, rollouts: Rollouts): Stake[] {
  const { rules, seat } = view;
  const others = seatsFrom(seat, rules.players).slice(1);
  const isPartner = (each: Seat): boolean => arePartners(rules, seat, each);
  const hasBid = (each: Seat): boolean => typeof round.bids[each] === 'number';
  const haveTheyBid = others.every((each) => isPartner(each) || hasBid(each));
  const ofThem = (contrast: () => LossContrast | null): Stake['contrast'] =>
    haveTheyBid ? contrast : () => null;
  return [
    ...ownStakes(view, round, rollouts),
    {
      isTheirs: true,
      points: ({ parts }) => parts.contracts[1],
      contrast: ofThem(() => contractContrast(rollouts, true)),
    },
    {
      isTheirs: false,
      points: ({ parts }) => parts.bags[0],
      contrast: () => bagsContrast(rollouts, false),
    },
    {
      isTheirs: true,
      points: ({ parts }) => parts.bags[1],
      contrast: ofThem(() => bagsContrast(rollouts, true)),
    },
    ...others.map((each): Stake => ({
      isTheirs: !isPartner(each),
      points: ({ parts }) => parts.nils[each] ?? 0,
      contrast: () => (hasBid(each) ? nilContrast(rollouts, each, isPartner(each)) : null),
    })),
  ];
}

/**
 * What a side loses with another choice, where that is not the make probability of the player's own contract or
 * nil: the opponents' contract, a nil, or bags. The one that is most of the loss and shows in the figures; null
 * where there is none.
 * @param compared by `ofWhom`, whether what the side itself has at stake counts, or only what the opponents have
 */
export function sideContrast(
  view: PlayerView,
  round: DealtView,
  { options, pointScale }: Pick<Advice, 'options' | 'pointScale'>,
  compared: ComparedChoices & { readonly ofWhom: 'all' | 'opponents' },
  meanOf: MeanOf,
): LossContrast | null {
  const { best, other, ofWhom } = compared;
  const chosen = options[best];
  if (chosen === undefined) return null;
  const lostOf = (measure: Measure): number => meanOf(best, measure) - meanOf(other.index, measure);
  // A choice may be compared that costs nothing by these deals, but leaves the others more.
  const lost = Math.max(
    lostOf(({ gain }) => gain),
    other.option.others - chosen.others,
  );
  const stakes = stakesOf(view, round, { compared, meanOf })
    .filter(({ isTheirs }) => isTheirs || ofWhom === 'all')
    .map(({ points, contrast }) => ({ contrast, lost: lostOf(points) }))
    .filter((stake) => stake.lost > 0 && stake.lost >= MIN_SHARE * lost)
    .toSorted((one, next) => next.lost - one.lost);
  for (const { contrast } of stakes) {
    if (contrast === null) {
      const named = compared.named.flatMap((index) => options[index] ?? []);
      const drawback = drawbackOf(named, other.option, { pointScale, isLow: false });
      // A card's difference in points alone has no cause to name: the next stake may have. A lower bid pays less.
      const isNamed = drawback !== 'pay' || other.option.command.type === 'bid';
      if (drawback !== null && isNamed) return null;
      continue;
    }
    const found = contrast();
    if (found !== null) return found;
  }
  return null;
}
