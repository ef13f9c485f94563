/** Attributes, besides `style`, `dir` and `type`, by which the default style sheet shows or hides. */
const SELECTED = ['hidden', 'open', 'popover', 'href'];

/** A declaration in a `style` attribute other than a custom property. */
const DECLARATION = /(?:^|;)\s*(?!--)[a-z]/;

/** A declaration that what is inside inherits, of those that queries, clicks and axe ask for. */
const INHERITED = /(?:^|;)\s*(?:visibility|pointer-events|direction)/;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Whether an element looks like any other of its tag and type, and inherits nothing special. */
function isPlain(element: Element): boolean {
  if (element === document.activeElement || DECLARATION.test(styleOf(element))) return false;
  if (SELECTED.some((name) => element.hasAttribute(name))) return false;
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (INHERITED.test(styleOf(each)) || each.hasAttribute('dir')) return false;
  return true;
}

/**
 * Computes the style of plain elements once for each tag and type. jsdom matches every rule of its
 * default style sheet with every element whose style is asked for, about 1 ms each, and again after
 * every change of the page; finding a button by its name asks for hundreds. Component tests load no
 * style sheets, so the results differ only in fonts, colors, margins and list markers.
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
    const { namespaceURI, localName } = element;
    const type = element.getAttribute('type') ?? '';
    const key = `${namespaceURI} ${localName} ${type}`;
    let style = shared.get(key);
    if (style === undefined) {
      const sample = document.createElementNS(namespaceURI, localName);
      sample.setAttribute('type', type);
      style = compute(sample);
      shared.set(key, style);
    }
    return style;
  };
}
