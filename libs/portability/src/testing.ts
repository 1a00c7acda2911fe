import { strToU8, zipSync } from 'fflate';
import type { ImportOptions, ImportPreview } from './preview.ts';
import { readImport } from './read-import.ts';
import { ImportRefused, type RefusalCode } from './refusal.ts';

/** The preview of a text or of bytes, in Riyadh on 22 November 2026. */
export function preview(
  file: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<ImportPreview> {
  const bytes = typeof file === 'string' ? strToU8(file) : file;
  return readImport(bytes, { timeZone: 'Asia/Riyadh', today: '2026-11-22', ...options });
}

/** The code a file is refused with, or null. */
export async function refusal(file: string | Uint8Array): Promise<RefusalCode | null> {
  try {
    await preview(file);
    return null;
  } catch (error) {
    if (error instanceof ImportRefused) return error.code;
    throw error;
  }
}

/** A Daylio backup, as Daylio makes it. */
export function toBackup(document: object, name = 'backup.daylio'): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return zipSync({ 'assets/photo.jpg': new Uint8Array(99), [name]: strToU8(base64) });
}
