// The program of every thread: all that opponents think with, and for advice and reviews what every choice
// leads to, and hindsight.
import {
  adviseOn,
  beginAdvice,
  ends,
  made,
  optionCount,
  options,
  otherPoints,
  ownPoints,
  playThrough,
  takes,
  twins,
  worlds,
} from './advise';

export * from './core';
export { boundOf, exact, reach } from './hindsight';
export { pointsOfBid } from './judge';
export { adviseOn, beginAdvice, optionCount, playThrough, worlds };

// Addresses of what the host reads.
export const optionsAt: usize = changetype<usize>(options);
export const twinsAt: usize = changetype<usize>(twins);
export const ownPointsAt: usize = changetype<usize>(ownPoints);
export const otherPointsAt: usize = changetype<usize>(otherPoints);
export const endsAt: usize = changetype<usize>(ends);
export const madeAt: usize = changetype<usize>(made);
export const takesAt: usize = changetype<usize>(takes);
