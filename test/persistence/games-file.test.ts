import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESET_IDS, presetRules } from '@/engine/index.ts';
import {
  type Everything,
  MAX_GAMES_FILE,
  decodeGamesFile,
  encodeGamesFile,
  readGamesFile,
} from '@/persistence/games-file.ts';
import type { SavedGame } from '@/persistence/save.ts';
import { appHeader, played } from '../support/features/game.ts';
import { mutated } from './mutated.ts';

const games: SavedGame[] = PRESET_IDS.map((preset, index) => ({
  id: `${index + 1}`.padStart(32, '0'),
  begun: 1_900_000_000_000,
  ended: 1_900_000_600_000 + index,
  takenBack: index,
  playedOut: 0,
  hints: index % 2,
  again: index % 3 === 0,
  origin: null,
  record: played(appHeader(presetRules(preset))),
}));
const [first] = games as [SavedGame];

const NOTHING: Everything = { games: [], running: null, settings: undefined, rules: [], aside: [] };
const fileOf = (some: Partial<Everything>): string => encodeGamesFile({ ...NOTHING, ...some });

describe('a file of games', () => {
  test('is read as it was written, whatever was played', () => {
    const everything: Everything = {
      games,
      running: { ...first, ended: null, record: { ...first.record, commands: [{ type: 'deal' }] } },
      settings: { theme: 'linen', volume: 0.5 },
      rules: [{ id: 'a', name: 'Mine', rules: presetRules('spades') }],
      aside: [{ found: '2026-11-21T12:00:00.000Z', text: '['.repeat(5000) }],
    };
    expect(decodeGamesFile(encodeGamesFile(everything))).toEqual({
      ok: true,
      value: { ...everything, refused: 0 },
    });
  });

  test('of the first version, which had games alone, is read', () => {
    const { games: documents } = JSON.parse(fileOf({ games: [first] })) as { games: unknown };
    const file = JSON.stringify({ kind: 'oh-hell-games', version: 1, games: documents });
    expect(decodeGamesFile(file)).toEqual({
      ok: true,
      value: { ...NOTHING, games: [first], refused: 0 },
    });
  });

  test('keeps its good games when one is broken or not finished', () => {
    const unfinished = {
      ...first,
      record: { ...first.record, commands: first.record.commands.slice(0, -1) },
    };
    const illegal = {
      ...first,
      record: { ...first.record, commands: first.record.commands.toReversed() },
    };
    const read = decodeGamesFile(fileOf({ games: [first, unfinished, illegal] }));
    expect(read).toMatchObject({ ok: true, value: { games: [first], refused: 2 } });
  });

  test.each([
    ['nothing', '', 'not-a-games-file'],
    ['a picture', '\u0089PNG\r\n', 'not-a-games-file'],
    ['another file of ours', '{"kind":"oh-hell-rules","version":1}', 'not-a-games-file'],
    [
      'a file of a later version',
      '{"kind":"oh-hell-games","version":3,"games":[]}',
      'newer-version',
    ],
    ['a very deep one', '['.repeat(1_000_000), 'not-a-games-file'],
    ['a very large one', ' '.repeat(MAX_GAMES_FILE + 1), 'too-large'],
  ])('that is %s is refused with the reason', (_, text, kind) => {
    expect(decodeGamesFile(text)).toMatchObject({ ok: false, error: { kind } });
  });

  test('that is too large is not even read', async () => {
    const file = { size: MAX_GAMES_FILE + 1, text: () => Promise.reject(new Error('read')) };
    expect(await readGamesFile(file as unknown as Blob, () => Promise.resolve())).toMatchObject({
      error: { kind: 'too-large' },
    });
  });

  test('that cannot be read is refused', async () => {
    const file = { size: 10, text: () => Promise.reject(new Error('gone')) };
    expect(await readGamesFile(file as unknown as Blob, () => Promise.resolve())).toMatchObject({
      error: { kind: 'not-a-games-file' },
    });
  });

  test('that was damaged is refused or loses the damaged games only, and nothing throws', () => {
    const file: unknown = JSON.parse(
      fileOf({ games: [first], rules: [{ id: 'a', name: '', rules: presetRules('canadian') }] }),
    );
    fc.assert(
      fc.property(mutated(file), (damaged) => {
        const read = decodeGamesFile(JSON.stringify(damaged) ?? '');
        const outcome = read.ok ? 'read' : read.error.kind;
        expect(['read', 'too-large', 'not-a-games-file', 'newer-version']).toContain(outcome);
      }),
      { numRuns: 300 },
    );
  });
});
