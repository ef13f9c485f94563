/** Attributes, besides `style`, `dir` and `type`, by which the default style sheet shows or hides. */
const SELECTED = ['hidden', 'open', 'popover', 'href'];

/** A declaration in a `style` attribute other than a custom property. */
const DECLARATION = /(?:^|;)\s*(?!--)[a-z]/;

/** A declaration that what is inside inherits, of those that queries, clicks and axe ask for. */
const INHERITED = /(?:^|;)\s*(?:visibility|pointer-events|direction)/;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Whether an element has nothing of its own, besides its tag, type and `dir`, that changes its style. */
const isPlain = (element: Element): boolean =>
  !DECLARATION.test(styleOf(element)) && !SELECTED.some((name) => element.hasAttribute(name));

/** The ancestors from which an element inherits, and itself if it has a direction; the nearest first. */
function inheritsFrom(element: Element): Element[] {
  const found: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (each.hasAttribute('dir') || (each !== element && INHERITED.test(styleOf(each))))
      found.push(each);
  return found;
}

/** The key of all elements that look the same. */
const keyOf = (element: Element, ancestors: readonly Element[]): string =>
  [
    element.namespaceURI,
    element.localName,
    element.getAttribute('type') ?? '',
    element.hasAttribute('dir'),
    ...ancestors.flatMap((each) => [each.localName, each.getAttribute('dir'), styleOf(each)]),
  ].join('\n');

/** A copy of an element outside the page, within copies of what it inherits from. */
function sampleOf(element: Element, ancestors: readonly Element[]): Element {
  const sample = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of ['type', 'dir']) {
    const value = element.getAttribute(name);
    if (value !== null) sample.setAttribute(name, value);
  }
  let inner = sample;
  for (const each of ancestors) {
    if (each === element) continue;
    const outer = each.cloneNode(false) as Element;
    outer.append(inner);
    inner = outer;
  }
  return sample;
}

/** The same style, which computes the value of a property once. */
function remembered(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<string, string>();
  const valueOf = (name: string): string => {
    const value = values.get(name) ?? style.getPropertyValue(name);
    values.set(name, value);
    return value;
  };
  const cached = new Map<string | symbol, unknown>([['getPropertyValue', valueOf]]);
  return new Proxy(style, {
    get(target, name) {
      if (cached.has(name)) return cached.get(name);
      const value: unknown = Reflect.get(target, name, target);
      const kept: unknown = typeof value === 'function' ? value.bind(target) : value;
      cached.set(name, kept);
      return kept;
    },
  });
}

/**
 * Computes the style of plain elements once for each tag and type. jsdom matches every rule of its
 * default style sheet with every element whose style is asked for, about 1 ms each, and again after
 * every change of the page; finding a button by its name asks for hundreds. Component tests load no
 * style sheets, so the results differ only in fonts, colors, margins, outlines and list markers.
 */
export function shareDefaultStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const shared = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    const isShared =
      !pseudo &&
      element.ownerDocument === document &&
      document.styleSheets.length === 0 &&
      isPlain(element);
    if (!isShared) return compute(element, pseudo);
    const ancestors = inheritsFrom(element);
    const key = keyOf(element, ancestors);
    let style = shared.get(key);
    if (style === undefined) {
      style = remembered(compute(sampleOf(element, ancestors)));
      shared.set(key, style);
    }
    return style;
  };
}
