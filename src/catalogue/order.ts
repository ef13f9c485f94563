import { nativeTo } from './names.ts';
import type { Tradition } from './tradition.ts';

/**
 * The games to list first, by language, or by language and region: those best known there. Where the
 * local game is not in the catalogue, the closest one stands in.
 */
export const FIRST: Readonly<Record<string, readonly string[]>> = {
  en: ['oh-hell', 'up-and-down-the-river', 'nomination-whist', 'bust', 'spades', 'jokers-high-low'],
  'en-GB': ['nomination-seven', 'nomination-whist', 'nommy', 'blob', 'oh-hell'],
  'en-IE': ['nomination-seven', 'nomination-whist', 'nommy', 'blob', 'oh-hell'],
  'en-HK': ['german-bridge', 'oh-hell'],
  'en-AU': ['bust', 'bugger-your-neighbor', 'up-and-down-the-river'],
  'en-NZ': ['bust', 'bugger-your-neighbor', 'up-and-down-the-river'],
  'en-IN': ['kachuful', 'judgement-ten'],
  'en-CA': ['oh-hell', 'pooch', 'canadian'],
  hi: ['kachuful', 'judgement-ten'],
  gu: ['kachuful', 'judgement-ten'],
  fr: ['ascenseur', 'ascenseur-dix'],
  'fr-CA': ['ascenseur', 'ascenseur-dix', 'pooch', 'canadian'],
  es: ['podrida', 'pocha', 'podrida-40'],
  'es-ES': ['pocha', 'podrida'],
  nl: ['boerenbridge', 'boerenbridge-wiki', 'boerenbridge-blind'],
  'nl-BE': ['chinees-poepen', 'boerenbridge-wiki', 'boerenbridge'],
  pt: ['projecao'],
  de: ['jokers-high-low', 'stiche-raten-32'],
  it: ['oh-diavolo', 'jokers-high-low'],
  ro: ['romanian-whist'],
  ja: ['oh-heru', 'jokers-high-low'],
  zh: ['german-bridge'],
  sv: ['plump', 'beredskapswhist', 'plump-venster'],
  fi: ['lupaus'],
  hu: ['rikiki'],
};

/** The games to list first in every other language. */
const ANYWHERE: readonly string[] = [
  'oh-hell',
  'up-and-down-the-river',
  'nomination-whist',
  'jokers-high-low',
];

const tagsOf = (locale: string): readonly string[] => {
  const [language = '', ...rest] = locale.split('-');
  const region = rest.find((part) => /^[A-Z]{2}$/.test(part));
  return region === undefined ? [language] : [`${language}-${region}`, language];
};

/** The ids listed first for a locale. */
export const firstFor = (locale: string): readonly string[] =>
  tagsOf(locale)
    .map((tag) => FIRST[tag])
    .find((ids) => ids !== undefined) ?? ANYWHERE;

const NATIVE = { region: 0, language: 1, neither: 2 } as const;

/** The place of an id in a list; after its end if it is not there. */
const placeIn = (ids: readonly string[], id: string): number => {
  const at = ids.indexOf(id);
  return at < 0 ? ids.length : at;
};

/**
 * The traditions in the order for a locale: those best known there, others with a name in its language,
 * those best known everywhere, the rest.
 */
export function inOrderFor(traditions: readonly Tradition[], locale: string): readonly Tradition[] {
  const first = firstFor(locale);
  return traditions.toSorted(
    (a, b) =>
      placeIn(first, a.id) - placeIn(first, b.id) ||
      NATIVE[nativeTo(a, locale)] - NATIVE[nativeTo(b, locale)] ||
      placeIn(ANYWHERE, a.id) - placeIn(ANYWHERE, b.id),
  );
}
