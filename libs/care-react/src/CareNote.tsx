import type { CrisisLevel } from '@nafas/care/screening';
import { Banner, Button } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/**
 * Offers help where someone's words are heavy. It stands beside everything else and ends nothing. Its texts are the app's
 * own, under `care`, so that no host can lack them.
 */
export function CareNote({ level }: { level: CrisisLevel }) {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  if (level === 'none') return null;
  return (
    <Banner
      tone={level === 'crisis' ? 'critical' : 'accent'}
      icon={<LifeBuoy />}
      action={
        <Button size="sm" {...help}>
          {t('care.help')}
        </Button>
      }
    >
      {t(level === 'crisis' ? 'care.crisis' : 'care.concern')}
    </Banner>
  );
}
