import type { Header } from '@/engine/index.ts';
import SharedGameDialog from '@/features/share/SharedGameDialog.tsx';
import type { SharedGame } from '@/store/ports/sharing.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { encodeGameLink } from '@/storage/formats/game-link.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { gameLinks } from '@/storage/game-links.ts';
import { type ViewedGame, unsavedGame } from '../viewed-game.ts';
import { withFriendName, withName } from '../player-name.ts';

interface GameFromLinkProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly link: string;
  readonly onPlay: (header: Header, origin: Origin) => void;
  readonly onWatch: (game: ViewedGame) => void;
}

/** The dialog for a game that came with the address. */
export function GameFromLink({ open, onClose, link, onPlay, onWatch }: GameFromLinkProps) {
  const t = useTranslate();

  function play(game: SharedGame): void {
    onPlay(withName(game.record, '').header, {
      kind: 'deal',
      link: encodeGameLink('deal', game),
    });
  }

  return (
    <SharedGameDialog
      open={open}
      onClose={onClose}
      kind={link.startsWith('#deal=') ? 'deal' : 'game'}
      link={link}
      links={gameLinks}
      onPlay={play}
      onWatch={(record) => onWatch(unsavedGame(withFriendName(t, record)))}
    />
  );
}
