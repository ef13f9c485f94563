import { test } from './fixtures.ts';
import { ALL_SIZES, describeFit } from './fit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

describeFit('all sizes', ALL_SIZES);
