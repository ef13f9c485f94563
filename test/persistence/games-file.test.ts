import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESET_IDS, presetRules } from '@/engine/index.ts';
import {
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
  hints: 0,
  origin: null,
  record: played(appHeader(presetRules(preset))),
}));
const [first] = games as [SavedGame];

describe('a file of games', () => {
  test('is read as it was written, whatever was played', () => {
    expect(decodeGamesFile(encodeGamesFile(games))).toEqual({
      ok: true,
      value: { games, refused: 0 },
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
    const file = encodeGamesFile([first, unfinished, illegal]);
    expect(decodeGamesFile(file)).toEqual({ ok: true, value: { games: [first], refused: 2 } });
  });

  test.each([
    ['nothing', '', 'not-a-games-file'],
    ['a picture', '\u0089PNG\r\n', 'not-a-games-file'],
    ['another file of ours', '{"kind":"oh-hell-rules","version":1}', 'not-a-games-file'],
    [
      'a file of a later version',
      '{"kind":"oh-hell-games","version":2,"games":[]}',
      'newer-version',
    ],
    ['a very deep one', '['.repeat(1_000_000), 'not-a-games-file'],
    ['a very large one', ' '.repeat(MAX_GAMES_FILE + 1), 'too-large'],
  ])('that is %s is refused with the reason', (_, text, kind) => {
    expect(decodeGamesFile(text)).toMatchObject({ ok: false, error: { kind } });
  });

  test('that is too large is not even read', async () => {
    const file = { size: MAX_GAMES_FILE + 1, text: () => Promise.reject(new Error('read')) };
    expect(await readGamesFile(file as unknown as Blob)).toMatchObject({
      error: { kind: 'too-large' },
    });
  });

  test('that cannot be read is refused', async () => {
    const file = { size: 10, text: () => Promise.reject(new Error('gone')) };
    expect(await readGamesFile(file as unknown as Blob)).toMatchObject({
      error: { kind: 'not-a-games-file' },
    });
  });

  test('that was damaged is refused or loses the damaged games only, and nothing throws', () => {
    const file: unknown = JSON.parse(encodeGamesFile([first]));
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
