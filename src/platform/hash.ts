/** The SHA-256 of a text in UTF-8, in hexadecimal; null without Web Crypto. */
export async function sha256(text: string): Promise<string | null> {
  // Missing in insecure contexts, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
