import { Unzip, UnzipInflate } from 'fflate';
import { MAX_UNPACKED_BYTES } from '../limits.ts';
import { ImportRefused } from '../refusal.ts';

/** So little is unpacked at once that even a bomb (1 to 1032) stays within what a phone has. */
const SLICE_BYTES = 16 * 1024;

/** Whether these are the first bytes of a zip. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;
}

/**
 * The first file of that name in a zip, unpacked; nothing else of it is. What the zip says of sizes is not believed:
 * bytes are counted as they come. Throws ImportRefused.
 */
export function unzipOne(zip: Uint8Array, isIt: (name: string) => boolean): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  let state: 'looking' | 'reading' | 'done' = 'looking';
  const unzip = new Unzip((file) => {
    if (state !== 'looking' || !isIt(file.name)) return;
    state = 'reading';
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      size += part.length;
      if (size > MAX_UNPACKED_BYTES) throw new Error('too large');
      parts.push(part);
      if (isLast) state = 'done';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.length && getState() !== 'done'; at += SLICE_BYTES) {
      unzip.push(zip.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= zip.length);
    }
  } catch {
    throw new ImportRefused(size > MAX_UNPACKED_BYTES ? 'too-large-inside' : 'broken-zip');
  }
  if (getState() === 'looking') throw new ImportRefused('no-backup');
  if (getState() !== 'done') throw new ImportRefused('broken-zip');
  return join(parts, size);

  // The callbacks change it.
  function getState(): 'looking' | 'reading' | 'done' {
    return state;
  }
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
