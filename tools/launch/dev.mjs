// `npm run dev [-- app ...]`: installs what is missing, then runs the product from its sources.
import { spawn } from 'node:child_process';
import { env, installDependencies, root } from './steps.mjs';

installDependencies();
const args = ['tools/dev/src/main.ts', ...process.argv.slice(2)];
const dev = spawn('node', args, { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => dev.kill(signal));
dev.once('exit', (code) => process.exit(code ?? 0));
