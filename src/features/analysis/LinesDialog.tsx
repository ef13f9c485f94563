import { useStore } from 'zustand';
import { UNSEEN, sideOf, isRoundOver } from '@/engine/index.ts';
import { pointDecimals, roundPoints, roundProbability } from '@/engine/advice/index.ts';
import type { PositionMove } from '@/engine/position/index.ts';
import { formatFigure, formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Analysis } from '@/store/analysis/analysis.ts';
import { branchesAt, ends, isSameMove, pathTo } from '@/store/analysis/analysis-tree.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import styles from './Analysis.module.css';
import { MoveList } from './MoveList.tsx';

/** A line of the tree: its end, and the moves in which it differs from others. */
interface Line {
  readonly end: number;
  /** The nodes after those moves; where there is only one line, its end. */
  readonly forks: readonly number[];
}

function linesOf({ store }: Analysis): readonly Line[] {
  const { tree } = store.getState();
  return ends(tree).map((end) => {
    const forks = pathTo(tree, end).filter((node) => {
      const parent = tree[node]?.parent ?? null;
      return parent !== null && branchesAt(tree, parent).length > 1;
    });
    return { end, forks: forks.length > 0 ? forks : [end] };
  });
}

/** What the hint said about a move: chance and expected points; null if it was not asked. */
function figuresOf(t: Translate, analysis: Analysis, fork: number): readonly string[] | null {
  const { move, parent } = analysis.store.getState().tree[fork] ?? { move: null, parent: null };
  if (move === null || parent === null) return null;
  const advice = analysis.adviceAt(parent);
  const isCard = move.type === 'play';
  const option = advice?.options.find(({ command }) =>
    command.type === 'play' && command.card === UNSEEN
      ? isCard
      : command.type !== 'deal' && isSameMove(command as PositionMove, move),
  );
  if (advice === null || option === undefined || move.seat !== advice.seat) return null;
  const { pointScale } = advice;
  return [
    probabilityText(t, roundProbability(option.make)),
    formatFigure(roundPoints(option.points, pointScale), pointDecimals(pointScale)),
  ];
}

/** The viewer's points at the end of a line; null before the end of the round. */
function pointsAt(analysis: Analysis, end: number): number | null {
  const { past, round, rules, seat } = analysis.view(end);
  return isRoundOver(round.phase) ? (past.at(-1)?.points[sideOf(rules, seat)] ?? null) : null;
}

interface LineRowProps {
  readonly analysis: Analysis;
  readonly line: Line;
  readonly isHere: boolean;
  readonly onGo: () => void;
}

function LineRow({ analysis, line, isHere, onGo }: LineRowProps) {
  const t = useTranslate();
  const { tree } = analysis.store.getState();
  const moves = line.forks.flatMap((fork) => tree[fork]?.move ?? []);
  const figures = line.forks.map((fork) => figuresOf(t, analysis, fork));
  const [chance = '–', points = '–'] = figures.findLast((each) => each !== null) ?? [];
  const result = pointsAt(analysis, line.end);
  return (
    <tr aria-current={isHere || undefined}>
      <th scope="row">
        <button type="button" className={styles.goto} onClick={onGo}>
          {moves.length === 0 ? (
            t('analysis.line.none')
          ) : (
            <MoveList game={analysis.view()} moves={moves} />
          )}
        </button>
      </th>
      <td>{chance}</td>
      <td>{points}</td>
      <td>
        {result === null ? t('analysis.line.open') : formatSigned(result)}
        {tree[line.end]?.isSampled === true ? '\u00A0*' : null}
      </td>
    </tr>
  );
}

interface LinesDialogProps {
  readonly analysis: Analysis;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All lines that were tried, side by side: where each branches, what the hint says, and how it ended. */
export function LinesDialog({ analysis, open, onClose }: LinesDialogProps) {
  const t = useTranslate();
  const { tree, at } = useStore(analysis.store);
  const lines = linesOf(analysis);
  const here = new Set(pathTo(tree, at));
  const hasSampled = lines.some(({ end }) => tree[end]?.isSampled === true);
  return (
    <Dialog open={open} onClose={onClose} title={t('analysis.lines')}>
      <p className={styles.intro}>{t('analysis.lines.intro')}</p>
      <div className={styles.scroll}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('analysis.line')}</th>
              <th scope="col">{t('hint.make')}</th>
              <th scope="col">{t('hint.points')}</th>
              <th scope="col">{t('review.breakdown.points')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow
                key={line.end}
                analysis={analysis}
                line={line}
                isHere={line.forks.every((fork) => here.has(fork))}
                onGo={() => {
                  analysis.goTo(line.end);
                  onClose();
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {hasSampled ? <p className={styles.intro}>* {t('analysis.sampled')}</p> : null}
    </Dialog>
  );
}
