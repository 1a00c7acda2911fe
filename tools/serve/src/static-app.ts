import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Hono } from 'hono';
import { isHashed } from './security-headers.ts';

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
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.bin': 'application/octet-stream',
};

/** Which folder is served, and what a host would add to it: headers, documents, fallbacks. */
export interface StaticOptions {
  readonly dir: string;
  /** Of the answer with this file, such as `/app.html`; without one of a document, or of an answer that there is nothing. */
  readonly headers: (file?: string) => Readonly<Record<string, string>>;
  /** Answered before the files: paths to the JSON they hold now, or a promise of it. */
  readonly documents?: Readonly<Record<string, () => unknown>>;
  /** Answer unknown page addresses with index.html, as a single-page app needs. */
  readonly spa?: boolean;
  /** The answer for a page address that has no file of its own (`/help` is `help.html`, `/ar/` is `ar/index.html`). */
  readonly fallback?: (path: string) => Fallback | Promise<Fallback>;
  /** Waited for before each answer. */
  readonly ready?: () => Promise<void>;
  /** Changes the text of a document, such as `/app.html`, or of the service worker, before it is sent. */
  readonly edit?: (text: string, file: string) => string;
}

/** The file that answers an address which has none of its own, and with which status. */
export interface Fallback {
  readonly file: string;
  readonly status: 200 | 404;
}

/** The documents, what names the site in full beside them, and the service worker. */
const EDITED = /\.(?:html|xml|txt)$|^\/sw\.js$/;

/** Serves a folder of built files the way a static host would. */
export function staticApp(options: StaticOptions): Hono {
  const { headers, documents = {}, edit } = options;
  const app = new Hono();
  app.use(async (_context, next) => {
    await options.ready?.();
    await next();
  });
  const setHeaders = (response: Response, file?: string) => {
    for (const [name, value] of Object.entries(headers(file))) response.headers.set(name, value);
    return response;
  };
  for (const [path, make] of Object.entries(documents)) {
    app.get(path, async (context) =>
      setHeaders(context.json((await make()) as object, 200, { 'Cache-Control': 'no-cache' })),
    );
  }
  app.get('*', async (context) => {
    const { path } = context.req;
    const found = await find(options, path);
    if (!found) return setHeaders(context.text('Not found', 404));
    const { file, bytes, status } = found;
    const response = new Response(
      edit && EDITED.test(file) ? edit(new TextDecoder().decode(bytes), file) : bytes,
      {
        status,
        headers: {
          'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
          'Cache-Control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        },
      },
    );
    return setHeaders(response, file);
  });
  return app;
}

interface Found extends Fallback {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file for an address; null when there is none. */
async function find(options: StaticOptions, path: string): Promise<Found | null> {
  const { dir, spa = false, fallback } = options;
  const isPage = extname(path) === '';
  const candidates: Fallback[] = [{ file: path, status: 200 }];
  if (isPage && fallback) {
    for (const end of ['.html', '/index.html']) {
      candidates.push({ file: path.replace(/\/$/, '') + end, status: 200 });
    }
    candidates.push(await fallback(path));
  }
  if (isPage && spa) candidates.push({ file: '/index.html', status: 200 });
  for (const candidate of candidates) {
    const bytes = await readBelow(dir, candidate.file);
    if (bytes) return { ...candidate, bytes };
  }
  return null;
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
