import { Button } from '@nafas/design-system';
import { AppleMark, FacebookMark, GitHubMark, GoogleMark } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from './SocialButtons.module.css';

const PROVIDERS = [
  { id: 'google', name: 'Google', Mark: GoogleMark },
  { id: 'apple', name: 'Apple', Mark: AppleMark },
  { id: 'github', name: 'GitHub', Mark: GitHubMark },
  { id: 'facebook', name: 'Facebook', Mark: FacebookMark },
] as const;

/** The four social providers. One that can't work is disabled and a sentence says why: never a dead click. */
export function SocialButtons() {
  const { t, i18n } = useTranslation();
  const reasonId = useId();
  const enabled = useSocialProviders();
  const call = useAuthCall();
  const off = PROVIDERS.filter(({ id }) => !enabled.includes(id));

  function reason(): string | null {
    if (enabled === 'asking' || off.length === 0) return null;
    if (enabled === 'unknown') return t('social.unknown');
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
    </div>
  );
}

/** Names of the providers the backend has enabled; `unknown` when it could not be asked. */
type SocialProviders = 'asking' | 'unknown' | readonly string[];

/** Asks the backend once which social providers it has enabled. */
function useSocialProviders(): SocialProviders {
  const platform = usePlatform();
  const [providers, setProviders] = useState<SocialProviders>('asking');
  useEffect(() => {
    let shown = true;
    platform.backend().then(
      (backend) => shown && setProviders(backend.capabilities.socialProviders),
      () => shown && setProviders('unknown'),
    );
    return () => {
      shown = false;
    };
  }, [platform]);
  return providers;
}
