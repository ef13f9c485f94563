/** Where there is room for the sheet beside the table: as in TableScreen.module.css. */
export const WIDE = '(width >= 72rem) and (height >= 40rem)';

/** Where a panel stands beside the table instead of above the hand: as in TableScreen.module.css. */
export const LOW = '(height < 30rem)';

/** Where plates are large: there is room for open cards below them. */
export const ROOM_AT_SEATS = '(width >= 48rem) and (height >= 40rem)';
