import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './paths.mjs';

/** Headless Chromium in containers, as quiet on the network as it can be. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The first of these commands that is in a system folder or on the PATH.
 *
 * @param {readonly string[]} commands
 */
function findCommand(commands) {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const paths = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return paths.find((path) => existsSync(path));
}

/**
 * The headless shell that Playwright's installer leaves beside the folder of the whole browser, such
 * as ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell.
 *
 * @param {string} wholeBrowser where Playwright has the whole browser, or would have it
 * @returns {string | undefined}
 */
export function playwrightHeadlessShell(wholeBrowser) {
  const folder = dirname(dirname(wholeBrowser)).replace(
    /chromium-(\d+)$/,
    'chromium_headless_shell-$1',
  );
  if (!/chromium_headless_shell-\d+$/.test(folder) || !existsSync(folder)) return undefined;
  return readdirSync(folder)
    .flatMap((name) =>
      ['chrome-headless-shell', 'headless_shell'].flatMap((program) =>
        ['', '.exe'].map((ending) => join(folder, name, program + ending)),
      ),
    )
    .find((path) => existsSync(path));
}

/** Chromium without windows and toolbars of its own: tests take three quarters of the time. */
const findHeadlessShell = () =>
  findCommand(['chromium-headless-shell', 'chrome-headless-shell']) ??
  playwrightHeadlessShell(chromium.executablePath());

const findWholeBrowser = () =>
  findCommand(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ??
  [chromium.executablePath()].find((path) => existsSync(path));

/**
 * The first Chromium found, or the one named by CHROMIUM_PATH. A CHROMIUM_PATH that does not exist
 * is an error, and never replaced by another browser.
 *
 * @param {readonly (() => string | undefined)[]} finders
 * @returns {string | undefined}
 */
function findChromium(finders) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return finders.map((find) => find()).find((path) => path !== undefined);
}

/** Chromium for tests: the headless shell of the system or of Playwright, or else a whole browser. */
export const findBrowser = () => findChromium([findHeadlessShell, findWholeBrowser]);

/** Chromium for measuring what players notice, who have the whole browser. */
export const findPlayersBrowser = () => findChromium([findWholeBrowser, findHeadlessShell]);

/**
 * Firefox: the one named by FIREFOX_PATH, or the system's.
 *
 * @returns {string | undefined}
 */
