import { Button } from '@nafas/design-system';
import { AppleMark, FacebookMark, GitHubMark, GoogleMark } from '@nafas/design-system/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './SocialButtons.module.css';
import { useSocialProviders } from './use-social-providers.ts';

const PROVIDERS = [
  { id: 'google', name: 'Google', Mark: GoogleMark },
  { id: 'apple', name: 'Apple', Mark: AppleMark },
  { id: 'github', name: 'GitHub', Mark: GitHubMark },
  { id: 'facebook', name: 'Facebook', Mark: FacebookMark },
] as const;

/**
 * The four social providers. A button that can't work is disabled and a sentence says why: never a dead click.
 * The contract has no social sign-in yet, so a provider that the server does offer is named as not supported.
 */
export function SocialButtons() {
  const { t, i18n } = useTranslation();
  const reasonId = useId();
  const enabled = useSocialProviders();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const names = (offered: boolean) =>
    PROVIDERS.filter(({ id }) => enabled.includes(id) === offered).map(({ name }) => name);

  function reasons(): string[] {
    if (enabled === 'asking') return [];
    if (enabled === 'unknown') return [t('social.unknown')];
    const [off, offered] = [names(false), names(true)];
    return [
      ...(off.length > 0 ? [t('social.off', { list: list.format(off) })] : []),
      ...(offered.length > 0 ? [t('social.unsupported', { list: list.format(offered) })] : []),
    ];
  }

  return (
    <div className={css['social']}>
      <p className={css['or']}>{t('social.or')}</p>
      <div className={css['buttons']}>
        {PROVIDERS.map(({ id, name, Mark }) => (
          <Button key={id} lang="en" icon={<Mark />} disabled aria-describedby={reasonId}>
            {name}
          </Button>
        ))}
      </div>
      <p id={reasonId} className={css['reason']}>
        {reasons().join(' ')}
      </p>
    </div>
  );
}
