import { isDataError, PlatformError } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import { ScopeEnded } from './scope-ended.ts';

export interface ErrorReport {
  readonly code: string;
  readonly app: string | null;
  readonly phase: string | null;
}

export type ReportError = (
  error: unknown,
  context?: { readonly app?: string; readonly phase?: string },
) => ErrorReport;

// A page in trouble says each thing once, and not without end.
const MAX_SENT = 20;

/** The server's answer to a session that has ended (supabase/migrations, live_sessions). */
const SESSION_ENDED = 'PGRST301 The session has ended';

const isOfEndedSession = (error: unknown): boolean =>
  error instanceof ScopeEnded ||
  (isDataError(error, 'denied') && error.message.includes(SESSION_ENDED));

/**
 * Makes what tells developers about an error: code, app and phase, never a text a person wrote. Numbered errors carry
 * their own; anything else is named by its class only, since messages may quote input. It goes to the console and, once
 * a page, to the server function `client-errors` of the configured backend.
 */
export function createReport(config: () => Promise<ShellConfig>): ReportError {
  const sent = new Set<string>();
  let isLeft = false;
  addEventListener('pagehide', () => (isLeft = true));
  // The way back may lead to the same page, as it was.
  addEventListener('pageshow', () => (isLeft = false));
  return (error, context = {}) => {
    const about: ErrorReport =
      error instanceof PlatformError
        ? { code: error.code, app: error.app, phase: error.phase }
        : {
            code: error instanceof Error ? error.name : 'unknown',
            app: context.app ?? null,
            phase: context.phase ?? null,
          };
    // A network that is away is no fault; the browser lists it itself. Nor is what was under way when the page was left, or when
    // somebody signed out, here or, before this page hears of it, elsewhere.
    if (isLeft || isDataError(error, 'offline') || isOfEndedSession(error)) return about;
    console.error(
      `[nafas] ${about.code} ${about.app ?? 'shell'} ${about.phase ?? ''}`.trimEnd(),
      error,
    );
    const key = JSON.stringify(about);
    if (sent.size < MAX_SENT && !sent.has(key)) {
      sent.add(key);
      // Reporting that reporting failed would never end.
      send(about, config).catch(() => undefined);
    }
    return about;
  };
}

async function send(about: ErrorReport, config: () => Promise<ShellConfig>): Promise<void> {
  const { backend } = await config();
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
