import { Button } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import { Refusal } from '../auth-call/Refusal.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { CodeForm } from './CodeForm.tsx';

/** In place of the page that signed in, until the code of the second factor was given, or the sign-in is given up. */
export function CodePage() {
  const { t } = useTranslation();
  const leave = useAuthCall();
  return (
    <div className={css['page']}>
      <PageHead title={t('second.title')}>{t('second.lead')}</PageHead>
      <CodeForm />
      <details>
        <summary>{t('second.lost')}</summary>
        <p className={css['muted']}>{t('second.lostHelp')}</p>
      </details>
      {leave.failure ? (
        <FailureNote
          failure={leave.failure}
          wait={leave.wait}
          refusal={(refused) => <Refusal refused={refused} fallback="second.failed" />}
        />
      ) : null}
      <Button
        variant="quiet"
        busy={leave.busy}
        onClick={() => void leave.run((auth) => auth.signOut('local'))}
      >
        {t('second.other')}
      </Button>
    </div>
  );
}
