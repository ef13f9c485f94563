import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { foreheadWinProbability } from '@/ai/heuristic/forehead.ts';
import { trumpNumber } from '@/ai/heuristic/card-sets.ts';
import { loadNets } from '@/ai/net/loaded-nets.ts';
import { cardNumber, putPosition } from '@/ai/net/position.ts';
import { HIDDEN, OUTPUTS, SECOND } from '@/ai/net/weights.ts';
import {
  type GameState,
  NAMEABLE_TRUMPS,
  type PlayerView,
  type RuleSet,
  type Seat,
  UNSEEN,
  allowed,
  dealtRound,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { weightsOf } from '../../../tools/lib/net-weights.ts';
import { appPlayer } from '../../../tools/lib/player.ts';
import { after, newGameWith, seedOf } from '../../../tools/lib/games.ts';
import { openProbe } from '../../wasm/probe.ts';

const core = openProbe();
const nets = loadNets(core, weightsOf('solo'));
const player = appPlayer();

/** The most recent probabilities: of the seat’s deviations, then of the others’ bids, clockwise. */
const latestProbabilities = (): readonly number[] => [
  ...new Float32Array(core.memory.buffer, core.probabilitiesAt.value, core.deviations.value + 6),
];
const MIDDLE = (core.deviations.value - 1) / 2;
const exactly = (): number => latestProbabilities()[MIDDLE] as number;

function put(view: PlayerView) {
  const round = dealtRound(view);
  if (round === null) throw new Error('nothing is dealt');
  putPosition(core, view, round);
  return round;
}

/** A position of the first round of a game, dealt from a seed. */
function asked(rules: RuleSet, seed: number): { state: GameState; view: PlayerView } {
  const dealSeed = seedOf(seed);
  const state = after(newGameWith(rules, { dealSeed }), { type: 'deal' });
  return { state, view: viewFor(state, toAct(state)[0] ?? 0) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const ONE_CARD: RuleSet = {
  ...presetRules('devils-bridge'),
  schedule: { shape: 'constant', low: 1, high: 1, turns: 1 },
};

/** Indices of forehead features in the input. */
const FOREHEAD = 362;
const BY_CARDS = FOREHEAD + 1;
const FORCED = FOREHEAD + 138;

/** A bidding net whose output is a weighted sum of its inputs, as log-odds of making the bid. */
function probe(weights: ReadonlyMap<number, number>): (seat: Seat) => number {
  const inputs = core.bidInputs.value;
  const size = inputs * HIDDEN + HIDDEN + HIDDEN * SECOND + SECOND + SECOND * OUTPUTS + OUTPUTS;
  const address = core.allocate(4 * size);
  const net = new Float32Array(core.memory.buffer, address, size);
  net.fill(0);
  for (const [input, weight] of weights) net[input * HIDDEN] = weight;
  const second = (inputs + 1) * HIDDEN;
  net[second] = 1;
  net[second + HIDDEN * SECOND + SECOND + MIDDLE] = 1;
  return (seat) => {
    core.evaluateBid(address, seat, 1, false);
    return Math.log(exactly() / (1 - exactly()));
  };
}

describe('the bidding net in a forehead round', () => {
  const byCards = probe(
    new Map(Array.from({ length: 9 }, (_, knot) => [BY_CARDS + knot, knot / 8])),
  );
  const trumps = [{ kind: 'flip' }, { kind: 'none' }, { kind: 'all-but-led' }] as const;
  const tables = trumps.flatMap((trump) => [3, 4, 5, 7].map((players) => ({ trump, players })));

  it.each(tables)(
    'is told how many cards take the trick: $trump.kind, $players players',
    (table) => {
      const misses: number[] = [];
      for (let seed = 0; seed < 40; seed++) {
        let { state } = asked({ ...ONE_CARD, ...table }, seed);
        // Every seat in turn, the leader and the others.
        while (state.round.phase === 'bid') {
          const view = viewFor(state, toAct(state)[0] ?? 0);
          const round = put(view);
          if (round.trump === null) throw new Error('no trump');
          misses.push(
            Math.abs(byCards(view.seat) - foreheadWinProbability(view, round, round.trump)),
          );
          const [bid] = allowed(view.choices);
          if (bid === undefined) throw new Error('nobody can bid');
          state = after(state, bid);
        }
      }
      expect(Math.max(...misses)).toBeLessThan(1e-5);
    },
  );

  it('is given the average over all trumps before one is named, and each possible trump', () => {
    const rules: RuleSet = { ...ONE_CARD, trump: { kind: 'highest-bidder' } };
    for (let seed = 0; seed < 20; seed++) {
      const { view } = asked(rules, seed);
      const round = put(view);
      const each = NAMEABLE_TRUMPS.map((trump) => foreheadWinProbability(view, round, trump));
      expect(byCards(view.seat)).toBeCloseTo(mean(each), 4);
      for (const [at, trump] of NAMEABLE_TRUMPS.entries()) {
        core.setTrump(trumpNumber(trump));
        expect(byCards(view.seat)).toBeCloseTo(each[at] as number, 4);
      }
    }
  });

  it('is told whose bids were forced', () => {
    const forced = probe(new Map(Array.from({ length: 6 }, (_, at) => [FORCED + at, 1])));
    let { state } = asked({ ...ONE_CARD, zeroLimit: 1 }, 3);
    for (const bid of [1, 1, 0])
      state = after(state, { type: 'bid', seat: toAct(state)[0] ?? 0, bid });
    const view = viewFor(state, toAct(state)[0] ?? 0);
    for (const [zeroRuns, count] of [
      [[0, 0, 0, 0], 0],
      [[0, 0, 1, 0], 1],
      [[0, 1, 1, 0], 2],
    ] as const) {
      put({ ...view, zeroRuns });
      expect(forced(view.seat)).toBeCloseTo(count, 5);
    }
  });

  it('does not read the viewer’s card', () => {
    const { view } = asked(ONE_CARD, 5);
    put(view);
    const said = ['2C', 'AS'].map((card) => {
      core.hold(view.seat, cardNumber(card as '2C', {}));
      core.evaluateBid(nets.bid, view.seat, 1, false);
      return latestProbabilities();
    });
    expect(said[1]).toEqual(said[0]);
  });
});

it('a bid of 1 is weaker evidence if the seat could not bid 0', () => {
  const rules: RuleSet = {
    ...presetRules('bugger-your-neighbor', 4),
    zeroLimit: 2,
    schedule: { shape: 'constant', low: 5, high: 5, turns: 1 },
  };
  const differences: number[] = [];
  for (let seed = 0; seed < 60; seed++) {
    let { state } = asked(rules, seed);
    while (state.round.phase === 'bid') {
      const view = viewFor(state, toAct(state)[0] ?? 0);
      state = after(state, player.think(view, 'expert', decisionRng('a'.repeat(32), view)).best());
    }
    const view = viewFor(state, toAct(state)[0] ?? 0);
    const [move] = allowed(view.choices);
    if (move?.type !== 'play' || move.card === UNSEEN) throw new Error('nobody is to play');
    const card = cardNumber(move.card, {});
    for (let place = 1; place < rules.players; place++) {
      const other = (view.seat + place) % rules.players;
      if (dealtRound(view)?.bids[other] !== 1) continue;
      const made = (zeros: number): number => {
        put({ ...view, zeroRuns: view.zeroRuns.map((_, each) => (each === other ? zeros : 0)) });
        core.evaluateCard(nets.play, card);
        return latestProbabilities()[core.deviations.value + place - 1] as number;
      };
      differences.push(made(2) - made(0));
    }
  }
  expect(differences.length).toBeGreaterThan(40);
  expect(mean(differences)).toBeLessThan(-0.01);
});
