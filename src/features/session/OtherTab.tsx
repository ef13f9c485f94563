import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';
import { PageMessage } from '@/ui/PageMessage.tsx';

/** Shown in place of the table while another tab plays the game. */
export function OtherTab({ onPlayHere }: { readonly onPlayHere: () => void }) {
  const t = useTranslate();
  const button = useFocusOnMount<HTMLButtonElement>();
  return (
    <PageMessage title={t('otherTab.title')} text={t('otherTab.text')}>
      <Button ref={button} variant="primary" onClick={onPlayHere}>
        {t('otherTab.playHere')}
      </Button>
    </PageMessage>
  );
}
