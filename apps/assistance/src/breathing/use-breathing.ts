import { useEffect, useReducer } from 'react';

const SECOND_MS = 1000;

interface State {
  readonly status: 'ready' | 'running' | 'paused' | 'done';
  /** Milliseconds of the exercise that were over when the status last changed. */
  readonly before: number;
  /** `performance.now()` when it began to run. */
  readonly since: number;
  /** Whole seconds that are over. */
  readonly seconds: number;
  /** Counts the beginnings, so that what is drawn begins anew with them. */
  readonly run: number;
}

type Event = 'start' | 'startAt' | 'pause' | 'resume' | 'stop' | 'tick';

const READY: State = { status: 'ready', before: 0, since: 0, seconds: 0, run: 0 };

interface Happened {
  readonly event: Event;
  readonly now: number;
  /** Seconds of the whole exercise. */
  readonly total: number;
  /** Seconds that are over already, where it does not begin with none. */
  readonly from?: number;
}

function next(state: State, { event, now, total, from = 0 }: Happened): State {
  switch (event) {
    case 'start':
      return { ...READY, status: 'running', since: now, run: state.run + 1 };
    case 'startAt': {
      const over = { before: from * SECOND_MS, seconds: from };
      return { ...READY, ...over, status: 'running', since: now, run: state.run + 1 };
    }
    case 'stop':
      return { ...READY, run: state.run };
    case 'pause':
      if (state.status !== 'running') return state;
      return { ...state, status: 'paused', before: state.before + now - state.since };
    case 'resume':
      return state.status === 'paused' ? { ...state, status: 'running', since: now } : state;
    case 'tick': {
      if (state.status !== 'running') return state;
      const seconds = Math.floor((state.before + now - state.since) / SECOND_MS);
      const status = seconds >= total ? 'done' : 'running';
      return { ...state, status, seconds: Math.min(seconds, total) };
    }
  }
}

/**
 * The course of one exercise of `total` seconds. It follows the clock: a throttled tab comes back to the right count.
 */
export function useBreathing(total: number) {
  const [state, dispatch] = useReducer(next, READY);
  const { status, before, since, seconds } = state;
  const send = (event: Event) => () => dispatch({ event, now: performance.now(), total });

  useEffect(() => {
    if (status !== 'running') return;
    const over = before + performance.now() - since;
    const timer = setTimeout(
      () => dispatch({ event: 'tick', now: performance.now(), total }),
      // A timer may fire a little early; the next whole second is then a moment away, not a second.
      Math.max(1, (seconds + 1) * SECOND_MS - over),
    );
    return () => clearTimeout(timer);
    // `state` is a new object at each tick, also at one that came too early.
  }, [state, status, before, since, seconds, total]);

  return {
    status,
    seconds,
    run: state.run,
    start: send('start'),
    /** Begins where so many whole seconds are over. */
    startAt: (from: number) => dispatch({ event: 'startAt', now: performance.now(), total, from }),
    pause: send('pause'),
    resume: send('resume'),
    stop: send('stop'),
  };
}
