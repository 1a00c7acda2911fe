import type { BackendV1 } from '@nafas/platform';
import { DataError, toDataError } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { consentCodec, consentRow } from './consent.ts';
import type { ConsentService } from './service.ts';

// Far more than anybody gives, and under what hosted projects answer at once.
const MOST = 500;

/** Consents in the table `consents`; row-level security gives and takes only the user's own. */
export function createSupabaseConsents(client: Pick<BackendV1, 'from'>): ConsentService {
  const { columns, ofRow } = consentCodec;
  const table = () => client.from(consentCodec.table);

  return {
    async list() {
      const query = table().select(columns).order('granted_at', { ascending: false }).limit(MOST);
      return unwrapRows(await query.retry(RETRY)).map(ofRow);
    },

    async grant(given) {
      const row = consentRow(given);
      const answer = await table().insert(row).select(columns);
      // Nothing comes back for what is in force already; a conflict is another tab that was first by a hair.
      const isThere = answer.error !== null && toDataError(answer).code === 'conflict';
      const [written] = isThere ? [] : unwrapRows(answer);
      if (written !== undefined) return ofRow(written);
      const inForce = table()
        .select(columns)
        .eq('purpose', row.purpose)
        .eq('text_version', row.text_version)
        .is('withdrawn_at', null);
      const same =
        'provider' in row ? inForce.eq('provider', row.provider) : inForce.is('provider', null);
      const [stored] = unwrapRows(await same.retry(RETRY));
      if (stored === undefined) throw new DataError('server', 'Nothing came back for a consent');
      return ofRow(stored);
    },

    async withdraw(purpose) {
      // The server replaces this time with its own.
      const change = { withdrawn_at: new Date().toISOString() };
      unwrapRows(
        await table()
          .update(change)
          .eq('purpose', purpose)
          .is('withdrawn_at', null)
          .select(columns),
      );
    },
  };
}
