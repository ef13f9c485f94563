import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Whether an expression calls `useEffect` to move the focus at once: not in a listener that it adds. */
const isFocusInPassiveEffect = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'useEffect' &&
  node.arguments.some((effect) => ts.isArrowFunction(effect) && movesFocus(effect.body));

/** Whether a node moves the focus, apart from functions that run later. */
function movesFocus(node: ts.Node): boolean {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'focus'
  )
    return true;
  if (ts.isArrowFunction(node)) return false;
  return ts.forEachChild(node, (child) => movesFocus(child) || undefined) ?? false;
}

/** The lines on which passive effects move the focus. */
function passiveFocus(text: string): number[] {
  // Parsing takes time.
  if (!text.includes('useEffect(') || !text.includes('focus(')) return [];
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest);
  const found: number[] = [];
  const look = (node: ts.Node): void => {
    if (isFocusInPassiveEffect(node))
      found.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((file) => /\.tsx?$/.test(file));

describe('passive effects', () => {
  test('the check finds those that move the focus', () => {
    const planted = `
      useEffect(() => button.current?.focus(), []);
      useEffect(() => {
        if (isBack) list.current?.querySelector('button')?.focus({ preventScroll: true });
      }, [isBack]);
      useLayoutEffect(() => button.current?.focus(), []);
      useEffect(() => listen('keydown', () => button.current?.focus()), []);`;
    expect(passiveFocus(planted)).toEqual([2, 3]);
  });

  test('none moves the focus: a key before it would be lost', () => {
    const found = modules.flatMap((file) =>
      passiveFocus(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
    );
    expect(modules.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
