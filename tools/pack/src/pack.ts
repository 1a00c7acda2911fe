import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsdown';
import type { Outgoing } from './packages.ts';
import { bundleStyles, cssModules } from './styles.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Name of an entry point's file: `.` is `index`, `./registry` is `registry`. */
const entryName = (subpath: string) => (subpath === '.' ? 'index' : subpath.slice(2));

/** Builds one package into `<out>/<name>` and packs it. Returns the path of its tarball. */
export async function pack(root: string, outgoing: Outgoing, out: string): Promise<string> {
  const cwd = join(root, outgoing.folder);
  const manifest = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8')) as Manifest;
  const folder = join(out, manifest.name.replace('@nafas/', ''));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { bin = {} } = outgoing;
  const exported = Object.keys(bin).length > 0 ? {} : codeExports(manifest);
  const styles = cssModules(join(cwd, 'src'));
  const entries = [
    ...Object.entries(exported).map(([path, file]) => [entryName(path), file]),
    ...Object.entries(bin),
  ];
  await build({
    cwd,
    config: false,
    entry: Object.fromEntries(entries),
    outDir: join(folder, 'dist'),
    format: 'esm',
    fixedExtension: false,
    platform: outgoing.platform === 'node' ? 'node' : 'neutral',
    dts: Object.keys(bin).length === 0,
    deps: { alwaysBundle: [...outgoing.bundled] },
    logLevel: 'warn',
    plugins: [styles.plugin],
    // Whoever uses one component shall not get the rules of all.
    unbundle: outgoing.styles !== undefined,
  });
  await styles.write(join(folder, 'dist'));
  if (outgoing.styles) {
    await bundleStyles(join(cwd, outgoing.styles), join(folder, 'dist/styles.css'));
  }
  for (const name of Object.keys(bin)) await writeBin(folder, name);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify(outgoingManifest(manifest, outgoing), null, 2),
  );
  await writeFile(
    join(folder, 'README.md'),
    `# ${manifest.name}\n\nSee docs/build-a-feature.md of Nafas.\n`,
  );
  const packed = execFileSync('npm', ['pack', '--pack-destination', out, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return join(out, packed.trim());
}

/** The entry points that are code; stylesheets are written beside it. */
function codeExports({ exports = {} }: Manifest): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(exports).filter(([path]) => !path.endsWith('.css')));
}

async function writeBin(folder: string, name: string): Promise<void> {
  const text = `#!/usr/bin/env node
import { main } from './dist/${name}.js';

process.exitCode = await main(process.argv);
`;
  await writeFile(join(folder, `${name}.js`), text, { mode: 0o755 });
}

function outgoingManifest(manifest: Manifest, { bin = {}, bundled, styles, built }: Outgoing) {
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {})
      .filter(([name]) => !bundled.includes(name) && !built?.test(name))
      // Ours are released together; in the workspace they are whatever stands there.
      .map(([name, range]) => [name, name.startsWith('@nafas/') ? manifest.version : range])
      .sort(),
  );
  const types = (subpath: string) => `./dist/${entryName(subpath)}.d.ts`;
  const code = (subpath: string) => `./dist/${entryName(subpath)}.js`;
  const isCommand = Object.keys(bin).length > 0;
  return {
    name: manifest.name,
    version: manifest.version,
    type: 'module',
    license: 'MIT',
    sideEffects: styles ? ['**/*.css'] : false,
    files: ['dist', ...Object.keys(bin).map((name) => `${name}.js`)],
    ...(isCommand
      ? { bin: Object.fromEntries(Object.keys(bin).map((name) => [name, `${name}.js`])) }
      : {
          exports: {
            ...Object.fromEntries(
              Object.keys(codeExports(manifest)).map((path) => [
                path,
                { types: types(path), default: code(path) },
              ]),
            ),
            ...(styles && { './styles.css': './dist/styles.css' }),
          },
        }),
    engines: { node: '>=22.18' },
    dependencies,
  };
}
