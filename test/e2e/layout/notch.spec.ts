import { BY_TURNS, describeNotch } from './notch.ts';

describeNotch(BY_TURNS);
