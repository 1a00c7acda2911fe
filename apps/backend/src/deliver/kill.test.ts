import { cpSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { emptyDataDir } from '../testing/empty-data-dir.ts';
import { endLeases, fillDeliveries } from '../testing/fill-deliveries.ts';
import { mailServer } from '../testing/mail-server.ts';
import { runMain, type RunningBackend } from '../testing/run-main.ts';
import { AT_A_TIME } from './drain-leases.ts';

/** `npm run verify:long deliver` does fifty. */
const KILLS = Number(process.env['NAFAS_DELIVER_KILLS'] ?? 1);
/** It dies within the first of so many mails; a batch is fifty. */
const MOST_TAKEN = 45;

let dataDir = '';
let running: RunningBackend | null = null;
beforeEach(() => {
  dataDir = emptyDataDir();
  cpSync(inject('template'), dataDir, { recursive: true });
});
afterEach(async () => {
  await running?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  `killed ${KILLS} times mid-send: no mail is lost, and none comes twice but what was under way`,
  { timeout: 120_000 + KILLS * 30_000 },
  async () => {
    const people = (KILLS + 1) * MOST_TAKEN;
    await fillDeliveries(dataDir, people);
    const { place, mails, state } = await mailServer('takes');
    // The backend sends by itself, from its start on.
    const start = () =>
      runMain(dataDir, { NAFAS_SMTP_URL: place.url, NAFAS_MAIL_FROM: place.from });

    /** For each kill, the last mail that was taken before it. */
    const deaths: number[] = [];
    while (deaths.length < KILLS) {
      // Another point of a batch each time. The server does not answer before the backend is dead.
      const death = mails.length + ((deaths.length * 17) % MOST_TAKEN);
      const starting = start();
      const dies = new Promise<void>((dying) => {
        state.onMail = async () => {
          if (mails.length !== death + 1) return;
          await (await starting).kill();
          dying();
        };
      });
      // One that does not start fails the test, instead of keeping it waiting.
      await Promise.all([starting, dies]);
      deaths.push(death);
      const { sent = 0, dead } = await endLeases(dataDir);
      expect(dead).toBeUndefined();
      // Who said that they were sent did send them.
      expect(new Set(mails.map(toId)).size).toBeGreaterThanOrEqual(sent);
    }
    running = await start();
    await vi.waitFor(() => expect(new Set(mails.map(toId)).size).toBe(people), {
      timeout: 120_000,
      interval: 200,
    });
    await running.kill();
    running = null;

    const last = new Map(mails.map((mail, at) => [toId(mail), at]));
    const twice = [...mails.keys()].filter((at) => last.get(toId(mails[at] ?? '')) !== at);
    // Every copy but the last was under way when the backend died: that mail, those beside it, what still got through.
    const isOpen = (at: number) => deaths.some((death) => Math.abs(at - death) < AT_A_TIME);
    expect(twice.filter((at) => !isOpen(at))).toEqual([]);
    expect(twice.length).toBeLessThanOrEqual(KILLS * AT_A_TIME);
    console.warn(`${KILLS} kills, ${people} mails, 0 lost, ${twice.length} twice`);
  },
);

function toId(mail: string): string {
  return /^Message-ID: <([^>]+)>/im.exec(mail)?.[1] ?? '';
}
