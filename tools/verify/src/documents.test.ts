import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, leadsSomewhere, readNamed } from './documents.ts';

const root = resolve(import.meta.dirname, '../../..');
const git = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = git('.');
const documents = git('*.md');
const OWN = 'tools/verify/src/documents.test.ts';

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  nx?: { targets?: Record<string, unknown> };
}
const packages = git('package.json', '*/package.json').map(
  (file) => JSON.parse(read(file)) as Manifest,
);
const projects = git('*/project.json').map(
  (file) => JSON.parse(read(file)) as { name: string; targets: Record<string, unknown> },
);

/** The targets of a project, named with or without its scope. */
function findTargets(name: string): string[] {
  const full = name.startsWith('@') ? name : `@nafas/${name}`;
  return [
    ...packages
      .filter((each) => each.name === full)
      .flatMap(({ scripts, nx }) => [
        ...Object.keys(scripts ?? {}),
        ...Object.keys(nx?.targets ?? {}),
      ]),
    ...projects.filter((each) => each.name === full).flatMap(({ targets }) => Object.keys(targets)),
  ];
}

describe.each(documents)('%s', (document) => {
  const named = readNamed(read(document));

  it('names files that are there', () => {
    expect(named.paths.filter((path) => !isThere(root, path))).toEqual([]);
  });

  it('names sources that are there', () => {
    const missing = named.sources.filter(
      (name) => !tracked.some((file) => `/${file}`.endsWith(`/${name}`)),
    );
    expect(missing).toEqual([]);
  });

  it('has links that lead somewhere', () => {
    expect(named.links.filter((link) => !leadsSomewhere(root, document, link))).toEqual([]);
  });

  it('names commands that there are', () => {
    const scripts = packages.flatMap((each) => Object.keys(each.scripts ?? {}));
    expect(named.scripts.filter((script) => !scripts.includes(script))).toEqual([]);
    const missing = named.targets.filter(
      ({ target, project }) => !findTargets(project).includes(target),
    );
    expect(missing).toEqual([]);
  });
});

it('a source file names documents that are there', () => {
  const sources = git('*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.yml');
  const missing = sources.flatMap((file) =>
    file === OWN
      ? []
      : [...read(file).matchAll(/\bdocs\/[\w-]+(?:\/[\w-]+)?(?:\.\w+)?/g)]
          .map(([path]) => path)
          // `docs/decisions/0008` stands for the record of that number.
          .filter((path) => !isThere(root, path) && !isThere(root, `${path}-*.md`))
          .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('the walks of docs/architecture.md name as many files as they say, and each is there', () => {
  const all = git('apps/*', 'libs/*', 'supabase/*');
  const walks = read('docs/architecture.md').matchAll(/^### ([^\n]+): (\d+) files$(.*?)(?=^##)/gms);
  const counted = Array.from(walks, ([, walk, count, text = '']) => {
    const files = new Set(text.match(/(?<=`)[^`]+\.(?:tsx?|sql)(?=`)/g));
    const lost = [...files].filter((file) => !all.some((path) => path.endsWith(`/${file}`)));
    return { walk, count: Number(count), named: files.size, lost };
  });
  expect(counted).toHaveLength(4);
  expect(counted.filter(({ count, named, lost }) => count !== named || lost.length > 0)).toEqual(
    [],
  );
});

it('rows and screens are cited by id: nothing hangs on a text that is not in the workspace', () => {
  const texts = git('*.ts', '*.tsx', '*.md', '*.css', '*.sql', '*.mjs');
  const citing = texts.filter(
    (file) =>
      file !== OWN &&
      /\bthe specification\b|\bspecification,? section\b|\(section \d+\)/i.test(read(file)),
  );
  expect(citing).toEqual([]);
});

describe('the papers', () => {
  it('list every app and every library in README, every tool in tools/README', () => {
    const missing = (group: string, document: string) =>
      readdirSync(join(root, group)).filter(
        (name) =>
          existsSync(join(root, group, name, 'package.json')) &&
          !read(document).includes(
            document === 'README.md' ? `\`${group}/${name}\`` : `](${name})`,
          ),
      );
    expect(missing('apps', 'README.md')).toEqual([]);
    expect(missing('libs', 'README.md')).toEqual([]);
    expect(missing('tools', 'tools/README.md')).toEqual([]);
  });

  it('list every document of docs in docs/README', () => {
    const index = read('docs/README.md');
    const names = documents.flatMap((file) => /^docs\/([\w-]+\.md)$/.exec(file)?.[1] ?? []);
    const listed = names.filter((name) => name !== 'README.md');
    expect(listed.length).toBeGreaterThan(15);
    expect(listed.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('introduce each app and library on at most 30 lines', () => {
    for (const folder of git('apps/*/package.json', 'libs/*/package.json')) {
      if (folder.split('/').length !== 3) continue;
      const file = folder.replace('package.json', 'README.md');
      expect(documents, file).toContain(file);
      expect(read(file).trimEnd().split('\n').length, file).toBeLessThanOrEqual(30);
    }
  });

  it('give each decision a status, a date and three parts, and list it', () => {
    const records = documents.filter((file) => /decisions\/\d{4}-(?!template)/.test(file));
    const index = read('docs/decisions/README.md');
    expect(records.length).toBeGreaterThan(9);
    for (const file of records) {
      const text = read(file);
      expect(text, file).toMatch(/^Status: .+ · \d{4}-\d\d-\d\d$/m);
      expect(index, file).toContain(`](${file.split('/').at(-1) ?? ''})`);
      if (/^Status: void/m.test(text)) continue;
      for (const part of ['Context', 'Decision', 'Consequences']) {
        expect(text, file).toMatch(new RegExp(`^## ${part}$`, 'm'));
      }
    }
  });

  it('explain at most fifty terms, each on one line', () => {
    const terms = read('docs/glossary.md').match(/^\| (?!Term|-)/gm) ?? [];
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.length).toBeLessThanOrEqual(50);
  });
});

describe('reading a document', () => {
  it('finds paths and commands in code, and links', () => {
    const text =
      'See [it](docs/a.md#b) in `apps/shell/src`, `boot/start.tsx` and `*.test.ts`.\n```sh\nnpm run check  # libs/*/src\nnpm test\nnpx nx e2e @nafas/e2e-auth\nnpx nx run @nafas/analysis:test\n```';
    expect(readNamed(text)).toEqual({
      paths: ['apps/shell/src', 'libs/*/src'],
      links: ['docs/a.md#b'],
      sources: ['boot/start.tsx'],
      scripts: ['check', 'test'],
      targets: [
        { target: 'test', project: 'analysis' },
        { target: 'e2e', project: 'e2e-auth' },
      ],
    });
  });

  it('misses what is not there', () => {
    expect(isThere(root, 'apps/shell/package.json')).toBe(true);
    expect(isThere(root, 'apps/*/package.json')).toBe(true);
    expect(isThere(root, 'apps/nothing')).toBe(false);
    expect(isThere(root, 'apps/*/nothing.json')).toBe(false);
    expect(leadsSomewhere(root, 'README.md', 'CONTRIBUTING.md#name-a-commit')).toBe(true);
    expect(leadsSomewhere(root, 'README.md', 'CONTRIBUTING.md#nothing')).toBe(false);
    expect(leadsSomewhere(root, 'README.md', 'NOTHING.md')).toBe(false);
  });
});
