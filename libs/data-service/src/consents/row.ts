import { type Consent, type NewConsent, parseConsent, parseNewConsent } from './consent.ts';

/** The table of consents; also the name for `platform.enqueue`. */
export const CONSENTS_TABLE = 'consents';

/** The columns to ask for. */
export const CONSENT_COLUMNS = 'id, purpose, text_version, language, granted_at, withdrawn_at';

/**
 * The row to insert for an agreement, e.g. as `platform.enqueue({ table: CONSENTS_TABLE, row, topic })` before what
 * needs it: the outbox sends in order. One that is in force already is left as it is. Throws DataError `invalid`.
 */
export function consentRow(given: NewConsent) {
  const { purpose, textVersion, language } = parseNewConsent(given);
  return { id: crypto.randomUUID(), purpose, text_version: textVersion, language };
}

/** The consent of a row. Throws DataError `invalid` when the row is not one. */
export function consentOfRow(row: unknown): Consent {
  if (typeof row !== 'object' || row === null) return parseConsent(row);
  const { text_version, granted_at, withdrawn_at, ...same } = row as Record<string, unknown>;
  return parseConsent({
    ...same,
    textVersion: text_version,
    grantedAt: granted_at,
    withdrawnAt: withdrawn_at,
  });
}
