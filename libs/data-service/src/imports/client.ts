import type { PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { CheckIn } from '../check-ins/check-in.ts';
import { consentInForce } from '../consents/consent.ts';
import { createSimulatedConsents } from '../consents/simulated.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { type Import, MOST_TAGS } from './import.ts';
import type { ImportService } from './service.ts';
import { createSimulatedImports } from './simulated.ts';
import { createSupabaseImports } from './supabase.ts';

/** How many entries go at once: progress is seen, and a part fits into a request. */
const PART = 250;
/** How many ids are asked about at once. */
const ASKED = 5000;

function importService(platform: PlatformV1): Promise<ImportService> {
  return serviceFor(
    platform,
    (demo) => {
      const consents = createSimulatedConsents({ ...demo, delayMs: { read: 0, write: 0 } });
      const mayKeep = async () => consentInForce(await consents.list(), 'check_ins') !== undefined;
      return createSimulatedImports({ ...demo, mayKeep });
    },
    createSupabaseImports,
  );
}

/** The imports that can still be undone, the latest first. */
export function imports(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.imports],
    queryFn: async () => (await importService(platform)).list(),
  });
}

/** Which of these ids are check-ins of the person already. Rejects with DataError. */
export async function findKnown(
  platform: PlatformV1,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const service = await importService(platform);
  const known = new Set<string>();
  for (let at = 0; at < ids.length; at += ASKED) {
    for (const id of await service.known(ids.slice(at, at + ASKED))) known.add(id);
  }
  return known;
}

/** What {@link importEntries} adds. */
export interface EntriesToImport {
  /** Made once, so that going on after a failure goes on with the same import. */
  readonly id: string;
  readonly kind: Import['kind'];
  readonly entries: readonly CheckIn[];
  /** The most used first. */
  readonly tags: readonly string[];
}

/**
 * Brings entries in, part by part. Resolves to how many came, or to null when `signal` ended it: then what had come is
 * taken out again. Rejects with DataError; what came until then stays, and doing it again goes on.
 */
export async function importEntries(
  platform: PlatformV1,
  { id, kind, entries, tags }: EntriesToImport,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<number | null> {
  const service = await importService(platform);
  let brought = 0;
  try {
    for (let at = 0; at < entries.length; at += PART) {
      const own = at === 0 ? tags.slice(0, MOST_TAGS) : [];
      brought = await service.add({ id, kind, entries: entries.slice(at, at + PART), tags: own });
      if (signal.aborted) {
        await service.undo(id);
        return null;
      }
      onProgress(Math.min(entries.length, at + PART));
    }
    return brought;
  } finally {
    changed(platform);
  }
}

/** Takes out what an import brought and nobody edited since. */
export function undoImport(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async (id: string) => (await importService(platform)).undo(id),
    onSuccess: () => changed(platform),
  });
}

function changed(platform: PlatformV1): void {
  for (const topic of [TOPIC.imports, TOPIC.checkIns, TOPIC.tags, TOPIC.achievements])
    platform.invalidate(topic);
}
