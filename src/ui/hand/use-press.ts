import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Drag, beginDrag } from './drag.ts';

/** A click follows the release at once; after this time there will be none. */
const CLICK_COMES_WITHIN = 300;

/** So long a finger rests on a card before it asks about it, in ms. */
const LONG_PRESS = 450;

interface Press {
  readonly id: string;
  readonly drag: Drag;
  /** Released elsewhere, dragged, or already answered: its click means nothing. */
  spent: boolean;
}

interface Pressable {
  readonly id: string;
  /** Whether it follows the finger to the table; else it only gives a little. */
  readonly free: boolean;
}

export interface PressActions {
  /** A tap, a click, a key. */
  readonly onChoose: (id: string) => void;
  /** Dragged to the table, or thrown there. */
  readonly onThrow: (id: string) => void;
  /** Held down for a while. Says whether that was an answer, so that the release is none. */
  readonly onHold: (id: string) => boolean;
}

/**
 * One press of a pointer on one of several overlapping buttons. From the press to the click
 * `frozen` keeps what was shown when it began, so that nothing moves under the finger; what is
 * pressed can be dragged off and thrown.
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
    let clickTimer: number | undefined;
    const holdTimer = window.setTimeout(() => {
      const held = press.current;
      if (held === null || held.drag.moved()) return;
      held.spent ||= latest.current.onHold(held.id);
    }, LONG_PRESS);
    const end = () => {
      press.current = null;
      setFrozen(null);
    };
    const onMove = (event: globalThis.PointerEvent) => {
      if (press.current !== null && event.isPrimary) press.current.drag.moveTo(event);
    };
    const onUp = (event: globalThis.PointerEvent) => {
      window.clearTimeout(holdTimer);
      const released = press.current;
      if (released !== null && event.isPrimary && released.drag.moved()) {
        released.spent = true;
        if (released.drag.release(event)) {
          end();
          latest.current.onThrow(released.id);
          return;
        }
      }
      clickTimer = window.setTimeout(end, CLICK_COMES_WITHIN);
    };
    const onCancel = () => {
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
  }, [frozen]);

  return {
    shown: frozen?.shown ?? current,
    pressed: frozen?.id ?? null,
    handlersFor: ({ id, free }: Pressable) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return;
        const place = event.currentTarget.parentElement;
        if (place === null) return;
        press.current = {
          id,
          drag: beginDrag(place, event.nativeEvent, free),
          spent: false,
        };
        setFrozen({ id, shown: current });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        // A touch stays with the button it began on, wherever the finger is by now.
        const under = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target;
        if (press.current && !event.currentTarget.contains(under as Node))
          press.current.spent = true;
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const { current: last } = press;
        press.current = null;
        setFrozen(null);
        // The second click of a double click meant the card that has just gone.
        if (event.detail > 1) return;
        // Keys and assistive technology click without a press.
        if (last === null || (last.id === id && !last.spent)) latest.current.onChoose(id);
      },
    }),
  };
}
