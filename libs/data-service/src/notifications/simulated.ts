import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { newNotification } from './new-notification.ts';
import { type Notification, parseInstant, parseNotification } from './notification.ts';
import { sampleMilestone, sampleNotifications } from './sample.ts';
import { MOST_LISTED, type NotificationService } from './service.ts';

/** Where the demo's notifications are kept; the version goes up when their shape changes. */
export const DEMO_NOTIFICATIONS_KEY = 'nafas.demo.notifications.v1';

/** How likely it is that a check in the demo finds a new one (DATA-306). */
export const NEW_PROBABILITY = 0.2;

/** What the demo's notifications stand on: storage, clock, chance, and delays in ms. */
export interface SimulatedNotificationsOptions {
  storage: DemoStorage;
  now: () => Date;
  /** In [0, 1), as Math.random. */
  random?: () => number;
  delayMs?: SimulatedDelays;
}

const newestFirst = (a: Notification, b: Notification): number =>
  b.time.localeCompare(a.time) || b.id.localeCompare(a.id);

/** Notifications of the demo: samples, and now and then a milestone that a check finds. */
export function createSimulatedNotifications({
  storage,
  now,
  random = Math.random,
  delayMs = SIMULATED_DELAYS,
}: SimulatedNotificationsOptions): NotificationService {
  const save = (all: readonly Notification[]) => saveDemo(storage, DEMO_NOTIFICATIONS_KEY, all);

  async function load(): Promise<Notification[]> {
    const stored = loadDemo(storage, DEMO_NOTIFICATIONS_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(parseNotification),
    );
    if (stored) return stored;
    const samples = await sampleNotifications(now());
    save(samples);
    return samples;
  }

  const newest = async () => (await load()).sort(newestFirst).slice(0, MOST_LISTED);

  async function read(id: string): Promise<void> {
    await wait(delayMs.write);
    save((await load()).map((one) => (one.id === id ? { ...one, unread: false } : one)));
  }

  return {
    async list() {
      await wait(delayMs.read);
      return newest();
    },

    async checkNew(since) {
      const from = parseInstant(since);
      await wait(delayMs.read);
      if (random() < NEW_PROBABILITY) {
        const { titles, messages } = await sampleMilestone();
        const words = { title: titles.en, message: messages.en, titles, messages };
        save([newNotification({ type: 'milestone', ...words, now: now() }), ...(await load())]);
      }
      return (await newest()).filter(({ time }) => time > from);
    },

    async add(notification) {
      const valid = parseNotification(notification);
      await wait(delayMs.write);
      const all = await load();
      const known = all.find(({ id }) => id === valid.id);
      if (known) return known;
      save([...all, valid]);
      return valid;
    },

    markRead: read,

    // Nothing reminds in the demo, so none comes again.
    putOff: read,

    async markAllRead(until) {
      const last = parseInstant(until);
      await wait(delayMs.write);
      save((await load()).map((one) => (one.time <= last ? { ...one, unread: false } : one)));
    },

    async remove(id) {
      await wait(delayMs.write);
      save((await load()).filter((one) => one.id !== id));
    },

    async removeAll(until) {
      const last = parseInstant(until);
      await wait(delayMs.write);
      save((await load()).filter(({ time }) => time > last));
    },
  };
}
