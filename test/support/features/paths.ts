/** The paths of the page that begin and end at one point: a dot, where caps are round. */
export const pathsWithoutLength = (): string[] =>
  [...document.querySelectorAll('path')]
    .map((path) => path.getAttribute('d') ?? '')
    .filter((d) => /^M[^A-Za-z]*[hv]0$/.test(d));
