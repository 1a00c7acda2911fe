import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { OnDeviceTextEngine, TEXT_LANGUAGES, textLanguage } from '@nafas/emotion/text';
import { answer, listGroups } from './answer.ts';
import { readLines } from './lines.ts';
import { readPack } from './packs.ts';

/** npm run -s emotion:text -- --lang en < lines.txt: one JSON object per line, in order. */
const { values } = parseArgs({ options: { lang: { type: 'string', default: 'en' } } });
const engine = new OnDeviceTextEngine(async (lang) => readPack(lang));
const groups = listGroups(textLanguage(values.lang)?.code ?? 'ar');
if (!textLanguage(values.lang)) {
  console.error(`Not available: ${values.lang}. Available: ${TEXT_LANGUAGES.join(', ')}.`);
}
// A reader that has seen enough (head) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
for await (const line of readLines(process.stdin)) {
  const analysis = await engine.analyzeInDetail({ text: line, lang: values.lang });
  if (!process.stdout.write(`${JSON.stringify(answer(analysis, groups))}\n`)) {
    await once(process.stdout, 'drain');
  }
}
