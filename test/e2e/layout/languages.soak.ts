import type { Language } from '@/i18n/languages.ts';
import { WORDS } from '../../support/words.ts';
import { describeAnalysisFit } from '../screens/analysis-fit.ts';
import { describeCompareFit } from '../screens/compare-fit.ts';
import { BOTH_SIZES, describeLanguages } from './fit-languages.ts';

const LANGUAGES = Object.keys(WORDS) as Language[];

describeLanguages(LANGUAGES, BOTH_SIZES);
describeAnalysisFit(LANGUAGES);
describeCompareFit(LANGUAGES);
