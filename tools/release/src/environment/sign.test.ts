import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { createKeys, keyId, readSignatures, readSigningKey } from './sign.ts';

async function verifies(publicKey: string, signature: string, bytes: Uint8Array) {
  const raw = Buffer.from(publicKey, 'base64');
  const key = await webcrypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return webcrypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64'), bytes);
}

it('signs each registry, and keeps the signatures of those before', async () => {
  const environment = await production(await emptyPlace());
  const { place, paths } = environment;
  const { privateKey, publicKey } = await createKeys();
  const key = await readSigningKey(privateKey);
  expect(key.id).toBe(keyId(publicKey));
  const registries: Uint8Array[] = [];
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(place, await madeBuild({ version, text: version }));
    const options = { by: 'a', why: '', key, traffic: 100, gate: [] };
    await activate(environment, { app: 'tiny', version }, options);
    registries.push((await place.read(paths.registry))?.bytes ?? new Uint8Array());
  }
  const stored = await place.read(paths.signature);
  const { signatures } = readSignatures(new TextDecoder().decode(stored?.bytes));
  const [newest, before] = signatures;
  expect(signatures).toHaveLength(2);
  expect(await verifies(publicKey, newest?.signature ?? '', registries[1] as Uint8Array)).toBe(
    true,
  );
  expect(await verifies(publicKey, before?.signature ?? '', registries[0] as Uint8Array)).toBe(
    true,
  );
  expect(await verifies(publicKey, newest?.signature ?? '', registries[0] as Uint8Array)).toBe(
    false,
  );
});

it('says what is wrong with a key that is none', async () => {
  await expect(readSigningKey('{"kty":"RSA"}')).rejects.toThrow(/no Ed25519 private key/);
});
