import { onTestFinished } from 'vitest';

/** A control with the focus, outside of what a test renders, until the test ends. */
export function focusedControl(): HTMLElement {
  const control = document.body.appendChild(document.createElement('button'));
  control.focus();
  onTestFinished(() => control.remove());
  return control;
}
