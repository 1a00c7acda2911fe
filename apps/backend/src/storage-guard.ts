import type { MiddlewareHandler } from 'hono';
import type { FrontEnv } from './front-env.ts';

// @supabase/lite's signed upload URLs bypass the policies and outlive the session and account they were made for, and its
// information about a public file reveals the owner. We use neither, so both are closed.
const CLOSED = /^\/storage\/v1\/object\/(?:upload\/)?(?:sign|info|authenticated)(?:\/|$)/;

const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
};

/** Refuses storage routes that the apps do not use, and paths that the service cannot decode. */
export const storageGuard: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (CLOSED.test(pathname)) return c.json(refusal(404, 'not_found', 'Not found'), 404);
  if (!isReadable(pathname)) return c.json(refusal(400, 'InvalidKey', 'Invalid key'), 400);
  return next();
};

/** Refuses an uploaded picture whose first bytes do not match its content type. Runs after `rawUpload`. */
export const realPicture: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const isUpload = c.req.method === 'POST' || c.req.method === 'PUT';
  if (!isUpload || !c.req.path.startsWith('/storage/v1/object/avatars/')) return next();
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const signature = SIGNATURES[type];
  const bytes = new Uint8Array(await c.req.raw.clone().arrayBuffer());
  // A type that is not a picture's is refused by the bucket.
  if (signature === undefined || signature.every((byte, index) => bytes[index] === byte)) {
    return next();
  }
  return c.json(refusal(415, 'invalid_mime_type', `The file is no ${type}`), 415);
};

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

const refusal = (status: number, error: string, message: string) => ({
  statusCode: String(status),
  error,
  message,
});
