import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { hasCeph, startCeph } from '../testing/ceph.ts';
import { s3StandIn, type S3Server } from '../testing/s3-stand-in.ts';
import { folderPlace } from './folder-place.ts';
import { PlaceConflict, withoutConflict, type Place } from './place.ts';
import { proveConditions } from './prove-conditions.ts';
import { s3Place } from './s3-place.ts';
import { signedS3Place } from './signed-s3-place.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (place: Place, path: string) => {
  const stored = await place.read(path);
  return stored && new TextDecoder().decode(stored.bytes);
};

const getAccess = ({ env }: S3Server) => ({
  accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
  region: env['AWS_REGION'] ?? '',
  endpoint: env['AWS_ENDPOINT_URL_S3'],
});

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
    Object.assign(process.env, server.env);
    const client = new S3Client({ forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
  }, 120_000);
  afterAll(() => server?.close());

  const address = () => `s3://releases/test${(count += 1)}`;

  describe('by Amazon’s client', () => {
    keepsThePlaceContract(() => Promise.resolve(s3Place(address())));
  });

  describe('by signed requests', () => {
    keepsThePlaceContract(() => Promise.resolve(signedS3Place(address(), getAccess(server))));
  });
});

it('refuses a bucket that ignores the conditions of a write', async () => {
  const server = await s3StandIn({ honoursConditions: false });
  Object.assign(process.env, server.env);
  await expect(proveConditions(s3Place('s3://releases'))).rejects.toThrow(/If-Match/);
  await server.close();
});
