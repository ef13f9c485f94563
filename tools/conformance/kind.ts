import * as v from 'valibot';
import { ROW, type Row } from './rows.ts';
import { Malformed } from './verdict.ts';

/** Checks one row; throws {@link Malformed} or a mismatch. */
export type Check = (row: unknown) => void;

const placeOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? 'the row';

/** A check of rows that match a schema. */
export function kind<K extends keyof typeof ROW>(name: K, check: (row: Row<K>) => void): Check {
  const schema = ROW[name];
  return (row) => {
    const read = v.safeParse(schema, row);
    if (!read.success) throw new Malformed(`${placeOf(read.issues[0])}: ${read.issues[0].message}`);
    check(read.output);
  };
}
