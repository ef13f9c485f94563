import { test } from '../support/shared-page.ts';
import { THIRD_OF_SIZES } from '../support/problems-at.ts';
import { describeReviewFit } from './review-fit.ts';

test.use({ keepsPage: true });

describeReviewFit('some sizes', THIRD_OF_SIZES);
