import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allowed, choicesOf, isSameCommand, stateAfter } from '@/engine/index.ts';
import { useAttempt } from '@/features/exercises/use-attempt.ts';
import { storedExercises } from '@/storage/exercises/stored-exercises.ts';
import { evenAdvice } from '../../support/advice.ts';
import { gameAt } from '../../support/features/game.ts';
import { surrounding } from '../../support/features/render.tsx';
import { until } from '../../support/until.ts';

test('a choice that meets the advice on its way to the screen is judged', async () => {
  // Inside act(), React does everything at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // A slow machine: React pauses after each of its tasks.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const [stored] = await storedExercises();
  if (stored === undefined) throw new Error('no exercise');
  const exercise = { ...stored, subject: 'own' as const };
  const game = gameAt(exercise.record);
  const wrong = allowed(choicesOf(stateAfter(exercise.record), 0)).find(
    (command) => !exercise.right.some((each) => isSameCommand(each, command)),
  );
  if (wrong === undefined) throw new Error('every choice is right');

  /** Says how an attempt stands, and chooses as soon as there is advice, when React has not run the effects yet. */
  function Attempt({ isThere }: { readonly isThere: boolean }) {
    const { status } = useAttempt(
      exercise,
      isThere
        ? { advice: evenAdvice(game.table.store.getState().view), state: 'done' }
        : { advice: null, state: 'thinking' },
      {},
    );
    useLayoutEffect(() => {
      if (isThere) queueMicrotask(() => game.table.decide(wrong!));
    }, [isThere]);
    return status;
  }

  const place = document.createElement('div');
  const Surrounding = surrounding(game);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const show = (isThere: boolean): void =>
    root.render(
      <Surrounding>
        <Attempt isThere={isThere} />
      </Surrounding>,
    );
  show(false);
  await until(() => expect(place).toHaveTextContent('open'));
  show(true);
  await until(() => expect(place).toHaveTextContent('right'));
});
