export { type Consent, consentInForce, type ConsentPurpose, type NewConsent } from './consent.ts';
export { consentRow, CONSENTS_TABLE } from './row.ts';
export type { ConsentService } from './service.ts';
export { createSimulatedConsents } from './simulated.ts';
export { createSupabaseConsents } from './supabase.ts';
