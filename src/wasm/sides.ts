// Partnerships: seats 0 and 2 against 1 and 3 [SP-1]. Points of contracts and nils, with the expected cost of
// bags and what winning or losing the game is worth.
import { NO_BID, bids, players, seatAfter, tricks } from './round';

/** Whether the game is a partnership game. */
export let isPartnership: bool = false;

/** The side of a seat. */
export function sideOf(seat: i32): i32 {
  return seat & 1;
}

let perTrick: f32 = 10;
let bag: f32 = 1;
let bagLimit: f32 = 10;
let bagPenalty: f32 = 100;
/** The long-run cost of a bag before its penalty. */
let bagCost: f32 = 0;
let nil: f32 = 100;
let blindNil: f32 = 200;
/** Points at which the game ends, infinite for none; whether it ends with this round. */
let target: f32 = Infinity;
let isLast: bool = false;
/** The utility of a certain win over a certain loss, in points, and the probability before the round that side 0 wins. */
let winPoints: f32 = 0;
let winProbability0: f32 = 0.5;
/** A bit for every seat that bid nil blind. */
let blind: i32 = 0;
const totals = new StaticArray<f32>(2);
const bags = new StaticArray<f32>(2);
/** How much an opponents' point weighs, relative to one of the side's own. */
let opponentWeight: f32 = 1;
/**
 * Multiplies temperatures and noise given in standard points. It is the host's point scale among partners, but at
 * least 1, and 1 in solo rounds: the constants were measured that way.
 */
export let noiseScale: f32 = 1;

/** The rounds to come are solo rounds. */
export function setSolo(): void {
  isPartnership = false;
  noiseScale = 1;
  blind = 0;
}

/** The rounds to come are of partnerships, with this scoring [SP-3…5]. */
export function setPartnership(
  pointsPerTrick: f32,
  pointsForNil: f32,
  pointsForBlindNil: f32,
  scale: f32,
): void {
  isPartnership = true;
  perTrick = pointsPerTrick;
  nil = pointsForNil;
  blindNil = pointsForBlindNil;
  noiseScale = max<f32>(1, scale);
  setTotals(0, 0, 0, 0);
  setGameEnd(Infinity, false, 0, 0.5);
  setBlindNils(0);
  setOpponentWeight(1);
}

/** The scoring of bags [SP-5]: points of one, how many incur the penalty, and what one costs in the long run. */
export function setBagScoring(pointsForBag: f32, limit: f32, penalty: f32, cost: f32): void {
  bag = pointsForBag;
  bagLimit = limit;
  bagPenalty = penalty;
  bagCost = cost;
}

/** Totals and bags of both sides before the round. */
export function setTotals(total0: f32, total1: f32, bags0: f32, bags1: f32): void {
  unchecked((totals[0] = total0));
  unchecked((totals[1] = total1));
  unchecked((bags[0] = bags0));
  unchecked((bags[1] = bags1));
}

/**
 * When the game ends: at a total, or with this round. `points` is the utility of a certain win over a certain loss,
 * `probability0` the probability before the round that side 0 wins.
 */
export function setGameEnd(goal: f32, last: bool, points: f32, probability0: f32): void {
  target = goal;
  isLast = last;
  winPoints = points;
  winProbability0 = probability0;
}

/** Sets who has bid blind nil, as a bit for each seat [SP-2]. */
export function setBlindNils(seats: i32): void {
  blind = seats;
}

/** Whether a seat has bid blind nil [SP-2]. */
export function bidBlind(seat: i32): bool {
  return (blind & (1 << seat)) != 0;
}

/** Sets how much the other side's points weigh, relative to the own side's. */
export function setOpponentWeight(weight: f32): void {
  opponentWeight = weight;
}

/** Points of a seat's nil when it holds; negated when it fails. */
function nilPoints(seat: i32): f32 {
  return bidBlind(seat) ? blindNil : nil;
}

/** A side's contract, as far as its seats have bid. */
export function contractOf(side: i32): i32 {
  let sum = 0;
  for (let seat = side; seat < players; seat += 2) sum += max(0, unchecked(bids[seat]));
  return sum;
}

/** Whether all seats of a side have bid. */
export function haveBid(side: i32): bool {
  for (let seat = side; seat < players; seat += 2)
    if (unchecked(bids[seat]) == NO_BID) return false;
  return true;
}

/** Tricks of a side that count for its contract: not those of a failed nil [SP-4]. */
export function countedTricks(side: i32): i32 {
  let sum = 0;
  for (let seat = side; seat < players; seat += 2)
    if (unchecked(bids[seat]) != 0) sum += unchecked(tricks[seat]);
  return sum;
}

/** Tricks of failed nils. */
export function lostTricks(): i32 {
  let sum = 0;
  for (let seat = 0; seat < players; seat++)
    if (unchecked(bids[seat]) == 0) sum += unchecked(tricks[seat]);
  return sum;
}

