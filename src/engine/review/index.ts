/** What is thought of decisions. Apart from the engine's other parts: only a review needs it. */
export * from './decisions.ts';
export * from './judgement.ts';
export * from './luck.ts';
export type * from './practice.ts';
