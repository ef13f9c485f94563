import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A click follows the release at once; after this time there will be none. */
const CLICK_COMES_WITHIN = 300;

/**
 * One press of a pointer on one of several overlapping buttons. From the press to the click
 * `frozen` keeps what was shown when it began, so that nothing moves under the finger.
 */
export function usePress<T>(current: T) {
  const [frozen, setFrozen] = useState<{ readonly id: string; readonly shown: T } | null>(null);
  const press = useRef<{ readonly id: string; strayed: boolean } | null>(null);

  useEffect(() => {
    if (frozen === null) return undefined;
    let timer: number | undefined;
    const end = () => {
      press.current = null;
      setFrozen(null);
    };
    const release = () => {
      timer = window.setTimeout(end, CLICK_COMES_WITHIN);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [frozen]);

  return {
    shown: frozen?.shown ?? current,
    pressed: frozen?.id ?? null,
    handlersFor: (id: string, choose: () => void) => ({
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return;
        press.current = { id, strayed: false };
        setFrozen({ id, shown: current });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        // A touch stays with the button it began on, wherever the finger is by now.
        const under = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target;
        if (press.current) press.current.strayed = !event.currentTarget.contains(under as Node);
      },
      onPointerCancel: () => {
        if (press.current) press.current.strayed = true;
      },
      onClick: () => {
        const { current: last } = press;
        press.current = null;
        setFrozen(null);
        // Keys and assistive technology click without a press.
        if (last === null || (last.id === id && !last.strayed)) choose();
      },
    }),
  };
}
