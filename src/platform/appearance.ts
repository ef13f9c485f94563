import { paceFactor } from '@/store/table/pace.ts';
import type { Settings, SettingsStore } from '@/store/settings.ts';

/** Writes the settings that affect the look to the root element, where the style sheets read them. */
function apply(settings: Settings): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['deck'] = settings.deck;
  root.dataset['cardSize'] = settings.cardSize;
  root.dataset['hand'] = settings.leftHanded ? 'left' : 'right';
  root.dataset['motion'] = settings.animation ? 'full' : 'fades';
  root.dataset['lesson'] = settings.lessonDone ? 'done' : 'new';
  root.style.setProperty('--pace', `${paceFactor(settings.speed)}`);
  // In the next frame, which computes the styles anyway: here they would be computed once more.
  requestAnimationFrame(colorToolbar);
}

/** Gives the browser's toolbar the color of the table's edge. */
function colorToolbar(): void {
  const { documentElement } = document;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute(
      'content',
      getComputedStyle(documentElement).getPropertyValue('--felt-deep').trim(),
    );
}

/** Applies the settings to the look of the page, now and whenever they change. */
export function followAppearance(settings: SettingsStore): void {
  apply(settings.getState());
  settings.subscribe(apply);
}
