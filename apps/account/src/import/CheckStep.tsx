import { CareNote } from '@nafas/care-react';
import { Banner, Button } from '@nafas/design-system';
import { Info, ShieldCheck } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { useConsents } from '../consents/use-consents.ts';
import { ConsentAsked } from './ConsentAsked.tsx';
import { Counts } from './Counts.tsx';
import { Failure } from './Failure.tsx';
import check from './check.module.css';
import css from './import.module.css';
import { Problems } from './Problems.tsx';
import { Samples } from './Samples.tsx';
import { useFormat } from './use-format.ts';
import type { Checked } from './use-import.ts';
import { useRecentLevel } from './use-recent-level.ts';

/** All that would come in, before anything is kept. */
export function CheckStep(props: {
  file: Checked;
  isCancelled: boolean;
  error: unknown;
  onBack: () => void;
  onConfirm: () => void;
}) {
  const { file, isCancelled, error, onBack, onConfirm } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const consents = useConsents();
  const level = useRecentLevel(file.preview.entries);
  const { known, preview } = file;
  const fresh = preview.entries.filter(({ id }) => !known.has(id));
  // Until it is known the server decides.
  const isAsked =
    consents.isLoaded && fresh.length > 0 && consents.inForce('check_ins') === undefined;
  return (
    <>
      {isCancelled && <Banner icon={<Info />}>{t('import.cancelled')}</Banner>}
      <Failure error={error} sending />
      {level !== 'none' && <CareNote level={level} />}
      <Counts file={file} fresh={fresh.length} />
      <div className={check['check']}>
        <Samples entries={fresh} />
        <div className={check['aside']}>
          {known.size > 0 && (
            <section>
              <h2>{t('import.here.title', { count: known.size, n: format.number(known.size) })}</h2>
              <p>{t('import.here.text')}</p>
            </section>
          )}
          {preview.problemCount > 0 && <Problems preview={preview} />}
          {isAsked && (
            <ConsentAsked
              busy={consents.busy === 'check_ins'}
              onAgree={() => void consents.change('check_ins', true)}
            />
          )}
        </div>
      </div>
      <div className={css['foot']}>
        <p>
          <ShieldCheck size="sm" />
          {t('import.canUndo')}
        </p>
        <div>
          <Button variant="quiet" onClick={onBack}>
            {t('import.back')}
          </Button>
          <Button variant="primary" disabled={fresh.length === 0 || isAsked} onClick={onConfirm}>
            {fresh.length === 0
              ? t('import.nothingNew')
              : t('import.bring', { count: fresh.length, n: format.number(fresh.length) })}
          </Button>
        </div>
      </div>
    </>
  );
}
