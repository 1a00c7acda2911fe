// `npm run check:hosted -- <url>`: is a hosted project set up as docs/deploy-supabase.md says, and does it hold? Keys come
// from NAFAS_HOSTED_ANON_KEY and NAFAS_HOSTED_SERVICE_KEY.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { attackAll, formatTable } from '../attacks/suite/run.ts';
import { checkConfiguration } from './configuration.ts';

const [url = ''] = process.argv.slice(2);
const anonKey = process.env['NAFAS_HOSTED_ANON_KEY'] ?? '';
const serviceKey = process.env['NAFAS_HOSTED_SERVICE_KEY'] || undefined;
if (!URL.canParse(url) || anonKey === '') {
  console.error(
    'Usage: NAFAS_HOSTED_ANON_KEY=... [NAFAS_HOSTED_SERVICE_KEY=...] npm run check:hosted -- <url>',
  );
  process.exit(2);
}
const place = { url: url.replace(/\/$/, ''), anonKey };

const checks = await checkConfiguration(place);
const lines = checks.map(
  ({ name, fault }) =>
    `${fault === null ? 'right' : 'WRONG'}  ${name}${fault === null ? '' : `: ${fault}`}`,
);

let attacks =
  'attacks: not run. They need NAFAS_HOSTED_SERVICE_KEY, which makes accounts with proved addresses.';
let contracts =
  'contracts: not run. They need NAFAS_HOSTED_SERVICE_KEY, and a project for tests with confirmations off.';
let failed = checks.some(({ fault }) => fault !== null);
if (serviceKey !== undefined) {
  const rows = await attackAll({ ...place, serviceKey, isHosted: true });
  attacks = formatTable(rows);
  failed ||= rows.some(({ failures }) => failures.length > 0);
  if (checks.some(({ name, fault }) => name === 'addresses are proved' && fault !== null)) {
    const { status } = spawnSync('vitest', ['run', '--project', 'hosted'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, NAFAS_HOSTED_URL: place.url },
      stdio: 'inherit',
    });
    contracts = `contracts: ${status === 0 ? 'passed' : 'FAILED'}`;
    failed ||= status !== 0;
  }
}
console.log([...lines, '', attacks, '', contracts].join('\n'));
process.exit(failed ? 1 : 0);
