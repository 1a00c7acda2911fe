import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds those of the folders that were never built. Rejects when the build fails; its output says why. */
export async function buildMissing(root: string, folders: readonly string[]): Promise<void> {
  const missing = folders.filter((folder) => !existsSync(join(root, folder, 'dist/feature.json')));
  if (missing.length === 0) return;
  const projects = missing.map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    return (JSON.parse(text) as { name: string }).name;
  });
  console.log(`Building what has no build yet: ${projects.join(', ')} ...`);
  const code = await new Promise((resolve, reject) => {
    const child = spawn('nx', ['run-many', '-t', 'build', '-p', projects.join(',')], {
      cwd: root,
      stdio: 'inherit',
      // The builds are production builds, whatever this process is.
      env: { ...process.env, NODE_ENV: 'production', NX_TUI: 'false' },
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The build failed; its message stands above.');
}
