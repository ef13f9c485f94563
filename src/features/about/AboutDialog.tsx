import { useTranslate } from '@/i18n/use-translate.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import styles from './AboutDialog.module.css';

/** Third-party works, with their authors and licenses. */
const CREDITS = [
  { what: 'about.credit.courts', name: 'Adrian Kennard, me.uk/cards', license: 'CC0 1.0' },
  { what: 'about.credit.type', name: 'Young Serif', license: 'SIL OFL 1.1' },
  { what: 'about.credit.icons', name: 'Lucide', license: 'ISC' },
  { what: 'about.credit.sound', name: 'ZzFX, Frank Force', license: 'MIT' },
] as const;

interface AboutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Description, version, license and credits. */
export default function AboutDialog({ open, onClose }: AboutDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} title={t('about.title')} sheet>
      <div className={styles.about}>
        <p>{t('about.text')}</p>
        <p className={styles.soft}>{t('about.version', { version: APP_VERSION })}</p>
        <p className={styles.soft}>{t('about.license')}</p>
        <h3>{t('about.credits')}</h3>
        <ul className={styles.credits}>
          {CREDITS.map(({ what, name, license }) => (
            <li key={what}>
              <span>{t(what)}</span>
              <span className={styles.soft}>
                {name} · {license}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{t('about.drawn')}</p>
      </div>
    </Dialog>
  );
}
