/**
 * What the built page may do: run and fetch what comes from its own origin, and nothing else. No
 * inline script or style, no eval; WebAssembly may be compiled, for an opponent's worker.
 * Pictures may also be blobs, which the page itself has made: the figures of the courts come packed
 * in one file (src/ui/card/court-art.ts). An SVG that is a picture runs no script and fetches nothing.
 * https://www.w3.org/TR/CSP3/
 */
const POLICY = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'img-src': "'self' blob:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/**
 * Puts the policy into the built page, before anything that it is about; the development server
 * needs inline scripts.
 *
 * @returns {import('vite').Plugin}
 */
export const securityPolicy = () => ({
  name: 'security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: Object.entries(POLICY)
          .map(([directive, sources]) => `${directive} ${sources}`)
          .join('; '),
      },
    },
  ],
});
