import { createPractice } from '@/store/practice.ts';
import { practiceStorage } from '@/storage/practice.ts';
import { onDataDeleted } from './resave.ts';

/** What has been solved, and the mistakes that wait: the exercises and the reviews share it. */
export const practice = createPractice(practiceStorage());

onDataDeleted(() => void practice.rewrite());
