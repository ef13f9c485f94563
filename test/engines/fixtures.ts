import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { findFirefox, findWebKit, howToGetEngines } from '../../tools/lib/browser.mjs';
import { type Site, openSite } from '../../tools/serve/static-site.mjs';
import { launchFirefox } from './firefox.ts';
import { DESKTOP } from './game.ts';
import type { Browser } from './tab.ts';
import { User } from './user.ts';
import { launchWebKit } from './webkit.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The engines, by project name in the Playwright configuration. */
const LAUNCH: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox() {
    const path = findFirefox();
    if (path === undefined) throw new Error(howToGetEngines(['firefox']));
    return launchFirefox(path);
  },
  webkit() {
    const paths = findWebKit();
    if (paths === undefined) throw new Error(howToGetEngines(['webkit']));
    return launchWebKit(paths);
  },
};

interface Tools {
  /** A server of the game for this test alone, so that tests share no storage. */
  readonly site: Site;
  /** Opens another tab of the same browser, and returns its user. */
  readonly newUser: () => Promise<User>;
  /** The user of an empty tab. */
  readonly user: User;
}

export const test = base.extend<Tools, { readonly engine: Browser }>({
  engine: [
    async ({}, provide, { project }) => {
      const launch = LAUNCH[project.name];
      if (launch === undefined) throw new Error(`no such engine: "${project.name}"`);
      const engine = await launch();
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  async site({}, provide) {
    const site = await openSite(DIST);
    await provide(site);
    await site.close();
  },

  async newUser({ engine }, provide, info) {
    const users: User[] = [];
    await provide(async () => {
      const user = new User(await engine.newTab());
      users.push(user);
      await user.resize(...DESKTOP);
      return user;
    });
    const hasFailed = info.status !== info.expectedStatus;
    if (hasFailed) await mkdir(info.outputDir, { recursive: true });
    for (const [index, user] of users.entries()) {
      if (hasFailed) {
        await writeFile(info.outputPath(`tab-${index + 1}.png`), await user.screenshot());
        await writeFile(info.outputPath(`tab-${index + 1}.txt`), await user.pageText());
      }
      await user.close();
    }
  },

  user: async ({ newUser }, provide) => provide(await newUser()),
});

export { expect } from '@playwright/test';
