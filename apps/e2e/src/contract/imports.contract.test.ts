import {
  changedCheckIn,
  checkInCodec,
  createSupabaseCheckIns,
  newCheckIn,
} from '@nafas/data-service/check-ins';
import { createSupabaseAccountData } from '@nafas/data-service/export';
import { createSupabaseImports } from '@nafas/data-service/imports';
import { importContract } from '@nafas/data-service/imports/contract';
import { createSupabaseTags } from '@nafas/data-service/tags';
import { readImport } from '@nafas/portability';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';
import { setUpBackend } from '../support/test-backend.ts';

const backend = setUpBackend();
let people = 0;

/** The services of a person without anything. */
async function signUp() {
  const { user, id } = await backend.signUp(`imports-${++people}`);
  await agreeTo(user, 'check_ins');
  return {
    id,
    imports: createSupabaseImports(user),
    checkIns: createSupabaseCheckIns(user),
    tags: createSupabaseTags(user),
    account: createSupabaseAccountData(user),
  };
}

describe('imports on the embedded backend', () => {
  importContract(signUp, { describe, it, expect });
});

/** What the database writes itself of a row: not the person's, and made anew. */
const MADE = ['import_id', 'created_at', 'updated_at', 'version', 'operation_id'];

test('the JSON of our export comes back identical, also under another account', async () => {
  const { id: person, imports, checkIns, account } = await signUp();
  const entries = Array.from({ length: 40 }, (_, n) =>
    newCheckIn({
      mood: n % 11,
      energy: (n * 3) % 11,
      stress: 5,
      touched: n % 2 === 0 ? ['mood', 'energy'] : ['mood', 'energy', 'stress'],
      motivation: n % 3 === 0 ? n % 11 : null,
      notes: n % 4 === 0 ? `=1+1 "quoted", <b>not bold</b>\nالبحر هادئ ${n} 🌊` : null,
      words: n % 5 === 0 ? ['calm', 'proud'] : [],
      tags: n % 6 === 0 ? ['walk', 'عائلة'] : [],
      timeZone: n % 2 === 0 ? 'Asia/Riyadh' : 'America/New_York',
      now: new Date(Date.UTC(2026, 9, 1 + (n % 28), n % 24, 7)),
    }),
  );
  for (const entry of entries) await checkIns.submit(entry);
  const first = entries[0] as (typeof entries)[number];
  await checkIns.change(changedCheckIn(first, { mood: 10 }));

  const exported = await account.exportAll();
  const file = new TextEncoder().encode(JSON.stringify(exported, null, 2));
  const today = { timeZone: 'UTC', today: '2026-11-22' };
  const getRows = ({ tables }: typeof exported) =>
    (tables['check_ins'] ?? []).map(({ edited_at: edited, ...row }) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !MADE.includes(name))),
      // The product's instants have milliseconds.
      edited: typeof edited === 'string' ? Date.parse(edited) : null,
    }));
  const read = async (reader: string) => {
    const preview = await readImport(file, { ...today, person: reader });
    expect(preview).toMatchObject({ kind: 'nafas-json', count: 40, problemCount: 0 });
    return preview.entries.map((row) => checkInCodec.ofRow({ ...row, version: 1 }));
  };
  const kind = 'nafas-json';

  await checkIns.erase();
  const again = { id: crypto.randomUUID(), kind, entries: await read(person), tags: [] } as const;
  expect(await imports.add(again)).toBe(40);
  expect(getRows(await account.exportAll())).toEqual(getRows(exported));
  // Once more: everything is here already.
  expect(await imports.add({ ...again, id: crypto.randomUUID() })).toBe(0);

  const other = await signUp();
  const theirs = { ...again, id: crypto.randomUUID(), entries: await read(other.id) };
  expect(await other.imports.add(theirs)).toBe(40);
  const without = (rows: ReturnType<typeof getRows>) =>
    rows.map((row) => JSON.stringify({ ...row, id: null, user_id: null })).sort();
  expect(without(getRows(await other.account.exportAll()))).toEqual(without(getRows(exported)));
});
