import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { findJsonImports, type JsonImport } from './find-imports.ts';
import { JSON_FOLDER, jsonFileName } from './json-file-name.ts';

/** What the rewritten text calls. */
const LOAD = 'nafasLoadJsonFile';

/** A file that a module may import: its content as it is emitted, and the hash of that. */
interface JsonFile {
  readonly path: string;
  readonly text: string;
  readonly hash: string;
}

/** A file to emit, by its name below the folder of the build. */
interface EmittedFile extends JsonFile {
  readonly name: string;
}

/**
 * Makes of each JSON file that is imported when it is wanted a file of its own beside the scripts, named by its hash; the
 * module that imports it carries the hashes. As chunks all of them would stand in the first script of the build by name
 * and hash, which is 53 bytes that can't be compressed for each language of each text (docs/decisions/0014).
 * Not for development: there the bundler's own way updates what is saved.
 */
export function jsonFilesPlugin(): RsbuildPlugin {
  return {
    name: 'nafas-json-files',
    setup(api) {
      api.transform(
        { test: /\.[jt]sx?$/, environments: ['web'], order: 'pre' },
        async ({ code, resourcePath, emitFile, addDependency }) => {
          const { text, files } = await withJsonFiles(code, resourcePath);
          for (const { path, name, text: content } of files) {
            addDependency(path);
            emitFile(name, content);
          }
          return text;
        },
      );
    },
  };
}

/** The text of a module with its lazy imports of JSON rewritten, and the files to emit for them. */
export async function withJsonFiles(
  code: string,
  module: string,
): Promise<{ text: string; files: readonly EmittedFile[] }> {
  const imports = code.includes('.json') ? findJsonImports(code) : [];
  if (imports.length === 0) return { text: code, files: [] };
  const files: EmittedFile[] = [];
  let text = '';
  let end = 0;
  for (const each of imports) {
    const members = await readMembers(dirname(module), each);
    const name = setName(each);
    for (const [member, file] of Object.entries(members)) {
      files.push({ ...file, name: `${JSON_FOLDER}/${jsonFileName(name, member, file.hash)}` });
    }
    text += code.slice(end, each.start) + call(each, name, members);
    end = each.end;
  }
  const loader = createRequire(import.meta.url).resolve('@nafas/platform/load-json-file');
  text = `import { loadJsonFile as ${LOAD} } from ${JSON.stringify(loader)};\n${text}`;
  return { text: text + code.slice(end), files };
}

/** The file name without its end, also where that is what varies: the folder's then. */
function setName({ before, after }: JsonImport): string {
  return basename(after === '.json' ? before : after || before, '.json');
}

function call({ member }: JsonImport, name: string, files: Record<string, JsonFile>): string {
  const hashes = Object.fromEntries(Object.entries(files).map(([each, { hash }]) => [each, hash]));
  const rest = [JSON.stringify(name), JSON.stringify(hashes), member ?? '""'].join(', ');
  return `${LOAD}(__webpack_public_path__ + "${JSON_FOLDER}/", ${rest})`;
}

/** The files of a set by the part of the path that tells them apart; one file stands alone, under no name. */
async function readMembers(
  dir: string,
  { before, member, after }: JsonImport,
): Promise<Record<string, JsonFile>> {
  if (member === null) return { '': await readJson(resolve(dir, before)) };
  const folder = resolve(dir, before);
  const found: Record<string, JsonFile> = {};
  for (const entry of (await readdir(folder)).sort()) {
    const isFile = after === '.json';
    if (isFile !== entry.endsWith('.json')) continue;
    const own = isFile ? basename(entry, '.json') : entry;
    const file = await readJson(join(folder, `${own}${after}`)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (file) found[own] = file;
  }
  return found;
}

async function readJson(path: string): Promise<JsonFile> {
  const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
  return { path, text, hash: createHash('sha384').update(text).digest('base64') };
}
