import { ImportRefused } from '../refusal.ts';

/** An encoding a file may be in. Where it says nothing, UTF-8 is tried first: nothing else passes for it by chance. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'windows-1252';

const SAMPLE_BYTES = 64 * 1024;

/** The text of a file without its byte order mark, line ends as `\n`. Throws ImportRefused where it is none. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = findEncoding(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  const text = decoded.replace(/\r\n?/g, '\n');
  if (isBinary(text)) throw new ImportRefused('not-text');
  if (text.trim() === '') throw new ImportRefused('empty');
  return { text, encoding };
}

function findEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return findUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : findWindows(bytes));
}

/** UTF-16 without a mark: commas, digits and line ends have a zero as their other half. */
function findUtf16(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 2 / 20;
  if (odd > enough && even * 10 < odd) return 'utf-16le';
  if (even > enough && odd * 10 < even) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // A torn letter or two make no other encoding of it: in one, hardly any pair of bytes would be a letter of UTF-8.
    const text = new TextDecoder().decode(bytes);
    const torn = text.split('\ufffd').length - 1;
    return (text.match(/[\u0080-\ufffc]/g)?.length ?? 0) > 4 * torn;
  }
}

/** Letters above ASCII come in runs in Arabic, and one at a time in the languages of Europe. */
function findWindows(bytes: Uint8Array): Encoding {
  let high = 0;
  let runs = 0;
  let before = false;
  for (const byte of bytes.subarray(0, SAMPLE_BYTES)) {
    const isHigh = byte >= 0xc0;
    if (isHigh) high += 1;
    if (isHigh && !before) runs += 1;
    before = isHigh;
  }
  return runs > 0 && high / runs >= 1.8 ? 'windows-1256' : 'windows-1252';
}

/** Control characters that no text has in more than one of a hundred, or what no decoder could read in one of twenty. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE_BYTES);
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  const control = sample.match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0;
  const unread = sample.match(/\ufffd/g)?.length ?? 0;
  return control * 100 > sample.length || unread * 20 > sample.length || sample.includes('\u0000');
}
