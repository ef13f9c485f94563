import { describe, expect, test } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { LOOSE_ID, type OwnRules, type ShelfStorage, createRuleShelf } from '@/store/rule-shelf.ts';

const rules = presetRules('canadian');
const other = presetRules('spades');
const set = (id: string, name = id): OwnRules => ({ id, name, rules });

function storage(kept: readonly OwnRules[] = [], refused = 0) {
  const place = { kept };
  const port: ShelfStorage = {
    read: () => Promise.resolve({ sets: place.kept, refused }),
    write: async (sets) => void (place.kept = sets),
    nameOf: (text) => text.trim().slice(0, 10),
  };
  return { place, port };
}

const shelfOn = (port: ShelfStorage) => {
  let count = 0;
  return createRuleShelf(port, { seed: () => `new-${++count}`, fraction: () => 0 });
};

const namesOf = (sets: readonly OwnRules[]) => sets.map(({ name }) => name);

describe('the shelf of own rules', () => {
  test('shows what was kept, and how much of it was damaged', async () => {
    const shelf = shelfOn(storage([set('a'), set('b')], 1).port);
    await shelf.load();
    expect(shelf.store.getState()).toMatchObject({ sets: [set('a'), set('b')], refused: 1 });
  });

  test('keeps new rules under an id of their own, the name as it may be kept', async () => {
    const { place, port } = storage([set('a')]);
    const shelf = shelfOn(port);
    await shelf.load();
    expect(shelf.keep({ name: '  Sunday rules of ours', rules }).name).toBe('Sunday rul');
    shelf.keep({ name: 'Second', rules });
    await shelf.load();
    expect(place.kept.map(({ id }) => id)).toEqual(['a', 'new-1', 'new-2']);
  });

  test('rules with a known id take the place of the former', async () => {
    const { place, port } = storage([set('a'), set('b')]);
    const shelf = shelfOn(port);
    await shelf.load();
    shelf.keep({ id: 'a', name: 'Changed', rules: other });
    await shelf.load();
    expect(place.kept).toEqual([{ id: 'a', name: 'Changed', rules: other }, set('b')]);
  });

  test('a copy of a long name is called a copy: the name is cut, not what tells them apart', async () => {
    const { place, port } = storage([set('a', 'Sunday 123'), set('b', 'Sun')]);
    const shelf = shelfOn(port);
    await shelf.load();
    for (const each of place.kept) shelf.duplicate(each, (name) => `${name} (2)`);
    await shelf.load();
    expect(namesOf(place.kept)).toEqual(['Sunday 123', 'Sun', 'Sunday (2)', 'Sun (2)']);
  });

  test('what was deleted can be put back in its place', async () => {
    const { place, port } = storage([set('a'), set('b'), set('c')]);
    const shelf = shelfOn(port);
    await shelf.load();
    shelf.remove('b', { undo: true });
    await shelf.load();
    expect(namesOf(place.kept)).toEqual(['a', 'c']);
    shelf.undoRemove();
    shelf.undoRemove();
    await shelf.load();
    expect(namesOf(place.kept)).toEqual(['a', 'b', 'c']);
  });

  test('taking off what nobody deleted cannot be undone', async () => {
    const shelf = shelfOn(storage([set(LOOSE_ID)]).port);
    await shelf.load();
    shelf.remove(LOOSE_ID);
    shelf.remove('unknown');
    expect(shelf.store.getState()).toMatchObject({ sets: [], removed: null });
  });

  test('what changes while the shelf is read stays so', async () => {
    const { port } = storage([set('a'), set('b')]);
    const shelf = shelfOn(port);
    await shelf.load();
    const reading = shelf.load();
    await Promise.resolve();
    shelf.remove('a');
    shelf.keep({ id: 'c', name: 'c', rules });
    await reading;
    expect(namesOf(shelf.store.getState().sets)).toEqual(['b', 'c']);
  });

  test.each([
    ['read', { read: () => Promise.reject(new Error('blocked')) }],
    ['write', { write: () => Promise.reject(new Error('full')) }],
  ])('without a storage to %s it lasts as long as the page', async (_what, broken) => {
    const shelf = shelfOn({ ...storage().port, ...broken });
    await shelf.load();
    shelf.keep({ name: 'Mine', rules });
    await shelf.load();
    await shelf.load();
    expect(shelf.store.getState().lasting).toBe(false);
    expect(namesOf(shelf.store.getState().sets)).toEqual(['Mine']);
  });
});
