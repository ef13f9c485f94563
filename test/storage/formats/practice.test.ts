import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { practiceStorage } from '@/storage/practice.ts';
import { type GameRecord, allowed, choicesOf, fold, legalCommands, toAct } from '@/engine/index.ts';
import { encodePractice, parsePractice } from '@/storage/formats/practice.ts';
import { after, newGameOf } from '../../../tools/lib/games.ts';
import { header } from '../../support/store/table-bench.ts';
import { memoryStore } from '../../support/storage/memory-store.ts';

/** A game up to the human's first decision, and the legal choices there. */
function started() {
  let state = newGameOf(header());
  const commands = [];
  while (!toAct(state).includes(0)) {
    const [command] = legalCommands(state);
    if (command === undefined) throw new Error('nothing to do');
    state = after(state, command);
    commands.push(command);
  }
  const record: GameRecord = { header: header(), commands };
  const [right] = allowed(choicesOf(state, 0));
  if (right === undefined) throw new Error('nothing is allowed');
  return { record, right };
}

const { record, right } = started();
const memory = { due: '2026-11-25', reviewed: '2026-11-22', stability: 2.3065, difficulty: 2.1181 };
const practice = {
  solved: ['ruff-1', 'own'],
  positions: [
    { id: 'a-7', record, right, memory: null },
    { id: 'b-7', record, right, memory },
  ],
};

/** A document of every version. */
const documents = import.meta.glob<unknown>('./practice/version-*.json', {
  eager: true,
  import: 'default',
});
const document = structuredClone(encodePractice(practice));

describe('practice progress', () => {
  it('survives a round trip', () => {
    expect(fold(record).ok).toBe(true);
    expect(parsePractice(document)).toEqual({ practice, isWhole: true });
  });

  it('of every version is read; what older ones say nothing of is due at once', () => {
    expect(Object.keys(documents)).toEqual([
      './practice/version-1.json',
      './practice/version-2.json',
    ]);
    for (const [at, saved] of Object.values(documents).entries()) {
      const { practice: read, isWhole } = parsePractice(saved);
      expect(isWhole).toBe(true);
      expect(read.solved).toEqual(['ruff-1']);
      expect(read.positions.map((each) => each.memory)).toEqual([at === 0 ? null : memory]);
    }
  });

  it.each([
    ['that cannot be played', { ...document.mistakes[0], moves: 'AAAA' }],
    ['whose answer is not allowed there', { ...document.mistakes[0], right: 'AA' }],
    ['whose moves are none', { ...document.mistakes[0], moves: '!!!!' }],
    ['whose answer is no move', { ...document.mistakes[0], right: '!!' }],
    ['of nobody', { ...document.mistakes[0], header: { ...record.header, seats: [] } }],
    ['of another shape', { id: 'x' }],
    ['due on no day', { ...document.mistakes[0], memory: ['soon', '2026-11-22', 2, 5] }],
    ['without difficulty', { ...document.mistakes[0], memory: ['2026-11-25', '2026-11-22', 2, 0] }],
  ])('loses a position %s, and nothing else', (_, damaged) => {
    const { practice: read, isWhole } = parsePractice({
      ...document,
      mistakes: [damaged, ...document.mistakes],
    });
    expect(read).toEqual(practice);
    expect(isWhole).toBe(false);
  });

  it('loses only invalid ids', () => {
    const { practice: read, isWhole } = parsePractice({ ...document, solved: [7, 'ruff-1', ''] });
    expect(read).toEqual({ ...practice, solved: ['ruff-1'] });
    expect(isWhole).toBe(false);
  });

  it('is empty for other data', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parsePractice(value)).toEqual({
          practice: { solved: [], positions: [] },
          isWhole: false,
        });
      }),
    );
  });
});

describe('in storage', () => {
  it('is empty at first, then as written', async () => {
    const { store } = memoryStore();
    const storage = practiceStorage(store);
    expect(await storage.read()).toEqual({ solved: [], positions: [] });
    await storage.write(practice);
    expect(await storage.read()).toEqual(practice);
  });

  it('damaged data is quarantined; good parts stay', async () => {
    const damaged = { ...document, mistakes: [...document.mistakes, { id: 'x' }] };
    const { store, kept } = memoryStore({ practice: damaged });
    const storage = practiceStorage(store);
    expect(await storage.read()).toEqual(practice);
    const quarantined = [...kept].filter(([key]) => key.startsWith('aside/'));
    expect(quarantined.map(([, value]) => value)).toEqual([damaged]);
    expect(await storage.read()).toEqual(practice);
    expect([...kept].filter(([key]) => key.startsWith('aside/'))).toHaveLength(1);
  });
});
