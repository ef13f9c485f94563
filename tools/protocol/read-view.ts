import {
  type PossibleCommand,
  type Command,
  HUMAN,
  type HandView,
  type NameableTrump,
  type PlayerView,
  type Result,
  type RoundRecord,
  type RuleSet,
  type Standing,
  type TakenTrick,
  type Trick,
  breaksTrump,
  dealerNames,
  err,
  ok,
  highestBidder,
  openingStanding,
  presetRules,
  scoreRound,
  seatAfter,
  seatsOfSide,
  sideCount,
} from '@/engine/index.ts';
import { contradictionIn } from './contradiction.ts';
import type { Action, ProtocolView } from './schema.ts';

function rulesOf({ rules, players, scoring }: ProtocolView): RuleSet {
  const set = typeof rules === 'string' ? presetRules(rules, players) : rules;
  return scoring === undefined ? set : { ...set, scoring };
}

function pastOf(view: ProtocolView, rules: RuleSet): RoundRecord[] {
  const past: RoundRecord[] = [];
  let standing = openingStanding(rules);
  for (const [index, round] of view.pastRounds.entries()) {
    const { handSize, bids, taken: tricks, dealer, trumpSuit, trumpChooser: chooser } = round;
    const blindNils = bids.map(() => false);
    const score = scoreRound(rules, { handSize, bids, blindNils, tricks }, standing);
    standing = score.standing;
    past.push({
      ...score,
      index: round.round ?? index,
      handSize,
      dealer,
      trump: trumpSuit ?? 'N',
      turned: null,
      chooser,
      bids,
      blindNils,
      tricks,
    });
  }
  return past;
}

/** Bags and streaks follow from past rounds; totals are given, since past rounds may be omitted. */
function standingOf(view: ProtocolView, rules: RuleSet, past: readonly RoundRecord[]): Standing {
  const before = past.at(-1)?.standing ?? openingStanding(rules);
  const { scores } = view;
  if (scores === undefined) return before;
  const totals = Array.from({ length: sideCount(rules) }, (_, side) => {
    const [first = side] = seatsOfSide(rules, side);
    return scores[first] ?? 0;
  });
  return { ...before, totals };
}

const trickOf = (plays: ProtocolView['currentTrick'], leader: number): Trick => ({
  leader: plays[0]?.seat ?? leader,
  cards: plays.map(({ card }) => card),
});

function handsOf(view: ProtocolView): HandView[] {
  const { players, seat, hand, handSize, history, currentTrick, visibleHands } = view;
  return Array.from({ length: players }, (_, each): HandView => {
    const played = history.length + (currentTrick.some((play) => play.seat === each) ? 1 : 0);
    const hidden: HandView = { kind: 'hidden', count: Math.max(0, handSize - played) };
    if (each === seat) return hand.length > 0 ? { kind: 'seen', cards: hand } : hidden;
    const cards = visibleHands?.[each] ?? null;
    return cards === null ? hidden : { kind: 'seen', cards };
  });
}

function commandOf({ phase, seat }: ProtocolView, action: Action): Command {
  if (phase === 'bid') return { type: 'bid', seat, bid: action as number };
  if (phase === 'trump') return { type: 'nameTrump', seat, trump: action as NameableTrump };
  return { type: 'play', seat, card: action as Extract<Command, { type: 'play' }>['card'] };
}

/** Who names or has named trump: the dealer under a high joker [JOKER-5], or the highest bidder [TRUMP-3]. */
function chooserOf({ phase, bids, dealer, trumpCard, openCard }: ProtocolView, rules: RuleSet) {
  if (dealerNames({ turned: trumpCard, openCard })) return dealer;
  if (rules.trump.kind !== 'highest-bidder' || phase === 'bid') return null;
  return highestBidder(
    bids.map((bid) => bid ?? 0),
    dealer,
  );
}

/**
 * The engine's view that a protocol view describes, or why there is none.
 */
export function readView(view: ProtocolView): Result<PlayerView, string> {
  const rules = rulesOf(view);
  const wrong = contradictionIn(view, rules);
  if (wrong !== null) return err(wrong);
  const { players, seat, dealer, phase, handSize } = view;
  const trump = view.trumpSuit;
  const past = pastOf(view, rules);
  const opener = seatAfter(dealer, players);
  const taken = view.history.map(({ leader, winner, plays }): TakenTrick => ({
    ...trickOf(plays, leader),
    winner,
  }));
  const trick = trickOf(view.currentTrick, view.leader ?? taken.at(-1)?.winner ?? opener);
  const broken = [...taken, trick].some((each) =>
    each.cards.some((card) => breaksTrump(card, null, trump ?? 'N')),
  );
  const bids = view.bids.map((bid, each) =>
    bid === null && rules.bidding === 'sealed' && each !== seat ? ('sealed' as const) : bid,
  );
  const choices = view.legal.map((action): PossibleCommand => ({
    command: commandOf(view, action),
    refusal: null,
  }));
  const zeroRuns = view.bids.map((_, each) => {
    const newest = past.toReversed().findIndex(({ bids }) => bids[each] !== 0);
    return newest < 0 ? past.length : newest;
  });
  // Without the brand of the engine's views: another program made this one.
  const made = {
    seat,
    rules,
    seats: view.bids.map(() => ({ name: '', player: HUMAN })),
    schedule: view.schedule ?? [handSize],
    past,
    standing: standingOf(view, rules, past),
    zeroRuns,
    toAct: [seat],
    choices,
    round: {
      phase,
      index: view.round,
      handSize,
      dealer,
      turned: view.trumpCard,
      openCard: view.openCard,
      hands: handsOf(view),
      bids,
      blindNils: view.bids.map(() => false),
      trump,
      chooser: chooserOf(view, rules),
      trick,
      taken,
      tricks: view.tricksWon,
      broken,
    },
  } as unknown as PlayerView;
  return ok(made);
}
