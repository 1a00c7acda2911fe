/** The name space of ids of imported entries (RFC 9562, made once by chance). */
const NAMESPACE = 'b0b6c9a2-5d0e-4f5c-9a57-1f0c3b0e7d41';

/**
 * A UUID of version 5 (RFC 9562) that is the same for the same words: a file that is read again brings the same ids, so
 * nothing comes in twice. `person` is one of the words: an id is one row of all people's, and two people may have the same
 * file.
 */
export async function toId(person: string, words: readonly string[]): Promise<string> {
  // As JSON, so that ["a", "bc"] and ["ab", "c"] differ.
  const name = new TextEncoder().encode(NAMESPACE + JSON.stringify([person, ...words]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', name)).subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
