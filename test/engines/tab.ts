import type { Scriptable } from '../e2e/support/scriptable.ts';

/** A point in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A key that types no character, named as in `KeyboardEvent.key`. */
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

/** The pointer type. WebKitGTK's driver has no touch, so there a finger is a mouse. */
export type Pointer = 'mouse' | 'touch';

/** A tab of a browser, driven by real input events. */
export interface Tab extends Scriptable {
  /** Opens a URL and waits until it has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes one entry back in the history. */
  back(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a script in the page, bypassing its security policy. */
  inject(script: string): Promise<void>;
  /** Presses and releases a key, given by its name or by the character it types. */
  press(key: string): Promise<void>;
  /** Moves the mouse without a button. */
  hover(point: Point): Promise<void>;
  /** Presses at the first point, moves through the others, and releases at the last. */
  stroke(pointer: Pointer, path: readonly [Point, ...Point[]]): Promise<void>;
  /** A screenshot of the viewport, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser whose tabs share one storage. */
export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
