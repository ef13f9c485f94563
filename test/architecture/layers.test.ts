import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { table } from '../../tools/checks/dependencies.config.mjs';

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** The graph in docs/ARCHITECTURE.md: lines such as `ui ──► engine/cards, i18n   props in, events out`. */
const graph = new Map(
  [...readFileSync('docs/ARCHITECTURE.md', 'utf8').matchAll(/^(\w+)\S* *─+► (.+)$/gm)].map(
    ([, layer = '', to = '']) => [layer, to.split(/ {2,}/)[0] ?? ''],
  ),
);

// app may import everything, and so has no row of its own in the table.
const rows = Object.entries(table);
const layers = ['app', ...rows.map(([layer]) => layer)].toSorted();

describe('the layers', () => {
  it('are exactly the folders of src', () => {
    expect(layers).toEqual(folders);
  });

  it('match docs/ARCHITECTURE.md', () => {
    expect([...graph.keys()].toSorted()).toEqual(layers);
  });

  it.each(rows)('%s imports what the page says', (layer, { layers: to = [] }) => {
    const named = graph.get(layer)?.match(/[\w/]+(?='s types)|[\w/]+/g) ?? [];
    const known = named.filter((name) => folders.includes(name.split('/')[0] ?? ''));
    const types = /(\w+)'s types/.exec(graph.get(layer) ?? '')?.[1];
    expect(known.filter((name) => name !== types).toSorted()).toEqual(to.toSorted());
  });

  it.each(rows)('%s is granted only packages that are installed', (_, { npm = [] }) => {
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(npm));
  });
});
