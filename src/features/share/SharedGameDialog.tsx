import { useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameRecord } from '@/engine/index.ts';
import { storyOf } from '@/store/games/story.ts';
import { namesakeOf } from '@/store/namesake.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { asSentence, formatNumber } from '@/i18n/format.ts';
import { gameName } from '@/i18n/game-name.ts';
import { scoreLine } from './result-text.ts';
import styles from './Share.module.css';
import type { GameLinks, SharedGame, GameLinkKind, GameLinkResult } from '@/store/ports/sharing.ts';
import { StoryGrid, StoryLegend } from './StoryGrid.tsx';

interface SharedGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly kind: GameLinkKind;
  /** A link, or text around it. */
  readonly link: string;
  readonly links: GameLinks;
  readonly onWatch: (record: GameRecord) => void;
  /** Starts a game with the same cards. */
  readonly onPlay: (game: SharedGame) => void;
}

/** The shared game and its actions. */
function SharedGameView({
  game,
  kind,
  onWatch,
  onPlay,
}: { readonly game: SharedGame } & Pick<SharedGameDialogProps, 'kind' | 'onWatch' | 'onPlay'>) {
  const t = useTranslate();
  const story = storyOf(game.record);
  const name = story.name === '' ? t('guest.friend') : story.name;
  const namesake = namesakeOf(story.rules);
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{asSentence(t(`guest.title.${kind}`, { name }))}</p>
      {namesake.preset === null ? null : <p>{gameName(t, null, namesake)}</p>}
      {kind === 'game' ? (
        <div className={styles.preview}>
          <strong>{scoreLine(t, story)}</strong>
          <StoryGrid story={story} />
          <StoryLegend />
        </div>
      ) : (
        <p>
          {asSentence(
            t('guest.deal', {
              name,
              place: story.place,
              sides: story.sides,
              count: story.total,
              points: formatNumber(story.total),
            }),
          )}
        </p>
      )}
      {game.aided ? <p className={styles.note}>{t('guest.aided')}</p> : null}
      <div className={styles.buttons}>
        {kind === 'game' ? (
          <Button variant="primary" onClick={() => onWatch(game.record)}>
            {t('guest.watch')}
          </Button>
        ) : null}
        <Button variant={kind === 'deal' ? 'primary' : 'quiet'} onClick={() => onPlay(game)}>
          {t('guest.play')}
        </Button>
      </div>
    </div>
  );
}

/** The dialog for a link to a game; an error if it cannot be read. */
export default function SharedGameDialog({
  open,
  onClose,
  kind,
  link,
  links,
  onWatch,
  onPlay,
}: SharedGameDialogProps) {
  const t = useTranslate();
  const [read, setRead] = useState<GameLinkResult | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void links.read(kind, link).then((found) => {
      if (isCurrent) setRead(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [links, kind, link]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(read?.ok === false ? 'brokenLink.title' : 'app.title')}
      // As an unknown link has it.
      size={read?.ok === false ? 'sm' : 'md'}
      sheet={read?.ok !== false}
      actions={
        read?.ok === false ? (
          <Button variant="primary" onClick={onClose}>
            {t('table.back')}
          </Button>
        ) : undefined
      }
    >
      {read === null ? <p>{t('guest.reading')}</p> : null}
      {read?.ok === false ? <p>{t(`guest.refused.${read.error.kind}`)}</p> : null}
      {read?.ok === true ? (
        <SharedGameView game={read.value} kind={kind} onWatch={onWatch} onPlay={onPlay} />
      ) : null}
    </Dialog>
  );
}
