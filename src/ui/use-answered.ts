import { useTransition } from 'react';
import { painted } from './painted.ts';

/**
 * For a press that much has to be drawn for. The first value is whether it was pressed: what shows
 * that is painted before `action` is called, so that the answer waits for nothing.
 */
export function useAnswered(action: () => void): readonly [boolean, () => void] {
  const [isPressed, startPress] = useTransition();
  const press = (): void =>
    startPress(async () => {
      await painted();
      action();
    });
  return [isPressed, press];
}
