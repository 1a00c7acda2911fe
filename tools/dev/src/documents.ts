import type { RequestHandler, RsbuildConfig } from '@rsbuild/core';

/** Documents a server answers before its files: the path, and what makes the JSON at the moment it is asked for. */
export type Documents = Readonly<Record<string, () => unknown>>;

/** Adds the documents to a development server. One that can't be made answers 500 and says why in the terminal. */
export function withDocuments(documents: Documents): RsbuildConfig {
  const handler: RequestHandler = (request, response, next) => {
    const make = documents[(request.url ?? '').split('?')[0] ?? ''];
    if (!make) return next();
    Promise.resolve()
      .then(make)
      .then(
        (document) => {
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(JSON.stringify(document));
        },
        (error: unknown) => {
          console.error(error);
          response.statusCode = 500;
          response.end();
        },
      );
  };
  return { server: { setup: ({ server }) => void server.middlewares.use(handler) } };
}
