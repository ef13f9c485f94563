import { ALL_PLACES, AT_BOTH, describeExerciseTables } from './exercise-tables.ts';

describeExerciseTables(AT_BOTH, ALL_PLACES);