export function findFirefox() {
  const named = process.env['FIREFOX_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return findCommand(['firefox-esr', 'firefox']);
}

/**
 * What running WebKitGTK needs: its WebDriver, the browser that it starts, and a virtual X server.
 *
 * @typedef {{ driver: string, browser: string, xvfb: string }} WebKitPaths
 */

/**
 * The library folder depends on the processor architecture, as in
 * /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser.
 *
 * @returns {string | undefined}
 */
function findMiniBrowser() {
  const below = (/** @type {string} */ folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return ['/usr/lib', '/usr/libexec', ...below('/usr/lib').filter((path) => /-linux-/.test(path))]
    .flatMap(below)
    .filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path))
    .map((path) => join(path, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** @returns {WebKitPaths | undefined} */
export function findWebKit() {
  const driver = findCommand(['WebKitWebDriver']);
  const browser = findMiniBrowser();
  const xvfb = findCommand(['Xvfb']);
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined;
}

export const howToGetABrowser = `No Chromium was found, so the browser tests did not run. To get one:
  Debian:           sudo apt-get update && sudo apt-get install -y chromium-headless-shell
  anywhere else:    npx playwright install --with-deps --only-shell chromium
  or name your own: CHROMIUM_PATH=/path/to/chrome npm test`;

/**
 * @typedef {object} Browser a browser that tests need
 * @property {string} title
 * @property {() => unknown} find its paths, if it is on this machine; else undefined
 * @property {string | null} playwrightName what Playwright's installer calls it; null where
 *   Playwright's build is of no use
 * @property {string} variable what names another one in the environment
 * @property {readonly string[]} debianPackages
 */

/** The fonts let suits and accented letters render as they do for a player. */
const FONTS = ['fonts-liberation', 'fonts-noto-core'];

/** @type {Browser} */
export const chromiumBrowser = {
  title: 'Chromium',
  find: findBrowser,
  playwrightName: 'chromium',
  variable: 'CHROMIUM_PATH',
  debianPackages: ['chromium-headless-shell', ...FONTS],
};

/** The other browser engines that the game is tested in. */
const engines = {
  firefox: /** @type {Browser} */ ({
    title: 'Firefox',
    find: findFirefox,
    playwrightName: null,
    variable: 'FIREFOX_PATH',
    debianPackages: ['firefox-esr', ...FONTS],
  }),
  webkit: /** @type {Browser} */ ({
    title: 'WebKit',
    find: findWebKit,
    playwrightName: null,
    variable: '',
    debianPackages: ['webkit2gtk-driver', 'xvfb', ...FONTS],
  }),
};

/** @typedef {keyof typeof engines} EngineName */

const names = /** @type {EngineName[]} */ (Object.keys(engines));

/**
 * Which of the other engines are not on this machine.
 *
 * @returns {EngineName[]}
 */
export const missingEngines = () => names.filter((name) => engines[name].find() === undefined);

/**
 * How to install engines, in words.
 *
 * @param {readonly EngineName[]} missing
 */
export function howToGetEngines(missing) {
  const titles = missing.map((name) => engines[name].title).join(' and ');
  const packages = missing.flatMap((name) => engines[name].debianPackages).join(' ');
  return `${titles} not found. Debian, Ubuntu: sudo apt-get install -y ${packages}; elsewhere: FIREFOX_PATH=/path/to/firefox, and WebKitGTK's WebDriver with Xvfb`;
}

/**
 * The machine that browsers are installed on.
 *
 * @typedef {object} Machine
 * @property {(command: string, args: readonly string[], ms: number) => Promise<boolean>} run whether
 *   the command succeeded within the given ms
 * @property {boolean} canInstallPackages as root on Debian or Ubuntu
 * @property {(line: string) => void} say
 */

const INSTALLER_MS = 180_000;
const PACKAGES_MS = 420_000;
const VERSION_MS = 30_000;

/** @type {Machine} */
const thisMachine = {
  run: (command, args, ms) =>
    new Promise((resolve) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: 'ignore',
        timeout: ms,
        env: {
          ...process.env,
          DEBIAN_FRONTEND: 'noninteractive',
          PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
        },
      });
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    }),
  canInstallPackages: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  say: (line) => console.log(line),
};

/**
 * Gets a browser where there is none: by Playwright's installer, or else by the system's package
 * manager where that is allowed. A browser named in the environment is never replaced.
 *
 * @param {Browser} browser
 * @param {Machine} [machine]
 * @returns {Promise<boolean>} whether it is there now
 */
export async function ensureBrowser(browser, machine = thisMachine) {
  const { title, find, playwrightName, variable, debianPackages } = browser;
  const { run, canInstallPackages, say } = machine;
  if (find() !== undefined) return true;
  if (process.env[variable]) return false;

  if (playwrightName !== null) {
    say(`No ${title} found: getting one with Playwright's installer …`);
    const cli = `${root}node_modules/@playwright/test/cli.js`;
    await run(process.execPath, [cli, 'install', '--only-shell', playwrightName], INSTALLER_MS);
    const path = find();
    // Without the system's libraries Playwright's build is there and does not start.
    if (typeof path === 'string' && (await run(path, ['--version'], VERSION_MS))) {
      say(`${title} is installed: ${path}`);
      return true;
    }
  }
  if (canInstallPackages) {
    say(`No ${title} found: getting one with apt-get …`);
    await run('apt-get', ['update'], PACKAGES_MS);
    const install = ['install', '-y', '--no-install-recommends', ...debianPackages];
    if ((await run('apt-get', install, PACKAGES_MS)) && find() !== undefined) {
      say(`${title} is installed.`);
      return true;
    }
  }
  say(`${title} could not be installed.`);
  return false;
}

/**
 * Installs the missing ones of the other engines.
 *
 * @returns {Promise<boolean>} whether all of them are there now
 */
export async function ensureEngines() {
  for (const name of missingEngines()) await ensureBrowser(engines[name]);
  return missingEngines().length === 0;
}
