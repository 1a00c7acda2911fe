import { checkInsSince } from '@nafas/data-service/check-ins/client';
import { type DailyQuote, linesOfDay } from '@nafas/data-service/quotes';
import { quotes } from '@nafas/data-service/quotes/client';
import { useSettings, useToday } from '@nafas/data-service/react';
import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { IconButton, Quote, Skeleton } from '@nafas/design-system';
import { RotateCw, Share } from '@nafas/design-system/icons';
import { moodBand } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './quote.module.css';

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
  const share = useShare();
  const [turned, setTurned] = useState(0);
  const line = lines[turned % lines.length];
  if (!line) return null;
  return (
    // Whoever asked for another line hears it.
    <section aria-label={t('quote.title')} aria-live={turned > 0 ? 'polite' : 'off'}>
      <Quote
        source={
          <span className={css['source']}>
            <bdi>{line.author}</bdi> · {t('quote.today')}
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
                void share(t('quote.shared', { quote: line.quote, author: line.author }))
              }
            >
              <Share />
            </IconButton>
          </>
        }
      >
        {line.quote}
      </Quote>
    </section>
  );
}

/**
 * Today's lines, that for the mood of today's last check-in first: null while they load; none when they could not be
 * loaded, or when the person turned them off.
 */
function useLines(): readonly DailyQuote[] | null {
  const platform = usePlatform();
  const today = useToday();
  const settings = useSettings();
  const catalogue = useQuery(quotes(platform, useStore(platform.language)));
  const checkIns = useQuery(checkInsSince(platform, today));
  // The line must not change under the eyes of whoever reads it: all three, or what of them failed, first.
  if (settings === undefined || catalogue.isPending || checkIns.isPending) return null;
  if (!catalogue.data || !(settings ?? DEFAULT_SETTINGS).ai.motivationalQuotes) return [];
  const last = checkIns.data?.value.at(-1);
  return linesOfDay(catalogue.data, today, last && moodBand(last.mood));
}

/** Hands a text to the device's share sheet, or to the clipboard where there is none. */
function useShare(): (text: string) => Promise<void> {
  const platform = usePlatform();
  const { t } = useTranslation();
  return async (text) => {
    try {
      // Not every browser has it, whatever the types say.
      if ('share' in navigator) {
        await navigator.share({ text });
        return;
      }
      await (navigator as Navigator).clipboard.writeText(text);
      platform.notify({ kind: 'done', message: t('quote.copied') });
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      platform.report(error, { phase: 'run' });
      platform.notify({ kind: 'failed', message: t('quote.shareFailed'), error });
    }
  };
}
