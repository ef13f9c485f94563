import { useEffect, useState } from 'react';
import {
  type Advice,
  type Command,
  type Option,
  type PlayerView,
  allowed,
} from '@/engine/index.ts';
import { isAsGood, isClearlyWorse, optionOf } from '@/engine/advice/index.ts';
import { useGame, useHints, useSetting, useTable } from '@/store/hooks.ts';
import type { AskBefore } from '@/store/settings.ts';
import { HintPanel } from './HintPanel.tsx';
import { ConfirmChoiceDialog } from './ConfirmChoiceDialog.tsx';
import { type ViewAdvice, hasChoice, namesBest, useHintOnTable } from './use-advice.ts';

/** A decision that waits for the player's confirmation. */
interface PendingChoice {
  readonly option: Option;
  readonly advice: Advice;
}

/** The choice that waits, and the rounds before it: they tell which game it belongs to. */
interface Pending {
  readonly choice: PendingChoice;
  readonly past: PlayerView['past'];
}

/** What to ask before a decision; null if it needs no confirmation. */
function pendingChoiceOf(
  command: Command,
  advice: Advice,
  askBefore: AskBefore,
): PendingChoice | null {
  if (askBefore === 'never') return null;
  const option = optionOf(advice, command);
  if (option === null || !isClearlyWorse(advice, option)) return null;
  if (option.cost < askBefore * advice.pointScale) return null;
  return { option, advice };
}

/** In learning mode, counts good decisions and holds costly ones back until they are confirmed. */
function useDecisionGuard(advice: Advice | null, { past }: PlayerView) {
  const { settings, table } = useGame();
  const learning = useSetting((state) => state.learning);
  const [pending, setPending] = useState<Pending | null>(null);

  function apply(command: Command): void {
    setPending(null);
    const option = advice === null ? null : optionOf(advice, command);
    if (learning && advice !== null && option !== null && advice.verdict !== 'only') {
      const { found } = settings.getState();
      const isFound = isAsGood(advice, option);
      settings.setState({ found: { best: found.best + (isFound ? 1 : 0), of: found.of + 1 } });
    }
    table.act(command);
  }

  useEffect(() =>
    table.guardWith((command) => {
      const { askBefore } = settings.getState();
      const question =
        learning && advice !== null ? pendingChoiceOf(command, advice, askBefore) : null;
      if (question === null) apply(command);
      else setPending({ choice: question, past });
      return false;
    }),
  );
  return {
    // A link may have put another game on the table.
    pending: pending?.past === past ? pending.choice : null,
    dismiss: (): void => setPending(null),
    apply,
  };
}

/** Shows hints; in learning mode also counts good decisions and asks before costly ones. */
export function Coach() {
  const { hints } = useGame();
  const view = useTable((state) => state.view);
  const isOpen = useHints(({ open }) => open);
  const learning = useSetting((state) => state.learning);
  const found = useSetting((state) => state.found);
  const asked = useHintOnTable(view, isOpen || learning);
  const advice = asked?.advice ?? null;
  const { pending, dismiss, apply } = useDecisionGuard(
    asked !== null && namesBest(asked) ? advice : null,
    view,
  );

  // The hint closes with the round, and when the table is left.
  const { past } = view;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new `past` only triggers it
  useEffect(() => hints.close, [hints, past]);

  // Between the player's cards the last hint stays, dimmed, so that the layout does not jump.
  const [last, setLast] = useState<ViewAdvice | null>(null);
  if (learning && advice !== null && asked !== last) setLast(asked);
  const isLasting = learning && view.round.phase === 'play';
  // With one legal card left, the last hint was about other cards.
  const isForced = isLasting && allowed(view.choices).length === 1;
  const kept = isLasting && !isForced && last?.view.round.phase === 'play' ? last : null;
  const shown = asked ?? kept;
  if (!isOpen && !(learning && (hasChoice(view) || isForced || shown !== null))) return null;
  return (
    <>
      <HintPanel
        view={shown?.view ?? view}
        asked={shown}
        isOver={asked === null && shown !== null}
        tally={learning && found.of > 0 ? { found: found.best, count: found.of } : null}
        isSettled={false}
        onClose={learning ? null : hints.close}
      />
      {pending === null ? null : (
        <ConfirmChoiceDialog
          {...pending}
          rules={view.rules}
          onAnyway={() => apply(pending.option.command)}
          onBack={dismiss}
        />
      )}
    </>
  );
}
