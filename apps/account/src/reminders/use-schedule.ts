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
  const [chosen, setChosen] = useState<Schedule | null>(null);
  // Two presses before the next render must both be in the second one's schedule.
  const latest = useRef<Schedule | null>(null);
  /** Where Undo leads: a time that is typed is several changes, and one step back. */
  const before = useRef<Schedule | null>(null);

  function show(schedule: Schedule | null): void {
    latest.current = schedule;
    setChosen(schedule);
  }

  function tell(undoTo: Schedule, isUndo: boolean): void {
    const undo = { label: t('undo'), run: () => void save(undoTo, true) };
    // Undoing is not to be undone: the fields are there.
    platform.notify({
      kind: 'done',
      message: t('reminders.saved'),
      ...(!isUndo && { action: undo }),
    });
  }

  async function save(schedule: Schedule, isUndo = false): Promise<void> {
    const undoTo = (before.current ??= latest.current ?? kept);
    show(schedule);
    try {
      await mutate(platform, saveSchedule(platform), schedule);
      if (latest.current !== schedule) return;
      before.current = null;
      tell(undoTo, isUndo);
    } catch (error) {
      if (latest.current === schedule) {
        before.current = null;
        show(null);
      }
      const run = () => void save(schedule);
      notifyFailed(platform, error, {
        message: t('settings.updateFailed'),
        action: { label: t('tryAgain', { ns: 'generic' }), run },
      });
    }
  }

  return {
    shown: chosen ?? kept,
    change: (part) => void save({ ...(latest.current ?? kept), ...part }),
  };
}
