import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { rowsOf } from '../rows-of.ts';
import { type Consent, parseConsent, parseNewConsent } from './consent.ts';
import type { ConsentService } from './service.ts';

const COLUMNS = 'id, purpose, text_version, language, granted_at, withdrawn_at';
// Far more than anybody gives, and under what hosted projects answer at once.
const MOST = 500;

function consentOfRow(row: unknown): Consent {
  const stored = row as Record<string, unknown>;
  return parseConsent({
    ...stored,
    textVersion: stored['text_version'],
    grantedAt: stored['granted_at'],
    withdrawnAt: stored['withdrawn_at'],
  });
}

/** Consents in the table `consents`; row-level security gives and takes only the user's own. */
export function createSupabaseConsents(client: Pick<BackendV1, 'from'>): ConsentService {
  const table = () => client.from('consents');

  return {
    async list() {
      const query = table().select(COLUMNS).order('granted_at', { ascending: false }).limit(MOST);
      return rowsOf(await query.retry(RETRY)).map(consentOfRow);
    },

    async grant(given) {
      const { purpose, textVersion, language } = parseNewConsent(given);
      const row = { id: crypto.randomUUID(), purpose, text_version: textVersion, language };
      const answer = await table().insert(row).select(COLUMNS);
      // Another tab was first: there is one in force for this purpose and text, and it is what was asked for.
      const isThere = answer.error && dataErrorOf(answer).code === 'conflict';
      const [stored] = rowsOf(
        isThere
          ? await table()
              .select(COLUMNS)
              .eq('purpose', purpose)
              .eq('text_version', textVersion)
              .is('withdrawn_at', null)
              .retry(RETRY)
          : answer,
      );
      if (stored === undefined) throw new DataError('server', 'Nothing came back for a consent');
      return consentOfRow(stored);
    },

    async withdraw(purpose) {
      // The server puts its own time in place of this one.
      const change = { withdrawn_at: new Date().toISOString() };
      rowsOf(
        await table()
          .update(change)
          .eq('purpose', purpose)
          .is('withdrawn_at', null)
          .select(COLUMNS),
      );
    },
  };
}
