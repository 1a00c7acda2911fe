import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SCHEDULE } from '@nafas/data-service/settings';
import { mailServer } from '../testing/mail-server.ts';
import { findMorningZone } from '../testing/morning-zone.ts';
import { TestBackend, type TestUser } from '../testing/test-backend.ts';
import { composeMail } from './compose-mail.ts';
import type { Delivery } from './delivery.ts';
import { deliverDue } from './deliver-due.ts';
import { readSmtp, sendBySmtp } from './smtp.ts';

const DELIVERY: Delivery = {
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  email: 'ada@nafas.test',
  language: 'en',
  type: 'reminder',
  titles: null,
  messages: null,
  week_to: null,
  unsubscribe_token: 'ab'.repeat(48),
  notice: null,
  device: null,
  made_at: '2026-11-23T12:05:00Z',
  time_zone: 'UTC',
};
const PLACES = { site: 'https://nafas.test', backend: 'https://backend.test' };

describe('a mail', () => {
  it('says nothing of what it is about, in HTML and text, and can be stopped with one press', () => {
    const mail = composeMail(DELIVERY, PLACES);
    expect(mail.subject).toBe('A moment for you');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Whenever it suits.');
      expect(part).toContain('https://nafas.test/dashboard');
      expect(part).toContain(
        `https://backend.test/functions/v1/unsubscribe?token=${'ab'.repeat(48)}`,
      );
    }
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(composeMail({ ...DELIVERY, attempt: 2 }, PLACES).messageId).toBe(mail.messageId);
  });

  it('of a weekly report leads to its week, and says no more than any other', () => {
    const mail = composeMail({ ...DELIVERY, week_to: '2026-11-22' }, PLACES);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('https://nafas.test/dashboard/week/2026-11-22');
    }
    expect(mail.subject).toBe('A moment for you');
    expect(composeMail(DELIVERY, PLACES).text).not.toContain('/week');
  });

  it('is in Arabic from the right, and an announcement has its own words, escaped', () => {
    const titles = { en: 'New', ar: 'جديد <b>' };
    const mail = composeMail(
      { ...DELIVERY, language: 'ar', titles, messages: { en: 'x', ar: 'سطر' } },
      PLACES,
    );
    expect(mail.subject).toBe('جديد <b>');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html).toContain('جديد &lt;b&gt;');
    expect(mail.html).not.toContain('<b>');
  });

  it('is all in English where an announcement is not in the person’s language', () => {
    const words = { titles: { en: 'New' }, messages: { en: 'Line', ar: 'سطر' } };
    const arabic = composeMail({ ...DELIVERY, language: 'ar', ...words }, PLACES);
    const english = composeMail({ ...DELIVERY, ...words }, PLACES);
    expect(arabic).toEqual(english);
    expect(arabic.html).toContain('<html lang="en" dir="ltr">');
  });
});

describe('sending over SMTP', () => {
  it.each([
    ['takes', 'sent'],
    ['refuses', 'dead'],
    ['is full', 'retry'],
    ['drops', 'retry'],
  ] as const)('to a server that %s is %s', async (behaves, outcome) => {
    const { place, mails } = await mailServer(behaves);
    const result = await sendBySmtp(place)(composeMail(DELIVERY, PLACES));
    expect(result.outcome).toBe(outcome);
    expect(mails).toHaveLength(behaves === 'takes' ? 1 : 0);
    // What is kept of a failure names nobody.
    expect(JSON.stringify(result)).not.toContain('ada');
    const [mail = ''] = mails;
    expect(/^List-Unsubscribe:\s+<https:\/\/backend\.test/m.test(mail)).toBe(behaves === 'takes');
    expect(mail.includes('multipart/alternative')).toBe(behaves === 'takes');
  });

  it('to nobody there is tried again', async () => {
    const send = sendBySmtp({ url: 'smtp://127.0.0.1:9', from: 'n@nafas.test' });
    expect((await send(composeMail(DELIVERY, PLACES))).outcome).toBe('retry');
  });

  it('needs an address and a sender', () => {
    expect(readSmtp({})).toBeNull();
    expect(() => readSmtp({ NAFAS_SMTP_URL: 'smtp://a' })).toThrow('NAFAS_MAIL_FROM');
    expect(() => readSmtp({ NAFAS_SMTP_URL: 'http://a', NAFAS_MAIL_FROM: 'a@b' })).toThrow('smtp');
  });
});

