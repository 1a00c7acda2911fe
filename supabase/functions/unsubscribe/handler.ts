import type { FunctionHandler } from '../_shared/context.ts';
import { refusal } from '../_shared/respond.ts';

/**
 * `?token=` of a mail's link. GET shows one button, since mailboxes open links by themselves; POST turns e-mails off, by
 * that button or by the mailbox's own (RFC 8058). Works signed out; a token that is none of ours changes nothing.
 */
export const unsubscribe: FunctionHandler = async (request, context) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET') return page(200, ASK);
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use GET or POST');
  const answer = await context.fetch(`${context.url}/rest/v1/rpc/unsubscribe`, {
    method: 'POST',
    headers: { apikey: context.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`unsubscribe: ${answer.status}`);
  const isOurs: unknown = await answer.json();
  return isOurs === true ? page(200, DONE) : page(400, WRONG);
};

// No script and no address: the form posts to where it is.
const ASK = `<p lang="en">Stop emails from Nafas?</p><p lang="ar" dir="rtl">إيقاف رسائل نَفَس؟</p>
<form method="post"><button>Stop · إيقاف</button></form>`;
const DONE = `<p lang="en">No more emails come. You can turn them on again in the settings.</p>
<p lang="ar" dir="rtl">لن تصل رسائل بعد الآن. يمكن تفعيلها مجددًا من الإعدادات.</p>`;
const WRONG = `<p lang="en">This link is not whole. Open it from the email again, or use the settings.</p>
<p lang="ar" dir="rtl">هذا الرابط غير مكتمل. يمكن فتحه من الرسالة مرة أخرى، أو استعمال الإعدادات.</p>`;

function page(status: number, content: string): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Nafas</title></head>
<body><main><h1>Nafas · نَفَس</h1>${content}</main></body></html>`;
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
