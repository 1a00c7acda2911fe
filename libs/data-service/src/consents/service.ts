import type { Consent, ConsentPurpose, NewConsent } from './consent.ts';

/** The operations on the current user's consents. Both implementations pass `contract.ts`. Both reject with DataError. */
export interface ConsentService {
  /** Every consent ever given, the latest first. */
  list(): Promise<Consent[]>;
  /** Agrees, and resolves to the record. Agreeing to what is agreed to already changes nothing and answers that record. */
  grant(consent: NewConsent): Promise<Consent>;
  /** Takes back every consent for this purpose, whatever the text. Without one nothing happens. */
  withdraw(purpose: ConsentPurpose): Promise<void>;
}
