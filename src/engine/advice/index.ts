/** Advice. Separate from the rest of the engine, since only hints and reviews need it. */
export * from './advice.ts';
export * from './card-facts.ts';
export * from './choices-to-compare.ts';
export * from './drawback.ts';
export * from './early.ts';
export * from './hand-facts.ts';
export * from './loss-contrast.ts';
export * from './named-choices.ts';
export * from './outranks.ts';
export * from './position-facts.ts';
export * from './rounding.ts';
export * from '../view/claim.ts';
export * from '../view/knowledge.ts';
