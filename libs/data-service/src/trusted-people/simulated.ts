import { localDateAt } from '@nafas/insights';
import type { AchievementService } from '../achievements/service.ts';
import type { CheckInService } from '../check-ins/service.ts';
import { DataError } from '../data-error.ts';
import type { SettingsService } from '../settings/service.ts';
import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { kindWordReader, personReader } from './person.ts';
import { describeWeek, lastSaturday, type Preview } from './preview.ts';
import { samplePeople, samplePreview } from './sample.ts';
import type { TrustedPeopleService } from './service.ts';

/** Where the demo's trusted people are kept; the version goes up when their shape changes. */
export const DEMO_TRUSTED_PEOPLE_KEY = 'nafas.demo.trusted-people.v1';

/** What the visitor's preview is made of, where links are kept, the clock, and delays in ms. */
export interface SimulatedTrustedPeopleOptions {
  storage: DemoStorage;
  now: () => Date;
  language?: string;
  /** IANA; the device's unless told. */
  timeZone?: string;
  /** What the visitor's own preview is made of. */
  of: {
    readonly name: () => Promise<string>;
    readonly checkIns: Pick<CheckInService, 'list'>;
    readonly achievements: Pick<AchievementService, 'list'>;
    readonly settings: Pick<SettingsService, 'get'>;
  };
  delayMs?: SimulatedDelays;
}

const list = z.object({
  people: z.array(z.unknown()),
  words: z.array(z.unknown()),
  moodLine: z.boolean(),
});
const parseKept = (value: unknown) => {
  const { people, words, moodLine } = z.parse(list, value);
  return {
    people: people.map(personReader.parse),
    words: words.map(kindWordReader.parse),
    moodLine,
  };
};
type Kept = ReturnType<typeof parseKept>;

/** Trusted people of the demo, in this tab. Nobody can be invited from it: nobody is there. */
export function createSimulatedTrustedPeople({
  storage,
  now,
  language = 'en',
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  of,
  delayMs = SIMULATED_DELAYS,
}: SimulatedTrustedPeopleOptions): TrustedPeopleService {
  const load = async (): Promise<Kept> => {
    const stored = loadDemo(storage, DEMO_TRUSTED_PEOPLE_KEY, parseKept);
    if (stored) return stored;
    const { people, words } = await samplePeople(now(), language);
    return { people: [...people], words: [...words], moodLine: false };
  };
  const save = (kept: Kept) => saveDemo(storage, DEMO_TRUSTED_PEOPLE_KEY, kept);
  const saturday = () => lastSaturday(localDateAt(now(), timeZone));
  async function change(changed: (kept: Kept) => Kept): Promise<void> {
    await wait(delayMs.write);
    save(changed(await load()));
  }
  /** Changes one person; `null` takes them out. */
  const changePerson = (
    id: string,
    changed: (person: Kept['people'][number]) => Kept['people'][number] | null,
  ) =>
    change((kept) => {
      if (!kept.people.some((one) => one.id === id))
        throw new DataError('conflict', 'There is no such link');
      const people = kept.people.flatMap((one) => (one.id === id ? (changed(one) ?? []) : one));
      return { ...kept, people };
    });
  const without = (id: string) =>
    change((kept) => ({ ...kept, people: kept.people.filter((one) => one.id !== id) }));

  return {
    async people() {
      await wait(delayMs.read);
      return (await load()).people;
    },

    async preview(asIfShared = false): Promise<Preview> {
      await wait(delayMs.read);
      const quiet = {
        ...({ state: 'quiet', name: await of.name(), avatarUrl: null, weekEnds: null } as const),
        ...{ week: null, mood: null, days: null, achievements: null },
      };
      const isShared = (await of.settings.get())?.privacy.shareProgress ?? false;
      if (!isShared && !asIfShared) return quiet;
      const weekEnds = saturday();
      const [checkIns, earned] = await Promise.all([
        of.checkIns.list({ sinceLocalDate: '0001-01-01' }),
        of.achievements.list(),
      ]);
      const week = describeWeek(checkIns, weekEnds);
      return {
        ...quiet,
        ...week,
        state: 'shared',
        weekEnds,
        mood: (await load()).moodLine ? week.mood : null,
        achievements: earned
          .filter(({ date }) => date !== null && date <= weekEnds)
          .map(({ id, title }) => ({ id, title })),
      };
    },

    async getPreview(link) {
      await wait(delayMs.read);
      const person = (await load()).people.find(({ id, side }) => id === link && side === 'seen');
      return person ? samplePreview(person.name, saturday()) : null;
    },

    async invites() {
      await wait(delayMs.read);
      return [];
    },

    async invite() {
      await wait(delayMs.write);
      throw new DataError('denied', 'Nobody can be invited from the demo');
    },

    takeBack: () => wait(delayMs.write),

    async inviter() {
      await wait(delayMs.read);
      return null;
    },

    async accept() {
      await wait(delayMs.write);
      return null;
    },

    end: without,
    pause: (link, paused) => changePerson(link, (person) => ({ ...person, paused })),
    block: (link) =>
      changePerson(link, ({ id, name, since }) => ({
        ...{ id, name, since, side: 'blocked', avatarUrl: null, paused: false },
        ...{ activeToday: null, word: null, wordSeen: null },
      })),
    unblock: without,
    send: (link, kind) => changePerson(link, (person) => ({ ...person, word: kind })),

    async words() {
      await wait(delayMs.read);
      return (await load()).words;
    },

    seeWords: () =>
      change((kept) => ({ ...kept, words: kept.words.map((one) => ({ ...one, seen: true })) })),

    async moodLine() {
      await wait(delayMs.read);
      return (await load()).moodLine;
    },

    setMoodLine: (shown) => change((kept) => ({ ...kept, moodLine: shown })),
  };
}
