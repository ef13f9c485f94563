// The stack of what lies over the table, and the browser's history that goes with it: each step that
// Back and Escape can take has an entry of its own. See docs/decisions/051-back-closes-one-layer.md.
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { entryDepth } from './history-entry.ts';
import { hasModifier } from './keys.ts';

interface Layer {
  /** How many steps back until nothing of the layer is left. */
  readonly steps: number;
  readonly stepBack: () => void;
}

/** By when their components were first rendered: what holds a layer was before what it holds. */
const stack = new Map<number, Layer>();
let rendered = 0;

const stepsOf = (layers: Iterable<Layer>): number =>
  [...layers].reduce((sum, { steps }) => sum + steps, 0);

const topLayer = (): Layer | undefined => stack.get(Math.max(...stack.keys()));

/** Whether the browser is on its way back because a layer was closed by its own button. */
let isReturning = false;
let isMatching = false;

/** Makes history as deep as the stack. */
function matchHistory(): void {
  isMatching = false;
  if (isReturning) return;
  const wanted = stepsOf(stack.values());
  try {
    if (entryDepth() === null) history.replaceState({ depth: 0 }, '');
    const depth = entryDepth() ?? 0;
    for (let next = depth + 1; next <= wanted; next++) history.pushState({ depth: next }, '');
    if (depth > wanted) {
      isReturning = true;
      history.go(wanted - depth);
    }
  } catch {
    // Browsers refuse more than some hundred entries in a few seconds: Back is less exact then.
  }
}

/** Once all layers that change together have changed: one that takes another's place moves nothing. */
function matchHistorySoon(): void {
  if (isMatching) return;
  isMatching = true;
  queueMicrotask(matchHistory);
}

function onPopState(): void {
  const depth = entryDepth();
  const isBack = !isReturning && depth !== null && depth < stepsOf(stack.values());
  isReturning = false;
  // One step, however far the browser went.
  if (isBack) topLayer()?.stepBack();
  matchHistorySoon();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || hasModifier(event))
    return;
  const layer = topLayer();
  if (layer === undefined) return;
  event.preventDefault();
  // A key that is held down takes one step.
  if (!event.repeat) layer.stepBack();
}

let isListening = false;

/** From the first layer to the end of the page. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  globalThis.addEventListener('popstate', onPopState);
  globalThis.addEventListener('keydown', onKeyDown);
}

/**
 * A layer that Back and Escape leave, one step each; while `steps` is 0 there is none.
 * `onBack` takes one step of the layer, or asks first.
 */
export function useLayer(steps: number, onBack: () => void): void {
  const [place] = useState(() => ++rendered);
  const stepBack = useEffectEvent(onBack);
  // Before the page is painted: what can be seen can be left.
  useLayoutEffect(() => {
    listen();
    matchHistorySoon();
    if (steps === 0) return undefined;
    stack.set(place, { steps, stepBack: () => stepBack() });
    return () => {
      stack.delete(place);
      matchHistorySoon();
    };
  }, [place, steps]);
}
