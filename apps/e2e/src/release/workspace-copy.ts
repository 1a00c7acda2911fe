import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/product.ts';

const execute = promisify(execFile);

export interface WorkspaceCopy {
  readonly dir: string;
  /** Runs a command in it; rejects with all it printed when it fails. */
  run(command: string, args: readonly string[], folder?: string): Promise<string>;
  remove(): Promise<void>;
}

/** The workspace as it stands, in a folder of its own: as another team's checkout. Its packages are hard links. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'nafas-checkout-'));
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = (await execute('git', listing, options)).stdout.split('\0').filter(Boolean);
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    await mkdir(join(dir, folder), { recursive: true });
  }
  await Promise.all(
    // One that was deleted and not yet committed is listed, too.
    files.map((file) => cp(join(root, file), join(dir, file)).catch(() => undefined)),
  );
  const folders = [
    ...new Set(files.filter((f) => f.endsWith('package.json')).map((f) => dirname(f))),
  ];
  for (const folder of folders) {
    const packages = join(root, folder, 'node_modules');
    await execute('cp', ['-al', packages, join(dir, folder, 'node_modules')]).catch(
      () => undefined,
    );
  }
  const env = {
    ...process.env,
    PATH: `${join(dir, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    NX_DAEMON: 'false',
    NX_WORKSPACE_ROOT_PATH: dir,
    NODE_ENV: undefined,
  };
  return {
    dir,
    async run(command, args, folder = '.') {
      try {
        const { stdout, stderr } = await execute(command, args, {
          ...options,
          cwd: join(dir, folder),
          env,
        });
        return stdout + stderr;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
      }
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
