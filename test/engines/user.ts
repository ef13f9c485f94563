import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Scriptable } from '../e2e/scriptable.ts';
import { type Path, type Step, installTools } from './page-tools.ts';
import type { Point, Pointer, Tab } from './tab.ts';

/** How long to wait for an element, in ms. */
const PATIENCE = 15_000;

/** The polling interval, in ms. */
const INTERVALS = [50];

const TESTING_LIBRARY = readFileSync(
  fileURLToPath(
    new URL('dist/@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom/')),
  ),
  'utf8',
);

/** An element as a person, or a screen reader, finds it. */
export interface Target {
  readonly role: string;
  readonly name?: string | RegExp;
  /** Whether what cannot be used now is passed over. */
  readonly enabled?: boolean;
  readonly inside?: Target;
}

/** An accessible name. */
type Name = string | RegExp;

export const button = (name: Name, inside?: Target): Target => ({
  role: 'button',
  name,
  ...(inside === undefined ? {} : { inside }),
});
export const dialog = (name?: Name): Target => ({
  role: 'dialog',
  ...(name === undefined ? {} : { name }),
});

function pathOf({ role, name, enabled = false, inside }: Target): Path {
  const step: Step = {
    role,
    name:
      name === undefined
        ? null
        : typeof name === 'string'
          ? { text: name }
          : { pattern: name.source },
    enabled,
  };
  return inside === undefined ? [step] : [...pathOf(inside), step];
}

const inWords = ({ role, name, inside }: Target): string =>
  `${role} ${String(name ?? '')}${inside === undefined ? '' : ` in ${inWords(inside)}`}`;

/** A user of a tab: finds elements by role and name, and uses them by mouse, touch and keyboard. */
export class User implements Scriptable {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  readonly open: Tab['open'] = (url) => this.#tab.open(url);
  readonly reload = (): Promise<void> => this.#tab.reload();
  readonly back = (): Promise<void> => this.#tab.back();
  readonly press: Tab['press'] = (key) => this.#tab.press(key);
  readonly hover: Tab['hover'] = (point) => this.#tab.hover(point);
  readonly screenshot: Tab['screenshot'] = () => this.#tab.screenshot();
  readonly close: Tab['close'] = () => this.#tab.close();
  readonly evaluate: Scriptable['evaluate'] = (run, argument) => this.#tab.evaluate(run, argument);

  /** Gives the viewport a size, in CSS pixels, and waits until it has it. */
  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
    const size = () => this.evaluate(() => [innerWidth, innerHeight]);
    await expect.poll(size, { timeout: PATIENCE, intervals: INTERVALS }).toEqual([width, height]);
  }

  /** Runs a function with the page's tools, which are brought there when they are missing. */
  async #ask<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    if (!(await this.evaluate(() => 'journey' in window))) {
      await this.#tab.inject(TESTING_LIBRARY);
      await this.evaluate(installTools);
    }
    return this.evaluate(run, argument);
  }

  /** Waits until something can be said without an error, and gives it. */
  async until<Value>(probe: () => Promise<Value>): Promise<Value> {
    const found: Value[] = [];
    await expect(async () => {
      found.push(await probe());
    }).toPass({ timeout: PATIENCE, intervals: INTERVALS });
    return found.at(-1) as Value;
  }

  /** The names of all that is there of it: what labels it, or its text. */
  names(target: Target): Promise<string[]> {
    return this.#ask((path) => {
      const { find, nameOf } = window.journey;
      return find(path).map(nameOf);
    }, pathOf(target));
  }

  /** Waits until it is there, so many times; without a number: at least once. */
  async sees(target: Target, times?: number): Promise<void> {
    await this.until(async () => {
      const { length } = await this.names(target);
      const isThere = times === undefined ? length > 0 : length === times;
      if (!isThere) throw new Error(`${inWords(target)} is there ${length} times`);
    });
  }

  /** Waits until it is gone. */
  readonly misses = (target: Target): Promise<void> => this.sees(target, 0);

  /** Waits until it says something. */
  async reads(target: Target, text: Name): Promise<void> {
    await this.until(async () => {
      const said = (await this.texts(target)).join('\n');
      const isSaid = typeof text === 'string' ? said.includes(text) : text.test(said);
      if (!isSaid) throw new Error(`${inWords(target)} says ${JSON.stringify(said)}`);
    });
  }

  /** What is read in all that is there of it. */
  texts(target: Target): Promise<string[]> {
    return this.#ask((path) => {
      const { find } = window.journey;
      return find(path).map((element) => element.innerText.trim().replaceAll(/\s+/g, ' '));
    }, pathOf(target));
  }

  /** Waits until it has the focus. */
  async focuses(target: Target): Promise<void> {
    await this.until(async () => {
      const focused = await this.#ask((path) => {
        const { find, nameOf } = window.journey;
        const { activeElement } = document;
        if (activeElement === null) return '';
        return find(path).includes(activeElement as HTMLElement) ? null : nameOf(activeElement);
      }, pathOf(target));
      if (focused !== null) throw new Error(`not ${inWords(target)} has the focus: "${focused}"`);
    });
  }

  /** The name of what has the focus. */
  focused(): Promise<string> {
    return this.#ask(() => {
      const { activeElement } = document;
      return activeElement === null ? '' : window.journey.nameOf(activeElement);
    }, undefined);
  }

  /** Waits until it can be pressed, and gives where. */
  place(target: Target): Promise<Point> {
    return this.until(async () => {
      const reach = await this.#ask((path) => window.journey.reach(path), pathOf(target));
      if ('why' in reach) throw new Error(`${inWords(target)} ${reach.why}`);
      return reach;
    });
  }

  /** Presses it with the mouse or with a finger. */
  async click(target: Target, pointer: Pointer = 'mouse'): Promise<void> {
    await this.#tab.stroke(pointer, [await this.place(target)]);
  }

  readonly tap = (target: Target): Promise<void> => this.click(target, 'touch');

  /** Drags it by so many pixels and drops it there. */
  async drag(target: Target, right: number, down: number): Promise<void> {
    const start = await this.place(target);
    const STEPS = 8;
    const path = Array.from({ length: STEPS }, (_, index) => ({
      x: start.x + (right * (index + 1)) / STEPS,
      y: start.y + (down * (index + 1)) / STEPS,
    }));
    await this.#tab.stroke('mouse', [start, ...path]);
  }

  /** Writes into what has the focus, one key after the other. */
  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  /** Chooses an option of a list by its value; the list itself is the system's. */
  async choose(target: Target, value: string): Promise<void> {
    await this.place(target);
    await this.#ask(
      ({ path, chosen }) => {
        const [list] = window.journey.find(path);
        if (!(list instanceof HTMLSelectElement)) throw new Error('it is no list');
        list.value = chosen;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { path: pathOf(target), chosen: value },
    );
  }

  /** Errors that nobody caught, and what the security policy forbade, on the page as it is now. */
  complaints(): Promise<string[]> {
    return this.evaluate(() => ('journey' in window ? window.journey.complaints : []));
  }

  /** All that the page says. */
  readonly pageText = (): Promise<string> => this.evaluate(() => document.body.innerText);
}
