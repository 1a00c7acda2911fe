import { type Recipe, schemaVersion } from './changes.ts';

const CHECK_IN = 'libs/data-service/src/check-ins/check-in.ts';
const ROWS = 'apps/analysis/src/new-analysis/MoreRows.tsx';
const MIGRATION = '20990101000000_sleep_hours';

/** A field of the check-in: how many hours somebody slept. */
export const sleepHours: Recipe = {
  name: 'a field of the check-in',
  limit: 5,
  apply(workspace) {
    workspace.add(
      `supabase/migrations/${MIGRATION}.sql`,
      `-- Hours of sleep, as the person says; null means not given.

alter table public.check_ins add column sleep_hours smallint check (sleep_hours between 0 and 24);
${schemaVersion(MIGRATION)}`,
    );
    workspace.edit(
      CHECK_IN,
      '  motivation: z.nullable(slider),\n',
      `  motivation: z.nullable(slider),
  /** Whole hours, or null. */
  sleepHours: z.nullable(z.int().check(z.minimum(0), z.maximum(24))),
`,
    );
    workspace.edit(CHECK_IN, '  motivation: null,\n', '  motivation: null,\n  sleepHours: null,\n');
    workspace.edit(
      CHECK_IN,
      '  motivation?: number | null;\n',
      '  motivation?: number | null;\n  sleepHours?: number | null;\n',
    );
    workspace.edit(
      ROWS,
      'import { Disclosure, Disclosures }',
      'import { Disclosure, Disclosures, SliderRow }',
    );
    workspace.edit(
      ROWS,
      '      <Disclosure\n        icon={<Sprout />}',
      `      <Disclosure
        icon={<Sprout />}
        label={t('new.sleepHours')}
        value={draft.sleepHours === null ? t('new.optional') : format.number(draft.sleepHours)}
        isSet={draft.sleepHours !== null}
      >
        <SliderRow
          label={t('new.sleepHours')}
          value={draft.sleepHours ?? 8}
          max={24}
          onChange={(next) => onChange({ sleepHours: next })}
          lowLabel={t('new.sleepHoursLow')}
          highLabel={t('new.sleepHoursHigh')}
          valueText={format.number(draft.sleepHours ?? 8)}
        />
      </Disclosure>
      <Disclosure
        icon={<Sprout />}`,
    );
    const texts = {
      en: ['Hours of sleep', 'None', 'Many'],
      ar: ['ساعات النوم', 'لا شيء', 'كثيرة'],
    };
    for (const [language, [label, low, high]] of Object.entries(texts)) {
      workspace.edit(
        `apps/analysis/src/locales/${language}/app.json`,
        /^ {4}"motivation":/m,
        `    "sleepHours": "${label}",
    "sleepHoursLow": "${low}",
    "sleepHoursHigh": "${high}",
    "motivation":`,
      );
    }
    workspace.edit('apps/analysis/src/feature.ts', /schema: '\d+_\w+'/, `schema: '${MIGRATION}'`);
  },
  generated: { 'types:database': 'libs/data-service/src/database-types.ts' },
  projects: ['libs/data-service', 'apps/analysis', 'tools/pgtap'],
};
