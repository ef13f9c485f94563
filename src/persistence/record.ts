import * as v from 'valibot';
import {
  BIDDINGS,
  type Card,
  DECK_LIMITS,
  FORMULA_IDS,
  type GameRecord,
  HUMAN,
  LEVELS,
  NAMEABLE_TRUMPS,
  RECORD_FORMAT,
  type Result,
  SCHEDULE_SHAPES,
  SIDES,
  SIGHTS,
  SUITS,
  type Seed,
  TERMS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  type Term,
  UNSEEN,
  err,
  isCard,
  isSeed,
  ok,
} from '@/engine/index.ts';

// The shape only: whether rules can be played and commands are legal is the engine's to say.

const whole = v.pipe(v.number(), v.integer());

const Part = v.strictObject(
  Object.fromEntries(TERMS.map((term) => [term, v.exactOptional(v.number())])) as Record<
    Term,
    v.ExactOptionalSchema<v.NumberSchema<undefined>, undefined>
  >,
);

const Formula = v.strictObject({
  kind: v.literal('formula'),
  made: Part,
  missed: Part,
  zero: v.nullable(v.strictObject({ made: Part, missed: Part })),
  streak: v.nullable(v.strictObject({ from: whole, points: whole })),
  wins: v.picklist(['high', 'low']),
});

const Partnership = v.strictObject({
  kind: v.literal('partnership'),
  perTrick: whole,
  nil: whole,
  blindNil: whole,
  blindNilBehind: whole,
  bag: whole,
  bagLimit: whole,
  bagPenalty: whole,
});

const TrumpRule = v.union([
  v.strictObject({ kind: v.literal('fixed'), suit: v.picklist(SUITS) }),
  v.strictObject({ kind: v.picklist(TRUMP_KINDS.filter((kind) => kind !== 'fixed')) }),
]);

const EndRule = v.union([
  v.strictObject({ kind: v.literal('schedule') }),
  v.strictObject({ kind: v.literal('target'), points: whole }),
]);

const Rules = v.strictObject({
  players: whole,
  sides: v.picklist(SIDES),
  schedule: v.strictObject({
    shape: v.picklist(SCHEDULE_SHAPES),
    low: whole,
    high: v.union([whole, v.picklist(DECK_LIMITS)]),
    turns: whole,
  }),
  trump: TrumpRule,
  bidding: v.picklist(BIDDINGS),
  hook: v.boolean(),
  zeroLimit: v.nullable(whole),
  sight: v.picklist(SIGHTS),
  trumpLead: v.picklist(TRUMP_LEADS),
  scoring: v.union([v.picklist(FORMULA_IDS), Formula, Partnership]),
  end: EndRule,
});

const MAX_NAME = 40;

const Header = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  rules: Rules,
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
        player: v.picklist([HUMAN, ...LEVELS]),
      }),
    ),
    v.maxLength(7),
  ),
  dealSeed: v.custom<Seed>(isSeed),
  aiSeed: v.custom<Seed>(isSeed),
  firstDealer: v.nullable(whole),
});

const Command = v.variant('type', [
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

/** More than any game can last: 100 rounds, each with a deal, 7 bids, a trump and 52 cards. */
const MAX_COMMANDS = 100 * (1 + 7 + 1 + 52);

const Record = v.strictObject({
  header: Header,
  commands: v.pipe(v.array(Command), v.maxLength(MAX_COMMANDS)),
});

/**
 * A game from storage or from elsewhere: its shape is checked here; fold it to learn whether it is
 * a game that can have been played.
 */
export function parseRecord(value: unknown): Result<GameRecord, { readonly kind: 'not-a-game' }> {
  const parsed = v.safeParse(Record, value);
  return parsed.success ? ok(parsed.output) : err({ kind: 'not-a-game' });
}
