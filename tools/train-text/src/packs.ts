import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file of the committed pack of a language. */
export function packFile(lang: string): string {
  return fileURLToPath(new URL(`../../../libs/emotion/packs/text/${lang}.pack`, import.meta.url));
}

/** The bytes of the committed pack of a language. */
export function readPack(lang: string): ArrayBuffer {
  const bytes = readFileSync(packFile(lang));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}
