import { ON_BOTH, describeAxe } from './axe-screens.ts';

describeAxe(ON_BOTH);
