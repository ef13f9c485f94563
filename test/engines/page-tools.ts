import type { queryAllByRole } from '@testing-library/dom';

/** An element as a person finds it, as JSON: by its role and name, and where it is. */
export interface Step {
  readonly role: string;
  /** A whole name; the source of a regular expression; null: any name. */
  readonly name: { readonly text: string } | { readonly pattern: string } | null;
  /** Whether what cannot be used now is passed over. */
  readonly enabled: boolean;
}

/** From the outermost to the element itself. */
export type Path = readonly Step[];

/** Where an element can be pressed, or why it cannot be. */
export type Reach = { readonly x: number; readonly y: number } | { readonly why: string };

/** What the page has been given for being tested. */
export interface PageTools {
  readonly find: (path: Path) => HTMLElement[];
  /** Brings an element into view and waits until it lies still. */
  readonly reach: (path: Path) => Promise<Reach>;
  readonly nameOf: (element: Element) => string;
  /** Errors that nobody caught, and what the security policy forbade, since the tools are here. */
  readonly complaints: string[];
}

declare global {
  interface Window {
    TestingLibraryDom: { readonly queryAllByRole: typeof queryAllByRole };
    journey: PageTools;
  }
}

/**
 * Gives the page its tools. Runs in the page, after @testing-library/dom has been brought there.
 */
export function installTools(): void {
  const library = window.TestingLibraryDom;
  const complaints: string[] = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective}: ${blockedURI}`),
  );

  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
  const isDisabled = (element: Element): boolean =>
    element.matches(':disabled, [aria-disabled="true"]');

  function within(scope: HTMLElement, { role, name, enabled }: Step): HTMLElement[] {
    const wanted =
      name === null ? {} : { name: 'text' in name ? name.text : new RegExp(name.pattern) };
    return library.queryAllByRole(scope, role, wanted).filter(
      (element) =>
        !(enabled && isDisabled(element)) &&
        // A radio button is seen as the label around it.
        (element.closest('label') ?? element).checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        }),
    );
  }

  const find = (path: Path): HTMLElement[] =>
    path.reduce<HTMLElement[]>(
      (scopes, step) => [...new Set(scopes.flatMap((scope) => within(scope, step)))],
      [document.body],
    );

  /** Whether what lies on top there passes a press on to the element. */
  const isHit = (element: HTMLElement, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true)
    );
  };

  /** From an edge of a card to its index, which its neighbors leave free. */
  const EDGE = 12;

  function pointOn(element: HTMLElement): { x: number; y: number } | undefined {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    return [
      { x, y },
      { x: left + EDGE, y },
      { x: left + width - EDGE, y },
      { x: left + EDGE, y: top + EDGE },
    ].find((point) => isHit(element, point.x, point.y));
  }

  async function reach(path: Path): Promise<Reach> {
    const [element] = find(path);
    if (element === undefined) return { why: 'is not there' };
    if (element.matches(':disabled')) return { why: 'cannot be used' };
    const before = element.getBoundingClientRect();
    await frame();
    await frame();
    const { left, top } = element.getBoundingClientRect();
    if (left !== before.left || top !== before.top) return { why: 'is moving' };
    const point = pointOn(element);
    if (point !== undefined) return point;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    await frame();
    const over = document.elementFromPoint(left, top);
    return pointOn(element) ?? { why: `is covered, by "${over === null ? '' : nameOf(over)}"` };
  }

  window.journey = { find, reach, nameOf, complaints };
}
