import type { Clock } from '@/store/ports/clock.ts';
import type { TableLock } from '@/store/ports/table-lock.ts';
import { browserClock } from './clock.ts';

const NAME = 'oh-hell:table';

/** What pages say to each other. */
const WHO_PLAYS = 'who-plays';
const I_PLAY = 'i-play';

/** How long a page that is being left may still hold the lock, or even answer, in ms. */
const GRACE_MS = 400;
/** A page that has not answered this long after the grace period, in ms, hangs or is gone, and loses the lock. */
const ANSWER_MS = 800;

/** Messages between the pages of the game. */
interface Channel {
  say(message: string): void;
  onMessage(listener: (message: unknown) => void): void;
}

interface PageEvents {
  addEventListener(
    type: 'pagehide' | 'pageshow',
    listener: (event: { persisted: boolean }) => void,
  ): void;
}

interface TableLockPorts {
  /** Null without Web Locks: every page may play, and storage prevents two from writing. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** Null where pages cannot send each other messages: then nobody ever answers. */
  readonly channel: Channel | null;
  readonly page: PageEvents;
  readonly clock: Clock;
}

interface LockEvents {
  readonly held: () => void;
  readonly lost: () => void;
}

/** This page's hold on the lock. */
function createHold() {
  /** Releases the lock; null while this page does not hold it. */
  let release: (() => void) | null = null;
  /** Tells the latest request from those before it, from which it may take the lock. */
  let latest: LockOptions;
  return {
    isHeld: (): boolean => release !== null,
    release(): void {
      release?.();
      release = null;
    },

    /** Requests the lock and holds it until it is released or another page takes it. */
    request(
      locks: Pick<LockManager, 'request'>,
      options: LockOptions,
      { held, lost }: LockEvents,
    ): void {
      let mine: typeof release = null;
      latest = options;
      locks
        .request(NAME, options, () => {
          held();
          return new Promise<void>((resolve) => {
            mine = resolve;
            release = mine;
          });
        })
        .catch(() => {
          if (mine !== null) {
            if (release === mine) release = null;
            if (latest === options) lost();
          } else if (options.signal?.aborted !== true) {
            // The browser refuses locks here.
            held();
          }
        });
    },
  };
}

/**
 * Asks the other pages, after the grace period, who is playing, and reports whether one answered in
 * time.
 * @param listen sets the handler of an answer
 * @returns a function that stops asking
 */
function askWhoPlays(
  { channel, clock }: Pick<TableLockPorts, 'channel' | 'clock'>,
  listen: (onAnswer: () => void) => void,
  report: (isAnswered: boolean) => void,
): () => void {
  const stop = (): void => {
    cancel();
    listen(() => undefined);
  };
  let cancel = clock.after(GRACE_MS, () => {
    listen(() => {
      stop();
      report(true);
    });
    cancel = clock.after(ANSWER_MS, () => {
      stop();
      report(false);
    });
    channel?.say(WHO_PLAYS);
  });
  return stop;
}

/**
 * A Web Lock, which the browser releases however a page ends. A page that finds it held asks who is
 * playing, so that a page that is slow to close is not mistaken for another tab.
 */
export function createTableLock(ports: TableLockPorts): TableLock {
  const { locks, channel, page } = ports;
  const hold = createHold();
  let wasLeft = false;
  let onAnswer = (): void => undefined;

  channel?.onMessage((message) => {
    if (message === WHO_PLAYS && hold.isHeld()) channel.say(I_PLAY);
    if (message === I_PLAY) onAnswer();
  });
  page.addEventListener('pagehide', () => {
    wasLeft = hold.isHeld();
    hold.release();
  });

  return {
    take: (force, lost) =>
      new Promise((resolve) => {
        if (locks === null || hold.isHeld()) {
          resolve(true);
          return;
        }
        const steal = (): void =>
          hold.request(locks, { steal: true }, { held: () => resolve(true), lost });
        if (force) {
          steal();
          return;
        }
        const waiting = new AbortController();
        const listen = (next: () => void): void => {
          onAnswer = next;
        };
        const stopAsking = askWhoPlays(ports, listen, (isAnswered) => {
          waiting.abort();
          if (isAnswered) resolve(false);
          else steal();
        });
        const held = (): void => {
          stopAsking();
          resolve(true);
        };
        hold.request(locks, { signal: waiting.signal }, { held, lost });
      }),

    // Granted once the page that plays has released the lock, and released at once.
    whenFree: (signal) =>
      new Promise((resolve) => {
        locks?.request(NAME, { signal }, () => resolve()).catch(() => undefined);
      }),

    onReturn: (listener) =>
      page.addEventListener('pageshow', ({ persisted }) => {
        if (persisted && wasLeft) listener();
      }),
  };
}

function browserChannel(): Channel | null {
  try {
    const channel = new BroadcastChannel(NAME);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      say: (message) => channel.postMessage(message),
      onMessage: (listener) =>
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    };
  } catch {
    return null;
  }
}

/** The lock of this browser. */
export const browserTableLock = (): TableLock =>
  createTableLock({
    // Missing in insecure contexts, whatever its type says.
    locks: (navigator as { readonly locks?: LockManager }).locks ?? null,
    channel: browserChannel(),
    page: globalThis,
    clock: browserClock,
  });
