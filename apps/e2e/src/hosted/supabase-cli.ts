import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DeployedMetadata, startManagementApi } from './management-api.ts';
import { root } from './programs.ts';

/** The sources that functions import. */
const IMPORTED = [
  ...['libs/care/src', 'libs/data-service/src', 'libs/platform/src'],
  ...['tools/federation/src', 'tools/registry/src', 'tools/release/src'],
];

/** A copy of `supabase/` and what its functions import of ours: the CLI leaves files of its own beside it. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nafas-project-'));
  for (const part of ['supabase', ...IMPORTED]) {
    const source = join(root, part);
    const isOurs = (path: string) => !/\/(?:node_modules|out-tsc|coverage)$/.test(path);
    cpSync(source, join(folder, part), { recursive: true, filter: isOurs });
  }
  return folder;
}

export interface CliRun {
  readonly code: number | null;
  /** Everything that it said. */
  readonly said: string;
}

/** Runs the CLI in a project's folder, with a home of its own and nothing told to anybody. */
export async function runCli(
  cli: string,
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CliRun> {
  const child = spawn(cli, [...args, '--workdir', folder, '--yes'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      DO_NOT_TRACK: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await exit) as [number | null];
  return { code, said: `${out}\n${errors}` };
}

export interface Deployment {
  /** Where what was uploaded lies, and nothing else of ours. */
  readonly folder: string;
  readonly functions: Readonly<Record<string, DeployedMetadata>>;
}

/** `supabase functions deploy` to a stand-in of the management API; what arrives there is unpacked. */
export async function deployFunctions(cli: string): Promise<Deployment> {
  const project = copyProject();
  const api = await startManagementApi();
  try {
    const profile = join(project, 'profile.yaml');
    const places = ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${api.url}`);
    writeFileSync(
      profile,
      ['name: standin', ...places, 'project_host: supabase.test', ''].join('\n'),
    );
    const run = await runCli(
      cli,
      project,
      ['functions', 'deploy', '--use-api', '--project-ref', 'a'.repeat(20), '--profile', profile],
      { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    );
    if (run.code !== 0) throw new Error(run.said);
    const folder = mkdtempSync(join(tmpdir(), 'nafas-deployed-'));
    for (const [path, bytes] of api.files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    // A hosted project fetches the npm packages of the import map; here they are installed already.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return { folder, functions: Object.fromEntries(api.deployed) };
  } finally {
    await api.close();
    rmSync(project, { recursive: true, force: true });
  }
}
