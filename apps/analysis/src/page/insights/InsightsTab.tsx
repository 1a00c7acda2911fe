import { State } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFactorWords } from '../../findings/use-factor-words.ts';
import { LoadFailure } from '../../LoadFailure.tsx';
import { FindingList } from './FindingList.tsx';
import css from './insights.module.css';
import { NothingYet } from './NothingYet.tsx';
import { useFindings } from './use-findings.ts';
import { useInsightTexts } from './use-texts.ts';

/** The third tab: what goes with what, as sentences with their days. */
export default function InsightsTab() {
  const texts = useInsightTexts();
  if (texts.isError) {
    return <LoadFailure error={texts.error} retry={() => void texts.refetch()} />;
  }
  return texts.data ? <Loaded /> : <State kind="loading" />;
}

function Loaded() {
  const { t } = useTranslation('insights');
  const state = useFindings();
  const { isPending } = useFactorWords();
  if (state.status === 'failed') {
    return (
      <LoadFailure error={state.error} retry={() => void state.refresh().catch(() => undefined)} />
    );
  }
  if (state.status === 'loading' || isPending) return <State kind="loading" title={t('loading')} />;
  const { findings } = state.data.links;
  return (
    <div className={css['goes']}>
      {findings.length === 0 && <NothingYet findings={state.data} />}
      <FindingList findings={state.data} />
    </div>
  );
}
