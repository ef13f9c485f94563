import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Command,
  type GameState,
  type RuleSet,
  evolve,
  firstLeader,
  presetRules,
  suitOf,
  toAct,
  trumpSuitOf,
  viewFor,
  stateAfter,
} from '@/engine/index.ts';
import { StartPanel } from '@/features/table/start/StartPanel.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { narrate } from '@/features/table/narration.ts';
import { trumpsToCome } from '@/features/table/bar/trumps-to-come.ts';
import { cardName, spokenCard } from '@/i18n/card-names.ts';
import { i18n, speak, translate } from '@/i18n/i18n.ts';
import { formatTag } from '@/i18n/languages.ts';
import { publicFact } from '@/store/table/cue.ts';
import { apply, dealt, newGameOf, newGameWith } from '../../../tools/lib/games.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const family = presetRules('bugger-your-neighbor');
const NAMES = ['You', 'Rufus', 'Odile', 'Bram'];

/** Shows the table of a game of random choices, at the first state for which `done` holds. */
function showAt(rules: RuleSet, done: (state: GameState) => boolean, moveSeed?: string): GameState {
  const record = played(appHeader(rules), done, moveSeed);
  renderInGame(
    <TableScreen barStart={null} barEnd={null} center={null} side={null} />,
    gameAt(record),
  );
  return stateAfter(record);
}

/** Shows the panel before the first deal. */
const showStart = (rules: RuleSet) =>
  renderInGame(
    <StartPanel
      onNewGame={vi.fn<() => void>()}
      onDaily={vi.fn<() => void>()}
      onLesson={vi.fn<() => void>()}
    >
      {null}
    </StartPanel>,
    gameAt({ header: appHeader(rules), commands: [] }),
  );

const inRound = (index: number) => (state: GameState) =>
  state.round.phase === 'bid' && state.round.index === index;

describe('a game to a target without partners [END-3]', () => {
  const rules: RuleSet = { ...family, end: { kind: 'target', points: 100 } };

  // Regression: with a target of 0 it said a hundred rounds.
  test.each([100, 0])(
    'says a target of %i before the first deal, not a hundred rounds',
    (points) => {
      showStart({ ...rules, end: { kind: 'target', points } });
      expect(
        screen.getByText(`Bid exactly what you’ll take. 4 players, to ${points} points.`),
      ).toBeVisible();
      expect(screen.queryByText(/100 rounds|partnerships/)).toBeNull();
    },
  );

  test('says the round and the target in the bar', () => {
    showAt(rules, inRound(1));
    expect(screen.getByText('Round 2, to 100')).toBeVisible();
    expect(screen.queryByText(/of 100/)).toBeNull();
  });
});

// Their bids are added, and tricks above them are bags: nobody has to take exactly what they bid.
test.each([
  [{ kind: 'target', points: 500 }, 'Two partnerships, first to 500 points.'],
  [{ kind: 'schedule' }, 'Two partnerships, 4 rounds.'],
] as const)('partners whose game ends with %o are not told to bid exactly', (end, text) => {
  const spades = presetRules('spades');
  showStart({ ...spades, schedule: { ...spades.schedule, turns: 4 }, end });
  expect(screen.getByText(text)).toBeVisible();
});

