import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/product.ts';

const execute = promisify(execFile);

export interface OutsideTeam {
  readonly dir: string;
  /** Runs a command that the team installed. */
  run(command: string, args: readonly string[], env?: Record<string, string>): Promise<string>;
  remove(): Promise<void>;
}

/**
 * A folder of a team that has nothing of this workspace: the app, and in node_modules our packages from their tarballs
 * beside other people's packages, as `npm install` leaves them (these are linked, so that no network is needed).
 */
export async function outsideTeam(app: string): Promise<OutsideTeam> {
  const dir = await mkdtemp(join(tmpdir(), 'outside-'));
  const run: OutsideTeam['run'] = async (command, args, env = {}) => {
    const path = `${join(dir, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
    try {
      const { stdout, stderr } = await execute(command, args, {
        cwd: dir,
        env: { ...process.env, ...env, PATH: path, NODE_ENV: undefined },
        maxBuffer: 16 * 1024 * 1024,
      });
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  };
  await cp(join(root, 'apps/e2e/fixtures', app), dir, {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules|migrations)$/.test(source),
  });
  const manifest = { name: app, version: '1.0.0', type: 'module', private: true };
  await writeFile(join(dir, 'package.json'), JSON.stringify(manifest));

  const tarballs = await mkdtemp(join(tmpdir(), 'packed-'));
  await execute('node', [join(root, 'tools/pack/src/main.ts'), tarballs], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  await linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'));
  for (const file of (await readdir(tarballs)).filter((each) => each.endsWith('.tgz'))) {
    await install(join(tarballs, file), join(dir, 'node_modules'));
  }
  await rm(tarballs, { recursive: true, force: true });
  return { dir, run, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** All packages but ours. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await readdir(from);
  const others = names.filter((name) => !['@nafas', '.cache', '.package-lock.json'].includes(name));
  await execute('cp', ['-al', ...others.map((name) => join(from, name)), to]);
}

async function install(tarball: string, modules: string): Promise<void> {
  const unpacked = await mkdtemp(join(tmpdir(), 'package-'));
  await execute('tar', ['-xzf', tarball, '-C', unpacked]);
  const folder = join(unpacked, 'package');
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { name, bin = {} } = JSON.parse(text) as { name: string; bin?: Record<string, string> };
  await mkdir(join(modules, '@nafas'), { recursive: true });
  await execute('cp', ['-a', folder, join(modules, name)]);
  for (const [command, file] of Object.entries(bin)) {
    const link = join(modules, '.bin', command);
    await rm(link, { force: true });
    await execute('ln', ['-s', join('..', name, file), link]);
  }
  await rm(unpacked, { recursive: true, force: true });
}
