import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../support/test.ts';
import type { LiveEnvironment } from './live-environment.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

/** A new version of an app in a team's own checkout: its number raised, one file edited, built. */
export async function newVersion(
  checkout: WorkspaceCopy,
  app: string,
  version: string,
  [file, edit]: [string, (text: string) => string],
): Promise<string> {
  const change = async (path: string, to: (text: string) => string) => {
    const full = join(checkout.dir, 'apps', app, path);
    const before = await readFile(full, 'utf8');
    const after = to(before);
    expect(after, `${path} is not what the edit expects`).not.toBe(before);
    await writeFile(full, after);
  };
  await change('package.json', (text) =>
    text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  );
  await change(file, edit);
  await checkout.run('rsbuild', ['build'], `apps/${app}`);
  return join(checkout.dir, 'apps', app, 'dist');
}

/** Publishes a build and makes it live through the gate, all of it. */
export async function release(
  live: LiveEnvironment,
  team: string,
  dist: string,
  ...args: string[]
) {
  const published = await live.nafas(team, 'publish', dist);
  expect(published, published.error).toMatchObject({ code: 0 });
  const activated = await live.nafas(team, 'activate', ...args);
  expect(activated.code, activated.out + activated.error).toBe(0);
}
