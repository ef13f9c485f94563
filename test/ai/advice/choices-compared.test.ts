import { expect, it } from 'vitest';
import { Adviser } from '@/ai/advice/adviser.ts';
import { ADVICE_SEED } from '@/ai/advice/anytime-advice.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { samplesOf } from '@/ai/advice/samples.ts';
import { openCore } from '@/ai/net/core.ts';
import { loadNets } from '@/ai/net/loaded-nets.ts';
import { cardNumber } from '@/ai/net/position.ts';
import {
  type Advice,
  type Card,
  type Command,
  type GameState,
  allowed,
  cards,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../../tools/lib/games.ts';
import { weightsOf } from '../../../tools/lib/net-weights.ts';

const RULES = presetRules('bugger-your-neighbor');
const core = openCore();
const adviser = new Adviser(core, loadNets(core, weightsOf('solo'), 'solo'));

const round = {
  index: 5,
  turned: '5H',
  hands: [
    cards('KS 9S 4D QH 2C'),
    cards('AS JS 3D 7H 8C'),
    cards('TS 5S KD 6H 9C'),
    cards('QS 8S AD JH 4C'),
  ],
} as const;
const beforeBids = dealt(newGameWith(RULES), { ...round, dealer: 3 });
const beforeCards = after(beforeBids, ...bidsInOrder(4, 3, [1, 2, 1, 2]));

const DETERMINIZATIONS = 160;

/** Advice on seat 0's decision; the core keeps its samples. */
function advised(state: GameState, among?: readonly Command[], by = adviser): Advice {
  const anytime = by.advise(viewFor(state, 0), ADVICE_SEED, DETERMINIZATIONS, among);
  if (anytime === null) throw new Error('no advice');
  while (anytime.improve());
  return anytime.best();
}

it.each([
  ['bids', beforeBids],
  ['cards', beforeCards],
])(
  'of several %s, only those asked for are rolled out, in the same determinizations',
  (_, state) => {
    const choices = allowed(viewFor(state, 0).choices).filter(({ type }) => type !== 'declare');
    const among = [choices[1], choices[3]] as Command[];
    const all = advised(state);
    const some = advised(state, among);
    expect(core.optionCount.value).toBe(among.length);
    for (const { command, make, points, others } of some.options)
      expect(all.options).toContainEqual(
        expect.objectContaining({ command, make, points, others }),
      );
  },
);

it('another position of the same deal before it changes no advice', () => {
  const freshAdvice = (state: GameState): Advice => {
    const freshCore = openCore();
    const fresh = new Adviser(freshCore, loadNets(freshCore, weightsOf('solo'), 'solo'));
    return advised(state, undefined, fresh);
  };
  const beforeFew = dealt(newGameWith(RULES), {
    dealer: 2,
    index: 7,
    turned: '5H',
    hands: [cards('KS 9S QH'), cards('AS JS 3D'), cards('TS 5S KD'), cards('QS 8S AD')],
  });
  const [first, ...others] = bidsInOrder(4, 2, [1, 0, 1, 0]) as [Command, ...Command[]];
  const toBid = after(beforeFew, first);
  const toPlay = after(toBid, ...others, { type: 'play', seat: 3, card: '8S' });
  const positions = [toBid, toPlay, toBid];
  expect(positions.map((each) => advised(each))).toEqual(positions.map(freshAdvice));
});

it('the made bids that are counted are those of the points recorded', () => {
  advised(beforeCards);
  const samples = samplesOf(core);
  for (const option of samples.options.keys()) {
    const points = Array.from({ length: samples.determinizations }, (_, at) =>
      samples.own(option, at),
    );
    expect(samples.made(option, 0)).toBe(points.filter((each) => each >= 10).length);
  }
});

it('the seats that take the current trick are counted by card', () => {
  // The jack, the ten and the eight of spades are on the table: the king takes them, with the nine seat 1 does.
  const led = after(
    dealt(newGameWith(RULES), { ...round, dealer: 0 }),
    ...bidsInOrder(4, 0, [1, 2, 1, 2]),
    ...(['JS', 'TS', '8S'] as const).map((card, at): Command => ({
      type: 'play',
      seat: at + 1,
      card,
    })),
  );
  advised(led);
  const samples = samplesOf(core);
  const takenAfter = (card: Card): number[] => {
    const option = samples.options.indexOf(cardNumber(card, RULES));
    return [0, 1, 2, 3].map((seat) => samples.trickTaken(option, seat));
  };
  const all = samples.determinizations;
  expect(takenAfter('KS')).toEqual([all, 0, 0, 0]);
  expect(takenAfter('9S')).toEqual([0, all, 0, 0]);
  // Whoever may take it, one seat does in each determinization.
  advised(beforeCards);
  const open = samplesOf(core);
  for (const option of open.options.keys())
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + open.trickTaken(option, seat), 0)).toBe(
      open.determinizations,
    );
});

it('counts no broken nil for a seat that bid none, whoever leads a joker', () => {
  // Regression: a trick in which no suit was led counted as one of spades, of the next seat.
  const rules = { ...presetRules('spades'), jokers: { high: 4, low: 4 } };
  const sidesCore = openCore();
  const sides = new Adviser(sidesCore, loadNets(sidesCore, weightsOf('sides'), 'sides'));
  const nil = 2;
  let state = after(newGameWith(rules), { type: 'deal' });
  for (let [seat = 0] = toAct(state); state.round.phase === 'bid'; [seat = 0] = toAct(state))
    state = after(state, { type: 'bid', seat, bid: seat === nil ? 0 : 3 });
  const view = viewFor(state, toAct(state)[0] ?? 0);
  fullAdvice(sides, view, DETERMINIZATIONS, ADVICE_SEED);
  const samples = samplesOf(sidesCore);
  const broken = (seat: number): number =>
    [...samples.options.keys()].reduce(
      (sum, option) =>
        sum + [0, 1, 2, 3].reduce((all, suit) => all + samples.nilBreaks(option, seat, suit), 0),
      0,
    );
  expect(broken(nil)).toBeGreaterThan(0);
  expect([0, 1, 3].map(broken)).toEqual([0, 0, 0]);
});
