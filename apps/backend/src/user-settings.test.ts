import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBackend, type TestUser } from './testing/test-backend.ts';

describe('user settings', () => {
  let test: TestBackend;
  let users = 0;
  beforeAll(async () => {
    test = await TestBackend.start();
  });
  afterAll(() => test.remove());

  async function userWithSettings(changes: Record<string, unknown> = {}): Promise<TestUser> {
    users += 1;
    const user = await test.signUp(`user${users}`);
    const { error } = await user.client
      .from('user_settings')
      .insert({ user_id: user.id, ...changes });
    expect(error).toBeNull();
    return user;
  }

  async function getSettings(user: TestUser): Promise<Record<string, unknown>> {
    const { data, error } = await user.client.from('user_settings').select().single();
    expect(error).toBeNull();
    return data;
  }

  it('[DATA-038] [DATA-039] [DATA-040] [DATA-041] [DATA-042] start from the defaults', async () => {
    expect(await getSettings(await userWithSettings())).toMatchObject({
      theme: 'light',
      language: 'en',
      time_zone: null,
      volume: 80,
      version: 1,
      notifications: { inApp: true, marketing: false },
      ai: { emotionalAnalysis: false },
    });
  });

  it('[DATA-046] [DATA-047] [DATA-048] [DATA-049] [DATA-050] the notifications group has its keys', async () => {
    const { notifications } = await getSettings(await userWithSettings());
    expect(Object.keys(notifications ?? {}).sort()).toEqual([
      'achievementAlerts',
      'emailUpdates',
      'inApp',
      'marketing',
      'moodReminders',
      'push',
      'pushDetails',
      'sound',
      'updates',
      'weeklyReports',
    ]);
  });

  it('[DATA-051] [DATA-052] [DATA-053] [DATA-054] [DATA-055] the other groups have theirs, consents off', async () => {
    const { notifications, ai, privacy, security } = await getSettings(await userWithSettings());
    expect(notifications).toHaveProperty('sound', true);
    expect(ai).toEqual({
      emotionalAnalysis: false,
      motivationalQuotes: true,
      exerciseReminders: true,
      socialSuggestions: true,
    });
    expect(privacy).toEqual({
      shareProgress: false,
      publicProfile: false,
      anonymousData: false,
      dataCollection: false,
      activityStatus: false,
      readReceipts: false,
    });
    expect(security).toEqual({ twoFactor: false });
  });

  it('[DATA-044] [DATA-045] accept both themes', async () => {
    const user = await userWithSettings({ theme: 'dark' });
    expect(await getSettings(user)).toMatchObject({ theme: 'dark' });
    await user.client.from('user_settings').update({ theme: 'light' }).eq('user_id', user.id);
    expect(await getSettings(user)).toMatchObject({ theme: 'light' });
  });

  it('of two tabs that change the same version one is told', async () => {
    const user = await userWithSettings();
    const save = async (volume: number): Promise<number | undefined> => {
      const { data } = await user.client
        .from('user_settings')
        .update({ volume })
        .eq('user_id', user.id)
        .eq('version', 1)
        .select();
      return data?.length;
    };
    expect((await Promise.all([save(10), save(20)])).sort()).toEqual([0, 1]);
    expect(await getSettings(user)).toMatchObject({ version: 2 });
  });

  it('the version and the time of the change are not for a client to set', async () => {
    const user = await userWithSettings({ version: 7, updated_at: '2001-01-01T00:00:00Z' });
    const before = await getSettings(user);
    expect(before).toMatchObject({ version: 1 });
    expect(String(before['updated_at'])).not.toContain('2001');
    await user.client.from('user_settings').update({ version: 40 }).eq('user_id', user.id);
    expect(await getSettings(user)).toMatchObject({ version: 2 });
  });

  it.each([
    ['theme', 'blue'],
    ['language', 'English'],
    ['time_zone', 'no zone'],
    ['volume', 101],
    ['volume', -1],
    ['notifications', []],
    ['notifications', { push: 'yes' }],
    ['ai', { emotionalAnalysis: [true] }],
    ['privacy', { a: { b: true } }],
    ['security', Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`key${i}`, true]))],
  ])('refuses %s (%#)', async (column, value) => {
    const user = await userWithSettings();
    const { error } = await user.client
      .from('user_settings')
      .update({ [column]: value })
      .eq('user_id', user.id);
    expect(error?.code).toBe('23514');
    expect(await getSettings(user)).toMatchObject({ version: 1 });
  });

  it.each(['en', 'ar', 'zh-Hans', 'pt-BR'])('accepts the language %s', async (language) => {
    expect(await getSettings(await userWithSettings({ language }))).toMatchObject({ language });
  });
});
