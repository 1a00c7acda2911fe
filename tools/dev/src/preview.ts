import { basename, resolve } from 'node:path';
import { freePort } from '@nafas/launch/free-port';
import { assetHeaders, listen, staticApp, stopOnSignal } from '@nafas/serve';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { followBuild } from './follow-build.ts';
import { PREVIEW_PORT } from './preview-origin.ts';

// `npm run preview` in an app's folder: its production build, made anew with every save, for a shell that
// runs elsewhere. It is complete with hashes, so any shell that allows this origin takes it, a deployed one included.
const dir = process.cwd();
const id = basename(dir);
const outDir = resolve(import.meta.dirname, '../../../.nafas/preview', id);
const shell = process.argv[2] ?? 'http://127.0.0.1:4200';

process.env['NODE_ENV'] = 'production';
const { content } = await loadConfig({ cwd: dir });
const rsbuild = await createRsbuild({
  cwd: dir,
  config: mergeRsbuildConfig(content, {
    logLevel: 'warn',
    output: { distPath: { root: outDir } },
    // Without it the last save's hashed files would stay beside this one's.
    tools: { rspack: { output: { clean: true } } },
  }),
});
const { plugin, settled } = followBuild();
rsbuild.addPlugins([plugin]);
const build = await rsbuild.build({ watch: true });
const port = await freePort(process.env['PORT'] === '0' ? 0 : PREVIEW_PORT);
// A build under way has taken the files of the one before.
const app = staticApp({ dir: outDir, headers: assetHeaders, ready: settled });
const server = await listen(app, port);
console.log(`
  Build of ${id}:   ${server.origin}/feature.json
  In a shell:      ${shell}/?nafas-override=${id}@${server.origin}/feature.json
  The shell's configuration must allow ${server.origin} and have flags.overrides.
  Reload its page after a save. Stop with Ctrl-C.
`);
stopOnSignal(() => Promise.all([server.close(), build.close()]));
