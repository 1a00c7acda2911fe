import type { ConsentPurpose } from '@nafas/data-service/consents';
import { Button } from '@nafas/design-system';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import { SwitchRow } from '../rows/SwitchRow.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import {
  type RequestablePurpose,
  dependsOnAnalysis,
  isRequestable,
  useConsents,
} from './use-consents.ts';

/** The data that may be kept and analysed, each by a consent that is read first and can be withdrawn. */
export function ConsentRows(props: {
  purposes: readonly ConsentPurpose[];
  /** Whether emotional analysis is on, without which none of its sources can be agreed to. */
  analyses: boolean;
}) {
  const { purposes, analyses } = props;
  const { t } = useTranslation();
  const consents = useConsents();
  const [asked, setAsked] = useState<RequestablePurpose | null>(null);
  const locale = formatLocale(useStore(usePlatform().language));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', calendar: 'gregory' });

  if (consents.hasFailed) {
    return (
      <SettingRow title={t('consents.title')} hint={t('consents.failed')}>
        <Button onClick={consents.retry}>{t('tryAgain', { ns: 'generic' })}</Button>
      </SettingRow>
    );
  }
  const shown = purposes.filter(
    (purpose) =>
      isRequestable(purpose) || consents.all.some((consent) => consent.purpose === purpose),
  );
  function getHint(purpose: ConsentPurpose) {
    if (dependsOnAnalysis(purpose) && !analyses) return t('consents.needsAnalysis');
    const given = consents.inForce(purpose);
    if (given) return t('consents.since', { day: day.format(new Date(given.grantedAt)) });
    const isTakenBack = consents.all.some((one) => one.purpose === purpose);
    if (purpose === 'check_ins' && isTakenBack) return t('consents.check_ins.takenBack');
    return isRequestable(purpose) ? t(`consents.${purpose}.hint`) : t('consents.asked');
  }
  return (
    <>
      {shown.map((purpose) => {
        const isGiven = consents.inForce(purpose) !== undefined;
        // A given consent can be withdrawn at any time.
        const mayAgree = isRequestable(purpose) && (analyses || !dependsOnAnalysis(purpose));
        return (
          <SwitchRow
            key={purpose}
            title={t(`consents.${purpose}.title`)}
            hint={getHint(purpose)}
            on={isGiven}
            disabled={!consents.isLoaded || !(isGiven || mayAgree)}
            busy={consents.busy === purpose}
            onChange={(on) => {
              if (on && isRequestable(purpose)) setAsked(purpose);
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
