import * as v from 'valibot';
import { type Card, MAX_PLAYERS, MIN_PLAYERS, PRESET_IDS, isCard } from '@/engine/index.ts';
import { Rules, ScoringShape, whole } from '@/storage/formats/rules.ts';

// The protocol between the arena and outside programs: one JSON object per line. Unknown keys are refused;
// everything that decides about legal and sensible play is required.

const count = v.pipe(whole, v.minValue(0));
const perSeat = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(MIN_PLAYERS), v.maxLength(MAX_PLAYERS));
const AnyCard = v.custom<Card>(isCard);
const TrumpName = v.picklist(['C', 'D', 'H', 'S', 'N', 'L']);

const Play = v.strictObject({ seat: count, card: AnyCard });

export const View = v.strictObject({
  // Not a union, so that the problem of a rules object is named.
  rules: v.lazy((rules) => (typeof rules === 'string' ? v.picklist(PRESET_IDS) : Rules)),
  phase: v.picklist(['bid', 'trump', 'play']),
  players: v.pipe(whole, v.minValue(MIN_PLAYERS), v.maxValue(MAX_PLAYERS)),
  seat: count,
  dealer: count,
  leader: v.optional(count),
  round: v.optional(count, 0),
  schedule: v.optional(v.array(count)),
  handSize: v.pipe(whole, v.minValue(1)),
  scoring: v.optional(ScoringShape),
  trumpCard: v.optional(v.nullable(AnyCard), null),
  openCard: v.optional(v.nullable(AnyCard), null),
  trumpSuit: v.optional(v.nullable(TrumpName), null),
  hand: v.array(AnyCard),
  visibleHands: v.optional(v.nullable(v.array(v.nullable(v.array(AnyCard)))), null),
  // An unseen card, as on the forehead, may have any name.
  legal: v.pipe(v.array(v.union([count, v.string()])), v.minLength(1)),
  bids: perSeat(v.nullable(count)),
  tricksWon: perSeat(count),
  currentTrick: v.array(Play),
  history: v.array(v.strictObject({ leader: count, winner: count, plays: v.array(Play) })),
  scores: v.optional(v.array(whole)),
  pastRounds: v.optional(
    v.array(
      v.strictObject({
        round: v.optional(count),
        handSize: count,
        dealer: v.optional(count, 0),
        bids: perSeat(count),
        taken: perSeat(count),
        trumpSuit: v.optional(v.nullable(TrumpName), null),
        trumpChooser: v.optional(v.nullable(count), null),
        delta: v.optional(v.array(whole)),
      }),
    ),
    [],
  ),
});

/** What a seat may know, in the protocol's terms. */
export type ProtocolView = v.InferOutput<typeof View>;

export const Request = v.strictObject({
  id: v.union([v.number(), v.string()]),
  type: v.picklist(['bid', 'trump', 'play']),
  view: View,
});

/** A bid, a suit, or a card. */
export type Action = number | string;

export const Answer = v.union([
  v.object({
    id: v.union([v.number(), v.string()]),
    action: v.union([v.number(), v.string()]),
  }),
  v.object({ id: v.union([v.number(), v.string()]), error: v.string() }),
]);
