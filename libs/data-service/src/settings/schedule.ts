import { z } from '../zod.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const weekday = z.int().check(z.minimum(1), z.maximum(7));
const days = z.array(weekday).check(z.maxLength(7));
const slot = z.strictObject({ at: time, days });

/**
 * When reminders may come, by the person's wall clock: times are `18:00`, days of the week 1 (Monday) to 7 (Sunday).
 * Quiet hours may go over midnight; `from` and `until` alike are none. Their `days` are quiet from midnight to midnight.
 */
export const scheduleSchema = z.strictObject({
  checkIn: slot,
  exercise: slot,
  weekly: z.strictObject({ at: time, day: weekday }),
  quiet: z.strictObject({ from: time, until: time, days }),
});

/** When reminders may come; times and days as in {@link scheduleSchema}. */
export type Schedule = z.infer<typeof scheduleSchema>;

/** The schedule of who never chose one, as the database has it (private.default_schedule). */
export const DEFAULT_SCHEDULE: Schedule = {
  checkIn: { at: '18:00', days: [1, 2, 3, 4, 5, 6, 7] },
  exercise: { at: '17:00', days: [1, 3, 5] },
  weekly: { at: '08:00', day: 1 },
  quiet: { from: '22:00', until: '08:00', days: [] },
};

const SUNDAY = 7;

/** Whether it is quiet at an instant on the wall clock of an IANA zone. */
export function isQuiet({ quiet }: Schedule, instant: Date, zone: string): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const get = (type: string) => clock.find((part) => part.type === type)?.value ?? '';
  const day = new Date(`${get('year')}-${get('month')}-${get('day')}`).getUTCDay() || SUNDAY;
  const now = `${get('hour')}:${get('minute')}`;
  const { from, until } = quiet;
  const isNight = from <= until ? now >= from && now < until : now >= from || now < until;
  return isNight || quiet.days.includes(day);
}
