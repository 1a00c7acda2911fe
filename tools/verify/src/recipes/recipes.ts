import { language } from './language.ts';
import { notificationType } from './notification-type.ts';
import { sleepHours } from './sleep-hours.ts';

/** The recipes of docs/architecture.md that are applied by a test. */
export const RECIPES = [sleepHours, notificationType, language] as const;
