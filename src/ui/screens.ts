// The screens of src/styles/screens.css that components ask for.

/** Room for the score sheet beside the table. */
export const SHEET_BESIDE_TABLE = '(width >= 72rem) and (height >= 40rem)';

/** Panels stand beside the table instead of above the hand. */
export const LOW = '(height < 30rem) and (width >= 17.5rem)';

/** No room for a hint's words between a result and bids with bars. */
export const LOWEST = '(height < 23rem) and (width >= 17.5rem)';

/** Room for open cards below the seats. */
export const ROOMY = '(width >= 48rem) and (height >= 40rem)';

/** A hint on a bid has no room for its chart: each bid bears its own bar. */
export const BARS_ON_BIDS =
  '(width < 40rem) and (height < 44rem), (height < 30rem) and (width >= 17.5rem)';
