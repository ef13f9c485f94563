import { useId, useState } from 'react';
import { type GameRecord, type RoundRecord, deckOf } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { CheckResult } from './CheckResult.tsx';
import { CopyText } from './CopyText.tsx';
import styles from './Fairness.module.css';
import { redealProgram } from './redeal-program.ts';
import { type Redeal, redeal } from './redeal.ts';

/** What is revealed once the game is over. */
export interface Revealed {
  /** The text whose SHA-256 is the commitment. */
  readonly text: string;
  readonly record: GameRecord;
  readonly past: readonly RoundRecord[];
}

interface FairnessDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The SHA-256 of what determines the deals; null if the browser cannot hash. */
  readonly commitment: string | null;
  /** null until the game is over. */
  readonly revealed: Revealed | null;
  /** Whether the text was copied. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** The revealed seed, and how to verify the deals. */
function Check({ revealed, commitment, copy }: Omit<FairnessDialogProps, 'open' | 'onClose'>) {
  const t = useTranslate();
  const id = useId();
  const [noted, setNoted] = useState('');
  const [result, setResult] = useState<Redeal | null>(null);
  if (revealed === null) return <p>{t('fairness.later')}</p>;
  return (
    <>
      <CopyText label={t('fairness.text')} text={revealed.text} copy={copy} />
      <section className={styles.part}>
        <h3>{t('fairness.check.title')}</h3>
        <p>{t('fairness.check.text')}</p>
        <label htmlFor={id}>{t('fairness.noted')}</label>
        <input
          id={id}
          className={styles.field}
          value={noted}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setNoted(event.target.value)}
        />
        <div>
          <Button
            variant="primary"
            onClick={() => setResult(redeal(revealed.record, revealed.past))}
          >
            {t('fairness.check')}
          </Button>
        </div>
        <CheckResult result={result} noted={noted} commitment={commitment} />
      </section>
      <section className={styles.part}>
        <h3>{t('fairness.yourself.title')}</h3>
        <p>{t('fairness.yourself.hash')}</p>
        <CopyText
          label={t('fairness.yourself.command')}
          text={`printf '%s' '${revealed.text}' | sha256sum`}
          copy={copy}
        />
        <p>{t('fairness.yourself.deal')}</p>
        <CopyText
          label={t('fairness.yourself.program')}
          text={redealProgram(
            revealed.record.header.dealSeed,
            1,
            deckOf(revealed.record.header.rules),
          )}
          copy={copy}
        />
      </section>
    </>
  );
}

/** Explains the commitment to the deals, and how to verify it. */
export default function FairnessDialog({ open, onClose, ...rest }: FairnessDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('menu.fairness')}
      description={t('fairness.intro')}
      sheet
    >
      <div className={styles.page}>
        {rest.commitment === null ? (
          <p>{t('fairness.insecure')}</p>
        ) : (
          <CopyText label={t('fairness.commitment')} text={rest.commitment} copy={rest.copy} />
        )}
        <Check {...rest} />
      </div>
    </Dialog>
  );
}
