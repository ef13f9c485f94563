import { lazyScreen } from './lazy-screen.ts';

/** The guide to what cards are worth; its figures load with it. */
export const GuideScreen = lazyScreen(
  async () => (await import('./MeasuredGuide.tsx')).MeasuredGuide,
);
