import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type Field,
  FIELDS,
  ImportRefused,
  type ImportPreview,
  MAX_FILE_BYTES,
  PROBLEMS,
  readImport,
} from '@nafas/portability';

/**
 * npm run -s import:preview -- <file> [--zone Asia/Riyadh] [--today 2026-11-22] [--mood name=7]... [--columns date,mood,none]:
 * what would come in, as JSON. Stores nothing. Exit code 1 with `{"error": {code, message}}` for a file that is refused as a whole.
 */
const USAGE =
  'npm run -s import:preview -- <file> [--zone Asia/Riyadh] [--today 2026-11-22] [--mood name=7]... [--columns date,mood,none]';

try {
  process.stdout.write(`${JSON.stringify(toReport(await read()), null, 2)}\n`);
} catch (error) {
  const { code, message } = toFailure(error);
  process.stdout.write(`${JSON.stringify({ error: { code, message } }, null, 2)}\n`);
  process.exitCode = 1;
}

async function read(): Promise<ImportPreview> {
  const { values, positionals } = readArguments();
  const [path] = positionals;
  if (path === undefined) throw new Error(`Which file? ${USAGE}`);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${path}`);
  // What is too large is not even read.
  if (found.size > MAX_FILE_BYTES) throw new ImportRefused('too-large');
  return readImport(await readFile(path), {
    timeZone: values.zone,
    today: values.today,
    moods: Object.fromEntries(values.mood.map(toMood)),
    ...(values.columns !== undefined && { columns: values.columns.split(',').map(toField) }),
  });
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        zone: { type: 'string', default: 'UTC' },
        today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        mood: { type: 'string', multiple: true, default: [] },
        columns: { type: 'string' },
      },
    });
  } catch {
    throw new Error(USAGE);
  }
}

function toField(name: string): Field {
  const field = FIELDS.find((one) => one === name.trim());
  if (field === undefined) throw new Error(`A column is one of ${FIELDS.join(', ')}`);
  return field;
}

function toMood(given: string): [string, number | null] {
  const at = given.lastIndexOf('=');
  const mood = given.slice(at + 1);
  return [given.slice(0, at), mood === '' ? null : Number(mood)];
}

/** With a sentence for each problem. */
function toReport({ problems, ...preview }: ImportPreview) {
  return {
    ...preview,
    problems: problems.map((problem) => ({ ...problem, message: PROBLEMS[problem.code] })),
  };
}

function toFailure(error: unknown): { code: string; message: string } {
  if (error instanceof ImportRefused) return error;
  return { code: 'failed', message: error instanceof Error ? error.message : String(error) };
}
