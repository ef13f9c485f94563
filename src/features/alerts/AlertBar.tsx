import { Suspense, useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { lateDetail } from '@/ui/late-detail.ts';
import { Notice } from './Notice.tsx';

/** The words come after the first screen; the button works without them. */
const AlertText = lateDetail(async () => (await import('./AlertText.tsx')).AlertText);

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
  useEffect(() => {
    // The dismiss button is gone, so the focus goes to the page below.
    if (wasSaid.current && !isSaid && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    wasSaid.current = isSaid;
  }, [isSaid]);
  if (alert === null) return null;
  // *Continue* would play a move out of sight.
  if (isTableHidden && alert.kind === 'opponent-failed') return null;
  return (
    <Notice
      urgent
      text={
        <Suspense>
          <AlertText view={view} alert={alert} />
        </Suspense>
      }
    >
      <Button variant="primary" onClick={() => table.dismissAlert()}>
        {t('button.continue')}
      </Button>
    </Notice>
  );
}
