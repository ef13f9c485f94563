import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { DrillPage } from '@/features/drill/DrillPage.tsx';
import { useUndo } from '@/features/history/use-undo.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { opponentsClient } from '@/platform/threads.ts';
import { drillRepository } from '@/storage/drill.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import { createDrill } from '@/store/drill/drill.ts';
import type { DrillChoice } from '@/store/drill/hand.ts';
import { createSavedAnswers } from '@/store/drill/saved-answers.ts';
import { type PracticeGame, keyOfGame, presetGameOf } from '@/store/practice/practice-games.ts';
import { useGame } from '@/store/hooks.ts';
import type { GameSetup } from '@/store/setup.ts';
import { useLayer } from '@/ui/layers.ts';
import { DrillTable } from './DrillTable.tsx';
import { keyOfChoice, usePracticeGames } from './use-practice-games.ts';

const repository = drillRepository();

const FIRST_GAME = presetGameOf('bugger-your-neighbor');

/** The game that is set up for the next game. */
function usualGame(games: readonly PracticeGame[], { game }: GameSetup): PracticeGame {
  const key = keyOfChoice(game);
  return games.find((each) => keyOfGame(each) === key) ?? FIRST_GAME;
}

/** The saved answers, read when the component mounts. */
function useAnswers() {
  const [saved] = useState(() => createSavedAnswers(repository));
  useEffect(() => void saved.load(), [saved]);
  return saved;
}

/**
 * A drill with experts in a thread of their own, which ends once the last hand is played after the component is
 * unmounted, or hidden by an analysis of the hand.
 */
function useDrill(onAnswer: (answer: DrillAnswer) => void) {
  const [experts] = useState(opponentsClient);
  const [drill] = useState(() =>
    createDrill({ choose: experts.ask, randomness: cryptoRandomness, now: Date.now, onAnswer }),
  );
  useEffect(() => () => void drill.stop().then(experts.close), [drill, experts]);
  return drill;
}

/** The bidding drill: its page, and the table for one hand after the other. */
export function DrillScreen({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const { settings } = useGame();
  const saved = useAnswers();
  const { answers, isPersistent } = useStore(saved.store);
  const undo = useUndo(saved.load, saved.fail, t('records.quarantine.deleted'));
  const drill = useDrill(saved.add);
  const { hand, hasFailed } = useStore(drill.store);
  const games = usePracticeGames();
  const [chosen, setChosen] = useState<DrillChoice | null>(null);
  const choice = chosen ?? { game: usualGame(games, settings.getState().setup), cards: null };
  const [isBack, setIsBack] = useState(false);

  const deal = (): void => void drill.deal(choice);

  function closeTable(): void {
    setIsBack(true);
    void drill.leave();
  }

  // The page, to which the player returns from a hand.
  useLayer(hand === null ? 0 : 1, closeTable);
  if (hand !== null)
    return (
      <DrillTable key={hand.index} hand={hand} drill={drill} onNext={deal} onClose={closeTable} />
    );
  return (
    <DrillPage
      games={games}
      choice={choice}
      onChoice={setChosen}
      isBack={isBack}
      onDeal={deal}
      answers={answers}
      isPersistent={isPersistent}
      hasFailed={hasFailed}
      onDelete={() => undo.remove('all', saved.clear())}
      onClose={onClose}
    >
      {undo.offer}
    </DrillPage>
  );
}
