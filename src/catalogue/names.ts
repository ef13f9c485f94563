import type { Tradition } from './tradition.ts';

interface Tag {
  readonly language: string;
  /** In another script than the language's own. */
  readonly isTranscribed: boolean;
  readonly region: string | null;
}

/** Parts of a BCP 47 tag such as `hi-IN` or `ja-Latn-JP`; extensions are left out. */
function partsOf(tag: string): Tag {
  const [language = '', ...rest] = tag.split('-');
  const extension = rest.findIndex((part) => part.length === 1);
  const parts = extension < 0 ? rest : rest.slice(0, extension);
  return {
    language,
    isTranscribed: parts.some((part) => part.length === 4),
    region: parts.find((part) => /^[A-Z]{2}$/.test(part)) ?? null,
  };
}

/** The regions where a tradition is played, each once. */
export const regionsOf = ({ names }: Pick<Tradition, 'names'>): readonly string[] => [
  ...new Set(Object.keys(names).flatMap((tag) => partsOf(tag).region ?? [])),
];

/** All names, each once, the usual one for speakers in that locale first. */
export function namesFor({ names }: Pick<Tradition, 'names'>, locale: string): readonly string[] {
  const wanted = partsOf(locale);
  const closeness = (tag: string): number => {
    const { language, isTranscribed, region } = partsOf(tag);
    if (language !== wanted.language || isTranscribed) return 0;
    return region === wanted.region ? 2 : 1;
  };
  const tags = Object.entries(names).toSorted(([a], [b]) => closeness(b) - closeness(a));
  return [...new Set(tags.flatMap(([, list]) => list))];
}

/** The name that is shown to speakers in that locale. */
export const nameFor = (tradition: Pick<Tradition, 'names'>, locale: string): string =>
  namesFor(tradition, locale)[0] ?? '';

/** Whether a tradition has a name in the locale's language, and in its region. */
export function nativeTo(
  { names }: Pick<Tradition, 'names'>,
  locale: string,
): 'region' | 'language' | 'neither' {
  const wanted = partsOf(locale);
  const same = Object.keys(names)
    .map(partsOf)
    .filter(({ language, isTranscribed }) => language === wanted.language && !isTranscribed);
  if (same.length === 0) return 'neither';
  return same.some(({ region }) => region !== null && region === wanted.region)
    ? 'region'
    : 'language';
}
