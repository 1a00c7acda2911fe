import { useTranslation } from 'react-i18next';
import { useEnvironmentName } from '../use-environment-name.ts';
import { useFormat } from '../use-format.ts';
import type { Change } from './change.ts';

interface ChangeTexts {
  readonly title: string;
  readonly lead: string;
  /** What the button says that does it. */
  readonly now: string;
  readonly done: string;
}

/** What is said of a change before and after it. `share` is the percentage that a trial is to be given. */
export function useChangeTexts(change: Change, share: number): ChangeTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const environment = useEnvironmentName()(change.environment);
  const { app, version } = change;
  const names = { app, version, environment };
  if (change.action === 'traffic') {
    const to = { ...names, share: format.percent(share) };
    return {
      title: t('traffic.title', names),
      lead: t('traffic.lead', { ...names, share: format.percent(change.now) }),
      now: t('traffic.now', to),
      done: t('traffic.done', to),
    };
  }
  if (change.action === 'promote') {
    return {
      title: t('promote.title', names),
      lead: t('promote.lead', names),
      now: t('promote.now'),
      done: t('promote.done', names),
    };
  }
  const to = { ...names, to: change.to };
  return {
    title: t('rollback.title', to),
    lead: t('rollback.lead', to),
    now: t('rollback.now'),
    done: t('rollback.done', to),
  };
}
