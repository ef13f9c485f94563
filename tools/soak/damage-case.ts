import type * as fc from 'fast-check';

/** What came of a damaged input. */
export interface Finding {
  /** Whether it was refused with a reason that has a message. */
  readonly refused: boolean;
  /** What went wrong: an exception, or invalid data that was accepted. */
  readonly complaint: string | null;
}

/** A parser of outside data, with damaged inputs and a check of its results. */
export interface DamageCase {
  readonly name: string;
  /** Damaged. */
  readonly inputs: fc.Arbitrary<unknown>;
  /** Reads an input, and checks the result. */
  readonly check: (value: unknown) => Finding | Promise<Finding>;
}

const REASONS: ReadonlySet<string> = new Set([
  'not-a-game',
  'newer-version',
  'not-a-link',
  'damaged',
  'impossible',
  'too-large',
  'not-a-games-file',
  'not-a-rules-file',
]);

/** A refusal, which must have a message. */
export const refusal = (kind: string): Finding => ({
  refused: true,
  complaint: REASONS.has(kind) ? null : `no message for ${kind}`,
});

/** Data that was read as valid. */
export const sound = (isSound: boolean, what: string): Finding => ({
  refused: false,
  complaint: isSound ? null : `${what} was accepted but is invalid`,
});
