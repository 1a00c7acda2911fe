import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Hono } from 'hono';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.bin': 'application/octet-stream',
};

/** Files with a hash in their name never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

export interface StaticOptions {
  readonly dir: string;
  readonly headers: () => Record<string, string>;
  /** Answered before the files: paths to the JSON they hold now. */
  readonly documents?: Readonly<Record<string, () => unknown>>;
  /** Answer unknown page addresses with index.html, as a single-page app needs. */
  readonly spa?: boolean;
}

/** Serves a folder of built files the way a static host would. */
export function staticApp(options: StaticOptions): Hono {
  const { dir, headers, documents = {}, spa = false } = options;
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers())) context.res.headers.set(name, value);
  });
  for (const [path, make] of Object.entries(documents)) {
    app.get(path, (context) =>
      context.json(make() as object, 200, { 'Cache-Control': 'no-cache' }),
    );
  }
  app.get('*', async (context) => {
    const path = context.req.path;
    const file = await readBelow(dir, path);
    if (file) return fileResponse(path, file);
    const isPage = extname(path) === '';
    const index = spa && isPage ? await readBelow(dir, '/index.html') : null;
    return index ? fileResponse('/index.html', index) : context.text('Not found', 404);
  });
  return app;
}

function fileResponse(path: string, bytes: Uint8Array<ArrayBuffer>): Response {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const cache = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': cache } });
}

/** The file's bytes; null when there is none or the path leads out of the folder. */
async function readBelow(dir: string, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const target = normalize(join(dir, decodeURIComponent(path)));
    return target.startsWith(dir + sep) ? new Uint8Array(await readFile(target)) : null;
  } catch {
    return null;
  }
}
