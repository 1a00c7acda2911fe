import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../support/test-backend.ts';

const backend = setUpBackend();

/** A client that notes what it calls. */
function recording(key: string) {
  const calls: string[] = [];
  const client = backend.client({
    key,
    fetch: (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
  return { calls, client };
}

describe('on the embedded backend', () => {
  it('a code by e-mail, and the confirmation once more', async () => {
    const { calls, client } = recording(backend.anonKey);
    const email = 'ada@nafas.test';
    await client.auth.signUp({ email, password: 'a long enough one' });
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(calls.slice(1)).toEqual(['POST /auth/v1/otp', 'POST /auth/v1/resend']);
  });

  it('the identities of an account', async () => {
    const { client } = recording(backend.anonKey);
    await client.auth.signUp({ email: 'bea@nafas.test', password: 'a long enough one' });
    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities).toMatchObject([{ provider: 'email' }]);
  });

  it('buckets are made, found, changed, emptied and removed by the operator', async () => {
    const { calls, client } = recording(backend.serviceKey);
    const { storage } = client;
    expect((await storage.createBucket('papers', { public: false })).error).toBeNull();
    const names = async () => (await storage.listBuckets()).data?.map(({ name }) => name).sort();
    expect(await names()).toEqual(['avatars', 'papers']);
    expect((await storage.updateBucket('papers', { public: true })).error).toBeNull();
    expect((await storage.getBucket('papers')).data).toMatchObject({ id: 'papers', public: true });

    const file = new Blob(['one'], { type: 'text/plain' });
    expect((await storage.from('papers').upload('a.txt', file)).error).toBeNull();
    expect((await storage.from('papers').list()).data).toHaveLength(1);
    expect((await storage.emptyBucket('papers')).error).toBeNull();
    expect((await storage.from('papers').list()).data).toEqual([]);
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /storage/v1/bucket',
        'GET /storage/v1/bucket',
        'PUT /storage/v1/bucket/papers',
        'GET /storage/v1/bucket/papers',
        'POST /storage/v1/bucket/papers/empty',
      ]),
    );
  });

  it('a bucket is removed', async () => {
    const { calls, client } = recording(backend.serviceKey);
    await client.storage.createBucket('leaflets', { public: false });
    expect((await client.storage.deleteBucket('leaflets')).error).toBeNull();
    expect(calls.at(-1)).toBe('DELETE /storage/v1/bucket/leaflets');
    expect((await client.storage.getBucket('leaflets')).error).not.toBeNull();
  });
});
