import * as z from 'zod/mini';

const signaturesSchema = z.object({
  signatures: z.array(z.object({ registry: z.string(), signature: z.string() })),
});

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether a registry is signed by one of these keys (Ed25519, base64 of the 32 raw bytes). `document` is
 * `registry.json.sig`, which holds the signatures of several registries: while one is being written, of the old and the
 * new. A browser that knows no Ed25519 can't tell, and takes it as it is: as safe as its connection.
 */
export async function isSignedBy(
  keys: readonly string[],
  registry: Uint8Array<ArrayBuffer>,
  document: unknown,
): Promise<boolean> {
  const read = z.safeParse(signaturesSchema, document);
  if (!read.success) return false;
  const hash = toHex(await crypto.subtle.digest('SHA-256', registry));
  const made = read.data.signatures.filter((each) => each.registry === hash);
  for (const key of keys) {
    const imported = await crypto.subtle
      .importKey('raw', decodeBase64(key), 'Ed25519', false, ['verify'])
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotSupportedError') return null;
        throw error;
      });
    if (!imported) return true;
    for (const { signature } of made) {
      if (await crypto.subtle.verify('Ed25519', imported, decodeBase64(signature), registry))
        return true;
    }
  }
  return false;
}
