/** Room for the score sheet beside the table; keep in step with TableScreen.module.css. */
export const WIDE = '(width >= 72rem) and (height >= 40rem)';

/** Panels stand beside the table instead of above the hand; keep in step with TableScreen.module.css. */
export const LOW = '(height < 30rem) and (width >= 17.5rem)';

/** A hint on a bid has no room for its chart: each bid bears its own bar; keep in step with Bids.module.css. */
export const BARS_ON_BIDS =
  '(width < 40rem) and (height < 44rem), (height < 30rem) and (width >= 17.5rem)';

/** No room for a hint's words between a result and such bids. */
export const BARS_ALONE = '(height < 23rem) and (width >= 17.5rem)';

/** Room for open cards below the seats. */
export const ROOM_AT_SEATS = '(width >= 48rem) and (height >= 40rem)';
