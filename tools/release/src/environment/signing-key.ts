import { readFile } from 'node:fs/promises';
import { readSigningKey, type SigningKey } from './sign.ts';

/** The signing key: NAFAS_SIGNING_KEY holds it, or NAFAS_SIGNING_KEY_FILE names its file; null when neither is set. */
export async function findSigningKey(
  env: Readonly<Record<string, string | undefined>>,
): Promise<SigningKey | null> {
  const file = env['NAFAS_SIGNING_KEY_FILE'];
  const text = env['NAFAS_SIGNING_KEY'] || (file && (await readFile(file, 'utf8')));
  return text ? readSigningKey(text) : null;
}
