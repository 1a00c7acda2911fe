import type { CrisisLevel } from '@nafas/care/screening';
import { Banner, Button } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { QuietHelp } from './QuietHelp.tsx';

/**
 * Offers help where someone's words are heavy. It stands beside everything else and ends nothing. Its texts are the app's
 * own, under `care`, so that no host can lack them.
 *
 * @param props.text The words of the field; in a language without a measured screen a quiet line stays beside it.
 */
export function CareNote({ level, text = '' }: { level: CrisisLevel; text?: string }) {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  if (level === 'none') return <QuietHelp text={text} />;
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
