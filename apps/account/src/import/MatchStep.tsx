import { Button } from '@nafas/design-system';
import { ShieldCheck } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { ColumnRows } from './ColumnRows.tsx';
import { Failure } from './Failure.tsx';
import css from './import.module.css';
import match from './match.module.css';
import { MoodRows } from './MoodRows.tsx';
import type { Answers, Chosen } from './use-import.ts';

/** What the names of moods and the columns of a file are here. */
export function MatchStep(props: {
  file: Chosen;
  isBusy: boolean;
  error: unknown;
  onAnswer: (change: Partial<Answers>) => void;
  onBack: () => void;
  onCheck: () => void;
}) {
  const { file, isBusy, error, onAnswer, onBack, onCheck } = props;
  const { t } = useTranslation();
  return (
    <>
      <p className={match['kind']} role="status">
        {t('import.recognised', { name: file.name, kind: t(`import.kind.${file.preview.kind}`) })}
      </p>
      <Failure error={error} />
      <div className={match['match']}>
        {file.preview.moods.length > 0 && <MoodRows file={file} onAnswer={onAnswer} />}
        {file.preview.columns.length > 0 && (
          <ColumnRows file={file} isBusy={isBusy} onAnswer={onAnswer} />
        )}
      </div>
      <div className={css['foot']}>
        <p>
          <ShieldCheck size="sm" />
          {t('import.nothingKept')}
        </p>
        <div>
          <Button variant="quiet" onClick={onBack}>
            {t('import.back')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={onCheck}>
            {t('import.toCheck')}
          </Button>
        </div>
      </div>
    </>
  );
}
