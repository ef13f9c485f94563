import type { PositionMove } from '@/engine/position/index.ts';

/** A position in the tree of moves tried: the move that led to it, and the position before. */
export interface AnalysisNode {
  /** null at the deal. */
  readonly move: PositionMove | null;
  /** The index of the node before; null at the deal. */
  readonly parent: number | null;
  /** Whether the line up to here was played on with hidden cards that were dealt at random. */
  readonly isSampled: boolean;
}

/** Nodes by index; the first is the deal. Nodes are only added, so an index stays valid. */
export type AnalysisTree = readonly AnalysisNode[];

export const DEAL: AnalysisNode = { move: null, parent: null, isSampled: false };

/** Whether two moves are the same. */
export function isSameMove(a: PositionMove, b: PositionMove): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...b };
  return Object.entries(a).every(([key, value]) => fields[key] === value);
}

/** The indices of the nodes right after one, in the order in which they were tried. */
export const branchesAt = (tree: AnalysisTree, at: number): readonly number[] =>
  tree.flatMap(({ parent }, index) => (parent === at ? [index] : []));

/** The indices from the deal to a node. */
export function pathTo(tree: AnalysisTree, at: number): readonly number[] {
  const path: number[] = [];
  for (let node: number | null = at; node !== null; node = tree[node]?.parent ?? null)
    path.unshift(node);
  return path;
}

/** The moves from the deal to a node. */
export const movesTo = (tree: AnalysisTree, at: number): readonly PositionMove[] =>
  pathTo(tree, at).flatMap((node) => tree[node]?.move ?? []);

/** The tree with one more move after a node, and the index of that move; a move tried before is found again. */
export function withMove(
  tree: AnalysisTree,
  at: number,
  move: PositionMove,
  isSampled = false,
): { readonly tree: AnalysisTree; readonly at: number } {
  const known = branchesAt(tree, at).find((node) => {
    const tried = tree[node]?.move ?? null;
    return tried !== null && isSameMove(tried, move);
  });
  if (known !== undefined) return { tree, at: known };
  const node = { move, parent: at, isSampled: isSampled || tree[at]?.isSampled === true };
  return { tree: [...tree, node], at: tree.length };
}

/** The tree with several moves one after the other. */
export const withMoves = (
  tree: AnalysisTree,
  at: number,
  moves: readonly PositionMove[],
  isSampled = false,
) => moves.reduce((grown, move) => withMove(grown.tree, grown.at, move, isSampled), { tree, at });

/** The end of the line through a node: its first branch, then the first branch of that, and so on. */
export function endOfLine(tree: AnalysisTree, at: number): number {
  const [next] = branchesAt(tree, at);
  return next === undefined ? at : endOfLine(tree, next);
}

/** The ends of all lines. */
export const ends = (tree: AnalysisTree): readonly number[] =>
  tree.flatMap((_, index) => (branchesAt(tree, index).length === 0 ? [index] : []));
