import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import type { Context, Handler } from 'hono';
import { html } from 'hono/html';
import type { FrontEnv } from '../front-env.ts';
import type { Inbox, Mail } from './inbox.ts';

/** What proxies add to a request; none has to, so the path is one that nobody can guess, too. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|(?:true|x)-client-ip|.*-connecting-ip)$/;

type InboxContext = Context<FrontEnv>;

// Nothing is allowed, not even styles: the content of a mail can't load, run or send anything.
const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * The e-mails of this embedded backend as a page of text, for whoever started it and sits at this machine: it stands at a
 * path that nobody can guess. Each mail's links work, but only those that lead to `site`; every other word is text.
 */
export function inboxPage(inbox: Inbox, site: string): Handler<FrontEnv> {
  return (c) => {
    if (!isFromThisMachine(c)) return c.notFound();
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="color-scheme" content="light dark" />
            <title>Inbox · Nafas, embedded backend</title>
          </head>
          <body>
            <main>
              <h1>Inbox</h1>
              <p>
                What this embedded backend would have sent, newest first. It is kept until the
                backend stops. Reload to see more.
              </p>
              ${inbox.mails.length === 0 ? html`<p>No messages yet.</p>` : ''}
              ${inbox.mails.map((mail) => entry(mail, site))}
            </main>
          </body>
        </html>`,
    );
  };
}

function entry({ to, subject, text, sentAt }: Mail, site: string) {
  const lines = text.split('\n').filter((line) => line !== '');
  const link = (line: string) =>
    line.startsWith(`${site}/`) && !/\s/.test(line) ? html`<a href="${line}">${line}</a>` : line;
  return html`<article>
    <hr />
    <h2 dir="auto">${subject}</h2>
    <p>To ${to}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
    ${lines.map((line) => html`<p dir="auto">${link(line)}</p>`)}
  </article>`;
}

/**
 * The socket alone says little: a proxy on this machine forwards strangers, and a name that resolves to 127.0.0.1 lets
 * a foreign page in. So the host must be a loopback name too, and nothing may have been forwarded.
 */
function isFromThisMachine(c: InboxContext): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress;
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => OF_PROXIES.test(name));
  return (
    peer !== undefined &&
    isLoopbackAddress(peer) &&
    isLoopbackHostname(new URL(c.req.url).hostname) &&
    !isForwarded
  );
}
