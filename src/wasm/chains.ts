// Determinizations by resample-move: Markov chains (Metropolis–Hastings) over the hidden hands, which start from
// deals drawn by `sample.ts` and swap two hidden cards a step. If the likelihood is sharp, hardly any of the deals
// that are drawn uniformly explains what happened; a chain stays among those that do.
import { bit, first, isJoker, rest, size, suitOf } from './cards';
import { below, uniform } from './random';
import { MAX_SEATS, deck, gone, hands, players, shownBy, tableCards, voids } from './round';
import {
  BATCH,
  NO_FLOOR,
  enterDeterminization,
  leaveDeterminization,
  logWeight,
  sampleBatch,
  setDeterminization,
  viewer,
} from './sample';

/** Number of chains, a multiple of the batch: each batch advances the next ones in turn. */
const CHAINS: i32 = 16;
/** Steps of a chain before its first determinization, and from one to the next. */
const BURN_IN_STEPS: i32 = 30;
const STEPS: i32 = 6;

/** By chain, the current hands and the logarithm of their weight. */
const chainHands = new StaticArray<u64>(CHAINS * MAX_SEATS);
const chainWeights = new StaticArray<f32>(CHAINS);
/** The chain that advances next; negative before the first batch. */
let next: i32 = -1;

/** Begins with the position of `beginSampling`. */
export function beginChains(): void {
  next = -1;
}

function handsOfChain(chain: i32): usize {
  return changetype<usize>(chainHands) + ((<usize>chain) << 6);
}

function randomCard(set: u64): i32 {
  let left = set;
  for (let skipped = below(size(set)); skipped > 0; skipped--) left = rest(left);
  return first(left);
}

/** Whether a seat is not known to be void in the suit of a card. */
function mayHold(seat: i32, card: i32): bool {
  return isJoker(card) || (unchecked(voids[seat]) & (1 << suitOf(card))) == 0;
}

/** The cards in the stock, if the hands are those of the chain. */
function stockOf(chain: i32): u64 {
  let stock = deck & ~gone & ~tableCards() & ~unchecked(hands[viewer]);
  for (let seat = 0; seat < players; seat++)
    if (seat != viewer) stock &= ~unchecked(chainHands[chain * MAX_SEATS + seat]);
  return stock;
}

/** The cards of a seat that only it sees. In place of the viewer's hand, which is known, stands the stock. */
function hiddenCards(chain: i32, seat: i32): u64 {
  if (seat == viewer) return stockOf(chain);
  return unchecked(chainHands[chain * MAX_SEATS + seat]) & ~shownBy(seat);
}

/** Replaces a card in the current hand of a seat; the stock is not stored. */
function replace(seat: i32, card: i32, by: i32): void {
  if (seat != viewer) unchecked((hands[seat] = (hands[seat] & ~bit(card)) | bit(by)));
}

/** Proposes a swap of two hidden cards; the proposal is symmetric. */
function step(chain: i32): void {
  const one = below(players);
  const other = below(players);
  if (one == other) return;
  const ones = hiddenCards(chain, one);
  const others = hiddenCards(chain, other);
  if (ones == 0 || others == 0) return;
  const card = randomCard(ones);
  const back = randomCard(others);
  if (other != viewer && !mayHold(other, card)) return;
  if (one != viewer && !mayHold(one, back)) return;
  memory.copy(changetype<usize>(hands), handsOfChain(chain), 64);
  replace(one, card, back);
  replace(other, back, card);
  const floor = unchecked(chainWeights[chain]) + <f32>Math.log(1 - uniform());
  const weight = logWeight(floor);
  if (weight < floor) return;
  unchecked((chainWeights[chain] = weight));
  memory.copy(handsOfChain(chain), changetype<usize>(hands), 64);
}

function advance(chain: i32, steps: i32): void {
  for (let k = 0; k < steps; k++) {
    leaveDeterminization();
    step(chain);
  }
}

/** Starts every chain from a deal drawn by resampling. */
function start(): void {
  for (let chain = 0; chain < CHAINS; chain += BATCH) {
    sampleBatch();
    for (let index = 0; index < BATCH; index++) {
      enterDeterminization(index);
      memory.copy(handsOfChain(chain + index), changetype<usize>(hands), 64);
      unchecked((chainWeights[chain + index] = logWeight(NO_FLOOR)));
    }
  }
  for (let chain = 0; chain < CHAINS; chain++) advance(chain, BURN_IN_STEPS);
  next = 0;
}

/** Draws a batch: the next states of as many chains. */
export function advanceBatch(): void {
  if (next < 0) start();
  for (let index = 0; index < BATCH; index++) {
    advance(next, STEPS);
    memory.copy(changetype<usize>(hands), handsOfChain(next), 64);
    setDeterminization(index);
    next = (next + 1) % CHAINS;
  }
  leaveDeterminization();
}
