import { describe, expect, it } from 'vitest';
import { TRADITIONS, certaintyOf, nameFor, rulesOf, traditionOf } from '@/catalogue/index.ts';
import {
  type Formula,
  HUMAN,
  type Header,
  PRESETS,
  PRESET_IDS,
  RECORD_FORMAT,
  type RuleSet,
  bidPoints,
  canonicalRules,
  deckOf,
  fold,
  handSizes,
  presetRules,
  resolveScoring,
  ruleProblems,
} from '@/engine/index.ts';
import { randomGame } from '../../tools/lib/random-play.ts';
import independent from './independent-rules.json' with { type: 'json' };

const TABLES = TRADITIONS.flatMap((tradition) =>
  tradition.players.map((players) => ({
    id: tradition.id,
    players,
    tradition,
    rules: rulesOf(tradition, players),
  })),
);

/** The header of a game under these rules. */
function headerOf(rules: RuleSet, seed: number): Header {
  const digits = seed.toString(16).padStart(32, '1');
  return {
    format: RECORD_FORMAT,
    rules,
    seats: Array.from({ length: rules.players }, (_, seat) =>
      seat === 0
        ? { name: '', player: HUMAN }
        : { name: `Player ${seat}`, player: 'easy' as const },
    ),
    dealSeed: digits,
    aiSeed: digits,
    firstDealer: null,
  };
}

describe('every row of the catalogue', () => {
  it.each(TABLES)('$id can be played by $players', ({ rules }) => {
    expect(ruleProblems(rules)).toEqual([]);
    expect(canonicalRules(rules)).toEqual(rules);
  });

  it.each(TABLES)('$id is played to the end by $players', ({ rules, players }) => {
    const game = fold(randomGame(headerOf(rules, players), players));
    expect(game.ok && game.value.round.phase).toBe('over');
  });

  it.each(TRADITIONS)('$id is plain data with names and sources', (tradition) => {
    const { id, names, players, sources } = tradition;
    expect(JSON.parse(JSON.stringify(tradition))).toEqual(tradition);
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(players).toEqual(players.toSorted((a, b) => a - b));
    expect(sources.length).toBeGreaterThan(0);
    for (const [tag, list] of Object.entries(names)) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(list.length).toBeGreaterThan(0);
      for (const name of list) expect(name.length).toBeLessThanOrEqual(40);
    }
  });

  it('has an id of its own', () => {
    expect(new Set(TRADITIONS.map(({ id }) => id)).size).toBe(TRADITIONS.length);
  });

  it.each(['en-US', 'en-GB', 'en-AU', 'nl-BE', 'fr', 'es', 'ja', 'sv', 'hi', 'ar'])(
    'has a name of its own in %s',
    (locale) => {
      const names = TRADITIONS.map((tradition) => nameFor(tradition, locale));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );
});

describe('certainty', () => {
  it('is confirmed only for rows with two sources or more', () => {
    const confirmed = TRADITIONS.filter((tradition) => certaintyOf(tradition) === 'confirmed');
    expect(confirmed.length).toBeGreaterThan(0);
    expect(confirmed.filter(({ sources }) => sources.length < 2)).toEqual([]);
  });
});

describe('names', () => {
  const names = TRADITIONS.flatMap(({ names }) => Object.values(names));

  it('are no trade marks', () => {
    for (const list of names)
      for (const name of list) expect(name).not.toMatch(/wizard|skull king|\brage\b/i);
  });

  it('put a coarse name behind a decent one', () => {
    for (const [first] of names) expect(first).not.toMatch(/poepen|foda|fuck|shit/i);
  });
});

describe('the presets', () => {
  it('are all in the catalogue, with the same rules', () => {
    for (const id of PRESET_IDS) {
      const tradition = traditionOf(id);
      expect(tradition?.players).toEqual(PRESETS[id].players);
      for (const players of PRESETS[id].players)
        expect(tradition && rulesOf(tradition, players)).toEqual(presetRules(id, players));
    }
  });
});

/** A rule set as an independent program writes it: defaults left out, formulas always spelled out. */
interface IndependentRules extends Omit<Partial<RuleSet>, 'scoring'> {
  readonly players: number;
  readonly scoring: Pick<Formula, 'made' | 'missed'> & Partial<Formula>;
}

/** What a rule set means, so that rule sets written differently can be compared. */
function effectOf(rules: RuleSet) {
  const { trump, bidding, hook, hookFrom = 1, zeroLimit, end } = rules;
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'formula') throw new Error('partners are compared with the presets');
  const hasHook = bidding === 'in-turn' && hook;
  const sizes = handSizes(rules);
  return {
    sizes,
    trump: { noTrumpRounds: [], ...trump },
    bids: { bidding, hook: hasHook, from: hasHook ? hookFrom : null, zeroLimit },
    firstLead: rules.firstLead ?? 'dealer-left',
    trumpLead: rules.trumpLead,
    duty: rules.duty ?? 'follow',
    end,
    streak: scoring.streak,
    deck: deckOf(rules),
    wins: scoring.wins,
    points: [...new Set(sizes)].map((handSize) =>
      Array.from({ length: handSize + 1 }, (_, bid) =>
        Array.from({ length: handSize + 1 }, (__, tricks) =>
          bidPoints(scoring, { bid, tricks, handSize }),
        ),
      ),
    ),
  };
}

const DEFAULTS = {
  sides: 'solo',
  hook: true,
  zeroLimit: null,
  sight: 'own',
  trumpLead: 'any',
  end: { kind: 'schedule' },
} as const;

/** Where the sources leave a choice, and the independent program chose differently. */
const CHOSEN_OTHERWISE: ReadonlyMap<string, Partial<IndependentRules>> = new Map([
  // "Some then none": here no game has a fifth round without trump.
  ['kachuful 7', { trump: { kind: 'list', order: ['S', 'D', 'C', 'H'] } }],
  // Scores read in other texts later: the square of the bid, and nothing for a miss.
  [
    'german-bridge 4',
    { scoring: { made: { one: 10, bidSquared: 1 }, missed: { offSquared: -1 } } },
  ],
  ['blob 3', { scoring: { made: { one: 10, bid: 1 }, missed: {} } }],
  ['blob 4', { scoring: { made: { one: 10, bid: 1 }, missed: {} } }],
  // The older text turns a card up; the newer one has the highest bidder name trump.
  ['boerenbridge-wiki 3', { trump: { kind: 'highest-bidder' } }],
]);

describe('the rules of an independent program', () => {
  const cases = (independent as unknown as { tradition: string; rules: IndependentRules }[])
    .map(({ tradition, rules }) => ({ id: tradition, players: rules.players, rules }))
    .filter(({ id, players }) => traditionOf(id)?.players.includes(players));

  it('cover every row but the presets', () => {
    const ids = new Set<string>([...cases.map(({ id }) => id), ...PRESET_IDS]);
    expect(TRADITIONS.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it.each(cases)('are those of $id with $players players', ({ id, players, rules }) => {
    const tradition = traditionOf(id);
    if (tradition === undefined) throw new Error(`no row ${id}`);
    const { scoring, ...chosen } = { ...rules, ...CHOSEN_OTHERWISE.get(`${id} ${players}`) };
    const written = {
      ...DEFAULTS,
      ...chosen,
      scoring: { kind: 'formula', zero: null, streak: null, wins: 'high', ...scoring },
    } as RuleSet;
    expect(effectOf(rulesOf(tradition, players))).toEqual(effectOf(written));
  });
});
