import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../../docs/emotion-camera.json');

/** Puts measured figures into docs/emotion-camera.json, from which the report is made; only when NAFAS_FIGURES is set. */
export async function recordFigures(part: 'bench' | 'longRun', figures: object): Promise<void> {
  if (!process.env['NAFAS_FIGURES']) return;
  const known = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, `${JSON.stringify({ ...known, [part]: figures }, null, 2)}\n`);
}
