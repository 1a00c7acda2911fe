import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The purposes a person may agree to. Without a consent in force the purpose is refused. */
export const CONSENT_PURPOSES = [
  'check_ins',
  'camera_analysis',
  'voice_analysis',
  'text_analysis',
  'external_ai',
  'anonymous_statistics',
  'research',
] as const;
/** A purpose that a consent is for. Each is agreed to, and taken back, by itself. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * Which text is in the locales of the apps that ask; all ask in the same words. When their meaning changes, so does this,
 * and they are agreed to anew.
 */
export const CONSENT_TEXT = '2026-11';

const words = {
  purpose: z.enum(CONSENT_PURPOSES),
  /** Which text was agreed to, e.g. `2026-11`. */
  textVersion: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/)),
  /** The language the text was read in, e.g. `ar`. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  /** The host of the service that was agreed to; null where the purpose names none, and in what older demos kept. */
  provider: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(253))), null),
};

const schema = z.object({
  /** A UUID that the client made. */
  id: z.guid(),
  ...words,
  /** By the server's clock, ISO 8601 in UTC. */
  grantedAt: instant,
  /** Null while it is in force. A withdrawal is final. */
  withdrawnAt: z.nullable(instant),
});

/** The record of one agreement. Agreeing again after a withdrawal is a new one. */
export type Consent = Readonly<z.infer<typeof schema>>;

/** Rows of `consents` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const consentCodec = rowCodec({ table: 'consents', what: 'a consent', schema });

const newSchema = z
  .strictObject(words)
  .check(z.refine((given) => given.provider === null || given.purpose === 'external_ai'));

/** A consent to give: purpose, version of the text, and for `external_ai` the provider. */
export type NewConsent = Readonly<z.input<typeof newSchema>>;

/** Checks a consent that comes from outside. Throws DataError `invalid`. */
export function parseNewConsent(value: unknown): Readonly<z.infer<typeof newSchema>> {
  const result = z.safeParse(newSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Nothing to agree to');
}

/**
 * The row to insert for an agreement; in the outbox before what needs it, which sends in order. One that is in force
 * already is left as it is. Throws DataError `invalid`.
 */
export function consentRow(given: NewConsent) {
  const { purpose, textVersion, language, provider } = parseNewConsent(given);
  const row = { id: crypto.randomUUID(), purpose, text_version: textVersion, language };
  return provider === null ? row : { ...row, provider };
}

/** The consent in force for a purpose: "may I?". `textVersion` asks for one to exactly this text. */
export function consentInForce(
  consents: readonly Consent[],
  purpose: ConsentPurpose,
  textVersion?: string,
): Consent | undefined {
  return consents.find(
    (one) =>
      one.purpose === purpose &&
      one.withdrawnAt === null &&
      (textVersion === undefined || one.textVersion === textVersion),
  );
}
