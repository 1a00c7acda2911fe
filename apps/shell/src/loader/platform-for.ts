import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import type { RemoteModule } from '@nafas/platform/remote-module';

// eslint-disable-next-line no-restricted-syntax -- A cache of a pure function: it goes with its platform.
const adapted = new WeakMap<PlatformV1, PlatformV1>();

/** The platform as the contract has it that a module was built for; always the same one for the same platform. */
export function platformFor(module: RemoteModule, platform: PlatformV1): PlatformV1 {
  if (module.contract !== 1) return platform;
  const known = adapted.get(platform);
  if (known) return known;
  const made = asContract1(platform);
  adapted.set(platform, made);
  return made;
}

/**
 * The platform as an app of contract 1.3 expects it: languages that it has texts in, and an outbox of inserts. It would
 * take an update or delete that a later version of the same app enqueued for a row.
 */
function asContract1(platform: PlatformV1): PlatformV1 {
  const { language, pending } = platform;
  let before: readonly OutboxWrite[] = [];
  let inserts: readonly OutboxWrite[] = [];
  return Object.freeze<PlatformV1>({
    ...platform,
    version: '1.3.0',
    language: {
      // An app of contract 1 has texts in two languages and fails in another one.
      get: () => (language.get().split('-')[0] === 'ar' ? 'ar' : 'en'),
      subscribe: (listener) => language.subscribe(listener),
    },
    pending: {
      get() {
        const now = pending.get();
        // The same list for the same writes, or its readers would never be at rest.
        if (now !== before) inserts = now.filter(({ op = 'insert' }) => op === 'insert');
        before = now;
        return inserts;
      },
      subscribe: (listener) => pending.subscribe(listener),
    },
  });
}
