import Options from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { UNSEEN, ledSuit, toAct, viewFor, isRoundOver } from '@/engine/index.ts';
import { knownHand, possibleCards } from '@/engine/position/index.ts';
import { PastHint } from '@/features/advice/PastHint.tsx';
import { useAdvice } from '@/features/advice/use-advice.ts';
import { AnalysisPanel } from '@/features/analysis/AnalysisPanel.tsx';
import { CardPicker } from '@/features/analysis/CardPicker.tsx';
import { LinesDialog } from '@/features/analysis/LinesDialog.tsx';
import { OptionsDialog } from '@/features/analysis/OptionsDialog.tsx';
import { RefusalDialog } from '@/features/analysis/RefusalDialog.tsx';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { HandAtSeat } from '@/features/replay/HandAtSeat.tsx';
import { HandList } from '@/features/replay/HandList.tsx';
import { openHands } from '@/features/replay/open-hands.ts';
import { SharePositionDialog } from '@/features/share/SharePositionDialog.tsx';
import { RoundLog } from '@/features/table/RoundLog.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { narrate } from '@/features/table/narration.ts';
import RoundSummary from '@/features/scoreboard/RoundSummary.tsx';
import { spokenCard } from '@/i18n/card-names.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { browserSharing } from '@/platform/sharing.ts';
import { encodePositionLink, withoutHiddenCards } from '@/storage/formats/position-link.ts';
import type { Analysis } from '@/store/analysis/analysis.ts';
import { createHints } from '@/store/table/hints.ts';
import { GameContext, StageContext, useGame, useTable } from '@/store/hooks.ts';
import { IDLE_TABLE, type TableState } from '@/store/table/table-screen.ts';
import { Announcement } from '@/ui/Announcement.tsx';
import { BackButton } from '@/ui/BackButton.tsx';
import { Button } from '@/ui/Button.tsx';
import { ROOMY, SHEET_BESIDE_TABLE } from '@/ui/screens.ts';
import { useMediaQuery } from '@/ui/use-media-query.ts';

