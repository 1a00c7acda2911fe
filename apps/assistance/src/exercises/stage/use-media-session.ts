import { useEffect, useEffectEvent } from 'react';

interface Playing {
  readonly title: string;
  readonly status: 'ready' | 'running' | 'paused' | 'done';
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/** Puts the exercise on the lock screen and under the keys of a headset, where the browser has a media session. */
export function useMediaSession({ title, status, ...actions }: Playing): void {
  const isUnderWay = status === 'running' || status === 'paused';
  const act = useEffectEvent((name: 'pause' | 'resume' | 'stop') => actions[name]());
  useEffect(() => {
    if (!isUnderWay || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    if ('MediaMetadata' in globalThis) mediaSession.metadata = new MediaMetadata({ title });
    const handlers = { play: 'resume', pause: 'pause', stop: 'stop' } as const;
    const names = ['play', 'pause', 'stop'] as const;
    for (const name of names) mediaSession.setActionHandler(name, () => act(handlers[name]));
    return () => {
      for (const name of names) mediaSession.setActionHandler(name, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
    };
  }, [isUnderWay, title]);
  useEffect(() => {
    if (!isUnderWay || !('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = status === 'running' ? 'playing' : 'paused';
  }, [isUnderWay, status]);
}
