import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { Button } from '@/ui/Button.tsx';
import { useRenderError } from '@/ui/use-render-error.ts';
import styles from './ExchangePages.module.css';
import type { RuleExchange } from '@/store/ports/rule-exchange.ts';

interface SharePageProps {
  readonly set: NamedRuleSet;
  readonly exchange: RuleExchange;
}

/** The link to rules; '' until it is made. */
function useLink(
  exchange: RuleExchange,
  set: NamedRuleSet,
  onFailed: (error: unknown) => void,
): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let current = true;
    exchange.linkOf(set).then(
      (made) => {
        if (current) setLink(made);
      },
      (error: unknown) => {
        if (current) onFailed(error);
      },
    );
    return () => {
      current = false;
    };
  }, [exchange, set, onFailed]);
  return link;
}

/** Rules as a link and as a file. */
export function SharePage({ set, exchange }: SharePageProps) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const { share } = exchange;
  const renderError = useRenderError();
  const link = useLink(exchange, set, renderError);

  async function copy(): Promise<void> {
    const done = await exchange.copy(link);
    setCopied(done);
    if (!done) field.current?.select();
  }

  return (
    <div className={styles.page}>
      <div className={styles.labeled}>
        <label htmlFor={id}>{t('share.link')}</label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          dir="ltr"
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('share.hint')}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button disabled={link === ''} onClick={() => void copy()}>
          {t('result.link.copy')}
        </Button>
        {share !== null && (
          <Button disabled={link === ''} onClick={() => void share(link, set.name)}>
            {t('share.send')}
          </Button>
        )}
        <Button onClick={() => void exchange.download(set).catch(renderError)}>
          {t('history.save')}
        </Button>
      </div>
      <output>{copied !== null && t(copied ? 'copy.done' : 'copy.failed')}</output>
    </div>
  );
}
