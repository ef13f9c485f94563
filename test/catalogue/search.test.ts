import { describe, expect, it } from 'vitest';
import {
  FIRST,
  firstFor,
  NO_FILTER,
  TRADITIONS,
  findTraditions,
  inOrderFor,
  lengthClass,
  lengthOf,
  nameFor,
  playersFor,
  regionsOf,
  rulesOf,
  traditionOf,
} from '@/catalogue/index.ts';

const idsFor = (query: string, locale = 'en'): string[] =>
  findTraditions(TRADITIONS, { ...NO_FILTER, query }, locale).map(({ id }) => id);

const rowOf = (id: string) => {
  const row = traditionOf(id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};

describe('the search', () => {
  it.each([
    ['Plump', 'plump'],
    ['  pLuMp ', 'plump'],
    ['L’Ascenseur', 'ascenseur'],
    ["l'ascenseur", 'ascenseur'],
    ['ascenseur', 'ascenseur'],
    ['la montee', 'ascenseur'],
    ['LA MONTÉE', 'ascenseur'],
    ['vanster', 'plump-venster'],
    ['काचुफूल', 'kachuful'],
    ['કાચુફૂલ', 'kachuful'],
    ['kachufool', 'kachuful'],
    ['kachu ful', 'kachuful'],
    ['オーヘル', 'oh-heru'],
    ['おーへる', 'oh-heru'],
    ['ｵｰﾍﾙ', 'oh-heru'],
    ['oheru', 'oh-heru'],
    ['Μπισκαουερ', 'biskauer'],
    ['10 op en neer', 'boerenbridge'],
    ['op en affen', 'boerenbridge'],
    ['boerenbrigde', 'boerenbridge'],
    ['podria', 'podrida'],
    ['chinees', 'boerenbridge-wiki'],
    ['nomination', 'nomination-whist'],
    ['judgment', 'kachuful'],
    ['ascensseur', 'ascenseur'],
    ['stichraten', 'stiche-raten-32'],
    ['काचू फुल', 'kachuful'],
    ['કાચુ ફુલ', 'kachuful'],
    ['Contract Whist', 'oh-hell'],
    ['elevator', 'oh-hell'],
    ['Oh! Well', 'oh-hell'],
    ['الويزارد', 'jokers-high-low'],
  ])('finds %s', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it.each([
    ['Wizard', 'jokers-high-low'],
    ['wizzard', 'jokers-high-low'],
    ['ウィザード', 'jokers-high-low'],
    ['Boerenbridge', 'boerenbridge'],
    ['Podrida', 'podrida'],
    ['la podrida', 'podrida'],
    ['Pocha', 'pocha'],
    ['काचुफूल', 'kachuful'],
    ['जजमेंट', 'kachuful'],
    ['Judgement', 'kachuful'],
    ['Rikiki', 'rikiki'],
    ['rikikizés', 'rikiki'],
    ['Plump', 'plump'],
    ['L’Ascenseur', 'ascenseur'],
    ['オーヘル', 'oh-heru'],
    ['whist romanesc', 'romanian-whist'],
    ['德國橋牌', 'german-bridge'],
    ['Blob', 'blob'],
    ['Oh Diavolo', 'oh-diavolo'],
    ['Stiche-Raten', 'stiche-raten-32'],
    ['stricheraten', 'stiche-raten-32'],
    ['Oh Hell', 'oh-hell'],
    ['Bust', 'bust'],
  ])('finds %s first, whatever the language of the screen', (query, id) => {
    const locales = [
      'en-US',
      'de',
      'es-ES',
      'fr',
      'hi-IN',
      'it',
      'ja',
      'nl-NL',
      'pt-BR',
      'sv',
      'ar',
    ];
    expect(locales.map((locale) => [locale, idsFor(query, locale)[0]])).toEqual(
      locales.map((locale) => [locale, id]),
    );
  });

  it.each(TRADITIONS)('finds $id by each of its names, in every script', (tradition) => {
    const { id, names, spellings = [] } = tradition;
    const texts = [...Object.values(names).flat(), ...spellings];
    expect(texts.filter((text) => !idsFor(text).includes(id))).toEqual([]);
  });

  it('finds a row by the name on the screen', () => {
    const label = ({ id }: { readonly id: string }) => (id === 'canadian' ? 'Kanadisch' : '');
    const ids = findTraditions(TRADITIONS, { ...NO_FILTER, query: 'kanad' }, 'de', label);
    expect(ids.map(({ id }) => id)).toEqual(['canadian']);
  });

  it('finds nothing for a name that no game has', () => {
    expect(idsFor('bananarama')).toEqual([]);
  });

  it('finds everything without a query', () => {
    expect(idsFor('')).toHaveLength(TRADITIONS.length);
    expect(idsFor(' ’ ')).toHaveLength(TRADITIONS.length);
  });
});

describe('filters', () => {
  it('leave the games for that number of players', () => {
    for (const players of [2, 3, 4, 5, 6, 7, 8]) {
      const rows = findTraditions(TRADITIONS, { ...NO_FILTER, players }, 'en');
      expect(rows).toEqual(
        inOrderFor(TRADITIONS, 'en').filter((row) => row.players.includes(players)),
      );
    }
  });

  it.each(['short', 'medium', 'long'] as const)('leave the %s games', (length) => {
    const filter = { ...NO_FILTER, length };
    const rows = findTraditions(TRADITIONS, filter, 'en');
    const lengths = rows.map((row) =>
      lengthClass(lengthOf(rulesOf(row, playersFor(row, filter, 4)))),
    );
    expect([...new Set(lengths)]).toEqual([length]);
  });

  it('leave the games with a short deck', () => {
    const ids = findTraditions(TRADITIONS, { ...NO_FILTER, deck: 'short' }, 'en').map(
      ({ id }) => id,
    );
    expect(ids.toSorted()).toEqual(['pocha', 'podrida-40', 'romanian-whist', 'stiche-raten-32']);
    const jokers = findTraditions(TRADITIONS, { ...NO_FILTER, deck: 'jokers' }, 'en').map(
      ({ id }) => id,
    );
    expect(jokers).toEqual(['jokers-high-low']);
    // With six everybody gets eight of 48 cards, which is nearly the whole deck.
    const whole = findTraditions(TRADITIONS, { ...NO_FILTER, deck: 'whole' }, 'en').map(
      ({ id }) => id,
    );
    expect(whole).toContain('romanian-whist');
    expect(whole).not.toContain('stiche-raten-32');
    expect(playersFor(rowOf('romanian-whist'), { ...NO_FILTER, deck: 'whole' }, 3)).toBe(6);
  });

  it('count the rounds until a target is reached, not until the last possible one', () => {
    expect(lengthOf(rulesOf(rowOf('oh-hell-101'), 4)).rounds).toBeLessThan(15);
    expect(lengthOf(rulesOf(rowOf('oh-hell'), 4)).rounds).toBe(19);
  });
});

describe('players', () => {
  it('are those of the filter, or the nearest to the wanted number', () => {
    const row = rowOf('bust');
    expect(playersFor(row, { ...NO_FILTER, players: 5 }, 3)).toBe(5);
    expect(playersFor(row, NO_FILTER, 7)).toBe(5);
    expect(playersFor(row, NO_FILTER, 4)).toBe(4);
  });
});

describe('the order', () => {
  it.each([
    ['en-US', 'oh-hell'],
    ['en-GB', 'nomination-seven'],
    ['en-AU', 'bust'],
    ['en-IN', 'kachuful'],
    ['en-u-nu-latn', 'oh-hell'],
    ['hi', 'kachuful'],
    ['fr', 'ascenseur'],
    ['es-419', 'podrida'],
    ['nl', 'boerenbridge'],
    ['nl-BE-u-nu-latn', 'chinees-poepen'],
    ['pt-BR', 'projecao'],
    ['de-CH', 'jokers-high-low'],
    ['it', 'oh-diavolo'],
    ['zh-HK', 'german-bridge'],
    ['en-HK', 'german-bridge'],
    ['ro', 'romanian-whist'],
    ['ja', 'oh-heru'],
    ['sv', 'plump'],
    ['hu', 'rikiki'],
    ['ar', 'oh-hell'],
  ])('begins in %s with %s', (locale, id) => {
    expect(inOrderFor(TRADITIONS, locale)[0]?.id).toBe(id);
  });

  it('puts games with a name in the language before others', () => {
    const ids = inOrderFor(TRADITIONS, 'sv').map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual([
      'plump',
      'beredskapswhist',
      'plump-venster',
      'jokers-high-low',
    ]);
  });

  it('names only rows that exist', () => {
    const ids = [...Object.values(FIRST), firstFor('')].flat();
    expect(ids.filter((id) => traditionOf(id) === undefined)).toEqual([]);
  });
});

describe('names', () => {
  it('are those of the reader’s region and script', () => {
    expect(nameFor(rowOf('kachuful'), 'hi')).toBe('काचुफूल');
    expect(nameFor(rowOf('kachuful'), 'de')).toBe('Kachuful');
    expect(nameFor(rowOf('oh-heru'), 'ja-JP')).toBe('オーヘル');
    expect(nameFor(rowOf('oh-heru'), 'en')).toBe('Ō Heru');
  });

  it('say where a game is played', () => {
    expect(regionsOf(rowOf('bust'))).toEqual(['AU', 'NZ']);
    expect(regionsOf(rowOf('oh-heru'))).toEqual(['JP']);
    expect(regionsOf(rowOf('get-fred'))).toEqual([]);
  });
});
