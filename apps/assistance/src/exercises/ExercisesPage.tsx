import { Button, Card, State } from '@nafas/design-system';
import { DataRoot } from '@nafas/data-service/react';
import { isAt } from '@nafas/platform';
import { Nowhere, useCause, usePlatform, useViewLocation } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { EXERCISES } from './catalogue.ts';
import { ExerciseList } from './list/ExerciseList.tsx';
import { EXERCISES_PATH } from './exercises-path.ts';
import { Stage } from './stage/Stage.tsx';
import { useTexts } from './use-texts.ts';

/** /dashboard/exercises and /dashboard/exercises/<id> */
export default function ExercisesPage() {
  return (
    <DataRoot>
      <WithTexts />
    </DataRoot>
  );
}

function WithTexts() {
  const { t } = useTranslation();
  const describeCause = useCause();
  const texts = useTexts();
  if (texts.data) return <Addressed />;
  if (!texts.isError) return <State kind="loading" title={t('page.loading')} />;
  const retry = () => void texts.refetch();
  return (
    <Card>
      <State
        kind="error"
        title={t('gate.failed')}
        help={describeCause(texts.error)}
        action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
      />
    </Card>
  );
}

function Addressed() {
  const platform = usePlatform();
  const { pathname } = useViewLocation();
  if (isAt(pathname, EXERCISES_PATH)) return <ExerciseList />;
  const exercise = EXERCISES.find(({ id }) => isAt(pathname, `${EXERCISES_PATH}/${id}`));
  if (!exercise) return <Nowhere />;
  return (
    <Stage
      key={exercise.id}
      exercise={exercise}
      onLeave={() => platform.navigate(EXERCISES_PATH)}
    />
  );
}
