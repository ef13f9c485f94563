import type { RuleSet } from './rules.ts';

const isObject = (part: unknown): part is Readonly<Record<string, unknown>> =>
  part instanceof Object && !Array.isArray(part);

const sortedJson = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(
          Object.keys(part)
            .toSorted()
            .map((key) => [key, part[key]]),
        )
      : part,
  );

/** Whether two rule sets are equal, in whatever order their keys are. */
export const isSameRules = (a: RuleSet, b: RuleSet): boolean => sortedJson(a) === sortedJson(b);
