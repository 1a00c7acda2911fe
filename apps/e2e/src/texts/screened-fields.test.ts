import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A field in which somebody writes: a `type` other than these has no words of a person. */
const FIELD = /<(?:TextArea|TextField|textarea|input)\b[^>]*?(?:=>[^>]*?)*>/gs;
const WORDLESS =
  /\btype="(?:date|time|datetime-local|number|email|password|file|range|checkbox|radio|hidden)"/;

/**
 * Where a field's words are screened on the device: the file of the field, how many it has, and the file that reads the
 * words.
 */
const SCREENED: Readonly<Record<string, readonly [count: number, by: string]>> = {
  'apps/account/src/profile/ProfileForm.tsx': [4, 'apps/account/src/profile/ProfileForm.tsx'],
  'apps/analysis/src/new-analysis/NotesField.tsx': [
    1,
    'apps/analysis/src/new-analysis/use-care.ts',
  ],
  'apps/assistance/src/text/TextTab.tsx': [1, 'apps/assistance/src/text/TextTab.tsx'],
  'apps/care/src/plan/EditStep.tsx': [1, 'apps/care/src/plan/EditStep.tsx'],
  'apps/care/src/records/FeelingStep.tsx': [1, 'apps/care/src/records/FeelingStep.tsx'],
  'apps/care/src/records/RecordStepForm.tsx': [1, 'apps/care/src/records/RecordStepForm.tsx'],
  'apps/journal/src/entry/EditEntry.tsx': [1, 'apps/journal/src/entry/EditEntry.tsx'],
  'apps/motivation/src/chat/Composer.tsx': [1, 'apps/motivation/src/chat/help/use-care.ts'],
  'apps/motivation/src/new-goal/GoalFields.tsx': [
    1,
    'apps/motivation/src/new-goal/NewGoalDialog.tsx',
  ],
  'apps/motivation/src/new-goal/HabitFields.tsx': [1, 'apps/motivation/src/edit/EditDialog.tsx'],
  'apps/motivation/src/new-goal/TitleField.tsx': [
    1,
    'apps/motivation/src/new-goal/NewGoalDialog.tsx',
  ],
  'libs/tags-react/src/TagEditor.tsx': [1, 'libs/tags-react/src/TagEditor.tsx'],
  'libs/tags-react/src/TagField.tsx': [1, 'libs/tags-react/src/TagField.tsx'],
};

/** Fields that are not screened, and why. */
const UNSCREENED: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'apps/account/src/public-page/HandleForm.tsx': [1, 'an address of letters, digits and hyphens'],
  'apps/account/src/two-factor/CodeStep.tsx': [1, 'a code'],
  'apps/account/src/two-factor/RemoveDialog.tsx': [1, 'a code'],
  'apps/analysis/src/new-analysis/WordsField.tsx': [1, 'a search among given words'],
  'apps/analysis/src/report/RedactionFields.tsx': [
    1,
    'a word to leave out of a printed report: not kept',
  ],
  'apps/auth/src/register/RegisterPage.tsx': [1, 'a name, before there is an account'],
  'apps/auth/src/second-factor/CodePage.tsx': [1, 'a code'],
  'apps/console/src/change/ChangeDialog.tsx': [1, 'an operator says why a version goes live'],
  'apps/journal/src/entry/Tokens.tsx': [1, 'one of the given words and activities'],
  'apps/journal/src/list/SearchField.tsx': [1, 'a search: nothing of it is kept'],
  'apps/shell/src/screens/palette/CommandPalette.tsx': [1, 'a search: nothing of it is kept'],
};

function listFields(): Record<string, number> {
  const files = globSync(['apps/*/src/**/*.tsx', 'libs/*/src/**/*.tsx'], { cwd: root }).filter(
    (file) =>
      !/^apps\/e2e\/|^libs\/design-system\/|\.(?:test|stories)\.tsx$|\/testing\//.test(file),
  );
  const counts = files.map((file): [string, number] => {
    const fields = read(file).match(FIELD) ?? [];
    return [file, fields.filter((field) => !WORDLESS.test(field)).length];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0).sort());
}

it('every field in which somebody writes is screened, or says why it is not', () => {
  const known = [...Object.entries(SCREENED), ...Object.entries(UNSCREENED)];
  expect(listFields()).toEqual(Object.fromEntries(known.map(([file, [count]]) => [file, count])));
});

test.each([...new Set(Object.values(SCREENED).map(([, by]) => by))])('%s screens', (file) => {
  expect(read(file)).toMatch(/\buse(?:CrisisLevel|StoredCrisisLevel|HeaviestLevel|Screening)\(/);
});

it('an import is screened before anything is taken', () => {
  expect(read('apps/account/src/import/CheckStep.tsx')).toContain('useRecentLevel(');
});
