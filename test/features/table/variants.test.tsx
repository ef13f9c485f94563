import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  type GameState,
  type RuleSet,
  allowed,
  choicesOf,
  presetRules,
  toAct,
  winnerOf,
  stateAfter,
} from '@/engine/index.ts';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { cardName, spokenCard } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { spadesWith } from '../../support/features/played-by.ts';
import { renderInGame } from '../../support/features/render.tsx';

const show = (game: ReturnType<typeof gameAt>) =>
  renderInGame(
    <TableScreen barStart={null} barEnd={null} center={null} dock={<BeforePlay />} side={null} />,
    game,
  );

const at = (rules: RuleSet, done: (state: GameState) => boolean) =>
  gameAt(played(appHeader(rules), done));

const truth = (game: ReturnType<typeof gameAt>): GameState => stateAfter(game.table.record());

describe('naming trump', () => {
  const othersName = ({ round }: GameState) => round.phase === 'trump' && round.chooser !== 0;

  test('shows who names trump and why, until it is named', async () => {
    const game = at(presetRules('nomination-whist'), othersName);
    show(game);
    const { round } = truth(game);
    if (round.phase !== 'trump') throw new Error('nobody names trump');
    const name = ['You', 'Rufus', 'Odile', 'Bram'][round.chooser];
    expect(screen.getByText('Not named yet')).toBeVisible();
    expect(
      await screen.findByText(
        new RegExp(`^${name} (bid|was first to bid) .*${round.bids[round.chooser]}.*`),
      ),
    ).toBeInTheDocument();
  });

  test('shows and announces the trump', async () => {
    const game = at(
      presetRules('nomination-whist'),
      ({ round }) => round.phase === 'trump' && round.chooser === 0,
    );
    show(game);
    await userEvent.click(await screen.findByRole('button', { name: 'Hearts' }));
    expect(await screen.findByText('You named trump')).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveTextContent(/^You name hearts\./);
  });

  test('says in somebody else’s game that this player named it, not “you”', async () => {
    const header = appHeader(presetRules('nomination-whist'));
    const seats = header.seats.map((info, seat) => (seat === 0 ? { ...info, name: 'Ann' } : info));
    const namedByAnn = ({ round }: GameState) => round.phase === 'trump' && round.chooser === 0;
    const game = gameAt(played({ ...header, seats }, namedByAnn));
    show(game);
    act(() => {
      game.table.act({ type: 'nameTrump', seat: 0, trump: 'H' });
    });
    expect(await screen.findByText('Ann named trump')).toBeInTheDocument();
  });
});

describe('a forehead round', () => {
  const bidding = (state: GameState) => state.round.phase === 'bid' && toAct(state).includes(0);

  test('shows the others’ cards at their seats, and never the player’s own', () => {
    const game = at(presetRules('devils-bridge'), bidding);
    const { container } = show(game);
    const { round } = truth(game);
    if (round.phase !== 'bid') throw new Error('not bidding');
    for (const [seat, name] of [
      [1, 'Rufus'],
      [2, 'Odile'],
      [3, 'Bram'],
    ] as const) {
      const [card] = round.hands[seat] ?? [];
      if (card === undefined) throw new Error('no card');
      const label = `${name} holds ${spokenCard(translate, card)}`;
      expect(screen.getByRole('img', { name: label })).toBeVisible();
    }
    const [own] = round.hands[0] ?? [];
    if (own === undefined) throw new Error('no card');
    expect(container.innerHTML).not.toContain(`"${own}"`);
    expect(container.innerHTML).not.toContain(cardName(translate, own));
    expect(screen.getByRole('button', { name: 'your face-down card' })).toBeVisible();
  });

  test('has no violations found by axe', async () => {
    show(at(presetRules('devils-bridge'), bidding));
    expect(await axeProblems()).toEqual([]);
  });
});

describe('sealed bids', () => {
  const SEALED: RuleSet = {
    ...presetRules('bugger-your-neighbor'),
    schedule: { shape: 'constant', low: 9, high: 9, turns: 9 },
    bidding: 'sealed',
    hook: false,
  };
  const lastIsOut = ({ round }: GameState) =>
    round.phase === 'bid' &&
    round.bids[0] !== null &&
    round.bids.filter((bid) => bid === null).length === 1;

  test('show the player’s own bid, but only whether the others have bid', () => {
    const game = at(SEALED, (state) => lastIsOut(state));
    const { container } = show(game);
    const { round } = truth(game);
    if (round.phase !== 'bid') throw new Error('not bidding');
    expect(screen.getByText(`sealed: ${round.bids[0]}`)).toBeVisible();
    const sealed = round.bids.filter((bid, seat) => seat !== 0 && bid !== null).length;
    expect(screen.getAllByText('sealed')).toHaveLength(sealed);
    expect(screen.getByText(`${sealed + 1} of 4 bids sealed`)).toBeVisible();
    expect(container.innerHTML).not.toMatch(/bid \d+(?! of)|bid so far|over by|under by/);
  });

  test('are simultaneous: no bidder is named', () => {
    const bothOut = ({ round }: GameState) =>
      round.phase === 'bid' &&
      round.bids[0] !== null &&
      round.bids.filter((bid) => bid === null).length === 2;
    show(at(SEALED, bothOut));
    expect(screen.getByText('Everyone is bidding')).toBeVisible();
    expect(screen.queryByText(/(Rufus|Odile|Bram) to bid/)).not.toBeInTheDocument();
  });

  test('are revealed together and announced in one sentence', () => {
    const game = at(
      SEALED,
      ({ round }) =>
        round.phase === 'bid' && round.bids.every((bid, seat) => (bid === null) === (seat === 0)),
    );
    show(game);
    const state = truth(game);
    const [bid] = allowed(choicesOf(state, 0));
    if (bid === undefined) throw new Error('no bid');
    act(() => void game.table.act(bid));
    act(() => game.table.skip());
    const after = truth(game).round;
    if (after.phase !== 'play') throw new Error('not in play');
    const [you, rufus, odile, bram] = after.bids;
    expect(screen.getByRole('log')).toHaveTextContent(
      `Bids: Rufus ${rufus}, Odile ${odile}, Bram ${bram}, and You ${you}.`,
    );
    expect(screen.getByRole('region', { name: new RegExp(`^Rufus, bid ${rufus}`) })).toBeVisible();
    expect(screen.getByText(/^\d+ bid for 9/)).toBeVisible();
  });
});

