import {
  HUMAN,
  type Header,
  OPPONENTS,
  type PlayerKind,
  RECORD_FORMAT,
  type Result,
  STYLES,
  type SeatInfo,
  err,
  ok,
} from '@/engine/index.ts';
import * as v from 'valibot';
import type { GameLinkKind, SharedGame } from '@/store/ports/sharing.ts';
import { type LinkKind, type LinkProblem, unpackLink, packLink } from './link.ts';
import { packMoves, unpackMoves } from './packed-moves.ts';
import { packedText } from './packing.ts';
import { Header as HeaderShape } from './record.ts';
import { BitReader, BitWriter } from './bits.ts';
import { isRulesName, rulesName } from '@/store/rules-name.ts';
import { hasOneHuman } from '@/store/seating.ts';
import { RULES_VERSIONS, type RulesVersion, packedRules, rulesVersion } from './rules-pack.ts';

const LINKS = {
  game: { key: '#game=', versions: RULES_VERSIONS, maxLength: 20_000 },
  deal: { key: '#deal=', versions: RULES_VERSIONS, maxLength: 20_000 },
} as const satisfies Record<GameLinkKind, LinkKind<RulesVersion>>;

/** Indices are part of the format. With {@link STYLED} they fill three bits, so the list cannot grow. */
const PLAYERS: readonly PlayerKind[] = [HUMAN, ...OPPONENTS];
/** Precedes a player with a style; versions of the game without styles reject it. */
const STYLED = 7;

/** By version, the width of the first dealer's seat in bits, and the value for a dealer drawn from the seed. */
const FIRST_DEALER = {
  1: { bits: 3, nobody: 7 },
  2: { bits: 3, nobody: 7 },
  3: { bits: 4, nobody: 15 },
} as const satisfies Record<RulesVersion, { bits: number; nobody: number }>;

const SEED_WORDS = [0, 8, 16, 24] as const;

function writePlayer(to: BitWriter, { player, style }: SeatInfo): void {
  if (style !== undefined) to.uint(STYLED, 3);
  to.uint(PLAYERS.indexOf(player), 3);
  if (style !== undefined) to.uint(STYLES.indexOf(style), 3);
}

function readPlayer(from: BitReader): { readonly player: unknown; readonly style?: unknown } {
  const player = from.uint(3);
  return player === STYLED
    ? { player: PLAYERS[from.uint(3)], style: STYLES[from.uint(3)] }
    : { player: PLAYERS[player] };
}

function writeHeader(to: BitWriter, version: RulesVersion, header: Header): void {
  packedRules(version).write(to, header.rules);
  for (const seat of header.seats) {
    writePlayer(to, seat);
    packedText.write(to, seat.name);
  }
  for (const seed of [header.dealSeed, header.aiSeed])
    for (const at of SEED_WORDS) to.uint(Number.parseInt(seed.slice(at, at + 8), 16), 32);
  const { bits, nobody } = FIRST_DEALER[version];
  to.uint(header.firstDealer ?? nobody, bits);
}

const readSeed = (from: BitReader): string =>
  SEED_WORDS.map(() => (from.uint(32) >>> 0).toString(16).padStart(8, '0')).join('');

function readHeader(from: BitReader, version: RulesVersion): unknown {
  const rules = packedRules(version).read(from) as Header['rules'];
  const seats = Array.from({ length: rules.players }, () => ({
    ...readPlayer(from),
    name: packedText.read(from),
  }));
  const [dealSeed, aiSeed] = [readSeed(from), readSeed(from)];
  const { bits, nobody } = FIRST_DEALER[version];
  const dealer = from.uint(bits);
  const firstDealer = dealer === nobody ? null : dealer;
  return { format: RECORD_FORMAT, rules, seats, dealSeed, aiSeed, firstDealer };
}

/** Whether there is exactly one human, and all names can be displayed. */
const hasValidSeats = (header: Header): boolean =>
  hasOneHuman(header) && header.seats.every(({ name }) => isRulesName(name));

/**
 * A finished game as the fragment of a link: about 400 characters for the longest preset.
 * @throws if the game is illegal or not over
 */
export function encodeGameLink(kind: GameLinkKind, { record, aided }: SharedGame): string {
  const { header, commands } = record;
  const seats = header.seats.map((seat) => ({ ...seat, name: rulesName(seat.name) }));
  const to = new BitWriter();
  to.uint(Number(aided), 1);
  const version = rulesVersion(header.rules);
  writeHeader(to, version, { ...header, seats });
  const head = to.done();
  const length = new BitWriter();
  length.uint(head.length, 16);
  return packLink(LINKS[kind], version, [
    ...length.done(),
    ...head,
    ...packMoves(header, commands),
  ]);
}

/**
 * Decodes the game in a link, which may be a whole address, its fragment, or text around them. The
 * result is a legal, finished game. Never throws.
 */
export function decodeGameLink(kind: GameLinkKind, text: string): Result<SharedGame, LinkProblem> {
  const opened = unpackLink(LINKS[kind], text);
  if (!opened.ok) return opened;
  const { version, content } = opened.value;
  const [high = 0, low = 0, ...rest] = content;
  const split = high * 256 + low;
  const reader = new BitReader(rest.slice(0, split));
  const aided = reader.uint(1) === 1;
  const header = v.safeParse(HeaderShape, readHeader(reader, version));
  // The checksum matches, but an option is unknown: a later version added it.
  if (!header.success) return err({ kind: 'newer-version' });
  const isWhole = reader.isDone() && hasValidSeats(header.output);
  const commands = isWhole ? unpackMoves(header.output, rest.slice(split)) : null;
  if (commands === null) return err({ kind: 'damaged' });
  return ok({ record: { header: header.output, commands }, aided });
}
