// The program of every thread: the opponents' core, advice and hindsight.
import {
  continueAdvice,
  beginAdvice,
  fellShort,
  named,
  packedOutcomes,
  made,
  optionCount,
  options,
  otherPoints,
  ownPoints,
  rolloutRound,
  cardTricks,
  trickTakers,
  nilBreaks,
  representatives,
  determinizations,
  maxDeterminizations,
} from './advise';

export * from './core';
export { upperBound, exact, bestReachable } from './hindsight';
export { pointsOfBid } from './judge';
export {
  continueAdvice,
  beginAdvice,
  optionCount,
  rolloutRound,
  determinizations,
  maxDeterminizations,
};

// Addresses the host reads.
export const optionsAt: usize = changetype<usize>(options);
export const representativesAt: usize = changetype<usize>(representatives);
export const ownPointsAt: usize = changetype<usize>(ownPoints);
export const otherPointsAt: usize = changetype<usize>(otherPoints);
export const packedOutcomesAt: usize = changetype<usize>(packedOutcomes);
export const madeAt: usize = changetype<usize>(made);
export const fellShortAt: usize = changetype<usize>(fellShort);
export const namedAt: usize = changetype<usize>(named);
export const cardTricksAt: usize = changetype<usize>(cardTricks);
export const trickTakersAt: usize = changetype<usize>(trickTakers);
export const nilBreaksAt: usize = changetype<usize>(nilBreaks);
