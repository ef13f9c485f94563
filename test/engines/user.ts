import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Scriptable } from '../e2e/support/scriptable.ts';
import { type Path, type Step, installTools } from './page-tools.ts';
import type { Point, Pointer, Tab } from './tab.ts';

/** How long to wait for an element, in ms. */
const TIMEOUT_MS = 60_000;

/** The polling interval, in ms. */
const INTERVALS = [50];

const TESTING_LIBRARY = readFileSync(
  fileURLToPath(
    new URL('dist/@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom/')),
  ),
  'utf8',
);

/** An element, found by accessible role and name. */
export interface Target {
  readonly role: string;
  readonly name?: string | RegExp;
  /** Whether to skip disabled elements. */
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
export const region = (name: string): Target => ({ role: 'region', name });
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

const describe = ({ role, name, inside }: Target): string =>
  `${role} ${String(name ?? '')}${inside === undefined ? '' : ` in ${describe(inside)}`}`;

/** Resolves when the game has taken over the prerendered start screen. Runs in the page. */
const untilGameIsThere = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector('#root[data-prerendered]') === null) resolve();
      else setTimeout(look, 20);
    };
    look();
  });

/** A user of a tab: finds elements by role and name, and uses them by mouse, touch and keyboard. */
export class User implements Scriptable {
  readonly #tab: Tab;
  /** Whether the page tools are in the page; a round trip to ask takes as long as a search. */
  #hasTools = false;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  readonly open: Tab['open'] = async (url) => {
    this.#hasTools = false;
    await this.#tab.open(url);
    await this.evaluate(untilGameIsThere);
  };
  readonly reload = async (): Promise<void> => {
    this.#hasTools = false;
    await this.#tab.reload();
    await this.evaluate(untilGameIsThere);
  };
  readonly back = (): Promise<void> => {
    this.#hasTools = false;
    return this.#tab.back();
  };
  readonly press: Tab['press'] = (key) => this.#tab.press(key);
  readonly hover: Tab['hover'] = (point) => this.#tab.hover(point);
  readonly screenshot: Tab['screenshot'] = () => this.#tab.screenshot();
  readonly close: Tab['close'] = () => this.#tab.close();
  readonly evaluate: Scriptable['evaluate'] = (run, argument) => this.#tab.evaluate(run, argument);

  /** Resizes the viewport, in CSS pixels, and waits until it has the new size. */
  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
    const size = () => this.evaluate(() => [innerWidth, innerHeight]);
    await expect.poll(size, { timeout: TIMEOUT_MS, intervals: INTERVALS }).toEqual([width, height]);
  }

  /** Runs a function in the page, after installing the page tools if they are missing. */
  async #ask<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    // The back/forward cache keeps them.
    this.#hasTools ||= await this.evaluate(() => 'pageTools' in window);
    if (!this.#hasTools) {
      await this.#tab.inject(TESTING_LIBRARY);
      await this.evaluate(installTools);
      this.#hasTools = true;
    }
    try {
      return await this.evaluate(run, argument);
    } catch (error) {
      // They went with a page that was replaced after they were installed: whoever waits asks the new one.
      this.#hasTools = false;
      throw error;
    }
  }

  /** Retries until the probe succeeds, and returns its result. */
  async until<Value>(probe: () => Promise<Value>): Promise<Value> {
    const found: Value[] = [];
    await expect(async () => {
      found.push(await probe());
    }).toPass({ timeout: TIMEOUT_MS, intervals: INTERVALS });
    return found.at(-1) as Value;
  }

  /** The names of all matching elements: label or text. */
  names(target: Target): Promise<string[]> {
    return this.#ask((path) => {
      const { find, nameOf } = window.pageTools;
      return find(path).map(nameOf);
    }, pathOf(target));
  }

  /** The index of the first target that matches an element; -1 if none does. */
  firstOf(targets: readonly Target[]): Promise<number> {
    return this.#ask(
      (paths) => paths.findIndex((path) => window.pageTools.find(path).length > 0),
      targets.map(pathOf),
    );
  }

  /** Waits until there are so many matching elements; by default, at least one. */
  async sees(target: Target, times?: number): Promise<void> {
    await this.until(async () => {
      const { length } = await this.names(target);
      const isThere = times === undefined ? length > 0 : length === times;
      if (!isThere) throw new Error(`${describe(target)} found ${length} times`);
    });
  }

  /** Waits until no element matches. */
  readonly doesNotSee = (target: Target): Promise<void> => this.sees(target, 0);

  /** Waits until the matching elements contain a text. */
  async reads(target: Target, text: Name): Promise<void> {
    await this.until(async () => {
      const said = (await this.texts(target)).join('\n');
      const isSaid = typeof text === 'string' ? said.includes(text) : text.test(said);
      if (!isSaid) throw new Error(`${describe(target)} contains ${JSON.stringify(said)}`);
    });
  }

  /** The texts of all matching elements. */
  texts(target: Target): Promise<string[]> {
    return this.#ask((path) => {
      const { find } = window.pageTools;
      return find(path).map((element) => element.innerText.trim().replaceAll(/\s+/g, ' '));
    }, pathOf(target));
  }

  /** Waits until a matching element has the focus. */
  async focuses(target: Target): Promise<void> {
    await this.until(async () => {
      const focused = await this.#ask((path) => {
        const { find, nameOf } = window.pageTools;
        const { activeElement } = document;
        if (activeElement === null) return '';
        return find(path).includes(activeElement as HTMLElement) ? null : nameOf(activeElement);
      }, pathOf(target));
      if (focused !== null)
        throw new Error(`${describe(target)} does not have the focus: "${focused}" does`);
    });
  }

  /** The name of the focused element. */
  focused(): Promise<string> {
    return this.#ask(() => {
      const { activeElement } = document;
      return activeElement === null ? '' : window.pageTools.nameOf(activeElement);
    }, undefined);
  }

  /** Waits until the element can be pressed, and returns the point to press. */
  place(target: Target): Promise<Point> {
    return this.until(async () => {
      const reach = await this.#ask((path) => window.pageTools.reach(path), pathOf(target));
      if ('why' in reach) throw new Error(`${describe(target)} ${reach.why}`);
      return reach;
    });
  }

  /** Presses the element with the mouse or a finger. */
  async click(target: Target, pointer: Pointer = 'mouse'): Promise<void> {
    await this.#tab.stroke(pointer, [await this.place(target)]);
  }

  readonly tap = (target: Target): Promise<void> => this.click(target, 'touch');

  /** Drags the element by so many CSS pixels, and drops it. */
  async drag(target: Target, right: number, down: number): Promise<void> {
    const start = await this.place(target);
    const STEPS = 8;
    const path = Array.from({ length: STEPS }, (_, index) => ({
      x: start.x + (right * (index + 1)) / STEPS,
      y: start.y + (down * (index + 1)) / STEPS,
    }));
    await this.#tab.stroke('mouse', [start, ...path]);
  }

  /** Types into the focused element, key by key. */
  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  /** Chooses an option of a select by its value; the native popup cannot be driven. */
  async choose(target: Target, value: string): Promise<void> {
    await this.place(target);
    await this.#ask(
      ({ path, chosen }) => {
        const [list] = window.pageTools.find(path);
        if (!(list instanceof HTMLSelectElement)) throw new Error('not a select');
        list.value = chosen;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { path: pathOf(target), chosen: value },
    );
  }

  /** Uncaught errors and security policy violations since the page tools were installed. */
  errors(): Promise<string[]> {
    return this.evaluate(() => ('pageTools' in window ? window.pageTools.errors : []));
  }

  /** The visible text of the page. */
  readonly pageText = (): Promise<string> => this.evaluate(() => document.body.innerText);
}
