// Search: the same worlds for every card in question, and from there the net plays on for all seats,
// each knowing its own hand only. Means of paired results; an answer at any time; more worlds, less
// doubt.
import { DECK, first, rest } from './cards';
import { actionCount, actions, chooseCard, worths } from './decide';
import { judgeCard, lookAtCards, offIndex } from './judge';
import { OFFS, chanceOf } from './net';
import { aiming, pointsFor, prices, spoiling, valueOff } from './payoff';
import {
  bids,
  doTheSame,
  gone,
  handSize,
  hands,
  legal,
  play,
  players,
  tricks,
  tricksLeft,
  turn,
} from './round';
import { BATCH, beginSampling, enter, leave, playNet, sample, viewer } from './sample';
import { isSided, worthOfRound } from './sides';

/** Cards that are looked into at most, and worlds in one search. */
const MOST_CARDS: i32 = 8;
const MOST_WORLDS: i32 = 2048;

/** Own decisions after which the net judges instead of playing on; 0 plays to the end. */
let horizon: i32 = 0;

export const candidates = new StaticArray<i32>(MOST_CARDS);
export const priors = new StaticArray<f32>(MOST_CARDS);
export let candidateCount: i32 = 0;
/** Results by candidate, and by world. */
export const results = new StaticArray<f32>(MOST_CARDS * MOST_WORLDS);
/** By candidate and off, how often the round ended so. */
export const endings = new StaticArray<f32>(MOST_CARDS * OFFS);
export let worldCount: i32 = 0;

/**
 * Prepares a search for the seat to play: the position is as that seat sees it. Cards that the net thinks `margin` points worse than the best are left out.
 */
export function beginSearch(
  ofCards: usize,
  ofBids: usize,
  sealedBids: bool,
  hook: bool,
  named: bool,
  margin: f32,
  ownDecisions: i32,
): void {
  horizon = ownDecisions;
  worldCount = 0;
  candidateCount = 0;
  beginSampling(ofCards, ofBids, turn, sealedBids, hook, named);
  chooseCard(playNet);
  let most: f32 = -1e9;
  for (let k = 0; k < actionCount; k++) most = max<f32>(most, unchecked(worths[k]));
  const mine = unchecked(hands[viewer]);
  const others = DECK & ~gone & ~mine;
  for (;;) {
    let bestAt = -1;
    for (let k = 0; k < actionCount; k++)
      if (
        unchecked(actions[k]) >= 0 &&
        (bestAt < 0 || unchecked(worths[k]) > unchecked(worths[bestAt]))
      )
        bestAt = k;
    if (bestAt < 0 || candidateCount == MOST_CARDS) break;
    const card = unchecked(actions[bestAt]);
    const worth = unchecked(worths[bestAt]);
    unchecked((actions[bestAt] = -1));
    if (worth < most - margin) break;
    let known = false;
    for (let k = 0; k < candidateCount; k++)
      if (doTheSame(card, unchecked(candidates[k]), others)) known = true;
    if (known) continue;
    unchecked((candidates[candidateCount] = card));
    unchecked((priors[candidateCount] = worth));
    candidateCount++;
  }
  for (let k = 0; k < MOST_CARDS * OFFS; k++) unchecked((endings[k] = 0));
}

/** What the end of the round is worth for the viewer. */
function outcome(candidate: i32): f32 {
  if (isSided) return worthOfRound(viewer);
  const bid = unchecked(bids[viewer]);
  const off = offIndex(unchecked(tricks[viewer]) - bid);
  unchecked((endings[candidate * OFFS + off] += 1));
  if (aiming == viewer) {
    let worth = valueOff(bid, unchecked(tricks[viewer]) - bid, handSize);
    for (let seat = 0; seat < players; seat++)
      if (seat != viewer && unchecked(tricks[seat]) == unchecked(bids[seat]))
        worth -= unchecked(prices[seat]);
    return worth;
  }
  let others: f32 = 0;
  for (let seat = 0; seat < players; seat++)
    if (seat != viewer) others += pointsFor(unchecked(bids[seat]), unchecked(tricks[seat]));
  return pointsFor(bid, unchecked(tricks[viewer])) - (spoiling * others) / <f32>(players - 1);
}

/** The chances of the offs after the best card that was judged so far. */
const bestChances = new StaticArray<f32>(OFFS);

/** The net's judgement of a position in which it is the viewer's turn. */
function judged(candidate: i32): f32 {
  let most: f32 = -1e9;
  lookAtCards(playNet);
  for (let left = legal(); left != 0; left = rest(left)) {
    const worth = judgeCard(playNet, first(left));
    if (worth <= most) continue;
    most = worth;
    for (let k = 0; k < OFFS; k++) unchecked((bestChances[k] = chanceOf(k)));
  }
  for (let k = 0; k < OFFS; k++)
    unchecked((endings[candidate * OFFS + k] += unchecked(bestChances[k])));
  return most;
}

function playOn(candidate: i32): f32 {
  play(unchecked(candidates[candidate]));
  let own = 0;
  while (tricksLeft > 0) {
    if (turn == viewer && horizon > 0 && ++own == horizon && tricksLeft > 1)
      return judged(candidate);
    play(chooseCard(playNet));
  }
  return outcome(candidate);
}

/** Plays in `BATCH` more worlds; false when there are enough. */
export function searchOn(): bool {
  if (worldCount + BATCH > MOST_WORLDS) return false;
  sample();
  for (let world = 0; world < BATCH; world++) {
    for (let candidate = 0; candidate < candidateCount; candidate++) {
      enter(world);
      unchecked((results[candidate * MOST_WORLDS + worldCount] = playOn(candidate)));
    }
    worldCount++;
  }
  leave();
  return true;
}

const PRIOR_WORLDS: f32 = 40;

/** The mean result of a candidate, drawn towards what the net said at first. */
export function meanOf(candidate: i32): f32 {
  let sum: f32 = PRIOR_WORLDS * unchecked(priors[candidate]);
  for (let k = 0; k < worldCount; k++) sum += unchecked(results[candidate * MOST_WORLDS + k]);
  return sum / (PRIOR_WORLDS + <f32>worldCount);
}

/** Index of the best candidate so far. */
export function leader(): i32 {
  let best = 0;
  let most = meanOf(0);
  for (let k = 1; k < candidateCount; k++) {
    const mean = meanOf(k);
    if (mean > most) {
      most = mean;
      best = k;
    }
  }
  return best;
}

/** By how many standard errors the leader is ahead of the next; 99 where there is no other. */
export function lead(): f32 {
  const best = leader();
  let least: f32 = 99;
  for (let k = 0; k < candidateCount; k++) {
    if (k == best) continue;
    let sum: f32 = 0;
    let squares: f32 = 0;
    for (let world = 0; world < worldCount; world++) {
      const difference =
        unchecked(results[best * MOST_WORLDS + world]) -
        unchecked(results[k * MOST_WORLDS + world]);
      sum += difference;
      squares += difference * difference;
    }
    const n = <f32>worldCount;
    const mean = sum / n;
    const variance = max<f32>(squares / n - mean * mean, <f32>0.01);
    least = min<f32>(least, mean / sqrt<f32>(variance / n));
  }
  return least;
}
