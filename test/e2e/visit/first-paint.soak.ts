import { ALL_VISITS, describeFirstVisit } from './first-paint.ts';

describeFirstVisit(ALL_VISITS);
