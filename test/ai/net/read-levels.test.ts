import { expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  type Opponent,
  type PlayerView,
  type RuleSet,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, newGameWith } from '../../../tools/lib/games.ts';
import { appPlayer, decide } from '../../../tools/lib/player.ts';

const AI_SEED = 'b'.repeat(32);
const player = appPlayer();

const rules: RuleSet = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 4, high: 4, turns: 1 },
};

/** The views of a round among experts in which a seat may play one of several cards. */
function cardViews(): PlayerView[] {
  const views: PlayerView[] = [];
  let state = newGameWith(rules);
  while (state.past.length < 1) {
    const seat = toAct(state)[0];
    let command: Command = { type: 'deal' };
    if (seat !== undefined) {
      const view = viewFor(state, seat);
      command = decide(view, 'expert', decisionRng(AI_SEED, view));
      if (view.round.phase === 'play' && view.choices.length > 1) views.push(view);
    }
    state = after(state, command);
  }
  return views;
}

/** Master's card and its search steps, if all other seats are announced as such players. */
function searched(view: PlayerView, others: Opponent | 'human') {
  const seats = view.seats.map((info, seat) =>
    seat === view.seat ? info : { ...info, player: others },
  );
  const decision = player.think({ ...view, seats }, 'master', decisionRng(AI_SEED, view));
  let steps = 0;
  while (decision.improve()) steps++;
  return { card: decision.best(), steps };
}

// The nets take people for experts, so only the sampled deals can differ.
it('master reads the bids and cards of seats that play by the nets otherwise than those of people', () => {
  const views = cardViews();
  const among = (others: Opponent | 'human') => views.map((view) => searched(view, others));
  const experts = among('expert');
  expect(among('master')).toEqual(experts);
  expect(among('human')).not.toEqual(experts);
});
