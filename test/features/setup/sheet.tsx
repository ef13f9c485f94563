import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { type Header, TERMS } from '@/engine/index.ts';
import { FormulaScore } from '@/features/rules/FormulaScore.tsx';
import { PartnershipScore } from '@/features/rules/PartnershipScore.tsx';
import { RulesText } from '@/features/rules/RulesText.tsx';
import { formulaText } from '@/features/rules/formula-notation.ts';
import { ruleFacts } from '@/features/rules/rule-facts.ts';
import NewGameDialog from '@/features/setup/NewGameDialog.tsx';
import type { RuleExchange } from '@/store/ports/rule-exchange.ts';
import type { RuleWords } from '@/features/setup/rule-words.ts';
import { readRulesFile } from '@/storage/formats/rules-file.ts';
import { decodeRulesLink, encodeRulesLink } from '@/storage/formats/rules-link.ts';
import type { Game } from '@/store/hooks.ts';
import type { GameSetup } from '@/store/setup.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

/** The props that the app passes. */
export const WORDS: RuleWords = {
  Text: RulesText,
  Score: ({ rules }) => {
    const { scoring } = ruleFacts(rules);
    return scoring.kind === 'formula' ? (
      <FormulaScore facts={scoring} />
    ) : (
      <PartnershipScore facts={scoring} />
    );
  },
  notation: (part) =>
    formulaText(TERMS.flatMap((term) => (part[term] ? [{ term, factor: part[term] }] : []))),
};

/** A stub for importing and exporting rules. */
export const exchangeWith = (rest: Partial<RuleExchange> = {}): RuleExchange => ({
  linkOf: (set) => Promise.resolve(`https://example.org/${encodeRulesLink(set)}`),
  readLink: (text) => Promise.resolve(decodeRulesLink(text)),
  readFile: readRulesFile,
  copy: () => Promise.resolve(true),
  share: null,
  download: () => Promise.resolve(),
  ...rest,
});

interface Shown {
  readonly game?: Game;
  readonly exchange?: RuleExchange;
  readonly link?: string;
}

/** The *New game* sheet, open. */
export async function showSheet({
  game = gameAt({ header: defaultHeader(), commands: [] }),
  exchange = exchangeWith(),
  link,
}: Shown = {}) {
  const onStart = vi.fn<(setup: GameSetup) => void>();
  const onClose = vi.fn<() => void>();
  renderInGame(
    <NewGameDialog
      open
      onStart={onStart}
      onClose={onClose}
      words={WORDS}
      exchange={exchange}
      link={link ?? null}
    />,
    game,
  );
  const dialog = await screen.findByRole('dialog');
  const user = userEvent.setup();
  /** The header of the game that was started. */
  const started = (): Header => game.newHeader(onStart.mock.lastCall![0]);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const pick = (name: string) => user.click(screen.getByRole('radio', { name }));
  return { onStart, onClose, game, dialog, user, started, press, pick };
}

export const startButton = () => screen.getByRole('button', { name: 'Start game' });
