/** The zero-length parts of SVG paths on the page; with round caps they are dots. */
export const pathsWithoutLength = (): string[] =>
  [...document.querySelectorAll('path')]
    .flatMap((path) => path.getAttribute('d')?.match(/M[^M]*/g) ?? [])
    .filter((d) => /^M[^A-Za-z]*[hv]0$/.test(d));
