import { mutate, notifyFailed } from '@nafas/data-service/client';
import { CONSENT_TEXT, consentInForce, type ConsentPurpose } from '@nafas/data-service/consents';
import { changeConsent, consents } from '@nafas/data-service/consents/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const ANALYSES: readonly ConsentPurpose[] = ['camera_analysis', 'voice_analysis', 'text_analysis'];

/** The purposes that this page can also ask for. Others are asked for where they are needed, in words of their own. */
export type RequestablePurpose = Exclude<ConsentPurpose, 'external_ai'>;

export function isRequestable(purpose: ConsentPurpose): purpose is RequestablePurpose {
  return purpose !== 'external_ai';
}

/** Whether a purpose depends on the switch for emotional analysis. */
export function dependsOnAnalysis(purpose: ConsentPurpose): boolean {
  return ANALYSES.includes(purpose);
}

/** Returns the person's consents, with functions to give and withdraw them. */
export function useConsents() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [busy, setBusy] = useState<ConsentPurpose | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(consents(platform));

  async function change(purpose: ConsentPurpose, agrees: boolean): Promise<boolean> {
    if (busy) return false;
    setBusy(purpose);
    try {
      await mutate(platform, changeConsent(platform), { purpose, agrees });
      return true;
    } catch (error) {
      notifyFailed(platform, error, { message: t('settings.updateFailed') });
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    isLoaded: data !== undefined,
    hasFailed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
    busy,
    all: data ?? [],
    inForce: (purpose: ConsentPurpose) =>
      consentInForce(data ?? [], purpose, isRequestable(purpose) ? CONSENT_TEXT : undefined),
    change,
  };
}
