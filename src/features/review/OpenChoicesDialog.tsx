import { isSameCommand } from '@/engine/index.ts';
import { pointDecimals, roundPoints, roundProbability } from '@/engine/advice/index.ts';
import type { Judgment, OpenChoice, OpenChoices } from '@/engine/review/index.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatFigure, formatNumber, formatPercent, formatSigned } from '@/i18n/format.ts';
import { probabilityFigure } from '@/i18n/probability.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './OpenChoices.module.css';
import { isHiddenByRounding } from './judgment-words.ts';

/** The figures of all choices, as far as they are known. */
export type OpenChoicesState =
  | { readonly status: 'working' | 'done'; readonly choices: OpenChoices | null }
  | { readonly status: 'failed' };

/** The choices that a review compares, with its figures. */
type Reviewed = Pick<Judgment, 'own' | 'best'>;

interface ChoiceRowProps {
  readonly choice: OpenChoice;
  readonly open: OpenChoices;
  /** The review beside, if any: the same choices are shown with the same figures. */
  readonly reviewed: Reviewed | undefined;
  readonly isSide: boolean;
  /** Whether the lowest total wins. */
  readonly isLow: boolean;
  /** Whether the rest is still to come. */
  readonly isWorking: boolean;
}

/** Whether a result is the best of all choices: false until all are known, or if all are equal. */
function isTop(
  { choices }: OpenChoices,
  of: 'played' | 'reachable',
  value: number | null,
  isLow: boolean,
): boolean {
  const values = choices.map((each) => each[of]);
  if (value === null || values.includes(null)) return false;
  const known = values.filter((each) => each !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least < most && value === (isLow ? least : most);
}

function ChoiceRow({ choice, open, reviewed, isSide, isLow, isWorking }: ChoiceRowProps) {
  const t = useTranslate();
  const { command } = choice;
  const compared =
    reviewed === undefined
      ? undefined
      : [reviewed.own, reviewed.best].find((each) => isSameCommand(each.command, command));
  const known = compared ?? choice.known;
  const isExact = reviewed !== undefined && compared !== undefined && isHiddenByRounding(reviewed);
  const isOwn = isSameCommand(command, open.ownChoice);
  const name = seenAndHeard((nameCard) => choiceName(t, command, { isSide, nameCard }));
  const points = (of: 'played' | 'reachable'): string => {
    const value = choice[of];
    if (value === null) return isWorking ? '…' : '–';
    const rounded = Math.round(value * 10) / 10;
    return isSide ? formatSigned(rounded) : formatNumber(rounded);
  };
  return (
    <tr data-made={isOwn || undefined}>
      <th scope="row">
        <SeenAndHeard {...name} />
        {isOwn ? <small>{t('review.open.made')}</small> : null}
      </th>
      <td>
        {known === null
          ? '–'
          : isExact
            ? formatPercent(known.make)
            : probabilityFigure(t, roundProbability(known.make))}
      </td>
      <td>
        {known === null
          ? '–'
          : formatFigure(
              roundPoints(known.points, open.pointScale),
              pointDecimals(open.pointScale),
            )}
      </td>
      {(['played', 'reachable'] as const).map((of) => (
        <td
          key={of}
          className={styles.open}
          data-top={isTop(open, of, choice[of], isLow) || undefined}
        >
          {points(of)}
        </td>
      ))}
    </tr>
  );
}

function ChoiceTable({
  open,
  ...rest
}: { readonly open: OpenChoices } & Omit<ChoiceRowProps, 'choice'>) {
  const t = useTranslate();
  return (
    <table className={styles.choices}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('hint.choice')}
          </th>
          <th scope="colgroup" colSpan={2}>
            {t('review.open.known')}
          </th>
          <th scope="colgroup" colSpan={2} className={styles.open}>
            {t('review.hindsight')}
          </th>
        </tr>
        <tr>
          <th scope="col">{t('review.open.chance')}</th>
          <th scope="col">{t('score.points')}</th>
          <th scope="col" className={styles.open}>
            {t('review.open.experts')}
          </th>
          <th scope="col" className={styles.open}>
            {t('review.open.most')}
          </th>
        </tr>
      </thead>
      <tbody>
        {open.choices.map((choice) => (
          <ChoiceRow key={JSON.stringify(choice.command)} {...rest} choice={choice} open={open} />
        ))}
      </tbody>
    </table>
  );
}

interface OpenChoicesDialogProps {
  readonly opening: OpenChoicesState;
  readonly reviewed?: Reviewed | undefined;
  /** Whether points are a side's. */
  readonly isSide: boolean;
  /** Whether the lowest total wins. */
  readonly isLow: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every choice of a past decision: its figures as known then, and its results with all cards open. */
export function OpenChoicesDialog({
  opening,
  reviewed,
  isSide,
  isLow,
  open,
  onClose,
}: OpenChoicesDialogProps) {
  const t = useTranslate();
  const found = opening.status === 'failed' ? null : opening.choices;
  const isWorking = opening.status === 'working';
  const status = isWorking
    ? t('review.open.working')
    : opening.status === 'failed'
      ? t('review.open.failed')
      : found === null
        ? t('review.open.none')
        : found.isExact
          ? ''
          : t('review.hindsight.far');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('review.hindsight')}
      description={t('review.open.intro')}
    >
      {found === null ? null : (
        <ChoiceTable open={found} {...{ reviewed, isSide, isLow, isWorking }} />
      )}
      <output className={styles.status}>{status}</output>
      <p className={styles.note}>{t(isSide ? 'review.open.side.note' : 'review.open.note')}</p>
    </Dialog>
  );
}
