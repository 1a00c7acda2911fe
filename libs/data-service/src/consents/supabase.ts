import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { type Consent, parseConsent, parseNewConsent } from './consent.ts';
import type { ConsentService } from './service.ts';

const COLUMNS = 'id, purpose, text_version, language, granted_at, withdrawn_at';
// Far more than anybody gives, and under what hosted projects answer at once.
const MOST = 500;

interface Answer {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}

function consentsOf({ status, data, error }: Answer): Consent[] {
  if (error) throw dataErrorOf({ status, error });
  return (Array.isArray(data) ? data : []).map((row: Record<string, unknown>) =>
    parseConsent({
      ...row,
      textVersion: row['text_version'],
      grantedAt: row['granted_at'],
      withdrawnAt: row['withdrawn_at'],
    }),
  );
}

/** Consents in the table `consents`; row-level security gives and takes only the user's own. */
export function createSupabaseConsents(client: Pick<BackendV1, 'from'>): ConsentService {
  const table = () => client.from('consents');

  return {
    async list() {
      const query = table().select(COLUMNS).order('granted_at', { ascending: false }).limit(MOST);
      return consentsOf(await query.retry(false));
    },

    async grant(given) {
      const { purpose, textVersion, language } = parseNewConsent(given);
      const row = { id: crypto.randomUUID(), purpose, text_version: textVersion, language };
      const answer = await table().insert(row).select(COLUMNS);
      // Another tab was first: there is one in force for this purpose and text, and it is what was asked for.
      const isThere = answer.error && dataErrorOf(answer).code === 'conflict';
      const [stored] = consentsOf(
        isThere
          ? await table()
              .select(COLUMNS)
              .eq('purpose', purpose)
              .eq('text_version', textVersion)
              .is('withdrawn_at', null)
              .retry(false)
          : answer,
      );
      if (!stored) throw new DataError('server', 'Nothing came back for a consent');
      return stored;
    },

    async withdraw(purpose) {
      // The server puts its own time in place of this one.
      const change = { withdrawn_at: new Date().toISOString() };
      consentsOf(
        await table()
          .update(change)
          .eq('purpose', purpose)
          .is('withdrawn_at', null)
          .select(COLUMNS),
      );
    },
  };
}
