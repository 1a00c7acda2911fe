import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailServer } from '../testing/mail-server.ts';
import { PASSWORD, TestBackend, type TestUser } from '../testing/test-backend.ts';
import { composeMail } from './compose-mail.ts';
import { deliverDue } from './deliver-due.ts';
import type { Delivery } from './delivery.ts';
import { sendBySmtp } from './smtp.ts';

const PLACES = { site: 'https://nafas.test', backend: 'https://backend.test' };
const NOTICE: Delivery = {
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  email: 'ada@nafas.test',
  language: 'en',
  type: null,
  titles: null,
  messages: null,
  week_to: null,
  unsubscribe_token: null,
  notice: 'new-device',
  device: { browser: 'Firefox', system: 'Windows' },
  made_at: '2026-11-23T12:05:00Z',
  time_zone: 'Asia/Amman',
};

describe('the mail of a notice', () => {
  it('says when, by what, and what to do if it was somebody else; it can not be stopped', () => {
    const mail = composeMail(NOTICE, PLACES);
    expect(mail.subject).toBe('A new sign-in to your account');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('from Firefox on Windows, on Monday, November 23, 2026 at 3:05');
      expect(part).toContain('Asia/Amman');
      expect(part).toContain('https://nafas.test/auth/forgot');
      expect(part).toContain('https://nafas.test/dashboard/settings');
      expect(part).not.toContain('unsubscribe');
    }
    expect(mail.headers).toEqual({});
  });

  it.each([
    [{ browser: 'Safari', system: '' }, 'from Safari, on'],
    [{ browser: '', system: 'Android' }, 'from Android, on'],
    [{ browser: '', system: '' }, 'from a device of an unknown kind, on'],
  ])('names of a device what is known of it: %o', (device, words) => {
    expect(composeMail({ ...NOTICE, device }, PLACES).text).toContain(words);
  });

  it.each(['new-device', 'two-factor-off'] as const)(
    'is in Arabic from the right: %s',
    (notice) => {
      const mail = composeMail({ ...NOTICE, notice, language: 'ar' }, PLACES);
      expect(mail.html).toContain('<html lang="ar" dir="rtl">');
      // No word of it is English but the names.
      const words = mail.text.replaceAll(/https:\S+|Firefox|Windows|Asia\/Amman/g, '');
      expect(words).not.toMatch(/[a-z]/i);
      expect(words).toContain('كلمة مرور جديدة');
      expect(mail.text).toContain('https://nafas.test/auth/forgot');
    },
  );

  it('of two-factor says that it is off', () => {
    const mail = composeMail({ ...NOTICE, notice: 'two-factor-off', device: null }, PLACES);
    expect(mail.subject).toBe('Two-step sign-in is off');
    expect(mail.text).toContain('November 23, 2026');
  });
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '141.0');
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

describe('a sign-in', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await TestBackend.start();
  });
  afterAll(() => test.remove());

  async function signIn({ email }: Pick<TestUser, 'email'>, userAgent: string): Promise<void> {
    const client = test.client(undefined, (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('User-Agent', userAgent);
      return fetch(input, { ...init, headers });
    });
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
  }

  /** What is sent now, each mail in one line. */
  async function sent(): Promise<string[]> {
    const { mails, place } = await mailServer('takes');
    const service = test.client(test.backend.serviceKey);
    await deliverDue(service, sendBySmtp(place), PLACES);
    return mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll(/\s+/g, ' '));
  }

  it('from a device that the account was not seen on is told by mail, once, whatever the settings say', async () => {
    const ada = await test.signUp('ada');
    await ada.client.from('user_settings').insert({ notifications: { emailUpdates: false } });
    expect(await sent()).toEqual([]);
    await signIn(ada, FIREFOX);
    expect(await sent()).toEqual([
      expect.stringMatching(
        /To: ada@nafas\.test .*Subject: A new sign-in to your account.*Firefox on Windows/,
      ),
    ]);
    await signIn(ada, NEWER_FIREFOX);
    expect(await sent()).toEqual([]);
    await signIn(ada, SAFARI);
    expect(await sent()).toEqual([expect.stringContaining('Safari on iPhone')]);
    await signIn(ada, FIREFOX);
    await signIn(ada, SAFARI);
    expect(await sent()).toEqual([]);
  });

  it('from the device the account was made on is not; nor does one person’s tell of another’s', async () => {
    const bea = await test.signUp('bea');
    await signIn(bea, 'node');
    expect(await sent()).toEqual([]);
    await signIn(bea, FIREFOX);
    expect(await sent()).toEqual([expect.stringContaining('To: bea@nafas.test')]);
  });

  it('is told in the person’s language', async () => {
    const cem = await test.signUp('cem');
    await cem.client.from('user_settings').insert({ language: 'ar' });
    await signIn(cem, SAFARI);
    const subjects: string[] = [];
    await deliverDue(
      test.client(test.backend.serviceKey),
      (mail) => {
        subjects.push(mail.subject);
        return Promise.resolve({ outcome: 'sent' });
      },
      PLACES,
    );
    expect(subjects).toEqual(['دخول جديد إلى حسابك']);
  });
});
