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
  const to = { ...names, share: format.percent(share) };
  switch (change.action) {
    case 'traffic':
      return {
        title: t('traffic.title', names),
        lead: t('traffic.lead', { ...names, share: format.percent(change.now) }),
        now: t('traffic.now', to),
        done: t('traffic.done', to),
      };
    case 'start':
      return {
        title: t('start.title', names),
        lead: t('start.lead', names),
        now: t('traffic.now', to),
        done: t('traffic.done', to),
      };
    case 'rollback': {
      const back = { ...names, to: change.to };
      return {
        title: t('rollback.title', back),
        lead: t('rollback.lead', back),
        now: t('rollback.now'),
        done: t('rollback.done', back),
      };
    }
    default:
      return {
        title: t(`${change.action}.title`, names),
        lead: t(`${change.action}.lead`, names),
        now: t(`${change.action}.now`),
        done: t(`${change.action}.done`, names),
      };
  }
}
