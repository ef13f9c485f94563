import type { BitReader, BitWriter } from './bits.ts';

/**
 * A codec between a value and bits. Values that are read are not validated; a schema does that. The
 * indices of options in the engine's lists are part of the format: lists may only grow at their end.
 */
export interface Packing<T> {
  write(to: BitWriter, value: T): void;
  read(from: BitReader): unknown;
}

/** A whole number from `min` on, in `width` bits. */
export const uint = (width: number, min = 0): Packing<number> => ({
  write: (to, value) => to.uint(value - min, width),
  read: (from) => from.uint(width) + min,
});

export const flag: Packing<boolean> = {
  write: (to, value) => to.uint(Number(value), 1),
  read: (from) => from.uint(1) === 1,
};

/** The index of one of these options, in `width` bits. Their order is part of the format. */
export const oneOf = <T>(options: readonly T[], width: number): Packing<T> => ({
  write: (to, value) => to.uint(options.indexOf(value), width),
  read: (from) => options[from.uint(width)],
});

/** A bit that says whether there is a value, then the value. */
export const nullable = <T>(inner: Packing<T>): Packing<T | null> => ({
  write(to, value) {
    flag.write(to, value !== null);
    if (value !== null) inner.write(to, value);
  },
  read: (from) => (from.uint(1) === 1 ? inner.read(from) : null),
});

/** The fields of an object, in the order in which they are listed. */
export const struct = <T extends object>(parts: {
  readonly [K in keyof T]: Packing<T[K]>;
}): Packing<T> => {
  const keys = Object.keys(parts) as (keyof T & string)[];
  return {
    write(to, value) {
      for (const key of keys) parts[key].write(to, value[key]);
    },
    read: (from) => Object.fromEntries(keys.map((key) => [key, parts[key].read(from)])),
  };
};

/** One of several packings, by a tag that comes first. Packings may only be added at the end. */
export const tagged = <T>(
  width: number,
  tagOf: (value: T) => number,
  packings: readonly Packing<never>[],
): Packing<T> => ({
  write(to, value) {
    const tag = tagOf(value);
    to.uint(tag, width);
    packings[tag]?.write(to, value as never);
  },
  read: (from) => packings[from.uint(width)]?.read(from),
});

/** A list of at most 2^width − 1 items, after its length. */
export const list = <T>(width: number, item: Packing<T>): Packing<readonly T[]> => ({
  write(to, items) {
    to.uint(items.length, width);
    for (const each of items) item.write(to, each);
  },
  read: (from) => Array.from({ length: from.uint(width) }, () => item.read(from)),
});

/** An object's optional field: nothing of it is read where the field is missing. */
export const optional = <K extends string, T>(key: K, inner: Packing<T>) => ({
  write: (to: BitWriter, value: { readonly [k in K]?: T }) =>
    nullable(inner).write(to, value[key] ?? null),
  read(from: BitReader): object {
    const value = nullable(inner).read(from);
    return value === null ? {} : { [key]: value };
  },
});

const UTF8 = new TextEncoder();

const utf16Of = (text: string): number[] =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [
    unit >>> 8,
    unit & 255,
  ]);

/** Text in UTF-8 or UTF-16, whichever is shorter, after its length in bytes. */
export const packedText: Packing<string> = {
  write(to, text) {
    const utf8 = [...UTF8.encode(text)];
    const utf16 = utf16Of(text);
    const wide = utf16.length < utf8.length;
    const bytes = wide ? utf16 : utf8;
    flag.write(to, wide);
    to.uint(bytes.length, 7);
    for (const byte of bytes) to.uint(byte, 8);
  },
  read(from) {
    const wide = from.uint(1) === 1;
    const bytes = Uint8Array.from({ length: from.uint(7) }, () => from.uint(8));
    return new TextDecoder(wide ? 'utf-16be' : 'utf-8', { ignoreBOM: true }).decode(bytes);
  },
};
