/** The keys of one browser's subscription; what is public of them is base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
  readonly privateKey: CryptoKey;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** RFC 8188, 2.1: salt, record size, length of the key id; here the key id is the sender's public key. */
const [SALT, KEY_START, KEY_END] = [16, 21, 86];

/** Makes the keys of a subscription, as a browser does. */
export async function makeSubscriptionKeys(): Promise<SubscriptionKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  const auth = crypto.getRandomValues(Buffer.alloc(16));
  return {
    p256dh: Buffer.from(raw).toString('base64url'),
    auth: auth.toString('base64url'),
    privateKey: pair.privateKey,
  };
}

/** Reads a message as the browser of these keys does (RFC 8291, 3.4). Rejects for any other. */
export async function decrypt(body: Buffer<ArrayBuffer>, keys: SubscriptionKeys): Promise<string> {
  const [salt, sender] = [body.subarray(0, SALT), body.subarray(KEY_START, KEY_END)];
  const publicKey = await crypto.subtle.importKey('raw', sender, CURVE, false, []);
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: publicKey },
    keys.privateKey,
    256,
  );
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(keys.p256dh, 'base64url'),
    sender,
  ]);
  const secret = await hkdf(Buffer.from(keys.auth, 'base64url'), Buffer.from(shared), info, 32);
  const key = await hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const plain = Buffer.from(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, aes, body.subarray(KEY_END)),
  );
  // The last octet that is not padding ends the record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

async function hkdf(
  salt: Buffer,
  secret: Buffer,
  info: Buffer,
  bytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(salt), info: new Uint8Array(info) },
    key,
    bytes * 8,
  );
  return Buffer.from(bits);
}
