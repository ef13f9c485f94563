import type * as Catalogue from '@/catalogue/index.ts';
import { formatLocale } from '@/i18n/format.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import type { TraditionGame } from '@/store/setup.ts';

let catalogue: typeof Catalogue | null = null;

/** Fetches the catalogue, once; without it there are no traditions. Never rejects. */
export async function loadCatalogue(): Promise<void> {
  try {
    catalogue ??= await import('@/catalogue/index.ts');
  } catch {
    // Fetched again when it is needed again.
  }
}

/** A tradition, named in the player's language; null while the catalogue is not loaded. */
export const tradition = ({ id, players }: TraditionGame): NamedRuleSet | null =>
  catalogue?.tableOf(id, players, String(formatLocale())) ?? null;
