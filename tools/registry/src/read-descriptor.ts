import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESCRIPTOR_FILE, type Descriptor } from '@nafas/federation/descriptor';

/** Reads what a built feature app says about itself. Throws, naming the folder, when it was not built. */
export async function readDescriptor(distDir: string): Promise<Descriptor> {
  const path = join(distDir, DESCRIPTOR_FILE);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} is missing: build the app first`, { cause });
  });
  return JSON.parse(text) as Descriptor;
}
