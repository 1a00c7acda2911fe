import { settingsStore, timeZoneOf } from '@nafas/data-service/settings';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useCallback } from 'react';
import type { KeepAnswer } from './answer.ts';
import { keepAnswer } from './keep-answer.ts';

/** Keeps readings with their answers for the person who is signed in. */
export function useKeepAnswer(): KeepAnswer {
  const platform = usePlatform();
  const timeZone = timeZoneOf(useStore(settingsStore(platform)));
  return useCallback(
    (reading, answer) => keepAnswer(platform, reading, answer, timeZone),
    [platform, timeZone],
  );
}
