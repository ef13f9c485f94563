// Partners: seats 0 and 2 against 1 and 3 [SP-1]. What a side's contract and the nils bring, with what
// bags will cost and a game that it decides.
import { NO_BID, bids, handSize, players, seatAfter, tricks } from './round';

/** Whether the game is one of sides. */
export let isPartnership: bool = false;

/** The side of a seat. */
export function sideOf(seat: i32): i32 {
  return seat & 1;
}

let perTrick: f32 = 10;
let bag: f32 = 1;
let bagLimit: f32 = 10;
let bagPenalty: f32 = 100;
/** What a bag will cost in the long run, as long as it has not come to that. */
let bagCost: f32 = 0;
let nil: f32 = 100;
let blindNil: f32 = 200;
/** Points at which the game ends, infinite for none; whether it ends with this round; what winning it is worth. */
let target: f32 = Infinity;
let isLast: bool = false;
let winBonus: f32 = 0;
/** A bit for every seat whose nil was bid blind. */
let blind: i32 = 0;
const totals = new StaticArray<f32>(2);
const bags = new StaticArray<f32>(2);
/** How much a point of the other side counts against one of the own side. */
let opponentWeight: f32 = 1;
/** Points by which a choice is misjudged where one by a point is in the usual scoring of single seats. */
export let pointScale: f32 = 1;

/** The rounds to come are of single seats. */
export function setSolo(): void {
  isPartnership = false;
  pointScale = 1;
  blind = 0;
}

/** The rounds to come are of sides, with this scoring [SP-3…5]. */
export function setPartnership(
  pointsPerTrick: f32,
  pointsForBag: f32,
  limit: f32,
  penalty: f32,
  costOfBag: f32,
  pointsForNil: f32,
  pointsForBlindNil: f32,
): void {
  isPartnership = true;
  perTrick = pointsPerTrick;
  bag = pointsForBag;
  bagLimit = limit;
  bagPenalty = penalty;
  bagCost = costOfBag;
  nil = pointsForNil;
  blindNil = pointsForBlindNil;
  pointScale = max<f32>(1, pointsPerTrick * 0.8);
  setStanding(0, 0, 0, 0, Infinity, false, 0);
  setBlindNils(0);
  setOpponentWeight(1);
}

/** How the game stands before the round; `worth` is what it is worth to win it, in points. */
export function setStanding(
  total0: f32,
  total1: f32,
  bags0: f32,
  bags1: f32,
  goal: f32,
  last: bool,
  utility: f32,
): void {
  unchecked((totals[0] = total0));
  unchecked((totals[1] = total1));
  unchecked((bags[0] = bags0));
  unchecked((bags[1] = bags1));
  target = goal;
  isLast = last;
  winBonus = utility;
}

export function setBlindNils(seats: i32): void {
  blind = seats;
}

export function bidBlind(seat: i32): bool {
  return (blind & (1 << seat)) != 0;
}

export function setOpponentWeight(weight: f32): void {
  opponentWeight = weight;
}

/** What a nil is worth to the side of a seat when it holds, and costs when it does not. */
function nilPoints(seat: i32): f32 {
  return bidBlind(seat) ? blindNil : nil;
}

/** What a side has promised; who has not bid is taken to promise a fair share. */
export function contractOf(side: i32): i32 {
  let sum = 0;
  for (let seat = side; seat < players; seat += 2) {
    const bid = unchecked(bids[seat]);
    sum += bid == NO_BID ? defaultBid() : bid;
  }
  return sum;
}

/** What somebody bids of whom nothing is known. */
function defaultBid(): i32 {
  return max(1, (handSize * 3 + 6) / 13);
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

/** How often a side's bags come to a penalty when it takes so many more [SP-5]. */
function penaltyCount(side: i32, deviation: i32): f32 {
  return floor<f32>((unchecked(bags[side]) + <f32>deviation) / bagLimit);
}

/** The points of a contract that ends `off` tricks above it, and those of nils [SP-3]. */
export function pointsOf(side: i32, contract: i32, deviation: i32, nils: f32): f32 {
  if (deviation < 0) return nils - perTrick * <f32>contract;
  return (
    nils +
    perTrick * <f32>contract +
    bag * <f32>deviation -
    bagPenalty * penaltyCount(side, deviation)
  );
}

/** What more bags will cost, less what those that came to a penalty now would have cost. */
function futureBagCost(side: i32, deviation: i32): f32 {
  return deviation <= 0 ? 0 : bagCost * (<f32>deviation - bagLimit * penaltyCount(side, deviation));
}

/** What it is worth to a side that both contracts and the nils end like this. */
export function utilityOfResult(
  side: i32,
  contract: i32,
  deviation: i32,
  nils: f32,
  otherContract: i32,
  otherDeviation: i32,
  otherNils: f32,
): f32 {
  const own = pointsOf(side, contract, deviation, nils);
  const theirs = pointsOf(1 - side, otherContract, otherDeviation, otherNils);
  const utility =
    own -
    futureBagCost(side, deviation) -
    opponentWeight * (theirs - futureBagCost(1 - side, otherDeviation));
  if (winBonus == 0) return utility;
  const mine = unchecked(totals[side]) + own;
  const others = unchecked(totals[1 - side]) + theirs;
  if (mine == others || (!isLast && max<f32>(mine, others) < target)) return utility;
  return mine > others ? utility + winBonus : utility - winBonus;
}

/** The points of a side's nils as the round has ended. */
function nilsOf(side: i32): f32 {
  let sum: f32 = 0;
  for (let seat = side; seat < players; seat += 2)
    if (unchecked(bids[seat]) == 0)
      sum += unchecked(tricks[seat]) == 0 ? nilPoints(seat) : -nilPoints(seat);
  return sum;
}

/** What a round that has ended is worth to the side of a seat. */
export function roundUtility(seat: i32): f32 {
  const side = sideOf(seat);
  const own = contractOf(side);
  const theirs = contractOf(1 - side);
  return utilityOfResult(
    side,
    own,
    countedTricks(side) - own,
    nilsOf(side),
    theirs,
    countedTricks(1 - side) - theirs,
    nilsOf(1 - side),
  );
}

/** What the nils of a side can still come to at most, or at least; a lost one may be worth more. */
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

/** What the round can be worth to the side of a seat at most, whoever takes the tricks that are left. */
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
        own,
        deviation + more,
        nils,
        theirs,
        theirDeviation + theirMore,
        theirNils,
      );
      highest = max<f32>(highest, utility);
    }
  return highest;
}

/** What a nil can be expected to bring when it holds with this chance. */
export function expectedNil(seat: i32, holds: f32): f32 {
  return nilPoints(seat) * (2 * holds - 1);
}

/** Whether a seat's nil still holds, and whether it is lost. */
export function nilStands(seat: i32): bool {
  return unchecked(bids[seat]) == 0 && unchecked(tricks[seat]) == 0;
}
export function nilIsLost(seat: i32): bool {
  return unchecked(bids[seat]) == 0 && unchecked(tricks[seat]) > 0;
}

export function partnerOf(seat: i32): i32 {
  return seatAfter(seat, 2);
}

/** How much a bag costs and a nil brings against a trick that was promised. */
export function bagRatio(): f32 {
  return perTrick == 0 ? 0 : (bagCost - bag) / perTrick;
}
export function nilRatio(): f32 {
  return perTrick == 0 ? 0 : nil / (10 * perTrick);
}