/** How many bag penalties a side incurs with `deviation` more bags [SP-5]. */
function penaltyCount(side: i32, deviation: i32): f32 {
  return floor<f32>((unchecked(bags[side]) + <f32>deviation) / bagLimit);
}

/** Points of a contract that ends `deviation` tricks above it, and of nils [SP-3]. An expected contract may be fractional. */
export function pointsOf(side: i32, contract: f32, deviation: i32, nils: f32): f32 {
  if (deviation < 0) return nils - perTrick * contract;
  return (
    nils + perTrick * contract + bag * <f32>deviation - bagPenalty * penaltyCount(side, deviation)
  );
}

/** Expected cost of new bags, less that of the bags a penalty has cleared. */
function futureBagCost(side: i32, deviation: i32): f32 {
  return deviation <= 0 ? 0 : bagCost * (<f32>deviation - bagLimit * penaltyCount(side, deviation));
}

/** The utility to a side of a final result of both sides. */
export function utilityOfResult(
  side: i32,
  contract: f32,
  deviation: i32,
  nils: f32,
  otherContract: f32,
  otherDeviation: i32,
  otherNils: f32,
): f32 {
  const own = pointsOf(side, contract, deviation, nils);
  const theirs = pointsOf(1 - side, otherContract, otherDeviation, otherNils);
  const utility =
    own -
    futureBagCost(side, deviation) -
    opponentWeight * (theirs - futureBagCost(1 - side, otherDeviation));
  if (winPoints == 0) return utility;
  const mine = unchecked(totals[side]) + own;
  const others = unchecked(totals[1 - side]) + theirs;
  if (mine == others || (!isLast && max<f32>(mine, others) < target)) return utility;
  const before = side == 0 ? winProbability0 : 1 - winProbability0;
  return utility + winPoints * ((mine > others ? <f32>1 : <f32>0) - before);
}

/** Points of a side's nils at the end of the round. */
function nilsOf(side: i32): f32 {
  let sum: f32 = 0;
  for (let seat = side; seat < players; seat += 2)
    if (unchecked(bids[seat]) == 0)
      sum += unchecked(tricks[seat]) == 0 ? nilPoints(seat) : -nilPoints(seat);
  return sum;
}

/** The utility of a finished round to the side of a seat. */
export function roundUtility(seat: i32): f32 {
  const side = sideOf(seat);
  const own = contractOf(side);
  const theirs = contractOf(1 - side);
  return utilityOfResult(
    side,
    <f32>own,
    countedTricks(side) - own,
    nilsOf(side),
    <f32>theirs,
    countedTricks(1 - side) - theirs,
    nilsOf(1 - side),
  );
}

/** The most, or least, points a side's nils can still bring; a failed one may count positive. */
function nilsAt(side: i32, atBest: bool): f32 {
  let sum: f32 = 0;
  for (let seat = side; seat < players; seat += 2) {
    if (unchecked(bids[seat]) != 0) continue;
    const lost = -nilPoints(seat);
    const open = atBest ? abs<f32>(lost) : -abs<f32>(lost);
    sum += unchecked(tricks[seat]) == 0 ? open : lost;
  }
  return sum;
}

/** The highest utility the round can still have for the side of a seat, whoever takes the tricks left. */
export function maxRoundUtility(seat: i32, left: i32): f32 {
  const side = sideOf(seat);
  const own = contractOf(side);
  const theirs = contractOf(1 - side);
  const deviation = countedTricks(side) - own;
  const theirDeviation = countedTricks(1 - side) - theirs;
  const nils = nilsAt(side, true);
  const theirNils = nilsAt(1 - side, false);
  let highest: f32 = -1e9;
  for (let more = 0; more <= left; more++)
    for (let theirMore = 0; more + theirMore <= left; theirMore++) {
      const utility = utilityOfResult(
        side,
        <f32>own,
        deviation + more,
        nils,
        <f32>theirs,
        theirDeviation + theirMore,
        theirNils,
      );
      highest = max<f32>(highest, utility);
    }
  return highest;
}

/** Expected points of a nil that holds with this probability. */
export function expectedNil(seat: i32, holds: f32): f32 {
  return nilPoints(seat) * (2 * holds - 1);
}

/** Whether a seat bid nil and has taken no trick. */
export function nilStands(seat: i32): bool {
  return unchecked(bids[seat]) == 0 && unchecked(tricks[seat]) == 0;
}
/** Whether a seat bid nil and has taken a trick. */
export function nilIsLost(seat: i32): bool {
  return unchecked(bids[seat]) == 0 && unchecked(tricks[seat]) > 0;
}

/** The seat across the table [SP-1]. */
export function partnerOf(seat: i32): i32 {
  return seatAfter(seat, 2);
}

/** The cost of a bag relative to a trick of the contract. */
export function bagRatio(): f32 {
  return perTrick == 0 ? 0 : (bagCost - bag) / perTrick;
}
/** The points of a nil relative to ten tricks of the contract. */
export function nilRatio(): f32 {
  return perTrick == 0 ? 0 : nil / (10 * perTrick);
}
