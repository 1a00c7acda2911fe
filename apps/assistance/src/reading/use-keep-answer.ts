import { usePlatform } from '@nafas/platform/remote';
import { useCallback } from 'react';
import type { KeepAnswer } from './answer.ts';
import { keepAnswer } from './keep-answer.ts';

/** Keeps readings with their answers for the person who is signed in. */
export function useKeepAnswer(): KeepAnswer {
  const platform = usePlatform();
  return useCallback((reading, answer) => keepAnswer(platform, reading, answer), [platform]);
}
