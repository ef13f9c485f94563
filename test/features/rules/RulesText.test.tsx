import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  PRESET_IDS,
  type RuleSet,
  bidPoints,
  deckSize,
  handSizes,
  isHooked,
  isNoTrumpRound,
  presetRules,
  resolveScoring,
} from '@/engine/index.ts';
import { RulesDialog } from '@/features/rules/RulesDialog.tsx';
import { anyRules } from '../../../tools/lib/rule-sets.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { runs } from '../../support/runs.ts';
import { linesOf } from './lines.tsx';

const family = presetRules('bugger-your-neighbor');

const section = (name: string) => screen.getByRole('region', { name });
const number = (text: string | null) => Number((text ?? '').replace('−', '-').replace(/[+,]/g, ''));

/** The texts of all elements that match a selector; queries by role take ten times as long. */
const textsOf = (selector: string, root: ParentNode = document): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** An unfilled placeholder, a message key, an invalid number or a wrong plural. */
const BROKEN =
  /^$|[{}#]|rules\.|undefined|null|NaN|-\d|[−+]0\b|\s{2}|\.\.|\b1 (?:point|card|trick|round|bid|bag|player)s\b/;

function expectSections(rules: RuleSet): void {
  const sizes = handSizes(rules);
  const unseen = rules.sight === 'forehead' && sizes.includes(1);
  expect(textsOf('h3')).toEqual([
    'Players and hands',
    'Trump',
    'Bidding',
    ...(sizes.some((size) => isHooked(rules, size)) ? ['The hook'] : []),
    ...(rules.zeroLimit === null ? [] : ['Bids of 0']),
    ...(unseen ? ['One-card rounds'] : []),
    'Play',
    ...(rules.jokers !== undefined && rules.jokers.high + rules.jokers.low > 0 ? ['Jokers'] : []),
    'Scoring',
    'End of the game',
  ]);
  const text = document.body.textContent;
  expect(text.includes('in secret')).toBe(rules.bidding === 'sealed');
  expect(text.includes('with the dealer last')).toBe(rules.bidding === 'in-turn');
  expect(text.includes('nil')).toBe(rules.sides === 'partners');
  expect(text.includes('one side leads with')).toBe(
    rules.end.kind === 'target' && rules.sides === 'partners',
  );
  expect(text.includes('starts again from the first') || text.includes('again and again')).toBe(
    rules.end.kind === 'target' && rules.sides === 'solo',
  );
  expect(text.includes('turned up: its suit')).toBe(
    rules.trump.kind === 'flip' &&
      sizes.some(
        (size, at) => size * rules.players !== deckSize(rules) && !isNoTrumpRound(rules, at),
      ),
  );
}

function expectNumbers(rules: RuleSet): void {
  const sizes = handSizes(rules);
  const hands = document.querySelector('section')!;
  expect(hands).toHaveTextContent(`${rules.players} players`);
  const startsAgain = rules.sides === 'solo' && rules.end.kind === 'target';
  const rounds = startsAgain ? / again / : new RegExp(`\\b${sizes.length} rounds?\\.`);
  expect(textsOf('p', hands).join(' ')).toMatch(rounds);
  const row = textsOf('li', hands).map(number);
  expect(row.length === 0 ? new Set(sizes).size === 1 : row.join() === sizes.join()).toBe(true);
  const scoring = resolveScoring(rules.scoring);
  const handSize = Math.max(...sizes);
  const lines = [...document.querySelectorAll('tbody tr')].map((line) => textsOf('td', line));
  expect(lines.length).toBeGreaterThan(3);
  for (const [bid = 0, tricks = 0, , points] of lines.map((cells) => cells.map(number)))
    expect(
      scoring.kind === 'partnership' || points === bidPoints(scoring, { bid, tricks, handSize }),
    ).toBe(true);
}

it('all rules are described in full, with the engine’s numbers', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      expect(linesOf(rules).filter((line) => BROKEN.test(line))).toEqual([]);
      expectSections(rules);
      expectNumbers(rules);
    }),
    { numRuns: runs(25), examples: PRESET_IDS.map((id): [RuleSet] => [presetRules(id)]) },
  );
}, 120_000);

