import type { GameRecord, Header } from '@/engine/index.ts';
import GuestDialog from '@/features/share/GuestDialog.tsx';
import type { GuestGame } from '@/features/share/slots.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { encodeGameLink } from '@/persistence/game-link.ts';
import type { Origin } from '@/store/ports.ts';
import { humanSeat } from '@/store/seating.ts';
import { gameLinks } from './ports/game-links.ts';
import { withName } from './with-name.ts';

interface GuestProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly link: string;
  readonly onPlay: (header: Header, origin: Origin) => void;
  readonly onWatch: (record: GameRecord) => void;
}

/** A game that came with the address. */
export function Guest({ open, onClose, link, onPlay, onWatch }: GuestProps) {
  const t = useTranslate();

  function play(game: GuestGame): void {
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
      onWatch={(record) => {
        const { seats } = record.header;
        const name = seats[humanSeat(record.header)]?.name ?? '';
        onWatch(name === '' ? withName(record, t('guest.friend')) : record);
      }}
    />
  );
}
