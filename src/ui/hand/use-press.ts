import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Drag, beginDrag } from './drag.ts';

/** How long to wait for the click after a release, in ms. */
const CLICK_COMES_WITHIN = 300;

/** The duration of a long press, in ms. */
const LONG_PRESS = 450;

interface Press {
  readonly id: string;
  readonly drag: Drag;
  /** Released elsewhere, dragged or already handled: its click is ignored. */
  spent: boolean;
}

interface Pressable {
  readonly id: string;
  /** Whether it can be dragged to the table; otherwise it only gives a little. */
  readonly free: boolean;
}

export interface PressActions {
  /** A tap, a click, a key. */
  readonly onChoose: (id: string) => void;
  /** Dragged to the table, or thrown there. */
  readonly onThrow: (id: string) => void;
  /** A long press. Returning true ignores the release. */
  readonly onHold: (id: string) => boolean;
}

interface FollowProps {
  readonly press: RefObject<Press | null>;
  /** Those of the latest render. */
  readonly actions: RefObject<PressActions>;
  /** Ends the press. */
  readonly end: () => void;
}

/**
 * Follows the pointer of a press: held down, moved, released; other fingers do not count. The press
 * ends with the throw or, if no click comes, a little after the release. Returns a function that stops
 * following.
 */
function followPointer({ press, actions, end }: FollowProps): () => void {
  let clickTimer: number | undefined;
  const holdTimer = window.setTimeout(() => {
    const held = press.current;
    if (held === null || held.drag.moved()) return;
    held.spent ||= actions.current.onHold(held.id);
  }, LONG_PRESS);
  const onMove = (event: globalThis.PointerEvent) => {
    if (press.current !== null && event.isPrimary) press.current.drag.moveTo(event);
  };
  const onUp = (event: globalThis.PointerEvent) => {
    if (!event.isPrimary) return;
    window.clearTimeout(holdTimer);
    const released = press.current;
    if (released !== null && released.drag.moved()) {
      released.spent = true;
      if (released.drag.release(event)) {
        end();
        actions.current.onThrow(released.id);
        return;
      }
    }
    clickTimer = window.setTimeout(end, CLICK_COMES_WITHIN);
  };
  const onCancel = (event: globalThis.PointerEvent) => {
    if (!event.isPrimary) return;
    window.clearTimeout(holdTimer);
    if (press.current !== null) {
      press.current.spent = true;
      press.current.drag.cancel();
    }
    clickTimer = window.setTimeout(end, CLICK_COMES_WITHIN);
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  return () => {
    window.clearTimeout(clickTimer);
    window.clearTimeout(holdTimer);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
  };
}

/** The press that a pointer begins on a button; null for other pointers and buttons. */
function pressFrom(event: PointerEvent<HTMLElement>, { id, free }: Pressable): Press | null {
  if (!event.isPrimary || event.button !== 0) return null;
  const place = event.currentTarget.parentElement;
  if (place === null) return null;
  return { id, drag: beginDrag(place, event.nativeEvent, free), spent: false };
}

/**
 * Handles a press on one of several overlapping buttons. From press to click `frozen` holds what
 * was shown at the start, so that nothing moves under the finger; the pressed item can be dragged
 * and thrown.
 */
export function usePress<T>(current: T, actions: PressActions) {
  const [frozen, setFrozen] = useState<{ readonly id: string; readonly shown: T } | null>(null);
  const press = useRef<Press | null>(null);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    if (frozen === null) return undefined;
    const end = () => {
      press.current = null;
      setFrozen(null);
    };
    return followPointer({ press, actions: latest, end });
  }, [frozen]);

  return {
    shown: frozen?.shown ?? current,
    pressed: frozen?.id ?? null,
    handlersFor: (pressable: Pressable) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const started = pressFrom(event, pressable);
        if (started === null) return;
        press.current = started;
        setFrozen({ id: started.id, shown: current });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        // A touch stays with the button it began on.
        const under = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target;
        if (press.current && !event.currentTarget.contains(under as Node))
          press.current.spent = true;
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const { current: last } = press;
        press.current = null;
        setFrozen(null);
        // The second click of a double click was meant for the card that is gone.
        if (event.detail > 1) return;
        // Keyboards and assistive technology click without a press.
        if (last === null || (last.id === pressable.id && !last.spent))
          latest.current.onChoose(pressable.id);
      },
    }),
  };
}
