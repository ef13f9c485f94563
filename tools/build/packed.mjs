import { gzipSync } from 'node:zlib';

/**
 * Emits a gzipped file with that text and returns a module that exports its URL; `fetchPacked` in
 * src/i18n/packed.ts reads it. Gzipped in any case, since the offline cache stores files as they
 * are, however the host compresses them.
 *
 * @param {Pick<import('vite').Rolldown.PluginContext, 'emitFile'>} build
 * @param {{ name: string, text: string, serves: boolean }} file serves: whether for the development
 *   server, which emits no files, so that the URL contains the text itself
 */
export function packedModule(build, { name, text, serves }) {
  const packed = gzipSync(text, { level: 9 });
  if (serves) return `export default 'data:application/gzip;base64,${packed.toString('base64')}';`;
  const reference = build.emitFile({ type: 'asset', name, source: packed });
  return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
}
