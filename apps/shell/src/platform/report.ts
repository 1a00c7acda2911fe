import { PlatformError } from '@nafas/platform';
import { loadShellConfig } from '../boot/load-shell-config.ts';

export interface Report {
  readonly code: string;
  readonly app: string | null;
  readonly phase: string | null;
}

// A page in trouble says each thing once, and not without end.
const MAX_SENT = 20;
const sent = new Set<string>();

/**
 * Tells developers about an error: code, app and phase, never a text a person wrote. Numbered errors carry their own;
 * anything else is named by its class only, since messages may quote input. It goes to the console and, once a page,
 * to the server function `client-errors`.
 */
export function report(error: unknown, context: { app?: string; phase?: string } = {}): Report {
  const about: Report =
    error instanceof PlatformError
      ? { code: error.code, app: error.app, phase: error.phase }
      : {
          code: error instanceof Error ? error.name : 'unknown',
          app: context.app ?? null,
          phase: context.phase ?? null,
        };
  console.error(
    `[nafas] ${about.code} ${about.app ?? 'shell'} ${about.phase ?? ''}`.trimEnd(),
    error,
  );
  const key = JSON.stringify(about);
  if (sent.size < MAX_SENT && !sent.has(key)) {
    sent.add(key);
    // Reporting that reporting failed would never end.
    send(about).catch(() => undefined);
  }
  return about;
}

async function send(about: Report): Promise<void> {
  const { backend } = await loadShellConfig();
  await fetch(`${backend.url}/functions/v1/client-errors`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...about, release: release() }),
    // The page may be on its way out; who was signed in is nobody's business here.
    keepalive: true,
    credentials: 'omit',
  });
}

/** The shell's own build: the name of its main script, which holds a hash. It is not the first script of the page. */
function release(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/index."]');
  return script?.src.split('/').at(-1)?.split('?')[0] || null;
}
