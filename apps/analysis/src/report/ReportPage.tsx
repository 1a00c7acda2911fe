import { DataRoot, useToday } from '@nafas/data-service/react';
import { Button, PageHead, State } from '@nafas/design-system';
import { Printer } from '@nafas/design-system/icons';
import type { WordBook } from '@nafas/data-service/emotion-words';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHidden } from '../page/insights/use-hidden.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import {
  type Choices,
  firstChoices,
  type ReportLanguage,
  reportLanguages,
  toRange,
} from './choices.ts';
import { Composer } from './Composer.tsx';
import { Paper } from './Paper.tsx';
import type { FailedLoad } from './props.ts';
import css from './report.module.css';
import { useScores } from './questionnaires/use-scores.ts';
import { toPrinted } from './to-printed.ts';
import { useReport } from './use-report.ts';
import { useScrolls } from './use-scrolls.ts';
import { useReportTexts, useVoices } from './use-voices.ts';

/** /dashboard/report: what somebody takes along to a person they trust, printed by the browser. Nothing of it is sent or kept. */
export default function ReportPage() {
  return (
    <DataRoot>
      <WithTexts />
    </DataRoot>
  );
}

function WithTexts() {
  const today = useToday();
  const language = useStore(usePlatform().language);
  const [choices, setChoices] = useState(() => firstChoices(language, today, navigator.language));
  const choose = (change: Partial<Choices>) => setChoices((now) => ({ ...now, ...change }));
  const texts = useReportTexts(reportLanguages(choices.language, language));
  const failure = texts.isError ? { error: texts.error, retry: () => void texts.refetch() } : null;
  if (texts.books) return <Loaded books={texts.books} {...{ choices, choose, failure }} />;
  return failure ? <LoadFailure {...failure} /> : <State kind="loading" />;
}

interface LoadedProps {
  readonly books: ReadonlyMap<ReportLanguage, WordBook>;
  readonly choices: Choices;
  choose(change: Partial<Choices>): void;
  readonly failure: FailedLoad | null;
}

function Loaded({ books, choices, choose, failure }: LoadedProps) {
  const { t } = useTranslation('report');
  const today = useToday();
  const range = toRange(choices, today);
  const state = useReport(range);
  const voices = useVoices(books);
  const { isHidden } = useHidden();
  const known = useScores();
  const { scores } = known;
  const data = state.status === 'ready' ? state.data : undefined;
  const { ref: preview, scrolls } = useScrolls();
  const printed = data && toPrinted(data, choices, isHidden, scores);
  return (
    <div className={css['page']}>
      <PageHead
        className={css['head']}
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            variant="primary"
            icon={<Printer />}
            disabled={!printed || data.isPartial}
            onClick={() => print()}
          >
            {t('print')}
          </Button>
        }
      />
      {state.status === 'failed' && (
        <LoadFailure
          error={state.error}
          retry={() => void state.refresh().catch(() => undefined)}
        />
      )}
      {state.status === 'loading' && <State kind="loading" title={t('loading')} />}
      {data && printed && (
        <div className={css['composer']}>
          <Composer {...{ choices, choose, range, data, printed, known, failure }} />
          <div
            ref={preview}
            className={css['preview']}
            role="region"
            aria-label={t('preview')}
            aria-busy={data.isPartial || undefined}
            // Where it scrolls the keyboard must be able to reach it; on a phone the page does.
            tabIndex={scrolls ? 0 : undefined}
          >
            <p>
              <span>{choices.paper === 'a4' ? 'A4' : t('letter')}</span>
              <span>{t('exactly')}</span>
            </p>
            <div className={css['sheet']}>
              <Paper {...{ voices, choices, range, printed }} figures={data.figures} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
