import { isSeed } from '../cards/random.ts';
import { type Result, err, ok } from '../result.ts';
import { type RuleProblem, ruleProblems } from '../rulesets/check.ts';
import { roundSizes } from '../rulesets/schedule.ts';
import { firstDealerOf } from './deal.ts';
import { step } from './step.ts';
import { openingState } from './evolve.ts';
import type { Command, Rejection } from './commands-and-events.ts';
import { type GameState, HUMAN, type Header, OPPONENTS, RECORD_FORMAT, STYLES } from './state.ts';

/** Why a header is invalid. */
export type HeaderProblem =
  | RuleProblem
  | { readonly kind: 'format'; readonly supported: number }
  | { readonly kind: 'seat-count'; readonly expected: number }
  | { readonly kind: 'unknown-player'; readonly player: string }
  | { readonly kind: 'unknown-style'; readonly style: string }
  | { readonly kind: 'bad-seed' }
  | { readonly kind: 'no-such-dealer' };

function headerProblems(header: Header): readonly HeaderProblem[] {
  if (header.format !== RECORD_FORMAT) return [{ kind: 'format', supported: RECORD_FORMAT }];
  const problems: HeaderProblem[] = [...ruleProblems(header.rules)];
  const { players } = header.rules;
  if (header.seats.length !== players) problems.push({ kind: 'seat-count', expected: players });
  const kinds: ReadonlySet<string> = new Set([HUMAN, ...OPPONENTS]);
  const styles: ReadonlySet<string> = new Set(STYLES);
  for (const { player, style } of header.seats) {
    if (!kinds.has(player)) problems.push({ kind: 'unknown-player', player });
    if (style !== undefined && !styles.has(style)) problems.push({ kind: 'unknown-style', style });
  }
  if (!isSeed(header.dealSeed) || !isSeed(header.aiSeed)) problems.push({ kind: 'bad-seed' });
  const dealer = header.firstDealer;
  if (dealer !== null && !(Number.isInteger(dealer) && dealer >= 0 && dealer < players))
    problems.push({ kind: 'no-such-dealer' });
  return problems;
}

/** The state before the first deal, or all problems of the header. */
export function newGame(header: Header): Result<GameState, readonly HeaderProblem[]> {
  const problems = headerProblems(header);
  if (problems.length > 0) return err(problems);
  return ok(openingState(header, roundSizes(header.rules), firstDealerOf(header)));
}

/** A game as its header and all commands so far; everything else is folded from them. */
export interface GameRecord {
  readonly header: Header;
  readonly commands: readonly Command[];
}

/** Why a record cannot be folded: an invalid header, or the first rejected command. */
export type FoldProblem =
  | { readonly kind: 'header'; readonly problems: readonly HeaderProblem[] }
  | { readonly kind: 'command'; readonly at: number; readonly rejection: Rejection };

/** The state after all commands of a record. */
export function fold(record: GameRecord): Result<GameState, FoldProblem> {
  const opened = newGame(record.header);
  if (!opened.ok) return err({ kind: 'header', problems: opened.error });
  let state = opened.value;
  for (const [at, command] of record.commands.entries()) {
    const stepped = step(state, command);
    if (!stepped.ok) return err({ kind: 'command', at, rejection: stepped.error });
    state = stepped.value.state;
  }
  return ok(state);
}

/**
 * The state after all commands of a record that is known to be valid.
 * @throws if the record cannot be folded; callers check records from outside with {@link fold}
 */
export function stateAfter(record: GameRecord): GameState {
  const folded = fold(record);
  if (!folded.ok) throw new Error(`no such game: ${JSON.stringify(folded.error)}`);
  return folded.value;
}
