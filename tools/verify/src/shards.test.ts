import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { execute, root } from './testing/workspace.ts';

interface Shard {
  readonly name: string;
  readonly targets: {
    readonly e2e: {
      readonly inputs: readonly string[];
      readonly options: { readonly env: { readonly E2E_FEATURES?: string } };
    };
  };
}

interface Graph {
  readonly graph: {
    readonly nodes: Record<string, { data: { root: string; tags?: string[] } }>;
    readonly dependencies: Record<string, { target: string }[]>;
  };
  readonly tasks: { readonly dependencies: Record<string, string[]> };
}

const shards = readdirSync(join(root, 'apps/e2e/shards')).map(
  (name) =>
    JSON.parse(readFileSync(join(root, 'apps/e2e/shards', name, 'project.json'), 'utf8')) as Shard,
);
let read: Graph;

beforeAll(async () => {
  const stdout = await execute(root, 'nx', 'run-many', '-t', 'e2e', '--graph=stdout');
  read = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Graph;
}, 60_000);

// `npm start` builds what is missing by itself, and the engines of libs/emotion run in no app.
const serving = shards.filter(({ name }) => !/-(starting|emotion)$/.test(name));

it.each(serving)('every app that $name serves is built before it', ({ name, targets }) => {
  const every = Object.values(read.graph.nodes).filter(({ data }) =>
    data.tags?.includes('type:feature'),
  );
  const served =
    targets.e2e.options.env.E2E_FEATURES?.split(',').filter(Boolean) ??
    every.map(({ data }) => data.root);
  const built = (read.tasks.dependencies[`${name}:e2e`] ?? []).map(
    (task) => read.graph.nodes[task.replace(/:build$/, '')]?.data.root,
  );
  expect(built).toEqual(expect.arrayContaining(['apps/shell', ...served]));
});

/** All projects that a project stands on, at any distance. */
function findAllBelow(project: string, found = new Set<string>()): Set<string> {
  for (const { target } of read.graph.dependencies[project] ?? []) {
    if (found.has(target)) continue;
    found.add(target);
    findAllBelow(target, found);
  }
  return found;
}

it.each(shards)('a change of what the tests of $name import runs them', ({ name, targets }) => {
  const inputs = targets.e2e.inputs.map((input) => input.replace('{workspaceRoot}/', ''));
  const own = readdirSync(join(root, 'apps/e2e/src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `apps/e2e/src/${path}`)
    .filter((path) => path.endsWith('.ts') && !path.includes('/support/'))
    .filter((path) => inputs.some((input) => matchesGlob(path, input)));
  expect(own).not.toEqual([]);
  const imported = own.flatMap((path) =>
    Array.from(
      readFileSync(join(root, path), 'utf8').matchAll(/ from '(@nafas\/[a-z-]+)/g),
      ([, project = '']) => project,
    ),
  );
  const below = findAllBelow(name);
  expect(imported.filter((project) => !below.has(project))).toEqual([]);
});
