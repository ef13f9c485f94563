import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** The exported functions that a statement declares. */
function exportedFunctions(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default'];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer !== undefined && ts.isArrowFunction(initializer)
      ? [name.text]
      : [],
  );
}

/** The exported functions of a module without a doc comment; that of an overload is that of all. */
function undocumented(text: string): string[] {
  const { statements } = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest);
  const documented = new Set<string>();
  const bare: string[] = [];
  for (const statement of statements) {
    const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
    const hasDoc = comments.some(({ pos }) => text.startsWith('/**', pos));
    for (const name of exportedFunctions(statement))
      if (hasDoc) documented.add(name);
      else if (!documented.has(name)) bare.push(name);
  }
  return bare;
}

const modules = ['src', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/baseline|messages/.test(file)),
);

describe('exported functions', () => {
  test('the check finds those without a doc comment', () => {
    const planted = `
      /** Adds. */
      export function add(): void {}
      export function remove(): void {}
      /** Either. */
      export function either(a: string): string;
      export function either(a: number): number;
      export const inOneLine = (a: number): number => a;
      export const inThree = (
        a: number,
      ) => a;
      export async function later() {}
      /** The name. */
      // oxlint-disable-next-line max-lines-per-function -- long
      export function named() {}
      function own() {}
      export const count = 3;`;
    expect(undocumented(planted)).toEqual(['remove', 'inOneLine', 'inThree', 'later']);
  });

  test('have one', () => {
    expect(modules.length).toBeGreaterThan(800);
    expect(
      modules.flatMap((file) =>
        undocumented(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });
});
