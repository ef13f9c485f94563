import * as v from 'valibot';
import {
  type Card,
  CARDS,
  type GameRecord,
  HUMAN,
  OPPONENTS,
  MAX_PLAYERS,
  MAX_ROUNDS,
  NAMEABLE_TRUMPS,
  RECORD_FORMAT,
  type Result,
  STYLES,
  type Seed,
  UNSEEN,
  err,
  isCard,
  isSeed,
  ok,
} from '@/engine/index.ts';
import { Rules, whole } from './rules.ts';

// These schemas check shapes only; the engine checks rules and commands.

const MAX_NAME = 40;

/** The shape of a game's header. */
export const Header = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  rules: Rules,
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
        player: v.picklist([HUMAN, ...OPPONENTS]),
        style: v.exactOptional(v.picklist(STYLES)),
      }),
    ),
    v.maxLength(MAX_PLAYERS),
  ),
  dealSeed: v.custom<Seed>(isSeed),
  aiSeed: v.custom<Seed>(isSeed),
  firstDealer: v.nullable(whole),
});

/** The shape of a command. */
export const Command = v.variant('type', [
  v.strictObject({ type: v.literal('deal') }),
  v.strictObject({ type: v.literal('declare'), seat: whole, blindNil: v.boolean() }),
  v.strictObject({ type: v.literal('bid'), seat: whole, bid: whole }),
  v.strictObject({
    type: v.literal('nameTrump'),
    seat: whole,
    trump: v.picklist(NAMEABLE_TRUMPS),
  }),
  v.strictObject({
    type: v.literal('play'),
    seat: whole,
    card: v.union([v.custom<Card>(isCard), v.literal(UNSEEN)]),
  }),
]);

/** A deal, a declaration and a bid by each player, a trump and all cards. */
const MAX_ROUND_COMMANDS = 1 + 2 * MAX_PLAYERS + 1 + CARDS.length;

/** An upper bound on the commands of a game. */
export const MAX_COMMANDS = MAX_ROUNDS * MAX_ROUND_COMMANDS;

const Record = v.strictObject({
  header: Header,
  commands: v.pipe(v.array(Command), v.maxLength(MAX_COMMANDS)),
});

/** Checks the shape of a record; fold it to know whether its commands are legal. */
export function parseRecord(value: unknown): Result<GameRecord, { readonly kind: 'not-a-game' }> {
  const parsed = v.safeParse(Record, value);
  return parsed.success ? ok(parsed.output) : err({ kind: 'not-a-game' });
}
