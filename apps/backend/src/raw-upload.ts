import type { MiddlewareHandler } from 'hono';

/**
 * supabase-js sends a browser's File as a multipart form under the field name '', where Lite looks for
 * 'file' and answers 400. Lite takes a raw body as well, so the file is passed on as that.
 */
export const rawUpload: MiddlewareHandler = async (c, next) => {
  const isUpload = c.req.method === 'POST' || c.req.method === 'PUT';
  if (!isUpload || !c.req.header('content-type')?.startsWith('multipart/form-data')) return next();

  const form = await c.req.raw.formData();
  const file = [...form.values()].find((part) => typeof part !== 'string');
  if (file === undefined) {
    return c.json(
      { statusCode: '400', error: 'invalid_request', message: 'No file in the form' },
      400,
    );
  }
  const headers = new Headers(c.req.raw.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.delete('content-length');
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string' && /^\d+$/.test(cacheControl)) {
    headers.set('cache-control', `max-age=${cacheControl}`);
  }
  c.req.raw = new Request(c.req.raw.url, {
    method: c.req.method,
    headers,
    body: await file.arrayBuffer(),
  });
  return next();
};
