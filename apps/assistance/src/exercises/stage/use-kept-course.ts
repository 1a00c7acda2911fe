import { getTimeZone, settingsStore } from '@nafas/data-service/settings';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { LEAST_SECONDS, saveDone } from '../../breathing/use-record-done.ts';
import { keepCourse, type KeptCourse, readCourse } from './kept-course.ts';

interface Practice {
  readonly id: string;
  /** Seconds of all of it. */
  readonly total: number;
  readonly ratingBefore: number | null;
}

interface Course {
  readonly status: 'ready' | 'running' | 'paused' | 'done';
  readonly seconds: number;
}

/**
 * Keeps an exercise that is under way for this tab, so that it outlives a reload. Gives what was under way before one until
 * the person goes on or begins anew; what is not gone on with counts its minutes, as one that is left does.
 */
export function useKeptCourse({ id, total, ratingBefore }: Practice, course: Course) {
  const { status, seconds } = course;
  const platform = usePlatform();
  const timeZone = getTimeZone(useStore(settingsStore(platform)));
  const { scope } = platform;
  const [kept, setKept] = useState(() => readCourse(scope, { id, total }));
  const isUnderWay = status === 'running' || status === 'paused';

  useEffect(() => {
    if (isUnderWay) keepCourse(scope, { exercise: id, seconds, ratingBefore, at: Date.now() });
    else if (kept === null) keepCourse(scope, null);
  }, [scope, id, seconds, ratingBefore, isUnderWay, kept]);

  const count = ({ seconds: lasted, at, ratingBefore: rated }: KeptCourse) => {
    if (lasted < LEAST_SECONDS) return;
    const practice = { id, total, ratingBefore: rated };
    saveDone(platform, practice, { lasted, now: new Date(at), timeZone }).catch((error: unknown) =>
      platform.report(error, { phase: 'activity' }),
    );
  };
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => {
      if (kept) count(kept);
      keepCourse(scope, null);
    };
  });
  // A reload takes the page away without this.
  useEffect(() => () => leave.current?.(), []);

  return {
    kept,
    /** The question is answered; one that is begun anew counts what was. */
    answer(isGoingOn: boolean) {
      if (kept && !isGoingOn) count(kept);
      setKept(null);
    },
  };
}
