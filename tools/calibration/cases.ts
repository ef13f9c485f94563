// The bids and cards of games, and how they ended; kept in a file, so that a run can be resumed or extended.
import { join } from 'node:path';
import {
  type Command,
  type GameState,
  hasPartners,
  isBidMade,
  isSameCommand,
} from '@/engine/index.ts';
import { after } from '../lib/games.ts';
import { type JsonLines, openJsonLines } from '../lib/json-lines.ts';
import type { Case } from './curve.ts';
import { type Measurement, OWN, finishRound, opening, playGame } from './games.ts';
import { bidder, cardTrier } from './tries.ts';

/** The cases of a game. */
export interface GameCases {
  readonly bids: readonly Case[];
  readonly cards: readonly Case[];
}

/** What to measure in a game. */
export interface CaseOptions {
  /** Whether cards are measured too. */
  readonly withCards: boolean;
  /** Whether only nils are counted, bid wherever the heuristic does not find them far worse. */
  readonly onlyNils: boolean;
}

/** A case whose bid is not yet made or missed. */
type OpenCase = Omit<Case, 'made'>;

/** Rounds are numbered through all games of a measurement; none has as many. */
const ROUNDS_PER_GAME = 1000;

/** The case of a bid, or of a card under a bid. */
function openCase(
  { header, round }: GameState,
  game: number,
  bid: number,
  predicted: number,
): OpenCase {
  if (round.phase === 'ready') throw new Error('nothing is dealt');
  const { handSize, index } = round;
  const fades = round.phase === 'play' && !hasPartners(header.rules);
  const share = fades ? 1 - round.taken.length / handSize : 1;
  return { predicted, round: game * ROUNDS_PER_GAME + index, share, bid, handSize };
}

/** Whether the measured seat made its bid in the round that ended last. */
function isMade({ header, past }: GameState): boolean {
  const record = past.at(-1);
  if (record === undefined) throw new Error('no round has ended');
  return isBidMade(header.rules, record, OWN);
}

/** Plays a game and measures its bids and cards; `game`: which of the measurement's games. */
export function gameCases(
  measurement: Measurement,
  game: number,
  { withCards, onlyNils }: CaseOptions,
): GameCases {
  const { level } = measurement;
  const tryBid = bidder(measurement, game, onlyNils);
  const tryCard = cardTrier(measurement, game);
  const cases = { bids: new Array<Case>(), cards: new Array<Case>() };
  // Choices that the round being played decides.
  let open: { readonly kind: keyof GameCases; readonly choice: OpenCase }[] = [];

  /** A card that expert would not play is played out apart: the bid was predicted for expert's cards. */
  function measureCard(state: GameState, own: Command): void {
    if (!withCards || state.round.phase !== 'play') return;
    const tried = tryCard(state, own);
    if (tried === null || tried.predicted === null) return;
    const choice = openCase(state, game, state.round.bids[OWN] ?? 0, tried.predicted);
    if (isSameCommand(tried.command, own)) open.push({ kind: 'cards', choice });
    else {
      const made = isMade(finishRound(after(state, tried.command), level));
      cases.cards.push({ ...choice, made });
    }
  }

  playGame(opening(measurement, game), {
    // Rounds that are not counted need not be played well.
    level: () => (onlyNils && open.length === 0 && level !== 'easy' ? 'hard' : level),
    bid(state) {
      const { command, predicted } = tryBid(state);
      if (predicted !== null && command.type === 'bid')
        open.push({ kind: 'bids', choice: openCase(state, game, command.bid, predicted) });
      return command;
    },
    card: measureCard,
    roundOver(state) {
      for (const { kind, choice } of open) cases[kind].push({ ...choice, made: isMade(state) });
      open = [];
    },
  });
  return cases;
}

/** The games of a measurement so far, in a file of its own in a folder; without a folder nothing is kept. */
export function openCaseFile(
  folder: string | undefined,
  { table, level, determinizations, seed }: Measurement,
  { withCards, onlyNils }: CaseOptions,
): JsonLines<GameCases> {
  if (folder === undefined) return { values: [], add: () => undefined };
  const counted = onlyNils ? 'nils' : withCards ? 'bids-cards' : 'bids';
  const name = [table.rules, table.players, level, counted, determinizations, seed]
    .filter((part) => part !== undefined)
    .join('-');
  return openJsonLines(join(folder, `${name.replaceAll('/', '_')}.jsonl`));
}
