import { Buffer } from 'node:buffer';
import { createHash, webcrypto } from 'node:crypto';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

const signatureSchema = z.object({
  /** Which key signed: the start of the SHA-256 of the public key. */
  key: z.string(),
  /** SHA-256 in hex of the registry that was signed. */
  registry: z.string(),
  /** ECDSA P-256 with SHA-256 over the registry's bytes, r and s one after the other (IEEE P1363), in base64. */
  signature: z.string(),
});
const documentSchema = z.object({ signatures: z.array(signatureSchema) });

/**
 * `registry.json.sig`. It holds those of the newest registries, not of the newest alone: a browser that reads the two
 * documents while one is being written finds the signature of either.
 */
export type Signatures = z.infer<typeof documentSchema>;

/** How many are kept: as many as may be written at once. */
const KEPT = 40;

/** Reads `registry.json.sig`; none is an empty list. */
export function readSignatures(text: string | null): Signatures {
  return text === null ? { signatures: [] } : documentSchema.parse(JSON.parse(text));
}

/** A key that signs registries. */
export interface SigningKey {
  readonly id: string;
  sign(bytes: Uint8Array): Promise<string>;
}

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** What an uncompressed point begins with. */
const UNCOMPRESSED = 4;

const base64 = (bytes: ArrayBuffer | Uint8Array) =>
  Buffer.from(bytes as Uint8Array).toString('base64');
const hex = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The name of a public key, of the uncompressed point in base64. */
export function keyId(publicKey: string): string {
  return hex(Buffer.from(publicKey, 'base64')).slice(0, 16);
}

/** Makes a new pair: the private key as a JWK to be kept secret, the public one in base64 for `config.json`. */
export async function createKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const pair = await webcrypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const jwk = await webcrypto.subtle.exportKey('jwk', pair.privateKey);
  const raw = await webcrypto.subtle.exportKey('raw', pair.publicKey);
  return { privateKey: JSON.stringify(jwk), publicKey: base64(raw) };
}

/** Reads a private key. Throws a Refusal when it is none. */
export async function readSigningKey(text: string): Promise<SigningKey> {
  try {
    const jwk = JSON.parse(text) as webcrypto.JsonWebKey;
    const key = await webcrypto.subtle.importKey('jwk', jwk, ECDSA, false, ['sign']);
    const coordinates = [jwk.x ?? '', jwk.y ?? ''].map((each) => Buffer.from(each, 'base64url'));
    const publicKey = base64(Buffer.concat([Buffer.from([UNCOMPRESSED]), ...coordinates]));
    return {
      id: keyId(publicKey),
      sign: async (bytes) => base64(await webcrypto.subtle.sign(ECDSA, key, bytes)),
    };
  } catch (cause) {
    throw new Refusal(
      'The signing key is no ECDSA P-256 private key in JWK form; "nafas keys" makes one.',
      { cause },
    );
  }
}

/** The signatures with that of this registry in front. */
export async function withSignature(
  known: Signatures,
  registry: Uint8Array,
  key: SigningKey,
): Promise<Signatures> {
  const made = { key: key.id, registry: hex(registry), signature: await key.sign(registry) };
  const others = known.signatures.filter(
    (each) => each.key !== made.key || each.registry !== made.registry,
  );
  return { signatures: [made, ...others].slice(0, KEPT) };
}

/** Whether a registry's signature by this key is among those known. */
export function isSigned(known: Signatures, registry: Uint8Array, key: SigningKey): boolean {
  const hash = hex(registry);
  return known.signatures.some((each) => each.key === key.id && each.registry === hash);
}
