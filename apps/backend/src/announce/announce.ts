import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../config.ts';
import { readLocalKey } from '../local-key.ts';

const USAGE = `Announces something to those who want that kind: news (the switch "News about Nafas") or offers ("Offers").

  npm run announce -- --kind news|offers --file <words.json> [--days <1-30>]   default 14
  npm run announce -- --take-back <id>

      [--url <backend>]       default http://127.0.0.1:<NAFAS_BACKEND_PORT>
      [--key <service key>]   default NAFAS_SERVICE_KEY, else that of the embedded backend's data directory

words.json has every language: {"titles": {"en": "…", "ar": "…"}, "messages": {"en": "…", "ar": "…"}}`;

const DAY_MS = 86_400_000;

async function announce(): Promise<string> {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      file: { type: 'string' },
      days: { type: 'string', default: '14' },
      'take-back': { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return USAGE;
  const config = readConfig(process.env);
  const url = values.url ?? `http://127.0.0.1:${config.port}`;
  const key = () =>
    values.key ?? process.env['NAFAS_SERVICE_KEY'] ?? readLocalKey(config.dataDir, 'serviceKey');
  const connect = () =>
    createClient(url, key(), { auth: { persistSession: false, autoRefreshToken: false } });

  if (values['take-back']) {
    const { data, error } = await connect().rpc('take_announcement_back', {
      announcement: values['take-back'],
    });
    if (error) throw new Error(`Not taken back: ${error.message}`);
    return data === true ? 'Taken back.' : 'There is no such announcement, or it is over.';
  }

  const days = Number(values.days);
  const { kind, file } = values;
  const isKind = kind === 'news' || kind === 'offers';
  if (!isKind || !file || !Number.isInteger(days) || days < 1 || days > 30) throw new Error(USAGE);
  const { titles, messages } = readWords(file);
  const { data, error } = await connect().rpc('announce', {
    kind,
    titles,
    messages,
    expires_at: new Date(Date.now() + days * DAY_MS).toISOString(),
  });
  if (error) throw new Error(`Not announced: ${error.message}`);
  return `Announced for ${days} days: ${String(data)}`;
}

function readWords(file: string): { titles: unknown; messages: unknown } {
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof words !== 'object' || words === null || !('titles' in words && 'messages' in words)) {
    throw new Error(`${file} has no titles and messages.\n\n${USAGE}`);
  }
  return words;
}

try {
  console.log(await announce());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
