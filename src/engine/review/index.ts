/** Reviews. Separate from the rest of the engine, since only reviews need it. */
export * from './decisions.ts';
export * from './facts.ts';
export * from './judgment.ts';
export * from './luck.ts';
export type * from './open-choices.ts';
export type * from './practice.ts';
