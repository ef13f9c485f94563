import {
  type Card,
  type GameState,
  type RuleSet,
  type Seat,
  type Trump,
  MAX_ROUNDS,
  SUITS,
  dealerNames,
  deckOf,
  handSizes,
  isCard,
  isJoker,
  legalCommands,
  presetRules,
  seatsFromLeftOf,
  step,
  suitOf,
} from '@/engine/index.ts';
import { parseRules } from '@/storage/formats/rules.ts';
import { after, dealt, newGameWith } from '../../lib/games.ts';
import { roundPlayed } from '../../lib/positions.ts';
import { sameBids, samePlays } from '../choices.ts';
import type { Row } from '../rows.ts';
import { Malformed, Mismatch, same, sameSet } from '../verdict.ts';

type GivenRules = Row<'ruleSchedule'>['rules'];

/** A rule object as the engine's rules, with what it leaves out; null if they cannot be played. */
function rulesOf(given: GivenRules): RuleSet | null {
  const { scoring, ...rest } = given;
  const rules = parseRules({
    ...presetRules('bugger-your-neighbor'),
    ...rest,
    scoring: { kind: 'formula', zero: null, streak: null, wins: 'high', ...scoring },
  });
  if (rules.ok) return rules.value;
  if (rules.error.kind === 'not-rules') throw new Mismatch('the engine does not know these rules');
  return null;
}

function playable(given: GivenRules): RuleSet {
  const rules = rulesOf(given);
  if (rules === null) throw new Mismatch('the engine refuses these rules');
  return rules;
}

const cardsIn = (text: string): Card[] =>
  text.split(' ').map((word) => {
    if (!isCard(word)) throw new Malformed(`${JSON.stringify(word)} is no card`);
    return word;
  });

const cardIn = (text: string | null): Card | null =>
  text === null ? null : (cardsIn(text)[0] ?? null);

/** The deck, high to low in each suit, and the hand sizes once through the schedule. */
export function ruleSchedule({ rules: given, refused, deck, sizes }: Row<'ruleSchedule'>): void {
  const rules = rulesOf(given);
  same('whether the rules are refused', rules === null, refused === true);
  if (rules === null) return;
  const cards = deckOf(rules);
  const strongestFirst = [
    ...SUITS.flatMap((suit) => cards.filter((card) => suitOf(card) === suit).toReversed()),
    ...cards.filter(isJoker),
  ];
  if (deck !== undefined) same('deck', strongestFirst, cardsIn(deck));
  same('hand sizes', handSizes(rules), sizes);
}

const trumpOf = (name: string): Trump => (name === 'all-but-led' ? 'L' : (name as Trump));

/** The rounds before: runs of bids of 0, and of bids made and missed. */
function withRuns(state: GameState, row: Row<'ruleRound'>): GameState {
  const { zeroStreaks, streaks } = row;
  const { players } = state.header.rules;
  const [sample] = roundPlayed(state, {
    handSize: 1,
    bids: new Array<number>(players).fill(0),
    tricks: [1, ...new Array<number>(players - 1).fill(0)],
  }).state.past;
  if (sample === undefined) throw new Error('a round was not scored');
  const longest = Math.max(...zeroStreaks);
  const past = Array.from({ length: longest }, (_, ago) => ({
    ...sample,
    bids: zeroStreaks.map((run) => (longest - ago <= run ? 0 : 1)),
  }));
  const runs = streaks.made.map((made, seat) => made - (streaks.missed[seat] ?? 0));
  return { ...state, past, standing: { ...state.standing, streaks: runs } };
}

function bid(state: GameState, row: Row<'ruleRound'>): GameState {
  const { rules } = state.header;
  let open = state;
  for (const [place, seat] of seatsFromLeftOf(row.dealer, rules.players).entries()) {
    const legal = row.legalBids[rules.bidding === 'sealed' ? seat : place] ?? [];
    sameBids(open, seat, row.handSize, legal);
    open = after(open, { type: 'bid', seat, bid: row.bids[seat] ?? -1 });
  }
  return open;
}

