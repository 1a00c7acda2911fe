import { type CareButton, careView, type Help, readCareState } from '@nafas/care/conversation/view';
import { useScreening } from '@nafas/care-react';
import type { ShownMessage } from '../sending.ts';

/** The help beside the conversation, and the answers that a press gives. */
export interface Care {
  readonly help: Help;
  readonly buttons: readonly CareButton[];
  /** The path lasts: nothing else is in sight. */
  readonly isOnPath: boolean;
}

/**
 * Help as long as the path lasts and a day after, by what was kept with the conversation. What was just written is read on
 * this device: help does not wait for an answer.
 */
export function useCare(messages: readonly ShownMessage[], now: number): Care {
  const mine = messages.findLast(({ type }) => type === 'user');
  const written = mine?.care === null ? mine.message : '';
  const screen = useScreening(written);
  const state = readCareState(messages.findLast(({ care }) => care !== null)?.care);
  const { help, buttons } = state ? careView(state, now) : { help: 'none' as const, buttons: [] };
  const isOnPath = help === 'beside' || help === 'emergency-first';
  if (!isOnPath && written !== '' && screen && screen(written).level !== 'none') {
    return { help: 'beside', buttons: [], isOnPath: true };
  }
  const last = messages.at(-1);
  return { help, buttons: last?.type === 'ai' && !last.isPending ? buttons : [], isOnPath };
}
