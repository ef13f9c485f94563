import { test } from '@playwright/test';
import { ALL_SIZES, describeFit } from './fit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

describeFit('all sizes', ALL_SIZES);
