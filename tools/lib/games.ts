import {
  type Card,
  type Command,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Header,
  RECORD_FORMAT,
  type RuleSet,
  type Seat,
  type SeatInfo,
  type Seed,
  type Step,
  type Trump,
  evolve,
  newGame,
  resolveScoring,
  seatsFromLeftOf,
  step,
  trumpAfterDeal,
} from '@/engine/index.ts';

/** Seeds for tests whose result must not depend on the deal. */
export const DEAL_SEED = '0123456789abcdef0123456789abcdef';
export const AI_SEED = 'fedcba9876543210fedcba9876543210';

/** The seed of a number from 0 on; the seed 0 is not valid. */
export const seedOf = (number: number): Seed => (number + 1).toString(16).padStart(32, '0');

/** How many rounds of a record have been dealt. */
export const dealtRounds = ({ commands }: GameRecord): number =>
  commands.filter(({ type }) => type === 'deal').length;

const seatInfos = (players: number): SeatInfo[] =>
  Array.from({ length: players }, () => ({ name: '', player: 'human' }));

/** The header of a game under these rules; seat 0 deals first unless said otherwise. */
export const headerOf = (rules: RuleSet, rest: Partial<Header> = {}): Header => ({
  format: RECORD_FORMAT,
  rules,
  seats: seatInfos(rules.players),
  dealSeed: DEAL_SEED,
  aiSeed: AI_SEED,
  firstDealer: 0,
  ...rest,
});

/** A new game with a header. @throws if it cannot be played. */
export function newGameOf(header: Header): GameState {
  const game = newGame(header);
  if (!game.ok) throw new Error(`no game: ${JSON.stringify(game.error)}`);
  return game.value;
}

/** A new game under these rules. @throws if they cannot be played. */
export const newGameWith = (rules: RuleSet, rest: Partial<Header> = {}): GameState =>
  newGameOf(headerOf(rules, rest));

/** The same partnership rules, except that all seats may declare blind nil without trailing. */
export function withoutTrailing(rules: RuleSet): RuleSet {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'partnership') throw new Error('blind nil is for partners');
  return { ...rules, scoring: { ...scoring, blindNilBehind: 0 } };
}

/** Applies a command that must be legal. */
export function apply(state: GameState, command: Command): Step {
  const result = step(state, command);
  if (result.ok) return result.value;
  throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(result.error)}`);
}

/** The state after commands that must all be legal. */
export const after = (state: GameState, ...commands: readonly Command[]): GameState =>
  commands.reduce((before, command) => apply(before, command).state, state);

/** The state after events. */
export const evolved = (state: GameState, ...events: readonly GameEvent[]): GameState =>
  events.reduce(evolve, state);

/** The cards of a deal, and how it differs from an ordinary one. */
export interface GivenDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly dealer: Seat;
  readonly index?: number;
  readonly handSize?: number;
  readonly turned?: Card | null;
  readonly openCard?: Card | null;
  /** null: still to be named. Left out: by the rules. */
  readonly trump?: Trump | null;
  readonly mayDeclare?: readonly Seat[];
}

/** Deals given cards: the only event that tests make up. */
export function dealt(state: GameState, deal: GivenDeal): GameState {
  const { hands, dealer, index = 0, turned = null, openCard = null, mayDeclare = [] } = deal;
  const { rules } = state.header;
  const { handSize = hands[0]?.length ?? 0 } = deal;
  const { trump = trumpAfterDeal(rules, index, turned ?? openCard) } = deal;
  return evolve(state, {
    type: 'dealt',
    index,
    handSize,
    dealer,
    hands,
    turned,
    openCard,
    trump,
    mayDeclare,
  });
}

/** Bids in turn from the dealer's left; `bids` in the order of bidding. */
export const bidsInOrder = (
  players: number,
  dealer: Seat,
  bids: readonly number[],
): Extract<Command, { type: 'bid' }>[] => {
  const order = seatsFromLeftOf(dealer, players);
  return bids.map((bid, turn) => ({ type: 'bid', seat: order[turn] ?? -1, bid }));
};
