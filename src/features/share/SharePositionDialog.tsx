import { useId, useState } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import type { Position } from '@/engine/position/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { TableTitle } from '@/store/table/game-history.ts';
import type { Sharing } from '@/store/ports/sharing.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { Switch } from '@/ui/Switch.tsx';
import styles from './Share.module.css';
import { ShareOrCopy } from './ShareOrCopy.tsx';
import { positionText } from './position-text.ts';

interface SharePositionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** With all hands that are known. */
  readonly position: Position;
  /** Without the cards that its viewer does not see. */
  readonly hidden: Position;
  readonly view: PlayerView;
  readonly title: TableTitle | null;
  /** The address that opens a position. */
  readonly linkTo: (position: Position) => string;
  readonly sharing: Sharing;
}

/** A position as a link and as text. Hidden cards are part of it only if asked for. */
export function SharePositionDialog({
  open,
  onClose,
  position,
  hidden,
  view,
  title,
  linkTo,
  sharing,
}: SharePositionDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [withHidden, setWithHidden] = useState(false);
  const shared = withHidden ? position : hidden;
  const address = linkTo(shared);
  const text = positionText(t, { position: shared, view, title, address });
  const canHide = JSON.stringify(position.hands) !== JSON.stringify(hidden.hands);
  return (
    <Dialog open={open} onClose={onClose} title={t('analysis.share')}>
      <div className={styles.page}>
        {canHide ? (
          <Switch
            label={t('analysis.share.hidden')}
            checked={withHidden}
            onChange={setWithHidden}
          />
        ) : null}
        <section className={styles.part} aria-labelledby={`${id}-link`}>
          <h3 id={`${id}-link`}>{t('share.link')}</h3>
          <input
            className={styles.field}
            dir="ltr"
            readOnly
            aria-labelledby={`${id}-link`}
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <ShareOrCopy
            text={address}
            content={{ title: t('analysis.title'), url: address }}
            sharing={sharing}
            copyLabel={t('result.link.copy')}
            sendLabel={t('result.link.send')}
          />
        </section>
        <section className={styles.part} aria-labelledby={`${id}-text`}>
          <h3 id={`${id}-text`}>{t('analysis.share.text')}</h3>
          <p className={`${styles.preview} ${styles.text}`}>{text}</p>
          <ShareOrCopy
            text={text}
            content={{ title: t('analysis.title'), text }}
            sharing={sharing}
            copyLabel={t('analysis.share.copy')}
            sendLabel={t('share.send')}
          />
        </section>
      </div>
    </Dialog>
  );
}
