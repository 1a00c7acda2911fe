import { Button } from '@nafas/design-system';
import { AppleMark, FacebookMark, GitHubMark, GoogleMark } from '@nafas/design-system/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import { Refusal } from '../auth-call/Refusal.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from './SocialButtons.module.css';
import { useSocialProviders } from './use-social-providers.ts';

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
  const { busy, failure, wait, run } = useAuthCall();
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
              disabled={isOff || busy}
              aria-describedby={isOff ? reasonId : undefined}
              onClick={() => void run((auth) => auth.signInWithProvider(id))}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <p id={reasonId} className={css['reason']}>
        {reason()}
      </p>
      {failure ? (
        <FailureNote
          failure={failure}
          wait={wait}
          refusal={(refused) => <Refusal refused={refused} fallback="social.failed" />}
        />
      ) : null}
    </div>
  );
}