test('the trump order is shown beside the trick when every suit but the one led is trump', async () => {
  const game = at(
    presetRules('devils-bridge'),
    (state) =>
      state.round.phase === 'play' &&
      state.round.handSize > 2 &&
      toAct(state).includes(0) &&
      state.round.trick.cards.length === 3,
  );
  show(game);
  const { round } = truth(game);
  if (round.phase !== 'play') throw new Error('not in play');
  const trick = await screen.findByRole('region', { name: 'Trick' });
  expect(within(trick).getByText('Every other suit is trump', { exact: false })).toBeVisible();
  expect(within(trick).getByText(/clubs lowest, then diamonds/)).toBeInTheDocument();
  const winner = ['You', 'Rufus', 'Odile', 'Bram'][winnerOf(round.trick, 'L', { players: 4 }) ?? 0];
  expect(within(trick).getByRole('img', { name: /winning$/ })).toHaveAccessibleName(
    new RegExp(`^${winner}: `),
  );
});

describe('partners', () => {
  const inPlay = ({ round }: GameState) => round.phase === 'play' && round.taken.length === 9;

  test('are distinguished in words, and each side’s contract and bags are shown', async () => {
    const record = spadesWith([3, 3, 0, 4], (state) => inPlay(state) && state.past.length === 1);
    const { round, standing } = stateAfter(record);
    if (round.phase !== 'play') throw new Error('not in play');
    show(gameAt(record));
    expect(screen.getByText('Round 2, to 500')).toBeVisible();
    const [you = 0, rufus = 0, odile = 0, bram = 0] = round.tricks;
    expect(screen.getByRole('region', { name: /^Odile, your partner,/ })).toHaveAccessibleName(
      odile === 0 ? /nil alive,/ : new RegExp(`nil broken, ${odile} of 0`),
    );
    expect(screen.getByText('Partner')).toBeVisible();
    const bags = (standing.bags[0] ?? 0) + Math.max(0, you - 3);
    const ours = await screen.findByText(new RegExp(`^Us: ${you} of 3, ${bags} bags?$`));
    expect(ours).toBeVisible();
    expect(screen.getByText(new RegExp(`^Them: ${rufus + bram} of 7, \\d+ bags?$`))).toBeVisible();
    // Each seat shows the points of its side.
    expect(screen.getByRole('region', { name: /^Bram, / })).toHaveAccessibleName(
      new RegExp(`${standing.totals[1]} points?$`.replace('-', '−')),
    );
  });

  test('have one result per side when the round is over', () => {
    const record = spadesWith([3, 3, 0, 4], ({ round }) => round.phase === 'scored');
    const { round } = stateAfter(record);
    if (round.phase !== 'scored') throw new Error('not scored');
    const [own, , , bram] = round.tricks;
    show(gameAt(record));
    expect(screen.getByText(`${own}/3`)).toBeVisible();
    expect(screen.getByRole('region', { name: /^Bram, / })).toHaveAccessibleName(
      new RegExp(`^Bram, ${bram} of 4, `),
    );
    expect(screen.queryByText(/under by|over by|^made$|extra/)).toBeNull();
  });

  test('learn at the end of a round that a nil is made, not that it is alive', () => {
    show(
      gameAt(
        spadesWith([3, 3, 0, 4], ({ round }) => round.phase === 'scored' && round.tricks[2] === 0),
      ),
    );
    const odile = screen.getByRole('region', { name: /^Odile, / });
    expect(odile).toHaveAccessibleName(/, made, 0 of 0,/);
    expect(within(odile).getByText('made')).toBeInTheDocument();
  });

  test('have no violations found by axe', async () => {
    show(gameAt(spadesWith([3, 3, 0, 4], inPlay)));
    expect(await axeProblems()).toEqual([]);
  });
});

test.each([3, 4, 5, 6, 7])('each of %i players has a plate with name and state', (players) => {
  const game = at(
    presetRules('up-and-down-the-river', players),
    (state) => state.round.phase === 'play' && state.round.handSize > 3 && toAct(state).includes(0),
  );
  const { container } = show(game);
  const plates = [...container.querySelectorAll<HTMLElement>('[data-seat]')];
  expect(plates).toHaveLength(players);
  for (const plate of plates)
    expect(plate).toHaveAccessibleName(/, (needs \d|on target|over by \d).*\d+ of \d+/);
});

test('after a bid the focus stays on the table while others still bid', async () => {
  const game = at(
    presetRules('nomination-whist'),
    (state) =>
      state.round.phase === 'bid' &&
      toAct(state).includes(0) &&
      state.round.bids.filter((bid) => bid === null).length > 1,
  );
  show(game);
  await userEvent.keyboard('3{Enter}');
  expect(truth(game).round.phase).toBe('bid');
  expect(screen.getByRole('main')).toHaveFocus();
});
