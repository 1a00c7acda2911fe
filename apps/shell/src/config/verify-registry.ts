import * as z from 'zod/mini';

const signaturesSchema = z.object({
  signatures: z.array(z.object({ registry: z.string(), signature: z.string() })),
});

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether a registry is signed by one of these keys (ECDSA P-256, base64 of the uncompressed point). `document` is
 * `registry.json.sig`, which holds the signatures of several registries: while one is being written, of the old and the
 * new. On a page over plain http browsers have no Web Crypto: there nothing counts as signed.
 */
export async function isSignedBy(
  keys: readonly string[],
  registry: Uint8Array<ArrayBuffer>,
  document: unknown,
): Promise<boolean> {
  const read = z.safeParse(signaturesSchema, document);
  if (!read.success || !('subtle' in crypto)) return false;
  const hash = toHex(await crypto.subtle.digest('SHA-256', registry));
  const made = read.data.signatures.filter((each) => each.registry === hash);
  for (const key of keys) {
    const imported = await crypto.subtle.importKey('raw', decodeBase64(key), ECDSA, false, [
      'verify',
    ]);
    for (const { signature } of made) {
      if (await crypto.subtle.verify(ECDSA, imported, decodeBase64(signature), registry))
        return true;
    }
  }
  return false;
}
