import { ON_BOTH, describeNotch } from './notch.ts';

describeNotch(ON_BOTH);
