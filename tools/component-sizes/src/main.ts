import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LIST, type Sizes } from './components.ts';
import { measureSizes } from './measure.ts';

// `npm run sizes`: what each component costs alone, beside the committed list; `-- --write` renews the list.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const sizes = await measureSizes();
const known = JSON.parse(await readFile(LIST, 'utf8').catch(() => '{}')) as Sizes;
for (const [name, { js, css }] of Object.entries(sizes)) {
  const before = known[name];
  const was = before ? `${before.js} + ${before.css}` : 'new';
  console.log(
    `${name.padEnd(18)} ${String(js).padStart(6)} js ${String(css).padStart(6)} css  (${was})`,
  );
}
if (values.write) await writeFile(LIST, `${JSON.stringify(sizes, null, 2)}\n`);
