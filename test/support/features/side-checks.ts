import {
  type Card,
  type Option,
  type Seat,
  SUITS,
  arePartners,
  seatsFrom,
} from '@/engine/index.ts';
import { pointDecimals } from '@/engine/advice/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import type { Check } from './hint-checks.ts';
import { type RolloutOutcome, type Scene, needIn } from './hint-scenes.ts';

// What sentences about contracts, nils and bags claim, counted from the bids and tricks with which the playouts ended.

/** A number counted in one outcome of the round. */
type Count = (outcome: RolloutOutcome) => number;

const opponentsOf = ({ view: { rules, seat } }: Scene): Seat[] =>
  seatsFrom(seat, rules.players).filter(
    (other) => other !== seat && !arePartners(rules, seat, other),
  );

const partnersOf = ({ view: { rules, seat } }: Scene): Seat[] =>
  seatsFrom(seat, rules.players).filter(
    (other) => other === seat || arePartners(rules, seat, other),
  );

/** The bid of a side, and its tricks less those bid; a nil adds neither bid nor tricks. */
function contractIn({ bids, tricks }: RolloutOutcome, side: readonly Seat[]) {
  const bidders = side.filter((seat) => (bids[seat] ?? 0) > 0);
  const sum = (numbers: readonly number[]): number =>
    bidders.reduce((total, seat) => total + (numbers[seat] ?? 0), 0);
  return { bid: sum(bids), above: sum(tricks) - sum(bids) };
}

const makesContract =
  (side: readonly Seat[]): Count =>
  (outcome) => {
    const { bid, above } = contractIn(outcome, side);
    return bid > 0 && above >= 0 ? 1 : 0;
  };

const bagsOf =
  (side: readonly Seat[]): Count =>
  (outcome) => {
    const { bid, above } = contractIn(outcome, side);
    return bid > 0 ? Math.max(0, above) : 0;
  };

const holdsNil =
  (seat: Seat): Count =>
  ({ bids, tricks }) =>
    bids[seat] === 0 && tricks[seat] === 0 ? 1 : 0;

/** What the seat itself wants: its nil, or the contract of its side. */
function madeIn(scene: Scene): Count {
  const { round, view } = scene;
  return round.bids[view.seat] === 0 ? holdsNil(view.seat) : makesContract(partnersOf(scene));
}

/**
 * The mean of a count after a card. The outcomes in which the seat makes its bid count as much together as its chance
 * shown with the card.
 */
function meanAfter(scene: Scene, card: Card, count: Count): number {
  const outcomes = scene.outcomes.get(card) ?? [];
  const made = madeIn(scene);
  const share = outcomes.filter((each) => made(each) === 1).length / outcomes.length;
  const chance = share === 0 || share === 1 ? share : (scene.shown.get(card)?.make ?? 0);
  const mean = (of: readonly RolloutOutcome[]): number =>
    of.length === 0 ? 0 : of.reduce((sum, each) => sum + count(each), 0) / of.length;
  return (
    chance * mean(outcomes.filter((each) => made(each) === 1)) +
    (1 - chance) * mean(outcomes.filter((each) => made(each) === 0))
  );
}

/** How often the opponents make their contract after a card. */
export const opponentsMake = (scene: Scene, card: Card): number =>
  meanAfter(scene, card, makesContract(opponentsOf(scene)));

/** Whether a percentage in words is a share to the nearest 5%. */
function isShareAs(said: string | undefined, share: number): boolean {
  if (said === undefined) return false;
  if (said === 'under 5%') return share < 0.026;
  if (said === 'over 95%') return share > 0.974;
  return Math.abs(Number.parseInt(said, 10) / 100 - share) < 0.0251;
}

const isCountAs = (said: string | undefined, count: number): boolean =>
  Math.abs(Number(said) - count) < 0.0501;

/** The card with which a sentence begins: “With the jack of clubs …”. */
const otherIn = ({ shown }: Scene, sentence: string): Card | undefined =>
  [...shown.keys()].find((card) => sentence.startsWith(`With the ${cardName(translate, card)}`));

