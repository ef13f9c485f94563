import { createPractice } from '@/store/practice.ts';
import { practiceStorage } from '@/storage/practice.ts';
import { onDataDeleted } from './resave.ts';

/** Practice progress, shared by exercises and reviews. */
export const practice = createPractice(practiceStorage());

onDataDeleted(() => void practice.rewrite());
