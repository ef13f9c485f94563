import { AT_BOTH, describeExerciseTables } from './exercise-tables.ts';

describeExerciseTables(AT_BOTH);
