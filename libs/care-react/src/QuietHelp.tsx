import { isScreened } from '@nafas/care/is-screened';
import { Link } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/**
 * The help line that stays beside a field where the screen was not measured for the language that is written in. Its
 * texts are the app's own, under `care`.
 *
 * @param props.text The words of the field.
 */
export function QuietHelp({ text }: { text: string }) {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  const language = useStore(usePlatform().language);
  if (isScreened(text, language)) return null;
  return (
    <p>
      <small>
        {t('care.quiet')} <Link {...help}>{t('care.help')}</Link>
      </small>
    </p>
  );
}
