type Trim<S extends string> = S extends ` ${infer Rest}` ? Trim<Rest> : S;

/** What an argument has forms for: `{count, plural, one {…} other {…}}`. */
type WithForms = 'plural' | 'select' | 'selectordinal';

/**
 * The names in an ICU message. Read from brace to brace: in a text `{` opens an argument and `}` ends
 * the form that the text is in; among forms `{` opens the next one and `}` ends the argument. The
 * stack says what is around.
 */
type Read<
  S extends string,
  Stack extends readonly ('text' | 'forms')[],
  Found,
> = Stack extends readonly [infer Inside, ...infer Around extends readonly ('text' | 'forms')[]]
  ? S extends `${infer Before}{${infer After}`
    ? Before extends `${string}}${string}`
      ? S extends `${string}}${infer Rest}`
        ? Read<Rest, Around, Found>
        : Found
      : Inside extends 'forms'
        ? Read<After, ['text', ...Stack], Found>
        : Argument<After, Stack, Found>
    : Found
  : Found;

/** An argument, after its brace. */
type Argument<
  S extends string,
  Stack extends readonly ('text' | 'forms')[],
  Found,
> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Format}`
    ? Format extends `${infer Kind},${string}`
      ? Trim<Kind> extends WithForms
        ? S extends `${string},${string},${infer Forms}`
          ? Read<Forms, ['forms', ...Stack], Found | Name>
          : Found
        : Read<Rest, Stack, Found | Name>
      : Read<Rest, Stack, Found | Name>
    : Read<Rest, Stack, Found | Head>
  : Found;

/** The names of what an ICU message is filled with; `never` where that is nothing. */
export type Placeholders<Message extends string> = Message extends string
  ? Read<Message, ['text'], never>
  : never;
