import { useEffect, useId, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { ShareOrCopy } from './ShareOrCopy.tsx';
import styles from './Share.module.css';
import type { GameLinks, SharedGame, GameLinkKind, Sharing } from '@/store/ports/sharing.ts';

const WORDS = {
  game: { title: 'result.watch.title', text: 'result.watch.text' },
  deal: { title: 'result.deal.title', text: 'result.deal.text' },
} as const;

interface LinkPartProps {
  readonly kind: GameLinkKind;
  readonly game: SharedGame;
  readonly name: string;
  readonly links: GameLinks;
  readonly sharing: Sharing;
}

/** A link to the game, with its purpose. */
export function LinkPart({ kind, game, name, links, sharing }: LinkPartProps) {
  const t = useTranslate();
  const id = useId();
  const [made, setMade] = useState<{ readonly name: string; readonly link: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void links.linkTo(kind, game, name).then((link) => {
      if (isCurrent) setMade({ name, link });
    });
    return () => {
      isCurrent = false;
    };
  }, [links, kind, game, name]);
  const link = made?.name === name ? made.link : null;
  const title = t(WORDS[kind].title);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={styles.note}>{t(WORDS[kind].text)}</p>
      <input
        className={styles.field}
        dir="ltr"
        readOnly
        aria-labelledby={id}
        value={link ?? made?.link ?? ''}
        onFocus={(event) => event.target.select()}
      />
      <ShareOrCopy
        text={link}
        content={{ title, url: link ?? '' }}
        sharing={sharing}
        copyLabel={t('result.link.copy')}
        sendLabel={t('result.link.send')}
      />
    </section>
  );
}
