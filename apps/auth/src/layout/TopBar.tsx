import { Button, Logo } from '@nafas/design-system';
import { Languages, LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './TopBar.module.css';

/** The way home, the other language, and help: these pages stand outside the shell's frame. */
export function TopBar() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const other = useStore(platform.language) === 'ar' ? 'en' : 'ar';
  const home = usePlatformLink(PATHS.landing);
  const help = usePlatformLink(PATHS.help);
  return (
    <div className={css['bar']}>
      <Logo className={css['logo']} name={t('top.brand')} {...home} />
      <Button
        variant="quiet"
        className={css['item']}
        lang={other}
        icon={<Languages />}
        onClick={() => platform.setLanguage(other)}
      >
        {t('top.otherLanguage')}
      </Button>
      <Button variant="quiet" className={css['item']} icon={<LifeBuoy />} {...help}>
        {t('top.help')}
      </Button>
    </div>
  );
}
