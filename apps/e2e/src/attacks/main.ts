// `npm run attack -- --url <site or backend> [--key <public key>] [--hosted]`: every attack on a deployment of ours. It makes
// accounts at nafas.test. NAFAS_HOSTED_SERVICE_KEY makes them where addresses have to be proved.
import { parseArgs } from 'node:util';
import { attackAll, formatTable } from './suite/run.ts';

const USAGE = 'Usage: npm run attack -- --url <site or backend> [--key <public key>] [--hosted]';
const values = readOptions();

function readOptions() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string' },
        key: { type: 'string' },
        hosted: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

async function fail(message: string): Promise<never> {
  console.error(message);
  process.exit(2);
}

/** The backend that a site's configuration names; null when it is no site. */
async function readConfig(site: string): Promise<{ url: string; anonKey: string } | null> {
  const answer = await fetch(new URL('/config.json', site)).catch(() => null);
  if (answer?.ok !== true) return null;
  const { backend } = (await answer.json()) as { backend?: { url: string; anonKey: string } };
  return backend ?? null;
}

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const url = values.url ?? (await fail(USAGE));
const found = values.key === undefined ? await readConfig(url) : { url, anonKey: values.key };
const place =
  found ?? (await fail(`${url} has no /config.json: give the backend’s public key with --key`));
const rows = await attackAll({
  url: place.url.replace(/\/$/, ''),
  anonKey: place.anonKey,
  serviceKey: process.env['NAFAS_HOSTED_SERVICE_KEY'],
  isHosted: values.hosted ?? false,
});
console.log(formatTable(rows));
process.exit(rows.some(({ failures }) => failures.length > 0) ? 1 : 0);
