import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3 server for tests: a real one, or the stand-in. Whoever starts it closes it. */
export interface S3Server {
  /** The server's name, for the title of a test. */
  readonly name: string;
  /** The variables it is found by. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** As much of S3 as a place asks for, with its conditions, in memory: for machines without a real server. */
export async function s3StandIn({
  honoursConditions = true,
  isOpen = true,
} = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const tag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

  async function respond(request: IncomingMessage): Promise<[number, string | Buffer, object?]> {
    if (!isOpen) return [403, error('AccessDenied')];
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname);
    if (request.method === 'GET' && url.searchParams.has('list-type')) {
      return [
        200,
        listing(`${key.replace(/\/$/, '')}/${url.searchParams.get('prefix') ?? ''}`, key),
      ];
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    // From here to the end nothing waits: reading, comparing and writing are one step.
    const known = objects.get(key);
    if (request.method === 'PUT') {
      const { 'if-match': match, 'if-none-match': none } = request.headers;
      const isRefused =
        (none === '*' && known) ||
        (match && (!known || tag(known) !== `"${match.replaceAll('"', '')}"`));
      if (honoursConditions && isRefused) return [412, error('PreconditionFailed')];
      const body = Buffer.concat(chunks);
      objects.set(key, body);
      return [200, '', { ETag: tag(body) }];
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return [204, ''];
    }
    return known ? [200, known, { ETag: tag(known) }] : [404, error('NoSuchKey')];
  }

  function listing(prefix: string, bucket: string): string {
    const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort();
    const contents = found.map(
      ([key, body]) =>
        `<Contents><Key>${key.slice(bucket.length + 1 - (bucket.endsWith('/') ? 1 : 0))}</Key><Size>${body.length}</Size><LastModified>2026-11-20T00:00:00.000Z</LastModified></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    void respond(request).then(([status, body, headers = {}]) => {
      response.writeHead(status, { 'Content-Type': 'application/xml', ...headers });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    name: 'a stand-in for S3',
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'access',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'us-east-1',
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const error = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
