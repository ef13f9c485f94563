/** Positions that are described rather than played. Separate from the rest of the engine, since only analysis needs them. */
export type * from './position.ts';
export type * from './problem.ts';
export { knownHand } from './position.ts';
export * from './known-cards.ts';
export * from './describe.ts';
export * from './hidden-cards.ts';
export * from './rebuild.ts';
export * from './next-moves.ts';
