import type { Scriptable } from '../e2e/scriptable.ts';

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A key that writes nothing, named as in `KeyboardEvent.key`. */
export type NamedKey =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab';

/** What presses: WebKitGTK's driver has no touch, so a finger is a mouse there. */
export type Pointer = 'mouse' | 'touch';

/** A tab of a browser, driven by real input events. */
export interface Tab extends Scriptable {
  /** Goes to an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes one entry back in the history. */
  back(): Promise<void>;
  /** Gives the viewport a size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a script in the page, whatever its security policy says. */
  inject(script: string): Promise<void>;
  /** Presses and releases a key: one that is named, or the one that writes this character. */
  press(key: string): Promise<void>;
  /** Moves the mouse without a button. */
  hover(point: Point): Promise<void>;
  /** Presses at the first point, moves through the others, and lets go at the last. */
  stroke(pointer: Pointer, path: readonly [Point, ...Point[]]): Promise<void>;
  /** What the viewport shows, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser with one storage for all of its tabs. */
export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
