/** The expressions of a portrait. */
export const EXPRESSIONS = ['neutral', 'pleased', 'disappointed', 'worried', 'triumphant'] as const;
export type Expression = (typeof EXPRESSIONS)[number];