describe('the text of a game', () => {
  it('explains Bugger Your Neighbor', () => {
    const lines = linesOf(family);
    expect(lines).toContain('4 players, each for themselves.');
    expect(lines).toContain(
      'Hands start at 10 cards each, shrink by one each round down to 1, then grow back to 10.',
    );
    expect(lines).toContain('The game has 19 rounds.');
    // What a trick is, for a beginner.
    expect(lines).toContain(
      'In each trick everyone plays one card, clockwise, and the best card wins it.',
    );
    expect(lines).toContain(
      'For example, with 5 tricks to take and 4 bid so far, the last bid can’t be 1.',
    );
    expect(lines).toEqual(
      expect.arrayContaining(['Bid made', '10 + b', '10 points', '1 point for each trick bid']),
    );
    expect(lines).toEqual(expect.arrayContaining(['Bid missed', '0', 'no points']));
    expect(lines).toContain(
      'After the last round the highest total wins. Everyone tied at the top shares the win.',
    );
  });

  it('explains Nomination Whist', () => {
    const lines = linesOf(presetRules('nomination-whist'));
    expect(lines).toContain('The hand of 2 is played 4 times in a row.');
    expect(lines).toContain('After bids of 0 in 3 rounds in a row you can’t bid 0 in the next.');
    expect(lines.some((line) => line.includes('the highest bidder names trump'))).toBe(true);
  });

  it('explains Devil’s Bridge with its four tricks', () => {
    linesOf(presetRules('devils-bridge'));
    const order = within(section('Trump')).getAllByRole('listitem');
    expect(order.map((item) => item.textContent)).toEqual([
      'Clubs',
      'Diamonds',
      'Hearts',
      'Spades',
    ]);
    const figures = within(section('Play')).getAllByRole('figure');
    expect(
      figures.map(
        (figure) => within(figure).getByRole('img', { name: /wins the trick/ }).ariaLabel,
      ),
    ).toEqual([
      'ace of clubs, wins the trick',
      'two of spades, wins the trick',
      'three of diamonds, wins the trick',
      'three of hearts, wins the trick',
    ]);
  });

  it('explains Spades: contract, bags, set, nil and blind nil', () => {
    const lines = linesOf(presetRules('spades'));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Spades are trump.',
        'Partners bid 3 and 2 and take 6: +51.',
        'Partners bid 3 and 2 and take 4: −50.',
        'Partners with 9 bags bid 3 and 2 and take 6: −49, and no bags are left.',
        'One partner bids nil and takes 0, the other bids 4 and takes 4: +140.',
        'One partner bids nil and takes 1, the other bids 4 and takes 4: −60.',
        'The game has at most 50 rounds.',
      ]),
    );
    const cells = within(section('Scoring')).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '+10',
      '−10',
      '+1',
      '−100',
      '+100',
      '−100',
      '+200',
      '−200',
    ]);
    expect(lines.some((line) => line.includes('at least 100 points behind'))).toBe(true);
    expect(lines.some((line) => line.includes('with 500 points or more'))).toBe(true);
  });

  it('explains rotating trump', () => {
    const rotation = (rounds: number) => {
      const schedule = { shape: 'constant', low: 1, high: 5, turns: rounds } as const;
      linesOf({ ...family, trump: { kind: 'rotate' }, schedule });
      return within(section('Trump'))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    };
    const all = ['Clubs', 'Diamonds', 'Hearts', 'Spades', 'No trump'];
    expect(rotation(19)).toEqual(all);
    expect(section('Trump')).toHaveTextContent('starts over');
    expect(rotation(5)).toEqual(all);
    expect(section('Trump')).not.toHaveTextContent('starts over');
    expect(rotation(2)).toEqual(all.slice(0, 2));
  });

  it('explains a custom formula with a streak', () => {
    const lines = linesOf({
      ...family,
      scoring: {
        kind: 'formula',
        made: { one: 10, bidSquared: 1 },
        missed: { offTriangle: -5 },
        zero: { made: { handSize: 1 }, missed: { one: -1 } },
        streak: { from: 3, points: 1 },
        wins: 'low',
      },
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bid of 1 or more made',
        '10 + b²',
        '1 point times the bid squared',
        '−5d(d + 1)/2',
        '5 points off for the first trick over or under, 10 for the second, 15 for the third, and so on',
        'Bid of 0 made',
        'n',
        '1 point off',
        'Once you make 3 bids in a row, the last of them and each one after it earns 1 extra point, until you miss.',
        'A made bid of 3 then scores +20.',
      ]),
    );
    expect(lines.some((line) => line.includes('the lowest total wins'))).toBe(true);
  });
});

describe('axe', () => {
  it.each(PRESET_IDS)('finds no violations in %s', async (id) => {
    linesOf(presetRules(id));
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the rules page', () => {
  it('shows the rules of the current game and closes', async () => {
    const onClose = vi.fn<() => void>();
    const game = gameAt({ header: appHeader(presetRules('spades')), commands: [] });
    renderInGame(<RulesDialog open onClose={onClose} />, game);
    const dialog = await screen.findByRole('dialog', { name: 'Rules' });
    expect(within(dialog).getByText('Spades are trump.')).toBeVisible();
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
