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
const file = fileURLToPath(new URL('../../../docs/emotion.md', import.meta.url));
writePart(file, 'text', await textPart(values.data));
console.log('docs/emotion.md: text part written');
