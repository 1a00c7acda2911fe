import type { MiddlewareHandler } from 'hono';

/**
 * supabase-js sends a browser's File as a multipart form under the field name '', where Lite looks for
 * 'file' and answers 400. Lite takes a raw body as well, so the file is passed on as that.
 *
 * Lite knows a file's size by the header alone, and lets one without it pass whatever the bucket's limit
 * is. So the header is set from what arrived, also for a body that came in chunks.
 */
export const rawUpload: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'POST' && c.req.method !== 'PUT') return next();

  const headers = new Headers(c.req.raw.headers);
  let body: ArrayBuffer;
  if (c.req.header('content-type')?.startsWith('multipart/form-data')) {
    const form = await c.req.raw.formData();
    const file = [...form.values()].find((part) => typeof part !== 'string');
    if (file === undefined) {
      return c.json(
        { statusCode: '400', error: 'invalid_request', message: 'No file in the form' },
        400,
      );
    }
    headers.set('content-type', file.type || 'application/octet-stream');
    const cacheControl = form.get('cacheControl');
    if (typeof cacheControl === 'string' && /^\d+$/.test(cacheControl)) {
      headers.set('cache-control', `max-age=${cacheControl}`);
    }
    body = await file.arrayBuffer();
  } else {
    body = await c.req.raw.arrayBuffer();
  }
  headers.set('content-length', String(body.byteLength));
  c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers, body });
  return next();
};
