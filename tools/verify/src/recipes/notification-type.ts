import { type Recipe, schemaVersion } from './changes.ts';

const FOLDER = 'libs/data-service/src/notifications';
const MIGRATION = '20990101000000_anniversaries';

/** A type of notification: so long with Nafas. */
export const notificationType: Recipe = {
  name: 'a type of notification',
  limit: 4,
  apply(workspace) {
    workspace.edit(
      `${FOLDER}/notification.ts`,
      "'milestone'] as const",
      "'milestone', 'anniversary'] as const",
    );
    workspace.edit(
      `${FOLDER}/new-notification.ts`,
      "  milestone: 'Heart',\n",
      "  milestone: 'Heart',\n  anniversary: 'Trophy',\n",
    );
    workspace.add(
      `supabase/migrations/${MIGRATION}.sql`,
      `-- A notification on the day somebody has been here for a year; the daily job writes it.

alter table public.notifications drop constraint notifications_type_check;
alter table public.notifications add constraint notifications_type_check
  check (type in ('achievement', 'reminder', 'support', 'milestone', 'anniversary'));
${schemaVersion(MIGRATION)}`,
    );
  },
  projects: ['libs/data-service', 'apps/shell', 'tools/pgtap'],
};
