import { isHandle } from '@nafas/data-service/public-profile';
import { saveHandle } from '@nafas/data-service/public-profile/client';
import { Banner, Button, TextField } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { isDataError, joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './public-page.module.css';

/** The address of the public page: chosen, changed, given up. What was typed stays, whatever is answered. */
export function HandleForm({ stored }: { stored: string | null }) {
  const { t, i18n } = useTranslation('people');
  const describeCause = useCause();
  const platform = usePlatform();
  const save = useMutation(saveHandle(platform));
  const [typed, setTyped] = useState(stored ?? '');
  const [problem, setProblem] = useState<'invalid' | 'notFree' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  function send(handle: string | null) {
    if (save.isPending) return;
    save.mutate(handle, {
      onSuccess: () =>
        platform.notify({
          kind: 'done',
          message: t(handle === null ? 'public.removed' : 'public.saved'),
        }),
      onError(error) {
        const code = isDataError(error) ? error.code : null;
        if (code === 'invalid' || code === 'conflict') {
          setProblem(code === 'invalid' ? 'invalid' : 'notFree');
          input.current?.focus();
        } else platform.report(error, { phase: 'run' });
      },
    });
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = typed.trim().toLowerCase();
    if (isHandle(wanted)) {
      send(wanted);
      return;
    }
    setProblem('invalid');
    input.current?.focus();
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={t('public.handle')}
        hint={t('public.handleHint')}
        error={problem === null ? undefined : t(`public.${problem}`)}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      {save.isError && problem === null && (
        <Banner tone="critical" icon={<CircleAlert />}>
          {joinSentences(i18n.language, [t('public.failed'), describeCause(save.error)])}
        </Banner>
      )}
      <div className={css['buttons']}>
        <Button type="submit" busy={save.isPending}>
          {t('public.save')}
        </Button>
        {stored !== null && (
          <Button variant="quiet" disabled={save.isPending} onClick={() => send(null)}>
            {t('public.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
