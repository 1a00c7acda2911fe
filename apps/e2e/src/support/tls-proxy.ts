import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TlsProxy {
  readonly origin: string;
  /** The server behind. */
  target: string;
  close(): Promise<void>;
}

/** An https server before a plain one, as an operator has, with a certificate of its own making. */
export async function startTlsProxy(): Promise<TlsProxy> {
  // What is behind says how long a connection may idle; this one ends none before.
  const options = { ...makeCertificate(), keepAliveTimeout: 0 };
  const server = createServer(options, (asked, answer) => {
    const { url, method, headers } = asked;
    const onward = request(new URL(url ?? '/', proxy.target), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: TlsProxy = {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'nafas-tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const args = [...kind, '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject];
  execFileSync('openssl', args, { stdio: 'ignore' });
  try {
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(dir, { recursive: true });
  }
}
