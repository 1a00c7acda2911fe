import type { BackendV1 } from '@nafas/platform';
import { readRefusal, toFunctionError } from '../function-error.ts';
import { parseAccountExport } from './account-export.ts';
import { ReauthenticationNeeded } from './reauthentication.ts';
import type { AccountDataService } from './service.ts';

/** What a person may take along or delete, by the functions `export` and `account-delete` of the backend. */
export function createSupabaseAccountData(
  client: Pick<BackendV1, 'functions'>,
): AccountDataService {
  return {
    async exportAll() {
      const { data, error } = await client.functions.invoke('export', { method: 'POST' });
      if (error) throw toFunctionError(error);
      return parseAccountExport(data);
    },

    async deleteAccount(email) {
      const { error } = await client.functions.invoke('account-delete', {
        body: { confirm: email },
      });
      if (error && (await readRefusal(error)).code === 'reauthentication-needed') {
        throw new ReauthenticationNeeded();
      }
      if (error) throw toFunctionError(error);
    },
  };
}
