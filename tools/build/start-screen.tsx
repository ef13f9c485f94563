import type { Messages } from '@lingui/core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { App } from '@/app/App.tsx';
import { type Header, newGame } from '@/engine/index.ts';
import { i18n } from '@/i18n/i18n.ts';
import { type Language, formatTag } from '@/i18n/languages.ts';
import { createHints } from '@/store/table/hints.ts';
import type { Game } from '@/store/hooks.ts';
import { createRuleRepository } from '@/store/rule-repository.ts';
import { createSettings } from '@/store/settings.ts';
import { DEFAULT_SETUP, headerFor, rulesFor } from '@/store/setup.ts';
import { createSignals } from '@/store/signals.ts';
import { createTable } from '@/store/table/table.ts';

/** The cards of a game cannot be seen before it is dealt, so any seed will do. */
const randomness = { seed: () => '1'.repeat(32), fraction: () => 0 };

const never = <T,>(): Promise<T> => new Promise(() => undefined);

function openingOf(header: Header) {
  const opening = newGame(header);
  if (opening.ok) return opening.value;
  throw new Error(`the default game is impossible: ${JSON.stringify(opening.error)}`);
}

/** The game of a first visit, with ports that do nothing. */
function untouchedGame(): Game {
  const settings = createSettings({
    getItem: () => null,
    setItem: () => undefined,
  });
  const newHeader: Game['newHeader'] = ({ game, ...opponents }) =>
    headerFor(rulesFor(game, { own: [], tradition: () => null }), opponents, randomness);
  const table = createTable(
    {
      clock: { after: () => () => undefined },
      opponents: { choose: never, quick: () => null, delay: () => [0, 0] },
      saves: { write: never },
      randomness,
      pace: () => settings.getState(),
    },
    openingOf(newHeader(DEFAULT_SETUP)),
    null,
  );
  return {
    table,
    settings,
    savedRules: createRuleRepository({ read: never, write: never }, randomness),
    signals: createSignals(),
    advisers: { getReady: () => undefined, advise: never },
    hints: createHints(table),
    newHeader,
    newTitle: () => null,
    resumeSaved: never,
  };
}

/**
 * The start screen of a first visit, in a language, as HTML that React can hydrate.
 * @throws if it is empty: React leaves what throws while it renders to the browser, in silence.
 */
export function startScreen(language: Language, messages: Messages): string {
  i18n.load(language, messages);
  i18n.activate(language, formatTag(language, []));
  const session = {
    store: createStore(() => ({ isOtherTab: false })),
    start: never<void>,
    playHere: never<void>,
    leave: () => undefined,
  };
  const html = renderToString(
    <StrictMode>
      <App game={untouchedGame()} session={session} />
    </StrictMode>,
  );
  if (!html.includes('<main')) throw new Error(`the start screen in "${language}" is empty`);
  return html;
}
