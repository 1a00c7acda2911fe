import type { BrowserContext } from '@playwright/test';

/** What a test may find in the console because it brings it about itself: why, and what is said then. */
export type ExpectedConsole = Readonly<Record<string, RegExp>>;

/** What the pages of a test said that nobody should have to read. */
export interface Watch {
  /** Violations of the Content Security Policy. */
  readonly violations: string[];
  /** Console errors and warnings, each with the address it is about, and uncaught errors. */
  readonly complaints: string[];
}

/**
 * Said by the test's own means: of the service worker that playwright.config.ts blocks, of how slow this machine is, and of
 * how fast: one address that tests one fault after the other reports more of them in a minute than the server takes.
 */
const OF_THE_TESTS =
  /Service Worker registration blocked by Playwright|was preloaded using link preload but not used within a few seconds|status of 429 .*\/client-errors/;

/** The page of the embedded backend's mails is sandboxed. */
export const OF_THE_INBOX: ExpectedConsole = {
  'the inbox runs no script, nor the one of this fixture':
    /Blocked script execution in '.*\/dev\/inbox\//,
};

const PROBE = `addEventListener('securitypolicyviolation', (event) => {
  console.error('[csp] ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile);
});
addEventListener('nafas-hydrated', () => (window.isHydrated = true));`;

/** A request of this window, or of another one that does not know yet. */
export const OF_SIGNING_OUT: ExpectedConsole = {
  'what was under way when the session ended is refused':
    /status of 401 .*\/(?:auth|rest|functions)\/v1\//,
};

/** Writes down what every page of `context` complains of from now on. */
export async function followConsole(context: BrowserContext, watch: Watch): Promise<void> {
  context.on('weberror', (webError) => {
    const error = webError.error();
    watch.complaints.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    const complaint = `${message.type()}: ${text} (${message.location().url})`;
    if (text.startsWith('[csp] ')) watch.violations.push(text);
    else if (['error', 'warning'].includes(message.type()) && !OF_THE_TESTS.test(complaint)) {
      watch.complaints.push(complaint);
    }
  });
  await context.addInitScript(PROBE);
}

/** The complaints of `watch` that no entry of `expected` allows. */
export function unexpected(watch: Watch, expected: ExpectedConsole): string[] {
  const allowed = Object.values(expected);
  return watch.complaints.filter((text) => !allowed.some((match) => match.test(text)));
}
