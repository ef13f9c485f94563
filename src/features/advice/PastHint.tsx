import { type ComponentProps, useCallback } from 'react';
import type { Advice, Command, PlayerView } from '@/engine/index.ts';
import { optionOf, roundProbability } from '@/engine/advice/index.ts';
import type { Judgment } from '@/engine/review/index.ts';
import { seenAndHeardEach } from '@/i18n/card-names.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { asSentence, sentenceGap } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useHints, useTable } from '@/store/hooks.ts';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import { HintPanel } from './HintPanel.tsx';
import { effectSentences } from './card-sentences.ts';
import { costWords } from './cost-words.ts';
import { asReviewed } from './reviewed-advice.ts';
import { type ViewAdvice, useHintMarks, useHintOnTable } from './use-advice.ts';

interface PastHintProps {
  readonly view: PlayerView;
  readonly asked: ViewAdvice | null;
  /** Whether the player's own bid is settled, and the choice is about the others' bids; by default it is not. */
  readonly isSettled?: boolean;
}

/** The hint on a past decision. */
export function PastHint({
  view,
  asked,
  isSettled = false,
  reasons,
}: PastHintProps & Pick<ComponentProps<typeof HintPanel>, 'reasons'>) {
  useHintMarks(asked, isSettled);
  return (
    <HintPanel
      view={view}
      asked={asked}
      isOver={false}
      tally={null}
      isSettled={isSettled}
      reasons={reasons}
      onClose={null}
    />
  );
}

interface SandboxHintProps {
  /** The review of the decision that the table begins with; undefined if it is no reviewed one. */
  readonly judgment?: Judgment | undefined;
}

/** The hint at a separate table, while it is open. */
export function SandboxHint({ judgment }: SandboxHintProps) {
  const { hints, table } = useGame();
  const view = useTable((state) => state.view);
  const isOpen = useHints(({ open }) => open);
  const adjust = useCallback(
    (advice: Advice): Advice =>
      judgment !== undefined && table.record().commands.length === judgment.commandIndex
        ? asReviewed(advice, judgment)
        : advice,
    [judgment, table],
  );
  const asked = useHintOnTable(view, isOpen, adjust);
  return isOpen ? (
    <HintPanel
      view={view}
      asked={asked}
      isOver={false}
      tally={null}
      isSettled={false}
      onClose={hints.close}
    />
  ) : null;
}

/**
 * The cost of a choice compared with the best, and the certain facts about it. Empty while the
 * search runs, since screen readers would repeat it at every step.
 */
export function ChoiceCost({
  view,
  asked,
  isSettled = false,
  choice,
}: PastHintProps & { readonly choice: Command }) {
  const t = useTranslate();
  const advice = asked?.state === 'done' ? asked.advice : null;
  const option = advice === null ? null : optionOf(advice, choice);
  if (advice === null || option === null) return null;
  const inWords = (probability: number): string =>
    probabilityText(t, roundProbability(probability));
  const own = inWords(option.make);
  const other = inWords(advice.options[advice.best]?.make ?? option.make);
  const chance =
    isSettled || own === other ? [] : [t('exercise.chance', { chance: own, best: other })];
  const { parts, ...cost } = costWords(t, view.rules, advice, option);
  const sentences = seenAndHeardEach((nameCard) => [
    t('exercise.cost', cost),
    ...(parts === '' ? [] : [parts]),
    ...chance,
    ...(option.command.type === 'play' ? effectSentences(t, view, option, nameCard) : []),
  ]);
  return sentences.map(({ seen, heard }) => (
    <span key={seen}>
      <SeenAndHeard
        seen={asSentence(seen) + sentenceGap()}
        heard={asSentence(heard) + sentenceGap()}
      />
    </span>
  ));
}
