/** The zero-length SVG paths on the page; with round caps they are dots. */
export const pathsWithoutLength = (): string[] =>
  [...document.querySelectorAll('path')]
    .map((path) => path.getAttribute('d') ?? '')
    .filter((d) => /^M[^A-Za-z]*[hv]0$/.test(d));
