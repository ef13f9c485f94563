import { describe, expect, it } from 'vitest';
import {
  type GameRecord,
  type GameState,
  type PresetId,
  type RuleSet,
  isSameCommand,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import type { OpenChoices } from '@/engine/review/index.ts';
import { after } from '../../../tools/lib/games.ts';
import { netsFrom } from '../../../tools/lib/player.ts';
import { newReviewer } from '../../../tools/lib/reviewer.ts';
import { decisionsIn, reviewed, someGame } from '../../support/ai/reviewed.ts';

const reviewer = newReviewer();
const nets = netsFrom();
const rng = { below: () => 0 };

/** Rounds of three and four cards. */
const short = (rules: RuleSet): RuleSet => ({
  ...rules,
  schedule: { shape: 'up', low: 3, high: 4, turns: 1 },
});

/** Every choice of a decision, with all cards open. */
function opened(
  record: GameRecord,
  {
    commandIndex,
    seat,
    round = 1,
  }: { readonly commandIndex: number; readonly seat: number; readonly round?: number },
  by = reviewer,
): OpenChoices | null {
  const opening = by.openChoices({ record, round, seat, commandIndex });
  while (opening.improve());
  return opening.best();
}

/** The points of a round in which experts play on from here, each from its view. Uses the engine's rules. */
function playedOn(state: GameState, seat: number, round: number): number {
  const done = state.past[round];
  if (done !== undefined) return done.points[seat] ?? Number.NaN;
  const [next] = toAct(state);
  if (next === undefined) throw new Error('nobody is to act');
  return playedOn(after(state, nets.choose(viewFor(state, next), rng, 'points')), seat, round);
}

const GAMES = ['bugger-your-neighbor', 'nomination-whist', 'devils-bridge', 'canadian'] as const;

describe.each(GAMES)('every choice with open cards: %s', (id: PresetId) => {
  const rules = short(presetRules(id));
  const games = [0, 1].map((seed) => {
    const record = someGame(rules, seed);
    const seat = seed % rules.players;
    const { decisions } = decisionsIn(record, seat, 1);
    const open = new Map(
      decisions.map(({ commandIndex }) => [commandIndex, opened(record, { commandIndex, seat })]),
    );
    return { record, seat, decisions, open };
  });

  it('has the result that experts reach, by the rules of the engine', () => {
    for (const { decisions, seat, open } of games)
      for (const { commandIndex, state } of decisions)
        for (const { command, played } of open.get(commandIndex)?.choices ?? [])
          expect(played).toBe(playedOn(after(state, command), seat, 1));
  });

  it('agrees with the hindsight of the review', () => {
    for (const { record, seat, open: choices } of games)
      for (const { commandIndex, hindsight } of reviewed(reviewer, record, 1, seat).judgments) {
        const open = choices.get(commandIndex) ?? null;
        if (open === null || hindsight === null) throw new Error('no figures');
        const own = open.choices.find(({ command }) => isSameCommand(command, open.ownChoice));
        expect(own?.reachable).toBe(hindsight.points);
        if (!open.isExact || !hindsight.isExact) continue;
        const all = open.choices.map(({ reachable }) => reachable ?? Number.NaN);
        expect(all).toContain(hindsight.bestPoints);
      }
  });
});

it('comes with what was known, in the order of advice, and is the same on every machine', () => {
  const record = someGame(short(presetRules('bugger-your-neighbor')), 5);
  for (const { commandIndex, command } of decisionsIn(record, 0, 1).decisions) {
    const open = opened(record, { commandIndex, seat: 0 });
    expect(open?.ownChoice).toEqual(command);
    expect(open?.choices.every(({ known }) => known !== null)).toBe(true);
    expect(opened(record, { commandIndex, seat: 0 }, newReviewer())).toEqual(open);
  }
});

it('counts for the side among partners, also before a blind nil', () => {
  const rules: RuleSet = short(presetRules('spades'));
  const sides = newReviewer(familyOf(rules));
  const record = someGame(rules, 1);
  for (const { commandIndex } of decisionsIn(record, 0, 1).decisions) {
    const open = opened(record, { commandIndex, seat: 0 }, sides);
    if (open === null) throw new Error('no figures');
    for (const { played, reachable } of open.choices) {
      expect(reachable).not.toBeNull();
      expect(played === null).toBe(open.about === 'declaration');
    }
  }
});

it('is refused until the round is over', () => {
  for (const id of [...GAMES, 'spades'] as const) {
    const rules = short(presetRules(id));
    const by = newReviewer(familyOf(rules));
    for (let seed = 0; seed < 2; seed++) {
      const { header, commands } = someGame(rules, seed);
      const { decisions, to } = decisionsIn({ header, commands }, 0, 1);
      for (const { commandIndex } of decisions)
        for (let length = commandIndex; length < to; length++) {
          const running = { header, commands: commands.slice(0, length) };
          const ask = () => by.openChoices({ record: running, round: 1, seat: 0, commandIndex });
          expect(ask).toThrow('round 1 is not over');
        }
    }
  }
});
