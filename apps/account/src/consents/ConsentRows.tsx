import { CONSENT_PURPOSES, type ConsentPurpose } from '@nafas/data-service/consents';
import { Button } from '@nafas/design-system';
import { localeOf } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../settings/SettingRow.tsx';
import { SwitchRow } from '../settings/SwitchRow.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { type AnalysisPurpose, isAnalysis, useConsents } from './use-consents.ts';

/** What may be analysed, each by a consent that is read first and can be taken back; others once they are on record. */
export function ConsentRows({ analyses }: { analyses: boolean }) {
  const { t } = useTranslation();
  const consents = useConsents();
  const [asked, setAsked] = useState<AnalysisPurpose | null>(null);
  const locale = localeOf(useStore(usePlatform().language));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', calendar: 'gregory' });

  if (consents.hasFailed) {
    return (
      <SettingRow title={t('consents.title')} hint={t('consents.failed')}>
        <Button onClick={consents.retry}>{t('tryAgain', { ns: 'generic' })}</Button>
      </SettingRow>
    );
  }
  const shown = CONSENT_PURPOSES.filter(
    (purpose) => isAnalysis(purpose) || consents.all.some((consent) => consent.purpose === purpose),
  );
  function hintOf(purpose: ConsentPurpose) {
    if (isAnalysis(purpose) && !analyses) return t('consents.needsAnalysis');
    const given = consents.inForce(purpose);
    if (given) return t('consents.since', { day: day.format(new Date(given.grantedAt)) });
    return isAnalysis(purpose) ? t(`consents.${purpose}.hint`) : t('consents.asked');
  }
  return (
    <>
      {shown.map((purpose) => {
        const isGiven = consents.inForce(purpose) !== undefined;
        // What was agreed to can be taken back at any time.
        const isBlocked = !isGiven && !(isAnalysis(purpose) && analyses);
        return (
          <SwitchRow
            key={purpose}
            title={t(`consents.${purpose}.title`)}
            hint={hintOf(purpose)}
            on={isGiven}
            disabled={!consents.isLoaded || isBlocked || consents.busy === purpose}
            onChange={(on) => {
              if (on && isAnalysis(purpose)) setAsked(purpose);
              if (!on) void consents.change(purpose, false);
            }}
          />
        );
      })}
      {asked && (
        <ConsentDialog
          purpose={asked}
          busy={consents.busy !== null}
          onClose={() => setAsked(null)}
          onAgree={() => void consents.change(asked, true).then((done) => done && setAsked(null))}
        />
      )}
    </>
  );
}
