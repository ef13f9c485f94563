/**
 * Gives rules that a CSS module composes from another file the source of the module. PostCSS Modules copies
 * them without one, and Vite then warns that it cannot resolve a `url()` in them; they have none.
 *
 * @type {import('postcss').Plugin}
 */
export const composedSource = {
  postcssPlugin: 'composed-source',
  OnceExit(root) {
    const { source } = root;
    if (source === undefined) return;
    root.walk((node) => {
      node.source ??= source;
    });
  },
};
