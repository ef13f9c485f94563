import { ALL_DRILLS, describeDrillFit } from './drill-fit.ts';

describeDrillFit(ALL_DRILLS);
