import type { Header } from '@/engine/index.ts';
import GuestDialog from '@/features/share/GuestDialog.tsx';
import type { SharedGame } from '@/store/ports/sharing.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { encodeGameLink } from '@/storage/formats/game-link.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { gameLinks } from '@/storage/game-links.ts';
import { type SeenGame, notKept } from './seen-game.ts';
import { asFriends, withName } from './with-name.ts';

interface GuestProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly link: string;
  readonly onPlay: (header: Header, origin: Origin) => void;
  readonly onWatch: (game: SeenGame) => void;
}

/** A game that came with the address. */
export function Guest({ open, onClose, link, onPlay, onWatch }: GuestProps) {
  const t = useTranslate();

  function play(game: SharedGame): void {
    onPlay(withName(game.record, '').header, {
      kind: 'deal',
      link: encodeGameLink('deal', game),
    });
  }

  return (
    <GuestDialog
      open={open}
      onClose={onClose}
      kind={link.startsWith('#deal=') ? 'deal' : 'game'}
      link={link}
      links={gameLinks}
      onPlay={play}
      onWatch={(record) => onWatch(notKept(asFriends(t, record)))}
    />
  );
}
