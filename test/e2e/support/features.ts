import type { Page } from '@playwright/test';

/**
 * Features that a supported browser may lack, or that need a secure context. The game must start
 * and be playable without them.
 */
export const OPTIONAL_FEATURES = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'AudioContext',
  'Blob.prototype.bytes',
  'BroadcastChannel',
  'CompressionStream',
  'Crypto.prototype.randomUUID',
  'Crypto.prototype.subtle',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.setPointerCapture',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLInputElement.prototype.showPicker',
  'IntersectionObserver',
  'Intl.DurationFormat',
  'Intl.Locale.prototype.getTextInfo',
  'Intl.Locale.prototype.getWeekInfo',
  'Intl.Locale.prototype.textInfo',
  'Intl.Locale.prototype.weekInfo',
  'Intl.Segmenter',
  'Intl.supportedValuesOf',
  'Iterator',
  'Iterator.prototype.map',
  'Iterator.prototype.toArray',
  'Map.groupBy',
  'Navigator.prototype.canShare',
  'Navigator.prototype.clipboard',
  'Navigator.prototype.connection',
  'Navigator.prototype.locks',
  'Navigator.prototype.mediaSession',
  'Navigator.prototype.permissions',
  'Navigator.prototype.serviceWorker',
  'Navigator.prototype.share',
  'Navigator.prototype.storage',
  'Navigator.prototype.userActivation',
  'Navigator.prototype.vibrate',
  'Navigator.prototype.virtualKeyboard',
  'Navigator.prototype.wakeLock',
  'Notification',
  'Object.groupBy',
  'OffscreenCanvas',
  'PerformanceObserver',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'RegExp.escape',
  'ResizeObserver',
  'Response.json',
  'Set.prototype.isSubsetOf',
  'Set.prototype.union',
  'SharedArrayBuffer',
  'StorageManager.prototype.estimate',
  'StorageManager.prototype.persist',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
  'Uint8Array.fromBase64',
  'WakeLock',
  'WebGL2RenderingContext',
  'cancelIdleCallback',
  'cookieStore',
  'launchQueue',
  'navigation',
  'requestIdleCallback',
  'scheduler',
  'structuredClone',
  'visualViewport',
] as const;

/** A script that deletes these features where they exist. */
export const without = (features: readonly string[]): string => `
  for (const feature of ${JSON.stringify(features)}) {
    const path = feature.split('.');
    const name = path.pop();
    const owner = path.reduce((object, part) => object?.[part], globalThis);
    if (owner == null || !(name in owner)) continue;
    delete owner[name];
    if (owner[name] !== undefined)
      Object.defineProperty(owner, name, { value: undefined, configurable: true });
  }`;

/** Deletes features from a page and its workers before any of their code runs. */
export async function deleteFeatures(page: Page, features: readonly string[]): Promise<void> {
  await page.addInitScript(without(features));
  await page.route(/\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `{${without(features)}}\n${await response.text()}`,
    });
  });
}
