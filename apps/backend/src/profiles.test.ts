import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBackend, type TestUser } from './testing/test-backend.ts';

describe('profiles', () => {
  let test: TestBackend;
  let users = 0;
  beforeAll(async () => {
    test = await TestBackend.start();
  });
  afterAll(() => test.remove());

  async function newUser(metadata?: Record<string, unknown>, name?: string): Promise<TestUser> {
    users += 1;
    return test.signUp(name ?? `user${users}`, metadata);
  }

  async function ensure(user: TestUser, displayName?: string): Promise<Record<string, unknown>> {
    const { data, error } = await user.client.rpc(
      'ensure_profile',
      displayName === undefined ? {} : { display_name: displayName },
    );
    expect(error).toBeNull();
    return data;
  }

  it('[DATA-001] [DATA-002] [DATA-003] [DATA-004] [AUTH-038] there is none at sign-up; the first session makes it', async () => {
    const user = await newUser();
    expect((await user.client.from('profiles').select()).data).toEqual([]);
    const profile = await ensure(user, 'Layla Haddad');
    expect(profile).toMatchObject({ id: user.id, email: user.email, name: 'Layla Haddad' });
    expect((await user.client.from('profiles').select()).data).toEqual([profile]);
  });

  it('[DATA-173] [DATA-183] a sign-up with a name leads to a row with id, address, name and its time', async () => {
    const before = Date.now();
    const user = await newUser({ name: 'Layla' });
    // The shell's request at the first session.
    await user.client.rpc('ensure_profile');
    const { data } = await user.client.from('profiles').select('id, email, name, created_at');
    expect(data).toMatchObject([{ id: user.id, email: user.email, name: 'Layla' }]);
    const createdAt = Date.parse(String(data?.[0]?.created_at));
    expect(createdAt).toBeGreaterThanOrEqual(before);
    expect(createdAt).toBeLessThanOrEqual(Date.now());
  });

  it('makes it at a later sign-in too, and never a second time (DECISION-033)', async () => {
    const user = await newUser();
    const first = await ensure(user, 'First');
    await user.client.from('profiles').update({ name: 'Chosen' }).eq('id', user.id);
    const again = await Promise.all([ensure(user, 'Second'), ensure(user), ensure(user, 'Third')]);
    for (const profile of again) {
      expect(profile).toMatchObject({ name: 'Chosen', created_at: first['created_at'] });
    }
    expect((await user.client.from('profiles').select('id')).data).toEqual([{ id: user.id }]);
  });

  it('[AUTH-039] trims the name that was entered', async () => {
    expect(await ensure(await newUser({ name: 'Meta' }), '  \tSalma \n')).toMatchObject({
      name: 'Salma',
    });
  });

  it.each([
    [{ name: ' Omar ', full_name: 'Other' }, undefined, 'Omar'],
    [{ name: '  ', full_name: 'Omar Aziz' }, '   ', 'Omar Aziz'],
    [{ name: 'x'.repeat(200) }, undefined, 'x'.repeat(120)],
  ])('takes the name from the account when none was entered (%#)', async (meta, entered, name) => {
    expect(await ensure(await newUser(meta), entered)).toMatchObject({ name });
  });

  it('[AUTH-037] falls back to the part of the e-mail before the @', async () => {
    expect(await ensure(await newUser({}, 'mona.k+test'))).toMatchObject({ name: 'mona.k+test' });
  });

  it('needs a session', async () => {
    const { data, error } = await test.client().rpc('ensure_profile', { display_name: 'Nobody' });
    expect(data).toBeNull();
    expect(error).toMatchObject({ code: '42501' });
  });

  it('[DATA-005] [DATA-008] [DATA-009] [DATA-010] keeps what the owner adds, null until then', async () => {
    const user = await newUser();
    expect(await ensure(user)).toMatchObject({
      avatar_url: null,
      phone: null,
      location: null,
      bio: null,
    });
    const filled = {
      avatar_url: 'https://example.org/a.png',
      phone: '+966 50 000 0000',
      location: 'الرياض',
      bio: 'نَفَس',
    };
    const { data } = await user.client.from('profiles').update(filled).eq('id', user.id).select();
    expect(data).toMatchObject([filled]);
  });

  it('[DATA-006] [DATA-007] [DATA-012] [DATA-013] takes both times from its own clock', async () => {
    const before = Date.now();
    const user = await newUser();
    const created = await ensure(user);
    const createdAt = Date.parse(String(created['created_at']));
    expect(createdAt).toBeGreaterThanOrEqual(before);
    expect(createdAt).toBeLessThanOrEqual(Date.now());
    expect(created['updated_at']).toBe(created['created_at']);

    const lie = {
      bio: 'x',
      created_at: '2001-01-01T00:00:00Z',
      updated_at: '2001-01-01T00:00:00Z',
    };
    const { data } = await user.client.from('profiles').update(lie).eq('id', user.id).select();
    const [changed] = data ?? [];
    expect(changed?.created_at).toBe(created['created_at']);
    expect(Date.parse(changed?.updated_at)).toBeGreaterThan(createdAt);
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(121)],
    ['email', 'x'],
    ['phone', '1'.repeat(41)],
    ['location', 'x'.repeat(121)],
    ['bio', 'x'.repeat(2001)],
    ['avatar_url', `https://${'x'.repeat(2048)}`],
  ])('refuses a wrong %s', async (column, value) => {
    const user = await newUser();
    const before = await ensure(user);
    const { error } = await user.client
      .from('profiles')
      .update({ [column]: value })
      .eq('id', user.id);
    expect(error).toMatchObject({ code: '23514' });
    expect(await ensure(user)).toEqual(before);
  });
});
