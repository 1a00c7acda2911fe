import { constants, brotliCompressSync } from 'node:zlib';
import { readFile } from './files.ts';
import type { Check } from './check.ts';

const KB = 1_000;
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Entry and all files together are within the environment's budget, in KB of brotli. */
export const sizeIsInBudget: Check = async (candidate) => {
  const { descriptor, environment } = candidate;
  const { budget } = environment.settings;
  const weigh = async (file: string) =>
    brotliCompressSync(await readFile(candidate, file), OPTIONS).length / KB;
  const entry = await weigh(descriptor.entry.file);
  let total = entry;
  for (const { file } of descriptor.files) total += await weigh(file);
  const shown = `entry ${entry.toFixed(1)} KB, all ${total.toFixed(1)} KB`;
  const problems: string[] = [];
  if (entry > budget.entry) problems.push(`the entry may have ${budget.entry} KB: ${shown}`);
  if (total > budget.total) problems.push(`all files may have ${budget.total} KB: ${shown}`);
  return { problems, fine: shown };
};
