import { useLayoutEffect, useRef } from 'react';
import type { Alert } from '@/store/alerts.ts';
import { playerName } from '@/i18n/player-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import type { PlayerView } from '@/engine/index.ts';
import { Notice } from './Notice.tsx';

function alertText(t: Translate, view: PlayerView, alert: Alert): string {
  switch (alert.kind) {
    case 'opponent-failed':
    case 'opponent-replaced':
      return t(`alert.${alert.kind}`, { name: playerName(t, view.seats[alert.seat]) });
    case 'not-saved':
      return t(alert.isFull ? 'alert.storage-full' : 'alert.not-saved');
    default:
      return t(`alert.${alert.kind}`);
  }
}

interface AlertBarProps {
  /** Whether a full-screen view is shown in place of the table. */
  readonly isTableHidden?: boolean;
}

/** The current alert, until it is dismissed. */
export function AlertBar({ isTableHidden = false }: AlertBarProps) {
  const t = useTranslate();
  const { table } = useGame();
  const alert = useTable((state) => state.alert);
  const view = useTable((state) => state.view);
  const isSaid = alert !== null;
  const wasSaid = useRef(false);
  useLayoutEffect(() => {
    // The dismiss button is gone, so the focus moves to the open dialog, or else to the page below.
    if (wasSaid.current && !isSaid && document.activeElement === document.body)
      [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')]
        .at(-1)
        ?.focus({ preventScroll: true });
    wasSaid.current = isSaid;
  }, [isSaid]);
  // *Continue* would play a move out of sight.
  if (alert === null || (isTableHidden && alert.kind === 'opponent-failed'))
    // A dialog hides from screen readers what surrounds it, but not what surrounds a live region.
    return <span hidden aria-live="off" />;
  return (
    <Notice urgent text={alertText(t, view, alert)}>
      <Button variant="primary" onClick={() => table.dismissAlert()}>
        {t('button.continue')}
      </Button>
    </Notice>
  );
}
