import { request as requestPlain } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { BackendError } from '../../backend-error.ts';
import type { PushKeys } from './push-keys.ts';
import type { ComposedPush, Push } from './push.ts';

/** How a try to push ended: `gone` is a device that the push service knows no more, `dead` what it will never take. */
export type PushOutcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' | 'dead'; readonly problem: string }
  | {
      readonly outcome: 'retry';
      readonly problem: string;
      /** Seconds that the push service asked to wait. */
      readonly retryAfter?: number;
    };

/** Pushes one message; it must not reject. */
export type SendPush = (push: Push, composed: ComposedPush) => Promise<PushOutcome>;

export interface PushPlace {
  readonly keys: PushKeys;
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:` (RFC 8292, 2.1). */
  readonly contact: string;
  /**
   * An address of this machine that stands in for every push service, such as http://127.0.0.1:4800: for tests. Default:
   * the real ones, over https, and never an address inside.
   */
  readonly standIn?: string | undefined;
}

/** Shorter than a lease. */
const TIMEOUT_MS = 15_000;

/**
 * Reads NAFAS_PUSH_CONTACT and NAFAS_PUSH_STAND_IN.
 * @param site the product's address: the contact where none is named.
 * @throws BackendError when one of them is malformed.
 */
export function readPushPlace(
  env: Readonly<Record<string, string | undefined>>,
  site: string,
): Omit<PushPlace, 'keys'> {
  const named = env['NAFAS_PUSH_CONTACT'];
  if (named && !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(named)) {
    throw new BackendError('NAFAS_PUSH_CONTACT must be mailto:… or https://….');
  }
  const standIn = env['NAFAS_PUSH_STAND_IN'];
  if (standIn && !/^http:\/\/(?:127\.0\.0\.1|localhost):\d+\/?$/.test(standIn)) {
    throw new BackendError('NAFAS_PUSH_STAND_IN must be http://127.0.0.1:<port>.');
  }
  const fallback = site.startsWith('https://') ? site : 'mailto:operator@localhost';
  return { contact: named || fallback, standIn: standIn || undefined };
}

/** Pushes over the device's own push service (RFC 8030), encrypted for that browser alone (RFC 8291). */
export function createSendPush({ keys, contact, standIn }: PushPlace): SendPush {
  // An endpoint is what a client said: whatever its name resolves to, nothing inside is asked.
  const agent = new RequestFilteringHttpsAgent({ keepAlive: true });
  const vapid = { subject: contact, ...keys };
  return async ({ endpoint, p256dh, auth }, { message, ttl, topic }) => {
    try {
      const { method, headers, body } = await buildPushPayload(
        { data: { ...message, actions: [...message.actions] }, options: { ttl, topic } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        vapid,
      ).catch((error: unknown) => {
        throw new Unusable('keys', { cause: error });
      });
      const options = { method, headers, timeout: TIMEOUT_MS };
      const { pathname, search } = new URL(endpoint);
      const answer =
        standIn === undefined
          ? await post(request, endpoint, { ...options, agent }, body)
          : await post(requestPlain, new URL(pathname + search, standIn).href, options, body);
      return judge(answer);
    } catch (error) {
      const outcome = error instanceof Unusable || isForbidden(error) ? 'dead' : 'retry';
      // Never the address: it is the device's.
      const problem = isForbidden(error) ? 'forbidden address' : nameError(error);
      return { outcome, problem };
    }
  };
}

class Unusable extends Error {}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const GONE = [404, 410];

function judge({ status, retryAfter }: Answer): PushOutcome {
  const problem = String(status);
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (GONE.includes(status)) return { outcome: 'gone', problem };
  if (status !== 429 && status < 500) return { outcome: 'dead', problem };
  const seconds = readRetryAfter(retryAfter);
  return { outcome: 'retry', problem, ...(seconds !== undefined && { retryAfter: seconds }) };
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Posts and reads nothing of the answer but its head. Redirects are not followed. */
function post(
  ask: typeof request | typeof requestPlain,
  address: string,
  options: RequestOptions,
  body: Uint8Array,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask(address, options, (response) => {
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
      });
      response.destroy();
    });
    sent.on('timeout', () =>
      sent.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const isForbidden = (error: unknown) =>
  error instanceof Error && /is not allowed/.test(error.message);

function nameError(error: unknown): string {
  if (error instanceof Unusable) return `unusable ${error.message}`;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'failed';
}
