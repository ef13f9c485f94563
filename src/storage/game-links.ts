import { HUMAN } from '@/engine/index.ts';
import type { GameLinks } from '@/store/ports/sharing.ts';
import { decodeGameLink, encodeGameLink } from './formats/game-link.ts';

/** Links to games at this page's address. */
export const gameLinks: GameLinks = {
  async linkTo(kind, { record, aided }, name) {
    const seats = record.header.seats.map((seat) =>
      seat.player === HUMAN ? { ...seat, name } : seat,
    );
    const shared = { record: { ...record, header: { ...record.header, seats } }, aided };
    return new URL(encodeGameLink(kind, shared), location.href).href;
  },
  read: async (kind, link) => decodeGameLink(kind, link),
};
