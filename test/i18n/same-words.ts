/** The names of messages that are the same words as in English, each with the reason. */
type Same = Readonly<Record<string, string>>;

/** In every language. */
export const SAME_EVERYWHERE: Same = {
  'app.title': 'the name of the game',
};

/** By language, besides those above. */
export const SAME_WORDS: Readonly<Record<string, Same>> = {
  de: {},
  fr: {},
  es: {},
  nl: {},
  it: {},
  pt: {},
  ja: {},
  ar: {},
};
