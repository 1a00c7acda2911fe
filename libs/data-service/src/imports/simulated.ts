import { type DemoCheckIns, demoCheckIns } from '../check-ins/demo-rows.ts';
import { checkInCodec } from '../check-ins/check-in.ts';
import { DataError } from '../data-error.ts';
import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { createSimulatedTags, DEMO_TAGS_KEY } from '../tags/simulated.ts';
import { isSameTag, newTag } from '../tags/tag.ts';
import { z } from '../zod.ts';
import { type Import, importReader } from './import.ts';
import type { ImportService } from './service.ts';

/** Where the demo's imports are kept; the version goes up when their shape changes. */
export const DEMO_IMPORTS_KEY = 'nafas.demo.imports.v1';

/** The demo's check-ins, whether more may be kept, and delays in ms. */
export interface SimulatedImportsOptions extends DemoCheckIns {
  storage: DemoStorage;
  /** Whether the visitor agreed to check-ins being kept; asked with each part. Default: yes. */
  mayKeep?: () => Promise<boolean>;
  delayMs?: SimulatedDelays;
}

/** An import, and what it brought. */
interface Kept extends Import {
  readonly ids: readonly string[];
  readonly tags: readonly string[];
}

const texts = z.array(z.string());
const lists = z.looseObject({ ids: texts, tags: texts });

/** Room for tags of tomorrow stays. */
const MOST_KEPT = 150;

/** Imports of the demo, in this tab. */
export function createSimulatedImports({
  mayKeep = () => Promise.resolve(true),
  delayMs = SIMULATED_DELAYS,
  ...demo
}: SimulatedImportsOptions): ImportService {
  const { storage, now } = demo;
  const checkIns = demoCheckIns(demo);
  const ownTags = createSimulatedTags({ ...demo, delayMs: { read: 0, write: 0 } });
  const save = (all: readonly Kept[]) => saveDemo(storage, DEMO_IMPORTS_KEY, all);
  const load = (): Kept[] =>
    loadDemo(storage, DEMO_IMPORTS_KEY, (value) =>
      z
        .parse(z.array(lists), value)
        .map((one) => ({ ...importReader.parse(one), ...lists.parse(one) })),
    ) ?? [];

  async function keepTags(names: readonly string[]): Promise<string[]> {
    const known = await ownTags.list();
    const room = Math.max(0, MOST_KEPT - known.length);
    const isNew = (name: string) => !known.some((tag) => isSameTag(tag.name, name));
    const added = names.filter(isNew).slice(0, room);
    for (const name of added) await ownTags.add(newTag(name, null, now()));
    return added;
  }

  return {
    async known(ids) {
      await wait(delayMs.read);
      const asked = new Set(ids);
      return (await checkIns.load()).map(({ id }) => id).filter((id) => asked.has(id));
    },

    async add({ id, kind, entries, tags }) {
      const valid = entries.map(checkInCodec.parse);
      await wait(delayMs.write);
      if (!(await mayKeep()))
        throw new DataError('consent', 'The visitor did not agree to check-ins');
      const all = load();
      const started = all.find((one) => one.id === id);
      const stored = await checkIns.load();
      const known = new Set(stored.map((one) => one.id));
      const added = valid.filter((one) => !known.has(one.id));
      checkIns.save([...stored, ...added]);
      const ids = [...(started?.ids ?? []), ...added.map((one) => one.id)];
      const kept = [...(started?.tags ?? []), ...(await keepTags(tags))];
      const createdAt = started?.createdAt ?? now().toISOString();
      const brought = { id, kind, entries: ids.length, createdAt, ids, tags: kept };
      save([brought, ...all.filter((one) => one !== started)]);
      return ids.length;
    },

    async list() {
      await wait(delayMs.read);
      return load()
        .filter(({ entries }) => entries > 0)
        .map((one) => importReader.parse(one));
    },

    async undo(id) {
      await wait(delayMs.write);
      const all = load();
      const undone = all.find((one) => one.id === id);
      if (!undone) throw new DataError('invalid', 'There is no such import');
      const brought = new Set(undone.ids);
      const stored = await checkIns.load();
      const isGone = (one: (typeof stored)[number]) => brought.has(one.id) && one.version === 1;
      const left = stored.filter((one) => !isGone(one));
      checkIns.save(left);
      save(all.filter((one) => one !== undone));
      const used = new Set(left.flatMap(({ tags }) => tags.map((tag) => tag.toLowerCase())));
      const unused = undone.tags.filter((tag) => !used.has(tag.toLowerCase()));
      const tags = await ownTags.list();
      const mine = (name: string) => !unused.some((tag) => isSameTag(tag, name));
      saveDemo(
        storage,
        DEMO_TAGS_KEY,
        tags.filter(({ name }) => mine(name)),
      );
      return {
        removed: stored.length - left.length,
        kept: left.filter((one) => brought.has(one.id)).length,
      };
    },
  };
}
