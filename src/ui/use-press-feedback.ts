import { useTransition } from 'react';
import { painted } from './painted.ts';

/**
 * For a press whose action takes long to render. The first value is whether it was pressed; it is
 * painted before `action` is called.
 */
export function usePressFeedback(action: () => void): readonly [boolean, () => void] {
  const [isPressed, startPress] = useTransition();
  const press = (): void =>
    startPress(async () => {
      await painted();
      action();
    });
  return [isPressed, press];
}
