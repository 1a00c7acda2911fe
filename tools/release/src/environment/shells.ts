import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PlaceConflict } from '../place/place.ts';
import { toBytes, type Environment } from './environment.ts';

const shellSchema = z.object({
  /** The shell's own version. */
  version: z.string(),
  /** The contracts it keeps. */
  contracts: z.array(z.string()),
  /** Version of each share. */
  shares: z.record(z.string(), z.string()),
  slots: z.array(z.string()),
  languages: z.array(z.string()),
});

/** The contract, shares and slots of a deployed shell, as its build wrote them into `shell.json`. */
export type LiveShell = z.infer<typeof shellSchema>;

/** Reads a `shell.json`. Throws when it is none. */
function parseShell(input: unknown): LiveShell {
  return shellSchema.parse(input);
}

/** The shells that browsers may hold at present, oldest first. */
export async function liveShells({ place, paths }: Environment): Promise<LiveShell[]> {
  const listed = await place.list(paths.shells);
  return Promise.all(
    listed.map(async ({ path }) => {
      const stored = await place.read(path);
      return parseShell(JSON.parse(new TextDecoder().decode(stored?.bytes)));
    }),
  );
}

/** Says that a built shell is live in an environment. The same one again is nothing to do. */
export async function announceShell(
  { place, paths }: Environment,
  distDir: string,
): Promise<LiveShell> {
  const shell = parseShell(JSON.parse(await readFile(join(distDir, 'shell.json'), 'utf8')));
  const path = `${paths.shells}${shell.version}.json`;
  const known = await place.read(path);
  const condition = known ? { unchanged: known.tag } : 'absent';
  await place.write(path, toBytes(shell), condition).catch((error: unknown) => {
    // Two who announce the same shell mean the same.
    if (!(error instanceof PlaceConflict)) throw error;
  });
  return shell;
}
