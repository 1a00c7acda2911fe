import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The metadata of a function that the CLI sends beside its files. */
export interface DeployedMetadata {
  readonly name: string;
  readonly entrypoint_path: string;
  readonly import_map_path: string;
  readonly verify_jwt?: boolean;
}

/** A stand-in of Supabase's management API, as far as `supabase functions deploy` asks it; it keeps what it is sent. */
export interface ManagementApi {
  readonly url: string;
  readonly deployed: Map<string, DeployedMetadata>;
  /** Every file of every function, by its path in the repository. */
  readonly files: Map<string, Uint8Array>;
  close(): Promise<void>;
}

export async function startManagementApi(): Promise<ManagementApi> {
  const deployed = new Map<string, DeployedMetadata>();
  const files = new Map<string, Uint8Array>();

  async function keep(slug: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<unknown> {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    for (const [field, value] of form) {
      if (field === 'metadata') {
        const text = typeof value === 'string' ? value : await value.text();
        deployed.set(slug, JSON.parse(text) as DeployedMetadata);
      } else if (typeof value !== 'string') {
        files.set(value.name, new Uint8Array(await value.arrayBuffer()));
      }
    }
    const about = { id: randomUUID(), slug, name: slug, status: 'ACTIVE', version: 1 };
    return { ...about, verify_jwt: false, created_at: 1, updated_at: 1 };
  }

  async function answer(method: string, path: URL, type: string, body: Buffer): Promise<unknown> {
    if (path.pathname.endsWith('/functions/deploy')) {
      return keep(path.searchParams.get('slug') ?? '', type, new Uint8Array(body));
    }
    if (path.pathname.endsWith('/functions')) return method === 'GET' ? [] : { functions: [] };
    return {};
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      const body = await buffer(request);
      const said = await answer(
        method,
        new URL(url, 'http://api'),
        headers['content-type'] ?? '',
        body,
      );
      response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deployed,
    files,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
