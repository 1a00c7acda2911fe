import { afterEach, expect, it, vi } from 'vitest';
import { loadJsonFile } from './load-json-file.ts';

const HASH = `AAECAwQF${'A'.repeat(56)}`;
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

it('loads a file by its hash once, as the bundler does a module', async () => {
  fetched.mockResolvedValue(Response.json({ a: 'b' }));
  const load = () => loadJsonFile('https://apps.example/json/', 'app', { fr: HASH }, 'fr');
  expect(await Promise.all([load(), load()])).toEqual([
    { default: { a: 'b' } },
    { default: { a: 'b' } },
  ]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'https://apps.example/json/app.fr.000102030405.json',
    expect.objectContaining({ integrity: `sha384-${HASH}` }),
  );
});

it('says that there is no such module for a member that the build did not have', async () => {
  await expect(loadJsonFile('/', 'app', { fr: HASH }, 'de')).rejects.toMatchObject({
    code: 'MODULE_NOT_FOUND',
  });
  await expect(loadJsonFile('/', 'app', {}, 'toString')).rejects.toThrow('no app in "toString"');
  expect(fetched).not.toHaveBeenCalled();
});

it('names the file that failed, and asks for it anew at the next try', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  fetched.mockResolvedValueOnce(Response.json({ a: 'b' }));
  const load = () => loadJsonFile('/json/', 'es', { '': HASH }, '');
  await expect(load()).rejects.toMatchObject({ request: '/json/es.000102030405.json' });
  expect(await load()).toEqual({ default: { a: 'b' } });
});
