import {
  type Command,
  PRESET_IDS,
  type PlayerView,
  type PresetId,
  type RuleSet,
  allowed,
  presetRules,
  seatAfter,
  sideOf,
} from '@/engine/index.ts';
import type { Action, ProtocolView } from './schema.ts';

/** A command as a protocol action; null for commands the protocol does not have. */
export function actionOf(command: Command): Action | null {
  if (command.type === 'bid') return command.bid;
  if (command.type === 'nameTrump') return command.trump;
  if (command.type === 'play') return command.card;
  return null;
}

const playsOf = (leader: number, cards: readonly string[], players: number) =>
  cards.map((card, place) => ({ seat: seatAfter(leader, players, place), card }));

/** The preset with these rules. */
const presetOf = (rules: RuleSet): PresetId | undefined =>
  PRESET_IDS.find((id) => JSON.stringify(presetRules(id, rules.players)) === JSON.stringify(rules));

/** A view in the protocol's terms; null in phases the protocol does not have. */
export function writeView(view: PlayerView): ProtocolView | null {
  const { rules, seat, round, past } = view;
  const { players } = rules;
  if (round.phase !== 'bid' && round.phase !== 'trump' && round.phase !== 'play') return null;
  const hands = round.hands.map((hand) => (hand.kind === 'seen' ? hand.cards : null));
  const others = hands.map((cards, each) => (each === seat ? null : cards));
  const made = {
    rules: presetOf(rules) ?? rules,
    phase: round.phase,
    players,
    seat,
    dealer: round.dealer,
    leader: round.trick.leader,
    round: round.index,
    schedule: view.schedule,
    handSize: round.handSize,
    scoring: rules.scoring,
    trumpCard: round.turned,
    openCard: round.openCard,
    trumpSuit: round.trump,
    hand: hands[seat] ?? [],
    visibleHands: others.some((cards) => cards !== null) ? others : null,
    legal: allowed(view.choices).flatMap((command) => actionOf(command) ?? []),
    bids: round.bids.map((bid) => (typeof bid === 'number' ? bid : null)),
    tricksWon: round.tricks,
    currentTrick: playsOf(round.trick.leader, round.trick.cards, players),
    history: round.taken.map(({ leader, winner, cards }) => ({
      leader,
      winner,
      plays: playsOf(leader, cards, players),
    })),
    scores: Array.from({ length: players }, (_, each) => view.standing.totals[sideOf(rules, each)]),
    pastRounds: past.map((record) => ({
      round: record.index,
      handSize: record.handSize,
      dealer: record.dealer,
      bids: record.bids,
      taken: record.tricks,
      trumpSuit: record.trump,
      trumpChooser: record.chooser,
      delta: Array.from({ length: players }, (_, each) => record.points[sideOf(rules, each)]),
    })),
  };
  // To the compiler, the lists of the schema can be changed.
  return made as ProtocolView;
}

/** The allowed move that an action names, or null. */
export function moveFor(view: PlayerView, action: unknown): Command | null {
  return allowed(view.choices).find((move) => actionOf(move) === action) ?? null;
}
