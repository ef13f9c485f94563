import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebKitPaths } from '../../tools/lib/browser.mjs';
import type { Browser, NamedKey, Tab } from './tab.ts';

// WebKitGTK over W3C WebDriver. The maintained clients on npm need Node 22, and a dozen JSON
// commands over HTTP are enough.

/** How long the driver may take to start listening, in ms. */
const START_TIMEOUT = 20_000;

/** How long a script in the page may take, in ms. */
const SCRIPT_TIMEOUT = 60_000;

/** The keys that type no character, as WebDriver encodes them. */
const KEYS: Readonly<Record<NamedKey, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/**
 * Without a window manager the window under the mouse has the focus, and Xvfb puts the mouse in the
 * middle of its screen. A screen this small makes sure that every window covers that point; windows
 * may be larger than the screen.
 */
const SCREEN = '300x300x24';

/** A window without an address bar and tabs can be as narrow as a phone. */
const BARE_WINDOW = 'popup,toolbar=no,location=no,menubar=no,width=1280,height=800';

type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/** Sends commands to a driver, and throws with its message if a command fails. */
const sendTo =
  (address: string): Send =>
  async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value as Value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a program that is killed when this process exits. */
function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** Starts a virtual display, and returns its name. */
async function openScreen(command: string): Promise<{ server: ChildProcess; name: string }> {
  const server = start(command, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = server.stdio[3];
  if (output == null) throw new Error(`${command} has no output`);
  const [number] = (await once(output, 'data')) as [Buffer];
  return { server, name: `:${number.toString().trim()}` };
}

async function untilListening(send: Send): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(20);
    }
  }
}

/** WebKitGTK's MiniBrowser on its own virtual display; its storage is deleted when it closes. */
export async function launchWebKit({ driver, browser, xvfb }: WebKitPaths): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'oh-hell-webkit-'));
  const screen = await openScreen(xvfb);
  const port = await freePort();
  const service = start(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      HOME: home,
      XDG_CONFIG_HOME: home,
      // Without a graphics card, painting by the processor takes a fifth less of its time.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  const send = sendTo(`http://127.0.0.1:${port}`);
  await untilListening(send);
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: SCRIPT_TIMEOUT },
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
    },
  });
  const command: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const first = await command<string>('GET', '/window');
  let current = first;
  const switchTo = async (window: string): Promise<void> => {
    if (window === current) return;
    await command('POST', '/window', { handle: window });
    current = window;
  };

  async function openWindow(): Promise<string> {
    await switchTo(first);
    const before = new Set(await command<string[]>('GET', '/window/handles'));
    await command('POST', '/execute/sync', {
      script: 'window.open("about:blank", "_blank", arguments[0]).opener = null',
      args: [BARE_WINDOW],
    });
    for (;;) {
      const handles = await command<string[]>('GET', '/window/handles');
      const opened = handles.find((handle) => !before.has(handle));
      if (opened !== undefined) return opened;
      await delay(20);
    }
  }

  return {
    async newTab() {
      const window = await openWindow();
      const here: Send = async (...request) => {
        await switchTo(window);
        return command(...request);
      };
      return tabOf(here, () => (current = ''));
    },
    async close() {
      await send('DELETE', `/session/${sessionId}`);
      await stop(service);
      await stop(screen.server);
      await rm(home, { recursive: true, force: true });
    },
  };
}

function tabOf(send: Send, closed: () => void): Tab {
  const pointer = (actions: readonly object[]): Promise<void> =>
    send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const moveTo = ({ x, y }: { x: number; y: number }) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  });

  return {
    open: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    back: () => send('POST', '/back', {}),
    async resize(width, height) {
      await send('POST', '/window/rect', { width, height });
    },
    async evaluate<Result>(run: unknown, argument?: unknown): Promise<Result> {
      const { value, error } = await send<{ value: Result; error?: string }>(
        'POST',
        '/execute/async',
        {
          script: `
            const given = [...arguments];
            const done = given.pop();
            (async () => (${String(run)})(...given))().then(
              (value) => done({ value }),
              (error) => done({ error: String(error) }),
            );`,
          args: argument === undefined ? [] : [argument],
        },
      );
      if (error !== undefined) throw new Error(error);
      return value;
    },
    inject: (script) => send('POST', '/execute/sync', { script, args: [] }),
    press(key) {
      const value = KEYS[key as NamedKey] ?? key;
      return send('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      });
    },
    hover: (point) => pointer([moveTo(point)]),
    stroke: (_, [start, ...path]) =>
      pointer([
        moveTo(start),
        { type: 'pointerDown', button: 0 },
        ...path.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ]),
    async screenshot() {
      return Buffer.from(await send<string>('GET', '/screenshot'), 'base64');
    },
    async close() {
      await send('DELETE', '/window');
      closed();
    },
  };
}
