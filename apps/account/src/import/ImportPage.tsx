import { Button, PageHead } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import { CheckStep } from './CheckStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { MatchStep } from './MatchStep.tsx';
import { RecentImports } from './RecentImports.tsx';
import { SendingStep } from './SendingStep.tsx';
import { Stages } from './Stages.tsx';
import { useImport } from './use-import.ts';

/** /dashboard/settings/import: entries of another diary, or of an earlier Nafas. */
export default function ImportPage() {
  const { t } = useTranslation();
  const bringing = useImport();
  const { stage, isBusy, error } = bringing;
  return (
    <div className={page['page']}>
      <PageHead
        title={t('import.title')}
        lead={t('import.lead')}
        actions={
          stage.at === 'match' || stage.at === 'check' ? (
            <Button variant="quiet" onClick={bringing.startAgain}>
              {t('import.other')}
            </Button>
          ) : undefined
        }
      />
      <Stages at={stage.at === 'sending' ? 'check' : stage.at} />
      {stage.at === 'choose' && (
        <>
          <ChooseStep
            isBusy={isBusy}
            error={error}
            onChoose={(file) => void bringing.choose(file)}
          />
          <RecentImports />
        </>
      )}
      {stage.at === 'match' && (
        <MatchStep
          file={stage.file}
          isBusy={isBusy}
          error={error}
          onAnswer={(change) => bringing.answer(stage.file, change)}
          onBack={bringing.back}
          onCheck={() => void bringing.check(stage.file)}
        />
      )}
      {stage.at === 'check' && (
        <CheckStep
          file={stage.file}
          isCancelled={stage.isCancelled === true}
          error={error}
          onBack={bringing.back}
          onConfirm={() => void bringing.confirm(stage.file)}
        />
      )}
      {stage.at === 'sending' && (
        <SendingStep sent={stage.sent} of={stage.of} onCancel={bringing.cancel} />
      )}
      {stage.at === 'done' && (
        <DoneStep file={stage.file} brought={stage.brought} onAgain={bringing.startAgain} />
      )}
    </div>
  );
}
