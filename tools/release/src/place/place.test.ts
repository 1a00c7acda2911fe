import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { AwsClient } from 'aws4fetch';
import { hasCeph, startCeph } from '../testing/ceph.ts';
import { s3StandIn, type S3Server } from '../testing/s3-stand-in.ts';
import { folderPlace } from './folder-place.ts';
import { PlaceConflict, withoutConflict, type Place } from './place.ts';
import { proveConditions } from './prove-conditions.ts';
import { readS3Access, type S3Access } from './s3-access.ts';
import { s3Place } from './s3-place.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (place: Place, path: string) => {
  const stored = await place.read(path);
  return stored && new TextDecoder().decode(stored.bytes);
};

function getAccess({ env }: Pick<S3Server, 'env'>): S3Access {
  const access = readS3Access((name) => env[name]);
  if (access === null) throw new Error('A server for tests has keys');
  return access;
}

/** The tests that every place must pass. `open` gives a fresh view of the same place, as another process has. */
function keepsThePlaceContract(open: () => Promise<Place>) {
  it('reads what was written, and null where nothing is', async () => {
    const place = await open();
    await place.write('apps/a/1.0.0/x.js', bytes('x'), 'absent');
    expect(await text(place, 'apps/a/1.0.0/x.js')).toBe('x');
    expect(await place.read('apps/a/1.0.0/y.js')).toBeNull();
  });

  it('writes over nothing that is there, and over nothing that was changed', async () => {
    const place = await open();
    const first = await place.write('doc', bytes('1'), 'absent');
    await expect(place.write('doc', bytes('2'), 'absent')).rejects.toThrow(PlaceConflict);
    await place.write('doc', bytes('3'), { unchanged: first });
    await expect(place.write('doc', bytes('4'), { unchanged: first })).rejects.toThrow(
      PlaceConflict,
    );
    expect(await text(place, 'doc')).toBe('3');
  });

  it('lists a folder in order, and removes', async () => {
    const place = await open();
    for (const path of ['list/b', 'list/a', 'list/c/d']) {
      await place.write(path, bytes(path), 'absent');
    }
    const paths = async () => (await place.list('list/')).map((each) => each.path);
    expect(await paths()).toEqual(['list/a', 'list/b', 'list/c/d']);
    await place.remove('list/b');
    await place.remove('list/b');
    expect(await paths()).toEqual(['list/a', 'list/c/d']);
  });

  it('loses none of twenty writers that read and write at the same time', async () => {
    const place = await open();
    await place.write('count', bytes(''), 'absent');
    const add = (name: string) =>
      withoutConflict(async () => {
        const stored = await place.read('count');
        const now = new TextDecoder().decode(stored?.bytes);
        await place.write('count', bytes(`${now}${name} `), { unchanged: stored?.tag ?? '' });
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(String(index))));
    expect((await text(place, 'count'))?.trim().split(' ')).toHaveLength(20);
  }, 60_000);

  it('proves that it keeps the conditions', async () => {
    await expect(proveConditions(await open())).resolves.toBeUndefined();
  });
}

describe('a folder', () => {
  keepsThePlaceContract(async () => folderPlace(await mkdtemp(join(tmpdir(), 'nafas-place-'))));

  it('holds nothing outside of it', async () => {
    const place = folderPlace(await mkdtemp(join(tmpdir(), 'nafas-place-')));
    await expect(place.read('../secret')).rejects.toThrow('leads out');
  });
});

const servers: [string, () => Promise<S3Server>][] = [['a stand-in for S3', s3StandIn]];
// Debian: apt-get install ceph-mon ceph-osd ceph-common radosgw
if (hasCeph()) servers.push(['Ceph, a real S3 server', startCeph]);

describe.each(servers)('a bucket of %s', (_name, start) => {
  let server: S3Server;
  let count = 0;
  beforeAll(async () => {
    server = await start();
    const { endpoint, ...access } = getAccess(server);
    const client = new AwsClient({ ...access, service: 's3' });
    const made = await client.fetch(`${endpoint}/releases`, { method: 'PUT' });
    if (!made.ok) throw new Error(`The bucket was not made: ${made.status}`);
  }, 120_000);
  afterAll(() => server?.close());

  const address = () => `s3://releases/test${(count += 1)}`;
  keepsThePlaceContract(() => Promise.resolve(s3Place(address(), getAccess(server))));
});

it('refuses a bucket that ignores the conditions of a write', async () => {
  const server = await s3StandIn({ honoursConditions: false });
  const place = s3Place('s3://releases', getAccess(server));
  await expect(proveConditions(place)).rejects.toThrow(/If-Match/);
  await server.close();
});

/** A bucket at a server that answers its requests one after another by `answers`, and with the last of them from then on. */
async function scripted(...answers: ((response: ServerResponse) => void)[]) {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    answers[Math.min(asked, answers.length - 1)]?.(response);
    asked += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: 'access', secretAccessKey: 'secret', region: 'us-east-1' };
  return {
    place: s3Place('s3://releases', { ...keys, endpoint }),
    endpoint,
    asked: () => asked,
  };
}
const refuse = (status: number, code: string) => (response: ServerResponse) =>
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
const hangUp = (response: ServerResponse) => response.destroy();
const give = (response: ServerResponse) => response.writeHead(200, { etag: '"1"' }).end('x');

it('asks a bucket again that is busy or hangs up, three times in all', async () => {
  const { place } = await scripted(hangUp, refuse(503, 'SlowDown'), give);
  expect(await text(place, 'doc')).toBe('x');
  const gone = await scripted(hangUp);
  await expect(gone.place.read('doc')).rejects.toThrow('fetch failed');
  expect(gone.asked()).toBe(3);
});

it('sends the token of keys that end by themselves', async () => {
  let token: unknown;
  const { endpoint } = await scripted((response) => {
    token = response.req.headers['x-amz-security-token'];
    give(response);
  });
  const keys = { AWS_ACCESS_KEY_ID: 'access', AWS_SECRET_ACCESS_KEY: 'secret' };
  const access = getAccess({
    env: { ...keys, AWS_SESSION_TOKEN: 'of a role', AWS_ENDPOINT_URL_S3: endpoint },
  });
  await s3Place('s3://releases', access).read('doc');
  expect(token).toBe('of a role');
});

it('tells a bucket that is not there from one that has no such object', async () => {
  const none = await scripted(refuse(404, 'NoSuchBucket'));
  await expect(none.place.read('doc')).rejects.toMatchObject({ code: 'NoSuchBucket' });
  const empty = await scripted(refuse(404, 'NoSuchKey'));
  expect(await empty.place.read('doc')).toBeNull();
});
