import { notifyFailed } from '@nafas/data-service/client';
import type { CheckIn } from '@nafas/data-service/check-ins';
import {
  removeCheckIn,
  restoreCheckIn,
  type WholeCheckIn,
  wholeCheckIn,
} from '@nafas/data-service/check-ins/client';
import type { PlatformV1 } from '@nafas/platform';
import type { TFunction } from 'i18next';
import type { ShownRemovals } from './removed-context.ts';

/** For how long a removal can be taken back after its page was left, in ms: as long as the database keeps what went. */
const UNDO_MS = 3_600_000;
/** For how long a removal waits for what goes with its entry, in ms; where the entry was shown that is known already. */
const ASK_MS = 400;

/** What to bring back of a removed entry, as far as it is known by then. */
type Removed = () => WholeCheckIn;

/** Removes entries and brings them back; tells `show` which ones are gone, and which are on their way back. */
export function createRemovals(
  platform: PlatformV1,
  t: TFunction,
  show: (change: (now: ShownRemovals) => ShownRemovals) => void,
) {
  /** Each removal by its entry: what to bring back once it is through, or nothing when the entry stayed. */
  const removals = new Map<string, Promise<Removed | null>>();
  let latest: { readonly entries: readonly CheckIn[]; readonly at: number } | null = null;

  const settle = (ids: readonly string[]) =>
    show(({ entries, returning }) => ({
      entries: entries.filter(({ id }) => !ids.includes(id)),
      returning: new Map([...returning].filter(([id]) => !ids.includes(id))),
    }));
  const forget = (ids: readonly string[]) => {
    latest = null;
    settle(ids);
  };
  const setReturning = (ids: readonly string[], at: 'asked' | 'done' | null) =>
    show(({ entries, returning }) => {
      const others = [...returning].filter(([id]) => !ids.includes(id));
      const these = at === null ? [] : ids.map((id) => [id, at] as const);
      return { entries, returning: new Map([...others, ...these]) };
    });
  const failed = (error: unknown, message: string, run: () => void) =>
    notifyFailed(platform, error, {
      message,
      action: { label: t('tryAgain', { ns: 'generic' }), run },
    });

  async function removeOne(entry: CheckIn): Promise<Removed | null> {
    let whole: WholeCheckIn = { checkIn: entry, readings: [], recommendations: [] };
    const asked = wholeCheckIn(platform, entry).then(
      (known) => void (whole = known),
      // Without a network a removal that is taken back is never sent, so that nothing goes.
      () => undefined,
    );
    // Asked for before, since nobody knows it after; but the removal is kept on the device soon, with or without an answer.
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, ASK_MS))]);
    try {
      if ((await removeCheckIn(platform, entry)) !== 'conflict') return () => whole;
      // It was changed elsewhere meanwhile: the choice is shown with the entry.
      forget([entry.id]);
    } catch (error) {
      forget([entry.id]);
      failed(error, t('remove.failed'), () => remove([entry]));
    }
    return null;
  }
  async function restoreOne(entry: CheckIn): Promise<void> {
    // A removal that is still on its way would take away what is brought back before it.
    const removed = await removals.get(entry.id);
    if (!removed) return;
    try {
      await restoreCheckIn(platform, removed());
      setReturning([entry.id], 'done');
    } catch (error) {
      setReturning([entry.id], null);
      failed(error, t('remove.undoFailed'), () => restore([entry]));
    }
  }
  function remove(entries: readonly CheckIn[]): void {
    latest = { entries, at: Date.now() };
    settle(entries.map(({ id }) => id));
    show((now) => ({ ...now, entries: [...now.entries, ...entries] }));
    for (const entry of entries) removals.set(entry.id, removeOne(entry));
  }
  function restore(entries: readonly CheckIn[]): void {
    latest = null;
    // Their rows stay until the list has them: what slid into their place would be pressed by a second press.
    setReturning(
      entries.map(({ id }) => id),
      'asked',
    );
    for (const entry of entries) void restoreOne(entry);
  }
  /** The journal is left: what was removed last can be taken back by a notice, and by the bell once that is gone. */
  function leave(): void {
    if (latest === null || Date.now() - latest.at > UNDO_MS || platform.scope.signal.aborted)
      return;
    const { entries } = latest;
    platform.notify({
      kind: 'done',
      message: t('remove.done', { count: entries.length }),
      action: { label: t('undo'), run: () => restore(entries) },
    });
  }
  return { remove, restore, settle, leave };
}