describe('the dealer’s open card [TRUMP-8]', () => {
  const rules: RuleSet = {
    ...family,
    deck: '32',
    schedule: { shape: 'constant', low: 8, high: 8, turns: 2 },
    trump: { kind: 'flip', allDealt: 'dealers-last' },
  };
  const openCardOf = ({ round }: GameState) => ('openCard' in round ? round.openCard : null);

  test('is in the bar, and on the dealer’s plate until it is played', () => {
    const isBidding = (state: GameState) => state.round.phase === 'bid' && state.round.dealer === 1;
    const state = showAt(rules, isBidding);
    const name = cardName(translate, openCardOf(state)!);
    const heard = spokenCard(translate, openCardOf(state)!);
    expect(screen.getByRole('img', { name: `The dealer’s last card: ${name}` })).toBeVisible();
    expect(screen.getByRole('img', { name: `${NAMES[1]} holds ${heard}` })).toBeVisible();
  });

  test('leaves the plate once it is played', () => {
    const isPlayed = (state: GameState) =>
      state.round.phase === 'play' &&
      state.round.dealer === 1 &&
      state.round.hands[1]?.includes(openCardOf(state)!) === false;
    const state = showAt(rules, isPlayed);
    const name = cardName(translate, openCardOf(state)!);
    const heard = spokenCard(translate, openCardOf(state)!);
    expect(screen.getByRole('img', { name: `The dealer’s last card: ${name}` })).toBeVisible();
    expect(screen.queryByRole('img', { name: `${NAMES[1]} holds ${heard}` })).toBeNull();
  });

  test('is announced with the deal', () => {
    const deal = { hands: [['AS'], ['KS'], ['QS'], ['JS']] as const, openCard: 'KS' } as const;
    const told = (dealer: number): string => {
      const state = dealt(newGameWith(rules), { ...deal, dealer });
      const view = {
        ...viewFor(state, 0),
        seats: NAMES.map((name, seat) => ({
          name: seat === 0 ? '' : name,
          player: 'hard' as const,
        })),
      };
      return narrate(translate, view, { type: 'dealt', dealer, handSize: 1, id: 1 } as never);
    };
    expect(told(1)).toContain(
      'Rufus shows the king of spades, the last card dealt: spades are trump.',
    );
    expect(told(0)).toContain(
      'You show the king of spades, the last card dealt: spades are trump.',
    );
  });
});

describe('the trumps to come', () => {
  const comingIn = (rules: Partial<RuleSet>, index = 0) => {
    const state = stateAfter({ header: appHeader({ ...family, ...rules }), commands: [] });
    return trumpsToCome(viewFor(state, 0), index);
  };

  test('are the next of the order, and begin again at its end [TRUMP-6]', () => {
    const trump = { kind: 'list', order: ['H', 'N', 'S', 'D'] } as const;
    expect(comingIn({ trump })).toEqual(['N', 'S', 'D']);
    expect(comingIn({ trump }, 2)).toEqual(['D', 'H', 'N']);
    expect(comingIn({ trump: { kind: 'rotate' } }, 3)).toEqual(['N', 'C', 'D']);
    // The family game ends after round 19.
    expect(comingIn({ trump }, 17)).toEqual(['S']);
    expect(comingIn({ trump }, 18)).toEqual([]);
  });

  test('name rounds without trump, also where the next card is open [TRUMP-7]', () => {
    const noTrumpRounds = [2, 3, -1];
    const order = ['H', 'S'] as const;
    expect(comingIn({ trump: { kind: 'list', order, noTrumpRounds } })).toEqual(['N', 'N', 'S']);
    expect(comingIn({ trump: { kind: 'flip', noTrumpRounds } })).toEqual(['N', 'N']);
    expect(comingIn({ trump: { kind: 'flip', noTrumpRounds } }, 3)).toEqual([]);
    expect(comingIn({ trump: { kind: 'fixed', suit: 'S' } })).toEqual([]);
  });

  test('stand beside the trump, and are read out', async () => {
    showAt({ ...family, trump: { kind: 'list', order: ['H', 'N', 'S'] } }, inRound(0));
    expect(await screen.findByText('then No trump, Spades, Hearts')).toBeInTheDocument();
  });

  test('are separated as in the language of the screen', async () => {
    onTestFinished(() => i18n.activate('en'));
    await speak('ja', formatTag('ja', ['ja-JP']));
    showAt({ ...family, trump: { kind: 'list', order: ['H', 'N', 'S'] } }, inRound(0));
    const trumps = (['N', 'S', 'H'] as const).map((trump) => translate(`trump.${trump}`));
    expect(
      await screen.findByText(translate('trump.coming', { trumps: trumps.join('、') })),
    ).toBeInTheDocument();
  });

  test('a round without trump says so, and turns up no card', () => {
    showAt({ ...family, trump: { kind: 'flip', noTrumpRounds: [1] } }, inRound(0));
    expect(screen.getByText('No trump')).toBeVisible();
    expect(screen.queryByRole('img', { name: /turned up/ })).toBeNull();
  });
});

