import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  HUMAN,
  PRESETS,
  PRESET_IDS,
  type PlayerKind,
  type PresetId,
  type RuleSet,
  STYLES,
  presetRules,
  stateAfter,
} from '@/engine/index.ts';
import { decodeGameLink, encodeGameLink } from '@/storage/formats/game-link.ts';
import { GAME_LINKS } from '@/store/ports/sharing.ts';
import { appHeader, played, styled } from '../../../tools/lib/played-games.ts';
import { BitWriter } from '@/storage/formats/bits.ts';
import { packLink, unpackLink } from '@/storage/formats/link.ts';
import { packedText } from '@/storage/formats/packing.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import kept from './links/version-1.json' with { type: 'json' };
import traditions from './links/tradition-games.json' with { type: 'json' };
import { ruleSets } from '../../../tools/lib/rule-sets.ts';
import { runs } from '../../support/runs.ts';

const presets = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map((players) => [id, players] as const),
);

const named = (record: GameRecord, name: string): GameRecord => ({
  ...record,
  header: {
    ...record.header,
    seats: record.header.seats.map((seat) => (seat.player === HUMAN ? { ...seat, name } : seat)),
  },
});

const bitsOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');

const bytesOf = (bits: string): number[] =>
  (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));

/** A name in a link, in bits. */
function nameBits(name: string): string {
  const to = new BitWriter();
  packedText.write(to, name);
  return bitsOf(to.done());
}

const KIND = { key: '#game=', versions: [1, 2, 3] as const, maxLength: 20_000 };

interface Parts {
  readonly head: readonly number[];
  readonly moves: readonly number[];
}

/** A link whose checksum matches after a change of its head or moves. */
function changed(link: string, change: (parts: Parts) => Partial<Parts>): string {
  const opened = unpackLink(KIND, link);
  if (!opened.ok) throw new Error('no link');
  const { version, content } = opened.value;
  const [high = 0, low = 0, ...rest] = content;
  const parts = { head: rest.slice(0, high * 256 + low), moves: rest.slice(high * 256 + low) };
  const { head, moves } = { ...parts, ...change(parts) };
  return packLink(KIND, version, [head.length >>> 8, head.length & 255, ...head, ...moves]);
}

/** A link with other bits in its head. */
const withBits = (link: string, change: (bits: string) => string): string =>
  changed(link, ({ head }) => ({ head: bytesOf(change(bitsOf(head))) }));

/** A text with the last occurrence of a part replaced. */
function withLast(text: string, part: string, by: string): string {
  const at = text.lastIndexOf(part);
  return text.slice(0, at) + by + text.slice(at + part.length);
}

const laterVersion = packLink({ key: '#deal=', versions: [4], maxLength: 100 }, 4, [1, 2, 3]);