interface AnalysisTableProps {
  readonly analysis: Analysis;
  /** Changes cards and rules. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

type OpenName = 'lines' | 'options' | 'share';

interface OfAnalysis {
  readonly analysis: Analysis;
}

/** The bid, trump or blind nil of a seat that is not the viewer's. */
function OthersDecision({ analysis, seat }: OfAnalysis & { readonly seat: number }) {
  const t = useTranslate();
  const { at } = useStore(analysis.store);
  const { state } = analysis.current(at);
  const stage = useMemo(
    () => ({
      ...analysis.stage,
      store: createStore<TableState>(() => ({ ...IDLE_TABLE, view: viewFor(state, seat) })),
    }),
    [analysis, state, seat],
  );
  const name = playerName(t, state.header.seats[seat]);
  const phase =
    state.round.phase === 'trump' ? 'trump' : state.round.phase === 'bid' ? 'bid' : 'declare';
  return (
    <StageContext value={stage}>
      <BeforePlay key={at} heading={t(`analysis.ask.${phase}`, { name })} />
    </StageContext>
  );
}

/** The card of a seat whose hand is not on the table: another's, or the viewer's own unseen one. */
function OthersCard({ analysis, seat }: OfAnalysis & { readonly seat: number }) {
  const t = useTranslate();
  const { at } = useStore(analysis.store);
  const rebuilt = analysis.current(at);
  const cards = useMemo(
    () => possibleCards(analysis.position(at), rebuilt),
    [analysis, at, rebuilt],
  );
  const { round, header } = rebuilt.state;
  return (
    <CardPicker
      key={at}
      heading={
        seat === analysis.store.getState().seat
          ? t('analysis.ask.own')
          : t('analysis.ask.card', { name: playerName(t, header.seats[seat]) })
      }
      led={round.phase === 'play' ? ledSuit(round.trick) : null}
      cards={cards}
      onPick={(card) => void analysis.add({ type: 'play', seat, card })}
    />
  );
}

/** The decision that is due: the viewer's with its hint, or that of another seat. */
function Decision({ analysis }: OfAnalysis) {
  const { at } = useStore(analysis.store);
  const view = useTable((state) => state.view);
  const asked = useAdvice(view, true);
  const { state } = analysis.current(at);
  const waiting = toAct(state);
  const { seat: own } = view;
  const isOwn = waiting.includes(own);
  const other = waiting.find((seat) => seat !== own) ?? own;
  const isUnseen = view.choices.some(
    ({ command }) => command.type === 'play' && command.card === UNSEEN,
  );
  if (state.round.phase !== 'play')
    return (
      <>
        {isOwn ? <PastHint view={view} asked={asked} /> : null}
        {isOwn ? <BeforePlay key={at} /> : null}
        {!isOwn && waiting.length > 0 ? <OthersDecision analysis={analysis} seat={other} /> : null}
      </>
    );
  if (waiting.length === 0) return null;
  const isHidden = isUnseen && knownHand(analysis.position(at), own).length === 0;
  if (!isOwn || isHidden) return <OthersCard analysis={analysis} seat={isOwn ? own : other} />;
  return <PastHint view={view} asked={asked} />;
}

/** The last event, for screen readers. */
function LastMove() {
  const t = useTranslate();
  const cue = useTable((state) => state.cue);
  const view = useTable((state) => state.view);
  return <Announcement words={cue === null ? '' : narrate(t, view, cue, spokenCard)} />;
}

interface DialogsProps extends OfAnalysis {
  readonly name: OpenName;
  readonly onClose: () => void;
  readonly onEdit: () => void;
  readonly onShare: () => void;
}

/** The address that opens a position. */
const addressOf = (position: Parameters<typeof encodePositionLink>[0]): string =>
  new URL(encodePositionLink(position), location.href).href;

function OpenAnalysisDialog({ analysis, name, onClose, onEdit, onShare }: DialogsProps) {
  const title = useTable((state) => state.title);
  if (name === 'lines') return <LinesDialog open analysis={analysis} onClose={onClose} />;
  if (name === 'options')
    return (
      <OptionsDialog open analysis={analysis} onClose={onClose} onEdit={onEdit} onShare={onShare} />
    );
  const position = analysis.position();
  return (
    <SharePositionDialog
      open
      onClose={onClose}
      position={position}
      hidden={withoutHiddenCards(position)}
      view={analysis.view()}
      title={title}
      linkTo={addressOf}
      sharing={browserSharing}
    />
  );
}

/** The known hands of others, if they are to be shown. */
function useOpenHands(analysis: Analysis) {
  const { at, showsHands } = useStore(analysis.store);
  const view = useTable((state) => state.view);
  const hasRoom = useMediaQuery(ROOMY);
  const { state, sampled } = analysis.current(at);
  const open = showsHands ? openHands(view, state, 'all') : [];
  // A hand that was dealt at random is not shown, since it is only one of many.
  const known = open.filter(({ seat }) => !sampled.includes(seat));
  const listed = known.filter(({ seat }) => !hasRoom || seat === view.seat);
  return { listed, atSeats: known.filter((hand) => !listed.includes(hand)) };
}

function TableWithPanels({ analysis, onEdit, onClose }: AnalysisTableProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const isWide = useMediaQuery(SHEET_BESIDE_TABLE);
  const [open, setOpen] = useState<OpenName | null>(null);
  const { listed, atSeats } = useOpenHands(analysis);
  const hasRoundEnded = isRoundOver(view.round.phase);
  useEffect(() => () => analysis.stop(), [analysis]);
  return (
    <>
      <TableScreen
        narration={null}
        barStart={<BackButton label={t('analysis.close')} onBack={onClose} />}
        barEnd={
          <Button variant="icon" label={t('analysis.options')} onClick={() => setOpen('options')}>
            <Options aria-hidden="true" />
          </Button>
        }
        center={hasRoundEnded ? <RoundSummary onNext={null} /> : null}
        dock={hasRoundEnded ? null : <Decision analysis={analysis} />}
        foot={
          <AnalysisPanel analysis={analysis} onLines={() => setOpen('lines')}>
            {listed.length === 0 ? null : <HandList hands={listed} />}
          </AnalysisPanel>
        }
        side={isWide ? <RoundLog /> : null}
        atSeats={
          new Map(atSeats.map((hand) => [hand.seat, <HandAtSeat key={hand.seat} hand={hand} />]))
        }
      />
      <LastMove />
      <RefusalDialog analysis={analysis} onEdit={onEdit} />
      {open === null ? null : (
        <OpenAnalysisDialog
          analysis={analysis}
          name={open}
          onClose={() => setOpen(null)}
          onShare={() => setOpen('share')}
          onEdit={() => {
            setOpen(null);
            onEdit();
          }}
        />
      )}
    </>
  );
}

/** An analysis on the table. Its hints belong to no game and are not counted. */
export function AnalysisTable(props: AnalysisTableProps) {
  const { analysis } = props;
  const game = useGame();
  const inside = useMemo(
    () => ({
      ...game,
      advisers: analysis.advisers,
      hints: createHints({ notify: () => undefined, store: analysis.stage.store }),
      table: { ...game.table, noteHint: () => undefined },
    }),
    [game, analysis],
  );
  return (
    <GameContext value={inside}>
      <StageContext value={analysis.stage}>
        <TableWithPanels {...props} />
      </StageContext>
    </GameContext>
  );
}
