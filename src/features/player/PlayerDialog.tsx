import { ADAPTIVE, HUMAN, type Seat, arePartners } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { type Rivalry, MIN_GAMES } from '@/store/games/rivalry.ts';
import { faceOf } from '@/store/setup.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import styles from './PlayerDialog.module.css';

interface BalanceProps {
  readonly name: string;
  readonly rivalry: Rivalry;
}

/** The games against each other, as a bar and in figures. */
function RivalryBalance({ name, rivalry }: BalanceProps) {
  const t = useTranslate();
  const { games, ahead, behind } = rivalry;
  if (games === 0) return <p>{t('player.none', { name })}</p>;
  const rows = [
    [t('player.together'), games, null],
    [t('player.ahead'), ahead, 'ahead'],
    [t('player.behind', { name }), behind, 'behind'],
    [t('player.tied'), games - ahead - behind, 'tied'],
  ] as const;
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {rows.map(([, count, kind]) =>
          kind === null || count === 0 ? null : (
            <span key={kind} data-kind={kind} style={{ flexGrow: count }} />
          ),
        )}
      </div>
      <dl className={styles.rows}>
        {rows.map(([label, count, kind]) => (
          <div key={label} data-kind={kind ?? undefined}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {games < MIN_GAMES ? <p className={styles.note}>{t('player.few')}</p> : null}
    </>
  );
}

interface PlayerDialogProps {
  readonly seat: Seat;
  /** null while the games are read, or without storage. */
  readonly rivalryWith: ((name: string) => Rivalry) | null;
  readonly onClose: () => void;
}

/** An opponent: face, name, style, level, and how the player stands against them. */
export function PlayerDialog({ seat, rivalryWith, onClose }: PlayerDialogProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const info = view.seats[seat];
  const name = playerName(t, info);
  const level = info?.player ?? HUMAN;
  const isPartner = arePartners(view.rules, view.seat, seat);
  return (
    <Dialog open onClose={onClose} title={name} size="sm" sheet>
      <div className={styles.about}>
        <Avatar className={styles.face} index={faceOf(info?.name ?? '')} expression="pleased" />
        <div>
          {isPartner ? <p>{t('seat.partner')}</p> : null}
          {level === HUMAN ? null : (
            <p className={styles.level}>{t('player.level', { level: t(`level.${level}`) })}</p>
          )}
          {level === ADAPTIVE ? <p>{t('level.adaptive.hint')}</p> : null}
          <p>{t(`player.${info?.style ?? 'even'}`)}</p>
        </div>
      </div>
      {isPartner || rivalryWith === null ? null : (
        <RivalryBalance name={name} rivalry={rivalryWith(info?.name ?? '')} />
      )}
    </Dialog>
  );
}
