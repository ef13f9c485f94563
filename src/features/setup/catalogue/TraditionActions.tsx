import type { ReactNode } from 'react';
import { rulesOf, traditionOf } from '@/catalogue/index.ts';
import type { RuleSet } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import type { GameChoice } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import { type EditorPage, editorPage } from '../pages.ts';
import type { QuestionsPage, TraditionPage } from './catalogue-pages.ts';
import { verdictFor } from './Questions.tsx';
import { choiceOf, shownName } from './tradition-words.ts';

interface TraditionActionsProps {
  readonly page: TraditionPage | QuestionsPage;
  readonly onStart: (game: GameChoice) => void;
  readonly onPlay: (set: NamedRuleSet) => void;
  readonly onChange: (page: EditorPage) => void;
  /** The back button. */
  readonly children: ReactNode;
}

/** What a page comes to: a tradition (`game`), or rules without a name. */
function gameOf(page: TraditionPage | QuestionsPage) {
  const { same, rules } =
    page.name === 'questions' ? verdictFor(page) : { same: traditionOf(page.id), rules: null };
  const tradition = same ?? null;
  return {
    tradition,
    rules: (rules ?? (tradition && rulesOf(tradition, page.players))) as RuleSet,
    game: tradition === null ? null : choiceOf(tradition, page.players),
  };
}

/** The buttons of a tradition, or of the house rules that the questions end at. */
export function TraditionActions({
  page,
  onStart,
  onPlay,
  onChange,
  children,
}: TraditionActionsProps) {
  const t = useTranslate();
  const { tradition, rules, game } = gameOf(page);
  const name = tradition === null ? '' : shownName(t, tradition);
  return (
    <>
      {children}
      <Button onClick={() => onChange(editorPage(null, { name, rules }))}>
        {t('catalogue.change')}
      </Button>
      <Button
        variant="primary"
        onClick={() => (game === null ? onPlay({ name, rules }) : onStart(game))}
      >
        {t('daily.play')}
      </Button>
    </>
  );
}
