import { useId, useMemo, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { storyOf } from '@/store/games/story.ts';
import { Choice } from '@/ui/Choice.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { LinkPart } from './LinkPart.tsx';
import { ShareOrCopy } from './ShareOrCopy.tsx';
import {
  RESULT_FORMATS,
  type ResultFormat,
  type ResultContext,
  resultText,
  scoreLine,
} from './result-text.ts';
import styles from './Share.module.css';
import type { GameLinks, SharedGame, Sharing } from '@/store/ports/sharing.ts';
import { StoryGrid, StoryLegend } from './StoryGrid.tsx';

/** The maximum length of a name. */
const MAX_NAME = 40;

interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly game: SharedGame;
  readonly context: ResultContext;
  readonly links: GameLinks;
  readonly sharing: Sharing;
}

/** The result as text, in symbols or words. */
function ResultPart({
  game,
  context,
  sharing,
}: Pick<ShareDialogProps, 'game' | 'context' | 'sharing'>) {
  const t = useTranslate();
  const [format, setFormat] = useState<ResultFormat>('symbols');
  const story = useMemo(() => storyOf(game.record), [game]);
  const text = resultText(t, story, context, format);
  return (
    <section className={styles.part} aria-label={t('result.form')}>
      <Choice
        legend={t('result.form')}
        value={format}
        options={RESULT_FORMATS.map((value) => ({ value, label: t(`result.form.${value}`) }))}
        onChange={setFormat}
      />
      <div className={styles.preview}>
        {format === 'words' ? (
          <p className={styles.text}>{text}</p>
        ) : (
          <>
            <strong>{scoreLine(t, story)}</strong>
            <StoryGrid story={story} />
            <StoryLegend />
          </>
        )}
      </div>
      <ShareOrCopy
        key={format}
        text={text}
        content={{ title: t('app.title'), text }}
        sharing={sharing}
        copyLabel={t('result.copy')}
        sendLabel={t('result.send')}
      />
    </section>
  );
}

/** Shares a finished game: as text, as a replay or as a challenge. */
export default function ShareDialog({
  open,
  onClose,
  game,
  context,
  links,
  sharing,
}: ShareDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [name, setName] = useState('');
  return (
    <Dialog open={open} onClose={onClose} title={t('result.title')} sheet size="md">
      <div className={styles.page}>
        <ResultPart game={game} context={context} sharing={sharing} />
        <div className={styles.part}>
          <label htmlFor={id}>{t('result.name')}</label>
          <input
            id={id}
            className={styles.field}
            value={name}
            maxLength={MAX_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <LinkPart kind="game" game={game} name={name} links={links} sharing={sharing} />
        <LinkPart kind="deal" game={game} name={name} links={links} sharing={sharing} />
      </div>
    </Dialog>
  );
}
