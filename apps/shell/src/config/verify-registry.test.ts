import { webcrypto } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { isSignedBy } from './verify-registry.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const base64 = (data: ArrayBuffer) => Buffer.from(data).toString('base64');

afterEach(() => void vi.unstubAllGlobals());

async function signer() {
  const pair = await webcrypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const { publicKey, privateKey } = pair;
  const sign = async (text: string) => ({
    registry: Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes(text))).toString('hex'),
    signature: base64(await webcrypto.subtle.sign(ecdsa, privateKey, bytes(text))),
  });
  return { key: base64(await webcrypto.subtle.exportKey('raw', publicKey)), sign };
}

it('takes the signature of a key that is known, among those of registries before', async () => {
  const { key, sign } = await signer();
  const document = { signatures: [await sign('before'), await sign('now')] };
  expect(await isSignedBy([key], bytes('now'), document)).toBe(true);
  expect(await isSignedBy([key], bytes('before'), document)).toBe(true);
});

it('takes either of two keys, while they are being exchanged', async () => {
  const [old, next] = [await signer(), await signer()];
  const document = { signatures: [await next.sign('now')] };
  expect(await isSignedBy([old.key, next.key], bytes('now'), document)).toBe(true);
  expect(await isSignedBy([old.key], bytes('now'), document)).toBe(false);
});

it('takes nothing that was changed, signed by somebody else, or not signed', async () => {
  const [ours, others] = [await signer(), await signer()];
  const made = await ours.sign('now');
  const changed = await ours.sign('changed');
  for (const document of [
    { signatures: [] },
    null,
    { signatures: [await others.sign('now')] },
    { signatures: [{ ...made, registry: changed.registry }] },
  ]) {
    expect(await isSignedBy([ours.key], bytes('changed'), document)).toBe(false);
  }
});

it('takes nothing on a page over plain http, where there is no Web Crypto', async () => {
  const { key, sign } = await signer();
  const document = { signatures: [await sign('now')] };
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  expect(await isSignedBy([key], bytes('now'), document)).toBe(false);
});
