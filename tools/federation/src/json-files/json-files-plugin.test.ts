import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jsonFileName } from './json-file-name.ts';
import { withJsonFiles } from './json-files-plugin.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'json-files-'));
  for (const language of ['en', 'fr']) {
    await mkdir(join(dir, 'locales', language), { recursive: true });
    await writeFile(join(dir, 'locales', language, 'app.json'), `{ "a":  "${language}" }\n`);
  }
  // A language that lacks these texts.
  await mkdir(join(dir, 'locales/de'));
});
afterEach(() => rm(dir, { recursive: true }));

const hash = (text: string) => createHash('sha384').update(text).digest('base64');

it('emits each file by its hash, and gives the module the hashes', async () => {
  const module = join(dir, 'remote.ts');
  const code = 'const load = (l) => import(`./locales/${l}/app.json`);';
  const { text, files } = await withJsonFiles(code, module);
  const [en, fr] = [hash('{"a":"en"}'), hash('{"a":"fr"}')];
  expect(files.map(({ name, text: content }) => [name, content])).toEqual([
    [`static/json/${jsonFileName('app', 'en', en)}`, '{"a":"en"}'],
    [`static/json/${jsonFileName('app', 'fr', fr)}`, '{"a":"fr"}'],
  ]);
  expect(text).toContain(`"app", ${JSON.stringify({ en, fr })}, l)`);
  expect(text).toMatch(/^import \{ loadJsonFile as \w+ \} from "[^"]+load-json-file/);
  expect(text).not.toContain('import(');
});

it('leaves a module as it is that imports none', async () => {
  const code = "import en from './locales/en/app.json';";
  expect(await withJsonFiles(code, join(dir, 'a.ts'))).toEqual({ text: code, files: [] });
});

it('fails for a file that is not there', async () => {
  await expect(withJsonFiles("import('./gone.json')", join(dir, 'a.ts'))).rejects.toThrow(/ENOENT/);
});
