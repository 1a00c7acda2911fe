import { Banner, Button } from '@nafas/design-system';
import { Info } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** Says that everything on screen is sample data, and leads to an account of one's own. */
export function DemoBanner() {
  const { t } = useTranslation();
  const { demo, signOutTarget, router } = useRuntime();
  const isDemo = useStore(demo.isOn);
  if (!isDemo) return null;
  const signUp = async () => {
    signOutTarget.set(PATHS.signUp);
    demo.end();
    await router.navigate(PATHS.signUp);
  };
  return (
    <Banner
      className="nf-screen-only"
      tone="accent"
      icon={<Info />}
      action={
        <Button size="sm" onClick={() => void signUp()}>
          {t('demo.signUp')}
        </Button>
      }
    >
      <strong>{t('demo.title')}</strong> {t('demo.text')}
    </Banner>
  );
}
