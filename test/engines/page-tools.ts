import type { queryAllByRole } from '@testing-library/dom';

/** An accessible role and name to find an element by, as JSON. */
export interface Step {
  readonly role: string;
  /** An exact name, the source of a regular expression, or null for any name. */
  readonly name: { readonly text: string } | { readonly pattern: string } | null;
  /** Whether to skip disabled elements. */
  readonly enabled: boolean;
}

/** Steps from the outermost element to the element itself. */
export type Path = readonly Step[];

/** The point to press an element at, or why it cannot be pressed. */
export type Reach = { readonly x: number; readonly y: number } | { readonly why: string };

/** Functions injected into the page for tests. */
export interface PageTools {
  readonly find: (path: Path) => HTMLElement[];
  /** Scrolls an element into view, and reports whether it is at rest and can be pressed. */
  readonly reach: (path: Path) => Promise<Reach>;
  readonly nameOf: (element: Element) => string;
  /** Uncaught errors and security policy violations since the tools were installed. */
  readonly errors: string[];
}

declare global {
  interface Window {
    TestingLibraryDom: { readonly queryAllByRole: typeof queryAllByRole };
    pageTools: PageTools;
  }
}

/** Installs the tools. Runs in the page, after @testing-library/dom has been injected. */
export function installTools(): void {
  const library = window.TestingLibraryDom;
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective}: ${blockedURI}`),
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
        // A radio button is visible if its label is.
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

  /** Whether a press at this point reaches the element. */
  const isHit = (element: HTMLElement, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true)
    );
  };

  /** The distance in CSS px from the edge of a card to its index, which its neighbors leave free. */
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
    if (element === undefined) return { why: 'is missing' };
    if (element.matches(':disabled')) return { why: 'is disabled' };
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
    return pointOn(element) ?? { why: `is covered by "${over === null ? '' : nameOf(over)}"` };
  }

  window.pageTools = { find, reach, nameOf, errors };
}
