import type { PlatformError } from '@nafas/platform';
import type { RegistryVersion, ShellConfig } from '@nafas/platform/registry';

/** Counts of names and versions: how often views were asked for, what failed, how fast pages are. */
export interface Health {
  /** A view of this version was asked for. */
  asked(version: RegistryVersion): void;
  failed(error: PlatformError, version: RegistryVersion): void;
  /** A measure of the page, in ms; CLS in thousandths. */
  measured(name: string, value: number): void;
}

/** How long counts are gathered before they are sent, in ms. */
const GATHER_MS = 10_000;
const MOST_ENTRIES = 30;
const TWO_DIGITS = 2;

interface Entry {
  readonly kind: 'mounts' | 'errors';
  readonly fields: Readonly<Record<string, string | null>>;
  count: number;
}

export interface HealthParts {
  readonly config: () => Promise<ShellConfig>;
  /** The shell's own version. */
  readonly shell: string;
  readonly signal: AbortSignal;
}

/** Gathers counts and sends them to the function `client-errors`; nothing in them says who. */
export function createHealth({ config, shell, signal }: HealthParts): Health {
  const entries = new Map<string, Entry>();
  const vitals: { name: string; value: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count(kind: Entry['kind'], fields: Entry['fields']): void {
    const key = kind + JSON.stringify(fields);
    const known = entries.get(key);
    if (known) known.count += 1;
    else if (entries.size < MOST_ENTRIES) entries.set(key, { kind, fields, count: 1 });
    later();
  }

  function later(): void {
    // The same listener twice is one.
    document.addEventListener('visibilitychange', leaving, { signal });
    timer ??= setTimeout(flush, GATHER_MS);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (entries.size + vitals.length === 0) return;
    const of = (kind: Entry['kind']) =>
      [...entries.values()]
        .filter((each) => each.kind === kind)
        .map(({ fields, count: n }) => ({ ...fields, count: n }));
    const body = JSON.stringify({
      shell,
      errors: of('errors'),
      mounts: of('mounts'),
      vitals: vitals.splice(0).slice(0, MOST_ENTRIES),
    });
    entries.clear();
    // Reporting that reporting failed would never end.
    send(config, body).catch(() => undefined);
  }

  const leaving = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  signal.addEventListener('abort', () => clearTimeout(timer));

  const named = ({ metadata, extras }: RegistryVersion) => ({
    app: extras.feature.id,
    version: metadata.version,
  });
  return {
    asked: (version) => count('mounts', named(version)),
    failed: ({ code, phase }, version) => count('errors', { ...named(version), code, phase }),
    measured(name, value) {
      vitals.push({ name, value: Math.round(Number(value.toPrecision(TWO_DIGITS))) });
      later();
    },
  };
}

async function send(config: HealthParts['config'], body: string): Promise<void> {
  const { backend } = await config();
  await fetch(`${backend.url}/functions/v1/client-errors`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
    body,
    // The page may be on its way out; who was signed in is nobody's business here.
    keepalive: true,
    credentials: 'omit',
  });
}
