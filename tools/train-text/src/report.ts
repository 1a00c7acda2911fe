import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writePart } from './report/parts.ts';
import { textPart } from './report/text-part.ts';

/** npm run emotion:report -- --data <folder>: writes the text part of docs/emotion.md. */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (!values.data) {
  console.error('Usage: npm run emotion:report -- --data <folder>');
  process.exit(2);
}
const docs = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
const file = docs('emotion.md');
writePart(file, 'text', await textPart(values.data));
// The other engines' generators leave their part in a file of its own.
for (const name of ['voice', 'camera'] as const) {
  const part = docs(`emotion-${name}.md`);
  if (existsSync(part)) writePart(file, name, readFileSync(part, 'utf8'));
}
console.log('docs/emotion.md: text part written');