describe('the highest bidder’s lead [LEAD-1]', () => {
  const rules: RuleSet = { ...family, firstLead: 'highest-bidder' };
  const atLead = ({ round }: GameState) =>
    round.phase === 'play' && round.taken.length === 0 && round.trick.cards.length === 0;

  test.each(['1', '2', '3', '4'])(
    'is announced on the table, with its reason (game %s)',
    async (digit) => {
      const state = showAt(rules, atLead, digit.repeat(32));
      const { round } = state;
      if (round.phase !== 'play') throw new Error('not in play');
      const leader = firstLeader(rules, round.bids, round.dealer);
      expect(toAct(state)).toEqual([leader]);
      const name = NAMES[leader] ?? '';
      const bid = round.bids[leader] ?? 0;
      const reason = new RegExp(
        `^${name} (bid highest|was first|were first|bid ${bid})\\b.*\\b${bid}\\b`,
      );
      const why = await screen.findByText(reason);
      expect(why.parentElement).toHaveTextContent(leader === 0 ? /^Your lead/ : `${name} leads`);
    },
  );

  test('needs no reason where all bid 0', async () => {
    const allZero: RuleSet = { ...rules, hook: false };
    const commands: Command[] = [{ type: 'deal' }];
    for (const seat of [1, 2, 3, 0]) commands.push({ type: 'bid', seat, bid: 0 });
    renderInGame(
      <TableScreen barStart={null} barEnd={null} center={null} side={null} />,
      gameAt({ header: appHeader(allZero), commands }),
    );
    expect(await screen.findByText('Rufus to play')).toBeVisible();
    // The notice would come with the trick.
    await screen.findByRole('region', { name: 'Trick' });
    expect(screen.queryByText(/Rufus leads|highest/, { ignore: '[role=log] *' })).toBeNull();
  });

  /** What is said when the bidding ends with bids from the dealer's left, then those of the player. */
  function toldAfter(bids: readonly [number, number, number, number]): string {
    let state = newGameOf(appHeader({ ...rules, hook: false }));
    let said = '';
    const commands = [
      { type: 'deal' } as const,
      ...bids.map((bid, at) => ({ type: 'bid', seat: (at + 1) % 4, bid }) as const),
    ];
    for (const command of commands) {
      for (const event of apply(state, command).events) {
        state = evolve(state, event);
        const view = viewFor(state, 0);
        said = narrate(translate, view, { ...publicFact(event, view), id: 1 });
      }
    }
    return said;
  }

  test('is announced with its reason', () => {
    expect(toldAfter([1, 4, 2, 0])).toMatch(/Odile leads\. Odile bid highest \(4\)\.$/);
    expect(toldAfter([1, 3, 3, 0])).toMatch(
      /Odile leads\. Odile was first to bid 3, the highest\.$/,
    );
    expect(toldAfter([1, 0, 2, 5])).toMatch(/Your lead\. You bid highest \(5\)\.$/);
    expect(toldAfter([0, 0, 0, 0])).toMatch(/Rufus leads\.$/);
  });
});

test('a trump that may not be led says why [PLAY-6]', () => {
  const mixedLead = (state: GameState) => {
    const { round } = state;
    if (round.phase !== 'play' || !toAct(state).includes(0)) return false;
    const trumps =
      round.hands[0]?.filter((card) => suitOf(card) === trumpSuitOf(round.trump)) ?? [];
    const others = (round.hands[0]?.length ?? 0) - trumps.length;
    return round.trick.cards.length === 0 && trumps.length > 0 && others > 0;
  };
  showAt({ ...family, trump: { kind: 'fixed', suit: 'H' }, trumpLead: 'last' }, mixedLead);
  const blocked = screen.getAllByRole('button', {
    name: /of hearts.*you can lead hearts only when you hold nothing but trumps/i,
  });
  expect(blocked.length).toBeGreaterThan(0);
});
