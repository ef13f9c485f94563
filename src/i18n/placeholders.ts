type Trim<S extends string> = S extends ` ${infer Rest}` ? Trim<Rest> : S;

/** Argument types with forms: `{count, plural, one {…} other {…}}`. */
type WithForms = 'plural' | 'select' | 'selectordinal';

/**
 * The placeholder names in an ICU message. In text, `{` opens an argument and `}` closes the
 * enclosing form; among forms, `{` opens a form and `}` closes the argument. The stack holds what
 * is open.
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

/** The placeholder names of an ICU message; `never` for none. */
export type Placeholders<Message extends string> = Message extends string
  ? Read<Message, ['text'], never>
  : never;
