import { describe, expect, test } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import {
  UNSAVED_ID,
  type OwnRules,
  type RuleStorage,
  createRuleRepository,
} from '@/store/rule-repository.ts';

const rules = presetRules('canadian');
const other = presetRules('spades');
const set = (id: string, name = id): OwnRules => ({ id, name, rules });

function storage(kept: readonly OwnRules[] = [], refused = 0) {
  const place = { kept };
  const port: RuleStorage = {
    read: () => Promise.resolve({ sets: place.kept, refused }),
    write: async (sets) => void (place.kept = sets),
  };
  return { place, port };
}

const repositoryOn = (port: RuleStorage) => {
  let count = 0;
  return createRuleRepository(port, { seed: () => `new-${++count}`, fraction: () => 0 });
};

const namesOf = (sets: readonly OwnRules[]) => sets.map(({ name }) => name);

describe('the repository of own rules', () => {
  test('shows saved sets, and how many are unreadable', async () => {
    const repository = repositoryOn(storage([set('a'), set('b')], 1).port);
    await repository.load();
    expect(repository.store.getState()).toMatchObject({ sets: [set('a'), set('b')], refused: 1 });
  });

  test('saves new rules under an id of their own', async () => {
    const { place, port } = storage([set('a')]);
    const repository = repositoryOn(port);
    await repository.load();
    repository.save({ name: 'First', rules });
    repository.save({ name: 'Second', rules });
    await repository.load();
    expect(place.kept.map(({ id }) => id)).toEqual(['a', 'new-1', 'new-2']);
  });

  test('rules with a known id replace the former ones', async () => {
    const { place, port } = storage([set('a'), set('b')]);
    const repository = repositoryOn(port);
    await repository.load();
    repository.save({ id: 'a', name: 'Changed', rules: other });
    await repository.load();
    expect(place.kept).toEqual([{ id: 'a', name: 'Changed', rules: other }, set('b')]);
  });

  test('deleted rules can be restored at their place', async () => {
    const { place, port } = storage([set('a'), set('b'), set('c')]);
    const repository = repositoryOn(port);
    await repository.load();
    repository.remove('b', { undo: true });
    await repository.load();
    expect(namesOf(place.kept)).toEqual(['a', 'c']);
    repository.undoRemove();
    repository.undoRemove();
    await repository.load();
    expect(namesOf(place.kept)).toEqual(['a', 'b', 'c']);
  });

  test('automatic removal cannot be undone', async () => {
    const repository = repositoryOn(storage([set(UNSAVED_ID)]).port);
    await repository.load();
    repository.remove(UNSAVED_ID);
    repository.remove('unknown');
    expect(repository.store.getState()).toMatchObject({ sets: [], removed: null });
  });

  test('changes made during a read are kept', async () => {
    const { port } = storage([set('a'), set('b')]);
    const repository = repositoryOn(port);
    await repository.load();
    const reading = repository.load();
    await Promise.resolve();
    repository.remove('a');
    repository.save({ id: 'c', name: 'c', rules });
    await reading;
    expect(namesOf(repository.store.getState().sets)).toEqual(['b', 'c']);
  });

  test.each([
    ['read', { read: () => Promise.reject(new Error('blocked')) }],
    ['write', { write: () => Promise.reject(new Error('full')) }],
  ])('without a storage to %s it lasts as long as the page', async (_what, broken) => {
    const repository = repositoryOn({ ...storage().port, ...broken });
    await repository.load();
    repository.save({ name: 'Mine', rules });
    await repository.load();
    await repository.load();
    expect(repository.store.getState().isPersistent).toBe(false);
    expect(namesOf(repository.store.getState().sets)).toEqual(['Mine']);
  });

  test('saved sets that cannot be read for now are not overwritten', async () => {
    const { place, port } = storage([set('a')]);
    let isBroken = true;
    const repository = repositoryOn({
      ...port,
      read: () => (isBroken ? Promise.reject(new Error('no network')) : port.read()),
    });
    await repository.load();
    repository.save({ name: 'b', rules });
    await repository.load();
    expect(namesOf(place.kept)).toEqual(['a']);
    expect(repository.store.getState().isPersistent).toBe(false);

    isBroken = false;
    await repository.load();
    expect(namesOf(place.kept).toSorted()).toEqual(['a', 'b']);
    expect(repository.store.getState()).toMatchObject({ sets: place.kept, isPersistent: true });
  });

  test('changes made in another tab are kept', async () => {
    const { place, port } = storage([set('a'), set('b'), set('c')]);
    const [first, second] = [repositoryOn(port), repositoryOn(port)];
    await Promise.all([first.load(), second.load()]);
    second.save({ name: 'd', rules });
    second.remove('b');
    second.save({ id: 'a', name: 'renamed', rules });
    await second.load();
    first.save({ id: 'c', name: 'changed', rules });
    await first.load();
    expect(namesOf(place.kept)).toEqual(['renamed', 'changed', 'd']);
    expect(first.store.getState().sets).toEqual(place.kept);
  });

  test('sets deleted from storage are saved again', async () => {
    let kept: Awaited<ReturnType<RuleStorage['read']>> = { sets: [set('a')], refused: 0 };
    const repository = repositoryOn({
      read: () => Promise.resolve(kept),
      write: async (sets) => void (kept = { sets, refused: 0 }),
    });
    await repository.load();
    kept = null;
    repository.save({ name: 'b', rules });
    await repository.load();
    expect(kept).toMatchObject({ sets: [{ name: 'a' }, { name: 'b' }] });
  });
});
