import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Position } from '@/engine/position/index.ts';
import { problemWords } from '@/features/analysis/problem-words.ts';
import { SetupPage } from '@/features/analysis/SetupPage.tsx';
import type { SeenAndHeard } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { opponentsClient } from '@/platform/threads.ts';
import { type PositionLinkProblem, decodePositionLink } from '@/storage/formats/position-link.ts';
import { type Analysis, createAnalysis } from '@/store/analysis/analysis.ts';
import type { TableTitle } from '@/store/table/game-history.ts';
import { useGame } from '@/store/hooks.ts';
import { newDraft, withRules } from '@/store/analysis/position-draft.ts';
import type { GameSetup } from '@/store/setup.ts';
import { useLayer } from '@/ui/layers.ts';
import { AnalysisTable } from './AnalysisTable.tsx';
import type { AnalysisStart } from './analyze.ts';
import { lazyScreenPart } from '../lazy-screen.ts';
import { loadCatalogue } from '../traditions.ts';

const NewGame = lazyScreenPart(async () => {
  const [module] = await Promise.all([import('../dialogs/NewGame.tsx'), loadCatalogue()]);
  return module.NewGame;
});

interface AnalysisScreenProps {
  readonly start: AnalysisStart;
  readonly onClose: () => void;
}

/** A position being set up, and its analysis. */
interface Shown {
  readonly position: Position;
  readonly title: TableTitle | null;
}

/** Why a link is refused, in words. */
function linkRefusal(t: Translate, refused: PositionLinkProblem): SeenAndHeard {
  const { kind } = refused;
  if (kind !== 'impossible') {
    const words = t(
      kind === 'newer-version' ? 'guest.refused.newer-version' : `analysis.link.${kind}`,
    );
    return { seen: words, heard: words };
  }
  const { seen, heard } = problemWords(t, refused.position, refused.problem);
  const inLink = (reason: string): string =>
    reason === t('analysis.problem.other') ? reason : t('analysis.link.impossible', { reason });
  return { seen: inLink(seen), heard: inLink(heard) };
}

/** The position of a link, or why there is none. */
function linked(link: string | null) {
  return link === null ? null : decodePositionLink(link);
}

/** Where to begin: the position given, that of the link, or an empty one under the rules of the last setup. */
function useStart({
  position,
  link,
  title,
}: AnalysisStart): Shown & { readonly refused: SeenAndHeard | null } {
  const t = useTranslate();
  const { newHeader, newTitle, settings } = useGame();
  return useMemo(() => {
    const read = linked(link);
    if (read?.ok === true) return { position: read.value, title: null, refused: null };
    if (position !== null) return { position, title, refused: null };
    const { setup } = settings.getState();
    const { rules, seats } = newHeader(setup);
    return {
      position: newDraft(rules, seats),
      title: newTitle(setup),
      refused: read === null ? null : linkRefusal(t, read.error),
    };
  }, [link, position, title, settings, newHeader, newTitle, t]);
}

/** The players of lines that are played on, in a separate thread. */
function usePlayers() {
  const [client] = useState(opponentsClient);
  useEffect(() => client.close, [client]);
  return client;
}

/** Creates analyses of positions. */
function useAnalysisOf() {
  const { advisers } = useGame();
  const players = usePlayers();
  return useCallback(
    ({ position, title }: Shown): Analysis | null => {
      advisers.getReady(position.rules);
      const created = createAnalysis(position, {
        advisers,
        choose: players.ask,
        seed: () => cryptoRandomness.seed(),
        title,
      });
      return created.ok ? created.value : null;
    },
    [advisers, players],
  );
}

/** The visible part, the setup page or the table, and how to switch between them. */
function useAnalysisSetup(start: AnalysisStart) {
  const first = useStart(start);
  const begin = useAnalysisOf();
  const isGiven = start.position !== null || (start.link !== null && first.refused === null);
  const [shown, setShown] = useState<Shown>(first);
  const [analysis, setAnalysis] = useState<Analysis | null>(() => (isGiven ? begin(first) : null));
  const [isEditing, setEditing] = useState(analysis === null);
  const [refused, setRefused] = useState(first.refused);

  /** Opens a position on the table. */
  function open(next: Shown): void {
    const begun = begin(next);
    setShown(next);
    setRefused(null);
    if (begun === null) return;
    setAnalysis(begun);
    setEditing(false);
  }

  /** Changes the position that is on the table. */
  function edit(): void {
    if (analysis !== null) setShown({ ...shown, position: analysis.position() });
    setEditing(true);
  }

  /** Back returns from the table to the setup page or, if the position was given, from the setup page to the table. */
  const isAbove = analysis !== null && isEditing === isGiven;
  const stepBack = (): void => setEditing(!isEditing);
  const table = isEditing ? null : analysis;
  return { shown, setShown, table, refused, open, edit, isAbove, stepBack };
}

/** The analysis table: a page to set up a position, and the table to try it on. */
export function AnalysisScreen({ start, onClose }: AnalysisScreenProps) {
  const t = useTranslate();
  const { newHeader, newTitle, advisers } = useGame();
  const { shown, setShown, table, refused, open, edit, isAbove, stepBack } =
    useAnalysisSetup(start);
  const [choosesRules, setChoosing] = useState(false);
  const { rules } = shown.position;
  useEffect(() => advisers.getReady(rules), [advisers, rules]);
  useLayer(isAbove ? 1 : 0, stepBack);
  const goBack = isAbove ? stepBack : onClose;

  function read(text: string): SeenAndHeard | null | undefined {
    const link = decodePositionLink(text);
    if (!link.ok) return link.error.kind === 'not-a-link' ? undefined : linkRefusal(t, link.error);
    open({ position: link.value, title: null });
    return null;
  }

  function chooseRules(setup: GameSetup): void {
    const header = newHeader(setup);
    setChoosing(false);
    setShown({
      position: withRules(shown.position, header.rules, header.seats),
      title: newTitle(setup),
    });
  }

  if (table !== null) return <AnalysisTable analysis={table} onEdit={edit} onClose={goBack} />;
  return (
    <>
      <SetupPage
        draft={shown}
        refused={refused}
        onChange={(position) => setShown({ ...shown, position })}
        onRules={() => setChoosing(true)}
        onLink={read}
        onDone={() => open(shown)}
        onBack={goBack}
      />
      {choosesRules ? (
        <NewGame open isOnlyChoice onClose={() => setChoosing(false)} onStart={chooseRules} />
      ) : null}
    </>
  );
}
