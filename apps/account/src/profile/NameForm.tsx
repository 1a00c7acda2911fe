import { Banner, Button, Card, CardHead, TextField } from '@nafas/design-system';
import { CircleAlert, CircleCheckBig } from '@nafas/design-system/icons';
import { MAX_NAME } from '@nafas/data-service/profile';
import { localeOf } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useForAWhile } from '../page/use-for-a-while.ts';
import css from './profile.module.css';
import { useSaveName } from './use-profile.ts';

/** The specification's (section 9). */
const MESSAGE_MS = 3000;

type Problem = 'required' | 'tooLong';

function check(name: string): Problem | undefined {
  const length = [...name.trim()].length;
  if (length === 0) return 'required';
  return length > MAX_NAME ? 'tooLong' : undefined;
}

/** The edit form. What is typed stays while the page refreshes, and when saving fails. */
export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const number = new Intl.NumberFormat(localeOf(useStore(platform.language)));
  const save = useSaveName();
  const [typed, setTyped] = useState<string | null>(null);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [isTried, setIsTried] = useState(false);
  const [isSaved, showSaved] = useForAWhile(MESSAGE_MS);
  const field = useRef<HTMLInputElement>(null);
  const value = typed ?? name;
  const problem = isTried ? check(value) : undefined;
  const isSaving = status === 'saving';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsTried(true);
    if (check(value) !== undefined) return field.current?.focus();
    setStatus('saving');
    try {
      await save(value);
      setTyped(null);
      setIsTried(false);
      setStatus('idle');
      showSaved();
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setStatus('failed');
    }
  }

  return (
    <Card as="section" aria-labelledby="edit-profile">
      <CardHead title={t('profile.edit')} titleId="edit-profile" />
      <form className={css['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label={t('profile.name')}
          name="name"
          autoComplete="name"
          dir="auto"
          required
          readOnly={isSaving}
          value={value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          hint={t('profile.nameHint')}
          error={problem && t(`check.${problem}`, { max: number.format(MAX_NAME) })}
        />
        {status === 'failed' && (
          <Banner tone="critical" icon={<CircleAlert />} title={t('profile.updateFailed')}>
            {t('nothingLost')}
          </Banner>
        )}
        <div className={css['foot']}>
          <p role="status" className={css['saved']}>
            {isSaved && (
              <>
                <CircleCheckBig size="sm" />
                {t('profile.updated')}
              </>
            )}
          </p>
          <Button type="submit" variant="primary" busy={isSaving}>
            {t(isSaving ? 'saving' : status === 'failed' ? 'tryAgain' : 'profile.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