/**
 * Whether another card has the first figure of a sentence, and a named one the second; and whether the first is
 * higher, or lower, than the figure of every named card.
 */
function isComparison(
  scene: Scene,
  sentence: string,
  count: Count,
  { isHigher, isBags = false }: { readonly isHigher: boolean; readonly isBags?: boolean },
): boolean {
  const [said, than] = sentence.match(isBags ? /\d+(\.\d+)?/g : /(under |over )?\d+%/g) ?? [];
  const other = otherIn(scene, sentence);
  const isAs = isBags ? isCountAs : isShareAs;
  if (other === undefined || scene.named.includes(other) || said === than) return false;
  const ofOther = meanAfter(scene, other, count);
  const ofNamed = scene.named.map((card) => meanAfter(scene, card, count));
  return (
    isAs(said, ofOther) &&
    ofNamed.some((each) => isAs(than, each)) &&
    ofNamed.every((each) => (isHigher ? ofOther > each : ofOther < each))
  );
}

/** Whether another card is shown with at least as many points as the best one, and has more, or fewer, of something. */
const isTradedFor = (scene: Scene, count: Count, isMore: boolean): boolean => {
  const { shown, best, pointScale, named } = scene;
  const inFigures = ({ points }: Option): number =>
    Number(points.toFixed(pointDecimals(pointScale)));
  return [...shown].some(
    ([card, option]) =>
      inFigures(option) >= inFigures(best) &&
      named.some((each) => {
        const more = meanAfter(scene, card, count) - meanAfter(scene, each, count);
        return isMore ? more > 0 : more < 0;
      }),
  );
};

/** Whether the nil breaks in a trick as often as said, and that makes the other card worse. */
const breaksInTrick: Check = (scene, sentence) => {
  const { taken, breaks, named, view } = scene;
  const other = otherIn(scene, sentence);
  const [said, than] = sentence.match(/(under |over )?\d+%/g) ?? [];
  const isMore = sentence.includes('holds more often');
  const seats = isMore ? opponentsOf(scene) : partnersOf(scene);
  const seat = seats.find((each) =>
    sentence.includes(`, ${playerName(translate, view.seats[each])}’s nil`),
  );
  if (other === undefined || seat === undefined || seat === view.seat) return false;
  const name = playerName(translate, view.seats[seat]);
  const suit = SUITS.find((each) =>
    sentence.includes(`: later, ${translate(`suit.${each}`)} break it `),
  );
  const rateOf = (card: Card): number =>
    (suit === undefined ? taken.get(card)?.[seat] : breaks.get(card)?.[seat]?.get(suit)) ??
    Number.NaN;
  const holds = (card: Card): number => meanAfter(scene, card, holdsNil(seat));
  const sign = isMore ? 1 : -1;
  return (
    (suit !== undefined || sentence.includes(`: ${name} takes this trick `)) &&
    said !== than &&
    isShareAs(said, rateOf(other)) &&
    named.some((card) => isShareAs(than, rateOf(card))) &&
    named.every(
      (card) =>
        sign * (holds(other) - holds(card)) > 0 && sign * (rateOf(card) - rateOf(other)) > 0,
    )
  );
};

const nameOf = ({ view }: Scene, seat: Seat): string => playerName(translate, view.seats[seat]);

/** The round so far, counted like an outcome. */
const soFar = ({ round }: Scene): RolloutOutcome => ({
  bids: round.bids.map((bid) => Number(bid ?? 0)),
  tricks: round.tricks,
});

/** The tricks that the opponents still need. */
const theirNeed = (scene: Scene): number => -contractIn(soFar(scene), opponentsOf(scene)).above;

const isStanding = (scene: Scene, seat: Seat): boolean => holdsNil(seat)(soFar(scene)) === 1;

