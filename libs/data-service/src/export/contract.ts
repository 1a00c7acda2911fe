import type * as vitest from 'vitest';
import type { AccountDataService } from './service.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The tests that every AccountDataService must pass. `open` gives that of a person with a profile. */
export function accountDataContract(
  open: () => Promise<AccountDataService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('what is kept of a person', () => {
    it('is taken along as of now: the account, every row by its table, the paths of the files', async () => {
      const { exportedAt, account, tables, files } = await (await open()).exportAll();
      expect(exportedAt).toMatch(INSTANT);
      expect(account.id).not.toBe('');
      expect(Object.keys(tables)).not.toEqual([]);
      for (const rows of Object.values(tables)) expect(rows).toEqual(expect.any(Array));
      expect(files).toEqual(expect.any(Array));
    });

    it('stays when the address that is typed is not that of the account', async () => {
      const data = await open();
      await expect(data.deleteAccount('somebody.else@nafas.test')).rejects.toMatchObject({
        name: 'DataError',
      });
      const { account } = await data.exportAll();
      expect(account.id).not.toBe('');
    });
  });
}
