// The stack of layers over the table, in step with the browser's history: each step that Back and
// Escape can take has a history entry of its own. See docs/decisions/051-back-closes-one-layer.md.
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { entryDepth } from './history-entry.ts';
import { hasModifier } from './keys.ts';

interface Layer {
  /** How many steps close the layer. */
  readonly steps: number;
  readonly stepBack: () => void;
}

/** By order of first rendering: an outer layer is rendered before the layers in it. */
const stack = new Map<number, Layer>();
let rendered = 0;

const stepsOf = (layers: Iterable<Layer>): number =>
  [...layers].reduce((sum, { steps }) => sum + steps, 0);

const topLayer = (): Layer | undefined => stack.get(Math.max(...stack.keys()));

let isStepping = false;

/** Whether Back or Escape is taking a step, instead of a button closing the layer. */
export const isSteppingBack = (): boolean => isStepping;

function takeStep(layer: Layer | undefined): void {
  isStepping = true;
  try {
    layer?.stepBack();
  } finally {
    isStepping = false;
  }
}

/** Whether `history.go` is in progress because a layer was closed by its own button. */
let isReturning = false;
let isMatching = false;

/** Adds history entries or goes back over them until there are as many as steps on the stack. */
function matchHistory(): void {
  isMatching = false;
  if (isReturning) return;
  const wanted = stepsOf(stack.values());
  try {
    // The entry of a link keeps no fragment: Back to it would open the link again.
    if (entryDepth() === null)
      history.replaceState({ depth: 0 }, '', location.pathname + location.search);
    const depth = entryDepth() ?? 0;
    for (let next = depth + 1; next <= wanted; next++) history.pushState({ depth: next }, '');
    if (depth > wanted) {
      isReturning = true;
      history.go(wanted - depth);
    }
  } catch {
    // Browsers limit how many entries are added within seconds; then Back is less exact.
  }
}

/** Batches changes, so that replacing a layer by another does not move in the history. */
function matchHistorySoon(): void {
  if (isMatching) return;
  isMatching = true;
  queueMicrotask(matchHistory);
}

function onPopState(): void {
  const depth = entryDepth();
  const isBack = !isReturning && depth !== null && depth < stepsOf(stack.values());
  isReturning = false;
  // Only one step, however far the browser went back.
  if (isBack) takeStep(topLayer());
  matchHistorySoon();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || hasModifier(event))
    return;
  const layer = topLayer();
  if (layer === undefined) return;
  event.preventDefault();
  // A key that is held down takes one step.
  if (!event.repeat) takeStep(layer);
}

let isListening = false;

/** Called with the first layer; never removed. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  globalThis.addEventListener('popstate', onPopState);
  globalThis.addEventListener('keydown', onKeyDown);
}

/**
 * A layer that Back and Escape close, one step at a time; none while `steps` is 0. `onBack` takes one
 * step, or asks first.
 */
export function useLayer(steps: number, onBack: () => void): void {
  const [place] = useState(() => ++rendered);
  const stepBack = useEffectEvent(onBack);
  // A layout effect: what is visible can be closed.
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
