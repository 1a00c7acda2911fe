import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { authThrottle, type NodeBindings } from './auth-throttle.ts';
import { bearerCheck } from './bearer-check.ts';
import type { EmbeddedLite } from './embed-lite.ts';
import { mountFunctions, type FunctionsOptions } from './functions/mount.ts';
import type { Inbox } from './mail/inbox.ts';
import { inboxPage } from './mail/inbox-page.ts';
import { authorizeGuard, callbackErrors } from './oauth/oauth-guard.ts';
import { noTwoFactor } from './no-two-factor.ts';
import { rawUpload } from './raw-upload.ts';

export interface FrontOptions {
  readonly lite: EmbeddedLite;
  /** What access tokens are signed with. */
  readonly jwtSecret: string;
  /** Browser origins that may call, such as https://app.example.org. */
  readonly allowedOrigins: readonly string[];
  /** The app's own origin: where the links of e-mails lead. */
  readonly site: string;
  readonly inbox: Inbox;
  readonly functions: FunctionsOptions;
  /** Milliseconds; the clock of the throttle. */
  readonly now?: () => number;
}

// Room for an avatar of 5 MiB in a form; everything else is much smaller.
const MAX_BODY_BYTES = 5.5 * 1024 * 1024;

// A list of what is let through, not of what is blocked: Lite's /_system gives the OAuth secrets to
// anybody, and a later version may add more of its kind.
const SERVICES = ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*'];

/** The HTTP face of the backend: what Lite serves, and the protections that Lite does not have. */
export function createFront(options: FrontOptions): Hono<{ Bindings: NodeBindings }> {
  const { lite, jwtSecret, allowedOrigins, site, inbox, functions, now } = options;
  const app = new Hono<{ Bindings: NodeBindings }>();

  app.use(async (c, next) => {
    await next();
    // An uploaded file must not be taken for a script or a page.
    c.header('X-Content-Type-Options', 'nosniff');
  });
  // Before CORS: no other origin may read it, the app's own not either.
  app.get('/dev/inbox', inboxPage(inbox, site));
  app.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['Content-Range', 'Retry-After', 'Content-Location'],
      maxAge: 600,
    }),
  );
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ code: 413, message: 'The request is too large' }, 413),
    }),
  );

  app.get('/health', async (c) => {
    try {
      return c.json({ status: 'ok', schema: await lite.schemaVersion() });
    } catch (error) {
      console.error(error);
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  app.use('/auth/v1/*', authThrottle(now));
  app.use('/auth/v1/settings', noTwoFactor);
  // Our links are redeemed by POST. This way would put the session in the address, and it knows no throttle.
  app.get('/auth/v1/verify', (c) => c.notFound());
  app.use('/auth/v1/authorize', authorizeGuard(allowedOrigins));
  app.use('/auth/v1/callback', callbackErrors(site));
  app.use('/rest/v1/*', bearerCheck(jwtSecret));
  app.use('/storage/v1/*', bearerCheck(jwtSecret));
  app.use('/functions/v1/*', bearerCheck(jwtSecret));
  mountFunctions(app, functions);
  app.use('/storage/v1/object/*', rawUpload);
  for (const service of SERVICES) {
    app.all(service, async (c) => {
      const peerAddress = c.env?.incoming?.socket.remoteAddress ?? null;
      const response = await lite.fetch(c.req.raw, { peerAddress });
      // Lite allows every origin; who may call is decided here.
      const headers = new Headers(response.headers);
      for (const name of response.headers.keys()) {
        if (name.startsWith('access-control-')) headers.delete(name);
      }
      return new Response(response.body, { status: response.status, headers });
    });
  }

  app.notFound((c) => c.json({ code: 404, message: 'Not found' }, 404));
  app.onError((error, c) => {
    // Details go to the log, never to a client.
    console.error(error);
    return c.json({ code: 500, message: 'The backend failed' }, 500);
  });
  return app;
}
