import { useEffect, useId, useRef, useState } from 'react';
import { importRefusalText } from './import-refusal.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { Button } from '@/ui/Button.tsx';
import { useRenderError } from '@/ui/use-render-error.ts';
import styles from './ExchangePages.module.css';
import type { RuleExchange, RuleImportRefusal } from '@/store/ports/rule-exchange.ts';

/** Why the import failed. */
function Refused({ reason }: { readonly reason: RuleImportRefusal }) {
  const t = useTranslate();
  const { text, problems } = importRefusalText(t, reason);
  const box = useRef<HTMLDivElement>(null);
  // On a low screen it may be out of view, above the button.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.refused} role="alert">
      <p>{text}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ImportPageProps {
  /** A link to read at once. */
  readonly link: string | null;
  readonly exchange: RuleExchange;
  readonly onRead: (set: NamedRuleSet) => void;
}

/** Reads links and files; `link` at once. Only the latest request is answered, or fails. */
function useImport({ link, exchange, onRead }: ImportPageProps) {
  const [refused, setRefused] = useState<RuleImportRefusal | null>(null);
  const latest = useRef(0);
  const renderError = useRenderError();

  function read(reading: ReturnType<RuleExchange['readLink']>): void {
    const request = ++latest.current;
    setRefused(null);
    reading.then(
      (found) => {
        if (request !== latest.current) return;
        if (found.ok) onRead(found.value);
        else setRefused(found.error);
      },
      (error: unknown) => {
        if (request === latest.current) renderError(error);
      },
    );
  }

  useEffect(() => {
    if (link !== null) read(exchange.readLink(link));
    const requests = latest;
    return () => {
      requests.current++;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a link is read once.
  }, [link]);
  return { refused, read };
}

/** Imports rules from a link or a file. */
export function ImportPage({ link, exchange, onRead }: ImportPageProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState(link ?? '');
  const { refused, read } = useImport({ link, exchange, onRead });
  return (
    <div className={styles.page}>
      {refused !== null && <Refused reason={refused} />}
      <form
        className={styles.labeled}
        onSubmit={(event) => {
          event.preventDefault();
          read(exchange.readLink(text));
        }}
      >
        <label htmlFor={id}>{t('import.link')}</label>
        <div className={styles.row}>
          <input
            id={id}
            className={styles.field}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            {t('import.open')}
          </Button>
        </div>
      </form>
      <div className={styles.labeled}>
        <label htmlFor={`${id}-file`}>{t('import.file')}</label>
        <input
          id={`${id}-file`}
          className={styles.file}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) read(exchange.readFile(file));
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}
