import { newActivity } from '@nafas/data-service/activities';
import { saveActivity } from '@nafas/data-service/activities/client';
import { settingsStore, getTimeZone } from '@nafas/data-service/settings';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';

/** An exercise left before this many seconds was only looked at. */
export const LEAST_SECONDS = 30;
const MINUTE = 60;

/** What is recorded of an exercise. */
interface Practice {
  readonly id: string;
  /** Seconds of all of it. */
  readonly total: number;
  /** How it was before, 0-10; null where it was not said. */
  readonly ratingBefore?: number | null;
}

interface Course {
  readonly status: 'ready' | 'running' | 'paused' | 'done';
  readonly seconds: number;
  /** Counts the beginnings. */
  readonly run: number;
}

/**
 * Saves that an exercise was done for so many seconds, until `now`; resolves to the id. `timeZone` is IANA. Rejects when it
 * could be kept nowhere.
 */
export async function saveDone(
  platform: PlatformV1,
  { id, total, ratingBefore = null }: Practice,
  { lasted, now, timeZone }: { lasted: number; now: Date; timeZone: string },
): Promise<string> {
  const activity = newActivity({
    exercise: id,
    minutes: lasted / MINUTE,
    completed: lasted >= total,
    ratingBefore,
    now,
    timeZone,
  });
  await saveActivity(platform, activity);
  return activity.id;
}

/**
 * Records the minutes of each run of an exercise once: when it is over, or when it is left (stopped, begun again,
 * closed) after half a minute. A failure is reported and disturbs nobody in their calm. Gives the id of the last one
 * that was saved.
 */
export function useRecordDone(practice: Practice, { status, seconds, run }: Course): string | null {
  const { id, total, ratingBefore = null } = practice;
  const platform = usePlatform();
  const timeZone = getTimeZone(useStore(settingsStore(platform)));
  const [saved, setSaved] = useState<string | null>(null);
  const latest = useRef({ run: 0, seconds: 0 });
  const recorded = useRef(0);
  const leave = useRef<() => void>(undefined);

  useEffect(() => {
    const record = ({ run: ended, seconds: lasted }: { run: number; seconds: number }) => {
      if (lasted < LEAST_SECONDS || recorded.current >= ended) return;
      recorded.current = ended;
      const practised = { lasted, now: new Date(), timeZone };
      saveDone(platform, { id, total, ratingBefore }, practised).then(setSaved, (error: unknown) =>
        platform.report(error, { phase: 'activity' }),
      );
    };
    const before = latest.current;
    // Stopped, or begun again: the run before has ended.
    if (run !== before.run || status === 'ready') record(before);
    latest.current = { run, seconds };
    if (status === 'done') record(latest.current);
    // Left: what it came to is recorded when the view goes.
    leave.current = () => record(latest.current);
  }, [id, total, ratingBefore, platform, run, seconds, status, timeZone]);

  useEffect(() => () => leave.current?.(), []);
  return saved;
}
