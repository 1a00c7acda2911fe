import { Button } from '@nafas/design-system';
import { AppleMark, FacebookMark, GitHubMark, GoogleMark } from '@nafas/design-system/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { useCapabilities } from './use-capabilities.ts';
import { SsoForm } from './SsoForm.tsx';
import css from './SocialButtons.module.css';

const PROVIDERS = [
  { id: 'google', name: 'Google', Mark: GoogleMark },
  { id: 'apple', name: 'Apple', Mark: AppleMark },
  { id: 'github', name: 'GitHub', Mark: GitHubMark },
  { id: 'facebook', name: 'Facebook', Mark: FacebookMark },
] as const;

/**
 * The four social providers, and the own page of an organization. A provider that can't work is disabled and a sentence says
 * why: never a dead click.
 */
export function SocialButtons() {
  const { t, i18n } = useTranslation();
  const reasonId = useId();
  const known = useCapabilities();
  const enabled: readonly string[] = typeof known === 'object' ? known.socialProviders : [];
  const call = useAuthCall();
  const off = PROVIDERS.filter(({ id }) => !enabled.includes(id));

  function reason(): string | null {
    if (known === 'asking' || off.length === 0) return null;
    if (known === 'unknown') return t('social.unknown');
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
    return t('social.off', { list: list.format(off.map(({ name }) => name)) });
  }

  return (
    <div className={css['social']}>
      <p className={css['or']}>{t('social.or')}</p>
      <div className={css['buttons']}>
        {PROVIDERS.map(({ id, name, Mark }) => {
          const isOff = !enabled.includes(id);
          return (
            <Button
              key={id}
              lang="en"
              icon={<Mark />}
              disabled={isOff || call.busy}
              aria-describedby={isOff ? reasonId : undefined}
              onClick={() => void call.run((auth) => auth.signInWithProvider(id))}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <p id={reasonId} className={css['reason']}>
        {reason()}
      </p>
      <FailureNote call={call} fallback="social.failed" />
      {typeof known === 'object' && known.sso === true ? <SsoForm /> : null}
    </div>
  );
}