export const SIDE_CHECKS: readonly (readonly [RegExp, Check])[] = [
  [
    /your side makes its contract .+ of the time/,
    (scene, sentence) =>
      isComparison(scene, sentence, makesContract(partnersOf(scene)), { isHigher: false }),
  ],
  [
    /the others make their contract (?!more often).+ of the time/,
    (scene, sentence) =>
      isComparison(scene, sentence, makesContract(opponentsOf(scene)), { isHigher: true }),
  ],
  [/’s nil holds (more|less) often: .+ takes this trick/, breaksInTrick],
  [/’s nil holds (more|less) often: later, .+ break it/, breaksInTrick],
  [
    /’s nil holds more often: (?!.+ takes |later, )/,
    (scene, sentence) =>
      opponentsOf(scene).some(
        (seat) =>
          sentence.includes(` ${nameOf(scene, seat)}’s nil`) &&
          isComparison(scene, sentence, holdsNil(seat), { isHigher: true }),
      ),
  ],
  [
    /’s nil holds less often: (?!.+ takes |later, )/,
    (scene, sentence) =>
      partnersOf(scene).some(
        (seat) =>
          seat !== scene.view.seat &&
          sentence.includes(` ${nameOf(scene, seat)}’s nil`) &&
          isComparison(scene, sentence, holdsNil(seat), { isHigher: false }),
      ),
  ],
  [
    /your side takes more extra tricks \(bags\)/,
    (scene, sentence) =>
      isComparison(scene, sentence, bagsOf(partnersOf(scene)), { isHigher: true, isBags: true }),
  ],
  [
    /the others take fewer extra tricks \(bags\)/,
    (scene, sentence) =>
      isComparison(scene, sentence, bagsOf(opponentsOf(scene)), { isHigher: false, isBags: true }),
  ],
  [
    /^Your side then takes fewer extra tricks \(bags\)/,
    (scene) => isTradedFor(scene, bagsOf(partnersOf(scene)), true),
  ],
  [
    /^The others then take more extra tricks \(bags\)/,
    (scene) => isTradedFor(scene, bagsOf(opponentsOf(scene)), false),
  ],
  [
    /^Your side still needs \d/,
    (scene, _, [tricks, of]) => {
      const { need, left } = needIn(scene);
      return need === tricks && left === of && need > 0 && need < left;
    },
  ],
  [
    /^Your side needs /,
    (scene, _, [of = 1]) => needIn(scene).need === of && needIn(scene).left === of,
  ],
  [/^Your side has its contract/, (scene) => needIn(scene).need <= 0],
  [
    /^Your contract is safe; the others still need/,
    (scene, _, [tricks, of]) =>
      needIn(scene).need <= 0 && theirNeed(scene) === tricks && needIn(scene).left === of,
  ],
  [
    /^Your contract is safe; the others need every/,
    (scene) => needIn(scene).need <= 0 && theirNeed(scene) === needIn(scene).left,
  ],
  [
    / bid nil: one trick breaks /,
    (scene, sentence) =>
      opponentsOf(scene).every(
        (seat) => sentence.includes(nameOf(scene, seat)) === isStanding(scene, seat),
      ),
  ],
  [
    /^It breaks (?!your)/,
    (scene, sentence) =>
      opponentsOf(scene).some(
        (seat) => sentence.includes(` ${nameOf(scene, seat)}’s nil`) && isStanding(scene, seat),
      ),
  ],
  [
    /^Your partner’s nil is alive/,
    (scene) =>
      partnersOf(scene).some((seat) => seat !== scene.view.seat && isStanding(scene, seat)),
  ],
  [
    /^Your nil is broken/,
    (scene, _, [tricks = 0, of]) => {
      const { round, view } = scene;
      const { bid, above } = contractIn(soFar(scene), partnersOf(scene));
      const left = needIn(scene).left;
      const isOpen = bid > 0 && above < 0 && -above <= left;
      return (
        round.bids[view.seat] === 0 &&
        (round.tricks[view.seat] ?? 0) > 0 &&
        tricks === (isOpen ? -above : 0) &&
        (!isOpen || of === left)
      );
    },
  ],
];
