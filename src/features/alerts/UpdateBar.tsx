import { useStore } from 'zustand';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { newVersion } from '@/store/new-version.ts';

/** The phases between rounds: the offer does not interrupt a hand. */
const AT_REST: ReadonlySet<string> = new Set(['ready', 'scored', 'over']);

/** Offers to switch to a new version. */
export function UpdateBar() {
  const t = useTranslate();
  const reload = useStore(newVersion, (state) => state.reload);
  const isAtRest = useTable(({ view, alert }) => AT_REST.has(view.round.phase) && alert === null);
  if (reload === null || !isAtRest) return null;
  return (
    <Notice text={t('update.ready')}>
      <Button variant="primary" onClick={reload}>
        {t('alert.reload')}
      </Button>
      <Button onClick={() => newVersion.setState({ reload: null })}>{t('update.later')}</Button>
    </Notice>
  );
}