describe('what waits', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await TestBackend.start();
  });
  afterAll(() => test.remove());
  const service = () => test.client(test.backend.serviceKey);
  const deliver = (place: Parameters<typeof sendBySmtp>[0]) =>
    deliverDue(service(), sendBySmtp(place), { ...PLACES, backend: test.backend.url });

  /** Somebody who wants e-mails and to whom a reminder is due. */
  async function someone(name: string, emailUpdates = true): Promise<TestUser> {
    const user = await test.signUp(name);
    const answers = [
      await user.client.rpc('ensure_profile'),
      await user.client.from('user_settings').insert({
        time_zone: findMorningZone(),
        notifications: { emailUpdates },
        ai: { exerciseReminders: false },
        schedule: {
          ...DEFAULT_SCHEDULE,
          checkIn: { at: '00:00', days: [1, 2, 3, 4, 5, 6, 7] },
          quiet: { from: '00:00', until: '00:00', days: [] },
        },
      }),
    ];
    for (const { error } of answers) expect(error).toBeNull();
    return user;
  }
  const remind = async () => expect((await service().rpc('run_jobs')).error).toBeNull();
  const wantsEmail = async ({ client }: TestUser) => {
    const { data } = await client.from('user_settings').select('notifications').single();
    return (data as { notifications: { emailUpdates: boolean } } | null)?.notifications
      .emailUpdates;
  };

  it('is sent once to each who chose it, though several send at the same time (DECISION-135)', async () => {
    const names = ['ada', 'bea', 'cem', 'dia', 'eli', 'fay'];
    for (const name of names) await someone(name);
    await someone('gus', false);
    await remind();
    const { place, mails } = await mailServer('takes');
    const sent = await Promise.all([1, 2, 3, 4].map(() => deliver(place)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(names.length);
    const receivers = mails.map((mail) => /^To: (\w+)@/m.exec(mail)?.[1]).sort();
    expect(receivers).toEqual(names);
    expect(await deliver(place)).toBe(0);
  });

  it('waits after a failure, and is not lost with a worker that dies', async () => {
    await someone('hal');
    await remind();
    // Leased, and never settled.
    const lost = await service().rpc('lease_deliveries', { seconds: 1 });
    expect(lost.data).toHaveLength(1);
    const { place, mails, state } = await mailServer('is full');
    await vi.waitFor(
      async () => {
        const { data } = await service().rpc('lease_deliveries', { seconds: 1 });
        expect(data).toMatchObject([{ attempt: 2 }]);
      },
      { timeout: 60_000, interval: 200 },
    );
    await vi.waitFor(
      async () => {
        state.behaves = 'takes';
        expect(await deliver(place)).toBe(1);
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(mails).toHaveLength(1);

    await someone('ida');
    await remind();
    state.behaves = 'is full';
    expect(await deliver(place)).toBe(0);
    state.behaves = 'takes';
    // Minutes later, not at once.
    expect(await deliver(place)).toBe(0);
    expect(mails).toHaveLength(1);
  });

  it('stops with one press of the link in the mail, signed out, and by nothing else (DECISION-135)', async () => {
    const jon = await someone('jon');
    await remind();
    const { place, mails } = await mailServer('takes');
    expect(await deliver(place)).toBe(1);
    const folded = mails[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
    const stop = /^List-Unsubscribe: <([^>]+)>/m.exec(folded)?.[1] ?? '';
    expect(stop).toContain(`${test.backend.url}/functions/v1/unsubscribe?token=`);

    const asked = await fetch(stop);
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('<button>')]);
    const wrong = await fetch(`${stop.slice(0, -4)}0000`, { method: 'POST' });
    expect([wrong.status, await wantsEmail(jon)]).toEqual([400, true]);
    // As a mailbox does it.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const done = await fetch(stop, { method: 'POST', body });
    expect([done.status, await wantsEmail(jon)]).toEqual([200, false]);
  });

  it('goes into the inbox page where no mail server is named', async () => {
    await someone('kim');
    await remind();
    const read = async () => (await fetch(test.backend.inboxUrl)).text();
    // By the backend itself, at its start.
    await test.stop();
    await test.start();
    await vi.waitFor(async () => expect(await read()).toContain('A moment for you'), {
      timeout: 60_000,
      interval: 100,
    });
    expect(await read()).toContain('kim@nafas.test');
  });
});
