import { ALL_TABLES, AT_BOTH, describeExerciseTables } from './exercise-tables.ts';

describeExerciseTables(AT_BOTH, ALL_TABLES);
