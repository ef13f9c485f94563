import { createPractice } from '@/store/practice.ts';
import { practiceStorage } from '@/storage/practice.ts';
import { holds } from './held.ts';

/** What has been solved, and the mistakes that wait: the exercises and the reviews share it. */
export const practice = createPractice(practiceStorage());

holds(() => void practice.rewrite());
