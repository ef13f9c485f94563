// After how many determinizations the advice of a hint is final: as many as a phone rolls out while a player thinks.

/** In solo games. */
export const SOLO_DETERMINIZATIONS = 480;

/** Among partners. */
export const PARTNER_DETERMINIZATIONS = 400;

/** Before a blind nil. No cards are known, so the outcomes vary widely. */
export const BLIND_NIL_DETERMINIZATIONS = 400;
