import { createPractice } from '@/store/practice.ts';
import { practiceStorage } from './ports/practice.ts';

/** What has been solved, and the mistakes that wait: the exercises and the reviews share it. */
export const practice = createPractice(practiceStorage());
