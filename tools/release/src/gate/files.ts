import { createHash } from 'node:crypto';
import type { Candidate, Check } from './check.ts';

const LIMIT_MS = 20_000;
const YEAR_S = 31_536_000;
const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
};

/** Every file is served as it was built, with the headers that integrity and caching need. */
export const filesAreServed: Check = async ({ baseUrl, descriptor, environment }) => {
  const files = [descriptor.entry, ...descriptor.files];
  const site = new URL(environment.settings.site).origin;
  const problems = await Promise.all(
    files.map(({ file, integrity }) => findProblems(`${baseUrl}/${file}`, integrity, site)),
  );
  return { problems: problems.flat(), fine: `${files.length} files` };
};

async function findProblems(url: string, integrity: string, site: string): Promise<string[]> {
  const name = new URL(url).pathname;
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { Origin: site },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch {
    return [`${url} can't be reached`];
  }
  if (response.status !== 200) return [`${name} answers ${response.status}`];
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const problems = headerProblems(response.headers, name, site);
  if (hash !== integrity) problems.push('is not the file that was built');
  return problems.map((problem) => `${name} ${problem}`);
}

function headerProblems(headers: Headers, name: string, site: string): string[] {
  const problems: string[] = [];
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type && !type.test(headers.get('content-type') ?? '')) {
    problems.push(`is sent as ${headers.get('content-type') ?? 'nothing'}`);
  }
  const cors = headers.get('access-control-allow-origin');
  if (cors !== '*' && cors !== site) problems.push(`may not be read by ${site} (CORS)`);
  const cache = headers.get('cache-control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  if (!cache.includes('immutable') || age < YEAR_S)
    problems.push(`is not kept for ever ("${cache}")`);
  if (headers.get('x-content-type-options') !== 'nosniff') problems.push('may be sniffed');
  return problems;
}

/** The text of one file of a version, from the place. */
export async function readFile({ environment, named }: Candidate, file: string): Promise<Buffer> {
  const stored = await environment.place.read(`apps/${named.app}/${named.version}/${file}`);
  if (!stored) throw new Error(`${file} is not in the place`);
  return Buffer.from(stored.bytes);
}
