import * as v from 'valibot';
import {
  CARDS,
  type Card,
  type Command,
  HUMAN,
  OPPONENTS,
  type PlayerKind,
  type Result,
  type RuleSet,
  STYLES,
  type SeatInfo,
  type Trump,
  UNSEEN,
  cardIndex,
  err,
  hasPartners,
  isCard,
  ok,
  seesHand,
  sideCount,
  roundSizes,
} from '@/engine/index.ts';
import {
  type PastRound,
  type Position,
  type PositionMove,
  type PositionProblem,
  positionProblem,
} from '@/engine/position/index.ts';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { type LinkKind, type LinkProblem, unpackLink, packLink } from './link.ts';
import { moveNumber } from './moves.ts';
import { moveOfNumber } from './read-moves.ts';
import { type Packing, flag, list, nullable, oneOf, struct, uint } from './packing.ts';
import { BitReader, BitWriter } from './bits.ts';
import { RULES_VERSIONS, type RulesVersion, packedRules, rulesVersion } from './rules-pack.ts';
import { parseRules } from './rules.ts';

/** The first byte is the version of the packed rules, {@link LAYOUT} that of everything after them. */
const POSITION_LINK: LinkKind<RulesVersion> = {
  key: '#position=',
  versions: RULES_VERSIONS,
  maxLength: 8000,
};

/** The version of what follows the rules, in four bits. */
const LAYOUT = 1;

// Indices in these lists are part of the format: they may only grow at their ends.
const PLAYERS: readonly PlayerKind[] = [HUMAN, ...OPPONENTS];
const TRUMPS: readonly Trump[] = ['C', 'D', 'H', 'S', 'N', 'L'];

const seat = uint(3);
const card: Packing<Card> = {
  write: (to, value) => to.uint(cardIndex(value), 6),
  read: (from) => CARDS[from.uint(6)],
};
/** A signed integer of 32 bits. */
const points: Packing<number> = {
  write: (to, value) => to.uint(value, 32),
  read: (from) => from.uint(32) | 0,
};
/** A bid or a number of tricks. */
const count = uint(5);

/** A fixed number of items. */
const times = <T>(length: number, item: Packing<T>): Packing<readonly T[]> => ({
  write(to, items) {
    for (const each of items) item.write(to, each);
  },
  read: (from) => Array.from({ length }, () => item.read(from)),
});

/** A value that is not written. */
const always = <T>(value: T): Packing<T> => ({ write: () => undefined, read: () => value });

/** A move of a position. Its cards are always named, even those that a command would call unseen. */
const move: Packing<PositionMove> = {
  write: (to, value) => to.uint(value.type === 'sealed' ? 0 : moveNumber(value), 12),
  read: (from) => moveOfNumber(from.uint(12)),
};

interface PackedSeat {
  readonly player: PlayerKind;
  readonly style: NonNullable<SeatInfo['style']> | null;
}

type Packed = Omit<Position, 'rules' | 'seats'> & { readonly seats: readonly PackedSeat[] };

function packing(rules: RuleSet): Packing<Packed> {
  const { players } = rules;
  const nils = times(players, flag);
  const past = struct<PastRound>({
    trump: oneOf(TRUMPS, 3),
    turned: nullable(card),
    chooser: nullable(seat),
    bids: times(players, count),
    blindNils: hasPartners(rules) ? nils : always(new Array<boolean>(players).fill(false)),
    tricks: times(players, count),
  });
  return struct<Packed>({
    seats: times(
      players,
      struct<PackedSeat>({ player: oneOf(PLAYERS, 3), style: nullable(oneOf(STYLES, 2)) }),
    ),
    seat,
    index: uint(7),
    dealer: seat,
    past: list(7, past),
    totals: nullable(times(sideCount(rules), points)),
    turned: nullable(card),
    openCard: nullable(card),
    hands: times(players, list(6, card)),
    moves: list(8, move),
  });
}

/** Whether a decoded command is a move of a position: there is one, no deal, and its card is named. */
const isPositionMove = (command: Command | null): boolean =>
  command !== null &&
  command.type !== 'deal' &&
  (command.type !== 'play' || command.card !== UNSEEN);

const cardShape = v.custom<Card>(isCard);
const number = v.pipe(v.number(), v.integer());

/** The shape of what was read; {@link positionProblem} checks everything else. */
const Shape = v.object({
  seats: v.array(v.object({ player: v.picklist(PLAYERS), style: v.nullable(v.picklist(STYLES)) })),
  past: v.array(
    v.object({ trump: v.picklist(TRUMPS), turned: v.nullable(cardShape), bids: v.array(number) }),
  ),
  turned: v.nullable(cardShape),
  openCard: v.nullable(cardShape),
  hands: v.array(v.array(cardShape)),
  moves: v.array(v.custom<PositionMove>((read) => isPositionMove(read as Command | null))),
});

/** Names are not part of a link: opponents are named clockwise from the viewer's left. */
function seatsOf({ seats, seat: own }: Packed): SeatInfo[] {
  const players = seats.length;
  return seats.map(({ player, style }, at): SeatInfo => {
    const name = at === own ? '' : (OPPONENT_NAMES[(at - own - 1 + players) % players] ?? '');
    return style === null ? { name, player } : { name, player, style };
  });
}

/** The position without the cards that its viewer does not see. */
export function withoutHiddenCards(position: Position): Position {
  const handSize = roundSizes(position.rules)[position.index] ?? 0;
  return {
    ...position,
    hands: position.hands.map((hand, owner) =>
      seesHand(position.rules, handSize, position.seat, owner) ? hand : [],
    ),
  };
}

/** A possible position as the fragment of a link. Whoever opens it sees all hands that the position names. */
export function encodePositionLink(position: Position): string {
  const { rules, seats, moves } = position;
  const to = new BitWriter();
  const version = rulesVersion(rules);
  packedRules(version).write(to, rules);
  to.uint(LAYOUT, 4);
  packing(rules).write(to, {
    ...position,
    seats: seats.map(({ player, style = null }) => ({ player, style })),
    moves: moves.filter(({ type }) => type !== 'sealed'),
  });
  return packLink(POSITION_LINK, version, to.done());
}

/** Why a text holds no link to a position. */
export type PositionLinkProblem =
  | LinkProblem
  /** The link is as it was made, but there is no such position. */
  | {
      readonly kind: 'impossible';
      readonly position: Position;
      readonly problem: PositionProblem;
    };

/**
 * Decodes the position in a link, which may be a whole address, its fragment, or text around them. The
 * result is possible under its rules. Never throws.
 */
export function decodePositionLink(text: string): Result<Position, PositionLinkProblem> {
  const opened = unpackLink(POSITION_LINK, text);
  if (!opened.ok) return opened;
  const { version, content } = opened.value;
  const reader = new BitReader(content);
  const rules = parseRules(packedRules(version).read(reader));
  if (!rules.ok)
    return err({ kind: rules.error.kind === 'not-rules' ? 'newer-version' : 'damaged' });
  if (reader.uint(4) !== LAYOUT) return err({ kind: 'newer-version' });
  const packed = packing(rules.value).read(reader);
  // The checksum matches, but an option is unknown: a later version added it.
  if (!v.is(Shape, packed)) return err({ kind: 'newer-version' });
  // `packing` reads every field, and `Shape` has checked those that an unknown index leaves undefined.
  const read = packed as unknown as Packed;
  const position: Position = { ...read, rules: rules.value, seats: seatsOf(read) };
  if (!reader.isDone()) return err({ kind: 'damaged' });
  const problem = positionProblem(position);
  return problem === null ? ok(position) : err({ kind: 'impossible', position, problem });
}
