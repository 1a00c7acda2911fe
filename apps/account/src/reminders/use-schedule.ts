import { mutate, notifyFailed } from '@nafas/data-service/client';
import { DEFAULT_SCHEDULE, type Schedule, type UserSettings } from '@nafas/data-service/settings';
import { saveSchedule } from '@nafas/data-service/settings/client';
import { usePlatform } from '@nafas/platform/remote';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ScheduleState {
  readonly shown: Schedule;
  /** Saved at once. What could not be saved goes back, and says so. */
  change(part: Partial<Schedule>): void;
}

/**
 * The schedule of reminders: shown as it was changed, sent one change after the other, told once they are saved, with a
 * way back to what was before them.
 */
export function useSchedule(stored: UserSettings | null): ScheduleState {
  const { t } = useTranslation();
  const platform = usePlatform();
  const kept = stored?.schedule ?? DEFAULT_SCHEDULE;
  // What was chosen here stands: the answer of a save reaches a render a moment after the save is over.
  const [chosen, setChosen] = useState<Partial<Schedule>>({});
  // Two presses before the next render must both be in the second one's schedule.
  const latest = useRef<Partial<Schedule>>({});
  /** What the parts that aren't saved yet were: where Undo leads. A typed time is several changes, and one step back. */
  const before = useRef<Partial<Schedule>>({});

  function show(parts: Partial<Schedule>): void {
    latest.current = parts;
    setChosen(parts);
  }

  function tell(undoTo: Partial<Schedule>, isUndo: boolean): void {
    const undo = { label: t('undo'), run: () => void save(undoTo, true) };
    // Undoing is not to be undone: the fields are there.
    platform.notify({
      kind: 'done',
      message: t('reminders.saved'),
      ...(!isUndo && { action: undo }),
    });
  }

  async function save(parts: Partial<Schedule>, isUndo = false): Promise<void> {
    const was = { ...kept, ...latest.current };
    const schedule = { ...was, ...parts };
    before.current = { ...pick(was, parts), ...before.current };
    const chosen = { ...latest.current, ...parts };
    show(chosen);
    try {
      // With those before it, which may have failed meanwhile, and none that another device may have saved.
      await mutate(platform, saveSchedule(platform), pick(schedule, before.current));
      if (latest.current !== chosen) return;
      const undoTo = before.current;
      before.current = {};
      tell(undoTo, isUndo);
    } catch (error) {
      if (latest.current === chosen) {
        before.current = {};
        show({});
      }
      const run = () => void save(parts);
      notifyFailed(platform, error, {
        message: t('settings.updateFailed'),
        action: { label: t('tryAgain', { ns: 'generic' }), run },
      });
    }
  }

  return { shown: { ...kept, ...chosen }, change: (parts) => void save(parts) };
}

/** The parts of a schedule that `like` names. */
function pick(schedule: Schedule, like: Partial<Schedule>): Partial<Schedule> {
  const parts = Object.keys(like) as (keyof Schedule)[];
  return Object.fromEntries(parts.map((part) => [part, schedule[part]]));
}
