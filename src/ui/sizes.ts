/** Room for the score sheet beside the table; keep in step with TableScreen.module.css. */
export const WIDE = '(width >= 72rem) and (height >= 40rem)';

/** Panels stand beside the table instead of above the hand; keep in step with TableScreen.module.css. */
export const LOW = '(height < 30rem)';

/** Room for open cards below the seats. */
export const ROOM_AT_SEATS = '(width >= 48rem) and (height >= 40rem)';
