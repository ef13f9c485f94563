import type { Language } from '@/i18n/languages.ts';
import { WORDS } from '../support/words.ts';
import { BOTH_SIZES, describeLanguages } from './fit-languages.ts';

describeLanguages(Object.keys(WORDS) as Language[], BOTH_SIZES);
