import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const getCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Makes a folder and those above it. Node's own `recursive` tries without end where a folder that is there takes no
 * other, as below /proc or in one that was removed meanwhile (nodejs/node: mkdirp on ENOENT).
 * @throws the error of the system when it can't be made.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await made(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  if (await made(path)) return;
  throw Object.assign(new Error(`${path} can't be made`), { code: 'NOFOLDER', path });
}

/** Makes the folder; false when its parent is missing. */
async function made(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (getCode(error) === 'ENOENT') return false;
    if (getCode(error) !== 'EEXIST') throw error;
    // Of another who was first, unless it is a file.
    if ((await stat(path)).isDirectory()) return true;
    throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR', path });
  }
}
