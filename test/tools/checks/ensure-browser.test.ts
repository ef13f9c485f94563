import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Browser,
  type Machine,
  chromiumBrowser,
  ensureBrowser,
  playwrightHeadlessShell,
} from '../../../tools/lib/browser.mjs';

const PATH = '/usr/bin/browser';
/** The shell alone is a smaller download than the whole browser. */
const INSTALLER = 'installer install --only-shell chromium';

/**
 * A machine without a browser.
 * @param outcomes whether each command succeeds, and then whether the browser that it installs starts
 */
function bareMachine({ isRoot = true, installer = 'fails', apt = 'fails' } = {}) {
  let found: string | undefined;
  let starts = false;
  const commands: string[] = [];
  const said: string[] = [];
  const leave = (outcome: string): boolean => {
    if (outcome !== 'fails') found = PATH;
    if (outcome === 'works') starts = true;
    return outcome !== 'fails';
  };
  const browser: Browser = { ...chromiumBrowser, title: 'Chromium', find: () => found };
  const machine: Machine = {
    canInstallPackages: isRoot,
    say: (line) => void said.push(line),
    run: async (command, args) => {
      const isInstaller = command === process.execPath;
      commands.push(
        isInstaller ? `installer ${args.slice(1).join(' ')}` : [command, ...args].join(' '),
      );
      if (command === process.execPath) return leave(installer);
      if (command === PATH) return starts;
      return args[0] === 'install' ? leave(apt) : true;
    },
  };
  return { browser, machine, commands, said };
}

afterEach(() => vi.unstubAllEnvs());

describe('without a browser', () => {
  it("Playwright's installer installs one", async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const { browser, machine, commands, said } = bareMachine({ installer: 'works' });
    expect(await ensureBrowser(browser, machine)).toBe(true);
    expect(commands).toEqual([INSTALLER, `${PATH} --version`]);
    expect(said.join('\n')).toMatch(/No Chromium found[^]*installed: \/usr/);
  });

  it('the package manager installs one, with fonts, if the installer fails', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const { browser, machine, commands } = bareMachine({ apt: 'works' });
    expect(await ensureBrowser(browser, machine)).toBe(true);
    expect(commands).toEqual([
      INSTALLER,
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-core',
    ]);
  });

  it('the package manager is tried if the installed browser does not start', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const { browser, machine, commands } = bareMachine({ installer: 'lacks', apt: 'works' });
    expect(await ensureBrowser(browser, machine)).toBe(true);
    expect(commands.filter((command) => command === 'apt-get update')).toHaveLength(1);
  });

  it('the package manager is not run without permission', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const { browser, machine, commands, said } = bareMachine({ isRoot: false, apt: 'works' });
    expect(await ensureBrowser(browser, machine)).toBe(false);
    expect(commands).toEqual([INSTALLER]);
    expect(said.at(-1)).toBe('Chromium could not be installed.');
  });

  it('reports if everything fails', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const { browser, machine, said } = bareMachine();
    expect(await ensureBrowser(browser, machine)).toBe(false);
    expect(said.at(-1)).toBe('Chromium could not be installed.');
  });

  it('one that Playwright does not build is installed by the package manager right away', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const { browser, machine, commands } = bareMachine({ apt: 'works' });
    expect(await ensureBrowser({ ...browser, playwrightName: null }, machine)).toBe(true);
    expect(commands).not.toContain(INSTALLER);
  });
});

it('an installed browser is used, without running or printing anything', async () => {
  const { browser, machine, commands, said } = bareMachine();
  expect(await ensureBrowser({ ...browser, find: () => PATH }, machine)).toBe(true);
  expect([commands, said]).toEqual([[], []]);
});

it('a CHROMIUM_PATH without a browser is an error, even if another browser exists', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  const { machine, commands } = bareMachine({ installer: 'works', apt: 'works' });
  expect(await ensureBrowser(chromiumBrowser, machine)).toBe(false);
  expect(commands).toEqual([]);
});

describe("Playwright's headless shell", () => {
  it.each([
    'chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
    'chromium_headless_shell-1255/chrome-linux/headless_shell',
  ])('is found in its cache: %s', async (program) => {
    const cache = await mkdtemp(join(tmpdir(), 'oh-hell-cache-'));
    try {
      const wholeBrowser = join(cache, 'chromium-1255', 'chrome-linux64', 'chrome');
      expect(playwrightHeadlessShell(wholeBrowser)).toBeUndefined();
      await mkdir(join(cache, program, '..'), { recursive: true });
      expect(playwrightHeadlessShell(wholeBrowser)).toBeUndefined();
      await writeFile(join(cache, program), '');
      expect(playwrightHeadlessShell(wholeBrowser)).toBe(join(cache, program));
      // Not one of another version.
      expect(playwrightHeadlessShell(wholeBrowser.replace('1255', '1300'))).toBeUndefined();
    } finally {
      await rm(cache, { recursive: true, force: true });
    }
  });
});
