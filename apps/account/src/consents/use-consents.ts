import { consentInForce, type ConsentPurpose } from '@nafas/data-service/consents';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSENTS_TOPIC } from '../data/query-client.ts';
import { consentsOf } from '../data/services.ts';

/** Which wording is in the locales, here and in the app that reads; a changed meaning is a new one, asked for anew. */
const CONSENT_TEXT = '2026-11';

const ANALYSES: readonly ConsentPurpose[] = ['camera_analysis', 'voice_analysis', 'text_analysis'];

/** What can be agreed to here, too. Others are asked for where they are needed, in words of their own. */
export type AskedHere = Exclude<ConsentPurpose, 'external_ai'>;

export function isAskedHere(purpose: ConsentPurpose): purpose is AskedHere {
  return purpose === 'check_ins' || isAnalysis(purpose);
}

/** What rests on the switch for emotional analysis. */
export function isAnalysis(purpose: ConsentPurpose): boolean {
  return ANALYSES.includes(purpose);
}

/** What the person agreed to, and the ways to agree and to take it back. */
export function useConsents() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const client = useQueryClient();
  const [busy, setBusy] = useState<ConsentPurpose | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [CONSENTS_TOPIC],
    queryFn: async () => (await consentsOf(platform)).list(),
  });

  async function change(purpose: ConsentPurpose, agrees: boolean): Promise<boolean> {
    if (busy) return false;
    setBusy(purpose);
    try {
      const service = await consentsOf(platform);
      const language = platform.language.get();
      if (agrees) await service.grant({ purpose, textVersion: CONSENT_TEXT, language });
      else await service.withdraw(purpose);
      await client.cancelQueries({ queryKey: [CONSENTS_TOPIC] });
      client.setQueryData([CONSENTS_TOPIC], await service.list());
      platform.invalidate(CONSENTS_TOPIC);
      return true;
    } catch (error) {
      platform.report(error, { phase: 'run' });
      platform.notify({ kind: 'failed', message: t('settings.updateFailed'), error });
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
      consentInForce(data ?? [], purpose, isAskedHere(purpose) ? CONSENT_TEXT : undefined),
    change,
  };
}
