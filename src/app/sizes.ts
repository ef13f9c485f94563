/** Where there is room for the sheet beside the table: as in TableScreen.module.css. */
export const WIDE = '(width >= 72rem) and (height >= 40rem)';

/** Where plates are large: there is room for open cards below them. */
export const ROOM_AT_SEATS = '(width >= 48rem) and (height >= 40rem)';