function nameTrump(state: GameState, row: Row<'ruleRound'>): GameState {
  const { round } = state;
  same('who names trump', round.phase === 'trump' ? round.chooser : null, row.trumpNamer);
  if (round.phase !== 'trump') return state;
  const named = legalCommands(state).flatMap((move) =>
    move.type === 'nameTrump' ? [move.trump] : [],
  );
  sameSet<string>('legal trumps', named, row.legalTrumps ?? []);
  const trump = named.find((each) => each === row.trump);
  if (trump === undefined) throw new Mismatch(`${row.trump} cannot be named`);
  return after(state, { type: 'nameTrump', seat: round.chooser, trump });
}

/** A whole round, card by card, with all legal bids and cards. */
export function ruleRound(row: Row<'ruleRound'>): void {
  const rules = playable(row.rules);
  const { dealer, handSize } = row;
  const hands = row.hands.map(cardsIn);
  const turned = cardIn(row.turned);
  const openCard = cardIn(row.dealersLast);
  if (row.round > MAX_ROUNDS) throw new Malformed(`round ${row.round} is beyond any game`);
  const before = withRuns(newGameWith(rules, { firstDealer: 0 }), row);
  const ready = dealt(before, { hands, handSize, dealer, turned, openCard, index: row.round - 1 });
  same(
    'who names trump before the bids',
    ready.round.phase === 'trump' ? ready.round.chooser : null,
    dealerNames({ turned, openCard }) ? row.trumpNamer : null,
  );
  const named = ready.round.phase === 'trump' ? nameTrump(ready, row) : ready;
  const closed = bid(named, row);
  let state = ready.round.phase === 'trump' ? closed : nameTrump(closed, row);
  if (state.round.phase !== 'play') throw new Mismatch(`no play in phase ${state.round.phase}`);
  same('trump', state.round.trump, trumpOf(row.trump));
  same('first leader', state.round.trick.leader, row.firstLeader);
  const winners: Seat[] = [];
  for (const [at, played] of row.plays.flatMap((trick) => trick.split(' ')).entries()) {
    const seat = Number(played.charAt(0));
    const [card] = cardsIn(played.slice(1));
    if (state.round.phase !== 'play' || card === undefined)
      throw new Mismatch(`the round is over before ${played}`);
    samePlays(state, seat, state.round.hands[seat] ?? [], cardsIn(row.legalPlays[at] ?? ''));
    const next = step(state, { type: 'play', seat, card });
    if (!next.ok) throw new Mismatch(`${played}: the engine refuses it: ${next.error.kind}`);
    for (const event of next.value.events)
      if (event.type === 'trickTaken') winners.push(event.winner);
    state = next.value.state;
  }
  same('winners of the tricks', winners, row.winners);
  const record = state.past.at(-1);
  same('tricks', record?.tricks, row.tricks);
  same('points', record?.points, row.points);
}

/** A whole game by bids and tricks: sizes, dealers, points, totals, its end and the winners. */
export function ruleGame(row: Row<'ruleGame'>): void {
  const rules = playable(row.rules);
  let state = newGameWith(rules, { firstDealer: row.firstDealer });
  same('number of rounds played', row.endsAfter, row.rounds.length);
  for (const [index, round] of row.rounds.entries()) {
    const what = `round ${index + 1}, `;
    if (state.round.phase === 'over')
      throw new Mismatch(`the game is over before round ${index + 1}`);
    const dealing = step(state, { type: 'deal' });
    const [event] = dealing.ok ? dealing.value.events : [];
    if (event?.type !== 'dealt') throw new Mismatch(`${what}the engine does not deal`);
    same(`${what}hand size`, event.handSize, round.handSize);
    same(`${what}dealer`, event.dealer, round.dealer);
    if (round.trump !== null) same(`${what}trump`, event.trump, trumpOf(round.trump));
    state = roundPlayed(state, round, index, event.dealer).state;
    same(`${what}points`, state.past[index]?.points, round.points);
    same(`${what}totals`, state.standing.totals, round.totals);
  }
  if (state.round.phase !== 'over')
    throw new Mismatch(`phase ${state.round.phase} after the last round`);
  sameSet('winners', state.round.winners, row.winners);
}
