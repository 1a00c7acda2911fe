// `npm start`: installs what is missing, builds, starts the embedded backend and serves the product.
import { spawn } from 'node:child_process';
import { env, installDependencies, root, run } from './steps.mjs';

installDependencies();
console.log('Building (cached when nothing changed) ...');
const built = await run('nx', ['run-many', '-t', 'build', '--outputStyle=static']);
if (built !== 0) process.exit(built);

const server = spawn('node', ['tools/launch/src/serve.ts'], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
