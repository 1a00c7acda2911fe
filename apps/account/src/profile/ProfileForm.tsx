import { CareNote, useCrisisLevel } from '@nafas/care-react';
import type { Profile } from '@nafas/data-service/profile';
import { Banner, Button, Card, CardHead, TextArea, TextField } from '@nafas/design-system';
import { CircleAlert, CircleCheckBig } from '@nafas/design-system/icons';
import { formatLocale, joinSentences } from '@nafas/platform';
import { useCause, usePlatform, useStore } from '@nafas/platform/remote';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTH, type Field } from './check-profile.ts';
import css from './profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** The edit form: name and e-mail are required, the rest may be left out. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const number = new Intl.NumberFormat(formatLocale(useStore(platform.language)));
  const session = useStore(platform.session);
  const describeCause = useCause();
  const { values, changes, problems, status, error, isSaved, type, discard, submit } =
    useProfileForm(profile);
  // A name that stands there unchanged is no reason to load the screen.
  const changed = (['name', 'location'] as const).filter(
    (each) => values[each] !== (profile[each] ?? ''),
  );
  const written = [...changed.map((each) => values[each]), values.bio].join('\n').trim();
  const care = useCrisisLevel(written);
  const form = useRef<HTMLFormElement>(null);
  const isSaving = status === 'saving';

  function field(name: Field) {
    const problem = problems[name];
    return {
      name,
      label: t(`profile.${name}`),
      readOnly: isSaving,
      value: values[name],
      error: problem && t(`check.${problem}`, { max: number.format(MAX_LENGTH[name]) }),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        type(name, event.currentTarget.value),
    };
  }

  async function save() {
    const wrong = await submit();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <Card as="section" aria-labelledby="edit-profile">
      <CardHead title={t('profile.edit')} titleId="edit-profile" />
      <form
        ref={form}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          {...field('name')}
          autoComplete="name"
          dir="auto"
          required
          hint={t('profile.nameHint')}
        />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          hint={
            session.status === 'signed-in'
              ? t('profile.emailHint', { email: session.user.email })
              : undefined
          }
        />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          aside={t('profile.optional')}
        />
        <TextField
          {...field('location')}
          autoComplete="address-level2"
          dir="auto"
          aside={t('profile.optional')}
          hint={t('profile.locationHint')}
        />
        <TextArea
          {...field('bio')}
          rows={4}
          aside={t('profile.optional')}
          counter={t('profile.length', {
            n: number.format([...values.bio].length),
            max: number.format(MAX_LENGTH.bio),
          })}
        />
        <CareNote level={care} text={written} />
        {status === 'failed' && (
          <Banner tone="critical" icon={<CircleAlert />} title={t('profile.updateFailed')}>
            {joinSentences(i18n.language, [describeCause(error), t('nothingLost')])}
          </Banner>
        )}
        <div className={css['foot']}>
          <p role="status" className={css['saved']} data-waits={!isSaved || undefined}>
            {isSaved && (
              <>
                <CircleCheckBig size="sm" />
                {t('profile.updated')}
              </>
            )}
            {!isSaved && changes > 0
              ? t('settings.changes', { count: changes, n: number.format(changes) })
              : null}
          </p>
          {changes > 0 && (
            <Button variant="quiet" disabled={isSaving} onClick={discard}>
              {t('settings.discard')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isSaving}>
            {status === 'failed'
              ? t('tryAgain', { ns: 'generic' })
              : t(isSaving ? 'saving' : 'profile.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
