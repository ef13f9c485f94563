import { gzipSync } from 'node:zlib';

/**
 * A module that exports the address of a file of its own with that text, gzipped; `fetchPacked` in
 * src/i18n/packed.ts reads it. Hosts compress as they like, but what is kept for playing offline is
 * as large as its files are.
 *
 * @param {Pick<import('vite').Rolldown.PluginContext, 'emitFile'>} build
 * @param {{ name: string, text: string, serves: boolean }} file serves: nothing is built, so there
 *   are no files, and the address has everything in itself
 */
export function packedModule(build, { name, text, serves }) {
  const packed = gzipSync(text, { level: 9 });
  if (serves) return `export default 'data:application/gzip;base64,${packed.toString('base64')}';`;
  const reference = build.emitFile({ type: 'asset', name, source: packed });
  return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
}
