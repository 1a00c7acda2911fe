import type { BackendV1 } from '@nafas/platform';
import { type DataError, toDataError } from '../data-error.ts';
import { parseAccountExport } from './account-export.ts';
import { ReauthenticationNeeded } from './reauthentication.ts';
import type { AccountDataService } from './service.ts';

/** By the functions `export` and `account-delete`. */
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
      if (error && (await readCode(error)) === 'reauthentication-needed') {
        throw new ReauthenticationNeeded();
      }
      if (error) throw toFunctionError(error);
    },
  };
}

/** The code of a function's refusal; null where there is none. */
async function readCode({ context }: { context?: unknown }): Promise<unknown> {
  if (!(context instanceof Response)) return null;
  const body: unknown = await context
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}

/** The answer of a function is in the error's `context`; without one there was no answer. */
function toFunctionError(error: { message: string; context?: unknown }): DataError {
  const { status } = (error.context ?? {}) as { status?: unknown };
  return toDataError({
    status: typeof status === 'number' ? status : 0,
    error: { code: '', message: error.message },
  });
}
