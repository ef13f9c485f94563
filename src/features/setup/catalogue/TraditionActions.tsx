import type { ReactNode } from 'react';
import { rulesOf, traditionOf } from '@/catalogue/index.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import type { GameChoice } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import type { QuestionsPage, TraditionPage } from './catalogue-pages.ts';
import { answeredGame } from './Questions.tsx';
import { choiceOf } from './tradition-words.ts';

interface TraditionActionsProps {
  readonly page: TraditionPage | QuestionsPage;
  readonly onStart: (game: GameChoice) => void;
  readonly onPlay: (set: NamedRuleSet) => void;
  readonly back: ReactNode;
  /** What the button that starts says. */
  readonly label: string;
}

/** What a page starts: rules, and the tradition that they belong to. */
function chosenOn(page: TraditionPage | QuestionsPage) {
  if (page.name === 'questions') {
    const { same, rules } = answeredGame(page);
    return { tradition: same, rules };
  }
  const tradition = traditionOf(page.id);
  return tradition === undefined ? null : { tradition, rules: rulesOf(tradition, page.players) };
}

/** The buttons of a tradition, or of the house rules that the answers describe. */
export function TraditionActions({ page, onStart, onPlay, back, label }: TraditionActionsProps) {
  const chosen = chosenOn(page);
  if (chosen === null) return back;
  const { tradition, rules } = chosen;

  function play(): void {
    if (tradition === null) onPlay({ name: '', rules });
    else onStart(choiceOf(tradition, page.players));
  }

  return (
    <>
      {back}
      <Button variant="primary" onClick={play}>
        {label}
      </Button>
    </>
  );
}
