export {
  CONSENT_TEXT,
  type Consent,
  consentInForce,
  type ConsentPurpose,
  type NewConsent,
} from './consent.ts';
export type { ConsentService } from './service.ts';
export { createSupabaseConsents } from './supabase.ts';
