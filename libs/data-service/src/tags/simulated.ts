import type { CheckIn } from '../check-ins/check-in.ts';
import { type DemoCheckIns, demoCheckIns } from '../check-ins/demo-rows.ts';
import { DataError } from '../data-error.ts';
import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import type { TagService } from './service.ts';
import { isSameTag, MAX_OWN_TAGS, parseTagName, type Tag, tagCodec } from './tag.ts';

/** Where the demo's tags are kept; the version goes up when their shape changes. */
export const DEMO_TAGS_KEY = 'nafas.demo.tags.v1';

/** The demo's check-ins, whose tags these are, where they are kept, and delays in ms. */
export interface SimulatedTagsOptions extends DemoCheckIns {
  storage: DemoStorage;
  delayMs?: SimulatedDelays;
}

/** Tags of the demo: those of the samples, and what the visitor does with them in this tab. */
export function createSimulatedTags({
  delayMs = SIMULATED_DELAYS,
  ...demo
}: SimulatedTagsOptions): TagService {
  const { storage, now, language } = demo;
  const checkIns = demoCheckIns(demo);
  const save = (tags: readonly Tag[]) => saveDemo(storage, DEMO_TAGS_KEY, tags);

  async function load(): Promise<Tag[]> {
    const stored = loadDemo(storage, DEMO_TAGS_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(tagCodec.parse),
    );
    if (stored) return stored;
    const { sampleTags } = await import('./sample.ts');
    return sampleTags(now(), language);
  }

  function find(tags: readonly Tag[], id: string): Tag {
    const tag = tags.find((one) => one.id === id);
    if (tag) return tag;
    throw new DataError('conflict', 'There is no such tag');
  }

  function refuseTaken(tags: readonly Tag[], name: string): void {
    if (tags.some((tag) => isSameTag(tag.name, name)))
      throw new DataError('conflict', 'Another tag has this name');
  }

  /** Puts one name in place of another in the check-ins, once in each. They don't count as edited by that. */
  async function replace(old: string, name: string): Promise<void> {
    const all = await checkIns.load();
    checkIns.save(
      all.map((checkIn): CheckIn => {
        if (!checkIn.tags.some((tag) => isSameTag(tag, old))) return checkIn;
        const renamed = checkIn.tags.map((tag) => (isSameTag(tag, old) ? name : tag));
        const tags = renamed.filter(
          (tag, index) => renamed.findIndex((one) => isSameTag(one, tag)) === index,
        );
        return { ...checkIn, tags, version: checkIn.version + 1 };
      }),
    );
  }

  return {
    async list() {
      await wait(delayMs.read);
      return (await load()).sort(
        (a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
      );
    },

    async add(tag) {
      const valid = tagCodec.parse(tag);
      await wait(delayMs.write);
      const tags = await load();
      const known = tags.find(({ id }) => id === valid.id);
      if (known) return known;
      refuseTaken(tags, valid.name);
      if (tags.length >= MAX_OWN_TAGS) throw new DataError('invalid', 'There are enough tags');
      save([...tags, valid]);
      return valid;
    },

    async change(id, change) {
      await wait(delayMs.write);
      const tags = await load();
      const changed = { ...find(tags, id), ...change };
      save(tags.map((tag) => (tag.id === id ? changed : tag)));
      return changed;
    },

    async rename(id, name) {
      const valid = parseTagName(name);
      await wait(delayMs.write);
      const tags = await load();
      const tag = find(tags, id);
      refuseTaken(
        tags.filter((one) => one !== tag),
        valid,
      );
      save(tags.map((one) => (one === tag ? { ...tag, name: valid } : one)));
      await replace(tag.name, valid);
    },

    async merge(from, into) {
      await wait(delayMs.write);
      if (from === into) return;
      const tags = await load();
      const [gone, kept] = [find(tags, from), find(tags, into)];
      save(tags.filter((tag) => tag !== gone));
      await replace(gone.name, kept.name);
    },
  };
}