describe('a finished game in a link', () => {
  test.each(presets)('survives a round trip: %s, %i players', (preset, players) => {
    const record = named(played(appHeader(presetRules(preset, players))), 'Ada 🂡');
    for (const kind of GAME_LINKS) {
      const link = encodeGameLink(kind, { record, aided: players === 3 });
      expect(link).toMatch(/^#(game|deal)=[\w-]+$/);
      expect(decodeGameLink(kind, `https://example.org/play/${link} Beat that!`)).toEqual({
        ok: true,
        value: { record, aided: players === 3 },
      });
    }
  });

  test('survives a round trip under random house rules', () => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const record = played(appHeader(rules));
        const link = encodeGameLink('game', { record, aided: false });
        expect(decodeGameLink('game', link)).toEqual({ ok: true, value: { record, aided: false } });
      }),
      { numRuns: runs(25) },
    );
  });

  test('names any of eight first dealers, or none', () => {
    const rules: RuleSet = {
      ...presetRules('bugger-your-neighbor'),
      players: 8,
      schedule: { shape: 'constant', low: 1, high: 1, turns: 1 },
    };
    for (const firstDealer of [0, 6, 7, null]) {
      const record = played({ ...appHeader(rules), firstDealer });
      const link = encodeGameLink('game', { record, aided: false });
      expect(decodeGameLink('game', link)).toEqual({ ok: true, value: { record, aided: false } });
    }
  });

  test('takes far less than 1,600 characters for 26 rounds, and the longest game survives', () => {
    const river: RuleSet = {
      ...presetRules('up-and-down-the-river'),
      schedule: { shape: 'up-down', low: 1, high: 13, turns: 2 },
    };
    const whist = played(appHeader(presetRules('nomination-whist')));
    for (const record of [played(appHeader(river)), whist].flatMap((game) => [
      game,
      styled(game),
    ])) {
      expect(stateAfter(record).past).toHaveLength(26);
      expect(encodeGameLink('game', { record, aided: false }).length).toBeLessThan(600);
    }
    const schedule = { shape: 'constant', low: 13, high: 13, turns: 100 } as const;
    const endless = played(appHeader({ ...river, schedule }));
    const link = encodeGameLink('deal', { record: named(endless, '鬼'.repeat(40)), aided: true });
    expect(decodeGameLink('deal', link)).toMatchObject({ ok: true });
  });

  test('includes styles', () => {
    const record = styled(played(appHeader(presetRules('up-and-down-the-river', 7))));
    const styles = record.header.seats.map(({ style }) => style ?? 'even').join(' ');
    expect(styles).toBe('even bold spoiler even cautious bold spoiler');
    const link = encodeGameLink('deal', { record, aided: false });
    expect(decodeGameLink('deal', link)).toEqual({ ok: true, value: { record, aided: false } });
  });

  test.each(kept)('written by earlier versions can be read: $preset', ({ preset, link, moves }) => {
    const read = decodeGameLink('game', link);
    expect(read.ok && read.value.record.header.rules).toEqual(presetRules(preset as PresetId));
    expect(read.ok && read.value.record.header.seats.some((seat) => 'style' in seat)).toBe(false);
    expect(read.ok && encodeGameLink('game', read.value)).toBe(link);
    expect(read.ok && encodeMoves(read.value.record.commands)).toBe(moves);
  });

  test.each(traditions)(
    'with jokers, short decks and their like can be read: $tradition',
    (each) => {
      const read = decodeGameLink('game', each.link);
      expect(read.ok && read.value.record.header.rules).toEqual(each.rules);
      expect(read.ok && encodeGameLink('game', read.value)).toBe(each.link);
      expect(read.ok && encodeMoves(read.value.record.commands)).toBe(each.moves);
    },
  );

  test.each([
    ['nothing', '', 'not-a-link'],
    ['rules', '#rules=AAAA', 'not-a-link'],
    ['a game where a deal is looked for', kept[0]?.link ?? '', 'not-a-link'],
    ['half of a link', `#deal=${kept[0]?.link.slice(6, 100)}`, 'damaged'],
    ['a link of a later version', laterVersion, 'newer-version'],
  ])('is refused in words where there is %s', (_, text, kind) => {
    expect(decodeGameLink('deal', text)).toEqual({ ok: false, error: { kind } });
  });

  const ada = named(played(appHeader(presetRules('bugger-your-neighbor'))), 'Ada 0');
  const link = encodeGameLink('game', { record: ada, aided: false });

  /** The same game with a first dealer drawn from the seed. */
  const drawn = encodeGameLink('game', {
    record: played({ ...ada.header, firstDealer: null }),
    aided: false,
  });

  /** The link of the same game with these players in its first two seats. */
  const playedBy = (first: PlayerKind, second: PlayerKind): string => {
    const players = [first, second];
    const seats = ada.header.seats.map((seat, at) => ({
      ...seat,
      player: players[at] ?? seat.player,
    }));
    const header = { ...ada.header, seats };
    return encodeGameLink('game', { record: { ...ada, header }, aided: false });
  };

  test('survives a round trip with a long name in every seat', () => {
    const seats = ada.header.seats.map((seat) => ({ ...seat, name: '鬼'.repeat(40) }));
    const record = { ...ada, header: { ...ada.header, seats } };
    const long = encodeGameLink('game', { record, aided: true });
    expect(decodeGameLink('game', long)).toEqual({ ok: true, value: { record, aided: true } });
  });

  test('is read as before when nothing is changed', () => {
    expect(changed(link, () => ({}))).toBe(link);
    expect(withBits(link, (bits) => bits)).toBe(link);
  });

  test.each([
    ['two players at the table', playedBy(HUMAN, HUMAN)],
    ['nobody at the table', playedBy('medium', 'medium')],
    [
      'a name that cannot be displayed',
      withBits(link, (bits) => bits.replace(nameBits('Ada 0'), nameBits('Ada  '))),
    ],
    ['a first dealer who has no seat', withBits(drawn, (bits) => withLast(bits, '111', '110'))],
    ['more than a header before the moves', changed(link, ({ head }) => ({ head: [...head, 1] }))],
    ['a move that is none', changed(link, ({ moves }) => ({ moves: [0, ...moves] }))],
    ['more than a game has moves', changed(link, ({ moves }) => ({ moves: [...moves, ...moves] }))],
  ])('is refused as damaged where there is %s', (_, text) => {
    expect(decodeGameLink('game', text)).toEqual({ ok: false, error: { kind: 'damaged' } });
  });

  test('is refused as newer where it has a style that is not known', () => {
    const [first] = STYLES;
    const seats = ada.header.seats.map((seat, at) =>
      at === 1 ? { ...seat, name: 'Rufus', style: first } : seat,
    );
    const record = { ...ada, header: { ...ada.header, seats } };
    const later = withBits(encodeGameLink('game', { record, aided: false }), (bits) =>
      bits.replace(`000${nameBits('Rufus')}`, `110${nameBits('Rufus')}`),
    );
    expect(decodeGameLink('game', later)).toEqual({ ok: false, error: { kind: 'newer-version' } });
  });
});
