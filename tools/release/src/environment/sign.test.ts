import { webcrypto } from 'node:crypto';
import { parseShellConfig } from '@nafas/platform/registry';
import { expect, it } from 'vitest';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { createKeys, keyId, readSignatures, readSigningKey } from './sign.ts';

async function verifies(publicKey: string, signature: string, bytes: Uint8Array) {
  const raw = Buffer.from(publicKey, 'base64');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('raw', raw, ecdsa, false, ['verify']);
  return webcrypto.subtle.verify(ecdsa, key, Buffer.from(signature, 'base64'), bytes);
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
  await expect(readSigningKey('{"kty":"RSA"}')).rejects.toThrow(/no ECDSA P-256 private key/);
  const before = await webcrypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const { privateKey } = before as webcrypto.CryptoKeyPair;
  const jwk = JSON.stringify(await webcrypto.subtle.exportKey('jwk', privateKey));
  await expect(readSigningKey(jwk)).rejects.toThrow('"nafas keys" makes one');
});

it('makes public keys as the configuration of a shell takes them', async () => {
  const { publicKey } = await createKeys();
  const config = {
    backend: { url: 'https://backend.example.org', anonKey: 'public' },
    allowedOrigins: [],
  };
  expect(parseShellConfig({ ...config, registryKeys: [publicKey] }).registryKeys).toEqual([
    publicKey,
  ]);
  const ofBefore = Buffer.alloc(32, 7).toString('base64');
  expect(() => parseShellConfig({ ...config, registryKeys: [ofBefore] })).toThrow('registryKeys.0');
});
