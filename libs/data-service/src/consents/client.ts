import type { PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { EXTERNAL_AI_TEXT } from '../chat/responder/external-ai-text.ts';
import { getQueryClient } from '../client/query-client.ts';
import { type Saved, save } from '../client/writes.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import {
  CONSENT_TEXT,
  type ConsentPurpose,
  type NewConsent,
  consentCodec,
  consentRow,
} from './consent.ts';
import type { ConsentService } from './service.ts';
import { createSimulatedConsents } from './simulated.ts';
import { createSupabaseConsents } from './supabase.ts';

/** The consents of this scope. */
function consentService(platform: PlatformV1): Promise<ConsentService> {
  return serviceFor(platform, createSimulatedConsents, createSupabaseConsents);
}

/** Everything that the person of this scope ever agreed to, the latest first. */
export function consents(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.consents],
    queryFn: async () => (await consentService(platform)).list(),
  });
}

/**
 * Agrees, in the words that were shown in the language of the interface. Without a network it waits in the outbox, before
 * what needs it: the outbox sends in order. Rejects when it is nowhere but in the caller's hands.
 */
export function agree(platform: PlatformV1, purpose: ConsentPurpose): Promise<Saved> {
  const given: NewConsent = {
    purpose,
    textVersion: CONSENT_TEXT,
    language: platform.language.get(),
  };
  const write = { table: consentCodec.table, row: consentRow(given), topic: TOPIC.consents };
  return save(platform, write, async () => (await consentService(platform)).grant(given));
}

/**
 * Agrees that a service outside (its host) answers the chat. It does not wait in the outbox: the server must have it
 * before it may ask. Rejects with DataError.
 */
export async function agreeToProvider(platform: PlatformV1, provider: string): Promise<void> {
  const words = { purpose: 'external_ai', textVersion: EXTERNAL_AI_TEXT } as const;
  const language = platform.language.get();
  await (await consentService(platform)).grant({ ...words, language, provider });
  platform.invalidate(TOPIC.consents);
}

/** Agrees in the words of a text, or takes back whatever was agreed to for the purpose; the list is as it is then. */
export function changeConsent(platform: PlatformV1) {
  return mutationOptions({
    scope: { id: TOPIC.consents },
    async mutationFn({ purpose, agrees }: { purpose: ConsentPurpose; agrees: boolean }) {
      const service = await consentService(platform);
      const language = platform.language.get();
      if (agrees) await service.grant({ purpose, textVersion: CONSENT_TEXT, language });
      else await service.withdraw(purpose);
      return service.list();
    },
    async onSuccess(all) {
      const { queryKey } = consents(platform);
      await getQueryClient(platform).cancelQueries({ queryKey });
      getQueryClient(platform).setQueryData(queryKey, all);
      platform.invalidate(TOPIC.consents);
    },
  });
}
