/** The first of a month in languages where it is no bare number, which `Intl` makes it. */
const FIRST: Readonly<Record<string, string>> = { fr: '1er', it: '1º', pt: '1º' };

/** A date as `formatter` writes it, with the first of a month as its language does. */
export function formatDate(formatter: Intl.DateTimeFormat, date: Date | number): string {
  const [language = ''] = formatter.resolvedOptions().locale.split('-');
  return formatter
    .formatToParts(date)
    .map(({ type, value }) =>
      type === 'day' && value === '1' ? (FIRST[language] ?? value) : value,
    )
    .join('');
}
