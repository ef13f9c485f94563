import { BY_TURNS, TWO_DIALOGS, describeNotch } from './notch.ts';

describeNotch(BY_TURNS, TWO_DIALOGS);
