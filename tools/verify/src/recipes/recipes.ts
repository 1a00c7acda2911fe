import { french } from './french.ts';
import { notificationType } from './notification-type.ts';
import { sleepHours } from './sleep-hours.ts';

/** The recipes of docs/architecture.md that are applied by a test. */
export const RECIPES = [sleepHours, notificationType, french] as const;
