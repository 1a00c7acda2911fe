import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withSite } from './shell-pages.ts';

// `npm run set-site -- https://nafas.example.org`: names the site in the built shell before it is copied to a static
// host. Only canonical and alternate links, the sitemap and robots.txt name it; the rest of the build is the same
// everywhere.
const [given] = process.argv.slice(2);
if (given === undefined || !URL.canParse(given)) {
  console.error('Usage: npm run set-site -- https://nafas.example.org');
  process.exit(2);
}
const { origin } = new URL(given);
const dist = resolve(import.meta.dirname, '../../../apps/shell/dist');
for (const file of await readdir(dist, { recursive: true })) {
  if (!/\.(?:html|xml|txt)$/.test(file)) continue;
  const path = join(dist, file);
  const text = await readFile(path, 'utf8');
  if (withSite(text, origin) !== text) await writeFile(path, withSite(text, origin));
}
