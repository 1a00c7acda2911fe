import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { type Consent, consentCodec, consentInForce, parseNewConsent } from './consent.ts';
import type { ConsentService } from './service.ts';

/** Where the demo's consents are kept; the version goes up when their shape changes. */
export const DEMO_CONSENTS_KEY = 'nafas.demo.consents.v1';

/** Where the demo's consents are kept, the clock, and delays in ms. */
export interface SimulatedConsentsOptions {
  storage: DemoStorage;
  now: () => Date;
  delayMs?: SimulatedDelays;
}

/** The demo's consents: none until the visitor gives some in this tab. */
export function createSimulatedConsents({
  storage,
  now,
  delayMs = SIMULATED_DELAYS,
}: SimulatedConsentsOptions): ConsentService {
  const load = (): Consent[] =>
    loadDemo(storage, DEMO_CONSENTS_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(consentCodec.parse),
    ) ?? [];
  const save = (consents: readonly Consent[]) => saveDemo(storage, DEMO_CONSENTS_KEY, consents);

  return {
    async list() {
      await wait(delayMs.read);
      return load();
    },

    async grant(given) {
      const consent = parseNewConsent(given);
      await wait(delayMs.write);
      const { purpose, textVersion, provider } = consent;
      const same = load().filter((one) => one.provider === provider);
      const known = consentInForce(same, purpose, textVersion);
      if (known) return known;
      const times = { grantedAt: now().toISOString(), withdrawnAt: null };
      const stored = { id: crypto.randomUUID(), ...consent, ...times };
      save([stored, ...load()]);
      return stored;
    },

    async withdraw(purpose) {
      await wait(delayMs.write);
      const withdrawnAt = now().toISOString();
      const isMeant = (one: Consent) => one.purpose === purpose && one.withdrawnAt === null;
      save(load().map((one) => (isMeant(one) ? { ...one, withdrawnAt } : one)));
    },
  };
}
