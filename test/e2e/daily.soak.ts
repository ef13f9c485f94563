import { describeDaily, playToTheEnd } from './daily-deal.ts';

describeDaily(playToTheEnd);
