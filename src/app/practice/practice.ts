import { createPractice } from '@/store/practice/practice.ts';
import { practiceStorage } from '@/storage/practice.ts';
import { onDataDeleted } from '../start/resave.ts';
import { today } from '../today.ts';

/** Practice progress, shared by exercises and reviews. */
export const practice = createPractice(practiceStorage(), today);

onDataDeleted(() => void practice.rewrite());
