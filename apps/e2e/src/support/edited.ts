import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './product.ts';

/** Saves a source file with `from` replaced by `to` while `run` runs, and puts it back whatever happens. */
export async function edited(
  file: string,
  from: string,
  to: string,
  run: () => Promise<void>,
): Promise<void> {
  const path = join(root, file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  try {
    await save(path, after);
    await run();
  } finally {
    await save(path, before);
  }
}

/** At once, as many editors do: a file written in place is empty for a moment, and a watching compiler may read that. */
async function save(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}
