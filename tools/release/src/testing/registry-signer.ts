import { toBytes } from '../environment/environment.ts';
import { createKeys, readSigningKey, withSignature } from '../environment/sign.ts';

/** Signs registries with a new key: a document's `.sig`, and the public key for `registryKeys`. */
export async function registrySigner() {
  const { privateKey, publicKey } = await createKeys();
  const key = await readSigningKey(privateKey);
  return {
    publicKey,
    sign: async (registry: Uint8Array) =>
      toBytes(await withSignature({ signatures: [] }, registry, key)),
  };
}
