import { IconButton, Quote, Skeleton } from '@nafas/design-system';
import { RotateCw, Share } from '@nafas/design-system/icons';
import type { DailyQuote } from '@nafas/data-service/quotes';
import { localize } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './quote.module.css';
import { useLines } from './use-lines.ts';
import { useShare } from './use-share.ts';

/** Today's lines, one card at a time. Nothing stands here for who wants none, or while there are none to get. */
export function QuoteOfDay() {
  const { t } = useTranslation();
  const lines = useLines();
  if (lines === null) {
    return (
      <div role="status" aria-busy="true" aria-label={t('quote.loading')}>
        <Skeleton className={css['coming']} blockSize={142} />
      </div>
    );
  }
  return lines.length === 0 ? null : <Lines lines={lines} />;
}

function Lines({ lines }: { lines: readonly DailyQuote[] }) {
  const { t } = useTranslation();
  const language = useStore(usePlatform().language);
  const share = useShare();
  const [turned, setTurned] = useState(0);
  const line = lines[turned % lines.length];
  if (!line) return null;
  const author = localize(line.author, language);
  return (
    // Whoever asked for another line hears it.
    <section aria-label={t('quote.title')} aria-live={turned > 0 ? 'polite' : 'off'}>
      <Quote
        source={
          <span className={css['source']}>
            <bdi>{author}</bdi> · {t('quote.today')}
          </span>
        }
        actions={
          <>
            {lines.length > 1 && (
              <IconButton label={t('quote.another')} onClick={() => setTurned(turned + 1)}>
                <RotateCw />
              </IconButton>
            )}
            <IconButton
              label={t('quote.share')}
              onClick={() =>
                void share(t('quote.shared', { quote: localize(line.quote, language), author }))
              }
            >
              <Share />
            </IconButton>
          </>
        }
      >
        {localize(line.quote, language)}
      </Quote>
    </section>
  );
}
