import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';

/** What a person may agree to. Without a consent in force the thing is refused. */
export const CONSENT_PURPOSES = [
  'check_ins',
  'camera_analysis',
  'voice_analysis',
  'text_analysis',
  'external_ai',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The record of one agreement. Agreeing again after a withdrawal is a new one. */
export interface Consent {
  /** A UUID that the client made. */
  readonly id: string;
  readonly purpose: ConsentPurpose;
  /** Which text was agreed to, e.g. `2026-11`. */
  readonly textVersion: string;
  /** The language the text was read in, e.g. `ar`. */
  readonly language: string;
  /** By the server's clock, ISO 8601 in UTC. */
  readonly grantedAt: string;
  /** Null while it is in force. A withdrawal is final. */
  readonly withdrawnAt: string | null;
}

/** What is agreed to, in which words. */
export type NewConsent = Pick<Consent, 'purpose' | 'textVersion' | 'language'>;

const words = {
  purpose: z.enum(CONSENT_PURPOSES),
  textVersion: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/)),
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
};
const consentSchema: z.ZodMiniType<Consent, unknown> = z.object({
  id: z.guid(),
  ...words,
  grantedAt: instant,
  withdrawnAt: z.nullable(instant),
});
const newSchema: z.ZodMiniType<NewConsent, unknown> = z.strictObject(words);

/** A consent from outside. Throws DataError `invalid`. */
export function parseConsent(value: unknown): Consent {
  const result = z.safeParse(consentSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Not a consent');
}

/** What is to be agreed to, from outside. Throws DataError `invalid`. */
export function parseNewConsent(value: unknown): NewConsent {
  const result = z.safeParse(newSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Nothing to agree to');
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
