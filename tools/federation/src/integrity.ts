import { createHash } from 'node:crypto';

/** Subresource integrity of a file's bytes: `sha384-` and the digest in base64. */
export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
