import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { bearerCheck } from './auth/bearer-check.ts';
import type { FrontEnv } from './front-env.ts';
import { mountAuth } from './auth/routes.ts';
import { clientAddress } from './client-address.ts';
import type { EmbeddedLite } from './embed-lite.ts';
import { mountFunctions, type FunctionsOptions } from './functions/mount.ts';
import { accountMails } from './mail/account-mails.ts';
import { inOwnLanguage } from './mail/choose-language.ts';
import type { Inbox } from './mail/inbox.ts';
import { inboxPage } from './mail/inbox-page.ts';
import { rawUpload } from './raw-upload.ts';
import { restGuard } from './rest-guard.ts';
import type { Settings } from './settings.ts';
import { realPicture, storageGuard } from './storage-guard.ts';

export interface FrontOptions {
  readonly lite: EmbeddedLite;
  /** The secret that signs access tokens. */
  readonly jwtSecret: string;
  /** Browser origins that may call, such as https://app.example.org. */
  readonly allowedOrigins: readonly string[];
  /** The app's own origin: where the links of e-mails lead. */
  readonly site: string;
  readonly inbox: Inbox;
  /** Where its page is; nobody can guess it. */
  readonly inboxPath: string;
  readonly functions: Omit<FunctionsOptions, 'clientAddress'>;
  readonly settings: Settings;
  /** Milliseconds; the clock of the throttle. */
  readonly now?: () => number;
}

// Room for an avatar of 5 MiB in a form; everything else is much smaller.
const MAX_UPLOAD_BYTES = 5.5 * 1024 * 1024;
const MAX_BODY_BYTES = 1024 * 1024;

// A list of what is let through, not of what is blocked: Lite's /_system gives the OAuth secrets to
// anybody, and a later version may add more of its kind.
const SERVICES = ['/rest/v1/*', '/storage/v1/*'];

/** The HTTP face of the backend: what Lite serves, and the protections that Lite does not have. */
export async function createFront(options: FrontOptions): Promise<Hono<FrontEnv>> {
  const { lite, jwtSecret, allowedOrigins, site, inbox, functions, settings, now } = options;
  const app = new Hono<FrontEnv>();
  const getAddress = clientAddress(settings.trustedProxies);

  app.use(async (c, next) => {
    await next();
    const isPublicFile = c.req.path.startsWith('/storage/v1/object/public/');
    // An uploaded file must not be taken for a script or a page.
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', isPublicFile ? 'cross-origin' : 'same-origin');
    // Believed over https only: behind the operator's proxy.
    c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    // Tokens and what somebody wrote stay in no cache.
    if (!isPublicFile) c.header('Cache-Control', 'no-store');
  });
  // Before CORS: no other origin may read it, the app's own not either.
  app.get(options.inboxPath, inboxPage(inbox, site));
  app.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['Content-Range', 'Retry-After', 'Content-Location'],
      maxAge: 600,
    }),
  );
  const onError = (c: { json: (body: unknown, status: 413) => Response }) =>
    c.json({ code: 413, message: 'The request is too large' }, 413);
  const uploads = bodyLimit({ maxSize: MAX_UPLOAD_BYTES, onError });
  const others = bodyLimit({ maxSize: MAX_BODY_BYTES, onError });
  app.use((c, next) =>
    c.req.path.startsWith('/storage/v1/') ? uploads(c, next) : others(c, next),
  );

  app.get('/health', async (c) => {
    try {
      return c.json({ status: 'ok', schema: await lite.schemaVersion() });
    } catch (error) {
      console.error(error);
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  const toLite = async (request: Request, peerAddress: string | null): Promise<Response> => {
    const response = await lite.fetch(request, { peerAddress });
    // Lite allows every origin; who may call is decided here.
    const headers = new Headers(response.headers);
    for (const name of response.headers.keys()) {
      if (name.startsWith('access-control-')) headers.delete(name);
    }
    return new Response(response.body, { status: response.status, headers });
  };

  await mountAuth(app, {
    accounts: lite.accounts,
    mails: accountMails(inOwnLanguage(inbox, lite.accounts.languageOf), site),
    settings,
    allowedOrigins,
    site,
    clientAddress: getAddress,
    logoutOthers: lite.logoutOthers,
    lite: (c) => toLite(c.req.raw, getAddress(c)),
    ...(now && { now }),
  });
  const bearer = bearerCheck(jwtSecret, lite.accounts);
  app.use('/rest/v1/*', restGuard(getAddress, now), bearer);
  app.use('/storage/v1/*', storageGuard, bearer);
  app.use('/functions/v1/*', bearer);
  mountFunctions(app, { ...functions, clientAddress: getAddress });
  app.use('/storage/v1/object/*', rawUpload, realPicture);
  for (const service of SERVICES) {
    app.all(service, (c) => toLite(c.req.raw, getAddress(c)));
  }

  app.notFound((c) => c.json({ code: 404, message: 'Not found' }, 404));
  app.onError((error, c) => {
    // Details go to the log, never to a client.
    console.error(error);
    return c.json({ code: 500, message: 'The backend failed' }, 500);
  });
  return app;
}
