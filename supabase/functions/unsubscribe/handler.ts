import type { FunctionHandler } from '../_shared/context.ts';
import { peerKey } from '../_shared/peer-key.ts';
import { refusal, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';
import TEXTS from './texts.json' with { type: 'json' };

// A mailbox's own press comes from the servers of its provider, for many people.
const PER_ADDRESS = { limit: 120, windowMs: 60_000 };
const throttle = new Throttle(PER_ADDRESS);

/**
 * `?token=` of a mail's link. GET shows one button, since mailboxes open links by themselves; POST turns e-mails off, by
 * that button or by the mailbox's own (RFC 8058). Works signed out; a token that is none of ours changes nothing.
 */
export const unsubscribe: FunctionHandler = async (request, context) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET') return page(request, 200, 'ask');
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use GET or POST');
  const wait = throttle.take(peerKey(context.peerAddress));
  if (wait > 0) return tooMany(wait);
  const answer = await context.fetch(`${context.url}/rest/v1/rpc/unsubscribe`, {
    method: 'POST',
    headers: { apikey: context.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`unsubscribe: ${answer.status}`);
  const isOurs: unknown = await answer.json();
  return isOurs === true ? page(request, 200, 'done') : page(request, 400, 'wrong');
};

interface Texts {
  readonly name: string;
  readonly dir: string;
  readonly ask: string;
  readonly stop: string;
  readonly done: string;
  readonly wrong: string;
}

const ALL: Readonly<Record<string, Texts>> = TEXTS;

/** The language that the mail names in its link, else the first of the browser's that there is, else English. */
function findLanguage(request: Request): string {
  const named = new URL(request.url).searchParams.get('lang') ?? '';
  const accepted = (request.headers.get('accept-language') ?? '').split(',');
  const known = [named, ...accepted].map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase() ?? '');
  return known.find((language) => Object.hasOwn(ALL, language)) ?? 'en';
}

// No script and no address: the form posts to where it is.
function page(request: Request, status: number, part: 'ask' | 'done' | 'wrong'): Response {
  const language = findLanguage(request);
  const texts = ALL[language] ?? TEXTS.en;
  const button = `<form method="post"><button>${texts.stop}</button></form>`;
  const html = `<!doctype html>
<html lang="${language}" dir="${texts.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${texts.name}</title></head>
<body><main><h1>${texts.name}</h1><p>${texts[part]}</p>${part === 'ask' ? button : ''}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}
